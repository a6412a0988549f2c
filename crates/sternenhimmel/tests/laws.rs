//! The laws that every game keeps.

use sternenhimmel::Sternenhimmel;
use table::battery::Battery;

#[test]
fn the_laws_hold() {
    let tally = Battery { games: 6 }.run::<Sternenhimmel>().unwrap();
    assert!(tally.states > 5_000 && tally.other_worlds > 20_000, "{tally:?}");
}
