//! Lines in, lines out, with a maximum length.

use std::io::{self, BufRead, Read, Write};

use serde_json::json;

use crate::{Code, Engine, Refusal};

/// The longest line that is read, in bytes.
pub const MAX_LINE: usize = 1 << 20;

/// Answers every line of the input with one line of output, until the input ends.
pub fn serve(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut engine = Engine::default();
    let mut line = Vec::new();
    loop {
        let answer = match read_line(&mut input, &mut line)? {
            Line::End => return Ok(()),
            Line::Whole => engine.answer(&line),
            Line::TooLong => {
                let text = format!("a line has at most {MAX_LINE} bytes");
                json!({ "error": Refusal::new(Code::BadRequest, text) }).to_string()
            }
        };
        output.write_all(answer.as_bytes())?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
}

enum Line {
    Whole,
    TooLong,
    End,
}

/// Reads a line into the buffer. The rest of a line that is too long is skipped.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    let read = input.by_ref().take(MAX_LINE as u64 + 1).read_until(b'\n', line)?;
    if line.last() == Some(&b'\n') {
        line.pop();
        return Ok(Line::Whole);
    }
    if read <= MAX_LINE {
        // The input ended here, with or without a last line.
        return Ok(if read == 0 { Line::End } else { Line::Whole });
    }
    input.skip_until(b'\n')?;
    Ok(Line::TooLong)
}
