//! A client's part in the deal: what it asks for, as JSON.

use engine::deal;
use serde_json::{Value, json};
use table::{Contribution, Seat, Seed};

/// Settles on a contribution to the seed, for a seat.
pub fn commit(seat: u8, value: Seed) -> Value {
    let commitment = deal::commitment_to(Contribution { seat: Seat(seat), value });
    json!({ "commit": { "value": commitment } })
}

/// Tells it, once the deal is sealed.
pub fn reveal(value: Seed) -> Value {
    json!({ "reveal": { "value": value } })
}
