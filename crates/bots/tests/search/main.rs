//! Properties of any search, whatever the game: sound, honest, reproducible, on time.

mod coin;
mod observation;

use std::time::{Duration, Instant};

use bots::{Bot, Budget, Choice, Insight, Mcts, Tuning};
use coin::{Coin, GUESS, HIDE, Move};
use sternenhimmel::Sternenhimmel;
use table::{Game, GameExt, Options, Playout, Seed, Setup, Sight, Silent, Stream};

fn deal<G: Game>(seats: u64, seed: u64) -> G {
    after(seats, seed, 0)
}

/// A position after this many random moves.
fn after<G: Game>(seats: u64, seed: u64, moves: u32) -> G {
    let setup = Setup::new::<G>(seats, Options::default()).unwrap();
    let (mut state, mut draws) = G::dealt(setup, Seed::from(seed));
    let mut player = Playout::new(Stream::new(Seed::from(seed)));
    for _ in 0..moves {
        player.step(&mut state, &mut draws, &mut Silent);
    }
    state
}

fn search<G: Insight>(seed: u64, simulations: u64) -> Mcts<G> {
    Mcts::new(Seed::from(seed), Budget::Simulations(simulations), G::TUNING)
}

fn choose<G: Insight>(bot: &mut dyn Bot<G>, state: &G) -> Choice<G::Move> {
    bot.choose(&Sight::new(state, state.to_act().first().unwrap()))
}

#[test]
fn it_does_not_commit_to_a_guess_it_cannot_make() {
    for seed in 0..20 {
        let choice = choose(&mut search(seed, 2000), &deal::<Coin<GUESS>>(2, seed));
        assert_eq!(choice.mv, Move::Safe, "{:?}", choice.candidates);
    }
}

#[test]
fn it_trusts_that_others_do_not_see_what_it_hides() {
    for seed in 0..20 {
        let choice = choose(&mut search(seed, 2000), &deal::<Coin<HIDE>>(2, seed));
        assert_ne!(choice.mv, Move::Safe, "{:?}", choice.candidates);
    }
}

#[test]
fn the_same_seed_and_simulations_make_the_same_choice() {
    let state = after::<Sternenhimmel>(4, 5, 20);
    for threads in [1, 2] {
        let tuning = Tuning { threads, ..Sternenhimmel::TUNING };
        let bot = || Mcts::<Sternenhimmel>::new(Seed::from(3), Budget::Simulations(600), tuning);
        let choice = choose(&mut bot(), &state);
        assert_eq!(choice, choose(&mut bot(), &state));
        assert_eq!(choice.simulations, 600);
        let visits: u64 = choice.candidates.iter().map(|candidate| candidate.visits).sum();
        assert_eq!(visits, 600, "every simulation tries one move of the searching seat");
    }
}

#[test]
fn candidates_are_all_legal_moves_with_the_line_that_follows() {
    let state = after::<Sternenhimmel>(3, 6, 12);
    let seat = state.to_act().first().unwrap();
    let choice = choose(&mut search(1, 3000), &state);
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let mut named: Vec<_> = choice.candidates.iter().map(|candidate| candidate.mv).collect();
    named.sort();
    assert_eq!(named, legal);
    let best = &choice.candidates[0];
    assert_eq!((best.mv, best.line[0]), (choice.mv, (seat, choice.mv)));
    assert!(choice.candidates.is_sorted_by(|a, b| a.visits >= b.visits));
}

#[test]
fn a_time_budget_ends_the_search() {
    let state = after::<Sternenhimmel>(3, 6, 12);
    let budget = Budget::Time(Duration::from_millis(20));
    let mut bot = Mcts::new(Seed::from(3), budget, Sternenhimmel::TUNING);
    let start = Instant::now();
    assert!(choose(&mut bot, &state).simulations > 0);
    // How exactly the budget is kept is measured by the bench: this only checks that it ends.
    assert!(start.elapsed() >= Duration::from_millis(20));
}

#[test]
fn the_only_move_there_is_is_played() {
    let mut state = after::<Sternenhimmel>(2, 1, 92);
    assert!(!state.is_over());
    let choice = choose(&mut search(1, 50), &state);
    let seat = state.to_act().first().unwrap();
    state.play_unchecked(seat, choice.mv, &mut Stream::new(Seed::from(0)), &mut Silent);
    assert!(state.is_over());
}
