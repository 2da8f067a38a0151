//! The text as it stands, with its comments: the input of some formats.
use crate::board::{Reading, usual};
use crate::error::{ErrorKind, ParseError, UnknownRule};
use crate::format::Format;
use crate::lex::is_gap;
use crate::parsed::Options;
use crate::text::lines;
use core::cell::RefCell;
use whydoku_core::{Entry, Puzzle, Rule, Shape};

/// A text and its place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Raw<'a> {
    all: &'a str,
    first_number: usize,
    /// The text without the gaps around it.
    pub(crate) body: &'a str,
    start: usize,
    /// Where unknown rules are noted, if the board is only to be shown.
    unknown: Option<&'a RefCell<Vec<UnknownRule>>>,
}

impl<'a> Raw<'a> {
    /// A text whose first line has the number `first_number`.
    pub(crate) fn new(text: &'a str, first_number: usize) -> Self {
        let all = text.strip_prefix('\u{FEFF}').unwrap_or(text);
        let body = all.trim_start_matches(is_gap);
        let start = all.len() - body.len();
        Self { all, first_number, body: body.trim_end_matches(is_gap), start, unknown: None }
    }
    /// The same text, with unknown rules noted instead of refused.
    #[cfg(feature = "foreign")]
    pub(crate) fn noting(self, unknown: &'a RefCell<Vec<UnknownRule>>) -> Self {
        Self { unknown: Some(unknown), ..self }
    }
    /// A text that was packed into this one, which is read in the same way.
    pub(crate) fn unpacked(self, text: &'a str) -> Self {
        Self { unknown: self.unknown, ..Self::new(text, 1) }
    }
    /// Refuses a rule that is not supported, or notes it and continues if the board is only to be
    /// shown.
    pub(crate) fn refuse(&self, error: ParseError) -> Result<(), ParseError> {
        let (Some(unknown), ErrorKind::Rule { rule, cell }) = (self.unknown, &error.kind) else {
            return Err(error);
        };
        let mut unknown = unknown.borrow_mut();
        if unknown.iter().all(|known| known.name != *rule) {
            unknown.push(UnknownRule { name: rule.clone(), cell: cell.clone() });
        }
        Ok(())
    }
    /// An error at a byte of the body.
    pub(crate) fn error(&self, at: usize, kind: ErrorKind) -> ParseError {
        let before = self.all.get(..self.start + at).unwrap_or(self.all);
        let before = lines(before);
        let last = before.last().map_or(0, |line| line.chars().count());
        let source = lines(self.all).get(before.len() - 1).copied().unwrap_or_default();
        ParseError::new(kind, self.first_number + before.len() - 1, last + 1, source)
    }
    /// An error that says what is broken.
    pub(crate) fn broken(&self, at: usize, format: Format, what: impl Into<String>) -> ParseError {
        self.error(at, ErrorKind::Broken { format, what: what.into() })
    }
    /// The board that was requested, or the usual one of a side.
    pub(crate) fn shape(&self, options: &Options, side: usize) -> Result<Shape, ParseError> {
        match &options.shape {
            Some(shape) if shape.side() == side => Ok(shape.clone()),
            Some(shape) => {
                let (found, expected) = (side * side, shape.cell_count());
                Err(self.error(0, ErrorKind::CellCount { found, expected }))
            }
            None => usual(side).map_err(|_| self.error(0, ErrorKind::NoBoxes(side))),
        }
    }
    /// The board with these rules in addition to those it has.
    pub(crate) fn ruled(
        &self,
        format: Format,
        shape: &Shape,
        rules: &[Rule],
    ) -> Result<Shape, ParseError> {
        if rules.is_empty() {
            return Ok(shape.clone());
        }
        let shape = shape.with_rules([shape.rules(), rules].concat());
        shape.map_err(|error| self.broken(0, format, error.to_string()))
    }
    /// Joins a shape and what is known about its cells.
    pub(crate) fn puzzle(&self, shape: Shape, entries: Vec<Entry>) -> Result<Reading, ParseError> {
        let (found, expected) = (entries.len(), shape.cell_count());
        Puzzle::new(shape, entries)
            .map(|puzzle| Reading::new(puzzle, Vec::new()))
            .ok_or_else(|| self.error(0, ErrorKind::CellCount { found, expected }))
    }
}

/// The beginning of a word, made safe to show anywhere.
pub(crate) fn shown(word: &str) -> String {
    let plain = |c: char| if c.is_control() { ' ' } else { c };
    word.chars().take(20).map(plain).collect()
}
