//! The law of two worlds, for what a device sends: where the person looking at the page cannot tell
//! two worlds apart, the page is sent the same bytes. While a curtain is drawn, that person counts
//! as a spectator.

use bots::Insight;
use engine::{Visit, each_game};
use serde_json::json;
use table::{Match, Playout, Seat, Seed, Setup, Stream, Viewer};

use crate::scene::{Scene, new, seats};

/// How many games of each kind.
const GAMES: u64 = 2;

/// A page at a table of people that begins at this moment.
fn page<G: Insight>(game: &Match<G>) -> Scene {
    let position = serde_json::to_value(game.position()).unwrap();
    let seats = seats(usize::from(game.state().setup().seats()), 0);
    let table = local::NewHere { position: Some(position), ..new(G::INFO.id, seats) };
    Scene::at(1, table).0
}

/// Everything the page was sent, including answers to everything it may ask for.
fn sent(scene: &mut Scene) -> Vec<local::Out> {
    for ask in [
        json!({ "resync": { "since": 0 } }),
        json!("imagine"),
        json!("rematch"),
        json!({ "undo": { "ply": 0 } }),
    ] {
        scene.ask(&ask);
    }
    std::mem::take(&mut scene.heard)
}

fn twin<G: Insight>(game: &Match<G>, viewer: Viewer, chance: &mut Stream) -> Match<G> {
    Match::imagined(game, viewer, chance.fork())
}

/// What is sent under the curtain reveals nothing that a spectator could not know.
fn under_the_curtain<G: Insight>(game: &Match<G>, chance: &mut Stream) -> bool {
    let (mut here, mut there) = (page(game), page(&twin(game, Viewer::Spectator, chance)));
    let (_, passing) = here.about();
    assert_eq!(sent(&mut here), sent(&mut there), "{}, ply {}", G::INFO.id, game.ply());
    passing.is_some()
}

/// What is sent to the person who lifts it reveals nothing that they could not know, and neither
/// does the result of their move, unless it depends on chance.
fn lifted<G: Insight>(game: &Match<G>, seat: Seat, chance: &mut Stream) {
    let (mut here, mut there) = (page(game), page(&twin(game, Viewer::Seat(seat), chance)));
    for scene in [&mut here, &mut there] {
        if scene.about().1.is_some() {
            // Earlier messages were what a spectator sees.
            let before = scene.heard.len();
            scene.lift();
            scene.heard.drain(..before);
        }
    }
    assert_eq!(here.seat(), Some(seat.0.into()));
    let legal = here.legal();
    let notation = &legal[chance.below(legal.len() as u32) as usize];
    let (mut one, mut other) = (here.heard.clone(), there.heard.clone());
    assert_eq!(one, other, "{}, ply {}, seat {seat}", G::INFO.id, game.ply());
    assert_eq!(here.ask(&json!("hint")), there.ask(&json!("hint")));
    assert_eq!(here.ask(&json!("imagine")), there.ask(&json!("imagine")));
    assert_eq!(here.heard, there.heard, "{}, ply {}, imagined", G::INFO.id, game.ply());
    assert_eq!(here.play("nonsense"), there.play("nonsense"));
    assert_eq!(here.play(notation), there.play(notation), "{notation}");
    if here.now()["view"] == there.now()["view"] {
        (one, other) = (here.heard, there.heard);
        assert_eq!(one, other, "{}, ply {}, seat {seat}: {notation}", G::INFO.id, game.ply());
    }
}

fn has_secrets<G: Insight>(game: &Match<G>) -> bool {
    let seen = |viewer| serde_json::to_string(&game.state().view(viewer)).unwrap();
    Viewer::all(game.state().setup().seats()).any(|viewer| seen(viewer) != seen(Viewer::Spectator))
}

#[test]
fn the_page_is_sent_the_same_in_worlds_that_cannot_be_told_apart() {
    #[derive(Clone, Copy)]
    struct Worlds;
    impl Visit for Worlds {
        /// The game, at how many moments a curtain was drawn, and at how many one was required.
        type Out = (&'static str, usize, usize);
        fn game<G: Insight>(self) -> Self::Out {
            let (setups, mut curtains, mut secrets) = (Setup::all::<G>(), 0, 0);
            for number in 0..GAMES {
                let mut chance = Stream::new(Seed::from(number));
                let setup = setups[number as usize * 7 % setups.len()];
                let mut game: Match<G> = Match::new(setup, chance.fork());
                let mut player = Playout::new(Stream::new(chance.fork()));
                while let Some(asked) = game.state().to_act().first() {
                    curtains += usize::from(under_the_curtain(&game, &mut chance));
                    secrets += usize::from(has_secrets(&game));
                    if game.state().setup().seats() > 1 {
                        lifted(&game, asked, &mut chance);
                    }
                    let (seat, mv) = player.choose(game.state());
                    game.play(seat, mv).unwrap();
                }
            }
            (G::INFO.id, curtains, secrets)
        }
    }
    let found = each_game(Worlds);
    for (game, curtains, secrets) in &found {
        assert_eq!(curtains, secrets, "{game}");
    }
    assert!(found.iter().any(|(_, curtains, _)| *curtains > 0));
}
