//! Astra: mark the stars of constellations together, and be the one who marks the last.

pub mod abilities;
pub mod board;
mod boons;
mod choices;
pub mod data;
mod discovery;
pub mod drawing;
mod dream;
mod end;
pub mod event;
pub mod figure;
mod game;
mod invariants;
mod journal;
mod marking;
pub mod moves;
mod observe;
pub mod position;
mod rest;
pub mod score;
pub mod setup;
pub mod state;
pub mod view;

pub use data::{Ability, Boon, BoonKind, CardData, Cards, Element};
pub use event::Event;
pub use figure::{Card, CardSet, Star, Stars};
pub use moves::{Illegal, Move};
pub use position::Board;
pub use state::Astra;
pub use view::View;
