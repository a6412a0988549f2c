//! Notation.

use astra::{Astra, Move};
use table::{GameExt, Options, Playout, Seed, Setup, Silent, Stream};

#[test]
fn every_kind_of_move_reads_back() {
    for text in [
        "use argo-navis",
        "exchange",
        "mark taurus 10",
        "rest",
        "stop",
        "discover corona-borealis",
        "boon 4",
        "activate leo",
        "discard virgo",
    ] {
        let mv: Move = text.parse().unwrap();
        assert_eq!(mv.to_string(), text);
    }
}

#[test]
fn a_text_that_is_no_move_is_refused_with_a_reason() {
    let check = |text: &str, reason: &str| {
        let error = text.parse::<Move>().expect_err(text).to_string();
        assert!(error.contains(reason), "{error}");
    };
    check("", "moves begin with");
    check("mark", "moves begin with");
    check("mark taurus", "moves begin with");
    check("rest now", "moves begin with");
    check("Rest", "moves begin with");
    check("mark  taurus 1", "moves begin with");
    check("mark Taurus 1", "Latin names");
    check("use the-plough", "Latin names");
    check("mark taurus 0", "counted from 1");
    check("mark taurus 15", "counted from 1");
    check("mark taurus 01", "counted from 1");
    check("mark taurus +1", "counted from 1");
    check("boon 0", "counted from 1");
    check("boon 5", "counted from 1");
}

/// Only lists and views use the heap: play itself does not.
#[test]
fn random_play_allocates_nothing() {
    let setup = Setup::new::<Astra>(4, Options::default()).unwrap();
    let (mut game, mut draws) = Astra::dealt(setup, Seed::from(3));
    let mut player: Playout<Astra> = Playout::new(Stream::new(Seed::from(4)));
    let heap = allocation_counter::measure(|| {
        while !game.is_over() {
            player.step(&mut game, &mut draws, &mut Silent);
        }
    });
    assert_eq!(heap.count_total, 0);
    let heap = allocation_counter::measure(|| {
        std::hint::black_box(game.clone());
    });
    assert_eq!(heap.count_total, 0);
}
