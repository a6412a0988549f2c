//! Where a request comes from: the peer itself, or the address given by a trusted proxy.

use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, HeaderName};
use ipnet::IpNet;
use room::Refused;

use crate::household::Household;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// The proxies trusted to say where a request comes from.
#[derive(Clone, Debug)]
pub(crate) struct Proxies(Vec<IpNet>);

/// The origin of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Caller {
    address: IpAddr,
    /// Whether it comes from this very machine without a proxy: then it is the operator's own.
    own: bool,
    /// Whether the browser reached the proxy over TLS.
    pub(crate) https: bool,
}

impl Caller {
    /// The household whose limits apply; none for the operator's own requests.
    pub(crate) fn household(&self) -> Option<Household> {
        (!self.own).then(|| self.address.into())
    }
}

impl Proxies {
    pub(crate) fn new(networks: Vec<IpNet>) -> Proxies {
        Proxies(networks)
    }

    pub(crate) fn trusts(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(&address.to_canonical()))
    }

    /// Whether a connection may be the operator's own. With a proxy in front, connections from this
    /// machine may come from anywhere.
    pub(crate) fn may_be_own(&self, peer: IpAddr) -> bool {
        self.0.is_empty() && peer.to_canonical().is_loopback()
    }

    /// The caller. If the proxy does not name it, it is unknown, and the request must be refused.
    pub(crate) fn caller(&self, peer: IpAddr, headers: &HeaderMap) -> Result<Caller, Refused> {
        let peer = peer.to_canonical();
        if !self.trusts(peer) {
            let own = self.may_be_own(peer) && !headers.contains_key(FORWARDED_FOR);
            return Ok(Caller { address: peer, own, https: false });
        }
        let unclear = "the proxy must give the caller in X-Forwarded-For";
        let address = self.forwarded(headers);
        let address = address.ok_or(Refused::bad_request(unclear))?;
        Ok(Caller { address, own: false, https: is_https(headers) })
    }

    /// The caller of an operator's request from this machine, which may bypass the proxy.
    pub(crate) fn caretaker(peer: IpAddr) -> Option<Caller> {
        let address = peer.to_canonical();
        address.is_loopback().then_some(Caller { address, own: false, https: false })
    }

    /// The last address that is not a proxy's: anything before it is unverified.
    fn forwarded(&self, headers: &HeaderMap) -> Option<IpAddr> {
        let mut furthest = None;
        for line in headers.get_all(FORWARDED_FOR).iter().rev() {
            for text in line.to_str().ok()?.rsplit(',') {
                let address = address(text.trim())?;
                furthest = Some(address);
                if !self.trusts(address) {
                    return furthest;
                }
            }
        }
        furthest
    }
}

fn is_https(headers: &HeaderMap) -> bool {
    let said = headers.get_all(FORWARDED_PROTO).iter().next_back();
    let said = said.and_then(|value| value.to_str().ok()?.rsplit(',').next());
    said.is_some_and(|scheme| scheme.trim().eq_ignore_ascii_case("https"))
}

/// Parses an address as proxies write it: with or without brackets and port.
fn address(text: &str) -> Option<IpAddr> {
    let bracketed = || text.strip_prefix('[')?.strip_suffix(']')?.parse::<IpAddr>().ok();
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    let plain = text.parse().ok();
    plain.or_else(with_port).or_else(bracketed).map(|address| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;
    use room::message::Code;

    /// The caller as text: `own` for the operator, an address, or `refused`; with `+tls` over TLS.
    fn caller(proxies: &[&str], peer: &str, headers: &[(HeaderName, &str)]) -> String {
        let proxies = Proxies::new(proxies.iter().map(|text| text.parse().unwrap()).collect());
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(name, value.parse().unwrap());
        }
        match proxies.caller(peer.parse().unwrap(), &map) {
            Ok(Caller { own: true, .. }) => "own".into(),
            Ok(Caller { address, https: false, .. }) => address.to_string(),
            Ok(Caller { address, https: true, .. }) => format!("{address}+tls"),
            Err(refused) => {
                assert_eq!(refused.code, Code::BadRequest);
                "refused".into()
            }
        }
    }

    #[test]
    fn without_a_proxy_the_peer_is_who_calls() {
        for (peer, who) in [
            ("192.0.2.1", "192.0.2.1"),
            ("::ffff:192.0.2.1", "192.0.2.1"),
            ("2001:db8::1", "2001:db8::1"),
            ("127.0.0.1", "own"),
            ("127.8.9.1", "own"),
            ("::1", "own"),
            ("::ffff:127.0.0.1", "own"),
        ] {
            assert_eq!(caller(&[], peer, &[]), who, "{peer}");
        }
    }

    #[test]
    fn what_only_a_proxy_may_say_is_not_believed_of_others() {
        let said = [(FORWARDED_FOR, "203.0.113.9"), (FORWARDED_PROTO, "https")];
        for (proxies, peer, who) in [
            (&[][..], "192.0.2.1", "192.0.2.1"),
            (&["10.0.0.1/32"], "192.0.2.1", "192.0.2.1"),
            (&["10.0.0.1/32"], "10.0.0.2", "10.0.0.2"),
            (&["10.0.0.1/32"], "127.0.0.1", "127.0.0.1"),
            // An unconfigured proxy runs on this machine, and its clients are not the operator.
            (&[], "127.0.0.1", "127.0.0.1"),
            (&[], "::ffff:127.0.0.1", "127.0.0.1"),
        ] {
            assert_eq!(caller(proxies, peer, &said), who, "{proxies:?} {peer}");
        }
    }

    #[test]
    fn with_a_proxy_nobody_is_the_operator() {
        assert_eq!(caller(&["10.0.0.1/32"], "127.0.0.1", &[]), "127.0.0.1");
        assert_eq!(caller(&["127.0.0.0/8"], "127.0.0.1", &[]), "refused");
        assert_eq!(caller(&["::1/128"], "::1", &[(FORWARDED_FOR, "127.0.0.1")]), "127.0.0.1");
    }

    #[test]
    fn a_proxy_says_who_calls() {
        for (said, who) in [
            ("192.0.2.1", "192.0.2.1"),
            ("192.0.2.1:4711", "192.0.2.1"),
            ("2001:db8::1", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
            ("[2001:db8::1]:4711", "2001:db8::1"),
            ("::ffff:192.0.2.1", "192.0.2.1"),
            ("[::ffff:192.0.2.1]:4711", "192.0.2.1"),
            // Anything before the last address is unverified.
            ("203.0.113.9, 192.0.2.1", "192.0.2.1"),
            ("nonsense, 192.0.2.1", "192.0.2.1"),
            // Chained proxies.
            ("192.0.2.1, 10.0.0.7", "192.0.2.1"),
            ("203.0.113.9,192.0.2.1 , 10.0.0.7:80, 127.0.0.1", "192.0.2.1"),
            ("10.0.0.8, 10.0.0.7", "10.0.0.8"),
            // Malformed values are refused.
            ("", "refused"),
            ("unknown", "refused"),
            ("192.0.2.1, unknown", "refused"),
            ("192.0.2.1,", "refused"),
            ("192.0.2.1, unknown, 10.0.0.7", "refused"),
            ("192.0.2.1:port", "refused"),
            ("[192.0.2.1", "refused"),
            ("_hidden", "refused"),
        ] {
            let proxies = ["127.0.0.0/8", "::1/128", "10.0.0.0/24"];
            for peer in ["127.0.0.1", "::ffff:127.0.0.1", "::1", "10.0.0.3"] {
                assert_eq!(caller(&proxies, peer, &[(FORWARDED_FOR, said)]), who, "{said}");
            }
        }
    }

    #[test]
    fn several_header_lines_are_one_list() {
        let lines = [(FORWARDED_FOR, "192.0.2.1"), (FORWARDED_FOR, "127.0.0.2")];
        assert_eq!(caller(&["127.0.0.0/8"], "127.0.0.1", &lines), "192.0.2.1");
    }

    #[test]
    fn a_proxy_says_whether_the_browser_used_tls() {
        for (said, who) in [
            ("https", "192.0.2.1+tls"),
            ("HTTPS", "192.0.2.1+tls"),
            ("http, https", "192.0.2.1+tls"),
            ("https, http", "192.0.2.1"),
            ("http", "192.0.2.1"),
            ("", "192.0.2.1"),
        ] {
            let headers = [(FORWARDED_FOR, "192.0.2.1"), (FORWARDED_PROTO, said)];
            assert_eq!(caller(&["127.0.0.0/8"], "127.0.0.1", &headers), who, "{said}");
        }
    }
}
