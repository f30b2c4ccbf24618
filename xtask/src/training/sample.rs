//! What is kept of a game: its positions, what the search thought of them, and
//! how the game ended.

use std::fs;
use std::path::Path;

use togyz_ai::View;

use super::failed;
use crate::Failed;

/// A position from which to learn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sample {
    pub(crate) view: View,
    /// What the search thought it was worth to the player to move, in
    /// hundredths of a stone; a proven result is beyond 20,000.
    pub(crate) score: i16,
    /// The lead at the end of the game, in stones, seen by the player to move.
    pub(crate) lead: i16,
}

/// The bytes of a sample: pits, tuzdyks, kazans, score, lead.
const BYTES: usize = 26;

impl Sample {
    fn to_bytes(self) -> [u8; BYTES] {
        let mut bytes = [0; BYTES];
        bytes[..18].copy_from_slice(&self.view.pits);
        bytes[18..20].copy_from_slice(&self.view.tuzdyks);
        bytes[20..22].copy_from_slice(&self.view.kazans);
        bytes[22..24].copy_from_slice(&self.score.to_le_bytes());
        bytes[24..].copy_from_slice(&self.lead.to_le_bytes());
        bytes
    }

    fn from_bytes(bytes: &[u8; BYTES]) -> Self {
        let mut pits = [0; 18];
        pits.copy_from_slice(&bytes[..18]);
        Self {
            view: View {
                pits,
                tuzdyks: [bytes[18], bytes[19]],
                kazans: [bytes[20], bytes[21]],
            },
            score: i16::from_le_bytes([bytes[22], bytes[23]]),
            lead: i16::from_le_bytes([bytes[24], bytes[25]]),
        }
    }
}

/// The bytes of many samples.
pub(crate) fn to_bytes(samples: &[Sample]) -> Vec<u8> {
    samples
        .iter()
        .flat_map(|sample| sample.to_bytes())
        .collect()
}

/// All samples of a folder, in the order of the names of its files.
pub(crate) fn read(folder: &Path) -> Result<Vec<Sample>, Failed> {
    let mut paths: Vec<_> = fs::read_dir(folder)
        .map_err(|error| failed(folder, &error))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "games")
        })
        .collect();
    paths.sort();
    let mut samples = Vec::new();
    for path in paths {
        let bytes = fs::read(&path).map_err(|error| failed(&path, &error))?;
        let (whole, rest) = bytes.as_chunks::<BYTES>();
        if !rest.is_empty() {
            eprintln!("{}: damaged; remove it and play again", path.display());
            return Err(Failed);
        }
        samples.extend(whole.iter().map(Sample::from_bytes));
    }
    Ok(samples)
}
