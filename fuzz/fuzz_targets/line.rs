//! Law: every line of input is answered with one line of JSON, `ok` or `error`, and an error
//! changes nothing.
#![no_main]

use engine::Engine;
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

const RECORD: &[u8] = br#"{"cmd":"record"}"#;

fuzz_target!(|input: &[u8]| {
    let mut engine = Engine::default();
    for line in input.split(|byte| *byte == b'\n').take(32) {
        // Random play and the expert's hints are slow by design, and are skipped here.
        if line.windows(6).any(|word| word == b"random" || word == b"expert") {
            continue;
        }
        let before = engine.answer(RECORD);
        let answer = engine.answer(line);
        let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        match (answer.get("ok"), answer.get("error")) {
            (Some(_), None) => {}
            (None, Some(error)) => {
                assert!(error["code"].is_string() && error["message"].is_string());
                assert_eq!(engine.answer(RECORD), before);
            }
            _ => panic!("neither ok nor error, or both: {answer}"),
        }
    }
});
