//! The log of a solution on nine levels: what was excluded and by what, what was determined, which
//! digits are down to two spots, and the error when a house has a digit twice.
use core::fmt;
use std::collections::BTreeSet;
use whydoku_core::{Candidate, Cell, Clash, Contradiction, Digit, Entry, House};
use whydoku_logic::{Argument, Position, Step, Technique, TwoSpots};
use whydoku_words::{Language, Message, Names, Said, Value, message, said};

/// The line of reasoning behind a log entry.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reasoning {
    /// A determined digit excludes itself along its row, its column and within its box.
    ExcludeBy1,
    /// Two spots in one house, both in another.
    ExcludeBy2,
    /// Three spots (or more, on larger boards) in one house, all in another.
    ExcludeBy3,
    /// A line with at most four empty cells: a missing digit has one spot left.
    SomewhereInLine,
    /// One spot of a house is possible: it becomes determined.
    Convert,
    /// Any other technique.
    Other(Technique),
}

/// Lines with at most this many empty cells are worked through digit by digit.
const FEW: usize = 4;

impl Reasoning {
    /// The line of reasoning of a step on nine levels, in the position before it.
    pub fn of(step: &Step, before: &dyn Position) -> Self {
        let empty_cells = |house: House| {
            let cells = &before.shape().house(house).cells;
            cells.iter().filter(|&&cell| before.placed(cell).is_none()).count()
        };
        match &step.argument {
            Argument::Intersection(found) if found.cells.len() == 2 => Self::ExcludeBy2,
            Argument::Intersection(_) => Self::ExcludeBy3,
            Argument::Single(single) => match single.house {
                Some(house) => {
                    use whydoku_core::HouseKind::{Column, Row};
                    let line = matches!(before.shape().house(house).kind, Row | Column);
                    if line && empty_cells(house) <= FEW {
                        Self::SomewhereInLine
                    } else {
                        Self::Convert
                    }
                }
                None => Self::Other(step.technique),
            },
            _ => Self::Other(step.technique),
        }
    }
}

impl Reasoning {
    /// Its name.
    pub fn message(self) -> Message {
        match self {
            Self::ExcludeBy1 => message!("reason-exclude-by-1"),
            Self::ExcludeBy2 => message!("reason-exclude-by-2"),
            Self::ExcludeBy3 => message!("reason-exclude-by-3"),
            Self::SomewhereInLine => message!("reason-somewhere-in-line"),
            Self::Convert => message!("reason-convert"),
            Self::Other(technique) => technique.info().title,
        }
    }
}

impl fmt::Display for Reasoning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message().text(Language::ENGLISH))
    }
}

/// An entry of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// A digit was excluded from cells.
    Excluded {
        /// Why.
        by: Reasoning,
        /// The digit.
        digit: Digit,
        /// The cells that lost it.
        from: Vec<Cell>,
    },
    /// A digit was determined.
    Determined {
        /// Why.
        by: Reasoning,
        /// The cell and the digit.
        candidate: Candidate,
    },
    /// A digit is down to two spots in a house: worth marking.
    TwoSpots(TwoSpots),
    /// An error: a house has a digit twice.
    Twice(Clash),
}

impl Note {
    /// The entry on one line, as a message.
    pub fn said(&self) -> Said {
        match self {
            Self::Excluded { by, digit, from } => said!("log-excluded", {
                "digit": *digit, "cells": Value::row(from), "reason": Said::new(by.message()),
            }),
            Self::Determined { by, candidate: Candidate { cell, digit } } => {
                said!("log-determined", {
                    "digit": *digit, "cell": *cell, "reason": Said::new(by.message()),
                })
            }
            Self::TwoSpots(TwoSpots { house, digit, cells }) => said!("log-two-spots", {
                "digit": *digit, "house": *house, "cells": Value::row(cells),
            }),
            Self::Twice(Clash { house, digit, first, second }) => said!("log-twice", {
                "digit": *digit, "house": *house, "cells": Value::row(&[*first, *second]),
            }),
        }
    }
    /// The entry on one line.
    pub fn words(&self, names: &Names<'_>) -> String {
        self.said().words(names)
    }
}

/// Keeps the log of a solution.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    notes: Vec<Note>,
    marked: BTreeSet<TwoSpots>,
}

impl Journal {
    /// A log that starts with what the digits of a position exclude, its two spots and errors.
    pub fn begin(position: &dyn Position) -> Self {
        let mut journal = Self::default();
        let (puzzle, shape) = (position.to_puzzle(), position.shape());
        for cell in shape.cells() {
            if let Some(digit) = puzzle.digit(cell) {
                let open = |peer: &Cell| {
                    shape.are_peers(cell, *peer) && !matches!(puzzle.entry(*peer), Entry::Given(_))
                };
                let from = shape.cells().filter(open).collect();
                journal.notes.push(Note::Excluded { by: Reasoning::ExcludeBy1, digit, from });
            }
        }
        journal.look(position);
        journal
    }
    /// Logs a step taken from the position `before` to the position `after`.
    pub fn record(&mut self, step: &Step, before: &dyn Position, after: &dyn Position) {
        let by = Reasoning::of(step, before);
        for digit in before.shape().digits() {
            let from: Vec<Cell> =
                step.eliminations().filter(|k| k.digit == digit).map(|k| k.cell).collect();
            if !from.is_empty() {
                self.notes.push(Note::Excluded { by, digit, from });
            }
        }
        for candidate in step.placements() {
            self.notes.push(Note::Determined { by, candidate });
            let Candidate { cell, digit } = candidate;
            let lost = |peer: &Cell| {
                before.shape().are_peers(cell, *peer) && before.has(Candidate::new(*peer, digit))
            };
            let from: Vec<Cell> = before.shape().cells().filter(lost).collect();
            if !from.is_empty() {
                self.notes.push(Note::Excluded { by: Reasoning::ExcludeBy1, digit, from });
            }
        }
        self.look(after);
    }
    /// Logs the new two spots, and a digit that a house has twice.
    fn look(&mut self, position: &dyn Position) {
        for spots in position.two_spots() {
            if self.marked.insert(spots) {
                self.notes.push(Note::TwoSpots(spots));
            }
        }
        if let Some(Contradiction::Twice(clash)) = position.contradiction()
            && self.notes.last() != Some(&Note::Twice(clash))
        {
            self.notes.push(Note::Twice(clash));
        }
    }
    /// The entries so far.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }
}
