//! A moment of the game, and how a turn changes it.

use table::{List, PerSeat, Seat, Setup, Sink};

use crate::data::{DISCS, MAX_STARS, Star, Stars};
use crate::score::{Payment, Purse, Scoring};
use crate::{Disc, Discs, Event, Figure, FigureSet, Move};

/// The most discs that lie open: as many as players.
pub(crate) const MAX_OPEN: usize = table::MAX_SEATS;

/// A moment of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sternenhimmel {
    pub(crate) setup: Setup,
    pub(crate) discs: &'static Discs,
    pub(crate) turn: Seat,
    pub(crate) hands: PerSeat<FigureSet>,
    /// Everybody's figures that stand face up.
    pub(crate) shown: PerSeat<FigureSet>,
    /// Where everybody's figures lie face down.
    pub(crate) hiding: PerSeat<Places>,
    /// The open discs in their places on the table, the first `open_count` of these.
    pub(crate) slots: [Open; MAX_OPEN],
    pub(crate) open_count: u8,
    /// Where each open disc lies, and which are open, one bit a disc.
    pub(crate) place_of: [u8; DISCS],
    pub(crate) open_set: u16,
    /// How many discs were opened so far: the age of the next.
    pub(crate) opened: u8,
    pub(crate) pile: Pile,
    pub(crate) purses: PerSeat<Purse>,
    pub(crate) last: Option<LastScored>,
}

/// An open disc and what stands on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Open {
    pub(crate) disc: Disc,
    /// How many discs were opened before it.
    pub(crate) age: u8,
    pub(crate) large: Stars,
    pub(crate) free: Stars,
    /// Whose figures stand where.
    pub(crate) owned: PerSeat<Stars>,
    /// What stands on each star that is not free.
    pub(crate) figures: [Figure; MAX_STARS],
    /// For each face-down figure, what it cannot be: see [`crate::memory`].
    pub(crate) seen: [FigureSet; MAX_STARS],
}

impl Open {
    /// What a place without a disc holds.
    pub(crate) const CLOSED: Open = Open {
        disc: Disc::Aries,
        age: 0,
        large: Stars::EMPTY,
        free: Stars::EMPTY,
        owned: PerSeat([Stars::EMPTY; table::MAX_SEATS]),
        figures: [Figure::One; MAX_STARS],
        seen: [FigureSet::EMPTY; MAX_STARS],
    };

    pub(crate) fn new(discs: &Discs, disc: Disc, age: u8) -> Open {
        let data = discs.get(disc);
        Open { disc, age, large: data.large, free: Stars::up_to(data.stars), ..Open::CLOSED }
    }

    pub(crate) fn stand(&mut self, seat: Seat, figure: Figure, star: Star) {
        self.free.remove(star);
        self.owned[seat].insert(star);
        self.figures[star.0 as usize] = figure;
    }

    pub(crate) fn figure(&self, star: Star) -> Figure {
        self.figures[star.0 as usize]
    }

    /// The seat's figures that lie face down here.
    pub(crate) fn face_down(&self, seat: Seat) -> Stars {
        self.owned[seat] & self.large
    }

    /// The seat's figures that stand face up here.
    pub(crate) fn face_up(&self, seat: Seat) -> Stars {
        self.owned[seat] - self.large
    }

    /// Whose figure stands on a star.
    pub(crate) fn owner(&self, star: Star) -> Option<Seat> {
        (0..)
            .map(Seat)
            .zip(self.owned.0)
            .find(|(_, stars)| stars.contains(star))
            .map(|(seat, _)| seat)
    }
}

table::bit_set! {
    /// Some places for discs on the table.
    pub(crate) struct Places(u8) of u8: place => place, bit => bit
}

impl Places {
    /// The places left when this one is taken away and those behind it move up.
    #[must_use]
    fn close_up(self, place: u8) -> Places {
        let before = Places::up_to(place);
        (self & before) | (Places::from_bits(self.bits() >> 1) - before)
    }
}

/// The discs to come, the next one last.
pub(crate) type Pile = List<Disc, DISCS>;

/// The disc scored last, as it stood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LastScored {
    pub(crate) open: Open,
    /// What everybody had before it.
    pub(crate) coins: PerSeat<i32>,
}

impl Sternenhimmel {
    /// The discs that lie open, by their places on the table.
    pub(crate) fn open(&self) -> &[Open] {
        &self.slots[..self.open_count as usize]
    }

    /// The discs that lie open, by the order of their names.
    pub(crate) fn open_by_name(&self) -> impl Iterator<Item = &Open> {
        let mut left = self.open_set;
        std::iter::from_fn(move || {
            let disc = left.trailing_zeros() as usize;
            (left != 0).then(|| {
                left &= left - 1;
                &self.slots[self.place_of[disc] as usize]
            })
        })
    }

    pub(crate) fn find_open(&self, disc: Disc) -> Option<&Open> {
        let is_open = self.open_set & (1 << disc as u16) != 0;
        is_open.then(|| &self.slots[self.place_of[disc as usize] as usize])
    }

    /// What a seat has in hand.
    pub fn hand(&self, seat: Seat) -> FigureSet {
        self.hands[seat]
    }

    /// Whether the last disc has been scored.
    pub(crate) fn is_finished(&self) -> bool {
        self.open_count == 0
    }

    pub(crate) fn coins(&self) -> PerSeat<i32> {
        PerSeat(self.purses.0.map(Purse::coins))
    }

    /// Who has most; a tie is a shared victory.
    pub(crate) fn richest(&self) -> impl Iterator<Item = Seat> {
        let (coins, seats) = (self.coins(), self.setup.seats());
        let most = coins.seated(seats).iter().copied().max();
        Seat::all(seats).filter(move |seat| Some(coins[*seat]) == most)
    }

    /// A turn: one figure on one star.
    pub(crate) fn place(&mut self, seat: Seat, mv: Move, events: &mut impl Sink<Event>) {
        let Move { figure, disc, star } = mv;
        let place = self.place_of[disc as usize];
        self.hands[seat].remove(figure);
        let open = &mut self.slots[place as usize];
        open.stand(seat, figure, star);
        let (full, face_down) = (open.free.is_empty(), open.large.contains(star));
        if face_down {
            self.remember_hidden(seat, place, star);
        } else {
            self.remember_shown(seat, figure);
        }
        events.tell(Event::Placed { seat, disc, star, face_down, figure: Some(figure) });
        if full {
            self.score_disc(place, events);
        }
        self.pass_turn(seat, events);
    }

    /// The next player is the one to the left, whoever scored. Who has no figure is skipped; if
    /// nobody has one, the fullest disc is scored as it stands.
    fn pass_turn(&mut self, from: Seat, events: &mut impl Sink<Event>) {
        let seats = self.setup.seats();
        self.turn = from.left(seats);
        while !self.is_finished() {
            if self.hands.seated(seats).iter().all(|hand| hand.is_empty()) {
                let place = self.fullest();
                events.tell(Event::Stuck { disc: self.slots[place as usize].disc });
                self.score_disc(place, events);
            } else if self.hands[self.turn].is_empty() {
                events.tell(Event::Skipped { seat: self.turn });
                self.turn = self.turn.left(seats);
            } else {
                return;
            }
        }
        let shared = self.richest().count() > 1;
        for seat in self.richest() {
            events.tell(Event::Won { seat, coins: self.coins()[seat], shared });
        }
    }

    /// The place of the disc with the most figures, the oldest of several.
    fn fullest(&self) -> u8 {
        let standing = |open: &Open| self.discs.get(open.disc).stars as u32 - open.free.len();
        let rank = |place: &u8| {
            let open = &self.slots[*place as usize];
            (standing(open), std::cmp::Reverse(open.age))
        };
        (0..self.open_count).max_by_key(rank).unwrap_or(0)
    }

    /// Scores the disc at this place, gives the figures back and opens the next disc there.
    fn score_disc(&mut self, place: u8, events: &mut impl Sink<Event>) {
        let (open, coins) = (self.slots[place as usize], self.coins());
        let data = self.discs.get(open.disc);
        let scoring = Scoring::of(data, &open, self.setup.seats());
        scoring.tell(&open, events);
        scoring.payments(data, &coins, |payment| self.pay(open.disc, payment, events));
        self.remember_revealed(place);
        self.give_back(&open);
        self.last = Some(LastScored { open, coins });
        self.replace(place, events);
    }

    fn pay(&mut self, disc: Disc, payment: Payment, events: &mut impl Sink<Event>) {
        let Payment { from, to, coins, reason } = payment;
        self.purses[to].receive(reason, coins);
        if let Some(winner) = from {
            self.purses[winner].pay(coins);
        }
        events.tell(Event::Paid { disc, seat: to, from, coins, reason });
    }

    /// All figures, swallowed and vanished ones too, return to their owners' hands.
    fn give_back(&mut self, open: &Open) {
        for seat in Seat::all(self.setup.seats()) {
            for star in open.owned[seat] {
                self.hands[seat].insert(open.figure(star));
            }
        }
    }

    fn replace(&mut self, place: u8, events: &mut impl Sink<Event>) {
        self.open_set &= !(1 << self.slots[place as usize].disc as u16);
        self.place_of[self.slots[place as usize].disc as usize] = 0;
        if self.pile.is_empty() {
            self.hiding.0.iter_mut().for_each(|places| *places = places.close_up(place));
            self.slots[place as usize..].rotate_left(1);
            self.slots[MAX_OPEN - 1] = Open::CLOSED;
            self.open_count -= 1;
            for moved in place..self.open_count {
                self.place_of[self.slots[moved as usize].disc as usize] = moved;
            }
        } else {
            self.hiding.0.iter_mut().for_each(|places| places.remove(place));
            self.open_count -= 1;
            let disc = self.open_next(place);
            events.tell(Event::Opened { disc });
        }
    }

    /// Opens the next disc of a pile that is not empty.
    pub(crate) fn open_next(&mut self, place: u8) -> Disc {
        let disc = self.pile.pop().expect("the caller looked");
        self.slots[place as usize] = Open::new(self.discs, disc, self.opened);
        self.place_of[disc as usize] = place;
        self.open_set |= 1 << disc as u16;
        self.opened += 1;
        self.open_count += 1;
        disc
    }
}
