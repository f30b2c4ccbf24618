//! Moves and what is said about them.

use std::fmt::Write;

use togyz_core::{
    Atsyrau, BySide, Ending, Event, Move, Outcome, PitNo, Position, Reason, Rules, Setup, Side,
    Variant,
};
use togyz_i18n::{
    Catalog, Message, Narration, Wording, ending, narrate, narrate_varied, pit_list, pit_name,
    preview,
};

use crate::{BUILT_IN, catalog};

/// A position and a move for each thing that can happen, with a word on it.
const SCENES: [(&str, &str, u8); 20] = [
    (
        "capture",
        "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1",
        7,
    ),
    (
        "a single stone in the own row",
        "12S,12S,12S,12S,3S,2S,12S,1S,11S/11S,11S,11S,1,1S,10S,10S,10S,1S 10 10 S 3",
        5,
    ),
    (
        "a single stone across",
        "12S,12S,12S,12S,3S,2S,12S,1S,11S/11S,11S,11S,1,1S,10S,10S,10S,1S 10 10 S 3",
        9,
    ),
    (
        "odd",
        "11S,2S,12S,12S,12S,12S,2S,1S,11S/11S,2S,1,10S,10S,10S,10S,10S,2S 10 12 S 3",
        4,
    ),
    (
        "the own row",
        "1S,10S,11S,11S,11S,2S,10S,10S,1S/11S,3S,12S,11S,11S,11S,2S,12S,1 10 12 S 3",
        2,
    ),
    (
        "a lap",
        "11S,1S,7S,1,6S,4S,2S,4S,3S/2S,6S,19S,1,1S,3S,1S,3S,3S 57 29 S 10",
        3,
    ),
    (
        "a tuzdyk",
        "11S,2S,12S,12S,1S,13S,13S,3S,1S/11S,1S,9S,9S,9S,1S,10S,10S,2S 22 10 S 3",
        8,
    ),
    (
        "no tuzdyk in pit 9",
        "2S,10S,10S,1S,1S,10S,10S,1S,11S/11S,11S,3S,12S,1,12S,12S,12S,11S 20 2 S 3",
        7,
    ),
    (
        "no second tuzdyk",
        "12S,t,1S,13S,2S,2S,3S,12S,13S/12S,12S,2S,11S,11S,1S,11S,2S,4S 26 12 S 4",
        4,
    ),
    (
        "no tuzdyk of the same number, and one that is fed",
        "11S,11S,2S,1S,1S,1,2S,12S,12S/11S,11S,1S,10S,2S,11S,t,3S,12S 36 13 S 4",
        6,
    ),
    (
        "feeding the own tuzdyk",
        "11S,1S,2,12S,12S,12S,1,t/1S,2S,3S,12S,12S,12S,4S,5S,1 39 24 S 5",
        8,
    ),
    (
        "the last stone in the own tuzdyk",
        "11S,1S,2,12S,12S,12S,1,t/1S,2S,3S,12S,12S,12S,4S,5S,1 39 24 S 5",
        7,
    ),
    (
        "the last stone in the opponent's tuzdyk",
        "1,t,2S,6/9S,8 80 71 N 60",
        7,
    ),
    (
        "82",
        "2S,2S,1S,3S,2S,1S,1S,5S,1S/1,t,2S,1S,5S,6S,1S,4S,3S 76 46 S 15",
        9,
    ),
    ("82 by the opponent's sowing", "1,t,2S,6/9S,8 81 70 N 60", 7),
    ("atsyrau", "8,t/1S,2S,2,2S,2,2S,3S 72 80 S 70", 1),
    ("a draw by atsyrau", "5,t,3/t,3,1S,2S,1,3S,1 75 81 S 54", 5),
    ("a draw with nothing left", "8,1S/8,1S 79 81 S 80", 9),
    (
        "Black moves",
        "9S,9S,9S,1,10S,10S,10S,10S,10S/9S,9S,9S,9S,9S,9S,1S,10S,10S 10 0 N 1",
        3,
    ),
    ("passed over", "1,t,7/t,6,1S,23S 62 76 S 60", 8),
];

/// The rules of a scene: the last one needs the extra move.
fn rules_of(scene: &str) -> Rules {
    if scene == "passed over" {
        Rules {
            atsyrau: Atsyrau::ExtraMove,
            ..Rules::default()
        }
    } else {
        Rules::default()
    }
}

fn position(text: &str, rules: Rules) -> Position {
    Setup::parse(text, rules).unwrap().position().unwrap()
}

fn events_of(position: &Position, mv: Move) -> Vec<Event> {
    let mut events = Vec::new();
    let mut after = *position;
    after.play_with(mv, |event| events.push(event)).unwrap();
    events
}

fn said(catalog: &Catalog, messages: &[Message]) -> String {
    let sentences: Vec<String> = messages
        .iter()
        .map(|message| catalog.say(message))
        .collect();
    sentences.join(" ")
}

fn scenes(language: &str) -> String {
    let catalog = catalog(language);
    let mut all = String::new();
    for (scene, text, pit) in SCENES {
        let position = position(text, rules_of(scene));
        let mv = Move::new(pit).unwrap();
        let events = events_of(&position, mv);
        writeln!(all, "{scene}").unwrap();
        for level in Narration::ALL {
            let told = said(&catalog, &narrate(&position, mv, &events, level));
            writeln!(all, "    {level:?}: {told}").unwrap();
        }
        writeln!(
            all,
            "    Preview: {}",
            said(&catalog, &preview(&position, mv))
        )
        .unwrap();
    }
    assert_eq!(catalog.skipped(), []);
    all
}

#[test]
fn english_tells_every_kind_of_move() {
    insta::assert_snapshot!(scenes("en"));
}

#[test]
fn kazakh_tells_every_kind_of_move() {
    insta::assert_snapshot!(scenes("kk"));
}

#[test]
fn kyrgyz_tells_every_kind_of_move() {
    insta::assert_snapshot!(scenes("ky"));
}

#[test]
fn russian_tells_every_kind_of_move() {
    insta::assert_snapshot!(scenes("ru"));
}

#[test]
fn a_game_of_bestemshe_is_told_with_its_own_numbers() {
    let rules = Rules::of(Variant::BESTEMSHE);
    let mut position = Position::start(rules);
    let catalog = catalog("en");
    let mut all = String::new();
    for pit in [5, 1, 4, 2] {
        let mv = Move::new(pit).unwrap();
        let events = events_of(&position, mv);
        let told = narrate(&position, mv, &events, Narration::Teaching);
        writeln!(all, "{}", said(&catalog, &told)).unwrap();
        position = position.after(mv);
    }
    insta::assert_snapshot!(all);
}

#[test]
fn every_way_a_game_ends_has_a_sentence() {
    let kazans = BySide {
        white: 60,
        black: 82,
    };
    let catalog = catalog("en");
    let reasons = [
        Reason::Majority,
        Reason::Atsyrau,
        Reason::Resignation,
        Reason::Agreement,
        Reason::Repetition,
        Reason::Time,
    ];
    let mut all = String::new();
    for outcome in [Outcome::Win(Side::Black), Outcome::Draw] {
        for reason in reasons {
            let sentence = catalog.say(&ending(Ending { outcome, reason }, kazans));
            writeln!(all, "{outcome:?} {reason:?}: {sentence}").unwrap();
        }
    }
    insta::assert_snapshot!(all);
}

#[test]
fn an_illegal_move_has_no_preview() {
    let (_, text, _) = SCENES[5];
    let position = position(text, Rules::default());
    assert_eq!(preview(&position, Move::new(4).unwrap()), []);
}

#[test]
fn every_pit_has_a_name_of_its_own() {
    for language in BUILT_IN {
        let catalog = catalog(language);
        let names = PitNo::ALL.map(|no| catalog.say(&pit_name(no)));
        for (index, name) in names.iter().enumerate() {
            assert!(!names[..index].contains(name), "{language}: {name}");
        }
    }
    assert_eq!(catalog("ky").say(&pit_name(PitNo::ALL[3])), "Текилдек");
}

#[test]
fn a_list_of_pits_is_digits_with_commas() {
    let pits = [1, 2, 3, 8].map(|number| PitNo::new(number).unwrap());
    assert_eq!(pit_list(pits), "1, 2, 3, 8");
    assert_eq!(pit_list([]), "");
}

/// What the two sides are called at the start of a sentence, as far as it does
/// not bend.
const SIDES: [(&str, [&str; 2]); 4] = [
    ("en", ["White", "Black"]),
    ("kk", ["бастаушы", "қостаушы"]),
    ("ky", ["актар", "каралар"]),
    ("ru", ["белы", "чёрны"]),
];

/// The first three words of a narration; numbers count for nothing, nor does
/// which side it is.
fn opening(told: &str, sides: [&str; 2]) -> String {
    let words: Vec<&str> = told.split_whitespace().take(3).collect();
    let [white, black] = sides.map(str::to_lowercase);
    let words = words.join(" ").to_lowercase().replace(&black, &white);
    words.replace(|c: char| c.is_ascii_digit(), "")
}

/// The plies of a game in which every move is drawn by lot.
fn random_game(seed: u64) -> Vec<(Position, Move)> {
    let mut state = seed;
    let mut position = Position::start(Rules::default());
    let mut plies = Vec::new();
    loop {
        let moves: Vec<Move> = position.legal_moves().iter().collect();
        if moves.is_empty() {
            return plies;
        }
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let choice = usize::try_from(state >> 33).unwrap() % moves.len();
        plies.push((position, moves[choice]));
        position = position.after(moves[choice]);
    }
}

#[test]
fn no_five_moves_running_begin_in_the_same_way() {
    const LONGEST: usize = 4;
    for (language, sides) in SIDES {
        let catalog = catalog(language);
        let games = (0..20)
            .flat_map(|seed| [Narration::Normal, Narration::Teaching].map(|level| (seed, level)));
        for (seed, level) in games {
            let mut openings: Vec<String> = Vec::new();
            for (ply, (position, mv)) in random_game(seed).into_iter().enumerate() {
                let events = events_of(&position, mv);
                let wording = Wording::new(seed, ply);
                let told = narrate_varied(&position, mv, &events, level, wording);
                openings.push(opening(&said(&catalog, &told), sides));
            }
            for run in openings.windows(LONGEST + 1) {
                assert!(
                    run.iter().any(|opening| *opening != run[0]),
                    "{language}, game {seed}: {run:?}"
                );
            }
        }
        assert_eq!(catalog.skipped(), []);
    }
}

#[test]
fn each_kind_of_sentence_has_all_its_wordings() {
    let (_, text, pit) = SCENES[0];
    let position = position(text, Rules::default());
    let mv = Move::new(pit).unwrap();
    let events = events_of(&position, mv);
    let catalog = catalog("en");
    let told = |ply| {
        let wording = Wording::new(7, ply);
        let told = narrate_varied(&position, mv, &events, Narration::Normal, wording);
        told.iter().map(|message| catalog.say(message)).collect()
    };
    let plies: Vec<Vec<String>> = (30..33).map(told).collect();
    for sentence in 0..plies[0].len() {
        let mut wordings: Vec<&str> = plies.iter().map(|told| told[sentence].as_str()).collect();
        wordings.sort_unstable();
        wordings.dedup();
        assert_eq!(wordings.len(), 3, "{wordings:?}");
    }
}

#[test]
fn near_the_end_the_narration_says_what_is_still_needed() {
    let catalog = catalog("en");
    let told = |text: &str, pit: u8| {
        let position = position(text, Rules::default());
        let mv = Move::new(pit).unwrap();
        let events = events_of(&position, mv);
        said(
            &catalog,
            &narrate(&position, mv, &events, Narration::Normal),
        )
    };
    // Of the mover, and of a player whose tuzdyk the opponent has filled.
    let mover = "2S,2S,1S,3S,2S,1S,1S,5S,1S/1,t,2S,1S,5S,6S,1S,4S,3S 75 47 S 15";
    assert!(
        told(mover, 9)
            .ends_with("White’s kazan now holds 81 stones. White needs 1 more to reach 82.")
    );
    let owner = "1,t,2S,6/9S,8 79 72 N 60";
    assert!(told(owner, 7).ends_with("White needs 2 more to reach 82."));
}
