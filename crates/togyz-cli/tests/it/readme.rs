//! The sessions of the README, run.

use crate::session::togyz;

const README: &str = include_str!("../../../../README.md");

/// A command of a session with the output that the page shows.
struct Shown {
    command: String,
    output: String,
}

/// The commands in the blocks marked `console`, each after a `$`.
fn sessions() -> Vec<Shown> {
    let mut shown: Vec<Shown> = Vec::new();
    for block in README.split("```console\n").skip(1) {
        let (block, _) = block.split_once("```").expect("a block ends");
        for line in block.lines() {
            if let Some(command) = line.strip_prefix("$ ") {
                shown.push(Shown {
                    command: command.to_owned(),
                    output: String::new(),
                });
            } else {
                let last = shown.last_mut().expect("a session begins with a command");
                last.output.push_str(line);
                last.output.push('\n');
            }
        }
    }
    shown
}

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

#[test]
fn the_readme_shows_what_happens() {
    let sessions = sessions();
    assert!(sessions.len() >= 3, "the sessions are found");
    for shown in sessions {
        let (input, args) = parse(&shown.command);
        let ran = togyz(args).input(input).run();
        let output = ran.output + &ran.notices;
        assert_eq!(output.trim(), shown.output.trim(), "$ {}", shown.command);
    }
}
