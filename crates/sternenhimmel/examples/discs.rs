//! Draws the twelve discs to standard output: `cargo run -p sternenhimmel --example discs`.

use sky::{Shape, Sheet};
use sternenhimmel::{Disc, Discs};

fn main() {
    let discs = Discs::standard();
    let panels: Vec<_> = Disc::ALL.into_iter().map(|disc| discs.get(disc).panel(disc)).collect();
    let sheet = Sheet { heading: "Sternenhimmel".into(), columns: 4, shape: Shape::Disc };
    print!("{}", sheet.draw(&panels));
}
