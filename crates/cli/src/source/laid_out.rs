//! Puzzles in any layout as lines, the form that the pipeline of long jobs takes.
//!
//! A file with one puzzle per line passes through unchanged. Anything else is first turned into such
//! lines, one puzzle at a time; blank lines keep the line numbers of errors correct.
use super::Source;
use super::reader::{MARK, READ, Reader, drawn_line};
use crate::decode::{Decoded, is_encoded};
use crate::exit::Failure;
use std::io::{self, Read};
use whydoku_core::Entry;
use whydoku_formats::{
    Exporter, Format, Layout, Meta, Options, ParseError, Parsed, Splitter, WriteError, parse_line,
};

/// Enough of a file to detect its layout.
const HEAD: u64 = 64 << 10;
/// The number of bytes read at once from a text that is not in lines.
const CHUNK: usize = 128 << 10;
/// A puzzle in JSON, with the candidates of the largest boards.
pub(crate) const LONGEST_LINE: usize = 4 << 20;

impl Source {
    /// The same puzzles, one per line, to be read by the reader. A source that is not a regular file is not read yet:
    /// the job may have to wait for it.
    pub(crate) fn laid_out(self, reader: &Reader) -> Result<Self, Failure> {
        let name = self.name().to_owned();
        let known = match self {
            Self::File(path, name) if path.is_file() => Self::File(path, name).head(HEAD)?,
            Self::Text(text) => Self::Text(text).head(HEAD)?,
            other => return Ok(Self::Stream(Box::new(Lazy::new(other.reader()?, reader)), name)),
        };
        let (source, head) = known;
        let text = String::from_utf8_lossy(&head);
        if (head.len() as u64) < HEAD
            && let Some(line) = drawn_line(&text)
        {
            return Ok(Self::Stream(Box::new(io::Cursor::new(line)), name));
        }
        let layout = Layout::of(&text, reader.options());
        if layout == Layout::Lines && !is_encoded(&head) {
            reader.bind(&text);
            return Ok(source);
        }
        Ok(Self::Stream(Box::new(Lazy::new(source.reader()?, reader)), name))
    }
}

/// A text as lines; its layout is detected when it is read.
struct Lazy {
    /// The part not examined yet.
    unknown: Option<Decoded>,
    known: Box<dyn Read + Send>,
    reader: Reader,
}

impl Lazy {
    fn new(source: Box<dyn Read + Send>, reader: &Reader) -> Self {
        let known = Box::new(io::empty());
        Self { unknown: Some(Decoded::new(source)), known, reader: reader.clone() }
    }
}

impl Read for Lazy {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if let Some(mut source) = self.unknown.take() {
            let head = beginning(&mut source, self.reader.options())?;
            let text = String::from_utf8_lossy(&head);
            let is_whole = (head.len() as u64) < HEAD && !has_line(&head, self.reader.options());
            if is_whole && let Some(line) = drawn_line(&text) {
                self.known = Box::new(io::Cursor::new(line.into_bytes()));
                return self.known.read(into);
            }
            let layout = Layout::of(&text, self.reader.options());
            if layout == Layout::Lines {
                self.reader.bind(&text);
            }
            drop(text);
            let whole = Box::new(io::Cursor::new(head).chain(source));
            self.known = match layout {
                Layout::Lines => whole,
                layout => Box::new(AsLines::new(whole, layout, self.reader.clone())?),
            };
        }
        self.known.read(into)
    }
}

/// As much of the beginning as it takes to detect the layout. When the first line is a puzzle, that is
/// only what has arrived: the program that writes it may be waiting for the answer.
fn beginning(source: &mut impl Read, options: &Options) -> io::Result<Vec<u8>> {
    let (mut head, mut buffer) = (Vec::new(), vec![0; 16 << 10]);
    while (head.len() as u64) < HEAD && !has_line(&head, options) {
        match source.read(&mut buffer) {
            Ok(0) => break,
            Ok(count) => head.extend_from_slice(&buffer[..count]),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(head)
}

/// Whether the first whole line is a puzzle, and cannot be a row of one.
fn has_line(head: &[u8], options: &Options) -> bool {
    let text = String::from_utf8_lossy(head);
    let Some((lines, _)) = text.rsplit_once('\n') else { return false };
    let first = lines.lines().map(str::trim).find(|line| !line.is_empty());
    first.is_some_and(|line| {
        line.len() > 36
            && !is_constraint(line)
            && matches!(parse_line(line, 1, options), Ok(Some(_)))
    })
}

/// Whether a line may be a constraint of Interactive Sudoku Solver, so that more of its puzzle may follow.
fn is_constraint(line: &str) -> bool {
    line.strip_prefix('.')
        .is_some_and(|rest| rest.starts_with(|c: char| c == '~' || c.is_alphabetic()))
}

/// Turns a text in some other layout into lines, one puzzle each.
struct AsLines {
    source: Box<dyn Read + Send>,
    splitter: Option<Splitter>,
    /// The beginning of a character whose other bytes have not been read yet.
    begun: Vec<u8>,
    lines: Lines,
    at: usize,
}

/// Lines to be read.
struct Lines {
    text: String,
    /// Lines written so far.
    count: usize,
    /// What a puzzle is written as when its cells are not enough, and when they are.
    json: Exporter,
    cells: Exporter,
    /// Whether a line of cells is read as it should be: no board was requested; and if no format was either,
    /// without a mark.
    takes_cells: bool,
    needs_mark: bool,
    reader: Reader,
}

/// Whether a line of cells says everything about a puzzle.
fn is_line(Parsed { puzzle, meta, .. }: &Parsed) -> bool {
    let is_plain = |entry: &Entry| matches!(entry, Entry::Given(_) | Entry::Unknown);
    *meta == Meta::default() && puzzle.shape().is_classic() && puzzle.entries().iter().all(is_plain)
}

impl Lines {
    fn new(reader: Reader) -> Result<Self, WriteError> {
        let options = reader.options();
        Ok(Self {
            text: String::new(),
            count: 0,
            json: Exporter::new(Format::JSON)?,
            cells: Exporter::new(Format::LINE)?,
            takes_cells: options.shape.is_none(),
            needs_mark: options.format.is_some(),
            reader,
        })
    }
    /// Writes a puzzle, or an error; the latter on the line on which it was found.
    fn add(&mut self, found: Result<Parsed, ParseError>) {
        match found {
            Ok(parsed) => {
                self.reader.note(self.count as u64 + 1, &parsed);
                let start = self.text.len();
                let is_line = self.takes_cells && is_line(&parsed);
                if !is_line || self.needs_mark {
                    self.text.push(READ);
                }
                let exporter = if is_line { &self.cells } else { &self.json };
                let written = exporter.append(&mut self.text, &parsed.puzzle, &parsed.meta);
                if written.is_ok() {
                    self.push("");
                } else {
                    self.text.truncate(start);
                }
            }
            Err(error) => {
                while self.count + 1 < error.line {
                    self.push("");
                }
                self.push(&format!("{MARK}{} {}", error.column, error.kind));
            }
        }
    }
    fn push(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
        self.count += 1;
    }
}

impl AsLines {
    fn new(source: Box<dyn Read + Send>, layout: Layout, reader: Reader) -> io::Result<Self> {
        let splitter = Some(Splitter::new(layout, reader.options().clone()));
        let lines = Lines::new(reader).map_err(io::Error::other)?;
        Ok(Self { source, splitter, begun: Vec::new(), lines, at: 0 })
    }
    /// Reads more until there is a line, or the end.
    fn fill(&mut self) -> io::Result<()> {
        self.lines.text.clear();
        self.at = 0;
        let mut buffer = vec![0; CHUNK];
        while self.lines.text.is_empty() {
            let Some(splitter) = &mut self.splitter else { return Ok(()) };
            let count = match self.source.read(&mut buffer) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                result => result?,
            };
            let lines = &mut self.lines;
            let mut take = |found| lines.add(found);
            self.begun.extend_from_slice(&buffer[..count]);
            // A character may be cut at the end; invalid text becomes a replacement character,
            // which no puzzle contains.
            let whole = match core::str::from_utf8(&self.begun) {
                Err(error) if count > 0 && error.error_len().is_none() => error.valid_up_to(),
                _ => self.begun.len(),
            };
            match core::str::from_utf8(&self.begun[..whole]) {
                Ok(text) => splitter.push(text, &mut take),
                Err(_) => {
                    splitter.push(&String::from_utf8_lossy(&self.begun[..whole]), &mut take);
                }
            }
            self.begun.drain(..whole);
            if count == 0
                && let Some(splitter) = self.splitter.take()
            {
                splitter.finish(&mut take);
            }
        }
        Ok(())
    }
}

impl Read for AsLines {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.at == self.lines.text.len() {
            self.fill()?;
        }
        let rest = &self.lines.text.as_bytes()[self.at..];
        let count = rest.len().min(into.len());
        into[..count].copy_from_slice(&rest[..count]);
        self.at += count;
        Ok(count)
    }
}
