use icu_normalizer::ComposingNormalizerBorrowed;
use proptest::prelude::*;

use super::*;

/// Names as people write them.
const GOOD: [&str; 46] = [
    // Latin
    "Ann",
    "Anna Maria",
    "O'Brien-Łęski",
    "Nguyễn Thị Ánh",
    "Þórbjörg",
    "<b>bold</b>",
    ":expert",
    "x",
    "...",
    // Greek, Cyrillic, Armenian, Georgian
    "Ωμέγα Ἀθηνᾶ",
    "Жан-Поль 🌟",
    "Մարիամ",
    "თამარ",
    // Right to left, with marks; Persian parts letters with a non-joiner
    "محمد علي",
    "مُحَمَّد",
    "آرش نیک\u{200c}خواه",
    "שָׁלוֹם",
    "יעקב",
    // Indic scripts, with joiners that shape conjuncts
    "प्रिया शर्मा",
    "श्री क्\u{200d}ष",
    "क्\u{200c}ष",
    "ශ්\u{200d}රී ලංකා",
    "র\u{200d}্যাব",
    "தமிழ்ச்செல்வி",
    "ਗੁਰਪ੍ਰੀਤ",
    "ന്\u{200d}റെ",
    // Scripts that stack marks
    "สมหญิง ผู้ใหญ่",
    "བསྒྲུབས་པ",
    "ကြွှေ့",
    "ភាសាខ្មែរ",
    // East Asia
    "王小明",
    "山田 はなこ",
    "カタカナ・ガール",
    "김민준",
    // Emoji: plain, coloured, toned, joined, flags, keys
    "🌟",
    "🌟\u{fe0f}",
    "❤\u{fe0f}",
    "👍🏽",
    "👩\u{200d}👩\u{200d}👧\u{200d}👦",
    "👨🏻\u{200d}❤\u{fe0f}\u{200d}💋\u{200d}👨🏼",
    "🧑🏾\u{200d}🦰 ⛹🏿\u{200d}♂\u{fe0f}",
    "🏳\u{fe0f}\u{200d}🌈 🏴\u{200d}☠\u{fe0f}",
    "🇫🇷🇯🇵",
    "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
    "1\u{fe0f}\u{20e3} #\u{fe0f}\u{20e3}",
    "©\u{fe0f} ™",
];

#[test]
fn names_in_any_script_stay_as_they_are() {
    for name in GOOD {
        assert_eq!(tidy(name, GUEST_NAME).as_deref(), Ok(name), "{}", name.escape_unicode());
    }
}

#[test]
fn what_is_not_seen_is_taken_out() {
    let cleaned = [
        ("  Anna \n Maria\t", "Anna Maria"),
        ("Anna\u{a0}\u{3000}Maria\u{2028}", "Anna Maria"),
        // Turned round, and turned back
        ("evil\u{202e}eman", "evileman"),
        ("a\u{2066}b\u{2069}c\u{61c}d\u{200e}e", "abcde"),
        // Soft hyphens, spaces without a width, fillers, blanks
        ("An\u{ad}n", "Ann"),
        ("An\u{200b}n\u{feff}\u{2060}", "Ann"),
        ("A\u{115f}n\u{1160}n\u{3164}\u{ffa0}", "Ann"),
        ("A\u{2800}nn\u{1d159}", "Ann"),
        ("A\u{34f}nn\u{180e}", "Ann"),
        // Joiners and selectors that shape nothing
        ("A\u{200d}n\u{200c}n\u{fe0f}\u{fe00}\u{e0100}", "Ann"),
        ("🌟\u{200d}", "🌟"),
        ("\u{200d}🌟\u{fe0f}\u{fe0f}", "🌟\u{fe0f}"),
        ("1\u{fe0f}2", "12"),
        // Letters spelled out of sight
        ("Ann\u{e0045}\u{e0076}\u{e0065}", "Ann"),
        ("🏴\u{e0041}\u{e007f}", "🏴"),
        // Control, private use, not assigned, no character at all
        ("A\0n\u{7}n\u{e000}\u{f0000}\u{e0fff}\u{378}\u{ffff}", "Ann"),
        // Marks upon marks, and marks on nothing
        ("Z\u{335}\u{336}\u{337}\u{338}\u{334}\u{322}algo", "Z\u{335}\u{336}\u{337}\u{338}algo"),
        ("\u{301}\u{20e3}Ann \u{489}", "Ann"),
        // Decomposed
        ("Rene\u{301}e", "Renée"),
        ("e\u{200b}\u{301}", "é"),
        ("\u{1100}\u{1161}\u{11a8}", "각"),
    ];
    for (given, seen) in cleaned {
        assert_eq!(tidy(given, GUEST_NAME).as_deref(), Ok(seen), "{}", given.escape_unicode());
    }
}

#[test]
fn what_nobody_would_see_is_refused() {
    let invisible = [
        "",
        " \u{200b} ",
        "\u{3164}",
        "\u{2800}\u{2800}",
        "\u{ad}",
        "\u{61c}",
        "\u{e0041}\u{e0042}",
        "\u{301}\u{301}",
        "\u{94d}\u{200d}",
        "\u{200d}\u{fe0f}",
        "\u{1160}\u{3000}\u{17b4}",
    ];
    for text in invisible {
        assert!(tidy(text, GUEST_NAME).is_err(), "{}", text.escape_unicode());
    }
}

#[test]
fn length_is_counted_in_characters_as_people_see_them() {
    assert!(tidy(&"a".repeat(24), 24).is_ok());
    assert!(tidy(&"a".repeat(25), 24).is_err());
    assert!(tidy(&"क्षि".repeat(24), 24).is_ok());
    assert!(tidy(&"क्षि".repeat(25), 24).is_err());
    assert!(tidy(&"🇫🇷".repeat(24), 24).is_ok());
    assert!(tidy(&"e\u{301}".repeat(24), 24).is_ok());
    let family = "👩\u{200d}👩\u{200d}👧\u{200d}👦";
    assert!(tidy(&family.repeat(8), 24).is_ok());
    assert!(tidy(&family.repeat(24), 24).is_err(), "that is 600 bytes");
    assert!(tidy(&format!("a{}", " ".repeat(24 * BYTES)), 24).is_err());
}

#[test]
fn names_that_look_alike_are_told_apart_by_a_number() {
    let told = |name: &str, others: &[&str]| told_apart(name, others.iter().copied());
    let alike = [
        ("Ann", "Ann"),
        ("ANN", "ann"),
        // Cyrillic А, in a Latin word; a Cyrillic word for a Latin one
        ("\u{410}nn", "Ann"),
        ("сосо", "coco"),
        ("Bill", "BiIl"),
        ("Bi1l", "Bill"),
        ("Максим", "МАКСИМ"),
        ("Renée", "RENÉE"),
        ("rn", "m"),
        ("🌟\u{fe0f}", "🌟"),
    ];
    for (name, other) in alike {
        assert_eq!(told(name, &["Zoe", other]), format!("{name} (2)"), "{name} beside {other}");
        assert_eq!(told(other, &[name]), format!("{other} (2)"), "{other} beside {name}");
    }
    for (name, other) in [("Ann", "Anna"), ("Жан", "Jean"), ("Renée", "Renee"), ("王", "玉")]
    {
        assert_eq!(told(name, &[other]), name);
    }
    assert_eq!(told("Ann", &["Ann", "Ann (2)"]), "Ann (3)");
    assert_eq!(told("Ann", &["Ann (2)"]), "Ann");
    assert_eq!(told("Ann (2)", &["Ann", "Ann (2)"]), "Ann (2) (2)");
}

/// Characters of which tricks are made, among others.
fn tricky() -> impl Strategy<Value = String> {
    let tricks: Vec<char> = "aअक्षिر ه\u{94d}\u{93c}\u{200c}\u{200d}\u{fe0f}\u{20e3}1🏴👩🏽❤\u{301}\
                             \u{323}\u{345}\u{1100}\u{1161}\u{e0067}\u{e007f}\u{3164}\u{64b}"
        .chars()
        .collect();
    let c = prop_oneof![3 => proptest::sample::select(tricks), 1 => any::<char>()];
    proptest::collection::vec(c, 0..40).prop_map(|chars| chars.into_iter().collect())
}

proptest! {
    #[test]
    fn a_tidy_text_is_tidy_already(text in tricky()) {
        if let Ok(line) = tidy(&text, SAYING) {
            prop_assert_eq!(tidy(&line, SAYING), Ok(line.clone()));
            prop_assert!(ComposingNormalizerBorrowed::new_nfc().is_normalized(&line));
        }
    }
}
