//! Solving the positions without a tuzdyk.
//!
//! There stones can go round the board for ever, so no order solves them in one
//! pass. Instead, a lower and an upper bound of each value are brought nearer
//! until nothing moves any more: the lower bound is what a player can be sure of
//! within finitely many moves, and the upper bound what the opponent cannot
//! prevent. Where they meet, that is the value, and endless play helps nobody.

use std::ops::ControlFlow;

use super::class::{Frame, Landing, Sowings};
use super::fill::{CHUNK, Known, Layers};
use super::rank::MOST_PITS;

/// What a table keeps where the bounds do not meet: no value.
pub(crate) const OPEN: u8 = u8::MAX;

/// A position whose bounds have not met.
#[derive(Debug)]
struct Unsettled {
    index: u32,
    /// The best share among the moves that take stones off the board.
    sure: u8,
    /// The positions to which the other moves lead.
    quiet: Vec<u32>,
}

/// Solves the positions without a tuzdyk with one stone more than `layers` hold.
/// `go_on` as for the other classes.
pub(crate) fn fill_without_tuzdyk(
    frame: &Frame,
    sowings: &Sowings,
    layers: &mut Layers,
    known: &Known<'_>,
    go_on: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Option<()> {
    let count = layers.add();
    let stones = layers.stones();
    let mut low = vec![0; count];
    let mut high = vec![stones; count];
    let mut unsettled = Vec::new();
    let mut pits = [0; 32];
    pits[frame.places.len() - 1] = stones;
    let mut index = u32::try_from(count - 1).unwrap_or(u32::MAX);
    let mut asked = index + 1;
    loop {
        let (sure, quiet) = moves(frame, sowings, &pits, layers, known);
        let at = index as usize;
        low[at] = sure;
        if quiet.is_empty() {
            high[at] = sure;
        } else {
            unsettled.push(Unsettled { index, sure, quiet });
        }
        if index.is_multiple_of(CHUNK) {
            if go_on(u64::from(asked - index)).is_break() {
                return None;
            }
            asked = index;
        }
        if index == 0 {
            break;
        }
        index -= 1;
        step(&mut pits, frame.places.len());
    }

    let mut moved = true;
    while moved {
        moved = false;
        unsettled.retain(|position| {
            let bound = |bounds: &[u8]| {
                let answers = position.quiet.iter();
                let answers = answers.map(|after| stones - bounds[*after as usize]);
                answers.fold(position.sure, u8::max)
            };
            let at = position.index as usize;
            let bounds = (bound(&high), bound(&low));
            moved |= bounds != (low[at], high[at]);
            (low[at], high[at]) = bounds;
            bounds.0 != bounds.1
        });
        if go_on(0).is_break() {
            return None;
        }
    }
    let bounds = low.into_iter().zip(high);
    for (share, (low, high)) in layers.layer_mut(0, stones).iter_mut().zip(bounds) {
        *share = if low == high { low } else { OPEN };
    }
    Some(())
}

/// The next lower number's position.
fn step(pits: &mut [u8; 32], len: usize) {
    let Some(from) = (1..len).rev().find(|pit| pits[*pit] > 0) else {
        return;
    };
    let left = pits[from] - 1;
    pits[from] = 0;
    pits[from - 1] += 1;
    pits[len - 1] = left;
}

/// The best share of the moves that take stones off the board, and where the
/// others lead.
fn moves(
    frame: &Frame,
    sowings: &Sowings,
    pits: &[u8; 32],
    layers: &Layers,
    known: &Known<'_>,
) -> (u8, Vec<u32>) {
    let stones = layers.stones();
    let mut sure = 0;
    let mut quiet = Vec::new();
    for pit in (0..9).filter(|pit| pits[*pit] > 0) {
        let sowing = &sowings[pit][usize::from(pits[pit])];
        let mut after = *pits;
        for (stones, adds) in after.iter_mut().zip(&sowing.adds) {
            *stones = stones.wrapping_add(*adds);
        }
        let last = usize::from(sowing.last);
        let landed = after[last];
        if sowing.landing == Landing::MakesTuzdyk && landed == 3 {
            after[last] = 0;
            let (own, other) = after[..MOST_PITS].split_at(9);
            let tuzdyk = sowing.last % 9 + 1;
            sure = sure.max(stones - known.share(other, own, [0, tuzdyk], stones - 3));
        } else if sowing.landing != Landing::Quiet && landed.is_multiple_of(2) {
            after[last] = 0;
            let index = frame.ranks.index(&turned(&after));
            sure = sure.max(stones - layers.share(0, stones - landed, index));
        } else {
            quiet.push(frame.ranks.index(&turned(&after)));
        }
    }
    (sure, quiet)
}

/// The board from the other side.
fn turned(pits: &[u8; 32]) -> [u8; 32] {
    let mut turned = [0; 32];
    turned[..9].copy_from_slice(&pits[9..MOST_PITS]);
    turned[9..MOST_PITS].copy_from_slice(&pits[..9]);
    turned
}
