//! Sternenhimmel: how discs are decided, and what happens to figures.

use sternenhimmel::score::Reason;
use sternenhimmel::{Disc, Event, Figure, Sternenhimmel};
use table::Seat;

use super::book::{Book, Ledger, Sheet, Thing};

/// The figures on each disc.
#[derive(Default)]
pub(crate) struct Sky {
    standing: Vec<(Disc, Seat, Figure)>,
    /// Who took the first reward of the disc scored last.
    first: Option<Seat>,
}

const fn disc(disc: Disc) -> Thing {
    (0, disc as usize)
}

const fn figure(figure: Figure) -> Thing {
    (1, figure as usize)
}

impl Ledger for Sky {
    type Game = Sternenhimmel;

    fn sheets() -> Vec<Sheet> {
        vec![
            Sheet {
                name: "disc",
                things: Disc::ALL.map(|disc| disc.to_string()).to_vec(),
                columns: &["both", "tied", "tied-second", "nobody", "stuck", "coins", "tribute"],
            },
            Sheet {
                name: "figure",
                things: Figure::ALL.map(|figure| figure.to_string()).to_vec(),
                columns: &["face-down", "vanished", "swallowed", "doubled", "best-side"],
            },
        ]
    }

    fn note(&mut self, event: &Event, book: &mut Book) {
        match *event {
            Event::Opened { disc: opened } => book.came_up(disc(opened)),
            Event::Placed { seat, disc, face_down, figure: Some(placed), .. } => {
                book.came_up(figure(placed));
                book.add(figure(placed), "face-down", f64::from(face_down));
                book.used(figure(placed), seat);
                self.standing.push((disc, seat, placed));
            }
            Event::Vanished { .. } => book.add(figure(Figure::BlackHole), "vanished", 1.0),
            Event::Swallowed { figure: gone, .. } => book.add(figure(gone), "swallowed", 1.0),
            Event::Doubled { figure: doubled, .. } => book.add(figure(doubled), "doubled", 1.0),
            Event::Stuck { disc: scored } => book.add(disc(scored), "stuck", 1.0),
            Event::NobodyLeft { disc: scored } => book.add(disc(scored), "nobody", 1.0),
            Event::TiedForFirst { disc: scored } => book.add(disc(scored), "tied", 1.0),
            Event::TiedForSecond { disc: scored } => book.add(disc(scored), "tied-second", 1.0),
            Event::Paid { disc: scored, seat, coins, reason, from } => {
                let purse = if from.is_some() { "tribute" } else { "coins" };
                book.add(disc(scored), purse, coins.into());
                self.note_reward(scored, seat, reason, book);
            }
            _ => {}
        }
    }
}

impl Sky {
    fn note_reward(&mut self, scored: Disc, seat: Seat, reason: Reason, book: &mut Book) {
        match reason {
            Reason::First => {
                self.first = Some(seat);
                book.used(disc(scored), seat);
                let best = |(on, of, _): &&(Disc, Seat, Figure)| (*on, *of) == (scored, seat);
                for (_, _, stood) in self.standing.iter().filter(best) {
                    book.add(figure(*stood), "best-side", 1.0);
                }
            }
            Reason::Second if self.first == Some(seat) => book.add(disc(scored), "both", 1.0),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use sternenhimmel::data::Star;

    use super::*;
    use crate::report::Cell;

    /// A disc of two stars where the best takes both rewards, because its hole has swallowed the 7.
    #[test]
    fn a_disc_is_counted_by_how_it_was_decided() {
        let (mut sky, mut book) = (Sky::default(), Book::new(Sky::sheets()));
        let placed = |seat, face_down, figure| {
            let (disc, star) = (Disc::Leo, Star(seat));
            Event::Placed { seat: Seat(seat), disc, star, face_down, figure: Some(figure) }
        };
        let paid = |coins, reason| {
            let (disc, seat, from) = (Disc::Leo, Seat(0), None);
            Event::Paid { disc, seat, from, coins, reason }
        };
        let (seat, figure) = (Seat(1), Figure::Seven);
        for event in [
            Event::Opened { disc: Disc::Leo },
            placed(0, true, Figure::BlackHole),
            placed(1, false, figure),
            Event::Swallowed { disc: Disc::Leo, star: Star(1), seat, figure },
            paid(9, Reason::First),
            paid(6, Reason::Second),
        ] {
            sky.note(&event, &mut book);
        }
        book.close([Seat(0)].into_iter().collect());
        let tables = book.tables(2, 1);
        let row = |table: usize, thing: &str| {
            let is_it = |row: &&Vec<Cell>| row[1] == Cell::text(thing);
            tables[table].rows.iter().find(is_it).unwrap()[3..].to_vec()
        };
        let shares =
            |values: &[f64]| values.iter().map(|value| Cell::Share(*value)).collect::<Vec<_>>();
        assert_eq!(row(0, "leo"), shares(&[1.0, 0.0, 0.0, 0.0, 0.0, 15.0, 0.0, 1.0]));
        assert_eq!(row(1, "black-hole"), shares(&[1.0, 0.0, 0.0, 0.0, 1.0, 1.0]));
        assert_eq!(row(1, "7"), shares(&[0.0, 0.0, 1.0, 0.0, 0.0, 0.0]));
    }
}
