//! The network: its file, and what it sees.

use togyz_ai::{Engine, Limits, Network, NetworkError, View, Weights};
use togyz_core::{Position, Rules, Setup};

fn position(text: &str) -> Position {
    let setup = Setup::parse(text, Rules::default()).expect("a position");
    setup.position().expect("a valid position")
}

/// Weights without a pattern, so that a mistake anywhere shows.
fn some_weights() -> Weights {
    let mut state = 1_u32;
    let mut list = |len: usize| -> Vec<f32> {
        (0..len)
            .map(|_| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                f32::from((state >> 16) as u16) / 65_536.0 * 0.4 - 0.15
            })
            .collect()
    };
    Weights {
        inputs: list(Weights::INPUTS * Weights::HIDDEN),
        bias: list(Weights::HIDDEN),
        value: list(Weights::STAGES * Weights::HIDDEN),
        value_bias: list(Weights::STAGES),
        margin: list(Weights::STAGES * Weights::HIDDEN),
        margin_bias: list(Weights::STAGES),
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

#[test]
fn the_network_computes_what_its_weights_say() {
    let weights = some_weights();
    let network = Network::from_weights(&weights);
    for text in [
        "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1",
        "1S,1S,t,3S,7S,5S,1S,4S,1/1S,5S,9S,1,2S,t,2S,20S,3S 52 46 S 14",
        "2S,1S,1S,2S,1S,1S,2S,15S,1/t,2,1S,2S,1S,2S,2 74 57 N 35",
    ] {
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
        let row = &weights.margin[view.stage() * hidden..][..hidden];
        let sum: f32 = units
            .iter()
            .zip(row)
            .map(|(unit, weight)| unit.clamp(0.0, 1.0).powi(2) * weight)
            .sum();
        let expected = 2000.0 * (sum + weights.margin_bias[view.stage()]);
        let found = f64::from(network.margin(&position));
        // Rounding: 32 weights in steps of a 64th, units in steps of a 255th.
        assert!(
            (found - f64::from(expected)).abs() < 130.0,
            "{found} {expected}"
        );
    }
}

#[test]
fn each_of_the_22_inputs_lies_in_its_own_range() {
    let position = position("5S,5S,5S,5S,5S,t,3S,2S,2S/100S,1S,t,3S,3S,5S,1S,4S,1S 7 5 S 14");
    let inputs = View::of(&position).inputs();
    assert!(inputs.is_sorted());
    assert_eq!(inputs[0], 31, "more than 31 stones count as 31");
    assert_eq!(inputs[2], 2 * 32, "a tuzdyk is an empty pit");
    assert_eq!(
        inputs[18],
        18 * 32 + 4,
        "one's own tuzdyk is the opponent's pit 4: the upper row is written from pit 9"
    );
    assert_eq!(inputs[19], 18 * 32 + 9 + 3);
    assert_eq!(inputs[20], 18 * 32 + 18 + 7);
    assert_eq!(inputs[21], 18 * 32 + 18 + 82 + 5);
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
