//! How the engine's network comes to be: games of the engine against itself
//! (`selfplay`), weights fitted to them (`train`), and both in turns, each new
//! generation adopted only after a match (`rounds`).
//!
//! Everything follows from a seed. What is finished is kept in files, so that a
//! chore that was stopped goes on where it was.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use togyz_ai::Network;

use crate::Failed;
use crate::arguments::Arguments;

pub(crate) mod book;
pub(crate) mod fit;
pub(crate) mod openings;
pub(crate) mod rounds;
pub(crate) mod sample;
pub(crate) mod selfplay;
pub(crate) mod tables;
pub(crate) mod train;

/// The folder that the option `--dir` names.
pub(crate) fn folder(arguments: &Arguments, default: &str) -> Result<PathBuf, Failed> {
    let folder = PathBuf::from(arguments.text("--dir").unwrap_or(default));
    fs::create_dir_all(&folder).map_err(|error| failed(&folder, &error))?;
    Ok(folder)
}

/// What the option `--weights` names: a file, or `none` for the tables of
/// weights from before there was a network; else the network of the program.
pub(crate) fn network(arguments: &Arguments) -> Result<Option<Arc<Network>>, Failed> {
    match arguments.text("--weights") {
        None => Ok(Some(Network::embedded())),
        Some("none") => Ok(None),
        Some(path) => read_network(Path::new(path)).map(Some),
    }
}

pub(crate) fn read_network(path: &Path) -> Result<Arc<Network>, Failed> {
    let bytes = fs::read(path).map_err(|error| failed(path, &error))?;
    match Network::from_bytes(&bytes) {
        Ok(network) => Ok(Arc::new(network)),
        Err(error) => {
            eprintln!("{}: {error}", path.display());
            Err(Failed)
        }
    }
}

/// Writes a file whole or not at all.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Failed> {
    let unfinished = path.with_extension("unfinished");
    fs::write(&unfinished, bytes)
        .and_then(|()| fs::rename(&unfinished, path))
        .map_err(|error| failed(path, &error))
}

pub(crate) fn failed(path: &Path, error: &io::Error) -> Failed {
    eprintln!("{}: {error}", path.display());
    Failed
}
