//! Tables with two clients each, and games between them.

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
    /// Each move as soon as all have heard of the one before.
    Fast,
    /// So many moves a second.
    Each(f64),
}

/// Tables to play at.
#[derive(Default)]
pub(super) struct Tables(Vec<Table>);

struct Table {
    guests: [Guest; 2],
    game: String,
    clients: [Player; 2],
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure(format!("the server: {error}"))
    }
}

impl Tables {
    /// Opens tables, and begins a game at each.
    pub(super) async fn open(
        server: &str,
        game: &str,
        count: u16,
        bar: &ProgressBar,
    ) -> Result<Tables, Failure> {
        let guests = [Guest::enter(server, "Ann").await?, Guest::enter(server, "Bob").await?];
        let (mut tables, mut opening) = (Tables::default(), JoinSet::new());
        for _ in 0..count {
            if opening.len() == OPENED_AT_ONCE {
                tables.take(opening.join_next().await, bar)?;
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

    /// Plays at all tables, and tells for each move how long it took until the last client knew.
    pub(super) async fn play(self, time: Duration, pace: Pace) -> Result<Vec<Duration>, Failure> {
        let mut playing = JoinSet::new();
        let (count, end) = (self.0.len(), Instant::now() + time);
        for (number, table) in self.0.into_iter().enumerate() {
            // Tables do not move in step.
            let part = number as f64 / count as f64;
            playing.spawn(table.play(end, pace, part));
        }
        let mut waits = Vec::new();
        while let Some(table) = playing.join_next().await {
            waits.extend(table.map_err(|error| Failure(error.to_string()))??);
        }
        Ok(waits)
    }
}

impl Table {
    async fn open(guests: [Guest; 2], game: String) -> Result<Table, Error> {
        let (_, clients) = Player::two_at(&guests, &game).await?;
        Ok(Table { guests, game, clients })
    }

    async fn play(mut self, end: Instant, pace: Pace, part: f64) -> Result<Vec<Duration>, Error> {
        let mut waits = Vec::new();
        let mut next = match pace {
            Pace::Fast => Instant::now(),
            Pace::Each(rate) => Instant::now() + Duration::from_secs_f64(part / rate),
        };
        let mut choice = (part * 1000.0) as usize;
        while next < end {
            tokio::time::sleep_until(next.into()).await;
            if self.clients[0].sight.is_over() {
                (_, self.clients) = Player::two_at(&self.guests, &self.game).await?;
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
        Ok(waits)
    }

    /// One of those to act makes a move; done when both have heard of it.
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
