//! How hard a puzzle is: for `Puzzle.rate`, and for whole columns.
use crate::errors;
use crate::results::Fields;
use crate::watch::Watch;
use pyo3::prelude::*;
use whydoku::Stop;
use whydoku::board::{Digit, Puzzle as Board};
use whydoku::exact::{Budget, Verdict, solve};
use whydoku::rate::{hodoku, se, whydoku as own};

/// The program whose rating is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Profile {
    Explainer,
    Sukaku,
    Hodoku,
    Own,
}

/// The names of the profiles, as in the program.
const PROFILES: [(&str, Profile); 4] = [
    ("se", Profile::Explainer),
    ("sukaku", Profile::Sukaku),
    ("hodoku", Profile::Hodoku),
    ("whydoku", Profile::Own),
];

/// The profiles with these names; Sudoku Explainer's and `HoDoKu`'s if there are none.
pub(crate) fn profiles(names: &[String]) -> PyResult<Vec<Profile>> {
    if names.is_empty() {
        return Ok(vec![Profile::Explainer, Profile::Hodoku]);
    }
    let find = |name: &String| {
        let found = PROFILES.iter().find(|(known, _)| known == name);
        found.map(|(_, profile)| *profile).ok_or_else(|| {
            let known = PROFILES.map(|(known, _)| known).join(", ");
            errors::bad(format!("{name:?} is not a profile; choose from {known}"))
        })
    };
    let profiles: Vec<Profile> = names.iter().map(find).collect::<PyResult<_>>()?;
    let is_both = profiles.contains(&Profile::Explainer) && profiles.contains(&Profile::Sukaku);
    if is_both {
        return Err(errors::bad(
            "se and sukaku share the fields er, ep and ed; choose one of them",
        ));
    }
    Ok(profiles)
}

/// The ratings of one puzzle. Empty for profiles that were not requested.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Rated {
    pub(crate) explainer: Option<se::Rating>,
    pub(crate) hodoku: Option<(hodoku::Level, u32)>,
    pub(crate) own: Option<(u8, u32)>,
}

/// Why a puzzle with one solution is not rated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Unrated {
    Stopped,
    /// The profile does not rate such puzzles.
    Refused(String),
}

/// The memory of the raters, for one thread.
pub(crate) struct Raters<'a> {
    explainer: se::Rater<'a>,
    stop: Stop<'a>,
}

impl<'a> Raters<'a> {
    pub(crate) fn new(profiles: &[Profile], stop: Stop<'a>) -> Self {
        let table = if profiles.contains(&Profile::Sukaku) {
            se::Table::Sukaku
        } else {
            se::Table::Explainer
        };
        let options = se::Options { table, ..se::Options::default() };
        Self { explainer: se::Rater::new(options).until(stop), stop }
    }
    /// The opinions on a puzzle that has exactly this solution.
    pub(crate) fn rate(
        &mut self,
        board: &Board,
        solution: &[Digit],
        profiles: &[Profile],
    ) -> Result<Rated, Unrated> {
        let mut rated = Rated::default();
        for profile in profiles {
            match profile {
                Profile::Explainer | Profile::Sukaku => {
                    rated.explainer =
                        Some(self.explainer.rate(board).map_err(|why| match why {
                            se::Error::Stopped => Unrated::Stopped,
                            other => Unrated::Refused(other.to_string()),
                        })?);
                }
                Profile::Hodoku => {
                    let rating = hodoku::rate_until(board, solution, self.stop);
                    let rating = rating.map_err(|why| match why {
                        hodoku::Refusal::Stopped => Unrated::Stopped,
                        other => Unrated::Refused(other.to_string()),
                    })?;
                    rated.hodoku = Some((rating.level, rating.score));
                }
                Profile::Own => {
                    let too_large = || Unrated::Refused("boards beyond 36x36 are not rated".into());
                    let (rating, _) = own::rate(board, true).ok_or_else(too_large)?;
                    rated.own = Some((rating.level.number(), rating.score));
                }
            }
        }
        Ok(rated)
    }
}

/// The rating of one puzzle, for Python.
pub(crate) fn of(
    py: Python<'_>,
    board: &Board,
    profiles: &[Profile],
    watch: &Watch,
) -> PyResult<Py<PyAny>> {
    let verdict = watch.run(py, |stop| solve(board, &Budget::until(stop)))?;
    let (word, reason) = match &verdict {
        Verdict::Unique(_) => ("unique", None),
        Verdict::None => ("none", Some("no solution")),
        Verdict::Several(..) => ("several", Some("several solutions")),
        Verdict::Unknown { .. } => ("unknown", Some(LATE)),
    };
    let Verdict::Unique(solution) = verdict else {
        return result(py, word, reason.map(Into::into), &Rated::default());
    };
    let (own, others): (Vec<_>, Vec<_>) =
        profiles.iter().partition(|&&profile| profile == Profile::Own);
    let mut rated =
        watch.run(py, |stop| Raters::new(&others, stop).rate(board, solution.digits(), &others))?;
    if let (Ok(rated), false) = (&mut rated, own.is_empty()) {
        // Our own rating never checks whether to stop.
        let board = board.clone();
        let found = watch.run_alone(py, move || own::rate(&board, true))?;
        rated.own = found.flatten().map(|(rating, _)| (rating.level.number(), rating.score));
    }
    match rated {
        Ok(rated) => result(py, word, None, &rated),
        Err(Unrated::Stopped) => result(py, word, Some(LATE.into()), &Rated::default()),
        Err(Unrated::Refused(why)) => result(py, word, Some(why), &Rated::default()),
    }
}

const LATE: &str = "could not be determined within the time limit";

fn result(
    py: Python<'_>,
    verdict: &str,
    reason: Option<String>,
    rated: &Rated,
) -> PyResult<Py<PyAny>> {
    let tenths = |tenths: fn(&se::Rating) -> u16| {
        rated.explainer.as_ref().map(|rating| f64::from(tenths(rating)) / 10.0)
    };
    Fields::new(py)
        .with("verdict", verdict)?
        .with("er", tenths(|rating| rating.er))?
        .with("ep", tenths(|rating| rating.ep))?
        .with("ed", tenths(|rating| rating.ed))?
        .with("hodoku_level", rated.hodoku.map(|(level, _)| level.name()))?
        .with("hodoku_score", rated.hodoku.map(|(_, score)| score))?
        .with("level", rated.own.map(|(level, _)| level))?
        .with("score", rated.own.map(|(_, score)| score))?
        .with("reason", reason)?
        .into("Rating")
}
