//! Prints a page of constellations as SVG: all 48 as cards, or with `zodiac` its twelve as discs.
//!
//! `cargo run -p sky --example sheet > sky.svg`

use sky::{Figure, Panel, Shape, Sheet};

const ZODIAC: [&str; 12] = [
    "aries",
    "taurus",
    "gemini",
    "cancer",
    "leo",
    "virgo",
    "libra",
    "scorpius",
    "sagittarius",
    "capricornus",
    "aquarius",
    "pisces",
];

fn main() {
    let zodiac = std::env::args().any(|argument| argument == "zodiac");
    let (sheet, panels): (Sheet, Vec<Panel>) = if zodiac {
        let figures = ZODIAC.iter().map(|id| Figure::named(id).expect("the zodiac is known"));
        let sheet = Sheet { heading: "The Zodiac".into(), columns: 4, shape: Shape::Disc };
        (sheet, figures.map(Panel::of).collect())
    } else {
        let heading = "Ptolemy’s Forty-Eight".into();
        let sheet = Sheet { heading, columns: 8, shape: Shape::Card };
        (sheet, Figure::all().iter().map(Panel::of).collect())
    };
    println!("{}", sheet.draw(&panels));
}
