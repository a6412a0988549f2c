//! Explanations of a move: its consequences, as far as the seat that asks can be sure.
//!
//! The move is tried in many worlds that the seat cannot tell from the true one. Only what the seat
//! would see happen in every one of them is reported. The true state plays no part.

use serde::Serialize;
use serde_json::Value;
use table::{Event as _, Game, GameExt as _, Seat, Seed, Sight, Standing, Stream, Viewer};

use crate::any::json;

/// How many worlds a move is tried in. What holds in all of these need not hold in all possible
/// worlds: if it fails in a share p of them, it is reported with probability (1 - p)^WORLDS and is
/// then wrong with probability p. The product is below 1 in 690 for every p.
const WORLDS: usize = 256;

/// What happens in every world that was imagined.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outlook {
    /// The events that the seat would see, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Happening[]"))]
    pub events: Vec<Value>,
    /// How they would change the standing that the seat sees now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    pub changes: Vec<Change>,
}

/// The consequences of a move and of the seat's own moves expected to follow it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Plan {
    /// How many moves of the expected line it covers, including the first: two or more.
    pub moves: usize,
    /// Their consequences: the events of all but the first move, the changes of all.
    #[serde(flatten)]
    pub outlook: Outlook,
}

/// How a move changes one line of one seat's score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Change {
    /// The line of the standing.
    pub name: &'static str,
    /// Whose part in it.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// How many points more or fewer; never 0.
    pub points: i32,
}

/// The worlds in which the moves of a seat are tried.
pub(crate) struct Worlds<G> {
    seat: Seat,
    before: Standing,
    states: Vec<G>,
    /// For draws after a move.
    chance: Stream,
}

impl<G: Game> Worlds<G> {
    /// Worlds that the seat of this sight cannot tell from the true one.
    pub(crate) fn imagine(sight: &Sight<'_, G>, seed: Seed) -> Worlds<G> {
        let mut chance = Stream::new(seed);
        let states: Vec<G> = (0..WORLDS).map(|_| sight.imagine(&mut chance)).collect();
        let before = states[0].standing(&sight.view());
        Worlds { seat: sight.seat(), before, states, chance }
    }

    /// The consequences of a legal move.
    pub(crate) fn outlook(&mut self, mv: G::Move) -> Outlook {
        self.outlook_of(mv, &[]).unwrap_or_default()
    }

    /// The consequences of a legal move and of as many of the seat's own following moves as can be
    /// made in every world. The plan ends where something is drawn or shown, since what the seat
    /// does next depends on that. `None` if no move follows.
    pub(crate) fn plan(&mut self, mv: G::Move, then: &[G::Move]) -> Option<Plan> {
        (1..=then.len()).rev().find_map(|own| {
            let outlook = self.outlook_of(mv, &then[..own])?;
            Some(Plan { moves: 1 + own, outlook })
        })
    }

    fn outlook_of(&mut self, mv: G::Move, then: &[G::Move]) -> Option<Outlook> {
        let (mut events, mut changes) = self.try_in(0, mv, then)?;
        for world in 1..self.states.len() {
            let (other_events, other_changes) = self.try_in(world, mv, then)?;
            keep_common(&mut events, other_events);
            keep_common(&mut changes, other_changes);
        }
        Some(Outlook { events: events.iter().map(json).collect(), changes })
    }

    /// The events that the seat would see in a world after the first move, or after the following
    /// ones if there are any; and the changes of all of them. `None` if the moves cannot be made.
    fn try_in(
        &mut self,
        world: usize,
        mv: G::Move,
        then: &[G::Move],
    ) -> Option<(Vec<G::Event>, Vec<Change>)> {
        let (mut state, mut events) = (self.states[world].clone(), Vec::new());
        state.play_unchecked(self.seat, mv, &mut self.chance, &mut events);
        let mut revealing = events.iter().any(G::Event::ends_undo);
        if !then.is_empty() {
            events.clear();
        }
        for next in then {
            if revealing {
                return None;
            }
            state.play(self.seat, *next, &mut self.chance, &mut events).ok()?;
            revealing = events.iter().any(G::Event::ends_undo);
        }
        let viewer = Viewer::Seat(self.seat);
        let seen = events.iter().filter_map(|event| event.seen_by(viewer)).collect();
        Some((seen, changes(&self.before, &state.standing(&state.view(viewer)))))
    }
}

/// Keeps the items that are in the other list too, counting duplicates.
fn keep_common<T: PartialEq>(list: &mut Vec<T>, mut other: Vec<T>) {
    list.retain(|one| {
        let found = other.iter().position(|another| another == one);
        found.map(|at| other.swap_remove(at)).is_some()
    });
}

/// The differences from the first standing to the second, which has the same lines.
fn changes(before: &Standing, after: &Standing) -> Vec<Change> {
    let of_line = |line: usize| {
        let (before, after) = (&before.lines[line], &after.lines[line]);
        let gains = before.scores.iter().zip(&after.scores).map(|(before, after)| after - before);
        (0..).zip(gains).map(|(seat, points)| Change {
            name: before.name,
            seat: Seat(seat),
            points,
        })
    };
    let all = (0..before.lines.len()).flat_map(of_line);
    all.filter(|change| change.points != 0).collect()
}
