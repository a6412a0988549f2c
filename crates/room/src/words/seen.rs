//! The visible part of a text: no characters without a shape, except those that shape others.
//!
//! Unicode's own data decides which characters these are. Joiners stay where UAX #31 has them
//! (rules A1, A2 and B of its section 2.3) and inside emoji; anywhere else they only make texts
//! that differ and look the same.

use icu_normalizer::ComposingNormalizerBorrowed;
use icu_properties::props::{
    CanonicalCombiningClass as Class, DefaultIgnorableCodePoint, Emoji, EmojiModifier,
    ExtendedPictographic, GeneralCategory, GeneralCategoryGroup as Group, IndicSyllabicCategory,
    JoiningType,
};
use icu_properties::{CodePointMapData, CodePointSetData};

const NON_JOINER: char = '\u{200c}';
const JOINER: char = '\u{200d}';
/// Requests the coloured form of an emoji.
const COLOURED: char = '\u{fe0f}';
/// The key around a digit.
const KEYCAP: char = '\u{20e3}';

/// The most zero-width marks on one letter, besides those that compose with it.
const MARKS: usize = 4;

/// Symbols and fillers that are drawn as nothing, though Unicode does not call them ignorable:
/// a Braille cell without dots, a notehead left out, blanks between hieroglyphs, a filler of
/// Khitan, the place of an object that is not there.
const BLANK: [char; 6] =
    ['\u{2800}', '\u{fffc}', '\u{13441}', '\u{13442}', '\u{16fe4}', '\u{1d159}'];

/// The flags that are spelled with invisible letters: England, Scotland, Wales.
const SPELLED_FLAGS: [&str; 3] = [
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}",
];

/// The visible text on one line, composed (NFC), with single spaces.
pub(super) fn line(text: &str) -> String {
    let composer = ComposingNormalizerBorrowed::new_nfc();
    let plain: String = text.chars().filter_map(plain).collect();
    let shown = shown(&composer.normalize(&plain));
    let words: Vec<&str> = shown.split_whitespace().collect();
    composer.normalize(&words.join(" ")).into_owned()
}

/// The character, if it is ever visible or shapes others; all spaces become the same one.
fn plain(c: char) -> Option<char> {
    match c {
        _ if c.is_whitespace() => Some(' '),
        NON_JOINER | JOINER | COLOURED | '\u{e0020}'..='\u{e007f}' => Some(c),
        _ => (!is_hidden(c)).then_some(c),
    }
}

fn is_hidden(c: char) -> bool {
    Group::Other.contains(category(c))
        || CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c)
        || BLANK.contains(&c)
}

/// The text without joiners that join nothing, marks on nothing, and excessive stacks of marks.
fn shown(text: &str) -> String {
    let mut kept = Vec::new();
    let mut rest = text.chars();
    while let Some(c) = rest.next() {
        if let Some(flag) = SPELLED_FLAGS.iter().find_map(|flag| spelled(flag, c, rest.as_str())) {
            kept.extend([c].into_iter().chain(flag.chars()));
            rest = rest.as_str()[flag.len()..].chars();
        } else if is_shown(&kept, c, rest.as_str()) {
            kept.push(c);
        }
    }
    kept.into_iter().collect()
}

/// The rest of a flag that begins with `c`, if it follows.
fn spelled<'a>(flag: &'a str, c: char, after: &str) -> Option<&'a str> {
    flag.strip_prefix(c).filter(|letters| after.starts_with(letters))
}

fn is_shown(before: &[char], c: char, after: &str) -> bool {
    match c {
        NON_JOINER => parts_letters(before, after) || follows_virama(before),
        JOINER => joins_emoji(before, after) || joins_letters(before, after),
        COLOURED => before.last().is_some_and(|last| is_coloured(*last, after)),
        _ if is_hidden(c) => false,
        _ if Group::Mark.contains(category(c)) => has_room_for_a_mark(before, c),
        _ => true,
    }
}

/// Rule A1: between two letters that would otherwise be joined, as in Persian.
fn parts_letters(before: &[char], after: &str) -> bool {
    let joining = |c: char| CodePointMapData::<JoiningType>::new().get(c);
    let matters = |joins: &JoiningType| *joins != JoiningType::Transparent;
    let left = before.iter().rev().map(|c| joining(*c)).find(matters);
    let right = after.chars().map(joining).find(matters);
    matches!(left, Some(JoiningType::LeftJoining | JoiningType::DualJoining))
        && matches!(right, Some(JoiningType::RightJoining | JoiningType::DualJoining))
}

/// Rules A2 and B: after a virama, where a joiner chooses the shape of a conjunct. Bengali also has
/// one between a consonant and the virama.
fn joins_letters(before: &[char], after: &str) -> bool {
    let is_consonant = |c: &char| {
        let syllabic = CodePointMapData::<IndicSyllabicCategory>::new().get(*c);
        syllabic == IndicSyllabicCategory::Consonant
    };
    follows_virama(before)
        || (before.last().is_some_and(is_consonant)
            && after.chars().next().is_some_and(|next| class(next) == Class::Virama))
}

fn follows_virama(before: &[char]) -> bool {
    let classes = before.iter().rev().map(|c| class(*c));
    classes.take_while(|class| *class != Class::NotReordered).any(|class| class == Class::Virama)
}

fn joins_emoji(before: &[char], after: &str) -> bool {
    let is_picture = |c: char| CodePointSetData::new::<ExtendedPictographic>().contains(c);
    let modifies =
        |c: &char| *c == COLOURED || CodePointSetData::new::<EmojiModifier>().contains(*c);
    let left = before.iter().rev().find(|c| !modifies(c));
    left.is_some_and(|c| is_picture(*c)) && after.chars().next().is_some_and(is_picture)
}

/// Digits are emoji only as keys.
fn is_coloured(c: char, after: &str) -> bool {
    CodePointSetData::new::<Emoji>().contains(c) && (!c.is_ascii() || after.starts_with(KEYCAP))
}

/// Whether a mark has a letter or sign to stand on, and not too many others on it.
fn has_room_for_a_mark(before: &[char], mark: char) -> bool {
    let has_no_width = |c: char| {
        matches!(category(c), GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark)
    };
    let marks = before.iter().rev().take_while(|c| has_no_width(**c)).count();
    before.last().is_some_and(|last| *last != ' ') && (marks < MARKS || !has_no_width(mark))
}

fn category(c: char) -> GeneralCategory {
    CodePointMapData::<GeneralCategory>::new().get(c)
}

fn class(c: char) -> Class {
    CodePointMapData::<Class>::new().get(c)
}
