//! The invariants of a state.

use table::{Fault, GameExt, PositionError, Seat};

use crate::board::{Disc, DiscSet, Place, PlaceSet};
use crate::body::{Body, Heap};
use crate::cards::{Card, CardSet};
use crate::draw::MOST_FEELS;
use crate::end::MOST_ROUNDS;
use crate::patterns::Placement;
use crate::phase::Phase;
use crate::refill::DRAWN;
use crate::setup::{BODIES, HAND, display_size};
use crate::state::Stellium;
use crate::universe::Universe;

type Check = Result<(), PositionError>;

/// Ok, or the message of the first condition that fails.
type Holds = Result<(), &'static str>;

fn all<const N: usize>(these: [(bool, &'static str); N]) -> Holds {
    these.into_iter().try_for_each(|(holds, otherwise)| holds.then_some(()).ok_or(otherwise))
}

/// No sequence of moves leads there, unless all conditions hold at this place of the position.
fn possible(place: &str, holds: Holds) -> Check {
    holds.map_err(|reason| PositionError::impossible(format!("{place}: {reason}")))
}

impl Stellium {
    /// Recomputes the invariants: of derived data, and of the position itself.
    pub(crate) fn check_invariants(&self) -> Check {
        self.symbols_follow_their_discs()?;
        self.bodies_are_conserved()?;
        self.every_card_is_somewhere()?;
        self.who_began_is_who_should()?;
        self.points_are_right()?;
        self.the_limit_is_reached_in_turn()?;
        self.the_end_is_noted()?;
        self.display_has_its_size()?;
        possible("phase", self.the_phase_is_possible())?;
        let mut moves = 0;
        self.each_move(|_| moves += 1);
        possible("phase", all([(moves > 0 || self.is_over(), "nothing can be done")]))
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

    fn bodies_are_conserved(&self) -> Check {
        let between = self.between_bag_and_board();
        for body in Body::ALL {
            let on_board = self.universe.of(body).len();
            let got = on_board + u32::from(self.bag[body]) + u32::from(between[body]);
            let want = u32::from(BODIES[body]);
            PositionError::unless(got == want, Fault::Count, || {
                format!("bag.{body}: there are {want} {body}s in all, not {got}")
            })?;
        }
        let on_discs = self.universe.occupied() & PlaceSet::ON_DISCS;
        let refilling = matches!(self.phase, Phase::Refill { .. });
        possible("bodies", all([(refilling || !on_discs.is_empty(), "no disc has a body on it")]))
    }

    /// Positions do not contain the symbols, so this checks the derived data of the discs.
    fn symbols_follow_their_discs(&self) -> Check {
        let fresh = Universe::new(self.data, self.universe.discs());
        let same = |body: &Body| fresh.symbols(*body) == self.universe.symbols(*body);
        possible("discs", all([(Body::ALL.iter().all(same), "the symbols are elsewhere")]))
    }

    fn every_card_is_somewhere(&self) -> Check {
        let cards = &self.cards;
        let seats = || Seat::all(self.setup.seats());
        for seat in seats() {
            PositionError::unless(cards.hands[seat].len() <= HAND, Fault::Count, || {
                format!("seats[{seat}].hand: there are more than {HAND} objectives")
            })?;
        }
        let held = seats().flat_map(|seat| cards.hands[seat].iter().chain(cards.validated[seat]));
        let open = cards.display.iter().chain(cards.out).chain(held);
        let mut seen = CardSet::EMPTY;
        for card in open.chain(cards.reserve.iter().copied()) {
            PositionError::unless(!seen.contains(card), Fault::Count, || {
                format!("display, reserve, out, seats: {card} is in two places")
            })?;
            seen.insert(card);
        }
        let missing = Card::all().find(|card| !seen.contains(*card));
        missing.map_or(Ok(()), |card| {
            PositionError::unless(false, Fault::Count, || {
                format!("display, reserve, out, seats: {card} is missing")
            })
        })
    }

    fn points_are_right(&self) -> Check {
        for seat in Seat::all(self.setup.seats()) {
            for card in self.cards.validated[seat] {
                let points = self.cards.scored[card.index()];
                let can = self.data.printed_points(card).contains(&points);
                PositionError::unless(can, Fault::Impossible, || {
                    format!("seats[{seat}].validated: {card} does not score {points}")
                })?;
            }
            let (has, limit) = (self.objective_points(seat), self.limit());
            let is_noted = self.reached.contains(&seat);
            PositionError::unless((has >= limit) == is_noted, Fault::Impossible, || {
                let says = if is_noted { "is" } else { "is not" };
                format!(
                    "reached: seat {seat} has {has} points of objectives, the limit is {limit}, \
                     and it {says} among those who reached it"
                )
            })?;
        }
        Ok(())
    }

    fn who_began_is_who_should(&self) -> Check {
        let first = self.first;
        let may_begin = self.setup.named_first().is_none_or(|named| named == first);
        PositionError::unless(may_begin, Fault::Impossible, || {
            format!("first: seat {first} did not begin, the option names another")
        })
    }

    /// All seats that reach the limit do so in the same round, each in its own turn.
    fn the_limit_is_reached_in_turn(&self) -> Check {
        let place = |seat: &Seat| self.place_in_round(*seat);
        let has_validated = matches!(
            self.phase,
            Phase::Objectives {}
                | Phase::Stay { .. }
                | Phase::Refill { .. }
                | Phase::Exchange {}
                | Phase::Take {}
                | Phase::Over {}
        );
        let now = place(&self.turn);
        let had_a_chance = |at: u8| at < now || at == now && has_validated;
        let reached = &self.reached;
        possible(
            "reached",
            all([
                (reached.is_sorted_by_key(place), "the limit is reached in the order of turns"),
                (
                    reached.iter().map(place).all(had_a_chance),
                    "the limit is reached by validating, in the last round",
                ),
            ]),
        )
    }

    fn the_end_is_noted(&self) -> Check {
        let most = MOST_ROUNDS + 1;
        PositionError::unless((1..=most).contains(&self.round), Fault::Count, || {
            format!("round: there are 1 to {most} rounds")
        })?;
        PositionError::unless(self.round < most || self.last_round, Fault::Impossible, || {
            format!("last_round: round {most} is the last one")
        })?;
        let gone = self.cards.display.is_empty();
        let is_new_round = self.turn == self.first;
        possible(
            "last_round",
            all([
                (gone || !self.last_round, "the display is gone in the last round"),
                (
                    self.last_round || !gone || !is_new_round,
                    "a round begun without a display is the last one",
                ),
            ]),
        )?;
        let is_whole_round = self.turn.left(self.setup.seats()) == self.first;
        let has_reason = self.limit_is_reached() || self.last_round;
        possible(
            "phase",
            all([
                (!self.is_over() || is_whole_round, "the game ends with a whole round"),
                (!self.is_over() || has_reason, "the game has no reason to be over"),
            ]),
        )
    }

    /// The display is full while there is a reserve. Without one it is removed, unless the game
    /// ends by the limit: then each remaining seat in the round may still take from it.
    fn display_has_its_size(&self) -> Check {
        let (shown, full) = (self.cards.display.len(), display_size(self.setup.seats()));
        let no_reserve = self.cards.reserve.is_empty();
        let allowed = if shown == 0 {
            no_reserve || self.round > MOST_ROUNDS
        } else if no_reserve {
            let fewest = full + 1 - u32::from(self.setup.seats());
            self.limit_is_reached() && (fewest..=full).contains(&shown)
        } else {
            shown == full
        };
        PositionError::unless(allowed, Fault::Count, || {
            format!("display: it cannot have {shown} objectives here")
        })
    }

    /// The pending decision is one the rules would ask for here: where they continue automatically,
    /// nobody is asked.
    fn the_phase_is_possible(&self) -> Holds {
        match self.phase {
            Phase::Draw {} => all([(!self.bag.is_empty(), "there is nothing to draw")]),
            Phase::Feel { felt, feels } => all([
                (self.is_by_touch(), "a body is felt only where the draw is by touch"),
                (feels != MOST_FEELS, "the fifth body felt is kept"),
                ((1..MOST_FEELS).contains(&feels), "a hand feels one to five times"),
                (self.another_kind_is_left(felt), "a body of the only kind left is kept"),
            ]),
            Phase::Place { body, feels, token } => self.can_be_placed(body, feels, token),
            Phase::Push { body, place } => self.can_be_pushed(body, place),
            Phase::Influence { of, placed, by_token } => {
                self.can_have_influence(of, placed, by_token)
            }
            Phase::Objectives {} => all([(self.can_validate(), "nothing in hand is fulfilled")]),
            Phase::Stay { card, used } => all([
                (self.was_validated_with(card, used), "the objective was not validated like that"),
                (used.len() > 1, "the only body used stays by itself"),
            ]),
            Phase::Refill { disc, waiting, drawn } => all([
                (self.can_be_refilled(disc, waiting, drawn), "the disc is not filled like that"),
                (self.only_move().is_none(), "the last body is settled by itself"),
            ]),
            Phase::Exchange {} => all([
                (self.hand_is_full(), "only a full hand is exchanged"),
                (!self.cards.display.is_empty(), "nothing is on display"),
            ]),
            Phase::Take {} => all([
                (!self.hand_is_full(), "a full hand takes nothing"),
                (!self.cards.display.is_empty(), "nothing is on display"),
            ]),
            Phase::Over {} => Ok(()),
        }
    }

    fn hand_is_full(&self) -> bool {
        self.cards.hands[self.turn].len() == HAND
    }

    fn is_spent(&self, token: Body) -> bool {
        !self.tokens[self.turn].contains(token)
    }

    fn can_be_placed(&self, body: Body, feels: u8, token: Option<Body>) -> Holds {
        let tries = if self.is_by_touch() { 1..=MOST_FEELS } else { 0..=0 };
        let is_declared = |token| token != body && self.is_spent(token);
        let can_act = |token| self.can_act(token, body, PlaceSet::EMPTY);
        all([
            (tries.contains(&feels), "a hand feels one to five times by touch, else never"),
            (token.is_none_or(is_declared), "a declared token is spent, and of another kind"),
            (token.is_none_or(can_act), "the token would find nothing to act on"),
        ])
    }

    fn can_be_pushed(&self, body: Body, place: Place) -> Holds {
        all([
            (body == Body::Comet || self.is_spent(Body::Comet), "the comet's token is not spent"),
            (self.targets().contains(place), "a collision strikes a body on a disc"),
            (self.only_move().is_none(), "the only way is carried out by itself"),
        ])
    }

    fn can_have_influence(&self, of: Body, placed: Place, by_token: bool) -> Holds {
        let is_its = |body| by_token == (body != of);
        let can_act = |body| self.can_act(of, body, PlaceSet::only(placed));
        let body = self.universe.at(placed).filter(|_| of != Body::Comet && !placed.is_hole());
        all([
            (body.is_some_and(is_its), "an influence is that of the body placed, or of a token"),
            (!by_token || self.is_spent(of), "the token is not spent"),
            (body.is_some_and(can_act), "the influence finds nothing to act on"),
        ])?;
        all([(self.only_move().is_none(), "the only way is carried out by itself")])
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
        let drawn_in_all = settled.len() + drawn.0.iter().map(|n| u32::from(*n)).sum::<u32>();
        let starts = self.universe.start_places(disc);
        starts.is_superset(settled)
            && settled != starts
            && !drawn.is_empty()
            && drawn_in_all <= u32::from(DRAWN)
            && (drawn_in_all == u32::from(DRAWN) || self.bag.is_empty())
            && waiting.iter().all(|later| later > disc && self.universe.is_bare(later))
    }
}
