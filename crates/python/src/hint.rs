//! The result of `Puzzle.hint`.
use crate::errors;
use crate::results::Fields;
use crate::step::Step;
use crate::watch::Watch;
use pyo3::prelude::*;
use whydoku::board::Puzzle as Board;
use whydoku::exact::Budget;
use whydoku::logic::Search;
use whydoku::session::{Game, Hint, HintLevel};
use whydoku::wire::HintJson;
use whydoku::words::Names;

/// The next thing a player should know, revealing no more than `level`.
pub(crate) fn of(py: Python<'_>, board: &Board, level: &str, watch: &Watch) -> PyResult<Py<PyAny>> {
    let level: HintLevel = level.parse().map_err(errors::bad)?;
    let (hint, position) = watch.run(py, |stop| {
        let mut game = Game::new(board);
        let hint = game.hint(&Search::default_order(), &Budget::until(stop));
        (hint, game.board().position())
    })?;
    let json = HintJson::new(&hint, level, Names::from(board.shape()));
    let step = match hint {
        Hint::Step(found) if level == HintLevel::Full => Some(Step { found, position }),
        _ => None,
    };
    Fields::new(py)
        .with("kind", json.kind.id())?
        .with("text", json.text)?
        .with("technique", json.technique)?
        .with("step", step)?
        .into("Hint")
}
