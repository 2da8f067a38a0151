//! `generate`: puzzles to order, one after another.
use crate::puzzle::Puzzle;
use crate::watch::Watch;
use crate::{crew, errors};
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use whydoku::Shape;
use whydoku::formats::parse_shape;
use whydoku::generate::{BoardChoice, Generated, Maker, Request, RuleKind};
use whydoku::logic::Technique;

/// The puzzles of a seed, in order: the same on every machine and for any number of threads.
#[pyclass(frozen, module = "whydoku")]
#[derive(Debug)]
pub(crate) struct Generator {
    maker: Maker,
    seed: u64,
    threads: usize,
    state: Mutex<State>,
}

/// The progress.
#[derive(Debug)]
struct State {
    /// The first attempt that has not been made.
    next: u64,
    /// Puzzles that have been made but not handed over.
    made: VecDeque<Puzzle>,
    /// How many are still wanted.
    left: Option<u64>,
}

/// The fewest attempts that one thread makes at once.
const FEWEST: u64 = 16;

#[pymethods]
impl Generator {
    #[new]
    #[pyo3(signature = (n, seed, threads, shape, symmetry, minimal, clues, difficulty, technique, need, rules))]
    #[expect(clippy::too_many_arguments, reason = "Python's keywords")]
    fn new(
        n: Option<u64>,
        seed: u64,
        threads: Option<usize>,
        shape: &str,
        symmetry: &str,
        minimal: bool,
        clues: Option<(usize, usize)>,
        difficulty: Option<&str>,
        technique: Option<&str>,
        need: &str,
        rules: Vec<String>,
    ) -> PyResult<Self> {
        let board: Shape = parse_shape(shape).map_err(errors::bad)?;
        let rules = rules.iter().map(|name| name.parse::<RuleKind>()).collect::<Result<_, _>>();
        let technique = technique.map(str::parse::<Technique>).transpose().map_err(errors::bad)?;
        let need = need.parse().map_err(errors::bad)?;
        let request = Request {
            board: BoardChoice::Shape(board.clone()),
            rules: rules.map_err(errors::bad)?,
            mirror: symmetry.parse().map_err(errors::bad)?,
            minimal,
            clues: clues.map(|(least, most)| least..=most),
            technique: technique.map(|technique| (technique, need)),
            difficulty: difficulty.map(str::parse).transpose().map_err(errors::bad)?,
            ..Request::new(board)
        };
        Ok(Self {
            maker: Maker::new(request).map_err(errors::bad)?,
            seed,
            threads: crew::threads(threads),
            state: Mutex::new(State { next: 0, made: VecDeque::new(), left: n }),
        })
    }
    /// Whether each attempt yields a puzzle.
    #[getter]
    fn never_fails(&self) -> bool {
        self.maker.never_fails()
    }
    /// How many attempts are processed side by side.
    #[getter]
    fn handful(&self) -> u64 {
        self.maker.handful()
    }
    /// The puzzles of some attempts in one line each, with the numbers of these attempts.
    fn lines(&self, py: Python<'_>, first: u64, end: u64) -> PyResult<Vec<(u64, String)>> {
        let end = end.min(self.maker.attempts());
        Watch::new(None)?.run(py, |stop| {
            let made = self.maker.make(self.seed, first.min(end)..end, stop);
            let line = |made: &Generated| Puzzle::of(made.puzzle.to_puzzle()).line();
            made.iter().map(|made| Ok((made.attempt, line(made)?))).collect()
        })?
    }
    fn __iter__(this: Py<Self>) -> Py<Self> {
        this
    }
    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Puzzle>> {
        // Python's lock is free while waiting for another thread, which needs it to end.
        let mut state = self.state.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner);
        while state.left != Some(0) {
            if let Some(puzzle) = state.made.pop_front() {
                state.left = state.left.map(|left| left - 1);
                return Ok(Some(puzzle));
            }
            if state.next >= self.maker.attempts() {
                return Ok(None);
            }
            self.work(py, &mut state)?;
        }
        Ok(None)
    }
}

impl Generator {
    /// A round of attempts on all threads. If it is interrupted it is discarded, so that the
    /// next one makes the same attempts.
    fn work(&self, py: Python<'_>, state: &mut State) -> PyResult<()> {
        let wanted = state.left.unwrap_or(u64::MAX) - state.made.len() as u64;
        let fair = wanted.div_ceil(self.threads as u64).max(FEWEST);
        let size = self.maker.handful().min(fair);
        let start = state.next;
        let watch = Watch::new(None)?;
        let made = py.detach(|| {
            crew::each(&watch, self.threads, self.threads, &|job, stop| {
                let first = start.saturating_add(job as u64 * size).min(self.maker.attempts());
                let end = first.saturating_add(size).min(self.maker.attempts());
                let made = self.maker.make(self.seed, first..end, stop);
                made.iter().map(|made| Puzzle::of(made.puzzle.to_puzzle())).collect::<Vec<_>>()
            })
        });
        if let Some(error) = watch.raised() {
            return Err(error);
        }
        state.next = start.saturating_add(self.threads as u64 * size);
        state.made.extend(made.into_iter().flatten());
        // A round may be shorter than the time between two looks for signals.
        py.check_signals()
    }
}
