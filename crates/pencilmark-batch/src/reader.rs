//! Cuts the input into chunks at line ends.
use crate::chunk::{Body, Buffers, Chunk, Text};
use crate::pace::Pace;
use std::io::{self, ErrorKind, Read};
use std::sync::Arc;

/// Reads the input and hands over its chunks until `push` says that no more are wanted.
pub(crate) struct Reader<R> {
    pub(crate) input: R,
    /// Where the next chunk begins.
    pub(crate) offset: u64,
    /// Number of its first line.
    pub(crate) line: u64,
    /// Knows how large the next chunk shall be.
    pub(crate) pace: Arc<Pace>,
    pub(crate) longest_line: usize,
    pub(crate) buffers: Arc<Buffers>,
}

impl<R: Read> Reader<R> {
    pub(crate) fn run(mut self, push: &mut dyn FnMut(Chunk) -> bool) -> io::Result<()> {
        // The buffer begins with so many bytes of a line whose end is not read yet; of a line that is too
        // long only its length is kept.
        let (mut buffer, mut kept) = (self.buffers.take(), 0);
        let mut too_long: Option<u64> = None;
        loop {
            let room = kept + self.pace.chunk();
            if buffer.len() < room {
                buffer.resize(room, 0);
            }
            let count = read(&mut self.input, &mut buffer[kept..room])?;
            if count == 0 {
                let last = || Body::Lines(Text { buffer, at: 0..kept });
                self.hand_over(too_long.map_or_else(last, Body::TooLong), push);
                return Ok(());
            }
            let (mut start, filled) = (0, kept + count);
            if let Some(length) = too_long {
                let Some(end) = memchr::memchr(b'\n', &buffer[..filled]) else {
                    too_long = Some(length + count as u64);
                    continue;
                };
                too_long = None;
                if !self.hand_over(Body::TooLong(length + end as u64 + 1), push) {
                    return Ok(());
                }
                start = end + 1;
            }
            // What was kept has no line end.
            let new = kept.max(start);
            let end = memchr::memrchr(b'\n', &buffer[new..filled]).map(|end| new + end + 1);
            let rest = end.unwrap_or(start)..filled;
            kept = rest.len();
            if let Some(end) = end {
                let next = self.buffers.beginning_with(&buffer[rest]);
                let whole = core::mem::replace(&mut buffer, next);
                if !self.hand_over(Body::Lines(Text { buffer: whole, at: start..end }), push) {
                    return Ok(());
                }
            } else {
                // The line goes on where it is: copied for each chunk, a long one would take very long.
                buffer.copy_within(rest, 0);
            }
            if kept > self.longest_line {
                too_long = Some(kept as u64);
                kept = 0;
            }
        }
    }
    /// False when no more is wanted.
    fn hand_over(&mut self, body: Body, push: &mut dyn FnMut(Chunk) -> bool) -> bool {
        let (bytes, lines) = match &body {
            Body::Lines(text) if text.at.is_empty() => return true,
            Body::Lines(text) => {
                let bytes = text.bytes();
                let feeds = memchr::memchr_iter(b'\n', bytes).count();
                let unfinished = usize::from(bytes.last() != Some(&b'\n'));
                (bytes.len() as u64, (feeds + unfinished) as u64)
            }
            Body::TooLong(length) => (*length, 1),
        };
        let wanted = push(Chunk { first_line: self.line, offset: self.offset, body });
        self.offset += bytes;
        self.line += lines;
        wanted
    }
}

fn read(input: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    loop {
        match input.read(buffer) {
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            result => return result,
        }
    }
}
