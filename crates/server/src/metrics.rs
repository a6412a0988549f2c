//! Metrics for the server's operator, in Prometheus format.

use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// A gauge that is 1 or 0.
pub(crate) type Flag = Gauge<i64, AtomicI64>;

/// The metrics.
#[derive(Clone)]
pub(crate) struct Metrics {
    registry: Arc<Registry>,
    pub(crate) tables: Gauge<i64, AtomicI64>,
    pub(crate) connections: Gauge<i64, AtomicI64>,
    pub(crate) turned_away: Counter,
    pub(crate) sent_away: Counter,
    pub(crate) moves: Counter,
    pub(crate) refused: Counter,
    pub(crate) panics: Counter,
    pub(crate) bots_waiting: Gauge<i64, AtomicI64>,
    pub(crate) thinking: Histogram,
    pub(crate) writable: Flag,
    pub(crate) write_failures: Counter,
    pub(crate) bus: Flag,
    pub(crate) news_told: Counter,
    pub(crate) news_heard: Counter,
    pub(crate) news_unreadable: Counter,
    pub(crate) caught_up: Counter,
    pub(crate) races_lost: Counter,
    pub(crate) worker_thoughts: Counter,
    pub(crate) notices_waiting: Gauge<i64, AtomicI64>,
    pub(crate) notices_failed: Counter,
    pub(crate) notices_given_up: Counter,
    pub(crate) notices_moot: Counter,
    pub(crate) notices_dropped: Counter,
    notices_sent: Family<[(&'static str, String); 2], Counter>,
    commit: Histogram,
    batch: Histogram,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let seconds = || Histogram::new(exponential_buckets(0.0005, 2.0, 14));
        let mut registry = Registry::with_prefix("asterism");
        let mut metrics = Metrics {
            registry: Arc::default(),
            tables: Gauge::default(),
            connections: Gauge::default(),
            turned_away: Counter::default(),
            sent_away: Counter::default(),
            moves: Counter::default(),
            refused: Counter::default(),
            panics: Counter::default(),
            bots_waiting: Gauge::default(),
            thinking: seconds(),
            writable: Gauge::default(),
            write_failures: Counter::default(),
            bus: Gauge::default(),
            news_told: Counter::default(),
            news_heard: Counter::default(),
            news_unreadable: Counter::default(),
            caught_up: Counter::default(),
            races_lost: Counter::default(),
            worker_thoughts: Counter::default(),
            notices_waiting: Gauge::default(),
            notices_failed: Counter::default(),
            notices_given_up: Counter::default(),
            notices_moot: Counter::default(),
            notices_dropped: Counter::default(),
            notices_sent: Family::default(),
            commit: seconds(),
            batch: Histogram::new(exponential_buckets(1.0, 2.0, 11)),
        };
        let m = &metrics;
        registry.register("tables", "Tables in memory", m.tables.clone());
        registry.register("connections", "Open WebSockets", m.connections.clone());
        registry.register("turned_away", "Connections without a place", m.turned_away.clone());
        registry.register("sent_away", "Sockets closed for sending too much", m.sent_away.clone());
        registry.register("moves", "Moves made", m.moves.clone());
        registry.register("refused", "Requests refused at tables", m.refused.clone());
        registry.register("panics", "Tables that failed and were dropped", m.panics.clone());
        registry.register("bots_waiting", "Bots waiting to think", m.bots_waiting.clone());
        registry.register("thinking_seconds", "How long bots think", m.thinking.clone());
        registry.register("writable", "Whether the last write succeeded", m.writable.clone());
        registry.register("write_failures", "Times writing failed", m.write_failures.clone());
        registry.register("commit_seconds", "How long a commit takes", m.commit.clone());
        registry.register("commit_writes", "How many writes share a commit", m.batch.clone());
        registry.register("bus", "Whether the bus is connected", m.bus.clone());
        registry.register("news_told", "News sent to other nodes", m.news_told.clone());
        registry.register("news_heard", "News received from other nodes", m.news_heard.clone());
        registry.register(
            "news_unreadable",
            "Unreadable messages on the bus",
            m.news_unreadable.clone(),
        );
        registry.register(
            "caught_up",
            "Times the log was read to catch up with other nodes",
            m.caught_up.clone(),
        );
        registry.register(
            "races_lost",
            "Writes that lost a race against another node",
            m.races_lost.clone(),
        );
        registry.register(
            "worker_thoughts",
            "Bot moves found by workers",
            m.worker_thoughts.clone(),
        );
        registry.register("notices_waiting", "Notices to be sent", m.notices_waiting.clone());
        registry.register("notices_sent", "Notices sent", m.notices_sent.clone());
        registry.register(
            "notices_failed",
            "Failed attempts to send a notice",
            m.notices_failed.clone(),
        );
        registry.register("notices_given_up", "Notices given up", m.notices_given_up.clone());
        registry.register("notices_moot", "Notices no longer needed", m.notices_moot.clone());
        registry.register("notices_dropped", "Notices without room", m.notices_dropped.clone());
        metrics.registry = Arc::new(registry);
        metrics
    }
}

impl Metrics {
    pub(crate) fn committed(&self, writes: usize, time: Duration) {
        self.commit.observe(time.as_secs_f64());
        self.batch.observe(writes as f64);
    }

    /// Counts a notice of this kind, sent to a channel of this kind.
    pub(crate) fn noted_sent(&self, way: &str, kind: &str) {
        self.notices_sent.get_or_create(&[("way", way.into()), ("kind", kind.into())]).inc();
    }

    /// All metrics as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a String does not fail.
        encode(&mut text, &self.registry).expect("text takes everything");
        text
    }
}
