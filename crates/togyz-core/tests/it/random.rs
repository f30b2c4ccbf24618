//! Random positions and moves to test with. `cargo xtask verify` and the fuzz
//! targets use this file too.

use togyz_core::{
    Atsyrau, BySide, Majority, Move, Moves, Pit, PitNo, Position, Rules, Setup, Side, Tuzdyks,
    Variant,
};

/// A small generator of pseudo-random numbers (`SplitMix64`).
#[derive(Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `limit`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        usize::try_from(self.next() >> 32).expect("32 bits") % limit
    }

    /// One of `moves`, or `None` if there is none.
    pub(crate) fn choose(&mut self, moves: Moves) -> Option<Move> {
        let choice = self.below(moves.len().max(1));
        moves.iter().nth(choice)
    }

    /// A valid position, as often with a few stones left as with many.
    pub(crate) fn setup(&mut self, rules: Rules) -> Setup {
        let most = [2, 4, 12, 60][self.below(4)];
        let heaps: Vec<_> = (0..self.below(12))
            .map(|_| Heap {
                place: self.below(18),
                stones: self.below(most) + 1,
            })
            .collect();
        let tuzdyks = BySide {
            white: self.below(12),
            black: self.below(12),
        };
        let kazan = self.below(16);
        scattered(rules, tuzdyks, &heaps, kazan, Side::ALL[self.below(2)])
    }
}

/// Stones put into a pit, counted around the ring from White's pit 1.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Heap {
    pub(crate) place: usize,
    pub(crate) stones: usize,
}

/// A valid setup: the tuzdyks where the rules allow one of that number, the
/// stones heaped as far as there are enough, the others in the kazans, so many
/// more of them in White's.
pub(crate) fn scattered(
    rules: Rules,
    tuzdyks: BySide<usize>,
    heaps: &[Heap],
    white_more: usize,
    side_to_move: Side,
) -> Setup {
    let variant = rules.variant;
    let pits = usize::from(variant.pits());
    let mut setup = Setup {
        rows: BySide::default(),
        side_to_move,
        number: 7,
        ..Setup::start(rules)
    };
    if variant.tuzdyks() == Tuzdyks::Made {
        setup.tuzdyks = tuzdyks.map(|number| {
            let no = PitNo::new(u8::try_from(number).ok()?)?;
            (usize::from(no.get()) < pits).then_some(no)
        });
        if setup.tuzdyks.white == setup.tuzdyks.black {
            setup.tuzdyks.black = None;
        }
    }
    let mut left = variant.total();
    for heap in heaps {
        let stones = u8::try_from(heap.stones).unwrap_or(u8::MAX).min(left);
        left -= stones;
        let place = heap.place % (2 * pits);
        let side = Side::ALL[place / pits];
        let owner = side.opponent();
        if setup.tuzdyks[owner] == Some(PitNo::ALL[place % pits]) {
            setup.kazans[owner] += stones;
        } else {
            setup.rows[side][place % pits] += stones;
        }
    }
    let white = (usize::from(left / 2) + white_more).min(usize::from(left));
    let white = u8::try_from(white).expect("at most what is left");
    setup.kazans.white += white;
    setup.kazans.black += left - white;
    setup
}

/// The named variants and some extreme ones, under all options that change the
/// play.
pub(crate) fn all_rules() -> Vec<Rules> {
    let named = Variant::NAMED.map(|(_, variant)| variant);
    let own = [
        (6, 4, Tuzdyks::Made),
        (9, 14, Tuzdyks::Made),
        (2, 60, Tuzdyks::Made),
        (1, 127, Tuzdyks::Made),
        (1, 1, Tuzdyks::Made),
        (9, 9, Tuzdyks::Absent),
    ]
    .map(|(pits, stones, tuzdyks)| Variant::new(pits, stones, tuzdyks).expect("few stones"));
    let mut all = Vec::new();
    for variant in named.into_iter().chain(own) {
        for atsyrau in [Atsyrau::Collect, Atsyrau::ExtraMove] {
            for majority in [Majority::Stop, Majority::PlayOn] {
                all.push(Rules {
                    atsyrau,
                    majority,
                    ..Rules::of(variant)
                });
            }
        }
    }
    all
}

/// Every pit that a variant with so many pits has.
pub(crate) fn all_pits(rules: Rules) -> impl Iterator<Item = Pit> {
    let pits = usize::from(rules.variant.pits());
    Side::ALL.into_iter().flat_map(move |side| {
        PitNo::ALL
            .into_iter()
            .take(pits)
            .map(move |no| Pit { side, no })
    })
}

/// The position of a text that is known to be good.
#[track_caller]
pub(crate) fn read(text: &str, rules: Rules) -> Position {
    let setup = Setup::parse(text, rules).expect("a position's text");
    setup.position().expect("a valid position")
}

/// The move from pit `number`.
#[track_caller]
pub(crate) fn pit(number: u8) -> Move {
    Move::new(number).expect("a pit's number")
}
