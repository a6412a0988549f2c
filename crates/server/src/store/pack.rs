//! A log as one value: its entries and their times, as JSON compressed by zlib. The format is as
//! permanent as that of entries.

use std::io::{self, Read as _, Write as _};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use room::entry::Entry;

use super::Kept;

/// Each entry is written with the milliseconds since the one before it, the first since 1970: small
/// numbers take little space.
pub(super) fn pack(log: &[Kept]) -> io::Result<Vec<u8>> {
    let mut before = 0;
    let mut pairs = Vec::with_capacity(log.len());
    for Kept { at, entry } in log {
        pairs.push((at - before, entry));
        before = *at;
    }
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
    packed.write_all(&serde_json::to_vec(&pairs)?)?;
    packed.finish()
}

pub(super) fn unpack(packed: &[u8]) -> io::Result<Vec<Kept>> {
    let mut json = Vec::new();
    ZlibDecoder::new(packed).read_to_end(&mut json)?;
    let pairs: Vec<(i64, Entry)> = serde_json::from_slice(&json)?;
    let mut at = 0;
    let kept = |(since, entry)| {
        at += since;
        Kept { at, entry }
    };
    Ok(pairs.into_iter().map(kept).collect())
}
