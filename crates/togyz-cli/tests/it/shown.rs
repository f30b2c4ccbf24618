//! Sessions that pages show, run.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use crate::session::togyz;

/// What a block marked `console` begins with.
const CONSOLE: &str = "```console\n";

/// What `printf 'TEXT' |` before a command sends it, and the command's words.
fn parse(command: &str) -> (String, Vec<String>) {
    let (input, command) = match command.strip_prefix("printf '") {
        Some(rest) => rest.split_once("' | ").expect("printf goes into a pipe"),
        None => ("", command),
    };
    let mut words = Vec::new();
    for (index, part) in command.split('"').enumerate() {
        if index % 2 == 0 {
            words.extend(part.split_whitespace().map(str::to_owned));
        } else {
            words.push(part.to_owned());
        }
    }
    assert_eq!(words.remove(0), "togyz");
    (input.replace("\\n", "\n"), words)
}

/// The block with the output that its commands, each after a `$`, have now, and
/// how many they are.
fn run(block: &str, lang: &str, data: &str) -> (String, usize) {
    let mut shown = String::new();
    let mut count = 0;
    for command in block.lines().filter_map(|line| line.strip_prefix("$ ")) {
        let (input, args) = parse(command);
        let ran = togyz(args)
            .input(input)
            .env("LANG", lang)
            .env("TOGYZ_DATA_DIR", data)
            .run();
        // Where the data of most people are.
        let output = (ran.output + &ran.notices).replace(data, "~/.local/share");
        shown.extend(["$ ", command, "\n"]);
        for line in output.trim_matches('\n').lines() {
            shown.push_str(line);
            shown.push('\n');
        }
        count += 1;
    }
    (shown, count)
}

/// Runs the sessions of the page at `path` one after the other, for a person of
/// this system language who has nothing yet, and returns how many commands there
/// are. With `INSTA_UPDATE=always` the page is corrected, as snapshots are.
pub(crate) fn check(path: &Path, lang: &str) -> usize {
    let page =
        fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let data = TempDir::new().expect("a temporary folder");
    let data = data.path().display().to_string();
    let mut parts = page.split(CONSOLE);
    let mut right = parts.next().unwrap_or_default().to_owned();
    let mut commands = 0;
    for part in parts {
        let (block, rest) = part.split_once("```").expect("a block ends");
        let (shown, count) = run(block, lang, &data);
        right.extend([CONSOLE, &shown, "```", rest]);
        commands += count;
    }
    if page != right && std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
        fs::write(path, &right).expect("the page can be written");
    } else {
        similar(&page, &right, path);
    }
    commands
}

/// Shows the first line that is not as it should be.
fn similar(page: &str, right: &str, path: &Path) {
    for (number, (line, right)) in page.lines().zip(right.lines()).enumerate() {
        assert_eq!(line, right, "{}, line {}", path.display(), number + 1);
    }
    assert_eq!(page, right, "{}", path.display());
}
