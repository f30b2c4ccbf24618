//! Why a position is none.

use togyz_core::notation::PositionTextError;
use togyz_core::{Rules, SetupError};

use crate::message::Message;

/// Why a text is no position under `rules`.
pub fn position_text(error: PositionTextError, rules: Rules) -> Message {
    match error {
        PositionTextError::Empty => Message::ErrorPositionEmpty,
        PositionTextError::NotTwoRows => Message::ErrorPositionRows,
        PositionTextError::RowWidth { side } => Message::ErrorPositionWidth {
            side,
            pits: rules.variant.pits().into(),
        },
        PositionTextError::BadPit { side, cell } => Message::ErrorPositionPit {
            side,
            number: cell.into(),
        },
        PositionTextError::TwoTuzdyks { side } => Message::ErrorPositionTwoTuzdyks { side },
        PositionTextError::NoKazans => Message::ErrorPositionKazans,
        PositionTextError::NoSideToMove => Message::ErrorPositionTurn,
        PositionTextError::BadNumber => Message::ErrorPositionNumber,
        PositionTextError::TooLong => Message::ErrorPositionTooLong,
    }
}

/// Why a setup under `rules` is no position.
pub fn setup(error: SetupError, rules: Rules) -> Message {
    match error {
        SetupError::NoSuchPit { pit } => Message::ErrorPositionNoPit {
            side: pit.side,
            pit: pit.no,
            pits: rules.variant.pits().into(),
        },
        SetupError::TuzdykInVariantWithout { pit } => {
            Message::ErrorPositionNoTuzdyks { pit: pit.no }
        }
        SetupError::TuzdykInLastPit { pit } => Message::ErrorPositionTuzdykNinth { pit: pit.no },
        SetupError::TuzdykNotEmpty { pit, stones } => Message::ErrorPositionTuzdykStones {
            pit: pit.no,
            stones: stones.into(),
        },
        SetupError::TuzdyksOfOneNumber { no } => Message::ErrorPositionTuzdykSame { pit: no },
        SetupError::Total { total, variant } => {
            let total = u32::from(total);
            let whole = u32::from(variant.total());
            if total < whole {
                Message::ErrorPositionMissing {
                    total,
                    whole,
                    count: whole - total,
                }
            } else {
                Message::ErrorPositionExtra {
                    total,
                    whole,
                    count: total - whole,
                }
            }
        }
    }
}
