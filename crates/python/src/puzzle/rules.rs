//! The rules of a board, for Python.
use crate::results::Fields;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use whydoku::board::{Cell, Rule, Shape};
use whydoku::words::{self, Names, rule_law};

/// A tuple of the data class `Rule`, in the order of the board.
pub(super) fn tuple<'py>(py: Python<'py>, shape: &Shape) -> PyResult<Bound<'py, PyTuple>> {
    let names = Names::from(shape);
    let rules = shape.rules().iter().map(|rule| object(py, rule, &names));
    PyTuple::new(py, rules.collect::<PyResult<Vec<_>>>()?)
}

fn object(py: Python<'_>, rule: &Rule, names: &Names<'_>) -> PyResult<Py<PyAny>> {
    let cells = |cells: &[Cell]| cells.iter().map(|&cell| names.cell(cell)).collect::<Vec<_>>();
    Fields::new(py)
        .with("kind", rule.kind.id())?
        .with("name", words::rule(rule).words(names))?
        .with("law", rule_law(rule).words(names))?
        .with_all("cells", cells(&rule.cells))?
        .with_all("others", cells(&rule.others))?
        .with_all("numbers", rule.numbers.clone())?
        .with_all("digits", rule.digits.iter().map(|digit| digit.number()).collect::<Vec<_>>())?
        .into("Rule")
}
