//! A text that refuses to grow without bound.

use std::fmt;

/// Writing beyond its limit is an error.
pub(crate) struct Bounded {
    text: String,
    limit: usize,
}

impl Bounded {
    /// An empty text of at most `limit` bytes.
    pub(crate) fn new(limit: usize) -> Self {
        Self {
            text: String::new(),
            limit,
        }
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }
}

impl fmt::Write for Bounded {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        if self.text.len() + part.len() > self.limit {
            return Err(fmt::Error);
        }
        self.text.push_str(part);
        Ok(())
    }
}
