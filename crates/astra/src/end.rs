//! The end of a turn, and the end of the game.

use table::{Seat, Sink};

use crate::event::Good;
use crate::journal::add;
use crate::turn::{Phase, Turn};
use crate::{Astra, Event};

impl Astra {
    /// After a card has left the deck, checks whether Game End is on top. If so it is set aside,
    /// and the last turns are counted: in the first player's turn, the others have one more each;
    /// in any other's, this round is finished and one more is played.
    pub(crate) fn look_for_game_end(&mut self, events: &mut impl Sink<Event>) {
        if self.deck.above > 0 || self.last_turns.is_some() {
            return;
        }
        let seats = self.setup.seats();
        let left_in_round = seats - 1 - self.turns_before(self.turn.seat);
        let last_turns =
            if self.turn.seat == self.first { left_in_round } else { left_in_round + seats };
        self.last_turns = Some(last_turns);
        events.tell(Event::GameEndSeen { last_turns });
    }

    /// How many cards are drawn before Game End appears; 0 once it has.
    pub fn cards_to_game_end(&self) -> u8 {
        self.deck.above
    }

    /// How many turns come after this one, once Game End has appeared.
    pub fn last_turns(&self) -> Option<u8> {
        self.last_turns
    }

    /// How many turns of a round come before this seat's.
    pub(crate) fn turns_before(&self, seat: Seat) -> u8 {
        (seat.0 + self.setup.seats() - self.first.0) % self.setup.seats()
    }

    /// Pays what the turn still owes, and passes to the next seat.
    pub(crate) fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        self.pay_refund(events);
        self.pay_fame_for_grand_stars(events);
        match self.last_turns {
            Some(0) => return self.end_game(events),
            Some(left) => self.last_turns = Some(left - 1),
            None => {}
        }
        let seat = self.turn.seat.left(self.setup.seats());
        self.turn = Turn::of(seat);
        events.tell(Event::TurnBegan { seat });
    }

    /// The stardust currently due back at the end of this turn. Pegasus' kind refunds everything
    /// paid if only Common stars were marked and no card was completed; Aquarius' kind refunds the
    /// piles that led to Grand stars. Never both: one requires a Grand star, the other excludes it.
    pub fn refund(&self) -> u16 {
        let turn = &self.turn;
        if turn.common_refund && !turn.uncommon {
            turn.paid
        } else if turn.grand_refund {
            turn.piles + if turn.grand_in_run { turn.pile } else { 0 }
        } else {
            0
        }
    }

    /// The Fame currently due for Grand stars at the end of this turn.
    pub fn fame_for_grand_stars(&self) -> u16 {
        u16::from(self.turn.fame_for_grand_stars) * u16::from(self.turn.grand_stars)
    }

    fn pay_refund(&mut self, events: &mut impl Sink<Event>) {
        let refund = self.refund();
        let stardust = add(&mut self.mine().stardust, refund);
        if stardust > 0 {
            events.tell(Event::Refunded { seat: self.turn.seat, stardust });
        }
    }

    fn pay_fame_for_grand_stars(&mut self, events: &mut impl Sink<Event>) {
        self.gain(self.turn.seat, Good::Fame, self.fame_for_grand_stars(), events);
    }

    /// Final scoring: the secret cards are revealed, and the most Fame wins.
    fn end_game(&mut self, events: &mut impl Sink<Event>) {
        self.turn.phase = Phase::Over {};
        for seat in Seat::all(self.setup.seats()) {
            for element in self.journals[seat].scoring {
                events.tell(Event::ScoringShown { seat, element });
            }
        }
        let (winners, fame) = (self.most_famous(), self.final_scores());
        for seat in winners {
            events.tell(Event::Won { seat, fame: fame[seat], shared: winners.len() > 1 });
        }
    }
}
