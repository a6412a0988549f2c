//! Analysis of one position of a finished game: the chances, and what the next move cost.

use bots::{Candidate, Forecast, Insight, Prospect, Query};
use table::{Eyes, GameExt as _, Match, RecordMove, Seat, Seed, Sight, Stream, Viewer};

use super::share::{Share, Shares, difference, shares};
use super::{Course, Finding, Judgement, Order, Review, Reviewer, Verdict, Why};
use crate::hint::own_moves;
use crate::outlook::Worlds;

/// More words of a seed's stream than the seeds of one position take.
const WORDS: u64 = 64;
/// Each judgement is made in independent halves; what only one of them finds is dropped.
const HALVES: usize = 2;

/// A finished game under review.
pub(crate) struct Judge<G: Insight> {
    course: Course,
    /// All positions, including the last.
    states: Vec<G>,
    moves: Vec<(Seat, G::Move)>,
}

impl<G: Insight> Judge<G> {
    /// A judge of a game that is over.
    pub(crate) fn new(game: &Match<G>, order: Order) -> Judge<G> {
        let mut states = vec![game.opening().0];
        game.retell(|_, _, state| states.push(state.clone()));
        let moves: Vec<(Seat, G::Move)> = (0..).map_while(|at| game.made(at)).collect();
        let written =
            |(seat, mv): &(Seat, G::Move)| RecordMove { seat: *seat, notation: mv.to_string() };
        let course = Course {
            game: G::INFO.id,
            order,
            seats: game.state().seats(),
            before: game.ply() - moves.len() as u32,
            moves: moves.iter().map(written).collect(),
        };
        Judge { course, states, moves }
    }
}

impl<G: Insight> Reviewer for Judge<G> {
    fn positions(&self) -> u32 {
        self.states.len() as u32
    }

    fn look(&self, at: u32) -> Finding {
        self.look_and_count(at).0
    }

    fn conclude(&self, findings: Vec<Finding>) -> Review {
        self.course.conclude(findings)
    }
}

impl<G: Insight> Judge<G> {
    /// Analyses a position, and counts the simulations.
    fn look_and_count(&self, at: u32) -> (Finding, u64) {
        let state = &self.states[at as usize];
        let Some(&(seat, played)) = self.moves.get(at as usize) else {
            return (self.found(&Prospect::of(state), None), 0);
        };
        let Order { eyes, simulations, seed } = self.course.order;
        let mut decision = Decision {
            state,
            seat,
            eyes: if eyes == Viewer::Open { eyes } else { Viewer::Seat(seat) },
            simulations,
            seeds: Stream::at(seed, u64::from(at) * WORDS),
            made: 0,
        };
        let is_judged = self.course.judges(seat) && decision.is_choice();
        let (prospect, verdict) = if is_judged && decision.sees_as_much_as(eyes) {
            let thoughts = decision.think();
            let prospect = mean(thoughts.iter().map(|thought| &thought.prospect));
            (prospect, decision.judge(played, &thoughts))
        } else {
            // A viewer that knows something else needs a search of its own, which takes part of the
            // budget.
            let apart = simulations / if is_judged { 3 } else { 2 };
            decision.simulations -= apart;
            let verdict = if is_judged {
                let thoughts = decision.think();
                decision.judge(played, &thoughts)
            } else {
                None
            };
            let seed = decision.seeds.fork();
            (decision.forecast(eyes, None, apart, seed).prospect, verdict)
        };
        (self.found(&prospect, verdict), decision.made)
    }

    fn found(&self, prospect: &Prospect, verdict: Option<Verdict>) -> Finding {
        let seats = self.course.seats;
        // Two decimals: more would be false precision. Adding 0 turns -0 into 0.
        let score = |score: &f64| (score * 100.0).round() / 100.0 + 0.0;
        Finding {
            chances: shares(prospect.chances.seated(seats)),
            scores: prospect.scores.seated(seats).iter().map(score).collect(),
            verdict,
        }
    }
}

/// A decision, given what its seat could know then.
struct Decision<'a, G> {
    state: &'a G,
    seat: Seat,
    eyes: Viewer,
    simulations: u64,
    seeds: Stream,
    /// How many simulations have been made so far.
    made: u64,
}

impl<G: Insight> Decision<'_, G> {
    fn forecast(
        &mut self,
        eyes: Viewer,
        first: Option<G::Move>,
        simulations: u64,
        seed: Seed,
    ) -> Forecast<G::Move> {
        self.made += simulations;
        let query = Query { seat: self.seat, first, simulations, seed };
        G::evaluator().forecast(Eyes::new(self.state, eyes), &query)
    }

    /// Whether there is more than one move to choose from.
    fn is_choice(&self) -> bool {
        let mut moves = Vec::new();
        self.state.legal(self.seat, &mut moves);
        moves.len() > 1
    }

    /// Thinks about it in two independent halves.
    fn think(&mut self) -> [Forecast<G::Move>; HALVES] {
        [(); HALVES].map(|()| {
            let seed = self.seeds.fork();
            self.forecast(self.eyes, None, self.simulations / 4, seed)
        })
    }

    /// Whether these eyes knew exactly as much: viewers with the same knowledge imagine the same
    /// worlds.
    fn sees_as_much_as(&self, eyes: Viewer) -> bool {
        let imagined = |viewer| {
            let mut chance = self.seeds.clone();
            [(); 4].map(|()| self.state.imagine(viewer, &mut chance))
        };
        eyes == self.eyes || imagined(eyes) == imagined(self.eyes)
    }

    /// What a move has cost against the best one found. Both get the same number of simulations in
    /// two halves; a cost that only one half sees does not count.
    fn judge(
        &mut self,
        played: G::Move,
        thoughts: &[Forecast<G::Move>; HALVES],
    ) -> Option<Verdict> {
        let best = best(thoughts)?;
        let better = best.mv.to_string();
        let seats = self.state.seats();
        let fine = Verdict {
            better: better.clone(),
            judgement: Judgement::Fine,
            change: vec![Share(0); seats.into()],
            why: None,
        };
        if played == best.mv {
            return Some(fine);
        }
        let (mut changes, mut judgement) = (Vec::with_capacity(HALVES), Judgement::Fine);
        for _ in 0..HALVES {
            let seed = self.seeds.fork();
            let [played, best] = [played, best.mv].map(|mv| {
                let forecast = self.forecast(self.eyes, Some(mv), self.simulations / 8, seed);
                shares(forecast.prospect.chances.seated(seats))
            });
            changes.push(difference(&played, &best));
            let Some(agreed) = agreed(&changes, self.seat) else { return Some(fine) };
            judgement = agreed;
        }
        Some(Verdict {
            better,
            judgement,
            change: middle(&changes, self.seat),
            why: (judgement > Judgement::Fine).then(|| self.why(best)),
        })
    }

    /// Why a move was better, from what its seat could be sure of.
    fn why(&mut self, best: &Candidate<G::Move>) -> Why {
        let sight = Sight::new(self.state, self.seat);
        let mut worlds = Worlds::imagine(&sight, self.seeds.fork());
        let written =
            |(seat, mv): &(Seat, G::Move)| RecordMove { seat: *seat, notation: mv.to_string() };
        Why {
            line: best.line.iter().map(written).collect(),
            outlook: worlds.outlook(best.mv),
            plan: worlds.plan(best.mv, &own_moves(best, self.seat)),
        }
    }
}

/// The move that both halves together simulated most, if any.
fn best<M: Copy + Ord>(thoughts: &[Forecast<M>]) -> Option<&Candidate<M>> {
    let candidates = || thoughts.iter().flat_map(|thought| &thought.candidates);
    let visits = |one: &Candidate<M>| -> u64 {
        candidates().filter(|other| other.mv == one.mv).map(|other| other.visits).sum()
    };
    // The first of equals.
    candidates().rev().max_by_key(|candidate| visits(candidate))
}

fn mean<'a>(prospects: impl ExactSizeIterator<Item = &'a Prospect>) -> Prospect {
    let (mut all, count) = (Prospect::default(), prospects.len() as f64);
    for Prospect { chances, scores } in prospects {
        all.chances.0.iter_mut().zip(chances.0).for_each(|(sum, chance)| *sum += chance / count);
        all.scores.0.iter_mut().zip(scores.0).for_each(|(sum, score)| *sum += score / count);
    }
    all
}

/// The judgement if every half sees a cost. The smallest cost decides, so that no verdict flips
/// with the seed.
fn agreed(halves: &[Shares], mover: Seat) -> Option<Judgement> {
    let loss = halves.iter().map(|change| Share(-change[mover.index()].0)).min();
    loss.filter(|loss| loss.0 > 0).map(Judgement::of)
}

/// The average of the halves. Like each half it sums to zero: the rounding error goes to the seat
/// that changed most apart from the one that moved.
fn middle(halves: &[Shares], mover: Seat) -> Shares {
    let sum = |at: usize| halves.iter().map(|half| half[at].0).sum::<i32>();
    let mut middle: Shares =
        (0..halves[0].len()).map(|at| Share(sum(at) / halves.len() as i32)).collect();
    let rest: i32 = middle.iter().map(|share| share.0).sum();
    let others = middle.iter_mut().enumerate().filter(|(at, _)| *at != mover.index());
    if let Some((_, most)) = others.max_by_key(|(_, share)| share.0.abs()) {
        most.0 -= rest;
    }
    middle
}

#[cfg(test)]
mod tests {
    use table::{GameExt as _, Playout, Setup};

    use super::*;
    use crate::{Visit, each_game};

    /// How many positions of a game are analysed.
    const POSITIONS: usize = 12;

    /// A judge of a game of random moves.
    fn judge<G: Insight>(eyes: Viewer) -> Judge<G> {
        let setups = Setup::all::<G>();
        let mut game: Match<G> = Match::new(setups[setups.len() / 2], Seed::from(3));
        let mut player = Playout::new(Stream::new(Seed::from(4)));
        while !game.state().is_over() {
            let (seat, mv) = player.choose(game.state());
            game.play(seat, mv).unwrap();
        }
        Judge::new(&game, Order::new(eyes, Some(64), None).unwrap())
    }

    /// Whether a position looks the same once everything that a viewer cannot know is redrawn.
    fn is_same<G: Insight>(judge: &mut Judge<G>, at: usize, viewer: Viewer) -> bool {
        let found = judge.look(at as u32);
        judge.states[at].redraw_hidden(viewer, &mut Stream::new(Seed::from(at as u64)));
        judge.look(at as u32) == found
    }

    #[derive(Clone, Copy)]
    struct TwoWorlds;

    impl Visit for TwoWorlds {
        type Out = bool;

        /// Returns whether open eyes see something that a seat does not.
        fn game<G: Insight>(self) -> bool {
            let (seat, everybody) = (Viewer::Seat(Seat(0)), Viewer::Spectator);
            let (mut own, mut all) = (judge::<G>(seat), judge::<G>(everybody));
            let mut open = judge::<G>(Viewer::Open);
            let (moves, mut secrets) = (own.moves.len(), false);
            for at in (0..POSITIONS).map(|step| step * moves / POSITIONS) {
                let decider = Viewer::Seat(own.moves[at].0);
                assert!(is_same(&mut own, at, seat), "{}, own eyes, {at}", G::INFO.id);
                assert!(is_same(&mut all, at, decider), "{}, everybody's, {at}", G::INFO.id);
                secrets |= !is_same(&mut open, at, decider);
            }
            secrets
        }
    }

    #[test]
    fn a_judgement_that_flips_with_the_seed_is_not_made() {
        let judged = |losses: [i32; HALVES]| {
            agreed(&losses.map(|loss| vec![Share(loss), Share(-loss)]), Seat(1))
        };
        assert_eq!(judged([2000, 1600]), Some(Judgement::Blunder));
        assert_eq!(judged([2000, 700]), Some(Judgement::Better));
        assert_eq!(judged([300, 2000]), Some(Judgement::Fine));
        assert_eq!(judged([2000, -100]), None);
        assert_eq!(judged([0, 2000]), None);
    }

    #[derive(Clone, Copy)]
    struct Budget;

    impl Visit for Budget {
        type Out = ();

        fn game<G: Insight>(self) {
            for eyes in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Open] {
                let judge = judge::<G>(eyes);
                for at in (0..POSITIONS).map(|step| step * judge.moves.len() / POSITIONS) {
                    let made = judge.look_and_count(at as u32).1;
                    assert!((16..=64).contains(&made), "{}, {eyes:?}, {at}: {made}", G::INFO.id);
                }
            }
        }
    }

    #[test]
    fn no_position_costs_more_simulations_than_were_ordered() {
        each_game(Budget);
    }

    #[test]
    fn a_review_rests_on_what_its_eyes_could_know() {
        let secrets = each_game(TwoWorlds);
        assert!(secrets.contains(&true), "open eyes see more, or nothing is tested here");
    }
}
