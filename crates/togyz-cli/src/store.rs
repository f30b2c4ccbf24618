//! Where games are kept.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::world::World;

/// The folder of one's own games.
#[derive(Debug, Clone)]
pub struct Store {
    folder: PathBuf,
}

/// A game in the folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    /// Where it is.
    pub path: PathBuf,
    /// The name to load it by.
    pub name: String,
    /// When it was written last.
    pub modified: SystemTime,
}

/// The ending of the names of records.
const EXTENSION: &str = "tgn";

impl Store {
    /// The folder for games: `togyz/games` in `TOGYZ_DATA_DIR`, or else in the
    /// platform's folder for data. `None` where the platform knows no home.
    pub fn find(world: &World) -> Option<Self> {
        let folder = data_folder(world)?.join("games");
        Some(Self { folder })
    }

    /// A path for a game that begins now, of which no file exists yet.
    pub fn new_path(&self, now: jiff::civil::DateTime) -> PathBuf {
        let path = self.path(&now.strftime("%Y-%m-%d-%H%M%S").to_string());
        if path.exists() {
            free_path(&path)
        } else {
            path
        }
    }

    /// The path of the game called `name`; a name with a folder or the usual
    /// ending is a path already.
    pub fn path(&self, name: &str) -> PathBuf {
        let path = Path::new(name);
        if path.components().count() > 1 || path.extension().is_some_and(|ext| ext == EXTENSION) {
            return path.to_owned();
        }
        self.folder.join(format!("{name}.{EXTENSION}"))
    }

    /// The games in the folder, the last written first. None where there is no
    /// folder yet.
    ///
    /// # Errors
    ///
    /// If the folder is there and cannot be read.
    pub fn list(&self) -> io::Result<Vec<Kept>> {
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(error),
        };
        let mut kept = Vec::new();
        for entry in entries {
            let path = entry?.path();
            if path.extension().is_none_or(|ext| ext != EXTENSION) {
                continue;
            }
            let Some(name) = path
                .file_stem()
                .map(|name| name.to_string_lossy().into_owned())
            else {
                continue;
            };
            let modified = fs::metadata(&path)
                .and_then(|data| data.modified())
                .unwrap_or(SystemTime::UNIX_EPOCH);
            kept.push(Kept {
                path,
                name,
                modified,
            });
        }
        kept.sort_by(|a, b| (b.modified, &b.name).cmp(&(a.modified, &a.name)));
        Ok(kept)
    }

    /// The folder itself.
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

/// `togyz` in `TOGYZ_DATA_DIR` or in the platform's folder for data.
pub fn data_folder(world: &World) -> Option<PathBuf> {
    use etcetera::BaseStrategy;

    if let Some(folder) = world.var("TOGYZ_DATA_DIR") {
        return Some(Path::new(folder).join("togyz"));
    }
    let strategy = etcetera::choose_base_strategy().ok()?;
    Some(strategy.data_dir().join("togyz"))
}

/// A path like `path` of which no file exists yet: the same name with a number.
pub fn free_path(path: &Path) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let extension = path
        .extension()
        .map_or(EXTENSION.into(), std::ffi::OsStr::to_string_lossy);
    let mut number = 2;
    loop {
        let path = path.with_file_name(format!("{stem}-{number}.{extension}"));
        if !path.exists() {
            return path;
        }
        number += 1;
    }
}

/// Writes a whole file so that at every moment either the old or the new one is
/// there; missing folders are made. A link stays one: the file that it leads to
/// is written.
///
/// # Errors
///
/// If a folder or the file cannot be written, or it is a device or a pipe, which
/// the new file would take the place of; what was there is untouched then.
pub fn write_atomically(path: &Path, text: &str) -> io::Result<()> {
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let path = target.as_path();
    if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    fs::create_dir_all(folder)?;
    let mut builder = tempfile::Builder::new();
    builder.prefix(".togyz-");
    make_ordinary(&mut builder);
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    if let Ok(old) = fs::metadata(path) {
        file.as_file().set_permissions(old.permissions())?;
    }
    file.persist(path)?;
    Ok(())
}

/// Lets others read and write the file as far as the person's mask of
/// permissions allows; temporary files are private otherwise.
#[cfg(unix)]
fn make_ordinary(builder: &mut tempfile::Builder<'_, '_>) {
    use std::os::unix::fs::PermissionsExt;

    builder.permissions(fs::Permissions::from_mode(0o666));
}

#[cfg(not(unix))]
fn make_ordinary(_: &mut tempfile::Builder<'_, '_>) {}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_link_stays_and_the_file_behind_it_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("shared.tgn");
        let link = folder.path().join("link.tgn");
        fs::write(&file, "old").unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        write_atomically(&link, "new").unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read_to_string(&file).unwrap(), "new");
    }

    #[test]
    fn what_is_no_file_is_not_replaced() {
        use std::os::unix::fs::FileTypeExt;

        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("socket");
        let _socket = std::os::unix::net::UnixListener::bind(&path).unwrap();
        assert!(write_atomically(&path, "new").is_err());
        assert!(fs::metadata(&path).unwrap().file_type().is_socket());
    }
}
