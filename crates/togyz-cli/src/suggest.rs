//! "Did you mean …?"

/// The candidate that `input` is probably a slip of, if one is near enough: two
/// letters changed, missing, added or exchanged at most, and fewer than half of
/// them.
pub fn nearest<'a>(input: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let input = input.to_lowercase();
    let length = input.chars().count();
    candidates
        .into_iter()
        .map(|candidate| {
            let distance = strsim::damerau_levenshtein(&input, &candidate.to_lowercase());
            (distance, candidate)
        })
        .filter(|(distance, _)| *distance <= 2 && 2 * distance < length)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_slip_is_recognized() {
        let words = ["unicode", "ascii", "text", "undo", "қайтару"];
        assert_eq!(nearest("undp", words), Some("undo"));
        assert_eq!(nearest("unciode", words), Some("unicode"));
        assert_eq!(nearest("қайтур", words), Some("қайтару"));
    }

    #[test]
    fn anything_else_is_not() {
        assert_eq!(nearest("x", ["y"]), None);
        assert_eq!(nearest("tot", ["text"]), None);
        assert_eq!(nearest("", ["text"]), None);
    }
}
