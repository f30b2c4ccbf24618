//! A Debian package: see `man 5 deb`.

use std::fmt::Write;

use super::archive::{Item, tar_gz};
use super::project::Project;
use crate::Failed;

/// What Debian calls the machines of `triple`.
pub(super) fn architecture(triple: &str) -> Result<&'static str, Failed> {
    let names = [
        ("x86_64-unknown-linux-gnu", "amd64"),
        ("aarch64-unknown-linux-gnu", "arm64"),
        ("armv7-unknown-linux-gnueabihf", "armhf"),
        ("riscv64gc-unknown-linux-gnu", "riscv64"),
        ("i686-unknown-linux-gnu", "i386"),
    ];
    let found = names.iter().find(|(known, _)| *known == triple);
    found.map(|(_, name)| *name).ok_or_else(|| {
        eprintln!("{triple}: there are no Debian packages for such machines.");
        Failed
    })
}

/// The package that installs `items`.
pub(super) fn package(
    project: &Project,
    architecture: &str,
    items: &[Item],
) -> Result<Vec<u8>, Failed> {
    let control = Item::file("control", control(project, architecture, items));
    let control = tar_gz(&[control], project.time)?;
    let data = tar_gz(items, project.time)?;
    let mut package = b"!<arch>\n".to_vec();
    for (name, bytes) in [
        ("debian-binary", b"2.0\n".as_slice()),
        ("control.tar.gz", &control),
        ("data.tar.gz", &data),
    ] {
        let (time, size) = (project.time, bytes.len());
        let header = format!(
            "{name:<16}{time:<12}{:<6}{:<6}{:<8}{size:<10}`\n",
            0, 0, 100_644
        );
        package.extend(header.into_bytes());
        package.extend(bytes);
        if size % 2 == 1 {
            package.push(b'\n');
        }
    }
    Ok(package)
}

/// What the package says of itself.
fn control(project: &Project, architecture: &str, items: &[Item]) -> String {
    // Each file fills whole blocks of 1024 bytes.
    let size: usize = items
        .iter()
        .map(|item| item.bytes.len().div_ceil(1024))
        .sum();
    let program = items.iter().find(|item| item.path == "usr/bin/togyz");
    let needs = program.map(|item| needs(&item.bytes)).unwrap_or_default();
    let mut control = format!(
        "Package: togyz\n\
         Version: {}\n\
         Architecture: {architecture}\n\
         Maintainer: {}\n\
         Installed-Size: {size}\n\
         Depends: {needs}\n\
         Section: games\n\
         Priority: optional\n",
        project.version,
        project.authors.join(", "),
    );
    if let Some(repository) = &project.repository {
        // Writing to a string cannot fail.
        let _ = writeln!(control, "Homepage: {repository}");
    }
    control + DESCRIPTION
}

const DESCRIPTION: &str = "\
Description: togyzkumalak (toguz korgool) in the terminal
 Togyzkumalak is a board game of Kazakhstan and Central Asia, played with 162
 stones in eighteen pits. This program plays it with you at nine levels, tells
 every move in words, teaches the rules step by step, explains the mistakes of
 recorded games, keeps collections of games, and lends its engine to other
 programs. It speaks Kazakh, Russian, Kyrgyz and English.
";

/// The packages that a program needs: the C library in the newest version that
/// it asks for, and what unwinds the stack, if it does.
fn needs(program: &[u8]) -> String {
    let mut newest = (0, 0);
    let mut unwinds = false;
    for text in program.split(|byte| *byte == 0) {
        if text == b"libgcc_s.so.1" {
            unwinds = true;
        }
        let version = text
            .strip_prefix(b"GLIBC_")
            .and_then(|version| str::from_utf8(version).ok());
        let mut numbers = version
            .unwrap_or_default()
            .split('.')
            .map(str::parse::<u32>);
        if let (Some(Ok(major)), Some(Ok(minor))) = (numbers.next(), numbers.next()) {
            newest = newest.max((major, minor));
        }
    }
    let (major, minor) = newest;
    let unwinder = if unwinds { ", libgcc-s1 (>= 3.0)" } else { "" };
    format!("libc6 (>= {major}.{minor}){unwinder}")
}
