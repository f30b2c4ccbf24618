//! `togyz engine`: conversations over the protocol.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use tempfile::TempDir;
use togyz_ai::endgame::{Summary, Tables};
use togyz_core::{Game, Move, Rules, Setup};

use crate::session::togyz;

/// What the engine answers to `input` in a pipe.
#[track_caller]
fn talk_with(args: &[&str], input: &str) -> Vec<String> {
    let args = ["engine"].iter().chain(args).copied();
    let ran = togyz(args).input(input).run();
    assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
    ran.output.lines().map(str::to_owned).collect()
}

#[track_caller]
fn talk(input: &str) -> Vec<String> {
    talk_with(&[], input)
}

/// The only line of the answer.
#[track_caller]
fn answer(input: &str) -> String {
    let lines = talk(input);
    assert_eq!(lines.len(), 1, "{input}: {lines:?}");
    lines[0].clone()
}

/// `line` without what depends on the machine.
fn masked(line: &str) -> String {
    let mut mask = false;
    let words = line.split(' ').map(|word| {
        let shown = if mask { "…" } else { word };
        mask = matches!(word, "nps" | "time");
        shown
    });
    words.collect::<Vec<_>>().join(" ")
}

fn is_error(line: &str) -> bool {
    line.starts_with("info string error ")
}

fn best_move(lines: &[String]) -> &str {
    let best = lines.iter().find_map(|line| line.strip_prefix("bestmove "));
    best.expect("an answer")
}

#[test]
fn it_says_what_it_is() {
    let said = talk("ugi\nisready\nuci\n").join("\n");
    // Folders are written as each system does.
    insta::assert_snapshot!(said.replace('\\', "/"));
}

#[test]
fn a_conversation() {
    // What the search finds may change; the form may not.
    let lines = talk(
        "uginewgame\nposition startpos moves 76 9 g1h1\nd\nquery p1turn\nquery score\n\
         query legalmoves\nquery gameover\nquery result\nquery rules\ngo perft 2\nexplain 7\n\
         explain 91 lang ru\nexplain 7 lang kk\n",
    );
    insta::assert_snapshot!(lines.join("\n"));
}

#[test]
fn the_same_search_gives_the_same_answer() {
    for go in [
        "go depth 6",
        "go nodes 5000",
        "go depth 99 nodes 3000 infinite",
    ] {
        let input = format!("position startpos moves 76\n{go}\n");
        let lines: Vec<String> = talk(&input).iter().map(|line| masked(line)).collect();
        let again: Vec<String> = talk(&input).iter().map(|line| masked(line)).collect();
        assert_eq!(lines, again);
        let (last, infos) = lines.split_last().expect("an answer");
        assert_eq!(last.split(' ').count(), 2, "{last}");
        assert!(last.starts_with("bestmove "), "{last}");
        for (info, depth) in infos.iter().zip(1..) {
            let words: Vec<&str> = info.split(' ').collect();
            assert_eq!(words[..3], ["info", "depth", &depth.to_string()], "{info}");
            let names = [
                (3, "seldepth"),
                (5, "multipv"),
                (7, "score"),
                (10, "nodes"),
                (12, "nps"),
                (14, "time"),
                (16, "hashfull"),
                (18, "tbhits"),
                (20, "pv"),
            ];
            for (place, name) in names {
                assert_eq!(words[place], name, "{info}");
            }
        }
    }
}

#[test]
fn options_work() {
    let lines = talk("setoption name MultiPV value 3\ngo depth 3\n");
    assert_eq!(
        lines
            .iter()
            .filter(|line| line.contains(" multipv 3 "))
            .count(),
        3
    );
    for level in 1..=7 {
        for seed in [0, 1] {
            let input = format!(
                "setoption name level value {level}\nsetoption name Seed value {seed}\n\
                 setoption name Hash value 1\ngo\ngo movetime 50\ngo depth 1 searchmoves 3\n"
            );
            let lines = talk(&input);
            let moves = lines
                .iter()
                .filter(|line| line.starts_with("bestmove "))
                .count();
            assert_eq!(moves, 3, "{lines:?}");
            assert_eq!(lines.last().map(String::as_str), Some("bestmove 32"));
        }
    }
    assert_eq!(
        best_move(&talk(
            "setoption name Hash value 0\ngo depth 2 searchmoves 19\n"
        )),
        "19"
    );
}

#[test]
fn the_book_is_asked_only_if_that_is_wished() {
    let lines = talk("setoption name OwnBook value true\ngo depth 1\n");
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert_eq!(best_move(&lines).len(), 2);
    // Whoever limits the moves wants to know what these are worth.
    let lines = talk("setoption name OwnBook value true\ngo searchmoves 1 depth 2\n");
    assert!(lines.len() > 1, "{lines:?}");
    let lines =
        talk("setoption name OwnBook value true\nsetoption name OwnBook value FALSE\ngo depth 2\n");
    assert_eq!(lines.len(), 3, "{lines:?}");
    // A level has a book of its own, which is switched off here too.
    let lines = talk("setoption name Level value 8\ngo depth 2\n");
    assert!(lines.len() > 1, "{lines:?}");
}

#[test]
fn two_threads_find_a_move() {
    let lines = talk(
        "setoption name Threads value 2\ngo depth 5\nsetoption name Hash value 1\ngo nodes 3000\n",
    );
    let moves = lines.iter().filter(|line| line.starts_with("bestmove "));
    assert_eq!(moves.count(), 2, "{lines:?}");
}

#[test]
fn tables_that_are_not_there_or_damaged_are_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a name");
    let ask = || {
        talk(&format!(
            "setoption name TablePath value {path}\nposition fen 8,1S/8,1S 80 80 S 1\ngo depth 4\n"
        ))
    };
    let said = talk(&format!("setoption name TablePath value {path}/none\n"));
    assert!(said.len() == 1 && is_error(&said[0]), "{said:?}");
    assert!(!ask().iter().any(|line| is_error(line)));
    build(folder.path(), 2);
    let lines = ask();
    assert!(!lines.iter().any(|line| is_error(line)), "{lines:?}");
    assert_eq!(best_move(&lines), "91");
    for file in std::fs::read_dir(folder.path()).expect("a folder") {
        std::fs::write(file.expect("a file").path(), "damaged").expect("a file");
    }
    let lines = ask();
    assert!(is_error(&lines[0]), "{lines:?}");
    assert_eq!(best_move(&lines), "91");
    assert!(talk("setoption name TablePath value <empty>\n").is_empty());
}

#[test]
fn the_language_can_be_chosen() {
    let lines = talk(
        "setoption name Language value ru\nfoo\nsetoption name Language value kk\nfoo\nexplain 7\n",
    );
    assert!(lines[0].contains("Неизвестная команда"), "{lines:?}");
    assert_ne!(lines[0], lines[1]);
    assert!(lines[2].contains("Бастаушы"), "{lines:?}");
}

#[test]
fn memory_that_is_not_there_is_refused() {
    // A machine with more memory than this may well have it.
    let lines = talk("setoption name Hash value 65536\nisready\ngo depth 2\n");
    assert!(lines.contains(&"readyok".to_owned()), "{lines:?}");
    assert_eq!(best_move(&lines).len(), 2);
}

#[test]
fn a_win_that_is_proven_is_told_as_one() {
    // Nine stones that only White can play; White has 81 already.
    let lines = talk("position fen 8,1S/1S,7,1S 81 78 S 9\ngo depth 6\n");
    assert!(
        lines.iter().any(|line| line.contains(" score mate ")),
        "{lines:?}"
    );
}

#[test]
fn clocks_are_kept_to() {
    for go in [
        "go p1time 200 p2time 1",
        "go p2time 100 p2inc 10",
        "go wtime 100 btime 100 winc 1 binc 1",
        "go p1time -5",
        "go p1time 0 p2time 0 p1inc 0",
        "go movetime 0",
        "go movetime 20 depth 99 nodes 18446744073709551615",
        "go movetime 30 p1time 99999999999999999999 p1inc 99999999999999999999",
    ] {
        let lines = talk(&format!("{go}\n"));
        assert!(!lines.iter().any(|line| is_error(line)), "{go}: {lines:?}");
        assert_eq!(best_move(&lines).len(), 2, "{go}");
    }
}

#[test]
fn bad_input_is_refused_and_changes_nothing() {
    for line in [
        "foo",
        "go depth",
        "go depth x",
        "go depth 0",
        "go depth -1",
        "go depth 1 depth 2",
        "go movetime 1.5",
        "go p1inc 5",
        "go perft",
        "go perft 99",
        "go searchmoves",
        "go depth 1 searchmoves 4",
        "position",
        "position fen",
        "position fen 9/9 81 80 S 1",
        "position fen 9/9",
        "position start",
        "position startpos foo",
        "position startpos moves 76 76 x",
        "position startpos moves 77",
        "position startpos moves -",
        "position startpos moves 7 - 3",
        "query",
        "query foo",
        "query fen fen",
        "setoption",
        "setoption name",
        "setoption name Hash",
        "setoption name Hash value",
        "setoption name Hash value -1",
        "setoption name Hash value 99999999999999999999",
        "setoption name Level value 10",
        "setoption name MultiPV value 0",
        "setoption name Rules value chess",
        "setoption name Threads value 0",
        "setoption name Threads value 257",
        "setoption name OwnBook value maybe",
        "setoption name Ponder value 1",
        "setoption name Language value xx",
        "setoption name Hash value 65537",
        "ponderhit now",
        "go ponder ponder",
        "isready now",
        "explain",
        "explain 4",
        "explain 7 lang",
        "explain 7 lang xx",
        "explain 7 in ru",
        "\u{1b}[31m\u{7}",
    ] {
        let lines = talk(&format!("position startpos moves 5\n{line}\nquery fen\n"));
        let [error, fen] = lines.as_slice() else {
            panic!("{line}: {lines:?}");
        };
        if !line.contains("searchmoves 5") && !line.contains("explain 4") {
            assert!(is_error(error), "{line}: {error}");
        }
        assert!(!error.contains('\u{1b}'), "{line}");
        assert_eq!(
            fen, "response 9S,9S,9S,9S,9S,1,10S,10S,10S/9S,9S,9S,9S,1S,10S,10S,10S,10S_10_0_N_1",
            "{line}"
        );
    }
    let russian = talk_with(&["--lang", "ru"], "foo\n");
    assert_eq!(russian, ["info string error Неизвестная команда: «foo»."]);
}

#[test]
fn a_line_that_nobody_writes_is_refused_whole() {
    let long = "isready ".repeat(200_000);
    let lines = talk(&format!("{long}\nposition startpos {long}"));
    assert!(lines.iter().all(|line| is_error(line)), "{}", lines.len());
    assert_eq!(talk("isready"), ["readyok"]);
    assert_eq!(answer(&format!("{long}\n")).split(' ').next(), Some("info"));
}

#[test]
fn finished_games_have_no_move() {
    for (fen, result) in [
        ("9/9 81 81 S 1", "draw"),
        ("9/9 82 80 N 1", "p1win"),
        ("162S,8/9 0 0 S 1", "p2win"),
    ] {
        let lines = talk(&format!(
            "position fen {fen}\nquery result\nquery gameover\nquery legalmoves\ngo depth 5\n\
             go infinite\nstop\ngo movetime 5 searchmoves 7\ngo perft 2\n"
        ));
        let result = format!("response {result}");
        let expected = [
            result.as_str(),
            "response true",
            "response none",
            "bestmove 0000",
            "bestmove 0000",
            "bestmove 0000",
            "info string perft nodes 0",
        ];
        assert_eq!(lines, expected, "{fen}");
    }
    let over = "position fen 9/9 81 81 S 1\n";
    for command in ["eval", "explain 7"] {
        let told = answer(&format!("{over}{command}\n"));
        assert!(is_error(&told), "{told:?}");
        assert!(told.contains("81"), "how it ended: {told:?}");
    }
    assert!(is_error(&answer("position fen 9/9 81 81 S 1 moves 1\n")));
}

#[test]
fn all_stones_may_lie_in_one_pit() {
    let lines = talk("position fen 9/162S,8 0 0 S 1\ngo depth 5\n");
    assert_eq!(best_move(&lines).chars().next(), Some('1'));
}

#[test]
fn a_player_who_is_passed_over_may_be_marked() {
    let start = "setoption name Rules value extra-move\nposition fen 9/8,9S 76 77 N 5 moves";
    for moves in ["9", "- 9", "- 98", "- i1b2"] {
        let lines = talk(&format!("{start} {moves}\nquery p1turn\n"));
        assert_eq!(lines, ["response false"], "{moves}");
    }
    let lines = talk(&format!("{start} - - 9\nquery legalmoves\n"));
    assert!(is_error(&lines[0]), "{lines:?}");
}

#[test]
fn every_game_of_the_family_is_played_to_its_end() {
    for name in [
        "standard",
        "standard+extra-move+play-on+claim",
        "bestemshe",
        "bestemshe+extra-move",
        "qozdatu",
        "qozdatu+play-on",
        "6x4",
        "1x1-no-tuzdyk",
    ] {
        let rules: Rules = name.parse().expect("rules");
        let mut game = Game::new(rules);
        let mut random = fastrand::Rng::with_seed(7);
        let mut moves: Vec<String> = Vec::new();
        while game.ending().is_none() && moves.len() < 300 {
            let legal: Vec<Move> = game.position().legal_moves().iter().collect();
            let mv = legal[random.usize(..legal.len())];
            game.play(mv).expect("a legal move");
            moves.push(mv.to_string());
        }
        for count in [0, moves.len() / 2, moves.len()] {
            let mut game = Game::new(rules);
            for mv in &moves[..count] {
                let number = mv.parse().expect("a number");
                game.play(Move::new(number).expect("a pit"))
                    .expect("a legal move");
            }
            let lines = talk_with(
                &["--rules", name],
                &format!(
                    "position startpos moves {}\nquery fen\nquery rules\nquery gameover\ngo depth 3\n",
                    moves[..count].join(" ")
                ),
            );
            let fen = lines[0].strip_prefix("response ").expect("a response");
            let setup = Setup::parse(&fen.replace('_', " "), rules).expect("a position");
            assert_eq!(setup, game.setup(), "{name}");
            assert_eq!(lines[1], format!("response {rules}"));
            assert_eq!(lines[2], format!("response {}", game.ending().is_some()));
            let best = best_move(&lines);
            assert_eq!(best == "0000", game.ending().is_some(), "{name} {best}");
            let again = talk_with(
                &["--rules", name],
                &format!("position fen {fen}\nquery fen\n"),
            );
            assert_eq!(again, lines[..1], "{name}");
        }
    }
}

#[test]
fn an_evaluation_is_taken_apart() {
    let of = |lines: &[String], name: &str| -> Vec<i32> {
        let line = lines.iter().find_map(|line| {
            let (found, values) = line.strip_prefix("info string eval ")?.split_once(' ')?;
            (found == name).then_some(values)
        });
        let values = line
            .unwrap_or_else(|| panic!("{name}: {lines:?}"))
            .split(',');
        values
            .map(|value| value.parse().expect("a number"))
            .collect()
    };
    // White's tuzdyk, an empty pit 4 of White's.
    let fen = "1S,1S,t,3S,7S,5S,1S,4S,1/1S,5S,9S,1,2S,1S,2S,20S,2S 52 46 S 14";
    let told = talk(&format!("position fen {fen}\neval\n"));
    assert_eq!(of(&told, "p1pits").len(), 9);
    assert_eq!(of(&told, "p1pits")[3], 0);
    assert!(of(&told, "p1tuzdyk")[0] > 0);
    assert_eq!(of(&told, "p2tuzdyk"), [0]);
    assert_eq!(of(&told, "margin").len(), 1);
    // The parts of the tables of weights add up.
    let told = talk("setoption name Rules value bestemshe\nposition startpos moves 3\neval\n");
    let parts = ["kazans", "tuzdyks", "pits", "turn"].map(|name| of(&told, name)[0]);
    assert_eq!(parts.iter().sum::<i32>(), of(&told, "total")[0]);
}

const WORDS: &[&str] = &[
    "go",
    "position",
    "startpos",
    "fen",
    "moves",
    "setoption",
    "name",
    "value",
    "query",
    "stop",
    "isready",
    "ugi",
    "uci",
    "uginewgame",
    "d",
    "eval",
    "perft",
    "infinite",
    "depth",
    "nodes",
    "movetime",
    "p1time",
    "p2time",
    "p1inc",
    "searchmoves",
    "Hash",
    "Threads",
    "OwnBook",
    "Ponder",
    "Language",
    "true",
    "kk",
    "ponder",
    "ponderhit",
    "Level",
    "Rules",
    "MultiPV",
    "bestemshe",
    "extra-move",
    "legalmoves",
    "result",
    "score",
    "7",
    "76",
    "g1d2",
    "-",
    "0",
    "-1",
    "3",
    "9/9",
    "9/162S,8",
    "81",
    "S",
    "N",
    "99999999999999999999",
    "\0",
    "тоғыз",
    "x",
    "explain",
    "lang",
    "ru",
    "\u{feff}",
];

/// Lines of words in any order; every second one begins well.
fn junk(random: &mut fastrand::Rng, begins: &[&str]) -> String {
    let mut input = String::new();
    for _ in 0..random.usize(1..12) {
        if random.bool() {
            input.push_str(begins[random.usize(..begins.len())]);
        }
        for _ in 0..random.usize(..7) {
            input.push_str(WORDS[random.usize(..WORDS.len())]);
            input.push(' ');
        }
        input.push('\n');
    }
    input
}

#[test]
fn whatever_was_said_before_the_move_can_be_played() {
    let mut random = fastrand::Rng::with_seed(81);
    let begins = [
        "position startpos moves 7 ",
        "position fen ",
        "setoption name Level value ",
        "setoption name ",
    ];
    for _ in 0..300 {
        let lines = junk(&mut random, &begins);
        // A search without end has its own tests.
        let lines: Vec<&str> = lines
            .lines()
            .filter(|line| !line.starts_with("go"))
            .collect();
        let input = format!("{}\nquery legalmoves\ngo nodes 50\n", lines.join("\n"));
        let lines = talk(&input);
        let last = |begin| lines.iter().rev().find_map(|line| line.strip_prefix(begin));
        let legal = last("response ").expect("a response");
        let best = last("bestmove ").expect("an answer");
        let is_legal = legal.split(',').any(|mv| mv == best);
        assert!(
            is_legal || (legal, best) == ("none", "0000"),
            "{input}\n{lines:?}"
        );
    }
}

#[test]
fn no_junk_upsets_it() {
    let mut random = fastrand::Rng::with_seed(162);
    let begins = [
        "go ",
        "position startpos moves ",
        "position fen ",
        "setoption name ",
    ];
    for _ in 0..400 {
        let mut input = junk(&mut random, &begins);
        input.push_str("quit\n");
        let begins = [
            "info ",
            "bestmove ",
            "response ",
            "readyok",
            "id ",
            "option ",
            "ugiok",
            "uciok",
        ];
        for line in talk(&input) {
            let is_known = begins.iter().any(|begin| line.starts_with(begin));
            assert!(is_known, "{input}\n{line}");
            if line.starts_with("bestmove ") || line.starts_with("response ") {
                assert_eq!(line.split(' ').count(), 2, "{input}\n{line}");
            }
        }
    }
    let mut bytes = vec![0; 20_000];
    random.fill(&mut bytes);
    assert_eq!(togyz(["engine"]).input(bytes).run().exit, 0);
}

/// The real program.
struct Real {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    /// Where the tables that it builds go.
    data: TempDir,
}

impl Real {
    fn new() -> Self {
        let data = TempDir::new().expect("a folder");
        let mut child = Command::new(env!("CARGO_BIN_EXE_togyz"))
            .arg("engine")
            .env("LANG", "en_US.UTF-8")
            .env("TOGYZ_DATA_DIR", data.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program");
        let input = child.stdin.take().expect("its input");
        let output = BufReader::new(child.stdout.take().expect("its output"));
        Self {
            child,
            input,
            output,
            data,
        }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it listens");
    }

    /// The next line that begins with `begin`.
    fn until(&mut self, begin: &str) -> String {
        loop {
            let mut line = String::new();
            let read = self.output.read_line(&mut line).expect("it talks");
            assert!(read > 0, "it ended before {begin}");
            if line.starts_with(begin) {
                return line.trim_end().to_owned();
            }
        }
    }
}

#[test]
fn it_answers_while_it_thinks() {
    let mut real = Real::new();
    real.say("go infinite");
    real.until("info depth 3 ");
    real.say("isready");
    real.until("readyok");
    real.say("position startpos moves 7");
    real.say("query p1turn");
    real.say("stop");
    let best = real.until("bestmove ");
    assert_eq!(best.split(' ').count(), 2);
    assert_eq!(real.until("response "), "response false");
    // A search that is over before it is stopped waits with its answer.
    real.say("position fen 9/9 81 81 S 1");
    real.say("go infinite");
    real.say("isready");
    assert_eq!(real.until(""), "readyok");
    real.say("stop");
    real.say("stop");
    assert_eq!(real.until(""), "bestmove 0000");
    real.say("position startpos");
    real.say("go perft 20");
    real.say("isready");
    real.until("readyok");
    real.say("stop");
    assert_eq!(real.until(""), "info string perft stopped");
    real.say("go");
    real.until("info depth 3 ");
    real.say("quit");
    assert!(real.child.wait().expect("it ends").success());
}

#[test]
fn it_thinks_while_the_opponent_does() {
    let mut real = Real::new();
    // However short the time, no answer comes before the opponent has played.
    real.say("position startpos moves 7 3");
    real.say("go ponder movetime 1");
    real.until("info depth 3 ");
    real.say("isready");
    real.until("readyok");
    real.say("ponderhit");
    real.until("bestmove ");
    // What is over early waits too.
    real.say("go ponder depth 1");
    real.until("info depth 1 ");
    real.say("isready");
    assert_eq!(real.until(""), "readyok");
    real.say("ponderhit");
    real.until("bestmove ");
    // Another move was played.
    real.say("go ponder p1time 60000 p2time 60000");
    real.until("info depth 2 ");
    real.say("stop");
    real.until("bestmove ");
    for level in [3, 9] {
        real.say(&format!("setoption name Level value {level}"));
        real.say("go ponder movetime 1");
        real.say("isready");
        real.until("readyok");
        real.say("ponderhit");
        real.until("bestmove ");
    }
    // Nothing to hit is nothing.
    real.say("ponderhit");
    real.say("isready");
    assert_eq!(real.until(""), "readyok");
    real.say("go ponder");
    real.say("quit");
    assert!(real.child.wait().expect("it ends").success());
}

#[test]
fn the_end_of_the_input_ends_it() {
    let mut real = Real::new();
    real.say("go infinite");
    real.until("info depth 3 ");
    drop(real.input);
    let mut rest = String::new();
    while real.output.read_line(&mut rest).expect("it talks") > 0 {}
    assert!(rest.contains("bestmove "), "{rest}");
    assert!(real.child.wait().expect("it ends").success());
}

/// Four stones, none of which is won at once.
const FOUR_STONES: &str = "position fen 1S,3,1S,4/1S,5,1S,2 79 79 S 1\n";

/// Of how many positions the tables told the value.
fn table_hits(lines: &[String]) -> u64 {
    let hits = lines.iter().filter_map(|line| {
        let (_, rest) = line.split_once(" tbhits ")?;
        rest.split(' ').next()?.parse::<u64>().ok()
    });
    hits.max().unwrap_or(0)
}

fn build(folder: &Path, stones: u8) {
    let go_on = |_: &_| std::ops::ControlFlow::Continue(());
    togyz_ai::endgame::build(folder, stones, 1, &go_on).expect("tables");
}

#[test]
fn tables_at_the_usual_place_are_used() {
    let data = TempDir::new().expect("a folder");
    let path = data.path().to_str().expect("a name");
    let ask = |options: &str| {
        let input = format!("{options}isready\n{FOUR_STONES}go depth 4\n");
        let ran = togyz(["engine"]).env("TOGYZ_DATA_DIR", path).input(input);
        let lines: Vec<String> = ran.run().output.lines().map(str::to_owned).collect();
        assert!(!lines.iter().any(|line| is_error(line)), "{lines:?}");
        assert_ne!(best_move(&lines), "0000");
        table_hits(&lines)
    };
    assert_eq!(ask(""), 0, "none are there yet");
    let usual = data.path().join("togyz/tables");
    assert!(!usual.exists());
    build(&usual, 4);
    assert!(ask("") > 0);
    // What `ugi` tells as the default means the same.
    let named = format!("setoption name TablePath value {}\n", usual.display());
    assert!(ask(&named) > 0);
    assert_eq!(ask("setoption name TablePath value <empty>\n"), 0);
    // Levels play the same on every machine.
    assert_eq!(ask("setoption name Level value 9\n"), 0);
    let input = format!("setoption name Level value 9\n{FOUR_STONES}go searchmoves 1 3\n");
    let ran = togyz(["engine"]).env("TOGYZ_DATA_DIR", path).input(input);
    let lines: Vec<String> = ran.run().output.lines().map(str::to_owned).collect();
    assert_eq!(table_hits(&lines), 0, "{lines:?}");
}

#[test]
fn whoever_wants_no_tables_has_none_built() {
    let data = TempDir::new().expect("a folder");
    let config = data.path().join("config.toml");
    std::fs::write(&config, "tables = false\n").expect("written");
    let none = "setoption name TablePath value <empty>\nisready\ngo depth 2\n";
    for (args, input) in [
        (vec!["engine"], none),
        (
            vec!["engine", "--config", config.to_str().expect("a name")],
            "isready\ngo depth 2\n",
        ),
        (vec!["engine"], "ugi\nquery p1turn\neval\n"),
    ] {
        let ran = togyz(args).working_ahead().input(input);
        let ran = ran.env("TOGYZ_DATA_DIR", data.path().to_str().expect("a name"));
        assert_eq!(ran.run().exit, 0);
        assert!(!data.path().join("togyz").exists(), "{input}");
    }
}

/// Calls `done` until it says so; fails after a minute.
fn wait_until(mut done: impl FnMut() -> bool) {
    for _ in 0..3000 {
        if done() {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    panic!("nothing came of it");
}

#[test]
fn tables_that_are_missing_are_built_beside_and_used_when_they_are_ready() {
    let mut real = Real::new();
    let folder = real.data.path().join("mine");
    std::fs::create_dir(&folder).expect("a folder");
    real.say(&format!(
        "setoption name TablePath value {}",
        folder.display()
    ));
    real.say(FOUR_STONES.trim_end());
    wait_until(|| {
        real.say("go depth 4");
        let line = real.until("info depth 4");
        real.until("bestmove ");
        table_hits(&[line]) > 0
    });
    let tables = Tables::open(&folder);
    assert_eq!(tables.summary().files, Summary::ALL_FILES);
    assert_eq!(tables.stones(), 8);
    real.say("quit");
    assert!(real.child.wait().expect("it ends").success());
    assert!(!real.data.path().join("togyz").exists());
}

#[test]
fn quitting_while_tables_are_built_leaves_whole_ones() {
    let mut real = Real::new();
    let folder = real.data.path().join("togyz/tables");
    real.say("isready");
    assert_eq!(real.until(""), "readyok");
    wait_until(|| Tables::open(&folder).summary().files > 0);
    real.say("quit");
    assert!(real.child.wait().expect("it ends").success());
    let there = std::fs::read_dir(&folder).expect("the folder").count();
    assert_eq!(there, Tables::open(&folder).summary().files);
}

#[test]
fn a_folder_that_cannot_be_written_is_told_once() {
    let mut real = Real::new();
    let folder = real.data.path().join("mine");
    // Nothing can take the place of this.
    std::fs::create_dir_all(folder.join("two-1-2-8.togyzend/x")).expect("a folder");
    real.say(&format!(
        "setoption name TablePath value {}",
        folder.display()
    ));
    assert!(is_error(&real.until("")), "that it cannot be read");
    let mut told = Vec::new();
    wait_until(|| {
        real.say("isready");
        loop {
            match real.until("").as_str() {
                "readyok" => return !told.is_empty(),
                line => told.push(line.to_owned()),
            }
        }
    });
    assert!(told.len() == 1 && is_error(&told[0]), "{told:?}");
    assert!(told[0].contains("cannot be written"), "{told:?}");
    real.say("isready");
    assert_eq!(real.until(""), "readyok");
    real.say("go depth 2");
    real.until("bestmove ");
    real.say("quit");
    assert!(real.child.wait().expect("it ends").success());
}
