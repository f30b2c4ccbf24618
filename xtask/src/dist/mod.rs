//! `cargo xtask dist`: everything that is handed out, for the kind of machine
//! that it is made on: a Debian package, a tarball, the licences of others, and
//! checksums.
//!
//! Both are written here and not by cargo-deb, which would have to be installed
//! first and brings some 200 crates: a Debian package is two tarballs in an `ar`
//! archive. The same commit makes the same files, byte for byte: their times are
//! `SOURCE_DATE_EPOCH` or that of the commit.

mod archive;
mod check;
mod deb;
mod licences;
mod parts;
mod project;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::Failed;
use crate::arguments::Arguments;
use crate::training::{failed, write};
use project::{Project, run as run_program};

/// The largest program that is handed out, in bytes: it has to reach people by
/// slow lines.
const MOST_BYTES: usize = 15_000_000;

/// What was made.
struct Made {
    version: String,
    /// The Debian package.
    deb: PathBuf,
    /// The tarball.
    tarball: PathBuf,
    /// The licences of others, for packages that are made elsewhere.
    licences: PathBuf,
    /// The checksums of all.
    sums: PathBuf,
}

impl Made {
    fn paths(&self) -> [&Path; 4] {
        [&self.deb, &self.tarball, &self.licences, &self.sums]
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failed> {
    let out = PathBuf::from(arguments.text("--out").unwrap_or("target/dist"));
    fs::create_dir_all(&out).map_err(|error| failed(&out, &error))?;
    let project = Project::find()?;
    let binary = project.build()?;
    report(&binary)?;
    let parts = parts::Parts::of(&project, &binary)?;
    let made = make(&project, &parts, &out)?;
    for path in made.paths() {
        let size = fs::metadata(path).map_err(|error| failed(path, &error))?;
        println!("{}: {} bytes", path.display(), size.len());
    }
    if arguments.given("--check") {
        let again = out.join("again");
        fs::create_dir_all(&again).map_err(|error| failed(&again, &error))?;
        check::same(&made, &make(&project, &parts, &again)?)?;
        check::installs(&made, &out.join("root"))?;
    }
    Ok(())
}

/// Writes all of it into `out`.
fn make(project: &Project, parts: &parts::Parts, out: &Path) -> Result<Made, Failed> {
    let architecture = deb::architecture(&project.host)?;
    let version = &project.version;
    let deb_name = format!("togyz_{version}_{architecture}.deb");
    let folder = format!("togyz-{version}-{}", project.host);
    let tarball_name = format!("{folder}.tar.gz");

    let deb = deb::package(project, architecture, &parts.installed())?;
    let tarball = archive::tar_gz(&parts.unpacked(&folder), project.time)?;
    let licences = parts.licences.as_bytes();
    let made = Made {
        version: version.clone(),
        deb: out.join(deb_name),
        tarball: out.join(tarball_name),
        licences: out.join("THIRD-PARTY-LICENSES"),
        sums: out.join("SHA256SUMS"),
    };
    let mut sums = String::new();
    for (path, bytes) in [
        (&made.deb, deb.as_slice()),
        (&made.tarball, &tarball),
        (&made.licences, licences),
    ] {
        write(path, bytes)?;
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        sums.extend([&archive::sha256(bytes), "  ", &name, "\n"]);
    }
    write(&made.sums, sums.as_bytes())?;
    Ok(made)
}

/// Says how large the program is and how fast it starts.
fn report(binary: &Path) -> Result<(), Failed> {
    const STARTS: usize = 50;
    let size = fs::metadata(binary)
        .map_err(|error| failed(binary, &error))?
        .len();
    let mut times = Vec::new();
    for _ in 0..STARTS {
        let start = Instant::now();
        run_program(binary, &["--version"])?;
        times.push(start.elapsed());
    }
    times.sort_unstable();
    let median = times.get(STARTS / 2).copied().unwrap_or(Duration::MAX);
    println!(
        "{}: {size} bytes; `togyz --version` takes {:.1} ms, the median of {STARTS}",
        binary.display(),
        median.as_secs_f64() * 1000.0,
    );
    if size > MOST_BYTES as u64 {
        eprintln!("The program is larger than {MOST_BYTES} bytes.");
        return Err(Failed);
    }
    Ok(())
}
