//! Whether a longer search judges decisions like a review does, and the same search with another
//! seed.

use std::ops::ControlFlow;

use bots::Insight;
use engine::AnyMatch as _;
use engine::ordered::in_order;
use engine::review::{Finding, Judgement, Order};
use serde_json::json;
use table::{Stream, Viewer};

use super::{Arguments, bot_game};
use crate::Failure;
use crate::arena::contest::Tally;
use crate::report::{Cell, Report, Table};
use crate::series;

/// The indices of three reviews of a decision: the usual one, a longer one, one with another seed.
const SHORT: usize = 0;
const LONG: usize = 1;
const AGAIN: usize = 2;

/// How reviews of the same decisions agree.
#[derive(Clone, Copy, Default)]
struct Agreement {
    decisions: u64,
    /// Mistakes and blunders found by the longer search, and the shorter one's verdicts on them.
    long: u64,
    also_mistakes: u64,
    not_fine: u64,
    same_move: u64,
    /// Mistakes and blunders found by the shorter search, and the others' verdicts on them.
    short: u64,
    fine_by_longer: u64,
    fine_again: u64,
}

pub(super) fn compare<G: Insight>(arguments: &Arguments) -> Result<Report, Failure> {
    let Arguments { game, seats, bot, games, part, simulations, longer, series } = arguments;
    let seats = series::seats(&G::INFO, *seats)?;
    orders(&mut Stream::new(series.seed), *simulations, *longer)?;
    let bar = series::bar(*games).with_message(format!("{seats} seats"));
    let mut all = Agreement::default();
    in_order(
        *games,
        series.threads,
        |number| look::<G>(arguments, seats, number),
        |found| {
            all.add(&found);
            bar.inc(1);
            ControlFlow::Continue(())
        },
    );
    bar.finish_and_clear();
    let title = format!(
        "{game}, {seats} seats: decisions of {games} games by {} judged with {simulations} \
         simulations, and with {longer} times as many",
        bot.name(),
    );
    let facts = json!({
        "game": game, "seats": seats, "bot": bot.name(), "games": games, "part": part,
        "seed": series.seed, "simulations": simulations, "longer": longer,
    });
    Ok(Report { title, facts, tables: vec![all.table()] })
}

/// The three orders. Each has a seed of its own: a longer search that began like the shorter one
/// would agree with it too often.
fn orders(seeds: &mut Stream, simulations: u64, longer: u64) -> Result<[Order; 3], Failure> {
    let mut order = |simulations| {
        Order::new(Viewer::Spectator, Some(simulations), Some(seeds.fork()))
            .map_err(|refusal| Failure(refusal.message))
    };
    Ok([order(simulations)?, order(simulations * longer)?, order(simulations)?])
}

/// Plays a game, and judges a part of its decisions.
fn look<G: Insight>(arguments: &Arguments, seats: u8, number: u64) -> Agreement {
    // More words than the seeds of a game and the draws of its decisions take.
    const WORDS: u64 = 1 << 16;
    let Arguments { bot, part, simulations, longer, series, .. } = arguments;
    let mut seeds = Stream::at(series.seed, number * WORDS);
    let deal = seeds.fork();
    let game = bot_game::<G>(seats, *bot, deal, &mut seeds);
    let orders = orders(&mut seeds, *simulations, *longer)
        .unwrap_or_else(|failure| unreachable!("they were made before: {}", failure.0));
    let reviewers =
        orders.map(|order| game.reviewer(order).unwrap_or_else(|refusal| panic!("{refusal}")));
    let mut found = Agreement::default();
    for at in 0..game.moves() as u32 {
        if f64::from(seeds.below(1 << 16)) < part * f64::from(1 << 16) {
            found.count(|which| reviewers[which].look(at));
        }
    }
    found
}

impl Agreement {
    /// Counts a decision, as judged by each of the three reviews.
    fn count(&mut self, look: impl Fn(usize) -> Finding) {
        let is_mistake = |judgement| judgement >= Judgement::Mistake;
        let found = [SHORT, LONG].map(&look);
        let [Some(short), Some(long)] = found.each_ref().map(Finding::judgement) else { return };
        self.decisions += 1;
        if is_mistake(long) {
            let is_same = found[SHORT].better() == found[LONG].better();
            self.long += 1;
            self.also_mistakes += u64::from(is_mistake(short));
            self.not_fine += u64::from(short > Judgement::Fine);
            self.same_move += u64::from(is_same);
        }
        if is_mistake(short) {
            let again = look(AGAIN).judgement();
            self.short += 1;
            self.fine_by_longer += u64::from(long == Judgement::Fine);
            self.fine_again += u64::from(again == Some(Judgement::Fine));
        }
    }

    fn add(&mut self, other: &Agreement) {
        self.decisions += other.decisions;
        self.long += other.long;
        self.also_mistakes += other.also_mistakes;
        self.not_fine += other.not_fine;
        self.same_move += other.same_move;
        self.short += other.short;
        self.fine_by_longer += other.fine_by_longer;
        self.fine_again += other.fine_again;
    }

    fn table(&self) -> Table {
        let count = |name: &str, count: u64| {
            vec![Cell::text(name), Cell::Count(count as i64), Cell::Nothing, Cell::Nothing]
        };
        let share = |name: &str, part: u64, whole: u64| {
            let tally = Tally { games: whole, wins: part as f64, margins: 0.0 };
            let (low, high) = tally.interval();
            let figures = [tally.share(), low, high];
            let figures = figures.map(|figure| match whole {
                0 => Cell::Nothing,
                _ => Cell::Share(figure),
            });
            [vec![Cell::text(name)], figures.into()].concat()
        };
        let rows = vec![
            share(
                "of the longer search's mistakes, mistakes by the shorter",
                self.also_mistakes,
                self.long,
            ),
            share("of these not fine by the shorter", self.not_fine, self.long),
            share("of these with the same better move", self.same_move, self.long),
            count("mistakes by the longer", self.long),
            count("mistakes by the shorter", self.short),
            share("of these fine by the longer", self.fine_by_longer, self.short),
            share("of these fine with another seed", self.fine_again, self.short),
            count("decisions judged", self.decisions),
        ];
        Table { name: "agreement", columns: vec!["what", "figure", "low", "high"], rows }
    }
}

#[cfg(test)]
mod tests {
    use table::Seed;

    use super::*;

    #[test]
    fn every_search_and_the_deal_have_their_own_seed() {
        let mut seeds = Stream::new(Seed::from(1));
        let deal = seeds.fork();
        let Ok(orders) = orders(&mut seeds, 1000, 4) else { panic!("orders can be made") };
        let mut all = vec![Seed::from(1), deal];
        all.extend(orders.map(|order| order.seed));
        for (at, seed) in all.iter().enumerate() {
            assert!(!all[..at].contains(seed), "{at}");
        }
        assert_eq!(orders.map(|order| order.simulations), [1000, 4000, 1000]);
    }
}
