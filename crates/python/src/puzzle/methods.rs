//! Every question about a puzzle, for Python.
use super::{Puzzle, rules};
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
    /// Reads a puzzle from text of any format: lines, grids, links, JSON, XML.
    ///
    /// `shape` is the board if the text does not state it, such as `"2x3"` or `"9+diagonals"`.
    ///
    /// Rules that are drawn, as in links to SudokuPad, are read together with the setter's words.
    /// `rules` settles what is in doubt: `["purple line = renban", "sentence 3 = nothing"]`.
    ///
    /// Raises `ParseError`, which names line and column, and `DoubtfulError`, which names every
    /// doubt, when not all that is drawn is understood.
    #[staticmethod]
    #[pyo3(name = "parse", signature = (text, *, format = None, shape = None, rules = None))]
    fn from_text(
        text: &Bound<'_, PyString>,
        format: Option<&str>,
        shape: Option<&str>,
        rules: Option<Vec<String>>,
    ) -> PyResult<Self> {
        let format = format.map(str::parse::<Format>).transpose().map_err(errors::bad)?;
        let shape = shape.map(parse_shape).transpose().map_err(errors::bad)?;
        // A lone surrogate becomes a character that no puzzle contains.
        let options = Options { shape, format };
        Self::read(text.py(), &text.to_string_lossy(), &options, &rules.unwrap_or_default())
    }
    /// How many digits the board has.
    #[getter]
    fn side(&self) -> usize {
        self.board.shape().side()
    }
    /// The board as a word that `parse` and `generate` read: `"3x3+diagonals"`.
    #[getter]
    fn shape(&self) -> String {
        shape_text(self.board.shape())
    }
    /// How many digits are given.
    #[getter]
    fn given_count(&self) -> usize {
        self.board.given_count()
    }
    /// The digits in reading order, 0 for none.
    #[getter]
    fn digits<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let digits = self.board.entries().iter().map(|entry| entry.digit().map_or(0, number));
        PyTuple::new(py, digits.collect::<Vec<usize>>())
    }
    /// The rules beyond rows, columns and boxes, such as cages and lines.
    #[getter]
    fn rules<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        rules::tuple(py, self.board.shape())
    }
    /// Warnings about the text.
    #[getter]
    fn warnings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.warnings)
    }
    /// The comments of the text that it was read from.
    #[getter]
    fn comments<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.meta.comments)
    }
    /// The title that its text states.
    #[getter]
    fn title(&self) -> Option<&str> {
        self.meta.label(whydoku::formats::Label::Title)
    }
    /// Solves it by logic: every step with its reason, and a verdict.
    ///
    /// `method` is `usual`, `levels`, `layout` or `passes`. When time runs out, the outcome is
    /// `gave-up`.
    #[pyo3(signature = (*, method = "usual", time_limit = None))]
    fn solve(&self, py: Python<'_>, method: &str, time_limit: Option<f64>) -> PyResult<Path> {
        let method: Method = method.parse().map_err(errors::bad)?;
        Watch::new(time_limit)?.run(py, |stop| Path::walk(&self.board, method, stop))
    }
    /// The next step, or every step that is possible now, easiest first.
    ///
    /// `techniques` are tried in their order instead of the usual ones. Empty when none finds a step;
    /// when time runs out, the steps found by then.
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
    /// What is wrong, or otherwise the next step, revealing no more than `level`.
    #[pyo3(signature = (level = "full", *, time_limit = None))]
    fn hint(&self, py: Python<'_>, level: &str, time_limit: Option<f64>) -> PyResult<Py<PyAny>> {
        hint::of(py, &self.board, level, &Watch::new(time_limit)?)
    }
    /// How hard it is: `se` and `hodoku` by default; also `sukaku` and `whydoku`.
    #[pyo3(signature = (*profiles, time_limit = None))]
    fn rate(
        &self,
        py: Python<'_>,
        profiles: Vec<String>,
        time_limit: Option<f64>,
    ) -> PyResult<Py<PyAny>> {
        rating::of(py, &self.board, &rating::profiles(&profiles)?, &Watch::new(time_limit)?)
    }
    /// How many solutions it has, up to `limit`; all of them if it is `None`.
    ///
    /// Raises `TimeoutError` when time runs out before that is known.
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
    /// Whether it has exactly one solution; if not, which givens clash, or two solutions.
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
    ///
    /// `None` for boards other than the plain 9x9, and where a digit appears twice in a house.
    fn canonical(&self, py: Python<'_>) -> Option<Self> {
        let numbers = self.numbers().filter(is_consistent)?;
        let form = py.detach(|| canonical_form(&numbers));
        Classic::from_numbers(form).map(|form| Self::of(form.to_puzzle()))
    }
    /// A puzzle within it in which every given is needed; another seed may give another one.
    ///
    /// `None` when it does not have exactly one solution. Raises `TimeoutError` when time runs out.
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
    /// The puzzle in another format, such as `"hodoku"` or `"sudokupad-link"`.
    ///
    /// Raises `ValueError` when there is no such format, or it cannot hold such a board.
    fn convert(&self, to: &str) -> PyResult<String> {
        let style: Style = to.parse().map_err(errors::bad)?;
        export(&self.board, &self.meta, style).map_err(errors::bad)
    }
    /// What is lost of this puzzle in a format.
    fn losses(&self, to: &str) -> PyResult<Vec<&'static str>> {
        let style: Style = to.parse().map_err(errors::bad)?;
        let lost = losses(&self.board, &self.meta, style);
        Ok(lost.into_iter().map(whydoku::formats::Loss::word).collect())
    }
    /// A picture as SVG: the puzzle, or a step of its solution by its number, from 1.
    ///
    /// `theme` is `light`, `dark`, `contrast`, `contrast-dark` or `colourblind`.
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
