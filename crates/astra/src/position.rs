//! The readable, editable form: everything, nothing hidden.
//!
//! | field of `board` | what |
//! |---|---|
//! | `first` | who holds the first-player token |
//! | `sphere` | the element of the active sphere: `air`, `earth`, `fire`, `water` |
//! | `seats` | for each its `stardust`, `telescopes`, `fame` (the track), `pouch` (5 to 12), `wisdom` (marked cells), its `active` and `exhausted` cards, and `scoring`: the two marked rows of its secret card |
//! | `places` | the cards around the board, clockwise: `card` and `marks`, a letter for each star from star 1 on: a seat's digit, `d` for the dreamer, `.` for nobody; `null` where a place is empty |
//! | `deck` | the cards `above` Game End and those `below` it, each from the top down; once Game End was set aside, all are `below` |
//! | `discard` | the discard pile, in any order |
//! | `turn` | whose turn it is (`seat`), what is to be decided (`phase`), and what the turn remembers: [`TurnBoard`] has it field by field, and what is missing is 0 or false |
//! | `used` | the cards used this turn, or before its first decision in the turn before |
//! | `discoveries` | the cards discovered in the same time, with the boon of each seat, from 1, or `null` |
//! | `last-mark` | the star marked last: a run goes on from there |
//! | `last-turns` | `null`, or once Game End was seen how many turns come after this one |
//!
//! A whole one, in the second Observe of a turn:
//!
//! ```
//! let text = r#"
//! {
//!   "game": "astra",
//!   "rules": 1,
//!   "seats": 2,
//!   "options": {"first": "0", "marks": "half"},
//!   "ply": 92,
//!   "stream": {"seed": "000000000000000000000000000000000000000000000000000000000000002a", "taken": 52},
//!   "board": {
//!     "first": 0,
//!     "sphere": "air",
//!     "seats": [
//!       {
//!         "stardust": 3, "telescopes": 0, "fame": 0, "pouch": 5, "wisdom": 9,
//!         "active": ["cancer"],
//!         "exhausted": ["aquarius", "cepheus"],
//!         "scoring": ["earth", "water"]
//!       },
//!       {
//!         "stardust": 1, "telescopes": 0, "fame": 0, "pouch": 5, "wisdom": 3,
//!         "active": ["centaurus", "gemini"],
//!         "exhausted": ["eridanus"],
//!         "scoring": ["fire", "water"]
//!       }
//!     ],
//!     "places": [
//!       {"card": "cygnus", "marks": "dd1111.10"},
//!       {"card": "andromeda", "marks": "d1...111.0."},
//!       {"card": "lepus", "marks": "ddd....0.."}
//!     ],
//!     "deck": {
//!       "above": [
//!         "hercules", "ursa-major", "auriga", "argo-navis", "taurus", "lyra", "equuleus"
//!       ],
//!       "below": [
//!         "sagitta", "ursa-minor", "libra", "pegasus", "triangulum", "capricornus", "corvus",
//!         "corona-borealis", "bootes", "cetus", "hydra", "serpens", "ophiuchus", "orion",
//!         "lupus", "sagittarius", "canis-minor", "aquila", "delphinus", "leo", "canis-major",
//!         "perseus", "piscis-austrinus", "scorpius", "aries", "ara", "corona-australis",
//!         "virgo", "cassiopeia"
//!       ]
//!     },
//!     "discard": [
//!       "crater", "draco", "pisces"
//!     ],
//!     "turn": {
//!       "seat": 0,
//!       "phase": {"name": "observe"},
//!       "uncommon": true,
//!       "grand-stars": 1,
//!       "paid": 2,
//!       "pile": 1
//!     },
//!     "used": [],
//!     "discoveries": [],
//!     "last-mark": {"card": "andromeda", "star": 10},
//!     "last-turns": null
//!   }
//! }
//! "#;
//! let position: table::Position<astra::Board> = serde_json::from_str(text)?;
//! let game: astra::Astra = position.state()?;
//! # let again = serde_json::to_value(table::Position::of(&game, &position.stream, position.ply))?;
//! # assert_eq!(serde_json::from_value::<table::Position<astra::Board>>(again)?, position);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat, Setup};

use crate::board::{DiscoveryBoard, MarkBoard, PlaceBoard, Public, Rows, TurnBoard, no_such_seat};
use crate::data::{BOONS, Element};
use crate::figure::{Card, CardSet};
use crate::setup::SCORING_CARDS;
use crate::state::{
    Deck, Discoveries, Discovery, Journal, MAX_DISCOVERIES, MAX_PLACES, MAX_POUCH, Place,
    START_POUCH,
};
use crate::{Astra, Cards};

/// A moment of the game in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Board {
    /// Who holds the first-player token.
    pub first: Seat,
    /// The element of the active sphere.
    pub sphere: Element,
    /// What each seat has.
    pub seats: Vec<SeatBoard>,
    /// The cards around the board, clockwise; null where a place is empty.
    pub places: Vec<Option<PlaceBoard>>,
    /// The deck.
    pub deck: DeckBoard,
    /// The discard pile, in any order.
    pub discard: Vec<Card>,
    /// The turn and what it will still bring.
    pub turn: TurnBoard,
    /// The cards used this turn, or before its first decision in the turn before.
    #[serde(default)]
    pub used: Vec<Card>,
    /// The cards discovered this turn, or before its first decision in the turn before.
    #[serde(default)]
    pub discoveries: Vec<DiscoveryBoard>,
    /// The star marked last.
    #[serde(default)]
    pub last_mark: Option<MarkBoard>,
    /// Once Game End was seen: how many turns come after this one.
    #[serde(default)]
    pub last_turns: Option<u8>,
}

/// What a seat has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatBoard {
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
    pub active: Vec<Card>,
    /// Cards whose abilities were used.
    pub exhausted: Vec<Card>,
    /// The marked rows of its final scoring card.
    pub scoring: Rows,
}

/// The deck, each part from the top down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckBoard {
    /// Above Game End; nothing once that was set aside.
    pub above: Vec<Card>,
    /// Below Game End.
    pub below: Vec<Card>,
}

impl Board {
    pub(crate) fn of(game: &Astra) -> Board {
        let Public { places, discard, turn, used, last_mark } = Public::of(game);
        Board {
            first: game.first,
            sphere: game.sphere,
            seats: game.journals.seated(game.setup.seats()).iter().map(SeatBoard::of).collect(),
            places,
            deck: DeckBoard::of(&game.deck),
            discard,
            turn,
            used,
            discoveries: game.discoveries_in_words(|_| true),
            last_mark,
            last_turns: game.last_turns,
        }
    }

    /// The state these words describe, or what is wrong with them. What is wrong with the state
    /// as a whole is left to its invariants.
    pub(crate) fn state_with(&self, cards: &'static Cards, setup: Setup) -> Result<Astra, String> {
        let seats = setup.seats();
        if self.first.0 >= seats {
            return Err(no_such_seat(self.first));
        }
        if self.seats.len() != seats as usize {
            return Err(format!("{seats} seats, and {} journals", self.seats.len()));
        }
        self.each_card_once()?;
        let mut journals = PerSeat::default();
        for (seat, board) in (0..).map(Seat).zip(&self.seats) {
            journals[seat] = board.journal().map_err(|wrong| format!("seat {seat}: {wrong}"))?;
        }
        let places = self.places(cards, seats)?;
        let mut game = Astra {
            setup,
            cards,
            first: self.first,
            sphere: self.sphere,
            journals,
            places,
            by_name: [0, 1, 2, 3, 4, 5],
            deck: self.deck.deck(),
            discard: self.discard.iter().copied().collect(),
            turn: self.turn.turn(&places, seats)?,
            used: self.used.iter().copied().collect(),
            discoveries: self.discoveries(seats)?,
            last_mark: self.last_mark.map(|mark| (mark.card, mark.star)),
            last_turns: self.last_turns,
        };
        game.sort_places();
        Ok(game)
    }

    /// Every card is in one place, and no card is in two.
    fn each_card_once(&self) -> Result<(), String> {
        let mut found = CardSet::EMPTY;
        let hands = self.seats.iter().flat_map(|seat| seat.active.iter().chain(&seat.exhausted));
        let around = self.places.iter().flatten().map(|place| &place.card);
        let deck = self.deck.above.iter().chain(&self.deck.below);
        for card in hands.chain(around).chain(deck).chain(&self.discard) {
            if found.contains(*card) {
                return Err(format!("{card} is there twice"));
            }
            found.insert(*card);
        }
        match (CardSet::ALL - found).first() {
            Some(card) => Err(format!("{card} is nowhere")),
            None => Ok(()),
        }
    }

    fn places(&self, cards: &Cards, seats: u8) -> Result<[Place; MAX_PLACES], String> {
        if self.places.len() != seats as usize + 1 {
            return Err(format!("a board for {seats} has {} places", seats + 1));
        }
        let mut places = [Place::default(); MAX_PLACES];
        for (place, board) in places.iter_mut().zip(&self.places) {
            if let Some(board) = board {
                *place = board.place(cards, seats)?;
            }
        }
        Ok(places)
    }

    fn discoveries(&self, seats: u8) -> Result<Discoveries, String> {
        if self.discoveries.len() > MAX_DISCOVERIES {
            return Err("so many cards are not discovered in a turn".into());
        }
        let mut discoveries = Discoveries::new();
        for DiscoveryBoard { card, boons } in &self.discoveries {
            if boons.len() != seats as usize {
                return Err(format!("{seats} seats, and {} boons of {card}", boons.len()));
            }
            let mut discovery = Discovery::of(*card);
            for (seat, boon) in (0..).map(Seat).zip(boons) {
                let number = boon.unwrap_or(0);
                if number > BOONS as u8 || *boon == Some(0) {
                    return Err(format!("{card} has boons 1 to 4, not {number}"));
                }
                discovery.picks[seat] = number;
            }
            discoveries.push(discovery);
        }
        Ok(discoveries)
    }
}

impl SeatBoard {
    fn of(journal: &Journal) -> SeatBoard {
        SeatBoard {
            stardust: journal.stardust,
            telescopes: journal.telescopes,
            fame: journal.fame,
            pouch: journal.pouch,
            wisdom: journal.wisdom,
            active: journal.active.iter().collect(),
            exhausted: journal.exhausted.iter().collect(),
            scoring: SCORING_CARDS[journal.scoring as usize],
        }
    }

    fn journal(&self) -> Result<Journal, String> {
        if !(START_POUCH..=MAX_POUCH).contains(&self.pouch) {
            return Err(format!("a pouch has {START_POUCH} to {MAX_POUCH}, not {}", self.pouch));
        }
        let [one, two] = self.scoring;
        let scoring = SCORING_CARDS.iter().position(|rows| *rows == [one, two].min([two, one]));
        Ok(Journal {
            active: self.active.iter().copied().collect(),
            exhausted: self.exhausted.iter().copied().collect(),
            stardust: self.stardust,
            telescopes: self.telescopes,
            fame: self.fame,
            pouch: self.pouch,
            wisdom: self.wisdom,
            scoring: scoring.ok_or("a final scoring card has two different rows")? as u8,
        })
    }
}

impl DeckBoard {
    fn of(deck: &Deck) -> DeckBoard {
        let from_top: Vec<Card> = deck.cards.iter().rev().copied().collect();
        let (above, below) = from_top.split_at(deck.above as usize);
        DeckBoard { above: above.to_vec(), below: below.to_vec() }
    }

    fn deck(&self) -> Deck {
        let from_bottom = self.below.iter().rev().chain(self.above.iter().rev());
        Deck { cards: from_bottom.copied().collect(), above: self.above.len() as u8 }
    }
}
