//! Turns, rounds, and the two ways in which a game ends.

use table::{Seat, Sink};

use crate::cards::{CARDS, CardSet};
use crate::draw::MOST_FEELS;
use crate::event::Event;
use crate::game::option;
use crate::phase::Phase;
use crate::state::Stellium;

/// After this many rounds a game ends as if the reserve had run out.
pub(crate) const MOST_ROUNDS: u8 = 60;

/// How much lower the limit of the short game is.
const SHORTER_BY: i32 = 5;

impl Stellium {
    /// The points of validated objectives at which the game ends.
    pub(crate) fn limit(&self) -> i32 {
        let full = match self.setup.seats() {
            2 => 30,
            3 => 25,
            _ => 20,
        };
        let short = self.setup.options().choice(option::LENGTH) == 1;
        if short { full - SHORTER_BY } else { full }
    }

    /// Records who reaches the limit, and in which order. Only objectives count towards it.
    pub(crate) fn note_limit(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        if !self.reached.contains(&seat) && self.objective_points(seat) >= self.limit() {
            self.reached.push(seat);
            events.tell(Event::LimitReached { seat });
        }
    }

    /// How many points of objectives the leader is below the limit.
    pub fn points_to_limit(&self) -> i32 {
        let most = Seat::all(self.setup.seats()).map(|seat| self.objective_points(seat)).max();
        (self.limit() - most.unwrap_or(0)).max(0)
    }

    pub(crate) fn limit_is_reached(&self) -> bool {
        !self.reached.is_empty()
    }

    /// Whether a seat will have another turn after the present one, as far as is known.
    pub fn has_another_turn(&self, seat: Seat) -> bool {
        let is_last_round = self.last_round || self.limit_is_reached();
        !is_last_round || self.place_in_round(seat) > self.place_in_round(self.turn)
    }

    /// How many seats have their turn before this one in a round.
    pub(crate) fn place_in_round(&self, seat: Seat) -> u8 {
        (seat.0 + self.setup.seats() - self.first.0) % self.setup.seats()
    }

    /// Begins a turn with a draw; with an empty bag, the turn continues with objectives.
    fn begin_turn(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.turn = seat;
        events.tell(Event::Turn { seat, round: self.round });
        if self.bag.is_empty() {
            events.tell(Event::BagEmpty { seat });
            self.begin_objectives(events);
        } else {
            self.phase = Phase::Draw {};
        }
    }

    /// Ends the turn. If it turned up the last of the reserve, the display is removed too, unless
    /// the game is ending by the limit.
    pub(crate) fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        if self.cards.reserve.is_empty() && !self.limit_is_reached() {
            self.remove_display(events);
        }
        let next = self.turn.left(self.setup.seats());
        if next == self.first && self.end_round(events) {
            self.phase = Phase::Over {};
            self.tell_winner(events);
        } else {
            self.begin_turn(next, events);
        }
    }

    fn tell_winner(&self, events: &mut impl Sink<Event>) {
        match self.who_won().first() {
            Some(seat) => events.tell(Event::Won { seat, points: self.score()[seat] }),
            None => events.tell(Event::NobodyWon),
        }
    }

    fn remove_display(&mut self, events: &mut impl Sink<Event>) {
        let cards = std::mem::replace(&mut self.cards.display, CardSet::EMPTY);
        if !cards.is_empty() {
            self.cards.out |= cards;
            events.tell(Event::DisplayRemoved { cards });
        }
    }

    /// Whether the game ends with this round: a seat has reached the limit, or this is the round
    /// after the reserve ran out.
    fn end_round(&mut self, events: &mut impl Sink<Event>) -> bool {
        if self.limit_is_reached() || self.last_round {
            return true;
        }
        if self.round == MOST_ROUNDS {
            self.remove_display(events);
        }
        self.round += 1;
        if self.cards.display.is_empty() {
            self.last_round = true;
            events.tell(Event::LastRound { round: self.round });
        }
        false
    }
}

/// An upper bound on the number of moves of a game.
///
/// A turn has at most 5 moves for the draw (`feel`, then `keep` or `drop`, until the fifth body is
/// kept automatically), 3 to play the body (token, place, influence), 4 to fill a disc emptied by
/// an attraction, 1 to end the objectives and 2 to exchange one. Each of the 40 objectives is
/// validated at most once, with 1 move to show it, 1 for the body that stays, and 4 for each of at
/// most 5 discs it empties: six bodies on six discs, one of which stays.
pub(crate) fn most_moves(seats: u8) -> u32 {
    let turns = u32::from(seats) * (u32::from(MOST_ROUNDS) + 1);
    let moves_of_a_turn = u32::from(MOST_FEELS) + 3 + 4 + 1 + 2;
    let moves_of_a_validation = 1 + 1 + 4 * 5;
    turns * moves_of_a_turn + CARDS as u32 * moves_of_a_validation
}
