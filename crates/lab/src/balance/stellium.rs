//! Stellium: which objectives are fulfilled, which bodies are kept, which tokens are spent.

use stellium::body::Body;
use stellium::cards::Card;
use stellium::{Event, Stellium};

use super::book::{Book, Ledger, Sheet, Thing};

/// Needs no memory: every event names its card or body.
#[derive(Default)]
pub(crate) struct Universe;

fn objective(card: Card) -> Thing {
    (0, card.index())
}

const fn body(body: Body) -> Thing {
    (1, body as usize)
}

const fn token(token: Body) -> Thing {
    (2, token as usize)
}

impl Ledger for Universe {
    type Game = Stellium;

    fn sheets() -> Vec<Sheet> {
        let bodies = || Body::ALL.map(|body| body.name().to_owned()).to_vec();
        vec![
            Sheet {
                name: "objective",
                things: Card::all().map(|card| card.to_string()).collect(),
                columns: &["validated", "points", "put-away"],
            },
            Sheet { name: "body", things: bodies(), columns: &["dropped", "played"] },
            Sheet { name: "token", things: bodies(), columns: &[] },
        ]
    }

    fn note(&mut self, event: &Event, book: &mut Book) {
        match *event {
            Event::Taken { card, .. } => book.came_up(objective(card)),
            Event::Discarded { card, .. } => book.add(objective(card), "put-away", 1.0),
            Event::Validated { seat, card, points, .. } => {
                book.add(objective(card), "validated", 1.0);
                book.add(objective(card), "points", points.into());
                book.used(objective(card), seat);
            }
            Event::Felt { body: felt, .. }
            | Event::Drawn { body: felt, .. }
            | Event::Chosen { body: felt, .. } => book.came_up(body(felt)),
            Event::Dropped { body: dropped, .. } => book.add(body(dropped), "dropped", 1.0),
            Event::Placed { seat, body: played, .. } | Event::Pushed { seat, body: played, .. } => {
                book.add(body(played), "played", 1.0);
                book.used(body(played), seat);
            }
            Event::TokenSpent { seat, token: spent } => {
                book.came_up(token(spent));
                book.used(token(spent), seat);
            }
            _ => {}
        }
    }
}
