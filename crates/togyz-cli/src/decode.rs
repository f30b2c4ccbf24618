//! Bytes of a file to text.

use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1251};

/// Why bytes are no text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotText {
    /// The file holds bytes that no text has.
    Binary,
    /// The bytes are in none of the encodings that records come in.
    UnknownEncoding {
        /// The line of the first byte that is not UTF-8, from 1.
        line: usize,
    },
}

/// The text of a file in UTF-8, UTF-16 or Windows-1251.
///
/// A byte order mark decides; without one, text that is not UTF-8 is taken for
/// UTF-16 if every second byte of its beginning is zero, and for Windows-1251
/// otherwise.
///
/// # Errors
///
/// If the bytes hold control characters that no text has, or cannot be decoded.
pub fn decode(bytes: &[u8]) -> Result<String, NotText> {
    let encoding = match Encoding::for_bom(bytes) {
        Some((encoding, _)) => encoding,
        None => guess(bytes),
    };
    let (text, _, malformed) = encoding.decode(bytes);
    if malformed {
        let valid = std::str::from_utf8(bytes).map_or_else(|error| error.valid_up_to(), str::len);
        let line = bytes[..valid].split(|byte| *byte == b'\n').count();
        return Err(NotText::UnknownEncoding { line });
    }
    let is_binary =
        |c: char| c.is_control() && !matches!(c, '\n' | '\r' | '\t' | '\u{c}' | '\u{1a}');
    if text.contains(is_binary) {
        return Err(NotText::Binary);
    }
    Ok(text.into_owned())
}

fn guess(bytes: &[u8]) -> &'static Encoding {
    let beginning = &bytes[..bytes.len().min(64)];
    let zeros = |start: usize| {
        let mut bytes = beginning.iter().skip(start).step_by(2);
        beginning.len() > 3 && bytes.all(|byte| *byte == 0)
    };
    if zeros(1) {
        UTF_16LE
    } else if zeros(0) {
        UTF_16BE
    } else if std::str::from_utf8(bytes).is_ok() {
        UTF_8
    } else {
        WINDOWS_1251
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
        assert_eq!(decode(b"\x7fELF\x01\x02"), Err(NotText::Binary));
        assert_eq!(decode(&[0x89, b'P', 0x98, 0, 0, 1]), Err(NotText::Binary));
    }
}
