//! Text from people: names and chat messages. It is stored as text, and shown as text.
//!
//! Among strangers it contains nothing invisible, and no name can be mistaken for another. On one's
//! own device, where nobody has to be protected from anyone, a few lines replace Unicode's tables.

#[cfg(feature = "strangers")]
mod alike;
#[cfg(not(feature = "strangers"))]
mod plain;
#[cfg(feature = "strangers")]
mod seen;

#[cfg(feature = "strangers")]
use unicode_segmentation::UnicodeSegmentation as _;

use crate::Refused;
use crate::message::Code;

#[cfg(feature = "strangers")]
pub use alike::told_apart;
#[cfg(not(feature = "strangers"))]
use plain::line;
#[cfg(not(feature = "strangers"))]
pub use plain::told_apart;
#[cfg(feature = "strangers")]
use seen::line;

/// The longest name of a guest, in user-perceived characters.
pub const GUEST_NAME: usize = 24;
/// The longest name of a table.
pub const TABLE_NAME: usize = 40;
/// The longest chat message.
pub const SAYING: usize = 200;

/// How many bytes a character may take on average. A letter of an Indic script with its marks takes
/// 12, a family emoji 25; a name made only of family emoji is refused.
pub const BYTES: usize = 12;

/// The text on one line with single spaces and nothing invisible, if it is neither empty nor too
/// long.
pub fn tidy(text: &str, longest: usize) -> Result<String, Refused> {
    if text.chars().count() > longest * BYTES {
        return Err(too_long(longest));
    }
    let line = line(text);
    if line.is_empty() {
        return Err(Refused::new(Code::BadRequest, "that is empty: write something"));
    }
    if has_more_than(longest, &line) {
        return Err(too_long(longest));
    }
    Ok(line)
}

/// Whether a line has more user-perceived characters than that.
#[cfg(feature = "strangers")]
fn has_more_than(longest: usize, line: &str) -> bool {
    line.len() > longest * BYTES || line.graphemes(true).count() > longest
}

/// The same check without counting: any text short enough among strangers passes here too.
#[cfg(not(feature = "strangers"))]
fn has_more_than(longest: usize, line: &str) -> bool {
    line.len() > longest * BYTES
}

fn too_long(longest: usize) -> Refused {
    Refused::new(Code::BadRequest, format!("that is too long: {longest} characters at most"))
}

#[cfg(all(test, feature = "strangers"))]
mod tests;
