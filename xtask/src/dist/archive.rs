//! Tarballs that are the same whenever and wherever they are made.

use std::collections::BTreeSet;
use std::io::{self, Write};

use flate2::{Compression, GzBuilder};
use sha2::{Digest, Sha256};

use crate::Failed;

/// A file to be packed.
pub(super) struct Item {
    /// Its path, without a slash before it.
    pub(super) path: String,
    pub(super) bytes: Vec<u8>,
    pub(super) mode: Mode,
}

/// Who may do what with it.
#[derive(Clone, Copy)]
pub(super) enum Mode {
    /// Everybody may read it.
    File,
    /// Everybody may run it, too.
    Program,
}

impl Item {
    pub(super) fn file(path: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Self {
        Self {
            path: path.into(),
            bytes: bytes.into(),
            mode: Mode::File,
        }
    }
}

/// A compressed tarball of `items` and their folders, all of `time`, owned by
/// root.
pub(super) fn tar_gz(items: &[Item], time: u64) -> Result<Vec<u8>, Failed> {
    tar(items, time).and_then(|tar| gz(&tar)).map_err(|error| {
        eprintln!("tar: {error}");
        Failed
    })
}

/// `bytes`, compressed, without a name and a time.
pub(super) fn gz(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut writer = GzBuilder::new().write(Vec::new(), Compression::best());
    writer.write_all(bytes)?;
    writer.finish()
}

fn tar(items: &[Item], time: u64) -> io::Result<Vec<u8>> {
    let mut folders = BTreeSet::new();
    for item in items {
        for (slash, _) in item.path.match_indices('/') {
            folders.insert(item.path[..=slash].to_owned());
        }
    }
    let mut sorted: Vec<&Item> = items.iter().collect();
    sorted.sort_by(|one, other| one.path.cmp(&other.path));

    let mut builder = tar::Builder::new(Vec::new());
    let mut header = tar::Header::new_gnu();
    header.set_uid(0);
    header.set_gid(0);
    header.set_mtime(time);
    header.set_username("root")?;
    header.set_groupname("root")?;
    for folder in folders {
        header.set_entry_type(tar::EntryType::Directory);
        header.set_mode(0o755);
        header.set_size(0);
        builder.append_data(&mut header, format!("./{folder}"), io::empty())?;
    }
    for item in sorted {
        header.set_entry_type(tar::EntryType::Regular);
        header.set_mode(match item.mode {
            Mode::File => 0o644,
            Mode::Program => 0o755,
        });
        header.set_size(item.bytes.len() as u64);
        builder.append_data(
            &mut header,
            format!("./{}", item.path),
            item.bytes.as_slice(),
        )?;
    }
    builder.into_inner()
}

/// The checksum of `bytes`, in hexadecimal digits.
pub(super) fn sha256(bytes: &[u8]) -> String {
    use std::fmt::Write;

    let mut text = String::new();
    for byte in Sha256::digest(bytes) {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
    }
    text
}
