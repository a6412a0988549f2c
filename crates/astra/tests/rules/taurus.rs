//! The rulebook's example of Taurus, move by move: three players, the marking and the discovery.

use astra::BoonKind::{Fame, Stardust};

use crate::kit::{Table, boon};

/// Star 1 is the right horn's tip, 2 and 3 lead down; 4 and 5 are the left horn; 6 is the neck,
/// 7 and 8 the upper path, 9 and 10 the rest.
fn robin_has_marked_three() -> crate::kit::Played {
    Table::of(3)
        .around(&["taurus", "cancer", "aries", "sagitta"])
        .load()
        // Nothing is marked yet: the starting star is all there is.
        .offers_stars("taurus", "1")
        .plays("mark taurus 1; mark taurus 2; mark taurus 3; stop")
        .has(0, "stardust 5")
        .marks("taurus", "000.......")
}

fn matthew_has_taken_the_left_horn() -> crate::kit::Played {
    robin_has_marked_three()
        .waits_for(&[1])
        .offers_stars("taurus", "4 6")
        .plays("mark taurus 4; mark taurus 5")
        // A dead end: the turn is over although six stardust remain.
        .has(1, "stardust 6")
        .marks("taurus", "00011.....")
}

fn dorothy_has_taken_the_upper_path() -> crate::kit::Played {
    matthew_has_taken_the_left_horn()
        .waits_for(&[2])
        .offers_stars("taurus", "6")
        .plays("mark taurus 6")
        .offers_stars("taurus", "7 9")
        .plays("mark taurus 7; mark taurus 8")
        .has(2, "stardust 5")
        .marks("taurus", "00011222..")
}

#[test]
fn the_marking_replays_as_printed() {
    dorothy_has_taken_the_upper_path().waits_for(&[0]);
}

#[test]
fn the_discovery_replays_as_printed() {
    let (fame, four) = boon("taurus", Fame);
    let (stardust, six) = boon("taurus", Stardust);
    assert_eq!((four, six), (4, 6));
    dorothy_has_taken_the_upper_path()
        .plays("mark taurus 9; mark taurus 10")
        // Three stars against two: Dorothy goes first, and Robin picks nothing.
        .waits_for(&[2])
        .plays(&format!("boon {fame}"))
        .has(2, "fame 4")
        .waits_for(&[1])
        .refuses(&format!("boon {fame}"), &format!("boon {fame} is crossed out"))
        .plays(&format!("boon {stardust}"))
        // Six more than he had, regardless of the size of his pouch.
        .has(1, "stardust 12, pouch 5")
        .holds(0, "taurus")
        .waits_for(&[1]);
}

#[test]
fn robin_with_limit_three_may_keep_taurus_as_his_third_card() {
    Table::of(3)
        .around(&["taurus 00011222.."])
        .hand(0, "leo lyra")
        .with(0, "wisdom 2")
        .plays("mark taurus 9; mark taurus 10; 2: boon 1; 1: boon 2")
        .has(0, "limit 3, cards 3")
        .holds(0, "leo lyra taurus")
        .waits_for(&[1]);
}
