//! Unguessable ids.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

/// Letters and digits that are not mistaken for each other: five bits each.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Random bytes as `N` letters and digits.
pub fn text_of<const N: usize>(random: [u8; N]) -> String {
    random.map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).iter().collect()
}

/// Whether a text consists of `length` of these letters and digits.
pub fn is_text_of(text: &str, length: usize) -> bool {
    text.len() == length && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// The id of a table or a guest: 80 random bits as 16 letters and digits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Id(Arc<str>);

impl Id {
    const LENGTH: usize = 16;

    /// The id made from random bytes.
    pub fn from_random(bytes: [u8; Id::LENGTH]) -> Id {
        Id(text_of(bytes).into())
    }

    /// The id as text.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_of_the_alphabet_and_differ_where_bytes_do() {
        let (one, other) = (Id::from_random([1; 16]), Id::from_random([2; 16]));
        assert_ne!(one, other);
        assert_eq!(Id::try_from(String::from(one.clone())), Ok(one));
        for bad in ["", "short", "0123456789abcdeI", "0123456789abcdefg", "../../etc/passwd"] {
            assert!(Id::try_from(bad.to_owned()).is_err(), "{bad}");
        }
    }
}
