//! Why a move is good or bad, in words.

use togyz_ai::Term;
use togyz_ai::explain::{Claim, Reason};
use togyz_core::notation::MoveText;
use togyz_core::{PitNo, Position, Take};

use crate::message::{Decimal, Message};

/// The sentence for a reason that the engine gives in `position`.
///
/// Where there is no reason, [`Message::ExplainNone`] says so.
pub fn reason(position: &Position, reason: &Reason) -> Message {
    // A line is never empty.
    let pit = reason.line.last().map_or(PitNo::ALL[0], |mv| mv.0);
    let notation = || {
        let first = reason.line.first();
        let text = first.and_then(|mv| MoveText::of(position, *mv).ok());
        text.map(|text| text.to_string()).unwrap_or_default()
    };
    match reason.claim {
        Claim::Wins { plies } => Message::ExplainWins { plies },
        Claim::WinsByTables { lead } => Message::ExplainWinsTables { stones: lead },
        Claim::Loses { plies } => Message::ExplainLoses { plies },
        Claim::LosesByTables { lead } => Message::ExplainLosesTables { stones: lead },
        Claim::MissesWin { plies } => Message::ExplainMissedWin {
            notation: notation(),
            plies,
        },
        Claim::MissesWinByTables { lead } => Message::ExplainMissedWinTables {
            notation: notation(),
            stones: lead,
        },
        Claim::Takes(take) => takes(take),
        Claim::Misses(take) => misses(take, pit, reason.line.len() == 1),
        Claim::Allows(take) => allows(take, pit, reason.line.len() == 2),
        Claim::Threatens(take) => threatens(take, pit),
        Claim::Prevents(take) => prevents(take, pit),
        Claim::Feeds { stones } => Message::ExplainFedTuzdyk {
            stones: stones.into(),
        },
        Claim::EmptiesRow => Message::ExplainEmptiedRow,
        Claim::Starves { stones } => Message::ExplainStarves {
            stones: stones.into(),
        },
        Claim::IsStarved { stones } => Message::ExplainStarved {
            stones: stones.into(),
        },
        Claim::EscapesStarving { stones } => Message::ExplainEscapes {
            stones: stones.into(),
        },
        Claim::Balance { here, better } => Message::ExplainBalance {
            value: signed(here),
            better: signed(better),
        },
        Claim::Row { here, better } => Message::ExplainRow {
            stones: here.into(),
            better: better.into(),
        },
        Claim::Term { term, here, better } => {
            let (value, better) = (stones(here), stones(better));
            match term {
                Term::Kazan => Message::ExplainTermKazan { value, better },
                Term::Tuzdyk => Message::ExplainTermTuzdyk { value, better },
                Term::Pits => Message::ExplainTermPits { value, better },
                Term::Turn => Message::ExplainTermTurn { value, better },
            }
        }
    }
}

fn takes(take: Take) -> Message {
    match take {
        Take::Capture { stones, .. } => Message::ExplainCaptures {
            stones: stones.into(),
        },
        Take::Tuzdyk { pit } => Message::ExplainMakesTuzdyk { target: pit.no },
    }
}

fn misses(take: Take, pit: PitNo, is_at_once: bool) -> Message {
    match take {
        Take::Capture { stones, .. } => Message::ExplainMissedCapture {
            pit,
            stones: stones.into(),
        },
        Take::Tuzdyk { pit: target } if is_at_once => Message::ExplainMissedTuzdyk {
            pit,
            target: target.no,
        },
        Take::Tuzdyk { pit: target } => Message::ExplainMissedTuzdykLater { target: target.no },
    }
}

fn allows(take: Take, pit: PitNo, is_at_once: bool) -> Message {
    match take {
        Take::Capture {
            pit: target,
            stones,
        } => Message::ExplainAllowedCapture {
            stones: stones.into(),
            target: target.no,
            pit,
        },
        Take::Tuzdyk { pit: target } if is_at_once => Message::ExplainAllowedTuzdyk {
            target: target.no,
            pit,
        },
        Take::Tuzdyk { pit: target } => Message::ExplainAllowedTuzdykLater { target: target.no },
    }
}

fn threatens(take: Take, pit: PitNo) -> Message {
    match take {
        Take::Capture {
            pit: target,
            stones,
        } => Message::ExplainThreatensCapture {
            stones: stones.into(),
            target: target.no,
            pit,
        },
        Take::Tuzdyk { pit: target } => Message::ExplainThreatensTuzdyk {
            target: target.no,
            pit,
        },
    }
}

fn prevents(take: Take, pit: PitNo) -> Message {
    match take {
        Take::Capture {
            pit: target,
            stones,
        } => Message::ExplainPreventsCapture {
            stones: stones.into(),
            target: target.no,
            pit,
        },
        Take::Tuzdyk { pit: target } => Message::ExplainPreventsTuzdyk {
            target: target.no,
            pit,
        },
    }
}

/// `+4`, `−4` or `0`.
fn signed(stones: i32) -> String {
    match stones {
        0 => "0".to_owned(),
        1.. => format!("+{stones}"),
        _ => format!("−{}", stones.unsigned_abs()),
    }
}

/// Hundredths of a stone as stones, with a sign and one digit after the point:
/// `+1.5`, `−0.3`, `0.0`.
pub fn stones(hundredths: i32) -> Decimal {
    let tenths = (hundredths.unsigned_abs() + 5) / 10;
    let sign = match hundredths.signum() {
        _ if tenths == 0 => "",
        1 => "+",
        _ => "−",
    };
    Decimal::written(format!("{sign}{}.{}", tenths / 10, tenths % 10))
}
