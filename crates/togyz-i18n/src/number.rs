//! Numbers with endings: `NUM($n, case: "dat")` and `NUMBER($n, type: "ordinal")`.

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumberType;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::bounded::Bounded;

/// Marks the place of a fault inside a function: a function cannot report one
/// to the formatter. It is no character, and never shown.
pub(crate) const FAULT: char = '\u{fdd0}';

/// The message that defines the endings, one attribute for each case.
const ENDINGS: &str = "number-ending";

/// The longest ending, in bytes.
const MAX_ENDING: usize = 256;

/// The endings a language writes after digits.
pub(crate) struct Endings {
    /// Has no functions: an ending cannot ask for an ending.
    bundle: FluentBundle<Arc<FluentResource>>,
}

impl Endings {
    pub(crate) fn new(bundle: FluentBundle<Arc<FluentResource>>) -> Self {
        Self { bundle }
    }

    /// The digits of `number` with the ending of `case`, or `None` if the
    /// language does not define it.
    fn attach(&self, number: u32, case: &str) -> Option<String> {
        let message = self.bundle.get_message(ENDINGS)?;
        let ending = message.get_attribute(case)?.value();
        let mut arguments = FluentArgs::with_capacity(4);
        arguments.set("n", number);
        arguments.set("tail", tail(number));
        arguments.set("mod10", number % 10);
        arguments.set("mod100", number % 100);
        let mut written = Bounded::new(MAX_ENDING);
        let mut errors = Vec::new();
        let whole = self
            .bundle
            .write_pattern(&mut written, ending, Some(&arguments), &mut errors)
            .is_ok();
        (whole && errors.is_empty()).then(|| format!("{number}{}", written.text()))
    }
}

/// The last word of `number` as it is spoken: 0 to 10, 20, 30 … 100, 1000.
pub(crate) fn tail(number: u32) -> u32 {
    match number {
        0 => 0,
        _ if !number.is_multiple_of(10) => number % 10,
        _ if !number.is_multiple_of(100) => number % 100,
        _ if !number.is_multiple_of(1000) => 100,
        _ => 1000,
    }
}

/// Adds the two functions to `bundle`.
pub(crate) fn add_functions(bundle: &mut FluentBundle<Arc<FluentResource>>, endings: Endings) {
    // The names are free: the guard keeps messages from taking them.
    let added = bundle
        .add_function("NUM", move |positional, named| {
            num(&endings, positional, named)
        })
        .and_then(|()| bundle.add_function("NUMBER", number));
    debug_assert!(added.is_ok(), "a message is named like a function");
}

/// `NUM`: digits, with the ending of the case that is asked for.
fn num<'a>(
    endings: &Endings,
    positional: &[FluentValue<'a>],
    named: &FluentArgs<'_>,
) -> FluentValue<'a> {
    let Some(number) = positional.first().and_then(whole) else {
        return FAULT.to_string().into();
    };
    let written = match named.get("case") {
        None => Some(number.to_string()),
        Some(FluentValue::String(case)) => endings.attach(number, case),
        Some(_) => None,
    };
    written.unwrap_or_else(|| format!("{number}{FAULT}")).into()
}

/// `NUMBER`: honours `type`, and nothing that formats digits.
fn number<'a>(positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(FluentValue::Number(number)) = positional.first() else {
        return FAULT.to_string().into();
    };
    let mut number = number.clone();
    if let Some(FluentValue::String(kind)) = named.get("type") {
        number.options.r#type = match kind.as_ref() {
            "ordinal" => FluentNumberType::Ordinal,
            _ => FluentNumberType::Cardinal,
        };
    }
    FluentValue::Number(number)
}

/// The whole number in `value`, if it is one.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the value is tested to be a whole number in the range"
)]
fn whole(value: &FluentValue<'_>) -> Option<u32> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    let fits = number.value.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(&number.value);
    fits.then_some(number.value as u32)
}
