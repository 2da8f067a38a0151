//! Pictures of puzzles, and the names of their themes.
use crate::errors;
use pyo3::prelude::*;
use whydoku::board::{CellNames, Entry, Puzzle as Board};
use whydoku::draw::svg::{self, Look, Show, Theme};
use whydoku::logic::position;

/// The picture of a board; with `candidates` they are shown even where none are written.
pub(crate) fn of(board: &Board, theme: Theme, candidates: bool) -> String {
    let is_marked = board.entries().iter().any(|entry| matches!(entry, Entry::Candidates(_)));
    let open = || position(board).map(|position| position.to_puzzle());
    let marked = if candidates && !is_marked { open().ok() } else { None };
    let show = if candidates || is_marked { Show::Candidates } else { Show::Digits };
    let look = Look { theme, show, names: Some(CellNames::default()), ..Look::default() };
    svg::draw(marked.as_ref().unwrap_or(board), None, &look)
}

/// The theme with this name.
pub(crate) fn theme(name: &str) -> PyResult<Theme> {
    name.parse().map_err(errors::bad)
}
