//! A language in which no letter is a plain one. The tests of the terminal use
//! this file, too.

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

/// The English file with every letter of its texts replaced by a wide one.
pub(crate) fn pseudo_file(english: &str) -> String {
    let mut resource = parser::parse(english.to_owned()).expect("the English file");
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry
            && let Some(value) = &mut message.value
        {
            widen(value);
        }
    }
    serializer::serialize(&resource)
}

fn widen(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                *value = value.chars().map(wide).collect();
            }
            PatternElement::Placeable { expression } => {
                if let Expression::Select { variants, .. } = expression {
                    for variant in variants {
                        widen(&mut variant.value);
                    }
                }
            }
        }
    }
}

fn wide(c: char) -> char {
    if c.is_ascii_alphabetic() {
        char::from_u32(u32::from(c) - 0x21 + 0xff01).expect("a wide letter")
    } else {
        c
    }
}
