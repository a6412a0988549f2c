//! The rules of Stellium, one test for each, in the order of the rulebook.

mod collision;
mod data;
mod draw;
mod end;
mod figures;
mod notation;
mod objectives;
mod permutation;
mod position;
mod refill;
mod scene;
mod secrets;
mod setup;
mod standing;
mod stars_and_holes;
mod taking;
mod tokens;
