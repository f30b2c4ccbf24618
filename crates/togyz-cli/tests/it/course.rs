//! The exercises of the tutorial, the quiz and the handouts.

use std::fmt::Write;
use std::fs;

use togyz_cli::exercise::{Answer, Exercise, Question, Verdict, fresh};
use togyz_cli::lessons::LESSONS;
use togyz_core::{Event, Move, Outcome, Pit, PitNo, Position, Side};
use togyz_i18n::tutorial::{RULES, STEPS};

use crate::session::{Run, togyz};

const LANGUAGES: [&str; 4] = ["en", "kk", "ky", "ru"];

/// What one move brings, from its events alone.
#[derive(Default)]
struct Brought {
    landing: Option<Pit>,
    taken: u8,
    from: Option<PitNo>,
    tuzdyk: bool,
    gained: u8,
    starved: bool,
    outcome: Option<Outcome>,
}

fn brought(position: &Position, no: PitNo) -> Brought {
    let mover = position.side_to_move();
    let mut brought = Brought::default();
    let mut after = *position;
    after
        .play_with(Move(no), |event| match event {
            Event::Landed { pit, .. } => brought.landing = Some(pit),
            Event::LandedInTuzdyk { tuzdyk, .. } => brought.landing = Some(tuzdyk),
            Event::Captured { pit, stones } => {
                brought.taken = stones;
                brought.from = Some(pit.no);
                brought.gained += stones;
            }
            Event::TuzdykMade { pit } => {
                brought.taken = 3;
                brought.from = Some(pit.no);
                brought.gained += 3;
                brought.tuzdyk = true;
            }
            Event::Fed { owner, stones, .. } if owner == mover => brought.gained += stones,
            Event::Swept { side, stones } if side == mover => brought.gained += stones,
            Event::Atsyrau { side } => brought.starved = side != mover,
            Event::Ended(how) => brought.outcome = Some(how.outcome),
            Event::Sown { .. }
            | Event::Fed { .. }
            | Event::Odd { .. }
            | Event::OwnRow { .. }
            | Event::TuzdykRefused { .. }
            | Event::ReachedMajority { .. }
            | Event::Skipped { .. }
            | Event::Swept { .. } => {}
        })
        .expect("a legal move");
    brought
}

/// The answers once more, in another way: from rows and events.
fn expected(exercise: &Exercise) -> Vec<Answer> {
    let position = &exercise.position;
    let mover = position.side_to_move();
    let row = position.row(mover);
    let playable = || PitNo::ALL.into_iter().zip(row.iter());
    let playable = || {
        playable()
            .filter(|(_, stones)| **stones > 0)
            .map(|(no, _)| no)
    };
    let those = |right: &dyn Fn(Brought) -> bool| {
        let right = playable().filter(|no| right(brought(position, *no)));
        right.map(Answer::Pit).collect::<Vec<_>>()
    };
    let won = |outcome: Option<Outcome>| match outcome {
        None => Verdict::Open,
        Some(Outcome::Draw) => Verdict::Draw,
        Some(Outcome::Win(side)) if side == mover => Verdict::Yours,
        Some(Outcome::Win(_)) => Verdict::Theirs,
    };
    match exercise.question {
        Question::Stones(pit) => {
            let index = usize::from(pit.no.get()) - 1;
            vec![Answer::Number(position.row(pit.side)[index])]
        }
        Question::Next(no) => vec![Answer::Pit(PitNo::ALL[usize::from(no.get()) % 9])],
        Question::Landing(no) => {
            let landing = brought(position, no).landing.expect("it lands");
            vec![Answer::Pit(landing.no)]
        }
        Question::Reach(no) => {
            let side = mover.opponent();
            those(&|brought| brought.landing == Some(Pit { side, no }))
        }
        Question::Playable => vec![Answer::Pits(playable().collect())],
        Question::Capture => those(&|brought| brought.taken > 0),
        Question::Most => {
            let most = playable().map(|no| brought(position, no).taken).max();
            those(&|brought| Some(brought.taken) == most)
        }
        Question::Gain(no) => vec![Answer::Number(brought(position, no).gained)],
        Question::Tuzdyk => those(&|brought| brought.tuzdyk),
        Question::MayBecome(no) => vec![if brought(position, no).tuzdyk {
            Answer::Yes
        } else {
            Answer::No
        }],
        Question::Needed => vec![Answer::Number(82 - position.kazan(mover))],
        Question::Win => those(&|brought| won(brought.outcome) == Verdict::Yours),
        Question::Starve => those(&|brought| brought.starved),
        Question::Result(no) => vec![Answer::Won(won(brought(position, no).outcome))],
        Question::Threat => {
            let mut pits: Vec<PitNo> = playable()
                .filter_map(|no| brought(position, no).from)
                .collect();
            pits.sort_unstable();
            pits.dedup();
            pits.into_iter().map(Answer::Pit).collect()
        }
        Question::Defend => {
            let is_safe = |no: &PitNo| {
                let after = position.after(Move(*no));
                let replies = after.legal_moves().iter();
                replies.map(|mv| brought(&after, mv.0).taken).sum::<u8>() == 0
            };
            playable().filter(is_safe).map(Answer::Pit).collect()
        }
    }
}

/// All exercises of the lessons, with their numbers.
fn exercises() -> Vec<(String, Exercise)> {
    let mut exercises = Vec::new();
    for (step, lesson) in STEPS.iter().zip(&LESSONS) {
        for (number, task) in (1..).zip(lesson.exercises) {
            let name = format!("{}.{number}", step.number);
            exercises.push((name, task.exercise().expect(task.position)));
        }
    }
    exercises
}

#[test]
fn each_step_has_exercises() {
    for (step, lesson) in STEPS.iter().zip(&LESSONS) {
        let numbers = if usize::from(step.number) <= RULES {
            1..=3
        } else {
            2..=4
        };
        assert!(numbers.contains(&lesson.exercises.len()), "{}", step.number);
    }
}

#[test]
fn every_exercise_has_exactly_the_answers_that_the_rules_give() {
    let quiz = (0..)
        .zip(fresh(300, 5))
        .map(|(n, exercise)| (n.to_string(), exercise));
    for (name, exercise) in exercises().into_iter().chain(quiz) {
        let answers = exercise.answers();
        assert!(!answers.is_empty(), "{name} {exercise:?}");
        assert_eq!(answers, expected(&exercise), "{name} {exercise:?}");
        assert!(answers.iter().all(|answer| exercise.is_right(answer)));
        assert_eq!(exercise.position.ending(), None);
    }
}

#[test]
fn the_answers_of_the_lessons() {
    let catalog = togyz_i18n::Locales::embedded().catalog(&"en".parse().unwrap());
    let mut text = String::new();
    for (name, exercise) in exercises() {
        let question = catalog.say(&exercise.asked());
        let solution: Vec<String> = exercise
            .solution(&catalog)
            .iter()
            .map(|message| catalog.say(message))
            .collect();
        writeln!(text, "{name} {question}\n    {}", solution.join(" ")).unwrap();
    }
    insta::assert_snapshot!("answers", text);
}

/// A run of a person with a folder for what is kept.
fn person(folder: &tempfile::TempDir, args: &[&str], input: &str) -> Run {
    let folder = folder.path().to_str().expect("a path in UTF-8");
    togyz(args.iter().copied())
        .input(input)
        .on_terminal()
        .env("TOGYZ_DATA_DIR", folder)
}

/// A lesson with an answer that cannot be played, a wrong one, a hint, a right
/// one, and three wrong ones.
const SESSION: &str = "\n9\nx\n1\nh\n3\n5\n6\n7\nq\n";

#[test]
fn a_lesson_is_patient_in_each_language() {
    for language in LANGUAGES {
        let folder = tempfile::tempdir().unwrap();
        let args = ["learn", "5", "--style", "text", "--lang", language];
        let ran = person(&folder, &args, SESSION).run();
        assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
        insta::assert_snapshot!(format!("session_{language}"), ran.output);
    }
}

/// A pit that is safe, the one in danger, a move that allows a capture, and one
/// that does not.
const DEFENCE: &str = "3\n1\n9\n2\nq\n";

#[test]
fn threats_are_told_in_each_language() {
    for language in LANGUAGES {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let args = ["learn", "17", "--style", "text", "--lang", language];
        let ran = person(&folder, &args, DEFENCE).run();
        assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
        insta::assert_snapshot!(format!("defence_{language}"), ran.output);
    }
}

#[test]
fn a_person_goes_step_by_step() {
    let folder = tempfile::tempdir().unwrap();
    let ran = person(&folder, &["learn", "12"], &"\n".repeat(60)).run();
    let at = |text: &str| ran.output.find(text).expect(text);
    assert!(at("Press Enter to see the answer") < at("In a draw."));
    assert!(at("In a draw.") < at("Exercise 1 of 3"));
    assert!(at("Exercise 3 of 3") < at("13. Playing in this program"));
    assert!(at("19. The race to 82") < at("That was the last step."));
    assert!(ran.output.contains("Exercises done: 0 of "));
    assert_eq!(ran.exit, 0);

    let left = person(&folder, &["learn", "--lang", "kk"], "\n\n\nшығу\n").run();
    assert!(left.output.contains("1. "), "{}", left.output);
    assert!(!left.output.contains("3. "), "{}", left.output);
    assert_eq!(person(&folder, &["learn", "3"], "").run().exit, 0);
}

#[test]
fn what_can_be_played_is_not_given_away() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let typed = "\n\n\n1 2 4\n1,2\n1 2 4 9\nq\n";
    let ran = person(&folder, &["learn", "4"], typed).run();
    let says = |said: &str| ran.output.matches(said).count();
    assert_eq!(says("Pit 4 is empty. Choose another one."), 2);
    assert_eq!(says("There are more pits that you can play."), 1);
    assert_eq!(says("The answer: 1, 2, 3, 5, 6, 7, 8, 9."), 1);
}

#[test]
fn one_can_go_back() {
    let folder = tempfile::tempdir().unwrap();
    let ran = person(&folder, &["learn", "2"], "\nb\nb\nq\n").run();
    let asked: Vec<&str> = ran
        .output
        .lines()
        .filter(|line| {
            line.starts_with("Exercise ") || line.starts_with("1. ") || line.starts_with("2. ")
        })
        .collect();
    assert_eq!(
        asked,
        [
            "2. The starting position",
            "Exercise 1 of 2",
            "Exercise 2 of 2",
            "Exercise 1 of 2",
            "1. The board",
            "Exercise 1 of 2",
        ]
    );
}

#[test]
fn what_is_done_is_kept_and_shown() {
    let folder = tempfile::tempdir().unwrap();
    person(&folder, &["learn", "1"], "3\n2\n\n82\nq\n").run();
    let list = person(&folder, &["learn", "--list"], "").run();
    assert!(
        list.output.contains("1. The board (2/2)\n"),
        "{}",
        list.output
    );
    assert!(list.output.contains("2. The starting position (1/2)\n"));
    let again = person(&folder, &["learn"], "q\n").run();
    assert!(
        again.output.starts_with("You go on with step 2."),
        "{}",
        again.output
    );
    let anew = person(&folder, &["learn", "1"], "q\n").run();
    assert!(anew.output.starts_with("1. The board"));
    assert!(!folder.path().join("togyz/.togyz").exists());
}

#[test]
fn progress_that_cannot_be_read_or_written_stops_no_lesson() {
    for text in [
        "",
        "{",
        "[]",
        r#"{"version":2,"step":3,"solved":[]}"#,
        "\u{0}",
    ] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("togyz/learn.json");
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, text).unwrap();
        let ran = person(&folder, &["learn", "1"], "3\nq\n").run();
        assert_eq!(ran.exit, 0);
        assert!(ran.output.contains("Right!"), "{}", ran.output);
        assert!(ran.notices.contains("cannot be read"), "{}", ran.notices);
        assert_eq!(fs::read_to_string(&file).unwrap(), text, "it is left alone");
    }
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("togyz"), "a file").unwrap();
    let ran = person(&folder, &["learn", "1"], "3\n2\nq\n").run();
    assert_eq!(ran.exit, 0);
    assert!(ran.output.contains("Exercise 2 of 2"), "{}", ran.output);
    assert_eq!(
        ran.notices.matches("cannot be written").count(),
        1,
        "{}",
        ran.notices
    );
}

#[test]
fn numbers_that_no_program_of_this_age_wrote_are_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("togyz/learn.json");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(
        &file,
        r#"{"version":1,"step":99,"solved":["1.1","0.1","1.9","x",7]}"#,
    )
    .unwrap();
    let list = person(&folder, &["learn", "--list"], "").run();
    assert_eq!((list.exit, list.notices.as_str()), (0, ""));
    assert_eq!(list.output.matches('(').count(), 1, "{}", list.output);
    assert!(
        person(&folder, &["learn"], "q\n")
            .run()
            .output
            .starts_with("1. ")
    );
}

#[test]
fn ctrl_c_leaves_a_lesson() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(
        person(&folder, &["learn"], "").interrupted().run().exit,
        130
    );
    assert_eq!(
        togyz(["learn", "--quiz", "2"]).interrupted().run().exit,
        130
    );
}

#[test]
fn a_quiz_is_the_same_for_the_same_seed() {
    for language in LANGUAGES {
        let args = [
            "learn", "--quiz", "6", "--seed", "3", "--style", "text", "--lang", language,
        ];
        let ran = togyz(args).input("1\n2\n3\n4\n5\n6\n7\n8\n9\n").run();
        assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
        insta::assert_snapshot!(format!("quiz_{language}"), ran.output);
    }
    let with = |seed: &str| togyz(["learn", "--quiz", "3", "--seed", seed]).run().output;
    assert_eq!(with("1"), with("1"));
    assert_ne!(with("1"), with("2"));
}

#[test]
fn a_quiz_counts_right_answers() {
    let mut input = String::new();
    for exercise in fresh(12, 4) {
        let answer = match exercise.answers().remove(0) {
            Answer::Pit(no) => no.to_string(),
            Answer::Pits(pits) => pits.iter().map(ToString::to_string).collect(),
            Answer::Number(number) => number.to_string(),
            Answer::Yes => "yes".to_owned(),
            Answer::No => "no".to_owned(),
            Answer::Won(verdict) => {
                let place = Verdict::ALL.iter().position(|other| *other == verdict);
                (place.unwrap() + 1).to_string()
            }
        };
        writeln!(input, "{answer}").unwrap();
    }
    let ran = togyz(["learn", "--quiz", "12", "--seed", "4"])
        .input(input)
        .run();
    assert!(
        ran.output.ends_with("Right answers: 12 of 12.\n"),
        "{}",
        ran.output
    );
    let none = togyz(["learn", "--quiz", "12", "--seed", "4"]).run();
    assert!(none.output.ends_with("Right answers: 0 of 12.\n"));
}

#[test]
fn a_handout_is_one_page_of_html_that_needs_nothing_else() {
    for language in LANGUAGES {
        let ran = togyz(["learn", "--format", "html", "--lang", language]).run();
        assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
        let page = ran.output;
        assert!(page.starts_with(&format!(
            "<!DOCTYPE html>\n<html lang=\"{language}\" dir=\"ltr\">"
        )));
        for outside in ["<script", "<img", "<link", "http", "url("] {
            assert!(!page.contains(outside), "{outside}");
        }
        for tag in [
            "svg", "p", "h1", "h2", "h3", "text", "style", "body", "html",
        ] {
            let opened = page.matches(&format!("<{tag} ")).count()
                + page.matches(&format!("<{tag}>")).count();
            assert_eq!(opened, page.matches(&format!("</{tag}>")).count(), "{tag}");
        }
        // Each item is there twice: as a question and on the sheet of answers.
        for (name, _) in exercises() {
            let questions = LESSONS
                .iter()
                .zip(&STEPS)
                .find(|(_, step)| name.starts_with(&format!("{}.", step.number)));
            let shift = usize::from(questions.unwrap().0.question.is_some());
            let (step, number) = name.split_once('.').unwrap();
            let number = number.parse::<usize>().unwrap() + shift;
            let item = format!("<b>{step}.{number}</b>");
            assert_eq!(page.matches(&item).count(), 2, "{item}");
        }
    }
}

#[test]
fn a_handout_of_a_step_in_markdown() {
    let ran = togyz(["learn", "9", "--format", "markdown"]).run();
    insta::assert_snapshot!("handout_markdown", ran.output);
    let text = togyz(["learn", "9", "--format", "markdown", "--style", "text"]).run();
    assert!(!text.output.contains("```"));
}

#[test]
fn a_board_in_svg() {
    let ran = togyz(["learn", "9", "--format", "html", "--lang", "kk"]).run();
    insta::assert_snapshot!("handout_html", ran.output);
}

#[test]
fn a_handout_is_written_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("page.html");
    let path = file.to_str().unwrap();
    let ran = togyz(["learn", "--quiz", "3", "--output", path]).run();
    assert_eq!((ran.exit, ran.output.as_str()), (0, ""));
    assert!(ran.notices.contains(path), "{}", ran.notices);
    let page = fs::read_to_string(&file).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"));

    let again = togyz(["learn", "2", "--output", path]).run();
    assert_eq!(again.exit, 1);
    assert_eq!(
        fs::read_to_string(&file).unwrap(),
        page,
        "it is not replaced"
    );
    let wanted = togyz([
        "learn", "2", "--format", "markdown", "--output", path, "--yes",
    ])
    .run();
    assert_eq!(wanted.exit, 0);
    assert!(fs::read_to_string(&file).unwrap().starts_with("# "));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);

    let directory = folder.path().to_str().expect("a path in UTF-8");
    let no_file = togyz(["learn", "--output", directory, "--yes"]).run();
    assert_eq!((no_file.exit, no_file.output.as_str()), (1, ""));
    assert!(file.exists(), "{}", no_file.notices);

    let nowhere = togyz(["learn", "--output", "/nonexistent/folder/page.md"]).run();
    assert_eq!((nowhere.exit, nowhere.output.as_str()), (1, ""));
    assert!(
        nowhere.notices.contains("/nonexistent/folder"),
        "{}",
        nowhere.notices
    );
}

#[test]
fn options_that_make_no_sense_together_are_refused() {
    for args in [
        &["learn", "3", "--quiz", "2"][..],
        &["learn", "--list", "--quiz", "2"],
        &["learn", "--quiz", "0"],
        &["learn", "--quiz", "x"],
        &["learn", "--seed", "2"],
        &["learn", "--format", "pdf"],
        &["learn", "--format", "text", "--output", "page.txt"],
    ] {
        let ran = togyz(args.iter().copied()).run();
        assert_eq!((ran.exit, ran.output.as_str()), (2, ""), "{args:?}");
        assert!(!ran.notices.is_empty());
    }
}

#[test]
fn only_threats_are_asked_with_the_opponent_to_move() {
    let sides = [Side::White, Side::Black];
    for exercise in fresh(200, 11) {
        let mover = exercise.position.side_to_move();
        let asks_opponent = matches!(exercise.question, Question::Threat);
        assert_eq!(mover, sides[usize::from(asks_opponent)]);
    }
}
