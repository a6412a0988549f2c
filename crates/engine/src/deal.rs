//! A deal that nobody can choose: whoever runs the table and everyone at it contribute to the seed,
//! and each must commit to a part before knowing any other.
//!
//! The table publishes the SHA-256 of its secret when it is made. Each player's program draws 32
//! random bytes, the contribution, and publishes a commitment to them: SHA-256 over `asterism
//! contribution 2`, a newline, the seat as one byte, and the contribution. Only when all
//! commitments are fixed are the contributions themselves sent. The seed is the SHA-256 over
//! `asterism deal 2`, a newline, the secret, and for each contribution in the order of seats the
//! seat as one byte and the contribution. When the game is over, all of it is in the record.
//!
//! In version 1 players committed to nothing and seats were not part of the seed. Records and logs
//! of it are still read.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use table::{Contribution, Deal, Seat, Seed};

/// The version by which new seeds are made.
pub const VERSION: u32 = 2;

const DOMAIN: &[u8] = b"asterism deal 2\n";
const CONTRIBUTION_DOMAIN: &[u8] = b"asterism contribution 2\n";
const FIRST_DOMAIN: &[u8] = b"asterism deal 1\n";

/// The fingerprint of a value that is revealed later: a SHA-256, written as 64 hex digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl FromStr for Commitment {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Commitment, &'static str> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| "a commitment has 64 hex digits")?;
        Ok(Commitment(bytes))
    }
}

impl TryFrom<String> for Commitment {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Commitment, &'static str> {
        text.parse()
    }
}

impl From<Commitment> for String {
    fn from(commitment: Commitment) -> String {
        commitment.to_string()
    }
}

/// The fingerprint that a table publishes of its secret.
pub fn commitment(secret: Seed) -> Commitment {
    Commitment(Sha256::digest(secret.0).into())
}

/// The fingerprint that a player publishes of a contribution. It includes the seat, so that no
/// player can pass off another's contribution as their own.
pub fn commitment_to(Contribution { seat, value }: Contribution) -> Commitment {
    let hash = Sha256::new_with_prefix(CONTRIBUTION_DOMAIN).chain_update([seat.0]);
    Commitment(hash.chain_update(value.0).finalize().into())
}

/// The seed made from a secret and the contributions.
pub fn seed(secret: Seed, contributions: &[Contribution]) -> Seed {
    let mut hash = Sha256::new_with_prefix(DOMAIN).chain_update(secret.0);
    for Contribution { seat, value } in contributions {
        hash.update([seat.0]);
        hash.update(value.0);
    }
    Seed(hash.finalize().into())
}

/// The seed made in the same way by version 1.
pub fn first_seed(secret: Seed, contributions: &[Contribution]) -> Seed {
    let mut hash = Sha256::new_with_prefix(FIRST_DOMAIN).chain_update(secret.0);
    for contribution in contributions {
        hash.update(contribution.value.0);
    }
    Seed(hash.finalize().into())
}

/// Checks that the deal makes this seed.
pub fn check(deal: &Deal, dealt: Seed) -> Result<(), &'static str> {
    let made = match deal.version {
        1 => first_seed(deal.secret, &deal.contributions),
        VERSION if deal.contributions.is_empty() => {
            return Err("nobody but the table had a part in the seed");
        }
        VERSION => seed(deal.secret, &deal.contributions),
        _ => return Err("it is of a version that is not known here"),
    };
    let takes_part = |seat: &Seat| deal.contributions.iter().any(|part| part.seat == *seat);
    if commitment(deal.secret).to_string() != deal.commitment {
        Err("the secret is not the one that was committed to")
    } else if !deal.contributions.is_sorted_by(|one, next| one.seat < next.seat) {
        Err("the contributions are not in the order of seats")
    } else if deal.left_out.iter().any(takes_part) {
        Err("a seat that was left out has a contribution")
    } else if made != dealt {
        Err("the seed does not come from the secret and the contributions")
    } else {
        Ok(())
    }
}

/// What a player's page kept of a deal while it was made. A commitment that is replaced afterwards
/// differs from the one kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// The table's id.
    pub table: String,
    /// The table's commitment to its secret.
    pub commitment: Commitment,
    /// The players' commitments, once they were final.
    pub seats: Vec<KeptSeat>,
    /// The page's own contribution, if it had one.
    pub own: Option<Contribution>,
}

/// A player's commitment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptSeat {
    /// The player's seat.
    pub seat: Seat,
    /// The commitment.
    pub commitment: Commitment,
}

impl Kept {
    /// Checks that the deal of a record, already valid in itself, is the one that was kept.
    pub fn check(&self, deal: Option<&Deal>) -> Result<(), String> {
        let Some(deal) = deal else {
            return Err(
                "the record does not say where its seed came from, but the page kept it".to_owned()
            );
        };
        if deal.version != VERSION {
            return Err("the record's deal has no commitments to contributions".to_owned());
        }
        if deal.commitment != self.commitment.to_string() {
            return Err("the table's commitment is not the one the page kept".to_owned());
        }
        self.check_seats(deal)?;
        self.check_own(deal)
    }

    fn check_seats(&self, deal: &Deal) -> Result<(), String> {
        let mut kept: Vec<u8> = self.seats.iter().map(|kept| kept.seat.0).collect();
        kept.sort_unstable();
        let made: Vec<u8> = deal.contributions.iter().map(|made| made.seat.0).collect();
        if kept != made {
            return Err(format!(
                "the seed has contributions of the seats {made:?}, but those of {kept:?} had \
                 committed to one"
            ));
        }
        for KeptSeat { seat, commitment } in &self.seats {
            let made = deal.contributions.iter().find(|made| made.seat == *seat);
            if made.is_none_or(|made| commitment_to(*made) != *commitment) {
                return Err(format!("the contribution of seat {seat} is not the one committed to"));
            }
        }
        Ok(())
    }

    fn check_own(&self, deal: &Deal) -> Result<(), String> {
        match self.own {
            Some(own) if !deal.contributions.contains(&own) => {
                Err(format!("your own contribution, of seat {}, is not in the record", own.seat))
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contributions(values: &[(u8, u64)]) -> Vec<Contribution> {
        let made = |&(seat, value)| Contribution { seat: Seat(seat), value: Seed::from(value) };
        values.iter().map(made).collect()
    }

    fn deal(secret: u64, values: &[(u8, u64)]) -> Deal {
        let secret = Seed::from(secret);
        Deal {
            version: VERSION,
            commitment: commitment(secret).to_string(),
            secret,
            contributions: contributions(values),
            left_out: Vec::new(),
            broken_off: Vec::new(),
        }
    }

    fn dealt(deal: &Deal) -> Seed {
        seed(deal.secret, &deal.contributions)
    }

    /// What the page of the player in a seat keeps of an honest deal.
    fn kept_by(seat: u8, deal: &Deal) -> Kept {
        let published =
            |made: &Contribution| KeptSeat { seat: made.seat, commitment: commitment_to(*made) };
        Kept {
            table: "t".into(),
            commitment: commitment(deal.secret),
            seats: deal.contributions.iter().map(published).collect(),
            own: deal.contributions.iter().copied().find(|made| made.seat == Seat(seat)),
        }
    }

    /// The vectors in `docs/protocol.md`, made with another implementation of SHA-256.
    #[test]
    fn commitments_and_seeds_are_as_documented() {
        assert_eq!(
            commitment(Seed::from(42)).to_string(),
            "0a28e9ffef0073f9a6a674cf57ee77307f38f0f1bebb087888d9011ed0eeefdf"
        );
        for ((seat, value), text) in [
            ((0, 1), "0a6c9cc271e1230d4c8483cac8ecf2c21cfbadee5f09be5eb5e1c7e3337f4770"),
            ((1, 1), "8d60631402726d44e021d7a3a9f50c6690cf7975add45e042b30316af33e7788"),
            ((2, 3), "262d3084cf5b885c481d7d5929cb34e025d84891cf1a1c7b4435da3fec1ec5b2"),
        ] {
            assert_eq!(commitment_to(contributions(&[(seat, value)])[0]).to_string(), text);
        }
        for (values, text) in [
            (&[(0, 1)][..], "f57982887684740b49f9d71cbbf6bb41d4c9de0e34e519d20c5bff0144cc6883"),
            (&[(0, 1), (2, 3)], "f6fd57b330842d0a35121e04054f4eb824f450359ae187dac7f572baf5807448"),
            (&[(0, 1), (1, 3)], "b0c2bc7fdcb5115465a9056f0aaa385dc997b217d42c2317fbc67934da95531d"),
        ] {
            assert_eq!(seed(Seed::from(42), &contributions(values)).to_string(), text);
        }
        for (values, text) in [
            (&[][..], "1bff2021cd4b71646c72613d0ba2ad9f8d00e7c2bf82529edc325b313343cf59"),
            (&[(0, 1), (2, 3)], "cd88822d789bde5e8640c9812617b6a4518a686d18e9ee96573e9277f4c7de9b"),
        ] {
            assert_eq!(first_seed(Seed::from(42), &contributions(values)).to_string(), text);
        }
    }

    #[test]
    fn a_deal_that_was_meddled_with_does_not_hold() {
        let honest = deal(42, &[(0, 1), (2, 3)]);
        let seed = dealt(&honest);
        assert_eq!(check(&honest, seed), Ok(()));
        assert!(check(&honest, Seed::from(7)).is_err());
        for values in [&[(0, 1), (2, 4)][..], &[(2, 3), (0, 1)], &[(0, 1), (1, 3)], &[(0, 1)]] {
            let other = Deal { contributions: contributions(values), ..honest.clone() };
            assert!(check(&other, seed).is_err(), "{values:?}");
        }
        let other = Deal { secret: Seed::from(43), ..honest.clone() };
        assert!(check(&other, seed).is_err());
        let other = Deal { left_out: vec![Seat(2)], ..honest.clone() };
        assert!(check(&other, seed).is_err());
        for version in [0, 1, 3] {
            let other = Deal { version, ..honest.clone() };
            assert!(check(&other, seed).is_err(), "version {version}");
        }
        let alone = deal(42, &[]);
        assert!(check(&alone, dealt(&alone)).is_err(), "the table alone chose the seed");
    }

    #[test]
    fn a_deal_of_version_1_is_still_read() {
        let text = r#"{"commitment":"0a28e9ffef0073f9a6a674cf57ee77307f38f0f1bebb087888d9011ed0eeefdf","secret":"000000000000000000000000000000000000000000000000000000000000002a","contributions":[{"seat":0,"value":"0000000000000000000000000000000000000000000000000000000000000001"}]}"#;
        let deal: Deal = serde_json::from_str(text).unwrap();
        assert_eq!(check(&deal, first_seed(deal.secret, &deal.contributions)), Ok(()));
        assert_eq!(serde_json::to_string(&deal).unwrap(), text, "and written as it was");
    }

    #[test]
    fn what_a_page_kept_finds_a_server_that_cheats() {
        let honest = deal(42, &[(0, 1), (2, 3)]);
        let kept = kept_by(0, &honest);
        assert_eq!(kept.check(Some(&honest)), Ok(()));
        let onlooker = Kept { own: None, ..kept.clone() };
        assert_eq!(onlooker.check(Some(&honest)), Ok(()));
        // Each of these deals is valid in itself: only what was kept reveals it.
        for (what, forged, reason) in [
            ("another secret", deal(43, &[(0, 1), (2, 3)]), "the table's commitment"),
            ("another's contribution", deal(42, &[(0, 1), (2, 4)]), "of seat 2 is not the one"),
            ("one's own contribution", deal(42, &[(0, 9), (2, 3)]), "of seat 0 is not the one"),
            ("other seats", deal(42, &[(0, 1), (1, 3)]), "of the seats [0, 1]"),
            ("somebody left out", deal(42, &[(0, 1)]), "of the seats [0]"),
            ("somebody added", deal(42, &[(0, 1), (1, 5), (2, 3)]), "of the seats [0, 1, 2]"),
        ] {
            assert_eq!(check(&forged, dealt(&forged)), Ok(()), "{what}");
            let found = kept.check(Some(&forged)).unwrap_err();
            assert!(found.contains(reason), "{what}: {found}");
        }
        assert!(kept.check(None).unwrap_err().contains("does not say where its seed came from"));
        let first = Deal { version: 1, ..honest.clone() };
        assert!(kept.check(Some(&first)).unwrap_err().contains("no commitments"));
    }

    #[test]
    fn ones_own_contribution_must_be_in_the_record() {
        let honest = deal(42, &[(0, 1), (2, 3)]);
        let other = Contribution { seat: Seat(1), value: Seed::from(8) };
        let kept = Kept { own: Some(other), ..kept_by(0, &honest) };
        assert!(kept.check(Some(&honest)).unwrap_err().contains("your own contribution"));
    }

    #[test]
    fn what_a_page_kept_is_read_as_it_is_documented() {
        let text = r#"{"table":"t","commitment":"0a28e9ffef0073f9a6a674cf57ee77307f38f0f1bebb087888d9011ed0eeefdf","seats":[{"seat":0,"commitment":"0a6c9cc271e1230d4c8483cac8ecf2c21cfbadee5f09be5eb5e1c7e3337f4770"}],"own":{"seat":0,"value":"0000000000000000000000000000000000000000000000000000000000000001"}}"#;
        let kept: Kept = serde_json::from_str(text).unwrap();
        assert_eq!(kept.check(Some(&deal(42, &[(0, 1)]))), Ok(()));
        assert_eq!(serde_json::to_string(&kept).unwrap(), text);
        assert!("00".parse::<Commitment>().is_err());
    }
}
