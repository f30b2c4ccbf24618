//! Bytes of a file to text.

use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1251};

/// The bytes are no text: too many of them are ones that no text has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotText;

/// The text of a file in UTF-8, UTF-16 or Windows-1251.
///
/// A byte order mark decides; without one, the beginning does. A byte that is
/// damaged becomes a replacement character, so that the reader of a record
/// stumbles over it where it stands and keeps everything before it.
///
/// # Errors
///
/// If more than a tenth of the beginning are characters that no text has.
pub fn decode(bytes: &[u8]) -> Result<String, NotText> {
    const BEGINNING: usize = 4096;
    let encoding = encoding_of(bytes);
    let (text, ..) = encoding.decode(bytes);
    // Old editors mark the end with Ctrl-Z.
    let text = text.trim_end_matches('\u{1a}');
    let is_foreign = |c: &char| {
        let usual = matches!(c, '\n' | '\r' | '\t' | '\u{c}');
        c.is_control() && !usual || *c == char::REPLACEMENT_CHARACTER
    };
    let beginning = text.chars().take(BEGINNING);
    let foreign = beginning.clone().filter(is_foreign).count();
    if foreign * 10 > beginning.count() {
        return Err(NotText);
    }
    Ok(text.to_owned())
}

/// The encoding that a text begins in.
pub fn encoding_of(beginning: &[u8]) -> &'static Encoding {
    match Encoding::for_bom(beginning) {
        Some((encoding, _)) => encoding,
        None => guess(beginning),
    }
}

fn guess(bytes: &[u8]) -> &'static Encoding {
    // In UTF-16, the high bytes of digits and of Cyrillic letters are 0 and 4.
    let beginning = &bytes[..bytes.len().min(64) & !1];
    let high = |start: usize| {
        let mut high = beginning.iter().skip(start).step_by(2);
        beginning.len() > 3 && beginning.contains(&0) && high.all(|byte| matches!(byte, 0 | 4))
    };
    if high(1) {
        UTF_16LE
    } else if high(0) {
        UTF_16BE
    } else if is_utf_8(bytes) {
        UTF_8
    } else {
        WINDOWS_1251
    }
}

/// Whether the bytes are UTF-8, or were before they were damaged: some letter
/// beyond ASCII came out right, which hardly happens by chance.
fn is_utf_8(bytes: &[u8]) -> bool {
    match std::str::from_utf8(bytes) {
        Ok(_) => true,
        Err(error) => {
            let valid = &bytes[..error.valid_up_to()];
            error.error_len().is_none() || !valid.is_ascii()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "5. 48 36х\n";

    #[test]
    fn every_encoding_of_records_is_read() {
        let utf_16: Vec<u8> = LINE.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let utf_16_be: Vec<u8> = LINE.encode_utf16().flat_map(u16::to_be_bytes).collect();
        let (cp1251, ..) = WINDOWS_1251.encode(LINE);
        let with_bom = [&[0xef, 0xbb, 0xbf], LINE.as_bytes()].concat();
        let utf_16_with_bom = [&[0xff, 0xfe], utf_16.as_slice()].concat();
        let latin: Vec<u8> = "7\n".encode_utf16().flat_map(u16::to_be_bytes).collect();
        for bytes in [
            LINE.as_bytes(),
            &with_bom,
            &cp1251,
            &utf_16_with_bom,
            &[&[0xfe, 0xff], utf_16_be.as_slice()].concat(),
        ] {
            assert_eq!(decode(bytes).as_deref(), Ok(LINE));
        }
        assert_eq!(decode(&latin).as_deref(), Ok("7\n"));
    }

    #[test]
    fn binary_is_refused() {
        assert_eq!(decode(b"\x7fELF\x01\x02"), Err(NotText));
        assert_eq!(decode(&[0x89, b'P', 0x98, 0, 0, 1]), Err(NotText));
    }

    #[test]
    fn damage_leaves_the_rest() {
        let text = "[White \"Ақ\"]\n1. 76 98\n2. 66 36х";
        let cut = &text.as_bytes()[..text.len() - 1];
        let read = decode(cut).unwrap();
        assert!(read.starts_with("[White \"Ақ\"]\n1. 76 98\n2. 66 36"));
        let with_nuls = [text.as_bytes(), &[0, 0]].concat();
        assert!(decode(&with_nuls).unwrap().starts_with(text));
        assert_eq!(decode(b"1. 76\r\n\x1a").as_deref(), Ok("1. 76\r\n"));
    }

    #[test]
    fn utf_16_without_a_mark_may_begin_with_cyrillic_letters() {
        let text = "Ақ пен қара: 1. 76 98\n";
        let bytes: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(decode(&bytes).as_deref(), Ok(text));
    }
}
