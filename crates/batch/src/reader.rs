//! Cuts the input into chunks at line ends.
use crate::chunk::{Body, Buffers, Chunk, Text};
use crate::pace::Pace;
use crate::sum::continued;
use std::io::{self, ErrorKind, Read};
use std::sync::Arc;

/// Reads the input and hands over its chunks until `push` returns that no more are wanted.
pub(crate) struct Reader<R> {
    pub(crate) input: R,
    /// Where the next chunk starts.
    pub(crate) offset: u64,
    /// Number of its first line.
    pub(crate) line: u64,
    /// Determines the size of the next chunk.
    pub(crate) pace: Arc<Pace>,
    pub(crate) longest_line: usize,
    pub(crate) buffers: Arc<Buffers>,
    /// The checksum of everything before the next chunk.
    pub(crate) checksum: u32,
}

impl<R: Read> Reader<R> {
    pub(crate) fn run(mut self, push: &mut dyn FnMut(Chunk) -> bool) -> io::Result<()> {
        // The buffer starts with this many bytes of a line whose end has not been read yet; for a line that is too
        // long only its length is kept.
        let (mut buffer, mut kept) = (self.buffers.take(), 0);
        let mut too_long: Option<Endless> = None;
        loop {
            let room = kept + self.pace.chunk();
            if buffer.len() < room {
                buffer.resize(room, 0);
            }
            let count = read(&mut self.input, &mut buffer[kept..room])?;
            if count == 0 {
                match too_long {
                    None => self.hand_over(Text { buffer, at: 0..kept }, push),
                    Some(line) => self.hand_over_endless(line, push),
                };
                return Ok(());
            }
            let (mut start, filled) = (0, kept + count);
            if let Some(line) = too_long.take() {
                let Some(end) = memchr::memchr(b'\n', &buffer[..filled]) else {
                    too_long = Some(line.with(&buffer[..filled]));
                    continue;
                };
                start = end + 1;
                if !self.hand_over_endless(line.with(&buffer[..start]), push) {
                    return Ok(());
                }
            }
            // What was kept has no line end.
            let new = kept.max(start);
            let end = memchr::memrchr(b'\n', &buffer[new..filled]).map(|end| new + end + 1);
            let rest = end.unwrap_or(start)..filled;
            kept = rest.len();
            if let Some(end) = end {
                let next = self.buffers.beginning_with(&buffer[rest]);
                let whole = core::mem::replace(&mut buffer, next);
                if !self.hand_over(Text { buffer: whole, at: start..end }, push) {
                    return Ok(());
                }
            } else {
                // The line continues where it is: copying a long one for each chunk would take very long.
                buffer.copy_within(rest, 0);
            }
            if kept > self.longest_line {
                let line = Endless { length: 0, checksum: self.checksum };
                too_long = Some(line.with(&buffer[..kept]));
                kept = 0;
            }
        }
    }
    /// False when no more is wanted.
    fn hand_over(&mut self, text: Text, push: &mut dyn FnMut(Chunk) -> bool) -> bool {
        let bytes = text.bytes();
        let Some(last) = bytes.last() else { return true };
        let feeds = memchr::memchr_iter(b'\n', bytes).count();
        let unfinished = usize::from(*last != b'\n');
        let lines = (feeds + unfinished) as u64;
        let (length, checksum) = (bytes.len() as u64, continued(self.checksum, bytes));
        self.push(Body::Lines(text), (length, lines, checksum), push)
    }
    fn hand_over_endless(&mut self, line: Endless, push: &mut dyn FnMut(Chunk) -> bool) -> bool {
        let Endless { length, checksum } = line;
        self.push(Body::TooLong(length), (length, 1, checksum), push)
    }
    /// Hands over this many bytes and lines, which lead to this checksum.
    fn push(
        &mut self,
        body: Body,
        (length, lines, checksum): (u64, u64, u32),
        push: &mut dyn FnMut(Chunk) -> bool,
    ) -> bool {
        let (first_line, offset, before) = (self.line, self.offset, self.checksum);
        self.offset += length;
        self.line += lines;
        self.checksum = checksum;
        push(Chunk { first_line, offset, checksum: before..checksum, body })
    }
}

/// A line that is too long; only this is kept of it.
#[derive(Clone, Copy)]
struct Endless {
    /// Bytes so far.
    length: u64,
    /// The checksum of the input up to here.
    checksum: u32,
}

impl Endless {
    fn with(self, bytes: &[u8]) -> Self {
        let length = self.length + bytes.len() as u64;
        Self { length, checksum: continued(self.checksum, bytes) }
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
