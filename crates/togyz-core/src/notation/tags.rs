//! The tags at the head of a record.

use alloc::string::String;
use alloc::vec::Vec;

/// Names with values, in the order in which they were written.
///
/// No two names are the same, and `white` is the same as `White`.
///
/// ```
/// use togyz_core::notation::Tags;
///
/// let mut tags = Tags::default();
/// tags.set("White", "A. Player");
/// assert_eq!(tags.get("white"), Some("A. Player"));
/// assert_eq!(tags.get("Black"), None);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The value of the tag `name`, in any case of its letters.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter()
            .find(|(other, _)| other.eq_ignore_ascii_case(name))
            .map(|(_, value)| value)
    }

    /// Gives `name` the value `value`, in its old place if it has one.
    pub fn set(&mut self, name: impl Into<String>, value: impl Into<String>) {
        let name = name.into();
        let old = self
            .0
            .iter_mut()
            .find(|(other, _)| other.eq_ignore_ascii_case(&name));
        match old {
            Some((_, old)) => *old = value.into(),
            None => self.0.push((name, value.into())),
        }
    }

    /// Takes the tag `name` away. Returns its value.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let index = self
            .0
            .iter()
            .position(|(other, _)| other.eq_ignore_ascii_case(name))?;
        Some(self.0.remove(index).1)
    }

    /// All names with their values, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Whether there is no tag.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<N: Into<String>, V: Into<String>> FromIterator<(N, V)> for Tags {
    fn from_iter<I: IntoIterator<Item = (N, V)>>(pairs: I) -> Self {
        let mut tags = Self::default();
        for (name, value) in pairs {
            tags.set(name, value);
        }
        tags
    }
}
