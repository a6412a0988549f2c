//! Credit: everybody may do a lot, nobody everything at once. What is asked for costs credit, by
//! how much work it makes; credit comes back with time.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;

use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use sha2::{Digest as _, Sha256};

use crate::id;
use crate::message::ClientIn;
use crate::store::Origin;

const fn credits(count: u32) -> NonZeroU32 {
    // Only for the numbers below, none of which is 0.
    NonZeroU32::new(count).expect("some credit")
}

/// What an address gains in a second, and has at most.
const ADDRESS: Quota = Quota::per_second(credits(50)).allow_burst(credits(500));
/// What a connection gains in a second, and has at most.
const CONNECTION: Quota = Quota::per_second(credits(20)).allow_burst(credits(200));

/// What a request costs its address.
pub(crate) const READ: NonZeroU32 = credits(1);
/// What opening a connection costs.
pub(crate) const CONNECT: NonZeroU32 = credits(5);
/// What making or changing something costs.
pub(crate) const WRITE: NonZeroU32 = credits(10);

/// What a message costs its connection.
fn price(ask: &ClientIn) -> NonZeroU32 {
    match ask {
        ClientIn::Play { .. } | ClientIn::Commit { .. } | ClientIn::Reveal { .. } => credits(1),
        ClientIn::Hint | ClientIn::Rematch => credits(50),
        ClientIn::Say { .. } | ClientIn::React { .. } | ClientIn::Resync { .. } => credits(10),
        _ => credits(5),
    }
}

/// The credit of all addresses.
pub(crate) struct Addresses {
    credit: RateLimiter<IpAddr, DashMapStateStore<IpAddr>, DefaultClock>,
    /// Makes origins that nobody can find the address of.
    salt: [u8; 32],
}

impl Default for Addresses {
    fn default() -> Addresses {
        Addresses { credit: RateLimiter::dashmap(ADDRESS), salt: id::random() }
    }
}

impl Addresses {
    /// Takes credit from an address, if it has it. This machine itself always has.
    pub(crate) fn take(&self, address: IpAddr, price: NonZeroU32) -> bool {
        address.is_loopback()
            || matches!(self.credit.check_key_n(&household(address), price), Ok(Ok(())))
    }

    /// Where a table comes from: the same text for the same household, for as long as the server
    /// runs, that does not tell which.
    pub(crate) fn origin(&self, address: IpAddr) -> Origin {
        if address.is_loopback() {
            return Origin::Unknown;
        }
        let hash = Sha256::new_with_prefix(self.salt).chain_update(household(address).to_string());
        Origin::Address(hex::encode(&hash.finalize()[..16]))
    }

    /// Forgets the addresses that have all their credit.
    pub(crate) fn forget_rested(&self) {
        self.credit.retain_recent();
        self.credit.shrink_to_fit();
    }
}

/// Whoever has one IPv6 address has all of its /64.
fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
    }
}

/// The credit of a connection.
pub(crate) struct Credit(Option<RateLimiter<NotKeyed, InMemoryState, DefaultClock>>);

impl Credit {
    /// A new connection from an address. This machine itself has endless credit.
    pub(crate) fn new(address: IpAddr) -> Credit {
        Credit((!address.is_loopback()).then(|| RateLimiter::direct(CONNECTION)))
    }

    /// Takes the price of a message, if it can be paid.
    pub(crate) fn take(&self, ask: &ClientIn) -> bool {
        let paid =
            |limiter: &RateLimiter<_, _, _>| matches!(limiter.check_n(price(ask)), Ok(Ok(())));
        self.0.as_ref().is_none_or(paid)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_runs_out_of_credit_and_another_does_not() {
        let addresses = Addresses::default();
        let (one, other) = ("192.0.2.1".parse().unwrap(), "192.0.2.2".parse().unwrap());
        let paid = (0..1000).filter(|_| addresses.take(one, WRITE)).count();
        assert!((50..100).contains(&paid), "{paid}");
        assert!(addresses.take(other, WRITE));
    }

    #[test]
    fn all_addresses_of_a_household_share_its_credit() {
        let addresses = Addresses::default();
        let address =
            |last: u32| IpAddr::from(Ipv6Addr::from(0x2001_0db8 << 96 | u128::from(last)));
        let paid = (0..1000).filter(|last| addresses.take(address(*last), WRITE)).count();
        assert!(paid < 100, "{paid}");
    }

    #[test]
    fn talk_is_dear_and_moves_are_cheap() {
        let count = |ask: ClientIn| {
            let credit = Credit::new("192.0.2.1".parse().unwrap());
            (0..1000).filter(|_| credit.take(&ask)).count()
        };
        let play = ClientIn::Play { ply: 0, version: 0, notation: "rest".into() };
        assert!(count(play) >= 200);
        assert!(count(ClientIn::Say { text: "hello".into() }) <= 30);
    }
}
