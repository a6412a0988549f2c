//! Law: a request at a table is either refused, and nobody sees any change; or it is done, and the
//! replay of everything kept shows everyone the same as the table.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| room::fuzz::message(input));
