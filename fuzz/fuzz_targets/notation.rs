//! Law: a text is a move of a game only if it is exactly that move's notation.
#![no_main]

use bots::Insight;
use engine::{Visit, each_game};
use libfuzzer_sys::fuzz_target;

#[derive(Clone, Copy)]
struct Check<'a>(&'a str);

impl Visit for Check<'_> {
    type Out = ();

    fn game<G: Insight>(self) {
        if let Ok(mv) = self.0.parse::<G::Move>() {
            assert_eq!(mv.to_string(), self.0);
        }
    }
}

fuzz_target!(|text: &str| {
    each_game(Check(text));
});
