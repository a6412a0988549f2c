//! The value of things to a seat, in Fame at the end, depending on how many turns it has left.

use astra::score::{STARDUST_PER_FAME, columns_fame, row_marks, rows_fame};
use astra::state::{Journal, MAX_LIMIT, MAX_POUCH, START_LIMIT};
use astra::{Ability, Astra, Boon, BoonKind, CardData, CardSet, Element};
use table::{GameExt, Seat};

/// How many turns pass for each card that leaves the deck.
const TURNS_PER_CARD: f32 = 3.0;
/// The turns a seat has left when Game End is about to come up.
const LAST_TURNS: f32 = 1.5;

/// Stardust counts as what it scores at the end. It is worth no more while there is time to spend
/// it: a Rest refills the pouch, and hoarding loses.
pub(super) const STARDUST: f32 = 1.0 / STARDUST_PER_FAME as f32;
/// A telescope, while there is time to use it.
const TELESCOPE: f32 = 1.2;
/// What a cell of the pouch brings in stardust, besides its Fame.
const POUCH_CELL: f32 = 0.5;
/// Room for one more card, if there is none and many cards are still to come.
const ROOM: f32 = 2.0;
/// Making a card active by a boon.
const ACTIVATION: f32 = 1.5;

/// After how many turns half of what happens soon has happened, and half of what takes long.
const SOON: f32 = 1.0;
const LONG: f32 = 4.0;
/// How often a seat rests, and after how many visits of the sphere per seat half of the used cards
/// are active again.
const RESTS_PER_TURN: f32 = 0.35;
const VISITS: f32 = 0.8;
/// How often an ability is used in each turn to come, and the most turns counted.
const USES_PER_TURN: f32 = 0.08;
const TURNS_OF_USE: f32 = 12.0;

/// What a row with this number of marks may gain while there is time; a longer one is full.
const ROW_GAIN: [f32; 4] = [0.0, 0.9, 1.5, 1.5];

/// The value of things to one seat.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Worth {
    /// How many turns it has left, including this one while something can be marked in it.
    pub(super) turns: f32,
    telescope: f32,
    pouch: f32,
    wisdom: f32,
    /// The share of its Fame that a used card of each element keeps.
    kept: [f32; 4],
    /// How often a used ability will be used again.
    uses: f32,
    /// What one more card of each element adds in rows and columns.
    elements: [f32; 4],
    /// The cost of one more card: room for it, or another card.
    price: f32,
}

/// The progress of something after this many turns, if it is half done after `half`.
pub(super) fn progress(turns: f32, half: f32) -> f32 {
    turns / (turns + half)
}

/// How many turns a seat has left.
pub(super) fn turns(game: &Astra, seat: Seat) -> f32 {
    let seats = game.seats();
    let Some(left) = game.last_turns() else {
        let cards = f32::from(game.cards_to_game_end());
        return LAST_TURNS + TURNS_PER_CARD * cards / f32::from(seats);
    };
    let distance = (seat.0 + seats - game.turn().seat.0) % seats;
    // Its turns among those to come, and the current one if it can still mark in it.
    let to_come = (left + seats - distance) / seats - u8::from(distance == 0);
    f32::from(to_come) + f32::from(u8::from(distance == 0 && game.can_still_observe()))
}

/// How likely a used card of each element is to be active at the end. Every Rest moves the sphere
/// to the next element, and makes the resting seat's cards of that element active.
fn kept(game: &Astra, turns: f32) -> [f32; 4] {
    let seats = f32::from(game.seats());
    let rests = RESTS_PER_TURN * turns * seats;
    let (mut kept, mut element) = ([0.0; 4], game.sphere());
    let spheres = game.cards().spheres().len();
    for distance in 0..spheres {
        let visits = (rests - distance as f32).max(0.0) / spheres as f32;
        kept[element as usize] = progress(visits, VISITS * seats);
        element = game.cards().sphere(element).1.element;
    }
    kept
}

/// What rows and columns score, and what the rows may gain.
fn elements_value(rows: [u32; 4], time: f32) -> f32 {
    let gains = rows.into_iter().filter_map(|marks| ROW_GAIN.get(marks as usize));
    (rows_fame(rows) + columns_fame(rows)) as f32 + time * gains.sum::<f32>()
}

impl Worth {
    /// The value of things to a seat, and of everything it has, including the cards it is about to
    /// gain.
    pub(super) fn of(game: &Astra, seat: Seat, gained: CardSet) -> (Worth, f32) {
        let (journal, turns) = (game.journal(seat), turns(game, seat));
        let (soon, long) = (progress(turns, SOON), progress(turns, LONG));
        let cards = journal.hand() | gained;
        let step = f32::from(game.cards().wisdom_cells());
        let room = f32::from(START_LIMIT) + f32::from(journal.wisdom) / step - cards.len() as f32;
        let to_come = f32::from(game.cards_to_game_end()) / f32::from(game.seats());
        // The more room there is, the less is more of it needed.
        let need = progress(to_come, room.max(0.0) + 1.0);
        // A card used now is active again in a later turn, if at all.
        let later = (turns - 1.0).max(0.0);
        let mut worth = Worth {
            turns,
            telescope: TELESCOPE * soon,
            pouch: 1.0 + POUCH_CELL * long,
            wisdom: (1.0 + ROOM * need) / step,
            kept: kept(game, later),
            uses: USES_PER_TURN * later.min(TURNS_OF_USE),
            elements: [0.0; 4],
            price: ROOM * need,
        };
        let fame = worth.of_journal(journal)
            + f32::from(journal.wisdom) / step
            + ROOM * need * room
            + worth.of_elements(game, journal, cards)
            + worth.of_cards(game, journal, gained, game.card_limit(seat));
        (worth, fame)
    }

    fn of_journal(&self, journal: &Journal) -> f32 {
        f32::from(journal.fame)
            + self.pouch * f32::from(journal.pouch)
            + STARDUST * f32::from(journal.stardust)
            + self.telescope * f32::from(journal.telescopes)
    }

    /// The value of rows and columns with these cards; and with one more of each element.
    fn of_elements(&mut self, game: &Astra, journal: &Journal, cards: CardSet) -> f32 {
        let time = progress(self.turns, LONG);
        let value = |cards| elements_value(row_marks(Some(journal.scoring), cards), time);
        let counts = Element::ALL.map(|element| (cards & game.cards().of_element(element)).len());
        let now = value(counts);
        self.elements = Element::ALL.map(|element| {
            let mut more = counts;
            more[element as usize] += 1;
            value(more) - now
        });
        now
    }

    /// The value of the individual cards. Those beyond the limit must go, and with a full hand the
    /// poorest is the price of another.
    fn of_cards(&mut self, game: &Astra, journal: &Journal, gained: CardSet, limit: u8) -> f32 {
        let (mut all, mut poorest, mut count) = (0.0, f32::INFINITY, 0);
        let mut add = |worth: f32| {
            all += worth;
            poorest = poorest.min(worth);
            count += 1;
        };
        for card in journal.active | gained {
            add(self.active(game.cards().get(card)));
        }
        for card in journal.exhausted {
            add(self.exhausted(game.cards().get(card)));
        }
        let beyond = count - i32::from(limit);
        if beyond < 0 {
            return all;
        }
        // Its element is lost with it.
        let gone = poorest + 1.0;
        self.price += gone;
        all - beyond as f32 * gone
    }

    /// The value of an active card: kept for its Fame, or used.
    fn active(&self, data: &CardData) -> f32 {
        if self.turns < 0.5 {
            return data.fame.into();
        }
        (self.exhausted(data) + self.one_use(data.ability)).max(data.fame.into())
    }

    fn exhausted(&self, data: &CardData) -> f32 {
        f32::from(data.fame) * self.kept[data.element as usize]
            + self.uses * self.one_use(data.ability)
    }

    /// The value of making a used card active again.
    pub(super) fn reactivation(&self, data: &CardData) -> f32 {
        self.active(data) - self.exhausted(data)
    }

    /// The value of taking a card.
    pub(super) fn new_card(&self, data: &CardData) -> f32 {
        self.active(data) + self.elements[data.element as usize] - self.price
    }

    /// The value of one use of an ability, on average.
    fn one_use(&self, ability: Ability) -> f32 {
        match ability {
            Ability::ThreeCards => 2.5,
            Ability::FameForMarkedCards | Ability::FameForElement => 2.2,
            Ability::TwoStars => 1.8,
            Ability::StarAndNeighbours | Ability::GenerousRest => 1.5,
            Ability::AnyStar => 1.2,
            Ability::CommonRefund | Ability::FameForGrandStars => 1.0,
            Ability::GrandRefund | Ability::AnyFirstStar => 0.8,
            Ability::Exchange => 0.4,
            Ability::Stardust2 => 2.0 * STARDUST,
            Ability::Stardust3 => 3.0 * STARDUST,
            Ability::Stardust4 => 4.0 * STARDUST,
            Ability::Wisdom => self.wisdom,
            Ability::Telescope => self.telescope,
            Ability::Pouch => self.pouch,
        }
    }

    /// The value of a boon. Anything beyond the end of a track is lost.
    pub(super) fn boon(&self, boon: Boon, game: &Astra, seat: Seat) -> f32 {
        let (amount, journal) = (f32::from(boon.amount), game.journal(seat));
        match boon.kind {
            BoonKind::Fame => amount,
            BoonKind::Improvement => self.pouch * amount.min((MAX_POUCH - journal.pouch).into()),
            BoonKind::Stardust => STARDUST * amount,
            BoonKind::Wisdom if game.card_limit(seat) == MAX_LIMIT => 0.0,
            BoonKind::Wisdom => self.wisdom * amount,
            BoonKind::Observation => self.telescope * amount,
            BoonKind::Activation => ACTIVATION * amount.min(journal.exhausted.len() as f32),
        }
    }
}
