//! Sternenhimmel: who shines brightest on a constellation when its last star is covered?
//!
//! # The rules in short
//!
//! Twelve discs show constellations: stars, some large and some small, joined by lines, and two
//! rewards. As many discs lie open as there are players; the others wait in a pile. Every player
//! has the same nine figures: 1, 3, 5, 6, 7, 10, a black hole and two double stars.
//!
//! **A turn** is one figure, placed on any free star of any open disc: face up on a small star,
//! face down on a large one. A player who has a figure must place one.
//!
//! **A full disc is scored at once** (in [`score`]):
//!
//! 1. Everything is turned face up.
//! 2. Black holes joined by a line to other black holes all vanish.
//! 3. Each remaining black hole swallows every figure it is joined to.
//! 4. Each remaining double star doubles every star it is joined to, whoever owns it.
//! 5. Everyone with figures left adds up their values; black holes and double stars count 0. Equal
//!    sums are ranked by the number of figures left.
//! 6. The best player takes the first reward, the next best the second, from the reserve; each of
//!    the others takes a coin for each of their remaining figures from the best. A single player
//!    takes both rewards. If a tie remains after counting figures: for first place, the reserve
//!    pays everyone a coin per figure and there are no rewards; for second place, the best takes
//!    the first reward, and the reserve pays everyone else a coin per figure.
//!
//! All figures return to their owners, a new disc takes the place, and play continues to the left
//! of the player who filled the disc. After the twelfth disc the most coins win; a tie is a shared
//! victory.
//!
//! # Sources
//!
//! The published rules of Sternenhimmel, in our own words. What they leave open is settled in
//! `docs/rulings.md`; a game of two uses our own variant, with two discs open. The discs themselves
//! are our own (`data/discs.toml`): real constellations of the zodiac.
//!
//! # Map of the crate
//!
//! | to know | read |
//! |---|---|
//! | the discs | [`data`], and as pictures [`drawing`] |
//! | figures and sets of them | [`figure`] |
//! | the deal | [`setup`] |
//! | moves and their notation | [`moves`] |
//! | the state, and how a turn changes it | [`state`] |
//! | the open discs and what stands on them | `open` |
//! | what everyone knows about a face-down figure | `open/memory` |
//! | a full disc: holes, doubles, ranks, coins | [`score`] |
//! | what an open disc would bring, for bots | [`prospects`] |
//! | events | [`event`] |
//! | what a viewer may see | [`view`] |
//! | the readable, editable form, and its invariants | [`position`], `invariants` |

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
