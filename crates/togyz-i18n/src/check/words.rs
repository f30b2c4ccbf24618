//! E10: a word that the player types must mean one thing.

use super::facts::Fact;
use super::samples::layer;
use super::{Checked, Findings};
use crate::message::Message;

/// Commands whose words are asked for at different moments do not clash.
const GROUPS: [&[&str]; 3] = [
    &["cmd-yes", "cmd-no"],
    &["cmd-white", "cmd-black", "cmd-random"],
    &["cmd-brief", "cmd-normal", "cmd-teaching"],
];

fn group(id: &str) -> usize {
    let group = GROUPS.iter().position(|group| group.contains(&id));
    group.unwrap_or(GROUPS.len())
}

pub(super) fn check(checked: &Checked<'_>, findings: &mut Findings) {
    let layer = layer(checked);
    let english = super::samples::english(checked);
    let commands: Vec<(Message, Vec<String>)> = Message::TABLE
        .iter()
        .filter(|info| info.id.starts_with("cmd-"))
        .filter_map(|info| info.samples().next())
        .map(|command| {
            let said = layer.format(&command).and_then(Result::ok);
            let words = words(&said.unwrap_or_default());
            (command, words)
        })
        .collect();
    // The English words work in every language.
    let everywhere: Vec<(&'static str, Vec<String>)> = commands
        .iter()
        .map(|(command, _)| {
            let said = english.format(command).and_then(Result::ok);
            (command.id(), words(&said.unwrap_or_default()))
        })
        .collect();
    for (place, (command, own)) in commands.iter().enumerate() {
        let Some(entry) = checked.document.message(command.id()) else {
            continue;
        };
        let before = commands[..place].iter();
        let before = before.map(|(command, words)| (command.id(), words));
        let others = before.chain(everywhere.iter().map(|(id, words)| (*id, words)));
        for (other, words) in others {
            if other == command.id() || group(other) != group(command.id()) {
                continue;
            }
            for word in own.iter().filter(|word| words.contains(word)) {
                let word = word.clone();
                findings.add(Fact::WordTwice { word, other }, entry.at.clone());
            }
        }
    }
}

fn words(list: &str) -> Vec<String> {
    let words = list.split(',').map(|word| word.trim().to_lowercase());
    words.filter(|word| !word.is_empty()).collect()
}
