//! Boards in sentences.

use togyz_core::{Move, PitNo, Position, Side, Take};
use togyz_i18n::Message;

/// The stones of a row as numbers with commas, a tuzdyk as X.
fn values(position: &Position, side: Side) -> String {
    let cells: Vec<String> = position
        .row(side)
        .iter()
        .zip(PitNo::ALL)
        .map(|(stones, no)| {
            let pit = togyz_core::Pit { side, no };
            match position.tuzdyk_owner(pit) {
                Some(_) => "X".to_owned(),
                None => stones.to_string(),
            }
        })
        .collect();
    cells.join(", ")
}

/// The board in sentences, as `reader` sees it, or neither player.
pub fn spoken(position: &Position, reader: Option<Side>) -> Vec<Message> {
    let kazan = |side| u32::from(position.kazan(side));
    let Some(reader) = reader else {
        return vec![
            Message::UiSidePits {
                side: Side::White,
                values: values(position, Side::White),
            },
            Message::UiSidePits {
                side: Side::Black,
                values: values(position, Side::Black),
            },
            Message::NarrateScore {
                white: kazan(Side::White),
                black: kazan(Side::Black),
            },
        ];
    };
    let opponent = reader.opponent();
    vec![
        Message::UiYourPits {
            values: values(position, reader),
        },
        Message::UiOpponentPits {
            values: values(position, opponent),
        },
        Message::UiScore {
            yours: kazan(reader),
            theirs: kazan(opponent),
        },
    ]
}

/// What each pit of the player to move would bring, pit 1 first: `+` and the
/// stones for the own kazan, `X` for a tuzdyk, `.` for nothing, and an empty
/// text where the pit cannot be played.
pub fn outcomes(position: &Position) -> Vec<String> {
    let pits = usize::from(position.rules().variant.pits());
    let legal = position.legal_moves();
    PitNo::ALL[..pits]
        .iter()
        .map(|no| {
            let mv = Move(*no);
            if legal.contains(mv) {
                outcome(position, mv)
            } else {
                String::new()
            }
        })
        .collect()
}

/// What `mv` would bring: see [`outcomes`].
pub fn outcome(position: &Position, mv: Move) -> String {
    if position.check(mv).is_err() {
        return String::new();
    }
    let mover = position.side_to_move();
    let gained = position.after(mv).kazan(mover) - position.kazan(mover);
    match (position.take(mv), gained) {
        (Some(Take::Tuzdyk { .. }), gained) => format!("+{gained} X"),
        (Some(Take::Capture { .. }) | None, 0) => ".".to_owned(),
        (Some(Take::Capture { .. }) | None, gained) => format!("+{gained}"),
    }
}
