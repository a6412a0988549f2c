//! Who is likely to finish which card, and what that and the boons of it are worth.

use astra::data::BOONS;
use astra::state::{MAX_PLACES, Place};
use astra::{Astra, Card};
use table::{Game, PerSeat, Seat};

use super::runs;
use super::worth::{Worth, progress};

/// How likely a seat finishes a card that it can finish in its turn, or in the one after, when
/// nobody before it does, and how much less for every star that is left.
const NOW: f32 = 0.85;
const NEXT: f32 = 0.45;
const PER_STAR: f32 = 0.02;
/// How much of the best boon an assistant may count on.
const BOON: f32 = 0.7;
/// A mark that makes no difference otherwise.
const MARK: f32 = 0.25;
/// After how many turns half of the cards that nobody can finish soon are finished.
const LATER: f32 = 4.0;

/// When a seat can finish a card, if all goes well.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum When {
    /// In its next turn, or in the one going on.
    Now,
    /// In the turn after, with a full pouch.
    Next,
    #[default]
    Later,
}

/// What a seat may hope for at a card.
#[derive(Clone, Copy, Debug, Default)]
struct Claim {
    when: When,
    /// What the card is worth beyond the stardust it takes.
    gain: f32,
}

/// Adds what everybody may hope for at the cards around the board.
pub(super) fn add_hopes(game: &Astra, worths: &PerSeat<Worth>, prospects: &mut PerSeat<f32>) {
    let mut claims = [PerSeat::<Claim>::default(); MAX_PLACES];
    for (at, (card, place)) in game.around().enumerate() {
        for seat in Seat::all(game.common().seats) {
            claims[at][seat] = claim(game, card, place, seat, &worths[seat]);
        }
    }
    for seat in Seat::all(game.common().seats) {
        keep_the_best(&mut claims, seat);
    }
    for ((card, place), claims) in game.around().zip(&claims) {
        if place.is_undiscovered() {
            add_open_card(game, (card, place), claims, worths, prospects);
        } else {
            add_boons(game, (card, place), worths, prospects);
        }
    }
}

/// When a seat can finish a card, and what it would gain.
fn claim(game: &Astra, card: Card, place: &Place, seat: Seat, worth: &Worth) -> Claim {
    if !place.is_undiscovered() {
        return Claim::default();
    }
    let (data, journal) = (game.cards().get(card), game.journal(seat));
    let left = data.stars.without(place.marked).len() as u16;
    let is_active = seat == game.active_seat();
    let run = game.run().filter(|(on, _)| is_active && *on == card);
    let runs = u16::from(runs::needed(card, place.marked, run.map(|(_, star)| star)));
    let observes = if is_active { game.observes_left() } else { journal.telescopes + 1 };
    let is_turn_open = !is_active || game.can_still_observe();
    let refilled = journal.stardust.max(journal.pouch.into());
    let when = if is_turn_open && left <= journal.stardust && runs <= observes {
        When::Now
    } else if left <= refilled && runs <= journal.telescopes + 2 {
        When::Next
    } else {
        When::Later
    };
    // A turn more or less is all that is known of the end before Game End is seen.
    let when = match when {
        When::Now if worth.turns < 0.5 => When::Later,
        When::Next if worth.turns < 1.5 => When::Later,
        when => when,
    };
    Claim { when, gain: (worth.new_card(data) - f32::from(left) * worth.stardust).max(0.0) }
}

/// Nobody finishes two cards with the same stardust: of what a seat can finish now, the best
/// counts, and the others wait.
fn keep_the_best(claims: &mut [PerSeat<Claim>; MAX_PLACES], seat: Seat) {
    let now = |at: &usize| claims[*at][seat].when == When::Now;
    let gain = |at: &usize| claims[*at][seat].gain;
    let best = (0..MAX_PLACES).filter(now).max_by(|a, b| gain(a).total_cmp(&gain(b)));
    for (at, claims) in claims.iter_mut().enumerate() {
        if claims[seat].when == When::Now && Some(at) != best {
            claims[seat].when = When::Next;
        }
    }
}

/// How likely each seat is to finish a card: by how soon it can, and in the order of turns.
fn chances(game: &Astra, left: u32, claims: &PerSeat<Claim>, worth: &Worth) -> PerSeat<f32> {
    let (seats, active) = (game.common().seats, game.active_seat());
    let mut chances = PerSeat::default();
    let mut open = 1.0;
    let first = u8::from(!game.can_still_observe());
    for (when, chance) in [(When::Now, NOW), (When::Next, NEXT)] {
        for step in first..first + seats {
            let seat = Seat((active.0 + step) % seats);
            if claims[seat].when == when && claims[seat].gain > 0.0 {
                let taken = open * (chance - PER_STAR * left as f32);
                chances[seat] = taken;
                open -= taken;
            }
        }
    }
    let later = if game.last_turns().is_some() { 0.0 } else { progress(worth.turns, LATER) };
    for seat in Seat::all(seats) {
        chances[seat] += open * later / f32::from(seats);
    }
    chances
}

/// A card with stars left: somebody's discovery, others' boon, or a few marks at the end.
fn add_open_card(
    game: &Astra,
    (card, place): (Card, &Place),
    claims: &PerSeat<Claim>,
    worths: &PerSeat<Worth>,
    prospects: &mut PerSeat<f32>,
) {
    let left = game.cards().get(card).stars.without(place.marked).len();
    let chances = chances(game, left, claims, &worths[game.active_seat()]);
    let finished: f32 = chances.0.iter().sum();
    for seat in Seat::all(game.common().seats) {
        let marks = place.marks_by(seat).len() as f32;
        prospects[seat] += chances[seat] * claims[seat].gain;
        if marks > 0.0 {
            let boon = best_boon(game, card, place, seat, &worths[seat]);
            prospects[seat] += (finished - chances[seat]) * BOON * boon
                + marks * (finished * MARK + (1.0 - finished) / game.marks_per_fame() as f32);
        }
    }
}

/// A card that is finished: its assistants take boons, as far as they have not.
fn add_boons(
    game: &Astra,
    (card, place): (Card, &Place),
    worths: &PerSeat<Worth>,
    prospects: &mut PerSeat<f32>,
) {
    for seat in Seat::all(game.common().seats) {
        let is_discoverer = seat == game.active_seat() && !game.is_dreaming();
        prospects[seat] += match game.picked_boon(seat) {
            _ if is_discoverer => 0.0,
            Some(pick) if pick.card == card && pick.taken => 0.0,
            Some(pick) if pick.card == card => worths[seat].boon(pick.boon, game, seat),
            _ => best_boon(game, card, place, seat, &worths[seat]),
        };
    }
}

/// The boon a seat would take if another finished the card as it stands: the best that those
/// ahead of it leave.
fn best_boon(game: &Astra, card: Card, place: &Place, seat: Seat, worth: &Worth) -> f32 {
    let marks = place.marks_by(seat).len();
    if marks == 0 {
        return 0.0;
    }
    let dreamer_ahead = place.marks_by_dreamer().len() > marks;
    let first = if dreamer_ahead { BOONS / 2 } else { 0 };
    let mut boons = [0.0; BOONS];
    for (worthy, boon) in boons[first..].iter_mut().zip(&game.cards().get(card).boons[first..]) {
        *worthy = worth.boon(*boon, game, seat);
    }
    boons.sort_unstable_by(|a, b| b.total_cmp(a));
    let others = Seat::all(game.common().seats).filter(|other| *other != seat);
    let ahead = others.filter(|other| place.marks_by(*other).len() > marks).count();
    // One of the others is the discoverer, who takes none.
    boons[ahead.saturating_sub(1).min(BOONS - 1)]
}
