//! The game in words a person reads and edits, and what cannot be.

use serde::{Deserialize, Serialize};
use table::{PerSeat, PositionError, Seat, Setup};

use crate::data::{DISCS, Star, Stars};
use crate::score::{Purse, Scoring};
use crate::state::{LastScored, MAX_OPEN, Open, Places};
use crate::view::Standing;
use crate::{Disc, Discs, Figure, FigureSet, Sternenhimmel};

/// What one player could have won at most: both rewards of every disc.
const MAX_COINS: i32 = 2 * u8::MAX as i32 * DISCS as i32;

/// Everything on the table, nothing hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Whose turn it is (when the game is over: whose it would be).
    pub turn: Seat,
    /// The open discs, by their places on the table.
    pub open: Vec<OpenBoard>,
    /// The discs to come, the next one first.
    pub pile: Vec<Disc>,
    /// The players.
    pub players: Vec<PlayerBoard>,
    /// The disc scored last.
    #[serde(default)]
    pub last: Option<LastBoard>,
}

/// An open disc.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenBoard {
    /// Which.
    pub disc: Disc,
    /// How many discs were opened before it.
    pub age: u8,
    /// What stands on it.
    pub figures: Vec<Standing>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerBoard {
    /// What it has in hand.
    pub hand: Vec<Figure>,
    /// Its coins, by what they were paid for.
    #[serde(default)]
    pub purse: Purse,
}

/// The disc scored last, as it stood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LastBoard {
    /// Which.
    pub disc: Disc,
    /// How many discs were opened before it.
    pub age: u8,
    /// What stood on it.
    pub figures: Vec<Standing>,
    /// What everybody had before it was scored.
    pub coins: Vec<i32>,
}

impl Board {
    pub(crate) fn of(game: &Sternenhimmel) -> Board {
        let seats = game.setup.seats();
        let standing = |open: &Open| open.standing(game.discs.get(open.disc).stars, |_| true);
        let disc =
            |open: &Open| OpenBoard { disc: open.disc, age: open.age, figures: standing(open) };
        let player =
            |seat| PlayerBoard { hand: game.hands[seat].to_vec(), purse: game.purses[seat] };
        Board {
            turn: game.turn,
            open: game.open().iter().map(disc).collect(),
            pile: game.pile.iter().rev().copied().collect(),
            players: Seat::all(seats).map(player).collect(),
            last: game.last.map(|last| LastBoard {
                disc: last.open.disc,
                age: last.open.age,
                figures: standing(&last.open),
                coins: last.coins.seated(seats).to_vec(),
            }),
        }
    }

    /// The state these words describe, played with these discs.
    pub fn state_with(
        &self,
        discs: &'static Discs,
        setup: Setup,
    ) -> Result<Sternenhimmel, PositionError> {
        let seats = setup.seats();
        if self.players.len() != seats as usize {
            return wrong(format!("{} players at a table of {seats}", self.players.len()));
        }
        if self.open.len() > seats as usize || self.pile.len() > DISCS {
            return wrong("more discs than there are");
        }
        let mut game = Sternenhimmel {
            setup,
            discs,
            turn: self.turn,
            hands: PerSeat::default(),
            shown: PerSeat::default(),
            hiding: PerSeat::default(),
            slots: [Open::CLOSED; MAX_OPEN],
            open_count: self.open.len() as u8,
            place_of: [0; DISCS],
            open_set: 0,
            opened: 0,
            pile: self.pile.iter().rev().copied().collect(),
            purses: PerSeat::default(),
            last: None,
        };
        for (seat, player) in Seat::all(seats).zip(&self.players) {
            game.purses[seat] = player.purse;
            game.hands[seat] = FigureSet::of(player.hand.iter().copied()).ok_or_else(|| {
                PositionError::impossible(format!(
                    "seat {seat} has more of a figure in hand than there are"
                ))
            })?;
        }
        for (place, OpenBoard { disc, age, figures }) in self.open.iter().enumerate() {
            game.slots[place] = stand(discs, *disc, *age, figures, seats)?;
            game.place_of[*disc as usize] = place as u8;
            game.open_set |= 1 << *disc as u16;
        }
        game.opened = (DISCS - self.pile.len()) as u8;
        game.last = self.last.as_ref().map(|last| last.state_with(discs, seats)).transpose()?;
        game.complete_memory()?;
        Ok(game)
    }
}

impl LastBoard {
    fn state_with(&self, discs: &Discs, seats: u8) -> Result<LastScored, PositionError> {
        if self.coins.len() != seats as usize {
            return wrong("the disc scored last does not name everybody's coins");
        }
        let open = stand(discs, self.disc, self.age, &self.figures, seats)?;
        let mut coins = PerSeat::default();
        Seat::all(seats).zip(&self.coins).for_each(|(seat, had)| coins[seat] = *had);
        Ok(LastScored { open, coins })
    }
}

/// A disc with these figures on it.
fn stand(
    discs: &Discs,
    disc: Disc,
    age: u8,
    figures: &[Standing],
    seats: u8,
) -> Result<Open, PositionError> {
    let mut open = Open::new(discs, disc, age);
    for Standing { star, seat, figure, seen } in figures {
        if star.0 >= discs.get(disc).stars {
            return wrong(format!("{disc} has no star {star}"));
        }
        if seat.0 >= seats {
            return wrong(format!("star {star} of {disc}: there is no seat {seat}"));
        }
        if !open.free.contains(*star) {
            return wrong(format!("two figures on star {star} of {disc}"));
        }
        let Some(figure) = figure else {
            return wrong(format!("star {star} of {disc}: no figure is named"));
        };
        open.stand(*seat, *figure, *star);
        if !open.large.contains(*star) {
            if seen.is_some() {
                return wrong(format!("star {star} of {disc} is small: its figure lies open"));
            }
            continue;
        }
        let seen = FigureSet::of(seen.iter().flatten().copied());
        open.seen[star.0 as usize] = seen.ok_or_else(|| {
            PositionError::impossible(format!("star {star} of {disc}: more was seen than there is"))
        })?;
    }
    Ok(open)
}

fn wrong<T>(text: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError::impossible(text))
}

impl Sternenhimmel {
    /// What lies open was seen by everybody, whether the position says so or not.
    fn complete_memory(&mut self) -> Result<(), PositionError> {
        for seat in Seat::all(self.setup.seats()) {
            self.hiding[seat] = self.hiding_places(seat);
            for figure in self.face_up(seat) {
                if self.shown[seat].holds_all(figure) {
                    return wrong(format!(
                        "seat {seat} has placed more of {figure} than there are"
                    ));
                }
                self.remember_shown(seat, figure);
            }
        }
        Ok(())
    }

    fn hiding_places(&self, seat: Seat) -> Places {
        let mut places = Places::default();
        for (place, open) in (0..).zip(self.open()) {
            if !open.face_down(seat).is_empty() {
                places.insert(place);
            }
        }
        places
    }

    /// The seat's figures that stand face up.
    fn face_up(&self, seat: Seat) -> Vec<Figure> {
        let up = |open: &Open| -> Vec<Figure> {
            open.face_up(seat).iter().map(|star| open.figure(star)).collect()
        };
        self.open().iter().flat_map(up).collect()
    }

    /// Recomputes what must always hold.
    pub(crate) fn check_invariants(&self) -> Result<(), String> {
        self.check_discs()?;
        for seat in Seat::all(self.setup.seats()) {
            self.check_figures(seat)?;
        }
        self.check_coins()?;
        let seats = self.setup.seats();
        if self.turn.0 >= seats {
            return Err(format!("there is no seat {} to take its turn", self.turn));
        }
        if !self.is_finished() && self.hands[self.turn].is_empty() {
            return Err(format!("it is the turn of seat {}, which has no figure", self.turn));
        }
        Ok(())
    }

    fn check_discs(&self) -> Result<(), String> {
        let seats = self.setup.seats();
        let open = self.open().iter().map(|open| open.disc);
        let last = self.last.map(|last| last.open.disc);
        let mut known = 0u16;
        for disc in open.chain(self.pile.iter().copied()).chain(last) {
            if known & (1 << disc as u16) != 0 {
                return Err(format!("{disc} is there twice"));
            }
            known |= 1 << disc as u16;
        }
        let due =
            if self.pile.is_empty() { self.open_count <= seats } else { self.open_count == seats };
        if !due {
            return Err(format!("{} open discs for {seats} players", self.open_count));
        }
        let scored = self.opened - self.open_count;
        if (scored == 0) != self.last.is_none() {
            return Err(format!("{scored} discs were scored, and the last of them is {last:?}"));
        }
        let mut ages = 0u16;
        for open in self.open().iter().chain(self.last.iter().map(|last| &last.open)) {
            if open.age >= self.opened || ages & (1 << open.age) != 0 {
                return Err(format!("{} cannot be of age {}", open.disc, open.age));
            }
            ages |= 1 << open.age;
        }
        for open in self.open() {
            self.check_open(open)?;
        }
        Ok(())
    }

    fn check_open(&self, open: &Open) -> Result<(), String> {
        if open.free.is_empty() {
            return Err(format!("{} is full and was not scored", open.disc));
        }
        let all = Stars::up_to(self.discs.get(open.disc).stars);
        let mut taken = Stars::EMPTY;
        for owned in open.owned.0 {
            if !(taken & owned).is_empty() {
                return Err(format!("two figures share a star of {}", open.disc));
            }
            taken |= owned;
        }
        if all - taken != open.free || !all.is_superset(taken) {
            return Err(format!("free and taken stars of {} do not make the disc", open.disc));
        }
        if self.find_open(open.disc) != Some(open) {
            return Err(format!("{} is not where it is said to be", open.disc));
        }
        Ok(())
    }

    fn check_figures(&self, seat: Seat) -> Result<(), String> {
        let hand = self.hands[seat].to_vec();
        let standing =
            |open: &Open| open.owned[seat].iter().map(|star| open.figure(star)).collect();
        let placed = self.open().iter().flat_map::<Vec<Figure>, _>(standing);
        if FigureSet::of(hand.into_iter().chain(placed)) != Some(FigureSet::ALL) {
            return Err(format!(
                "the figures of seat {seat} in hand and on discs are not its nine: \
                 1, 3, 5, 6, 7, 10, a black hole and two doubles"
            ));
        }
        if !self.is_possible(seat, self.hidden(seat)) {
            return Err(format!("seat {seat} has shown a figure that lies face down"));
        }
        let shown = self.shown[seat];
        if self.hiding[seat] != self.hiding_places(seat) {
            return Err(format!("seat {seat} has no face-down figures where it is said to"));
        }
        if FigureSet::of(self.face_up(seat)) != Some(shown) {
            return Err(format!("what seat {seat} has shown is not what stands face up"));
        }
        for open in self.open() {
            for star in open.face_down(seat) {
                if !open.seen[star.0 as usize].includes(shown) {
                    let disc = open.disc;
                    return Err(format!("star {star} of {disc}: what lies open was seen"));
                }
            }
        }
        Ok(())
    }

    fn check_coins(&self) -> Result<(), String> {
        let purses = self.purses.seated(self.setup.seats());
        let sum = |part: fn(&Purse) -> u16| purses.iter().map(part).map(u32::from).sum::<u32>();
        if sum(|purse| purse.tribute) != sum(|purse| purse.paid) {
            return Err("what some have paid is not what others were paid by them".into());
        }
        if purses.iter().any(|purse| purse.coins() < 0) {
            return Err("a player has paid more than it had".into());
        }
        let Some(last) = &self.last else {
            let none = purses.iter().all(|purse| *purse == Purse::default());
            return if none { Ok(()) } else { Err("coins before a disc was scored".into()) };
        };
        self.check_last(last)
    }

    /// The disc scored last and the coins before it make the coins there are.
    fn check_last(&self, last: &LastScored) -> Result<(), String> {
        let LastScored { open, coins } = last;
        for seat in Seat::all(self.setup.seats()) {
            let placed = open.owned[seat].iter().map(|star| open.figure(star));
            if FigureSet::of(placed).is_none() {
                return Err(format!("seat {seat} cannot have placed that on {}", open.disc));
            }
        }
        let now = self.coins();
        let parts =
            self.purses.0.iter().flat_map(|p| [p.first, p.second, p.figures, p.tribute, p.paid]);
        if !coins.0.into_iter().chain(parts.map(i32::from)).all(|c| (0..=MAX_COINS).contains(&c)) {
            return Err("more coins than the discs can pay".into());
        }
        let mut after = *coins;
        let data = self.discs.get(open.disc);
        Scoring::of(data, open, self.setup.seats()).payments(data, coins, |payment| {
            after[payment.to] += i32::from(payment.coins);
            if let Some(winner) = payment.from {
                after[winner] -= i32::from(payment.coins);
            }
        });
        if after != now {
            return Err(format!(
                "what was paid for {} does not make the coins there are",
                open.disc
            ));
        }
        Ok(())
    }
}

impl Serialize for Star {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Star {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Star, D::Error> {
        let number = u8::deserialize(from)?;
        number
            .checked_sub(1)
            .map(Star)
            .ok_or_else(|| serde::de::Error::custom("stars count from 1"))
    }
}
