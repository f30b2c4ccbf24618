//! A program without `std` that plays a move and writes the position.
//!
//! `std` brings its own panic handler, and the compiler refuses a second one:
//! that this library builds, with one of its own, shows that neither the rules
//! nor what they depend on link `std`. No other target has to be installed.
#![no_std]

extern crate alloc;

use alloc::string::ToString;
use core::alloc::{GlobalAlloc, Layout};
use core::panic::PanicInfo;

use togyz_core::{Move, Position, Rules, notation::Reader};

/// An allocator that never has any memory: it only has to be there.
struct Nothing;

// SAFETY: a null pointer says that there is no memory, and nothing is ever
// given back.
unsafe impl GlobalAlloc for Nothing {
    unsafe fn alloc(&self, _: Layout) -> *mut u8 {
        core::ptr::null_mut()
    }

    unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
}

#[global_allocator]
static NOTHING: Nothing = Nothing;

#[panic_handler]
fn stop(_: &PanicInfo<'_>) -> ! {
    loop {
        core::hint::spin_loop();
    }
}

/// Uses what needs no allocation, and what does.
#[unsafe(no_mangle)]
pub extern "C" fn togyz_core_without_std(pit: u8) -> usize {
    let mut position = Position::start(Rules::default());
    if let Some(mv) = Move::new(pit) {
        position.play(mv).ok();
    }
    let text = position.to_string();
    Reader::new(&text, position.rules()).count() + text.len()
}
