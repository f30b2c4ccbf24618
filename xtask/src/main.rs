//! Chores of the workspace: `cargo xtask`.
fn main() {}
