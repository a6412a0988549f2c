//! The server from outside: real sockets, a real database.

mod crowd;
mod deal;
mod guests;
mod host;
mod limits;
mod listen;
mod nodes;
mod notices;
mod operate;
mod people;
mod person;
mod play;
mod ratings;
mod rest;
mod secrets;
mod undo;
mod version1;
