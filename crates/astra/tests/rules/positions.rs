//! What `load` rejects in positions, and with which message.

use astra::position::Discovered;
use astra::{Astra, Board, Card, CardSet, Mark, Phase, Star};
use table::{Fault, Game, Position, Seat, SeatSet};

use crate::kit::{Table, card};

fn table() -> Table {
    Table::of(2).around(&["cancer 01...", "aries", "sagitta"]).hand(0, "leo")
}

/// Changes a sound position, and checks the message.
#[track_caller]
fn check(change: impl FnOnce(&mut Board), wrong: &str) {
    let mut position = table().position();
    change(&mut position.board);
    let error = position.state::<Astra>().expect_err("it was accepted");
    assert_eq!(error.to_string(), wrong);
}

/// The kind of fault that a change of a sound position causes.
fn fault(change: impl FnOnce(&mut Board)) -> Fault {
    let mut position = table().position();
    change(&mut position.board);
    position.state::<Astra>().expect_err("it was accepted").fault
}

fn seats<const N: usize>(seats: [u8; N]) -> SeatSet {
    seats.into_iter().map(Seat).collect()
}

/// Removes the last of some cards.
fn take_last(cards: &mut CardSet) -> Card {
    let card = cards.iter().last().unwrap();
    cards.remove(card);
    card
}

#[test]
fn a_sound_position_loads() {
    let position = table().position();
    let game: Astra = position.state().unwrap();
    assert_eq!(game.board(), position.board);
}

#[test]
fn cards_are_there_once() {
    check(|board| board.discard.insert(card("leo")), "discard: leo is there twice");
    check(|board| board.seats[1].active.insert(card("leo")), "seats[1].active: leo is there twice");
    check(|board| board.seats[0].active = CardSet::EMPTY, "board: leo is nowhere");
    let leo_above = |board: &mut Board| board.deck.above[0] = card("leo");
    check(leo_above, "deck: leo is there twice");
    let all_twice = |board: &mut Board| board.deck.below.extend(Card::ALL);
    check(all_twice, "deck: 82 cards of 48");
    assert_eq!(fault(leo_above), Fault::Count);
    assert_eq!(fault(all_twice), Fault::Count);
}

#[test]
fn a_set_that_names_a_card_twice_is_not_read() {
    let mut document = serde_json::to_value(table().position()).unwrap();
    document["board"]["seats"][0]["active"] = serde_json::json!(["leo", "leo"]);
    let error = serde_json::from_value::<Position<Board>>(document).unwrap_err();
    assert_eq!(error.to_string(), "something is named twice");
}

#[test]
fn a_fault_says_of_what_kind_it_is() {
    assert_eq!(fault(|board| board.turn.seat = Seat(2)), Fault::Unknown);
    assert_eq!(
        fault(|board| board.places[0].as_mut().unwrap().marks = "0x...".into()),
        Fault::Unknown
    );
    assert_eq!(fault(|board| board.places[0].as_mut().unwrap().marks = "0".into()), Fault::Count);
    assert_eq!(
        fault(|board| board.seats[0].scoring[0] = board.seats[0].scoring[1]),
        Fault::Unknown
    );
    assert_eq!(fault(|board| board.seats[0].fame = 1000), Fault::Count);
    assert_eq!(fault(|board| board.turn.phase = Phase::Observe {}), Fault::Impossible);
}

#[test]
fn the_deck_has_its_parts() {
    let bottom = |board: &mut Board| board.deck.below.pop().unwrap();
    check(
        |board| {
            let card = bottom(board);
            board.discard.insert(card);
        },
        "deck.below: 29 cards at a table of 2, not 28",
    );
    check(
        |board| {
            for card in std::mem::take(&mut board.deck.above) {
                board.discard.insert(card);
            }
        },
        "deck.above: nothing lies above Game End: say in last_turns how many turns are left",
    );
}

#[test]
fn marks_are_those_of_seats_and_at_tables_of_two_the_dreamers() {
    let mark = |marks: &'static str| {
        move |board: &mut Board| board.places[0].as_mut().unwrap().marks = marks.into()
    };
    check(mark("01"), "places[0].marks: cancer has 5 stars, not 2");
    check(mark("02..."), "places[0].marks: nobody here marks star 2 of cancer as '2'");
    check(mark("0x..."), "places[0].marks: nobody here marks star 2 of cancer as 'x'");
    check(mark("01010"), "places: a complete card should have been discovered");
    let mut position = Table::of(3).around(&["cancer 0d..."]).position();
    let error = position.state::<Astra>().unwrap_err().to_string();
    assert_eq!(error, "places[0].marks: nobody here marks star 2 of cancer as 'd'");
    position.board.places[0].as_mut().unwrap().marks = "01...".into();
    position.state::<Astra>().unwrap();
}

#[test]
fn journals_stay_within_their_tracks() {
    check(|board| board.seats[0].pouch = 4, "seats[0].pouch: 5 to 12, not 4");
    check(|board| board.seats[1].pouch = 13, "seats[1].pouch: 5 to 12, not 13");
    check(|board| board.seats[1].wisdom = 13, "seats[1].wisdom: 0 to 12, not 13");
    check(|board| board.seats[1].stardust = 1000, "seats[1].stardust: 0 to 999, not 1000");
    check(|board| board.seats[0].telescopes = 1000, "seats[0].telescopes: 0 to 999, not 1000");
    check(|board| board.seats[1].fame = 1000, "seats[1].fame: 0 to 999, not 1000");
    check(|board| board.seats.truncate(1), "seats: 1 for a table of 2");
    check(
        |board| board.seats[0].scoring[0] = board.seats[0].scoring[1],
        "seats[0].scoring: a final scoring card has two different rows",
    );
    check(
        |board| board.seats[0].scoring = board.seats[1].scoring,
        "seats[0].scoring: another seat has the same",
    );
}

#[test]
fn the_rows_of_a_scoring_card_are_written_in_any_order() {
    let mut position = table().position();
    let sound: Astra = position.state().unwrap();
    position.board.seats[0].scoring.reverse();
    assert_eq!(position.state(), Ok(sound));
}

#[test]
fn what_goes_beyond_the_most_there_can_be_is_lost() {
    let table = || Table::of(3).around(&["cancer ....."]).with(0, "stardust 999");
    table().hand(0, "leo").plays("use leo").has(0, "stardust 999").reloads();
    let rich = table().with(0, "telescopes 998").hand(0, "ara auriga");
    rich.plays("use ara")
        .has(0, "stardust 996, telescopes 999")
        .reloads()
        .refuses("use auriga", "auriga would do nothing now");
    // The refund goes to a seat that is near the maximum.
    let refund = table().hand(0, "taurus scorpius");
    refund.plays("use taurus; use scorpius; mark cancer 2; stop").has(0, "stardust 999").reloads();
}

#[test]
fn hands_keep_to_their_limit() {
    check(
        |board| {
            for card in [take_last(&mut board.discard), take_last(&mut board.discard)] {
                board.seats[0].exhausted.insert(card);
            }
        },
        "seats[0]: more cards than its limit allows",
    );
}

#[test]
fn seats_exist() {
    check(|board| board.first = Seat(2), "first: there is no seat 2 at this table");
    check(|board| board.first = Seat(255), "first: there is no seat 255 at this table");
    check(|board| board.turn.seat = Seat(2), "turn.seat: there is no seat 2 at this table");
}

#[test]
fn places_are_filled_while_the_deck_lasts() {
    check(
        |board| {
            let place = board.places[1].take().unwrap();
            board.discard.insert(place.card);
        },
        "places[1]: it is empty though the deck is not",
    );
    check(
        |board| {
            let place = board.places.pop().flatten().unwrap();
            board.discard.insert(place.card);
        },
        "places: a table of 2 has 3, not 2",
    );
}

#[test]
fn a_turn_fits_its_phase() {
    let phase = |phase| move |board: &mut Board| board.turn.phase = phase;
    check(|board| board.turn.paid = 2, "turn: it begins with nothing done");
    check(phase(Phase::Observe {}), "turn.phase: nothing was paid yet");
    check(phase(Phase::Telescope {}), "turn.phase: nothing was paid yet");
    check(phase(Phase::Dream {}), "turn.phase: nobody dreams");
    check(phase(Phase::Over {}), "turn.phase: the game cannot be over yet");
    check(phase(Phase::Limit {}), "discoveries: no card was discovered");
    check(phase(Phase::Order {}), "turn.phase: there is no order to choose");
    let boons = |group| Phase::Boons { group };
    check(phase(boons(seats([1]))), "discoveries: no card is being discovered");
    check(phase(boons(seats([3]))), "turn.phase.group: there is no seat 3 at this table");
    let activation = |seat, after| Phase::Activation { seat: Seat(seat), left: 1, after };
    check(phase(activation(200, seats([]))), "turn.phase.seat: there is no seat 200 at this table");
    check(
        phase(activation(0, seats([1, 2]))),
        "turn.phase.after: there is no seat 2 at this table",
    );
    check(
        |board| {
            board.turn.phase = Phase::Observe {};
            (board.turn.paid, board.turn.pile) = (1, 1);
        },
        "last_mark: a run goes on from the star marked last",
    );
}

/// Changes the position that some moves led to, and checks the message.
#[track_caller]
fn check_played(played: &crate::kit::Played, change: impl FnOnce(&mut Board), wrong: &str) {
    let mut position = played.game.position();
    change(&mut position.board);
    let error = position.state::<Astra>().expect_err("it was accepted");
    assert_eq!(error.to_string(), wrong);
}

#[test]
fn boons_are_picked_by_those_whose_turn_it_is_to_pick() {
    let tie = Table::of(4).around(&["cancer 0123."]).plays("mark cancer 5; 2: boon 4");
    let group = |group| move |board: &mut Board| board.turn.phase = Phase::Boons { group };
    check_played(&tie, group(seats([1, 2])), "turn.phase.group: others pick boons first");
    check_played(&tie, group(seats([0, 1, 2, 3])), "turn.phase.group: others pick boons first");
    let pick = |seat: usize, boon: Option<u8>| {
        move |board: &mut Board| board.discoveries[0].boons[seat] = boon
    };
    check_played(&tie, pick(0, Some(1)), "discoveries[0].boons: seat 0 is no assistant");
    check_played(&tie, pick(1, Some(5)), "discoveries[0].boons: cancer has boons 1 to 4, not 5");
    check_played(&tie, pick(1, Some(0)), "discoveries[0].boons: cancer has boons 1 to 4, not 0");
    check_played(
        &tie,
        |board| board.discoveries.clear(),
        "discoveries: no card is being discovered",
    );
    check_played(
        &tie,
        |board| board.discoveries[0].boons.truncate(3),
        "discoveries[0].boons: 3 for a table of 4",
    );
    check_played(
        &tie,
        |board| (1..=3).for_each(|seat| board.discoveries[0].boons[seat] = Some(1)),
        "turn.phase: nobody is to act",
    );
    let second = Table::of(3).around(&["cancer 0112."]).plays("mark cancer 5; 1: boon 2");
    check_played(
        &second,
        pick(2, Some(2)),
        "discoveries[0].boons: a boon was picked that is crossed out",
    );
}

#[test]
fn activations_fit_the_boon() {
    let (number, _) = crate::kit::boon("cancer", astra::BoonKind::Activation);
    let activating = Table::of(3)
        .around(&["cancer 0111."])
        .hand(1, "leo* aquila*")
        .plays(&format!("mark cancer 5; 1: boon {number}"));
    let phase = |seat, left, after| {
        move |board: &mut Board| {
            board.turn.phase = Phase::Activation { seat: Seat(seat), left, after };
        }
    };
    let other = "turn.phase.left: the boon activates other cards";
    check_played(&activating, phase(1, 2, seats([])), other);
    check_played(&activating, phase(2, 1, seats([])), other);
    let waits = "turn.phase.after: whoever waits has a boon for it";
    check_played(&activating, phase(1, 1, seats([2])), waits);
    let one_left = |board: &mut Board| {
        let card = take_last(&mut board.seats[1].exhausted);
        board.seats[1].active.insert(card);
    };
    check_played(&activating, one_left, "turn.phase: there is nothing to choose for the boon");
    let stranger = |board: &mut Board| board.discoveries[0].boons[0] = Some(number as u8);
    check_played(&activating, stranger, "discoveries[0].boons: seat 0 is no assistant");
    let behind = Table::of(4)
        .around(&["cancer 0112."])
        .hand(1, "leo* aquila*")
        .plays(&format!("mark cancer 5; 1: boon {number}"));
    let too_early = |board: &mut Board| board.discoveries[0].boons[2] = Some(1);
    check_played(&behind, too_early, "discoveries[0].boons: others pick first");
}

#[test]
fn cards_are_made_active_after_the_reveal_and_in_order_of_seats() {
    let (number, _) = crate::kit::boon("cancer", astra::BoonKind::Activation);
    let tied = Table::of(4)
        .around(&["cancer 1233."])
        .hand(1, "leo* aquila*")
        .hand(2, "ara* lyra*")
        .turn(0)
        .plays(&format!("mark cancer 5; 3: boon 1; 1: boon {number}; 2: boon {number}"));
    check_played(
        &tied,
        |board| {
            board.discoveries[0].boons[2] = None;
            let after = seats([]);
            board.turn.phase = Phase::Activation { seat: Seat(1), left: 1, after };
        },
        "turn.phase: cards are made active after the reveal",
    );
    check_played(
        &tied,
        |board| board.discoveries[0].boons[3] = None,
        "discoveries[0].boons: others pick first",
    );
    let second_first = |board: &mut Board| {
        let after = seats([1]);
        board.turn.phase = Phase::Activation { seat: Seat(2), left: 1, after };
    };
    check_played(&tied, second_first, "turn.phase.after: cards are made active in order of seats");
    // The discoverer takes no boon, whatever the cards.
    let discoverer = Table::of(3)
        .around(&["cancer 0111."])
        .hand(0, "lyra* orion*")
        .hand(1, "leo* aquila*")
        .plays(&format!("mark cancer 5; 1: boon {number}"));
    let takes = |board: &mut Board| {
        board.discoveries[0].boons = vec![Some(number as u8), None, None];
        board.turn.phase = Phase::Activation { seat: Seat(0), left: 1, after: seats([]) };
    };
    check_played(&discoverer, takes, "discoveries[0].boons: seat 0 is no assistant");
}

#[test]
fn what_a_turn_remembers_fits_together() {
    let observing = Table::of(2).around(&["taurus", "aries", "cancer"]).hand(0, "leo");
    let observing = observing.plays("mark taurus 1; mark taurus 2");
    check_played(&observing, |board| board.turn.pile = 3, "turn.piles: more than was paid");
    check_played(&observing, |board| board.turn.paid = 500, "turn.paid: more than there are stars");
    check_played(
        &observing,
        |board| board.turn.no_action = true,
        "turn.no_action: there was an action",
    );
    check_played(
        &observing,
        |board| board.turn.rested = true,
        "turn.rested: a turn has one action: Observe or Rest",
    );
    check_played(
        &observing,
        |board| board.turn.phase = Phase::Ability {},
        "turn.phase: abilities come before the action",
    );
    check_played(
        &observing,
        |board| (board.turn.grand_stars, board.turn.uncommon) = (1, false),
        "turn.uncommon: a Grand star is not Common",
    );
    let kind = astra::Cards::standard().with_ability(astra::Ability::GenerousRest) as u8;
    check_played(
        &observing,
        |board| board.turn.generous_rest = kind + 1,
        "turn.generous_rest: more cards than have this ability",
    );
    check_played(
        &observing,
        |board| board.seats[0].stardust = 0,
        "turn.phase: there is nothing to decide",
    );
    let dreaming =
        Table::of(2).around(&["cassiopeia", "aries 0....", "cancer 0...."]).plays("rest");
    check_played(
        &dreaming,
        |board| board.turn.rested = false,
        "turn.dreaming: the dreamer comes after a Rest",
    );
    check_played(
        &dreaming,
        |board| board.turn.phase = Phase::DreamOn { left: 4 },
        "turn.phase.left: the dreamer marks fewer stars",
    );
}

#[test]
fn an_ability_asks_after_its_use() {
    use Phase::{AnyStar, Exchange, StarAndNeighbours, ThreeCards, TwoStars};
    let phases = [
        (Exchange {}, "ara"),
        (AnyStar {}, "cetus"),
        (StarAndNeighbours {}, "virgo"),
        (TwoStars { second: false }, "pisces"),
        (ThreeCards { left: 3, done: CardSet::EMPTY }, "draco"),
    ];
    for (phase, name) in phases {
        let ability = astra::Cards::standard().get(card(name)).ability;
        let wrong = format!("used: no card of {ability}, which the phase is for");
        check(|board| board.turn.phase = phase, &wrong);
        let played = Table::of(3).hand(0, &format!("leo {name}")).plays(&format!("use {name}"));
        let other_used = |board: &mut Board| board.used = CardSet::only(card("leo"));
        check_played(&played.reloads(), other_used, &wrong);
    }
    let virgo = Table::of(3).hand(0, "virgo").plays("use virgo");
    check_played(
        &virgo,
        |board| board.turn.no_action = false,
        "turn.no_action: the ability takes the action",
    );
}

#[test]
fn a_pile_is_that_of_an_observe() {
    let table = Table::of(3).around(&["cancer 111.."]).with(0, "telescopes 1").hand(0, "ara");
    let telescope = table.plays("mark cancer 4");
    check_played(&telescope, |board| board.turn.pile = 1, "turn.pile: it is that of an Observe");
    check_played(
        &telescope,
        |board| board.turn.grand_in_run = true,
        "turn.pile: it is that of an Observe",
    );
    check_played(&telescope, |board| board.turn.piles = 1, "turn.piles: none led to a Grand star");
    let ability = table.plays("use ara; stop");
    check_played(
        &ability,
        |board| board.turn.grand_in_run = true,
        "turn.pile: it is that of an Observe",
    );
    let observing = Table::of(3).around(&["cancer"]).plays("mark cancer 1");
    check_played(&observing, |board| board.turn.pile = 0, "turn.pile: it is that of an Observe");
    check_played(
        &observing,
        |board| board.turn.grand_in_run = true,
        "turn.piles: none led to a Grand star",
    );
}

#[test]
fn a_limit_is_checked_after_a_discovery() {
    let table = Table::of(3).around(&["cancer 0000."]).hand(0, "leo ara").with(0, "wisdom 0");
    let limit = table.plays("mark cancer 5");
    check_played(&limit, |board| board.discoveries.clear(), "discoveries: no card was discovered");
    let kept = |board: &mut Board| {
        let card = take_last(&mut board.seats[0].active);
        board.discard.insert(card);
    };
    check_played(&limit, kept, "turn.phase: nothing has to be discarded");
}

#[test]
fn the_dreamer_marks_as_many_stars_as_the_sphere_says() {
    for sphere in astra::Element::ALL {
        let spheres = astra::Cards::standard();
        let number = spheres.sphere(spheres.sphere(sphere).1.element).0.number;
        let table = Table::of(2).around(&["cancer", "aries", "taurus 0........."]).sphere(sphere);
        let dreaming = table.plays("rest");
        let dreams_on = |left| move |board: &mut Board| board.turn.phase = Phase::DreamOn { left };
        check_played(
            &dreaming,
            dreams_on(number),
            "turn.phase.left: the dreamer marks fewer stars",
        );
        check_played(&dreaming, dreams_on(0), "turn.phase.left: the dreamer marks fewer stars");
    }
}

#[test]
fn what_was_used_discovered_or_marked_is_on_the_table() {
    let mark = |name: &str, star| Some(Mark { card: card(name), star: Star(star) });
    check(|board| board.used.insert(card("cancer")), "used: nobody has had cancer");
    check(|board| board.last_mark = mark("cancer", 4), "last_mark: the star is not marked");
    check(|board| board.last_mark = mark("leo", 12), "last_mark: the star is not marked");
    check(
        |board| {
            let (card, boons) = (board.deck.above[0], vec![None, None]);
            board.discoveries.push(Discovered { card, boons });
        },
        "discoveries[0].card: it is in the deck",
    );
}

#[test]
fn a_card_is_discovered_once_and_after_the_action() {
    let discovered = |names: &'static [&str]| {
        move |board: &mut Board| {
            let one = |name: &&str| Discovered { card: card(name), boons: vec![None; 3] };
            board.discoveries.splice(0..0, names.iter().map(one));
        }
    };
    let table = Table::of(3).around(&["cancer 000..", "aries 011.."]).hand(0, "leo ara");
    let observing = table.clone().with(0, "telescopes 1").plays("mark cancer 4");
    check_played(
        &observing,
        discovered(&["leo"; 6]),
        "discoveries[1].card: it was discovered twice",
    );
    check_played(&observing, discovered(&["leo"]), "discoveries: more than there can be");
    let picking = Table::of(3).around(&["cancer 0012."]).hand(0, "leo").plays("mark cancer 5");
    check_played(&picking, discovered(&["leo"]), "discoveries: more than there can be");
    check_played(
        &picking,
        discovered(&["cancer"]),
        "discoveries[0].card: it is not where it should be",
    );
    // In the previous turn, as many as there are places.
    let mut position = table.position();
    discovered(&["leo", "ara"])(&mut position.board);
    position.state::<Astra>().unwrap();
    discovered(&["leo"])(&mut position.board);
    let error = position.state::<Astra>().unwrap_err().to_string();
    assert_eq!(error, "discoveries[1].card: it was discovered twice");
}

#[test]
fn the_last_turn_is_the_last_of_a_round() {
    let mut position = table().last_turns(0, 10).position();
    let error = position.state::<Astra>().unwrap_err().to_string();
    assert_eq!(error, "last_turns: the last turn is not the last of a round");
    position.board.last_turns = Some(1);
    position.state::<Astra>().unwrap();
}

#[test]
fn every_phase_reads_back() {
    let tables = [
        Table::of(3).hand(0, "ara").plays("use ara"),
        Table::of(3).hand(0, "cetus").plays("use cetus"),
        Table::of(3).hand(0, "virgo").plays("use virgo"),
        Table::of(3).around(&["cancer"]).hand(0, "pisces").plays("use pisces; mark cancer 1"),
        Table::of(3).around(&["cancer"]).hand(0, "draco").plays("use draco; mark cancer 1"),
        Table::of(3).around(&["cancer"]).plays("mark cancer 1"),
        Table::of(3).around(&["cancer"]).with(0, "telescopes 1").plays("mark cancer 1; stop"),
        Table::of(3).around(&["cancer 0012."]).plays("mark cancer 5; 2: boon 3"),
        Table::of(3)
            .around(&["cancer 0000."])
            .hand(0, "leo ara")
            .with(0, "wisdom 0")
            .plays("mark cancer 5"),
        Table::of(3)
            .around(&["aries 1111.", "cancer 2222."])
            .with(0, "telescopes 1")
            .plays("mark cancer 5; mark aries 5"),
        Table::of(3)
            .around(&["cancer 0111."])
            .hand(1, "leo* aquila*")
            .plays("mark cancer 5; 1: boon 4"),
        Table::of(2).around(&["aries", "cancer", "taurus 0........."]).plays("rest"),
        Table::of(2)
            .around(&["cassiopeia", "aries 0....", "cancer 0...."])
            .sphere(astra::Element::Fire)
            .plays("rest"),
        Table::of(3).last_turns(0, 5).turn(2).plays("rest"),
    ];
    let phases = tables.map(|played| {
        let phase = serde_json::to_value(played.reloads().game.state().board().turn.phase).unwrap();
        phase["name"].as_str().unwrap().to_owned()
    });
    let expected = [
        "exchange",
        "any-star",
        "star-and-neighbours",
        "two-stars",
        "three-cards",
        "observe",
        "telescope",
        "boons",
        "limit",
        "order",
        "activation",
        "dream",
        "dream-on",
        "over",
    ];
    assert_eq!(phases, expected);
}

#[test]
fn a_phase_has_no_unknown_fields() {
    for name in ["start", "ability", "observe", "limit", "dream", "over"] {
        let read = |text: String| serde_json::from_str::<Phase>(&text);
        let phase = read(format!(r#"{{"name": "{name}"}}"#)).unwrap();
        assert_eq!(serde_json::to_value(phase).unwrap(), serde_json::json!({ "name": name }));
        let error = read(format!(r#"{{"name": "{name}", "left": 2}}"#)).unwrap_err();
        assert!(error.to_string().starts_with("unknown field `left`"), "{error}");
    }
}
