//! A move is called final exactly when it cannot be taken back alone: in random games of people and
//! bots, each move is asked about, made, and taken back.

use bots::Insight;
use engine::{Visit, games};
use table::{Game, PerSeat, Seat, SeatSet, Seed, Stream};

use super::{guest, guests, playing};
use crate::ask::TableAsk;
use crate::entry::Entry;
use crate::message::{Code, Phase};
use crate::{Moment, Room, Time};

/// How many tables of each game.
const TABLES: u64 = 40;

const MOMENT: Moment = Moment { now: Time(0), away: PerSeat([None; table::MAX_SEATS]) };

#[test]
fn what_is_final_cannot_be_taken_back_alone() {
    let seen = games::each_game(AtRandom);
    for (game, seen) in &seen {
        assert!(seen.asked + seen.free > 100 && seen.alone > 100, "{game}: {seen:?}");
    }
    let many = |is: fn(&Seen) -> bool| seen.iter().filter(|(_, seen)| is(seen)).count();
    assert!(many(|seen| seen.asked > 500 && seen.alone > 300) >= 3, "{seen:?}");
    // In some games every move shows something.
    assert!(many(|seen| seen.free > 500) >= 2, "{seen:?}");
}

/// Tries every move of random games.
#[derive(Clone, Copy)]
struct AtRandom;

impl Visit for AtRandom {
    type Out = (&'static str, Seen);

    fn game<G: Insight>(self) -> (&'static str, Seen) {
        (G::INFO.id, try_at_random::<G>())
    }
}

/// How many moves needed the consent of others, how many were free although other people play, and
/// how many were free because none do.
#[derive(Debug, Default)]
struct Seen {
    asked: usize,
    free: usize,
    alone: usize,
}

fn try_at_random<G: Game>() -> Seen {
    let mut seen = Seen::default();
    for number in 0..TABLES {
        let mut chance = Stream::new(Seed::from(number));
        let most = G::INFO.max_seats.min(4);
        let seats = 2 + chance.below(u32::from(most) - 1) as u8;
        let people = 1 + chance.below(u32::from(seats)) as u8;
        let mut room = playing::<G>(&guests(people), seats, None, chance.fork());
        while room.phase() == Phase::Playing {
            let (seat, notation) = some_move(&room, room.to_act(), &mut chance);
            if seat.0 < people {
                match (is_called_final(&room, seat, &notation), people) {
                    (true, _) => seen.asked += 1,
                    (false, 1) => seen.alone += 1,
                    (false, _) => seen.free += 1,
                }
                is_as_called(&room, seat, &notation, &mut chance);
            }
            room = after(&room, seat, &notation);
        }
    }
    seen
}

/// A move of one of these seats, which are to act.
fn some_move(room: &Room, seats: SeatSet, chance: &mut Stream) -> (Seat, String) {
    let seat = seats.nth(chance.below(seats.len()));
    let mut legal = room.game().unwrap().legal(seat);
    (seat, legal.swap_remove(chance.below(legal.len() as u32) as usize))
}

fn after(room: &Room, seat: Seat, notation: &str) -> Room {
    let mut next = room.clone();
    next.follow(vec![room.move_of(seat, notation, MOMENT.now)], MOMENT.now).map(drop).unwrap();
    next
}

/// Whether a person's move is refused as final if it is to be made only when it can be taken back.
fn is_called_final(room: &Room, seat: Seat, notation: &str) -> bool {
    let (ply, version, notation) = (room.ply(), room.version(), notation.to_owned());
    let ask = TableAsk::Play { ply, version, notation, unless_final: true };
    match room.clone().obey(Some(&guest(seat.0, "Guest")), &ask, &MOMENT) {
        Ok(_) => false,
        Err(refused) if refused.code == Code::Final => true,
        Err(refused) => panic!("{refused:?}"),
    }
}

/// Makes the move and takes it back: at once, and after another's move if one may come first.
fn is_as_called(room: &Room, seat: Seat, notation: &str, chance: &mut Stream) {
    let next = after(room, seat, notation);
    let alone =
        |now: &Room| matches!(now.undo(seat, room.ply()).as_deref(), Ok([Entry::Rewound { .. }]));
    let mut is_free = alone(&next);
    let others: SeatSet = next.to_act().iter().filter(|other| *other != seat).collect();
    if !others.is_empty() {
        let (other, answer) = some_move(&next, others, chance);
        let later = after(&next, other, &answer);
        // A game that a bot ends is over, even for someone who plays against bots alone.
        let ended_by_bot = later.phase() == Phase::Over && room.others(seat).is_empty();
        is_free &= alone(&later) || ended_by_bot;
    }
    assert_eq!(is_called_final(room, seat, notation), !is_free, "seat {seat}: {notation}");
}
