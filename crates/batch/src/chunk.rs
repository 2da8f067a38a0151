//! A piece of the input, and its lines.
use crate::rows::InputLine;
use crate::sum;
use core::ops::Range;
use std::sync::{Mutex, PoisonError};

/// Some whole lines of the input.
pub(crate) struct Chunk {
    /// Number of its first line, from one.
    pub(crate) first_line: u64,
    /// Where it starts in the input.
    pub(crate) offset: u64,
    /// The checksum of the input up to its start, and up to its end.
    pub(crate) checksum: Range<u32>,
    pub(crate) body: Body,
}

pub(crate) enum Body {
    /// Lines, each with its line feed; the last line of the input may lack it.
    Lines(Text),
    /// One line of this many bytes with its line feed, too long to be kept.
    TooLong(u64),
}

/// A part of a buffer.
pub(crate) struct Text {
    pub(crate) buffer: Vec<u8>,
    pub(crate) at: Range<usize>,
}

impl Text {
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.buffer[self.at.clone()]
    }
}

/// Buffers that are kept for reuse, because filling a new one costs a page fault for each of its pages.
#[derive(Default)]
pub(crate) struct Buffers(Mutex<Vec<Vec<u8>>>);

/// A buffer that grew beyond this for a long line is not kept.
const LARGEST_KEPT: usize = 1 << 20;

impl Buffers {
    /// A buffer with some content, or an empty one.
    pub(crate) fn take(&self) -> Vec<u8> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default()
    }
    /// A buffer that starts with these bytes.
    pub(crate) fn beginning_with(&self, bytes: &[u8]) -> Vec<u8> {
        let mut buffer = self.take();
        if buffer.len() < bytes.len() {
            buffer.resize(bytes.len(), 0);
        }
        buffer[..bytes.len()].copy_from_slice(bytes);
        buffer
    }
    pub(crate) fn give_back(&self, buffer: Vec<u8>) {
        if buffer.len() <= LARGEST_KEPT {
            self.0.lock().unwrap_or_else(PoisonError::into_inner).push(buffer);
        }
    }
}

/// The lines of a chunk.
#[derive(Default)]
pub(crate) struct Cut<'a> {
    /// Every line; those that cannot be given to a worker are empty.
    pub(crate) lines: Vec<InputLine<'a>>,
    /// Where each line ends, including its line feed, counted from the start of the chunk.
    pub(crate) ends: Vec<u64>,
    /// The lines that cannot be given to a worker, by index, in order.
    pub(crate) faults: Vec<(usize, Fault)>,
}

/// Why a line cannot be given to a worker.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Fault {
    TooLong,
    /// The place of the first byte that is not text, in characters from one.
    NotUtf8(usize),
}

impl Chunk {
    /// The checksum of the input up to `end`, which is where one of its lines ends.
    pub(crate) fn checksum_at(&self, end: u64) -> u32 {
        match &self.body {
            _ if end == 0 => self.checksum.start,
            Body::Lines(text) if end < text.at.len() as u64 => {
                sum::continued(self.checksum.start, &text.bytes()[..end as usize])
            }
            _ => self.checksum.end,
        }
    }
    /// Cuts it into lines; one of more than `longest` bytes is too long.
    pub(crate) fn cut(&self, longest: usize) -> Cut<'_> {
        let mut cut = Cut::default();
        let bytes = match &self.body {
            Body::Lines(text) => text.bytes(),
            Body::TooLong(length) => {
                cut.lines.push(InputLine { number: self.first_line, text: "" });
                cut.ends.push(*length);
                cut.faults.push((0, Fault::TooLong));
                return cut;
            }
        };
        let whole = core::str::from_utf8(bytes).ok();
        let unfinished = bytes.last().filter(|&&last| last != b'\n').map(|_| bytes.len());
        let mut start = 0;
        for end in memchr::memchr_iter(b'\n', bytes).chain(unfinished) {
            let text = match whole.and_then(|text| text.get(start..end)) {
                _ if end - start > longest => Err(Fault::TooLong),
                Some(text) => Ok(text),
                None => read(&bytes[start..end]),
            };
            let text = text.unwrap_or_else(|fault| {
                cut.faults.push((cut.lines.len(), fault));
                ""
            });
            cut.lines.push(InputLine { number: self.first_line + cut.lines.len() as u64, text });
            start = bytes.len().min(end + 1);
            cut.ends.push(start as u64);
        }
        cut
    }
}

fn read(raw: &[u8]) -> Result<&str, Fault> {
    core::str::from_utf8(raw).map_err(|error| {
        let before = String::from_utf8_lossy(&raw[..error.valid_up_to()]);
        Fault::NotUtf8(before.chars().count() + 1)
    })
}
