//! Tables on one device: played to the end, passed around, undone, kept and found again; and nobody
//! is shown what they may not see.

mod rehearsal;
mod review;
mod scene;
mod secrets;
mod table;
