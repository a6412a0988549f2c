//! The rules of Astra, one test for each statement in them.

mod abilities;
mod boons;
mod cards;
mod discovery;
mod dream;
mod end;
mod garbled;
mod kit;
mod marking;
mod moves;
mod observe;
mod picks;
mod positions;
mod refunds;
mod rest;
mod score;
mod secrets;
mod setup;
mod standing;
mod taurus;
