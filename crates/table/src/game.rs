//! What a game must define.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{
    OptionSpec, PerSeat, PlayError, PositionError, Seat, SeatSet, Seed, Setup, Standing, Stream,
    Viewer,
};

/// A game's names, seats and options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Info {
    /// The id that programs use.
    pub id: &'static str,
    /// The name that people use.
    pub name: &'static str,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// The version of rules and data. Records carry it.
    pub rules: u32,
    /// The options a table may choose.
    pub options: &'static [OptionSpec],
    /// Whether anything is hidden from anyone.
    pub hidden: bool,
}

/// A game, as the state at one moment.
///
/// A state is small, is cloned without touching the heap, and plays without allocating. It holds no
/// randomness: the caller passes in the stream, so that a state reveals nothing about future draws.
///
/// The methods here are the rules. [`GameExt`] derives the rest, in the same way for all games.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The game's names, seats and options.
    const INFO: Info;

    /// One small choice. Its text is the game's notation, and parses back.
    type Move: Copy + Ord + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync;
    /// What happened, in the order in which the rules make it happen.
    type Event: Event;
    /// Why a move is illegal, as a text for the player who tried it.
    type Illegal: Error + Debug + PartialEq;
    /// What a viewer may see, and nothing more.
    type View: Serialize;
    /// The state without its [`Setup`], in a form that people read and edit.
    type Board: Serialize + DeserializeOwned + Clone + Debug + PartialEq;

    /// Sets up the table.
    fn deal(setup: Setup, chance: &mut Stream) -> Self;

    /// The seats and options of the table.
    fn setup(&self) -> &Setup;

    /// The seats to act: several where the rules have them choose at once, none when the game is
    /// over.
    fn to_act(&self) -> SeatSet;
    /// Appends the seat's legal moves in ascending order; none if it is not to act.
    fn legal(&self, seat: Seat, moves: &mut Vec<Self::Move>);
    /// Whether a seat that is to act may make this move, and if not, why.
    fn check(&self, seat: Seat, mv: Self::Move) -> Result<(), Self::Illegal>;
    /// Makes a legal move, without any move that is forced after it.
    fn step(
        &mut self,
        seat: Seat,
        mv: Self::Move,
        chance: &mut Stream,
        events: &mut impl Sink<Self::Event>,
    );
    /// The move that follows at once, together with the move before it, because the rules leave no
    /// choice.
    fn forced(&self) -> Option<(Seat, Self::Move)> {
        None
    }

    /// The current scores, as far as they are public.
    fn scores(&self) -> PerSeat<i32>;
    /// The final score if the game ended now, from what a viewer sees; once the game is over, the
    /// final score. `None` where the public scores are all there is.
    fn standing_in(_: &Setup, _: &Self::View) -> Option<Standing> {
        None
    }
    /// The winners, once the game is over. Empty where the rules have no winner.
    fn winners(&self) -> SeatSet;

    /// The names of the cards that a seat is shown with at the end of the game.
    fn keepsakes(&self, _: Seat) -> Vec<String> {
        Vec::new()
    }

    /// What a viewer may see, and nothing more.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// Redraws, from `chance`, everything that the viewer cannot know; every possible world is
    /// equally likely.
    fn redraw_hidden(&mut self, viewer: Viewer, chance: &mut Stream);

    /// The state in a form that people read and edit.
    fn board(&self) -> Self::Board;
    /// The state that a board describes, or what is wrong with it.
    fn from_board(setup: Setup, board: &Self::Board) -> Result<Self, PositionError>;
    /// Recomputes the invariants of the state, and reports a violation.
    fn validate(&self) -> Result<(), PositionError>;
    /// An upper bound on the number of moves of a game with this setup.
    fn longest(setup: &Setup) -> u32;

    /// Emits what lies on the table before the first move, as far as everyone sees it.
    fn tell_opening(&self, _: &mut impl Sink<Self::Event>) {}

    /// A uniformly random legal move: the one at index `chance.below(n)` of the `n` listed by
    /// [`Game::legal`]. `buffer` is for the list, if one is made.
    fn random_move(
        &self,
        seat: Seat,
        chance: &mut Stream,
        buffer: &mut Vec<Self::Move>,
    ) -> Self::Move {
        draw_listed(self, seat, chance, buffer)
    }
}

/// A uniformly random legal move, drawn from the full list.
#[inline]
pub fn draw_listed<G: Game>(
    state: &G,
    seat: Seat,
    chance: &mut Stream,
    buffer: &mut Vec<G::Move>,
) -> G::Move {
    buffer.clear();
    state.legal(seat, buffer);
    buffer[chance.below(buffer.len() as u32) as usize]
}

/// Methods that follow from the rules of any game.
pub trait GameExt: Game {
    /// A game dealt from a seed, and the stream for its further draws.
    fn dealt(setup: Setup, seed: Seed) -> (Self, Stream) {
        let mut chance = Stream::new(seed);
        (Self::deal(setup, &mut chance), chance)
    }

    /// How many seats the table has.
    #[inline]
    fn seats(&self) -> u8 {
        self.setup().seats()
    }

    /// Whether the game is over.
    #[inline]
    fn is_over(&self) -> bool {
        self.to_act().is_empty()
    }

    /// Whether a seat may make this move now, and if not, why.
    fn may_play(&self, seat: Seat, mv: Self::Move) -> Result<(), PlayError<Self::Illegal>> {
        PlayError::unless_to_act(self.to_act(), seat)?;
        self.check(seat, mv).map_err(PlayError::Illegal)
    }

    /// Makes a move, and every move that is forced after it. An illegal move changes nothing.
    fn play(
        &mut self,
        seat: Seat,
        mv: Self::Move,
        chance: &mut Stream,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), PlayError<Self::Illegal>> {
        self.may_play(seat, mv)?;
        self.play_unchecked(seat, mv, chance, events);
        Ok(())
    }

    /// Like [`GameExt::play`], for a move known to be legal. The effect of any other move is
    /// unspecified.
    #[inline]
    fn play_unchecked(
        &mut self,
        seat: Seat,
        mv: Self::Move,
        chance: &mut Stream,
        events: &mut impl Sink<Self::Event>,
    ) {
        self.step(seat, mv, chance, events);
        while let Some((seat, mv)) = self.forced() {
            self.step(seat, mv, chance, events);
        }
    }

    /// A random world that the viewer cannot tell from the true one.
    #[must_use]
    fn imagine(&self, viewer: Viewer, chance: &mut Stream) -> Self {
        let mut world = self.clone();
        world.redraw_hidden(viewer, chance);
        world
    }

    /// The final score if the game ended now, as far as the owner of the view may know it.
    fn standing(&self, view: &Self::View) -> Standing {
        Self::standing_in(self.setup(), view).unwrap_or_else(|| {
            let seats: Vec<[i32; 1]> =
                self.scores().seated(self.seats()).iter().map(|score| [*score]).collect();
            Standing::of(["score"], &seats)
        })
    }

    /// The outcome, once the game is over.
    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| Outcome {
            scores: self.scores().seated(self.seats()).to_vec(),
            winners: self.winners().iter().collect(),
            lines: self.standing(&self.view(Viewer::Spectator)).into(),
            digest: None,
        })
    }
}

/// Implemented for every game, and not to be overridden.
impl<G: Game> GameExt for G {}

/// Something that happened.
///
/// It is serialized as `{"event": kind, …}` with plain fields.
pub trait Event: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static {
    /// The type of each field, whichever event it belongs to.
    const FIELDS: &'static [(&'static str, Field)];

    /// The event as the viewer may know it; `None` if the viewer may not know of it at all.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;
    /// Whether undo stops being free after this event: something was drawn, or something hidden was
    /// shown to anyone.
    fn ends_undo(&self) -> bool;
}

/// What a field of an event holds, so that it can be put into words. Any field may be `null`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Field {
    /// A seat.
    Seat,
    /// A number.
    Number,
    /// A yes or no.
    Flag,
    /// A name of this kind.
    Name(&'static str),
    /// A list of names of this kind.
    Names(&'static str),
    /// A count for each of some names of this kind.
    Counts(&'static str),
}

/// A receiver of events.
pub trait Sink<E> {
    /// Takes the next event.
    fn tell(&mut self, event: E);
}

/// A sink that discards events.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline]
    fn tell(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}

/// Why a text is not a move of this game. This never depends on the state.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{text:?} is not a move: {reason}")]
pub struct NotationError {
    text: String,
    reason: &'static str,
}

impl NotationError {
    /// An error with the text, shortened if it is long, and what is wrong with it.
    pub fn new(text: &str, reason: &'static str) -> NotationError {
        NotationError { text: text.chars().take(80).collect(), reason }
    }
}

/// One line of a score, with each seat's share of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ScoreLine {
    /// What the points are for.
    pub name: String,
    /// The points of each seat.
    pub scores: Vec<i32>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// The final scores by seat.
    pub scores: Vec<i32>,
    /// Who won.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub winners: Vec<Seat>,
    /// What the scores are made of.
    pub lines: Vec<ScoreLine>,
    /// A fingerprint of the whole record, if one was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub digest: Option<String>,
}
