//! Time to think: a bank that grows by an increment after each turn, up to a cap. It runs while its
//! seat is to act, and while the server does.

use std::time::Duration;

use table::Seat;

use crate::entry::{Because, Entry, Handed};
use crate::message::{ClockPlan, Skill};
use crate::{Room, Time};

/// The bot that plays on for somebody whose time is up.
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

    /// What is left, in milliseconds.
    pub(super) fn left(&self, now: Time) -> u32 {
        let spent = self.running.map_or(Duration::ZERO, |since| now.since(since));
        self.left.saturating_sub(spent).as_millis() as u32
    }

    pub(super) fn set(&mut self, left: u32) {
        self.left = Duration::from_millis(left.into());
        self.running = None;
    }

    /// The same, of a clock that goes on as it does.
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

    /// The turn is done.
    fn earn(&mut self) {
        let cap = Duration::from_secs(self.plan.cap.into());
        let more = self.left + Duration::from_secs(self.plan.increment.into());
        self.left = more.min(cap.max(self.left));
    }

    /// The owner is back: the increment, at least, is there to think.
    pub(super) fn refresh(&mut self, now: Time) {
        let least = Duration::from_secs(self.plan.increment.max(10).into());
        self.left = Duration::from_millis(self.left(now).into()).max(least);
        self.running = self.running.map(|_| now);
    }

    pub(super) fn runs_out(&self) -> Option<Time> {
        self.running.map(|since| since + self.left)
    }
}

/// The clocks of a table, as they run.
pub type Clocks = Box<[Option<Clock>]>;

impl Room {
    /// The clocks, to be kept while the table itself is not.
    pub fn clocks(&self) -> Clocks {
        self.places.iter().map(|place| place.clock).collect()
    }

    /// Goes on with clocks that were kept.
    pub fn set_clocks(&mut self, clocks: &Clocks) {
        for (place, clock) in self.places.iter_mut().zip(clocks) {
            place.clock = *clock;
        }
    }

    /// Notes who is to act now: since when, and clocks. `moved` has just made a move.
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

    /// When the next clock of a person runs out, or the time for the deal does.
    pub fn next_time_out(&self) -> Option<Time> {
        let runs_out = |seat: Seat| self.places[seat.index()].clock?.runs_out();
        self.seats_played_by_owners().filter_map(runs_out).chain(self.stage.until()).min()
    }

    /// Bots play on for those whose time is up; a deal that was waited for in vain is broken off.
    pub fn time_out(&self, now: Time) -> Vec<Entry> {
        let is_up = |seat: &Seat| {
            let clock = self.places[seat.index()].clock;
            clock.and_then(|clock| clock.runs_out()).is_some_and(|end| end <= now)
        };
        let handed = |seat| self.handed(seat, STAND_IN, Some(Because::Time), now);
        self.seats_played_by_owners().filter(is_up).map(handed).chain(self.withheld(now)).collect()
    }

    /// A bot plays a seat from now on. Its owner's clock is as it was, also after a restart.
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
