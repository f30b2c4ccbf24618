//! What is wrong with a line of the protocol.

use togyz_i18n::Message;

/// What was written, short and on one line.
pub(super) fn shown(text: &str) -> String {
    const LONGEST: usize = 64;
    text.chars()
        .filter(|char| !char.is_control())
        .take(LONGEST)
        .collect()
}

pub(super) fn missing_value(option: &str) -> Message {
    Message::ErrorCliMissingValue {
        option: option.to_owned(),
    }
}

pub(super) fn bad_value(option: &str, input: &str) -> Message {
    Message::ErrorCliBadValue {
        input: shown(input),
        option: option.to_owned(),
    }
}

/// The whole number `text`, `min` to `max`. One too long to be counted with is
/// the greatest of all.
pub(super) fn number(option: &str, text: &str, min: u64, max: u64) -> Result<u64, Message> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(Message::ErrorCliNotANumber {
            option: option.to_owned(),
            input: shown(text),
        });
    }
    let number = text.parse().unwrap_or(u64::MAX);
    if (min..=max).contains(&number) {
        Ok(number)
    } else {
        Err(Message::ErrorCliRange {
            input: shown(text),
            option: option.to_owned(),
            min: min.to_string(),
            max: max.to_string(),
        })
    }
}
