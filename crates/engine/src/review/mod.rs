//! Reviews of finished games: the chances over time, and whether luck or play changed them.
//!
//! Every position is analysed on its own ([`Reviewer::look`]), in any order and on any thread, so
//! that a review can be made in small steps; [`Reviewer::conclude`] puts it together. A review has
//! *eyes*:
//!
//! - A spectator's: chances from what everyone could know, and each decision judged from what its
//!   own seat could know.
//! - A seat's: everything from what that seat could know then. Only its own decisions are judged,
//!   and the others' play and luck are counted as one.
//! - Open ones: from everything that lay on the table, hidden or not. Future draws remain unknown.

mod judge;
mod share;

use serde::Serialize;
use table::{RecordMove, Seat, Seed, Viewer};

use crate::outlook::{Outlook, Plan};
use crate::{Code, Refusal};
pub(crate) use judge::Judge;
pub use share::Share;
use share::{Shares, difference};

/// How many simulations a position gets by default.
pub const DEFAULT_SIMULATIONS: u64 = 48_000;
/// The fewest simulations: with fewer, no judgement is reliable.
pub const MIN_SIMULATIONS: u64 = 64;
/// The most simulations: about twenty seconds for each move.
pub const MAX_SIMULATIONS: u64 = 1_000_000;

/// A move that changes a seat's chances by this much is decisive.
const DECISIVE: Share = Share(1500);

/// How to review a game.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    /// The viewer whose eyes are used.
    pub eyes: Viewer,
    /// The most simulations for a position.
    pub simulations: u64,
    /// The seed of everything imagined: the same seed gives the same review.
    pub seed: Seed,
}

impl Order {
    /// An order as requested.
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

/// A reviewer of a finished game, one position at a time.
pub trait Reviewer: Send + Sync {
    /// The number of positions: one more than moves.
    fn positions(&self) -> u32;
    /// Analyses the position after the first `at` moves, and the next move. The result does not
    /// depend on earlier calls.
    fn look(&self, at: u32) -> Finding;
    /// Combines the findings, one for each position in order, into a review.
    fn conclude(&self, findings: Vec<Finding>) -> Review;
}

/// The analysis of one position.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    chances: Shares,
    scores: Vec<f64>,
    verdict: Option<Verdict>,
}

impl Finding {
    /// The verdict on the next move, if it could be judged.
    pub fn judgement(&self) -> Option<Judgement> {
        self.verdict.as_ref().map(|verdict| verdict.judgement)
    }

    /// The best move found in place of the next one; it may be the same.
    pub fn better(&self) -> Option<&str> {
        self.verdict.as_ref().map(|verdict| &*verdict.better)
    }
}

/// The analysis of a decision that could be judged.
#[derive(Clone, Debug, PartialEq)]
struct Verdict {
    better: String,
    judgement: Judgement,
    /// How the decision changed each seat's chances, against the best one found.
    change: Shares,
    why: Option<Why>,
}

table::names! {
    /// What a decision is called, by what it cost in chances to win.
    pub enum Judgement: "judgement" {
        /// It cost nothing to speak of.
        Fine = "fine",
        /// Another move was better.
        Better = "better",
        /// A mistake.
        Mistake = "mistake",
        /// A blunder.
        Blunder = "blunder",
    }
}

impl Judgement {
    /// The verdict on a loss; the thresholds are 5, 10 and 15 percent of all chances.
    fn of(loss: Share) -> Judgement {
        match loss.0 {
            1500.. => Judgement::Blunder,
            1000.. => Judgement::Mistake,
            500.. => Judgement::Better,
            _ => Judgement::Fine,
        }
    }
}

/// Why another move was better: what was expected to follow it, and its certain consequences.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Why {
    /// The better move and what is expected to follow, as far as its seat would see it.
    pub line: Vec<RecordMove>,
    /// Its certain consequences.
    #[serde(flatten)]
    pub outlook: Outlook,
    /// Its certain consequences together with those of the seat's own moves expected to follow.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plan: Option<Plan>,
}

/// The review of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Review {
    /// The game's id.
    pub game: &'static str,
    /// Whose eyes: a seat's number, `"everybody"` or `"open"`.
    pub eyes: Eyes,
    /// How many simulations a decision got.
    pub simulations: u64,
    /// The seed of everything imagined.
    pub seed: Seed,
    /// Every position.
    pub graph: Vec<Point>,
    /// How the chances of each seat changed, for the seats accounted for.
    pub seats: Vec<Account>,
    /// The moves that decided the game, by `ply`: those that changed a seat's chances most.
    pub decisive: Vec<u32>,
    /// The decisions that were not fine.
    pub moments: Vec<Moment>,
}

/// The eyes of a review, as serialized.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Eyes {
    /// A seat's.
    Seat(Seat),
    /// Those of all others.
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
    /// The last of these moves; `None` at the start.
    #[serde(flatten)]
    pub played: Option<Played>,
    /// Each seat's chance to win. The sum is 1.
    pub chances: Shares,
    /// The expected final scores.
    pub scores: Vec<f64>,
}

/// A move, and what play and luck changed for each seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Played {
    /// The move and its seat.
    #[serde(flatten)]
    pub made: RecordMove,
    /// The verdict; `None` where there was no choice, or none that these eyes could judge.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub judgement: Option<Judgement>,
    /// How the decision changed each seat's chances, against the best one found.
    pub play: Shares,
    /// How everything else changed them: draws, revealed secrets, and what could not be foreseen.
    pub luck: Shares,
}

/// How a seat's chances changed: from the first position to the last they changed by the sum of
/// luck, play and others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Account {
    /// The seat.
    pub seat: Seat,
    /// Its chances at the start.
    pub first: Share,
    /// Its share of the victory.
    pub last: Share,
    /// The change through luck.
    pub luck: Share,
    /// The change through its own decisions, against the best ones found.
    pub play: Share,
    /// The change through the others' decisions.
    pub others: Share,
}

/// A decision that was not fine.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Moment {
    /// The number of the move, counted from 1; `graph` has its effects.
    pub ply: u32,
    /// The seat.
    pub seat: Seat,
    /// The move played.
    #[serde(rename = "move")]
    pub played: String,
    /// The better move.
    pub better: String,
    /// The loss in chances.
    pub loss: Share,
    /// The verdict.
    pub judgement: Judgement,
    /// Why the other move was better.
    pub why: Why,
}

/// What a reviewer knows about the game apart from the findings.
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

    /// Whether these eyes can judge the decisions of a seat.
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
                // What others knew and what luck brought them cannot be told apart.
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

/// The moves that changed a seat's chances as much as a blunder does, whether by play or by luck.
fn decisive(points: &[Point]) -> Vec<u32> {
    let is_decisive = |pair: &&[Point]| {
        let changes = difference(&pair[1].chances, &pair[0].chances);
        changes.iter().any(|change| change.0.abs() >= DECISIVE.0)
    };
    points.windows(2).filter(is_decisive).map(|pair| pair[1].ply).collect()
}

/// How a seat's chances changed.
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
