//! Where bots think: on a bounded number of threads, never on those that serve. When many wait,
//! each thinks shorter.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use bots::Budget;
use engine::{Adviser, AnyMatch, Hint};
use room::message::Skill;
use table::Seat;
use tokio::sync::Semaphore;

use crate::metrics::Metrics;
use crate::random;

/// How long the strongest bot thinks when nobody else does.
const THINK: Duration = Duration::from_millis(500);
/// How long it thinks at least.
const LEAST: Duration = Duration::from_millis(10);

/// The bots' threads.
#[derive(Clone)]
pub(crate) struct Thinkers {
    threads: Arc<Semaphore>,
    count: usize,
    waiting: Arc<AtomicUsize>,
    metrics: Metrics,
}

impl Thinkers {
    pub(crate) fn new(count: usize, metrics: Metrics) -> Thinkers {
        let threads = Arc::new(Semaphore::new(count));
        Thinkers { threads, count, waiting: Arc::default(), metrics }
    }

    /// What a bot would do, from what its seat may see, with so many of its candidates explained.
    /// Nothing if the seat is not to act any more.
    pub(crate) async fn think(
        &self,
        game: Box<dyn AnyMatch>,
        seat: Seat,
        skill: Skill,
        explained: usize,
    ) -> Option<Hint> {
        let waiting = Waiting::new(self);
        // The semaphore is never closed.
        let thread = self.threads.clone().acquire_owned().await.ok()?;
        let share = waiting.count().div_ceil(self.count) as u32;
        let budget = Budget::Time((THINK / share.max(1)).max(LEAST));
        let thinking = self.metrics.thinking.clone();
        let thought = tokio::task::spawn_blocking(move || {
            let started = Instant::now();
            let (bot, seed) = (skill.level(), random::seed());
            let adviser = Adviser { bot, budget, seed, explained };
            let hint = game.hint(seat, &adviser).ok();
            thinking.observe(started.elapsed().as_secs_f64());
            drop(thread);
            hint
        });
        thought.await.ok().flatten()
    }
}

/// Somebody in the queue, until it has had its turn.
struct Waiting<'a>(&'a Thinkers);

impl Waiting<'_> {
    fn new(thinkers: &Thinkers) -> Waiting<'_> {
        thinkers.waiting.fetch_add(1, Ordering::Relaxed);
        thinkers.metrics.bots_waiting.inc();
        Waiting(thinkers)
    }

    fn count(&self) -> usize {
        self.0.waiting.load(Ordering::Relaxed)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.waiting.fetch_sub(1, Ordering::Relaxed);
        self.0.metrics.bots_waiting.dec();
    }
}
