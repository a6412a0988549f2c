//! The laws every game keeps.

use astra::Astra;
use table::battery::Battery;

#[test]
fn the_laws_hold() {
    let tally = Battery { games: 2 }.run::<Astra>().unwrap();
    assert!(tally.states > 15_000 && tally.other_worlds > 50_000, "{tally:?}");
}
