//! A moment of the game, and whose decision it is.
//!
//! A move is carried out, and then every decision that has a single answer, until a seat has
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
/// The most stardust, telescopes or Fame anybody can have: no game comes near it.
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
    /// The cards used this turn, or before its first decision in the turn before.
    pub(crate) used: CardSet,
    pub(crate) discoveries: Discoveries,
    /// The star marked last, by anybody: a run goes on from there.
    pub(crate) last_mark: Option<Mark>,
    /// Once Game End was seen: how many turns come after this one.
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

/// The draw deck. The top is at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Deck {
    pub(crate) cards: List<Card, CARDS>,
    /// How many lie above Game End; 0 once that was set aside.
    pub(crate) above: u8,
}

impl Deck {
    /// Takes the top card, if there is one.
    pub(crate) fn draw(&mut self) -> Option<Card> {
        let card = self.cards.pop()?;
        self.above = self.above.saturating_sub(1);
        Some(card)
    }

    /// How many lie below Game End.
    pub(crate) fn below(&self) -> u8 {
        self.cards.len() as u8 - self.above
    }
}

/// The most discoveries of one turn: every place, and with two players a dreamer's after them.
pub(crate) const MAX_DISCOVERIES: usize = MAX_PLACES;

/// The cards discovered this turn, or before its first decision in the turn before, and who took
/// which boon.
pub(crate) type Discoveries = List<Discovery, MAX_DISCOVERIES>;

/// A discovered card and the boons taken from it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Discovery {
    pub(crate) card: Card,
    /// Who picked which boon, counted from 1; 0 for none.
    pub(crate) picks: PerSeat<u8>,
}

impl Discovery {
    pub(crate) fn of(card: Card) -> Discovery {
        Discovery { card, picks: PerSeat::default() }
    }

    /// The boons crossed out by those who are not of the group now picking.
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
    /// The discovery in hand: the latest one.
    pub(crate) fn latest(&self) -> &Discovery {
        self.discoveries.last().expect("a card is being discovered")
    }

    /// The same, to be changed.
    pub(crate) fn latest_mut(&mut self) -> &mut Discovery {
        self.discoveries.last_mut().expect("a card is being discovered")
    }

    /// What is printed on the cards it is played with.
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

    /// Whose turn it is, what is to be decided in it, and what it remembers.
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Whose decision it is.
    #[inline]
    pub(crate) fn deciding(&self) -> SeatSet {
        match self.turn.phase {
            Phase::Over {} | Phase::Boons { .. } | Phase::Activation { .. } => {
                self.others_deciding()
            }
            _ => SeatSet::only(self.turn.seat),
        }
    }

    /// Whose decision it is where it is not that of the seat whose turn it is.
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

    /// What was used and discovered is shown until the first decision of the next turn.
    #[inline]
    pub(crate) fn forget_last_turn(&mut self) {
        self.used = CardSet::EMPTY;
        self.discoveries.clear();
    }

    /// The one thing that can be done, where it is not the first decision of a turn.
    #[inline]
    pub(crate) fn only_choice(&self) -> Option<(Seat, Move)> {
        let seat = match self.turn.phase {
            Phase::Start {} | Phase::Over {} => return None,
            Phase::Boons { group } if group.len() > 1 => return None,
            // These come after nearly every move, and can be told without listing anything.
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
