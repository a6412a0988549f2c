//! Astra: what final scoring would give, what is still to come of it, and who is likely to finish
//! which card.
//!
//! | to know | read |
//! |---|---|
//! | what things are worth to a seat | `worth` |
//! | who is likely to finish which card | `claims` |
//! | how many runs a card still takes | `runs` |

mod claims;
mod runs;
mod worth;

use astra::place::Place;
use astra::setup::START_STARDUST;
use astra::{Astra, Card, CardSet, Move, Star};
use table::{Game, GameExt, PerSeat, Seat};

use super::{Insight, after, margin};
use worth::{STARDUST, Worth};

/// A star that an ability is about to mark.
const FREE_MARK: f32 = 0.9;
/// What a mark brings beyond its stardust, and how many are made in a turn.
const A_MARK: f32 = 0.15;
const A_RUN: f32 = 4.0;
/// What may be hoped for of abilities that last for the turn, before its action: Fame for a Grand
/// star, stardust before one or for Common stars, a free choice of the first star.
const GRAND_STAR: f32 = 1.0;
const STARS_BEFORE_GRAND: f32 = 1.5;
const COMMON_STARS: f32 = 3.0;
const FREE_START: f32 = 0.8;
/// The stardust that such a hope takes.
const ENOUGH_STARDUST: u16 = 2;

/// How many stars whoever opens the game marks at most. All the others have their stardust still,
/// and finish what is begun too well: measured, the first seat wins more so, and the third less.
const OPENING: u32 = 3;

/// How open it is who will be the best in the end, in Fame for each turn to come, and for how many
/// turns at most.
const DOUBT: f32 = 2.0;
const DOUBTFUL_TURNS: f32 = 10.0;

/// The cards that are the active seat's as soon as the boons are taken.
fn discovered(game: &Astra) -> CardSet {
    if game.turn().dreaming {
        return CardSet::EMPTY;
    }
    game.around().filter(|(_, place)| !place.is_undiscovered()).map(|(card, _)| card).collect()
}

/// What the turn that is going on will still bring its seat.
fn of_turn(game: &Astra, worth: &Worth) -> f32 {
    let sure = STARDUST * f32::from(game.refund())
        + f32::from(game.fame_for_grand_stars())
        + FREE_MARK * free_marks(game);
    if !game.is_before_action() || game.turn().no_action {
        return sure;
    }
    sure + of_rest(game, worth).max(of_observe(game))
}

/// How many stars the ability in use may still mark. What takes the action marks neighbours too.
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

/// What a Rest would bring.
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

/// What an Observe may bring, besides cards that it finishes.
fn of_observe(game: &Astra) -> f32 {
    let (lasting, journal) = (game.turn(), game.journal(game.turn().seat));
    let stardust = f32::from(journal.stardust);
    let mut hope = A_MARK * stardust.min(A_RUN);
    if journal.stardust >= ENOUGH_STARDUST {
        hope += GRAND_STAR * f32::from(lasting.fame_for_grand_stars);
        if lasting.grand_refund {
            hope += STARS_BEFORE_GRAND * STARDUST;
        }
        if lasting.common_refund {
            hope += COMMON_STARS.min(stardust) * STARDUST;
        }
        if lasting.any_first_star {
            hope += FREE_START;
        }
    }
    hope
}

/// Whether a seat opens the game, and has marked enough.
fn has_opened(game: &Astra, seat: Seat) -> bool {
    let rich = |other| other == seat || game.journal(other).stardust >= START_STARDUST;
    let all: u32 = game.around().map(|(_, place)| place.marked().len()).sum();
    let own: u32 = game.around().map(|(_, place)| place.marks_by(seat).len()).sum();
    own == all && own >= OPENING && Seat::all(game.seats()).all(rich)
}

/// Whether a seat can finish a card that nobody else has marked, and has room for it. In the last
/// turns the marks may be worth more than the card, and with Pegasus' kind the stardust.
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

impl Insight for Astra {
    const SCALE: f32 = 12.0;
    const PLAYOUT: u32 = 0;

    fn prospects(&self) -> PerSeat<f32> {
        if self.is_over() {
            return PerSeat(self.scores().0.map(|fame| fame as f32));
        }
        let (active, discovered) = (self.turn().seat, discovered(self));
        let (mut worths, mut prospects) = (PerSeat::default(), PerSeat::default());
        for seat in Seat::all(self.seats()) {
            let gained = if seat == active { discovered } else { CardSet::EMPTY };
            (worths[seat], prospects[seat]) = Worth::of(self, seat, gained);
        }
        claims::add_hopes(self, &worths, &mut prospects);
        prospects[active] += of_turn(self, &worths[active]);
        prospects
    }

    /// While it is open which of several others will be the best in the end, what one of them
    /// gains counts by how likely it is the one: a card handed to one of three hurts less than one
    /// handed to the only other.
    fn margin(&self, seat: Seat) -> f32 {
        let (prospects, seats) = (self.prospects(), self.seats());
        if self.is_over() || seats == 2 {
            return margin(&prospects, seat, seats);
        }
        let doubt = DOUBT * (1.0 + worth::turns(self, self.turn().seat).min(DOUBTFUL_TURNS));
        let others = || Seat::all(seats).filter(|other| *other != seat).map(|o| prospects[o]);
        let best = others().fold(f32::NEG_INFINITY, f32::max);
        let weights: f32 = others().map(|other| ((other - best) / doubt).exp()).sum();
        prospects[seat] - best - doubt * (weights / f32::from(seats - 1)).ln()
    }

    /// What the move changes, as it stands right after it.
    fn promise(&self, seat: Seat, mv: Move) -> f32 {
        after(self, seat, mv).margin(seat) - self.margin(seat)
    }

    /// Of tied assistants, nobody sees what the others pick before all have.
    fn disguise(&self, _: Seat, mv: Move, _: Seat) -> Option<Move> {
        let is_unseen = matches!(mv, Move::Boon(_)) && self.to_act().len() > 1;
        is_unseen.then_some(Move::Boon(1))
    }

    /// To stop or to rest with the last star of a card within reach that is all one's own; to open
    /// the game with many stars.
    fn is_wasteful(&self, seat: Seat, mv: Move) -> bool {
        match mv {
            Move::Stop | Move::Rest => has_gift(self, seat),
            Move::Mark(..) => has_opened(self, seat),
            _ => false,
        }
    }

    /// Who is to act: a card dealt may give the dreamer a choice of cards, or none. Which card it
    /// is changes less, and would split a search forty ways.
    fn omen(&self) -> u64 {
        self.to_act().first().map_or(0, |seat| 1 + u64::from(seat.0))
    }
}
