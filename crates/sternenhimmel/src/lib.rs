//! Sternenhimmel: who shines most on a constellation when its last star is covered?
//!
//! # The rules in short
//!
//! Twelve discs show constellations: stars, some large and some small, joined by lines, and two
//! rewards. As many discs lie open as there are players, the others wait in a pile. Every player
//! has the same nine figures: 1, 3, 5, 6, 7, 10, a black hole and two double stars.
//!
//! **A turn** is one figure, placed on any free star of any open disc: face up on a small star,
//! face down on a large one. Whoever has a figure must place one.
//!
//! **A full disc is scored at once** (in [`score`]):
//!
//! 1. Everything is turned face up.
//! 2. Black holes joined by a line to other black holes vanish, all of them.
//! 3. Each black hole that is left swallows every figure it is joined to.
//! 4. Each double star that is left doubles every star it is joined to, whoever owns it.
//! 5. Everyone with figures left adds up their values; black holes and double stars count 0.
//!    Equal sums are ranked by the number of figures left.
//! 6. The best takes the first reward, the next best the second, from the reserve; all others
//!    take from the best a coin for each figure they have left. One player alone takes both
//!    rewards. A tie that the figures do not break: for first place, everyone is paid a coin a
//!    figure by the reserve and nobody a reward; for second place, the best takes the first
//!    reward, and everyone else is paid a coin a figure by the reserve.
//!
//! All figures go back to their owners, a new disc takes the place, and the player to the left of
//! the one who filled the disc goes on. After the twelfth disc the most coins win; a tie is a
//! shared victory.
//!
//! # Where they come from
//!
//! The published rules of Sternenhimmel, in our own words. What they leave open is settled as
//! `docs/rulings.md` says; two may play by a variant of ours, with two discs open. The discs
//! themselves are ours (`data/discs.toml`): real constellations of the zodiac.
//!
//! # Where to find what
//!
//! | to know | read |
//! |---|---|
//! | the discs | [`data`], and as pictures [`drawing`] |
//! | figures and sets of them | [`figure`] |
//! | the deal | [`setup`] |
//! | what can be done, and how it is written | [`moves`] |
//! | doing it; the turn passes | [`state`] |
//! | the open discs and what stands on them | `open` |
//! | what everybody knows of a face-down figure | `open/memory` |
//! | a full disc: holes, doubles, ranks, coins | [`score`] |
//! | what an open disc would bring, for bots | [`prospects`] |
//! | what happens, as it is told | [`event`] |
//! | what a viewer may see | [`view`] |
//! | the readable, editable form, and what must hold of it | [`position`], `invariants` |

pub mod data;
pub mod drawing;
pub mod event;
pub mod figure;
mod game;
mod invariants;
pub mod moves;
mod open;
pub mod position;
pub mod prospects;
pub mod score;
pub mod setup;
pub mod state;
pub mod view;

pub use data::{Disc, DiscData, Discs};
pub use event::Event;
pub use figure::{Figure, FigureSet};
pub use moves::{Illegal, Move};
pub use position::Board;
pub use prospects::Standings;
pub use state::Sternenhimmel;
pub use view::View;
