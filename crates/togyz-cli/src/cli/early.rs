//! What must be known before the command line can be read: in which language.

use std::ffi::OsString;
use std::path::PathBuf;

use super::flags;

/// The options that decide on the language.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Early {
    /// The value of `--lang`.
    pub lang: Option<String>,
    /// The values of `--locale-dir`.
    pub locale_dirs: Vec<PathBuf>,
    /// The value of `--config`.
    pub config: Option<PathBuf>,
}

impl Early {
    /// Looks through `args` without understanding the rest of them.
    pub fn of(args: &[OsString]) -> Self {
        let mut early = Self::default();
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            if arg == "--" {
                break;
            }
            let value_of = |name: &str| value(arg, name, &mut args.clone());
            if let Some(value) = value_of(flags::LANG.name) {
                early.lang = Some(value.to_string_lossy().into_owned());
            } else if let Some(value) = value_of(flags::LOCALE_DIR.0.name) {
                early.locale_dirs.push(PathBuf::from(value));
            } else if let Some(value) = value_of(flags::CONFIG.0.name) {
                early.config = Some(PathBuf::from(value));
            }
        }
        early
    }
}

/// The value of the option `name`, if `arg` is that option.
fn value<'a>(
    arg: &OsString,
    name: &str,
    rest: &mut impl Iterator<Item = &'a OsString>,
) -> Option<OsString> {
    let text = arg.to_string_lossy();
    let after = text.strip_prefix("--")?.strip_prefix(name)?;
    if after.is_empty() {
        return rest.next().cloned();
    }
    after.strip_prefix('=').map(OsString::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &str, lang: Option<&str>, dirs: &[&str]) {
        let args: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        let early = Early::of(&args);
        assert_eq!(early.lang.as_deref(), lang);
        let expected: Vec<PathBuf> = dirs.iter().map(PathBuf::from).collect();
        assert_eq!(early.locale_dirs, expected);
    }

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        check("--lang kk play", Some("kk"), &[]);
        check("play --level 3 --lang=ky", Some("ky"), &[]);
        check("play --lang", None, &[]);
        check("play --language kk", None, &[]);
        check("--locale-dir a --locale-dir=b", None, &["a", "b"]);
        check("show -- --lang kk", None, &[]);
    }
}
