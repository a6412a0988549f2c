//! Honest players play on among hostile clients, and the server's memory does not grow.

use std::process::Command;

#[test]
fn players_play_on_among_hostile_clients() {
    let bench =
        ["bench", "serve", "--tables", "4", "--rate", "2", "--seconds", "8", "--hostile", "18"];
    let output =
        Command::new(env!("CARGO_BIN_EXE_asterism-lab")).args(bench).arg("--json").output();
    let output = output.expect("the binary runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let row: serde_json::Value = serde_json::from_slice(&output.stdout).expect("a row of JSON");
    for half in ["quiet", "attacked"] {
        assert!(row[half]["moves"].as_u64().unwrap() > 0, "{row}");
    }
    assert!(row["ended"].as_u64().unwrap() > 0, "{row}");
    assert!(row["megabytes_more"].as_f64().unwrap() < 50.0, "{row}");
}
