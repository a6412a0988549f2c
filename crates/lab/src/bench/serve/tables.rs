//! Tables with two clients each, and games between them.

use std::ops::Range;
use std::time::{Duration, Instant};

use client::{Error, Guest, Player, Sight};
use indicatif::ProgressBar;
use tokio::task::JoinSet;

use crate::Failure;

/// How many tables are opened at the same time.
const OPENED_AT_ONCE: usize = 32;

/// How fast a table plays.
#[derive(Clone, Copy)]
pub(super) enum Pace {
    /// Each move as soon as everyone has received the one before.
    Fast,
    /// This many moves per second.
    Each(f64),
}

/// The tables of a measurement.
#[derive(Default)]
pub(super) struct Tables(Vec<Table>);

struct Table {
    id: String,
    guests: [Guest; 2],
    game: String,
    clients: [Player; 2],
}

/// The people at the tables.
#[derive(Clone, Copy)]
pub(super) enum People {
    /// The same two people everywhere, from this machine.
    Two,
    /// Two different people at each, and each table from a different address, as given by a proxy.
    Many,
}

impl People {
    /// The two people at a table: at two nodes, if there are several.
    async fn at(self, nodes: &[String], table: u16) -> Result<[Guest; 2], Error> {
        let (one, other) = (&nodes[0], &nodes[1 % nodes.len()]);
        let nobody = match self {
            People::Two => Guest::nobody(one),
            People::Many => {
                let [high, low] = table.to_be_bytes();
                Guest::nobody(one).coming_from(&format!("10.0.{high}.{low}"))
            }
        };
        Ok([nobody.clone().named("Ann").await?, nobody.named("Bob").await?.at(other)])
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure(format!("the server: {error}"))
    }
}

impl Tables {
    /// Opens tables, and starts a game at each.
    pub(super) async fn open(
        nodes: &[String],
        game: &str,
        numbers: Range<u16>,
        people: People,
        bar: &ProgressBar,
    ) -> Result<Tables, Failure> {
        let mut guests = people.at(nodes, numbers.start).await?;
        let (mut tables, mut opening) = (Tables::default(), JoinSet::new());
        for number in numbers {
            if opening.len() == OPENED_AT_ONCE {
                tables.take(opening.join_next().await, bar)?;
            }
            if matches!(people, People::Many) {
                guests = people.at(nodes, number).await?;
            }
            opening.spawn(Table::open(guests.clone(), game.to_owned()));
        }
        while !opening.is_empty() {
            tables.take(opening.join_next().await, bar)?;
        }
        Ok(tables)
    }

    fn take(
        &mut self,
        opened: Option<Result<Result<Table, Error>, tokio::task::JoinError>>,
        bar: &ProgressBar,
    ) -> Result<(), Failure> {
        if let Some(table) = opened {
            self.0.push(table.map_err(|error| Failure(error.to_string()))??);
            bar.inc(1);
        }
        Ok(())
    }

    pub(super) fn join(mut self, others: Tables) -> Tables {
        self.0.extend(others.0);
        self
    }

    /// The ids of the tables.
    pub(super) fn ids(&self) -> Vec<String> {
        self.0.iter().map(|table| table.id.clone()).collect()
    }

    /// Plays at all tables, and returns for each move how long it took until the last client
    /// received it.
    pub(super) async fn play(
        self,
        time: Duration,
        pace: Pace,
    ) -> Result<(Tables, Vec<Duration>), Failure> {
        let mut playing = JoinSet::new();
        let (count, end) = (self.0.len(), Instant::now() + time);
        for (number, table) in self.0.into_iter().enumerate() {
            // Tables are staggered.
            let part = number as f64 / count as f64;
            playing.spawn(table.play(end, pace, part));
        }
        let (mut tables, mut waits) = (Tables::default(), Vec::new());
        while let Some(played) = playing.join_next().await {
            let (table, some) = played.map_err(|error| Failure(error.to_string()))??;
            tables.0.push(table);
            waits.extend(some);
        }
        Ok((tables, waits))
    }
}

impl Table {
    async fn open(guests: [Guest; 2], game: String) -> Result<Table, Error> {
        let (id, clients) = Player::two_at(&guests, &game).await?;
        Ok(Table { id, guests, game, clients })
    }

    async fn play(
        mut self,
        end: Instant,
        pace: Pace,
        part: f64,
    ) -> Result<(Table, Vec<Duration>), Error> {
        let mut waits = Vec::new();
        let mut next = match pace {
            Pace::Fast => Instant::now(),
            Pace::Each(rate) => Instant::now() + Duration::from_secs_f64(part / rate),
        };
        let mut choice = (part * 1000.0) as usize;
        while next < end {
            tokio::time::sleep_until(next.into()).await;
            if self.clients[0].sight.is_over() {
                (self.id, self.clients) = Player::two_at(&self.guests, &self.game).await?;
            }
            choice = choice.wrapping_mul(31).wrapping_add(7);
            let started = Instant::now();
            self.make_move(choice).await?;
            waits.push(started.elapsed());
            next = match pace {
                Pace::Fast => Instant::now(),
                Pace::Each(rate) => next + Duration::from_secs_f64(1.0 / rate),
            };
        }
        Ok((self, waits))
    }

    /// Makes a move of a seat to act; done when both clients have received it.
    async fn make_move(&mut self, choice: usize) -> Result<(), Error> {
        let [ann, bob] = &mut self.clients;
        let acting = if ann.sight.is_my_turn() { &mut *ann } else { &mut *bob };
        let version = acting.sight.version + 1;
        let nothing = || Error::Strange("nobody is to act".into());
        let play = acting.sight.play(choice).ok_or_else(nothing)?;
        acting.connection.ask(&play).await?;
        let heard = |sight: &Sight| sight.version >= version;
        tokio::try_join!(ann.until(heard), bob.until(heard))?;
        Ok(())
    }
}
