//! What a viewer may see, and nothing more: the one door out of a live game.
//!
//! Hidden are the final scoring cards of others, the order of the deck and so which cards lie
//! above Game End, and boons that tied assistants have picked but not shown.

use serde::Serialize;
use table::{Seat, SeatSet, Stream, Viewer};

use crate::Astra;
use crate::board::{DiscoveryBoard, MarkBoard, PlaceBoard, Public, Rows, TurnBoard};
use crate::data::Element;
use crate::figure::{Card, CardSet};
use crate::setup::SCORING_CARDS;
use crate::state::Phase;

/// The table as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// Who holds the first-player token.
    pub first: Seat,
    /// The element of the active sphere.
    pub sphere: Element,
    /// What each seat has.
    pub seats: Vec<SeatView>,
    /// The cards around the board, clockwise; null where a place is empty.
    pub places: Vec<Option<PlaceBoard>>,
    /// How many cards lie above Game End.
    pub above: u8,
    /// How many cards lie below Game End, or are left once it was set aside.
    pub below: u8,
    /// The discard pile, in alphabetical order.
    pub discard: Vec<Card>,
    /// The turn and what it will still bring.
    pub turn: TurnBoard,
    /// The cards used this turn, or before its first decision in the turn before.
    pub used: Vec<Card>,
    /// The cards discovered this turn, or before its first decision in the turn before.
    pub discoveries: Vec<DiscoveryBoard>,
    /// Who of the tied assistants has picked a boon that is not shown yet.
    pub picked: Vec<Seat>,
    /// The star marked last.
    pub last_mark: Option<MarkBoard>,
    /// Once Game End was seen: how many turns come after this one.
    pub last_turns: Option<u8>,
}

/// What a seat has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
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
    pub active: Vec<Card>,
    /// Cards whose abilities were used.
    pub exhausted: Vec<Card>,
    /// The marked rows of its final scoring card; null for others' until the game is over.
    pub scoring: Option<Rows>,
}

impl View {
    pub(crate) fn of(game: &Astra, viewer: Viewer) -> View {
        let Public { places, discard, turn, used, last_mark } = Public::of(game);
        let unseen = game.unseen_picks();
        View {
            first: game.first,
            sphere: game.sphere,
            seats: Seat::all(game.setup.seats()).map(|s| SeatView::of(game, s, viewer)).collect(),
            places,
            above: game.deck.above,
            below: game.deck.below(),
            discard,
            turn,
            used,
            discoveries: game.discoveries_in_words(|s| !unseen.contains(s) || viewer.is(s)),
            picked: unseen.iter().collect(),
            last_mark,
            last_turns: game.last_turns,
        }
    }
}

impl SeatView {
    fn of(game: &Astra, seat: Seat, viewer: Viewer) -> SeatView {
        let journal = &game.journals[seat];
        let shown = viewer.is(seat) || game.turn.phase == Phase::Over;
        SeatView {
            stardust: journal.stardust,
            telescopes: journal.telescopes,
            fame: journal.fame,
            pouch: journal.pouch,
            wisdom: journal.wisdom,
            limit: game.card_limit(seat),
            active: journal.active.iter().collect(),
            exhausted: journal.exhausted.iter().collect(),
            scoring: shown.then(|| SCORING_CARDS[journal.scoring as usize]),
        }
    }
}

impl Astra {
    /// Who has picked a boon that is not shown yet.
    fn unseen_picks(&self) -> SeatSet {
        match self.turn.phase {
            Phase::Boons { group } => {
                let picks = &self.latest().picks;
                group.iter().filter(|seat| picks[*seat] > 0).collect()
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// The discoveries of the turn, with the latest picks of those seats that `knows` allows.
    pub(crate) fn discoveries_in_words(&self, knows: impl Fn(Seat) -> bool) -> Vec<DiscoveryBoard> {
        let latest = self.discoveries.len();
        let mut words = Vec::new();
        for (number, discovery) in (1..).zip(self.discoveries.iter()) {
            let shown = |seat: &Seat| number < latest || knows(*seat);
            let boon = |seat: Seat| Some(discovery.picks[seat]).filter(|p| *p > 0 && shown(&seat));
            let boons = Seat::all(self.setup.seats()).map(boon).collect();
            words.push(DiscoveryBoard { card: discovery.card, boons });
        }
        words
    }

    /// Redraws all that the viewer cannot know, each possible world as likely as every other.
    pub(crate) fn redraw(&mut self, viewer: Viewer, chance: &mut Stream) {
        self.redraw_deck(chance);
        if self.turn.phase != Phase::Over {
            self.redraw_scoring_cards(viewer, chance);
        }
        self.redraw_picks(viewer, chance);
    }

    /// The cards that are nowhere to be seen, in any order: so both parts of the deck are mixed.
    fn redraw_deck(&mut self, chance: &mut Stream) {
        let deck: CardSet = self.deck.cards.iter().copied().collect();
        // In alphabetical order first: what is imagined may not depend on the true order.
        self.deck.cards = deck.iter().collect();
        chance.shuffle(&mut self.deck.cards);
    }

    /// The others' scoring cards, from all but the viewer's own.
    fn redraw_scoring_cards(&mut self, viewer: Viewer, chance: &mut Stream) {
        let mut pile = [0, 1, 2, 3, 4, 5];
        let mut unknown = pile.len();
        if let Viewer::Seat(own) = viewer {
            unknown -= 1;
            pile.swap(self.journals[own].scoring as usize, unknown);
        }
        chance.shuffle(&mut pile[..unknown]);
        let others = Seat::all(self.setup.seats()).filter(|seat| !viewer.is(*seat));
        for (seat, card) in others.zip(pile) {
            self.journals[seat].scoring = card;
        }
    }

    /// What others have picked unseen may be anything they could pick.
    fn redraw_picks(&mut self, viewer: Viewer, chance: &mut Stream) {
        let Phase::Boons { group } = self.turn.phase else { return };
        for seat in self.unseen_picks().iter().filter(|seat| !viewer.is(*seat)) {
            let open = self.open_boons(seat, group);
            // Who has picked had a choice.
            let pick = open.nth(chance.below(open.len()));
            self.latest_mut().picks[seat] = pick;
        }
    }
}
