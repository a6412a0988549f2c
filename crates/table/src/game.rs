//! What a game must say of itself.

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

/// What a game is called and how it can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Info {
    /// The name programs use.
    pub id: &'static str,
    /// The name people use.
    pub name: &'static str,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// The version of rules and data. Records carry it.
    pub rules: u32,
    /// What a table may choose.
    pub options: &'static [OptionSpec],
    /// Whether anything is hidden from anybody.
    pub hidden: bool,
}

/// A game, as the value of one moment of it.
///
/// A state is small, is cloned without the heap, and plays without allocating. It holds no chance:
/// whoever deals and plays hands in the stream, so that a state tells nobody what will be drawn.
///
/// The methods here are the rules. What follows from them is in [`GameExt`], the same for all
/// games.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// What the game is called and how it can be played.
    const INFO: Info;

    /// One small choice. Its text is its notation, and parses back.
    type Move: Copy + Ord + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync;
    /// What happened, in the order in which the rules make it happen.
    type Event: Event;
    /// Why a move cannot be made. Its text is for the one who tried.
    type Illegal: Error + Debug + PartialEq;
    /// What a viewer may see, and nothing more.
    type View: Serialize;
    /// The state without its [`Setup`], in words a person reads and edits.
    type Board: Serialize + DeserializeOwned + Clone + Debug + PartialEq;

    /// Sets the table up.
    fn deal(setup: Setup, chance: &mut Stream) -> Self;

    /// The table it is played at.
    fn setup(&self) -> &Setup;

    /// Whose decision it is: several seats where the rules have them choose at once, nobody when
    /// the game is over.
    fn to_act(&self) -> SeatSet;
    /// Appends what this seat may do now, in ascending order; nothing if it is not to act.
    fn legal(&self, seat: Seat, moves: &mut Vec<Self::Move>);
    /// Whether a seat that is to act may make this move, and if not, why.
    fn check(&self, seat: Seat, mv: Self::Move) -> Result<(), Self::Illegal>;
    /// Does what a legal move says, and nothing of what is forced after it.
    fn step(
        &mut self,
        seat: Seat,
        mv: Self::Move,
        chance: &mut Stream,
        events: &mut impl Sink<Self::Event>,
    );
    /// The move that is made at once, with the move before it, because the rules leave no choice.
    fn forced(&self) -> Option<(Seat, Self::Move)> {
        None
    }

    /// The scores as they stand, as far as they are public.
    fn scores(&self) -> PerSeat<i32>;
    /// The final score as it would be if the game ended now, from what a viewer sees. When the game
    /// is over it is the final score. Nothing where the public scores are all there is to it.
    fn standing_in(_: &Setup, _: &Self::View) -> Option<Standing> {
        None
    }
    /// Who won, asked when the game is over. Nobody is an answer where the rules have it so.
    fn winners(&self) -> SeatSet;

    /// The names of the cards that a seat has to show for the game, asked when it is over.
    fn keepsakes(&self, _: Seat) -> Vec<String> {
        Vec::new()
    }

    /// What a viewer may see, and nothing more.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// Redraws, from `chance`, all that the viewer cannot know; each possible world is as likely
    /// as every other.
    fn redraw_hidden(&mut self, viewer: Viewer, chance: &mut Stream);

    /// The state in words a person reads and edits.
    fn board(&self) -> Self::Board;
    /// The state those words describe, or what is wrong with them.
    fn from_board(setup: Setup, board: &Self::Board) -> Result<Self, PositionError>;
    /// Recomputes what must always hold of a state, and says what does not.
    fn validate(&self) -> Result<(), PositionError>;
    /// No game at such a table has more moves.
    fn longest(setup: &Setup) -> u32;

    /// Tells what lies on the table before the first move, as far as everybody sees it.
    fn tell_opening(&self, _: &mut impl Sink<Self::Event>) {}

    /// A legal move, each as likely as the others: the one at place `chance.below(n)` of the `n`
    /// listed by [`Game::legal`]. `buffer` is for the list, if one is made.
    fn random_move(
        &self,
        seat: Seat,
        chance: &mut Stream,
        buffer: &mut Vec<Self::Move>,
    ) -> Self::Move {
        draw_listed(self, seat, chance, buffer)
    }
}

/// A legal move, drawn from the list of all of them.
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

/// What follows from the rules of any game.
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

    /// Whether a seat could make a move now, and if not, why.
    fn may_play(&self, seat: Seat, mv: Self::Move) -> Result<(), PlayError<Self::Illegal>> {
        PlayError::unless_to_act(self.to_act(), seat)?;
        self.check(seat, mv).map_err(PlayError::Illegal)
    }

    /// Makes a move, and every one that is forced after it. A move that may not be made changes
    /// nothing.
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

    /// The same for a move that is known to be legal. What any other does is not defined.
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

    /// A world that the viewer cannot tell from the true one.
    #[must_use]
    fn imagine(&self, viewer: Viewer, chance: &mut Stream) -> Self {
        let mut world = self.clone();
        world.redraw_hidden(viewer, chance);
        world
    }

    /// The final score as it would be if the game ended now, as far as the owner of a view may know
    /// it.
    fn standing(&self, view: &Self::View) -> Standing {
        Self::standing_in(self.setup(), view).unwrap_or_else(|| {
            let seats: Vec<[i32; 1]> =
                self.scores().seated(self.seats()).iter().map(|score| [*score]).collect();
            Standing::of(["score"], &seats)
        })
    }

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| Outcome {
            scores: self.scores().seated(self.seats()).to_vec(),
            winners: self.winners().iter().collect(),
            lines: self.standing(&self.view(Viewer::Spectator)).into(),
            digest: None,
        })
    }
}

/// For every game, and not to be overridden.
impl<G: Game> GameExt for G {}

/// Something that happened.
///
/// It is written as `{"event": kind, …}` with plain fields.
pub trait Event: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static {
    /// What each field holds, whichever event it is a field of.
    const FIELDS: &'static [(&'static str, Field)];

    /// The event as the viewer may know it; nothing if the viewer may not know of it at all.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;
    /// Whether a step back is no longer free after this: something was drawn, or something hidden
    /// was shown to anybody.
    fn ends_undo(&self) -> bool;
}

/// What a field of an event holds, so that words can be made of it. Any of them may be `null`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Field {
    /// A seat.
    Seat,
    /// A number.
    Number,
    /// Whether something is so.
    Flag,
    /// A name of this kind.
    Name(&'static str),
    /// Names of this kind, in a list.
    Names(&'static str),
    /// How many there are of each of some names of this kind.
    Counts(&'static str),
}

/// Where events go.
pub trait Sink<E> {
    /// Takes the next event.
    fn tell(&mut self, event: E);
}

/// For play that nobody watches.
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

/// Why a text is no move of this game. It never depends on the state.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{text:?} is not a move: {reason}")]
pub struct NotationError {
    text: String,
    reason: &'static str,
}

impl NotationError {
    /// The text and what is wrong with it. Only the beginning of a long text is kept.
    pub fn new(text: &str, reason: &'static str) -> NotationError {
        NotationError { text: text.chars().take(80).collect(), reason }
    }
}

/// One line of a score, with each seat's part in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ScoreLine {
    /// What it is for.
    pub name: String,
    /// What each seat has from it.
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
    /// A fingerprint of the whole record, where one was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub digest: Option<String>,
}
