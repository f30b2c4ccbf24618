//! What cargo knows about the program, and how it is built.

use std::collections::BTreeMap;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Deserialize;

use crate::Failed;

/// The workspace, seen from the program.
pub(super) struct Project {
    /// The folder of the workspace.
    pub(super) root: PathBuf,
    /// The folder of what cargo builds.
    target: PathBuf,
    /// The triple of this kind of machine.
    pub(super) host: String,
    pub(super) version: String,
    pub(super) authors: Vec<String>,
    /// The address of the project, if it has one yet.
    pub(super) repository: Option<String>,
    /// The packages that are part of the program, on any machine, those of others
    /// only.
    pub(super) dependencies: Vec<Package>,
    /// The time of all files that are made, in seconds since 1970.
    pub(super) time: u64,
}

/// A package that cargo knows.
#[derive(Deserialize)]
pub(super) struct Package {
    id: String,
    pub(super) name: String,
    pub(super) version: String,
    pub(super) license: Option<String>,
    pub(super) manifest_path: PathBuf,
    pub(super) authors: Vec<String>,
    pub(super) repository: Option<String>,
    /// Where it comes from; of this workspace if nothing is said.
    source: Option<String>,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
    target_directory: PathBuf,
    workspace_root: PathBuf,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<DependencyKind>,
}

#[derive(Deserialize)]
struct DependencyKind {
    /// `dev` or `build`; an ordinary one has no name.
    kind: Option<String>,
}

/// The package of the program.
const PROGRAM: &str = "togyz-cli";

impl Project {
    pub(super) fn find() -> Result<Self, Failed> {
        let told = run(Path::new("rustc"), &["-vV"])?;
        let host = told.lines().find_map(|line| line.strip_prefix("host: "));
        let host = host.unwrap_or_default().to_owned();
        let told = run(
            Path::new(env!("CARGO")),
            &["metadata", "--format-version=1", "--locked"],
        )?;
        let metadata: Metadata = serde_json::from_str(&told).map_err(|error| {
            eprintln!("cargo metadata: {error}");
            Failed
        })?;
        let mut packages: BTreeMap<String, Package> = metadata
            .packages
            .into_iter()
            .map(|package| (package.id.clone(), package))
            .collect();
        let named = packages.values().find(|package| package.name == PROGRAM);
        let program = named
            .map(|package| package.id.clone())
            .and_then(|id| packages.remove(&id));
        let Some(program) = program else {
            eprintln!("There is no package {PROGRAM} here.");
            return Err(Failed);
        };
        let reached = reached(&program.id, &metadata.resolve.nodes);
        let mut dependencies: Vec<Package> = reached
            .iter()
            .filter_map(|id| packages.remove(*id))
            .filter(|package| package.source.is_some())
            .collect();
        dependencies
            .sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
        let time = time(&metadata.workspace_root)?;
        Ok(Self {
            root: metadata.workspace_root,
            target: metadata.target_directory,
            host,
            version: program.version,
            authors: program.authors,
            repository: program.repository,
            dependencies,
            time,
        })
    }

    /// Builds the program and returns where it is.
    ///
    /// The paths of this machine are replaced in it: they are nobody's business,
    /// and another machine makes the same file.
    pub(super) fn build(&self) -> Result<PathBuf, Failed> {
        let registry = registry().unwrap_or_default();
        let flags = [
            format!("--remap-path-prefix={}=togyz", self.root.display()),
            format!("--remap-path-prefix={}=crates", registry.display()),
        ];
        let status = Command::new(env!("CARGO"))
            .args(["build", "--quiet", "--locked", "--profile", "dist"])
            .args(["--package", PROGRAM])
            .current_dir(&self.root)
            .env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"))
            .status();
        match status {
            Ok(status) if status.success() => Ok(self
                .target
                .join("dist")
                .join(format!("togyz{}", env::consts::EXE_SUFFIX))),
            Ok(_) => Err(Failed),
            Err(error) => {
                eprintln!("cargo: {error}");
                Err(Failed)
            }
        }
    }
}

/// The packages that end up in the program `root`: what only builds or tests it
/// does not.
fn reached<'a>(root: &'a str, nodes: &'a [Node]) -> Vec<&'a str> {
    let mut reached = vec![root];
    let mut next = 0;
    while let Some(id) = reached.get(next).copied() {
        next += 1;
        let node = nodes.iter().find(|node| node.id == id);
        for dependency in node.iter().flat_map(|node| &node.deps) {
            let is_part = dependency.dep_kinds.iter().any(|kind| kind.kind.is_none());
            if is_part && !reached.contains(&dependency.pkg.as_str()) {
                reached.push(&dependency.pkg);
            }
        }
    }
    reached
}

/// Where cargo keeps the sources of packages.
fn registry() -> Option<PathBuf> {
    let home = env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| env::home_dir().map(|home| home.join(".cargo")))?;
    Some(home.join("registry").join("src"))
}

/// `SOURCE_DATE_EPOCH`, or the time of the commit.
fn time(root: &Path) -> Result<u64, Failed> {
    let told = if let Ok(time) = env::var("SOURCE_DATE_EPOCH") {
        time
    } else {
        let root = root.display().to_string();
        run(
            Path::new("git"),
            &["-C", &root, "log", "-1", "--format=%ct"],
        )?
    };
    told.trim().parse().map_err(|error| {
        eprintln!("SOURCE_DATE_EPOCH or the time of the commit: {told:?}: {error}");
        Failed
    })
}

/// What a program writes to its standard output.
pub(super) fn run(program: &Path, args: &[&str]) -> Result<String, Failed> {
    output(Command::new(program).args(args))
}

/// What a command writes to its standard output; its standard error is shown if
/// it fails.
pub(super) fn output(command: &mut Command) -> Result<String, Failed> {
    let name = command.get_program().to_string_lossy().into_owned();
    match command.output() {
        Ok(output) if output.status.success() => {
            Ok(String::from_utf8_lossy(&output.stdout).into_owned())
        }
        Ok(output) => {
            eprintln!("{}", String::from_utf8_lossy(&output.stderr));
            eprintln!("{name}: {}", output.status);
            Err(Failed)
        }
        Err(error) => {
            eprintln!("{name}: {error}");
            Err(Failed)
        }
    }
}
