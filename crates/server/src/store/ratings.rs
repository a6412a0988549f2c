//! Results of games and their effect on ratings: written in the commit of the entry that ended the
//! game, so that a game counts exactly once.

use std::slice;

use rating::{Finish, Player, Rating, anchor, rate};
use room::message::{Guest, Who};
use room::{Id, Room};
use sqlx::{AnyConnection, Executor as _, Row as _};

use super::database::{Engine, for_rows};
use super::writer::{Job, Write};
use super::{NotKept, Store, StoreError, unix_millis};
use crate::random;

/// The most games of a guest that are read, the latest ones.
const LOOKED_AT: i64 = 5000;

/// The result of a game.
pub(crate) struct CameOut {
    game: String,
    rated: bool,
    seats: Vec<SeatCameOut>,
}

struct SeatCameOut {
    finish: room::Finish,
    /// The seat's cards at the end.
    cards: String,
}

/// A game that a guest played.
#[derive(Clone, Debug)]
pub(crate) struct PlayedGame {
    pub(crate) table: String,
    pub(crate) game: String,
    /// When it ended, in milliseconds since 1970.
    pub(crate) at: i64,
    pub(crate) seats: u8,
    pub(crate) place: u8,
    pub(crate) left: bool,
    /// The rating after it, if it was rated.
    pub(crate) rating: Option<Rating>,
    pub(crate) cards: String,
    /// Whether its table was public.
    pub(crate) listed: bool,
}

/// A guest's page.
#[derive(Clone, Debug)]
pub(crate) struct Profile {
    /// Its public id.
    pub(crate) person: Id,
    pub(crate) public: bool,
}

impl CameOut {
    /// The result of a table's game, if it was not settled before.
    pub(crate) fn of(room: &Room, before: &Room) -> Option<CameOut> {
        let finishes = room.finishes().filter(|_| before.finishes().is_none())?;
        let cards = |seat| room.game().map_or_else(Vec::new, |game| game.keepsakes(seat)).join(" ");
        let came_out =
            |(seat, finish): (_, room::Finish)| SeatCameOut { cards: cards(seat), finish };
        Some(CameOut {
            game: room.plan().game.clone(),
            rated: room.is_rated(),
            seats: room.seats().zip(finishes).map(came_out).collect(),
        })
    }
}

/// Writes the results of the games in a batch. This comes last in a commit, so that a node waiting
/// here for another holds no lock that the other could need later.
pub(super) async fn settle(
    connection: &mut AnyConnection,
    engine: Engine,
    games: &[(&Id, &CameOut)],
) -> Result<(), sqlx::Error> {
    if engine == Engine::Postgres && games.iter().any(|(_, came_out)| came_out.rated) {
        // Two nodes that rate one guest at once would both start from the same rating.
        connection.execute("LOCK TABLE ratings IN EXCLUSIVE MODE").await?;
    }
    let (rated, unrated): (Vec<_>, Vec<_>) = games.iter().partition(|(_, game)| game.rated);
    for (table, came_out) in rated {
        let ratings = came_out.rate(connection).await?;
        for played in came_out.played(table, ratings) {
            // Another game of somebody in this one may follow in the same commit.
            let is_news =
                Played::write_all(slice::from_ref(&played), connection, engine).await? > 0;
            if is_news {
                played.rate(connection).await?;
            }
        }
    }
    let unrated: Vec<Played> = unrated
        .into_iter()
        .flat_map(|(table, came_out)| came_out.played(table, vec![None; came_out.seats.len()]))
        .collect();
    Played::write_all(&unrated, connection, engine).await.map(drop)
}

/// The results of games that end in a batch, without those that another node has ended before.
pub(super) fn ended<'a>(
    batch: &'a [Job],
    effects: &[Result<bool, NotKept>],
) -> Vec<(&'a Id, &'a CameOut)> {
    let stands = batch.iter().zip(effects).filter(|(_, effect)| effect.is_ok());
    let came_out = |(job, _): (&'a Job, _)| match &job.write {
        Write::Append(append) => append
            .lists
            .listing
            .as_ref()?
            .came_out
            .as_ref()
            .map(|came_out| (&append.table, came_out)),
        _ => None,
    };
    stands.filter_map(came_out).collect()
}

/// A game in the list of somebody who has played it.
struct Played<'a> {
    guest: &'a Guest,
    table: &'a Id,
    came_out: &'a CameOut,
    seat: &'a SeatCameOut,
    /// The rating after it, and how many rated games there were before; none if it is not rated.
    rated: Option<(Rating, i64)>,
}

impl Played<'_> {
    /// Writes some that are not written yet, and tells how many these were.
    async fn write_all(
        played: &[Played<'_>],
        connection: &mut AnyConnection,
        engine: Engine,
    ) -> Result<u64, sqlx::Error> {
        if played.is_empty() {
            return Ok(0);
        }
        let sql = format!(
            "INSERT INTO played (guest, table_id, game, at, seats, place, has_left, rated, \
             points, doubt, cards) VALUES {} ON CONFLICT (guest, table_id) DO NOTHING",
            engine.parameters(played.len(), 11)
        );
        let now = unix_millis();
        let mut query = for_rows(sql, played.len());
        for Played { guest, table, came_out, seat, rated } in played {
            let (points, doubt) =
                rated.map_or((0.0, 0.0), |(after, _)| (after.points, after.doubt));
            query = query
                .bind(guest.id.as_str())
                .bind(table.as_str())
                .bind(came_out.game.as_str())
                .bind(now)
                .bind(came_out.seats.len() as i64)
                .bind(i64::from(seat.finish.place))
                .bind(i64::from(seat.finish.left))
                .bind(i64::from(rated.is_some()))
                .bind(points)
                .bind(doubt)
                .bind(seat.cards.as_str());
        }
        Ok(query.execute(connection).await?.rows_affected())
    }

    /// Writes the rating after it.
    async fn rate(&self, connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
        let Some((rating, games)) = self.rated else { return Ok(()) };
        sqlx::query(
            "INSERT INTO ratings (guest, game, points, doubt, games) \
             VALUES ($1, $2, $3, $4, $5) ON CONFLICT (guest, game) DO UPDATE SET \
             points = excluded.points, doubt = excluded.doubt, games = excluded.games",
        )
        .bind(self.guest.id.as_str())
        .bind(self.came_out.game.as_str())
        .bind(rating.points)
        .bind(rating.doubt)
        .bind(games + 1)
        .execute(connection)
        .await
        .map(drop)
    }
}

impl CameOut {
    /// The game in the lists of those who have played it: people who left it have, if it was rated.
    fn played<'a>(
        &'a self,
        table: &'a Id,
        ratings: Vec<Option<(Rating, i64)>>,
    ) -> impl Iterator<Item = Played<'a>> {
        self.seats.iter().zip(ratings).filter_map(move |(seat, rated)| {
            let Who::Guest(guest) = &seat.finish.who else { return None };
            let has_played = !guest.is_forgotten() && (self.rated || !seat.finish.left);
            has_played.then_some(Played { guest, table, came_out: self, seat, rated })
        })
    }

    /// The new ratings of the people, and how many rated games each had before. A bot without a
    /// measured rating is compared with nobody.
    async fn rate(
        &self,
        connection: &mut AnyConnection,
    ) -> Result<Vec<Option<(Rating, i64)>>, sqlx::Error> {
        let mut games = Vec::with_capacity(self.seats.len());
        let mut compared = Vec::with_capacity(self.seats.len());
        for SeatCameOut { finish, .. } in &self.seats {
            let (player, before) = match &finish.who {
                Who::Guest(guest) => {
                    let (rating, games) = rating_of(connection, guest, &self.game).await?;
                    (Some(Player::Person(rating)), Some(games))
                }
                Who::Bot(skill) => (anchor(&self.game, skill.level()).map(Player::Bot), None),
                Who::Open => (None, None),
            };
            games.push(before);
            compared.extend(player.map(|player| Finish { player, place: finish.place }));
        }
        let mut people = rate(&compared).into_iter().flatten();
        let mut after = |games| people.next().map(|rating| (rating, games));
        Ok(games.into_iter().map(|games| games.and_then(&mut after)).collect())
    }
}

/// The rating of a guest at a game, and after how many rated games.
async fn rating_of(
    connection: &mut AnyConnection,
    guest: &Guest,
    game: &str,
) -> Result<(Rating, i64), sqlx::Error> {
    let query =
        sqlx::query("SELECT points, doubt, games FROM ratings WHERE guest = $1 AND game = $2");
    let row = query.bind(guest.id.as_str()).bind(game).fetch_optional(connection).await?;
    let Some(row) = row else { return Ok((Rating::NEW, 0)) };
    Ok((Rating { points: row.try_get(0)?, doubt: row.try_get(1)? }, row.try_get(2)?))
}

/// Sets who may see the page of a guest; the id is for a page that has none yet.
pub(super) async fn show_page(
    connection: &mut AnyConnection,
    guest: &Id,
    person: &Id,
    public: bool,
) -> Result<(), sqlx::Error> {
    let query = sqlx::query(
        "INSERT INTO profiles (guest, person, public) VALUES ($1, $2, $3) \
         ON CONFLICT (guest) DO UPDATE SET public = excluded.public",
    );
    let query = query.bind(guest.as_str()).bind(person.as_str()).bind(i64::from(public));
    query.execute(connection).await.map(drop)
}

impl Store {
    /// The games that a guest played, oldest first.
    pub(crate) async fn games_of(&self, guest: &Id) -> Result<Vec<PlayedGame>, StoreError> {
        let query = sqlx::query(
            "SELECT played.table_id, game, at, seats, place, has_left, rated, points, doubt, cards, \
             listed FROM played JOIN tables ON tables.id = played.table_id \
             WHERE guest = $1 ORDER BY at DESC, played.table_id LIMIT $2",
        );
        let rows = query.bind(guest.as_str()).bind(LOOKED_AT).fetch_all(&self.readers).await?;
        let read = |row: &sqlx::any::AnyRow| {
            let rating = Rating { points: row.try_get(7)?, doubt: row.try_get(8)? };
            Ok(PlayedGame {
                table: row.try_get(0)?,
                game: row.try_get(1)?,
                at: row.try_get(2)?,
                seats: row.try_get::<i64, _>(3)? as u8,
                place: row.try_get::<i64, _>(4)? as u8,
                left: row.try_get::<i64, _>(5)? == 1,
                rating: (row.try_get::<i64, _>(6)? == 1).then_some(rating),
                cards: row.try_get(9)?,
                listed: row.try_get::<i64, _>(10)? == 1,
            })
        };
        rows.iter().rev().map(read).collect()
    }

    /// The page of a guest, if they have ever chosen who may see it.
    pub(crate) async fn profile_of(&self, guest: &Id) -> Result<Option<Profile>, StoreError> {
        let query = sqlx::query("SELECT person, public FROM profiles WHERE guest = $1");
        let row = query.bind(guest.as_str()).fetch_optional(&self.readers).await?;
        let Some(row) = row else { return Ok(None) };
        let public = row.try_get::<i64, _>(1)? == 1;
        Ok(Id::try_from(row.try_get::<String, _>(0)?).ok().map(|person| Profile { person, public }))
    }

    /// The owner of a page, and whether everyone may see it.
    pub(crate) async fn guest_of(&self, person: &Id) -> Result<Option<(Guest, bool)>, StoreError> {
        let query = sqlx::query(
            "SELECT guests.id, guests.name, public FROM profiles \
             JOIN guests ON guests.id = profiles.guest WHERE person = $1",
        );
        let row = query.bind(person.as_str()).fetch_optional(&self.readers).await?;
        let Some(row) = row else { return Ok(None) };
        let (name, public) = (row.try_get(1)?, row.try_get::<i64, _>(2)? == 1);
        let id = Id::try_from(row.try_get::<String, _>(0)?).ok();
        Ok(id.map(|id| (Guest { id, name }, public)))
    }

    /// Sets whether everyone may see the page of a guest. Its id stays the same.
    pub(crate) async fn show_page(&self, guest: &Id, public: bool) -> Result<(), NotKept> {
        let (guest, person) = (guest.clone(), random::id());
        self.write(Write::ShowPage { guest, person, public }).await.map(drop)
    }
}
