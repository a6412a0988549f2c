//! The format version of positions and records.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Format 1, the only one so far: fields may be added to it, but not changed or removed. Every
/// position and record carries it; a text without it is read as format 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Format;

impl Format {
    /// The format's number.
    pub const NUMBER: u32 = 1;
}

impl Serialize for Format {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Format::NUMBER.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Format {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Format, D::Error> {
        match u32::deserialize(from)? {
            Format::NUMBER => Ok(Format),
            other => Err(serde::de::Error::custom(format!(
                "it is written in format {other}; this program reads format {}",
                Format::NUMBER
            ))),
        }
    }
}
