//! What can be asked about a game, found by replaying it.

use togyz_core::notation::{Record, reason_key, result_key};
use togyz_core::{BySide, Outcome, Position, Reason, Setup, Side};

use super::date::Date;
use crate::record_file::known_tag;

/// A game of so many plies is the same wherever its moves are the same.
const TELLING: usize = 20;

/// What follows from the record of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// What is the same only for two records of one game.
    pub key: String,
    /// The names of the rules.
    pub rules: String,
    /// The name of the variant.
    pub variant: String,
    /// The text of the start, where it is not the usual one.
    pub start: Option<String>,
    /// The pits played, one digit each.
    pub moves: String,
    /// How many there are.
    pub plies: u32,
    /// Who won, if anybody knows.
    pub outcome: Option<Outcome>,
    /// How the game ended, if it is known.
    pub ended_by: Option<Reason>,
    /// When it was played, as far as it is known.
    pub date: Option<Date>,
    /// The names of the players in small letters, a line for each.
    pub players: String,
    /// The stones in the kazans at the end.
    pub kazans: BySide<u8>,
    /// The tuzdyks that the players own.
    pub tuzdyks: BySide<Option<TuzdykMade>>,
    /// A fingerprint of each position, the start and the end among them.
    positions: Vec<u64>,
}

/// A tuzdyk and when it was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TuzdykMade {
    /// Its number, in the row of its owner's opponent.
    pub pit: u8,
    /// The ply that made it, from 1; 0 if it was there at the start.
    pub ply: u32,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ended {
    /// For this reason.
    By(Reason),
    /// Nobody knows.
    Unknown,
}

impl Ended {
    /// All of them, in the order in which they are listed.
    pub const ALL: [Self; 7] = [
        Self::By(Reason::Majority),
        Self::By(Reason::Atsyrau),
        Self::By(Reason::Resignation),
        Self::By(Reason::Agreement),
        Self::By(Reason::Repetition),
        Self::By(Reason::Time),
        Self::Unknown,
    ];
}

impl From<Option<Reason>> for Ended {
    fn from(reason: Option<Reason>) -> Self {
        reason.map_or(Self::Unknown, Self::By)
    }
}

impl Entry {
    /// What follows from `record`.
    pub fn of(record: &Record) -> Self {
        let game = &record.game;
        let rules = game.rules();
        let variant = rules.variant.to_string();
        let start = (*game.start() != Setup::start(rules)).then(|| game.start().to_string());
        let moves: String = game
            .played()
            .iter()
            .map(|played| char::from(b'0' + played.mv.0.get()))
            .collect();
        let date = known_tag(record, "Date").and_then(|date| Date::parse(&date));
        let name = |tag| known_tag(record, tag).unwrap_or_default().to_lowercase();
        let players = format!("{}\n{}", name("White"), name("Black"));
        let outcome = record.outcome();
        let mut key = format!("{variant}|{}|{moves}", start.as_deref().unwrap_or_default());
        if game.ply() < TELLING {
            let date = date.as_ref().map(Date::as_str).unwrap_or_default();
            let result = outcome.map_or("*", result_key);
            key = format!("{key}|{result}|{date}|{players}");
        }
        let seen = game.played().iter().map(|played| &played.before);
        let positions = seen.chain([game.position()]).map(fingerprint).collect();
        Self {
            key,
            rules: rules.to_string(),
            variant,
            start,
            plies: u32::try_from(game.ply()).unwrap_or(u32::MAX),
            moves,
            outcome,
            ended_by: game.ending().map(|ending| ending.reason),
            date,
            players,
            kazans: game.position().kazans(),
            tuzdyks: tuzdyks(record),
            positions,
        }
    }

    /// The fingerprints of the positions, as the database keeps numbers.
    pub fn positions(&self) -> impl Iterator<Item = i64> + '_ {
        self.positions.iter().map(|hash| hash.cast_signed())
    }

    /// The key of the reason for the end.
    pub fn ended_by(&self) -> Option<&'static str> {
        self.ended_by.map(reason_key)
    }
}

fn tuzdyks(record: &Record) -> BySide<Option<TuzdykMade>> {
    let game = &record.game;
    let sides = BySide {
        white: Side::White,
        black: Side::Black,
    };
    sides.map(|owner| {
        let pit = game.position().tuzdyk(owner)?.no.get();
        // How many positions were seen before the first that has it.
        let earlier = game
            .played()
            .iter()
            .take_while(|played| played.before.tuzdyk(owner).is_none())
            .count();
        Some(TuzdykMade {
            pit,
            ply: u32::try_from(earlier).unwrap_or(u32::MAX),
        })
    })
}

/// A number by which a position is found again: FNV-1a over the stones, the
/// tuzdyks and the side to move. It is kept in files, so it never changes.
pub(super) fn fingerprint(position: &Position) -> u64 {
    const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0100_0000_01b3;
    let tuzdyk = |owner| position.tuzdyk(owner).map_or(0, |pit| pit.no.get());
    let side = match position.side_to_move() {
        Side::White => 0,
        Side::Black => 1,
    };
    let rest = [
        position.kazan(Side::White),
        position.kazan(Side::Black),
        tuzdyk(Side::White),
        tuzdyk(Side::Black),
        side,
    ];
    let white = position.row(Side::White);
    let black = position.row(Side::Black);
    white
        .iter()
        .chain(black.iter())
        .chain(&rest)
        .fold(OFFSET, |hash, byte| {
            (hash ^ u64::from(*byte)).wrapping_mul(PRIME)
        })
}

#[cfg(test)]
mod tests {
    use togyz_core::{Position, Rules};

    use super::fingerprint;

    #[test]
    fn the_fingerprint_of_the_start_never_changes() {
        let start = Position::start(Rules::default());
        assert_eq!(fingerprint(&start), 8_807_899_692_697_529_365);
    }
}
