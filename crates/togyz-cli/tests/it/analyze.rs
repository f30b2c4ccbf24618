//! Games that are analysed.

use std::fs;
use std::ops::ControlFlow;

use serde_json::Value;
use togyz_ai::endgame::build;
use togyz_core::notation::MoveText;
use togyz_core::{Game, Move, Rules};

use crate::records::WON;
use crate::session::{Ran, togyz};

const LANGUAGES: [&str; 4] = ["en", "kk", "ky", "ru"];

/// With a small depth, which is enough to see that the record's moves are bad.
fn analyze(args: &[&str], input: &str) -> Ran {
    let args = ["analyze", "-", "--depth", "4"].iter().chain(args).copied();
    togyz(args).input(input).run()
}

#[track_caller]
fn done(ran: &Ran) {
    assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
}

#[test]
fn a_game_is_analysed_in_each_language() {
    for language in LANGUAGES {
        let ran = analyze(&["--lang", language], WON);
        done(&ran);
        insta::assert_snapshot!(format!("analyze_{language}"), ran.output);
    }
}

#[test]
fn an_analysis_is_told_in_every_form() {
    let page = analyze(&["--top", "1", "--format", "markdown"], WON);
    done(&page);
    insta::assert_snapshot!("analyze_markdown", page.output);
    let spoken = analyze(&["--top", "1", "--style", "text"], WON);
    done(&spoken);
    assert!(!spoken.output.contains('│'), "{}", spoken.output);
    insta::assert_snapshot!("analyze_spoken", spoken.output);
}

#[test]
fn to_a_depth_the_answer_is_always_the_same() {
    let [first, second] = [(), ()].map(|()| analyze(&["--format", "json"], WON));
    done(&first);
    assert_eq!(first, second);
}

#[test]
fn every_line_of_the_data_can_be_played() {
    let ran = analyze(&["--format", "json"], WON);
    done(&ran);
    let data: Value = serde_json::from_str(&ran.output).expect("JSON");
    assert_eq!(data["schema"], "togyz.analysis/1");
    assert_eq!(data["analysed"], data["plies"]);
    let mut game = Game::new(Rules::default());
    let mut reasons = 0;
    for ply in data["moves"].as_array().expect("moves") {
        let mut lines = vec![&ply["line"], &ply["best"]];
        for reason in ply["reasons"].as_array().expect("reasons") {
            reasons += 1;
            lines.push(&reason["line"]);
            lines.extend(reason.get("against"));
        }
        for line in lines {
            let mut played = game.clone();
            for text in line.as_array().expect("a line") {
                let text = text.as_str().expect("a move");
                let read = MoveText::parse(text, played.rules().variant).expect("a move");
                let mv = read.resolve(played.position()).expect("a legal move");
                played.play(mv).expect("a legal move");
            }
        }
        let pit = ply["pit"].as_u64().expect("a pit");
        let mv = Move::new(u8::try_from(pit).expect("small")).expect("a pit");
        game.play(mv).expect("legal");
    }
    assert!(reasons > 3, "{}", ran.output);
}

#[test]
fn a_web_page_needs_nothing_else_and_no_script() {
    let record = WON.replace("Aigerim", "<script>alert(1)</script>");
    let ran = analyze(&["--format", "html", "--lang", "kk"], &record);
    done(&ran);
    let page = ran.output;
    assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"kk\" dir=\"ltr\">"));
    assert!(page.ends_with("</html>\n"));
    assert!(page.matches("<svg").count() > 1);
    assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count());
    for outside in ["<script", "http-equiv", "src=", "href=", "url("] {
        assert!(!page.contains(outside), "{outside}");
    }
}

#[test]
fn the_largest_mistakes_come_first() {
    let ran = analyze(&["--top", "2"], WON);
    done(&ran);
    assert_eq!(
        ran.output.matches("Better line: ").count(),
        2,
        "{}",
        ran.output
    );
    assert!(ran.output.contains("Smaller mistakes that are not shown: "));
}

#[test]
fn only_the_mistakes_of_one_side_are_shown() {
    let of = |side: &str| {
        let ran = analyze(&["--side", side, "--format", "json"], WON);
        done(&ran);
        let data: Value = serde_json::from_str(&ran.output).expect("JSON");
        let moves = data["moves"].as_array().expect("moves").clone();
        assert!(
            moves
                .iter()
                .all(|ply| ply["side"] == side || side == "both")
        );
        moves.len()
    };
    assert_eq!(of("white") + of("black"), of("both"));
}

#[test]
fn the_record_gets_comments_and_stays_a_record() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("annotated.tgn");
    let file = path.to_str().expect("UTF-8");
    let ran = analyze(&["--annotate", file], WON);
    assert_eq!(ran.exit, 0, "{}", ran.notices);
    let text = fs::read_to_string(&path).expect("the record");
    assert!(text.contains("{too early}"), "{text}");
    assert!(text.contains("{?? "), "{text}");
    let replayed = togyz(["replay", file]).run();
    done(&replayed);
    // What is there is not lost.
    let again = analyze(&["--annotate", file], WON);
    assert_eq!(again.exit, 1);
    assert!(again.notices.contains("--yes"), "{}", again.notices);
    assert_eq!(fs::read_to_string(&path).expect("the record"), text);
    assert_eq!(analyze(&["--annotate", file, "--yes"], WON).exit, 0);
}

#[test]
fn the_games_that_are_analysed_are_not_written_over() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("games.tgn");
    let file = path.to_str().expect("UTF-8");
    let two = format!("{WON}\n{WON}");
    fs::write(&path, &two).expect("a record");
    for option in ["--annotate", "--output"] {
        let args = ["analyze", file, "--game", "2", "--depth", "1", "--yes"];
        let ran = togyz(args.into_iter().chain([option, file])).run();
        assert_eq!(ran.exit, 2, "{}", ran.notices);
        assert!(ran.notices.contains(option), "{}", ran.notices);
        assert_eq!(fs::read_to_string(&path).expect("the record"), two);
    }
    let both = folder.path().join("both");
    let name = both.to_str().expect("UTF-8");
    let ran = analyze(&["--annotate", name, "--output", name], WON);
    assert_eq!(ran.exit, 2, "{}", ran.notices);
    assert!(!both.exists());
}

#[test]
fn an_analysis_is_written_to_a_file() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("page.html");
    let file = path.to_str().expect("UTF-8");
    let ran = analyze(&["--format", "html", "--output", file], WON);
    assert_eq!((ran.exit, ran.output.as_str()), (0, ""));
    assert!(ran.notices.contains(file));
    let page = fs::read_to_string(&path).expect("the page");
    assert!(page.ends_with("</html>\n"));

    let nowhere = folder.path().join("no").join("page.html");
    let nowhere = nowhere.to_str().expect("UTF-8");
    let ran = analyze(&["--output", nowhere], WON);
    assert_eq!(ran.exit, 1);
    assert!(ran.notices.contains("no"), "{}", ran.notices);
}

#[test]
fn a_mistake_can_make_it_fail() {
    assert_eq!(analyze(&["--fail-on", "blunder"], WON).exit, 5);
    assert_eq!(analyze(&["--fail-on", "mistake"], "1. 5 *").exit, 0);
}

#[test]
fn a_record_with_a_fault_is_analysed_up_to_it() {
    let ran = analyze(&[], "1. 5 1 2. 3 5 3. 8 3 4. 5");
    assert_eq!(ran.exit, 3);
    assert!(ran.output.contains("Opening: "), "{}", ran.output);
    assert!(ran.notices.contains("move 4"), "{}", ran.notices);
    // That is for replay.
    assert!(!ran.notices.contains("--to"), "{}", ran.notices);
    let nothing = analyze(&[], "1. x");
    assert_eq!(nothing.exit, 3);
}

#[test]
fn without_a_move_there_is_nothing_to_analyse() {
    let over = "[FEN \"9/9 82 80 N 40\"]\n\n*";
    for record in [over, "[White \"A\"]\n\n*"] {
        let ran = analyze(&[], record);
        assert_eq!(ran.exit, 0, "{}", ran.notices);
        assert!(ran.output.contains("nothing to analyse"), "{}", ran.output);
    }
}

#[test]
fn ctrl_c_keeps_what_is_done_and_says_so() {
    let args = ["analyze", "-", "--depth", "60"];
    let ran = togyz(args).input(WON).interrupted().run();
    assert_eq!(ran.exit, 130);
    assert!(ran.notices.contains("Stopped."), "{}", ran.notices);
    assert!(
        ran.output.contains("Plies analysed: 0 of 11"),
        "{}",
        ran.output
    );
}

#[test]
fn progress_is_shown_on_a_terminal_only() {
    let args = ["analyze", "-", "--time", "0.001"];
    let ran = togyz(args).input(WON).on_terminal().run();
    assert_eq!(ran.exit, 0);
    assert!(
        ran.notices
            .contains("Analysing: move 11 of 11, seconds left: 1")
    );
    assert!(ran.notices.ends_with("\r\u{1b}[K"), "{:?}", ran.notices);
}

#[test]
fn a_game_of_the_family_is_analysed_too() {
    let ran = analyze(
        &["--rules", "bestemshe", "--format", "json"],
        "1. 5 3 2. 4 *",
    );
    done(&ran);
    let data: Value = serde_json::from_str(&ran.output).expect("JSON");
    assert_eq!(data["rules"], "bestemshe");
    assert_eq!(data["analysed"], 3);
}

#[test]
fn bad_values_are_refused() {
    for (args, sentence) in [
        (["--time", "soon"], "soon"),
        (["--time", "-1"], "-1"),
        (["--depth", "0"], "0"),
        (["--fail-on", "luck"], "luck"),
        (["--game", "7"], "7"),
    ] {
        let args = ["analyze", "-"].into_iter().chain(args);
        let ran = togyz(args).input(WON).run();
        assert_eq!(ran.exit, 2, "{}", ran.notices);
        assert!(ran.notices.contains(sentence), "{}", ran.notices);
    }
}

#[test]
fn endgame_tables_are_used_and_said() {
    let home = tempfile::tempdir().expect("a temporary folder");
    let folder = home.path().join("togyz").join("tables");
    fs::create_dir_all(&folder).expect("a folder");
    build(&folder, 4, 1, &|_| ControlFlow::Continue(())).expect("tables");
    let record = "[FEN \"7,1S,1/1,1S,5,1S,1 79 80 S 50\"]\n\n50. 8 2 *";
    let home = home.path().to_str().expect("UTF-8");
    let run = |format: &str| {
        togyz(["analyze", "-", "--depth", "3", "--format", format])
            .env("TOGYZ_DATA_DIR", home)
            .input(record)
            .run()
    };
    let told = run("text");
    assert_eq!(told.exit, 0, "{}", told.notices);
    assert!(
        told.output.contains("Endgame tables were used."),
        "{}",
        told.output
    );
    let data = run("json").output;
    assert!(data.contains("\"table_"), "{data}");
}
