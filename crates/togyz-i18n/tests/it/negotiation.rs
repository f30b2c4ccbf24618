//! The language that is chosen, as a table.

use togyz_i18n::negotiate::chain as chain_of;
use togyz_i18n::{Available, Choice, Environment, Source, negotiate};

use crate::tag;

fn available() -> Vec<Available> {
    let plain = ["en", "kk", "kk-Latn", "ky", "ru"].map(|text| Available {
        tag: tag(text),
        fallback: None,
    });
    let kaa = Available {
        tag: tag("kaa"),
        fallback: Some(tag("kk-Latn-UZ")),
    };
    plain.into_iter().chain([kaa]).collect()
}

/// The choice for a list of `NAME=value`: `flag`, `config` and `system` stand
/// beside the variables.
fn choice(environment: &str) -> Choice {
    let mut settings = Environment::default();
    for setting in environment.split_whitespace() {
        let (name, value) = setting.split_once('=').unwrap();
        let field = match name {
            "flag" => &mut settings.flag,
            "TOGYZ_LANG" => &mut settings.togyz_lang,
            "config" => &mut settings.config,
            "LC_ALL" => &mut settings.lc_all,
            "LC_MESSAGES" => &mut settings.lc_messages,
            "LANG" => &mut settings.lang,
            "LANGUAGE" => &mut settings.language,
            "system" => &mut settings.system,
            _ => panic!("{name}"),
        };
        *field = Some(value.to_owned());
    }
    negotiate(&settings, &available())
}

#[track_caller]
fn check(environment: &str, language: &str, source: Source) {
    let choice = choice(environment);
    assert_eq!(choice.language.to_string(), language, "{environment}");
    assert_eq!(choice.source, source, "{environment}");
    assert_eq!(choice.unknown, [], "{environment}");
}

#[test]
fn the_first_wish_that_can_be_met_decides() {
    check("", "en", Source::Default);
    check(
        "flag=ky TOGYZ_LANG=kk config=ru LANG=en_US",
        "ky",
        Source::Flag,
    );
    check(
        "TOGYZ_LANG=kk config=ru LC_ALL=en_US.UTF-8",
        "kk",
        Source::TogyzLang,
    );
    check("config=ru LC_ALL=C", "ru", Source::Config);
    check(
        "LC_ALL=kk_KZ.UTF-8 LC_MESSAGES=ru LANG=ky",
        "kk",
        Source::Variable,
    );
    check("LC_MESSAGES=ru_RU LANG=ky", "ru", Source::Variable);
    check("LANG=ky_KG", "ky", Source::Variable);
    check("LANG=de_DE LANGUAGE=fr:ky:kk", "ky", Source::LanguageList);
    check("LANGUAGE=kk", "kk", Source::LanguageList);
    check("system=kk-KZ", "kk", Source::System);
    check("LANG=ru_RU system=kk-KZ", "ru", Source::Variable);
    check("LANG=de_DE system=kk-KZ", "kk", Source::System);
    check("LANG=de_DE", "en", Source::Default);
}

#[test]
fn the_c_locale_is_english_whatever_else_is_set() {
    check("LC_ALL=C LANG=kk_KZ", "en", Source::Variable);
    check("LC_ALL=C LANGUAGE=kk", "en", Source::Variable);
    check("LC_ALL=POSIX LANG=kk_KZ system=ru", "en", Source::Variable);
    check("LANG=C.UTF-8 LANGUAGE=kk", "en", Source::Variable);
    check("LC_MESSAGES=C LANG=kk_KZ", "en", Source::Variable);
}

#[test]
fn an_empty_variable_counts_as_unset() {
    check("LC_ALL= LC_MESSAGES= LANG=kk_KZ", "kk", Source::Variable);
    check("TOGYZ_LANG= LANG=kk_KZ", "kk", Source::Variable);
    check("LANGUAGE= LANG=kk_KZ", "kk", Source::Variable);
}

#[test]
fn subtags_are_dropped_from_the_right() {
    check("flag=kk-Latn-KZ", "kk-Latn", Source::Flag);
    check("LANG=kk_KZ@latin", "kk-Latn", Source::Variable);
    check("LANG=kk_KZ.UTF-8@cyrillic", "kk", Source::Variable);
    check("LANG=kk_KZ@euro", "kk", Source::Variable);
    check("flag=KK_kz", "kk", Source::Flag);
    check("flag=ru-Cyrl-RU-luna1918", "ru", Source::Flag);
}

#[test]
fn an_explicit_wish_that_cannot_be_met_is_reported() {
    let refused = choice("flag=uz TOGYZ_LANG=xx-yy-zz config=tt LANG=ky_KG");
    assert_eq!(refused.language, tag("ky"));
    assert_eq!(refused.refused().unwrap().input, "uz");
    let unknown: Vec<_> = refused
        .unknown
        .iter()
        .map(|unknown| (unknown.source, unknown.input.as_str()))
        .collect();
    let expected = [
        (Source::Flag, "uz"),
        (Source::TogyzLang, "xx-yy-zz"),
        (Source::Config, "tt"),
    ];
    assert_eq!(unknown, expected);

    let goes_on = choice("TOGYZ_LANG=uz LANG=kk");
    assert_eq!(goes_on.refused(), None);
    assert_eq!(goes_on.language, tag("kk"));
    assert!(choice("flag=").refused().is_some());
}

#[test]
fn a_chain_goes_by_fallback_and_subtags_to_english() {
    let chain = |environment| -> Vec<String> {
        let chain = choice(environment).chain;
        chain.iter().map(ToString::to_string).collect()
    };
    assert_eq!(chain("flag=kaa"), ["kaa", "kk-Latn", "kk", "en"]);
    assert_eq!(chain("flag=kk-Latn"), ["kk-Latn", "kk", "en"]);
    assert_eq!(chain("flag=ru"), ["ru", "en"]);
    assert_eq!(chain("flag=en"), ["en"]);
}

#[test]
fn fallbacks_that_go_round_end() {
    let available: Vec<Available> = [("en", "ru"), ("kk", "ky"), ("ky", "kk")]
        .map(|(language, fallback)| Available {
            tag: tag(language),
            fallback: Some(tag(fallback)),
        })
        .into();
    let chain = |language| chain_of(&tag(language), &available);
    assert_eq!(chain("kk"), [tag("kk"), tag("ky"), tag("en")]);
    assert_eq!(chain("en"), [tag("en")]);
}

#[test]
fn the_variables_are_read_by_their_names() {
    let environment = Environment::from_variables(|name| Some(format!("<{name}>")));
    assert_eq!(environment.togyz_lang.unwrap(), "<TOGYZ_LANG>");
    assert_eq!(environment.lc_all.unwrap(), "<LC_ALL>");
    assert_eq!(environment.lc_messages.unwrap(), "<LC_MESSAGES>");
    assert_eq!(environment.lang.unwrap(), "<LANG>");
    assert_eq!(environment.language.unwrap(), "<LANGUAGE>");
    assert_eq!(environment.flag, None);
    assert_eq!(environment.config, None);
}
