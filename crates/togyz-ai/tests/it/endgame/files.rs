//! The files that tables are kept in.

use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use tempfile::TempDir;
use togyz_ai::endgame::{Built, FileFault, Summary, Tables, build, remove};

use super::{STONES, build_quietly, folder, random_position, tables};
use crate::positions::Random;

/// A copy of the tables, to be damaged.
fn copy() -> TempDir {
    let copy = TempDir::new().expect("a folder");
    for path in files(folder()) {
        write(
            &copy.path().join(path.file_name().expect("a name")),
            &fs::read(path).expect("readable"),
        );
    }
    copy
}

/// Writes a file anew; tables are not for writing.
fn write(path: &Path, bytes: &[u8]) {
    if path.exists() {
        fs::remove_file(path).expect("removable");
    }
    fs::write(path, bytes).expect("writable");
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    files.sort();
    files
}

/// Checks that a file with these bytes in place of a table is refused for
/// `fault`, and that building puts the right one in its place.
#[track_caller]
fn check_refused(bytes: &[u8], fault: FileFault) {
    let copy = copy();
    let path = copy.path().join("two-1-2-6.togyzend");
    let whole = fs::read(&path).expect("readable");
    write(&path, bytes);
    let tables = Tables::open(copy.path());
    let faults = tables.verify();
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].path, path);
    assert_eq!(faults[0].fault, fault);
    assert_eq!(
        build_quietly(copy.path(), STONES),
        Built::Finished { files: 1 }
    );
    assert_eq!(fs::read(&path).expect("readable"), whole);
    assert_eq!(Tables::open(copy.path()).verify(), []);
}

fn a_file() -> Vec<u8> {
    fs::read(folder().join("two-1-2-6.togyzend")).expect("readable")
}

#[test]
fn an_empty_file_is_refused() {
    check_refused(&[], FileFault::Foreign);
}

#[test]
fn a_file_of_another_kind_is_refused() {
    check_refused(&[b'x'; 1000], FileFault::Foreign);
}

#[test]
fn a_file_of_another_version_is_refused() {
    let mut bytes = a_file();
    bytes[8] = 1;
    check_refused(&bytes, FileFault::Version { found: 1 });
}

#[test]
fn a_file_that_was_cut_is_refused() {
    let bytes = a_file();
    check_refused(&bytes[..bytes.len() - 1], FileFault::Length);
    check_refused(&bytes[..1000], FileFault::Length);
    check_refused(&bytes[..48], FileFault::Length);
}

#[test]
fn a_file_with_something_after_it_is_refused() {
    let mut bytes = a_file();
    bytes.push(0);
    check_refused(&bytes, FileFault::Length);
}

#[test]
fn the_table_of_other_tuzdyks_is_refused() {
    let other = fs::read(folder().join("two-1-3-6.togyzend")).expect("readable");
    check_refused(&other, FileFault::Damaged);
}

#[test]
fn a_changed_byte_is_found_wherever_it_is() {
    let copy = copy();
    let path = copy.path().join("one-4-6.togyzend");
    let whole = fs::read(&path).expect("readable");
    let mut random = Random(8);
    let mut places: Vec<usize> = (0..48).collect();
    places.extend((0..150).map(|_| random.below(whole.len())));
    for place in places {
        let mut bytes = whole.clone();
        bytes[place] ^= 1 << random.below(8);
        write(&path, &bytes);
        let faults = Tables::open(copy.path()).verify();
        assert_eq!(faults.len(), 1, "byte {place}");
        assert_eq!(faults[0].path, path);
    }
}

#[test]
fn damaged_tables_give_no_wrong_value() {
    let copy = copy();
    let mut random = Random(9);
    for path in files(copy.path()) {
        let mut bytes = fs::read(&path).expect("readable");
        let place = random.below(bytes.len());
        bytes[place] ^= 0x10;
        write(&path, &bytes);
    }
    let damaged = Tables::open(copy.path());
    for _ in 0..2000 {
        let position = random_position(&mut random, STONES);
        if let Some(value) = damaged.probe(&position) {
            assert_eq!(tables().probe(&position), Some(value), "{position}");
        }
    }
}

#[cfg(unix)]
#[test]
fn a_file_that_is_cut_short_while_in_use_gives_no_value() {
    let copy = copy();
    let tables = Tables::open(copy.path());
    for path in files(copy.path()) {
        let file = fs::File::options().write(true).open(path).expect("ours");
        file.set_len(100).expect("writable");
    }
    let mut random = Random(10);
    for _ in 0..1000 {
        assert_eq!(tables.probe(&random_position(&mut random, STONES)), None);
    }
}

#[test]
fn without_a_folder_there_are_no_tables() {
    let folder = TempDir::new().expect("a folder");
    let tables = Tables::open(&folder.path().join("none"));
    assert_eq!(tables.stones(), 0);
    assert_eq!(tables.faults(), []);
    assert_eq!(tables.summary(), Summary::default());
    assert_eq!(tables.probe(&random_position(&mut Random(1), 3)), None);
}

#[test]
fn tables_are_built_further_from_what_is_there() {
    let folder = TempDir::new().expect("a folder");
    let all = Built::Finished {
        files: Summary::ALL_FILES,
    };
    assert_eq!(build_quietly(folder.path(), 3), all);
    assert_eq!(Tables::open(folder.path()).stones(), 3);
    assert_eq!(
        build_quietly(folder.path(), 3),
        Built::Finished { files: 0 }
    );
    assert_eq!(
        build_quietly(folder.path(), 2),
        Built::Finished { files: 0 }
    );
    assert_eq!(build_quietly(folder.path(), STONES), all);
    for (one, other) in files(folder.path()).iter().zip(files(super::folder())) {
        assert_eq!(
            fs::read(one).expect("readable"),
            fs::read(other).expect("readable")
        );
    }
}

#[test]
fn what_is_finished_is_kept_when_building_is_stopped() {
    let folder = TempDir::new().expect("a folder");
    let stop_after_ten = |progress: &togyz_ai::endgame::BuildProgress| {
        if progress.files >= 10 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let built = build(folder.path(), 4, 1, &stop_after_ten).expect("writable");
    assert_eq!(built, Built::Stopped { files: 10 });
    assert_eq!(files(folder.path()).len(), 10, "no half of a file");
    let tables = Tables::open(folder.path());
    assert_eq!(tables.stones(), 0);
    assert_eq!(tables.summary().files, 10);
    let rest = Summary::ALL_FILES - 10;
    assert_eq!(
        build_quietly(folder.path(), 4),
        Built::Finished { files: rest }
    );
}

#[test]
fn progress_reaches_its_total() {
    let folder = TempDir::new().expect("a folder");
    let most = AtomicUsize::new(0);
    build(folder.path(), 3, 2, &|progress| {
        let solved = usize::try_from(progress.solved).expect("few");
        assert!(progress.solved <= progress.total);
        most.fetch_max(solved, Ordering::Relaxed);
        ControlFlow::Continue(())
    })
    .expect("writable");
    let summary = Tables::open(folder.path()).summary();
    assert_eq!(most.into_inner() as u64, summary.positions);
}

#[test]
fn several_builders_do_not_disturb_each_other() {
    let folder = TempDir::new().expect("a folder");
    std::thread::scope(|scope| {
        for stones in [4, 5, 5, 3] {
            let folder = folder.path();
            scope.spawn(move || build_quietly(folder, stones));
        }
    });
    let tables = Tables::open(folder.path());
    assert_eq!(tables.stones(), 5);
    assert_eq!(tables.verify(), []);
    // Whoever comes next tidies up.
    build_quietly(folder.path(), 1);
    assert_eq!(files(folder.path()).len(), Summary::ALL_FILES);
}

#[test]
fn a_folder_that_cannot_be_written_is_told() {
    let folder = TempDir::new().expect("a folder");
    // A file where the folder should be.
    let path = folder.path().join("tables");
    fs::write(&path, "").expect("writable");
    let error = build(&path, 2, 2, &|_| ControlFlow::Continue(())).expect_err("no folder");
    assert!(error.path.starts_with(&path));
    assert_eq!(files(folder.path()), [path]);
}

#[test]
fn removing_tables_leaves_other_files() {
    let copy = copy();
    fs::write(copy.path().join("notes.txt"), "mine").expect("writable");
    fs::write(copy.path().join(".togyz-table-x1"), "half").expect("writable");
    let tables = Tables::open(copy.path());
    assert_eq!(remove(copy.path()), Ok(Summary::ALL_FILES + 1));
    assert_eq!(files(copy.path()), [copy.path().join("notes.txt")]);
    let mut random = Random(11);
    let position = random_position(&mut random, STONES);
    assert!(
        cfg!(windows) || tables.probe(&position).is_some(),
        "what is open stays"
    );
    assert_eq!(remove(copy.path()), Ok(0));
    assert_eq!(remove(&copy.path().join("none")), Ok(0));
}
