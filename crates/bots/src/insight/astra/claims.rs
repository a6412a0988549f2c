//! Who is likely to finish which card, and the value of the card and its boons.

use astra::boons::is_left_by_dreamer;
use astra::data::BOONS;
use astra::place::{MAX_PLACES, Place};
use astra::{Astra, Card};
use table::{GameExt, PerSeat, Seat};

use super::runs;
use super::worth::{STARDUST, Worth, progress};

/// How likely a seat is to finish a card that it can finish in its turn, or in the one after, if
/// nobody does so first.
const NOW: f32 = 0.4;
const NEXT: f32 = 0.12;
/// The number of turns after which half of the cards that nobody can finish soon are finished, for
/// each star left and for each run except the last.
const PER_STAR: f32 = 0.3;
const PER_RUN: f32 = 3.0;
/// The share of its boon that an assistant can count on.
const BOON: f32 = 0.8;
/// The value of a mark that makes no other difference.
const MARK: f32 = 0.5;
/// The uncertainty about who has the most marks at the end, per square root of the stars left; and
/// where none are left.
const DOUBT: f32 = 0.4;
const NO_DOUBT: f32 = 0.1;

/// When a seat can finish a card, if all goes well.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum When {
    /// In its next turn, or in the current one.
    Now,
    /// In the turn after a Rest.
    Next,
    #[default]
    Later,
}

/// What a seat can expect from a card.
#[derive(Clone, Copy, Debug, Default)]
struct Claim {
    when: When,
    /// The value of the card beyond the stardust it takes.
    gain: f32,
}

/// Adds what each seat can expect from the cards around the board.
pub(super) fn add_claims(game: &Astra, worths: &PerSeat<Worth>, values: &mut PerSeat<f32>) {
    let mut claims = [PerSeat::<Claim>::default(); MAX_PLACES];
    for (at, (card, place)) in game.around().enumerate() {
        for seat in Seat::all(game.seats()) {
            claims[at][seat] = claim(game, card, place, seat, &worths[seat]);
        }
    }
    for seat in Seat::all(game.seats()) {
        keep_the_best(&mut claims, seat);
    }
    for ((card, place), claims) in game.around().zip(&claims) {
        if place.is_undiscovered() {
            add_open_card(game, (card, place), claims, worths, values);
        } else {
            add_boons(game, (card, place), worths, values);
        }
    }
}

/// When a seat can finish a card, and what it would gain.
fn claim(game: &Astra, card: Card, place: &Place, seat: Seat, worth: &Worth) -> Claim {
    if !place.is_undiscovered() {
        return Claim::default();
    }
    let (data, journal) = (game.cards().get(card), game.journal(seat));
    let left = (data.stars - place.marked()).len() as u16;
    let is_active = seat == game.turn().seat;
    let run = game.run().filter(|run| is_active && run.card == card);
    let runs = u16::from(runs::needed(game.cards(), card, place.marked(), run.map(|run| run.star)));
    let observes = if is_active { game.observes_left() } else { journal.telescopes + 1 };
    let is_turn_open = !is_active || game.can_still_observe();
    let refilled = journal.stardust.max(journal.pouch.into());
    let when = if is_turn_open && left <= journal.stardust && runs <= observes {
        When::Now
    } else if left <= refilled && runs <= journal.telescopes + 1 {
        When::Next
    } else {
        When::Later
    };
    // Until Game End is revealed, the number of turns is known to within about one.
    let when = match when {
        When::Now if worth.turns < 0.5 => When::Later,
        When::Next if worth.turns < 1.5 => When::Later,
        when => when,
    };
    Claim { when, gain: (worth.new_card(data) - f32::from(left) * STARDUST).max(0.0) }
}

/// Nobody finishes two cards with the same stardust: only the best of the cards a seat can finish
/// now counts as such, and the others have to wait.
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

/// How likely each seat is to finish a card: by how soon it can, in turn order. The rest is shared
/// by all.
fn chances(game: &Astra, claims: &PerSeat<Claim>, later: f32) -> PerSeat<f32> {
    let (seats, active) = (game.seats(), game.turn().seat);
    let mut chances = PerSeat::default();
    let mut open = 1.0;
    let is_turn_open = game.can_still_observe() || game.free_marks() > 0;
    let first = u8::from(!is_turn_open);
    for (when, chance) in [(When::Now, NOW), (When::Next, NEXT)] {
        for step in first..first + seats {
            let seat = Seat((active.0 + step) % seats);
            if claims[seat].when == when && claims[seat].gain > 0.0 {
                chances[seat] = open * chance;
                open -= chances[seat];
            }
        }
    }
    for seat in Seat::all(seats) {
        chances[seat] += open * later / f32::from(seats);
    }
    chances
}

/// How likely a card that nobody can finish soon is to be finished at all. The last stars take long
/// if they take several runs: whoever makes the second to last run leaves the card to the next
/// seat.
fn later(game: &Astra, card: Card, place: &Place, turns: f32) -> f32 {
    if game.last_turns().is_some() {
        return 0.0;
    }
    let left = (game.cards().get(card).stars - place.marked()).len();
    let runs = runs::needed(game.cards(), card, place.marked(), None);
    progress(turns, PER_STAR * left as f32 + PER_RUN * f32::from(runs - 1))
}

/// A card with stars left: a discovery for one seat, boons for others, or a few marks at the end.
fn add_open_card(
    game: &Astra,
    (card, place): (Card, &Place),
    claims: &PerSeat<Claim>,
    worths: &PerSeat<Worth>,
    values: &mut PerSeat<f32>,
) {
    let later = later(game, card, place, worths[game.turn().seat].turns);
    let chances = chances(game, claims, later);
    let finished: f32 = chances.0.iter().sum();
    let left = (game.cards().get(card).stars - place.marked()).len();
    let doubt = DOUBT * (left as f32).sqrt();
    for seat in Seat::all(game.seats()) {
        let marks = place.marks_by(seat).len() as f32;
        values[seat] += chances[seat] * claims[seat].gain;
        if marks > 0.0 {
            let by_others = finished - chances[seat];
            let discoverers = PerSeat(chances.0.map(|chance| chance / by_others.max(0.01)));
            let boon = boon(game, card, place, seat, &worths[seat], &discoverers, doubt);
            values[seat] += by_others * BOON * boon
                + marks * (finished * MARK + (1.0 - finished) / game.marks_per_fame() as f32);
        }
    }
}

/// A finished card: its assistants take boons, unless they already have.
fn add_boons(
    game: &Astra,
    (card, place): (Card, &Place),
    worths: &PerSeat<Worth>,
    values: &mut PerSeat<f32>,
) {
    let mut discoverers = PerSeat::default();
    if !game.turn().dreaming {
        discoverers[game.turn().seat] = 1.0;
    }
    for seat in Seat::all(game.seats()) {
        let no_marks = place.marks_by(seat).is_empty();
        values[seat] += match game.picked_boon(seat) {
            _ if no_marks || discoverers[seat] > 0.0 => 0.0,
            Some(pick) if pick.card == card && pick.taken => 0.0,
            Some(pick) if pick.card == card => worths[seat].boon(pick.boon, game, seat),
            _ => boon(game, card, place, seat, &worths[seat], &discoverers, 0.0),
        };
    }
}

/// The boon a seat can expect if another finishes the card: the best one left by the seats ahead of
/// it, weighted by how likely each is to be ahead then and not to be the discoverer.
fn boon(
    game: &Astra,
    card: Card,
    place: &Place,
    seat: Seat,
    worth: &Worth,
    discoverers: &PerSeat<f32>,
    doubt: f32,
) -> f32 {
    let own = place.marks_by(seat).len() as f32;
    let mut boons = game.cards().get(card).boons.map(|boon| worth.boon(boon, game, seat));
    let left = (1..).zip(boons).filter(|(number, _)| is_left_by_dreamer(*number));
    let left = left.map(|(_, boon)| boon).fold(0.0, f32::max);
    let others = Seat::all(game.seats()).filter(|other| *other != seat);
    let before: f32 = others
        .map(|other| {
            let ahead = ahead(place.marks_by(other).len() as f32 - own, doubt);
            (1.0 - discoverers[other]).max(0.0) * ahead
        })
        .sum();
    boons.sort_unstable_by(|a, b| b.total_cmp(a));
    let (at, part) = (before as usize, before.fract());
    let all = boons[at.min(BOONS - 1)] * (1.0 - part) + boons[(at + 1).min(BOONS - 1)] * part;
    let dreamt = game.turn().dreaming && !place.is_undiscovered();
    if dreamt || place.marks_by_dreamer().is_empty() {
        return all;
    }
    let dreamer_ahead = ahead(place.marks_by_dreamer().len() as f32 - own, doubt);
    all * (1.0 - dreamer_ahead) + left * dreamer_ahead
}

/// How likely a seat that now leads by this many marks is to lead at the end.
fn ahead(lead: f32, doubt: f32) -> f32 {
    let sure = (lead - 0.5) / (NO_DOUBT + doubt);
    0.5 + 0.5 * sure / (1.0 + sure * sure).sqrt()
}
