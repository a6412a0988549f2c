//! How often the things of a game come up, and who benefits.

use std::any::Any;

use table::{Game, Seat, SeatSet};

use crate::report::{Cell, Table};

/// What is counted of a game besides places and scores: one is created for each game, and receives
/// all its events. A game need not have one.
pub(crate) trait Ledger: Default + 'static {
    type Game: Game;

    /// The kinds of things, and what is counted for each.
    fn sheets() -> Vec<Sheet>;

    /// Records what an event says about the things of the game.
    fn note(&mut self, event: &<Self::Game as Game>::Event, book: &mut Book);
}

/// The ledger of any game.
#[derive(Clone, Copy)]
pub(crate) struct AnyLedger {
    pub(crate) game: &'static str,
    pub(crate) sheets: fn() -> Vec<Sheet>,
    /// Creates a ledger that receives the events of its game.
    pub(crate) open: fn() -> Notes,
}

pub(crate) type Notes = Box<dyn FnMut(&dyn Any, &mut Book)>;

impl AnyLedger {
    /// A ledger of nothing, so that only places and scores are counted.
    pub(crate) const NONE: AnyLedger =
        AnyLedger { game: "", sheets: Vec::new, open: || Box::new(|_, _| ()) };

    pub(crate) const fn of<L: Ledger>() -> AnyLedger {
        let open = || -> Notes {
            let mut ledger = L::default();
            Box::new(move |event, book| {
                if let Some(event) = event.downcast_ref() {
                    ledger.note(event, book);
                }
            })
        };
        AnyLedger { game: L::Game::INFO.id, sheets: L::sheets, open }
    }
}

/// A kind of things: cards, discs, figures.
pub(crate) struct Sheet {
    pub(crate) name: &'static str,
    pub(crate) things: Vec<String>,
    /// What is counted each time one comes up.
    pub(crate) columns: &'static [&'static str],
}

/// A thing, by its sheet and its index on that sheet.
pub(crate) type Thing = (usize, usize);

/// The counts.
pub(crate) struct Book(Vec<Page>);

struct Page {
    sheet: Sheet,
    lines: Vec<Line>,
}

#[derive(Clone, Default)]
struct Line {
    times: u64,
    sums: Vec<f64>,
    /// The seats that benefited from it in this game.
    users: Vec<Seat>,
    used: u64,
    /// How often that was a winner; in a shared victory each counts by its share.
    by_winners: f64,
}

impl Book {
    pub(crate) fn new(sheets: Vec<Sheet>) -> Book {
        let page = |sheet: Sheet| {
            let line = Line { sums: vec![0.0; sheet.columns.len()], ..Line::default() };
            Page { lines: vec![line; sheet.things.len()], sheet }
        };
        Book(sheets.into_iter().map(page).collect())
    }

    fn line(&mut self, (sheet, thing): Thing) -> &mut Line {
        &mut self.0[sheet].lines[thing]
    }

    /// Counts that a thing has come up.
    pub(crate) fn came_up(&mut self, thing: Thing) {
        self.line(thing).times += 1;
    }

    /// Adds to one of the columns of a thing's sheet.
    pub(crate) fn add(&mut self, thing: Thing, column: &str, amount: f64) {
        let at = self.0[thing.0].sheet.columns.iter().position(|name| *name == column);
        self.line(thing).sums[at.expect("a column of the sheet")] += amount;
    }

    /// Counts that a seat has benefited from a thing.
    pub(crate) fn used(&mut self, thing: Thing, seat: Seat) {
        self.line(thing).users.push(seat);
    }

    /// Ends a game: counts whether each use was by a winner, unless nobody won.
    pub(crate) fn close(&mut self, winners: SeatSet) {
        for line in self.0.iter_mut().flat_map(|page| &mut page.lines) {
            let users = std::mem::take(&mut line.users);
            if winners.is_empty() {
                continue;
            }
            let by_winners = users.iter().filter(|seat| winners.contains(**seat)).count();
            line.by_winners += by_winners as f64 / f64::from(winners.len());
            line.used += users.len() as u64;
        }
    }

    /// Adds the counts of other games.
    pub(crate) fn merge(&mut self, other: &Book) {
        for (page, other) in self.0.iter_mut().zip(&other.0) {
            for (line, other) in page.lines.iter_mut().zip(&other.lines) {
                line.times += other.times;
                line.used += other.used;
                line.by_winners += other.by_winners;
                line.sums.iter_mut().zip(&other.sums).for_each(|(sum, other)| *sum += other);
            }
        }
    }

    /// A table for each sheet: how often each thing came up per game, what it brought on average
    /// each time, and the winners' share of its use.
    pub(crate) fn tables(&self, seats: u8, games: u64) -> Vec<Table> {
        let table = |page: &Page| {
            let sheet = &page.sheet;
            let mut columns = vec!["seats", sheet.name, "per-game"];
            columns.extend(sheet.columns);
            columns.push("winners");
            let rows = sheet.things.iter().zip(&page.lines).map(|(thing, line)| {
                let mut row = vec![
                    Cell::Count(seats.into()),
                    Cell::text(thing.clone()),
                    mean(line.times as f64, games, Cell::Mean),
                ];
                row.extend(line.sums.iter().map(|sum| mean(*sum, line.times, Cell::Share)));
                row.push(mean(line.by_winners, line.used, Cell::Share));
                row
            });
            Table { name: sheet.name, columns, rows: rows.collect() }
        };
        self.0.iter().map(table).collect()
    }
}

fn mean(sum: f64, count: u64, cell: fn(f64) -> Cell) -> Cell {
    if count == 0 { Cell::Nothing } else { cell(sum / count as f64) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book() -> Book {
        let things = vec!["gold".into(), "lead".into()];
        Book::new(vec![Sheet { name: "metal", things, columns: &["melted"] }])
    }

    #[test]
    fn means_are_by_what_came_up_and_shares_by_what_was_used() {
        let (gold, mut total) = ((0, 0), book());
        let games = [(vec![Seat(1)], 1.0), (vec![Seat(0), Seat(1)], 0.0), (vec![], 2.0)];
        for (winners, melted) in games {
            let mut game = book();
            game.came_up(gold);
            game.came_up(gold);
            game.add(gold, "melted", melted);
            game.used(gold, Seat(1));
            game.used(gold, Seat(2));
            game.close(winners.into_iter().collect());
            total.merge(&game);
        }
        let tables = total.tables(3, 3);
        assert_eq!(tables[0].columns, ["seats", "metal", "per-game", "melted", "winners"]);
        // Of the four uses in games with a winner, one was by the winner, and one by a player with
        // half the victory.
        let gold = [Cell::Mean(2.0), Cell::Share(0.5), Cell::Share(1.5 / 4.0)];
        assert_eq!(tables[0].rows[0][2..], gold);
        assert_eq!(tables[0].rows[1][2..], [Cell::Mean(0.0), Cell::Nothing, Cell::Nothing]);
    }
}
