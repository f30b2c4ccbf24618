//! "Did you mean …?"

/// The candidate that `input` is probably a slip of: few letters changed,
/// missing, added or exchanged, compared with its length.
pub fn nearest<'a>(input: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    // A name is not longer; a hostile one would take its square of time.
    const LONGEST: usize = 64;
    const MOST: usize = 2000;
    let input: Vec<char> = input.chars().take(LONGEST + 1).collect();
    if input.len() > LONGEST {
        return None;
    }
    let near = (input.len() / 3).min(4);
    candidates
        .into_iter()
        .take(MOST)
        .map(|candidate| (distance(&input, candidate), candidate))
        .filter(|(distance, _)| *distance <= near)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// How many letters have to be changed, left out or put in.
fn distance(input: &[char], candidate: &str) -> usize {
    let mut row: Vec<usize> = (0..=input.len()).collect();
    for (line, letter) in candidate.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = line + 1;
        for (column, other) in input.iter().enumerate() {
            let changed = diagonal + usize::from(letter != *other);
            diagonal = row[column + 1];
            row[column + 1] = changed.min(diagonal + 1).min(row[column] + 1);
        }
    }
    row[input.len()]
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_slip_is_recognized() {
        let names = ["stones", "mover", "narrate-turn"];
        assert_eq!(nearest("stone", names), Some("stones"));
        assert_eq!(nearest("narate-trun", names), Some("narrate-turn"));
        assert_eq!(nearest("x", names), None);
        assert_eq!(nearest(&"stones".repeat(100_000), names), None);
    }
}
