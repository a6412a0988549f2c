//! A toy game with a secret, a draw and a configurable fault.
//!
//! Each seat holds a secret number from 0 to 4. On its turn a seat may say a number from 1 to 3 and
//! score it, show its secret and score that, or swap its secret for a drawn one. The game is over
//! after three turns each.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use serde::{Deserialize, Serialize};
use table::battery::Law;
use table::{
    Event, Field, Game, Info, NotationError, OptionSpec, PerSeat, PositionError, Seat, SeatSet,
    Setup, Sink, Standing, Stream, Viewer,
};

const TURNS: u32 = 3;

/// The law to break; `Toy<SOUND>` breaks none.
pub(crate) const SOUND: u8 = u8::MAX;

/// A game that breaks the law with this number.
#[derive(Clone, Debug)]
pub(crate) struct Toy<const FAULT: u8> {
    setup: Setup,
    secrets: PerSeat<u8>,
    shown: PerSeat<Option<u8>>,
    scores: PerSeat<i32>,
    ply: u32,
    first: Seat,
    /// Shared between clones to break a law; a sound game does not use it.
    shared: Arc<AtomicU32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Move {
    Say(u8),
    Show,
    Swap,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub(crate) enum Told {
    Said {
        seat: Seat,
        number: u8,
    },
    Shown {
        seat: Seat,
        number: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        shy: Option<bool>,
    },
    Swapped {
        seat: Seat,
        number: Option<u8>,
        #[serde(skip)]
        fault: u8,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[error("the secret {0:?} cannot be shown twice")]
pub(crate) struct Illegal(Option<u8>);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Board {
    secrets: Vec<u8>,
    shown: Vec<Option<u8>>,
    scores: Vec<i32>,
    ply: u32,
    first: Seat,
    shared: u32,
}

#[derive(Serialize)]
pub(crate) struct View {
    own: Option<u8>,
    leak: Option<u8>,
    shown: Vec<Option<u8>>,
    scores: Vec<i32>,
    ply: u32,
}

/// A different value on each call, which no rule may depend on.
fn whim() -> i32 {
    static CALLS: AtomicU32 = AtomicU32::new(0);
    CALLS.fetch_add(1, Ordering::Relaxed) as i32
}

impl<const FAULT: u8> Toy<FAULT> {
    const fn breaks(law: Law) -> bool {
        FAULT == law as u8
    }

    fn turn(&self) -> Seat {
        Seat(((u32::from(self.first.0) + self.ply) % u32::from(self.setup.seats())) as u8)
    }

    fn turns(&self) -> u32 {
        TURNS * u32::from(self.setup.seats())
    }
}

impl<const FAULT: u8> PartialEq for Toy<FAULT> {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup && self.board() == other.board()
    }
}

impl<const FAULT: u8> Eq for Toy<FAULT> {}

impl<const FAULT: u8> Game for Toy<FAULT> {
    const INFO: Info = Info {
        id: "toy",
        name: "Toy",
        min_seats: 2,
        max_seats: 3,
        rules: 1,
        options: &[OptionSpec::first(3)],
        hidden: true,
    };

    type Move = Move;
    type Event = Told;
    type Illegal = Illegal;
    type View = View;
    type Board = Board;

    fn deal(setup: Setup, chance: &mut Stream) -> Self {
        let first = setup.first_seat(chance);
        let mut toy = Toy {
            setup,
            secrets: PerSeat::default(),
            shown: PerSeat::default(),
            scores: PerSeat::default(),
            ply: 0,
            first,
            shared: Arc::default(),
        };
        for seat in Seat::all(setup.seats()) {
            toy.secrets[seat] = chance.below(5) as u8;
        }
        if Self::breaks(Law::UndoToTheStart) {
            toy.scores[first] = whim();
        }
        toy
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn to_act(&self) -> SeatSet {
        if self.ply < self.turns() { SeatSet::only(self.turn()) } else { SeatSet::EMPTY }
    }

    fn legal(&self, seat: Seat, moves: &mut Vec<Move>) {
        if !self.to_act().contains(seat) && !Self::breaks(Law::OnlyActorsMove) {
            return;
        }
        if Self::breaks(Law::NotationRoundTrips) {
            moves.push(Move::Say(0));
        }
        moves.extend([Move::Say(1), Move::Say(2), Move::Say(3)]);
        let leak = Self::breaks(Law::MovesKeepSecrets) && self.secrets[seat.left(2)] == 0;
        if self.shown[seat].is_none() || leak {
            moves.push(Move::Show);
        }
        moves.push(Move::Swap);
        if Self::breaks(Law::SortedAndUnique) {
            moves.reverse();
        }
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Illegal> {
        let leak = Self::breaks(Law::MovesKeepSecrets) && self.secrets[seat.left(2)] == 0;
        match (mv, self.shown[seat]) {
            _ if leak => Ok(()),
            (Move::Show, Some(_)) if Self::breaks(Law::ErrorsKeepSecrets) => {
                Err(Illegal(Some(self.secrets[seat.left(self.setup.seats())])))
            }
            (Move::Show, Some(_)) if Self::breaks(Law::LegalIsAccepted) => Ok(()),
            (Move::Show, Some(_)) => Err(Illegal(None)),
            _ => Ok(()),
        }
    }

    fn step(&mut self, seat: Seat, mv: Move, chance: &mut Stream, events: &mut impl Sink<Told>) {
        match mv {
            Move::Say(number) => {
                self.scores[seat] += i32::from(number);
                events.tell(Told::Said { seat, number });
            }
            Move::Show => {
                let number = self.secrets[seat];
                self.scores[seat] += i32::from(number);
                self.shown[seat] = Some(number);
                let shy = Self::breaks(Law::EventsSayTheirFields).then_some(true);
                events.tell(Told::Shown { seat, number, shy });
            }
            Move::Swap => {
                let number = chance.below(5) as u8;
                self.secrets[seat] = number;
                self.shown[seat] = None;
                events.tell(Told::Swapped { seat, number: Some(number), fault: FAULT });
            }
        }
        self.ply += u32::from(!Self::breaks(Law::EndsInTime));
        if Self::breaks(Law::ClonesAreIndependent) {
            self.shared.fetch_add(1, Ordering::Relaxed);
        }
        if Self::breaks(Law::TellingChangesNothing) && size_of_val(events) == 0 {
            self.scores[seat] += 1;
        }
    }

    fn scores(&self) -> PerSeat<i32> {
        self.scores
    }

    fn standing_in(_: &Setup, view: &View) -> Option<Standing> {
        let more = i32::from(Self::breaks(Law::ScoresAddUp));
        let seats: Vec<[i32; 1]> = view.scores.iter().map(|score| [*score + more]).collect();
        let secretive = Self::breaks(Law::EndIsOpen) && view.own.is_none();
        let partial = if secretive { SeatSet::only(Seat(0)) } else { SeatSet::EMPTY };
        Some(Standing::of(["numbers"], &seats).partial_in(&["numbers"], partial))
    }

    fn winners(&self) -> SeatSet {
        let fickle = Self::breaks(Law::RecordReplays);
        SeatSet::only(if fickle { Seat((whim() % 2) as u8) } else { self.first })
    }

    fn view(&self, viewer: Viewer) -> View {
        let seats = self.setup.seats();
        let own = viewer.seat().map(|seat| self.secrets[seat]);
        View {
            own,
            leak: Self::breaks(Law::ViewKeepsSecrets).then_some(self.secrets[Seat(0)]),
            shown: self.shown.seated(seats).to_vec(),
            scores: self.scores.seated(seats).to_vec(),
            ply: self.ply,
        }
    }

    fn redraw_hidden(&mut self, viewer: Viewer, chance: &mut Stream) {
        if Self::breaks(Law::ImaginationIsFree) {
            return;
        }
        for seat in Seat::all(self.setup.seats()) {
            let drawn = chance.below(5) as u8;
            let truth = self.secrets[seat];
            let known = viewer.knows(seat) || self.shown[seat].is_some();
            let leaks = Self::breaks(Law::ImaginationIsHonest) && drawn == 0;
            self.secrets[seat] = if known || leaks { truth } else { drawn };
        }
    }

    fn board(&self) -> Board {
        let seats = self.setup.seats();
        Board {
            secrets: self.secrets.seated(seats).to_vec(),
            shown: self.shown.seated(seats).to_vec(),
            scores: self.scores.seated(seats).to_vec(),
            ply: self.ply,
            first: self.first,
            shared: self.shared.load(Ordering::Relaxed),
        }
    }

    fn from_board(setup: Setup, board: &Board) -> Result<Self, PositionError> {
        let mut toy = Toy {
            setup,
            secrets: PerSeat::default(),
            shown: PerSeat::default(),
            scores: PerSeat::default(),
            ply: board.ply,
            first: board.first,
            shared: Arc::new(AtomicU32::new(board.shared)),
        };
        for seat in Seat::all(setup.seats()) {
            toy.secrets[seat] = board.secrets[seat.index()];
            toy.shown[seat] = board.shown[seat.index()];
            toy.scores[seat] = board.scores[seat.index()];
        }
        if Self::breaks(Law::PositionRoundTrips) {
            toy.shown[Seat(0)] = None;
        }
        Ok(toy)
    }

    fn validate(&self) -> Result<(), PositionError> {
        let shown = Seat::all(self.setup.seats()).find(|s| self.shown[*s].is_some());
        match shown {
            Some(seat) if Self::breaks(Law::Invariants) => {
                Err(PositionError::impossible(format!("seat {seat} has shown")))
            }
            _ => Ok(()),
        }
    }

    fn longest(setup: &Setup) -> u32 {
        TURNS * u32::from(setup.seats())
    }

    fn random_move(&self, seat: Seat, chance: &mut Stream, buffer: &mut Vec<Move>) -> Move {
        buffer.clear();
        self.legal(seat, buffer);
        let at = chance.below(buffer.len() as u32) as usize;
        if Self::breaks(Law::RandomMoveIsListed) { buffer[0] } else { buffer[at] }
    }
}

impl Event for Told {
    const FIELDS: &'static [(&'static str, Field)] =
        &[("seat", Field::Seat), ("number", Field::Number)];

    fn seen_by(&self, viewer: Viewer) -> Option<Told> {
        Some(match *self {
            Told::Swapped { fault, .. } if fault == Law::EventsKeepSecrets as u8 => self.clone(),
            Told::Swapped { seat, fault, .. } if !viewer.knows(seat) => {
                Told::Swapped { seat, number: None, fault }
            }
            _ => self.clone(),
        })
    }

    fn ends_undo(&self) -> bool {
        match self {
            Told::Said { .. } => false,
            Told::Shown { .. } => true,
            Told::Swapped { fault, .. } => *fault != Law::FreeUndoDrawsNothing as u8,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Say(number) => write!(f, "say {number}"),
            Move::Show => f.write_str("show"),
            Move::Swap => f.write_str("swap"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let moves = [Move::Say(1), Move::Say(2), Move::Say(3), Move::Show, Move::Swap];
        let found = moves.into_iter().find(|mv| mv.to_string() == text);
        found.ok_or_else(|| NotationError::new(text, "say 1 to 3, show or swap"))
    }
}
