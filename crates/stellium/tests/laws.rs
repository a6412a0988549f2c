//! The laws every game keeps.

use stellium::Stellium;
use table::battery::Battery;

#[test]
fn the_laws_hold() {
    let tally = Battery { games: 1 }.run::<Stellium>().unwrap();
    assert!(tally.states > 10_000, "{tally:?}");
}
