//! What can be typed at a prompt, to be completed with Tab.

/// The words of a prompt.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Vocabulary {
    /// Moves that can be played now.
    pub moves: Vec<String>,
    /// Commands.
    pub commands: Vec<Command>,
}

/// A command with what may stand behind it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Command {
    /// Its words, the usual one in the language of the person first.
    pub names: Vec<String>,
    /// What may stand behind it.
    pub argument: Argument,
}

/// What may stand behind a command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Argument {
    /// Nothing, or a number that need not be completed.
    None,
    /// One of these. Each has several names; the first is the usual one.
    OneOf(Vec<Vec<String>>),
    /// A name that the person makes up, and that is nobody else's business.
    OwnName,
}

impl Vocabulary {
    /// Whether there is nothing to complete.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty() && self.commands.is_empty()
    }

    /// Where the word begins that the cursor, `at` bytes into `line`, stands
    /// behind, and what it can become. Nothing typed can become each command
    /// once; something typed, every word that begins with it in any case.
    pub fn complete(&self, line: &str, at: usize) -> (usize, Vec<String>) {
        let before = line.get(..at).unwrap_or(line);
        let blank = before.len() - before.trim_start().len();
        let Some(length) = before[blank..].find(char::is_whitespace) else {
            return (blank, self.words(&before[blank..]));
        };
        let name = before[blank..blank + length].to_lowercase();
        let rest = before[blank + length..].trim_start();
        let start = before.len() - rest.len();
        let candidates = match self.command(&name).map(|command| &command.argument) {
            Some(Argument::OneOf(values)) => {
                matching(values.iter().map(Vec::as_slice), rest).collect()
            }
            Some(Argument::None | Argument::OwnName) | None => Vec::new(),
        };
        (start, candidates)
    }

    /// Whether a line holds a name that should not be kept.
    pub fn is_private(&self, line: &str) -> bool {
        let Some((name, _)) = line.trim().split_once(char::is_whitespace) else {
            return false;
        };
        let command = self.command(&name.to_lowercase());
        command.is_some_and(|command| command.argument == Argument::OwnName)
    }

    fn command(&self, name: &str) -> Option<&Command> {
        let is_named = |command: &&Command| command.names.iter().any(|other| other == name);
        self.commands.iter().find(is_named)
    }

    fn words(&self, typed: &str) -> Vec<String> {
        let moves = self.moves.iter().filter(|name| name.starts_with(typed));
        let commands = self.commands.iter().flat_map(|command| {
            let blank = match command.argument {
                Argument::None => "",
                Argument::OneOf(_) | Argument::OwnName => " ",
            };
            let names = matching([command.names.as_slice()], typed);
            names.map(move |name| name + blank)
        });
        moves.cloned().chain(commands).collect()
    }
}

/// The usual name of each if nothing is `typed`, or else every name that
/// begins with it.
fn matching<'a>(
    named: impl IntoIterator<Item = &'a [String]>,
    typed: &str,
) -> impl Iterator<Item = String> {
    let typed = typed.to_lowercase();
    let count = if typed.is_empty() { 1 } else { usize::MAX };
    named.into_iter().flat_map(move |names| {
        let fitting: Vec<String> = names
            .iter()
            .filter(|name| name.to_lowercase().starts_with(&typed))
            .take(count)
            .cloned()
            .collect();
        fitting
    })
}

#[cfg(test)]
mod tests {
    use super::{Argument, Command, Vocabulary};

    fn vocabulary() -> Vocabulary {
        let owned = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let command = |names: &[&str], argument| Command {
            names: owned(names),
            argument,
        };
        let languages = vec![owned(&["ky", "Кыргызча"]), owned(&["kk", "Қазақша"])];
        Vocabulary {
            moves: owned(&["7", "8"]),
            commands: vec![
                command(&["қайтару", "артқа", "undo", "back"], Argument::None),
                command(&["тіл", "lang"], Argument::OneOf(languages)),
                command(&["сақтау", "save"], Argument::OwnName),
            ],
        }
    }

    fn completed(line: &str) -> (usize, Vec<String>) {
        vocabulary().complete(line, line.len())
    }

    #[test]
    fn nothing_typed_lists_moves_and_each_command_once() {
        let (start, words) = completed("");
        assert_eq!(start, 0);
        assert_eq!(words, ["7", "8", "қайтару", "тіл ", "сақтау "]);
    }

    #[test]
    fn words_of_the_language_and_of_english_are_completed_in_any_case() {
        assert_eq!(completed("Қай"), (0, vec!["қайтару".to_owned()]));
        assert_eq!(completed(" und"), (1, vec!["undo".to_owned()]));
        assert_eq!(completed("xyz"), (0, vec![]));
    }

    #[test]
    fn what_stands_behind_a_command_is_completed() {
        assert_eq!(completed("lang ").1, ["ky", "kk"]);
        assert_eq!(completed("ТІЛ қ"), (7, vec!["Қазақша".to_owned()]));
        assert_eq!(completed("undo ").1, [""; 0]);
        assert_eq!(completed("save g").1, [""; 0]);
    }

    #[test]
    fn only_names_that_a_person_makes_up_are_private() {
        assert!(vocabulary().is_private("Save my secret game"));
        assert!(!vocabulary().is_private("save"));
        assert!(!vocabulary().is_private("lang ky"));
        assert!(!vocabulary().is_private("7"));
    }
}
