//! Holes and doubles: what is left on a full disc, and what it is worth.
//!
//! Every disc here is filled star by star; see [`crate::scene`] for the notation.

use crate::scene::check;

#[test]
fn first_everything_is_turned_face_up() {
    check(
        "4/2 1-2 2-3 3-4 large 1 2",
        "0:10 1:7 0:3 1:1",
        "revealed 1:10 2:7 | 0 has 13 by 2, 1 has 8 by 2 | 0 gets 4, 1 gets 2",
    );
}

#[test]
fn two_joined_holes_vanish_and_swallow_nothing() {
    check(
        "4/2 1-2 2-3 3-4",
        "0:10 0:black-hole 1:black-hole 1:7",
        "vanished 2 3 | 0 has 10 by 1, 1 has 7 by 1 | 0 gets 4, 1 gets 2",
    );
}

#[test]
fn a_vanishing_hole_swallows_none_of_its_other_neighbours() {
    check(
        "5/2 1-2 2-3 2-4 2-5",
        "0:10 0:black-hole 1:black-hole 1:7 0:1",
        "vanished 2 3 | 0 has 11 by 2, 1 has 7 by 1 | 0 gets 5, 1 gets 2",
    );
}

#[test]
fn three_holes_in_a_row_all_vanish() {
    check(
        "5/2 1-2 2-3 3-4 4-5",
        "0:10 0:black-hole 1:black-hole 2:black-hole 1:7",
        "vanished 2 3 4 | 0 has 10 by 1, 1 has 7 by 1 | 0 gets 5, 1 gets 2",
    );
}

#[test]
fn a_chain_of_five_holes_vanishes() {
    check(
        "6/3 1-2 2-3 3-4 4-5 5-6",
        "0:black-hole 1:black-hole 2:black-hole 3:black-hole 4:black-hole 0:1",
        "vanished 1 2 3 4 5 | 0 has 1 by 1 | 0 gets 6, 0 gets 3",
    );
}

#[test]
fn a_ring_of_three_holes_vanishes() {
    check(
        "5/2 1-2 2-3 1-3 3-4 4-5",
        "0:black-hole 1:black-hole 2:black-hole 0:10 1:7",
        "vanished 1 2 3 | 0 has 10 by 1, 1 has 7 by 1 | 0 gets 5, 1 gets 2",
    );
}

#[test]
fn two_pairs_of_holes_on_a_disc_both_vanish() {
    check(
        "6/3 1-2 2-3 3-4 4-5 5-6",
        "0:black-hole 1:black-hole 0:10 2:black-hole 3:black-hole 1:7",
        "vanished 1 2 4 5 | 0 has 10 by 1, 1 has 7 by 1 | 0 gets 6, 1 gets 3",
    );
}

#[test]
fn a_lone_hole_stays_on_a_disc_where_others_vanish_and_swallows() {
    check(
        "6/3 1-2 2-3 3-4 4-5 5-6",
        "0:black-hole 1:black-hole 0:10 0:7 2:black-hole 1:5",
        "vanished 1 2 | swallowed 4 6 | 0 has 10 by 1, 2 has 0 by 1 | 0 gets 6, 2 gets 3",
    );
}

#[test]
fn a_star_beside_a_vanished_hole_and_a_lone_one_is_swallowed() {
    check(
        "5/2 1-2 2-3 3-4",
        "0:black-hole 1:black-hole 0:10 2:black-hole 1:7",
        "vanished 1 2 | swallowed 3 | 1 has 7 by 1, 2 has 0 by 1 | 1 gets 5, 2 gets 2",
    );
}

#[test]
fn a_double_beside_a_vanished_hole_survives_and_doubles() {
    check(
        "5/2 1-2 2-3 3-4 4-5",
        "0:10 0:double 0:black-hole 1:black-hole 1:7",
        "vanished 3 4 | doubled 1:20 | 0 has 20 by 2, 1 has 7 by 1 | 0 gets 5, 1 gets 2",
    );
}

#[test]
fn a_lone_hole_swallows_every_neighbour_its_owners_too() {
    check(
        "5/2 1-4 2-4 3-4 3-5",
        "0:10 1:7 2:6 0:black-hole 1:1",
        "swallowed 1 2 3 | 1 has 1 by 1, 0 has 0 by 1 | 1 gets 5, 0 gets 2",
    );
}

#[test]
fn swallowing_goes_one_line_far() {
    check(
        "4/2 1-2 2-3 3-4",
        "0:black-hole 1:7 1:10 1:5",
        "swallowed 2 | 1 has 15 by 2, 0 has 0 by 1 | 1 gets 4, 0 gets 2",
    );
}

#[test]
fn a_star_between_two_lone_holes_is_swallowed_once_and_both_holes_stay() {
    check(
        "4/2 1-2 2-3",
        "0:black-hole 1:10 2:black-hole 1:1",
        "swallowed 2 | 1 has 1 by 1, 0 has 0 by 1, 2 has 0 by 1 | tied for second \
         | 1 gets 4, 0 gets 1, 2 gets 1",
    );
}

#[test]
fn a_hole_joined_to_nothing_swallows_nothing() {
    check("3/2 1-2", "0:10 1:7 1:black-hole", "0 has 10 by 1, 1 has 7 by 2 | 0 gets 3, 1 gets 2");
}

#[test]
fn a_swallowed_double_doubles_nothing() {
    check(
        "3/2 1-2 2-3",
        "0:black-hole 0:double 1:10",
        "swallowed 2 | 1 has 10 by 1, 0 has 0 by 1 | 1 gets 3, 0 gets 2",
    );
}

#[test]
fn a_swallowed_star_is_not_doubled() {
    check(
        "4/2 1-2 2-3 3-4",
        "1:black-hole 0:10 1:double 0:5",
        "swallowed 2 | doubled 4:10 | 0 has 10 by 1, 1 has 0 by 2 | 0 gets 4, 1 gets 2",
    );
}

#[test]
fn a_double_doubles_all_its_neighbours_whoever_owns_them() {
    check(
        "4/2 1-2 1-3 1-4",
        "0:double 0:10 1:7 2:6",
        "doubled 2:20 3:14 4:12 | 0 has 20 by 2, 1 has 14 by 1, 2 has 12 by 1 \
         | 0 gets 4, 1 gets 2, 2 gets 1 from 0",
    );
}

#[test]
fn anothers_double_can_make_the_winner() {
    check(
        "3/2 1-2",
        "0:6 1:double 1:10",
        "doubled 1:12 | 0 has 12 by 1, 1 has 10 by 2 | 0 gets 3, 1 gets 2",
    );
}

#[test]
fn two_doubles_beside_a_star_make_it_four_times() {
    check(
        "3/2 1-2 2-3",
        "0:double 0:10 1:double",
        "doubled 2:40 | 0 has 40 by 2, 1 has 0 by 1 | 0 gets 3, 1 gets 2",
    );
}

#[test]
fn three_doubles_beside_a_star_make_it_eight_times() {
    check(
        "4/2 1-2 1-3 1-4",
        "0:3 0:double 1:double 1:double",
        "doubled 1:24 | 0 has 24 by 2, 1 has 0 by 2 | 0 gets 4, 1 gets 2",
    );
}

#[test]
fn of_two_doubles_beside_a_star_a_swallowed_one_does_not_count() {
    check(
        "4/2 1-2 2-3 3-4",
        "0:double 0:10 1:double 1:black-hole",
        "swallowed 3 | doubled 2:20 | 0 has 20 by 2, 1 has 0 by 1 | 0 gets 4, 1 gets 2",
    );
}

#[test]
fn a_double_beside_a_double_stays_worth_nothing() {
    check(
        "3/2 1-2 2-3",
        "0:double 0:double 1:1",
        "doubled 3:2 | 1 has 2 by 1, 0 has 0 by 2 | 1 gets 3, 0 gets 2",
    );
}

#[test]
fn doubling_follows_the_line_and_goes_one_line_far() {
    check(
        "4/2 1-3 2-3 2-4",
        "0:double 0:10 1:7 1:1",
        "doubled 3:14 | 1 has 15 by 2, 0 has 10 by 2 | 1 gets 4, 0 gets 2",
    );
}
