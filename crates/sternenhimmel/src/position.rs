//! The game in a form that people read and edit.

use serde::{Deserialize, Serialize};
use table::{Fault, PerSeat, PositionError, Seat, Setup};

use crate::data::DiscSet;
use crate::invariants::{Check, check_nine};
use crate::open::{Open, OpenDiscs};
use crate::score::Purse;
use crate::state::LastScored;
use crate::view::Placed;
use crate::{Disc, Discs, Figure, FigureSet, Sternenhimmel};

/// Everything on the table, with nothing hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The seat whose turn it is (after the end of the game, whose turn it would be).
    pub turn: Seat,
    /// The open discs, by their places on the table.
    pub open: Vec<OpenBoard>,
    /// The discs to come, the next one first.
    pub pile: Vec<Disc>,
    /// The players.
    pub seats: Vec<SeatBoard>,
    /// The disc scored last.
    #[serde(default)]
    pub last: Option<LastBoard>,
}

/// An open disc.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenBoard {
    /// The disc.
    pub disc: Disc,
    /// How many discs were opened before it.
    pub age: u8,
    /// The figures on it.
    pub figures: Vec<Placed>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatBoard {
    /// Its hand.
    pub hand: Vec<Figure>,
    /// Its coins, by what they were paid for.
    #[serde(default)]
    pub purse: Purse,
}

/// The disc scored last, as it stood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LastBoard {
    /// The disc.
    pub disc: Disc,
    /// How many discs were opened before it.
    pub age: u8,
    /// The figures that stood on it.
    pub figures: Vec<Placed>,
    /// Everyone's coins before it was scored.
    pub coins: Vec<i32>,
}

impl Board {
    pub(crate) fn of(game: &Sternenhimmel) -> Board {
        let seats = game.setup.seats();
        let open = |open: &Open| OpenBoard {
            disc: open.disc(),
            age: open.age(),
            figures: open.placed(|_| true),
        };
        let seat =
            |seat| SeatBoard { hand: game.hands[seat].iter().collect(), purse: game.purses[seat] };
        Board {
            turn: game.turn,
            open: game.open.iter().map(open).collect(),
            pile: game.pile.iter().rev().copied().collect(),
            seats: Seat::all(seats).map(seat).collect(),
            last: game.last.map(|LastScored { open: scored, coins }| {
                let OpenBoard { disc, age, figures } = open(&scored);
                LastBoard { disc, age, figures, coins: coins.seated(seats).to_vec() }
            }),
        }
    }

    /// The state that the position describes, with these discs. This rejects what a state cannot
    /// even represent; other impossible positions are left to `invariants`.
    pub fn state_with(
        &self,
        discs: &'static Discs,
        setup: Setup,
    ) -> Result<Sternenhimmel, PositionError> {
        let seats = setup.seats();
        one_a_seat("seats", self.seats.len(), seats)?;
        self.check_discs(seats)?;
        check_seat("turn", self.turn, seats)?;
        let (mut hands, mut purses) = (PerSeat::default(), PerSeat::default());
        for (seat, board) in Seat::all(seats).zip(&self.seats) {
            hands[seat] = figure_set(&format!("seats[{seat}].hand"), &board.hand)?;
            purses[seat] = board.purse;
        }
        let mut open = Vec::new();
        for (at, OpenBoard { disc, age, figures }) in self.open.iter().enumerate() {
            let empty = Open::new(discs, *disc, *age);
            open.push(stand(empty, figures, seats, &format!("open[{at}]"))?);
        }
        Seat::all(seats).try_for_each(|seat| check_nine(seat, hands[seat], &open))?;
        Ok(Sternenhimmel {
            setup,
            discs,
            turn: self.turn,
            hands,
            open: OpenDiscs::of(open),
            pile: self.pile.iter().rev().copied().collect(),
            purses,
            last: self.last.as_ref().map(|last| last.state_with(discs, seats)).transpose()?,
        })
    }

    /// The right number of discs is open, and no disc is in two places.
    fn check_discs(&self, seats: u8) -> Check {
        let (count, places) = (self.open.len(), seats as usize);
        let due = if self.pile.is_empty() { count <= places } else { count == places };
        PositionError::unless(due, Fault::Count, || {
            format!("open: {count} discs at a table of {seats}")
        })?;
        let open = self.open.iter().enumerate().map(|(at, o)| (format!("open[{at}]"), o.disc));
        let pile = self.pile.iter().enumerate().map(|(at, disc)| (format!("pile[{at}]"), *disc));
        let last = self.last.iter().map(|last| ("last".into(), last.disc));
        let mut known = DiscSet::EMPTY;
        for (place, disc) in open.chain(pile).chain(last) {
            let is_new = !known.contains(disc);
            PositionError::unless(is_new, Fault::Count, || {
                format!("{place}: {disc} is there twice")
            })?;
            known.insert(disc);
        }
        Ok(())
    }
}

impl LastBoard {
    fn state_with(&self, discs: &Discs, seats: u8) -> Result<LastScored, PositionError> {
        one_a_seat("last.coins", self.coins.len(), seats)?;
        let mut coins = PerSeat::default();
        Seat::all(seats).zip(&self.coins).for_each(|(seat, had)| coins[seat] = *had);
        let open = stand(Open::new(discs, self.disc, self.age), &self.figures, seats, "last")?;
        Ok(LastScored { open, coins })
    }
}

/// An empty disc with these figures on it.
fn stand(
    mut open: Open,
    figures: &[Placed],
    seats: u8,
    place: &str,
) -> Result<Open, PositionError> {
    let (disc, stars) = (open.disc(), open.free());
    for (at, Placed { star, seat, figure, seen }) in figures.iter().enumerate() {
        let place = format!("{place}.figures[{at}]");
        PositionError::unless(stars.contains(*star), Fault::Unknown, || {
            format!("{place}.star: {disc} has no star {star}")
        })?;
        PositionError::unless(open.free().contains(*star), Fault::Count, || {
            format!("{place}.star: two figures on star {star} of {disc}")
        })?;
        check_seat(&format!("{place}.seat"), *seat, seats)?;
        let Some(figure) = figure else {
            return Err(PositionError::impossible(format!("{place}.figure: it is not named")));
        };
        open.stand(*seat, *figure, *star);
        if let Some(seen) = seen {
            PositionError::unless(open.large().contains(*star), Fault::Impossible, || {
                format!("{place}.seen: star {star} of {disc} is small: its figure lies open")
            })?;
            open.set_seen(*star, figure_set(&format!("{place}.seen"), seen)?);
        }
    }
    Ok(open)
}

fn one_a_seat(place: &str, written: usize, seats: u8) -> Check {
    let all = written == seats as usize;
    PositionError::unless(all, Fault::Count, || format!("{place}: {written} at a table of {seats}"))
}

fn check_seat(place: &str, seat: Seat, seats: u8) -> Check {
    PositionError::unless(seat.0 < seats, Fault::Unknown, || {
        format!("{place}: there is no seat {seat}")
    })
}

fn figure_set(place: &str, figures: &[Figure]) -> Result<FigureSet, PositionError> {
    FigureSet::of(figures.iter().copied()).ok_or_else(|| {
        let reason = format!("{place}: more of a figure than a player has");
        PositionError::new(Fault::Count, reason)
    })
}
