//! Every question about a puzzle, for Python.
use super::Puzzle;
use crate::path::Path;
use crate::results::{Fields, Pickled};
use crate::step::Step;
use crate::watch::Watch;
use crate::{errors, hint, picture, rating};
use pyo3::exceptions::PyTimeoutError;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};
use whydoku::board::{Digit, Random};
use whydoku::canon::{canonical_form, is_consistent};
use whydoku::draw::svg::Theme;
use whydoku::exact::{Budget, Classic, count, solve};
use whydoku::formats::{Format, Options, Style, export, losses, parse_shape, shape_text};
use whydoku::generate::{NotMinimised, minimal_of};
use whydoku::logic::Search;
use whydoku::session::{Method, Next, Walk};
use whydoku::wire::CheckJson;

#[pymethods]
impl Puzzle {
    /// Reads a puzzle from text of any format.
    #[staticmethod]
    #[pyo3(name = "parse", signature = (text, *, format = None, shape = None))]
    fn from_text(
        text: &Bound<'_, PyString>,
        format: Option<&str>,
        shape: Option<&str>,
    ) -> PyResult<Self> {
        let format = format.map(str::parse::<Format>).transpose().map_err(errors::bad)?;
        let shape = shape.map(parse_shape).transpose().map_err(errors::bad)?;
        // A lone surrogate becomes a character that no puzzle contains.
        Self::read(text.py(), &text.to_string_lossy(), &Options { shape, format })
    }
    /// How many digits the board has.
    #[getter]
    fn side(&self) -> usize {
        self.board.shape().side()
    }
    #[getter]
    fn shape(&self) -> String {
        shape_text(self.board.shape())
    }
    #[getter]
    fn given_count(&self) -> usize {
        self.board.given_count()
    }
    #[getter]
    fn digits<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let digits = self.board.entries().iter().map(|entry| entry.digit().map_or(0, number));
        PyTuple::new(py, digits.collect::<Vec<usize>>())
    }
    #[getter]
    fn warnings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.warnings)
    }
    #[getter]
    fn comments<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.meta.comments)
    }
    #[getter]
    fn title(&self) -> Option<&str> {
        self.meta.label(whydoku::formats::Label::Title)
    }
    /// Solves it by logic.
    #[pyo3(signature = (*, method = "usual", time_limit = None))]
    fn solve(&self, py: Python<'_>, method: &str, time_limit: Option<f64>) -> PyResult<Path> {
        let method: Method = method.parse().map_err(errors::bad)?;
        Watch::new(time_limit)?.run(py, |stop| Path::walk(&self.board, method, stop))
    }
    /// The steps that are possible now.
    #[pyo3(signature = (*, all = false, techniques = None, time_limit = None))]
    fn steps<'py>(
        &self,
        py: Python<'py>,
        all: bool,
        techniques: Option<Vec<String>>,
        time_limit: Option<f64>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let order = techniques.map(|names| names.iter().map(|name| name.parse()).collect());
        let order: Option<Vec<Search>> = order.transpose().map_err(errors::bad)?;
        let method = order.map_or_else(Method::usual, Method::of);
        let steps = Watch::new(time_limit)?.run(py, |stop| {
            // A board that is too large for logic has no step that could be found.
            let Ok(walk) = Walk::new(&self.board, method) else { return Vec::new() };
            let position = walk.position();
            let found = if position.is_filled() || position.contradiction().is_some() {
                Vec::new()
            } else if all {
                position.all_steps(&walk.method().order, stop).0
            } else if let Next::Step(next) = walk.next_within(stop) {
                vec![next]
            } else {
                Vec::new()
            };
            let position = position.to_puzzle();
            let step = |found| Step { found, position: position.clone() };
            found.into_iter().map(step).collect()
        })?;
        PyTuple::new(py, steps)
    }
    #[pyo3(signature = (level = "full", *, time_limit = None))]
    fn hint(&self, py: Python<'_>, level: &str, time_limit: Option<f64>) -> PyResult<Py<PyAny>> {
        hint::of(py, &self.board, level, &Watch::new(time_limit)?)
    }
    #[pyo3(signature = (*profiles, time_limit = None))]
    fn rate(
        &self,
        py: Python<'_>,
        profiles: Vec<String>,
        time_limit: Option<f64>,
    ) -> PyResult<Py<PyAny>> {
        rating::of(py, &self.board, &rating::profiles(&profiles)?, &Watch::new(time_limit)?)
    }
    /// How many solutions it has.
    #[pyo3(
        signature = (limit = Some(2), *, time_limit = None),
        text_signature = "($self, limit=2, *, time_limit=None)"
    )]
    fn count(&self, py: Python<'_>, limit: Option<u64>, time_limit: Option<f64>) -> PyResult<u64> {
        let limit = limit.unwrap_or(u64::MAX);
        let counted = Watch::new(time_limit)?
            .run(py, |stop| count(&self.board, limit, &Budget::until(stop)))?;
        if counted.complete || counted.found >= limit {
            return Ok(counted.found);
        }
        Err(PyTimeoutError::new_err(format!(
            "time is up; {} solutions were found, and there may be more",
            counted.found
        )))
    }
    /// Whether it is valid, and if not, why.
    #[pyo3(signature = (limit = 2, *, time_limit = None))]
    fn check(&self, py: Python<'_>, limit: u64, time_limit: Option<f64>) -> PyResult<Py<PyAny>> {
        let json = Watch::new(time_limit)?.run(py, |stop| {
            let budget = Budget::until(stop);
            let counted = count(&self.board, limit.max(2), &budget);
            CheckJson::new(&self.board, counted, &solve(&self.board, &budget))
        })?;
        Fields::new(py)
            .with("verdict", json.verdict)?
            .with("count", json.found)?
            .with("complete", json.complete)?
            .with_all("solutions", json.solutions)?
            .with_all("clashes", json.clashes)?
            .into("Check")
    }
    /// The form shared by all puzzles that are the same except for symmetry.
    fn canonical(&self, py: Python<'_>) -> Option<Self> {
        let numbers = self.numbers().filter(is_consistent)?;
        let form = py.detach(|| canonical_form(&numbers));
        Classic::from_numbers(form).map(|form| Self::of(form.to_puzzle()))
    }
    /// A puzzle within it in which every given is needed.
    #[pyo3(signature = (*, seed = 0, time_limit = None))]
    fn minimize(
        &self,
        py: Python<'_>,
        seed: u64,
        time_limit: Option<f64>,
    ) -> PyResult<Option<Self>> {
        let minimal = Watch::new(time_limit)?
            .run(py, |stop| minimal_of(&self.board, &mut Random::new(seed), stop))?;
        match minimal {
            Ok(minimal) => Ok(Some(Self::of(minimal))),
            Err(NotMinimised::NoSolution | NotMinimised::Several) => Ok(None),
            Err(NotMinimised::Stopped) => {
                Err(PyTimeoutError::new_err("time is up; the puzzle is not yet minimal"))
            }
        }
    }
    /// The puzzle as text of another format.
    fn convert(&self, to: &str) -> PyResult<String> {
        let style: Style = to.parse().map_err(errors::bad)?;
        export(&self.board, &self.meta, style).map_err(errors::bad)
    }
    /// What of this puzzle a format cannot hold.
    fn losses(&self, to: &str) -> PyResult<Vec<&'static str>> {
        let style: Style = to.parse().map_err(errors::bad)?;
        let lost = losses(&self.board, &self.meta, style);
        Ok(lost.into_iter().map(whydoku::formats::Loss::word).collect())
    }
    /// A picture as SVG.
    #[pyo3(signature = (step = None, *, theme = "light", candidates = false))]
    fn draw(
        &self,
        py: Python<'_>,
        step: Option<usize>,
        theme: &str,
        candidates: bool,
    ) -> PyResult<String> {
        let theme = picture::theme(theme)?;
        let Some(number) = step else {
            return Ok(picture::of(&self.board, theme, candidates));
        };
        let path = Watch::new(None)?
            .run(py, |stop| Path::walk_so_far(&self.board, Method::usual(), number, stop))?;
        let missing = || {
            let taken = path.steps.len();
            errors::bad(format!("there is no step {number}: the path has {taken} steps"))
        };
        let step = number.checked_sub(1).and_then(|at| path.steps.get(at)).ok_or_else(missing)?;
        Ok(py.detach(|| step.picture(theme)))
    }
    fn __str__(&self) -> String {
        whydoku::formats::write(&self.board, Format::BOXED)
    }
    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let text = PyString::new(py, &self.text()?);
        Ok(format!("Puzzle.parse({})", text.repr()?))
    }
    fn _repr_svg_(&self) -> String {
        picture::of(&self.board, Theme::Light, false)
    }
    fn __reduce__(&self, py: Python<'_>) -> PyResult<Pickled<(String,)>> {
        let restore = py.import("whydoku._native")?.getattr("restore_puzzle")?.unbind();
        Ok((restore, (self.json()?,)))
    }
}

fn number(digit: Digit) -> usize {
    digit.number()
}
