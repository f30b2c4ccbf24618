//! No word of the program that is not in a locale file: what every command
//! says, and what it refuses with, in languages without plain Latin letters.

use std::fs;

use tempfile::TempDir;
use togyz_i18n::Message;

use crate::cli::{BAD_POSITIONS, REFUSED};
use crate::latin::foreign_words;
use crate::pseudo_file::pseudo_file;
use crate::records::{FAULTS, MOMENTS};
use crate::session::togyz;

/// A command line, and what is typed while it runs.
struct Line {
    args: &'static str,
    input: &'static str,
}

const fn line(args: &'static str) -> Line {
    Line { args, input: "" }
}

const PLAY: &str = "help\nboard\nmoves\nscore\n7?\n7\nlast\npit 7\nopp 3\ntuzdyk\nhint\nhint\nhint\nwhy\nwhy 2\n\
    tutor\ntutor all\n1\nno\n1\nyes\nwhy 2\ntutor off\nlevel\nlevel 2\nlevel 99\n\
    level x\nnarrate\nnarrate teaching\nnarrate loud\nlang\nlang xx\nflip\nundo\nundo x\nredo\nredo\n\
    outcomes\noutcomes\ndraw\nclaim\nsave\nload\nclock\n0\n77777\n-1\nxyz\nhelq\n95\n75x\n7x\nnew\ny\n\
    7\nresign\ny\n7\nundo\nquit\n";

const TWO: &str = "7\n7\n8\n1\nundo 2\nredo\ndraw\nn\ndraw\ny\nnew\ny\n7\nresign\ny\nquit\n";

/// Every command, with its refusals.
const LINES: &[Line] = &[
    line(""),
    line("--help"),
    line("help play"),
    line("help resume"),
    line("help learn"),
    line("help replay"),
    line("help rules"),
    line("help show"),
    line("help locale"),
    line("help locale list"),
    line("help locale new"),
    line("help locale check"),
    line("help locale show"),
    line("help locale preview"),
    line("help engine"),
    line("help bench"),
    line("help perft"),
    line("help help"),
    line("rules"),
    line("learn --all"),
    line("learn --list"),
    line("learn 99"),
    Line {
        args: "learn --quiz 20 --seed 2",
        input: "1\n2\nh\n3\n4\n5\n6\n7\n8\n9\n1\n2\n3\n4\n5\n6\n7\n8\n9\n1\n2\n3\n4\n5\n6\n",
    },
    line("learn --quiz 0"),
    line("learn --quiz 20 --format markdown"),
    line("learn 12 --format markdown --style text"),
    line("show"),
    line("show --style text"),
    line("show --style ascii"),
    line("show foo"),
    line("show 9S,9S/9S"),
    line("show 8S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1"),
    line("perft 2"),
    line("perft x"),
    line("-v perft 2"),
    line("locale list"),
    line("locale list --verbose"),
    line("locale check --all --verbose"),
    line("locale check"),
    line("locale check xx"),
    line("locale check nowhere.ftl"),
    line("locale show narrate-sow --lang LANG"),
    line("locale show narrate-sew"),
    line("locale show x"),
    line("locale new"),
    line("locale new --from xx tr"),
    line("locale new x-y-z"),
    line("locale new tr --output /nonexistent/tr.ftl"),
    line("locale preview xx"),
    line("replay"),
    line("replay nowhere.tgn"),
    line("replay last"),
    line("replay --moves 76"),
    line("replay --moves 76,98,66,83"),
    line("replay --moves 76,98,66 --narration brief"),
    line("replay --moves 76,98,66 --narration teaching"),
    line("replay --moves 76,98,66 --narration normal --style text"),
    line("replay --moves 76,98,66 --from 9"),
    line("replay --moves 76,98,66 --from 3 --to 2"),
    line("resume"),
    line("play extra"),
    line("play --level 99"),
    line("play --lvel 3"),
    line("plya"),
    line("games list"),
    line("games stats"),
    Line {
        args: "play --level 1",
        input: PLAY,
    },
    Line {
        args: "play --level 1 --style text --narration teaching",
        input: PLAY,
    },
    Line {
        args: "play --two",
        input: TWO,
    },
    Line {
        args: "replay -",
        input: "1. 76 98 2. 66 xx",
    },
    Line {
        args: "replay -",
        input: "\n",
    },
];

/// The words that come from what was typed, or are marks on the board.
const MARKS: &[&str] = &[
    "X x n y q h u r b o m s t S N",
    // The parts of ids in the table of languages, and names of files.
    "narrate- preview- ui- pit- error- hint- tutorial- exercise- history- help- check- report- cmd- explain- rules- man-",
    "locales en.ftl kk.ftl ky.ftl ru.ftl en-XA.ftl en-XA",
    "narrate-sow narrate-sew tr kaa uz-Latn preview JSON 88x",
    // What a lesson tells to type, and a key.
    "undo hint quit Enter",
    // Spellings of the name of the game.
    "to yzq malaq togyzqumalaq togyzkumalak toguzqumalak toguz kumalak korgool dokuz",
];

fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}

/// What is run: arguments, and what is typed.
fn runs(lang: &str) -> Vec<(Vec<String>, String)> {
    let lines = LINES.iter().map(|line| (line.args, line.input));
    let refused = REFUSED.iter().map(|line| (*line, ""));
    // Blanks stand between the words of a line; moves have commas.
    let lines = lines.chain(refused).map(|(args, input)| {
        let args = words(args).into_iter().map(|word| match word {
            "LANG" => lang.to_owned(),
            _ if word.starts_with(|c: char| c.is_ascii_digit()) => word.replace(',', " "),
            _ => word.to_owned(),
        });
        (args.collect(), input.to_owned())
    });
    let positions = BAD_POSITIONS.iter();
    let positions =
        positions.map(|text| (vec!["show".to_owned(), (*text).to_owned()], String::new()));
    let replay = |level: &str| {
        ["replay", "-", "--narration", level]
            .map(str::to_owned)
            .to_vec()
    };
    let faults = FAULTS.iter();
    let faults = faults.map(|(_, text)| (replay("normal"), (*text).to_owned()));
    let moments = MOMENTS.iter().flat_map(|(name, position, pits)| {
        let pits: Vec<String> = pits.chars().map(String::from).collect();
        let text = format!("[FEN \"{position}\"]\n\n{} *\n", pits.join(" "));
        let rules = if name.contains("passed over") {
            "extra-move"
        } else {
            "standard"
        };
        ["brief", "normal", "teaching"].map(|level| {
            let mut args = replay(level);
            args.extend(["--rules", rules].map(str::to_owned));
            (args, text.clone())
        })
    });
    lines
        .chain(positions)
        .chain(faults)
        .chain(moments)
        .collect()
}

/// `88x`, or `8x`: a move that makes a tuzdyk.
fn is_notation(word: &str) -> bool {
    let digits = word.strip_suffix('x').unwrap_or_default();
    !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit())
}

/// Everything that the runs bring about in a language.
#[track_caller]
fn check(lang: &str, folder: &TempDir) {
    let folder = folder.path().to_str().expect("a path in UTF-8");
    let mut foreign = Vec::new();
    let ids: Vec<&str> = Message::TABLE.iter().map(|info| info.id).collect();
    for (args, input) in runs(lang) {
        let ran = togyz(&args)
            .env("TOGYZ_LANG", lang)
            .env("TOGYZ_LOCALE_DIR", folder)
            .input(input.as_str())
            .run();
        let text = format!("{}\n{}", ran.output, ran.notices).replace(folder, "");
        let is_locale = args.first().is_some_and(|arg| arg == "locale");
        let typed: Vec<&str> = args
            .iter()
            .map(String::as_str)
            .chain([input.as_str()])
            .chain(MARKS.iter().copied())
            .chain(ids.iter().copied().filter(|_| is_locale))
            .collect();
        let found = foreign_words(&text, &typed);
        foreign.extend(
            found
                .iter()
                .filter(|word| !is_notation(word))
                .map(|word| format!("togyz {} < {input:?}: {word}", args.join(" "))),
        );
    }
    foreign.dedup();
    assert!(foreign.is_empty(), "{lang}: {foreign:#?}");
}

#[test]
fn no_word_is_hard_coded() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let english = include_str!("../../../../locales/en.ftl");
    fs::write(folder.path().join("en-XA.ftl"), pseudo_file(english)).expect("a file");
    check("en-XA", &folder);
}

#[test]
fn no_english_word_is_said_in_kazakh() {
    check("kk", &tempfile::tempdir().expect("a temporary folder"));
}

#[test]
fn no_english_word_is_said_in_kyrgyz() {
    check("ky", &tempfile::tempdir().expect("a temporary folder"));
}

#[test]
fn no_english_word_is_said_in_russian() {
    check("ru", &tempfile::tempdir().expect("a temporary folder"));
}
