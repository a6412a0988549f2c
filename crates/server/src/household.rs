//! The unit of rate limits: everyone behind one address, or one IPv6 network.

use std::net::{IpAddr, Ipv6Addr};

use sha2::{Digest as _, Sha256};

use crate::random;
use crate::store::Origin;

/// An IPv4 address, or an IPv6 /64: whoever has one address in it has them all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Household(IpAddr);

impl From<IpAddr> for Household {
    fn from(address: IpAddr) -> Household {
        Household(match address.to_canonical() {
            IpAddr::V6(v6) => {
                let [a, b, c, d, ..] = v6.segments();
                Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
            }
            v4 @ IpAddr::V4(_) => v4,
        })
    }
}

/// Distinguishes households in lists without naming them, by a keyed hash with a new key for each
/// start of the server.
pub(crate) struct Origins {
    salt: [u8; 32],
}

impl Default for Origins {
    fn default() -> Origins {
        Origins { salt: random::bytes() }
    }
}

impl Origins {
    /// The origin of a table. The operator's own tables have no household, and are not limited.
    pub(crate) fn of(&self, household: Option<Household>) -> Origin {
        let Some(Household(address)) = household else { return Origin::Unknown };
        let hash = Sha256::new_with_prefix(self.salt).chain_update(address.to_string());
        Origin::Address(hex::encode(&hash.finalize()[..16]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn household(address: &str) -> Household {
        Household::from(address.parse::<IpAddr>().unwrap())
    }

    #[test]
    fn an_ipv4_address_is_the_same_on_an_ipv6_listener() {
        assert_eq!(household("::ffff:192.0.2.1"), household("192.0.2.1"));
        assert_ne!(household("::ffff:192.0.2.1"), household("::ffff:192.0.2.2"));
    }

    #[test]
    fn an_ipv6_network_is_one_household() {
        assert_eq!(household("2001:db8::1"), household("2001:db8::ffff:2"));
        assert_ne!(household("2001:db8::1"), household("2001:db8:0:1::1"));
    }
}
