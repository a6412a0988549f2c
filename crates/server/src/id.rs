//! Names nobody can guess, and secrets.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;
use table::Seed;

/// Letters and digits that are not taken for each other: five bits each.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Random bytes from the operating system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without randomness no deal is fair and no secret one: nothing can go on.
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

/// A random seed.
pub(crate) fn random_seed() -> Seed {
    Seed(random())
}

fn random_text<const N: usize>() -> String {
    random::<N>().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).iter().collect()
}

fn is_text_of(text: &str, length: usize) -> bool {
    text.len() == length && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// The name of a table, or of a guest: 80 random bits as 16 letters and digits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Id(Arc<str>);

impl Id {
    const LENGTH: usize = 16;

    /// A new one.
    pub fn random() -> Id {
        Id(random_text::<{ Id::LENGTH }>().into())
    }

    /// The text of it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Id {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Id, &'static str> {
        if is_text_of(&text, Id::LENGTH) {
            Ok(Id(text.into()))
        } else {
            Err("an id has 16 small letters and digits")
        }
    }
}

impl From<Id> for String {
    fn from(id: Id) -> String {
        id.0.as_ref().into()
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What only its owner knows: 160 random bits as 32 letters and digits. We keep its fingerprint.
#[derive(Clone)]
pub(crate) struct Secret(String);

impl Secret {
    const LENGTH: usize = 32;

    pub(crate) fn random() -> Secret {
        Secret(random_text::<{ Secret::LENGTH }>())
    }

    /// The secret a text is, if it can be one.
    pub(crate) fn read(text: &str) -> Option<Secret> {
        is_text_of(text, Secret::LENGTH).then(|| Secret(text.into()))
    }

    /// The text, to be handed to its owner and nobody else.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }

    /// What is kept of it.
    pub(crate) fn fingerprint(&self) -> String {
        hex::encode(Sha256::digest(&self.0))
    }

    /// Whether this is the secret that was kept, in a time that tells nothing.
    pub(crate) fn matches(&self, fingerprint: &str) -> bool {
        self.fingerprint().as_bytes().ct_eq(fingerprint.as_bytes()).into()
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// How a device is known: which key it has, and the key's secret.
#[derive(Clone, Debug)]
pub(crate) struct Key {
    pub(crate) id: Id,
    pub(crate) secret: Secret,
}

impl Key {
    pub(crate) fn random() -> Key {
        Key { id: Id::random(), secret: Secret::random() }
    }

    /// The key a cookie holds.
    pub(crate) fn read(text: &str) -> Option<Key> {
        let (id, secret) = text.split_once('.')?;
        Some(Key { id: Id::try_from(id.to_owned()).ok()?, secret: Secret::read(secret)? })
    }

    /// The text of the cookie.
    pub(crate) fn reveal(&self) -> String {
        format!("{}.{}", self.id, self.secret.reveal())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_of_the_alphabet_and_never_the_same() {
        let (one, other) = (Id::random(), Id::random());
        assert_ne!(one, other);
        assert_eq!(Id::try_from(String::from(one.clone())), Ok(one));
        for bad in ["", "short", "0123456789abcdeI", "0123456789abcdefg", "../../etc/passwd"] {
            assert!(Id::try_from(bad.to_owned()).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_secret_is_known_by_its_fingerprint_and_never_printed() {
        let secret = Secret::random();
        assert!(secret.matches(&secret.fingerprint()));
        assert!(!Secret::random().matches(&secret.fingerprint()));
        assert!(!secret.matches(secret.reveal()));
        assert_eq!(format!("{secret:?}"), "Secret(…)");
    }
}
