//! A deal that can be checked: whoever runs the table and everybody at it have a hand in the seed.
//!
//! Before anybody adds anything, the table publishes the SHA-256 of its secret: it cannot choose
//! another one later. Then each player's program adds 32 random bytes: the table cannot know the
//! seed while it chooses its secret. The seed is the SHA-256 over `asterism deal 1`, a newline, the
//! secret and what was added in the order of seats, 32 bytes each. When the game is over, all of it
//! is revealed.

use sha2::{Digest, Sha256};
use table::{Contribution, Deal, Seed};

const DOMAIN: &[u8] = b"asterism deal 1\n";

/// What is published before the deal: the SHA-256 of the secret, in hex.
pub fn commitment(secret: Seed) -> String {
    hex::encode(Sha256::digest(secret.0))
}

/// The seed that a secret and what was added to it make.
pub fn seed(secret: Seed, contributions: &[Contribution]) -> Seed {
    let mut hash = Sha256::new_with_prefix(DOMAIN);
    hash.update(secret.0);
    for contribution in contributions {
        hash.update(contribution.value.0);
    }
    Seed(hash.finalize().into())
}

/// Checks that the deal makes the seed.
pub(crate) fn check(deal: &Deal, dealt: Seed) -> Result<(), &'static str> {
    if commitment(deal.secret) != deal.commitment {
        Err("the secret is not the one that was committed to")
    } else if !deal.contributions.is_sorted_by(|one, next| one.seat < next.seat) {
        Err("the contributions are not in the order of seats")
    } else if seed(deal.secret, &deal.contributions) != dealt {
        Err("the seed does not come from the secret and the contributions")
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    fn contributions(values: &[(u8, u64)]) -> Vec<Contribution> {
        let made = |&(seat, value)| Contribution { seat: Seat(seat), value: Seed::from(value) };
        values.iter().map(made).collect()
    }

    /// The vectors of docs/protocol.md, made with another implementation of SHA-256.
    #[test]
    fn commitments_and_seeds_are_as_documented() {
        assert_eq!(
            commitment(Seed::from(42)),
            "0a28e9ffef0073f9a6a674cf57ee77307f38f0f1bebb087888d9011ed0eeefdf"
        );
        assert_eq!(
            seed(Seed::from(42), &[]).to_string(),
            "1bff2021cd4b71646c72613d0ba2ad9f8d00e7c2bf82529edc325b313343cf59"
        );
        assert_eq!(
            seed(Seed::from(42), &contributions(&[(0, 1), (2, 3)])).to_string(),
            "cd88822d789bde5e8640c9812617b6a4518a686d18e9ee96573e9277f4c7de9b"
        );
    }

    #[test]
    fn a_deal_that_was_meddled_with_does_not_hold() {
        let secret = Seed::from(42);
        let added = contributions(&[(0, 1), (2, 3)]);
        let dealt = seed(secret, &added);
        let deal = Deal { commitment: commitment(secret), secret, contributions: added };
        assert_eq!(check(&deal, dealt), Ok(()));
        assert!(check(&deal, Seed::from(7)).is_err());
        let other = Deal { secret: Seed::from(43), ..deal.clone() };
        assert!(check(&other, dealt).is_err());
        let other = Deal { contributions: contributions(&[(0, 1), (2, 4)]), ..deal.clone() };
        assert!(check(&other, dealt).is_err());
        let other = Deal { contributions: contributions(&[(2, 3), (0, 1)]), ..deal };
        assert!(check(&other, dealt).is_err());
    }
}
