//! Astra: all players together mark constellations star by star, and whoever marks the last star
//! discovers the constellation.
//!
//! # The rules in short
//!
//! Constellation cards lie around a board of four spheres, one card more than there are players.
//! Each has 5 to 14 stars joined by lines: one starting star, one to three Grand stars, the others
//! Common. Every player has a journal: a pouch of stardust, telescopes, and tracks of Fame, Pouch
//! size and Wisdom.
//!
//! **A turn** has up to four phases.
//!
//! 1. *Abilities* (`abilities`): you may use any of your active cards, each once, in any order. A
//!    used card is exhausted.
//! 2. *The action* is one of two.
//!    - *Observe* (`observe`): a run of stars on one card, each for a stardust. On an untouched
//!      card it begins at the starting star, otherwise at a star joined to a marked one; each next
//!      star is joined to the one just marked. It ends when the player stops or has to. Each
//!      further Observe costs a telescope. A Grand star brings wisdom, and every second wisdom a
//!      larger card limit.
//!    - *Rest* (`rest`): the pouch is filled up to its size, exhausted cards of the active
//!      sphere's element become active, and the sphere marker moves on. Past the discard icon, the
//!      top card of the deck goes.
//! 3. *Discovery* (`discovery`, `boons`): a card whose stars are all marked belongs to the player
//!    whose turn it is. First the others who marked stars on it take one boon each, starting with
//!    the most stars; tied players pick in secret and may pick the same. After all cards are taken,
//!    those beyond the card limit are discarded; then the board is refilled. In a game of two, an
//!    assistant with fewer stars than the dreamer can only pick from the two rightmost boons.
//! 4. *The dream* (`dream`), in a game of two and after a Rest: on behalf of a neutral dreamer, the
//!    player marks as many stars as the active sphere says, on the largest untouched card, or on
//!    the largest of all if none is untouched. Nobody discovers a card completed like this: every
//!    player who marked stars on it takes a boon, any of the four, and the card is discarded.
//!
//! **The end** (`end`) comes when the Game End card, which lies in the deck, is on top of it. In
//! the first player's turn, the others have one more turn; in any other's, this round is finished
//! and one more is played. Then everything is scored ([`score`]): pouch, card limit, stardust,
//! marks, active cards, and the elements of all cards on a secret card that each player was dealt.
//! The most Fame wins, and a tie is a shared victory.
//!
//! ```
//! use astra::{Astra, Event};
//! use table::{Game, Match, Options, Seed, Setup};
//!
//! let setup = Setup::new::<Astra>(3, Options::default())?;
//! let mut game: Match<Astra> = Match::new(setup, Seed::from(42));
//! let seat = game.state().to_act().first().unwrap();
//! let events = game.play(seat, "rest".parse()?)?;
//! assert_eq!(events[0], Event::Resting { seat });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Sources
//!
//! The rulebook of Astra (2022), English edition, in our own words; the French one settles what it
//! leaves open, and `docs/rulings.md` what both leave open. Content that is printed only on cards
//! and boards is our own: `data/cards.toml` says what, and an owner of the game can enter what is
//! printed there. The figures are the real ones of Ptolemy's 48 constellations.
//!
//! # Options
//!
//! | option | choices | |
//! |---|---|---|
//! | `first` | `random`, `0` … `4` | who holds the first-player token |
//! | `marks` | `half`, `each` | marked stars that score one Fame at the end: every two, or each |
//!
//! # Map of the crate
//!
//! | to know | read |
//! |---|---|
//! | cards, spheres, abilities and boons as data | [`data`], and as pictures [`drawing`] |
//! | cards and stars, and sets of them | [`card`] |
//! | the deal | [`setup`] |
//! | moves and their notation | [`moves`]; everything a seat may do: `choices` |
//! | a moment of the game; its turn; its places around the board | [`state`], [`turn`], [`place`] |
//! | effects of moves; what a seat gains; how stars are marked | `game`, `journal`, `marking` |
//! | the phases, one by one | [`abilities`], `observe`, `rest`, `discovery`, `boons`, `dream`, `end` |
//! | Fame, line by line | [`score`] |
//! | events | [`event`] |
//! | what a viewer may see | [`view`] |
//! | the readable, editable form, and its invariants | [`position`], `invariants` |

pub mod abilities;
pub mod boons;
pub mod card;
mod choices;
pub mod data;
mod discovery;
pub mod drawing;
mod dream;
mod end;
pub mod event;
mod game;
mod invariants;
mod journal;
mod marking;
pub mod moves;
mod observe;
pub mod place;
pub mod position;
mod rest;
pub mod score;
pub mod setup;
pub mod state;
pub mod turn;
pub mod view;

pub use card::{Card, CardSet, Mark, Star, Stars};
pub use data::{Ability, Boon, BoonKind, CardData, Cards, Element};
pub use event::Event;
pub use moves::{Illegal, Move};
pub use position::Board;
pub use state::Astra;
pub use turn::{Phase, Turn};
pub use view::View;
