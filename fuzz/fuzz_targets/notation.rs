//! Law: a text is a move of a game only if it is just what that move is written as.
#![no_main]

use libfuzzer_sys::fuzz_target;
use stellium::Stellium;
use sternenhimmel::Sternenhimmel;
use table::Game;

fn check<G: Game>(text: &str) {
    if let Ok(mv) = text.parse::<G::Move>() {
        assert_eq!(mv.to_string(), text);
    }
}

fuzz_target!(|text: &str| {
    check::<Sternenhimmel>(text);
    check::<Stellium>(text);
});
