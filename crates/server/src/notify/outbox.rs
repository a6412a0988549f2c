//! The outbox: sends each due notice to one channel, at least once. A notice that is moot by then
//! is not sent; a failed one is retried after longer and longer pauses, and finally given up with a
//! reason that the person sees.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use notify::hook;
use notify::push::{self, Subscription};
use notify::{Failure, Kind, Language, Links, Notice, mail};
use room::message::{Phase, Who};
use room::{Id, Room};
use table::Seat;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, sleep, timeout};
use tokio_util::sync::CancellationToken;

use super::Notify;
use super::channel::{Address, ChannelKind, Why};
use super::wishes::Kinds;
use crate::metrics::Metrics;
use crate::random;
use crate::store::{Channel, Claimed, NotKept, Store, TOO_MANY, Waiting, unix_millis};
use crate::tables::Tables;

/// How many notices are sent at the same time.
const AT_ONCE: usize = 64;
/// How long a claim lasts, in milliseconds: longer than sending ever takes.
const CLAIM: i64 = 120_000;
/// How many notices wait at most, for all people together.
const MOST: i64 = 100_000;
/// How often sending is attempted.
const ATTEMPTS: i64 = 10;
/// The first pause and the longest, in milliseconds.
const PAUSES: (i64, i64) = (30_000, 3_600_000);
/// How long to wait for sending in progress when the server stops.
const GOODBYE: Duration = Duration::from_secs(5);
/// How long to wait before retrying what could not be saved.
const RETRY: Duration = Duration::from_millis(500);

/// Sends notices.
#[derive(Clone)]
struct Outbox {
    notify: Arc<Notify>,
    tables: Tables,
}

/// What to do with a claimed notice.
#[derive(Debug, PartialEq, Eq)]
enum Verdict {
    Send,
    /// Send it at this time.
    Later(i64),
    /// Drop it: nobody needs it any more.
    Moot,
}

/// Sends notices until it is stopped.
pub(crate) async fn run(tables: Tables, notify: Arc<Notify>, stop: CancellationToken) {
    let outbox = Outbox { notify, tables };
    if outbox.tables.bus().is_none() {
        // Claims left over are from a process that has ended.
        outbox.insist(|store| async move { store.unclaim_notices().await }).await;
    }
    let mut often = tokio::time::interval(outbox.notify.every);
    often.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut sending = JoinSet::new();
    let mut more = false;
    loop {
        tokio::select! {
            () = stop.cancelled() => break,
            _ = often.tick() => {
                outbox.count().await;
                outbox.heed_presence().await;
            }
            () = outbox.notify.wake.notified() => {}
            Some(_) = sending.join_next(), if !sending.is_empty() => if !more { continue },
        }
        more = outbox.send_some(&mut sending).await;
    }
    let rest = async { while sending.join_next().await.is_some() {} };
    drop(timeout(GOODBYE, rest).await);
}

impl Outbox {
    fn store(&self) -> &Store {
        self.tables.store()
    }

    fn metrics(&self) -> &Metrics {
        self.tables.metrics()
    }

    /// Retries saving until it succeeds: it records what has happened and cannot be undone.
    async fn insist<'a, F: Future<Output = Result<bool, NotKept>>>(
        &'a self,
        keep: impl Fn(&'a Store) -> F,
    ) {
        while keep(self.store()).await.is_err() {
            sleep(RETRY).await;
        }
    }

    /// Counts the waiting notices, and records whether there is room for more.
    async fn count(&self) {
        if let Ok(waiting) = self.store().notices_waiting().await {
            self.metrics().notices_waiting.set(waiting);
            self.notify.full.store(waiting >= MOST, Ordering::Relaxed);
        }
    }

    /// Postpones the notices of people who are here, and drops those they have seen.
    async fn heed_presence(&self) {
        let sightings = self.notify.presence.sightings();
        let people: Vec<&Id> = sightings.keys().collect();
        let now = self.notify.clock.now();
        let Ok(waiting) = self.store().waiting_for(&people, now).await else { return };
        let sightings: HashMap<&str, &Vec<(Id, i64)>> =
            sightings.iter().map(|(guest, seen)| (guest.as_str(), seen)).collect();
        for notice in &waiting {
            let Some(seen) = sightings.get(notice.guest.as_str()) else { continue };
            // If this cannot be saved, the next check corrects it.
            match heed(notice, seen) {
                Verdict::Moot => {
                    if let Ok(true) = self.store().notice_done(&notice.key, "").await {
                        self.metrics().notices_moot.inc();
                    }
                }
                Verdict::Later(due) => {
                    let later = self.store().notice_later(&notice.key, "", due, notice.attempts);
                    let _ = later.await;
                }
                Verdict::Send => {}
            }
        }
    }

    /// Starts sending what is due, and returns whether there may be more.
    async fn send_some(&self, sending: &mut JoinSet<()>) -> bool {
        loop {
            let most = AT_ONCE.saturating_sub(sending.len());
            if most == 0 {
                return true;
            }
            let (claim, now) = (random::id(), self.notify.clock.now());
            let claimed =
                self.store().claim_notices(claim.as_str(), now, now + CLAIM, most as i64).await;
            // If the database fails, the next round retries.
            let Ok(claimed) = claimed else { return false };
            let count = claimed.len();
            for notice in claimed {
                let (outbox, claim) = (self.clone(), claim.clone());
                sending.spawn(async move { outbox.settle(notice, claim.as_str()).await });
            }
            if count < most {
                return false;
            }
        }
    }

    /// Sends a notice, or finds out why not, and saves the result.
    async fn settle(&self, notice: Claimed, claim: &str) {
        let now = self.notify.clock.now();
        if notice.key.kind == TOO_MANY {
            return self.tell_of_too_many(&notice, claim, now).await;
        }
        let (Some(channel), Some(kind)) = (&notice.channel, Kind::named(&notice.key.kind)) else {
            return self.drop_moot(&notice, claim).await;
        };
        match judge(&notice, channel, kind, now) {
            Verdict::Send if self.is_still_asked(&notice, kind).await => {}
            Verdict::Later(due) => {
                let attempts = notice.attempts;
                self.insist(|store| store.notice_later(&notice.key, claim, due, attempts)).await;
                return;
            }
            Verdict::Send | Verdict::Moot => return self.drop_moot(&notice, claim).await,
        }
        match self.deliver(&notice, channel, kind, now).await {
            Ok(()) => {
                self.metrics().noted_sent(channel.kind.name(), kind.name());
                self.insist(|store| store.notice_done(&notice.key, claim)).await;
                if channel.trouble.is_some() {
                    self.insist(|store| store.channel_fine(&channel.id)).await;
                }
            }
            Err(failure) => self.fail(&notice, channel, claim, failure, now).await,
        }
    }

    async fn drop_moot(&self, notice: &Claimed, claim: &str) {
        self.metrics().notices_moot.inc();
        self.insist(|store| store.notice_done(&notice.key, claim)).await;
    }

    /// Records a notice that found no room in the outbox: the person sees it.
    async fn tell_of_too_many(&self, notice: &Claimed, claim: &str, now: i64) {
        let dropped = notice.attempts + 1;
        tracing::warn!(dropped, "somebody has more notices waiting than are kept");
        self.metrics().notices_dropped.inc_by(dropped as u64);
        let channel = &notice.key.channel;
        self.insist(|store| store.channel_trouble(channel, Why::TooMany, now, true, false)).await;
        self.insist(|store| store.notice_done(&notice.key, claim)).await;
    }

    /// Whether a question is still open: only the table itself knows.
    async fn is_still_asked(&self, notice: &Claimed, kind: Kind) -> bool {
        let (Some(table), Some(seat)) = (&notice.table, notice.seat) else { return true };
        if kind != Kind::Asked {
            return true;
        }
        let asks = move |room: &Room| {
            room.proposal().is_some_and(|proposal| proposal.awaited.contains(&Seat(seat)))
        };
        self.tables.look(&table.id, asks).await.unwrap_or(true)
    }

    async fn deliver(
        &self,
        notice: &Claimed,
        channel: &Channel,
        kind: Kind,
        now: i64,
    ) -> Result<(), Failure> {
        let Notify { seals, push, mail, hooks, web, .. } = &*self.notify;
        let address = seals.open(&channel.id, &channel.address);
        // If it was sealed with a lost key, the address must be added again.
        let address = address.and_then(|text| serde_json::from_str(&text).ok());
        let told = self.word(notice, channel, kind, now);
        match address.ok_or(Failure::Gone)? {
            Address::Push { endpoint, p256dh, auth } => {
                let vapid = push.as_ref().ok_or(Failure::Refused)?;
                let endpoint = web.guard().read(&endpoint)?;
                let to = Subscription::new(endpoint, &p256dh, &auth).ok_or(Failure::Gone)?;
                push::send(web, vapid, &to, &told, unix_millis() / 1000).await
            }
            Address::Mail { address } => {
                let to = mail::address(&address).ok_or(Failure::Address)?;
                mail.as_ref().ok_or(Failure::Refused)?.send(&to, &told).await
            }
            Address::Hook { url, form } => {
                if !hooks {
                    return Err(Failure::Refused);
                }
                hook::send(web, &web.guard().read(&url)?, form.into(), &told).await
            }
        }
    }

    /// The content of a notice.
    fn word(&self, notice: &Claimed, channel: &Channel, kind: Kind, now: i64) -> Notice {
        let Notify { seals, site, .. } = &*self.notify;
        let table = notice.table.as_ref();
        let game = table.and_then(|table| engine::Entry::named(&table.game).ok());
        let confirm = match channel.kind {
            ChannelKind::Mail => seals.confirm(&channel.id, &channel.print, channel.until),
            ChannelKind::Push | ChannelKind::Hook => {
                seals.code(&channel.id, &channel.print, channel.until)
            }
        };
        let id = table.map(|table| table.id.to_string());
        let left = (notice.ends - now).max(0) as u64;
        Notice {
            kind,
            language: Language::of_code(&notice.wishes.language).unwrap_or_default(),
            game: game.map_or(String::new(), |entry| entry.info.name.to_owned()),
            table: table.map_or(String::new(), |table| table.name.clone()),
            people: table.map_or(Vec::new(), |table| others(&table.seats, notice.seat)),
            who: notice.who.clone(),
            left: (notice.ends > 0).then(|| Duration::from_millis(left)),
            links: Links {
                site: site.clone(),
                stop: seals.stop(&channel.id, id.as_deref()),
                table: id,
                confirm,
            },
        }
    }

    /// Records that a notice could not be sent: it is retried, or given up.
    async fn fail(
        &self,
        notice: &Claimed,
        channel: &Channel,
        claim: &str,
        failure: Failure,
        now: i64,
    ) {
        self.metrics().notices_failed.inc();
        let attempts = notice.attempts + 1;
        let pause = match failure {
            Failure::Unreachable(pause) if attempts < ATTEMPTS => {
                let asked = pause.map_or(0, |pause| pause.as_millis() as i64);
                Some(asked.max(pause_after(attempts)))
            }
            _ => None,
        };
        let lost = matches!(failure, Failure::Gone | Failure::Address);
        let (id, why, given_up) = (&channel.id, Why::from(failure), pause.is_none());
        self.insist(|store| store.channel_trouble(id, why, now, given_up, lost)).await;
        if let Some(pause) = pause {
            let due = now + pause;
            self.insist(|store| store.notice_later(&notice.key, claim, due, attempts)).await;
        } else {
            tracing::warn!(channel = %id, why = why.name(), "a notice is given up");
            self.metrics().notices_given_up.inc();
            self.insist(|store| store.notice_done(&notice.key, claim)).await;
        }
    }
}

/// How long to wait after this many attempts, in milliseconds: twice as long each time, with
/// jitter.
fn pause_after(attempts: i64) -> i64 {
    let (first, longest) = PAUSES;
    let pause = (first << (attempts - 1).clamp(0, 20)).min(longest);
    pause / 2 + i64::from(u32::from_ne_bytes(random::bytes())) % (pause / 2)
}

/// The other people at a table, by name.
fn others(seats: &[Who<String>], own: Option<u8>) -> Vec<String> {
    let other = |(seat, who): (usize, &Who<String>)| match who {
        Who::Guest(name) if own.map(usize::from) != Some(seat) => Some(name.clone()),
        _ => None,
    };
    seats.iter().enumerate().filter_map(other).collect()
}

/// What to do with a notice for someone seen at tables at these times: if they were at its own
/// table they have seen it, and if they were at another one they get it after leaving that too.
fn heed(notice: &Waiting, seen: &[(Id, i64)]) -> Verdict {
    let is_here =
        |(table, at): &&(Id, i64)| table.as_str() == notice.key.table && *at > notice.made;
    if seen.iter().any(|sighting| is_here(&sighting)) {
        return Verdict::Moot;
    }
    let last = seen.iter().map(|(_, at)| *at).max().unwrap_or(0);
    let due = last + notice.minutes * 60_000;
    if due > notice.due { Verdict::Later(due) } else { Verdict::Send }
}

/// What to do with a notice at this time.
fn judge(notice: &Claimed, channel: &Channel, kind: Kind, now: i64) -> Verdict {
    match kind {
        Kind::Confirm if channel.confirmed || channel.until < now => return Verdict::Moot,
        Kind::Confirm => return Verdict::Send,
        _ if !channel.confirmed => return Verdict::Moot,
        Kind::Test => return Verdict::Send,
        _ => {}
    }
    let wishes = &notice.wishes;
    let wanted = notice.wanted.unwrap_or(wishes.on) && wishes.kinds.bits() & Kinds::bit(kind) != 0;
    let (Some(table), Some(asked)) = (&notice.table, notice.asked_now) else {
        return Verdict::Moot;
    };
    let still = match kind {
        Kind::Turn | Kind::Reminder => {
            let has_time = notice.ends == 0 || notice.ends > now;
            asked > 0 && asked == notice.asked && has_time
        }
        Kind::Asked => asked > 0,
        Kind::Started => table.phase == Phase::Playing,
        Kind::Over => table.phase == Phase::Over,
        Kind::Invited | Kind::Joined => table.phase == Phase::Lobby,
        Kind::Test | Kind::Confirm => true,
    };
    if !wanted || !still {
        return Verdict::Moot;
    }
    match wishes.quiet.as_ref().and_then(|quiet| quiet.until(now)) {
        Some(end) => Verdict::Later(end),
        None => Verdict::Send,
    }
}
