//! Law: a valid record is written back as itself, except for a digest it may have lacked.
#![no_main]

use engine::games;
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

fuzz_target!(|input: &[u8]| {
    let Ok(record) = serde_json::from_slice::<Value>(input) else { return };
    let Ok(game) = games::replay(record, &mut |_| ()) else { return };
    let again = games::replay(game.record(None), &mut |_| ()).expect("what was written holds");
    assert_eq!(again.record(None), game.record(None));
});
