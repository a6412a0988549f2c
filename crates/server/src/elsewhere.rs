//! Who is at a table through other nodes, from recent news.

use std::collections::BTreeMap;
use std::time::Duration;

use room::Time;

use crate::bus::{Here, Node};

/// How long a node without news still counts.
pub(crate) const LASTS: Duration = Duration::from_secs(15);

/// The other nodes that show a table.
#[derive(Default)]
pub(crate) struct Elsewhere(BTreeMap<Node, (Here, Time)>);

impl Elsewhere {
    /// Records who is at another node. Returns whether the node was unknown, and whether anything
    /// has changed.
    pub(crate) fn note(&mut self, node: Node, here: Here, now: Time) -> (bool, bool) {
        if here.is_nobody() {
            return (false, self.0.remove(&node).is_some());
        }
        let before = self.0.insert(node, (here, now));
        let changed = before.as_ref().map(|(here, _)| here) != Some(&self.0[&node].0);
        (before.is_none(), changed)
    }

    /// Drops the nodes without news for too long, and returns whether there were any.
    pub(crate) fn forget(&mut self, now: Time) -> bool {
        let before = self.0.len();
        self.0.retain(|_, (_, heard)| now.since(*heard) < LASTS);
        self.0.len() < before
    }

    /// Treats all nodes as just heard from.
    pub(crate) fn touch(&mut self, now: Time) {
        self.0.values_mut().for_each(|(_, heard)| *heard = now);
    }

    /// Adds those at other nodes to those here.
    pub(crate) fn add_to(&self, here: &mut Here) {
        for (there, _) in self.0.values() {
            here.watching += there.watching;
            for (seat, present) in here.seats.iter_mut().zip(&there.seats) {
                *seat |= present;
            }
        }
    }

    /// Whether this node comes after another one that shows the table. The first node does what is
    /// better done once; if it does not, the others do it later.
    pub(crate) fn yields_to(&self, node: Node) -> bool {
        self.0.keys().next().is_none_or(|first| node < *first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn here(seats: &[bool], watching: u32) -> Here {
        Here { seats: seats.to_vec(), watching }
    }

    #[test]
    fn those_elsewhere_are_there_too_until_they_leave_or_are_not_heard_of() {
        let mut elsewhere = Elsewhere::default();
        assert_eq!(elsewhere.note(2, here(&[false, true], 0), Time(0)), (true, true));
        assert_eq!(elsewhere.note(2, here(&[false, true], 0), Time(1)), (false, false));
        assert_eq!(elsewhere.note(3, here(&[false, false], 4), Time(9_000)), (true, true));
        let mut all = here(&[true, false], 1);
        elsewhere.add_to(&mut all);
        assert_eq!(all, here(&[true, true], 5));
        assert!(elsewhere.yields_to(1) && !elsewhere.yields_to(4));
        assert!(elsewhere.forget(Time(1) + LASTS), "the second is not heard of any more");
        assert_eq!(elsewhere.note(3, here(&[false, false], 0), Time(9_001)), (false, true));
        assert!(elsewhere.yields_to(4));
    }
}
