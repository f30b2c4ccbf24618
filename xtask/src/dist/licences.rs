//! The licences of the packages that are part of the program.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use super::project::{Package, Project};
use crate::Failed;
use crate::training::failed;

/// All of them in one text, each licence once with those who use it.
pub(super) fn text(project: &Project) -> Result<String, Failed> {
    let mut named = String::new();
    let mut users: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in &project.dependencies {
        let name = format!("{} {}", package.name, package.version);
        let licence = package.license.as_deref().unwrap_or_default();
        let address = package.repository.as_deref().unwrap_or_default();
        // Writing to a string cannot fail.
        let _ = writeln!(named, "{name}: {licence}  {address}");
        for text in texts(package, project)? {
            users.entry(text).or_default().push(name.clone());
        }
    }
    let mut whole = format!(
        "togyz is made of these packages of other people, too, each under its own licence.\n\
         Of several licences joined by OR any one may be chosen. SQLite, which is part of\n\
         libsqlite3-sys, is in the public domain.\n\n{named}"
    );
    // Those of many first.
    let mut users: Vec<(String, Vec<String>)> = users.into_iter().collect();
    users.sort_by_key(|(_, names)| std::cmp::Reverse(names.len()));
    for (text, names) in users {
        let line = "=".repeat(80);
        let _ = write!(whole, "\n{line}\n{}\n{line}\n\n{text}\n", names.join(", "));
    }
    Ok(whole)
}

/// The texts of the licences of one package.
fn texts(package: &Package, project: &Project) -> Result<Vec<String>, Failed> {
    let folder = package.manifest_path.parent().unwrap_or(Path::new("."));
    let entries = fs::read_dir(folder).map_err(|error| failed(folder, &error))?;
    let mut paths: Vec<_> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let name = name.to_ascii_uppercase();
            // Where there is another choice, nobody takes this one.
            !name.contains("GPL")
                && [
                    "LICENSE",
                    "LICENCE",
                    "COPYING",
                    "COPYRIGHT",
                    "NOTICE",
                    "UNLICENSE",
                ]
                .iter()
                .any(|start| name.starts_with(start))
        })
        .filter(|path| path.is_file())
        .collect();
    paths.sort();
    if paths.is_empty() {
        if package.license.as_deref() == Some("BSL-1.0") {
            // It asks for its text beside sources only, not beside a program.
            return Ok(Vec::new());
        }
        return usual_text(package, project).map(|text| vec![text]);
    }
    let mut texts = Vec::new();
    for path in paths {
        let text = fs::read_to_string(&path).map_err(|error| failed(&path, &error))?;
        let lines: Vec<&str> = text.trim_matches('\n').lines().map(str::trim_end).collect();
        texts.push(lines.join("\n"));
    }
    Ok(texts)
}

/// The text of a licence of which the package holds no copy.
fn usual_text(package: &Package, project: &Project) -> Result<String, Failed> {
    let read = |name: &str| {
        let path = project.root.join(name);
        fs::read_to_string(&path).map_err(|error| failed(&path, &error))
    };
    let offered = package.license.as_deref().unwrap_or_default();
    if offered.contains("Apache-2.0") {
        return read("LICENSE-APACHE");
    }
    let mit = read("LICENSE-MIT")?;
    match mit.find("Permission is hereby granted") {
        Some(start) if offered.contains("MIT") => {
            let holders = match package.authors.join(", ") {
                nobody if nobody.is_empty() => format!("the authors of {}", package.name),
                authors => authors,
            };
            Ok(format!("Copyright (c) {holders}\n\n{}", &mit[start..]))
        }
        _ => {
            eprintln!("{}: no text of its licence, {offered:?}", package.name);
            Err(Failed)
        }
    }
}
