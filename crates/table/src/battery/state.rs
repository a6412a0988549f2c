//! Laws of a single state, and of a single step.

use serde_json::Value;

use crate::{Event, Field, Game, GameExt, MAX_SEATS, Position, Seat, Silent};

use super::{Before, Bench, Broken, Law, bytes};

impl<G: Game> Bench<G> {
    pub(super) fn state_laws(&mut self) -> Result<(), Broken> {
        if let Err(wrong) = self.game.state().validate() {
            return self.broken(Law::Invariants, wrong);
        }
        for seat in Seat::all(self.setup.seats()) {
            let moves = Self::legal(self.game.state(), seat);
            self.remember(&moves);
            self.moves_of(seat, &moves)?;
        }
        self.position_round_trips()
    }

    fn moves_of(&mut self, seat: Seat, moves: &[G::Move]) -> Result<(), Broken> {
        let state = self.game.state();
        let acts = state.to_act().contains(seat);
        self.require(acts != moves.is_empty(), Law::OnlyActorsMove, || {
            format!("seat {seat} is to act: {acts}; it has {} moves", moves.len())
        })?;
        self.require(moves.is_sorted_by(|a, b| a < b), Law::SortedAndUnique, || {
            format!("seat {seat}: {moves:?}")
        })?;
        if !acts {
            return Ok(());
        }
        for mv in moves {
            let text = mv.to_string();
            let back = text.parse::<G::Move>();
            self.require(back.as_ref() == Ok(mv), Law::NotationRoundTrips, || {
                format!("{mv:?} is written {text:?}, which reads as {back:?}")
            })?;
        }
        for &mv in moves.iter().chain(&self.pool) {
            let (listed, verdict) = (moves.contains(&mv), state.check(seat, mv));
            self.require(listed == verdict.is_ok(), Law::LegalIsAccepted, || {
                format!("seat {seat}, {mv}: listed: {listed}, check says {verdict:?}")
            })?;
        }
        let mut chance = self.chance.clone();
        let expected = moves[chance.below(moves.len() as u32) as usize];
        let drawn = state.random_move(seat, &mut self.chance, &mut Vec::new());
        let same = drawn == expected && chance == self.chance;
        self.require(same, Law::RandomMoveIsListed, || {
            format!("seat {seat}: {drawn} instead of {expected}")
        })
    }

    fn position_round_trips(&mut self) -> Result<(), Broken> {
        let law = Law::PositionRoundTrips;
        let position = self.game.position();
        let text = match serde_json::to_string(&position) {
            Ok(text) => text,
            Err(error) => return self.broken(law, error),
        };
        let read: Position<G::Board> = match serde_json::from_str(&text) {
            Ok(read) => read,
            Err(error) => return self.broken(law, format!("{error} in {text}")),
        };
        let mut copy = match read.state::<G>() {
            Ok(state) => state,
            Err(error) => return self.broken(law, format!("{error} in {text}")),
        };
        let same = copy == *self.game.state() && read == position;
        self.require(same, law, || format!("{} was read from {text}", bytes(&copy.board())))?;
        // Comparing a whole future is expensive; checking every eighth move finds a difference just
        // as reliably.
        if self.game.ply().is_multiple_of(8) {
            let mut original = self.game.state().clone();
            self.play_on(&mut copy);
            self.play_on(&mut original);
            self.require(copy == original, law, || format!("another future after {text}"))?;
        }
        Ok(())
    }

    /// One future of a state, cut off at the length within which every game must end.
    fn play_on(&self, state: &mut G) {
        let (mut player, mut chance) = (self.player.clone(), self.game.chance().clone());
        for _ in self.game.ply()..G::longest(&self.setup) {
            if state.is_over() {
                return;
            }
            player.step(state, &mut chance, &mut Silent);
        }
    }

    pub(super) fn step_laws(
        &self,
        before: &Before<G>,
        seat: Seat,
        mv: G::Move,
        events: &[G::Event],
    ) -> Result<(), Broken> {
        let now = bytes(&before.state.board());
        self.require(now == before.written, Law::ClonesAreIndependent, || {
            format!("seat {seat}, {mv}: {} became {now} on a clone", before.written)
        })?;
        let (mut silent, mut chance) = (before.state.clone(), before.chance.clone());
        silent.play_unchecked(seat, mv, &mut chance, &mut Silent);
        let after = self.game.state();
        self.require(silent == *after, Law::TellingChangesNothing, || {
            let (silent, after) = (bytes(&silent.board()), bytes(&after.board()));
            format!("seat {seat}, {mv}: {silent} in silence, {after} told")
        })?;
        for event in events {
            if let Some(wrong) = odd_field(event) {
                return self.broken(Law::EventsSayTheirFields, wrong);
            }
        }
        let drew = *self.game.chance() != before.chance;
        let admitted = events.iter().any(Event::ends_undo);
        self.require(!drew || admitted, Law::FreeUndoDrawsNothing, || {
            format!("seat {seat}, {mv}: {events:?}")
        })
    }
}

/// What is wrong with the fields of an event, if anything.
fn odd_field<E: Event>(event: &E) -> Option<String> {
    let Ok(Value::Object(written)) = serde_json::to_value(event) else {
        return Some(format!("{event:?} is written without fields"));
    };
    let is_as_said = |(name, value): &(&String, &Value)| match name.as_str() {
        "event" => value.is_string(),
        name => E::FIELDS.iter().any(|(field, kind)| *field == name && holds(*kind, value)),
    };
    let odd = written.iter().find(|field| !is_as_said(field));
    odd.map(|(name, value)| format!("{name} of {event:?}: {value}"))
}

fn holds(kind: Field, value: &Value) -> bool {
    match (kind, value) {
        (_, Value::Null) => true,
        (Field::Seat, value) => value.as_u64().is_some_and(|seat| seat < MAX_SEATS as u64),
        (Field::Number, value) => value.is_i64() || value.is_u64(),
        (Field::Flag, value) => value.is_boolean(),
        (Field::Name(_), value) => value.is_string(),
        (Field::Names(_), Value::Array(names)) => names.iter().all(Value::is_string),
        (Field::Counts(_), Value::Object(counts)) => counts.values().all(Value::is_u64),
        _ => false,
    }
}
