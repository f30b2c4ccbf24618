//! What is handed out beside the program, and where it belongs.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::archive::{Item, Mode, gz};
use super::licences;
use super::project::{Project, output};
use crate::Failed;
use crate::training::failed;

/// Everything that is handed out.
pub(super) struct Parts {
    program: Vec<u8>,
    /// The pages of the manual by their paths: `kk/man1/togyz.1`.
    manual: Vec<(String, Vec<u8>)>,
    /// The files of the project that people read, by their paths.
    documents: Vec<(String, Vec<u8>)>,
    /// The licences of others.
    pub(super) licences: String,
    /// Who may do what with the package, for Debian.
    copyright: String,
}

/// The scripts by which shells complete words: each asks the program, so that it
/// knows the version that is installed and the language of the person.
const COMPLETIONS: [(&str, &str, &str); 4] = [
    (
        "togyz.bash",
        "usr/share/bash-completion/completions/togyz",
        "eval \"$(togyz completions bash)\"\n",
    ),
    (
        "_togyz",
        "usr/share/zsh/vendor-completions/_togyz",
        // The function replaces itself.
        "#compdef togyz\neval \"$(togyz completions zsh)\"\n_togyz \"$@\"\n",
    ),
    (
        "togyz.fish",
        "usr/share/fish/vendor_completions.d/togyz.fish",
        "togyz completions fish | source\n",
    ),
    (
        "togyz.ps1",
        "",
        "togyz completions powershell | Out-String | Invoke-Expression\n",
    ),
];

impl Parts {
    /// All of them, for the program at `binary`.
    pub(super) fn of(project: &Project, binary: &Path) -> Result<Self, Failed> {
        let program = fs::read(binary).map_err(|error| failed(binary, &error))?;
        let pages = binary.with_file_name("manual");
        // Pages of commands that are no more must not be handed out.
        match fs::remove_dir_all(&pages) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(failed(&pages, &error));
            }
            _ => {}
        }
        // No language of whoever makes the package.
        let nobody = pages.with_extension("home");
        output(
            Command::new(binary)
                .arg("man")
                .arg(&pages)
                .env_clear()
                .env("TOGYZ_DATA_DIR", &nobody)
                .env("XDG_CONFIG_HOME", &nobody),
        )?;
        let mut documents = Vec::new();
        for name in ["CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT"] {
            let path = project.root.join(name);
            documents.push((name.to_owned(), read(&path)?));
        }
        let is_readme = |path: &Path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            name.starts_with("README") && name.ends_with(".md")
        };
        for path in listed(&project.root)?
            .into_iter()
            .filter(|path| is_readme(path))
        {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            documents.push((name.into_owned(), read(&path)?));
        }
        let docs = project.root.join("docs");
        for (path, bytes) in below(&docs, &docs)? {
            documents.push((format!("docs/{path}"), bytes));
        }
        Ok(Self {
            program,
            manual: below(&pages, &pages)?,
            documents,
            licences: licences::text(project)?,
            copyright: copyright(project)?,
        })
    }

    /// Where they are on a Debian system.
    pub(super) fn installed(&self) -> Vec<Item> {
        const DOCUMENTS: &str = "usr/share/doc/togyz";
        let mut items = vec![
            Item {
                path: "usr/bin/togyz".to_owned(),
                bytes: self.program.clone(),
                mode: Mode::Program,
            },
            Item::file(format!("{DOCUMENTS}/copyright"), self.copyright.clone()),
            packed(
                &format!("{DOCUMENTS}/THIRD-PARTY-LICENSES"),
                self.licences.as_bytes(),
            ),
        ];
        for (path, bytes) in &self.manual {
            items.push(packed(&format!("usr/share/man/{path}"), bytes));
        }
        for (path, bytes) in &self.documents {
            match path.as_str() {
                "CHANGELOG.md" => items.push(packed(&format!("{DOCUMENTS}/changelog"), bytes)),
                // They are named in the copyright file.
                "LICENSE-APACHE" | "LICENSE-MIT" => {}
                path => items.push(Item::file(format!("{DOCUMENTS}/{path}"), bytes.clone())),
            }
        }
        for (_, path, script) in COMPLETIONS {
            if !path.is_empty() {
                items.push(Item::file(path, script));
            }
        }
        items
    }

    /// Where they are in the tarball, below `folder`.
    pub(super) fn unpacked(&self, folder: &str) -> Vec<Item> {
        let mut items = vec![
            Item {
                path: format!("{folder}/togyz"),
                bytes: self.program.clone(),
                mode: Mode::Program,
            },
            Item::file(
                format!("{folder}/THIRD-PARTY-LICENSES"),
                self.licences.clone(),
            ),
        ];
        for (path, bytes) in &self.manual {
            items.push(Item::file(format!("{folder}/man/{path}"), bytes.clone()));
        }
        for (path, bytes) in &self.documents {
            items.push(Item::file(format!("{folder}/{path}"), bytes.clone()));
        }
        for (name, _, script) in COMPLETIONS {
            items.push(Item::file(format!("{folder}/completions/{name}"), script));
        }
        items
    }
}

/// A file that Debian keeps compressed.
fn packed(path: &str, bytes: &[u8]) -> Item {
    // Writing to memory cannot fail.
    Item::file(format!("{path}.gz"), gz(bytes).unwrap_or_default())
}

fn read(path: &Path) -> Result<Vec<u8>, Failed> {
    fs::read(path).map_err(|error| failed(path, &error))
}

/// What is in a folder, in order.
fn listed(folder: &Path) -> Result<Vec<PathBuf>, Failed> {
    let entries = fs::read_dir(folder).map_err(|error| failed(folder, &error))?;
    let mut paths: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    paths.sort();
    Ok(paths)
}

/// All files below `folder`, with their paths from `root` on.
fn below(folder: &Path, root: &Path) -> Result<Vec<(String, Vec<u8>)>, Failed> {
    let mut files = Vec::new();
    for path in listed(folder)? {
        if path.is_dir() {
            files.extend(below(&path, root)?);
        } else {
            let name = path.strip_prefix(root).unwrap_or(&path);
            let name = name.to_string_lossy().replace('\\', "/");
            files.push((name, read(&path)?));
        }
    }
    Ok(files)
}

/// The file in which Debian looks for the terms of use.
fn copyright(project: &Project) -> Result<String, Failed> {
    let path = project.root.join("LICENSE-MIT");
    let mit = String::from_utf8_lossy(&read(&path)?).into_owned();
    let holder = mit
        .lines()
        .find_map(|line| line.strip_prefix("Copyright (c) "))
        .unwrap_or("the togyz authors");
    let mut text = format!(
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n\
         Upstream-Name: togyz\n\
         \n\
         Files: *\n\
         Copyright: {holder}\n\
         License: MIT or Apache-2.0\n\
         Comment: The program is made of packages of other people, too. Their licences\n \
         are in THIRD-PARTY-LICENSES.gz beside this file.\n\
         \n\
         License: Apache-2.0\n \
         On Debian systems the text is in /usr/share/common-licenses/Apache-2.0.\n\
         \n\
         License: MIT\n"
    );
    for line in mit
        .lines()
        .skip_while(|line| !line.starts_with("Permission"))
    {
        text.push_str(if line.trim().is_empty() { " ." } else { " " });
        text.push_str(line);
        text.push('\n');
    }
    Ok(text)
}
