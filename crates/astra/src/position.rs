//! The readable, editable form: everything, nothing hidden.
//!
//! | field of `board` | what |
//! |---|---|
//! | `first` | who holds the first-player token |
//! | `sphere` | the element of the active sphere: `air`, `earth`, `fire`, `water` |
//! | `seats` | for each its `stardust`, `telescopes`, `fame` (the track), `pouch` (5 to 12), `wisdom` (marked cells), its `active` and `exhausted` cards, and `scoring`: the two marked rows of its secret card |
//! | `places` | the cards around the board, clockwise: `card` and `marks`, a character for each star, from star 1: a seat's digit, `d` for the dreamer, `.` for nobody; `null` where a place is empty |
//! | `deck` | the cards `above` Game End and those `below` it, each from the top down; once Game End was set aside, all are `below` |
//! | `discard` | the discard pile, in any order |
//! | `turn` | whose turn it is (`seat`), the pending decision (`phase`), and what the turn remembers: [`Turn`] has the fields, and missing ones are 0 or false |
//! | `used` | the cards used this turn, or, until its first decision, in the previous turn |
//! | `discoveries` | the cards discovered in the same period, with the boon of each seat, from 1, or `null` |
//! | `last_mark` | the star marked last: a run continues from there |
//! | `last_turns` | how many turns come after this one, or `null` while Game End has not appeared |
//!
//! A whole position, in the second Observe of a turn:
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
//!       "grand_stars": 1,
//!       "paid": 2,
//!       "pile": 1
//!     },
//!     "used": [],
//!     "discoveries": [],
//!     "last_mark": {"card": "andromeda", "star": 10},
//!     "last_turns": null
//!   }
//! }
//! "#;
//! let position: table::Position<astra::Board> = serde_json::from_str(text)?;
//! let game: astra::Astra = position.state()?;
//! # let again = serde_json::to_value(table::Position::of(&game, &position.stream, position.ply))?;
//! # assert_eq!(serde_json::from_value::<table::Position<astra::Board>>(again)?, position);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::fmt::Display;

use serde::{Deserialize, Serialize};
use table::{Fault, PerSeat, PositionError, Seat, SeatSet, Setup};

use crate::card::{CARDS, Card, CardSet, Mark};
use crate::data::{BOONS, Element};
use crate::place::{MarkedCard, Place, Places};
use crate::state::{Deck, Discoveries, Discovery, Journal, MAX_DISCOVERIES};
use crate::turn::{Phase, Turn};
use crate::{Astra, Cards};

/// A moment of the game in readable form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Who holds the first-player token.
    pub first: Seat,
    /// The element of the active sphere.
    pub sphere: Element,
    /// What each seat has.
    pub seats: Vec<Journal>,
    /// The cards around the board, clockwise; null where a place is empty.
    pub places: Vec<Option<MarkedCard>>,
    /// The deck.
    pub deck: DeckBoard,
    /// The discard pile, in any order.
    pub discard: CardSet,
    /// The pending decision of the turn, and what the turn remembers.
    pub turn: Turn,
    /// The cards used this turn, or, until its first decision, in the previous turn.
    #[serde(default)]
    pub used: CardSet,
    /// The cards discovered this turn, or, until its first decision, in the previous turn.
    #[serde(default)]
    pub discoveries: Vec<Discovered>,
    /// The star marked last.
    #[serde(default)]
    pub last_mark: Option<Mark>,
    /// How many turns come after this one, once Game End has appeared.
    #[serde(default)]
    pub last_turns: Option<u8>,
}

/// The deck, each part from the top down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckBoard {
    /// The cards above Game End; none once it was set aside.
    pub above: Vec<Card>,
    /// The cards below Game End.
    pub below: Vec<Card>,
}

/// A discovered card, and the boons taken from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Discovered {
    /// The card.
    pub card: Card,
    /// The boon of each seat, counted from 1; null for none, or for one that is not revealed yet.
    pub boons: Vec<Option<u8>>,
}

fn wrong_count(at: &str, wrong: impl Display) -> PositionError {
    PositionError::new(Fault::Count, format!("{at}: {wrong}"))
}

impl Board {
    pub(crate) fn of(game: &Astra) -> Board {
        Board {
            first: game.first,
            sphere: game.sphere,
            seats: game.journals.seated(game.setup.seats()).to_vec(),
            places: game.cards_around(),
            deck: DeckBoard::of(&game.deck),
            discard: game.discard,
            turn: game.turn,
            used: game.used,
            discoveries: game.discovered(SeatSet::EMPTY),
            last_mark: game.last_mark,
            last_turns: game.last_turns,
        }
    }

    /// The state that the position describes, or why there is none. Impossible states are left to
    /// the invariants.
    pub(crate) fn state_with(
        &self,
        cards: &'static Cards,
        setup: Setup,
    ) -> Result<Astra, PositionError> {
        let seats = setup.seats();
        self.check_seats(seats)?;
        let mut journals = PerSeat::default();
        for (journal, words) in journals.0.iter_mut().zip(&self.seats) {
            *journal = *words;
            journal.scoring.sort_unstable();
        }
        Ok(Astra {
            setup,
            cards,
            first: self.first,
            sphere: self.sphere,
            journals,
            places: self.places(cards, seats)?,
            deck: self.deck.deck()?,
            discard: self.discard,
            turn: self.turn,
            used: self.used,
            discoveries: self.discoveries(seats)?,
            last_mark: self.last_mark,
            last_turns: self.last_turns,
        })
    }

    /// Checks that all seats mentioned are at the table, and all seats at the table are described.
    fn check_seats(&self, seats: u8) -> Result<(), PositionError> {
        if self.seats.len() != seats as usize {
            let described = self.seats.len();
            return Err(wrong_count("seats", format_args!("{described} for a table of {seats}")));
        }
        let seated = |at: &str, seat: Seat| {
            if seat.0 < seats {
                return Ok(());
            }
            let wrong = format!("{at}: there is no seat {seat} at this table");
            Err(PositionError::new(Fault::Unknown, wrong))
        };
        seated("first", self.first)?;
        seated("turn.seat", self.turn.seat)?;
        match self.turn.phase {
            Phase::Boons { group } => {
                group.iter().try_for_each(|seat| seated("turn.phase.group", seat))
            }
            Phase::Activation { seat, after, .. } => {
                seated("turn.phase.seat", seat)?;
                after.iter().try_for_each(|seat| seated("turn.phase.after", seat))
            }
            _ => Ok(()),
        }
    }

    fn places(&self, cards: &Cards, seats: u8) -> Result<Places, PositionError> {
        if self.places.len() != seats as usize + 1 {
            let wrong = format!("a table of {seats} has {}, not {}", seats + 1, self.places.len());
            return Err(wrong_count("places", wrong));
        }
        let place = |(at, words): (usize, &Option<MarkedCard>)| match words {
            Some(words) => words.place(at, cards, seats),
            None => Ok(Place::default()),
        };
        self.places.iter().enumerate().map(place).collect()
    }

    fn discoveries(&self, seats: u8) -> Result<Discoveries, PositionError> {
        if self.discoveries.len() > MAX_DISCOVERIES {
            return Err(wrong_count("discoveries", "so many are not made in a turn"));
        }
        let discovery = |(at, words): (usize, &Discovered)| {
            let Discovered { card, boons } = words;
            let at = format!("discoveries[{at}].boons");
            if boons.len() != seats as usize {
                let wrong = format!("{} for a table of {seats}", boons.len());
                return Err(wrong_count(&at, wrong));
            }
            let mut discovery = Discovery::of(*card);
            for (pick, boon) in discovery.picks.0.iter_mut().zip(boons) {
                if let Some(number) = *boon {
                    if !(1..=BOONS as u8).contains(&number) {
                        let wrong = format!("{at}: {card} has boons 1 to {BOONS}, not {number}");
                        return Err(PositionError::new(Fault::Unknown, wrong));
                    }
                    *pick = number;
                }
            }
            Ok(discovery)
        };
        self.discoveries.iter().enumerate().map(discovery).collect()
    }
}

impl DeckBoard {
    fn of(deck: &Deck) -> DeckBoard {
        let from_top: Vec<Card> = deck.cards.iter().rev().copied().collect();
        let (above, below) = from_top.split_at(deck.above as usize);
        DeckBoard { above: above.to_vec(), below: below.to_vec() }
    }

    fn deck(&self) -> Result<Deck, PositionError> {
        let cards = self.above.len() + self.below.len();
        if cards > CARDS {
            return Err(wrong_count("deck", format_args!("{cards} cards of {CARDS}")));
        }
        let from_bottom = self.below.iter().rev().chain(self.above.iter().rev());
        Ok(Deck { cards: from_bottom.copied().collect(), above: self.above.len() as u8 })
    }
}

impl Astra {
    /// The cards around the board, clockwise, in readable form.
    pub(crate) fn cards_around(&self) -> Vec<Option<MarkedCard>> {
        self.places.iter().map(|place| MarkedCard::of(place, self.cards)).collect()
    }

    /// The discoveries of the turn in readable form, without what these seats have picked from the
    /// latest.
    pub(crate) fn discovered(&self, unseen: SeatSet) -> Vec<Discovered> {
        let latest = self.discoveries.len();
        let words = |(number, discovery): (usize, &Discovery)| {
            let shown = |seat: Seat| number < latest || !unseen.contains(seat);
            let boon = |seat: Seat| Some(discovery.picks[seat]).filter(|p| *p > 0 && shown(seat));
            let boons = Seat::all(self.setup.seats()).map(boon).collect();
            Discovered { card: discovery.card, boons }
        };
        (1..).zip(self.discoveries.iter()).map(words).collect()
    }
}
