//! `Puzzle`: a board with its givens. The questions about it are in [`methods`].
mod methods;
mod rules;

use crate::errors;
use crate::watch::Watch;
use core::hash::{Hash, Hasher};
use pyo3::prelude::*;
use whydoku::Budget;
use whydoku::board::{Cell, Puzzle as Board};
use whydoku::canon::Numbers;
use whydoku::formats::{Format, Label, Meta, Options, export, losses};
use whydoku::ink::{Settled, open};

/// A board with its givens, and every question about it.
///
/// Puzzles are equal when they have the same board, digits and candidates. They cannot be changed,
/// and may be used from several threads at once. `time_limit` is in seconds; Ctrl-C ends every call.
#[pyclass(frozen, eq, hash, module = "whydoku")]
#[derive(Clone, Debug)]
pub(crate) struct Puzzle {
    pub(crate) board: Board,
    meta: Meta,
    warnings: Vec<String>,
}

impl PartialEq for Puzzle {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board
    }
}

impl Hash for Puzzle {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board.hash(state);
    }
}

impl Puzzle {
    /// Without titles and comments.
    pub(crate) fn of(board: Board) -> Self {
        Self { board, meta: Meta::default(), warnings: Vec::new() }
    }
    /// A label of its source text.
    pub(crate) fn label(&self, label: Label) -> Option<String> {
        self.meta.label(label).map(str::to_owned)
    }
    fn read(py: Python<'_>, text: &str, options: &Options, rules: &[String]) -> PyResult<Self> {
        let settle = |line: &String| {
            line.parse::<Settled>().map_err(|error| errors::bad(format!("rules: {line}: {error}")))
        };
        let settled = rules.iter().map(settle).collect::<PyResult<Vec<_>>>()?;
        let parsed = Watch::new(None)?
            .run(py, |stop| open(text, options, &settled, &Budget::until(stop)))?;
        let parsed = parsed.map_err(|error| errors::open(py, &error))?;
        let warnings = parsed.warnings.iter().map(ToString::to_string).collect();
        Ok(Self { board: parsed.puzzle, meta: parsed.meta, warnings })
    }
    /// Everything known about it, as JSON.
    fn json(&self) -> PyResult<String> {
        export(&self.board, &self.meta, Format::JSON).map_err(errors::bad)
    }
    /// The shortest text that reads back as this board.
    fn text(&self) -> PyResult<String> {
        let meta = Meta::default();
        let whole = |format: &&Format| losses(&self.board, &meta, **format).is_empty();
        let formats = [Format::LINE, Format::NOTATION, Format::JSON];
        let texts = formats.iter().filter(whole).map(|format| export(&self.board, &meta, *format));
        texts.flatten().next().map_or_else(|| self.json(), Ok)
    }
    /// One line that reads back as this board.
    pub(crate) fn line(&self) -> PyResult<String> {
        let meta = Meta::default();
        if losses(&self.board, &meta, Format::LINE).is_empty()
            && let Ok(line) = export(&self.board, &meta, Format::LINE)
        {
            return Ok(line);
        }
        self.json()
    }
    /// The board as numbers, if it is the plain one of 9x9.
    fn numbers(&self) -> Option<Numbers> {
        let number = |cell: Cell| self.board.digit(cell).map_or(0, |digit| digit.number() as u8);
        let cells = || self.board.shape().cells();
        self.board.shape().is_classic().then(|| {
            let mut numbers = [0; 81];
            numbers.iter_mut().zip(cells()).for_each(|(slot, cell)| *slot = number(cell));
            numbers
        })
    }
}

/// A puzzle from the JSON that pickling wrote.
#[pyfunction]
pub(crate) fn restore_puzzle(py: Python<'_>, json: &str) -> PyResult<Puzzle> {
    Puzzle::read(py, json, &Options { format: Some(Format::JSON), shape: None }, &[])
}
