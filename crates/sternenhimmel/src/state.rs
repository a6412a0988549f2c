//! A moment of the game, and how a turn changes it.

use std::cmp::Reverse;

use table::{List, PerSeat, Seat, Setup, Sink, Stream, Viewer};

use crate::data::DISCS;
use crate::open::{Open, OpenDiscs};
use crate::score::{Payment, Purse, Scoring};
use crate::{Disc, Discs, Event, FigureSet, Move};

/// A moment of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sternenhimmel {
    pub(crate) setup: Setup,
    pub(crate) discs: &'static Discs,
    pub(crate) turn: Seat,
    pub(crate) hands: PerSeat<FigureSet>,
    pub(crate) open: OpenDiscs,
    /// The discs to come; the next one is last.
    pub(crate) pile: List<Disc, DISCS>,
    pub(crate) purses: PerSeat<Purse>,
    pub(crate) last: Option<LastScored>,
}

/// The disc scored last, as it stood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LastScored {
    pub(crate) open: Open,
    /// Everyone's coins before it.
    pub(crate) coins: PerSeat<i32>,
}

impl Sternenhimmel {
    /// Whether the last disc has been scored.
    #[inline]
    pub(crate) fn is_finished(&self) -> bool {
        self.open.is_empty()
    }

    /// How many discs have been opened so far: the age of the next.
    pub(crate) fn opened(&self) -> u8 {
        (DISCS - self.pile.len()) as u8
    }

    pub(crate) fn coins(&self) -> PerSeat<i32> {
        PerSeat(self.purses.0.map(Purse::coins))
    }

    /// The seats with the most coins; a tie is a shared victory.
    pub(crate) fn richest(&self) -> impl Iterator<Item = Seat> {
        let (coins, seats) = (self.coins(), self.setup.seats());
        let most = coins.seated(seats).iter().copied().max();
        Seat::all(seats).filter(move |seat| Some(coins[*seat]) == most)
    }

    /// Plays a turn: one figure on one star.
    pub(crate) fn place(&mut self, seat: Seat, mv: Move, events: &mut impl Sink<Event>) {
        let Move { figure, disc, star } = mv;
        let place = self.open.place_of(disc).expect("a legal move is on an open disc");
        self.hands[seat].remove(figure);
        let open = self.open.stand(place, seat, figure, star);
        let (full, face_down) = (open.free().is_empty(), open.large().contains(star));
        events.tell(Event::Placed { seat, disc, star, face_down, figure: Some(figure) });
        if full {
            self.score_disc(place, events);
        }
        self.pass_turn(seat, events);
    }

    /// The next player is to the left, whoever scored. A player without figures is skipped; if
    /// nobody has one, the fullest disc is scored as it is.
    fn pass_turn(&mut self, from: Seat, events: &mut impl Sink<Event>) {
        let seats = self.setup.seats();
        self.turn = from.left(seats);
        while !self.is_finished() {
            if !self.hands[self.turn].is_empty() {
                return;
            }
            if self.hands.seated(seats).iter().all(|hand| hand.is_empty()) {
                let place = self.fullest();
                events.tell(Event::Stuck { disc: self.open[place].disc() });
                self.score_disc(place, events);
            } else {
                events.tell(Event::Skipped { seat: self.turn });
                self.turn = self.turn.left(seats);
            }
        }
        let shared = self.richest().count() > 1;
        for seat in self.richest() {
            events.tell(Event::Won { seat, coins: self.coins()[seat], shared });
        }
    }

    /// The place of the disc with the most figures, the oldest in case of a tie, while one is open.
    fn fullest(&self) -> usize {
        let rank = |place: &usize| {
            let open = &self.open[*place];
            (open.taken().len(), Reverse(open.age()))
        };
        (0..self.open.len()).max_by_key(rank).expect("a disc is open")
    }

    /// Scores the disc at this place, returns the figures and opens the next disc there.
    fn score_disc(&mut self, place: usize, events: &mut impl Sink<Event>) {
        let (open, coins) = (self.open[place], self.coins());
        let data = self.discs.get(open.disc());
        let scoring = Scoring::of(data, &open, self.setup.seats());
        scoring.tell(&open, events);
        scoring.payments(data, &coins, |payment| self.pay(open.disc(), payment, events));
        self.give_back(&open);
        self.last = Some(LastScored { open, coins });
        let next = self.next_disc();
        self.open.replace(place, next);
        if let Some(next) = next {
            events.tell(Event::Opened { disc: next.disc() });
        }
    }

    fn pay(&mut self, disc: Disc, payment: Payment, events: &mut impl Sink<Event>) {
        let Payment { seat, from, coins, reason } = payment;
        self.purses[seat].receive(reason, coins);
        if let Some(winner) = from {
            self.purses[winner].pay(coins);
        }
        events.tell(Event::Paid { disc, seat, from, coins, reason });
    }

    /// Returns all figures, even swallowed and vanished ones, to their owners' hands.
    #[inline]
    fn give_back(&mut self, open: &Open) {
        for seat in Seat::all(self.setup.seats()) {
            open.figures_of(seat).for_each(|figure| self.hands[seat].insert(figure));
        }
    }

    /// The next disc of the pile, still empty.
    #[inline]
    pub(crate) fn next_disc(&mut self) -> Option<Open> {
        let age = self.opened();
        self.pile.pop().map(|disc| Open::new(self.discs, disc, age))
    }

    /// Redraws the others' face-down figures and hands, and the order of the pile.
    pub(crate) fn redraw(&mut self, viewer: Viewer, chance: &mut Stream) {
        for seat in Seat::all(self.setup.seats()).filter(|seat| !viewer.knows(*seat)) {
            self.hands[seat] = self.open.redraw(seat, chance).complement();
        }
        self.pile.sort_unstable();
        chance.shuffle(&mut self.pile);
    }
}
