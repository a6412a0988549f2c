//! Filling a disc that has lost its last body.

use stellium::Event;
use stellium::board::{Disc, PlaceSet};
use stellium::body::Body;
use stellium::phase::Phase;

use crate::scene::{Play, Table, table};

/// Seat 0 is about to empty disc `a` by validating a pair.
fn about_to_empty() -> Table {
    table("planet a2 b5, comet b0").hand(0, "planet-pair")
}

const EMPTY_IT: &str = "draw star; place f0; pass; validate planet-pair a2 b5; stay b5";

fn disc_a() -> PlaceSet {
    Disc::all().next().unwrap().places()
}

/// What each seat has settled in the last move, including what the rules settled.
fn settled(game: &Play) -> impl Iterator<Item = (u8, Body)> {
    game.events.iter().filter_map(|event| match event {
        Event::Settled { seat, body, .. } => Some((seat.0, *body)),
        _ => None,
    })
}

/// Settles the first body offered on the first place until no disc is being filled, and returns who
/// settled, including the rules.
fn settle_all(mut game: Play) -> (Play, Vec<u8>) {
    let mut seats = Vec::new();
    while let Phase::Refill { .. } = game.phase() {
        let mv = game.offers()[0].clone();
        game = game.play(&mv);
        seats.extend(settled(&game).map(|(seat, _)| seat));
    }
    (game, seats)
}

#[test]
fn five_are_drawn_at_random_seen_by_all() {
    let mut draws = std::collections::HashSet::new();
    for seed in 0..20 {
        let game = about_to_empty().seed(seed).play(EMPTY_IT);
        let Phase::Refill { drawn, .. } = game.phase() else { panic!() };
        assert_eq!(drawn.total(), 5);
        assert!(matches!(game.events.last(), Some(Event::Refill { .. })));
        draws.insert(drawn.0);
    }
    assert!(draws.len() > 5);
}

#[test]
fn the_player_before_begins_then_on_anticlockwise_the_emptier_last() {
    for (seats, order) in [(2, [1, 0, 1, 0]), (3, [2, 1, 0, 2]), (4, [3, 2, 1, 0])] {
        let (_, settlers) = settle_all(about_to_empty().seats(seats).play(EMPTY_IT));
        assert_eq!(settlers, order);
    }
    let bodies = "planet a2 b5, comet b0";
    let game = table(bodies).turn(2).hand(2, "planet-pair").play(EMPTY_IT);
    assert_eq!(settle_all(game).1, [1, 0, 2, 1]);
}

#[test]
fn four_are_settled_on_start_places_and_the_fifth_goes_back() {
    let game = about_to_empty().play(EMPTY_IT);
    let before = game.board().bag.total();
    assert!(game.offers_to("settle").iter().all(|mv| !mv.ends_with("a0") && !mv.ends_with("a5")));
    let (game, _) = settle_all(game);
    let universe = game.game.state().universe();
    assert_eq!(universe.occupied() & disc_a(), universe.start_places(Disc::all().next().unwrap()));
    assert_eq!(game.board().bag.total(), before + 1);
}

#[test]
fn any_drawn_kind_on_any_free_start_place() {
    let game = about_to_empty().play(EMPTY_IT);
    let Phase::Refill { drawn, .. } = game.phase() else { panic!() };
    assert_eq!(game.offers().len(), drawn.kinds().count() * 4);
    let first = drawn.kinds().next().unwrap();
    let game = game
        .refuses(&format!("settle {first} a0"), "no free start place")
        .refuses(&format!("settle {first} a5"), "no free start place")
        .refuses(&format!("settle {first} b1"), "no free start place of the disc being filled")
        .refuses("pass", "settle a body")
        .play(&format!("settle {first} a3"));
    assert!(game.offers().iter().all(|mv| !mv.ends_with("a3")));
}

#[test]
fn start_places_are_where_the_disc_was_turned_to() {
    let mut position = about_to_empty().position();
    position.board.discs[0].turned = 2;
    let mut game = table::Match::<stellium::Stellium>::load(&position).unwrap();
    for mv in EMPTY_IT.split("; ") {
        game.play(table::Seat(0), mv.parse().unwrap()).unwrap();
    }
    let game = Play { game, events: Vec::new() };
    let ends: std::collections::BTreeSet<String> =
        game.offers().iter().map(|mv| mv[mv.len() - 2..].to_owned()).collect();
    assert_eq!(ends.into_iter().collect::<Vec<_>>(), ["a3", "a4", "a5", "a6"]);
}

#[test]
fn settled_bodies_have_no_influence_and_comets_just_stand() {
    for seed in 0..12 {
        let game = about_to_empty().seed(seed).play(EMPTY_IT);
        let before = game.game.state().universe().occupied();
        let (game, _) = settle_all(game);
        let after = game.game.state().universe().occupied();
        assert_eq!(after - disc_a(), before - disc_a());
        assert_eq!(game.phase(), Phase::Take {});
    }
}

#[test]
fn the_bodies_used_are_back_in_the_bag_before_it_is_drawn_from() {
    // The bag is empty, so that the only body to be drawn is the planet just returned.
    let bodies = "planet a2 b5, comet b0, star h1 h2";
    let game = table(bodies).bag("star").hand(0, "planet-pair");
    let free = game.clone().play("draw star").offers_to("place").pop().unwrap();
    let game = game.play(&format!("draw star; {free}; pass; validate planet-pair a2 b5; stay b5"));
    let Phase::Refill { drawn, .. } = game.phase() else { panic!("{:?}", game.phase()) };
    assert_eq!(drawn.0, [1, 0, 0, 0]);
}

#[test]
fn with_fewer_than_five_in_the_bag_as_many_as_there_are() {
    let bodies = "planet a2 b5, comet b0, star h1 h2";
    for (bag, drawn_in_all) in [("star", 1), ("star comet", 2), ("star comet planet planet", 4)] {
        let game = table(bodies).bag(bag).hand(0, "planet-pair").play("draw star");
        let free = game.offers_to("place").into_iter().find(|mv| !mv.contains(" a")).unwrap();
        let game = game.play(&format!("{free}; pass; validate planet-pair a2 b5; stay b5"));
        let Phase::Refill { drawn, .. } = game.phase() else { panic!() };
        assert_eq!(drawn.total(), drawn_in_all);
        let (game, settlers) = settle_all(game);
        assert_eq!(settlers.len(), usize::from(drawn_in_all));
        assert!(game.board().bag.is_empty());
    }
}

#[test]
fn with_an_empty_bag_the_disc_stays_empty() {
    let game = table("comet a1, planet h9, star h10").bag("supernova").play("draw supernova");
    let free = game.offers_to("place").into_iter().find(|mv| !mv.contains(" a")).unwrap();
    let game = game.play(&format!("{free}; attract h1 a1"));
    let told = |event: &Event| matches!(event, Event::DiscStaysEmpty { .. });
    assert!(game.events.iter().any(told));
    assert!((game.game.state().universe().occupied() & disc_a()).is_empty());
    assert_eq!(game.phase(), Phase::Take {});
}

#[test]
fn an_attraction_may_empty_a_disc_too() {
    let game = table("planet a1, star c0").play("draw supernova; place c1; attract h1 a1");
    let Phase::Refill { disc, .. } = game.phase() else { panic!() };
    assert_eq!(disc.places(), disc_a());
    let (game, settlers) = settle_all(game);
    assert_eq!((settlers, game.phase()), (vec![2, 1, 0, 2], Phase::Take {}));

    let game = table("planet a2, star c0").play("draw star; token supernova; place c1");
    assert!(matches!(game.play("attract h1 a2").phase(), Phase::Refill { .. }), "by token");
}

#[test]
fn bodies_in_the_black_holes_round_a_disc_do_not_count() {
    let game = table("planet a2 b5, comet b0, star h1 h3 h5").hand(0, "planet-pair");
    assert!(matches!(game.play(EMPTY_IT).phase(), Phase::Refill { .. }));
}

#[test]
fn a_disc_with_a_body_left_is_not_filled() {
    let game = table("planet a2 b5, comet b0 a6").hand(0, "planet-pair").play(EMPTY_IT);
    assert_eq!(game.phase(), Phase::Take {});
}

#[test]
fn several_discs_are_filled_in_their_order() {
    let game = table("planet b0 d0 c0").hand(0, "planet-centres");
    let mut game = game.play("draw star; place f0; pass; validate planet-centres; stay d0");
    let (mut order, mut settlers) = (Vec::new(), Vec::new());
    while let Phase::Refill { disc, .. } = game.phase() {
        order.push(disc.to_string());
        let mv = game.offers()[0].clone();
        game = game.play(&mv);
        settlers.extend(settled(&game).map(|(seat, _)| seat));
    }
    order.dedup();
    assert_eq!(order, ["b", "c"]);
    assert_eq!(settlers, [2, 1, 0, 2, 2, 1, 0, 2], "each disc begins with the player before");
}

#[test]
fn bodies_so_placed_serve_in_the_emptiers_next_validation() {
    let start = |seed| {
        let bodies = "planet a0 f1 f0, comet d6";
        let game = table(bodies).seed(seed).hand(0, "planet-centres comet-pair");
        game.play("draw star; place f2; pass; validate planet-centres; stay f0")
    };
    let with_comet = |game: &Play| game.offers().contains(&"settle comet a3".to_owned());
    let game = (0..50).map(start).find(with_comet).unwrap().play("settle comet a3");
    let (game, _) = settle_all(game);
    assert_eq!(game.offers(), ["validate comet-pair a3 d6", "pass"]);
}

#[test]
fn the_last_body_is_settled_by_the_rules_only_when_nothing_is_left_to_choose() {
    let mut asked = std::collections::HashSet::new();
    for seed in 0..40 {
        let mut game = about_to_empty().seed(seed).play(EMPTY_IT);
        let Phase::Refill { drawn: mut left, .. } = game.phase() else { panic!() };
        for _ in 0..3 {
            let mv = game.offers()[0].clone();
            game = game.play(&mv);
            left[settled(&game).next().unwrap().1] -= 1;
        }
        let is_asked = matches!(game.phase(), Phase::Refill { .. });
        assert_eq!(is_asked, left.kinds().count() == 2, "{left:?} are left for one place");
        asked.insert(is_asked);
    }
    assert_eq!(asked.len(), 2, "both have come up");
}
