//! `togyz match`: engine against engine.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tempfile::TempDir;
use togyz_core::Rules;
use togyz_core::notation::Reader;

use crate::latin::foreign_words;
use crate::session::{Ran, togyz};

/// Runs `togyz match` with the words of `line`; a word in braces is `path`.
fn play(line: &str, path: &Path) -> Ran {
    let words = line.split(' ').map(|word| match word {
        "{}" => path.as_os_str().to_owned(),
        word => word.into(),
    });
    togyz([std::ffi::OsString::from("match")].into_iter().chain(words)).run()
}

fn plain(line: &str) -> Ran {
    play(line, Path::new(""))
}

#[track_caller]
fn output(ran: &Ran) -> &str {
    assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
    &ran.output
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// Without the time, which depends on the machine.
fn masked(text: &str) -> String {
    let words = text.split(' ').map(|word| {
        // A comma in some languages.
        let number = word.replace(',', ".");
        let is_time = number.parse::<f64>().is_ok() && number.contains('.') && !word.ends_with(',');
        if is_time { "…" } else { word }
    });
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_match_is_told_in_every_language() {
    let mut told = String::new();
    for lang in ["en", "kk", "ru", "ky"] {
        let ran = plain(&format!(
            "greedy random --games 30 --seed 5 --sprt -20 400 --lang {lang}"
        ));
        let output = output(&ran);
        if lang != "en" {
            assert_eq!(foreign_words(output, &[]), Vec::<&str>::new());
        }
        told.push_str(&masked(output));
    }
    insta::assert_snapshot!(told);
}

#[test]
fn programs_read_a_result_as_json() {
    let ran = plain("greedy random --games 5 --format json");
    let json: Value = serde_json::from_str(output(&ran)).expect("JSON");
    assert_eq!(json["schema"], "togyz.match/1");
    let pairing = &json["pairings"][0];
    assert_eq!(pairing["games"], 5);
    let sum = |names: &[&str]| -> u64 {
        names
            .iter()
            .filter_map(|name| pairing[*name].as_u64())
            .sum()
    };
    assert_eq!(sum(&["wins", "draws", "losses"]), 5);
    let pairs = pairing["pairs"].as_array().expect("pairs");
    assert_eq!(pairs.iter().filter_map(Value::as_u64).sum::<u64>(), 2);
    assert_eq!(pairing["players"][0]["name"], "greedy");
    assert_eq!(pairing["sprt"], Value::Null);
}

#[test]
fn the_games_of_a_pair_begin_alike_and_no_two_pairs_do() {
    let folder = folder();
    let path = folder.path().join("games.tgn");
    output(&play("random greedy --games 40 --record {}", &path));
    let text = fs::read_to_string(&path).expect("a record");
    let openings: Vec<String> = Reader::new(&text, Rules::default())
        .map(|read| {
            assert_eq!(read.fault, None);
            let record = read.record;
            let plies: usize = record
                .tags
                .get("OpeningPlies")
                .expect("plies")
                .parse()
                .expect("a number");
            let moves = record.game.played()[..plies].iter();
            let moves: Vec<String> = moves.map(|played| played.mv.to_string()).collect();
            moves.join(" ")
        })
        .collect();
    assert_eq!(openings.len(), 40);
    let mut firsts: Vec<&String> = Vec::new();
    for pair in openings.chunks(2) {
        assert_eq!(pair[0], pair[1]);
        assert!(!firsts.contains(&&pair[0]), "{}", pair[0]);
        firsts.push(&pair[0]);
    }
    let whites: Vec<String> = Reader::new(&text, Rules::default())
        .filter_map(|read| read.record.tags.get("White").map(str::to_owned))
        .collect();
    assert!(whites.chunks(2).all(|pair| pair == ["random", "greedy"]));
}

#[test]
fn an_interrupted_match_goes_on_where_it_stopped() {
    let folder = folder();
    let [whole, begun] = ["whole.tgn", "begun.tgn"].map(|name| folder.path().join(name));
    let players = "level:1 engine,nodes=60 --seed 3";
    let told = play(&format!("{players} --games 8 --record {{}}"), &whole);
    output(&told);
    let expected = fs::read_to_string(&whole).expect("a record");
    assert_eq!(expected.matches("[Event ").count(), 8);

    let first = play(&format!("{players} --games 3 --record {{}}"), &begun);
    output(&first);
    let again = play(
        &format!("{players} --games 8 --concurrency 3 --record {{}}"),
        &begun,
    );
    let result = |ran: &Ran| {
        ran.output
            .lines()
            .take(3)
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(result(&again), result(&told));
    assert_eq!(fs::read_to_string(&begun).expect("a record"), expected);
    // There is nothing left to play.
    let idle = play(&format!("{players} --games 8 --record {{}}"), &begun);
    assert_eq!(result(&idle), result(&told));

    // Whatever was cut off is played again.
    let mut random = fastrand::Rng::with_seed(9);
    for _ in 0..12 {
        let length = expected.find("\n\n[White").expect("a second game") + 2;
        let cut = random.usize(length..expected.len());
        fs::write(&begun, &expected[..cut]).expect("a file");
        let mended = play(&format!("{players} --games 8 --record {{}}"), &begun);
        assert_eq!(mended.exit, 0, "{cut}: {}", mended.notices);
        assert_eq!(result(&mended), result(&told), "{cut}");
        assert_eq!(
            fs::read_to_string(&begun).expect("a record"),
            expected,
            "{cut}"
        );
    }
}

#[test]
fn a_record_of_something_else_is_left_alone() {
    let folder = folder();
    let path = folder.path().join("games.tgn");
    output(&play("greedy random --games 2 --record {}", &path));
    let before = fs::read(&path).expect("a record");
    for line in [
        "greedy random --games 2 --seed 1 --record {}",
        "greedy random --games 2 --nodes 5 --record {}",
        "random greedy --games 2 --record {}",
        "greedy random --games 2 --rules bestemshe --record {}",
        "levels --games 2 --record {}",
    ] {
        let ran = play(line, &path);
        assert_eq!(ran.exit, 3, "{line}");
        assert!(
            ran.notices.contains("not a record of this match"),
            "{}",
            ran.notices
        );
        assert_eq!(fs::read(&path).expect("a record"), before, "{line}");
    }
    for text in ["foo", "1. 76 98\n*\n", "[White \"x\"]\n", "\0\u{1}"] {
        fs::write(&path, text).expect("a file");
        let ran = play("greedy random --games 2 --record {}", &path);
        assert_eq!(ran.exit, 3, "{text}");
        assert_eq!(fs::read_to_string(&path).expect("a file"), text);
    }
    let ran = play("greedy random --games 2 --record {}", folder.path());
    assert_eq!(ran.exit, 1);
}

#[test]
fn games_at_the_same_time_are_the_same_games() {
    let folder = folder();
    let [one, four] = ["one.tgn", "four.tgn"].map(|name| folder.path().join(name));
    let line = "level:2 level:1 --games 12 --record {}";
    let first = play(line, &one);
    let second = play(&format!("{line} --concurrency 4"), &four);
    assert_eq!(
        output(&first).lines().next(),
        output(&second).lines().next()
    );
    assert_eq!(
        fs::read(one).expect("a record"),
        fs::read(four).expect("a record")
    );
}

#[test]
fn a_test_ends_a_match() {
    let ran = plain("greedy random --games 1000 --sprt 0 200 --format json");
    let json: Value = serde_json::from_str(output(&ran)).expect("JSON");
    let pairing = &json["pairings"][0];
    assert_eq!(pairing["sprt"]["verdict"], "elo1");
    assert!(pairing["games"].as_u64() < Some(100), "{pairing}");
    let ran = plain("random greedy --games 1000 --sprt 0 200 --format json");
    let json: Value = serde_json::from_str(output(&ran)).expect("JSON");
    assert_eq!(json["pairings"][0]["sprt"]["verdict"], "elo0");
}

#[test]
fn alpha_beta_is_stronger_the_deeper_it_looks() {
    for (stronger, weaker) in [
        ("alphabeta,depth=1", "random"),
        ("alphabeta,depth=4", "greedy"),
    ] {
        let ran = plain(&format!("{stronger} {weaker} --games 20 --format json"));
        let json: Value = serde_json::from_str(output(&ran)).expect("JSON");
        let wins = json["pairings"][0]["wins"].as_u64();
        assert!(wins >= Some(18), "{json}");
    }
    let ran = plain("alphabeta,depth=5 alphabeta,nodes=50 --games 20 --format json");
    let json: Value = serde_json::from_str(output(&ran)).expect("JSON");
    let pairing = &json["pairings"][0];
    assert!(pairing["wins"].as_u64() >= Some(15), "{json}");
    let nodes = pairing["players"][1]["nodes_per_move"].as_f64();
    assert!(nodes <= Some(50.0), "{json}");
}

#[test]
fn ctrl_c_tells_the_result_so_far() {
    let ran = togyz([
        "match", "greedy", "random", "--games", "1000000", "--nodes", "5",
    ])
    .interrupted()
    .run();
    assert_eq!(ran.exit, 130);
    assert!(
        ran.output.starts_with("greedy – random: "),
        "{}",
        ran.output
    );
    assert!(ran.notices.starts_with("Stopped."), "{}", ran.notices);
}

#[test]
fn every_level_plays_the_one_below() {
    // Level 9 thinks long: only who meets whom is looked at.
    let ran = togyz(["match", "levels"]).interrupted().run();
    assert_eq!(ran.exit, 130);
    let lines: Vec<&str> = ran.output.lines().collect();
    assert_eq!(lines.len(), 9);
    assert!(lines[0].starts_with("greedy – level:1: "));
    assert!(lines[8].starts_with("level:9 – level:8: "));
}

#[test]
fn openings_are_positions_or_moves() {
    let folder = folder();
    let [openings, record] = ["openings.txt", "games.tgn"].map(|name| folder.path().join(name));
    let text = "# openings\n\n76 98 66\n1. 7 2. 3\n9S,9S,9S,1,10S,10S,10S,10S,10S/9S,9S,9S,9S,9S,9S,1S,10S,10S 10 0 N 1\n";
    fs::write(&openings, text).expect("a file");
    let run = |line: &str| {
        let words = line.split(' ').map(|word| match word {
            "{openings}" => openings.clone().into_os_string(),
            "{record}" => record.clone().into_os_string(),
            word => word.into(),
        });
        togyz(words).run()
    };
    let line = "match greedy random --games 8 --openings {openings} --record {record}";
    output(&run(line));
    let games = fs::read_to_string(&record).expect("a record");
    assert_eq!(games.matches("\n1. 76 98\n2. 66").count(), 4);
    assert_eq!(games.matches("[FEN ").count(), 2);
    // The file belongs to the match.
    fs::write(&openings, text.replace("66", "53")).expect("a file");
    assert_eq!(run(line).exit, 3);
    for (line, number) in [
        ("76 77", 1),
        ("foo", 1),
        ("9/9 82 80 S 1", 1),
        ("76\n9/9", 2),
    ] {
        fs::write(&openings, line).expect("a file");
        let ran = run("match greedy random --openings {openings}");
        assert_eq!(ran.exit, 3, "{line}");
        assert!(
            ran.notices.contains(&format!("line {number}")),
            "{}",
            ran.notices
        );
    }
    fs::write(&openings, "# nothing\n").expect("a file");
    assert_eq!(run("match greedy random --openings {openings}").exit, 3);
}

#[test]
fn damaged_weights_and_those_of_another_version_are_refused() {
    let folder = folder();
    let path = folder.path().join("weights.bin");
    let line = format!("weights:{} greedy --games 2 --nodes 10", path.display());
    assert_eq!(plain(&line).exit, 1);
    fs::write(&path, "weights").expect("a file");
    let ran = plain(&line);
    assert_eq!(ran.exit, 3);
    assert!(ran.notices.contains("damaged"), "{}", ran.notices);
    let whole = togyz_ai::Network::embedded().to_bytes();
    fs::write(&path, &whole).expect("a file");
    output(&plain(&line));
    // The version follows the eight letters of the format.
    let mut older = whole;
    older[8] -= 1;
    fs::write(&path, older).expect("a file");
    let ran = plain(&line);
    assert_eq!(ran.exit, 3);
    assert!(ran.notices.contains("another version"), "{}", ran.notices);
}

#[test]
fn refusals_name_the_cure() {
    let mut text = String::new();
    for line in [
        "engine",
        "engin greedy",
        "engine level:10",
        "engine,nodes=x greedy",
        "greedy,nodes=5 random",
        "greedy random more",
        "greedy random --games 0",
        "greedy random --nodes 5 --depth 3",
        "greedy random --tc 1+x",
        "greedy random --sprt 5",
        "greedy random --sprt 5 0",
        "greedy random --sprt a b",
        "ugi:/nonexistent/engine greedy",
    ] {
        let ran = plain(line);
        assert_eq!(
            ran.exit,
            if line.starts_with("ugi") { 1 } else { 2 },
            "{line}"
        );
        text = format!("{text}$ togyz match {line}\n{}", ran.notices);
    }
    insta::assert_snapshot!(text);
}

/// The program itself, as another engine; without the tables of whoever runs the
/// tests.
fn itself() -> String {
    format!(
        "ugi:\"{}\" engine,TablePath=<empty>",
        env!("CARGO_BIN_EXE_togyz")
    )
}

/// The moves of the games of a record.
fn moves(path: &Path) -> Vec<Vec<String>> {
    let text = fs::read_to_string(path).expect("a record");
    Reader::new(&text, Rules::default())
        .map(|read| {
            let played = read.record.game.played().iter();
            played.map(|played| played.mv.to_string()).collect()
        })
        .collect()
}

#[test]
fn another_engine_plays_the_same_over_the_protocol() {
    let folder = folder();
    let [inside, outside] = ["inside.tgn", "outside.tgn"].map(|name| folder.path().join(name));
    let run = |player: &str, path: &Path| {
        let path = path.to_str().expect("a name");
        let args = [
            "match", player, "engine", "--games", "4", "--nodes", "300", "--record", path,
        ];
        togyz(args).run()
    };
    output(&run("engine", &inside));
    output(&run(&itself(), &outside));
    assert_eq!(moves(&inside), moves(&outside));
    // A clock is no reason to lose, and every question has its answer.
    let ran = togyz([
        "match",
        &itself(),
        "greedy",
        "--games",
        "2",
        "--tc",
        "60+1",
        "--depth",
        "1",
    ])
    .run();
    assert_eq!(ran.exit, 2);
    let player = format!("{},depth=2", itself());
    let ran = togyz([
        "match",
        &player,
        "greedy",
        "--games",
        "2",
        "--rules",
        "bestemshe",
    ])
    .run();
    output(&ran);
}

/// An engine that greets and gets ready, and does `rest` with every other line.
#[cfg(unix)]
fn script(folder: &TempDir, name: &str, rest: &str) -> PathBuf {
    let path = folder.path().join(name);
    let text = format!(
        "echo $$ > {}.pid\nwhile read -r line; do\n  case \"$line\" in\n  ugi) echo ugiok ;;\n  isready) echo readyok ;;\n  {rest}\n  esac\ndone\n",
        path.display()
    );
    fs::write(&path, text).expect("a file");
    path
}

#[cfg(unix)]
fn broken(name: &str, rest: &str, limit: &str) -> (Value, String) {
    let folder = folder();
    let path = script(&folder, name, rest);
    let player = format!("ugi:sh {}", path.display());
    let mut args = vec![
        "match", &player, "greedy", "--games", "2", "--format", "json",
    ];
    args.extend(limit.split(' '));
    let ran = togyz(args).run();
    assert_eq!(ran.exit, 0, "{}", ran.notices);
    let pid = fs::read_to_string(format!("{}.pid", path.display())).expect("a number");
    assert!(
        !Path::new("/proc").join(pid.trim()).exists(),
        "{name} lives on"
    );
    let mut json: Value = serde_json::from_str(&ran.output).expect("JSON");
    (
        json["pairings"][0].take(),
        ran.notices.replace(&player, "BROKEN"),
    )
}

#[cfg(unix)]
#[test]
fn broken_engines_lose_and_are_named() {
    let rightly = "\"query gameover\") echo response false ;;\n  \"query result\") echo response none ;;\n  \"query p1turn\") echo response true ;;";
    let mut told = String::new();
    for (name, rest, field) in [
        ("silent", String::new(), "lost_by_time"),
        (
            "chatty",
            "go*) while :; do echo info string hm; done ;;".to_owned(),
            "lost_by_time",
        ),
        ("crashing", "go*) exit 1 ;;".to_owned(), "crashes"),
        (
            "illegal",
            "go*) echo bestmove 99 99 ;;".to_owned(),
            "illegal_moves",
        ),
        (
            "wordless",
            "go*) echo bestmove ;;".to_owned(),
            "illegal_moves",
        ),
        (
            "garbage",
            "go*) printf 'bestmove \\033[31m\\377%s\\n' $(seq 100 | tr -d '\\n') ;;".to_owned(),
            "illegal_moves",
        ),
    ] {
        let queries = match name {
            // Each unanswered question takes long.
            "silent" | "chatty" | "crashing" | "illegal" | "wordless" | "garbage" => rightly,
            _ => "",
        };
        let (json, notices) = broken(name, &format!("{queries}\n  {rest}"), "--movetime 1");
        assert_eq!(json["losses"], 2, "{name}: {json}");
        assert_eq!(json["players"][0][field], 2, "{name}: {json}");
        told = format!("{told}{name}\n{notices}");
    }
    insta::assert_snapshot!(told);
}
