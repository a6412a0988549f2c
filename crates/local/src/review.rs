//! A review of a finished game, one position at a time: first a quick one of all positions, then
//! again with more effort.

use engine::review::{Finding, Order};
use engine::{Reviewer, games};
use room::Refused;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::request::Eyes;
use crate::{Device, raw};

/// A review in progress.
pub(crate) struct Lookback {
    /// One reviewer for each effort.
    reviewers: Vec<Box<dyn Reviewer>>,
    /// The findings so far, for the positions from the first on.
    findings: Vec<Finding>,
}

impl Device {
    /// Begins a review with these efforts in simulations per decision; the value is the number of
    /// positions.
    pub(crate) fn review(
        &mut self,
        record: Value,
        eyes: Eyes,
        efforts: &[Option<u64>],
    ) -> Result<Box<RawValue>, Refused> {
        let game = games::replay(record, &mut |_| ())?;
        let reviewer =
            |effort: &Option<u64>| game.reviewer(Order::new(eyes.into(), *effort, None)?);
        let reviewers = efforts.iter().map(reviewer).collect::<Result<Vec<_>, _>>()?;
        let first = reviewers.first().ok_or(Refused::bad_request("there is no effort"))?;
        let positions = first.positions();
        self.lookback = Some(Lookback { reviewers, findings: Vec::new() });
        Ok(raw(&positions))
    }

    /// Analyses a position: one that was analysed before, or the next.
    pub(crate) fn look_at(&mut self, at: u32, effort: usize) -> Result<(), Refused> {
        let none = || Refused::bad_request("there is no such position to look at");
        let Lookback { reviewers, findings } = self.lookback.as_mut().ok_or_else(none)?;
        let reviewer = reviewers.get(effort).ok_or_else(none)?;
        let place = at as usize;
        if at >= reviewer.positions() || place > findings.len() {
            return Err(none());
        }
        let finding = reviewer.look(at);
        match findings.get_mut(place) {
            Some(found) => *found = finding,
            None => findings.push(finding),
        }
        Ok(())
    }

    /// The review, once all positions have been analysed.
    pub(crate) fn reviewed(&self) -> Result<Box<RawValue>, Refused> {
        let soon = || Refused::not_now("not all positions were looked at");
        let Lookback { reviewers, findings } = self.lookback.as_ref().ok_or_else(soon)?;
        let reviewer = reviewers.last().ok_or_else(soon)?;
        if findings.len() < reviewer.positions() as usize {
            return Err(soon());
        }
        Ok(raw(&reviewer.conclude(findings.clone())))
    }
}
