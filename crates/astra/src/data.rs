//! What is printed: the 48 cards, the sphere board, the Wisdom track. It is defined in
//! `data/cards.toml`, which says what of it was invented here.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::Deserialize;
use sky::Hip;
use thiserror::Error;

use crate::card::{CARDS, Card, CardSet, MAX_STARS, Star, Stars};

/// The fewest stars a card has.
const MIN_STARS: usize = 5;
/// How many boons a card offers.
pub const BOONS: usize = 4;

table::names! {
    /// An element of cards and spheres, in the order of the rows of a final scoring card.
    #[derive(Default)]
    #[allow(missing_docs, reason = "each is its own name")]
    pub enum Element: "element" {
        #[default]
        Air = "air",
        Earth = "earth",
        Fire = "fire",
        Water = "water",
    }
}

table::names! {
    /// What a card does for its owner, one kind for each group of the rulebook.
    pub enum Ability: "ability" {
        /// Andromeda, Eridanus, Virgo.
        StarAndNeighbours = "star-and-neighbours",
        /// Aquarius, Capricornus, Hydra.
        GrandRefund = "grand-refund",
        /// Aquila, Leo.
        Stardust4 = "stardust-4",
        /// Ara, Auriga, Ursa Major.
        Exchange = "exchange",
        /// Argo Navis, Draco, Lepus.
        ThreeCards = "three-cards",
        /// Aries, Delphinus.
        Stardust3 = "stardust-3",
        /// Boötes, Canis Major, Scorpius.
        AnyFirstStar = "any-first-star",
        /// Cancer, Corona Australis, Orion.
        FameForGrandStars = "fame-for-grand-stars",
        /// Canis Minor, Sagitta.
        Wisdom = "wisdom",
        /// Cassiopeia, Corvus, Lyra.
        FameForMarkedCards = "fame-for-marked-cards",
        /// Centaurus, Cetus, Serpens.
        AnyStar = "any-star",
        /// Cepheus, Corona Borealis, Ursa Minor.
        Telescope = "telescope",
        /// Crater, Gemini.
        Pouch = "pouch",
        /// Cygnus, Lupus, Sagittarius.
        GenerousRest = "generous-rest",
        /// Equuleus, Triangulum.
        Stardust2 = "stardust-2",
        /// Hercules, Ophiuchus, Pisces.
        TwoStars = "two-stars",
        /// Libra, Perseus.
        FameForElement = "fame-for-element",
        /// Pegasus, Piscis Austrinus, Taurus.
        CommonRefund = "common-refund",
    }
}

table::names! {
    /// What a boon gives.
    pub enum BoonKind: "boon" {
        /// Fame.
        Fame = "fame",
        /// Cells of the Pouch track.
        Improvement = "improvement",
        /// Stardust, even beyond the size of the pouch.
        Stardust = "stardust",
        /// Cells of the Wisdom track.
        Wisdom = "wisdom",
        /// Telescopes.
        Observation = "observation",
        /// Exhausted cards made active.
        Activation = "activation",
    }
}

/// One of the four boons of a card. Written as `fame 4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Boon {
    /// The kind.
    pub kind: BoonKind,
    /// The amount.
    pub amount: u8,
}

impl FromStr for Boon {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Boon, &'static str> {
        let (kind, amount) = text.split_once(' ').ok_or("a boon is written: fame 4")?;
        let kind = kind.parse().map_err(|_| "a boon of an unknown kind")?;
        let amount = amount.parse().ok().filter(|amount| (1..=MAX_BOON).contains(amount));
        Ok(Boon { kind, amount: amount.ok_or("a boon has a number from 1 to 20")? })
    }
}

/// The most that a boon gives.
pub(crate) const MAX_BOON: u8 = 20;

/// What is printed on a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardData {
    /// For each star, the stars joined to it.
    pub adjacent: [Stars; MAX_STARS],
    /// All stars of the card.
    pub stars: Stars,
    /// The starting star.
    pub start: Star,
    /// The Grand stars.
    pub grand: Stars,
    /// The Common stars.
    pub common: Stars,
    /// Its element.
    pub element: Element,
    /// What it does for its owner.
    pub ability: Ability,
    /// Its Fame at the end, if active.
    pub fame: u8,
    /// The boons for assistants, from left to right.
    pub boons: [Boon; BOONS],
    /// The real stars.
    pub hips: Vec<Hip>,
    /// The reconstructed parts, by their names in the data file.
    pub ours: Vec<String>,
}

impl CardData {
    /// The lines, each once.
    pub fn lines(&self) -> impl Iterator<Item = (Star, Star)> {
        let from = |star: Star| self.adjacent[star.index()].iter().map(move |to| (star, to));
        self.stars.iter().flat_map(from).filter(|(from, to)| from < to)
    }

    /// Where a run may begin by the ordinary rule, if these stars are marked: at the starting star of
    /// an untouched card, else at whatever is joined to a marked star.
    pub fn frontier(&self, marked: Stars) -> Stars {
        if marked.is_empty() {
            return Stars::only(self.start);
        }
        let joined = marked.iter().fold(Stars::EMPTY, |all, s| all | self.adjacent[s.index()]);
        joined - marked
    }

    /// The stars that can be reached from the starting star.
    fn reached(&self) -> Stars {
        let mut reached = Stars::only(self.start);
        loop {
            let next = reached.iter().fold(reached, |all, s| all | self.adjacent[s.index()]);
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }
}

/// One of the four spheres of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Sphere {
    /// Its element.
    pub element: Element,
    /// The number on it, for two players.
    pub number: u8,
    /// Whether the marker passes the discard icon when it leaves this sphere.
    pub discard_icon: bool,
}

/// Everything printed that matters for the rules.
pub struct Cards {
    printed: [CardData; CARDS],
    /// The spheres in clockwise order.
    spheres: [Sphere; 4],
    /// For each element, the index of its sphere.
    sphere_of: [usize; 4],
    /// For each element, its cards.
    of_element: [CardSet; 4],
    wisdom_cells: u8,
}

/// There is a single value for each set of cards, so equality is identity.
impl PartialEq for Cards {
    fn eq(&self, other: &Cards) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Cards {}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Cards")
    }
}

/// An error in a set of cards.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct DataError(String);

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    wisdom_cells: u8,
    sphere: [Sphere; 4],
    card: Vec<Written>,
}

/// A card as written in the file; stars counted from 1.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    id: Card,
    element: Element,
    ability: Ability,
    fame: u8,
    boons: [String; BOONS],
    stars: Vec<u32>,
    lines: Vec<(u8, u8)>,
    start: u8,
    grand: Vec<u8>,
    ours: Vec<String>,
}

impl Cards {
    /// The cards of this project.
    pub fn standard() -> &'static Cards {
        static STANDARD: LazyLock<Cards> = LazyLock::new(|| {
            // A test parses the file itself: the program need not contain the whole star catalogue
            // to know that its stars are real.
            let json = include_str!(concat!(env!("OUT_DIR"), "/cards.json"));
            let file = serde_json::from_str(json).expect("the build script wrote it");
            Cards::read(&file).expect("our own cards are sound")
        });
        &STANDARD
    }

    /// Parses a set of cards, each of the 48 once, all with real stars.
    pub fn parse(text: &str) -> Result<Cards, DataError> {
        let cards =
            Self::read(&toml::from_str(text).map_err(|error| DataError(error.to_string()))?)?;
        for card in Card::ALL {
            if cards.get(card).hips.iter().any(|hip| sky::Star::numbered(*hip).is_none()) {
                return Err(DataError(format!("{card}: a star that is not in the catalogue")));
            }
        }
        Ok(cards)
    }

    fn read(file: &File) -> Result<Cards, DataError> {
        let mut printed = Vec::new();
        for card in Card::ALL {
            let mut named = file.card.iter().filter(|written| written.id == card);
            let (Some(written), None) = (named.next(), named.next()) else {
                return Err(DataError(format!("{card} must be there once")));
            };
            let data = written.check().map_err(|wrong| DataError(format!("{card}: {wrong}")))?;
            printed.push(data);
        }
        let mut sphere_of = [0; 4];
        for element in Element::ALL {
            // There are as many spheres as elements: if each element has one, none has two.
            let found = file.sphere.iter().position(|sphere| sphere.element == element);
            sphere_of[element as usize] =
                found.ok_or_else(|| DataError("each element has one sphere".into()))?;
        }
        if file.sphere.iter().any(|sphere| !(1..=MAX_STARS as u8).contains(&sphere.number)) {
            return Err(DataError("a sphere has a number from 1 to 14".into()));
        }
        if !file.sphere.iter().any(|sphere| sphere.discard_icon) {
            // Otherwise a game where everyone only rests would never end.
            return Err(DataError("there is a discard icon after one of the spheres".into()));
        }
        if !(1..=4).contains(&file.wisdom_cells) {
            return Err(DataError("a step of the card limit has 1 to 4 cells".into()));
        }
        // One was pushed for each of the 48.
        let printed: [CardData; CARDS] = printed.try_into().expect("48 cards");
        let of_element = Element::ALL.map(|element| {
            let cards = Card::ALL.into_iter();
            cards.filter(|card| printed[card.index()].element == element).collect()
        });
        let (spheres, wisdom_cells) = (file.sphere, file.wisdom_cells);
        Ok(Cards { printed, spheres, sphere_of, of_element, wisdom_cells })
    }

    /// What is printed on a card.
    #[inline]
    pub const fn get(&self, card: Card) -> &CardData {
        &self.printed[card.index()]
    }

    /// The cards of an element.
    pub const fn of_element(&self, element: Element) -> CardSet {
        self.of_element[element as usize]
    }

    /// How many cells of the Wisdom track make up a step of the card limit.
    pub const fn wisdom_cells(&self) -> u8 {
        self.wisdom_cells
    }

    /// The spheres in clockwise order.
    pub const fn spheres(&self) -> &[Sphere; 4] {
        &self.spheres
    }

    /// The sphere of an element, and the next in clockwise order.
    pub fn sphere(&self, element: Element) -> (&Sphere, &Sphere) {
        let at = self.sphere_of[element as usize];
        (&self.spheres[at], &self.spheres[(at + 1) % self.spheres.len()])
    }

    /// How many cards have this ability.
    pub fn with_ability(&self, ability: Ability) -> usize {
        self.printed.iter().filter(|data| data.ability == ability).count()
    }

    /// The total number of stars on all cards.
    pub fn stars(&self) -> u32 {
        self.printed.iter().map(|data| data.stars.len()).sum()
    }
}

impl Written {
    fn check(&self) -> Result<CardData, &'static str> {
        if !(MIN_STARS..=MAX_STARS).contains(&self.stars.len()) {
            return Err("a card has 5 to 14 stars");
        }
        let hips: Vec<Hip> = self.stars.iter().copied().map(Hip).collect();
        if (1..hips.len()).any(|at| hips[..at].contains(&hips[at])) {
            return Err("a star that is there twice");
        }
        let stars = Stars::up_to(self.stars.len() as u8);
        let numbered = |number: u8| {
            let star = number.checked_sub(1).map(Star).filter(|star| stars.contains(*star));
            star.ok_or("a star that is not there")
        };
        let first = numbered(self.start)?;
        let mut grand = Stars::EMPTY;
        for &number in &self.grand {
            let star = numbered(number)?;
            if grand.contains(star) {
                return Err("a Grand star that is named twice");
            }
            grand.insert(star);
        }
        if grand.contains(first) || !(1..=3).contains(&grand.len()) {
            return Err("a card has 1 to 3 Grand stars, none of them its starting star");
        }
        let mut adjacent = [Stars::EMPTY; MAX_STARS];
        for &(from, to) in &self.lines {
            let (from, to) = (numbered(from)?, numbered(to)?);
            if from == to {
                return Err("a line from a star to itself");
            }
            if adjacent[from.index()].contains(to) {
                return Err("a line that is there twice");
            }
            adjacent[from.index()].insert(to);
            adjacent[to.index()].insert(from);
        }
        let boon = |at: usize| self.boons[at].parse::<Boon>();
        let data = CardData {
            adjacent,
            stars,
            start: first,
            grand,
            common: stars - grand - Stars::only(first),
            element: self.element,
            ability: self.ability,
            fame: self.fame,
            boons: [boon(0)?, boon(1)?, boon(2)?, boon(3)?],
            hips,
            ours: self.ours.clone(),
        };
        if data.reached() == stars { Ok(data) } else { Err("its stars are not all connected") }
    }
}
