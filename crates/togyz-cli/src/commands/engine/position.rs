//! Positions and moves of the protocol.

use togyz_core::notation::MoveText;
use togyz_core::{Game, Move, Position, Rules, Setup};
use togyz_i18n::{Message, about};

use super::fault;

/// The game that the words after `position` describe.
pub(super) fn game(words: &[String], rules: Rules) -> Result<Game, Message> {
    let end = words
        .iter()
        .position(|word| word == "moves")
        .unwrap_or(words.len());
    let (start, played) = words.split_at(end);
    let Some((kind, text)) = start.split_first() else {
        return Err(fault::missing_value("position"));
    };
    let mut game = match kind.as_str() {
        "startpos" => match text.first() {
            None => Game::new(rules),
            Some(input) => {
                return Err(Message::ErrorCliUnexpectedArgument {
                    input: fault::shown(input),
                });
            }
        },
        "fen" => {
            // As `query fen` writes it, in one word.
            let text = text.join(" ").replace('_', " ");
            let setup =
                Setup::parse(&text, rules).map_err(|error| about::position_text(error, rules))?;
            Game::from_setup(setup).map_err(|error| about::setup(error, rules))?
        }
        input => return Err(fault::bad_value("position", input)),
    };
    // Whether a player was passed over whose `-` has not been read.
    let mut is_skipped = game.start().side_to_move != game.position().side_to_move();
    for text in played.iter().skip(1) {
        if text == "-" {
            if !is_skipped || game.ending().is_some() {
                return Err(fault::bad_value("moves", text));
            }
            is_skipped = false;
            continue;
        }
        let mover = game.position().side_to_move();
        let mv = parse_move(text, game.position(), "moves")?;
        game.play(mv)
            .map_err(|illegal| about::illegal_move(illegal, game.position()))?;
        is_skipped = game.position().side_to_move() == mover;
    }
    Ok(game)
}

/// The move that `text` means in `position`.
pub(super) fn parse_move(text: &str, position: &Position, option: &str) -> Result<Move, Message> {
    let typed = MoveText::parse(text, position.rules().variant)
        .map_err(|_| fault::bad_value(option, text))?;
    typed
        .resolve(position)
        .map_err(|error| about::refusal(error, typed, &fault::shown(text), position))
}

/// `mv` as the protocol writes it.
pub(super) fn written(mv: Move, position: &Position) -> String {
    MoveText::of(position, mv).map_or_else(|_| mv.to_string(), |text| text.to_string())
}
