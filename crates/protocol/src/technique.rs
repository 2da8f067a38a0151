//! A technique by its name, and the contents of its page.
use crate::failure;
use whydoku_core::Puzzle;
use whydoku_formats::{Options, parse};
use whydoku_logic::lesson::Lesson;
use whydoku_logic::{Search, Technique};
use whydoku_wire::FailureJson;

pub(crate) fn named(id: &str) -> Result<Technique, FailureJson> {
    id.parse().map_err(|error| failure(&error))
}

/// The order of search: one technique alone, or the usual one.
pub(crate) fn order(technique: Option<&str>) -> Result<Vec<Search>, FailureJson> {
    Ok(match technique {
        Some(id) => vec![named(id)?.into()],
        None => Search::default_order(),
    })
}

/// The position of the example of a lesson.
pub(crate) fn example(lesson: &Lesson<'_>) -> Result<Puzzle, FailureJson> {
    let text = lesson.position().ok_or_else(|| {
        failure(&"this is not the page of a technique: it has no position (engines without pages are sent one)")
    })?;
    Ok(parse(text, &Options::default()).map_err(|error| failure(&error))?.puzzle)
}
