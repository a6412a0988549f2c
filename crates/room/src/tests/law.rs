//! Nobody peeks by undo: at tables of people and bots, people leave, run out of time, hand seats
//! on, take them back, propose and answer at random. Whenever moves are taken back, either they
//! showed nothing to anyone, or every other person whose seat it concerns has agreed. And nobody
//! hands on a seat while its owner is here.

use std::time::Duration;

use bots::Insight;
use engine::games::{self, Visit};
use table::{Game, GameExt, Match, PerSeat, Record, Seat, Seed, Silent, Stream, Viewer};

use super::{clock, guests, playing};
use crate::ask::TableAsk;
use crate::consent::AWAY;
use crate::entry::Entry;
use crate::message::{Guest, Phase, Skill};
use crate::{Moment, Refused, Room, Time};

/// How many tables of each game.
const TABLES: u64 = 300;
/// How many things happen at each.
const STEPS: usize = 80;
/// How many worlds a viewer imagines to find out whether a move showed it anything.
const WORLDS: usize = 6;

#[test]
fn nobody_peeks_by_undo() {
    let seen = games::each_game(AtRandom);
    for (game, seen) in &seen {
        assert!(seen.agreed > 50 && seen.alone > 20 && seen.handed > 20, "{game}: {seen:?}");
    }
    // In some games every move shows something.
    assert!(seen.iter().filter(|(_, seen)| seen.free > 50).count() >= 2, "{seen:?}");
}

/// Plays at random tables of a game.
#[derive(Clone, Copy)]
struct AtRandom;

impl Visit for AtRandom {
    type Out = (&'static str, Seen);

    fn game<G: Insight>(self) -> (&'static str, Seen) {
        let mut seen = Seen::default();
        for number in 0..TABLES {
            let mut party = Party::new::<G>(number);
            for _ in 0..STEPS {
                party.step::<G>(&mut seen);
            }
        }
        (G::INFO.id, seen)
    }
}

/// How often moves were taken back, on what grounds, and how often seats were handed on.
#[derive(Debug, Default)]
struct Seen {
    free: usize,
    agreed: usize,
    alone: usize,
    handed: usize,
}

/// A table, and what its people do at random.
struct Party {
    room: Room,
    guests: Vec<Guest>,
    moment: Moment,
    chance: Stream,
    /// Who proposed last, and who has agreed since.
    proposed: Option<Seat>,
    agreed: Vec<Seat>,
}

impl Party {
    fn new<G: Game>(number: u64) -> Party {
        let mut chance = Stream::new(Seed::from(number));
        let most = G::INFO.max_seats.min(4);
        let seats = 2 + chance.below(u32::from(most) - 1) as u8;
        let people = 1 + chance.below(u32::from(seats)) as u8;
        let guests = guests(people);
        let clock = (chance.below(2) == 0).then(|| clock(60, 5, 60));
        let room = playing::<G>(&guests, seats, clock, chance.fork());
        let moment = Moment { now: Time(0), away: PerSeat::default() };
        Party { room, guests, moment, chance, proposed: None, agreed: Vec::new() }
    }

    fn step<G: Game>(&mut self, seen: &mut Seen) {
        if self.room.phase() != Phase::Playing {
            return;
        }
        let who = self.chance.below(self.guests.len() as u32) as usize;
        let is_asked = self.room.info().proposal.is_some() && self.chance.below(5) > 0;
        let ask = match self.chance.below(100) {
            _ if is_asked => TableAsk::Answer { yes: self.chance.below(8) > 0 },
            0..50 => return self.somebody_moves(),
            50..58 => return self.time_passes(),
            58..68 => return self.comes_or_goes(who),
            68..76 => TableAsk::Hand { seat: self.somebody(), bot: Skill::Novice },
            76..80 => TableAsk::Return,
            _ => {
                let back = 1 + self.chance.below(4);
                TableAsk::Undo { ply: self.room.ply().saturating_sub(back) }
            }
        };
        self.ask::<G>(who, &ask, seen);
    }

    fn somebody(&mut self) -> Seat {
        Seat(self.chance.below(self.guests.len() as u32) as u8)
    }

    /// Has a seat that is to act move, by its owner or by the bot that plays there.
    fn somebody_moves(&mut self) {
        let game = self.room.game().expect("the game is on");
        let to_act: Vec<Seat> = game.to_act().iter().collect();
        let seat = to_act[self.chance.below(to_act.len() as u32) as usize];
        let legal = game.legal(seat);
        let notation = &legal[self.chance.below(legal.len() as u32) as usize];
        let entry = self.room.move_of(seat, notation, self.moment.now);
        self.follow(vec![entry]);
    }

    fn time_passes(&mut self) {
        self.moment.now += Duration::from_secs(self.chance.below(40).into());
        let entries = self.room.time_out(self.moment.now);
        self.follow(entries);
    }

    fn follow(&mut self, entries: Vec<Entry>) {
        for entry in &entries {
            self.note(entry);
        }
        self.room.follow(entries, self.moment.now).map(drop).unwrap();
    }

    fn comes_or_goes(&mut self, who: usize) {
        let away = &mut self.moment.away.0[who];
        *away = match *away {
            Some(_) => None,
            None => Some(Duration::from_secs(self.chance.below(300).into())),
        };
    }

    fn ask<G: Game>(&mut self, who: usize, ask: &TableAsk, seen: &mut Seen) {
        let by = Seat(who as u8);
        let shown = self.shown_as_free(by);
        let mut next = self.room.clone();
        let done = next.obey(Some(&self.guests[who]), ask, &self.moment);
        if let TableAsk::Undo { ply } = ask {
            self.is_as_shown(&done.as_ref().map(|done| &done.entries[..]), *ply, shown);
        }
        let Ok(done) = done else { return };
        if matches!(ask, TableAsk::Answer { yes: true }) {
            self.agreed.push(by);
        }
        for entry in &done.entries {
            if let Entry::Rewound { ply } = entry {
                let asking = if matches!(ask, TableAsk::Undo { .. }) { Some(by) } else { None };
                let undoing = asking.or(self.proposed).expect("somebody wanted it");
                self.may_be_taken_back::<G>(undoing, *ply, seen);
            }
            if let Entry::Handed(handed) = entry
                && handed.seat != by
            {
                let away = self.moment.away[handed.seat];
                assert!(away.is_some_and(|away| away >= AWAY), "{handed:?}, away {away:?}");
                seen.handed += 1;
            }
            self.note(entry);
        }
        self.room = next;
    }

    /// Tracks who has agreed from the entries alone, independently of the table's own bookkeeping.
    fn note(&mut self, entry: &Entry) {
        match entry {
            Entry::Proposed { by, .. } => {
                self.proposed = Some(*by);
                self.agreed.clear();
            }
            Entry::Agreed { .. } | Entry::Returned { .. } => {}
            _ => {
                self.proposed = None;
                self.agreed.clear();
            }
        }
    }

    /// How many moves a seat is shown as free to take back.
    fn shown_as_free(&self, seat: Seat) -> u32 {
        self.room.now(Viewer::Seat(seat), self.moment.now).expect("the game is on").undo
    }

    /// An undo shown as free is done at once.
    fn is_as_shown(&self, done: &Result<&[Entry], &Refused>, ply: u32, shown: u32) {
        let back = self.room.ply() - ply;
        let at_once = matches!(done, Ok([Entry::Rewound { .. }]));
        assert!(at_once || back == 0 || back > shown, "{back} back, {shown} shown as free");
    }

    /// The law.
    fn may_be_taken_back<G: Game>(&mut self, by: Seat, ply: u32, seen: &mut Seen) {
        let owners = Seat::all(self.guests.len() as u8);
        let others: Vec<Seat> = owners.filter(|seat| *seat != by).collect();
        if others.is_empty() {
            seen.alone += 1;
        } else if others.iter().all(|seat| self.agreed.contains(seat)) {
            seen.agreed += 1;
        } else {
            assert!(
                self.showed_nothing::<G>(by, ply),
                "seat {by} takes moves back to {ply} of {}: agreed {:?} of {others:?}",
                self.room.ply(),
                self.agreed,
            );
            seen.free += 1;
        }
    }

    /// Whether all moves after `ply` were made for this seat, and nobody learned anything from
    /// them: in every world that a viewer thought possible before them, they look the same to it.
    fn showed_nothing<G: Game>(&mut self, by: Seat, ply: u32) -> bool {
        let record = self.room.game().expect("the game is on").record(None);
        let record: Record<G::Board> = serde_json::from_value(record).unwrap();
        let mut game: Match<G> = record.begin().unwrap();
        for number in 1..=ply as usize {
            record.play_move(&mut game, number).unwrap();
        }
        let undone = &record.moves[ply as usize..];
        let moves: Option<Vec<G::Move>> = undone
            .iter()
            .map(|made| made.notation.parse().ok().filter(|_| made.seat == by))
            .collect();
        let Some(moves) = moves else { return false };
        let viewers: Vec<Viewer> = Viewer::all(game.state().seats()).collect();
        viewers.into_iter().all(|viewer| {
            (0..WORLDS).all(|_| {
                let world = game.state().imagine(viewer, &mut self.chance);
                let real = (game.state().clone(), game.chance().clone());
                let world = (world, Stream::new(self.chance.fork()));
                look_the_same(real, world, by, &moves, viewer)
            })
        })
    }
}

fn look_the_same<G: Game>(
    (mut real, mut real_draws): (G, Stream),
    (mut world, mut draws): (G, Stream),
    by: Seat,
    moves: &[G::Move],
    viewer: Viewer,
) -> bool {
    let shown = |state: &G| serde_json::to_string(&state.view(viewer)).unwrap();
    moves.iter().all(|mv| {
        real.play_unchecked(by, *mv, &mut real_draws, &mut Silent);
        world.play(by, *mv, &mut draws, &mut Silent).is_ok() && shown(&real) == shown(&world)
    })
}
