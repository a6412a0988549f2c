//! A game being played, of any kind.

use std::fmt::Display;

use bots::Insight;
use serde::ser::SerializeSeq as _;
use serde::{Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use sha2::{Digest, Sha256};
use table::{
    Deal, Event, Game, GameExt, Info, Match, Outcome, PlayError, Position, Record, RecordMove,
    Seat, SeatSet, Seed, Setup, Standing, Start, Viewer,
};

use crate::deal;
use crate::games::Choices;
use crate::hint::{Adviser, Hint, Mind, Thinker};
use crate::random::{self, RandomPlay};
use crate::review::{Judge, Order, Reviewer};
use crate::{Code, Refusal};

/// The public status of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Status {
    /// The game's id.
    pub game: &'static str,
    /// The number of seats.
    pub seats: u8,
    /// How many moves were made.
    pub ply: u32,
    /// Whether it is over.
    pub over: bool,
    /// The seats to act.
    pub to_act: Vec<Seat>,
    /// The current scores, as far as they are public.
    pub scores: Vec<i32>,
    /// The winners, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winners: Option<Vec<Seat>>,
}

/// A move of a record, and its effects with nothing hidden.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The move, its number counted from 1; `None` for the opening.
    pub played: Option<(usize, RecordMove)>,
    /// The move's events.
    pub events: Vec<Value>,
}

/// The events of a move, for each viewer.
pub trait Told: Send + Sync {
    /// The events as a viewer may know them, as a list.
    fn seen_by(&self, viewer: Viewer) -> Box<RawValue>;
}

impl<E: Event> Told for Vec<E> {
    fn seen_by(&self, viewer: Viewer) -> Box<RawValue> {
        seen(self, viewer)
    }
}

fn seen<E: Event>(events: &[E], viewer: Viewer) -> Box<RawValue> {
    raw(&events.iter().filter_map(|event| event.seen_by(viewer)).collect::<Vec<E>>())
}

/// A game as a viewer may know it now.
#[derive(Clone, Debug, Serialize)]
pub struct Look {
    /// What the viewer sees.
    pub view: Box<RawValue>,
    /// The final score if the game ended now, as far as the viewer may know it.
    pub standing: Standing,
}

/// One move of a game as a viewer may know it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chapter {
    /// How many moves were made, including this one; 0 for the table before the first move.
    pub ply: u32,
    /// The seat that moved; `None` before the first move.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub seat: Option<Seat>,
    /// The move's events.
    #[cfg_attr(feature = "ts", ts(type = "{ event: string }[]"))]
    pub events: Box<RawValue>,
    /// The scores after the move, as far as they are public.
    pub scores: Vec<i32>,
    /// What each seat would have scored if the game had ended there, as far as the viewer may know
    /// it.
    pub estimates: Vec<i32>,
    /// The view after the move, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub view: Option<Box<RawValue>>,
}

/// A new game, or why it could not begin.
pub type Begun = Result<Box<dyn AnyMatch>, Refusal>;

/// A game being played, of any kind.
pub trait AnyMatch: Send + Sync {
    /// The game's names, seats and options.
    fn info(&self) -> &'static Info;
    /// Its public status.
    fn status(&self) -> Status;
    /// The seats to act; none when the game is over.
    fn to_act(&self) -> SeatSet;
    /// The seat's legal moves in notation, sorted by bytes.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// The legal moves as a JSON list in the game's own order, made without a string for each.
    fn offers(&self, seat: Seat) -> Box<RawValue>;
    /// What a bot would play in a seat that is to act, using only what that seat may see.
    fn hint(&self, seat: Seat, adviser: &Adviser) -> Result<Hint, Refusal>;
    /// The same bot, for thinking in small steps.
    fn thinker(&self, seat: Seat, adviser: Adviser) -> Result<Box<dyn Thinker>, Refusal>;
    /// A reviewer of the game, which must be over: nobody at a table may know that much.
    fn reviewer(&self, order: Order) -> Result<Box<dyn Reviewer>, Refusal>;
    /// Makes a move, and returns its events ready for every viewer.
    fn play(&mut self, seat: Seat, notation: &str) -> Result<Box<dyn Told>, Refusal>;
    /// What a viewer may see, and the standing as far as the viewer may know it.
    fn look(&self, viewer: Viewer) -> Look;
    /// The game as a viewer may know it, after its first `from` moves; with all views if `views`.
    fn story(&self, viewer: Viewer, from: u32, views: bool) -> Vec<Chapter>;
    /// The full position, readable and editable.
    fn position(&self) -> Value;
    /// Takes back the last `moves` moves. Returns false if there are not that many.
    fn undo(&mut self, moves: u32) -> bool;
    /// How many moves the seat may take back without asking anyone.
    fn free_undo(&self, seat: Seat) -> u32;
    /// The move made after the first `before` moves, if there is one.
    fn made(&self, before: u32) -> Option<RecordMove>;
    /// The outcome, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The names of the cards that the seat is shown with, once the game is over.
    fn keepsakes(&self, seat: Seat) -> Vec<String>;
    /// The record of the game so far, with the deal if one is given.
    fn record(&self, deal: Option<Deal>) -> Value;
    /// A copy of the game.
    fn fork(&self) -> Box<dyn AnyMatch>;
    /// The same moment in a world that the viewer cannot tell from the true one, with draws from
    /// this seed and without the moves that led there.
    fn imagined(&self, viewer: Viewer, seed: Seed) -> Box<dyn AnyMatch>;
}

/// Serializes one of our own types as JSON. It cannot fail: they have string keys and no fallible
/// values.
pub(crate) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("our own types can be written")
}

/// Like [`json`], but as text.
fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("our own types can be written")
}

impl<G: Insight> AnyMatch for Match<G> {
    fn info(&self) -> &'static Info {
        &G::INFO
    }

    fn status(&self) -> Status {
        let state = self.state();
        let seats = state.seats();
        Status {
            game: G::INFO.id,
            seats,
            ply: self.ply(),
            over: state.is_over(),
            to_act: state.to_act().iter().collect(),
            scores: state.scores().seated(seats).to_vec(),
            winners: state.is_over().then(|| state.winners().iter().collect()),
        }
    }

    fn to_act(&self) -> SeatSet {
        self.state().to_act()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut moves = Vec::new();
        self.state().legal(seat, &mut moves);
        let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
        texts.sort_unstable();
        texts
    }

    fn offers(&self, seat: Seat) -> Box<RawValue> {
        let mut moves = Vec::new();
        self.state().legal(seat, &mut moves);
        raw(&Notations(&moves))
    }

    fn hint(&self, seat: Seat, adviser: &Adviser) -> Result<Hint, Refusal> {
        let sight = self.sight(seat).map_err(|error| refused(&error))?;
        Ok(adviser.advise(&sight))
    }

    fn thinker(&self, seat: Seat, adviser: Adviser) -> Result<Box<dyn Thinker>, Refusal> {
        self.sight(seat).map_err(|error| refused(&error))?;
        Ok(Box::new(Mind::new(self.clone(), seat, adviser)))
    }

    fn reviewer(&self, order: Order) -> Result<Box<dyn Reviewer>, Refusal> {
        if !self.state().is_over() {
            let text = "the game is not over: only finished games are reviewed";
            return Err(Refusal::new(Code::BadRequest, text));
        }
        let seats = self.state().seats();
        if let Some(seat) = order.eyes.seat().filter(|seat| seat.0 >= seats) {
            let text = format!("there is no seat {seat}: seats are from 0 to {}", seats - 1);
            return Err(Refusal::new(Code::BadRequest, text));
        }
        Ok(Box::new(Judge::new(self, order)))
    }

    fn play(&mut self, seat: Seat, notation: &str) -> Result<Box<dyn Told>, Refusal> {
        let mv = parse(self, notation)?;
        Ok(Box::new(Match::play(self, seat, mv).map_err(|error| refused(&error))?))
    }

    fn look(&self, viewer: Viewer) -> Look {
        let view = self.state().view(viewer);
        Look { view: raw(&view), standing: self.state().standing(&view) }
    }

    fn story(&self, viewer: Viewer, from: u32, views: bool) -> Vec<Chapter> {
        let seats = self.state().seats();
        let chapter = |ply: u32, seat: Option<Seat>, events: &[G::Event], state: &G| {
            let view = state.view(viewer);
            Chapter {
                ply,
                seat,
                events: seen(events, viewer),
                scores: state.scores().seated(seats).to_vec(),
                estimates: state.standing(&view).scores,
                view: views.then(|| raw(&view)),
            }
        };
        let mut chapters = Vec::new();
        if from == 0 {
            let ((state, _), mut events) = (self.opening(), Vec::new());
            state.tell_opening(&mut events);
            chapters.push(chapter(0, None, &events, &state));
        }
        let mut ply = 0;
        self.retell(|seat, events, state| {
            ply += 1;
            if ply > from {
                chapters.push(chapter(ply, Some(seat), events, state));
            }
        });
        chapters
    }

    fn position(&self) -> Value {
        json(&Match::position(self))
    }

    fn undo(&mut self, moves: u32) -> bool {
        let left = self.moves().checked_sub(moves as usize);
        left.map(|left| self.rewind(left)).is_some()
    }

    fn free_undo(&self, seat: Seat) -> u32 {
        Match::free_undo(self, seat) as u32
    }

    fn made(&self, before: u32) -> Option<RecordMove> {
        let (seat, mv) = Match::made(self, before as usize)?;
        Some(RecordMove { seat, notation: mv.to_string() })
    }

    fn outcome(&self) -> Option<Outcome> {
        Match::outcome(self)
    }

    fn keepsakes(&self, seat: Seat) -> Vec<String> {
        if self.state().is_over() { self.state().keepsakes(seat) } else { Vec::new() }
    }

    fn record(&self, deal: Option<Deal>) -> Value {
        json(&Record { deal, ..sealed(self) })
    }

    fn fork(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn imagined(&self, viewer: Viewer, seed: Seed) -> Box<dyn AnyMatch> {
        Box::new(Match::imagined(self, viewer, seed))
    }
}

/// Moves, serialized as their notation.
struct Notations<'a, M>(&'a [M]);

impl<M: Display> Serialize for Notations<'_, M> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.0.len()))?;
        for mv in self.0 {
            list.serialize_element(&format_args!("{mv}"))?;
        }
        list.end()
    }
}

/// Parses a move. A finished game has no moves.
fn parse<G: Game>(game: &Match<G>, notation: &str) -> Result<G::Move, Refusal> {
    if game.state().is_over() {
        return Err(refused(&PlayError::<G::Illegal>::Over));
    }
    notation.parse().map_err(|error| Refusal::new(Code::IllegalMove, error))
}

fn refused<I: std::error::Error>(error: &PlayError<I>) -> Refusal {
    let code = if matches!(error, PlayError::Over) { Code::Over } else { Code::IllegalMove };
    Refusal::new(code, error)
}

fn set_up<G: Game>(seats: u64, options: &Choices) -> Result<Setup, Refusal> {
    Setup::parse::<G>(seats, options).map_err(|error| Refusal::new(Code::BadSetup, error))
}

/// Deals a game.
pub(crate) fn new<G: Insight>(seats: u64, options: &Choices, seed: Seed) -> Begun {
    Ok(Box::new(Match::<G>::new(set_up::<G>(seats, options)?, seed)))
}

/// Plays whole random games.
pub(crate) fn random<G: Game>(
    seats: u64,
    options: &Choices,
    games: u64,
    seed: Seed,
) -> Result<RandomPlay, Refusal> {
    Ok(random::play::<G>(set_up::<G>(seats, options)?, games, seed))
}

/// Begins a game at a position.
pub(crate) fn load<G: Insight>(position: Value) -> Begun {
    let bad = |error: &dyn std::fmt::Display| Refusal::new(Code::BadPosition, error);
    let position: Position<G::Board> =
        serde_json::from_value(position).map_err(|error| bad(&error))?;
    Ok(Box::new(Match::<G>::load(&position).map_err(|error| bad(&error))?))
}

/// Replays a record, reporting each step, and fails at the first fault.
pub(crate) fn replay<G: Insight>(record: Value, tell: &mut dyn FnMut(Step)) -> Begun {
    let bad = |error: &dyn std::fmt::Display| Refusal::new(Code::BadRecord, error);
    let record: Record<G::Board> = serde_json::from_value(record).map_err(|error| bad(&error))?;
    let mut game: Match<G> = record.begin().map_err(|error| bad(&error))?;
    let mut opening = Vec::new();
    game.state().tell_opening(&mut opening);
    tell(Step { played: None, events: opening.iter().map(json).collect() });
    for (number, mv) in (1..).zip(&record.moves) {
        let events = record.play_move(&mut game, number).map_err(|error| bad(&error))?;
        let played = Some((number, mv.clone()));
        tell(Step { played, events: events.iter().map(json).collect() });
    }
    record.check_result(&game).map_err(|error| bad(&error))?;
    let said = record.result.as_ref().and_then(|result| result.digest.as_ref());
    if said.is_some_and(|said| *said != digest(&record, &game)) {
        return Err(bad(&"the result does not hold: the digest is of another game"));
    }
    if let Some(deal) = &record.deal {
        let Start::Seed(seed) = record.start else {
            return Err(bad(&"the deal does not hold: the game was not dealt from a seed"));
        };
        deal::check(deal, seed)
            .map_err(|reason| bad(&format!("the deal does not hold: {reason}")))?;
    }
    Ok(Box::new(game))
}

/// The record of a game, with a digest if it is over.
fn sealed<G: Game>(game: &Match<G>) -> Record<G::Board> {
    let mut record = game.record();
    let seal = digest(&record, game);
    if let Some(result) = &mut record.result {
        result.digest = Some(seal);
    }
    record
}

/// The fingerprint of a finished game: SHA-256, in hex, over the record without its deal and with
/// `"result":null` as one line of JSON, a newline, and the final board as one line of JSON.
/// Everything else in a position follows from the record, and an option added to the game later
/// does not change the digests of older records.
fn digest<G: Game>(record: &Record<G::Board>, game: &Match<G>) -> String {
    let open = Record { result: None, deal: None, ..record.clone() };
    let text = format!("{}\n{}", raw(&open), raw(&game.state().board()));
    hex::encode(Sha256::digest(text))
}
