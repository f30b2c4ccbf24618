//! The network: its file, and what it sees.

use togyz_ai::{Engine, Limits, Network, NetworkError, View, Weights};
use togyz_core::{Move, Position, Rules, Setup, Take};

use crate::positions::Random;

fn position(text: &str) -> Position {
    let setup = Setup::parse(text, Rules::default()).expect("a position");
    setup.position().expect("a valid position")
}

/// Weights without a pattern, so that a mistake anywhere shows; all in the steps in
/// which they are stored, so that nothing is lost by rounding.
fn some_weights() -> Weights {
    let mut state = 1_u32;
    let mut list = |len: usize, steps: f32| -> Vec<f32> {
        (0..len)
            .map(|_| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let weight = f32::from((state >> 16) as u16) / 65_536.0 * 0.4 - 0.15;
                (weight * steps).round() / steps
            })
            .collect()
    };
    Weights {
        inputs: list(Weights::INPUTS * Weights::HIDDEN, 255.0),
        bias: list(Weights::HIDDEN, 255.0),
        value: list(Weights::STAGES * Weights::HIDDEN, 64.0),
        value_bias: list(Weights::STAGES, 64.0),
        margin: list(Weights::STAGES * Weights::HIDDEN, 64.0),
        margin_bias: list(Weights::STAGES, 64.0),
    }
}

#[test]
fn a_file_gives_back_the_network_that_was_written() {
    let network = Network::from_weights(&some_weights());
    assert_eq!(Network::from_bytes(&network.to_bytes()), Ok(network));
}

#[test]
fn a_damaged_file_is_refused_with_its_fault() {
    let bytes = Network::embedded().to_bytes();
    let len = bytes.len();
    assert_eq!(Network::from_bytes(&[]), Err(NetworkError::Foreign));
    assert_eq!(Network::from_bytes(b"togyz"), Err(NetworkError::Foreign));
    assert_eq!(Network::from_bytes(&[7; 6000]), Err(NetworkError::Foreign));
    let check = |change: &dyn Fn(&mut Vec<u8>), fault| {
        let mut damaged = bytes.clone();
        change(&mut damaged);
        assert_eq!(Network::from_bytes(&damaged), Err(fault));
    };
    check(&|b| b[8] = 99, NetworkError::Version { found: 99 });
    let expected = len;
    for found in [12, 100, len - 1] {
        let fault = NetworkError::Length { found, expected };
        check(&|b| b.truncate(found), fault);
    }
    let found = len + 1;
    check(&|b| b.push(0), NetworkError::Length { found, expected });
    for place in (12..len).step_by(997) {
        check(&|b| b[place] ^= 0x10, NetworkError::Checksum);
    }
}

/// Positions with few stones and with many in a pit.
const TEXTS: [&str; 7] = [
    "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1",
    "1S,1S,t,3S,7S,5S,1S,4S,1/1S,5S,9S,1,2S,t,2S,20S,3S 52 46 S 14",
    "2S,1S,1S,2S,1S,1S,2S,15S,1/t,2,1S,2S,1S,2S,2 74 57 N 35",
    "1S,1S,1S,1S,1S,1S,1S,1S,32S/1S,1S,1S,1S,1S,1S,1S,1S,1S 57 56 S 1",
    "1S,1S,1S,1S,1S,1S,1S,1S,1S/1S,1S,1S,1S,1S,1S,1S,1S,63S 41 41 N 1",
    "1S,1S,1S,1S,1S,1S,1S,1S,128S/1S,1S,1S,1S,1S,1S,1S,1S,1S 9 8 S 1",
    "150S,1S,1S,1S,1S,1S,1S,1S,1S/1S,1S,1S,1S,5 0 0 N 5",
];

#[test]
fn the_network_computes_what_its_weights_say() {
    let weights = some_weights();
    let network = Network::from_weights(&weights);
    for text in TEXTS {
        let position = position(text);
        let view = View::of(&position);
        let hidden = Weights::HIDDEN;
        let mut units = weights.bias.clone();
        for input in view.inputs() {
            let row = &weights.inputs[usize::from(input) * hidden..][..hidden];
            units
                .iter_mut()
                .zip(row)
                .for_each(|(unit, weight)| *unit += weight);
        }
        let stage = view.stage();
        let output = |weights: &[f32], bias: &[f32]| -> f32 {
            let row = &weights[stage * hidden..][..hidden];
            let squares = units.iter().map(|unit| unit.clamp(0.0, 1.0).powi(2));
            bias[stage] + squares.zip(row).map(|(square, w)| square * w).sum::<f32>()
        };
        let check = |found: i32, scale: i32, expected: f32| {
            let expected = f64::from(scale) * f64::from(expected);
            // What is behind the point is cut off.
            let difference = (f64::from(found) - expected).abs();
            assert!(difference < 2.0, "{text}: {found} {expected}");
        };
        let value = output(&weights.value, &weights.value_bias);
        let fast = network.estimate(&position);
        let plain = network.parts(&position).score;
        assert_eq!(fast, plain, "{text}");
        check(fast.hundredths().unwrap(), Weights::VALUE, value);
        let margin = output(&weights.margin, &weights.margin_bias);
        check(network.margin(&position), Weights::MARGIN, margin);
    }
}

#[test]
fn each_of_the_24_inputs_lies_in_its_own_range() {
    let position = position("5S,5S,5S,5S,5S,t,3S,2S,2S/100S,1S,t,3S,3S,5S,1S,4S,1S 7 5 S 14");
    let inputs = View::of(&position).inputs();
    assert!(inputs.is_sorted());
    assert_eq!(inputs[0], 30, "more than 31 stones count as 30 or 31");
    assert_eq!(inputs[2], 2 * 32, "a tuzdyk is an empty pit");
    assert_eq!(
        inputs[18],
        18 * 32 + 4,
        "one's own tuzdyk is the opponent's pit 4: the upper row is written from pit 9"
    );
    assert_eq!(inputs[19], 18 * 32 + 9 + 3);
    assert_eq!(inputs[20], 18 * 32 + 18 + 7);
    assert_eq!(inputs[21], 18 * 32 + 18 + 82 + 5);
    let takes = 18 * 32 + 18 + 2 * 82;
    assert_eq!(inputs[22], takes, "nothing to take for the one who moves");
    assert_eq!(
        inputs[23],
        takes + 14 + 4 / 2,
        "four stones for the opponent, from pit 9 in pit 4"
    );
}

/// What a move takes as the network counts it: half the stones, at most 12; a tuzdyk
/// is 13.
fn class(take: Take) -> u16 {
    match take {
        Take::Capture { stones, .. } => u16::from(stones / 2).min(12),
        Take::Tuzdyk { .. } => 13,
    }
}

#[test]
fn the_network_is_told_the_best_take_of_each_side() {
    let mut random = Random(24);
    let mut seen = [0; 14];
    for _ in 0..300 {
        let mut position = Position::start(Rules::default());
        while position.ending().is_none() {
            let own = position.side_to_move();
            let within_a_lap = |mv: &Move| {
                let stones = position.stones(position.source(*mv));
                mv.0.get() - 1 + stones.max(2) - 1 < 18
            };
            let moves = position.legal_moves();
            let takes = moves.iter().filter(within_a_lap);
            let best = takes.filter_map(|mv| position.take(mv)).map(class).max();
            let best = best.unwrap_or(0);
            let view = View::of(&position);
            let first = 18 * 32 + 18 + 2 * 82;
            assert_eq!(view.inputs()[22], first + best, "{own:?} {view:?}");
            // The opponent sees the same as what is against them.
            let mut other = view;
            other.pits.rotate_left(9);
            other.tuzdyks.reverse();
            other.kazans.reverse();
            assert_eq!(other.inputs()[23], first + 14 + best);
            seen[usize::from(best)] += 1;
            position
                .play(random.legal_move(&position))
                .expect("a legal move");
        }
    }
    assert!(seen.iter().all(|count| *count > 10), "{seen:?}");
}

#[test]
fn fast_and_plain_ways_give_the_same_number() {
    let networks =
        [32, 16, 0].map(|bytes| Network::clone(&Network::embedded()).with_vectors(bytes));
    let check = |position: &Position| {
        for network in &networks {
            assert_eq!(network.estimate(position), network.parts(position).score);
        }
    };
    for text in TEXTS {
        check(&position(text));
    }
    let mut random = Random(25);
    for _ in 0..200 {
        let mut position = Position::start(Rules::default());
        while position.ending().is_none() {
            check(&position);
            let mv = random.legal_move(&position);
            position.play(mv).expect("a legal move");
        }
    }
}

#[test]
fn the_turned_board_gives_the_same_numbers() {
    let position = position("1S,1S,t,3S,7S,5S,1S,4S,1/1S,5S,9S,1,2S,t,2S,20S,3S 52 46 S 14");
    let turned = position.turned();
    assert_eq!(View::of(&position), View::of(&turned));
    let network = Network::embedded();
    assert_eq!(network.margin(&position), network.margin(&turned));
}

#[test]
fn a_pit_of_150_stones_can_be_judged() {
    let position = position("150S,1S,1S,1S,1S,1S,1S,1S,1S/1S,1S,1S,1S,5 0 0 N 5");
    let network = Network::embedded();
    assert!(network.margin(&position).abs() < 40_000);
}

#[test]
fn a_position_can_be_taken_apart() {
    let text = "1S,1S,t,3S,7S,5S,1S,4S,1/1S,5S,9S,1,2S,t,2S,20S,3S 52 46 S 14";
    let position = position(text);
    let parts = Network::embedded().parts(&position);
    assert_eq!(parts.margin, Network::embedded().margin(&position));
    // Six stones ahead is better than even.
    assert!(parts.lead > 0);
    assert!(parts.tuzdyks.white > 0, "one's own tuzdyk helps");
    assert!(parts.tuzdyks.black < 0, "the opponent's does not");
    assert_eq!(parts.pits.white[3], 0, "an empty pit is worth nothing");
    // The turned board tells the same of the other side.
    let turned = Network::embedded().parts(&position.turned());
    assert_eq!(turned.score, parts.score);
    assert_eq!(turned.pits.black, parts.pits.white);
    assert_eq!(turned.tuzdyks.white, parts.tuzdyks.black);
}

#[test]
fn the_search_judges_as_the_parts_tell() {
    let text = "1S,1S,t,3S,7S,5S,1S,4S,1/1S,5S,9S,1,2S,t,2S,20S,3S 52 46 S 14";
    let position = position(text);
    let nothing_seen = Limits::nodes(0);
    let analysis = Engine::new(0).analyse_position(&position, &nothing_seen, |_| {
        std::ops::ControlFlow::Continue(())
    });
    assert_eq!(analysis.score, Network::embedded().parts(&position).score);
}
