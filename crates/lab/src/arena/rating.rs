//! Ratings of players, from who won against whom.
//!
//! The model is Bradley and Terry's: every player has a strength, and wins with a probability equal
//! to its share of the total strength at the table. The maximum likelihood strengths are found by
//! minorisation and maximisation (Hunter 2004), which improves with every step.

/// Games of one player against others of one kind.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Meeting {
    /// The player.
    pub(crate) one: usize,
    /// The kind of all others.
    pub(crate) other: usize,
    /// The number of others.
    pub(crate) others: u8,
    /// The number of games.
    pub(crate) games: f64,
    /// Victories of the player; a shared one counts by its share.
    pub(crate) wins: f64,
}

/// A player's rating, with its uncertainty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rating {
    /// In points: 400 more mean ten times the strength.
    pub(crate) points: f64,
    /// The standard error of the points.
    pub(crate) error: f64,
}

/// How many points make the strength e times as large.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;
/// More steps than any of our tables of results needs.
const STEPS: u32 = 10_000;
/// The iteration stops when a step changes every strength by less than this fraction.
const STILL: f64 = 1e-10;

/// Rates the players `0..count`; the first has 0 points. All must be connected by meetings, and no
/// player may have won or lost every game: such a strength is unbounded.
pub(crate) fn rate(count: usize, meetings: &[Meeting]) -> Vec<Rating> {
    let mut strengths = vec![1.0; count];
    for _ in 0..STEPS {
        let next = improve(&strengths, meetings);
        let change = next.iter().zip(&strengths).map(|(new, old)| (new / old - 1.0f64).abs());
        let still = change.fold(0.0, f64::max) < STILL;
        strengths = next;
        if still {
            break;
        }
    }
    let errors = errors(&strengths, meetings);
    let points = |strength: &f64| POINTS * (strength / strengths[0]).ln();
    let rating = |(strength, error)| Rating { points: points(strength), error };
    strengths.iter().zip(errors).map(rating).collect()
}

/// One step: every player's victories, divided by what a strength of 1 would have won.
fn improve(strengths: &[f64], meetings: &[Meeting]) -> Vec<f64> {
    let (mut wins, mut chances) = (vec![0.0; strengths.len()], vec![0.0; strengths.len()]);
    for meeting in meetings {
        let Meeting { one, other, others, games, wins: won } = *meeting;
        let table = strengths[one] + f64::from(others) * strengths[other];
        wins[one] += won;
        wins[other] += games - won;
        chances[one] += games / table;
        chances[other] += games * f64::from(others) / table;
    }
    let next: Vec<f64> = wins.iter().zip(chances).map(|(won, chance)| won / chance).collect();
    // Only their ratios matter: the first is held at 1.
    next.iter().map(|strength| strength / next[0]).collect()
}

/// Standard errors of the points, with none for the first player: the square roots of the diagonal
/// of the inverse of Fisher's information about all players except the first.
fn errors(strengths: &[f64], meetings: &[Meeting]) -> Vec<f64> {
    let count = strengths.len();
    let mut known = vec![vec![0.0; count]; count];
    for &Meeting { one, other, others, games, .. } in meetings {
        let chance = strengths[one] / (strengths[one] + f64::from(others) * strengths[other]);
        let told = games * chance * (1.0 - chance);
        known[one][one] += told;
        known[other][other] += told;
        known[one][other] -= told;
        known[other][one] -= told;
    }
    let known: Vec<Vec<f64>> = known[1..].iter().map(|row| row[1..].to_vec()).collect();
    let variances = inverse_diagonal(known);
    [0.0].into_iter().chain(variances.iter().map(|variance| POINTS * variance.sqrt())).collect()
}

/// The diagonal of the inverse of a positive definite matrix, by Gauss-Jordan elimination.
fn inverse_diagonal(mut matrix: Vec<Vec<f64>>) -> Vec<f64> {
    let size = matrix.len();
    for (at, row) in matrix.iter_mut().enumerate() {
        row.extend((0..size).map(|column| if column == at { 1.0 } else { 0.0 }));
    }
    for at in 0..size {
        let pivot = matrix[at][at];
        matrix[at].iter_mut().for_each(|value| *value /= pivot);
        let cleared = matrix[at].clone();
        for row in (0..size).filter(|row| *row != at) {
            let factor = matrix[row][at];
            matrix[row].iter_mut().zip(&cleared).for_each(|(value, by)| *value -= factor * by);
        }
    }
    (0..size).map(|at| matrix[at][size + at]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn duel(one: usize, other: usize, games: f64, wins: f64) -> Meeting {
        Meeting { one, other, others: 1, games, wins }
    }

    #[track_caller]
    fn close(value: f64, wanted: f64, by: f64) {
        assert!((value - wanted).abs() < by, "{value}, not {wanted}");
    }

    /// Ten times the strength means 10 of 11 games, and 400 points. With `n` games, the standard
    /// error of the log odds is 1 / √(n p q).
    #[test]
    fn two_players_are_rated_by_their_odds() {
        let ratings = rate(2, &[duel(1, 0, 110.0, 100.0)]);
        close(ratings[1].points, 400.0, 1e-3);
        close(ratings[1].error, 173.718 / (110.0 * 10.0 / 121.0f64).sqrt(), 1e-2);
        assert_eq!((ratings[0].points, ratings[0].error), (0.0, 0.0));
    }

    /// Results that follow the model exactly, at tables of two and of four.
    #[test]
    fn known_strengths_are_found_again() {
        let strengths = [1.0, 3.0, 0.5, 20.0];
        let mut meetings = Vec::new();
        for one in 0..4 {
            for other in (0..4).filter(|other| *other != one) {
                for others in [1, 3] {
                    let table = strengths[one] + f64::from(others) * strengths[other];
                    let wins = 60.0 * strengths[one] / table;
                    meetings.push(Meeting { one, other, others, games: 60.0, wins });
                }
            }
        }
        for (rating, strength) in rate(4, &meetings).iter().zip(strengths) {
            close(rating.points, POINTS * strength.ln(), 1e-4);
        }
    }

    /// Players who never met are compared through those whom both met.
    #[test]
    fn ratings_add_up_along_a_chain() {
        let ratings = rate(3, &[duel(1, 0, 40.0, 30.0), duel(2, 1, 40.0, 30.0)]);
        close(ratings[2].points, 2.0 * ratings[1].points, 1e-3);
        close(ratings[2].error, 2f64.sqrt() * ratings[1].error, 1e-6);
    }

    #[test]
    fn ten_times_the_same_results_are_the_same_ratings_and_surer() {
        let results = [(1, 0, 13.0), (2, 0, 17.0), (2, 1, 11.5)];
        let times = |k: f64| results.map(|(one, other, wins)| duel(one, other, 20.0 * k, wins * k));
        let (few, many) = (rate(3, &times(1.0)), rate(3, &times(10.0)));
        assert!(few[0].points < few[1].points && few[1].points < few[2].points);
        for (few, many) in few.iter().zip(&many) {
            close(few.points, many.points, 1e-5);
            close(few.error, many.error * 10f64.sqrt(), 1e-5);
        }
    }
}
