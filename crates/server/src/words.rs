//! Words people give: names and short texts. They are kept as text, and shown as text.

use crate::message::Code;
use crate::refused::Refused;

/// The longest name of a guest, in characters.
pub(crate) const GUEST_NAME: usize = 24;
/// The longest name of a table.
pub(crate) const TABLE_NAME: usize = 40;
/// The longest thing said.
pub(crate) const SAYING: usize = 200;

/// The words on one line with single spaces, if there are any and not too many.
pub(crate) fn tidy(text: &str, longest: usize) -> Result<String, Refused> {
    let hidden = |c: char| c.is_control() || is_invisible(c);
    let words: Vec<&str> =
        text.split(|c: char| c.is_whitespace() || hidden(c)).filter(|w| !w.is_empty()).collect();
    let line = words.join(" ");
    match line.chars().count() {
        0 => Err(Refused::new(Code::BadRequest, "that is empty: write something")),
        length if length > longest => {
            let text = format!("that is too long: {longest} characters at most");
            Err(Refused::new(Code::BadRequest, text))
        }
        _ => Ok(line),
    }
}

/// Characters without a shape that turn or hide the text around them.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_line_without_tricks() {
        assert_eq!(tidy("  Anna \n Maria\t", 24).unwrap(), "Anna Maria");
        assert_eq!(tidy("Жан-Поль 🌟", 24).unwrap(), "Жан-Поль 🌟");
        assert_eq!(tidy("evil\u{202e}eman", 24).unwrap(), "evil eman");
        assert_eq!(tidy("<b>bold</b>", 24).unwrap(), "<b>bold</b>");
        assert!(tidy(" \u{200b} ", 24).is_err());
        assert!(tidy(&"a".repeat(25), 24).is_err());
    }
}
