//! The rules of Sternenhimmel, tested in the game's own notation.

mod discs;
mod imagination;
mod memory;
mod payments;
mod positions;
mod prospects;
mod scene;
mod scoring;
mod secrets;
mod setup;
mod standing;
mod turns;
mod witness;
