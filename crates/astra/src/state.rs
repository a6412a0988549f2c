//! A moment of the game, and how one moment leads to the next.
//!
//! A move is carried out, and then every decision that has a single answer, until a seat has
//! something to decide or a new turn begins.

use table::{List, PerSeat, Seat, SeatSet, Setup, Sink};

use crate::boons::BoonSet;
use crate::data::Element;
use crate::figure::{CARDS, Card, CardSet, Star, Stars};
use crate::{Cards, Event, Move};

/// The most cards that lie around the board.
pub const MAX_PLACES: usize = 6;
/// Five seats' pens and the dreamer's.
pub const PENS: usize = 6;
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
    /// The places around the board, in clockwise order.
    pub(crate) places: [Place; MAX_PLACES],
    /// All places, those with cards first, in alphabetical order of the cards.
    pub(crate) by_name: [u8; MAX_PLACES],
    pub(crate) deck: Deck,
    pub(crate) discard: CardSet,
    pub(crate) turn: Turn,
    /// The cards used this turn, or before its first decision in the turn before.
    pub(crate) used: CardSet,
    pub(crate) discoveries: Discoveries,
    /// The star marked last, by anybody: a run goes on from there.
    pub(crate) last_mark: Option<(Card, Star)>,
    /// Once Game End was seen: how many turns come after this one.
    pub(crate) last_turns: Option<u8>,
}

/// What a seat has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Journal {
    /// Cards whose abilities are ready.
    pub active: CardSet,
    /// Cards whose abilities were used.
    pub exhausted: CardSet,
    /// Stardust.
    pub stardust: u16,
    /// Telescopes.
    pub telescopes: u16,
    /// The Fame track.
    pub fame: u16,
    /// The size of the pouch.
    pub pouch: u8,
    /// Marked cells of the Wisdom track.
    pub wisdom: u8,
    /// Which of the six final scoring cards.
    pub scoring: u8,
}

impl Journal {
    /// Its cards, active and exhausted.
    pub fn hand(&self) -> CardSet {
        self.active | self.exhausted
    }
}

/// Who marked a star: a seat, or in a two-player game the dreamer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pen(pub(crate) u8);

impl Pen {
    pub(crate) const DREAMER: Pen = Pen(PENS as u8 - 1);

    pub(crate) const fn of(seat: Seat) -> Pen {
        Pen(seat.0)
    }
}

/// A place at the board: perhaps a card, and who marked which of its stars.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    pub(crate) card: Option<Card>,
    pub(crate) marks: [Stars; PENS],
    /// The stars that anybody has marked.
    pub marked: Stars,
    /// What a first mark may be by the ordinary rule. Empty if and only if the place has no
    /// undiscovered card.
    pub(crate) frontier: Stars,
}

impl Place {
    /// A card fresh from the deck.
    pub(crate) fn untouched(card: Card, cards: &Cards) -> Place {
        let frontier = Stars::only(cards.get(card).start);
        Place { card: Some(card), frontier, ..Place::default() }
    }

    /// The stars a seat has marked.
    pub fn marks_by(&self, seat: Seat) -> Stars {
        self.marks_of(Pen::of(seat))
    }

    /// The stars the dreamer has marked.
    pub fn marks_by_dreamer(&self) -> Stars {
        self.marks_of(Pen::DREAMER)
    }

    /// Whether there is a card with a star left to mark.
    pub const fn is_undiscovered(&self) -> bool {
        !self.frontier.is_empty()
    }

    /// The card, if all its stars are marked.
    pub(crate) const fn discovered(&self) -> Option<Card> {
        if self.is_undiscovered() { None } else { self.card }
    }

    pub(crate) fn marks_of(&self, pen: Pen) -> Stars {
        self.marks[pen.0 as usize]
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

/// What is going on in a turn, and what it will still bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "facts of a turn that combine freely")]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) phase: Phase,
    pub(crate) lasting: Lasting,
    /// An ability of Andromeda's kind was used: there is no action this turn.
    pub(crate) no_action: bool,
    /// The action was a Rest.
    pub(crate) rested: bool,
    /// Something other than Common stars was marked, or a card's last star.
    pub(crate) uncommon: bool,
    /// Grand stars marked, by any means.
    pub(crate) grand: u8,
    /// Stardust paid for stars.
    pub(crate) paid: u16,
    /// Stardust paid in this Observe before any Grand star of it.
    pub(crate) pile: u16,
    /// Whether this Observe has marked a Grand star.
    pub(crate) grand_in_run: bool,
    /// The piles of Observes that did mark a Grand star.
    pub(crate) piles: u16,
    /// The dreamer is at work: it is nobody's discovery.
    pub(crate) dreaming: bool,
}

/// Abilities that last for the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lasting {
    /// Whether a card of Aquarius' group is in use.
    pub grand_refund: bool,
    /// Whether a card of Pegasus' group is.
    pub common_refund: bool,
    /// Whether a card of Boötes' group is.
    pub any_first_star: bool,
    /// How many cards of Cancer's group.
    pub fame_for_grand: u8,
    /// How many cards of Cygnus' group.
    pub generous_rest: u8,
}

impl Turn {
    /// A turn about to begin.
    pub(crate) fn of(seat: Seat) -> Turn {
        Turn {
            seat,
            phase: Phase::Start,
            lasting: Lasting::default(),
            no_action: false,
            rested: false,
            uncommon: false,
            grand: 0,
            paid: 0,
            pile: 0,
            grand_in_run: false,
            piles: 0,
            dreaming: false,
        }
    }
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// The first decision of a turn: an ability, or the action.
    Start,
    /// Another ability, or the action.
    Ability,
    /// Another exchange, or enough.
    Exchange,
    /// Which star Centaurus' kind marks.
    AnyStar,
    /// Which star Andromeda's kind marks with its neighbours.
    StarAndNeighbours,
    /// Which star Hercules' kind marks first, or second.
    TwoStars { second: bool },
    /// Which star Argo's kind marks next; `done` are the places it has marked at.
    ThreeCards { left: u8, done: u8 },
    /// An Observe runs: on, or stop.
    Observe,
    /// An Observe has ended: another for a telescope, or enough.
    Telescope,
    /// Which of several discovered cards is next.
    Order,
    /// The assistants of `group` pick boons.
    Boons { group: SeatSet },
    /// `seat` picks `left` more cards to make active; then the seats of `after` pick theirs.
    Activation { seat: Seat, left: u8, after: SeatSet },
    /// Which card goes: there are too many.
    Limit,
    /// Where the dreamer begins.
    Dream,
    /// Where the dreamer goes on, `left` stars to go.
    DreamOn { left: u8 },
    /// Final scoring is done.
    Over,
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
        self.places().iter().filter_map(|place| Some((place.card?, place)))
    }

    /// Whose turn it is.
    pub fn active_seat(&self) -> Seat {
        self.turn.seat
    }

    /// The abilities that last for this turn.
    pub fn lasting(&self) -> Lasting {
        self.turn.lasting
    }

    /// Whether the dreamer is at work: what it discovers is nobody's.
    pub fn is_dreaming(&self) -> bool {
        self.turn.dreaming
    }

    /// Whose decision it is.
    #[inline]
    pub(crate) fn deciding(&self) -> SeatSet {
        match self.turn.phase {
            Phase::Over | Phase::Boons { .. } | Phase::Activation { .. } => self.others_deciding(),
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

    /// Makes a move.
    #[inline]
    pub(crate) fn carry_out(&mut self, seat: Seat, mv: Move, events: &mut impl Sink<Event>) {
        if self.turn.phase == Phase::Start {
            self.forget_last_turn();
        }
        match mv {
            Move::Use(card) => self.use_ability(card, events),
            Move::Exchange => self.exchange(events),
            Move::Mark(card, star) => self.mark(card, star, events),
            Move::Rest => self.rest(events),
            Move::Stop => self.stop(events),
            Move::Discover(card) => self.discover(card, events),
            Move::Boon(number) => self.pick_boon(seat, number, events),
            Move::Activate(card) => self.activate(card, events),
            Move::Discard(card) => self.discard_own(card, events),
        }
    }

    fn forget_last_turn(&mut self) {
        self.used = CardSet::EMPTY;
        self.discoveries.clear();
    }

    /// The one thing that can be done, where it is not the first decision of a turn.
    #[inline]
    pub(crate) fn only_choice(&self) -> Option<(Seat, Move)> {
        let seat = match self.turn.phase {
            Phase::Start | Phase::Over => return None,
            Phase::Boons { group } if group.len() > 1 => return None,
            // These come after nearly every move, and can be told without listing anything.
            Phase::Observe | Phase::Telescope => {
                let stuck = !self.can_observe_on();
                return stuck.then_some((self.turn.seat, Move::Stop));
            }
            Phase::Ability if self.can_observe() => return None,
            _ => self.deciding().first()?,
        };
        let choices = self.choices(seat);
        (choices.len() == 1).then(|| (seat, choices.nth(0)))
    }

    /// Marks a star: the first of a run, the next, or one that an ability gives.
    fn mark(&mut self, card: Card, star: Star, events: &mut impl Sink<Event>) {
        match self.turn.phase {
            Phase::Observe => self.observe(card, star, events),
            Phase::Start | Phase::Ability | Phase::Telescope => {
                self.begin_observe(events);
                self.observe(card, star, events);
            }
            Phase::Dream | Phase::DreamOn { .. } => self.dream(card, star, events),
            _ => self.mark_free(card, star, events),
        }
    }

    /// Enough: of exchanges, of a run, of Observes, or of a turn without an action.
    fn stop(&mut self, events: &mut impl Sink<Event>) {
        match self.turn.phase {
            Phase::Exchange => self.turn.phase = Phase::Ability,
            Phase::Observe => self.end_observe(events),
            _ => self.discovery_phase(events),
        }
    }

    pub(crate) fn places(&self) -> &[Place] {
        &self.places[..=self.setup.seats() as usize]
    }

    /// The place of a card around the board.
    #[inline]
    pub(crate) fn find(&self, card: Card) -> Option<usize> {
        self.places.iter().position(|place| place.card == Some(card))
    }

    /// The places with undiscovered cards, in alphabetical order of these.
    #[inline]
    pub(crate) fn undiscovered(&self) -> impl Iterator<Item = (usize, Card, &Place)> + Clone {
        self.by_name.iter().filter_map(|&at| {
            let place = &self.places[at as usize];
            Some((at as usize, place.card.filter(|_| place.is_undiscovered())?, place))
        })
    }

    /// Whether there is a star left to mark.
    #[inline]
    pub(crate) fn any_undiscovered(&self) -> bool {
        self.places.iter().any(Place::is_undiscovered)
    }

    /// Puts the places into the order of their cards' names.
    pub(crate) fn sort_places(&mut self) {
        let places = &self.places;
        self.by_name.sort_unstable_by_key(|&at| {
            let place = &places[at as usize];
            (place.card.is_none(), place.card, at)
        });
    }

    /// The journal of the seat whose turn it is.
    #[inline]
    pub(crate) fn mine(&mut self) -> &mut Journal {
        &mut self.journals[self.turn.seat]
    }
}
