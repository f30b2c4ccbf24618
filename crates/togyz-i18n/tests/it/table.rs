//! The table of messages and the files agree.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;
use togyz_i18n::{Locales, Message, Origin};

use crate::BUILT_IN;

pub(crate) fn source(language: &str) -> &'static str {
    match language {
        "en" => include_str!("../../locales/en.ftl"),
        "kk" => include_str!("../../locales/kk.ftl"),
        "ky" => include_str!("../../locales/ky.ftl"),
        "ru" => include_str!("../../locales/ru.ftl"),
        _ => panic!("{language} is not built in"),
    }
}

/// What a message refers to.
#[derive(Default)]
struct Uses {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Uses {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::TermReference { id, .. } => panic!("-{} is a term", id.name),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        for argument in &arguments.positional {
            self.inline(argument);
        }
    }
}

fn parsed(language: &str) -> BTreeMap<String, Uses> {
    let resource = parser::parse(source(language)).unwrap();
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let mut uses = Uses::default();
        if let Some(value) = &message.value {
            uses.pattern(value);
        }
        let before = messages.insert(message.id.name.to_owned(), uses);
        assert!(before.is_none(), "{language}: {} twice", message.id.name);
    }
    messages
}

fn variables(messages: &BTreeMap<String, Uses>, id: &str) -> BTreeSet<String> {
    let uses = &messages[id];
    let mut all = uses.variables.clone();
    for helper in &uses.messages {
        all.extend(variables(messages, helper));
    }
    all
}

fn is_private(id: &str) -> bool {
    id.starts_with("local-") || id.starts_with("meta-") || id == "number-ending"
}

#[test]
fn every_file_has_exactly_the_messages_of_the_table() {
    let table: BTreeSet<&str> = Message::TABLE.iter().map(|info| info.id).collect();
    assert_eq!(
        table.len(),
        Message::TABLE.len(),
        "an id is in the table twice"
    );
    for language in BUILT_IN {
        let messages = parsed(language);
        let ids: BTreeSet<&str> = messages
            .keys()
            .map(String::as_str)
            .filter(|id| !is_private(id))
            .collect();
        let missing: Vec<_> = table.difference(&ids).collect();
        let unknown: Vec<_> = ids.difference(&table).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        assert!(unknown.is_empty(), "{language} has unknown {unknown:?}");
    }
}

#[test]
fn every_file_uses_only_the_variables_of_the_table() {
    let languages = BUILT_IN.map(parsed);
    for info in Message::TABLE {
        let declared: BTreeSet<String> = info
            .variables
            .iter()
            .map(|variable| variable.name.to_owned())
            .collect();
        let mut used = BTreeSet::new();
        for (messages, language) in languages.iter().zip(BUILT_IN) {
            let variables = variables(messages, info.id);
            let unknown: Vec<_> = variables.difference(&declared).collect();
            assert!(unknown.is_empty(), "{language} {}: {unknown:?}", info.id);
            used.extend(variables);
        }
        assert_eq!(used, declared, "{}: no language uses it", info.id);
    }
}

#[test]
fn every_helper_is_used() {
    for language in BUILT_IN {
        let messages = parsed(language);
        let used: BTreeSet<&String> = messages.values().flat_map(|uses| &uses.messages).collect();
        for id in messages.keys().filter(|id| id.starts_with("local-")) {
            assert!(used.contains(id), "{language}: nothing uses {id}");
        }
    }
}

#[test]
fn the_ids_follow_from_the_names_of_the_variants() {
    for info in Message::TABLE {
        let message = info.samples().next().unwrap();
        assert_eq!(message.id(), info.id);
        let debug = format!("{message:?}");
        let name = debug.split([' ', '{']).next().unwrap();
        let camel: String = info
            .id
            .split('-')
            .flat_map(|part| {
                let (first, rest) = part.split_at(1);
                [first.to_ascii_uppercase(), rest.to_owned()]
            })
            .collect();
        assert_eq!(name, camel);
    }
}

#[test]
fn all_four_languages_are_complete_and_name_themselves() {
    let list = Locales::embedded().list();
    let names: Vec<(String, &str, u8)> = list
        .iter()
        .map(|info| (info.tag.to_string(), info.name.as_str(), info.percent))
        .collect();
    let expected = [
        ("en".to_owned(), "English", 100),
        ("kk".to_owned(), "Қазақша", 100),
        ("ky".to_owned(), "Кыргызча", 100),
        ("ru".to_owned(), "Русский", 100),
    ];
    assert_eq!(names, expected);
    assert!(list.iter().all(|info| info.origin == Origin::Embedded));
}
