//! Thinking for bots: on a limited number of threads, never on those that serve. When many are
//! waiting, each thinks for a shorter time. If workers listen on the bus, bots think there.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use bots::Budget;
use engine::{Adviser, AnyMatch, Hint};
use room::message::Skill;
use table::{Seat, Seed, Viewer};
use tokio::sync::Semaphore;

use crate::bus::{Bus, Job};
use crate::metrics::Metrics;
use crate::random;

/// How long the strongest bot thinks when no other is waiting.
const THINK: Duration = Duration::from_millis(500);
/// The shortest time it thinks.
const LEAST: Duration = Duration::from_millis(10);

/// The threads for bots.
#[derive(Clone)]
pub(crate) struct Thinkers {
    threads: Arc<Semaphore>,
    count: usize,
    waiting: Arc<AtomicUsize>,
    bus: Option<Bus>,
    metrics: Metrics,
}

impl Thinkers {
    pub(crate) fn new(count: usize, bus: Option<Bus>, metrics: Metrics) -> Thinkers {
        let threads = Arc::new(Semaphore::new(count));
        Thinkers { threads, count, waiting: Arc::default(), bus, metrics }
    }

    /// The move a bot chooses: found by a worker, if there is one, or here.
    pub(crate) async fn choose(
        &self,
        game: Box<dyn AnyMatch>,
        seat: Seat,
        skill: Skill,
    ) -> Option<String> {
        if let Some(bus) = self.bus.as_ref().filter(|bus| bus.is_connected()) {
            let position = game.imagined(Viewer::Seat(seat), Seed::from(0)).position();
            let job = Job { position, seat, skill, millis: THINK.as_millis() as u64 };
            let thought = bus.have_thought(&job).await;
            // Anyone on the bus can answer, so only legal moves are accepted.
            if let Some(notation) = thought.filter(|text| game.legal(seat).contains(text)) {
                self.metrics.worker_thoughts.inc();
                return Some(notation);
            }
        }
        self.think(game, seat, skill, 0).await.map(|hint| hint.notation)
    }

    /// What a bot would play, from what its seat may see, with this many candidates explained.
    /// `None` if the seat is no longer to act.
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
            let hint = advise(&*game, seat, skill, budget, explained);
            thinking.observe(started.elapsed().as_secs_f64());
            drop(thread);
            hint
        });
        thought.await.ok().flatten()
    }
}

/// What a bot would play, with this many candidates explained. Blocks for the whole budget.
pub(crate) fn advise(
    game: &dyn AnyMatch,
    seat: Seat,
    skill: Skill,
    budget: Budget,
    explained: usize,
) -> Option<Hint> {
    let (bot, seed) = (skill.level(), random::seed());
    game.hint(seat, &Adviser { bot, budget, seed, explained }).ok()
}

/// A place in the queue, until it is dropped.
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
