//! Astra: what final scoring would give, the potential of cards and stardust, and who is likely to
//! finish which card.
//!
//! | to know | read |
//! |---|---|
//! | the value of things to a seat | `worth` |
//! | who is likely to finish which card | `claims` |
//! | the number of runs a card still takes | `runs` |

mod claims;
mod runs;
mod worth;

use std::cell::OnceCell;

use astra::place::Place;
use astra::setup::START_STARDUST;
use astra::{Astra, Card, CardSet, Move, Star};
use table::{Game, GameExt, MAX_SEATS, PerSeat, Seat, Seed, Silent, Stream};

use super::{Insight, after, fingerprint, margin};
use crate::{Bot, Budget, Evaluator, Mcts, Tuning};
use worth::{STARDUST, Worth};

/// A star that an ability is about to mark.
const FREE_MARK: f32 = 0.9;
/// The value of a mark beyond its stardust, and how many are made in a turn.
const A_MARK: f32 = 0.15;
const A_RUN: f32 = 4.0;
/// The expected gain from abilities that last for the turn, before its action: Fame for a Grand
/// star, stardust before one or for Common stars, a free choice of the first star.
const GRAND_STAR: f32 = 1.0;
const STARS_BEFORE_GRAND: f32 = 1.5;
const COMMON_STARS: f32 = 3.0;
const FREE_START: f32 = 0.8;
/// The stardust without which these gain nothing.
const ENOUGH_STARDUST: u16 = 2;

/// The most stars that the first player should mark in the opening turn. The opponents still have
/// all their stardust, and finish a card that is too far along; in self-play this limit wins the
/// first seat more games and the third fewer.
const OPENING: u32 = 3;

/// The uncertainty about who will be the best opponent at the end, in Fame for each turn to come,
/// and the most turns counted.
const DOUBT: f32 = 2.0;
const DOUBTFUL_TURNS: f32 = 10.0;

/// The cards that the active seat will take once the boons are taken.
fn discovered(game: &Astra) -> CardSet {
    if game.turn().dreaming {
        return CardSet::EMPTY;
    }
    game.around().filter(|(_, place)| !place.is_undiscovered()).map(|(card, _)| card).collect()
}

/// What the current turn will still gain its seat.
fn of_turn(game: &Astra, worth: &Worth) -> f32 {
    let sure = STARDUST * f32::from(game.refund())
        + f32::from(game.fame_for_grand_stars())
        + FREE_MARK * free_marks(game);
    if !game.is_before_action() || game.turn().no_action {
        return sure;
    }
    sure + of_rest(game, worth).max(of_observe(game))
}

/// How many stars the current ability may still mark. One used as the action marks neighbours too.
fn free_marks(game: &Astra) -> f32 {
    let marks = game.free_marks();
    if marks == 0 || !game.turn().no_action {
        return marks.into();
    }
    let most_at = |(card, place): (Card, &Place)| {
        let data = game.cards().get(card);
        let open = data.stars - place.marked();
        let with_neighbours = |star: Star| 1 + (data.adjacent[star.0 as usize] & open).len();
        open.iter().map(with_neighbours).max()
    };
    game.around().filter_map(most_at).max().unwrap_or(0) as f32
}

/// The gain from a Rest.
fn of_rest(game: &Astra, worth: &Worth) -> f32 {
    let journal = game.journal(game.turn().seat);
    let (stardust, size) = (f32::from(journal.stardust), f32::from(journal.pouch));
    let refill = match game.turn().generous_rest {
        0 => (size - stardust).max(0.0),
        cards => f32::from(cards) * size,
    };
    let again = journal.exhausted & game.cards().of_element(game.sphere());
    STARDUST * refill
        + again.iter().map(|card| worth.reactivation(game.cards().get(card))).sum::<f32>()
}

/// The gain from an Observe, apart from the cards it finishes.
fn of_observe(game: &Astra) -> f32 {
    let (lasting, journal) = (game.turn(), game.journal(game.turn().seat));
    let stardust = f32::from(journal.stardust);
    let mut gain = A_MARK * stardust.min(A_RUN);
    if journal.stardust >= ENOUGH_STARDUST {
        gain += GRAND_STAR * f32::from(lasting.fame_for_grand_stars);
        if lasting.grand_refund {
            gain += STARS_BEFORE_GRAND * STARDUST;
        }
        if lasting.common_refund {
            gain += COMMON_STARS.min(stardust) * STARDUST;
        }
        if lasting.any_first_star {
            gain += FREE_START;
        }
    }
    gain
}

/// Whether a seat is playing the first turn, and has marked as many stars as it should.
fn has_opened(game: &Astra, seat: Seat) -> bool {
    let rich = |other| other == seat || game.journal(other).stardust >= START_STARDUST;
    let all: u32 = game.around().map(|(_, place)| place.marked().len()).sum();
    let own: u32 = game.around().map(|(_, place)| place.marks_by(seat).len()).sum();
    own == all && own >= OPENING && Seat::all(game.seats()).all(rich)
}

/// Whether a seat can finish a card that only it has marked, and has room for it. In the last turns
/// the marks may be worth more than the card, and with an ability like Pegasus' the stardust may.
fn has_gift(game: &Astra, seat: Seat) -> bool {
    let room = u32::from(game.card_limit(seat)).saturating_sub(game.journal(seat).hand().len());
    if room <= discovered(game).len() || game.last_turns().is_some() || game.turn().common_refund {
        return false;
    }
    game.around().any(|(card, place)| {
        let open = game.cards().get(card).stars - place.marked();
        open.len() == 1
            && place.marks_by(seat) == place.marked()
            && game.check(seat, Move::Mark(card, open.nth(0))).is_ok()
    })
}

/// How far a seat is ahead of its opponents. While it is open which of them will be the best at the
/// end, each counts by how likely that is: a card handed to one of three hurts less than one handed
/// to the only opponent.
fn soft_margin(game: &Astra, seat: Seat) -> f32 {
    let (values, seats) = (game.value(), game.seats());
    if game.is_over() || seats == 2 {
        return margin(&values, seat, seats);
    }
    let doubt = DOUBT * (1.0 + worth::turns(game, game.turn().seat).min(DOUBTFUL_TURNS));
    let opponents = || Seat::all(seats).filter(|other| *other != seat).map(|o| values[o]);
    let best = opponents().fold(f32::NEG_INFINITY, f32::max);
    let weights: f32 = opponents().map(|value| ((value - best) / doubt).exp()).sum();
    values[seat] - best - doubt * (weights / f32::from(seats - 1)).ln()
}

impl Insight for Astra {
    const TUNING: Tuning = Tuning { scale: 12.0, playout: 0, ..Tuning::DEFAULT };
    const DOUBT: &[[f32; 2]] = &[[0.02, 1.22], [0.5, 2.0]];

    fn searcher(seed: Seed, budget: Budget) -> Box<dyn Bot<Self>> {
        Box::new(Mcts::new(seed, budget, Self::TUNING))
    }

    fn evaluator() -> Box<dyn Evaluator<Self>> {
        Box::new(Mcts::new(Seed::from(0), Budget::Simulations(0), Self::TUNING))
    }

    fn value(&self) -> PerSeat<f32> {
        if self.is_over() {
            return PerSeat(self.scores().0.map(|fame| fame as f32));
        }
        let (active, discovered) = (self.turn().seat, discovered(self));
        let (mut worths, mut values) = (PerSeat::default(), PerSeat::default());
        for seat in Seat::all(self.seats()) {
            let gained = if seat == active { discovered } else { CardSet::EMPTY };
            (worths[seat], values[seat]) = Worth::of(self, seat, gained);
        }
        claims::add_claims(self, &worths, &mut values);
        values[active] += of_turn(self, &worths[active]);
        values
    }

    /// The square root of the turns to come: their gains are independent, so that variances add up.
    fn to_come(&self) -> f32 {
        worth::turns(self, self.turn().seat).sqrt()
    }

    /// The immediate gain of the move.
    fn priors(&self, seat: Seat) -> impl Fn(Move) -> f32 {
        let before = OnceCell::new();
        move |mv| {
            let before = before.get_or_init(|| soft_margin(self, seat));
            soft_margin(&after(self, seat, mv), seat) - before
        }
    }

    /// Stopping or resting with the last star within reach of a card that only this seat has
    /// marked; opening the game with too many stars.
    fn is_blunder(&self, seat: Seat, mv: Move) -> bool {
        match mv {
            Move::Stop | Move::Rest => has_gift(self, seat),
            Move::Mark(..) => has_opened(self, seat),
            _ => false,
        }
    }

    /// The move, and who acts next: a newly dealt card may give the dreamer a choice of cards, or
    /// none. Which card it is matters less, and would split the search forty ways. Tied assistants
    /// do not see each other's picks until all have picked.
    fn play_observed(&mut self, seat: Seat, mv: Move, chance: &mut Stream) -> PerSeat<u64> {
        let is_unseen = matches!(mv, Move::Boon(_)) && self.to_act().len() > 1;
        self.play_unchecked(seat, mv, chance, &mut Silent);
        let next = self.to_act().first();
        let seen = |mv: Option<Move>| fingerprint(&(seat, mv, next));
        let own = seen(Some(mv));
        let mut observed = PerSeat([if is_unseen { seen(None) } else { own }; MAX_SEATS]);
        observed[seat] = own;
        observed
    }
}
