//! Sealed addresses and signed link secrets. Both use one key, which the operator gives or the
//! database keeps.

use chacha20poly1305::aead::{Aead as _, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use hmac::{Hmac, Mac as _};
use room::Id;
use room::id::{is_text_of, text_of};
use sha2::Sha256;
use subtle::ConstantTimeEq as _;

use crate::random;

/// How many bytes a nonce has.
const NONCE: usize = 24;
/// The length of an id, and of a signature.
const ID: usize = 16;
const SIGNATURE: usize = 32;
/// The letters of codes: none is mistaken for another, or for a digit.
const LETTERS: &[u8; 20] = b"BCDFGHJKLMNPQRSTVWXZ";
/// Stands for no table in a link.
const NO_TABLE: &str = "0000000000000000";

/// Seals, opens, signs and verifies.
#[derive(Clone)]
pub(crate) struct Seals {
    cipher: XChaCha20Poly1305,
    key: [u8; 32],
}

impl Seals {
    pub(crate) fn new(key: [u8; 32]) -> Seals {
        let seals = Seals { cipher: XChaCha20Poly1305::new(&key.into()), key };
        // A separate key for each purpose.
        let cipher = XChaCha20Poly1305::new(&seals.sign(&["seal"]).into());
        Seals { cipher, ..seals }
    }

    /// Encrypts a text for one channel, readable only with the key.
    pub(crate) fn seal(&self, channel: &Id, plain: &str) -> String {
        let nonce: [u8; NONCE] = random::bytes();
        let payload = Payload { msg: plain.as_bytes(), aad: channel.as_str().as_bytes() };
        let sealed = self.cipher.encrypt(&XNonce::from(nonce), payload).expect("it is short");
        hex::encode([&nonce[..], &sealed].concat())
    }

    /// Decrypts it again; `None` if it belongs to another channel, or was sealed with another key.
    pub(crate) fn open(&self, channel: &str, sealed: &str) -> Option<String> {
        let bytes = hex::decode(sealed).ok()?;
        let (nonce, sealed) = bytes.split_first_chunk::<NONCE>()?;
        let payload = Payload { msg: sealed, aad: channel.as_bytes() };
        String::from_utf8(self.cipher.decrypt(&XNonce::from(*nonce), payload).ok()?).ok()
    }

    /// A keyed fingerprint that identifies an address, useless without the key.
    pub(crate) fn print(&self, address: &str) -> String {
        hex::encode(self.sign(&["print", address]))
    }

    /// The secret of a link that stops the notices of a channel, or those of one table.
    pub(crate) fn stop(&self, channel: &str, table: Option<&str>) -> String {
        let table = table.unwrap_or(NO_TABLE);
        format!("{channel}{table}{}", text_of(self.sign(&["stop", channel, table])))
    }

    /// The channel and the table of such a secret.
    pub(crate) fn read_stop(&self, secret: &str) -> Option<(Id, Option<Id>)> {
        if !is_text_of(secret, 2 * ID + SIGNATURE) {
            return None;
        }
        let (channel, table) = (&secret[..ID], &secret[ID..2 * ID]);
        let of_table = (table != NO_TABLE).then_some(table);
        let is_ours = self.stop(channel, of_table).as_bytes().ct_eq(secret.as_bytes());
        let id = |text: &str| Id::try_from(text.to_owned()).ok();
        bool::from(is_ours).then(|| Some((id(channel)?, of_table.and_then(id))))?
    }

    /// The secret of the link that confirms a mailbox until a time.
    pub(crate) fn confirm(&self, channel: &str, print: &str, until: i64) -> String {
        let signature = self.sign(&["confirm", channel, print, &until.to_string()]);
        format!("{channel}{}", text_of(signature))
    }

    /// The channel that such a secret claims to be for.
    pub(crate) fn read_confirm(secret: &str) -> Option<Id> {
        is_text_of(secret, ID + SIGNATURE).then(|| Id::try_from(secret[..ID].to_owned()).ok())?
    }

    /// The code that confirms a web-hook until a time: 6 letters.
    pub(crate) fn code(&self, channel: &str, print: &str, until: i64) -> String {
        let signature = self.sign(&["code", channel, print, &until.to_string()]);
        let letter = |byte: &u8| char::from(LETTERS[usize::from(*byte) % LETTERS.len()]);
        signature[..6].iter().map(letter).collect()
    }

    fn sign(&self, parts: &[&str]) -> [u8; 32] {
        let mut mac =
            <Hmac<Sha256> as KeyInit>::new_from_slice(&self.key).expect("any key will do");
        for part in parts {
            mac.update(&(part.len() as u64).to_be_bytes());
            mac.update(part.as_bytes());
        }
        mac.finalize().into_bytes().into()
    }
}

/// Compares two secrets in constant time.
pub(crate) fn same(one: &str, other: &str) -> bool {
    one.as_bytes().ct_eq(other.as_bytes()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sealed_opens_for_its_channel_and_with_its_key_alone() {
        let (seals, others) = (Seals::new([1; 32]), Seals::new([2; 32]));
        let (one, other) = (random::id(), random::id());
        let sealed = seals.seal(&one, "ann@example.org");
        assert!(!sealed.contains(&hex::encode("ann@example.org")));
        assert_eq!(seals.open(one.as_str(), &sealed).as_deref(), Some("ann@example.org"));
        assert_eq!(seals.open(other.as_str(), &sealed), None);
        assert_eq!(others.open(one.as_str(), &sealed), None);
        assert_ne!(seals.print("a"), others.print("a"));
    }

    #[test]
    fn a_link_that_was_changed_is_none() {
        let seals = Seals::new([1; 32]);
        let (channel, table) = (random::id(), random::id());
        let secret = seals.stop(channel.as_str(), Some(table.as_str()));
        assert_eq!(seals.read_stop(&secret), Some((channel.clone(), Some(table))));
        let whole = seals.stop(channel.as_str(), None);
        assert_eq!(seals.read_stop(&whole), Some((channel, None)));
        let swapped = format!("{}{}", &whole[..32], &secret[32..]);
        for wrong in [&swapped, &secret[1..], "", &secret.replace(&secret[..1], "~")] {
            assert_eq!(seals.read_stop(wrong), None, "{wrong}");
        }
        assert_eq!(Seals::new([2; 32]).read_stop(&secret), None);
    }
}
