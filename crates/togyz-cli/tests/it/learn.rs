//! The tutorial: what it shows, and that what it says is true.

use std::collections::BTreeSet;
use std::fmt::Write;

use togyz_cli::lessons::{LESSONS, Scene, Shows};
use togyz_core::{Event, Move, Position, Rules, Setup, Side, TuzdykLimit};
use togyz_i18n::Message;
use togyz_i18n::tutorial::STEPS;

use crate::session::togyz;

const LANGUAGES: [&str; 4] = ["en", "kk", "ky", "ru"];

/// What the rules make of each move that the tutorial speaks of: step (`q` for
/// its question), source and landing pit, where the last stone lands and what
/// it makes there, stones captured, kazans after. The numbers in the captions
/// are these.
const FACTS: &str = "\
04 76 opponent 6 = 10, +10, 10-0
04q 54 opponent 4 = 10, +10, 10-0
05 76 opponent 6 = 10, +10, 10-0
05q 79 opponent 9 = 12, +12, 24-22
05q 68 opponent 8 = 2, +2, 14-22
06 56 own 6 = 11, +0, 10-10
06q 91 opponent 1 = 12, +12, 22-10
07 44 opponent 4 = 13, +0, 10-12
07q 91 opponent 1 = 12, +12, 22-12
07q 55 opponent 5 = 13, +0, 10-12
08 24 own 4 = 12, +0, 10-12
08q 62 own 2 = 14, +0, 22-0
09 88x opponent 8 = 3, +3, 25-10
09q 32 opponent 2 = 4, +4, 26-10
10 79 opponent 9 = 3 (last pit), +0, 20-2
10 45 opponent 5 = 3 (has one), +0, 26-12
10 67 opponent 7 = 3 (same number), +0, Black's tuzdyk +1, 36-14
10q 23x opponent 3 = 3, +3, Black's tuzdyk +1, 39-14
11 83 opponent 3 = 13, +0, White's tuzdyk +1, 40-24
11q 71 opponent 1 (tuzdyk), +0, White's tuzdyk +1, 40-24
12 92 opponent 2 = 6, +6, 82-46, 82
12 12 own 2 = 3, +0, swept 10, 82-80, atsyrau
12q 56 own 6 = 3, +0, swept 6, 81-81, atsyrau
13 76 opponent 6 = 10, +10, 10-0
14 33 opponent 3 = 10, +10, 10-10
14 98 opponent 8 = 11, +0, 10-0
15 44 opponent 4 = 12, +12, 34-10
16 62 opponent 2 = 8, +8, 50-51
16 84 opponent 4 = 4, +4, 46-51
16 93 opponent 3 = 2, +2, 44-51
17 23 own 3 = 6, +0, 67-59
18 85 opponent 5 = 8, +8, White's tuzdyk +1, 41-73
19 45 own 5 = 1, +0, swept 6, 84-78, atsyrau
";

/// The scenes of all lessons, each with what it is called in [`FACTS`].
fn scenes() -> Vec<(String, Scene)> {
    let mut scenes = Vec::new();
    for (step, lesson) in STEPS.iter().zip(&LESSONS) {
        let name = format!("{:02}", step.number);
        scenes.extend(lesson.pictures.iter().map(|scene| (name.clone(), *scene)));
        scenes.extend(lesson.question.map(|scene| (format!("{name}q"), scene)));
    }
    scenes
}

fn position(scene: &Scene) -> Position {
    let setup = Setup::parse(scene.position, Rules::default()).expect(scene.position);
    setup
        .position()
        .expect("162 stones, and a game that goes on")
}

/// The pits that the sentences about a scene speak of playing.
fn played(scene: &Scene) -> Vec<u8> {
    let shown = match scene.shows {
        Shows::Position => None,
        Shows::Promise(pit) | Shows::Move(pit) | Shows::Sowing(pit) => Some(pit),
    };
    shown.iter().chain(scene.others).copied().collect()
}

/// What the rules make of playing `pit`, in the form of [`FACTS`].
fn fact(before: &Position, pit: u8) -> String {
    let mv = Move::new(pit).expect("a pit");
    let mover = before.side_to_move();
    let row = |side| if side == mover { "own" } else { "opponent" };
    let mut after = *before;
    let mut landed = String::new();
    let mut captured = 0;
    let mut rest = String::new();
    let mut mark = "";
    let mut end = "";
    let landing = before.landing(mv).expect("a legal move");
    after
        .play_with(mv, |event| match event {
            Event::Landed { pit, after, .. } => {
                landed = format!("{} {} = {after}", row(pit.side), pit.no);
            }
            Event::LandedInTuzdyk { tuzdyk, .. } => {
                landed = format!("{} {} (tuzdyk)", row(tuzdyk.side), tuzdyk.no);
            }
            Event::Captured { stones, .. } => captured = stones,
            Event::TuzdykMade { .. } => {
                captured = 3;
                mark = "x";
            }
            Event::TuzdykRefused { limit, .. } => {
                landed.push_str(match limit {
                    TuzdykLimit::HasOne => " (has one)",
                    TuzdykLimit::LastPit => " (last pit)",
                    TuzdykLimit::SameNumber => " (same number)",
                });
            }
            Event::Fed { owner, stones, .. } => {
                write!(rest, ", {owner}'s tuzdyk +{stones}").expect("a string");
            }
            Event::Swept { stones, .. } => write!(rest, ", swept {stones}").expect("a string"),
            Event::ReachedMajority { .. } => end = ", 82",
            Event::Atsyrau { .. } => end = ", atsyrau",
            Event::Sown { .. }
            | Event::Odd { .. }
            | Event::OwnRow { .. }
            | Event::Skipped { .. }
            | Event::Ended(_) => {}
        })
        .expect("a legal move");
    let kazans = format!("{}-{}", after.kazan(Side::White), after.kazan(Side::Black));
    format!(
        "{pit}{}{mark} {landed}, +{captured}{rest}, {kazans}{end}",
        landing.no
    )
}

#[test]
fn what_the_captions_say_is_what_the_rules_give() {
    let mut facts = String::new();
    for (name, scene) in scenes() {
        let before = position(&scene);
        for pit in played(&scene) {
            writeln!(facts, "{name} {}", fact(&before, pit)).unwrap();
        }
    }
    assert_eq!(facts, FACTS);
}

#[test]
fn the_facts_are_those_the_texts_were_written_for() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../../shared/language/drafts/tutorial/positions.tsv"
    );
    let Ok(table) = std::fs::read_to_string(path) else {
        println!("notice: {path} is absent, nothing is checked");
        return;
    };
    let scenes = scenes();
    for line in table.lines().skip(1) {
        let [step, fen, mv, landing, captured, _, kazans] =
            line.split('\t').collect::<Vec<_>>()[..]
        else {
            panic!("{line}");
        };
        let step = step.split('-').next().unwrap();
        let found = scenes
            .iter()
            .find(|(name, scene)| name == step && scene.position == fen);
        let (_, scene) = found.expect(line);
        let Ok(pit) = mv[..1].parse::<u8>() else {
            continue;
        };
        let fact = fact(&position(scene), pit);
        let captured = captured.split(';').next().unwrap();
        let kazans = kazans.split(' ').next().unwrap();
        for part in [mv, landing, &format!("+{captured}"), kazans] {
            assert!(fact.contains(part), "{part} is not in {fact}");
        }
    }
}

/// Each caption, question and answer with the scene it speaks of.
fn told() -> Vec<(&'static Message, Scene)> {
    let mut told = Vec::new();
    for (step, lesson) in STEPS.iter().zip(&LESSONS) {
        told.extend(step.captions.iter().zip(lesson.pictures.iter().copied()));
        if let (Some(question), Some(scene)) = (&step.question, lesson.question) {
            told.extend([(&question.question, scene), (&question.answer, scene)]);
        }
    }
    told
}

/// The numbers from 10 on that may be said about a scene: stones taken up,
/// found and made by the last stone, captured and swept, and the kazans. Up to
/// 9 a number may be that of a pit.
fn sayable(scene: &Scene) -> BTreeSet<u8> {
    let before = position(scene);
    let mut sayable: BTreeSet<u8> = [18, 81, 82, 162].into();
    for pit in played(scene) {
        let mv = Move::new(pit).expect("a pit");
        let mut after = before;
        after
            .play_with(mv, |event| match event {
                Event::Sown { stones, .. }
                | Event::Swept { stones, .. }
                | Event::Captured { stones, .. } => sayable.extend([stones]),
                Event::Landed { before, after, .. } => sayable.extend([before, after]),
                Event::Fed { .. }
                | Event::LandedInTuzdyk { .. }
                | Event::Odd { .. }
                | Event::OwnRow { .. }
                | Event::TuzdykMade { .. }
                | Event::TuzdykRefused { .. }
                | Event::ReachedMajority { .. }
                | Event::Atsyrau { .. }
                | Event::Skipped { .. }
                | Event::Ended(_) => {}
            })
            .expect("a legal move");
        for side in Side::ALL {
            sayable.extend([before.kazan(side), after.kazan(side)]);
        }
    }
    sayable
}

#[test]
fn the_numbers_are_right_in_each_language() {
    let locales = togyz_i18n::Locales::embedded();
    let catalogs = LANGUAGES.map(|tag| locales.catalog(&tag.parse().unwrap()));
    for (message, scene) in told() {
        let sayable = sayable(&scene);
        let texts = catalogs.each_ref().map(|catalog| catalog.say(message));
        for text in &texts {
            for number in numbers(text).filter(|number| *number > 9) {
                assert!(sayable.contains(&number), "{number} in {text}");
            }
            for sum in sums(text) {
                let numbers: Vec<u8> = numbers(&sum).collect();
                assert_eq!(numbers[0] + numbers[1], numbers[2], "{text}");
            }
            assert_eq!(sums(text), sums(&texts[0]), "{text}");
        }
    }
}

fn numbers(text: &str) -> impl Iterator<Item = u8> {
    text.split(|c: char| !c.is_ascii_digit())
        .filter_map(|digits| digits.parse().ok())
}

/// The sums in a text, such as `9 + 1 = 10`.
fn sums(text: &str) -> Vec<String> {
    let is_part = |c: char| c.is_ascii_digit() || " +=".contains(c);
    text.split(|c| !is_part(c))
        .filter(|part| part.contains('='))
        .map(|part| part.trim().to_owned())
        .collect()
}

#[test]
fn each_caption_has_its_picture() {
    for (step, lesson) in STEPS.iter().zip(&LESSONS) {
        assert_eq!(step.captions.len(), lesson.pictures.len());
        assert_eq!(step.question.is_some(), lesson.question.is_some());
        for scene in lesson.pictures.iter().chain(&lesson.question) {
            assert!(scene.before().is_some());
            let moves = matches!(scene.shows, Shows::Move(_) | Shows::Sowing(_));
            assert_eq!(scene.after().is_some(), moves);
        }
    }
}

#[test]
fn sowing_is_shown_before_the_capture() {
    let lesson = LESSONS[3];
    let after = lesson.pictures[0].after().unwrap().position;
    assert_eq!(*after.row(Side::Black), [10, 10, 10, 10, 10, 10, 9, 9, 9]);
    assert_eq!(after.kazan(Side::White), 0);
}

#[test]
fn all_steps_are_told_in_sentences_in_each_language() {
    for language in LANGUAGES {
        let ran = togyz(["learn", "--all", "--style", "text", "--lang", language]).run();
        assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
        insta::assert_snapshot!(format!("lessons_{language}"), ran.output);
    }
}

#[test]
fn a_step_is_drawn() {
    let ran = togyz(["learn", "9"]).run();
    insta::assert_snapshot!("lesson_drawn", ran.output);
    let ascii = togyz(["learn", "9", "--style", "ascii"]).run();
    assert!(ascii.output.is_ascii() || !ascii.output.contains('┌'));
}

#[test]
fn the_list_has_a_title_for_each_step() {
    for language in LANGUAGES {
        let ran = togyz(["learn", "--list", "--lang", language]).run();
        assert_eq!((ran.exit, ran.output.lines().count()), (0, STEPS.len()));
    }
}

#[test]
fn there_are_steps_1_to_19_only() {
    for step in ["0", "20", "200"] {
        let ran = togyz(["learn", step, "--lang", "ru"]).run();
        assert_eq!((ran.exit, ran.output.as_str()), (2, ""), "{step}");
        assert!(ran.notices.contains("от 1 до 19"), "{}", ran.notices);
    }
}

#[test]
fn the_defence_of_the_picture_works() {
    let scene = LESSONS[16].pictures[0];
    let before = position(&scene);
    let mut threatened = before.setup();
    threatened.side_to_move = Side::Black;
    let threats = |position: &Position| -> Vec<(u8, u8)> {
        let moves = position.legal_moves().iter();
        let takes = moves.filter_map(|mv| Some((mv, position.take(mv)?)));
        takes
            .map(|(mv, take)| (mv.0.get(), take.stones()))
            .collect()
    };
    assert_eq!(threats(&threatened.position().unwrap()), [(8, 6)]);
    assert_eq!(threats(&scene.after().unwrap().position), []);
}
