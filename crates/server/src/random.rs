//! Randomness from the operating system, and secrets made of it.

use std::fmt;

use room::Id;
use room::id::{is_text_of, text_of};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;
use table::Seed;

/// Random bytes from the operating system.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut random = [0; N];
    // Without randomness no deal is fair and no secret is safe: nothing can go on.
    getrandom::fill(&mut random).expect("the operating system has randomness");
    random
}

/// A random seed.
pub(crate) fn seed() -> Seed {
    Seed(bytes())
}

/// A new id for a table or a guest.
pub(crate) fn id() -> Id {
    Id::from_random(bytes())
}

/// The id of a table's rematch: always the same, and known only to those who have the table's
/// secret or are told.
pub(crate) fn id_after(table: &Id, secret: Seed) -> Id {
    let hash = Sha256::new_with_prefix(secret.0).chain_update(table.as_str()).finalize();
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&hash[..16]);
    Id::from_random(bytes)
}

/// A secret known only to its owner: 160 random bits as 32 letters and digits. Only its fingerprint
/// is stored.
#[derive(Clone)]
pub(crate) struct Secret(String);

impl Secret {
    const LENGTH: usize = 32;
    const CODE: usize = 24;

    pub(crate) fn random() -> Secret {
        Secret(text_of(bytes::<{ Secret::LENGTH }>()))
    }

    /// Parses a secret.
    pub(crate) fn read(text: &str) -> Option<Secret> {
        is_text_of(text, Secret::LENGTH).then(|| Secret(text.into()))
    }

    /// A code for people to write down and type: 120 bits as 24 letters and digits.
    pub(crate) fn code() -> Secret {
        Secret(text_of(bytes::<{ Secret::CODE }>()))
    }

    /// Parses a code. Separators and case are ignored, and letters that look like others or like
    /// digits are accepted for them.
    pub(crate) fn read_code(text: &str) -> Option<Secret> {
        let letter = |letter: char| match letter.to_ascii_lowercase() {
            'o' => '0',
            'i' | 'l' => '1',
            'u' => 'v',
            other => other,
        };
        let code: String = text.chars().filter(char::is_ascii_alphanumeric).map(letter).collect();
        is_text_of(&code, Secret::CODE).then_some(Secret(code))
    }

    /// The text in groups of four, for writing down.
    pub(crate) fn in_groups(&self) -> String {
        let groups: Vec<&str> =
            self.0.as_bytes().chunks(4).filter_map(|group| str::from_utf8(group).ok()).collect();
        groups.join("-").to_uppercase()
    }

    /// The text, to be given to its owner and nobody else.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }

    /// The fingerprint that is stored.
    pub(crate) fn fingerprint(&self) -> String {
        hex::encode(Sha256::digest(&self.0))
    }

    /// Whether this is the secret with that fingerprint, in constant time.
    pub(crate) fn matches(&self, fingerprint: &str) -> bool {
        self.fingerprint().as_bytes().ct_eq(fingerprint.as_bytes()).into()
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The credentials of a device: the id of a key, and its secret.
#[derive(Clone, Debug)]
pub(crate) struct Key {
    pub(crate) id: Id,
    pub(crate) secret: Secret,
}

impl Key {
    pub(crate) fn random() -> Key {
        Key { id: id(), secret: Secret::random() }
    }

    /// Parses the key in a cookie.
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
    fn a_secret_is_known_by_its_fingerprint_and_never_printed() {
        let secret = Secret::random();
        assert!(secret.matches(&secret.fingerprint()));
        assert!(!Secret::random().matches(&secret.fingerprint()));
        assert!(!secret.matches(secret.reveal()));
        assert_eq!(format!("{secret:?}"), "Secret(…)");
    }

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = Secret::code();
        let typed = code.in_groups();
        assert_eq!(typed.len(), 29);
        for text in [
            typed.clone(),
            typed.to_lowercase(),
            typed.replace('-', " "),
            typed.replace('-', ""),
            format!("  {} ", typed.replace('0', "o").replace('1', "l").replace('V', "u")),
            typed.replace('0', "O").replace('1', "I"),
        ] {
            let read = Secret::read_code(&text).expect(&text);
            assert!(read.matches(&code.fingerprint()), "{text}");
        }
        for bad in ["", "ABCD", &typed[1..], &format!("{typed}A")] {
            assert!(Secret::read_code(bad).is_none(), "{bad}");
        }
    }
}
