//! Files made to break the program end in a message, not in a crash.

use proptest::prelude::*;
use togyz_i18n::{Fault, FileFault, Hazard, Locales, Message, Rejection};

use crate::{Folder, catalog, tag};

const ODD: Message = Message::NarrateOdd {
    made: 5,
    wording: 0,
};

fn locales(name: &str, file: impl AsRef<[u8]>) -> Locales {
    Folder::new(&format!("hostile-{name}"))
        .with("tr.ftl", file)
        .locales()
}

/// Says a message from a file that is refused as a whole.
#[track_caller]
fn rejects(name: &str, file: impl AsRef<[u8]>, rejection: Rejection) {
    let locales = locales(name, file);
    assert_eq!(locales.problems().len(), 1);
    assert_eq!(locales.problems()[0].fault, FileFault::Rejected(rejection));
    assert_eq!(locales.list().len(), 4);
    assert_eq!(
        locales.catalog(&tag("tr")).say(&ODD),
        catalog("en").say(&ODD)
    );
}

/// Says a message that is left out; the one after it must survive.
#[track_caller]
fn cuts_out(name: &str, message: &str, hazard: Hazard) {
    let file = format!("narrate-odd = {message}\nui-goodbye = Güle güle!\n");
    let locales = locales(name, file);
    let faults: Vec<_> = locales
        .problems()
        .iter()
        .map(|problem| &problem.fault)
        .collect();
    let expected = FileFault::Message {
        line: 1,
        id: "narrate-odd".to_owned(),
        hazard,
    };
    assert_eq!(faults, [&expected]);
    let turkish = locales.catalog(&tag("tr"));
    assert_eq!(turkish.say(&ODD), catalog("en").say(&ODD));
    assert_eq!(turkish.say(&Message::UiGoodbye), "Güle güle!");
}

/// Says a message that turns out to be faulty when it is formatted.
#[track_caller]
fn skips(name: &str, file: &str, fault: &Fault) {
    let locales = locales(name, file);
    assert_eq!(locales.problems(), []);
    let turkish = locales.catalog(&tag("tr"));
    assert_eq!(turkish.say(&ODD), catalog("en").say(&ODD));
    assert_eq!(turkish.skipped()[0].fault, *fault);
}

#[test]
fn a_file_of_more_than_one_mebibyte_is_refused() {
    let most = format!("ui-kazan = Hazine\n# {}", "a".repeat(1024 * 1024 - 20));
    assert_eq!(most.len(), 1024 * 1024);
    let admitted = locales("size", &most);
    assert_eq!(admitted.problems(), []);
    rejects("size", most + "a", Rejection::TooLarge);
}

#[test]
fn a_file_in_another_encoding_is_refused() {
    rejects("utf16", b"\xff\xfeu\0i\0", Rejection::NotUtf8 { line: 1 });
    rejects(
        "latin1",
        b"# 1\n# 2\nui-kazan = \xfc\n",
        Rejection::NotUtf8 { line: 3 },
    );
}

#[test]
fn a_thousand_nested_braces_are_refused() {
    let nested = |levels: usize| {
        let open = "{ $made ->\n  *[other] ".repeat(levels);
        format!("narrate-odd =\n    {open}x{}\n", "\n  }".repeat(levels))
    };
    rejects("braces", nested(1000), Rejection::TooDeep { line: 34 });
    rejects("braces", nested(33), Rejection::TooDeep { line: 34 });
    let admitted = locales("braces", nested(32));
    assert_eq!(admitted.problems(), []);
    assert_eq!(admitted.catalog(&tag("tr")).say(&ODD), "x");

    let open = "{".repeat(100_000);
    rejects(
        "unclosed",
        format!("narrate-odd = {open}"),
        Rejection::TooDeep { line: 1 },
    );
    let open = "{\n".repeat(100_000);
    rejects(
        "lines",
        format!("narrate-odd = {open}"),
        Rejection::TooDeep { line: 33 },
    );
    let calls = "NUM(".repeat(100_000);
    rejects(
        "calls",
        format!("narrate-odd = {{ {calls}"),
        Rejection::TooDeep { line: 1 },
    );
    let calls = "NUM(\n".repeat(100_000);
    rejects(
        "calls",
        format!("narrate-odd = {{ {calls}"),
        Rejection::TooDeep { line: 32 },
    );
    // A brace in a literal closes nothing, and hides none that opens.
    let literals = "{ \"}\" ->\n *[a] ".repeat(10_000);
    rejects(
        "literal",
        format!("narrate-odd = {literals}"),
        Rejection::TooDeep { line: 33 },
    );
    let literals = "{ NUM(\"{\\\"}\", \"}}}\", {\n".repeat(10_000);
    rejects(
        "literal",
        format!("narrate-odd = {literals}"),
        Rejection::TooDeep { line: 11 },
    );
    let quoted = "{ $made ->\n *[a] \" ".repeat(10_000);
    rejects(
        "quoted",
        format!("narrate-odd = {quoted}"),
        Rejection::TooDeep { line: 33 },
    );
    // What looks like the start of a message may be none.
    let starts = "{ NUM(\nab\n- = {\n".repeat(10_000);
    rejects(
        "starts",
        format!("narrate-odd = {starts}"),
        Rejection::TooDeep { line: 33 },
    );
}

#[test]
fn a_count_begins_anew_with_every_message() {
    let message = "ui-goodbye = { \"{\" } { \"(\" } :(\n";
    let locales = locales(
        "anew",
        format!("{}ui-kazan = Hazine\n", message.repeat(100)),
    );
    assert_eq!(locales.catalog(&tag("tr")).say(&Message::UiKazan), "Hazine");
    assert!(
        !locales
            .problems()
            .iter()
            .any(|problem| { matches!(problem.fault, FileFault::Rejected(_)) })
    );
}

#[test]
fn what_could_stop_the_formatter_is_cut_out() {
    let zeros = "0".repeat(400);
    cuts_out("digits", &format!("{{ 1.{zeros} }}"), Hazard::LongNumber);
    cuts_out(
        "digits-option",
        &format!("{{ NUMBER($made, minimumFractionDigits: {zeros}9) }}"),
        Hazard::LongNumber,
    );
    cuts_out(
        "digits-key",
        &format!("{{ $made ->\n    [1.{zeros}] x\n   *[other] y\n }}"),
        Hazard::LongNumber,
    );
    cuts_out("nested", "{ { $made } }", Hazard::NestedPlaceable);
    cuts_out(
        "selector",
        "{ 1 ->\n   *[other] { $x }\n }",
        Hazard::LiteralSelector,
    );
    cuts_out(
        "function",
        "{ DATETIME($made) }",
        Hazard::UnknownFunction("DATETIME".to_owned()),
    );
    cuts_out(
        "function-selector",
        "{ ABC($made) ->\n   *[other] x\n }",
        Hazard::UnknownFunction("ABC".to_owned()),
    );
    cuts_out(
        "arguments",
        "{ NUM(ui-kazan, ui-kazan) }",
        Hazard::Arguments,
    );
    let many = "$made, ".repeat(9);
    cuts_out("many", &format!("{{ NUM({many}) }}"), Hazard::Arguments);
}

#[test]
fn fraction_digits_are_not_written() {
    let file = "narrate-odd = { NUMBER($made, minimumFractionDigits: 25) } { NUM($made, minimumFractionDigits: 9999999) }\n";
    let locales = locales("fraction", file);
    assert_eq!(locales.problems(), []);
    assert_eq!(locales.catalog(&tag("tr")).say(&ODD), "5 5");
}

#[test]
fn control_and_bidi_characters_do_not_reach_the_terminal() {
    let file = "narrate-odd = \u{1b}[31m{ $made }\u{202e}kırmızı\u{2066}\u{9b}\u{7f}\u{8}\n\
                ui-goodbye = { \"\\u001B\" }[2J{ \"\\u202E\" }son\n\
                ui-saved-file = { $file }\n";
    let turkish = locales("control", file).catalog(&tag("tr"));
    assert_eq!(turkish.say(&ODD), "[31m5kırmızı");
    assert_eq!(turkish.say(&Message::UiGoodbye), "[2Json");
    let file = "\u{1b}]0;a\u{7}\u{202e}b\nc\td\r".to_owned();
    assert_eq!(
        turkish.say(&Message::UiSavedFile { file: file.clone() }),
        "]0;ab c d"
    );
    assert_eq!(
        catalog("ru").say(&Message::UiSavedFile { file }),
        "Партия сохранена в файл ]0;ab c d."
    );
}

#[test]
fn names_of_functions_and_of_other_kinds_are_taken() {
    let file = "NUM = x\nNUMBER = x\n-ui-kazan = x\nui-kazan = y\n\
                narrate-both-captured = { NUM($captured) }\n";
    let found = locales("names", file);
    let faults: Vec<_> = found
        .problems()
        .iter()
        .map(|problem| match &problem.fault {
            FileFault::Message { id, hazard, .. } => (id.as_str(), hazard),
            fault => panic!("{fault}"),
        })
        .collect();
    let taken = Hazard::NameTaken;
    assert_eq!(
        faults,
        [("NUM", &taken), ("NUMBER", &taken), ("ui-kazan", &taken)]
    );
    let turkish = found.catalog(&tag("tr"));
    assert_eq!(
        turkish.say(&Message::NarrateBothCaptured { captured: 7 }),
        "7"
    );

    // Over a language that is built in.
    let folder = Folder::new("hostile-names-kk").with("kk.ftl", "NUM = x\n-narrate-turn = x\n");
    let locales = folder.locales();
    assert_eq!(locales.problems().len(), 2);
    let message = Message::NarrateBothCaptured { captured: 81 };
    assert_eq!(
        locales.catalog(&tag("kk")).say(&message),
        catalog("kk").say(&message)
    );
}

#[test]
fn of_two_messages_with_one_id_the_first_counts() {
    let found = locales("twice", "narrate-odd = 1\nnarrate-odd = 2\n");
    assert_eq!(found.catalog(&tag("tr")).say(&ODD), "1");
    assert_eq!(
        found.problems()[0].fault,
        FileFault::Message {
            line: 2,
            id: "narrate-odd".to_owned(),
            hazard: Hazard::Duplicate,
        }
    );
}

#[test]
fn messages_that_go_round_or_grow_are_skipped() {
    skips(
        "cycle",
        "narrate-odd = { local-a }\nlocal-a = { narrate-odd }\n",
        &Fault::Cycle,
    );
    let laughs: Vec<String> = (0..40)
        .map(|level| {
            format!(
                "local-{level} = {{ local-{0} }}{{ local-{0} }}\n",
                level + 1
            )
        })
        .collect();
    let laughs = format!(
        "narrate-odd = {{ local-0 }}\n{}local-40 = ha\n",
        laughs.concat()
    );
    skips(
        "laughs",
        &laughs.replace("local-", "local-a"),
        &Fault::TooLong,
    );
    let long = "a".repeat(1_000);
    let parts = "{ local-a }".repeat(90);
    skips(
        "long",
        &format!("narrate-odd = {parts}\nlocal-a = {long}\n"),
        &Fault::TooLong,
    );
    // A chain of references is followed to its end.
    let chain: Vec<String> = (0..98)
        .map(|level| format!("local-{level} = a {{ local-{} }}\n", level + 1))
        .collect();
    let chain = format!(
        "narrate-odd = {{ local-0 }}\n{}local-98 = b\n",
        chain.concat()
    );
    let turkish = locales("chain", chain).catalog(&tag("tr"));
    assert!(turkish.say(&ODD).ends_with('b'));
}

#[test]
fn an_ending_cannot_ask_for_an_ending() {
    let file = "number-ending =\n    .dat = { NUM($n, case: \"dat\") }\n\
                narrate-odd = { NUM($made, case: \"dat\") }\n";
    skips("endings", file, &Fault::Ending);
    let long = "a".repeat(1_000);
    let file = format!(
        "number-ending =\n    .dat = {long}\n\
         narrate-odd = {{ NUM($made, case: \"dat\") }}\n"
    );
    skips("endings-long", &file, &Fault::Ending);
}

#[test]
fn a_variable_the_program_does_not_pass_is_a_fault() {
    let reference = |name: &str| Fault::Reference(name.to_owned());
    skips(
        "variable",
        "narrate-odd = { $stones }\n",
        &reference("$stones"),
    );
    skips(
        "message",
        "narrate-odd = { nothing }\n",
        &reference("nothing"),
    );
    skips(
        "attribute",
        "narrate-odd = { nothing.x }\n",
        &reference("nothing.x"),
    );
    skips(
        "term",
        "narrate-odd = { -nothing }\n",
        &reference("-nothing"),
    );
    skips(
        "no-value",
        "narrate-odd = { local-a }\nlocal-a =\n    .b = c\n",
        &Fault::NoValue("local-a".to_owned()),
    );
}

#[test]
fn a_text_without_end_is_cut() {
    let input = "щ".repeat(1_000_000);
    let said = catalog("kk").say(&Message::ErrorUnknownWord { input });
    assert!(said.starts_with("Белгісіз сөз: «щщщ"));
    assert!(said.len() < 64 * 1024);
}

/// Pieces of Fluent that make files which go wrong in interesting ways.
fn fragments() -> impl Strategy<Value = String> {
    let pieces = [
        "narrate-odd",
        "ui-kazan",
        "local-a",
        "-term",
        "number-ending",
        "NUM",
        "NUMBER",
        " = ",
        "\n",
        "\n    ",
        "\n\t",
        "{",
        "}",
        "{ ",
        " }",
        "$made",
        "$x",
        "\"",
        "\"{\"",
        "(",
        ")",
        ", ",
        ": ",
        "case",
        "type",
        "->",
        "\n   *[other] ",
        "\n    [one] ",
        "[1]",
        ".dat",
        "#",
        "## ",
        "0.00000001",
        "99999999999999999999",
        "\\u{1b}",
        "\\u202E",
        "\u{202e}",
        "ә",
        "\u{feff}",
        "\r\n",
        "\0",
        "-",
    ];
    prop::collection::vec(prop::sample::select(pieces.to_vec()), 0..60).prop_map(|all| all.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_file_leaves_a_program_that_speaks(file in fragments()) {
        let locales = locales("any", format!("narrate-odd = {file}\nui-kazan = {file}\n"));
        let turkish = locales.catalog(&tag("tr"));
        for message in [ODD, Message::UiKazan, Message::NarrateBothCaptured { captured: 3 }] {
            let said = turkish.say(&message);
            prop_assert!(!said.contains(|c: char| c.is_control() && c != '\n'), "{said:?}");
            prop_assert!(!said.contains('\u{202e}'), "{said:?}");
        }
        prop_assert_eq!(turkish.say(&Message::UiGoodbye), "Goodbye!");
    }
}
