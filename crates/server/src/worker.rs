//! A worker: it thinks for nodes, and needs nothing else. Any number of them can share one bus.

use std::sync::Arc;

use async_nats::{Client, Message};
use bots::Budget;
use futures_util::StreamExt as _;
use futures_util::future::BoxFuture;
use tokio::sync::Semaphore;

use crate::bus::{self, BusError, Job};
use crate::metrics::Flag;
use crate::think::advise;

/// Thinks about jobs from the bus, on this many threads, until `stop` is done.
pub fn work(
    bus: String,
    threads: usize,
    stop: BoxFuture<'static, ()>,
) -> BoxFuture<'static, Result<(), BusError>> {
    Box::pin(work_until(bus, threads, stop))
}

async fn work_until(
    bus: String,
    threads: usize,
    stop: BoxFuture<'static, ()>,
) -> Result<(), BusError> {
    let client = bus::connect(&bus, Flag::default()).await?;
    let mut jobs = bus::jobs(&client).await?;
    let threads = Arc::new(Semaphore::new(threads));
    let thinking = async {
        while let Some(job) = jobs.next().await {
            tokio::spawn(answer(client.clone(), threads.clone(), job));
        }
    };
    tokio::select! {
        () = thinking => {}
        () = stop => {}
    }
    Ok(())
}

/// Answers with a move; or with nothing if there is no time or the job makes no sense, so that the
/// node thinks itself at once.
async fn answer(client: Client, threads: Arc<Semaphore>, message: Message) {
    let Some(reply) = message.reply else { return };
    let notation = match threads.try_acquire_owned() {
        Ok(thread) => {
            let thought = tokio::task::spawn_blocking(move || {
                let thought = think(&message.payload);
                drop(thread);
                thought
            });
            thought.await.ok().flatten().unwrap_or_default()
        }
        Err(_) => String::new(),
    };
    // The caller may be gone, and so may the bus.
    drop(client.publish(reply, notation.into()).await);
}

fn think(payload: &[u8]) -> Option<String> {
    let job: Job = serde_json::from_slice(payload).ok()?;
    let budget = Budget::Time(job.time());
    let game = engine::games::load(job.position).ok()?;
    Some(advise(&*game, job.seat, job.skill, budget, 0)?.notation)
}
