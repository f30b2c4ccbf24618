//! The translators' guide: its commands run, its examples pass the check.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use crate::session::togyz;

const GUIDES: [&str; 2] = [
    include_str!("../../../../docs/translating.md"),
    include_str!("../../../../docs/translating.ru.md"),
];

/// The folder that the guide makes, as it calls it.
const FOLDER: &str = "words";

/// The blocks of a page whose first line names `kind`, with what follows the
/// kind there.
fn blocks<'a>(page: &'a str, kind: &str) -> Vec<(&'a str, String)> {
    let mut blocks = Vec::new();
    let mut open: Option<(&str, usize, String)> = None;
    for line in page.lines() {
        let bare = line.trim_start();
        match (&mut open, bare.strip_prefix("```")) {
            (None, Some(info)) => open = Some((info, line.len() - bare.len(), String::new())),
            (Some(_), Some(_)) => {
                let (info, _, text) = open.take().expect("a block is open");
                if let Some(rest) = info.strip_prefix(kind) {
                    blocks.push((rest.trim(), text));
                }
            }
            (Some((_, indent, text)), None) => {
                text.push_str(line.get(*indent..).unwrap_or_default());
                text.push('\n');
            }
            (None, None) => {}
        }
    }
    blocks
}

/// The words of a command, with the folder where it really is.
fn args(command: &str, folder: &Path) -> Vec<String> {
    let command = command.strip_prefix("togyz ").expect("a command of togyz");
    let mut words = Vec::new();
    for (place, part) in command.split('"').enumerate() {
        if place % 2 == 1 {
            words.push(part.to_owned());
            continue;
        }
        for word in part.split_whitespace() {
            words.push(match word.strip_prefix(FOLDER) {
                Some(rest) => format!("{}{rest}", folder.display()),
                None => word.to_owned(),
            });
        }
    }
    words
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

#[test]
fn the_commands_of_the_guide_work() {
    for guide in GUIDES {
        let folder = folder();
        let mut commands = 0;
        for (_, block) in blocks(guide, "sh") {
            for command in block.lines().filter(|line| *line != "mkdir words") {
                // After the first message is translated.
                let ran = togyz(args(command, folder.path())).run();
                assert_eq!((ran.exit, command), (0, command), "{}", ran.notices);
                let file = folder.path().join("tr.ftl");
                if let Ok(text) = fs::read_to_string(&file) {
                    let text =
                        text.replace("# narrate-turn =\n", "narrate-turn = Sıra: { $mover }.\n");
                    fs::write(&file, text).expect("the file");
                }
                commands += 1;
            }
        }
        assert_eq!(commands, 9);
    }
}

#[test]
fn the_guide_shows_what_the_check_says() {
    for guide in GUIDES {
        let folder = folder();
        let faulty = "# \nmeta-language-name = Türkçe\nui-goodbye = Hoşça kalın, { $mover }!\n";
        fs::write(folder.path().join("faulty.ftl"), faulty).expect("a file");
        let console = blocks(guide, "console");
        assert_eq!(console.len(), 1);
        let (command, expected) = console[0]
            .1
            .split_once('\n')
            .expect("a command and what it says");
        let command = command.strip_prefix("$ ").expect("a prompt");
        let ran = togyz(args(command, folder.path())).run();
        let output = ran
            .output
            .replace(&folder.path().display().to_string(), FOLDER);
        // The rest of what is said is that texts are missing or English.
        let lines = output.lines().skip_while(|line| !line.contains(" E05 "));
        let said: Vec<&str> = lines.take(4).collect();
        assert_eq!(said.join("\n"), expected.trim_end());
    }
}

#[test]
fn the_examples_of_the_guide_pass_the_check() {
    for guide in GUIDES {
        let examples = blocks(guide, "ftl");
        assert_eq!(examples.len(), 6);
        for (language, example) in examples {
            let folder = folder();
            let tag = match language {
                "" => "tr",
                language => language,
            };
            let file = folder.path().join(format!("{tag}.ftl"));
            fs::write(&file, format!("meta-language-name = X\n\n{example}")).expect("a file");
            let ran = togyz(["locale", "check", "--json", &file.display().to_string()]).run();
            let codes: Vec<&str> = ran
                .output
                .lines()
                .filter_map(|line| Some(&line.split_once("\"code\":\"")?.1[..3]))
                .collect();
            assert_eq!(codes, ["W01"], "{example}\n{}", ran.output);
        }
    }
}
