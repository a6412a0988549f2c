//! What bots are told of the game: who has won. The rest they find out by playing on.

use bots::Insight;
use table::{Game, PerSeat, Seat};

use crate::{COLUMNS, ConnectFour, Drop, ROWS};

impl Insight for ConnectFour {
    const SCALE: f32 = 1.0;
    const PLAYOUT: u32 = (COLUMNS * ROWS) as u32;

    fn prospects(&self) -> PerSeat<f32> {
        PerSeat(self.scores().0.map(|score| score as f32))
    }

    fn promise(&self, _: Seat, _: Drop) -> f32 {
        0.0
    }

    fn disguise(&self, _: Seat, _: Drop, _: Seat) -> Option<Drop> {
        None
    }
}
