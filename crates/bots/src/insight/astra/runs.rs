//! How many runs a card still needs, whatever is marked on it: worked out once for every card and
//! every set of marked stars.

use std::sync::LazyLock;

use astra::card::CARDS;
use astra::{Card, CardData, Cards, Star, Stars};

/// What it takes to finish a card from where it stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Task {
    /// The fewest runs that mark all that is left.
    runs: u8,
    /// The first stars with which so few are enough.
    first: Stars,
}

/// For each card its tasks, by the marked stars as bits.
static TASKS: LazyLock<[Vec<Task>; CARDS]> = LazyLock::new(|| {
    let mut cards = Card::ALL.into_iter().map(|card| tasks(Cards::standard().get(card)));
    // There are as many cards as places for them.
    std::array::from_fn(|_| cards.next().expect("48 cards"))
});

/// From the last mark backwards: what is left after a star is known when that star is weighed.
fn tasks(data: &CardData) -> Vec<Task> {
    let all = usize::from(data.stars.bits());
    let mut tasks = vec![Task::default(); all + 1];
    for marked in (0..all).rev() {
        let marked = Stars::from_bits(marked as u16);
        let mut task = Task { runs: u8::MAX, first: Stars::EMPTY };
        for star in frontier(data, marked) {
            let mut after = marked;
            after.insert(star);
            let runs = 1 + further(data, tasks[usize::from(after.bits())], star);
            if runs < task.runs {
                task = Task { runs, first: Stars::EMPTY };
            }
            if runs == task.runs {
                task.first.insert(star);
            }
        }
        tasks[usize::from(marked.bits())] = task;
    }
    tasks
}

fn frontier(data: &CardData, marked: Stars) -> Stars {
    if marked.is_empty() {
        return Stars::only(data.start);
    }
    let joined = marked.iter().fold(Stars::EMPTY, |all, s| all | data.adjacent[s.0 as usize]);
    joined - marked
}

/// The further runs a task takes while one stands at this star: one less, if it goes on well.
fn further(data: &CardData, task: Task, at: Star) -> u8 {
    let goes_on = !(task.first & data.adjacent[at.0 as usize]).is_empty();
    task.runs - u8::from(goes_on)
}

/// The fewest runs that finish a card; new ones only, if one already stands at a star of it.
pub(super) fn needed(card: Card, marked: Stars, at: Option<Star>) -> u8 {
    let task = TASKS[card.index()][usize::from(marked.bits())];
    at.map_or(task.runs, |at| further(Cards::standard().get(card), task, at))
}
