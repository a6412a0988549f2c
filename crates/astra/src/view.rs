//! What a viewer may see, and nothing more: everything shown of a live game passes through here.
//!
//! Hidden are other seats' final scoring cards, the order of the deck (and so which cards lie above
//! Game End), and boons that tied assistants have picked but not revealed.

use serde::Serialize;
use table::{Seat, SeatSet, Stream, Viewer};

use crate::card::{CardSet, Mark};
use crate::data::Element;
use crate::place::{MarkedCard, Place};
use crate::position::Discovered;
use crate::setup::{Rows, SCORING_CARDS};
use crate::turn::{Phase, Turn};
use crate::{Astra, Cards};

/// The table as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Who holds the first-player token.
    pub first: Seat,
    /// The element of the active sphere.
    pub sphere: Element,
    /// What each seat has.
    pub seats: Vec<SeatView>,
    /// The cards around the board, clockwise; null where a place is empty.
    pub places: Vec<Option<MarkedCard>>,
    /// How many cards lie above Game End.
    pub above: u8,
    /// How many cards lie below Game End, or remain once it was set aside.
    pub below: u8,
    /// The discard pile, in alphabetical order.
    pub discard: CardSet,
    /// The pending decision of the turn, and what the turn remembers.
    pub turn: Turn,
    /// The cards used this turn, or, until its first decision, in the previous turn.
    pub used: CardSet,
    /// The cards discovered this turn, or, until its first decision, in the previous turn.
    pub discoveries: Vec<Discovered>,
    /// The tied assistants who have picked a boon that is not revealed yet.
    pub picked: SeatSet,
    /// The star marked last.
    pub last_mark: Option<Mark>,
    /// How many turns come after this one, once Game End has appeared.
    pub last_turns: Option<u8>,
    /// What is printed on the cards.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(crate) cards: &'static Cards,
}

/// What a seat has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
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
    /// How many cards it may keep.
    pub limit: u8,
    /// Cards whose abilities are ready, in alphabetical order.
    pub active: CardSet,
    /// Cards whose abilities were used.
    pub exhausted: CardSet,
    /// The marked rows of its final scoring card; null for others' until the game is over.
    pub scoring: Option<Rows>,
}

impl View {
    pub(crate) fn of(game: &Astra, viewer: Viewer) -> View {
        let unseen = game.unseen_picks();
        let hidden = unseen.iter().filter(|seat| !viewer.knows(*seat)).collect();
        View {
            first: game.first,
            sphere: game.sphere,
            seats: Seat::all(game.setup.seats()).map(|s| SeatView::of(game, s, viewer)).collect(),
            places: game.cards_around(),
            above: game.deck.above,
            below: game.deck.below(),
            discard: game.discard,
            turn: game.turn,
            used: game.used,
            discoveries: game.discovered(hidden),
            picked: unseen,
            last_mark: game.last_mark,
            last_turns: game.last_turns,
            cards: game.cards,
        }
    }

    /// The cards around the board, and the marks on them.
    pub(crate) fn marked_places(&self) -> Vec<Place> {
        let seats = self.seats.len() as u8;
        let place = |(at, card): (usize, &MarkedCard)| {
            card.place(at, self.cards, seats).expect("a view has marks that can be")
        };
        self.places.iter().flatten().enumerate().map(place).collect()
    }
}

impl SeatView {
    pub(crate) fn of(game: &Astra, seat: Seat, viewer: Viewer) -> SeatView {
        let journal = &game.journals[seat];
        let shown = viewer.knows(seat) || game.turn.phase == (Phase::Over {});
        SeatView {
            stardust: journal.stardust,
            telescopes: journal.telescopes,
            fame: journal.fame,
            pouch: journal.pouch,
            wisdom: journal.wisdom,
            limit: game.card_limit(seat),
            active: journal.active,
            exhausted: journal.exhausted,
            scoring: shown.then_some(journal.scoring),
        }
    }
}

impl Astra {
    /// The seats that have picked a boon that is not revealed yet.
    fn unseen_picks(&self) -> SeatSet {
        match self.turn.phase {
            Phase::Boons { group } => {
                let picks = &self.latest().picks;
                group.iter().filter(|seat| picks[*seat] > 0).collect()
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// Redraws everything the viewer cannot know; every possible world is equally likely.
    pub(crate) fn redraw(&mut self, viewer: Viewer, chance: &mut Stream) {
        self.redraw_deck(chance);
        if self.turn.phase != (Phase::Over {}) {
            self.redraw_scoring_cards(viewer, chance);
        }
        if let Phase::Boons { group } = self.turn.phase {
            self.redraw_picks(group, viewer, chance);
        }
    }

    /// Redraws the deck from the cards that are nowhere to be seen; this mixes both parts of it.
    fn redraw_deck(&mut self, chance: &mut Stream) {
        let deck: CardSet = self.deck.cards.iter().copied().collect();
        // Alphabetical order first: an imagined world must not depend on the true order.
        self.deck.cards = deck.iter().collect();
        chance.shuffle(&mut self.deck.cards);
    }

    /// Redraws the others' scoring cards, from all except the viewer's own.
    fn redraw_scoring_cards(&mut self, viewer: Viewer, chance: &mut Stream) {
        let mut pile = SCORING_CARDS;
        let mut unknown = pile.len();
        if let Viewer::Seat(own) = viewer {
            let scoring = self.journals[own].scoring;
            // Every seat has one of the six.
            let at = pile.iter().position(|rows| *rows == scoring).expect("a scoring card");
            unknown -= 1;
            pile.swap(at, unknown);
        }
        chance.shuffle(&mut pile[..unknown]);
        let others = Seat::all(self.setup.seats()).filter(|seat| !viewer.knows(*seat));
        for (seat, card) in others.zip(pile) {
            self.journals[seat].scoring = card;
        }
    }

    /// Redraws the picks of others that are still secret, from what they could pick.
    fn redraw_picks(&mut self, group: SeatSet, viewer: Viewer, chance: &mut Stream) {
        for seat in self.unseen_picks().iter().filter(|seat| !viewer.knows(*seat)) {
            let open = self.open_boons(seat, group);
            // A seat that has picked had a choice.
            let pick = open.nth(chance.below(open.len()));
            self.latest_mut().picks[seat] = pick;
        }
    }
}
