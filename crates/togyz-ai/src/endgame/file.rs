//! The files that tables are kept in.
//!
//! A file holds one class: a header of [`HEADER`] bytes, the shape of the
//! diagram with a checksum for each block of its nodes, and the nodes. Numbers
//! are little-endian.
//!
//! | bytes | of the header |
//! |---|---|
//! | 0–7 | `TOGYZEND` |
//! | 8–9 | the version of the format |
//! | 10, 11 | the numbers of the first and of the other player's tuzdyk; 0: none |
//! | 12 | the most stones on the board |
//! | 13–15 | 0 |
//! | 16–23 | how many bytes the shape takes |
//! | 24–31 | how many bytes the nodes take |
//! | 32–39 | the checksum of the shape |
//! | 40–47 | the checksum of the header up to here |
//!
//! A file never changes: a new one takes its place under its name, so whoever
//! has the old one open goes on reading that. This also makes it safe to map
//! files into memory.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::{AtomicU8, Ordering};

use memmap2::Mmap;

use super::checksum::Checksum;
use super::class::Class;
use super::diagram::{Shape, Sheet};
use super::rank::MOST_STONES;

/// The ending of the names of table files.
pub(crate) const EXTENSION: &str = "togyzend";
/// How the names of files begin that are not finished yet.
pub(crate) const UNFINISHED: &str = ".togyz-table-";
/// The version of the format that this program reads and writes.
pub(crate) const VERSION: u16 = 2;

const MAGIC: [u8; 8] = *b"TOGYZEND";
const HEADER: usize = 48;
/// The nodes are checked in blocks of so many bytes, each before it is used, and
/// with the rest of the last word that begins in it.
const BLOCK: usize = 1 << 14;
/// How many bytes are read at once.
const WORD: usize = 8;

/// Why a file is no table that can be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileFault {
    /// It cannot be read.
    Unreadable(io::ErrorKind),
    /// It is no table.
    Foreign,
    /// It was written by another version of this program.
    Version {
        /// The version of its format.
        found: u16,
    },
    /// It is shorter or longer than it says.
    Length,
    /// A checksum does not hold.
    Damaged,
}

/// A table file that is in use.
#[derive(Debug)]
pub(crate) struct TableFile {
    file: File,
    map: Mmap,
    shape: Shape,
    /// Where the nodes begin.
    nodes: usize,
    blocks: Vec<Block>,
}

/// A piece of the nodes.
#[derive(Debug)]
struct Block {
    checksum: u64,
    state: AtomicU8,
}

/// The states of a block.
const UNCHECKED: u8 = 0;
const GOOD: u8 = 1;
const DAMAGED: u8 = 2;

impl TableFile {
    /// Opens the table of `class`. The nodes are checked later, piece by piece.
    pub(crate) fn open(path: &Path, class: Class) -> Result<Self, FileFault> {
        let unreadable = |error: io::Error| FileFault::Unreadable(error.kind());
        let file = File::open(path).map_err(unreadable)?;
        let len = file.metadata().map_err(unreadable)?.len();
        if len < HEADER as u64 {
            return Err(FileFault::Foreign);
        }
        #[expect(unsafe_code, reason = "a file is mapped into memory")]
        // SAFETY: table files never change. This program only replaces them by
        // renaming, and makes them read-only, so that no other program writes
        // into one by mistake.
        let map = unsafe { Mmap::map(&file) }.map_err(unreadable)?;
        let (shape, nodes, checksums) = read_head(&map, class)?;
        let blocks = checksums.into_iter().map(|checksum| Block {
            checksum,
            state: AtomicU8::new(UNCHECKED),
        });
        Ok(Self {
            blocks: blocks.collect(),
            file,
            map,
            shape,
            nodes,
        })
    }

    /// The most stones on the board.
    pub(crate) fn stones(&self) -> u8 {
        self.shape.stones()
    }

    /// How long the file is, in bytes.
    pub(crate) fn bytes(&self) -> u64 {
        self.map.len() as u64
    }

    /// What is kept for a position; `None` if the file turns out damaged.
    pub(crate) fn share(
        &self,
        mover: usize,
        stones: u8,
        pits: impl Iterator<Item = u8>,
    ) -> Option<u8> {
        self.shape.walk(mover, stones, pits, |at| self.word(at))
    }

    /// Puts all shares of a layer into `shares`; `None` if the file is damaged.
    pub(crate) fn unpack(&self, mover: usize, stones: u8, shares: &mut [u8]) -> Option<()> {
        let read = &mut |at| self.word(at);
        self.shape.unpack(mover, stones, shares, read)
    }

    /// Checks all that was not checked yet.
    pub(crate) fn verify(&self) -> Result<(), FileFault> {
        if (0..self.blocks.len()).all(|block| self.is_good(block)) {
            Ok(())
        } else {
            Err(FileFault::Damaged)
        }
    }

    /// The 8 bytes of the nodes that begin at byte `at`.
    fn word(&self, at: u64) -> Option<u64> {
        let at = usize::try_from(at).ok()?;
        if !self.is_good(at / BLOCK) {
            return None;
        }
        let at = self.nodes + at;
        let bytes = self.map.get(at..at + WORD)?;
        Some(u64::from_le_bytes(bytes.try_into().ok()?))
    }

    fn is_good(&self, block: usize) -> bool {
        let Some(Block { state, .. }) = self.blocks.get(block) else {
            return false;
        };
        match state.load(Ordering::Relaxed) {
            UNCHECKED => self.check(block),
            state => state == GOOD,
        }
    }

    #[cold]
    fn check(&self, block: usize) -> bool {
        // Should some program have cut the file short all the same, what is
        // missing must not be touched.
        let is_whole = self
            .file
            .metadata()
            .is_ok_and(|data| data.len() == self.bytes());
        let start = self.nodes + block * BLOCK;
        let end = (start + BLOCK + WORD - 1).min(self.map.len());
        let Block { checksum, state } = &self.blocks[block];
        let is_good = is_whole
            && self
                .map
                .get(start..end)
                .is_some_and(|bytes| Checksum::of(bytes) == *checksum);
        state.store(if is_good { GOOD } else { DAMAGED }, Ordering::Relaxed);
        is_good
    }
}

/// Writes the table of `class` to `path`, so that at every moment either the
/// old file, if there was one, or the whole new one is there.
pub(crate) fn write(path: &Path, class: Class, shape: &Shape, nodes: &[u8]) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let head = head(shape, nodes);
    let [first, second] = class.tuzdyks();
    let mut header = Vec::with_capacity(HEADER);
    header.extend(MAGIC);
    header.extend(VERSION.to_le_bytes());
    header.extend([first, second, shape.stones(), 0, 0, 0]);
    header.extend((head.len() as u64).to_le_bytes());
    header.extend((nodes.len() as u64).to_le_bytes());
    header.extend(Checksum::of(&head).to_le_bytes());
    header.extend(Checksum::of(&header).to_le_bytes());

    let mut builder = tempfile::Builder::new();
    builder.prefix(UNFINISHED);
    make_readable(&mut builder);
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(&header)?;
    file.write_all(&head)?;
    file.write_all(nodes)?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    Ok(())
}

/// Lets everybody read the file and nobody write it, as far as the person's
/// mask of permissions allows.
#[cfg(unix)]
fn make_readable(builder: &mut tempfile::Builder<'_, '_>) {
    use std::os::unix::fs::PermissionsExt;

    builder.permissions(fs::Permissions::from_mode(0o444));
}

#[cfg(not(unix))]
fn make_readable(_: &mut tempfile::Builder<'_, '_>) {}

/// The shape of the diagram and the checksums of its nodes, as a file keeps
/// them: for each sheet its places for nodes and the bits of their parts; the roots;
/// the checksums.
fn head(shape: &Shape, nodes: &[u8]) -> Vec<u8> {
    let mut head = Vec::new();
    for sheet in shape.sheets() {
        head.extend(sheet.nodes.to_le_bytes());
        head.extend([sheet.common, sheet.pass, sheet.lay]);
    }
    for root in shape.roots().iter().flatten() {
        head.extend(root.to_le_bytes());
    }
    for start in (0..nodes.len()).step_by(BLOCK) {
        let end = (start + BLOCK + WORD - 1).min(nodes.len());
        head.extend(Checksum::of(&nodes[start..end]).to_le_bytes());
    }
    head
}

/// Reads header and head of a file: the shape, where the nodes begin, and the
/// checksums of their blocks.
fn read_head(file: &[u8], class: Class) -> Result<(Shape, usize, Vec<u64>), FileFault> {
    let mut header = Reader(file);
    if header.take::<8>() != Some(MAGIC) {
        return Err(FileFault::Foreign);
    }
    let found = header.take().map(u16::from_le_bytes);
    if found != Some(VERSION) {
        let found = found.unwrap_or(0);
        return Err(FileFault::Version { found });
    }
    let fields = || -> Option<([u8; 6], u64, u64, u64)> {
        let class = header.take()?;
        let head_len = u64::from_le_bytes(header.take()?);
        let nodes_len = u64::from_le_bytes(header.take()?);
        let head_sum = u64::from_le_bytes(header.take()?);
        let sum = u64::from_le_bytes(header.take()?);
        (Checksum::of(&file[..HEADER - 8]) == sum).then_some((class, head_len, nodes_len, head_sum))
    };
    let (numbers, head_len, nodes_len, head_sum) = { fields }().ok_or(FileFault::Damaged)?;
    let [first, second, stones, ..] = numbers;
    if [first, second] != class.tuzdyks() || !(1..=MOST_STONES).contains(&stones) {
        return Err(FileFault::Damaged);
    }
    let len = (HEADER as u64)
        .checked_add(head_len)
        .and_then(|len| len.checked_add(nodes_len));
    if len != Some(file.len() as u64) {
        return Err(FileFault::Length);
    }
    // It is shorter than the file, which lies in memory.
    let start = HEADER + usize::try_from(head_len).unwrap_or(usize::MAX - HEADER);
    let head = file.get(HEADER..start).ok_or(FileFault::Length)?;
    if Checksum::of(head) != head_sum {
        return Err(FileFault::Damaged);
    }
    let (shape, checksums) =
        read_shape(Reader(head), class, stones, nodes_len).ok_or(FileFault::Damaged)?;
    Ok((shape, start, checksums))
}

fn read_shape(
    mut head: Reader<'_>,
    class: Class,
    stones: u8,
    nodes_len: u64,
) -> Option<(Shape, Vec<u64>)> {
    let mut sheets = Vec::new();
    for _ in 1..class.pits() {
        let mut row = Vec::new();
        for _ in 0..stones {
            let nodes = u32::from_le_bytes(head.take()?);
            let [common, pass, lay] = head.take()?;
            let sheet = Sheet::new(nodes, common, pass, lay);
            if !sheet.is_sound() {
                return None;
            }
            row.push(sheet);
        }
        sheets.push(row);
    }
    let mut roots = Vec::new();
    for _ in 0..class.movers() {
        let mut row = Vec::new();
        for _ in 0..stones {
            row.push(u32::from_le_bytes(head.take()?));
        }
        roots.push(row);
    }
    let shape = Shape::new(sheets, roots);
    let mut checksums = Vec::new();
    for _ in 0..nodes_len.div_ceil(BLOCK as u64) {
        checksums.push(u64::from_le_bytes(head.take()?));
    }
    let is_sound = head.0.is_empty() && shape.bytes() == nodes_len;
    is_sound.then_some((shape, checksums))
}

/// Bytes still to be read.
#[derive(Debug)]
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn slice(&mut self, len: usize) -> Option<&'a [u8]> {
        let (slice, rest) = self.0.split_at_checked(len)?;
        self.0 = rest;
        Some(slice)
    }

    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.slice(N)?.try_into().ok()
    }
}
