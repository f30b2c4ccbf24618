//! Work that two threads share.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use crate::Failed;
use crate::progress::Progress;

const THREADS: usize = 2;

/// Does the pieces 0 to `count` of a work, each thread with what `make` gives
/// it, and returns that. The first piece that fails ends all.
pub(crate) fn share<T: Send>(
    what: &'static str,
    count: u64,
    make: impl Fn() -> T + Sync,
    work: impl Fn(&mut T, u64) -> Result<(), Failed> + Sync,
) -> Result<Vec<T>, Failed> {
    let next = AtomicU64::new(0);
    let progress = Mutex::new(Progress::new(what, count));
    let one = || {
        let mut own = make();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return Ok(own);
            }
            if let Err(failed) = work(&mut own, number) {
                // The other thread need not go on.
                next.store(count, Ordering::Relaxed);
                return Err(failed);
            }
            if let Ok(mut progress) = progress.lock() {
                progress.tell(number);
            }
        }
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS).map(|_| scope.spawn(one)).collect();
        let done = threads.into_iter().map(thread::ScopedJoinHandle::join);
        done.map(|done| done.unwrap_or(Err(Failed))).collect()
    })
}

/// The seed of one piece of a work.
pub(crate) const fn seed_of(seed: u64, number: u64) -> u64 {
    seed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15)
}
