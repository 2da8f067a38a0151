//! Scanners of JSON and XML: they only know where a puzzle begins and ends.
use super::elements::Elements;
use super::{LONGEST, Layout, Splitter, Take};
use crate::error::{ErrorKind, ParseError};
use crate::format::Format;
use crate::lex::is_gap;
use crate::usual;

/// How much of an XML file without puzzles is kept to identify it, in bytes.
const HEAD: usize = 2_000;

/// Takes one character.
type Step = fn(&mut Splitter, char, &mut Take<'_>);

/// The state of a scanner of JSON or XML.
#[derive(Clone, Default, Debug)]
pub(super) struct Scan {
    depth: usize,
    quote: Option<char>,
    escaped: bool,
    /// Whether the whole text is one list whose objects are the puzzles.
    in_list: bool,
    pub(super) too_long: bool,
    /// The beginning of an XML file, as long as no puzzle was found in it.
    pub(super) head: Option<String>,
    /// Where in an XML file it is.
    pub(super) xml: Elements,
}

impl Scan {
    /// The state at the beginning of a text.
    pub(super) fn begin() -> Self {
        Self { head: Some(String::new()), ..Self::default() }
    }
    /// Keeps characters of the beginning of an XML file.
    pub(super) fn keep_head(&mut self, run: &str) {
        let Some(head) = &mut self.head else { return };
        let mut rest = run.chars();
        while head.len() < HEAD
            && let Some(c) = rest.next()
        {
            head.push(c);
        }
    }
}

/// Whether a character can begin or end something in JSON, or a line. None of them is a part of another
/// character.
fn is_special_in_json(byte: u8) -> bool {
    matches!(byte, b'"' | b'\\' | b'[' | b']' | b'{' | b'}' | b'\n')
}

/// The same for a tag of XML.
fn is_special_in_xml(byte: u8) -> bool {
    matches!(byte, b'<' | b'>' | b'"' | b'\'' | b'\n')
}

impl Splitter {
    /// Takes a piece of JSON or XML: `step` takes a character. Characters that mean nothing to a scanner are
    /// added together.
    fn scan_with(
        &mut self,
        piece: &str,
        (step, is_special): (Step, fn(u8) -> bool),
        take: &mut Take<'_>,
    ) {
        let mut rest = piece;
        while !rest.is_empty() {
            rest = self.usual_object(rest, take);
            let inside =
                self.layout == Layout::Xml || (!self.begun.is_empty() && !self.scan.escaped);
            let run = if inside { rest.bytes().position(is_special) } else { Some(0) };
            let (run, after) = rest.split_at(run.unwrap_or(rest.len()));
            if self.layout == Layout::Xml {
                self.add_xml(run);
            } else {
                self.add_run(run);
            }
            let mut characters = after.chars();
            if let Some(c) = characters.next() {
                step(self, c, take);
                self.seen += usize::from(c == '\n');
            }
            rest = characters.as_str();
        }
    }
    /// Takes the usual object of JSON at the beginning of a piece, if there is one, and returns the rest.
    fn usual_object<'a>(&mut self, piece: &'a str, take: &mut Take<'_>) -> &'a str {
        let may_begin = self.layout == Layout::Json && self.begun.is_empty() && !self.careful;
        let found = may_begin.then(|| usual::first_object(piece, &self.options)).flatten();
        let Some((parsed, end)) = found else { return piece };
        take(Ok(parsed));
        self.line = self.seen;
        &piece[end..]
    }
    /// Adds characters to the puzzle that has begun.
    pub(super) fn add_run(&mut self, run: &str) {
        if self.begun.len() + run.len() <= LONGEST {
            self.begun.push_str(run);
        } else {
            run.chars().for_each(|c| self.add(c));
        }
    }
    /// Takes a piece of JSON.
    pub(super) fn scan_json(&mut self, piece: &str, take: &mut Take<'_>) {
        self.scan_with(piece, (Self::json, is_special_in_json), take);
    }
    /// Takes a piece of XML.
    pub(super) fn scan_xml(&mut self, piece: &str, take: &mut Take<'_>) {
        self.scan_with(piece, (Self::xml, is_special_in_xml), take);
    }
    /// Takes a character of JSON.
    fn json(&mut self, c: char, take: &mut Take<'_>) {
        let outside = self.begun.is_empty();
        if outside && (is_gap(c) || c == ',' || (self.scan.in_list && c == ']')) {
            return;
        }
        if outside {
            self.line = self.seen;
        }
        self.add(c);
        let scan = &mut self.scan;
        match (scan.quote, c) {
            (Some(_), _) if scan.escaped => scan.escaped = false,
            (Some(_), '\\') => scan.escaped = true,
            (Some(quote), c) if c == quote => scan.quote = None,
            (None, '"') => scan.quote = Some('"'),
            (None, '[' | '{') => {
                scan.depth += 1;
                // A list of objects is a list of puzzles.
                if c == '{' && self.begun.trim_matches(is_gap).starts_with('[') && scan.depth == 2 {
                    self.scan = Scan { depth: 1, in_list: true, ..Scan::default() };
                    self.begun = "{".into();
                    self.line = self.seen;
                }
            }
            (None, ']' | '}') => {
                scan.depth = scan.depth.saturating_sub(1);
                if scan.depth == 0 {
                    self.give(take);
                }
            }
            _ => {}
        }
    }
    /// The end of an XML file; if there was no puzzle in it, what it is.
    pub(super) fn end_of_xml(&mut self, take: &mut Take<'_>) {
        let is_cut = self.scan.xml.is_cut();
        if is_cut && self.scan.xml.too_long {
            let kind = ErrorKind::TooLong { most: LONGEST };
            return take(Err(ParseError::new(kind, self.line, 1, "")));
        }
        if self.scan.xml.is_inside() {
            self.give_element(take);
        }
        if is_cut && self.scan.head.is_none() {
            let what = "it ends within a tag".into();
            let kind = ErrorKind::Broken { format: Format::new("opensudoku"), what };
            return take(Err(ParseError::new(kind, self.seen, 1, "")));
        }
        if let Some(head) = self.scan.head.take() {
            take(self.read(&head, 1));
        }
    }
}
