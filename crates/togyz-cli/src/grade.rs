//! How bad a move is: the result first, stones second.

/// How bad a mistake is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// At least 2 stones are lost.
    Inaccuracy,
    /// At least 5 stones are lost.
    Mistake,
    /// At least 10 stones are lost, or the result.
    Blunder,
}

impl Grade {
    /// The grade of a move that loses so many hundredths of a stone; `None` if
    /// that is too little.
    pub(crate) const fn of(loss: i32) -> Option<Self> {
        match loss {
            1000.. => Some(Self::Blunder),
            500.. => Some(Self::Mistake),
            200.. => Some(Self::Inaccuracy),
            _ => None,
        }
    }

    /// Its mark in records.
    pub(crate) const fn mark(self) -> &'static str {
        match self {
            Self::Blunder => "??",
            Self::Mistake => "?",
            Self::Inaccuracy => "?!",
        }
    }

    /// Its name in data.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Blunder => "blunder",
            Self::Mistake => "mistake",
            Self::Inaccuracy => "inaccuracy",
        }
    }
}

/// How accurate moves are, in hundredths: 100 for each that loses nothing, 90
/// for one that loses a stone, 37 for ten stones. `None` without a move.
pub(crate) fn accuracy(losses: impl Iterator<Item = i32>) -> Option<u32> {
    let mut count = 0_u32;
    let mut sum = 0.0;
    for loss in losses {
        count += 1;
        sum += 100.0 * (-f64::from(loss) / 1000.0).exp();
    }
    if count == 0 {
        return None;
    }
    let mean = (sum / f64::from(count)).round();
    // It lies within 0 and 100.
    (0..=100).rev().find(|percent| f64::from(*percent) <= mean)
}

#[cfg(test)]
mod tests {
    use super::{Grade, accuracy};
    use togyz_ai::{Score, loss};

    #[test]
    fn a_longer_win_is_no_mistake() {
        assert_eq!(loss(Score::win_in(3), Score::win_in(9)), 0);
        assert_eq!(loss(Score::loss_in(9), Score::loss_in(3)), 0);
    }

    #[test]
    fn a_result_that_flips_is_a_blunder() {
        let grade = |best, here| Grade::of(loss(best, here));
        let even = Score::from_hundredths(0);
        assert_eq!(
            grade(Score::win_in(3), Score::loss_in(2)),
            Some(Grade::Blunder)
        );
        assert_eq!(grade(Score::win_in(3), even), Some(Grade::Blunder));
        assert_eq!(grade(even, Score::loss_in(4)), Some(Grade::Blunder));
        // Still far ahead.
        let ahead = Score::from_hundredths(3000);
        assert_eq!(grade(Score::win_in(3), ahead), None);
    }

    #[test]
    fn stones_are_counted_where_nothing_is_proven() {
        let grade = |stones: i32| Grade::of(loss(Score::DRAW, Score::from_hundredths(-stones)));
        assert_eq!(grade(199), None);
        assert_eq!(grade(200), Some(Grade::Inaccuracy));
        assert_eq!(grade(500), Some(Grade::Mistake));
        assert_eq!(grade(1000), Some(Grade::Blunder));
    }

    #[test]
    fn accuracy_is_the_mean_over_the_moves() {
        assert_eq!(accuracy([0, 0].into_iter()), Some(100));
        assert_eq!(accuracy([0, 1000].into_iter()), Some(68));
        assert_eq!(accuracy([].into_iter()), None);
    }
}
