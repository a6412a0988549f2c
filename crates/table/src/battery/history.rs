//! Laws of a whole game, checked when it is over.

use crate::{Game, GameExt, Seat, Viewer};

use super::{Bench, Broken, Law, bytes};

impl<G: Game> Bench<G> {
    pub(super) fn history_laws(&self) -> Result<(), Broken> {
        self.undo_to_the_start()?;
        self.record_replays()?;
        self.scores_add_up()?;
        self.end_is_open()
    }

    fn record_replays(&self) -> Result<(), Broken> {
        let law = Law::RecordReplays;
        let text = serde_json::to_string(&self.game.record()).unwrap_or_default();
        let record: crate::Record<G::Board> = match serde_json::from_str(&text) {
            Ok(record) => record,
            Err(error) => return self.broken(law, error),
        };
        match record.replay::<G>() {
            Err(error) => self.broken(law, error),
            Ok(again) => {
                let same = again.state() == self.game.state();
                self.require(same, law, || format!("{} instead", bytes(&again.state().board())))
            }
        }
    }

    fn scores_add_up(&self) -> Result<(), Broken> {
        let state = self.game.state();
        let scores = state.scores();
        let lines = state.outcome().map(|end| end.lines).unwrap_or_default();
        for seat in Seat::all(self.setup.seats()) {
            let sum: i32 = lines.iter().filter_map(|line| line.scores.get(seat.index())).sum();
            self.require(sum == scores[seat], Law::ScoresAddUp, || {
                format!("seat {seat} has {}, its lines add up to {sum}: {lines:?}", scores[seat])
            })?;
        }
        let strangers = state.winners().iter().any(|seat| seat.0 >= self.setup.seats());
        self.require(!strangers, Law::ScoresAddUp, || format!("won by {:?}", state.winners()))
    }

    fn end_is_open(&self) -> Result<(), Broken> {
        let state = self.game.state();
        let end = state.outcome().map(|end| (end.scores, end.lines));
        for viewer in Viewer::all(self.setup.seats()).chain([Viewer::Open]) {
            let known = state.standing(&state.view(viewer));
            let complete = known.is_complete();
            let known = Some((known.scores.clone(), known.into()));
            self.require(complete && known == end, Law::EndIsOpen, || {
                format!("{viewer:?} knows {known:?}, complete: {complete}; it ended {end:?}")
            })?;
        }
        Ok(())
    }

    fn undo_to_the_start(&self) -> Result<(), Broken> {
        let mut game = self.game.clone();
        for (left, state) in self.states.iter().enumerate().rev() {
            let same = game.state() == state;
            self.require(same, Law::UndoToTheStart, || {
                let (is, was) = (bytes(&game.state().board()), bytes(&state.board()));
                format!("{is} instead of {was} after {left} moves")
            })?;
            let went_back = game.undo().is_some();
            self.require(went_back == (left > 0), Law::UndoToTheStart, || {
                format!("a step back after {left} moves: {went_back}")
            })?;
        }
        Ok(())
    }
}
