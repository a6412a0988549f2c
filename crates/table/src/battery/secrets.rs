//! Non-interference: a viewer is shown the same bytes in every world it cannot tell from the true
//! one.

use crate::{Event, Game, GameExt, Seat, Stream, Viewer};

use super::{Bench, Broken, Law, Tally, bytes};

/// How many times a step is repeated in an imagined world.
const OTHER_MOVES: u32 = 6;

/// The events of a step as a viewer sees them.
fn heard<G: Game>(events: &[G::Event], viewer: Viewer) -> String {
    bytes(&events.iter().filter_map(|event| event.seen_by(viewer)).collect::<Vec<_>>())
}

impl<G: Game> Bench<G> {
    pub(super) fn secret_laws(&mut self, tally: &mut Tally) -> Result<(), Broken> {
        for viewer in Viewer::all(self.setup.seats()) {
            let world = self.game.state().imagine(viewer, &mut self.chance);
            tally.worlds += 1;
            tally.other_worlds += u64::from(world.board() != self.game.state().board());
            self.same_view(viewer, &world)?;
            self.same_opening(viewer, &world)?;
            self.same_choices(viewer, &world)?;
            self.honest_imagination(viewer, &world)?;
        }
        Ok(())
    }

    fn same_view(&self, viewer: Viewer, world: &G) -> Result<(), Broken> {
        let seen = |state: &G| {
            let view = state.view(viewer);
            (bytes(&view), state.standing(&view))
        };
        let (real, other) = (seen(self.game.state()), seen(world));
        self.require(real == other, Law::ViewKeepsSecrets, || {
            format!("{viewer:?} sees {real:?}, and {other:?} in a world it cannot tell apart")
        })
    }

    fn same_opening(&self, viewer: Viewer, world: &G) -> Result<(), Broken> {
        let told = |state: &G| {
            let mut events = Vec::new();
            state.tell_opening(&mut events);
            heard::<G>(&events, viewer)
        };
        let (real, other) = (told(self.game.state()), told(world));
        self.require(real == other, Law::EventsKeepSecrets, || {
            format!("{viewer:?} hears {real}, and {other} in a world it cannot tell apart")
        })
    }

    fn same_choices(&self, viewer: Viewer, world: &G) -> Result<(), Broken> {
        let state = self.game.state();
        let public = |state: &G| (state.to_act(), state.scores());
        self.require(public(state) == public(world), Law::MovesKeepSecrets, || {
            format!("{viewer:?}: {:?} and {:?}", public(state), public(world))
        })?;
        let Viewer::Seat(seat) = viewer else { return Ok(()) };
        let (real, other) = (Self::legal(state, seat), Self::legal(world, seat));
        self.require(real == other, Law::MovesKeepSecrets, || {
            format!(
                "seat {seat} is offered {real:?}, and {other:?} in a world it cannot tell apart"
            )
        })?;
        if !state.to_act().contains(seat) {
            return Ok(());
        }
        for &mv in &self.pool {
            let said = |state: &G| state.check(seat, mv).map_err(|reason| reason.to_string());
            self.require(said(state) == said(world), Law::ErrorsKeepSecrets, || {
                format!("seat {seat}, {mv}: {:?} and {:?}", said(state), said(world))
            })?;
        }
        Ok(())
    }

    fn honest_imagination(&mut self, viewer: Viewer, world: &G) -> Result<(), Broken> {
        if let Err(wrong) = world.validate() {
            return self.broken(Law::ImaginationIsHonest, format!("{viewer:?}: {wrong}"));
        }
        let seed = self.chance.fork();
        let from = |state: &G| state.imagine(viewer, &mut Stream::new(seed));
        let (real, other) = (from(self.game.state()), from(world));
        self.require(real == other, Law::ImaginationIsHonest, || {
            let (real, other) = (bytes(&real.board()), bytes(&other.board()));
            format!("{viewer:?} imagines {real}, and {other} in a world it cannot tell apart")
        })
    }

    /// Repeats a step in worlds that the viewer cannot tell apart before it. If it cannot tell them
    /// apart after the step either, it must have seen the same events.
    pub(super) fn event_laws(
        &mut self,
        before: &G,
        seat: Seat,
        mv: G::Move,
        events: &[G::Event],
    ) -> Result<(), Broken> {
        for viewer in Viewer::all(self.setup.seats()) {
            let seen = bytes(&self.game.state().view(viewer));
            let real = heard::<G>(events, viewer);
            let world = before.imagine(viewer, &mut self.chance);
            let mut moves = Self::legal(&world, seat);
            if viewer.knows(seat) {
                moves.retain(|other| *other == mv);
            }
            let likely = moves.contains(&mv).then_some(mv);
            let mut drawn = Vec::new();
            for _ in 0..OTHER_MOVES.min(moves.len() as u32) {
                drawn.push(moves[self.chance.below(moves.len() as u32) as usize]);
            }
            for mv in likely.into_iter().chain(drawn) {
                let (mut after, mut told) = (world.clone(), Vec::new());
                after.play_unchecked(seat, mv, &mut self.chance, &mut told);
                let other = heard::<G>(&told, viewer);
                let same = bytes(&after.view(viewer)) != seen || other == real;
                self.require(same, Law::EventsKeepSecrets, || {
                    format!("{viewer:?} hears {real}, and {other} with nothing else to see")
                })?;
            }
        }
        Ok(())
    }
}
