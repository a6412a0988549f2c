//! Bots that think, one after another and each in small steps: all other requests come first, and
//! anything that makes a thought obsolete ends it.

use bots::Budget;
use engine::hint::EXPLAINED;
use engine::{Adviser, Thinker};
use room::message::{ClientOut, Skill};
use room::{Id, Refused};
use table::{Seat, Seed};

use crate::request::{Out, Thinks};
use crate::{Device, NOW, Pending};

/// A bot that is thinking.
pub(crate) struct Thought {
    table: Id,
    seat: Seat,
    /// The client that asked and its number for the request, if this is a hint.
    hint: Option<(u32, u32)>,
    thinker: Box<dyn Thinker>,
}

impl Device {
    pub(crate) fn forget_thought_at(&mut self, table: &Id) {
        self.thought = self.thought.take().filter(|thought| thought.table != *table);
    }

    /// Drops a pending hint: it is only for the client that asked, and for that moment.
    pub(crate) fn forget_hint(&mut self) {
        self.thought = self.thought.take().filter(|thought| thought.hint.is_none());
    }

    /// Thinks for this many simulations, if there is something to think about.
    pub(crate) fn think(&mut self, simulations: u64, random: Seed) -> Option<Thinks> {
        if self.thought.is_none() {
            self.thought = self.next_thought(random);
            self.thoughts = self.thoughts.wrapping_add(1);
        }
        let more = self.thought.as_mut()?.thinker.think(simulations);
        Some(Thinks { thought: self.thoughts, more })
    }

    /// What to think about next: a hint before a bot's own move, and only at tables where someone
    /// is.
    fn next_thought(&mut self, seed: Seed) -> Option<Thought> {
        // The search has no limit of its own: the caller ends it.
        let adviser = |skill: Skill, explained| {
            let budget = Budget::Simulations(u64::MAX);
            Adviser { bot: skill.level(), budget, seed, explained }
        };
        for (table, here) in &mut self.tables {
            if here.is_left() {
                continue;
            }
            if let (Some(hint), Some(seat)) = (here.hint.take(), here.holder)
                && let Ok(game) = here.room.hinted(seat)
                && let Ok(thinker) = game.thinker(seat, adviser(Skill::Expert, EXPLAINED))
            {
                return Some(Thought { table: table.clone(), seat, hint: Some(hint), thinker });
            }
            let Some(game) = here.room.game() else { continue };
            for (seat, skill) in here.room.bots_to_act() {
                if let Ok(thinker) = game.thinker(seat, adviser(skill, 0)) {
                    return Some(Thought { table: table.clone(), seat, hint: None, thinker });
                }
            }
        }
        None
    }

    /// Sends the hint found, or makes the move.
    pub(crate) fn decide(&mut self, out: &mut Vec<Out>) -> Result<(), Refused> {
        let Some(Thought { table, seat, hint, mut thinker }) = self.thought.take() else {
            return Ok(());
        };
        let thought = thinker.answer();
        let here = self.here(&table)?;
        if let Some((client, id)) = hint {
            let ply = here.room.ply();
            out.push(Out::heard(client, &ClientOut::Hint { id, ply, hint: thought }));
            return Ok(());
        }
        if !here.room.bots_to_act().iter().any(|(bot, _)| *bot == seat) {
            return Ok(());
        }
        let entry = here.room.move_of(seat, &thought.notation, NOW);
        let change = here.change(|room| room.follow(vec![entry], NOW))?;
        self.pending = Some(Pending { changes: vec![change], asked: None, value: None });
        Ok(())
    }
}
