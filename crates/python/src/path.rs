//! `Path`: a solution path by logic, and where it ended.
use crate::errors;
use crate::puzzle::Puzzle;
use crate::results::Pickled;
use crate::step::Step;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyTuple};
use std::fmt::Write;
use whydoku::board::{Digit, Puzzle as Board, ShapeError, Stop};
use whydoku::exact::{Budget, Solution};
use whydoku::logic::{Step as Found, position};
use whydoku::session::{Method, Outcome, Walk, contradiction_words};
use whydoku::wire::{PuzzleJson, ReportJson, StepJson, WireError, digits_line, from_json, to_json};
use whydoku::words::Names;

/// A solution path by logic: a sequence of steps, and where it ended.
#[pyclass(frozen, eq, hash, sequence, module = "whydoku")]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Path {
    start: Board,
    pub(crate) steps: Vec<Step>,
    end: Board,
    outcome: String,
    message: String,
    solutions: Vec<String>,
    reason: Option<String>,
}

impl Path {
    /// Walks through a puzzle to the end, or until `stop`.
    pub(crate) fn walk(board: &Board, method: Method, stop: Stop<'_>) -> Self {
        Self::walk_so_far(board, method, usize::MAX, stop)
    }
    /// The same, but no further than `most` steps.
    pub(crate) fn walk_so_far(board: &Board, method: Method, most: usize, stop: Stop<'_>) -> Self {
        let mut walk = match Walk::new(board, method) {
            Ok(walk) => walk,
            Err(error) => return Self::too_large(board, &error),
        };
        let mut found = Vec::new();
        while found.len() < most {
            let taken = walk.advance_within(stop);
            if taken.is_empty() {
                break;
            }
            found.extend(taken);
        }
        let names = Names::from(board.shape());
        let outcome = walk.outcome(&Budget::until(stop));
        let reason = match &outcome {
            Outcome::NoSolution(Some(why)) => Some(contradiction_words(why, &names)),
            _ => None,
        };
        let end = walk.position().to_puzzle();
        Self {
            steps: in_turn(board, found),
            solutions: solutions(&outcome, &end),
            end,
            outcome: outcome.id().to_owned(),
            message: outcome.message().to_owned(),
            reason,
            start: board.clone(),
        }
    }
    /// Nothing is known about a board that is too large for logic.
    fn too_large(board: &Board, error: &ShapeError) -> Self {
        Self {
            start: board.clone(),
            steps: Vec::new(),
            end: board.clone(),
            outcome: "gave-up".into(),
            message: error.to_string(),
            solutions: Vec::new(),
            reason: None,
        }
    }
    fn json(&self) -> ReportJson {
        ReportJson {
            puzzle: PuzzleJson::new(&self.start),
            steps: self.steps.iter().map(Step::json).collect(),
            position: Some(PuzzleJson::new(&self.end)),
            outcome: self.outcome.clone(),
            message: self.message.clone(),
            solutions: self.solutions.clone(),
            reason: self.reason.clone(),
            rating: None,
        }
    }
    fn read(json: &ReportJson) -> Result<Self, WireError> {
        let start = json.puzzle.read()?;
        let end = json.position.as_ref().map_or_else(|| Ok(start.clone()), PuzzleJson::read)?;
        let read = |step: &StepJson| step.read(start.shape());
        let steps = json.steps.iter().map(read).collect::<Result<_, _>>()?;
        Ok(Self {
            steps: in_turn(&start, steps),
            start,
            end,
            outcome: json.outcome.clone(),
            message: json.message.clone(),
            solutions: json.solutions.clone(),
            reason: json.reason.clone(),
        })
    }
}

/// Each step with the position in which it is taken.
fn in_turn(start: &Board, found: Vec<Found>) -> Vec<Step> {
    let Ok(mut position) = position(start) else { return Vec::new() };
    let step = |found: Found| {
        let before = position.to_puzzle();
        position.apply(&found);
        Step { found, position: before }
    };
    found.into_iter().map(step).collect()
}

/// The solution, or two different ones.
fn solutions(outcome: &Outcome, end: &Board) -> Vec<String> {
    let line = |solution: &Solution| digits_line(end.shape(), solution.digits());
    match outcome {
        Outcome::Solved => {
            let digits: Option<Vec<Digit>> =
                end.shape().cells().map(|cell| end.digit(cell)).collect();
            digits.iter().map(|digits| digits_line(end.shape(), digits)).collect()
        }
        Outcome::Stuck(only) | Outcome::Exhausted(only) | Outcome::GaveUp(_, only) => {
            only.iter().map(line).collect()
        }
        Outcome::Several(one, other) => vec![line(one), line(other)],
        Outcome::NoSolution(_) => Vec::new(),
    }
}

#[pymethods]
impl Path {
    /// The puzzle where the path begins.
    #[getter]
    fn puzzle(&self) -> Puzzle {
        Puzzle::of(self.start.clone())
    }
    /// The steps that were taken, in order.
    #[getter]
    fn steps<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.steps.iter().cloned())
    }
    /// The position after the steps.
    #[getter]
    fn position(&self) -> Puzzle {
        Puzzle::of(self.end.clone())
    }
    /// `solved`, `none`, `several`, `stuck` or `gave-up`.
    #[getter]
    fn outcome(&self) -> &str {
        &self.outcome
    }
    /// The verdict in words.
    #[getter]
    fn message(&self) -> &str {
        &self.message
    }
    /// Why there is no solution, as far as logic shows it.
    #[getter]
    fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }
    /// Whether the steps lead to the solution.
    #[getter]
    fn solved(&self) -> bool {
        self.outcome == "solved"
    }
    /// The only solution, if it is known that there is just one.
    #[getter]
    fn solution(&self) -> Option<&str> {
        if let [only] = &self.solutions[..] { Some(only) } else { None }
    }
    /// The solution, or two different ones, as far as they are known.
    #[getter]
    fn solutions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.solutions)
    }
    /// The id of the hardest technique.
    #[getter]
    fn hardest(&self) -> Option<&'static str> {
        let hardest = self.steps.iter().map(|step| step.found.technique).max()?;
        Some(hardest.info().id)
    }
    /// The same as `whydoku solve --json` writes; `verify` reads it.
    fn to_json(&self) -> String {
        to_json(&self.json())
    }
    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        self.steps(py)?.try_iter()
    }
    fn __len__(&self) -> usize {
        self.steps.len()
    }
    fn __getitem__(&self, at: isize) -> PyResult<Step> {
        let from_end = || self.steps.len().checked_add_signed(at);
        let place = usize::try_from(at).ok().or_else(from_end);
        let step = place.and_then(|place| self.steps.get(place));
        step.cloned().ok_or_else(|| PyIndexError::new_err("the path has no such step"))
    }
    fn __str__(&self) -> String {
        let mut text = String::new();
        for (at, step) in self.steps.iter().enumerate() {
            let (name, why) = step.line();
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{:>3}. {name}: {why}", at + 1);
        }
        text + &self.message
    }
    fn __repr__(&self) -> String {
        let hardest = self.hardest().map(|id| format!(", hardest {id}")).unwrap_or_default();
        format!("<Path {}: {} steps{hardest}>", self.outcome, self.steps.len())
    }
    fn _repr_html_(&self) -> String {
        let mut html = String::from("<ol>");
        for step in &self.steps {
            let (name, why) = step.line();
            let _ = write!(html, "<li><b>{}</b>: {}</li>", escaped(name), escaped(&why));
        }
        let _ = write!(html, "</ol><p>{}</p>", escaped(&self.message));
        html
    }
    fn __reduce__(&self, py: Python<'_>) -> PyResult<Pickled<(String,)>> {
        let restore = py.import("whydoku._native")?.getattr("restore_path")?.unbind();
        Ok((restore, (self.to_json(),)))
    }
}

/// A path from what `to_json` wrote.
#[pyfunction]
pub(crate) fn restore_path(py: Python<'_>, json: &str) -> PyResult<Path> {
    let read = || Path::read(&from_json(json)?);
    read().map_err(|error| errors::wire(py, &error))
}

/// Text as HTML shows it.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
