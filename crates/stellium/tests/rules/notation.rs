//! The notation of moves.

use stellium::Move;
use stellium::board::{Direction, Place};
use stellium::body::Body;
use stellium::cards::Card;
use stellium::patterns::Placement;

fn round_trips(mv: Move) {
    assert_eq!(mv.to_string().parse(), Ok(mv));
}

#[test]
fn every_move_reads_back() {
    let plain = [Move::Feel, Move::Keep, Move::Drop, Move::Draw, Move::Pass];
    plain.into_iter().for_each(round_trips);
    Direction::ALL.into_iter().map(Move::Push).for_each(round_trips);
    (1..=5).map(Move::Turn).for_each(round_trips);
    for body in Body::ALL {
        round_trips(Move::Choose(body));
        round_trips(Move::Token(body));
        Place::all().for_each(|place| round_trips(Move::Settle(body, place)));
    }
    for place in Place::all() {
        round_trips(Move::Place(place));
        round_trips(Move::Strike(place));
        round_trips(Move::Stay(place));
        for other in Place::all() {
            round_trips(Move::Swap(place, other));
            round_trips(Move::Attract(place, other));
        }
    }
    for card in Card::all() {
        round_trips(Move::Discard(card));
        round_trips(Move::Take(card));
        if card.kind().counts_bodies() {
            round_trips(Move::Count(card));
        }
        Placement::all(card.kind()).for_each(|at| round_trips(Move::Validate(card, at)));
    }
}

#[test]
fn what_is_no_move_is_said_to_be_none() {
    for (text, why) in [
        ("", "no move begins like that"),
        ("Feel", "no move begins like that"),
        ("feel ", "goes on after its end"),
        ("feel it", "goes on after its end"),
        ("draw moon", "a body is planet"),
        ("place", "a place is a0"),
        ("place a7", "a place is a0"),
        ("place g1", "a place is a0"),
        ("place h0", "a place is a0"),
        ("place h11", "a place is a0"),
        ("place  a1", "a place is a0"),
        ("push north", "a direction is"),
        ("turn 0", "1 to 5 sixths"),
        ("turn 6", "1 to 5 sixths"),
        ("turn +1", "1 to 5 sixths"),
        ("swap a1", "a place is a0"),
        ("validate comet-ring a1", "an objective is"),
        ("validate comet-line a0 a1 a2", "do not form the figure"),
        ("validate comet-line a4 a1 a0", "are named in order"),
        ("validate comet-line a0 a0 a1 a4", "are named in order"),
        ("validate comet-line", "do not form the figure"),
        ("validate comet-centres a0", "goes on after its end"),
        ("take line", "an objective is"),
    ] {
        let error = text.parse::<Move>().expect_err(text).to_string();
        assert!(error.contains(why), "{error}");
    }
}

#[test]
fn a_move_is_small() {
    assert_eq!(size_of::<Move>(), 4);
}
