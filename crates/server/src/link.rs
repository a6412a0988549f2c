//! A table shared with other nodes: their changes are followed here, and the other way round.
//!
//! The stored log decides. News from the bus that follows this node's version is applied directly;
//! otherwise, and every few seconds in any case, the log is read.

use std::future::pending;
use std::time::Duration;

use room::entry::{Entry, Played};
use room::message::{ClientOut, Reaction, Who};
use room::{Done, Id, Time};
use table::Seat;

use crate::bus::{Bus, Ear, Here, News, Node};
use crate::live::{Broken, Live, text};
use crate::store::Kept;
use crate::time;

/// How long bots here wait for those of another node, which think first.
const AFTER_OTHERS: Duration = Duration::from_secs(5);

/// A table's connection to the other nodes that show it.
pub(crate) struct Link {
    bus: Bus,
    /// None if the bus did not work; subscribing is retried.
    ear: Option<Ear>,
    /// The last presence sent to the others.
    told: Here,
}

impl Link {
    pub(crate) async fn new(bus: &Bus, table: &Id) -> Box<Link> {
        let ear = bus.listen(table).await;
        Box::new(Link { bus: bus.clone(), ear, told: Here::default() })
    }

    /// Whether other nodes can be reached.
    pub(crate) fn hears(&self) -> bool {
        self.bus.is_connected()
    }
}

/// The next news from other nodes; pending for ever if there are none.
pub(crate) async fn hear(link: &mut Option<Box<Link>>) -> (Node, News) {
    let Some(link) = link else { return pending().await };
    if let Some(ear) = &mut link.ear
        && let Some(news) = ear.hear().await
    {
        return news;
    }
    link.ear = None;
    pending().await
}

/// The seat whose owner must have done this.
fn doer(entry: &Entry) -> Option<Seat> {
    match entry {
        Entry::Seated { seat, who: Who::Guest(_) }
        | Entry::Hosted { seat }
        | Entry::Committed { seat, .. }
        | Entry::Revealed { seat, .. }
        | Entry::Agreed { seat }
        | Entry::Returned { seat }
        | Entry::Proposed { by: seat, .. } => Some(*seat),
        Entry::Said(said) => Some(said.seat),
        _ => None,
    }
}

impl Live {
    /// Handles news from another node.
    pub(crate) async fn heed(&mut self, (node, news): (Node, News)) -> Result<(), Broken> {
        match news {
            News::Kept { after, entries } => {
                let version = self.room.version();
                if after == version {
                    self.follow(entries, time::now())?;
                    self.wake_bots();
                } else if after as usize + entries.len() > version as usize {
                    self.learn(after + entries.len() as u32).await?;
                }
            }
            News::Here(here) => {
                let (unknown, changed) = self.clients.elsewhere.note(node, here, time::now());
                if unknown && let Some(link) = &mut self.link {
                    // It does not know of this node either.
                    link.told = Here::default();
                }
                if changed {
                    self.note_presence();
                }
            }
            News::Reacted { seat, reaction } => {
                self.tell_all(|_, _| text(&ClientOut::Reacted { seat, reaction }));
            }
        }
        Ok(())
    }

    /// Checks other nodes, every few seconds: whether the log has grown, and whether they are still
    /// there.
    pub(crate) async fn check_other_nodes(&mut self, version: Option<u32>) -> Result<(), Broken> {
        let id = self.room.id().clone();
        let Some(link) = &mut self.link else { return Ok(()) };
        if link.ear.is_none() {
            link.ear = link.bus.listen(&id).await;
        }
        let now = time::now();
        if link.hears() {
            link.told = Here::default();
            if self.clients.elsewhere.forget(now) {
                self.note_presence();
            } else {
                self.spread_presence();
                self.note_gone();
            }
        } else {
            // They cannot be reached; that does not mean that they are gone.
            self.clients.elsewhere.touch(now);
        }
        match version {
            Some(version) => self.learn(version).await,
            None => Ok(()),
        }
    }

    /// Catches up to a version that someone else has, if it exists.
    pub(crate) async fn learn(&mut self, version: u32) -> Result<(), Broken> {
        if self.link.is_none() || version <= self.room.version() {
            return Ok(());
        }
        self.read_on().await.map(drop)
    }

    /// Reads the log, if other nodes may have written it; returns whether they had.
    pub(crate) async fn was_behind(&mut self) -> Result<bool, Broken> {
        let version = self.room.version();
        Ok(self.link.is_some() && self.read_on().await? && self.room.version() > version)
    }

    /// Applies what the log has and this node has not.
    pub(crate) async fn catch_up(&mut self) -> Result<(), Broken> {
        if self.read_on().await? {
            return Ok(());
        }
        Err(self.give_up("the log cannot be read"))
    }

    /// Like [`Live::catch_up`], but returns false if the log cannot be read.
    async fn read_on(&mut self) -> Result<bool, Broken> {
        let version = self.room.version();
        let kept = match self.tables.store().load(self.room.id(), version).await {
            Ok(kept) => kept,
            Err(error) => {
                tracing::warn!(table = %self.room.id(), %error, "the log cannot be read on");
                return Ok(false);
            }
        };
        self.tables.metrics().caught_up.inc();
        for Kept { at, entry } in kept {
            self.follow(vec![entry], time::of_unix(at))?;
        }
        self.wake_bots();
        Ok(true)
    }

    /// Applies entries from elsewhere.
    fn follow(&mut self, entries: Vec<Entry>, at: Time) -> Result<(), Broken> {
        let since = self.room.version();
        let done = match self.room.follow(entries, at) {
            Ok(done) => done,
            Err(refused) => return Err(self.give_up(&refused.message)),
        };
        for entry in &done.entries {
            if let Entry::Played(Played { seat, .. }) = entry {
                self.end_thought(*seat);
            }
        }
        self.tell(since, &done);
        // The log may be read before the bus says who is there.
        for seat in done.entries.iter().filter_map(doer) {
            self.note_heard_of(seat);
        }
        Ok(())
    }

    /// Sends what was done here to other nodes.
    pub(crate) fn spread(&self, after: u32, done: &Done) {
        if let Some(link) = &self.link {
            let entries = done.entries.clone();
            link.bus.tell(self.room.id(), &News::Kept { after, entries });
        }
    }

    /// Sends who is here to other nodes, if they do not know.
    pub(crate) fn spread_presence(&mut self) {
        let Some(link) = &mut self.link else { return };
        let here = self.clients.here(&self.room);
        if here != link.told && !(here.is_nobody() && link.told.is_nobody()) {
            link.bus.tell(self.room.id(), &News::Here(here.clone()));
        }
        link.told = here;
    }

    pub(crate) fn spread_reaction(&self, seat: Seat, reaction: Reaction) {
        if let Some(link) = &self.link {
            link.bus.tell(self.room.id(), &News::Reacted { seat, reaction });
        }
    }

    /// How long bots wait here, because those of another node think at once.
    pub(crate) fn patience_with_others(&self) -> Option<Duration> {
        let link = self.link.as_ref()?;
        (!self.clients.elsewhere.yields_to(link.bus.node())).then_some(AFTER_OTHERS)
    }
}
