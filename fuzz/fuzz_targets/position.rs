//! Law: a position that loads is written back as one that loads to the same state, can be viewed by
//! everyone, and can be played to its end: every legal move is accepted, and the invariants hold after
//! it.
#![no_main]

use bots::Insight;
use engine::{Visit, each_game};
use libfuzzer_sys::fuzz_target;
use table::{Game, GameExt, Playout, Position, Seed, Silent, Stream, Viewer};

fn check<G: Game>(input: &[u8]) {
    let Ok(position) = serde_json::from_slice::<Position<G::Board>>(input) else { return };
    let Ok(mut state) = position.state::<G>() else { return };
    let written = Position::of(&state, &position.stream, position.ply);
    assert_eq!(written.state::<G>().as_ref(), Ok(&state));
    let mut player = Playout::new(Stream::new(Seed::from(1)));
    let mut chance = Stream::new(Seed::from(2));
    let mut draws = position.stream;
    while !state.is_over() {
        for viewer in Viewer::all(state.seats()) {
            let world = state.imagine(viewer, &mut chance);
            let seen = |state: &G| serde_json::to_string(&state.view(viewer)).expect("a view");
            assert_eq!(seen(&world), seen(&state));
        }
        let (seat, mv) = player.choose(&state);
        state.play(seat, mv, &mut draws, &mut Silent).expect("a legal move is accepted");
        assert_eq!(state.validate(), Ok(()));
    }
}

#[derive(Clone, Copy)]
struct Check<'a>(&'a [u8]);

impl Visit for Check<'_> {
    type Out = ();

    fn game<G: Insight>(self) {
        check::<G>(self.0);
    }
}

fuzz_target!(|input: &[u8]| {
    each_game(Check(input));
});
