//! Numbers with endings, against the tables of the language data.

use togyz_i18n::{Decimal, Message};

use crate::{Folder, catalog, tag};

/// Compares every number of a table in every case with what the language's own
/// `number-ending` gives.
#[track_caller]
fn check(language: &str, table: &str, cases: &[&str]) {
    let mut lines = table.lines();
    let header: Vec<&str> = lines.next().unwrap().split('\t').collect();
    let column = |name: &str| header.iter().position(|other| *other == name).unwrap();
    let all: Vec<String> = cases
        .iter()
        .map(|case| format!("{{ NUM($made, case: \"{case}\") }}"))
        .collect();
    let folder = Folder::new(&format!("endings-{language}")).with(
        &format!("{language}.ftl"),
        format!("narrate-odd = {}\n", all.join(" ")),
    );
    let catalog = folder.locales().catalog(&tag(language));

    let mut numbers = 0;
    for line in lines {
        let cells: Vec<&str> = line.split('\t').collect();
        let made = cells[column("n")].parse().unwrap();
        let expected: Vec<&str> = cases
            .iter()
            .map(|case| cells[column(&format!("{case}_digits"))])
            .collect();
        assert_eq!(
            catalog.say(&Message::NarrateOdd { made, wording: 0 }),
            expected.join(" ")
        );
        numbers += 1;
    }
    assert_eq!(numbers, 163);
    assert_eq!(catalog.skipped(), []);
}

#[test]
fn kazakh_endings_follow_the_last_spoken_word() {
    let table = include_str!("../data/kk_endings.tsv");
    check("kk", table, &["dat", "loc", "abl", "acc", "gen", "ins"]);
}

#[test]
fn kyrgyz_endings_follow_the_last_spoken_word() {
    let table = include_str!("../data/ky_endings.tsv");
    check("ky", table, &["dat", "loc", "abl", "acc", "gen", "dist"]);
}

#[test]
fn english_ordinals_end_in_st_nd_rd_or_th() {
    let catalog = catalog("en");
    let said = [1, 2, 3, 4, 11, 12, 13, 21, 111, 122].map(|number| {
        catalog.say(&Message::HistoryMove {
            number,
            notation: "76".to_owned(),
        })
    });
    let ordinals = said.map(|line| line.split(' ').next().unwrap().to_owned());
    assert_eq!(
        ordinals,
        [
            "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "111th", "122nd"
        ]
    );
}

#[test]
fn a_new_language_defines_its_endings_in_its_file() {
    let turkish = include_str!("../data/tr.ftl");
    let file = format!("{turkish}\nnarrate-odd = {{ NUM($made, case: \"dat\") }}\n");
    let folder = Folder::new("endings-tr").with("tr.ftl", file);
    let catalog = folder.locales().catalog(&tag("tr"));
    let said =
        [1, 2, 6, 10, 81, 82].map(|made| catalog.say(&Message::NarrateOdd { made, wording: 0 }));
    assert_eq!(said, ["1'e", "2'ye", "6'ya", "10'a", "81'e", "82'ye"]);
}

#[test]
fn a_case_that_is_not_defined_is_a_fault() {
    let file = "narrate-odd = { NUM($made, case: \"vocative\") }\n";
    let folder = Folder::new("endings-missing").with("kk.ftl", file);
    let catalog = folder.locales().catalog(&tag("kk"));
    assert_eq!(
        catalog.say(&Message::NarrateOdd {
            made: 5,
            wording: 0
        }),
        "5 — тақ сан: ештеңе алынбады."
    );
    assert_eq!(catalog.skipped().len(), 1);
    assert_eq!(catalog.skipped()[0].id, "narrate-odd");
}

#[test]
fn an_ordinal_number_picks_ordinal_categories() {
    let file = "narrate-odd = { NUMBER($made, type: \"ordinal\") ->
    [one] { $made }st
    [two] { $made }nd
    [few] { $made }rd
   *[other] { $made }th
 }\n";
    let folder = Folder::new("endings-ordinal").with("en.ftl", file);
    let catalog = folder.locales().catalog(&tag("en"));
    let said = [1, 2, 3, 11].map(|made| catalog.say(&Message::NarrateOdd { made, wording: 0 }));
    assert_eq!(said, ["1st", "2nd", "3rd", "11th"]);
}

/// The stones of a pit in a language, from 0 to 162.
fn stones(language: &str) -> Vec<String> {
    let catalog = catalog(language);
    let pit = togyz_core::PitNo::ALL[0];
    let said = (0..=162).map(|stones| catalog.say(&Message::UiYourPit { pit, stones }));
    said.collect()
}

#[test]
fn russian_stones_agree_with_every_number() {
    for (number, said) in stones("ru").iter().enumerate() {
        let noun = match (number % 10, number % 100) {
            (_, 11..=14) => "камней",
            (1, _) => "камень",
            (2..=4, _) => "камня",
            _ => "камней",
        };
        assert_eq!(*said, format!("В вашей лунке 1 сейчас {number} {noun}."));
    }
}

#[test]
fn english_stones_agree_with_every_number() {
    for (number, said) in stones("en").iter().enumerate() {
        let noun = if number == 1 { "stone" } else { "stones" };
        assert_eq!(*said, format!("Your pit 1 holds {number} {noun}."));
    }
}

#[test]
fn kazakh_and_kyrgyz_nouns_never_change_with_the_number() {
    for (language, noun) in [("kk", "құмалақ"), ("ky", "коргоол")] {
        for (number, said) in stones(language).iter().enumerate() {
            assert!(said.contains(&format!("{number} {noun}")), "{said}");
            assert!(!said.contains(&format!("{noun}дар")), "{said}");
        }
    }
}

#[test]
fn english_ordinals_are_right_from_0_to_162() {
    let catalog = catalog("en");
    for number in 0..=162 {
        let ending = match (number % 10, number % 100) {
            (_, 11..=13) => "th",
            (1, _) => "st",
            (2, _) => "nd",
            (3, _) => "rd",
            _ => "th",
        };
        let said = catalog.say(&Message::HistoryMove {
            number,
            notation: "76".to_owned(),
        });
        assert_eq!(said, format!("{number}{ending} move: 76"));
    }
}

#[test]
fn decimals_are_written_as_the_language_does() {
    let number = || Decimal::new(-13.42, 1);
    let value = number();
    let message = Message::ReportEvaluation { value };
    for (language, written) in [
        ("en", "−13.4"),
        ("kk", "−13,4"),
        ("ru", "−13,4"),
        ("ky", "−13,4"),
    ] {
        let catalog = catalog(language);
        assert_eq!(catalog.decimal(&number()), written);
        let said = catalog.say(&message);
        assert!(said.ends_with(written), "{said}");
    }
    assert_eq!(Decimal::ratio(7, 2).as_str(), "3.50");
    assert_eq!(Decimal::from(-2.5).as_str(), "−2.5");
}
