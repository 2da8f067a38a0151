//! `whydoku.arrow`: whole columns of puzzles, through Arrow's interface for Python (`__arrow_c_array__`
//! and `__arrow_c_stream__`), which data frames of all kinds support. The input texts are not copied.
mod batch;
mod capsule;
mod row;
mod table;
mod task;
mod text;

use crate::watch::Watch;
use crate::{crew, errors, rating};
use arrow_array::{Array, StructArray};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyTuple};
use task::Task;
use text::Texts;

/// Results: a struct for each row, in the order of the rows. See `whydoku.arrow`.
#[pyclass(frozen, module = "whydoku.arrow")]
#[derive(Debug)]
pub(crate) struct Column(StructArray);

#[pymethods]
impl Column {
    fn __len__(&self) -> usize {
        self.0.len()
    }
    fn __repr__(&self) -> String {
        format!("<Column of {} rows: {}>", self.0.len(), self.0.column_names().join(", "))
    }
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        capsule::schema(py, &self.0)
    }
    /// The column: structs, null for null rows.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        // The caller may request another schema, but need not be given it.
        drop(requested_schema);
        capsule::array(py, &self.0)
    }
    /// The same as a table: every field is a column, and all are null in null rows.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        drop(requested_schema);
        capsule::stream(py, &self.0)
    }
}

/// Carries out a task for every row of a column.
fn run(
    py: Python<'_>,
    column: &Bound<'_, PyAny>,
    task: &Task,
    threads: Option<usize>,
) -> PyResult<Column> {
    if threads == Some(0) {
        return Err(errors::bad("threads: a number of threads, 1 or more"));
    }
    let chunks = capsule::chunks(column)?;
    let watch = Watch::new(None)?;
    let whole = py.detach(|| {
        let texts =
            chunks.iter().map(|chunk| Texts::new(chunk.as_ref())).collect::<Option<Vec<_>>>()?;
        let jobs = batch::jobs(&texts, task.rows_at_once());
        let parts = crew::each(&watch, crew::threads(threads), jobs.len(), &|job, stop| {
            let (chunk, rows) = &jobs[job];
            task.answer(&texts[*chunk], rows.clone(), stop)
        });
        Some(table::joined(parts, task.table()))
    });
    if let Some(raised) = watch.raised() {
        return Err(raised);
    }
    match whole {
        Some(whole) => whole.map(Column).map_err(capsule::failure),
        // Every column has a chunk, even if it is empty.
        None => Err(capsule::not_text(&match chunks.first() {
            Some(chunk) => format!("this is one of {}", chunk.data_type()),
            None => String::from("this one is empty"),
        })),
    }
}

/// How many solutions each puzzle has.
#[pyfunction]
#[pyo3(signature = (column, limit, threads))]
pub(crate) fn arrow_count(
    py: Python<'_>,
    column: &Bound<'_, PyAny>,
    limit: Option<u64>,
    threads: Option<usize>,
) -> PyResult<Column> {
    run(py, column, &Task::Count(limit.unwrap_or(u64::MAX)), threads)
}

/// The solution of each puzzle.
#[pyfunction]
#[pyo3(signature = (column, threads))]
pub(crate) fn arrow_solve(
    py: Python<'_>,
    column: &Bound<'_, PyAny>,
    threads: Option<usize>,
) -> PyResult<Column> {
    run(py, column, &Task::Solve, threads)
}

/// Whether each puzzle has one solution.
#[pyfunction]
#[pyo3(signature = (column, threads))]
pub(crate) fn arrow_check(
    py: Python<'_>,
    column: &Bound<'_, PyAny>,
    threads: Option<usize>,
) -> PyResult<Column> {
    run(py, column, &Task::Check, threads)
}

/// The canonical form of each puzzle.
#[pyfunction]
#[pyo3(signature = (column, threads))]
pub(crate) fn arrow_canonical(
    py: Python<'_>,
    column: &Bound<'_, PyAny>,
    threads: Option<usize>,
) -> PyResult<Column> {
    run(py, column, &Task::Canonical, threads)
}

/// How hard each puzzle is.
#[pyfunction]
#[pyo3(signature = (column, profiles, threads))]
pub(crate) fn arrow_rate(
    py: Python<'_>,
    column: &Bound<'_, PyAny>,
    profiles: Vec<String>,
    threads: Option<usize>,
) -> PyResult<Column> {
    run(py, column, &Task::Rate(rating::profiles(&profiles)?), threads)
}
