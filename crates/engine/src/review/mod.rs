//! Looking back at a finished game: who had which chances when, what was luck, what was play.
//!
//! Every position is looked at on its own ([`Reviewer::look`]), in any order and on any thread, so
//! that a review can be made a little at a time; [`Reviewer::conclude`] puts it together. A review
//! has *eyes*:
//!
//! - A spectator's: chances from what everybody could know, and each decision judged from what its
//!   own seat could know.
//! - A seat's: all of it from what that seat could know then. So only its own decisions are judged,
//!   and whatever the others did is one thing.
//! - Open ones: from everything that lay on the table, hidden or not. What was still to be drawn
//!   nobody knew.

mod judge;
mod share;

use serde::Serialize;
use table::{RecordMove, Seat, Seed, Viewer};

use crate::outlook::{Outlook, Plan};
use crate::{Code, Refusal};
pub(crate) use judge::Judge;
pub use share::Share;
use share::{Shares, difference};

/// How many simulations are made for a decision by default.
pub const DEFAULT_SIMULATIONS: u64 = 48_000;
/// The fewest: below, no judgement is worth its name.
pub const MIN_SIMULATIONS: u64 = 64;
/// The most: some twenty seconds for each move.
pub const MAX_SIMULATIONS: u64 = 1_000_000;

/// A move that changes somebody's chances by so much decides a game.
const DECISIVE: Share = Share(1500);

/// How a game is to be reviewed.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    /// By whose eyes.
    pub eyes: Viewer,
    /// How many simulations a position is worth at most.
    pub simulations: u64,
    /// The seed of all that is imagined: the same makes the same review.
    pub seed: Seed,
}

impl Order {
    /// An order as a request says it.
    pub fn new(
        eyes: Viewer,
        simulations: Option<u64>,
        seed: Option<Seed>,
    ) -> Result<Order, Refusal> {
        let simulations = simulations.unwrap_or(DEFAULT_SIMULATIONS);
        if !(MIN_SIMULATIONS..=MAX_SIMULATIONS).contains(&simulations) {
            let text = format!("simulations are from {MIN_SIMULATIONS} to {MAX_SIMULATIONS}");
            return Err(Refusal::new(Code::BadRequest, text));
        }
        Ok(Order { eyes, simulations, seed: seed.unwrap_or(Seed::from(0)) })
    }
}

/// Somebody who looks back at a finished game, one position at a time.
pub trait Reviewer: Send + Sync {
    /// How many positions there are: one more than moves.
    fn positions(&self) -> u32;
    /// Looks at the position after so many moves of the record, and at the next move. It depends
    /// on nothing that was looked at before.
    fn look(&self, at: u32) -> Finding;
    /// What all positions together say; of each there is a finding, in order.
    fn conclude(&self, findings: Vec<Finding>) -> Review;
}

/// What was found at one position.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    chances: Shares,
    scores: Vec<f64>,
    verdict: Option<Verdict>,
}

impl Finding {
    /// What the next move is called, if it could be judged.
    pub fn judgement(&self) -> Option<Judgement> {
        self.verdict.as_ref().map(|verdict| verdict.judgement)
    }

    /// The best move that was found instead of the next, or the same.
    pub fn better(&self) -> Option<&str> {
        self.verdict.as_ref().map(|verdict| &*verdict.better)
    }
}

/// What was found about a decision that could be judged.
#[derive(Clone, Debug, PartialEq)]
struct Verdict {
    better: String,
    judgement: Judgement,
    /// What the decision changed for each seat, against the best that was found.
    change: Shares,
    why: Option<Why>,
}

table::names! {
    /// What a decision is called, by what it cost in chances to win.
    pub enum Judgement: "judgement" {
        /// It cost nothing to speak of.
        Fine = "fine",
        /// Something was better.
        Better = "better",
        /// A mistake.
        Mistake = "mistake",
        /// A blunder.
        Blunder = "blunder",
    }
}

impl Judgement {
    /// By what a decision has cost: a twentieth of all chances, a tenth, three twentieths.
    fn of(loss: Share) -> Judgement {
        match loss.0 {
            1500.. => Judgement::Blunder,
            1000.. => Judgement::Mistake,
            500.. => Judgement::Better,
            _ => Judgement::Fine,
        }
    }
}

/// Why another move was better: what was expected to follow it, and what would surely have come of
/// it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Why {
    /// The better move and what is expected to follow, as far as its seat would see it.
    pub line: Vec<RecordMove>,
    /// What would surely come of it.
    #[serde(flatten)]
    pub outlook: Outlook,
    /// The same for the seat's own moves that are expected to follow.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plan: Option<Plan>,
}

/// A game looked back at.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Review {
    /// The game's id.
    pub game: &'static str,
    /// By whose eyes: a seat's number, `"everybody"` or `"open"`.
    pub eyes: Eyes,
    /// How many simulations a decision was worth.
    pub simulations: u64,
    /// The seed of all that was imagined.
    pub seed: Seed,
    /// Every position.
    pub graph: Vec<Point>,
    /// What became of the chances of each seat that is accounted for.
    pub seats: Vec<Account>,
    /// Which moves decided the game, by `ply`: those that changed somebody's chances most.
    pub decisive: Vec<u32>,
    /// The decisions that were not fine.
    pub moments: Vec<Moment>,
}

/// Whose eyes a review has, as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Eyes {
    /// A seat's.
    Seat(Seat),
    /// Others'.
    Named(&'static str),
}

impl From<Viewer> for Eyes {
    fn from(viewer: Viewer) -> Eyes {
        match viewer {
            Viewer::Seat(seat) => Eyes::Seat(seat),
            Viewer::Spectator => Eyes::Named("everybody"),
            Viewer::Open => Eyes::Named("open"),
        }
    }
}

/// A position, and the move that led to it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Point {
    /// How many moves were made.
    pub ply: u32,
    /// The last of them; nothing at the start.
    #[serde(flatten)]
    pub played: Option<Played>,
    /// Each seat's chance to win. Together they are 1.
    pub chances: Shares,
    /// The final scores that are expected.
    pub scores: Vec<f64>,
}

/// A move that was made, and what it and chance brought each seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Played {
    /// By whom, and which.
    #[serde(flatten)]
    pub made: RecordMove,
    /// What it is called; nothing where there was no choice, or none that these eyes could judge.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub judgement: Option<Judgement>,
    /// What the decision brought each seat, against the best that was found.
    pub play: Shares,
    /// What else the move brought: what was drawn and shown, and what could not be foreseen.
    pub luck: Shares,
}

/// What became of a seat's chances: from the first position to the last they changed by luck, play
/// and others together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Account {
    /// Whose.
    pub seat: Seat,
    /// Its chances at the start.
    pub first: Share,
    /// Its part in the victory.
    pub last: Share,
    /// What chance brought it.
    pub luck: Share,
    /// What its own decisions cost it, against the best that was found.
    pub play: Share,
    /// What the others' decisions brought it.
    pub others: Share,
}

/// A decision that was not fine.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Moment {
    /// Which move of the game it was, counted from 1: `graph` has what came of it.
    pub ply: u32,
    /// Whose.
    pub seat: Seat,
    /// What was played.
    #[serde(rename = "move")]
    pub played: String,
    /// What was better.
    pub better: String,
    /// What it cost.
    pub loss: Share,
    /// What that is called.
    pub judgement: Judgement,
    /// Why the other was better.
    pub why: Why,
}

/// What a reviewer knows of the game besides what was found.
pub(crate) struct Course {
    pub(crate) game: &'static str,
    pub(crate) order: Order,
    pub(crate) seats: u8,
    /// How many moves were made before the first.
    pub(crate) before: u32,
    pub(crate) moves: Vec<RecordMove>,
}

impl Course {
    pub(crate) fn conclude(&self, findings: Vec<Finding>) -> Review {
        let points = self.points(&findings);
        let seats = match self.order.eyes {
            Viewer::Seat(seat) => vec![account(&points, seat)],
            _ => Seat::all(self.seats).map(|seat| account(&points, seat)).collect(),
        };
        Review {
            game: self.game,
            eyes: self.order.eyes.into(),
            simulations: self.order.simulations,
            seed: self.order.seed,
            moments: self.moments(findings),
            decisive: decisive(&points),
            graph: points,
            seats,
        }
    }

    /// Whether these eyes can judge what a seat decides.
    pub(crate) fn judges(&self, seat: Seat) -> bool {
        self.order.eyes.seat().is_none_or(|own| own == seat)
    }

    fn points(&self, findings: &[Finding]) -> Vec<Point> {
        let played = |at: usize| {
            let (before, after) = (&findings[at], &findings[at + 1]);
            let made = self.moves[at].clone();
            let whole = difference(&after.chances, &before.chances);
            let verdict = before.verdict.as_ref();
            let play = match verdict {
                Some(verdict) => verdict.change.clone(),
                None if self.judges(made.seat) => vec![Share(0); whole.len()],
                // What others knew and what chance brought them cannot be told apart.
                None => whole.clone(),
            };
            let luck = difference(&whole, &play);
            Played { made, judgement: verdict.map(|verdict| verdict.judgement), play, luck }
        };
        let point = |(at, found): (usize, &Finding)| Point {
            ply: self.before + at as u32,
            played: at.checked_sub(1).map(played),
            chances: found.chances.clone(),
            scores: found.scores.clone(),
        };
        findings.iter().enumerate().map(point).collect()
    }

    fn moments(&self, findings: Vec<Finding>) -> Vec<Moment> {
        let verdicts = findings.into_iter().map(|found| found.verdict);
        let moment = |((ply, made), verdict): ((u32, &RecordMove), Option<Verdict>)| {
            let Verdict { better, judgement, change, why } = verdict?;
            let RecordMove { seat, notation } = made.clone();
            let loss = Share(-change[seat.index()].0);
            Some(Moment { ply, seat, played: notation, better, loss, judgement, why: why? })
        };
        (self.before + 1..).zip(&self.moves).zip(verdicts).filter_map(moment).collect()
    }
}

/// The moves by which somebody's chances changed as by a blunder, whether by play or by luck.
fn decisive(points: &[Point]) -> Vec<u32> {
    let is_decisive = |pair: &&[Point]| {
        let changes = difference(&pair[1].chances, &pair[0].chances);
        changes.iter().any(|change| change.0.abs() >= DECISIVE.0)
    };
    points.windows(2).filter(is_decisive).map(|pair| pair[1].ply).collect()
}

/// What became of a seat's chances.
fn account(points: &[Point], seat: Seat) -> Account {
    let at = |point: Option<&Point>| point.map_or(Share(0), |point| point.chances[seat.index()]);
    let (first, last) = (at(points.first()), at(points.last()));
    let (mut luck, mut play, mut others) = (0, 0, 0);
    for played in points.iter().filter_map(|point| point.played.as_ref()) {
        let own = if played.made.seat == seat { &mut play } else { &mut others };
        *own += played.play[seat.index()].0;
        luck += played.luck[seat.index()].0;
    }
    Account { seat, first, last, luck: Share(luck), play: Share(play), others: Share(others) }
}
