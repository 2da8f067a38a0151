//! `Step`: what follows in a position, and why.
use crate::errors;
use crate::picture;
use crate::puzzle::Puzzle;
use crate::results::Pickled;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use whydoku::board::{Candidate, CellNames, Puzzle as Board};
use whydoku::draw::svg::{self, Look};
use whydoku::logic::{Conclusion, Step as Found, render};
use whydoku::wire::{StepJson, from_json, to_json};
use whydoku::words::{Language, Names};

/// A step: what follows in a position, and why.
#[pyclass(frozen, eq, hash, module = "whydoku")]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Step {
    pub(crate) found: Found,
    pub(crate) position: Board,
}

impl Step {
    fn names(&self) -> Names<'_> {
        Names::from(self.position.shape())
    }
    /// Its explanation with the name of the technique, in a language as far as it is translated.
    fn told(&self, language: Language) -> (&'static str, String) {
        render::told(&self.found, &Names { language, ..self.names() })
    }
    fn candidate(&self, candidate: Candidate) -> String {
        let names = self.names();
        format!("{}={}", names.cell(candidate.cell), names.digit(candidate.digit))
    }
    /// A picture of the position with what the step shows in it.
    pub(crate) fn picture(&self, theme: svg::Theme) -> String {
        let (name, text) = self.told(Language::ENGLISH);
        let look = Look {
            theme,
            names: Some(CellNames::default()),
            title: Some(format!("{name}: {text}")),
            ..Look::default()
        };
        svg::draw(&self.position, Some(&render::view(&self.found)), &look)
    }
    pub(crate) fn json(&self) -> StepJson {
        StepJson::new(&self.found, self.names())
    }
    /// Its line in a list: number, technique, explanation.
    pub(crate) fn line(&self) -> (&'static str, String) {
        self.told(Language::ENGLISH)
    }
}

#[pymethods]
impl Step {
    /// The id of the technique, such as `x-wing`.
    #[getter]
    fn technique(&self) -> &'static str {
        self.found.technique.info().id
    }
    /// The name of the technique in English, such as `X-Wing`.
    #[getter]
    fn name(&self) -> &'static str {
        self.told(Language::ENGLISH).0
    }
    /// `easy`, `medium`, `hard`, `unfair` or `extreme`.
    #[getter]
    fn level(&self) -> &'static str {
        self.found.technique.info().level.id()
    }
    /// The explanation in words.
    #[getter]
    fn text(&self) -> String {
        self.told(Language::ENGLISH).1
    }
    /// The short notation used in forums.
    #[getter]
    fn notation(&self) -> String {
        render::notation::step(&self.found, self.position.shape())
    }
    /// The digits that it places: `("r3c5=7",)`.
    #[getter]
    fn placements<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let placed: Vec<String> = self.found.placements().map(|one| self.candidate(one)).collect();
        PyTuple::new(py, placed)
    }
    /// The candidates that it eliminates: `("r3c5<>7",)`.
    #[getter]
    fn eliminations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let removed = self.found.eliminations().map(|one| self.candidate(one).replace('=', "<>"));
        PyTuple::new(py, removed.collect::<Vec<String>>())
    }
    /// The position in which the step is possible.
    #[getter]
    fn position(&self) -> Puzzle {
        Puzzle::of(self.position.clone())
    }
    /// The position after the step.
    #[getter]
    fn after(&self) -> PyResult<Puzzle> {
        let mut position = whydoku::logic::position(&self.position).map_err(errors::bad)?;
        position.apply(&self.found);
        Ok(Puzzle::of(position.to_puzzle()))
    }
    /// Name and explanation in a language: `en`, `de`, and others as far as they are translated.
    #[pyo3(signature = (language = "en"))]
    fn explain(&self, language: &str) -> PyResult<String> {
        let (name, text) = self.told(language.parse().map_err(errors::bad)?);
        Ok(format!("{name}: {text}"))
    }
    /// A picture of the position with what the step shows in it, as SVG.
    #[pyo3(signature = (*, theme = "light"))]
    fn draw(&self, theme: &str) -> PyResult<String> {
        Ok(self.picture(picture::theme(theme)?))
    }
    /// The step as `whydoku solve --json` writes it, with its premises.
    fn to_json(&self) -> String {
        to_json(&self.json())
    }
    fn __str__(&self) -> String {
        let (name, text) = self.told(Language::ENGLISH);
        format!("{name}: {text}")
    }
    fn __repr__(&self) -> String {
        let sign = |conclusion: &Conclusion| match *conclusion {
            Conclusion::Place(candidate) => self.candidate(candidate),
            Conclusion::Eliminate(candidate) => self.candidate(candidate).replace('=', "<>"),
        };
        let conclusions: Vec<String> = self.found.conclusions.iter().map(sign).collect();
        format!("<Step {}: {}>", self.technique(), conclusions.join(", "))
    }
    fn _repr_svg_(&self) -> String {
        self.picture(svg::Theme::Light)
    }
    fn __reduce__(&self, py: Python<'_>) -> PyResult<Pickled<(Py<Puzzle>, String)>> {
        let restore = py.import("whydoku._native")?.getattr("restore_step")?.unbind();
        Ok((restore, (Py::new(py, self.position())?, self.to_json())))
    }
}

/// A step from what `to_json` wrote.
#[pyfunction]
pub(crate) fn restore_step(py: Python<'_>, position: &Puzzle, json: &str) -> PyResult<Step> {
    let wire = |error| errors::wire(py, &error);
    let json: StepJson = from_json(json).map_err(wire)?;
    let found = json.read(position.board.shape()).map_err(wire)?;
    Ok(Step { found, position: position.board.clone() })
}
