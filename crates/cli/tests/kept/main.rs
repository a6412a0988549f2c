//! Nothing that was acknowledged is lost: whatever happens to the server and its disk during play,
//! every acknowledged move is in its place in the record, as read by a fresh process.
//!
//! `KILLS=500 cargo test -p cli --test kept -- --nocapture` runs for longer.

mod disk;
mod killed;
mod nodes;
mod notices;
mod pair;
mod server;
