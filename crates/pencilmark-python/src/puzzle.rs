//! `Puzzle`: a board with its givens, and every question about it.
use crate::path::Path;
use crate::results::{Fields, Pickled};
use crate::step::Step;
use crate::watch::Watch;
use crate::{errors, hint, rating};
use core::hash::{Hash, Hasher};
use pencilmark::board::{Cell, CellNames, Digit, Entry, Puzzle as Board, Random};
use pencilmark::canon::{Numbers, canonical_form, is_consistent};
use pencilmark::draw::svg::{self, Look, Show, Theme};
use pencilmark::exact::{Budget, Classic, count, solve};
use pencilmark::formats::{Format, Meta, Options, Style, export, losses, parse_shape, shape_text};
use pencilmark::generate::{NotMinimised, minimal_of};
use pencilmark::logic::{Search, position};
use pencilmark::session::{Method, Next, Walk};
use pencilmark::wire::CheckJson;
use pyo3::exceptions::PyTimeoutError;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};

/// A puzzle, and what else the text it came from said. Equal puzzles have the same board, the same
/// digits and the same candidates; titles and comments do not count.
#[pyclass(frozen, eq, hash, module = "pencilmark")]
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
    fn read(py: Python<'_>, text: &str, options: &Options) -> PyResult<Self> {
        let parsed = py.detach(|| pencilmark::parse(text, options));
        let parsed = parsed.map_err(|error| errors::parse(py, &error))?;
        let warnings = parsed.warnings.iter().map(ToString::to_string).collect();
        Ok(Self { board: parsed.puzzle, meta: parsed.meta, warnings })
    }
    /// All that is known of it, as JSON.
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
        // A lone surrogate becomes a character that no puzzle has.
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
        self.meta.label(pencilmark::formats::Label::Title)
    }
    /// Solves it by logic.
    #[pyo3(signature = (*, method = "usual", time_limit = None))]
    fn solve(&self, py: Python<'_>, method: &str, time_limit: Option<f64>) -> PyResult<Path> {
        let method: Method = method.parse().map_err(errors::bad)?;
        Watch::new(time_limit)?.run(py, |stop| Path::walk(&self.board, method, stop))
    }
    /// What can be concluded now.
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
            // A board that is too large for logic has no step that anybody could find.
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
            "time is over; {} solutions were found, and there may be more",
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
    /// The form that all puzzles share which are the same but for symmetry.
    fn canonical(&self, py: Python<'_>) -> Option<Self> {
        let numbers = self.numbers().filter(is_consistent)?;
        let form = py.detach(|| canonical_form(&numbers));
        Classic::from_numbers(form).map(|form| Self::of(form.to_puzzle()))
    }
    /// A puzzle within it of which every given is needed.
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
                Err(PyTimeoutError::new_err("time is over; the puzzle is not yet minimal"))
            }
        }
    }
    /// The puzzle as text of another format.
    fn convert(&self, to: &str) -> PyResult<String> {
        let style: Style = to.parse().map_err(errors::bad)?;
        export(&self.board, &self.meta, style).map_err(errors::bad)
    }
    /// What a format has no place for, of this puzzle.
    fn losses(&self, to: &str) -> PyResult<Vec<&'static str>> {
        let style: Style = to.parse().map_err(errors::bad)?;
        let lost = losses(&self.board, &self.meta, style);
        Ok(lost.into_iter().map(pencilmark::formats::Loss::word).collect())
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
        let theme = self::theme(theme)?;
        let Some(number) = step else {
            return Ok(picture(&self.board, theme, candidates));
        };
        let path = Watch::new(None)?
            .run(py, |stop| Path::walk_so_far(&self.board, Method::usual(), number, stop))?;
        let missing = || {
            let taken = path.steps.len();
            errors::bad(format!("there is no step {number}: the way through has {taken} steps"))
        };
        let step = number.checked_sub(1).and_then(|at| path.steps.get(at)).ok_or_else(missing)?;
        Ok(py.detach(|| step.picture(theme)))
    }
    fn __str__(&self) -> String {
        pencilmark::formats::write(&self.board, Format::BOXED)
    }
    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let text = PyString::new(py, &self.text()?);
        Ok(format!("Puzzle.parse({})", text.repr()?))
    }
    fn _repr_svg_(&self) -> String {
        picture(&self.board, Theme::Light, false)
    }
    fn __reduce__(&self, py: Python<'_>) -> PyResult<Pickled<(String,)>> {
        let restore = py.import("pencilmark._native")?.getattr("restore_puzzle")?.unbind();
        Ok((restore, (self.json()?,)))
    }
}

/// A puzzle from the JSON that pickling wrote.
#[pyfunction]
pub(crate) fn restore_puzzle(py: Python<'_>, json: &str) -> PyResult<Puzzle> {
    Puzzle::read(py, json, &Options { format: Some(Format::JSON), shape: None })
}

fn number(digit: Digit) -> usize {
    digit.number()
}

fn picture(board: &Board, theme: Theme, candidates: bool) -> String {
    let is_marked = board.entries().iter().any(|entry| matches!(entry, Entry::Candidates(_)));
    let open = || position(board).map(|position| position.to_puzzle());
    let marked = if candidates && !is_marked { open().ok() } else { None };
    let show = if candidates || is_marked { Show::Candidates } else { Show::Digits };
    let look = Look { theme, show, names: Some(CellNames::default()), ..Look::default() };
    svg::draw(marked.as_ref().unwrap_or(board), None, &look)
}

/// The theme of this name.
pub(crate) fn theme(name: &str) -> PyResult<Theme> {
    name.parse().map_err(errors::bad)
}
