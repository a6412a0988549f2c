//! The binary, as it is run at a terminal.

use std::process::{Command, Output};

fn asterism(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_asterism")).args(arguments).output().expect("it runs")
}

/// What a command prints; it must end well, and say nothing else where there is no terminal.
#[track_caller]
pub(crate) fn prints(arguments: &[&str]) -> String {
    let output = asterism(arguments);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success() && said.is_empty(), "{arguments:?}: {said}");
    String::from_utf8(output.stdout).expect("text")
}

/// What it refuses, and says why.
#[track_caller]
pub(crate) fn refuses(arguments: &[&str], words: &str) {
    let output = asterism(arguments);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && output.stdout.is_empty(), "{arguments:?}: {said}");
    assert!(said.contains(words), "{arguments:?}: {said}");
}

/// A golden game.
pub(crate) fn fixture() -> String {
    format!("{}/../../fixtures/sternenhimmel/3-players.json", env!("CARGO_MANIFEST_DIR"))
}
