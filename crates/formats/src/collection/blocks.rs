//! Puzzles of several lines with blank lines between them, some of which divide one puzzle.
use super::{LONGEST, Layout, MOST_LINES, Splitter, Take, is_title};
#[cfg(feature = "foreign")]
use crate::codecs::solver_string;
use crate::error::{ErrorKind, ParseError};
use crate::lex::is_gap;
use crate::notation::is_rule_line;
use crate::parsed::Parsed;
use crate::usual::Block;

/// A puzzle that may not be complete.
#[derive(Debug)]
pub(super) struct Held {
    text: String,
    /// The number of its first line.
    line: usize,
    /// What the text says so far; nothing if rules were added that have not been read yet.
    parsed: Option<Result<Parsed, ParseError>>,
    /// Its lines, if they are the usual ones.
    block: Option<Block>,
}

impl Held {
    /// Whether a block that begins at this line is certainly another puzzle: there is no need to read both
    /// together.
    fn is_apart_from(&self, next: Option<&(Parsed, Block)>, line: usize) -> bool {
        let (Some(block), Some((_, next))) = (&self.block, next) else { return false };
        block.is_apart_from(next, line - (self.line + block.lines()))
    }
}

impl Splitter {
    /// Takes the usual boards at the beginning of a piece, each with the blank line after it, and returns the
    /// rest.
    pub(super) fn usual_blocks<'a>(&mut self, piece: &'a str, take: &mut Take<'_>) -> &'a str {
        let mut rest = piece;
        while self.layout == Layout::Blocks
            && self.begun.is_empty()
            && !self.careful
            && let Some((parsed, block, end)) = Block::first(rest, &self.options)
        {
            let (text, after) = rest.split_at(end);
            self.seen += block.lines() + 1;
            self.add_block(text.to_owned(), Some((parsed, block)), take);
            self.line = self.seen;
            rest = &after[1..];
        }
        rest
    }
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
        if self.begun.trim_end_matches(is_gap).len() == self.unfinished && self.unfinished > 0 {
            self.begun.push('\n');
            return self.give_if_too_many_lines(take);
        }
        let block = core::mem::take(&mut self.begun);
        let usual = if self.careful { None } else { Block::read(&block, &self.options) };
        self.add_block(block, usual, take);
    }
    /// Handles a block of lines, which begins at the line where the puzzle does.
    fn add_block(&mut self, text: String, usual: Option<(Parsed, Block)>, take: &mut Take<'_>) {
        let is_title = usual.is_none() && is_title(&text);
        if let Some(held) = self.held.take_if(|held| is_title && has_stray_rules(held, &text)) {
            let gap = "\n".repeat(self.line.saturating_sub(held.line + held.text.lines().count()));
            let text = format!("{}{gap}{text}", held.text);
            self.held = Some(Held { text, line: held.line, parsed: None, block: None });
            return;
        }
        if let Some(held) = self.held.take_if(|_| !is_title) {
            if !held.is_apart_from(usual.as_ref(), self.line) {
                self.held = self.joined(&held, &text);
            }
            if self.held.is_some() {
                return;
            }
            self.give_one(held, take);
        }
        self.give_held(take);
        if let Some((parsed, block)) = usual {
            let (line, parsed) = (self.line, Some(Ok(parsed)));
            self.held = Some(Held { text, line, parsed, block: Some(block) });
            return;
        }
        match self.read(&text, self.line) {
            Ok(parsed) => {
                let (line, parsed) = (self.line, Some(Ok(parsed)));
                self.held = Some(Held { text, line, parsed, block: None });
            }
            Err(error) if matches!(error.kind, ErrorKind::Collection { .. }) => {
                for (at, line) in text.lines().enumerate() {
                    match self.parse_line(line, self.line + at) {
                        Ok(Some(parsed)) => take(Ok(parsed)),
                        Ok(None) => {}
                        Err(error) => take(Err(error)),
                    }
                }
            }
            Err(error) if is_unfinished(&error) => {
                self.unfinished = text.trim_end_matches(is_gap).len();
                self.begun = text;
                self.begun.push('\n');
            }
            Err(error) => take(Err(error)),
        }
    }
    /// A puzzle together with the block after it, if that is another state of the puzzle or has its rules.
    fn joined(&self, Held { text, line, .. }: &Held, block: &str) -> Option<Held> {
        #[cfg(feature = "foreign")]
        if solver_string::are_puzzles(&[text, block]) {
            return None;
        }
        let gap = "\n".repeat(self.line.saturating_sub(line + text.lines().count()));
        let is_rules = block.lines().all(is_rule_line) || are_constraints(text, block);
        if text.matches('\n').count() > MOST_LINES {
            // A puzzle is not read without the rest of its rules.
            let error = ParseError::new(ErrorKind::TooLong { most: LONGEST }, *line, 1, "");
            let (text, parsed) = (text.clone(), Some(Err(error)));
            return is_rules.then_some(Held { text, line: *line, parsed, block: None });
        }
        let text = format!("{text}{gap}{block}");
        // Rules after a blank line belong to the grid, even if one of them is wrong. All of them are read together.
        if is_rules {
            return Some(Held { text, line: *line, parsed: None, block: None });
        }
        let parsed = self.read(&text, *line);
        let has_rules = || is_rule_line(block.lines().next().unwrap_or_default());
        let parsed = Some(parsed);
        (matches!(parsed, Some(Ok(_))) || has_rules()).then_some(Held {
            text,
            line: *line,
            parsed,
            block: None,
        })
    }
    pub(super) fn give_held(&mut self, take: &mut Take<'_>) {
        if let Some(held) = self.held.take() {
            self.give_one(held, take);
        }
    }
    fn give_one(&self, Held { text, line, parsed, .. }: Held, take: &mut Take<'_>) {
        take(parsed.unwrap_or_else(|| self.read(&text, line)));
    }
}

/// Whether both are constraints of Interactive Sudoku Solver.
#[cfg(feature = "foreign")]
fn are_constraints(text: &str, block: &str) -> bool {
    [text, block].iter().all(|part| solver_string::begins(part))
}
#[cfg(not(feature = "foreign"))]
fn are_constraints(_: &str, _: &str) -> bool {
    false
}

/// Whether lines that begin like a title are no puzzle of their own but belong to the rules before them: one of the
/// words for rules is misspelt.
fn has_stray_rules(held: &Held, text: &str) -> bool {
    let is_rule = |line: &str| is_rule_line(line);
    held.text.lines().any(is_rule)
        && text.matches('\n').count() + held.text.matches('\n').count() <= MOST_LINES
        && text
            .lines()
            .all(|line| line.trim_matches(is_gap).is_empty() || is_title(line) || is_rule(line))
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
        | ErrorKind::NeedsLegend
        | ErrorKind::NoBoxes(_)
        | ErrorKind::NoBoardOf(_) => true,
        _ => false,
    }
}
