//! Solving the positions of a class that has a tuzdyk.

use std::ops::ControlFlow;

use super::class::{Class, First, Frame, Frames, Landing, Sowing, Sowings};
use super::rank::MOST_PITS;

/// What all positions of a class are worth, up to some number of stones.
///
/// Kept is the player to move's *share*: how many of the stones on the board
/// that player gets. The opponent gets the others.
#[derive(Debug, Clone)]
pub(crate) struct Layers {
    class: Class,
    shares: Vec<u8>,
    /// Where the shares of each layer begin, by stones and by who is to move.
    starts: Vec<[usize; 2]>,
}

impl Layers {
    /// The layer without stones only.
    pub(crate) fn new(class: Class) -> Self {
        let mut layers = Self {
            class,
            shares: Vec::new(),
            starts: Vec::new(),
        };
        layers.add();
        layers
    }

    /// The most stones.
    pub(crate) fn stones(&self) -> u8 {
        u8::try_from(self.starts.len() - 1).unwrap_or(u8::MAX)
    }

    /// Makes room for the positions with one stone more, and returns how many
    /// these are for each player.
    pub(crate) fn add(&mut self) -> usize {
        let stones = u8::try_from(self.starts.len()).unwrap_or(u8::MAX);
        let count = self.class.ranks().count(stones);
        let start = self.shares.len();
        self.starts.push([start, start + count]);
        let count_all = count * self.class.movers();
        self.shares.resize(start + count_all, 0);
        count
    }

    /// The shares of a layer, in the order of the positions' numbers.
    pub(crate) fn layer(&self, mover: usize, stones: u8) -> &[u8] {
        let start = self.starts[usize::from(stones)][mover];
        &self.shares[start..start + self.class.ranks().count(stones)]
    }

    pub(crate) fn layer_mut(&mut self, mover: usize, stones: u8) -> &mut [u8] {
        let start = self.starts[usize::from(stones)][mover];
        &mut self.shares[start..start + self.class.ranks().count(stones)]
    }

    pub(crate) fn share(&self, mover: usize, stones: u8, index: u32) -> u8 {
        self.shares[self.starts[usize::from(stones)][mover] + index as usize]
    }
}

/// What is known of the classes to which a new tuzdyk leads.
#[derive(Debug)]
pub(crate) struct Known<'a> {
    pub(crate) frames: &'a Frames,
    /// By class number; `None` for the other classes.
    pub(crate) layers: &'a [Option<Layers>],
}

impl Known<'_> {
    /// The share of the player to move, after the other one made a tuzdyk. `own`
    /// are the pits of the player to move, `tuzdyks` the numbers of the player's
    /// own and of the other one's tuzdyk. 0 if nothing is known.
    pub(crate) fn share(&self, own: &[u8], other: &[u8], tuzdyks: [u8; 2], stones: u8) -> u8 {
        let (class, first) = Class::of(tuzdyks[0], tuzdyks[1]);
        let (rows, mover) = match first {
            First::Own => ([own, other], 0),
            First::Other => ([other, own], 1),
        };
        let mut ring = [0; MOST_PITS];
        ring[..9].copy_from_slice(rows[0]);
        ring[9..].copy_from_slice(rows[1]);
        let index = self.frames.of(class).index_of_ring(&ring);
        let layers = self.layers[class.number()].as_ref();
        layers.map_or(0, |layers| layers.share(mover, stones, index))
    }
}

/// How many positions are solved between two questions whether to go on.
pub(crate) const CHUNK: u32 = 1 << 15;

/// Where a move leads.
#[derive(Debug, Clone, Copy)]
struct Plan {
    /// The place of the share after the move, less the number of the position:
    /// the same for all positions in which the pits up to `reach` are.
    offset: usize,
    /// What the mover and the opponent have left to share: the stones on the
    /// board less those that the move gives to the opponent.
    left: u8,
    /// The last pit that matters, or [`ALL_PITS`].
    reach: u8,
}

/// Every pit matters.
const ALL_PITS: u8 = u8::MAX;

/// Solves the positions of a class with one stone more than `layers` hold.
///
/// Neighbours in the order of the numbers differ in their last pits only, so
/// where a move leads is found anew only when a pit that matters has changed.
///
/// `go_on` hears how many positions were solved since it was asked last; `None`
/// if it does not want to.
pub(crate) fn fill(
    frame: &Frame,
    sowings: &Sowings,
    layers: &mut Layers,
    known: &Known<'_>,
    go_on: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Option<()> {
    let count = layers.add();
    let stones = layers.stones();
    let last = frame.places.len() - 1;
    // From the highest number down: at first all stones lie in the last pit.
    let mut board = Board {
        frame,
        known,
        stones,
        index: u32::try_from(count - 1).unwrap_or(u32::MAX),
        pits: [0; 32],
        sums: [stones; MOST_PITS + 1],
    };
    board.pits[last] = stones;
    let mut occupied: u32 = 1 << last;
    let mut asked = board.index + 1;
    let mut plans = [Plan {
        offset: 0,
        left: 0,
        reach: ALL_PITS,
    }; 32];
    // The first pit that has changed.
    let mut changed = 0;
    loop {
        let index = board.index as usize;
        for mover in 0..2 {
            let mut best = 0;
            let mut moves = occupied & frame.rows[mover];
            while moves != 0 {
                let pit = moves.trailing_zeros() as usize & 31;
                moves &= moves - 1;
                let plan = plans[pit];
                let (left, theirs) = if plan.reach < changed {
                    (plan.left, layers.shares[index.wrapping_add(plan.offset)])
                } else {
                    let sowing = &sowings[pit][usize::from(board.pits[pit])];
                    let (plan, theirs) = board.plan(mover, pit, sowing, layers);
                    plans[pit] = plan;
                    (plan.left, theirs)
                };
                best = best.max(left - theirs);
            }
            // Whoever cannot move gets nothing.
            let start = layers.starts[usize::from(stones)][mover];
            layers.shares[start + index] = best;
        }
        if board.index.is_multiple_of(CHUNK) {
            if go_on(2 * u64::from(asked - board.index)).is_break() {
                return None;
            }
            asked = board.index;
        }
        if board.index == 0 {
            return Some(());
        }
        // The next lower number: of the last stones, one goes one pit back, the
        // others to the very end.
        let from = 31 & (31 - occupied.leading_zeros() as usize);
        let left = board.pits[from] - 1;
        board.index -= 1;
        board.pits[from] = 0;
        board.pits[from - 1] += 1;
        board.pits[last] = left;
        board.sums[from..=last].fill(left);
        occupied = occupied & !(1 << from) | 1 << (from - 1) | u32::from(left > 0) << last;
        changed = u8::try_from(from - 1).unwrap_or(0);
    }
}

/// A position while its layer is solved.
struct Board<'a> {
    frame: &'a Frame,
    known: &'a Known<'a>,
    stones: u8,
    index: u32,
    /// The stones in each pit in use.
    pits: [u8; 32],
    /// The stones in each pit and after it.
    sums: [u8; MOST_PITS + 1],
}

impl Board<'_> {
    /// Where a move leads, and what the opponent's share is there.
    fn plan(&self, mover: usize, pit: usize, sowing: &Sowing, layers: &Layers) -> (Plan, u8) {
        let ranks = self.frame.ranks;
        let last = usize::from(sowing.last & 31);
        let landed = self.pits[last] + 1;
        let captures = sowing.landing != Landing::Quiet && landed.is_multiple_of(2);
        let makes_tuzdyk = sowing.landing == Landing::MakesTuzdyk && landed == 3;
        let mut on_board = self.stones;
        let after = if sowing.fed == 0 && !captures && !makes_tuzdyk {
            let taken = self.pits[pit];
            let mut index = self.index;
            let mut more = taken + u8::from(taken == 1);
            let mut at = pit;
            while more > 1 {
                more -= 1;
                at += 1;
                index += ranks.growth(at, self.sums[at], more);
            }
            index
        } else {
            let mut after = self.pits;
            for (stones, adds) in after.iter_mut().zip(&sowing.adds) {
                *stones = stones.wrapping_add(*adds);
            }
            on_board -= sowing.fed;
            if captures || makes_tuzdyk {
                after[last] = 0;
                on_board -= landed;
            }
            if makes_tuzdyk {
                let ring = self.frame.ring(&after);
                let (first, second) = ring.split_at(9);
                let rows = [first, second];
                let tuzdyk = self.frame.places[last] % 9 + 1;
                let tuzdyks = [self.frame.class.tuzdyks()[1 - mover], tuzdyk];
                let plan = Plan {
                    offset: 0,
                    left: self.stones - sowing.lost,
                    reach: ALL_PITS,
                };
                let (own, other) = (rows[1 - mover], rows[mover]);
                return (plan, self.known.share(own, other, tuzdyks, on_board));
            }
            ranks.index(&after)
        };
        let place = layers.starts[usize::from(on_board)][1 - mover] + after as usize;
        let plan = Plan {
            offset: place.wrapping_sub(self.index as usize),
            left: self.stones - sowing.lost,
            reach: sowing.reach,
        };
        (plan, layers.shares[place])
    }
}
