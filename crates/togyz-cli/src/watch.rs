//! Long work that Ctrl-C stops.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use togyz_ai::StopFlag;

/// How often is looked whether Ctrl-C was pressed.
const GLANCE: Duration = Duration::from_millis(10);

/// Does `work`, and raises `flag` when `interrupted` is set meanwhile.
pub(crate) fn watched<T>(interrupted: &AtomicBool, flag: &StopFlag, work: impl FnOnce() -> T) -> T {
    let (at_work, over) = channel::<()>();
    thread::scope(|scope| {
        scope.spawn(move || {
            while let Err(RecvTimeoutError::Timeout) = over.recv_timeout(GLANCE) {
                if interrupted.load(Ordering::Relaxed) {
                    flag.raise();
                }
            }
        });
        // It goes when the work is over, even by a panic: else nobody would
        // stop watching.
        let _at_work = at_work;
        work()
    })
}
