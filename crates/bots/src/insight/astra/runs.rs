//! The number of runs a card still takes, for every card and every set of marked stars. It is
//! computed once for each set of cards.

use std::sync::OnceLock;

use astra::{Card, CardData, Cards, Star, Stars};

/// What it takes to finish a card from its current marks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Task {
    /// The fewest runs that mark all the stars left.
    runs: u8,
    /// The first stars with which that number of runs is enough.
    first: Stars,
}

/// The tasks of one set of cards: for each card, by the marked stars as bits.
struct Tasks {
    cards: &'static Cards,
    by_card: Vec<Vec<Task>>,
    next: Link,
}

/// The next entry of a list that only grows, so that it is read without a lock. Usually it has one
/// entry; a set of cards lives as long as the program, and so may its tasks.
type Link = OnceLock<Box<Tasks>>;

impl Tasks {
    fn of(cards: &'static Cards) -> &'static Tasks {
        static FIRST: Link = OnceLock::new();
        let mut link = &FIRST;
        loop {
            let entry = link.get_or_init(|| Box::new(Tasks::new(cards)));
            if std::ptr::eq(entry.cards, cards) {
                return entry;
            }
            link = &entry.next;
        }
    }

    fn new(cards: &'static Cards) -> Tasks {
        let by_card = Card::ALL.into_iter().map(|card| tasks(cards.get(card))).collect();
        Tasks { cards, by_card, next: Link::new() }
    }
}

/// Works backwards from the last mark: when a star is considered, everything after it is known.
fn tasks(data: &CardData) -> Vec<Task> {
    let all = usize::from(data.stars.bits());
    let mut tasks = vec![Task::default(); all + 1];
    for marked in (0..all).rev() {
        let marked = Stars::from_bits(marked as u16);
        let mut task = Task { runs: u8::MAX, first: Stars::EMPTY };
        for star in data.frontier(marked) {
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

/// The number of new runs for a task while a run is at this star: one fewer if that run can
/// continue well.
fn further(data: &CardData, task: Task, at: Star) -> u8 {
    let goes_on = !(task.first & data.adjacent[at.0 as usize]).is_empty();
    task.runs - u8::from(goes_on)
}

/// The fewest new runs that finish a card; `at` is the star reached by the current run, if any.
pub(super) fn needed(cards: &'static Cards, card: Card, marked: Stars, at: Option<Star>) -> u8 {
    let task = Tasks::of(cards).by_card[card.index()][usize::from(marked.bits())];
    at.map_or(task.runs, |at| further(cards.get(card), task, at))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(name: &str) -> Card {
        name.parse().unwrap()
    }

    /// Aries is a line that starts at its second star: 2, 1, 3, 4, 5.
    #[test]
    fn a_line_that_starts_inside_takes_two_runs() {
        let (cards, aries) = (Cards::standard(), card("aries"));
        let marked = |count| Stars::up_to(count);
        assert_eq!(needed(cards, aries, marked(0), None), 2);
        assert_eq!(needed(cards, aries, marked(1), None), 2);
        assert_eq!(needed(cards, aries, marked(1), Some(Star(0))), 1);
        assert_eq!(needed(cards, aries, marked(2), Some(Star(1))), 1);
        assert_eq!(needed(cards, aries, marked(3), Some(Star(2))), 0);
    }

    #[test]
    fn each_set_of_cards_has_its_own_numbers() {
        let text = include_str!("../../../../astra/data/cards.toml");
        let [draco, equuleus] = ["\"draco\"", "\"equuleus\""];
        let text = text.replace(draco, "\"\"").replace(equuleus, draco).replace("\"\"", equuleus);
        let (standard, other) = (Cards::standard(), Cards::parse(&text).unwrap());
        let other: &Cards = Box::leak(Box::new(other));
        for _ in 0..2 {
            for (one, two) in [("draco", "equuleus"), ("equuleus", "draco"), ("ara", "ara")] {
                let (one, two) = (card(one), card(two));
                for marked in 0..=standard.get(one).stars.bits() {
                    let needed = |cards, card| needed(cards, card, Stars::from_bits(marked), None);
                    assert_eq!(needed(standard, one), needed(other, two), "{one}, {marked:b}");
                }
            }
        }
    }
}
