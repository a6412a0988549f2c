//! `asterism hint`: what it prints, and what it refuses.

mod terminal;

use terminal::{fixture, prints, refuses};

#[test]
fn a_hint_is_told_in_every_language() {
    let file = fixture();
    let hint = |language| {
        prints(&["hint", &file, "--after", "30", "--simulations", "200", "--lang", language])
    };
    for (language, words) in
        [("en", "expected to follow"), ("fr", "suite attendue"), ("ru", "перевес")]
    {
        let text = hint(language);
        assert!(text.contains(words) && !text.contains("hint-"), "{text}");
        assert_eq!(text, hint(language));
        // The first candidate is the recommended move.
        let lines: Vec<&str> = text.lines().collect();
        let advised = lines[0].split(": ").last().unwrap();
        let candidates = lines[3..].iter().filter(|line| !line.starts_with(' '));
        assert!(lines[3].starts_with(advised) && candidates.count() <= 10, "{text}");
    }
}

/// The certain consequences of a move are listed below it, in the words of the story.
#[test]
fn a_hint_says_what_would_come_of_a_move() {
    let file = format!("{}/../../fixtures/astra/3-players.json", env!("CARGO_MANIFEST_DIR"));
    for (language, event, then, change) in [
        ("en", "\n    Seat 0 marks Cassiopeia, star 4.", "\n    then mark ", ": Marked stars +1"),
        ("fr", "\n    Place 0 ", "\n    puis mark ", " +1"),
        ("ru", "\n    Место 0 ", "\n    затем mark ", " +1"),
    ] {
        let hint = ["hint", &file, "--after", "35", "--simulations", "200", "--lang", language];
        let text = prints(&hint);
        for words in [event, then, change] {
            assert!(text.contains(words), "{words}: {text}");
        }
    }
}

#[test]
fn a_hint_that_cannot_be_given_says_why() {
    let file = fixture();
    let hint = |arguments: &[&'static str]| [&["hint", &*file], arguments].concat();
    refuses(&hint(&[]), "the game is over: ask about an earlier moment with --after");
    refuses(&hint(&["--after", "94"]), "the record has 93 moves");
    refuses(&hint(&["--after", "9", "--bot", "hal"]), "no bot \"hal\"; there are: random, ");
    refuses(&hint(&["--after", "9", "--seat", "7"]), "seat 7 is not to act; to act: seat ");
    refuses(&hint(&["--after", "9", "--seed", "2a"]), "a whole number from 0 to 2^53-1");
    refuses(&["hint", "no-such-file.json"], "no-such-file.json");
}
