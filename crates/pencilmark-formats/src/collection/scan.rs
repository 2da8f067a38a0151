//! Scanners of JSON and XML: they only know where a puzzle begins and ends.
use super::{Splitter, Take};
use crate::lex::is_gap;

/// How much of an XML file without puzzles is kept to identify it, in bytes.
const HEAD: usize = 2_000;

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
    head: Option<String>,
}

impl Scan {
    /// The state at the beginning of a text.
    pub(super) fn begin() -> Self {
        Self { head: Some(String::new()), ..Self::default() }
    }
}

impl Splitter {
    pub(super) fn scan_with(
        &mut self,
        piece: &str,
        step: fn(&mut Self, char, &mut Take<'_>),
        take: &mut Take<'_>,
    ) {
        for c in piece.chars() {
            step(self, c, take);
            self.seen += usize::from(c == '\n');
        }
    }
    /// Takes a character of JSON.
    pub(super) fn json(&mut self, c: char, take: &mut Take<'_>) {
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
    /// Takes a character of XML: the tags that hold a puzzle are passed on one by one.
    pub(super) fn xml(&mut self, c: char, take: &mut Take<'_>) {
        if let Some(head) = self.scan.head.as_mut().filter(|head| head.len() < HEAD) {
            head.push(c);
        }
        if c == '<' && self.scan.quote.is_none() {
            if self.begun.starts_with("<values") {
                self.scan.head = None;
                self.give(take);
            }
            self.begun.clear();
            self.scan.depth = 1;
            self.line = self.seen;
        }
        if self.begun.is_empty() && c != '<' {
            return;
        }
        self.add(c);
        // Depth is 1 inside a tag.
        match (self.scan.quote, c) {
            (Some(quote), c) if c == quote => self.scan.quote = None,
            (None, '"' | '\'') if self.scan.depth == 1 => self.scan.quote = Some(c),
            (None, '>') => {
                self.scan.depth = 0;
                let holds = ["<game", "<sudoku"].iter().any(|tag| self.begun.starts_with(tag))
                    && self.begun.contains("data");
                if holds {
                    self.scan.head = None;
                    self.give(take);
                } else if !self.begun.starts_with("<values") {
                    self.begun.clear();
                    self.scan.too_long = false;
                }
            }
            _ => {}
        }
    }
    /// The end of an XML file; if there was no puzzle in it, what it is.
    pub(super) fn end_of_xml(&mut self, take: &mut Take<'_>) {
        if let Some(head) = self.scan.head.take() {
            take(self.read(&head, 1));
        }
    }
}
