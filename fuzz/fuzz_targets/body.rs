//! Law: the body of an HTTP request is either refused as the client's fault with a reason, or it
//! leads to a valid name, or to a table that can be played.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| room::fuzz::body(input));
