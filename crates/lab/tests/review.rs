//! Laws of reviews in every game, including Connect Four, whoever plays.

use bots::Insight;
use engine::review::{Judgement, MIN_SIMULATIONS, Order, Review, Share};
use engine::{AnyMatch, Visit, each_game};
use table::{GameExt as _, Match, Playout, Seat, Seed, Setup, Stream, Viewer};

fn review(game: &dyn AnyMatch, eyes: Viewer, simulations: u64) -> Review {
    let order = Order::new(eyes, Some(simulations), None).unwrap();
    let reviewer = game.reviewer(order).unwrap_or_else(|refusal| panic!("{refusal}"));
    let findings = (0..reviewer.positions()).map(|at| reviewer.look(at)).collect();
    reviewer.conclude(findings)
}

fn sum(shares: &[Share]) -> i32 {
    shares.iter().map(|share| share.0).sum()
}

#[derive(Clone, Copy)]
struct Laws;

impl Visit for Laws {
    type Out = ();

    fn game<G: Insight>(self) {
        let setups = Setup::all::<G>();
        let setup = setups.iter().find(|setup| setup.seats() == 3.min(G::INFO.max_seats)).unwrap();
        let mut game: Match<G> = Match::new(*setup, Seed::from(5));
        let mut player = Playout::new(Stream::new(Seed::from(6)));
        while !game.state().is_over() {
            let order = Order::new(Viewer::Spectator, None, None).unwrap();
            assert!(game.reviewer(order).is_err(), "a game that goes on is not reviewed");
            let (seat, mv) = player.choose(game.state());
            game.play(seat, mv).unwrap();
        }
        for eyes in [Viewer::Spectator, Viewer::Seat(Seat(1)), Viewer::Open] {
            hold(&game, &review(&game, eyes, MIN_SIMULATIONS), eyes);
        }
    }
}

/// Checks the laws of a review.
#[track_caller]
fn hold<G: Insight>(game: &Match<G>, review: &Review, eyes: Viewer) {
    let seats = game.state().seats();
    assert_eq!(review.graph.len(), game.moves() + 1);
    for (ply, point) in (0..).zip(&review.graph) {
        assert_eq!(point.ply, ply);
        assert_eq!((point.chances.len(), sum(&point.chances)), (seats.into(), 10_000), "{ply}");
        assert!(point.chances.iter().all(|chance| chance.0 >= 0), "{ply}");
        assert_eq!(point.played.is_some(), ply > 0);
        if let Some(played) = &point.played {
            assert_eq!((sum(&played.play), sum(&played.luck)), (0, 0), "{ply}");
            let judged = played.judgement.is_some();
            assert!(!judged || played.play[played.made.seat.index()].0 <= 0, "{ply}");
        }
    }
    let accounted: Vec<Seat> = review.seats.iter().map(|account| account.seat).collect();
    match eyes {
        Viewer::Seat(seat) => assert_eq!(accounted, [seat]),
        _ => assert_eq!(accounted, Seat::all(seats).collect::<Vec<_>>()),
    }
    let winners = game.state().winners();
    for account in &review.seats {
        let course = account.luck.0 + account.play.0 + account.others.0;
        assert_eq!(account.first.0 + course, account.last.0, "{account:?}");
        let [first, last] = [review.graph.first(), review.graph.last()]
            .map(|point| point.unwrap().chances[account.seat.index()]);
        assert_eq!((first, last), (account.first, account.last));
        assert!(winners.is_empty() || winners.contains(account.seat) == (account.last.0 > 0));
    }
    for moment in &review.moments {
        assert!(moment.loss.0 >= 500 && moment.judgement > Judgement::Fine, "{moment:?}");
        assert_ne!(moment.played, moment.better);
        assert!(eyes.seat().is_none_or(|seat| seat == moment.seat));
        let played = review.graph[moment.ply as usize].played.as_ref().unwrap();
        assert_eq!((played.made.seat, &played.made.notation), (moment.seat, &moment.played));
        assert_eq!(played.play[moment.seat.index()].0, -moment.loss.0);
    }
}

#[test]
fn luck_play_and_others_are_the_course_of_every_game() {
    each_game(Laws);
}

/// Seat 1 lets seat 0 have four in a column.
#[test]
fn a_win_given_away_is_a_blunder_and_the_better_move_is_named() {
    let options = [("first".to_owned(), "0".to_owned())].into();
    let mut game = engine::games::new("connect-four", 2, &options, Seed::from(0)).unwrap();
    let columns = [4, 1, 4, 1, 4, 2, 4];
    for (seat, column) in [0, 1].into_iter().cycle().zip(columns) {
        game.play(Seat(seat), &format!("drop {column}")).unwrap();
    }
    let review = review(game.as_ref(), Viewer::Spectator, 2000);
    let blunder = review.moments.iter().find(|moment| moment.ply == 6).unwrap();
    assert_eq!((blunder.seat, &*blunder.better), (Seat(1), "drop 4"), "{blunder:?}");
    assert_eq!(blunder.judgement, Judgement::Blunder);
    assert_eq!(review.graph[7].chances, [Share(10_000), Share(0)]);
    assert!(review.graph[6].chances[0].0 > 9_900, "{:?}", review.graph[6]);
}
