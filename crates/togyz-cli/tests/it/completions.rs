//! `togyz completions`, tried in the shell that is everywhere.

use crate::session::togyz;

const SHELLS: [&str; 4] = ["bash", "zsh", "fish", "powershell"];

fn script(shell: &str, lang: &str) -> String {
    let ran = togyz(["completions", shell, "--lang", lang]).run();
    assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
    ran.output
}

#[test]
fn every_shell_learns_the_commands_and_the_options() {
    for shell in SHELLS {
        let script = script(shell, "en");
        for word in ["analyze", "openings", "fail-on", "narration", "qozdatu"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
}

#[test]
fn descriptions_are_in_the_language_of_the_person() {
    for (lang, sentence) in [
        ("en", "go on with the last unfinished game"),
        ("kk", "аяқталмаған соңғы ойынды жалғастыру"),
    ] {
        // bash shows no descriptions.
        for shell in &SHELLS[1..] {
            assert!(script(shell, lang).contains(sentence), "{shell} {lang}");
        }
    }
}

#[test]
fn an_unknown_shell_is_refused() {
    let ran = togyz(["completions", "fihs"]).run();
    assert_eq!(ran.exit, 2);
    assert!(ran.notices.contains("“fish”"), "{}", ran.notices);
    let ran = togyz(["completions"]).run();
    assert_eq!(ran.exit, 2);
}

/// What bash offers for the last of `words`.
#[cfg(unix)]
fn offered(lang: &str, words: &[&str]) -> Vec<String> {
    use std::io::Write;
    use std::process::{Command, Stdio};

    let (last, before) = words.split_last().expect("a word to complete");
    let previous = before.last().expect("the program is named");
    let ask = format!(
        "\nCOMP_WORDS=({}); COMP_CWORD={}\n_togyz togyz '{last}' '{previous}'\n\
         printf '%s\\n' \"${{COMPREPLY[@]}}\"\n",
        words.join(" "),
        before.len(),
    );
    let mut bash = Command::new("bash")
        .args(["--norc", "-s"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        // Some requests are only for a line that a person edits.
        .stderr(Stdio::null())
        .spawn()
        .expect("bash");
    let mut input = bash.stdin.take().expect("its input");
    input
        .write_all((script("bash", lang) + &ask).as_bytes())
        .expect("bash listens");
    drop(input);
    let answer = bash.wait_with_output().expect("an answer");
    let answer = String::from_utf8(answer.stdout).expect("UTF-8");
    answer.lines().map(str::to_owned).collect()
}

#[cfg(unix)]
#[test]
fn bash_completes_commands_options_and_values() {
    assert_eq!(offered("en", &["togyz", "resu"]), ["resume"]);
    assert_eq!(offered("en", &["togyz", "tables", "ver"]), ["verify"]);
    assert_eq!(offered("en", &["togyz", "play", "--narr"]), ["--narration"]);
    assert_eq!(
        offered("en", &["togyz", "play", "--narration", "t"]),
        ["teaching"]
    );
    assert_eq!(offered("en", &["togyz", "--lang", "k"]), ["kk", "ky"]);
    assert_eq!(offered("en", &["togyz", "help", "solv"]), ["solve"]);
}

#[cfg(unix)]
#[test]
fn bash_completes_values_in_the_language_of_the_person() {
    assert_eq!(
        offered("kk", &["togyz", "play", "--side", "ба"]),
        ["бастаушы"]
    );
}
