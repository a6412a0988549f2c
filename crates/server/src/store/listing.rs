//! Tables as lists show them, and for whom. The listings of a commit are written together, since the
//! writer waits for every statement.

use std::collections::BTreeMap;

use room::message::Phase;
use room::{Id, Room};
use sqlx::{AnyConnection, Row as _};

use super::database::{Engine, for_rows};
use super::ratings::CameOut;
use super::{text, unix_millis};

/// The listings of a commit by table, so that all nodes lock rows in the same order.
pub(super) type Listings<'a> = BTreeMap<&'a str, &'a Listing>;

/// A table as lists show it.
pub(crate) struct Listing {
    public: bool,
    phase: Phase,
    summary: String,
    players: Vec<Player>,
    origin: Origin,
    /// The result of the game, if it has just ended.
    pub(super) came_out: Option<CameOut>,
    /// Whether nothing has happened at it, so that its place in lists stays the same.
    quiet: bool,
}

/// Who created a table: lists show a few of each origin, so that nobody can fill them.
pub(crate) enum Origin {
    /// Nobody in particular; not limited.
    Unknown,
    /// An address, as a text that does not tell which.
    Address(String),
    /// The creator of this table.
    Table(Id),
}

impl Origin {
    /// The origin as the database has it.
    async fn read(&self, connection: &mut AnyConnection) -> Result<String, sqlx::Error> {
        Ok(match self {
            Origin::Unknown => String::new(),
            Origin::Address(origin) => origin.clone(),
            Origin::Table(table) => {
                let query = sqlx::query_scalar("SELECT origin FROM tables WHERE id = $1");
                query.bind(table.as_str()).fetch_optional(connection).await?.unwrap_or_default()
            }
        })
    }
}

impl Listing {
    pub(crate) fn of(room: &Room, origin: Origin) -> Listing {
        let summary = room.summary();
        Listing {
            public: room.plan().public,
            summary: text(&summary),
            phase: summary.phase,
            players: Player::all(room),
            origin,
            came_out: None,
            quiet: false,
        }
    }

    /// Whether a guest has a seat.
    fn seats(&self, guest: &str) -> bool {
        self.players.iter().any(|player| player.guest.as_str() == guest)
    }

    /// What has changed in lists between two states of a table.
    pub(crate) fn since(before: &Room, room: &Room) -> Option<Listing> {
        let changed = room.listing_differs_from(before);
        let quiet = before.phase() == Phase::Over && room.has_forgotten_since(before);
        let came_out = || CameOut::of(room, before);
        let listing = || Listing::of(room, Origin::Unknown);
        changed.then(|| Listing { came_out: came_out(), quiet, ..listing() })
    }
}

/// A guest who has a seat at a table.
struct Player {
    guest: Id,
    /// Whether they play it themselves, rather than a bot.
    plays: bool,
    seat: u8,
    hosts: bool,
}

impl Player {
    fn all(room: &Room) -> Vec<Player> {
        let player = |seat| {
            let guest = room.owner_of(seat).filter(|guest| !guest.is_forgotten())?;
            let (_, plays) = room.players().find(|(other, _)| other.id == guest.id)?;
            Some(Player {
                guest: guest.id.clone(),
                plays,
                seat: seat.0,
                hosts: room.is_host(guest),
            })
        };
        room.seats().filter_map(player).collect()
    }
}

/// Writes the listings of a commit.
pub(super) async fn write_all(
    listings: &Listings<'_>,
    connection: &mut AnyConnection,
    engine: Engine,
) -> Result<(), sqlx::Error> {
    if listings.is_empty() {
        return Ok(());
    }
    write_tables(listings, connection, engine).await?;
    take_off_lists(listings, connection, engine).await?;
    write_players(listings, connection, engine).await
}

async fn write_tables(
    listings: &Listings<'_>,
    connection: &mut AnyConnection,
    engine: Engine,
) -> Result<(), sqlx::Error> {
    // A quiet change comes without a time, so that the table keeps its own.
    let sql = format!(
        "INSERT INTO tables (id, listed, phase, changed, summary, origin, empty_since) \
         VALUES {} ON CONFLICT (id) DO UPDATE SET \
         phase = excluded.phase, summary = excluded.summary, \
         changed = CASE excluded.changed WHEN 0 THEN tables.changed ELSE excluded.changed END, \
         packed = CASE excluded.changed WHEN 0 THEN tables.packed ELSE 0 END",
        engine.parameters(listings.len(), 7)
    );
    let now = unix_millis();
    let mut query = for_rows(sql, listings.len());
    for (table, listing) in listings {
        query = query
            .bind(*table)
            .bind(i64::from(listing.public))
            .bind(listing.phase.name())
            .bind(if listing.quiet { 0 } else { now })
            .bind(listing.summary.as_str())
            .bind(listing.origin.read(connection).await?)
            .bind(now);
    }
    query.execute(connection).await.map(drop)
}

/// Takes tables off the lists of guests who have given up their seats.
async fn take_off_lists(
    listings: &Listings<'_>,
    connection: &mut AnyConnection,
    engine: Engine,
) -> Result<(), sqlx::Error> {
    let sql = format!(
        "SELECT table_id, guest FROM players WHERE table_id IN (VALUES {}) \
         AND (seat >= 0 OR hidden = 0) ORDER BY table_id, guest",
        engine.parameters(listings.len(), 1)
    );
    let query = for_rows(sql, listings.len());
    let query = listings.keys().fold(query, |query, table| query.bind(*table));
    for row in query.fetch_all(&mut *connection).await? {
        let (table, guest): (&str, &str) = (row.try_get(0)?, row.try_get(1)?);
        if listings.get(table).is_some_and(|listing| listing.seats(guest)) {
            continue;
        }
        // A guest who was here must still be found when they are to be forgotten.
        sqlx::query(
            "UPDATE players SET plays = 0, hidden = 1, seat = -1, hosts = 0, asked = 0, due = 0 \
             WHERE guest = $1 AND table_id = $2",
        )
        .bind(guest)
        .bind(table)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// Lists tables for those who have a seat. A table taken off a list returns when its guest comes back
/// to play.
async fn write_players<'a>(
    listings: &Listings<'a>,
    connection: &mut AnyConnection,
    engine: Engine,
) -> Result<(), sqlx::Error> {
    let of_table = |(table, listing): (&&'a str, &&'a Listing)| {
        let table = *table;
        listing.players.iter().map(move |player| ((table, player.guest.as_str()), player))
    };
    let players: BTreeMap<_, _> = listings.iter().flat_map(of_table).collect();
    if players.is_empty() {
        return Ok(());
    }
    let sql = format!(
        "INSERT INTO players (guest, table_id, plays, seat, hosts) VALUES {} \
         ON CONFLICT (guest, table_id) DO UPDATE SET plays = excluded.plays, \
         seat = excluded.seat, hosts = excluded.hosts, hidden = CASE \
         WHEN players.plays = 0 AND excluded.plays = 1 THEN 0 ELSE players.hidden END",
        engine.parameters(players.len(), 5)
    );
    let mut query = for_rows(sql, players.len());
    for ((table, guest), Player { plays, seat, hosts, .. }) in &players {
        query = query
            .bind(*guest)
            .bind(*table)
            .bind(i64::from(*plays))
            .bind(i64::from(*seat))
            .bind(i64::from(*hosts));
    }
    query.execute(connection).await.map(drop)
}
