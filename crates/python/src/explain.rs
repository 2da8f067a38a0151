//! `explain`: the page of a technique.
use crate::errors;
use crate::results::Fields;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use whydoku::logic::{Technique, render};
use whydoku::words::Language;

/// A technique by any of its names, or all of them in the usual order of search.
#[pyfunction]
#[pyo3(signature = (technique = None, *, language = "en"))]
pub(crate) fn explain(
    py: Python<'_>,
    technique: Option<&str>,
    language: &str,
) -> PyResult<Py<PyAny>> {
    let language: Language = language.parse().map_err(errors::bad)?;
    if let Some(name) = technique {
        return page(py, name.parse().map_err(errors::bad)?, language);
    }
    let all = Technique::ALL.iter().map(|&technique| page(py, technique, language));
    let all: Vec<Py<PyAny>> = all.collect::<PyResult<_>>()?;
    Ok(PyTuple::new(py, all)?.into_any().unbind())
}

fn page(py: Python<'_>, technique: Technique, language: Language) -> PyResult<Py<PyAny>> {
    let info = technique.info();
    Fields::new(py)
        .with("id", info.id)?
        .with("name", render::name_of(technique, language))?
        .with_all("aliases", info.aliases)?
        .with("level", info.level.id())?
        .with("page", language.lesson(info.id).unwrap_or(info.page))?
        .into("Technique")
}
