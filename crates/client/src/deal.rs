//! A client's requests in the deal, as JSON.

use engine::deal;
use serde_json::{Value, json};
use table::{Contribution, Seat, Seed};

/// Commits to a contribution to the seed, for a seat.
pub fn commit(seat: u8, value: Seed) -> Value {
    let commitment = deal::commitment_to(Contribution { seat: Seat(seat), value });
    json!({ "commit": { "value": commitment } })
}

/// Reveals it, once the deal is sealed.
pub fn reveal(value: Seed) -> Value {
    json!({ "reveal": { "value": value } })
}
