//! Astra: which cards are discovered, kept and used, which boons are picked, and what happens in
//! turns.

use astra::{Ability, Astra, BoonKind, Card, Cards, Event};

use super::book::{Book, Ledger, Sheet, Thing};

/// Most of it follows from single events; for a Rest, what it brought has to be remembered.
#[derive(Default)]
pub(crate) struct Observatory {
    rested_for_nothing: bool,
}

fn card(card: Card) -> Thing {
    (0, card.index())
}

/// All abilities, each named after the first of its cards.
fn abilities() -> Vec<(Ability, Card)> {
    let mut found: Vec<(Ability, Card)> = Vec::new();
    for card in Card::ALL {
        let ability = Cards::standard().get(card).ability;
        if found.iter().all(|(known, _)| *known != ability) {
            found.push((ability, card));
        }
    }
    found
}

fn ability(card: Card) -> Thing {
    let ability = Cards::standard().get(card).ability;
    let at = abilities().iter().position(|(known, _)| *known == ability);
    (1, at.expect("an ability of a card is among those of all cards"))
}

fn boon(kind: BoonKind) -> Thing {
    (2, kind as usize)
}

/// All turns count as one thing.
const TURN: Thing = (4, 0);

/// The positions of boons on a card, from the left.
const fn place(number: usize) -> Thing {
    (3, number - 1)
}

impl Ledger for Observatory {
    type Game = Astra;

    fn sheets() -> Vec<Sheet> {
        vec![
            Sheet {
                name: "card",
                things: Card::ALL.map(|card| card.to_string()).to_vec(),
                columns: &["discovered", "by-dreamer", "given-up", "used"],
            },
            Sheet {
                name: "ability",
                things: abilities().iter().map(|(_, card)| card.to_string()).collect(),
                columns: &["used"],
            },
            Sheet {
                name: "boon",
                things: BoonKind::ALL.map(|kind| kind.name().to_owned()).to_vec(),
                columns: &["picked"],
            },
            Sheet {
                name: "boon-place",
                things: (1..=4).map(|number| number.to_string()).collect(),
                columns: &["picked"],
            },
            Sheet {
                name: "turns",
                things: vec!["all".into()],
                columns: &["discoveries", "rests", "for-nothing"],
            },
        ]
    }

    fn note(&mut self, event: &Event, book: &mut Book) {
        match *event {
            Event::TurnBegan { .. } => book.came_up(TURN),
            Event::Resting { .. } => {
                book.add(TURN, "rests", 1.0);
                self.rested_for_nothing = true;
            }
            Event::Gained { .. } | Event::Reactivated { .. } => self.rested_for_nothing = false,
            Event::SphereMoved { .. } if self.rested_for_nothing => {
                book.add(TURN, "for-nothing", 1.0);
                self.rested_for_nothing = false;
            }
            Event::CardDealt { card: dealt, .. } => book.came_up(card(dealt)),
            Event::Discovered { seat, card: found } => {
                let column = if seat.is_some() { "discovered" } else { "by-dreamer" };
                book.add(card(found), column, 1.0);
                book.add(TURN, "discoveries", 1.0);
                for (number, boon_on_it) in (1..).zip(&Cards::standard().get(found).boons) {
                    book.came_up(boon(boon_on_it.kind));
                    book.came_up(place(number));
                }
            }
            Event::CardTaken { seat, card: taken } => {
                book.used(card(taken), seat);
                book.came_up(ability(taken));
            }
            Event::CardDiscarded { seat: Some(_), card: gone } => {
                book.add(card(gone), "given-up", 1.0);
            }
            Event::Used { seat, card: used } => {
                book.add(card(used), "used", 1.0);
                book.add(ability(used), "used", 1.0);
                book.used(ability(used), seat);
            }
            Event::BoonTaken { seat, number, boon: kind, .. } => {
                for thing in [boon(kind), place(number.into())] {
                    book.add(thing, "picked", 1.0);
                    book.used(thing, seat);
                }
            }
            _ => {}
        }
    }
}
