//! `verify`: is every step of a solution path proved?
use crate::errors;
use crate::results::Fields;
use crate::watch::Watch;
use pyo3::exceptions::PyTimeoutError;
use pyo3::prelude::*;
use whydoku::session::{NotProved, Path, flaw_said};
use whydoku::wire::{PathJson, from_json};
use whydoku::words::Names;

/// The judge's ruling on a path.
struct Ruling {
    solved: bool,
    /// The first step that is not proved, with its index from zero, its name and what is wrong with it; or
    /// no step, and how the stated end differs from the position that the steps lead to.
    flaw: Option<(Option<usize>, String, String)>,
}

/// Proves every step of a path, given as JSON.
#[pyfunction]
pub(crate) fn verify(py: Python<'_>, json: &str) -> PyResult<Py<PyAny>> {
    let wire = |error| errors::no_path(py, &error);
    let json: PathJson = from_json(json).map_err(wire)?;
    let (path, end) = json.read().map_err(wire)?;
    let steps = path.steps.len();
    let is_said_solved = json.outcome.as_deref() == Some("solved");
    let judge = move || judge(&path, end.as_ref(), is_said_solved);
    let ruling = Watch::new(None)?.run_alone(py, judge)?;
    let ruling = ruling.ok_or_else(|| PyTimeoutError::new_err("the judge was interrupted"))?;
    let Ruling { solved, flaw } =
        ruling.map_err(|error| errors::parse_error(py, &error, (None, None), ""))?;
    let good = flaw.as_ref().and_then(|(step, ..)| *step).unwrap_or(steps);
    let (step, technique, why) = match flaw {
        Some((step, technique, why)) => (step, Some(technique), Some(why)),
        None => (None, None, None),
    };
    Fields::new(py)
        .with("proved", why.is_none())?
        .with("steps", steps)?
        .with("good", good)?
        .with("solved", solved)?
        .with("step", step.map(|at| at + 1))?
        .with("technique", technique.filter(|name| !name.is_empty()))?
        .with("flaw", why)?
        .into("Verified")
}

fn judge(
    path: &Path,
    end: Option<&whydoku::Puzzle>,
    is_said_solved: bool,
) -> Result<Ruling, String> {
    let names = Names::from(path.start.shape());
    Ok(match path.verify().map_err(|error| error.to_string())? {
        Err(NotProved { step: at, flaw }) => {
            let step = &path.steps[at];
            let why = flaw_said(flaw, &step.conclusions, &names).words(&names);
            Ruling { solved: false, flaw: Some((Some(at), step.name.clone(), why)) }
        }
        Ok(position) => {
            let wrong = path.wrong_end(&*position, end, is_said_solved);
            let flaw = wrong.map(|wrong| (None, String::new(), wrong.said().words(&names)));
            Ruling { solved: path.in_turn && position.is_solved(), flaw }
        }
    })
}
