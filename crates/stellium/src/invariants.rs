//! What always holds of a state.

use table::{Game, Seat};

use crate::board::{Disc, PlaceSet};
use crate::body::{Body, Heap};
use crate::cards::Card;
use crate::draw::MOST_FEELS;
use crate::end::MOST_ROUNDS;
use crate::patterns::Placement;
use crate::phase::{DiscSet, Phase};
use crate::refill::DRAWN;
use crate::setup::{BODIES, display_size};
use crate::state::Stellium;
use crate::take::HAND;
use crate::universe::Universe;

type Holds = Result<(), String>;

fn require(holds: bool, otherwise: impl FnOnce() -> String) -> Holds {
    if holds { Ok(()) } else { Err(otherwise()) }
}

impl Stellium {
    /// Recomputes all of it; the text says what is wrong.
    pub(crate) fn invariants(&self) -> Holds {
        self.bodies_are_conserved()?;
        self.symbols_follow_their_discs()?;
        self.every_card_is_somewhere()?;
        self.points_are_right()?;
        self.the_end_is_noted()?;
        self.display_has_its_size()?;
        self.the_phase_is_possible()?;
        let mut moves = 0;
        self.each_move(|_| moves += 1);
        require(moves > 0 || self.is_over(), || "nothing can be done".into())
    }

    /// The body in hand, or those drawn for an empty disc.
    fn between_bag_and_board(&self) -> Heap {
        let mut between = Heap::default();
        match self.phase {
            Phase::Feel { felt: body, .. }
            | Phase::Place { body, .. }
            | Phase::Push { body, .. } => between[body] = 1,
            Phase::Refill { drawn, .. } => between = drawn,
            _ => {}
        }
        between
    }

    fn bodies_are_conserved(&self) -> Holds {
        let between = self.between_bag_and_board();
        for body in Body::ALL {
            let on_board = self.universe.of(body).len();
            let got = on_board + usize::from(self.bag[body]) + usize::from(between[body]);
            let want = usize::from(BODIES[body]);
            require(got == want, || format!("there are {want} {body}s in all, not {got}"))?;
        }
        let on_discs = self.universe.occupied() & PlaceSet::ON_DISCS;
        let refilling = matches!(self.phase, Phase::Refill { .. });
        require(refilling || !on_discs.is_empty(), || "no disc has a body on it".into())
    }

    fn symbols_follow_their_discs(&self) -> Holds {
        let fresh = Universe::new(self.data, self.universe.discs());
        let same = |body: &Body| fresh.symbols(*body) == self.universe.symbols(*body);
        require(Body::ALL.iter().all(same), || "the symbols are not those of the discs".into())
    }

    fn every_card_is_somewhere(&self) -> Holds {
        let cards = &self.cards;
        let held = Seat::all(self.common.seats)
            .flat_map(|seat| cards.hands[seat].iter().chain(cards.validated[seat].iter()));
        let mut seen = [0; crate::cards::CARDS];
        let listed = cards.display.iter().chain(cards.out.iter());
        for card in listed.chain(held).chain(cards.reserve.cards().iter().copied()) {
            seen[card.index()] += 1;
        }
        for card in Card::all() {
            match seen[card.index()] {
                0 => return Err(format!("{card} is missing")),
                1 => {}
                _ => return Err(format!("{card} is in two places")),
            }
        }
        let full = Seat::all(self.common.seats).find(|seat| cards.hands[*seat].len() > HAND);
        full.map_or(Ok(()), |seat| Err(format!("seat {seat} holds more than {HAND} objectives")))
    }

    fn points_are_right(&self) -> Holds {
        for seat in Seat::all(self.common.seats) {
            for card in self.cards.validated[seat].iter() {
                let points = self.cards.scored[card.index()];
                let can = self.data.printed_points(card).contains(&points);
                require(can, || format!("{card} does not score {points}"))?;
            }
            let (has, order) = (self.objective_points(seat), self.reached[seat]);
            let limit = self.limit();
            require((has >= limit) == (order > 0), || {
                format!("seat {seat} has {has} points of objectives, the limit is {limit}")
            })?;
        }
        Ok(())
    }

    fn the_end_is_noted(&self) -> Holds {
        let most = MOST_ROUNDS + 1;
        let last = self.round == most;
        require((1..=most).contains(&self.round), || format!("there are 1 to {most} rounds"))?;
        require(!last || self.last_round, || format!("round {most} is the last one"))?;
        let gone = self.cards.display.is_empty();
        require(gone || !self.last_round, || "the display is gone in the last round".into())?;
        if self.is_over() {
            let round_is_over = self.turn.left(self.common.seats) == self.first;
            require(round_is_over, || "the game ends with a whole round".into())?;
            let reason = self.limit_is_reached() || self.last_round;
            require(reason, || "the game has no reason to be over".into())?;
        }
        Ok(())
    }

    /// Full while there is a reserve. Without one it is gone, unless the game ends by the limit:
    /// then each of the seats left in the round may still take from it.
    fn display_has_its_size(&self) -> Holds {
        let (shown, full) = (self.cards.display.len(), display_size(self.common.seats));
        let no_reserve = self.cards.reserve.is_empty();
        let allowed = if shown == 0 {
            no_reserve || self.round > MOST_ROUNDS
        } else if no_reserve {
            let fewest = full + 1 - usize::from(self.common.seats);
            self.limit_is_reached() && (fewest..=full).contains(&shown)
        } else {
            shown == full
        };
        require(allowed, || format!("the display cannot have {shown} objectives here"))
    }

    fn the_phase_is_possible(&self) -> Holds {
        let (seat, display) = (self.turn, self.cards.display);
        let hand = self.cards.hands[seat].len();
        let spent = |token: Body| !self.tokens[seat][token];
        let bodies = self.universe.occupied();
        let (holds, otherwise) = match self.phase {
            Phase::Draw {} => (!self.bag.is_empty(), "there is nothing to draw"),
            Phase::Feel { feels, .. } => {
                ((1..MOST_FEELS).contains(&feels), "a hand feels up to five times")
            }
            Phase::Place { feels, .. } if feels > MOST_FEELS => {
                (false, "a hand feels up to five times")
            }
            Phase::Place { body, token, .. } => (
                token.is_none_or(|token| token != body && spent(token)),
                "a declared token is spent, and of another kind",
            ),
            Phase::Objectives {} | Phase::Over {} => (true, ""),
            Phase::Push { body, place } => (
                (body == Body::Comet || spent(Body::Comet))
                    && bodies.contains(place)
                    && !place.is_hole(),
                "a comet strikes a body on a disc",
            ),
            Phase::Influence { of, placed, by_token } => (
                of != Body::Comet
                    && !placed.is_hole()
                    && self.universe.at(placed).is_some_and(|body| by_token == (body != of))
                    && (!by_token || spent(of)),
                "an influence is that of the body placed, or of a token spent",
            ),
            Phase::Stay { card, used } => {
                (self.was_validated_with(card, used), "the objective was not validated like that")
            }
            Phase::Refill { disc, waiting, drawn } => {
                (self.can_be_refilled(disc, waiting, drawn), "the disc is not filled like that")
            }
            Phase::Exchange {} => {
                (hand == HAND && !display.is_empty(), "only a full hand is exchanged")
            }
            Phase::Take {} => (hand < HAND && !display.is_empty(), "nothing can be taken"),
        };
        require(holds, || otherwise.into())
    }

    fn was_validated_with(&self, card: Card, used: PlaceSet) -> bool {
        let fulfilled = if card.kind().counts_bodies() {
            used == self.standing_right(card) && self.is_fulfilled(card)
        } else {
            Placement::of(card.kind(), used).is_some_and(|at| self.lies_at(card, at))
        };
        fulfilled
            && self.cards.validated[self.turn].contains(card)
            && self.cards.scored[card.index()] == self.data.points(card, used.len())
    }

    fn can_be_refilled(&self, disc: Disc, waiting: DiscSet, drawn: Heap) -> bool {
        let settled = self.universe.occupied() & disc.places();
        let drawn_in_all = settled.len() + drawn.0.iter().map(|n| usize::from(*n)).sum::<usize>();
        let starts = self.universe.start_places(disc);
        starts.covers(settled)
            && settled != starts
            && !drawn.is_empty()
            && drawn_in_all <= usize::from(DRAWN)
            && (drawn_in_all == usize::from(DRAWN) || self.bag.is_empty())
            && waiting.iter().all(|later| later > disc && self.universe.is_bare(later))
    }
}
