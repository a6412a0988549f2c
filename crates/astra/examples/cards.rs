//! Draws the 48 cards to standard output: `cargo run -p astra --example cards`.

use astra::{Card, Cards};
use sky::{Shape, Sheet};

fn main() {
    let cards = Cards::standard();
    let panels: Vec<_> = Card::ALL.into_iter().map(|card| cards.get(card).panel(card)).collect();
    let sheet = Sheet { heading: "Astra".into(), columns: 8, shape: Shape::Card };
    print!("{}", sheet.draw(&panels));
}
