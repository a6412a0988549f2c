//! Numbered jobs on several threads, with the results in order.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;

/// Runs the jobs `0..count` on this many threads, and passes each result to `take` in job order,
/// until there are no more or `take` has had enough. The outcome therefore does not depend on which
/// thread was faster.
pub fn in_order<T: Send>(
    count: u64,
    threads: u32,
    work: impl Fn(u64) -> T + Sync,
    mut take: impl FnMut(T) -> ControlFlow<()>,
) {
    let (next, (done, results)) = (AtomicU64::new(0), mpsc::channel());
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (next, work, done) = (&next, &work, done.clone());
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    // The receiver is gone once `take` has had enough.
                    if number >= count || done.send((number, work(number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(done);
        let (mut early, mut awaited) = (BTreeMap::new(), 0);
        for (number, result) in results {
            early.insert(number, result);
            while let Some(result) = early.remove(&awaited) {
                awaited += 1;
                if take(result).is_break() {
                    next.store(count, Ordering::Relaxed);
                    return;
                }
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// Later jobs finish sooner, and wait for the earlier ones.
    #[test]
    fn results_come_in_the_order_of_their_numbers_until_there_are_enough() {
        let work = |number: u64| {
            std::thread::sleep(Duration::from_micros(300 * (5 - number % 5)));
            number
        };
        for threads in [1, 4] {
            let mut taken = Vec::new();
            in_order(20, threads, work, |number| {
                taken.push(number);
                if number == 12 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            assert_eq!(taken, (0..=12).collect::<Vec<_>>(), "{threads} threads");
        }
    }

    #[test]
    fn no_work_is_no_result() {
        in_order(0, 2, |_| (), |()| panic!("nothing was to be done"));
    }
}
