//! Notices: what people hear of their tables while no tab is open.

pub(crate) mod wishes;
