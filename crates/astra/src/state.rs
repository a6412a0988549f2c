//! A moment of the game, and whose decision it is.
//!
//! After a move, every decision with only one possible answer is carried out too, until a seat has
//! something to decide or a new turn begins.

use serde::{Deserialize, Serialize};
use table::{List, PerSeat, Seat, SeatSet, Setup};

use crate::boons::BoonSet;
use crate::card::{CARDS, Card, CardSet, Mark};
use crate::data::Element;
use crate::place::{MAX_PLACES, Place, Places};
use crate::setup::Rows;
use crate::turn::{Phase, Turn};
use crate::{Cards, Move};

/// The size of a pouch at the start.
pub const START_POUCH: u8 = 5;
/// The largest pouch.
pub const MAX_POUCH: u8 = 12;
/// The card limit at the start.
pub const START_LIMIT: u8 = 2;
/// The largest card limit.
pub const MAX_LIMIT: u8 = 8;
/// The most stardust, telescopes or Fame a seat can have: no game comes near it.
pub const MAX_COUNT: u16 = 999;

/// A moment of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Astra {
    pub(crate) setup: Setup,
    pub(crate) cards: &'static Cards,
    /// Who holds the first-player token.
    pub(crate) first: Seat,
    /// The element of the active sphere.
    pub(crate) sphere: Element,
    pub(crate) journals: PerSeat<Journal>,
    pub(crate) places: Places,
    pub(crate) deck: Deck,
    pub(crate) discard: CardSet,
    pub(crate) turn: Turn,
    /// The cards used this turn, or, until its first decision, in the previous turn.
    pub(crate) used: CardSet,
    pub(crate) discoveries: Discoveries,
    /// The star marked last, by anyone: a run continues from there.
    pub(crate) last_mark: Option<Mark>,
    /// How many turns come after this one, once Game End has appeared.
    pub(crate) last_turns: Option<u8>,
}

/// What a seat has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Journal {
    /// Stardust.
    pub stardust: u16,
    /// Telescopes.
    pub telescopes: u16,
    /// The Fame track.
    pub fame: u16,
    /// The size of the pouch, 5 to 12.
    pub pouch: u8,
    /// Marked cells of the Wisdom track.
    pub wisdom: u8,
    /// Cards whose abilities are ready.
    pub active: CardSet,
    /// Cards whose abilities were used.
    pub exhausted: CardSet,
    /// The marked rows of its final scoring card.
    pub scoring: Rows,
}

impl Journal {
    /// Its cards, active and exhausted.
    pub fn hand(&self) -> CardSet {
        self.active | self.exhausted
    }
}

/// The draw deck; its top card is last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Deck {
    pub(crate) cards: List<Card, CARDS>,
    /// How many cards lie above Game End; 0 once it was set aside.
    pub(crate) above: u8,
}

impl Deck {
    /// Takes the top card, if there is one.
    pub(crate) fn draw(&mut self) -> Option<Card> {
        let card = self.cards.pop()?;
        self.above = self.above.saturating_sub(1);
        Some(card)
    }

    /// How many cards lie below Game End.
    pub(crate) fn below(&self) -> u8 {
        self.cards.len() as u8 - self.above
    }
}

/// The most discoveries of one turn: every place, and with two players a dreamer's after them.
pub(crate) const MAX_DISCOVERIES: usize = MAX_PLACES;

/// The cards discovered this turn, or, until its first decision, in the previous turn, and who took
/// which boon.
pub(crate) type Discoveries = List<Discovery, MAX_DISCOVERIES>;

/// A discovered card and the boons taken from it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Discovery {
    pub(crate) card: Card,
    /// The boon that each seat picked, counted from 1; 0 for none.
    pub(crate) picks: PerSeat<u8>,
}

impl Discovery {
    pub(crate) fn of(card: Card) -> Discovery {
        Discovery { card, picks: PerSeat::default() }
    }

    /// The boons crossed out by seats outside the group that is now picking.
    pub(crate) fn crossed_out(self, group: SeatSet) -> BoonSet {
        let mut crossed = BoonSet::EMPTY;
        for (seat, &pick) in (0..).map(Seat).zip(&self.picks.0) {
            if pick > 0 && !group.contains(seat) {
                crossed.insert(pick);
            }
        }
        crossed
    }
}

impl Astra {
    /// The current discovery: the latest one.
    pub(crate) fn latest(&self) -> &Discovery {
        self.discoveries.last().expect("a card is being discovered")
    }

    /// The current discovery, for changes.
    pub(crate) fn latest_mut(&mut self) -> &mut Discovery {
        self.discoveries.last_mut().expect("a card is being discovered")
    }

    /// The cards that the game is played with.
    pub fn cards(&self) -> &'static Cards {
        self.cards
    }

    /// The element of the active sphere.
    pub fn sphere(&self) -> Element {
        self.sphere
    }

    /// What a seat has.
    pub fn journal(&self, seat: Seat) -> &Journal {
        &self.journals[seat]
    }

    /// The cards around the board, clockwise, and the marks on them.
    pub fn around(&self) -> impl Iterator<Item = (Card, &Place)> {
        self.places.iter().filter_map(|place| Some((place.card()?, place)))
    }

    /// The turn: the seat, the pending decision, and what the turn remembers.
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// The seats to act.
    #[inline]
    pub(crate) fn deciding(&self) -> SeatSet {
        match self.turn.phase {
            Phase::Over {} | Phase::Boons { .. } | Phase::Activation { .. } => {
                self.others_deciding()
            }
            _ => SeatSet::only(self.turn.seat),
        }
    }

    /// The seats to act where that is not the seat whose turn it is.
    #[cold]
    fn others_deciding(&self) -> SeatSet {
        match self.turn.phase {
            Phase::Boons { group } => {
                let picks = &self.latest().picks;
                group.iter().filter(|seat| picks[*seat] == 0).collect()
            }
            Phase::Activation { seat, .. } => SeatSet::only(seat),
            _ => SeatSet::EMPTY,
        }
    }

    /// Clears what the last turn used and discovered, at the first decision of the next one.
    #[inline]
    pub(crate) fn forget_last_turn(&mut self) {
        self.used = CardSet::EMPTY;
        self.discoveries.clear();
    }

    /// The only possible move, unless it is the first decision of a turn.
    #[inline]
    pub(crate) fn only_choice(&self) -> Option<(Seat, Move)> {
        let seat = match self.turn.phase {
            Phase::Start {} | Phase::Over {} => return None,
            Phase::Boons { group } if group.len() > 1 => return None,
            // These phases follow nearly every move, and can be decided without listing anything.
            Phase::Observe {} => {
                return (!self.can_run_on()).then_some((self.turn.seat, Move::Stop));
            }
            Phase::Telescope {} => {
                return (!self.can_observe_again()).then_some((self.turn.seat, Move::Stop));
            }
            Phase::Ability {} if self.can_observe() => return None,
            _ => self.deciding().first()?,
        };
        let choices = self.choices(seat);
        (choices.len() == 1).then(|| (seat, choices.nth(0)))
    }

    /// The journal of the seat whose turn it is.
    #[inline]
    pub(crate) fn mine(&mut self) -> &mut Journal {
        &mut self.journals[self.turn.seat]
    }
}
