//! Ranks, ties, and who pays whom.
//!
//! See [`crate::scene`] for the notation. The discs here have few lines or none, so that most
//! figures simply count their value.

use sternenhimmel::Event;

use crate::scene::{Scene, check, story};

#[test]
fn third_fourth_and_fifth_each_take_their_own_figures_from_the_first() {
    check(
        "9/6",
        "0:10 1:7 1:1 2:3 2:1 2:black-hole 3:1 3:double 4:1",
        "0 has 10 by 1, 1 has 8 by 2, 2 has 4 by 3, 3 has 1 by 2, 4 has 1 by 1 \
         | 0 gets 9, 1 gets 6, 2 gets 3 from 0, 3 gets 2 from 0, 4 gets 1 from 0",
    );
}

/// Nobody had a coin before: the winner pays out of the reward.
#[test]
fn the_winner_has_the_reward_in_hand_before_paying() {
    check(
        "2/1",
        "0:10 1:7 2:3 2:1",
        "0 has 10 by 1, 1 has 7 by 1, 2 has 4 by 2 | 0 gets 2, 1 gets 1, 2 gets 2 from 0",
    );
}

#[test]
fn a_greater_sum_beats_more_figures() {
    check("4/2", "0:10 1:1 1:3 1:5", "0 has 10 by 1, 1 has 9 by 3 | 0 gets 4, 1 gets 2");
}

#[test]
fn of_equal_sums_the_one_with_more_figures_ranks_higher_and_the_other_is_next() {
    check(
        "4/2",
        "0:10 1:7 1:3 2:5",
        "1 has 10 by 2, 0 has 10 by 1, 2 has 5 by 1 | 1 gets 4, 0 gets 2, 2 gets 1 from 1",
    );
}

#[test]
fn doubles_and_holes_count_as_figures_in_a_tie() {
    check("3/2", "0:10 1:10 1:double", "1 has 10 by 2, 0 has 10 by 1 | 1 gets 3, 0 gets 2");
    check("3/2", "0:10 1:10 1:black-hole", "1 has 10 by 2, 0 has 10 by 1 | 1 gets 3, 0 gets 2");
}

#[test]
fn a_tie_for_second_is_broken_by_figures_too() {
    check(
        "5/2",
        "0:10 1:6 2:5 2:1 3:3",
        "0 has 10 by 1, 2 has 6 by 2, 1 has 6 by 1, 3 has 3 by 1 \
         | 0 gets 5, 2 gets 2, 1 gets 1 from 0, 3 gets 1 from 0",
    );
}

#[test]
fn only_figures_that_are_left_break_a_tie_or_are_paid() {
    check(
        "5/2 3-4 3-5",
        "0:10 1:10 2:black-hole 0:1 0:3",
        "swallowed 4 5 | 0 has 10 by 1, 1 has 10 by 1, 2 has 0 by 1 | tied for first \
         | 0 gets 1, 1 gets 1, 2 gets 1",
    );
    check(
        "6/3 3-4 3-5",
        "0:10 1:7 1:black-hole 2:1 2:3 2:5",
        "swallowed 4 5 | 0 has 10 by 1, 1 has 7 by 2, 2 has 5 by 1 \
         | 0 gets 6, 1 gets 3, 2 gets 1 from 0",
    );
}

#[test]
fn of_three_equal_sums_one_with_more_figures_is_first_and_the_others_tie_for_second() {
    check(
        "4/2",
        "0:10 1:10 2:10 1:double",
        "1 has 10 by 2, 0 has 10 by 1, 2 has 10 by 1 | tied for second \
         | 1 gets 4, 0 gets 1, 2 gets 1",
    );
}

#[test]
fn in_an_unbroken_tie_for_first_the_reserve_pays_everyone_their_figures() {
    check(
        "8/5",
        "0:10 0:1 1:10 1:1 2:7 3:1 3:3 3:double",
        "0 has 11 by 2, 1 has 11 by 2, 2 has 7 by 1, 3 has 4 by 3 | tied for first \
         | 0 gets 2, 1 gets 2, 2 gets 1, 3 gets 3",
    );
}

#[test]
fn three_may_tie_for_first() {
    check(
        "4/2",
        "0:7 1:7 2:7 3:6",
        "0 has 7 by 1, 1 has 7 by 1, 2 has 7 by 1, 3 has 6 by 1 | tied for first \
         | 0 gets 1, 1 gets 1, 2 gets 1, 3 gets 1",
    );
}

#[test]
fn in_an_unbroken_tie_for_second_the_first_pays_nobody_and_the_reserve_all_others() {
    check(
        "6/3",
        "0:10 1:7 2:7 3:5 3:1 4:1",
        "0 has 10 by 1, 1 has 7 by 1, 2 has 7 by 1, 3 has 6 by 2, 4 has 1 by 1 | tied for second \
         | 0 gets 6, 1 gets 1, 2 gets 1, 3 gets 2, 4 gets 1",
    );
}

#[test]
fn a_tie_below_second_needs_no_breaking() {
    check(
        "6/3",
        "0:10 1:7 2:5 3:5 4:1 4:3",
        "0 has 10 by 1, 1 has 7 by 1, 2 has 5 by 1, 3 has 5 by 1, 4 has 4 by 2 \
         | 0 gets 6, 1 gets 3, 2 gets 1 from 0, 3 gets 1 from 0, 4 gets 2 from 0",
    );
}

#[test]
fn two_left_and_equal_in_everything_get_their_figures_and_no_reward() {
    check(
        "4/2",
        "0:10 0:1 1:10 1:1",
        "0 has 11 by 2, 1 has 11 by 2 | tied for first | 0 gets 2, 1 gets 2",
    );
}

#[test]
fn two_left_and_not_equal_get_the_two_rewards() {
    check("2/2", "0:3 1:1", "0 has 3 by 1, 1 has 1 by 1 | 0 gets 2, 1 gets 2");
}

#[test]
fn a_disc_full_of_one_players_figures_pays_both_rewards() {
    check("3/2", "1:10 1:1 1:double", "1 has 11 by 3 | 1 gets 3, 1 gets 2");
}

#[test]
fn the_only_player_left_after_the_holes_gets_both_rewards_even_with_a_value_of_0() {
    check(
        "4/2 1-2 1-3 1-4",
        "0:black-hole 1:10 1:7 2:6",
        "swallowed 2 3 4 | 0 has 0 by 1 | 0 gets 4, 0 gets 2",
    );
}

#[test]
fn nobody_left_nobody_paid() {
    check("3/2 1-2 2-3", "0:black-hole 1:black-hole 2:black-hole", "vanished 1 2 3 | nobody left");
}

#[test]
fn a_value_of_0_can_win_and_be_second() {
    check(
        "3/2",
        "0:double 1:double 1:black-hole",
        "1 has 0 by 2, 0 has 0 by 1 | 1 gets 3, 0 gets 2",
    );
}

#[test]
fn whose_figures_are_all_gone_is_paid_nothing() {
    check(
        "3/2 1-2",
        "1:black-hole 2:10 0:1",
        "swallowed 2 | 0 has 1 by 1, 1 has 0 by 1 | 0 gets 3, 1 gets 2",
    );
}

#[test]
fn whose_figures_are_all_gone_is_paid_nothing_in_a_tie_either() {
    check(
        "5/2 1-2",
        "0:black-hole 2:7 0:10 1:10 1:double",
        "swallowed 2 | 0 has 10 by 2, 1 has 10 by 2 | tied for first | 0 gets 2, 1 gets 2",
    );
    check(
        "5/2 1-2",
        "0:black-hole 3:7 0:10 1:5 2:5",
        "swallowed 2 | 0 has 10 by 2, 1 has 5 by 1, 2 has 5 by 1 | tied for second \
         | 0 gets 5, 1 gets 1, 2 gets 1",
    );
}

/// The coins of seat 0 before the last figure, and how it then pays three others on a disc that
/// gives the first 1 and the second 0. Only a custom disc has so small rewards.
fn mean_disc(coins: u16) -> String {
    let scene = Scene::of(5).turn(4).pile("pisces").coins(&[coins, 0, 0, 0, 0]);
    let scene = scene.open("leo", "1/0", "0:10 1:7 2:3 2:1 3:1 3:double -");
    let others = ["aries", "taurus", "gemini", "cancer"];
    let scene = others.iter().fold(scene, |scene, disc| scene.open(disc, "5/2", "- - - - -"));
    let mut events = scene.start().play("4 place 1 leo 7");
    events.retain(|event| matches!(event, Event::Paid { .. }));
    story(&events)
}

#[test]
fn a_winner_who_cannot_pay_pays_what_there_is_in_rank_order_and_the_reserve_the_rest() {
    let rewards = "0 gets 1, 1 gets 0";
    let cases = [
        (0, "2 gets 1 from 0, 2 gets 1, 3 gets 2, 4 gets 1"),
        (1, "2 gets 2 from 0, 3 gets 2, 4 gets 1"),
        (2, "2 gets 2 from 0, 3 gets 1 from 0, 3 gets 1, 4 gets 1"),
        (4, "2 gets 2 from 0, 3 gets 2 from 0, 4 gets 1 from 0"),
        (9, "2 gets 2 from 0, 3 gets 2 from 0, 4 gets 1 from 0"),
    ];
    for (coins, paid) in cases {
        assert_eq!(mean_disc(coins), format!("{rewards}, {paid}"), "a winner who had {coins}");
    }
}
