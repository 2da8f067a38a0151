//! Many puzzles in one text that arrives in pieces: one puzzle in each line, grids one after
//! another, JSON values, games of an XML file. No more than one puzzle is kept at a time.
use crate::detect::{parse, parse_carefully, parse_line, parse_line_carefully};
use crate::dress::{is_fence, unquoted};
use crate::error::{ErrorKind, ParseError};
use crate::format::Format;
use crate::lex::{BLANKS, is_gap};
use crate::notation::is_rule_line;
use crate::parsed::{Options, Parsed};

mod blocks;
#[cfg(test)]
mod compared;
mod scan;
use blocks::Held;
use scan::Scan;

/// The greatest length of a puzzle, in bytes; anything longer is cut off and reported.
const LONGEST: usize = 1 << 20;
/// The greatest number of lines of a puzzle: three grids of a board of side 144, with frames.
const MOST_LINES: usize = 900;
/// Lines at the beginning that decide how a text is laid out.
const HEAD_LINES: usize = 40;
/// If the first line is not a puzzle, this many lines after it decide whether each line is one.
const VOTES: usize = 8;

/// How the puzzles of a text are laid out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Layout {
    /// A puzzle in each line.
    Lines,
    /// Puzzles of several lines, with blank lines or headings between them.
    Blocks,
    /// The same, or a puzzle in each line, between Markdown fences; everything outside them is prose.
    Fenced,
    /// JSON values one after another, or the objects of one list.
    Json,
    /// The games of an XML file.
    Xml,
}

impl Layout {
    /// Determines the layout from the beginning of a text, which may end anywhere; a few kilobytes
    /// suffice.
    ///
    /// ```
    /// use whydoku_formats::{Layout, Options};
    /// let line = "12............34\n";
    /// assert_eq!(Layout::of(&line.repeat(3), &Options::default()), Layout::Lines);
    /// assert_eq!(Layout::of("12..\n....\n....\n..34\n", &Options::default()), Layout::Blocks);
    /// ```
    pub fn of(head: &str, options: &Options) -> Self {
        let head = head.strip_prefix('\u{FEFF}').unwrap_or(head);
        let body = head.trim_start_matches(is_gap);
        let second = body.get(1..).unwrap_or_default().trim_start_matches(is_gap);
        match body.chars().next() {
            Some('<') => return Self::Xml,
            Some('{') if second.starts_with(['"', '\'']) => return Self::Json,
            Some('[') if second.starts_with(['{', '[', '"', '\'']) => return Self::Json,
            _ => {}
        }
        if head.lines().any(|line| is_fence(&unquoted(line))) {
            return Self::Fenced;
        }
        let mut rows = head.lines().filter(|line| !is_aside(line) && !is_heading(line));
        // Lines that state rules belong to the grid before them.
        if head.lines().any(is_rule_line) {
            return Self::Blocks;
        }
        let Some(first) = rows.next() else { return Self::Lines };
        if is_jigsaw_of_two_lines(head, first, options) {
            return Self::Blocks;
        }
        let rows: Vec<&str> = rows.take(HEAD_LINES).collect();
        // A line of 16 cells is a board of side 4, or one of 16 lines of a board of side 16.
        let width = width_of(first);
        let same = rows.iter().take_while(|row| width_of(row) == width);
        let run = 1 + same.clone().count();
        let is_wider =
            |row: &&str| row.contains(|c: char| c.is_alphanumeric() && !"01234xX".contains(c));
        // Boards of side 16 have gaps between the cells, and hardly ever only digits up to 4.
        let block = head.lines().skip_while(|line| *line != first);
        let is_dense = block.take_while(|line| !is_aside(line)).count() > 16;
        let of_sixteen = width == 16
            && options.format.is_none()
            && run.is_multiple_of(16)
            && !is_board(options, 4)
            && (!is_dense
                || core::iter::once(first).chain(same.copied()).any(|row| is_wider(&row)));
        // The first line may be a broken one.
        let is_puzzle = |row: &&str| matches!(parse_line(row, 1, options), Ok(Some(_)));
        let alone = is_puzzle(&first) || {
            let next = &rows[..rows.len().min(VOTES)];
            !next.is_empty() && 2 * next.iter().filter(|row| is_puzzle(row)).count() > next.len()
        };
        let has_cells =
            |row: &str| row.contains(|c: char| c.is_ascii_digit() || BLANKS.contains(&c));
        if !core::iter::once(first).chain(rows.iter().copied()).any(has_cells) {
            return Self::Lines; // It is not a puzzle: each line gets its error.
        }
        if alone && !of_sixteen { Self::Lines } else { Self::Blocks }
    }
}

/// The characters of a line without the gaps around it.
fn width_of(line: &str) -> usize {
    line.trim_matches(is_gap).chars().count()
}

/// Whether a text begins with a line of cells, the line of their regions, and nothing more.
fn is_jigsaw_of_two_lines(head: &str, first: &str, options: &Options) -> bool {
    let mut block = head.lines().skip_while(|line| *line != first);
    let (Some(_), Some(second), None | Some("" | "\r")) =
        (block.next(), block.next(), block.next())
    else {
        return false;
    };
    width_of(second) == width_of(first)
        && parse(&format!("{first}\n{second}\n"), options)
            .is_ok_and(|parsed| parsed.format == Format::JIGSAW)
}

fn is_board(options: &Options, side: usize) -> bool {
    options.shape.as_ref().is_some_and(|shape| shape.side() == side)
}

/// A line that contains no part of a puzzle.
fn is_aside(line: &str) -> bool {
    let line = line.trim_matches(is_gap);
    line.is_empty() || line.starts_with("//") || (line.starts_with('#') && !line.contains('='))
}

/// The heading of a table: `quizzes,solutions`, `id,puzzle,solution,clues,difficulty`.
pub fn is_heading(line: &str) -> bool {
    let mut names = line.trim_matches(is_gap).split([',', ';', '\t']);
    let known = ["puzzle", "quiz", "quizzes", "grid", "board", "question", "sudoku"];
    let name = |name: &str| name.trim_matches(['"', ' ']).to_ascii_lowercase();
    line.contains([',', ';', '\t']) && names.any(|part| known.contains(&name(part).as_str()))
        || known.contains(&name(line).as_str())
}

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
    scan: Scan,
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
            scan: Scan::begin(),
            inside: false,
            careful: false,
        }
    }
    /// Adds the next piece of the text.
    pub fn push(&mut self, piece: &str, take: &mut Take<'_>) {
        match self.layout {
            Layout::Lines | Layout::Blocks | Layout::Fenced => self.push_lines(piece, take),
            Layout::Json => self.scan_json(piece, take),
            Layout::Xml => self.scan_xml(piece, take),
        }
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
            Layout::Json => self.give(take),
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
            take(self.read(&text, self.line));
        }
        // The next puzzle takes the same memory.
        text.clear();
        self.begun = text;
        self.line = self.seen;
    }
    fn read(&self, text: &str, line: usize) -> Result<Parsed, ParseError> {
        self.parse(text).map_err(|mut error| {
            error.line += line - 1;
            error
        })
    }
    fn parse(&self, text: &str) -> Result<Parsed, ParseError> {
        let parse = if self.careful { parse_carefully } else { parse };
        parse(text, &self.options)
    }
    fn parse_line(&self, text: &str, line: usize) -> Result<Option<Parsed>, ParseError> {
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
                self.give_held(take);
                self.begun = title;
                self.line = self.seen;
            }
        }
        self.begun.push('\n');
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
        } else if self.seen > 1 || !is_heading(&text) {
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
        || line.starts_with('#')
        || (line.chars().take_while(|c| c.is_alphabetic()).count() > 2
            && !line.lines().next().is_some_and(is_rule_line))
}
