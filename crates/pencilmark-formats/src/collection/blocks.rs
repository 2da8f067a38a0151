//! Puzzles of several lines with blank lines between them, some of which divide one puzzle.
use super::{Splitter, Take, is_title};
use crate::detect::parse_line;
use crate::error::{ErrorKind, ParseError};
use crate::lex::is_gap;
use crate::notation::is_rule_line;
use crate::parsed::Parsed;

/// A puzzle that may not be complete.
#[derive(Debug)]
pub(super) struct Held {
    text: String,
    /// The number of its first line.
    line: usize,
    /// What the text says so far.
    parsed: Result<Parsed, ParseError>,
}

impl Splitter {
    /// A blank line, or the end: the text so far is a puzzle, another state of the one before, or
    /// only its first part.
    pub(super) fn end_of_block(&mut self, take: &mut Take<'_>) {
        if self.begun.trim_matches(is_gap).is_empty() {
            self.begun.clear();
            return;
        }
        if self.scan.too_long {
            self.give_held(take);
            return self.give(take);
        }
        let block = core::mem::take(&mut self.begun);
        if let Some(held) = self.held.take_if(|_| !is_title(&block)) {
            self.held = self.joined(&held, &block);
            if self.held.is_some() {
                return;
            }
            take(held.parsed);
        }
        self.give_held(take);
        match self.read(&block, self.line) {
            Ok(parsed) => {
                self.held = Some(Held { text: block, line: self.line, parsed: Ok(parsed) });
            }
            Err(error) if matches!(error.kind, ErrorKind::Collection { .. }) => {
                for (at, line) in block.lines().enumerate() {
                    match parse_line(line, self.line + at, &self.options) {
                        Ok(Some(parsed)) => take(Ok(parsed)),
                        Ok(None) => {}
                        Err(error) => take(Err(error)),
                    }
                }
            }
            Err(error) if is_unfinished(&error) => {
                self.begun = block;
                self.begun.push('\n');
            }
            Err(error) => take(Err(error)),
        }
    }
    /// A puzzle together with the block after it, if that is another state of the puzzle or has its rules.
    fn joined(&self, Held { text, line, .. }: &Held, block: &str) -> Option<Held> {
        let gap = "\n".repeat(self.line.saturating_sub(line + text.lines().count()));
        let text = format!("{text}{gap}{block}");
        let parsed = self.read(&text, *line);
        // Rules after a blank line belong to the grid, even if one of them is wrong.
        let has_rules = || is_rule_line(block.lines().next().unwrap_or_default());
        (parsed.is_ok() || has_rules()).then_some(Held { text, line: *line, parsed })
    }
    pub(super) fn give_held(&mut self, take: &mut Take<'_>) {
        if let Some(held) = self.held.take() {
            take(held.parsed);
        }
    }
}

/// Whether more lines may complete it: there was a blank line inside the board.
fn is_unfinished(error: &ParseError) -> bool {
    match error.kind {
        ErrorKind::LineCount { found, expected } | ErrorKind::CellCount { found, expected } => {
            found < expected
        }
        ErrorKind::Empty
        | ErrorKind::OnlyComments
        | ErrorKind::OnlyFrame
        | ErrorKind::NoBoxes(_)
        | ErrorKind::NoBoardOf(_) => true,
        _ => false,
    }
}
