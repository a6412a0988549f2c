//! Words people give: names and short texts. They are kept as text, and shown as text.

mod alike;
mod seen;

use unicode_segmentation::UnicodeSegmentation as _;

use crate::Refused;
use crate::message::Code;

pub(crate) use alike::told_apart;

/// The longest name of a guest, in characters as people count them.
pub const GUEST_NAME: usize = 24;
/// The longest name of a table.
pub const TABLE_NAME: usize = 40;
/// The longest thing said.
pub const SAYING: usize = 200;

/// How many bytes a character may take on average. A letter of an Indic script with its marks
/// takes 12, a family of emoji 25; a name of nothing but families is refused.
pub const BYTES: usize = 12;

/// The words on one line with single spaces and nothing hidden, if there are any and not too many.
pub fn tidy(text: &str, longest: usize) -> Result<String, Refused> {
    if text.chars().count() > longest * BYTES {
        return Err(too_long(longest));
    }
    let line = seen::line(text);
    if line.is_empty() {
        return Err(Refused::new(Code::BadRequest, "that is empty: write something"));
    }
    if line.len() > longest * BYTES || line.graphemes(true).count() > longest {
        return Err(too_long(longest));
    }
    Ok(line)
}

fn too_long(longest: usize) -> Refused {
    Refused::new(Code::BadRequest, format!("that is too long: {longest} characters at most"))
}

#[cfg(test)]
mod tests;
