//! Golden games: every record under `fixtures/` is valid, and reads as the text beside it.
//!
//! After an intended change of rules or data, `UPDATE_FIXTURES=1 cargo test -p cli` regenerates the
//! texts; the diff is the review.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use engine::GAMES;

/// The game in `examples/`, which has no golden games here.
const EXAMPLE: &str = "connect-four";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures")
}

fn records() -> Vec<PathBuf> {
    let list = |folder: &Path| -> Vec<PathBuf> {
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
    };
    let mut files: Vec<PathBuf> = list(&root())
        .iter()
        .filter(|path| path.is_dir() && !path.ends_with("database"))
        .flat_map(|folder| list(folder))
        .filter(|path| path.extension().is_some_and(|end| end == "json"))
        .collect();
    files.sort();
    files
}

fn asterism(arguments: &[&str], file: &Path) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_asterism"))
        .args(arguments)
        .arg(file)
        .output()
        .expect("the binary runs");
    let text = String::from_utf8(output.stdout).expect("text");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}: {errors}", file.display());
    text
}

#[test]
fn every_game_has_a_golden_game_for_each_number_of_players() {
    for info in GAMES.iter().map(|entry| entry.info).filter(|info| info.id != EXAMPLE) {
        for seats in info.min_seats..=info.max_seats {
            let file = root().join(info.id).join(format!("{seats}-players.json"));
            assert!(file.is_file(), "{} is missing", file.display());
        }
    }
}

#[test]
fn every_golden_game_holds() {
    assert!(records().len() >= 63, "one for each player count and special case");
    for file in records() {
        assert!(asterism(&["verify"], &file).starts_with("holds: "));
    }
}

#[test]
fn every_golden_game_reads_as_it_did() {
    for file in records() {
        let (told, golden) = (asterism(&["replay", "--all"], &file), file.with_extension("txt"));
        if std::env::var_os("UPDATE_FIXTURES").is_some() {
            fs::write(&golden, &told).unwrap();
        }
        let expected = fs::read_to_string(&golden).unwrap_or_default();
        assert!(told == expected, "{} reads otherwise; see this file's head", file.display());
    }
}

#[test]
fn every_event_has_words_in_every_language() {
    for language in ["en", "fr", "ru"] {
        for file in records() {
            let told = asterism(&["replay", "--all", "--lang", language], &file);
            assert!(!told.contains('{'), "{}, {language}: {told}", file.display());
        }
    }
}
