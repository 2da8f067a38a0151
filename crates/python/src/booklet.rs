//! `booklet`: puzzles on paper.
use crate::errors;
use crate::puzzle::Puzzle;
use crate::watch::Watch;
use pyo3::exceptions::PyTimeoutError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use whydoku::Stop;
use whydoku::exact::{Budget, Verdict, solve};
use whydoku::formats::{Format, Label, Meta, export};
use whydoku::print::{Booklet, Fonts, PerPage, Sheet, booklet as pages};
use whydoku::words::{Language, message};

/// A PDF of puzzles; `levels` has a text for each, or none at all.
#[pyfunction]
#[pyo3(signature = (puzzles, levels, title, solutions, per_page, paper, links, large, language))]
#[expect(clippy::too_many_arguments, reason = "Python's keywords")]
pub(crate) fn booklet<'py>(
    py: Python<'py>,
    puzzles: Vec<Py<Puzzle>>,
    levels: Option<Vec<Option<String>>>,
    title: Option<String>,
    solutions: bool,
    per_page: Option<usize>,
    paper: &str,
    links: bool,
    large: bool,
    language: &str,
) -> PyResult<Bound<'py, PyBytes>> {
    let language: Language = language.parse().map_err(errors::bad)?;
    let per_page = match per_page {
        None => PerPage::usual(puzzles.len()),
        Some(count) => count.to_string().parse().map_err(errors::bad)?,
    };
    let levels = levels.unwrap_or_else(|| vec![None; puzzles.len()]);
    if puzzles.is_empty() {
        return Err(errors::bad("puzzles: a booklet needs one or more"));
    }
    if levels.len() != puzzles.len() {
        let (levels, puzzles) = (levels.len(), puzzles.len());
        return Err(errors::bad(format!("levels: {levels} of them for {puzzles} puzzles")));
    }
    let style = Booklet {
        title: title.unwrap_or_else(|| "Sudoku".to_owned()),
        solutions: message!("booklet-solutions").text(language).to_owned(),
        per_page,
        paper: paper.parse().map_err(errors::bad)?,
        large,
        candidates: false,
        language: language.id().to_owned(),
        fonts: Fonts::default(),
    };
    let texts = levels.iter().flatten().fold(style.title.clone(), |all, level| all + level);
    let lacking = style.fonts.lacking(&texts);
    if !lacking.is_empty() {
        let each: Vec<String> = lacking.into_iter().map(String::from).collect();
        return Err(errors::bad(format!("the font has no {}", each.join(" "))));
    }
    let pdf = Watch::new(None)?.run(py, |stop| {
        let pairs = puzzles.iter().map(Py::get).zip(levels);
        let sheets = pairs.map(|(puzzle, level)| sheet(puzzle, level, solutions, links, stop));
        let sheets = sheets.collect::<PyResult<Vec<Sheet>>>()?;
        Ok::<_, PyErr>(pages(&sheets, &style))
    })??;
    Ok(PyBytes::new(py, &pdf))
}

fn sheet(
    puzzle: &Puzzle,
    level: Option<String>,
    solutions: bool,
    links: bool,
    stop: Stop<'_>,
) -> PyResult<Sheet> {
    if stop.is_due() {
        return Err(PyTimeoutError::new_err("the booklet was interrupted"));
    }
    let verdict = solutions.then(|| solve(&puzzle.board, &Budget::until(stop)));
    let solution = match verdict {
        Some(Verdict::Unique(solution)) => Some(solution.digits().to_vec()),
        _ => None,
    };
    let link = || export(&puzzle.board.givens(), &Meta::default(), Format::SUDOKUPAD_LINK);
    Ok(Sheet {
        puzzle: puzzle.board.clone(),
        name: puzzle.label(Label::Title),
        level: level.or_else(|| puzzle.label(Label::Level)),
        stars: None,
        solution,
        link: links.then(link).transpose().map_err(errors::bad)?,
    })
}
