//! Dates as records write them.

/// A day, a month or a year: `2025-01-08`, `2025-01`, `2025`. Later dates are
/// greater, as texts too.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date(String);

impl Date {
    /// The date that `text` writes: the year first or last, the parts divided by
    /// `.`, `-` or `/`; parts that are left open (`??`) are not known. `None` if
    /// not even the year is, and for days that no calendar has.
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts: Vec<&str> = text.trim().split(['.', '-', '/']).collect();
        if parts.len() == 3 && parts[0].len() <= 2 {
            parts.reverse();
        }
        let [year, rest @ ..] = parts.as_slice() else {
            return None;
        };
        if rest.len() > 2 {
            return None;
        }
        let year = number(year, 4, 1..=9999)?;
        let mut date = format!("{year:04}");
        for (part, last) in rest.iter().zip([12, 31]) {
            if part.chars().all(|c| c == '?') {
                break;
            }
            date = format!("{date}-{:02}", number(part, 2, 1..=last)?);
        }
        let is_whole = date.len() == "2025-01-08".len();
        if is_whole && date.parse::<jiff::civil::Date>().is_err() {
            return None;
        }
        Some(Self(date))
    }

    /// The text of it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

fn number(text: &str, digits: usize, range: std::ops::RangeInclusive<u16>) -> Option<u16> {
    let is_number = (1..=digits).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
    if !is_number || (digits == 4 && text.len() != 4) {
        return None;
    }
    text.parse().ok().filter(|number| range.contains(number))
}

#[cfg(test)]
mod tests {
    use super::Date;

    #[track_caller]
    fn check(text: &str, expected: Option<&str>) {
        assert_eq!(Date::parse(text).as_ref().map(Date::as_str), expected);
    }

    #[test]
    fn dates_of_records_are_understood() {
        check("2025.01.08", Some("2025-01-08"));
        check("2025-1-8", Some("2025-01-08"));
        check("05.06.2022", Some("2022-06-05"));
        check("2018", Some("2018"));
        check("2018.??.??", Some("2018"));
        check("2018.03.??", Some("2018-03"));
        check("????.??.??", None);
        check("?", None);
        check("2018.13.01", None);
        check("2024.02.29", Some("2024-02-29"));
        check("2025.02.29", None);
        check("31.04.2025", None);
        check("yesterday", None);
        check("", None);
        check("1.2.3.4", None);
    }
}
