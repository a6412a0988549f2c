//! A game being played: its start, its moves and its current state.

use std::error::Error;
use std::fmt;

use thiserror::Error;

use crate::{
    Event, Format, Game, GameExt, Outcome, Position, PositionError, Record, RecordMove, Seat,
    SeatSet, Seed, Setup, Sight, Silent, Start, Stream, Viewer,
};

/// A game with its history and its random stream. The state is always the replay of the moves from
/// the start.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    start: Origin<G>,
    state: G,
    chance: Stream,
    moves: Vec<Played<G::Move>>,
}

#[derive(Clone, Debug)]
enum Origin<G> {
    Dealt { setup: Setup, seed: Seed },
    Loaded(Box<Loaded<G>>),
}

#[derive(Clone, Debug)]
struct Loaded<G> {
    state: G,
    chance: Stream,
    ply: u32,
}

#[derive(Clone, Copy, Debug)]
struct Played<M> {
    seat: Seat,
    mv: M,
    /// Whether the move drew something or showed something hidden.
    revealing: bool,
}

/// Why a move was refused. The game is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayError<I: Error> {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The seat is not to act.
    #[error("seat {seat} is not to act; to act: {to_act}")]
    NotToAct {
        /// The seat that tried.
        seat: Seat,
        /// The seats to act.
        to_act: Seats,
    },
    /// The rules do not allow the move.
    #[error("{0}")]
    Illegal(I),
}

/// Seats, displayed as a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seats(Vec<Seat>);

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.0.iter().map(|seat| format!("seat {seat}")).collect();
        f.write_str(&names.join(", "))
    }
}

impl<I: Error> PlayError<I> {
    /// Refuses a seat that is not to act.
    pub(crate) fn unless_to_act(to_act: SeatSet, seat: Seat) -> Result<(), PlayError<I>> {
        if to_act.is_empty() {
            Err(PlayError::Over)
        } else if to_act.contains(seat) {
            Ok(())
        } else {
            Err(PlayError::NotToAct { seat, to_act: Seats(to_act.iter().collect()) })
        }
    }
}

impl<G: Game> Match<G> {
    /// A game just dealt.
    pub fn new(setup: Setup, seed: Seed) -> Match<G> {
        let (state, chance) = G::dealt(setup, seed);
        Match { start: Origin::Dealt { setup, seed }, state, chance, moves: Vec::new() }
    }

    /// A game that starts from a position.
    pub fn load(position: &Position<G::Board>) -> Result<Match<G>, PositionError> {
        let state: G = position.state()?;
        let chance = position.stream.clone();
        let loaded = Loaded { state: state.clone(), chance: chance.clone(), ply: position.ply };
        let start = Origin::Loaded(Box::new(loaded));
        Ok(Match { start, state, chance, moves: Vec::new() })
    }

    /// The same moment in a world that the viewer cannot tell from the true one, with draws from
    /// this seed and without the moves that led there.
    #[must_use]
    pub fn imagined(&self, viewer: Viewer, seed: Seed) -> Match<G> {
        let mut chance = Stream::new(seed);
        let state = self.state.imagine(viewer, &mut chance);
        let loaded = Loaded { state: state.clone(), chance: chance.clone(), ply: self.ply() };
        Match { start: Origin::Loaded(Box::new(loaded)), state, chance, moves: Vec::new() }
    }

    /// The current state.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The stream that the next draw comes from. For whoever runs the table.
    pub fn chance(&self) -> &Stream {
        &self.chance
    }

    /// How many moves the history has.
    pub fn moves(&self) -> usize {
        self.moves.len()
    }

    /// How many moves were made, including those before a loaded position.
    pub fn ply(&self) -> u32 {
        let before = match &self.start {
            Origin::Dealt { .. } => 0,
            Origin::Loaded(loaded) => loaded.ply,
        };
        before + self.moves.len() as u32
    }

    /// Makes a move if it is legal, and reports the events. If not, nothing changes.
    pub fn play(
        &mut self,
        seat: Seat,
        mv: G::Move,
    ) -> Result<Vec<G::Event>, PlayError<G::Illegal>> {
        let mut events = Vec::new();
        self.state.play(seat, mv, &mut self.chance, &mut events)?;
        let revealing = events.iter().any(Event::ends_undo);
        self.moves.push(Played { seat, mv, revealing });
        Ok(events)
    }

    /// What a seat that is to act knows.
    pub fn sight(&self, seat: Seat) -> Result<Sight<'_, G>, PlayError<G::Illegal>> {
        PlayError::unless_to_act(self.state.to_act(), seat)?;
        Ok(Sight::new(&self.state, seat))
    }

    /// Takes back the last move. `None` if there is none.
    pub fn undo(&mut self) -> Option<(Seat, G::Move)> {
        let last = *self.moves.last()?;
        self.rewind(self.moves.len() - 1);
        Some((last.seat, last.mv))
    }

    /// Returns to the state after the first `moves` moves, by replaying them.
    pub fn rewind(&mut self, moves: usize) {
        self.moves.truncate(moves);
        (self.state, self.chance) = self.opening();
        for Played { seat, mv, .. } in &self.moves {
            self.state.play_unchecked(*seat, *mv, &mut self.chance, &mut Silent);
        }
    }

    /// Replays the game from its start, and reports for each move who made it, its events and the
    /// state after it.
    pub fn retell(&self, mut tell: impl FnMut(Seat, &[G::Event], &G)) {
        let ((mut state, mut chance), mut events) = (self.opening(), Vec::new());
        for Played { seat, mv, .. } in &self.moves {
            state.play_unchecked(*seat, *mv, &mut chance, &mut events);
            tell(*seat, &events, &state);
            events.clear();
        }
    }

    /// The state before the first move, and the stream of chance after the deal.
    pub fn opening(&self) -> (G, Stream) {
        match &self.start {
            Origin::Dealt { setup, seed } => G::dealt(*setup, *seed),
            Origin::Loaded(loaded) => (loaded.state.clone(), loaded.chance.clone()),
        }
    }

    /// The move made after the first `before` moves, if there is one.
    pub fn made(&self, before: usize) -> Option<(Seat, G::Move)> {
        self.moves.get(before).map(|played| (played.seat, played.mv))
    }

    /// How many moves the seat may take back without asking: its own latest ones, as long as
    /// nothing was drawn, nothing hidden was shown, and nobody else has chosen since.
    pub fn free_undo(&self, seat: Seat) -> usize {
        self.moves
            .iter()
            .rev()
            .take_while(|played| played.seat == seat && !played.revealing)
            .count()
    }

    /// The full position at this moment.
    pub fn position(&self) -> Position<G::Board> {
        Position::of(&self.state, &self.chance, self.ply())
    }

    /// The record of the game so far.
    pub fn record(&self) -> Record<G::Board> {
        let setup = self.state.setup();
        let start = match &self.start {
            Origin::Dealt { seed, .. } => Start::Seed(*seed),
            Origin::Loaded(loaded) => {
                let Loaded { state, chance, ply } = &**loaded;
                Start::Position(Box::new(Position::of(state, chance, *ply)))
            }
        };
        let written = |played: &Played<G::Move>| RecordMove {
            seat: played.seat,
            notation: played.mv.to_string(),
        };
        Record {
            format: Format,
            game: G::INFO.id.into(),
            rules: G::INFO.rules,
            seats: setup.seats().into(),
            options: setup.options().named(G::INFO.options),
            start,
            moves: self.moves.iter().map(written).collect(),
            result: self.outcome(),
            deal: None,
        }
    }

    /// The outcome, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }
}
