//! Many puzzles in one text that arrives in pieces: one puzzle in each line, grids one after
//! another, JSON values, games of an XML file. No more than one puzzle is kept at a time.
#[cfg(feature = "foreign")]
use crate::codecs::json;
use crate::columns::Columns;
use crate::detect::{parse_line, parse_line_carefully};
use crate::dress::{is_fence, unquoted};
use crate::error::{ErrorKind, ParseError};
use crate::lex::is_gap;
use crate::notation::is_rule_line;
use crate::parse::{parse, parse_carefully};
use crate::parsed::{Options, Parsed};
use core::cell::Cell;

mod blocks;
#[cfg(test)]
mod compared;
mod elements;
mod layout;
mod scan;
#[cfg(test)]
mod work;
use crate::heading::is_heading;
use blocks::Held;
pub use layout::Layout;
use scan::Scan;

/// The greatest length of a puzzle, in bytes; anything longer is cut off and reported.
const LONGEST: usize = 1 << 20;
/// The greatest number of lines of a puzzle: three grids of a board of side 144, with frames.
const MOST_LINES: usize = 900;
/// Takes a text piece by piece and passes on its puzzles, or what is wrong with them, in order.
///
/// ```
/// use whydoku_formats::{Layout, Options, Splitter};
/// let mut splitter = Splitter::new(Layout::Blocks, Options::default());
/// let mut givens = Vec::new();
/// let mut take = |found: Result<whydoku_formats::Parsed, _>| {
///     givens.push(found.map(|parsed| parsed.puzzle.given_count()).ok());
/// };
/// splitter.push("12..\n....\n..", &mut take);
/// splitter.push("..\n..34\n\n1...\n....\n....\n...4", &mut take);
/// splitter.finish(&mut take);
/// assert_eq!(givens, [Some(4), Some(2)]);
/// ```
#[derive(Debug)]
pub struct Splitter {
    layout: Layout,
    options: Options,
    /// The text of the puzzle that has begun, and the number of its first line.
    begun: String,
    line: usize,
    /// Lines seen.
    seen: usize,
    /// A whole puzzle of several lines, which another state may follow.
    held: Option<Held>,
    /// The length of a text that was read and is not complete: blank lines after it are no reason to read it again.
    unfinished: usize,
    /// How many bytes were read as a puzzle so far, again and again where that was necessary.
    work: Cell<usize>,
    scan: Scan,
    /// The columns of a table, one row a line.
    columns: Option<Columns>,
    /// Whether the last line was between fences.
    inside: bool,
    /// Whether every text is read as if it were unusual: tests compare the results.
    careful: bool,
}

/// What is done with each puzzle.
type Take<'a> = dyn FnMut(Result<Parsed, ParseError>) + 'a;

impl Splitter {
    /// A splitter at the beginning of a text.
    pub fn new(layout: Layout, options: Options) -> Self {
        Self {
            layout,
            options,
            begun: String::new(),
            line: 1,
            seen: 1,
            held: None,
            unfinished: 0,
            work: Cell::new(0),
            scan: Scan::begin(),
            columns: None,
            inside: false,
            careful: false,
        }
    }
    /// A splitter for a text with this beginning, of which a few kilobytes suffice: it has the layout that
    /// [`Layout::of`] detects and, if it is a table, the columns of [`Columns::of`].
    pub fn of(head: &str, options: Options) -> Self {
        let layout = Layout::of(head, &options);
        let columns = Columns::of(head, &options).filter(|_| layout == Layout::Lines);
        Self { columns, ..Self::new(layout, options) }
    }
    /// Adds the next piece of the text.
    pub fn push(&mut self, piece: &str, take: &mut Take<'_>) {
        match self.layout {
            Layout::Lines | Layout::Blocks | Layout::Fenced => self.push_lines(piece, take),
            Layout::Json => self.scan_json(piece, take),
            Layout::Xml => self.scan_xml(piece, take),
            Layout::Whole => self.add_all(piece),
        }
    }
    /// How many bytes were read as a puzzle so far; one that was read again, because more lines might have belonged to
    /// it, counts again. The trial `growth` holds that twice the text takes about twice the work.
    ///
    /// ```
    /// use whydoku_formats::{Options, Splitter};
    /// let text = "1.....3..2.....4\n";
    /// let mut splitter = Splitter::of(text, Options::default());
    /// splitter.push(text, &mut |_| {});
    /// assert_eq!(splitter.bytes_read(), 16);
    /// ```
    pub fn bytes_read(&self) -> usize {
        self.work.get()
    }
    /// Ends the text.
    pub fn finish(mut self, take: &mut Take<'_>) {
        match self.layout {
            Layout::Lines | Layout::Blocks | Layout::Fenced => {
                if self.layout == Layout::Fenced {
                    self.undress();
                }
                if !self.begun.is_empty() && self.scan.too_long {
                    self.give(take);
                } else if self.layout == Layout::Lines {
                    self.give_line(take);
                } else {
                    self.end_of_block(take);
                    self.give_held(take);
                    self.give(take);
                }
            }
            Layout::Json | Layout::Whole => self.give(take),
            Layout::Xml => self.end_of_xml(take),
        }
    }
    /// Adds a character to the puzzle that has begun, unless it is already too long.
    fn add(&mut self, c: char) {
        if self.begun.len() < LONGEST {
            self.begun.push(c);
        } else {
            self.scan.too_long = true;
        }
    }
    /// Passes on the puzzle that has begun.
    fn give(&mut self, take: &mut Take<'_>) {
        let mut text = core::mem::take(&mut self.begun);
        if core::mem::take(&mut self.scan.too_long) {
            let kind = ErrorKind::TooLong { most: LONGEST };
            take(Err(ParseError::new(kind, self.line, 1, "")));
        } else if !text.trim_matches(is_gap).is_empty() {
            let found = self.read(&text, self.line);
            let members = self.members(&found, &text);
            if members.is_empty() {
                take(found);
            }
            for member in members {
                take(self.read(&member, self.line));
            }
        }
        // The next puzzle takes the same memory.
        text.clear();
        self.begun = text;
        self.line = self.seen;
    }
    /// The texts of the puzzles of an object that has several.
    #[cfg(feature = "foreign")]
    fn members(&self, found: &Result<Parsed, ParseError>, text: &str) -> Vec<String> {
        match found {
            Err(ParseError { kind: ErrorKind::Collection { .. }, .. })
                if self.layout == Layout::Json =>
            {
                json::members(text)
            }
            _ => Vec::new(),
        }
    }
    #[cfg(not(feature = "foreign"))]
    fn members(&self, _: &Result<Parsed, ParseError>, _: &str) -> Vec<String> {
        Vec::new()
    }
    fn read(&self, text: &str, line: usize) -> Result<Parsed, ParseError> {
        self.parse(text).map_err(|mut error| {
            error.line += line - 1;
            error
        })
    }
    fn parse(&self, text: &str) -> Result<Parsed, ParseError> {
        self.work.set(self.work.get() + text.len());
        let parse = if self.careful { parse_carefully } else { parse };
        parse(text, &self.options)
    }
    fn parse_line(&self, text: &str, line: usize) -> Result<Option<Parsed>, ParseError> {
        self.work.set(self.work.get() + text.len());
        match &self.columns {
            Some(columns) if self.careful => {
                return columns.parse_carefully(text, line, &self.options);
            }
            Some(columns) => return columns.parse_line(text, line, &self.options),
            None => {}
        }
        let parse = if self.careful { parse_line_carefully } else { parse_line };
        parse(text, line, &self.options)
    }
    fn push_lines(&mut self, piece: &str, take: &mut Take<'_>) {
        let mut rest = piece;
        loop {
            rest = self.usual_blocks(rest, take);
            let Some((line, after)) = rest.split_once('\n') else { break };
            rest = after;
            self.add_all(line);
            self.end_of_line(take);
            self.seen += 1;
            if self.begun.is_empty() {
                self.line = self.seen;
            }
        }
        self.add_all(rest);
    }
    fn add_all(&mut self, text: &str) {
        if self.begun.len() + text.len() <= LONGEST {
            self.begun.push_str(text);
        } else {
            self.scan.too_long = true;
        }
    }
    /// Handles the end of a line.
    fn end_of_line(&mut self, take: &mut Take<'_>) {
        if self.layout == Layout::Lines {
            return self.give_line(take);
        }
        self.undress();
        let last = self.begun.rsplit('\n').next().unwrap_or_default().trim_matches(is_gap);
        if last.is_empty() {
            return self.end_of_block(take);
        }
        // A title after a title belongs to the same puzzle.
        let before = self.begun.rsplit('\n').nth(1);
        if is_title(last) && before.is_some_and(|line| !is_title(line)) {
            let at = self.begun.len() - self.begun.rsplit('\n').next().map_or(0, str::len);
            if self.parse(&self.begun[..at]).is_ok() {
                let title = self.begun.split_off(at);
                self.end_of_block(take);
                self.begun = title;
                self.line = self.seen;
            }
        }
        self.begun.push('\n');
        self.give_if_too_many_lines(take);
    }
    /// Passes on a text that has more lines than any puzzle.
    fn give_if_too_many_lines(&mut self, take: &mut Take<'_>) {
        if self.begun.len() > MOST_LINES && self.begun.matches('\n').count() > MOST_LINES {
            self.give_held(take);
            self.give(take);
        }
    }
    /// Removes what is not part of a puzzle from the last line: the mark of a quotation, a fence,
    /// and everything outside fences.
    fn undress(&mut self) {
        let at = self.begun.rsplit('\n').next().map_or(0, |last| self.begun.len() - last.len());
        let line = unquoted(&self.begun[at..]).into_owned();
        self.begun.truncate(at);
        if self.layout != Layout::Fenced {
            self.begun.push_str(&line);
        } else if is_fence(&line) {
            self.inside = !self.inside;
        } else if self.inside {
            self.begun.push_str(&line);
        }
    }
    fn give_line(&mut self, take: &mut Take<'_>) {
        let text = core::mem::take(&mut self.begun);
        if core::mem::take(&mut self.scan.too_long) {
            let kind = ErrorKind::TooLong { most: LONGEST };
            take(Err(ParseError::new(kind, self.seen, 1, "")));
        } else if self.seen == 1 && is_heading(&text) {
            self.columns = self.columns.take().or_else(|| Columns::of_heading(&text, 1));
        } else {
            match self.parse_line(text.trim_end_matches('\r'), self.seen) {
                Ok(Some(parsed)) => take(Ok(parsed)),
                Ok(None) => {}
                Err(error) => take(Err(error)),
            }
        }
        self.line = self.seen + 1;
    }
}

/// A line that begins a new puzzle: a label, a section, a name.
fn is_title(line: &str) -> bool {
    let line = line.trim_start_matches(is_gap);
    line.starts_with("[Puzzle]")
        || line.starts_with(['#', '%'])
        || (line.chars().take_while(|c| c.is_alphabetic()).count() > 2
            && !line.lines().next().is_some_and(is_rule_line))
}
