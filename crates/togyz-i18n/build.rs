//! Lists the files of `locales/`, so that one put there is built in.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=locales");
    println!("cargo::rerun-if-changed=build.rs");
    let variable = |name| env::var(name).map_err(io::Error::other);
    let locales = Path::new(&variable("CARGO_MANIFEST_DIR")?).join("locales");
    let mut files = Vec::new();
    for entry in fs::read_dir(locales)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "ftl") {
            files.push(path);
        }
    }
    files.sort();
    let mut list = String::from("&[\n");
    for path in files {
        let tag = path.file_stem().unwrap_or_default().to_string_lossy();
        let file = path.to_string_lossy();
        writeln!(list, "    ({tag:?}, include_str!({file:?})),").map_err(io::Error::other)?;
    }
    list.push_str("]\n");
    fs::write(Path::new(&variable("OUT_DIR")?).join("embedded.rs"), list)
}
