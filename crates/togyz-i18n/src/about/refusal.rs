//! Why a typed move is refused, said to the player who typed it.

use togyz_core::notation::{MoveText, MoveTextError};
use togyz_core::{IllegalMove, Move, Position};

use crate::message::Message;
use crate::narrate::pit_list;

/// Why `typed`, written as `input`, cannot be played on `position`, and what
/// can be instead. It speaks to the player to move.
pub fn refusal(error: MoveTextError, typed: MoveText, input: &str, position: &Position) -> Message {
    let input = || input.to_owned();
    let suggestion = || {
        MoveText::of(position, Move(typed.from))
            .map_or_else(|_| String::new(), |text| text.to_string())
    };
    match error {
        MoveTextError::Unreadable => Message::ErrorNotANumber { input: input() },
        MoveTextError::Illegal(illegal) => illegal_move(illegal, position),
        MoveTextError::WrongSide { from } => Message::ErrorOpponentPit { pit: from.no },
        MoveTextError::WrongLanding { landing, typed, .. } if landing.no == typed => {
            Message::ErrorWrongRow {
                input: input(),
                suggestion: suggestion(),
            }
        }
        MoveTextError::WrongLanding {
            from,
            landing,
            typed,
            row: _,
        } => {
            let (from, to, typed) = (from.no, landing.no, u32::from(typed.get()));
            let suggestion = suggestion();
            if landing.side == position.side_to_move() {
                Message::ErrorLandingOwn {
                    from,
                    to,
                    typed,
                    suggestion,
                }
            } else {
                Message::ErrorLandingOpponent {
                    from,
                    to,
                    typed,
                    suggestion,
                }
            }
        }
        MoveTextError::NotATuzdyk { .. } => Message::ErrorNotATuzdykMove {
            input: input(),
            suggestion: suggestion(),
        },
        MoveTextError::WrongKazan { typed, kazan, .. } => Message::ErrorWrongKazan {
            kazan: kazan.into(),
            typed: typed.into(),
            suggestion: suggestion(),
        },
    }
}

/// Why a move cannot be played, and what can be. It speaks to the player to
/// move.
pub fn illegal_move(illegal: IllegalMove, position: &Position) -> Message {
    match illegal {
        IllegalMove::GameOver { .. } => Message::ErrorGameOver,
        IllegalMove::NoSuchPit { .. } => Message::ErrorPitNumber {
            pits: position.rules().variant.pits().into(),
        },
        IllegalMove::Tuzdyk { pit, .. } => Message::ErrorYourPitTuzdyk { pit: pit.no },
        IllegalMove::Empty { pit, legal } => Message::ErrorYourPitEmpty {
            pit: pit.no,
            values: pit_list(legal.iter().map(|Move(no)| no)),
        },
    }
}
