//! Time to think: a bank that grows by an increment after each turn, up to a cap. It runs down
//! while its seat is to act, and only while the server runs.

use std::time::Duration;

use table::Seat;

use crate::entry::{Because, Entry, Handed};
use crate::message::{ClockPlan, Skill};
use crate::{Room, Time};

/// The bot that plays on for someone whose time is up.
pub(super) const STAND_IN: Skill = Skill::Casual;

/// A seat's clock.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    plan: ClockPlan,
    left: Duration,
    running: Option<Time>,
}

impl Clock {
    pub(super) fn new(plan: ClockPlan) -> Clock {
        Clock { plan, left: Duration::from_secs(plan.bank.into()), running: None }
    }

    /// The time left, in milliseconds.
    pub(super) fn left(&self, now: Time) -> u32 {
        let spent = self.running.map_or(Duration::ZERO, |since| now.since(since));
        self.left.saturating_sub(spent).as_millis() as u32
    }

    pub(super) fn set(&mut self, left: u32) {
        self.left = Duration::from_millis(left.into());
        self.running = None;
    }

    /// Sets the time left; a running clock keeps running.
    pub(super) fn correct(&mut self, left: u32, now: Time) {
        self.left = Duration::from_millis(left.into());
        self.running = self.running.map(|_| now);
    }

    fn run(&mut self, now: Time) {
        self.running.get_or_insert(now);
    }

    pub(super) fn stop(&mut self) {
        self.running = None;
    }

    /// Adds the increment at the end of a turn.
    fn earn(&mut self) {
        let cap = Duration::from_secs(self.plan.cap.into());
        let more = self.left + Duration::from_secs(self.plan.increment.into());
        self.left = more.min(cap.max(self.left));
    }

    /// Grants at least the increment when the owner is back.
    pub(super) fn refresh(&mut self, now: Time) {
        let least = Duration::from_secs(self.plan.increment.max(10).into());
        self.left = Duration::from_millis(self.left(now).into()).max(least);
        self.running = self.running.map(|_| now);
    }

    pub(super) fn runs_out(&self) -> Option<Time> {
        self.running.map(|since| since + self.left)
    }
}

/// The running clocks of a table.
pub type Clocks = Box<[Option<Clock>]>;

impl Room {
    /// The clocks, to be stored separately from the table.
    pub fn clocks(&self) -> Clocks {
        self.places.iter().map(|place| place.clock).collect()
    }

    /// Restores stored clocks.
    pub fn set_clocks(&mut self, clocks: &Clocks) {
        for (place, clock) in self.places.iter_mut().zip(clocks) {
            place.clock = *clock;
        }
    }

    /// Updates who is to act and since when, and the clocks. `moved` has just made a move.
    pub(super) fn ask_seats(&mut self, moved: Option<Seat>, now: Time) {
        let Some(game) = &self.game.0 else { return };
        let (to_act, ply) = (game.to_act(), self.moved.len() as u32);
        for seat in Seat::all(self.places.len() as u8) {
            let place = &mut self.places[seat.index()];
            if !to_act.contains(seat) {
                place.rest();
                if let (Some(clock), true) = (&mut place.clock, moved == Some(seat)) {
                    clock.earn();
                }
                continue;
            }
            if moved == Some(seat) {
                place.asked = None;
            }
            place.asked.get_or_insert(ply);
            if let Some(clock) = &mut place.clock {
                clock.run(now);
            }
        }
    }

    /// When the next clock of a person or the time for the deal runs out.
    pub fn next_time_out(&self) -> Option<Time> {
        let runs_out = |seat: Seat| self.places[seat.index()].clock?.runs_out();
        self.seats_played_by_owners().filter_map(runs_out).chain(self.stage.until()).min()
    }

    /// Lets bots play on for those whose time is up, and breaks off a deal that is overdue.
    pub fn time_out(&self, now: Time) -> Vec<Entry> {
        let is_up = |seat: &Seat| {
            let clock = self.places[seat.index()].clock;
            clock.and_then(|clock| clock.runs_out()).is_some_and(|end| end <= now)
        };
        let handed = |seat| self.handed(seat, STAND_IN, Some(Because::Time), now);
        self.seats_played_by_owners().filter(is_up).map(handed).chain(self.withheld(now)).collect()
    }

    /// Has a bot play a seat from now on. Its owner's clock stays as it is, even across a restart.
    pub(super) fn handed(
        &self,
        seat: Seat,
        bot: Skill,
        because: Option<Because>,
        now: Time,
    ) -> Entry {
        let left = self.places[seat.index()].clock.map(|clock| clock.left(now));
        Entry::Handed(Handed { seat, bot, left, because })
    }
}
