//! W04, the variants of choices, and W05, plural rules.

use fluent_syntax::ast::{InlineExpression, VariantKey};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use super::document::{Entry, What};
use super::facts::{Code, Fact};
use super::{Checked, Findings, meta_tag};
use crate::locale::truncations;
use crate::message::{Kind, Message};
use crate::resource::EntryKind;

/// The plural categories of whole numbers in a language, each with the first
/// numbers that belong to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Categories {
    /// The categories, in the order of CLDR.
    pub all: Vec<(&'static str, Vec<u32>)>,
}

impl Categories {
    fn names(&self) -> Vec<&'static str> {
        self.all.iter().map(|(name, _)| *name).collect()
    }
}

/// The plural categories of a language; `None` if CLDR has no rules for it.
pub fn categories(language: &LanguageIdentifier) -> Option<Categories> {
    rules(language, PluralRuleType::CARDINAL).map(|rules| of(&rules))
}

fn rules(language: &LanguageIdentifier, kind: PluralRuleType) -> Option<PluralRules> {
    let mut tags = truncations(language).into_iter();
    tags.find_map(|tag| PluralRules::create(tag, kind).ok())
}

fn of(rules: &PluralRules) -> Categories {
    const EXAMPLES: usize = 5;
    let mut all: Vec<(&'static str, Vec<u32>)> = ["zero", "one", "two", "few", "many", "other"]
        .map(|name| (name, Vec::new()))
        .into();
    for number in (0..=200).chain([1000, 1_000_000]) {
        let place = match rules.select(number) {
            Ok(PluralCategory::ZERO) => 0,
            Ok(PluralCategory::ONE) => 1,
            Ok(PluralCategory::TWO) => 2,
            Ok(PluralCategory::FEW) => 3,
            Ok(PluralCategory::MANY) => 4,
            Ok(PluralCategory::OTHER) | Err(_) => 5,
        };
        let examples = &mut all[place].1;
        if examples.len() < EXAMPLES {
            examples.push(number);
        }
    }
    all.retain(|(_, examples)| !examples.is_empty());
    Categories { all }
}

/// The language whose plural rules a file uses: the one it names, or its own.
pub(super) fn language(
    text: &str,
    base: Option<&str>,
    tag: Option<&LanguageIdentifier>,
) -> Option<LanguageIdentifier> {
    let texts = [Some(text), base];
    let named = texts.into_iter().flatten();
    let mut named = named.filter_map(|text| meta_tag(text, "meta-plurals"));
    named.next().or_else(|| tag.cloned())
}

pub(super) fn check(checked: &Checked<'_>, findings: &mut Findings) {
    if let Some(language) = &checked.plurals
        && categories(language).is_none()
    {
        let entry = checked.document.message("meta-plurals");
        let tag = language.to_string();
        let span = entry.map_or(0..0, |entry| entry.at.clone());
        findings.add(Fact::NoPlurals { tag }, span);
    }
    for entry in &checked.document.entries {
        if !entry.pardons(Code::W04) {
            for used in entry.uses() {
                if let What::Choice(selector, variants) = used.what {
                    let choice = Choice {
                        checked,
                        entry,
                        keys: variants.iter().map(Key::of).collect(),
                    };
                    choice.check(selector, &used.at, findings);
                }
            }
        }
    }
}

/// The key of a variant.
struct Key<'a> {
    text: &'a str,
    is_number: bool,
    is_default: bool,
}

impl<'a> Key<'a> {
    fn of(variant: &fluent_syntax::ast::Variant<&'a str>) -> Self {
        let (text, is_number) = match variant.key {
            VariantKey::Identifier { name } => (name, false),
            VariantKey::NumberLiteral { value } => (value, true),
        };
        Self {
            text,
            is_number,
            is_default: variant.default,
        }
    }
}

struct Choice<'a, 'b> {
    checked: &'a Checked<'b>,
    entry: &'a Entry<'b>,
    keys: Vec<Key<'a>>,
}

impl Choice<'_, '_> {
    fn check(
        &self,
        selector: &InlineExpression<&str>,
        at: &std::ops::Range<usize>,
        findings: &mut Findings,
    ) {
        let (name, kind) = match selector {
            InlineExpression::VariableReference { id } => (id.name, PluralRuleType::CARDINAL),
            InlineExpression::FunctionReference { id, arguments } if id.name == "NUMBER" => {
                let Some(InlineExpression::VariableReference { id }) = arguments.positional.first()
                else {
                    return;
                };
                let is_ordinal = arguments.named.iter().any(|argument| {
                    matches!(
                        argument.value,
                        InlineExpression::StringLiteral { value: "ordinal" }
                    )
                });
                let kind = if is_ordinal {
                    PluralRuleType::ORDINAL
                } else {
                    PluralRuleType::CARDINAL
                };
                (id.name, kind)
            }
            _ => return,
        };
        if self.entry.kind == EntryKind::Term {
            // What a term is given is the translator's affair.
            return;
        }
        match self.kind_of(name) {
            Some(Kind::Side) => self.side(name, findings),
            Some(Kind::Num | Kind::Pit) => self.number(kind, at, findings),
            Some(Kind::Text) | None => {}
        }
    }

    /// The kind of a variable: of the message's own, or of all with its name.
    fn kind_of(&self, name: &str) -> Option<Kind> {
        if self.entry.name == super::names::ENDINGS {
            return Some(Kind::Num);
        }
        let own = Message::TABLE.iter().filter(|i| i.id == self.entry.name);
        let variables = own.chain(Message::TABLE).flat_map(|info| info.variables);
        let mut kinds = variables.filter(|variable| variable.name == name);
        kinds.next().map(|variable| variable.kind)
    }

    fn side(&self, name: &str, findings: &mut Findings) {
        let allowed = ["white", "black"];
        for key in &self.keys {
            let covers_all = key.is_default && key.text == "other";
            if !covers_all && !allowed.contains(&key.text) {
                let fact = Fact::NeverKey {
                    key: key.text.to_owned(),
                    name: name.to_owned(),
                    allowed: allowed.to_vec(),
                };
                findings.add(fact, self.span(key));
            }
        }
    }

    fn number(&self, kind: PluralRuleType, at: &std::ops::Range<usize>, findings: &mut Findings) {
        let language = self.checked.plurals.as_ref();
        let Some(rules) = language.and_then(|language| rules(language, kind)) else {
            return;
        };
        let categories = of(&rules);
        let names = categories.names();
        let words: Vec<&Key<'_>> = self.keys.iter().filter(|key| !key.is_number).collect();
        for key in &words {
            if !names.contains(&key.text) && key.text != "other" {
                let fact = Fact::NeverCategory {
                    key: key.text.to_owned(),
                    categories: names.clone(),
                };
                findings.add(fact, self.span(key));
            }
        }
        for (place, key) in self.keys.iter().enumerate() {
            let number: Option<u32> = key.text.parse().ok().filter(|_| key.is_number);
            let Some(category) = number.and_then(|number| rules.select(number).ok()) else {
                continue;
            };
            let category = format!("{category:?}").to_lowercase();
            let before = &self.keys[..place];
            let taken = before
                .iter()
                .any(|other| other.text == category && !other.is_default);
            if taken {
                let key_text = key.text.to_owned();
                findings.add(Fact::TooLate { key: key_text }, self.span(key));
            }
        }
        let default = words.iter().find(|key| key.is_default);
        let covers_all = default.is_some_and(|key| key.text == "other");
        if covers_all || words.is_empty() {
            return;
        }
        let missing: Vec<&(&'static str, Vec<u32>)> = categories
            .all
            .iter()
            .filter(|(name, _)| !words.iter().any(|key| key.text == *name))
            .collect();
        if !missing.is_empty() {
            let fact = Fact::NoCategory {
                missing: missing.iter().map(|(name, _)| *name).collect(),
                examples: missing.iter().map(|(_, numbers)| numbers[0]).collect(),
            };
            findings.add(fact, at.clone());
        }
    }

    fn span(&self, key: &Key<'_>) -> std::ops::Range<usize> {
        let start = self.checked.document.offset(key.text);
        start..start + key.text.len()
    }
}
