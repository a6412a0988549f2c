//! Law: whatever the body of a request over HTTP is, it is refused as the client's fault and with a
//! reason, or it leads to a name that is one, or to a table that can be played at.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| room::fuzz::body(input));
