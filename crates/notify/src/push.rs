//! Web Push: a message that only one browser can read (RFC 8291), sent by a server that proves its
//! identity (VAPID, RFC 8292), through whatever service the browser's maker runs.

use aes_gcm::aead::{Aead as _, KeyInit as _};
use aes_gcm::{Aes128Gcm, Nonce};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use hyper::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HeaderMap, HeaderValue};
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use p256::{PublicKey, SecretKey};
use serde_json::json;
use sha2::Sha256;
use url::Url;

use crate::notice::Text;
use crate::{Failure, Notice, Web};

/// How long a service keeps a message for a browser that is away, in seconds.
const KEPT: &str = "86400";
/// How long a proof of the sender is valid, in seconds.
const PROOF: i64 = 12 * 3600;
/// The largest record, in bytes: there is only one.
const RECORD: u32 = 4096;
/// The longest message, short enough for every service.
const LONGEST: usize = 3000;

/// A browser's subscription.
#[derive(Clone, Debug)]
pub struct Subscription {
    /// The address of its push service.
    pub endpoint: Url,
    key: PublicKey,
    secret: [u8; 16],
}

impl Subscription {
    /// The subscription with an endpoint, a key and a secret, as given by the browser.
    pub fn new(endpoint: Url, p256dh: &str, auth: &str) -> Option<Subscription> {
        // Some browsers add padding.
        let decode = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let key = PublicKey::from_sec1_bytes(&decode(p256dh)?).ok()?;
        let secret = decode(auth)?.try_into().ok()?;
        Some(Subscription { endpoint, key, secret })
    }
}

/// The sender: a key of this server's own, and the operator's contact.
#[derive(Clone)]
pub struct Vapid {
    key: SecretKey,
    subject: String,
}

impl Vapid {
    /// A sender with this key and this subject, as in `mailto:admin@example.org`.
    pub fn new(key: &[u8; 32], subject: String) -> Option<Vapid> {
        Some(Vapid { key: SecretKey::from_slice(key).ok()?, subject })
    }

    /// The key that browsers subscribe with.
    pub fn public_key(&self) -> String {
        URL_SAFE_NO_PAD.encode(point(&self.key.public_key()))
    }

    /// The proof that a message for this endpoint is ours, made at a time in seconds since 1970.
    fn proof(&self, endpoint: &Url, now: i64) -> String {
        let encode = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let head = encode(json!({ "typ": "JWT", "alg": "ES256" }));
        let origin = endpoint.origin().ascii_serialization();
        let claims = encode(json!({ "aud": origin, "exp": now + PROOF, "sub": self.subject }));
        let signed = format!("{head}.{claims}");
        let signature: Signature = SigningKey::from(&self.key).sign(signed.as_bytes());
        let signature = URL_SAFE_NO_PAD.encode(signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public_key())
    }
}

/// Sends a notice to a browser, at a time in seconds since 1970.
pub async fn send(
    web: &Web,
    vapid: &Vapid,
    to: &Subscription,
    notice: &Notice,
    now: i64,
) -> Result<(), Failure> {
    let Text { title, body } = notice.text();
    let links = &notice.links;
    let message = json!({
        "title": title, "body": body, "tag": links.table.as_deref().unwrap_or("asterism"),
        "url": links.path(), "kind": notice.kind.name(), "table": links.table,
    });
    let message = message.to_string().into_bytes();
    if message.len() > LONGEST {
        return Err(Failure::Refused);
    }
    let header = |text: &str| HeaderValue::from_str(text).map_err(|_| Failure::Refused);
    let mut headers = HeaderMap::new();
    headers.insert(AUTHORIZATION, header(&vapid.proof(&to.endpoint, now))?);
    headers.insert(CONTENT_ENCODING, HeaderValue::from_static("aes128gcm"));
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/octet-stream"));
    headers.insert("ttl", HeaderValue::from_static(KEPT));
    headers.insert("urgency", HeaderValue::from_static("normal"));
    if let Some(table) = &links.table {
        // Of several messages waiting for a browser the last is enough.
        headers.insert("topic", header(table)?);
    }
    web.post(&to.endpoint, headers, seal(to, &message)?).await
}

/// Encrypts a message so that only this browser can read it.
fn seal(to: &Subscription, message: &[u8]) -> Result<Vec<u8>, Failure> {
    let mut random = [0; 48];
    getrandom::fill(&mut random).expect("the operating system has randomness");
    let (salt, key) = random.split_at(16);
    // One in 2³² is not a valid key; sending is then retried later.
    let key = SecretKey::from_slice(key).map_err(|_| Failure::Unreachable(None))?;
    seal_with(to, message, &key, salt).ok_or(Failure::Refused)
}

fn seal_with(to: &Subscription, message: &[u8], key: &SecretKey, salt: &[u8]) -> Option<Vec<u8>> {
    let (theirs, ours) = (point(&to.key), point(&key.public_key()));
    let shared = key.diffie_hellman(&to.key);
    let info = [b"WebPush: info\0", &theirs[..], &ours[..]].concat();
    let mut secret = [0; 32];
    let shared = Hkdf::<Sha256>::new(Some(&to.secret), shared.raw_secret_bytes());
    shared.expand(&info, &mut secret).ok()?;
    let (mut cek, mut nonce) = ([0; 16], [0; 12]);
    let derived = Hkdf::<Sha256>::new(Some(salt), &secret);
    derived.expand(b"Content-Encoding: aes128gcm\0", &mut cek).ok()?;
    derived.expand(b"Content-Encoding: nonce\0", &mut nonce).ok()?;
    let last_record = [message, &[2]].concat();
    let sealed = Aes128Gcm::new(&cek.into()).encrypt(&Nonce::from(nonce), &last_record[..]).ok()?;
    Some([salt, &RECORD.to_be_bytes(), &[ours.len() as u8], &ours, &sealed].concat())
}

/// A key as an uncompressed point.
pub(crate) fn point(key: &PublicKey) -> Box<[u8]> {
    use p256::elliptic_curve::sec1::ToSec1Point as _;
    key.to_sec1_point(false).to_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decoded(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    /// RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_standard_is_sealed_to_the_byte() {
        let to = Subscription::new(
            Url::parse("https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV").unwrap(),
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        );
        let key = SecretKey::from_slice(&decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"));
        let sealed = seal_with(
            &to.unwrap(),
            b"When I grow up, I want to be a watermelon",
            &key.unwrap(),
            &decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        );
        assert_eq!(
            URL_SAFE_NO_PAD.encode(sealed.unwrap()),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6\
             TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulc\
             y4a-fN"
        );
    }
}
