//! Notices: what people are told about their tables while no tab is open.
//!
//! Notices are derived from a change of a table ([`events`]) and written in the same commit
//! ([`crate::store`]), for those who want them. Someone who looks at the table in the meantime
//! ([`presence`]) needs no notice. The [`outbox`] sends the others when they are due.

pub(crate) mod channel;
pub(crate) mod events;
pub(crate) mod outbox;
pub(crate) mod presence;
pub(crate) mod seals;
pub(crate) mod wishes;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::Duration;

use notify::guard::Guard;
use notify::mail::{MailError, Post};
use notify::push::Vapid;
use notify::{Kind, Web};
use room::{Id, Room};
use sha2::{Digest as _, Sha256};
use thiserror::Error;

use crate::config::Notices;
use crate::store::{NewNotices, Store, StoreError, unix_millis};
use channel::ChannelKind;
use events::NewNotice;
use presence::Presence;
use seals::Seals;

/// Why no notices can be sent.
#[derive(Debug, Error)]
pub enum NotifyError {
    /// The mail configuration is invalid.
    #[error("--mail: {0}")]
    Mail(#[from] MailError),
    /// The keys cannot be stored.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The key is invalid.
    #[error("the key in the database is no key")]
    Key,
}

/// The clock of notices. Tests move it.
#[derive(Clone, Default)]
pub(crate) struct Clock(Arc<AtomicI64>);

impl Clock {
    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        unix_millis() + self.0.load(Ordering::Relaxed)
    }
}

/// Everything needed to notify people about their tables.
pub(crate) struct Notify {
    /// The server's public address, as in `https://stars.example.org`.
    pub(crate) site: String,
    pub(crate) push: Option<Vapid>,
    pub(crate) mail: Option<Post>,
    pub(crate) hooks: bool,
    pub(crate) web: Web,
    pub(crate) seals: Seals,
    pub(crate) clock: Clock,
    pub(crate) presence: Arc<Presence>,
    /// How often the outbox is checked.
    every: Duration,
    /// Signals that something was written which is due at once.
    pub(crate) wake: tokio::sync::Notify,
    /// Whether the outbox is full.
    full: AtomicBool,
}

impl Notify {
    pub(crate) async fn new(config: &Notices, store: &Store) -> Result<Arc<Notify>, NotifyError> {
        let key = match &config.key {
            Some(key) => Sha256::digest(key).into(),
            None => store.shared_secret("notices").await?,
        };
        let push = match &config.push {
            Some(subject) => {
                let key = store.shared_secret("vapid").await?;
                Some(Vapid::new(&key, subject.clone()).ok_or(NotifyError::Key)?)
            }
            None => None,
        };
        let mail = config.mail.as_ref().map(|mail| Post::new(&mail.server, &mail.from));
        let clock = Clock(config.clock.clone());
        Ok(Arc::new(Notify {
            site: config.site.trim_end_matches('/').into(),
            push,
            mail: mail.transpose()?,
            hooks: config.hooks,
            web: Web::new(Guard::new(&config.hooks_to)),
            seals: Seals::new(key),
            presence: Presence::new(clock.clone(), config.every),
            clock,
            every: config.every,
            wake: tokio::sync::Notify::new(),
            full: AtomicBool::new(false),
        }))
    }

    /// The kinds of channels that notices can go to; the others are empty.
    pub(crate) fn ways(&self) -> [&'static str; 3] {
        ChannelKind::ALL.map(|kind| {
            let there = match kind {
                ChannelKind::Push => self.push.is_some(),
                ChannelKind::Mail => self.mail.is_some(),
                ChannelKind::Hook => self.hooks,
            };
            if there { kind.name() } else { "" }
        })
    }

    /// The notices to write after a table has changed. A person who acted or is looking needs no
    /// notice, but may have left by the time their own clock is nearly up.
    pub(crate) fn changed(
        &self,
        before: &Room,
        after: &Room,
        by: Option<&Id>,
    ) -> Option<NewNotices> {
        let now = self.clock.now();
        let mut notices = events::between(before, after, now);
        let knows = |notice: &NewNotice| {
            by == Some(&notice.guest) || self.presence.looks(&notice.guest, after.id())
        };
        notices.retain(|notice| notice.kind == Kind::Reminder || !knows(notice));
        self.new_notices(now, notices)
    }

    /// The notices to write when a table was created.
    pub(crate) fn made(&self, room: &Room) -> Option<NewNotices> {
        self.new_notices(self.clock.now(), events::of_new(room))
    }

    fn new_notices(&self, now: i64, notices: Vec<NewNotice>) -> Option<NewNotices> {
        let (ways, full) = (self.ways(), self.full.load(Ordering::Relaxed));
        (!notices.is_empty()).then_some(NewNotices { now, ways, full, notices })
    }

    /// Updates the deadlines of players at a table whose clocks have stood still.
    pub(crate) async fn put_off(&self, store: &Store, room: &Room) {
        let ends = events::ends(room, self.clock.now());
        // If this cannot be saved, the next move corrects it.
        let _ = store.put_off_notices(room.id(), ends).await;
    }

    /// Records that a person has acted at a table.
    pub(crate) fn saw(&self, guest: &Id, table: &Id) {
        self.presence.note(guest, table);
    }
}
