//! The places around the board: their cards, and who marked which stars.
//!
//! A star is marked by a seat, or in a game of two by the dreamer: an `Option<Seat>`, as in events.

use std::ops::Deref;

use serde::{Deserialize, Serialize};
use table::{Fault, List, MAX_SEATS, PerSeat, PositionError, Seat};

use crate::card::{Card, Mark, Star, Stars};
use crate::data::{CardData, Cards};

/// The most cards that lie around the board.
pub const MAX_PLACES: usize = MAX_SEATS + 1;

/// Stands for the dreamer in the marks of a card.
const DREAMER: char = 'd';
/// Stands for an unmarked star.
const UNMARKED: char = '.';

/// A place at the board: possibly a card, and who marked which of its stars.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    card: Option<Card>,
    marks: PerSeat<Stars>,
    dreamt: Stars,
    /// The union of all marks.
    marked: Stars,
    /// The stars that a first mark may have by the ordinary rule. Empty exactly if the place has no
    /// undiscovered card.
    frontier: Stars,
}

impl Place {
    /// A card fresh from the deck.
    pub(crate) fn untouched(card: Card, cards: &Cards) -> Place {
        let frontier = cards.get(card).frontier(Stars::EMPTY);
        Place { card: Some(card), frontier, ..Place::default() }
    }

    /// The card, if there is one.
    pub const fn card(&self) -> Option<Card> {
        self.card
    }

    /// The stars a seat has marked.
    pub fn marks_by(&self, seat: Seat) -> Stars {
        self.marks[seat]
    }

    /// The stars the dreamer has marked.
    pub const fn marks_by_dreamer(&self) -> Stars {
        self.dreamt
    }

    /// The stars that anyone has marked.
    #[inline]
    pub const fn marked(&self) -> Stars {
        self.marked
    }

    /// The stars that a first mark may have by the ordinary rule: the starting star of an untouched
    /// card, otherwise any star joined to a marked one.
    #[inline]
    pub(crate) const fn frontier(&self) -> Stars {
        self.frontier
    }

    /// Whether there is a card with a star left to mark.
    #[inline]
    pub const fn is_undiscovered(&self) -> bool {
        !self.frontier.is_empty()
    }

    /// The card, if all its stars are marked.
    pub(crate) const fn discovered(&self) -> Option<Card> {
        if self.is_undiscovered() { None } else { self.card }
    }

    /// Adds a mark, by a seat or by the dreamer.
    #[inline]
    fn add_mark(&mut self, by: Option<Seat>, star: Star, data: &CardData) {
        let before = if self.marked.is_empty() { Stars::EMPTY } else { self.frontier };
        match by {
            Some(seat) => self.marks[seat].insert(star),
            None => self.dreamt.insert(star),
        }
        self.marked.insert(star);
        self.frontier = (before | data.adjacent[star.index()]) - self.marked;
    }

    /// A place rebuilt from its card and marks.
    fn worked_out_again(&self, cards: &Cards) -> Place {
        let Some(card) = self.card else { return Place::default() };
        let marked = self.marks.0.iter().fold(self.dreamt, |all, marks| all | *marks);
        Place { marked, frontier: cards.get(card).frontier(marked), ..*self }
    }

    fn has_no_star_twice(&self) -> bool {
        let by_seats: u32 = self.marks.0.iter().map(|marks| marks.len()).sum();
        by_seats + self.dreamt.len() == self.marked.len()
    }
}

/// The places around the board, in clockwise order: one more than there are seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Places {
    places: List<Place, MAX_PLACES>,
    /// The indices of all places: those with cards first, in alphabetical order of the cards.
    by_name: List<u8, MAX_PLACES>,
}

impl Deref for Places {
    type Target = [Place];

    #[inline]
    fn deref(&self) -> &[Place] {
        &self.places
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Places {
        let places: List<Place, MAX_PLACES> = places.into_iter().collect();
        let mut all = Places { places, by_name: (0..places.len() as u8).collect() };
        all.sort();
        all
    }
}

impl Places {
    /// Puts a card at a place, or removes it.
    pub(crate) fn put(&mut self, at: usize, place: Place) {
        self.places[at] = place;
        self.sort();
    }

    fn sort(&mut self) {
        let places = &self.places;
        self.by_name.sort_unstable_by_key(|&at| {
            let card = places[at as usize].card;
            (card.is_none(), card, at)
        });
    }

    /// The place of a card.
    #[inline]
    pub(crate) fn find(&self, card: Card) -> Option<usize> {
        self.iter().position(|place| place.card == Some(card))
    }

    /// Marks a star, for a seat or the dreamer, and returns whether that completes its card.
    #[inline]
    pub(crate) fn mark(&mut self, by: Option<Seat>, mark: Mark, cards: &Cards) -> bool {
        // Only stars of these cards are offered.
        let at = self.find(mark.card).expect("the card is around the board");
        let place = &mut self.places[at];
        place.add_mark(by, mark.star, cards.get(mark.card));
        !place.is_undiscovered()
    }

    /// The places with undiscovered cards, in alphabetical order of the cards.
    #[inline]
    pub(crate) fn undiscovered(&self) -> impl Iterator<Item = (Card, &Place)> + Clone {
        self.by_name.iter().filter_map(|&at| {
            let place = &self.places[at as usize];
            Some((place.card.filter(|_| place.is_undiscovered())?, place))
        })
    }

    /// Whether there is a star left to mark.
    #[inline]
    pub(crate) fn any_undiscovered(&self) -> bool {
        self.iter().any(Place::is_undiscovered)
    }

    /// Whether all derived data agrees with the marks.
    pub(crate) fn are_kept_well(&self, cards: &Cards) -> bool {
        let again: Places = self.iter().map(|place| place.worked_out_again(cards)).collect();
        again == *self && self.iter().all(Place::has_no_star_twice)
    }
}

/// A card around the board in readable form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MarkedCard {
    /// The card.
    pub card: Card,
    /// Who marked each star, from star 1: a seat's digit, `d` for the dreamer, `.` for nobody.
    pub marks: String,
}

impl MarkedCard {
    pub(crate) fn of(place: &Place, cards: &Cards) -> Option<MarkedCard> {
        let card = place.card?;
        let mark = |star: Star| {
            let marker = (b'0'..).zip(place.marks.0).find(|(_, marks)| marks.contains(star));
            match marker {
                Some((digit, _)) => char::from(digit),
                None if place.dreamt.contains(star) => DREAMER,
                None => UNMARKED,
            }
        };
        Some(MarkedCard { card, marks: cards.get(card).stars.iter().map(mark).collect() })
    }

    /// Parses a place, the one at index `at` of a table with this many seats.
    pub(crate) fn place(
        &self,
        at: usize,
        cards: &Cards,
        seats: u8,
    ) -> Result<Place, PositionError> {
        let wrong = |fault, what: String| {
            Err(PositionError::new(fault, format!("places[{at}].marks: {what}")))
        };
        let (card, data) = (self.card, cards.get(self.card));
        let (stars, marks) = (data.stars.len(), self.marks.chars().count());
        if marks as u32 != stars {
            return wrong(Fault::Count, format!("{card} has {stars} stars, not {marks}"));
        }
        let mut place = Place::untouched(card, cards);
        for (star, mark) in data.stars.iter().zip(self.marks.chars()) {
            let by = match mark.to_digit(10) {
                _ if mark == UNMARKED => continue,
                None if mark == DREAMER && seats == 2 => None,
                Some(seat) if seat < seats.into() => Some(Seat(seat as u8)),
                _ => {
                    let what = format!("nobody here marks star {star} of {card} as {mark:?}");
                    return wrong(Fault::Unknown, what);
                }
            };
            place.add_mark(by, star, data);
        }
        Ok(place)
    }
}
