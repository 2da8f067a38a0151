//! Errors as Python exceptions.
use core::fmt::Display;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;
use whydoku::ParseError;
use whydoku::ink::{Doubt, Meaning, OpenError};
use whydoku::wire::WireError;
use whydoku::words::Language;

/// An invalid argument: a word that is not in the list, a number out of range.
pub(crate) fn bad(problem: impl Display) -> PyErr {
    PyValueError::new_err(problem.to_string())
}

/// A text that is not a puzzle.
pub(crate) fn parse(py: Python<'_>, error: &ParseError) -> PyErr {
    let place = (Some(error.line), Some(error.column));
    parse_error(py, &error.to_string(), place, &error.render_excerpt())
}

/// A text that gives no puzzle: it is not one, or not all that is drawn is understood.
pub(crate) fn open(py: Python<'_>, error: &OpenError) -> PyErr {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let reading = match error {
        OpenError::Malformed(error) => return parse(py, error),
        OpenError::Doubtful(reading) => reading,
    };
    let doubt = |doubt: &Doubt| (doubt.said().text(Language::ENGLISH), doubt.about());
    let doubts: Vec<_> = reading.doubts.iter().map(doubt).collect();
    let meaning = |meaning: &Meaning| meaning.said().text(Language::ENGLISH);
    let meanings: Vec<String> = reading.meanings.iter().map(meaning).collect();
    let error = CLASS
        .import(py, "whydoku._errors", "DoubtfulError")
        .and_then(|class| class.call1((error.to_string(), doubts, meanings)));
    error.map_or_else(|failure| failure, PyErr::from_value)
}

/// A text that is not a solution path, and what would be one.
pub(crate) fn no_path(py: Python<'_>, error: &WireError) -> PyErr {
    let message = format!(
        "this is not a solution path: {error}. A path is a Path, its to_json(), a dictionary or the JSON that \
         `whydoku solve --json` writes, or a file with it as pathlib.Path"
    );
    parse_error(py, &message, place(error), "")
}

/// A text that is not the JSON it should be.
pub(crate) fn wire(py: Python<'_>, error: &WireError) -> PyErr {
    parse_error(py, &error.to_string(), place(error), "")
}

/// Line and column, if they are known.
fn place(error: &WireError) -> (Option<usize>, Option<usize>) {
    match error {
        WireError::Json { line, column, .. } if *line > 0 => (Some(*line), Some(*column)),
        _ => (None, None),
    }
}

/// `whydoku.ParseError`, a class of the package so that it can be pickled like any other.
pub(crate) fn parse_error(
    py: Python<'_>,
    message: &str,
    (line, column): (Option<usize>, Option<usize>),
    help: &str,
) -> PyErr {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let error = CLASS
        .import(py, "whydoku._errors", "ParseError")
        .and_then(|class| class.call1((message, line, column, help)));
    error.map_or_else(|failure| failure, PyErr::from_value)
}
