//! The laws every game keeps, and the machinery that looks for violations.
//!
//! A game is run through all of them with three lines in its tests:
//!
//! ```text
//! #[test]
//! fn the_laws_hold() {
//!     table::battery::Battery::default().run::<MyGame>().unwrap();
//! }
//! ```
//!
//! The battery plays random games for every number of seats and every combination of options, and
//! checks each state against each [`Law`]. `tests/battery/` breaks every law once on purpose, to
//! show that it can be broken.

mod history;
mod secrets;
mod state;

use std::fmt;

use thiserror::Error;

use crate::{Game, GameExt, Match, Playout, Seat, Seed, Setup, Stream};

/// Something that must hold of every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    /// A move is accepted if and only if it is listed.
    LegalIsAccepted,
    /// Moves are listed in ascending order, none twice.
    SortedAndUnique,
    /// Different moves have different texts, and each text parses back to its move.
    NotationRoundTrips,
    /// Every seat that is to act has a move; no other seat has one.
    OnlyActorsMove,
    /// The move that a random draw yields is the one listed at the drawn index.
    RandomMoveIsListed,
    /// The invariants hold after every move.
    Invariants,
    /// A position reads back to the same state, with the same future.
    PositionRoundTrips,
    /// Playing on a clone does not affect the original.
    ClonesAreIndependent,
    /// Play with and without an event sink leads to the same state.
    TellingChangesNothing,
    /// A move that leaves undo free has drawn nothing.
    FreeUndoDrawsNothing,
    /// A record replays to the same end.
    RecordReplays,
    /// Undo goes back through every state to the start.
    UndoToTheStart,
    /// No game takes more moves than [`Game::longest`] says.
    EndsInTime,
    /// Score lines add up to the scores, and winners sit at the table.
    ScoresAddUp,
    /// When the game is over, every standing is complete and equals the outcome.
    EndIsOpen,
    /// A viewer's view is the same in every world it cannot tell apart.
    ViewKeepsSecrets,
    /// The moves offered and the seats to act are the same in all those worlds.
    MovesKeepSecrets,
    /// The reasons why a move is illegal are the same in all those worlds.
    ErrorsKeepSecrets,
    /// Every field of an event is listed, and has the listed type.
    EventsSayTheirFields,
    /// Events tell a viewer nothing that the views before and after do not.
    EventsKeepSecrets,
    /// The world imagined for a viewer is possible, and depends on nothing the viewer cannot know.
    ImaginationIsHonest,
    /// Imagined worlds differ from the true one exactly where something is hidden.
    ImaginationIsFree,
}

/// A violation of a law, and where it occurred.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{law:?} is broken after {ply} moves of {setup}: {detail}")]
pub struct Broken {
    /// The law violated.
    pub law: Law,
    /// The table's setup.
    pub setup: String,
    /// How many moves had been made.
    pub ply: u32,
    /// What was observed.
    pub detail: String,
}

/// What a run of the battery covered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// States checked.
    pub states: u64,
    /// Worlds imagined.
    pub worlds: u64,
    /// Imagined worlds that differed from the true one.
    pub other_worlds: u64,
    /// The longest game.
    pub longest: u32,
}

/// How thorough a run is.
#[derive(Clone, Copy, Debug)]
pub struct Battery {
    /// Random games for each number of seats and combination of options.
    pub games: u64,
}

impl Default for Battery {
    fn default() -> Battery {
        Battery { games: 8 }
    }
}

impl Battery {
    /// Runs a game through all laws, and stops at the first breach.
    pub fn run<G: Game>(self) -> Result<Tally, Broken> {
        let mut tally = Tally::default();
        for seed in 0..self.games {
            for setup in Setup::all::<G>() {
                Bench::<G>::new(setup, Seed::from(seed)).run(&mut tally)?;
            }
        }
        let expected =
            if G::INFO.hidden { tally.other_worlds > 0 } else { tally.other_worlds == 0 };
        if !expected {
            return Err(Broken {
                law: Law::ImaginationIsFree,
                setup: "all tables".into(),
                ply: 0,
                detail: format!("{tally:?}, with INFO.hidden = {}", G::INFO.hidden),
            });
        }
        Ok(tally)
    }
}

/// A game under test.
struct Bench<G: Game> {
    setup: Setup,
    seed: Seed,
    game: Match<G>,
    states: Vec<G>,
    player: Playout<G>,
    chance: Stream,
    /// Moves that were legal at some time for some seat: candidates for illegal moves now.
    pool: Vec<G::Move>,
}

/// The moment just before a move: a clone of the state, which the move must not affect.
struct Before<G> {
    state: G,
    chance: Stream,
    written: String,
}

fn bytes(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| format!("cannot be written: {error}"))
}

/// How many moves the pool keeps.
const POOL: usize = 64;

impl<G: Game> Bench<G> {
    fn new(setup: Setup, seed: Seed) -> Bench<G> {
        let game: Match<G> = Match::new(setup, seed);
        let mut chance = Stream::new(seed);
        // A separate stream from the game's own, so that play does not depend on the deal.
        let player = Playout::new(Stream::new(chance.fork()));
        let chance = Stream::new(chance.fork());
        let states = vec![game.state().clone()];
        Bench { setup, seed, game, states, player, chance, pool: Vec::new() }
    }

    fn run(mut self, tally: &mut Tally) -> Result<(), Broken> {
        let longest = G::longest(&self.setup);
        loop {
            self.state_laws()?;
            self.secret_laws(tally)?;
            tally.states += 1;
            if self.game.state().is_over() {
                break;
            }
            if self.game.ply() >= longest {
                return self.broken(Law::EndsInTime, format!("not over after {longest} moves"));
            }
            self.one_move()?;
        }
        self.history_laws()?;
        tally.games += 1;
        tally.longest = tally.longest.max(self.game.ply());
        Ok(())
    }

    /// Makes a random move, and checks the laws of a single step.
    fn one_move(&mut self) -> Result<(), Broken> {
        let (state, chance) = (self.game.state().clone(), self.game.chance().clone());
        let written = bytes(&state.board());
        let before = Before { state, chance, written };
        let (seat, mv) = self.player.choose(&before.state);
        let events = match self.game.play(seat, mv) {
            Ok(events) => events,
            Err(error) => return self.broken(Law::LegalIsAccepted, format!("{mv}: {error}")),
        };
        self.step_laws(&before, seat, mv, &events)?;
        self.event_laws(&before.state, seat, mv, &events)?;
        self.states.push(self.game.state().clone());
        Ok(())
    }

    fn legal(state: &G, seat: Seat) -> Vec<G::Move> {
        let mut moves = Vec::new();
        state.legal(seat, &mut moves);
        moves
    }

    /// Keeps moves to try later, where they are illegal.
    fn remember(&mut self, moves: &[G::Move]) {
        for &mv in moves {
            if self.pool.len() < POOL {
                self.pool.push(mv);
            } else if self.chance.below(16) == 0 {
                let at = self.chance.below(POOL as u32) as usize;
                self.pool[at] = mv;
            }
        }
    }

    fn broken<T>(&self, law: Law, detail: impl fmt::Display) -> Result<T, Broken> {
        let (seats, seed) = (self.setup.seats(), self.seed);
        let options = self.setup.options().named(G::INFO.options);
        Err(Broken {
            law,
            setup: format!("{} with {seats} seats, {options:?}, {seed:?}", G::INFO.id),
            ply: self.game.ply(),
            detail: detail.to_string(),
        })
    }

    fn require(
        &self,
        holds: bool,
        law: Law,
        detail: impl FnOnce() -> String,
    ) -> Result<(), Broken> {
        if holds { Ok(()) } else { self.broken(law, detail()) }
    }
}
