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
        // The beginning of a line whose end is not read yet; or, once that line is too long, only
        // its length.
        let mut begun: Vec<u8> = Vec::new();
        let mut too_long: Option<u64> = None;
        loop {
            let mut buffer = self.buffers.take();
            let kept = begun.len();
            let room = kept + self.pace.chunk();
            if buffer.len() < room {
                buffer.resize(room, 0);
            }
            buffer[..kept].copy_from_slice(&begun);
            let count = read(&mut self.input, &mut buffer[kept..room])?;
            let mut text = 0..kept + count;
            if count == 0 {
                let body = too_long.map_or(Body::Lines(Text { buffer, at: text }), Body::TooLong);
                self.hand_over(body, push);
                return Ok(());
            }
            if let Some(length) = too_long {
                let Some(end) = memchr::memchr(b'\n', &buffer[text.clone()]) else {
                    too_long = Some(length + count as u64);
                    self.buffers.give_back(buffer);
                    continue;
                };
                too_long = None;
                if !self.hand_over(Body::TooLong(length + end as u64 + 1), push) {
                    return Ok(());
                }
                text.start = end + 1;
            }
            // What was kept has no line end.
            let new = kept.max(text.start);
            let end = memchr::memrchr(b'\n', &buffer[new..text.end]).map(|end| new + end + 1);
            begun.clear();
            begun.extend_from_slice(&buffer[end.unwrap_or(text.start)..text.end]);
            text.end = end.unwrap_or(text.start);
            if !self.hand_over(Body::Lines(Text { buffer, at: text }), push) {
                return Ok(());
            }
            if begun.len() > self.longest_line {
                too_long = Some(begun.len() as u64);
                begun.clear();
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
