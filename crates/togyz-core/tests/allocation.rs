//! Nothing is allocated while a move is played. Apart from the other tests,
//! since it counts what the whole program allocates.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use togyz_core::{Position, Rules};

#[expect(dead_code, reason = "the other tests use the rest")]
#[path = "it/random.rs"]
mod random;

use random::{Random, all_rules};

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

/// The system's allocator, counting for each thread.
struct Counting;

#[expect(unsafe_code, reason = "there is no other way to see allocations")]
// SAFETY: everything is left to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        // SAFETY: the caller's promises are passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// How often `act` allocates.
fn allocations(act: impl FnOnce()) -> usize {
    let before = ALLOCATIONS.get();
    act();
    ALLOCATIONS.get() - before
}

/// Plays a random game and asks everything that a move can be asked. Returns
/// the number of plies.
fn play(mut position: Position, random: &mut Random) -> usize {
    for ply in 0..400 {
        let legal = position.legal_moves();
        for mv in legal {
            std::hint::black_box(position.after(mv).ending());
            std::hint::black_box(position.landing(mv));
        }
        let Some(mv) = random.choose(legal) else {
            return ply;
        };
        let mut events = 0;
        position
            .play_with(mv, |_| events += 1)
            .expect("a legal move");
        assert!(events > 1);
        std::hint::black_box((
            position.turned(),
            position.words(),
            position.check(mv).is_ok(),
        ));
    }
    400
}

#[test]
fn nothing_is_allocated_while_a_move_is_played() {
    let mut random = Random::new(40);
    let mut plies = 0;
    for rules in all_rules() {
        for game in 0..40 {
            let start = if game % 2 == 0 {
                Position::start(rules)
            } else {
                random.setup(rules).position().expect("a valid setup")
            };
            let count = allocations(|| plies += play(start, &mut random));
            assert_eq!(count, 0, "{rules}: {start}");
        }
    }
    assert!(plies > 10_000, "{plies}");
}

#[test]
fn an_allocation_would_be_noticed() {
    assert_eq!(allocations(|| drop(std::hint::black_box(Box::new(1)))), 1);
    let text = || drop(Position::start(Rules::default()).to_string());
    assert!(allocations(text) > 0);
}
