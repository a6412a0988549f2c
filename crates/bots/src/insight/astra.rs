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

use astra::{Astra, CardSet, Move};
use table::{Game, PerSeat, Seat, Silent};

use super::Insight;
use worth::Worth;

/// A star that an ability is about to mark.
const FREE_MARK: f32 = 0.9;
/// What it costs to have no action in a turn.
const NO_ACTION: f32 = 2.5;
/// What may be hoped for of abilities that last for the turn, before its action: Fame for a Grand
/// star, stardust before one or for Common stars, a free choice of the first star.
const GRAND_STAR: f32 = 1.0;
const STARS_BEFORE_GRAND: f32 = 1.5;
const COMMON_STARS: f32 = 3.0;
const FREE_START: f32 = 0.8;
/// The stardust that such a hope takes.
const ENOUGH_STARDUST: u16 = 2;

/// The cards that are the active seat's as soon as the boons are taken.
fn discovered(game: &Astra) -> CardSet {
    if game.is_dreaming() {
        return CardSet::EMPTY;
    }
    game.around().filter(|(_, place)| !place.is_undiscovered()).map(|(card, _)| card).collect()
}

/// What the turn that is going on will still bring its seat.
fn of_turn(game: &Astra, worth: &Worth) -> f32 {
    let (lasting, journal) = (game.lasting(), game.journal(game.active_seat()));
    let sure = worth.stardust * f32::from(game.refund())
        + f32::from(game.fame_for_grand_stars())
        + FREE_MARK * f32::from(game.free_marks());
    if !game.is_before_action() {
        return sure;
    }
    if game.has_no_action() {
        return sure - NO_ACTION;
    }
    let (stardust, size) = (f32::from(journal.stardust), f32::from(journal.pouch));
    let rest = match lasting.generous_rest {
        0 => 0.0,
        cards => worth.stardust * (f32::from(cards) * size - (size - stardust).max(0.0)),
    };
    let mut observe = 0.0;
    if journal.stardust >= ENOUGH_STARDUST {
        observe += GRAND_STAR * f32::from(lasting.fame_for_grand);
        if lasting.grand_refund {
            observe += STARS_BEFORE_GRAND * worth.stardust;
        }
        if lasting.common_refund {
            observe += COMMON_STARS.min(stardust) * worth.stardust;
        }
        if lasting.any_first_star {
            observe += FREE_START;
        }
    }
    sure + observe.max(rest)
}

impl Insight for Astra {
    const SCALE: f32 = 12.0;
    const PLAYOUT: u32 = 0;

    fn prospects(&self) -> PerSeat<f32> {
        if self.is_over() {
            return PerSeat(self.scores().0.map(|fame| fame as f32));
        }
        let (active, discovered) = (self.active_seat(), discovered(self));
        let (mut worths, mut prospects) = (PerSeat::default(), PerSeat::default());
        for seat in Seat::all(self.common().seats) {
            let gained = if seat == active { discovered } else { CardSet::EMPTY };
            (worths[seat], prospects[seat]) = Worth::of(self, seat, gained);
        }
        claims::add_hopes(self, &worths, &mut prospects);
        prospects[active] += of_turn(self, &worths[active]);
        prospects
    }

    /// What the move changes, as it stands right after it.
    fn promise(&self, seat: Seat, mv: Move) -> f32 {
        let mut after = self.clone();
        after.play(seat, mv, &mut Silent);
        after.margin(seat) - self.margin(seat)
    }

    /// Of tied assistants, nobody sees what the others pick before all have.
    fn disguise(&self, _: Seat, mv: Move, _: Seat) -> Option<Move> {
        let is_unseen = matches!(mv, Move::Boon(_)) && self.to_act().len() > 1;
        is_unseen.then_some(Move::Boon(1))
    }

    /// Who is to act: a card dealt may give the dreamer a choice of cards, or none. Which card it
    /// is changes less, and would split a search forty ways.
    fn omen(&self) -> u64 {
        self.to_act().first().map_or(0, |seat| 1 + u64::from(seat.0))
    }
}
