//! A constraint of Interactive Sudoku Solver: its name and its arguments.
use super::signs::place;
use crate::error::ParseError;
use crate::format::Format;
use crate::raw::{Raw, shown};
use whydoku_core::Cell;

/// A constraint as written.
pub(super) struct Item<'a> {
    /// The byte of its name.
    pub(super) at: usize,
    pub(super) name: &'a str,
    /// Each with its byte.
    pub(super) arguments: Vec<(usize, &'a str)>,
}

impl Item<'_> {
    pub(super) fn argument(&self, at: usize) -> &str {
        self.arguments.get(at).map_or("", |(_, text)| text)
    }
    pub(super) fn number(&self, raw: &Raw<'_>, at: usize) -> Result<u32, ParseError> {
        let (place, text) = self.arguments.get(at).copied().unwrap_or((self.at, ""));
        text.parse().map_err(|_| raw.rule(place, &format!("{} {text}", self.name), None))
    }
    pub(super) fn cells(
        &self,
        raw: &Raw<'_>,
        from: usize,
        side: usize,
    ) -> Result<Vec<Cell>, ParseError> {
        let arguments = self.arguments.get(from..).unwrap_or_default().iter();
        let cell = |&(at, text): &(usize, &str)| {
            place(text).and_then(|place| place.cell(side)).ok_or_else(|| {
                let what = format!("'{}' is not a cell of its board", shown(text));
                raw.broken(at, Format::SOLVER_STRING, what)
            })
        };
        let cells: Vec<Cell> =
            arguments.filter(|(_, text)| !text.is_empty()).map(cell).collect::<Result<_, _>>()?;
        if cells.is_empty() { Err(self.broken(raw, "names no cells")) } else { Ok(cells) }
    }
    pub(super) fn broken(&self, raw: &Raw<'_>, what: &str) -> ParseError {
        let what = format!("its {} {what}", shown(self.name));
        raw.broken(self.at, Format::SOLVER_STRING, what)
    }
}
