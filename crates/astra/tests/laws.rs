//! The laws that every game keeps.

use astra::Astra;
use table::battery::Battery;

#[test]
fn the_laws_hold() {
    let tally = Battery { games: 1 }.run::<Astra>().unwrap();
    assert!(tally.states > 8_000 && tally.other_worlds > 30_000, "{tally:?}");
}
