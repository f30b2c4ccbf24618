//! Counts what a search asks of the memory: a program of its own, since the
//! whole program shares one allocator.

use std::alloc::{GlobalAlloc, Layout, System};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};

use togyz_ai::{Engine, Limits};
use togyz_core::{Game, Rules};

/// The system's allocator, which counts how often it is asked.
struct Counting;

static ASKED: AtomicU64 = AtomicU64::new(0);

#[expect(unsafe_code, reason = "there is no safe way to count allocations")]
// SAFETY: every call goes to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ASKED.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller promises what the system's allocator needs.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the memory came from the system's allocator.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn memory_is_asked_for_by_depth_and_not_by_node() {
    let game = Game::new(Rules::default());
    let mut engine = Engine::new(1);
    let mut asked = |nodes| {
        engine.new_game();
        let before = ASKED.load(Ordering::Relaxed);
        let limits = Limits::nodes(nodes);
        let analysis = engine.analyse(&game, &limits, |_| ControlFlow::Continue(()));
        assert_eq!(analysis.nodes, nodes);
        ASKED.load(Ordering::Relaxed) - before
    };
    // Some lists at the root, and some more for each depth.
    let few = asked(100);
    let many = asked(500_000);
    assert!(many < few + 1000, "{few}, then {many}");
}
