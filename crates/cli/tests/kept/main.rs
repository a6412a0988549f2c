//! Nothing that was acknowledged is lost: whatever happens to the server and its disk under play,
//! every acknowledged move is in its place in the record, as a fresh process reads it.
//!
//! `KILLS=500 cargo test -p cli --test kept -- --nocapture` looks longer.

mod disk;
mod killed;
mod nodes;
mod notices;
mod pair;
mod server;
