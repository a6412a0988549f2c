//! Where a request comes from: the peer itself, or whoever a trusted proxy says it is.

use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, HeaderName};
use ipnet::IpNet;
use room::Refused;

use crate::household::Household;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// The proxies whose word is taken for where a request comes from.
#[derive(Clone, Debug)]
pub(crate) struct Proxies(Vec<IpNet>);

/// Where a request comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Caller {
    address: IpAddr,
    /// Whether it comes from this very machine, past no proxy: then it is the operator's own.
    own: bool,
    /// Whether the browser speaks to the proxy over TLS.
    pub(crate) https: bool,
}

impl Caller {
    /// Whose limits count; none for the operator's own requests.
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

    /// Whether a connection may be the operator's own. With a proxy in front, whatever comes from
    /// this machine may come from anywhere.
    pub(crate) fn may_be_own(&self, peer: IpAddr) -> bool {
        self.0.is_empty() && peer.to_canonical().is_loopback()
    }

    /// Who calls. If a proxy does not say, nobody knows, and the request must be refused.
    pub(crate) fn caller(&self, peer: IpAddr, headers: &HeaderMap) -> Result<Caller, Refused> {
        let peer = peer.to_canonical();
        if !self.trusts(peer) {
            let own = self.may_be_own(peer) && !headers.contains_key(FORWARDED_FOR);
            return Ok(Caller { address: peer, own, https: false });
        }
        let unclear = "the proxy must say in X-Forwarded-For who asks";
        let address = self.forwarded(headers);
        let address = address.ok_or(Refused::bad_request(unclear))?;
        Ok(Caller { address, own: false, https: is_https(headers) })
    }

    /// A request by which this machine looks after the server: it may come past the proxy.
    pub(crate) fn caretaker(peer: IpAddr) -> Option<Caller> {
        let address = peer.to_canonical();
        address.is_loopback().then_some(Caller { address, own: false, https: false })
    }

    /// The last address that is not a proxy's: everything before it is hearsay.
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

/// An address as proxies write it: with or without brackets, with or without a port.
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

    /// Who calls: `own` for the operator, an address, or `refused`; `+tls` if it came so.
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
            // A proxy that was not told of is this machine's, and its clients are not the operator.
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
            // Whatever stands before the last address is hearsay.
            ("203.0.113.9, 192.0.2.1", "192.0.2.1"),
            ("nonsense, 192.0.2.1", "192.0.2.1"),
            // Proxies in a row.
            ("192.0.2.1, 10.0.0.7", "192.0.2.1"),
            ("203.0.113.9,192.0.2.1 , 10.0.0.7:80, 127.0.0.1", "192.0.2.1"),
            ("10.0.0.8, 10.0.0.7", "10.0.0.8"),
            // What cannot be understood is refused.
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
