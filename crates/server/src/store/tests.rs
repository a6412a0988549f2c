//! The law of the store: **every acknowledged entry is in the log exactly once, in order, as read
//! from a freshly opened database**, whatever fails at whatever moment of a write.
//!
//! On SQLite, or on PostgreSQL if `TEST_POSTGRES` names a server.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use room::entry::{Entry, Plan};
use room::message::{Hints, Said, Who};
use room::{Id, Room};
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _};
use table::{Seat, Seed};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::time::timeout;

use super::faults::{Fault, Faults, Moment};
use super::{Listing, NewChannel, NotKept, Origin, Store, StoreError};
use crate::metrics::Metrics;
use crate::notify::channel::{ChannelKind, Why};
use crate::random;

/// Long after writing should have recovered.
const HEALED: Duration = Duration::from_mins(2);

/// A database for a test.
struct Place {
    url: String,
    directory: Option<TempDir>,
}

impl Place {
    async fn new() -> Place {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let Ok(postgres) = std::env::var("TEST_POSTGRES") else {
            let directory = TempDir::new().unwrap();
            let url = format!("sqlite://{}", directory.path().join("asterism.db").display());
            return Place { url, directory: Some(directory) };
        };
        sqlx::any::install_default_drivers();
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("store_{}_{number}", std::process::id());
        let mut admin = AnyConnection::connect(&format!("{postgres}/postgres")).await.unwrap();
        admin.execute(AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.unwrap();
        Place { url: format!("{postgres}/{name}"), directory: None }
    }

    fn is_sqlite(&self) -> bool {
        self.directory.is_some()
    }

    async fn open(&self, faults: Faults) -> Result<Store, StoreError> {
        for _ in 0..20 {
            let metrics = Metrics::default();
            match Store::open_with(&self.url, false, metrics, faults.clone()).await {
                // Timeouts are short in tests, and the machine may be busy.
                Err(StoreError::TooSlow) => {}
                opened => return opened,
            }
        }
        panic!("the database does not answer");
    }

    /// A connection that bypasses the store.
    async fn connect(&self) -> AnyConnection {
        AnyConnection::connect(&self.url).await.unwrap()
    }
}

fn plan(public: bool) -> Plan {
    Plan {
        game: "astra".into(),
        options: std::collections::BTreeMap::default(),
        name: "Night".into(),
        public,
        hints: Hints::Off,
        clock: None,
        host: random::id(),
        secret: Seed::from(7),
        seats: vec![Who::Open, Who::Open],
        position: None,
        seed: None,
        rated: false,
    }
}

/// A table that is written to as a live one is: when a write is uncertain, the log is read again.
struct Scribe {
    store: Store,
    table: Id,
    log: Vec<Entry>,
    acknowledged: Vec<(usize, Entry)>,
}

impl Scribe {
    fn new(store: &Store) -> Scribe {
        let (store, table) = (store.clone(), random::id());
        Scribe { store, table, log: Vec::new(), acknowledged: Vec::new() }
    }

    /// Appends until it is acknowledged, however often it has to be tried.
    async fn append(&mut self, text: &str) {
        let entry = Entry::Said(Said { seat: Seat(0), text: text.into() });
        loop {
            // As a table does it: every third change affects lists.
            let room = Room::new(self.table.clone(), plan(true));
            let listing =
                (self.log.len().is_multiple_of(3)).then(|| Listing::of(&room, Origin::Unknown));
            let after = self.log.len();
            let entries = std::slice::from_ref(&entry);
            match self.store.append(&self.table, after as u32, entries, listing).await {
                Ok(()) => {
                    self.log.push(entry.clone());
                    self.acknowledged.push((after, entry));
                    return;
                }
                Err(NotKept::Refused) => tokio::time::sleep(Duration::from_millis(2)).await,
                Err(NotKept::Uncertain | NotKept::Conflict) => {
                    self.read_again().await;
                    if self.log.last() == Some(&entry) {
                        // It was written, and only the answer was lost: a client that asks again is
                        // told so.
                        self.acknowledged.push((self.log.len() - 1, entry));
                        return;
                    }
                }
            }
        }
    }

    async fn read_again(&mut self) {
        self.log = loop {
            match self.store.load(&self.table, 0).await {
                Ok(log) => break log.into_iter().map(|kept| kept.entry).collect(),
                Err(_) => tokio::time::sleep(Duration::from_millis(2)).await,
            }
        };
    }

    /// Checks the law.
    async fn check(&self, fresh: &Store, case: &str) {
        let read = fresh.load(&self.table, 0).await.unwrap();
        assert_eq!(read.len(), self.acknowledged.len(), "{case}: exactly once");
        for (seq, entry) in &self.acknowledged {
            assert_eq!(&read[*seq].entry, entry, "{case}: in order");
        }
    }
}

/// Writes to several tables at once while a fault strikes, repeatedly for a while.
async fn law_holds(fault: Fault, moment: Moment, times: u32) {
    let case = format!("{fault:?} when {moment:?}, {times} times");
    let (place, faults) = (Place::new().await, Faults::default());
    let store = place.open(faults.clone()).await.unwrap();
    let mut playing = Vec::new();
    for _ in 0..4 {
        let mut scribe = Scribe::new(&store);
        playing.push(tokio::spawn(async move {
            for number in 0..24 {
                scribe.append(&format!("{number}")).await;
            }
            scribe
        }));
    }
    tokio::time::sleep(Duration::from_millis(3)).await;
    faults.plan(fault, moment, times);
    let mut scribes = Vec::new();
    for table in playing {
        scribes.push(table.await.unwrap());
    }
    // One more append, in case the fault struck too late.
    for scribe in &mut scribes {
        scribe.append("the end").await;
    }
    assert!(faults.are_over(), "{case}: it did strike");
    assert!(store.is_writable(), "{case}: it is over");
    drop(store);
    for scribe in &mut scribes {
        scribe.store.readers.close().await;
    }
    let tables: Vec<_> = scribes.drain(..).map(|s| (s.table, s.acknowledged)).collect();
    let fresh = open_when_free(&place).await;
    for (table, acknowledged) in tables {
        let scribe = Scribe { store: fresh.clone(), table, log: Vec::new(), acknowledged };
        scribe.check(&fresh, &case).await;
    }
}

/// Opens the database once the last store has released it.
async fn open_when_free(place: &Place) -> Store {
    loop {
        match place.open(Faults::default()).await {
            Ok(store) => return store,
            Err(StoreError::InUse) => {}
            Err(error) => panic!("{error}"),
        }
    }
}

macro_rules! moments {
    ($($name:ident: $moment:expr,)*) => {$(
        #[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            for fault in Fault::ALL {
                for times in [1, 5] {
                    let held = timeout(HEALED, law_holds(fault, $moment, times)).await;
                    held.unwrap_or_else(|_| panic!("{fault:?}: it never goes on"));
                }
            }
        }
    )*};
}

moments! {
    nothing_is_lost_if_it_fails_when_a_transaction_has_begun: Moment::Begun,
    nothing_is_lost_if_it_fails_after_the_entries: Moment::Inserted,
    nothing_is_lost_if_it_fails_before_the_commit: Moment::Listed,
    nothing_is_lost_if_the_answer_to_a_commit_is_lost: Moment::Committed,
}

/// Has another connection hold a lock, so that nothing can be written.
async fn hold(place: &Place, connection: &mut AnyConnection) {
    let sql = if place.is_sqlite() { "BEGIN IMMEDIATE" } else { "BEGIN" };
    connection.execute(sql).await.unwrap();
    if !place.is_sqlite() {
        connection.execute("LOCK TABLE log IN EXCLUSIVE MODE").await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn play_is_refused_while_the_database_is_locked_and_goes_on_by_itself() {
    let place = Place::new().await;
    let store = place.open(Faults::default()).await.unwrap();
    let mut scribe = Scribe::new(&store);
    scribe.append("before").await;
    let mut other = place.connect().await;
    hold(&place, &mut other).await;
    let entry = Entry::Said(Said { seat: Seat(0), text: "now".into() });
    let refused = store.append(&scribe.table, 1, std::slice::from_ref(&entry), None).await;
    assert!(refused.is_err());
    assert!(!store.is_writable());
    let again = store.append(&scribe.table, 1, &[entry], None).await;
    assert_eq!(again, Err(NotKept::Refused), "nothing is tried while it lasts");
    assert!(store.is_readable().await);
    other.execute("ROLLBACK").await.unwrap();
    while !store.is_writable() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    scribe.append("after").await;
    scribe.check(&store, "locked").await;
}

#[tokio::test]
async fn an_entry_that_does_not_follow_is_refused_and_no_other() {
    let place = Place::new().await;
    let store = place.open(Faults::default()).await.unwrap();
    let (mut one, mut other) = (Scribe::new(&store), Scribe::new(&store));
    one.append("first").await;
    let entry = [Entry::Said(Said { seat: Seat(0), text: "second first".into() })];
    let (conflict, ()) =
        tokio::join!(store.append(&one.table, 0, &entry, None), other.append("first"));
    assert_eq!(conflict, Err(NotKept::Conflict));
    assert!(store.is_writable());
    one.append("second").await;
    one.check(&store, "conflict").await;
    other.check(&store, "conflict").await;
}

#[tokio::test]
async fn nothing_is_not_kept() {
    let place = Place::new().await;
    let store = place.open(Faults::default()).await.unwrap();
    let table = random::id();
    assert_eq!(store.append(&table, 0, &[], None).await, Err(NotKept::Refused));
    assert_eq!(store.load(&table, 0).await.unwrap(), []);
    assert!(store.is_writable());
}

#[tokio::test]
async fn a_second_server_is_refused_until_the_first_has_ended() {
    let place = Place::new().await;
    let first = place.open(Faults::default()).await.unwrap();
    let second = place.open(Faults::default()).await.map(drop);
    assert!(matches!(second, Err(StoreError::InUse)), "{second:?}");
    drop(first);
    open_when_free(&place).await;
}

#[tokio::test]
async fn a_gap_in_a_log_is_noticed_and_named() {
    let place = Place::new().await;
    let store = place.open(Faults::default()).await.unwrap();
    let mut scribe = Scribe::new(&store);
    for text in ["one", "two", "three"] {
        scribe.append(text).await;
    }
    let gap = sqlx::query("DELETE FROM log WHERE table_id = $1 AND seq = 1");
    place.connect().await.execute(gap.bind(scribe.table.to_string())).await.unwrap();
    let damaged = store.load(&scribe.table, 0).await.unwrap_err().to_string();
    let told = format!("the log of table {} is damaged: entry 1: it is missing", scribe.table);
    assert_eq!(damaged, told);
}

/// How many rows the log of a table has.
async fn rows(place: &Place, table: &Id) -> i64 {
    let query = sqlx::query_scalar("SELECT COUNT(*) FROM log WHERE table_id = $1");
    query.bind(table.to_string()).fetch_one(&mut place.connect().await).await.unwrap()
}

#[tokio::test]
async fn a_packed_log_is_one_row_reads_as_before_and_goes_on() {
    let place = Place::new().await;
    let store = place.open(Faults::default()).await.unwrap();
    let mut scribe = Scribe::new(&store);
    for part in 1..=2 {
        for number in 0..20 {
            scribe.append(&format!("{number} of {part}")).await;
        }
        let before = store.load(&scribe.table, 0).await.unwrap();
        store.pack(&scribe.table).await.unwrap();
        assert_eq!(rows(&place, &scribe.table).await, 1);
        assert_eq!(store.load(&scribe.table, 0).await.unwrap(), before);
        assert_eq!(store.load(&scribe.table, 7).await.unwrap(), before[7..]);
        assert_eq!(store.load(&scribe.table, 20 * part).await.unwrap(), []);
        let versions = store.versions(std::slice::from_ref(&scribe.table)).await.unwrap();
        assert_eq!(versions, [(scribe.table.clone(), 20 * part)]);
    }
    scribe.append("later").await;
    assert_eq!(rows(&place, &scribe.table).await, 2);
    scribe.check(&store, "packed").await;
}

#[tokio::test]
async fn a_packed_log_that_was_damaged_is_noticed_and_named() {
    let place = Place::new().await;
    let store = place.open(Faults::default()).await.unwrap();
    let mut scribe = Scribe::new(&store);
    scribe.append("one").await;
    scribe.append("two").await;
    store.pack(&scribe.table).await.unwrap();
    let other = sqlx::query("UPDATE log SET seq = 2 WHERE table_id = $1");
    place.connect().await.execute(other.bind(scribe.table.to_string())).await.unwrap();
    let damaged = store.load(&scribe.table, 0).await.unwrap_err().to_string();
    assert!(damaged.ends_with("entry 2: 2 entries are packed in it"), "{damaged}");
    let none = sqlx::query("UPDATE log SET packed = $2 WHERE table_id = $1");
    let none = none.bind(scribe.table.to_string()).bind(b"none".to_vec());
    place.connect().await.execute(none).await.unwrap();
    assert!(matches!(store.load(&scribe.table, 0).await, Err(StoreError::Damaged { seq: 2, .. })));
}

/// A paused node has an outdated version of a table, and claims a position in its log that was
/// taken, but is free again since the log was packed, possibly at this very moment.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_writes_into_what_was_packed() {
    let place = Place::new().await;
    if place.is_sqlite() {
        return;
    }
    let open = || Store::open(&place.url, true, Metrics::default());
    let (store, behind) = (open().await.unwrap(), open().await.unwrap());
    let late = [Entry::Said(Said { seat: Seat(0), text: "late".into() })];
    for round in 0..30 {
        let mut scribe = Scribe::new(&store);
        for number in 0..6 {
            scribe.append(&format!("{number}")).await;
        }
        let knows = round % 6;
        let append = || behind.append(&scribe.table, knows, &late, None);
        let (packed, at_once) = tokio::join!(store.pack(&scribe.table), append());
        packed.unwrap();
        assert_eq!(at_once, Err(NotKept::Conflict), "after {knows}");
        assert_eq!(append().await, Err(NotKept::Conflict), "after {knows}, later");
        assert_eq!(rows(&place, &scribe.table).await, 1);
        scribe.append("the end").await;
        scribe.check(&behind, "packed").await;
    }
}

#[tokio::test]
async fn only_the_writer_writes() {
    let place = Place::new().await;
    let store = place.open(Faults::default()).await.unwrap();
    assert!(sqlx::query("UPDATE probe SET at = 1").execute(&store.readers).await.is_err());
}

#[tokio::test]
async fn one_origin_cannot_fill_the_public_list() {
    let place = Place::new().await;
    let store = place.open(Faults::default()).await.unwrap();
    let make = async |origin: Origin| {
        let room = Room::new(random::id(), plan(true));
        let listing = Some(Listing::of(&room, origin));
        store.append(room.id(), 0, &[Entry::Made(plan(true))], listing).await.unwrap();
        room.id().clone()
    };
    let honest = make(Origin::Address("one".into())).await;
    let flood = make(Origin::Address("other".into())).await;
    for _ in 0..30 {
        make(Origin::Address("other".into())).await;
        make(Origin::Table(flood.clone())).await;
    }
    let listed = store.public_tables().await.unwrap();
    assert!(listed.iter().any(|table| table.id == honest));
    assert_eq!(listed.len() as i64, 1 + super::LISTED_OF_ONE_ORIGIN);
}

#[tokio::test]
async fn a_channel_of_an_unknown_kind_or_with_an_unknown_trouble_is_not_read() {
    let place = Place::new().await;
    let store = place.open(Faults::default()).await.unwrap();
    let id = random::id();
    let channel = NewChannel {
        id: id.clone(),
        guest: random::id(),
        kind: ChannelKind::Hook,
        name: "example.org".into(),
        print: String::new(),
        address: String::new(),
        made: 1,
        until: None,
        tries: 1,
    };
    assert!(store.add_channel(channel, 1).await.unwrap());
    store.channel_trouble(id.as_str(), Why::TooMany, 2, true, false).await.unwrap();
    let kept = store.channel(&id).await.unwrap().unwrap();
    assert_eq!((kept.kind, kept.trouble), (ChannelKind::Hook, Some((Why::TooMany, 2, true))));
    for (column, told) in [("kind", "no kind of channel"), ("trouble", "no trouble")] {
        let update = AssertSqlSafe(format!("UPDATE channels SET {column} = 'pigeon'"));
        place.connect().await.execute(update).await.unwrap();
        let refused = store.channel(&id).await.map(drop).unwrap_err().to_string();
        assert!(refused.contains(&format!("there is {told} \"pigeon\"")), "{refused}");
    }
}

#[tokio::test]
async fn a_file_that_cannot_be_opened_is_named() {
    let directory = TempDir::new().unwrap();
    let url = format!("sqlite://{}/missing/asterism.db", directory.path().display());
    let error =
        Store::open(&url, false, Metrics::default()).await.map(drop).unwrap_err().to_string();
    assert!(error.contains("missing/asterism.db.lock"), "{error}");
}

#[tokio::test]
async fn what_cannot_be_written_is_not_kept() {
    let (place, faults) = (Place::new().await, Faults::default());
    let store = place.open(faults.clone()).await.unwrap();
    let mut scribe = Scribe::new(&store);
    scribe.append("one").await;
    scribe.append("two").await;
    faults.plan(Fault::Io, Moment::Begun, 1);
    let packed = store.pack(&scribe.table).await;
    assert!(matches!(packed, Err(StoreError::NotKept(NotKept::Uncertain))), "{packed:?}");
}

#[tokio::test]
async fn a_database_that_does_not_answer_is_too_slow() {
    let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("postgres://{}/asterism", silent.local_addr().unwrap());
    let opened = Store::open(&url, false, Metrics::default()).await.map(drop);
    assert!(matches!(opened, Err(StoreError::TooSlow)), "{opened:?}");
}

#[tokio::test]
async fn a_database_that_cannot_be_written_is_refused_at_the_start() {
    let place = Place::new().await;
    if !place.is_sqlite() {
        return;
    }
    drop(place.open(Faults::default()).await.unwrap());
    let read_only = Place { url: format!("{}?mode=ro", place.url), directory: None };
    let error = loop {
        match read_only.open(Faults::default()).await.map(drop).unwrap_err() {
            StoreError::InUse => {}
            error => break error.to_string(),
        }
    };
    assert!(error.contains("attempt to write a readonly database"), "{error}");
}
