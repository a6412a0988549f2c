//! Laws of hints: the consequences they name come true, and depend only on what the seat may see.

use bots::Insight;
use engine::hint::{Hint, Thought};
use engine::outlook::{Change, Outlook, Plan};
use engine::{Adviser, AnyMatch, Visit, each_game};
use serde_json::Value;
use table::{
    Game, GameExt as _, Match, Playout, Position, Seat, Seed, Setup, Standing, Stream, Viewer,
};

/// How many tables of each game are played.
const TABLES: usize = 12;
/// How many moves are made between two hints: not a divisor of the moves of a round.
const APART: u32 = 7;

fn hint<G: Insight>(game: &Match<G>, seat: Seat) -> Hint {
    let seed = Some(Seed::from(u64::from(game.ply())));
    let adviser = Adviser::new("expert", Some(60), None, seed).unwrap();
    game.hint(seat, &adviser).unwrap()
}

/// Plays random games at many kinds of tables, and passes on positions with a seat to act.
fn positions<G: Game>(mut show: impl FnMut(&Match<G>, Seat, &mut Stream)) {
    let setups = Setup::all::<G>();
    for number in 0..TABLES {
        // Not in order, since neighbouring setups are alike.
        let setup = setups[number * 7 % setups.len()];
        let mut chance = Stream::new(Seed::from(number as u64));
        let mut game: Match<G> = Match::new(setup, chance.fork());
        let mut player = Playout::new(Stream::new(chance.fork()));
        while !game.state().is_over() {
            let (seat, mv) = player.choose(game.state());
            if game.ply().is_multiple_of(APART) {
                show(&game, seat, &mut chance);
            }
            game.play(seat, mv).unwrap();
        }
    }
}

/// Counts of what the hints said.
#[derive(Debug, Default)]
struct Said {
    hints: usize,
    events: usize,
    changes: usize,
    plans: usize,
}

/// Plays the move explained, and checks that everything it was said to do happens.
#[track_caller]
fn comes_true(game: &dyn AnyMatch, seat: Seat, thought: &Thought, said: &mut Said) {
    let (viewer, mut game) = (Viewer::Seat(seat), game.fork());
    let before = game.look(viewer).standing;
    let mut play = |notation: &str| -> (Vec<Value>, Standing) {
        let told = game.play(seat, notation).unwrap().seen_by(viewer);
        (serde_json::from_str(told.get()).unwrap(), game.look(viewer).standing)
    };
    let (happened, after) = play(&thought.notation);
    holds(&thought.outlook, happened, &before, &after);
    said.events += thought.outlook.events.len();
    said.changes += thought.outlook.changes.len();
    if let Some(Plan { moves, outlook }) = &thought.plan {
        let played: Vec<_> =
            thought.line[1..*moves].iter().map(|own| play(&own.notation)).collect();
        let after = played.last().unwrap().1.clone();
        let happened = played.into_iter().flat_map(|(happened, _)| happened).collect();
        holds(outlook, happened, &before, &after);
        said.plans += 1;
    }
}

#[track_caller]
fn holds(outlook: &Outlook, mut happened: Vec<Value>, before: &Standing, after: &Standing) {
    for event in &outlook.events {
        let found = happened.iter().position(|one| one == event);
        let found =
            found.unwrap_or_else(|| panic!("{event} of {outlook:?} is not in {happened:?}"));
        happened.swap_remove(found);
    }
    for change in &outlook.changes {
        assert_eq!(gained(before, after, change), change.points, "{outlook:?}");
    }
}

fn gained(before: &Standing, after: &Standing, change: &Change) -> i32 {
    let points = |standing: &Standing| {
        let line = standing.lines.iter().find(|line| line.name == change.name).unwrap();
        line.scores[change.seat.index()]
    };
    points(after) - points(before)
}

#[test]
fn what_a_hint_says_comes_true() {
    #[derive(Clone, Copy)]
    struct Check;
    impl Visit for Check {
        type Out = ();
        fn game<G: Insight>(self) {
            let mut said = Said::default();
            positions::<G>(|game, seat, _| {
                said.hints += 1;
                let Hint { notation, candidates } = hint(game, seat);
                assert_eq!(candidates.first().map(|best| &best.notation), Some(&notation));
                for thought in &candidates {
                    comes_true(game, seat, thought, &mut said);
                }
            });
            assert!(said.events > said.hints, "{}: {said:?}", G::INFO.id);
            assert!(said.changes > 50 || G::INFO.id == "connect-four", "{}: {said:?}", G::INFO.id);
        }
    }
    each_game(Check);
}

/// Hidden information: the same view gives the same hint, whatever the secrets are.
#[test]
fn a_hint_is_the_same_in_every_world_its_seat_cannot_tell_apart() {
    #[derive(Clone, Copy)]
    struct Check;
    impl Visit for Check {
        type Out = ();
        fn game<G: Insight>(self) {
            let mut others = 0;
            positions::<G>(|game, seat, chance| {
                let world = game.state().imagine(Viewer::Seat(seat), chance);
                let draws = Stream::new(chance.fork());
                others += usize::from(world.board() != game.state().board());
                let other: Match<G> =
                    Match::load(&Position::of(&world, &draws, game.ply())).unwrap();
                assert_eq!(hint(game, seat), hint(&other, seat));
            });
            assert_eq!(others > 100, G::INFO.hidden, "{}: {others}", G::INFO.id);
        }
    }
    each_game(Check);
}

#[test]
fn a_hint_found_in_small_steps_is_the_same() {
    #[derive(Clone, Copy)]
    struct Same;
    impl Visit for Same {
        type Out = ();
        fn game<G: Insight>(self) {
            let mut asked = 0;
            positions::<G>(|game, seat, chance| {
                asked += 1;
                if asked > 6 {
                    return;
                }
                let seed = Some(Seed::from(u64::from(game.ply())));
                let adviser = Adviser::new("expert", Some(60), None, seed).unwrap();
                let mut thinker = game.thinker(seat, adviser).unwrap();
                while thinker.think(1 + u64::from(chance.below(20))) {}
                assert_eq!(thinker.answer(), hint(game, seat), "{}", G::INFO.id);
            });
        }
    }
    each_game(Same);
}
