//! Least squares, by the normal equations.
//!
//! Only additions, multiplications and square roots, in a fixed order: the same
//! on every machine.

/// The sums of a fit.
#[derive(Debug, Clone)]
pub(crate) struct Squares {
    /// Rows of the symmetric matrix, of which the lower half is used.
    matrix: Vec<Vec<f64>>,
    right: Vec<f64>,
}

impl Squares {
    /// Nothing known yet of `count` numbers.
    pub(crate) fn new(count: usize) -> Self {
        Self {
            matrix: (1..=count).map(|width| vec![0.0; width]).collect(),
            right: vec![0.0; count],
        }
    }

    /// The weighted sum of the numbers at these places, each place once, shall
    /// be `wanted`; `weight` is how much that counts.
    pub(crate) fn add(&mut self, parts: &[(usize, f64)], wanted: f64, weight: f64) {
        for (row, value) in parts {
            self.right[*row] += weight * value * wanted;
            for (column, other) in parts {
                if column <= row {
                    self.matrix[*row][*column] += weight * value * other;
                }
            }
        }
    }

    /// The numbers that fit best, by Cholesky's factors; those of which nothing
    /// is known are 0.
    pub(crate) fn solve(mut self) -> Vec<f64> {
        let count = self.right.len();
        for row in 0..count {
            let (above, rest) = self.matrix.split_at_mut(row);
            let own = &mut rest[0];
            for (column, other) in above.iter().enumerate() {
                let rest = own[column] - dot(&own[..column], &other[..column]);
                own[column] = divided(rest, other[column]);
            }
            let rest = own[row] - dot(&own[..row], &own[..row]);
            // Less is but what rounding leaves.
            own[row] = if rest > 1e-9 { rest.sqrt() } else { 0.0 };
        }
        let mut found = self.right;
        for row in 0..count {
            let rest = found[row] - dot(&self.matrix[row][..row], &found[..row]);
            found[row] = divided(rest, self.matrix[row][row]);
        }
        for row in (0..count).rev() {
            found[row] = divided(found[row], self.matrix[row][row]);
            for column in 0..row {
                found[column] -= self.matrix[row][column] * found[row];
            }
        }
        found
    }
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

fn divided(value: f64, by: f64) -> f64 {
    if by > 0.0 { value / by } else { 0.0 }
}
