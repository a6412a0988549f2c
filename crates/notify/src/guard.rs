//! Where messages may go when someone else supplies the address: to the public internet, and to
//! networks that the operator allows, never to what only this machine can reach.
//!
//! A name is resolved once, and the connection goes to an address that was checked: changing the
//! DNS answer afterwards has no effect.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;

use ipnet::IpNet;
use url::{Host, Url};

use crate::Failure;

/// A pending name resolution.
pub type Resolved = Pin<Box<dyn Future<Output = io::Result<Vec<SocketAddr>>> + Send>>;
/// Resolves names.
pub type Resolver = Arc<dyn Fn(String, u16) -> Resolved + Send + Sync>;

/// The longest address accepted.
const LONGEST: usize = 1024;

/// Keeps messages from going where they must not.
#[derive(Clone)]
pub struct Guard {
    allowed: Arc<[IpNet]>,
    resolver: Resolver,
}

impl Guard {
    /// A guard that also allows these networks, even without TLS.
    pub fn new(allowed: &[IpNet]) -> Guard {
        let system = |host: String, port| -> Resolved {
            Box::pin(async move { Ok(tokio::net::lookup_host((host, port)).await?.collect()) })
        };
        Guard::with_resolver(allowed, Arc::new(system))
    }

    /// A guard with another way to resolve names.
    pub fn with_resolver(allowed: &[IpNet], resolver: Resolver) -> Guard {
        Guard { allowed: allowed.into(), resolver }
    }

    /// Parses an address, and rejects one that is visibly not allowed.
    pub fn read(&self, text: &str) -> Result<Url, Failure> {
        let url = Url::parse(text).map_err(|_| Failure::Forbidden)?;
        let is_plain = url.username().is_empty() && url.password().is_none();
        let is_https = url.scheme() == "https";
        if text.len() > LONGEST || !is_plain || !is_https && url.scheme() != "http" {
            return Err(Failure::Forbidden);
        }
        // The parser has normalized everything that browsers take for an address, as in 0x7f.1.
        let named = match url.host().ok_or(Failure::Forbidden)? {
            Host::Ipv4(address) => Some(IpAddr::from(address)),
            Host::Ipv6(address) => Some(IpAddr::from(address)),
            Host::Domain(_) => None,
        };
        let may = match named {
            Some(address) => self.may_reach(address, is_https),
            None => is_https || !self.allowed.is_empty(),
        };
        may.then_some(url).ok_or(Failure::Forbidden)
    }

    /// The addresses that a connection may go to, out of those that the name has now. A single
    /// forbidden one rejects all: such an answer is hostile.
    pub async fn resolve(&self, url: &Url) -> Result<Vec<SocketAddr>, Failure> {
        let is_https = url.scheme() == "https";
        let port = url.port_or_known_default().ok_or(Failure::Forbidden)?;
        let addresses = match url.host().ok_or(Failure::Forbidden)? {
            Host::Ipv4(address) => vec![(address, port).into()],
            Host::Ipv6(address) => vec![(address, port).into()],
            Host::Domain(name) => {
                let resolved = (self.resolver)(name.into(), port).await;
                resolved.map_err(|_| Failure::Unreachable(None))?
            }
        };
        if addresses.is_empty() {
            return Err(Failure::Unreachable(None));
        }
        let may = addresses.iter().all(|address| self.may_reach(address.ip(), is_https));
        may.then_some(addresses).ok_or(Failure::Forbidden)
    }

    fn may_reach(&self, address: IpAddr, is_https: bool) -> bool {
        let address = address.to_canonical();
        self.allowed.iter().any(|network| network.contains(&address))
            || is_https && is_public(address)
    }
}

/// Whether an address is a public internet address.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

/// Every address outside IANA's registry of special addresses.
#[expect(clippy::match_same_arms, reason = "each network has its own line")]
fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = match a {
        0 | 10 | 127 => true,
        // Shared by the customers of a provider.
        100 => (64..128).contains(&b),
        // Includes the metadata service from which cloud machines get their secrets.
        169 => b == 254,
        172 => (16..32).contains(&b),
        192 => {
            b == 168
                || b == 0 && (c == 0 || c == 2)
                || b == 88 && c == 99
                || b == 31 && c == 196
                || b == 52 && c == 193
                || b == 175 && c == 48
        }
        198 => b == 18 || b == 19 || b == 51 && c == 100,
        203 => b == 0 && c == 113,
        // Multicast, reserved, and broadcast addresses.
        224.. => true,
        _ => false,
    };
    !special
}

/// Global unicast (`2000::/3`), except addresses that embed an address of the other kind or are for
/// examples.
#[expect(clippy::match_same_arms, reason = "each network has its own line")]
fn is_public_v6(address: Ipv6Addr) -> bool {
    match address.segments() {
        // Addresses that embed others: the embedded address counts.
        [0x64, 0xff9b, 0, 0, 0, 0, high, low] => is_public_v4(embedded(high, low)),
        [0x2002, high, low, ..] => is_public_v4(embedded(high, low)),
        // Teredo, and other protocol assignments.
        [0x2001, 0..0x200, ..] => false,
        [0x2001, 0xdb8, ..] | [0x3fff, 0..0x1000, ..] | [0x2620, 0x4f, 0x8000, ..] => false,
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

fn embedded(high: u16, low: u16) -> Ipv4Addr {
    Ipv4Addr::from_bits(u32::from(high) << 16 | u32::from(low))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicBool, Ordering};

    fn guard() -> Guard {
        Guard::new(&[])
    }

    #[test]
    fn nothing_inside_is_reached_however_it_is_written() {
        for host in [
            "127.0.0.1",
            "127.1",
            "2130706433",
            "0x7f000001",
            "0177.0.0.1",
            "0x7f.1",
            "017700000001",
            "127.0.0.1.",
            "0",
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "100.127.255.255",
            "169.254.169.254",
            "0xA9FEA9FE",
            "2852039166",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.7",
            "203.0.113.9",
            "224.0.0.1",
            "239.255.255.255",
            "240.0.0.1",
            "255.255.255.255",
            "１２７.0.0.1",
            "[::]",
            "[::1]",
            "[::127.0.0.1]",
            "[::ffff:127.0.0.1]",
            "[::ffff:a9fe:a9fe]",
            "[::ffff:0:10.0.0.1]",
            "[64:ff9b::7f00:1]",
            "[64:ff9b::169.254.169.254]",
            "[64:ff9b:1::a00:1]",
            "[2002:7f00:1::]",
            "[2002:a9fe:a9fe::1]",
            "[2001::1]",
            "[2001:db8::1]",
            "[3fff::1]",
            "[fc00::1]",
            "[fd00:ec2::254]",
            "[fe80::1]",
            "[fec0::1]",
            "[ff02::1]",
            "[100::1]",
            "[4000::1]",
            "[5f00::1]",
        ] {
            let url = format!("https://{host}/hook");
            assert_eq!(guard().read(&url).map(drop), Err(Failure::Forbidden), "{host}");
        }
    }

    #[test]
    fn the_public_internet_is_reached() {
        for host in [
            "discord.com",
            "hooks.slack.com",
            "1.1.1.1",
            "8.8.8.8",
            "100.63.0.1",
            "172.32.0.1",
            "192.0.1.1",
            "198.20.0.1",
            "[2606:4700::1111]",
            "[2a00:1450:4001::1]",
            "[64:ff9b::808:808]",
            "[2002:808:808::1]",
        ] {
            assert!(guard().read(&format!("https://{host}/hook")).is_ok(), "{host}");
        }
    }

    #[test]
    fn only_https_and_no_passwords() {
        for url in [
            "http://example.org/",
            "ftp://example.org/",
            "file:///etc/passwd",
            "gopher://example.org/",
            "https://user@example.org/",
            "https://user:word@example.org/",
            "https://",
            "data:text/plain,x",
            "javascript:1",
            "example.org",
            "",
        ] {
            assert_eq!(guard().read(url).map(drop), Err(Failure::Forbidden), "{url}");
        }
        let long = format!("https://example.org/{}", "x".repeat(LONGEST));
        assert!(guard().read(&long).is_err());
    }

    #[test]
    fn networks_that_the_operator_names_are_reached_and_no_others() {
        let guard = Guard::new(&["10.0.0.0/8".parse().unwrap()]);
        for url in ["http://10.1.2.3/", "https://10.1.2.3/", "http://[::ffff:10.1.2.3]/"] {
            assert!(guard.read(url).is_ok(), "{url}");
        }
        for url in ["http://127.0.0.1/", "http://8.8.8.8/", "https://192.168.0.1/"] {
            assert!(guard.read(url).is_err(), "{url}");
        }
    }

    /// A guard for which names resolve to these addresses.
    fn named(addresses: &'static [&'static str]) -> Guard {
        let resolve = move |_: String, port| -> Resolved {
            let ips = addresses.iter().map(|text| text.parse::<IpAddr>().unwrap());
            let found = ips.map(|ip| SocketAddr::from((ip, port))).collect();
            Box::pin(async move { Ok(found) })
        };
        Guard::with_resolver(&[], Arc::new(resolve))
    }

    #[tokio::test]
    async fn names_that_lead_inside_are_refused() {
        let url = Url::parse("https://inside.example.org/").unwrap();
        for addresses in [
            &["127.0.0.1"][..],
            &["8.8.8.8", "10.0.0.1"],
            &["::1"],
            &["::ffff:192.168.0.1"],
            &["169.254.169.254"],
            &["2606:4700::1111", "fe80::1"],
        ] {
            assert_eq!(
                named(addresses).resolve(&url).await,
                Err(Failure::Forbidden),
                "{addresses:?}"
            );
        }
        assert_eq!(named(&[]).resolve(&url).await, Err(Failure::Unreachable(None)));
        let public = named(&["8.8.8.8"]).resolve(&url).await;
        assert_eq!(public, Ok(vec!["8.8.8.8:443".parse().unwrap()]));
    }

    #[tokio::test]
    async fn an_answer_that_changes_is_checked_each_time() {
        let asked = AtomicBool::new(false);
        let rebind = move |_: String, port| -> Resolved {
            let first = !asked.swap(true, Ordering::Relaxed);
            let ip = if first { Ipv4Addr::new(8, 8, 8, 8) } else { Ipv4Addr::LOCALHOST };
            Box::pin(async move { Ok(vec![(ip, port).into()]) })
        };
        let guard = Guard::with_resolver(&[], Arc::new(rebind));
        let url = guard.read("https://rebind.example.org/").unwrap();
        assert!(guard.resolve(&url).await.is_ok());
        assert_eq!(guard.resolve(&url).await, Err(Failure::Forbidden));
    }
}
