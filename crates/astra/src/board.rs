//! The readable pieces that views and positions are made of: what everybody may see.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use crate::data::Element;
use crate::figure::{Card, Star};
use crate::state::{Lasting, PENS, Pen, Phase, Place, Turn};
use crate::{Astra, Cards};

/// What stands for the dreamer among the marks of a card.
const DREAMER: char = 'd';
/// What stands for a star nobody has marked.
const UNMARKED: char = '.';

/// A card around the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceBoard {
    /// Which card.
    pub card: Card,
    /// Who marked each star, from star 1 on: a seat's digit, `d` for the dreamer, `.` for nobody.
    pub marks: String,
}

impl PlaceBoard {
    pub(crate) fn of(place: &Place, cards: &Cards) -> Option<PlaceBoard> {
        let card = place.card?;
        let mark = |star: Star| {
            let pen = (0..PENS as u8).map(Pen).find(|pen| place.marks_of(*pen).contains(star));
            match pen {
                None => UNMARKED,
                Some(Pen::DREAMER) => DREAMER,
                Some(Pen(seat)) => char::from(b'0' + seat),
            }
        };
        Some(PlaceBoard { card, marks: cards.get(card).stars.iter().map(mark).collect() })
    }

    /// The place these words describe, at a table of so many seats.
    pub(crate) fn place(&self, cards: &Cards, seats: u8) -> Result<Place, String> {
        let (card, data) = (self.card, cards.get(self.card));
        let mut place = Place::untouched(card, cards);
        if self.marks.chars().count() as u32 != data.stars.len() {
            return Err(format!("{card} has {} stars, not {:?}", data.stars.len(), self.marks));
        }
        for (star, mark) in data.stars.iter().zip(self.marks.chars()) {
            let pen = match mark {
                UNMARKED => continue,
                DREAMER if seats == 2 => Pen::DREAMER,
                seat => match seat.to_digit(10) {
                    Some(seat) if seat < seats.into() => Pen(seat as u8),
                    _ => {
                        return Err(format!("nobody here marks star {star} of {card} as {mark:?}"));
                    }
                },
            };
            place.add_mark(pen, star, data);
        }
        Ok(place)
    }
}

/// A star of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarkBoard {
    /// The card.
    pub card: Card,
    /// The star, counted from 1.
    pub star: Star,
}

/// A discovered card, and which boons were taken from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiscoveryBoard {
    /// Which card.
    pub card: Card,
    /// The boon of each seat, counted from 1; null for none, or for one that is not shown yet.
    pub boons: Vec<Option<u8>>,
}

/// The turn and what it will still bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "facts of a turn that combine freely")]
pub struct TurnBoard {
    /// Whose turn it is.
    pub seat: Seat,
    /// What is to be decided.
    pub phase: PhaseBoard,
    /// Aquarius' kind was used.
    #[serde(default)]
    pub grand_refund: bool,
    /// Pegasus' kind was used.
    #[serde(default)]
    pub common_refund: bool,
    /// Boötes' kind was used.
    #[serde(default)]
    pub any_first_star: bool,
    /// How many of Cancer's kind were used.
    #[serde(default)]
    pub fame_for_grand_stars: u8,
    /// How many of Cygnus' kind were used.
    #[serde(default)]
    pub generous_rest: u8,
    /// Andromeda's kind was used.
    #[serde(default)]
    pub no_action: bool,
    /// The action was a Rest.
    #[serde(default)]
    pub rested: bool,
    /// The dreamer is at work.
    #[serde(default)]
    pub dreaming: bool,
    /// Something other than Common stars was marked, or the last star of a card.
    #[serde(default)]
    pub uncommon: bool,
    /// Grand stars marked this turn.
    #[serde(default)]
    pub grand_stars: u8,
    /// Stardust paid for stars this turn.
    #[serde(default)]
    pub paid: u16,
    /// Of that, in this Observe before any Grand star of it.
    #[serde(default)]
    pub pile: u16,
    /// This Observe has marked a Grand star.
    #[serde(default)]
    pub grand_in_run: bool,
    /// The piles of Observes that marked a Grand star.
    #[serde(default)]
    pub piles: u16,
}

/// What is to be decided. Those without fields have braces: only so are unknown ones refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "name", deny_unknown_fields, rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum PhaseBoard {
    /// The first decision of a turn.
    Start {},
    /// Another ability, or the action.
    Ability {},
    /// Another exchange, or enough.
    Exchange {},
    /// Any star.
    AnyStar {},
    /// Any star, and its neighbours with it.
    StarAndNeighbours {},
    /// The first or the second of two stars.
    TwoStars { second: bool },
    /// A star on one of so many more cards, none of those done.
    ThreeCards { left: u8, done: Vec<Card> },
    /// The next star of a run, or enough.
    Observe {},
    /// Another Observe for a telescope, or enough.
    Telescope {},
    /// Which discovered card is next.
    Order {},
    /// These assistants pick boons.
    Boons { group: Vec<Seat> },
    /// A seat makes so many more cards active; others wait to do the same.
    Activation { seat: Seat, left: u8, after: Vec<Seat> },
    /// Which card is given up.
    Limit {},
    /// Where the dreamer begins.
    Dream {},
    /// Where the dreamer goes on, with so many stars to go.
    DreamOn { left: u8 },
    /// The game is over.
    Over {},
}

impl PhaseBoard {
    fn of(game: &Astra) -> PhaseBoard {
        let seats = |set: SeatSet| set.iter().collect();
        match game.turn.phase {
            Phase::Start => PhaseBoard::Start {},
            Phase::Ability => PhaseBoard::Ability {},
            Phase::Exchange => PhaseBoard::Exchange {},
            Phase::AnyStar => PhaseBoard::AnyStar {},
            Phase::StarAndNeighbours => PhaseBoard::StarAndNeighbours {},
            Phase::TwoStars { second } => PhaseBoard::TwoStars { second },
            Phase::ThreeCards { left, done } => {
                let is_done = |(at, _): &(usize, &Place)| done & (1 << at) != 0;
                let places = game.places.iter().enumerate().filter(is_done);
                let done = places.filter_map(|(_, place)| place.card).collect();
                PhaseBoard::ThreeCards { left, done }
            }
            Phase::Observe => PhaseBoard::Observe {},
            Phase::Telescope => PhaseBoard::Telescope {},
            Phase::Order => PhaseBoard::Order {},
            Phase::Boons { group } => PhaseBoard::Boons { group: seats(group) },
            Phase::Activation { seat, left, after } => {
                PhaseBoard::Activation { seat, left, after: seats(after) }
            }
            Phase::Limit => PhaseBoard::Limit {},
            Phase::Dream => PhaseBoard::Dream {},
            Phase::DreamOn { left } => PhaseBoard::DreamOn { left },
            Phase::Over => PhaseBoard::Over {},
        }
    }

    /// The phase these words describe, around a board of these places.
    fn phase(&self, places: &[Place], seats: u8) -> Result<Phase, String> {
        let known = |list: &[Seat]| match list.iter().find(|seat| seat.0 >= seats) {
            Some(seat) => Err(no_such_seat(*seat)),
            None => Ok(list.iter().copied().collect()),
        };
        Ok(match self {
            PhaseBoard::Start {} => Phase::Start,
            PhaseBoard::Ability {} => Phase::Ability,
            PhaseBoard::Exchange {} => Phase::Exchange,
            PhaseBoard::AnyStar {} => Phase::AnyStar,
            PhaseBoard::StarAndNeighbours {} => Phase::StarAndNeighbours,
            PhaseBoard::TwoStars { second } => Phase::TwoStars { second: *second },
            PhaseBoard::ThreeCards { left, done } => {
                let mut bits = 0;
                for card in done {
                    let at = places.iter().position(|place| place.card == Some(*card));
                    bits |= 1 << at.ok_or_else(|| format!("{card} is not around the board"))?;
                }
                Phase::ThreeCards { left: *left, done: bits }
            }
            PhaseBoard::Observe {} => Phase::Observe,
            PhaseBoard::Telescope {} => Phase::Telescope,
            PhaseBoard::Order {} => Phase::Order,
            PhaseBoard::Boons { group } => Phase::Boons { group: known(group)? },
            PhaseBoard::Activation { seat, left, after } => {
                known(&[*seat])?;
                Phase::Activation { seat: *seat, left: *left, after: known(after)? }
            }
            PhaseBoard::Limit {} => Phase::Limit,
            PhaseBoard::Dream {} => Phase::Dream,
            PhaseBoard::DreamOn { left } => Phase::DreamOn { left: *left },
            PhaseBoard::Over {} => Phase::Over,
        })
    }
}

pub(crate) fn no_such_seat(seat: Seat) -> String {
    format!("there is no seat {seat} at this table")
}

impl TurnBoard {
    pub(crate) fn of(game: &Astra) -> TurnBoard {
        let turn = &game.turn;
        TurnBoard {
            seat: turn.seat,
            phase: PhaseBoard::of(game),
            grand_refund: turn.lasting.grand_refund,
            common_refund: turn.lasting.common_refund,
            any_first_star: turn.lasting.any_first_star,
            fame_for_grand_stars: turn.lasting.fame_for_grand,
            generous_rest: turn.lasting.generous_rest,
            no_action: turn.no_action,
            rested: turn.rested,
            dreaming: turn.dreaming,
            uncommon: turn.uncommon,
            grand_stars: turn.grand,
            paid: turn.paid,
            pile: turn.pile,
            grand_in_run: turn.grand_in_run,
            piles: turn.piles,
        }
    }

    /// The turn these words describe, around a board of these places.
    pub(crate) fn turn(&self, places: &[Place], seats: u8) -> Result<Turn, String> {
        if self.seat.0 >= seats {
            return Err(no_such_seat(self.seat));
        }
        Ok(Turn {
            seat: self.seat,
            phase: self.phase.phase(places, seats)?,
            lasting: Lasting {
                grand_refund: self.grand_refund,
                common_refund: self.common_refund,
                any_first_star: self.any_first_star,
                fame_for_grand: self.fame_for_grand_stars,
                generous_rest: self.generous_rest,
            },
            no_action: self.no_action,
            rested: self.rested,
            dreaming: self.dreaming,
            uncommon: self.uncommon,
            grand: self.grand_stars,
            paid: self.paid,
            pile: self.pile,
            grand_in_run: self.grand_in_run,
            piles: self.piles,
        })
    }
}

/// What everybody may see of the whole table, in words.
pub(crate) struct Public {
    pub(crate) places: Vec<Option<PlaceBoard>>,
    pub(crate) discard: Vec<Card>,
    pub(crate) turn: TurnBoard,
    pub(crate) used: Vec<Card>,
    pub(crate) last_mark: Option<MarkBoard>,
}

impl Public {
    pub(crate) fn of(game: &Astra) -> Public {
        Public {
            places: game.places().iter().map(|place| PlaceBoard::of(place, game.cards)).collect(),
            discard: game.discard.iter().collect(),
            turn: TurnBoard::of(game),
            used: game.used.iter().collect(),
            last_mark: game.last_mark.map(|(card, star)| MarkBoard { card, star }),
        }
    }
}

/// The rows of a final scoring card that have a mark before the game.
pub type Rows = [Element; 2];
