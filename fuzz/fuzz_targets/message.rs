//! Law: whatever is said at a table is refused, and then nobody sees anything change; or it is done,
//! and then the replay of all that is kept shows everybody the same as the table.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| room::fuzz::message(input));
