//! What a person wants to hear of, and when.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a person wants to hear of, and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Wishes {
    /// Whether of all tables, unless chosen otherwise for one.
    pub(crate) on: bool,
    /// Of what.
    pub(crate) kinds: Kinds,
    /// After how many minutes of absence.
    #[schema(minimum = 1, maximum = 1440)]
    pub(crate) after: u32,
    /// When to wait; null for never.
    pub(crate) quiet: Option<Quiet>,
    /// `en`, `fr` or `ru`.
    #[schema(pattern = "^(en|fr|ru)$")]
    #[cfg_attr(feature = "ts", ts(type = "\"en\" | \"fr\" | \"ru\""))]
    pub(crate) language: String,
}

/// What a person wants to hear of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "seven things to choose")]
pub(crate) struct Kinds {
    /// It is my turn.
    pub(crate) turn: bool,
    /// My time is nearly up.
    pub(crate) reminder: bool,
    /// Somebody has made a table with a seat for me.
    pub(crate) invited: bool,
    /// A game has begun.
    pub(crate) started: bool,
    /// A game is over.
    pub(crate) over: bool,
    /// I am asked to agree to something.
    pub(crate) asked: bool,
    /// Somebody has sat down at a table that I host.
    pub(crate) joined: bool,
}

/// The hours in which notices wait.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Quiet {
    /// From when, in minutes of the local day.
    #[schema(maximum = 1439)]
    pub(crate) from: u16,
    /// To when, in minutes of the local day; it may be the next one.
    #[schema(maximum = 1439)]
    pub(crate) to: u16,
    /// The time zone, as IANA names it.
    #[schema(max_length = 64)]
    pub(crate) zone: String,
}
