//! A piece of the input, and its lines.
use crate::rows::Line;

/// Some whole lines of the input.
pub(crate) struct Chunk {
    /// Number of its first line, from one.
    pub(crate) first_line: u64,
    /// Where it begins in the input.
    pub(crate) offset: u64,
    pub(crate) body: Body,
}

pub(crate) enum Body {
    /// Lines, each with its line feed; the last line of the input may lack it.
    Lines(Vec<u8>),
    /// One line of so many bytes with its line feed, too long to be kept.
    TooLong(u64),
}

/// One line of a chunk as it was read.
pub(crate) struct RawLine<'a> {
    pub(crate) number: u64,
    /// Bytes from the start of the chunk to behind this line and its line feed.
    pub(crate) end: u64,
    pub(crate) content: Content<'a>,
}

pub(crate) enum Content<'a> {
    Text(&'a str),
    TooLong,
    /// The place of the first byte that is no text, in characters from one.
    NotUtf8(usize),
}

impl Chunk {
    /// Its lines; one of more than `longest` bytes is too long.
    pub(crate) fn lines(&self, longest: usize) -> Vec<RawLine<'_>> {
        let bytes = match &self.body {
            Body::Lines(bytes) => bytes,
            Body::TooLong(length) => {
                let content = Content::TooLong;
                return vec![RawLine { number: self.first_line, end: *length, content }];
            }
        };
        let whole = core::str::from_utf8(bytes).ok();
        let mut lines = Vec::with_capacity(bytes.len() / 64 + 1);
        let mut start = 0;
        while start < bytes.len() {
            let end = memchr::memchr(b'\n', &bytes[start..]).map_or(bytes.len(), |at| start + at);
            let raw = &bytes[start..end];
            let content = match whole.and_then(|text| text.get(start..end)) {
                _ if raw.len() > longest => Content::TooLong,
                Some(text) => Content::Text(text),
                None => content(raw),
            };
            let after = bytes.len().min(end + 1);
            let number = self.first_line + lines.len() as u64;
            lines.push(RawLine { number, end: after as u64, content });
            start = after;
        }
        lines
    }
}

fn content(raw: &[u8]) -> Content<'_> {
    match core::str::from_utf8(raw) {
        Ok(text) => Content::Text(text),
        Err(error) => {
            let before = String::from_utf8_lossy(&raw[..error.valid_up_to()]);
            Content::NotUtf8(before.chars().count() + 1)
        }
    }
}

impl<'a> RawLine<'a> {
    /// The line for a worker, if it is text.
    pub(crate) fn text(&self) -> Option<Line<'a>> {
        match self.content {
            Content::Text(text) => Some(Line { number: self.number, text }),
            Content::TooLong | Content::NotUtf8(_) => None,
        }
    }
}
