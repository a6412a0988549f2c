//! A player at a table: a connection, and what it knows about the table.

use serde_json::{Value, json};
use table::Seed;

use crate::{Connection, Error, Guest, Heard, Sight, deal};

/// A player at a table.
pub struct Player {
    /// The connection.
    pub connection: Connection,
    /// What it knows about the table.
    pub sight: Sight,
}

impl Player {
    /// Joins a table, having received everything up to a version, and receives its state.
    pub async fn join(guest: &Guest, table: &str, since: u32) -> Result<Player, Error> {
        let connection = guest.connect(table, since).await?;
        let mut player = Player { connection, sight: Sight::default() };
        player.until(|sight| sight.version > 0).await?;
        Ok(player)
    }

    /// Receives the next message.
    pub async fn hear(&mut self) -> Result<Heard, Error> {
        let text = self.connection.hear().await?;
        self.sight.hear(&text)
    }

    /// Receives messages until a condition holds. None of them may be a refusal.
    pub async fn until(&mut self, holds: impl Fn(&Sight) -> bool) -> Result<(), Error> {
        while !holds(&self.sight) {
            if let Heard::Refused { code, message, .. } = self.hear().await? {
                return Err(Error::NotDone { code, message });
            }
        }
        Ok(())
    }

    /// Sends a request, and waits until it was done.
    pub async fn done(&mut self, ask: &Value) -> Result<(), Error> {
        let wanted = self.connection.ask(ask).await?;
        loop {
            match self.hear().await? {
                Heard::Done { id, .. } if id == wanted => return Ok(()),
                Heard::Refused { code, message, .. } => {
                    return Err(Error::NotDone { code, message });
                }
                _ => {}
            }
        }
    }

    /// Two people sit down at a new table and begin: the first creates it.
    pub async fn two_at(guests: &[Guest; 2], game: &str) -> Result<(String, [Player; 2]), Error> {
        let [ann, bob] = guests;
        let table = json!({ "game": game, "seats": ["me", "open"] });
        let id = ann.make_table(&table).await?;
        let mut players = [Player::join(ann, &id, 0).await?, Player::join(bob, &id, 0).await?];
        players[1].done(&json!({ "sit": { "seat": 1 } })).await?;
        Player::deal(&mut players).await?;
        Ok((id, players))
    }

    /// All seats commit, the first, who created the table, starts, and all reveal.
    async fn deal(players: &mut [Player]) -> Result<(), Error> {
        let value = Seed([0x5a; 32]);
        for player in &mut *players {
            let seat = player.sight.seat.unwrap_or_default();
            player.done(&deal::commit(seat, value)).await?;
        }
        players[0].done(&json!("start")).await?;
        for player in &mut *players {
            player.until(|sight| sight.sealed).await?;
            player.done(&deal::reveal(value)).await?;
        }
        for player in players {
            player.until(|sight| sight.now.is_some()).await?;
        }
        Ok(())
    }
}
