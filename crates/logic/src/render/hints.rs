//! What a hint reveals about a step before it reveals everything.
use super::text::language_of;
use super::view::view;
use crate::catalog::Level;
use crate::premise::Conclusion;
use crate::step::Step;
use whydoku_core::{Cell, House, HouseKind, Shape};
use whydoku_words::{Message, Names, Said, Value, message, said};

/// The part of the board in which there is something to find.
pub fn region(step: &Step, shape: &Shape) -> Option<House> {
    let first = step.conclusions.first()?.candidate().cell;
    let of_kind = |house: &&House| shape.house(**house).kind == HouseKind::Box;
    shape.houses_of(first).iter().find(of_kind).copied()
}

/// What there is to find, and in which part of the board; not how.
pub fn nudge(step: &Step, names: &Names<'_>) -> String {
    let near = region(step, names.shape);
    let effort = Said::new(match step.technique.info().level {
        Level::Easy => message!("nudge-effort-easy"),
        Level::Medium => message!("nudge-effort-medium"),
        Level::Hard => message!("nudge-effort-hard"),
        Level::Unfair | Level::Extreme => message!("nudge-effort-unfair"),
    });
    let nudge = match (&step.conclusions[..], near) {
        ([Conclusion::Place(_), ..], Some(house)) => {
            said!("nudge-place", { "house": house, "effort": effort })
        }
        ([Conclusion::Place(_), ..], None) => said!("nudge-place-anywhere", { "effort": effort }),
        (_, Some(house)) => said!("nudge-exclude", { "house": house, "effort": effort }),
        (_, None) => said!("nudge-exclude-anywhere", { "effort": effort }),
    };
    nudge.words(names)
}

/// The title of a step, in the language in which all of it can be explained.
fn titled<'a>(step: &Step, names: &Names<'a>) -> (Message, Names<'a>) {
    let language = language_of(step, names.language);
    (step.technique.info().title, Names { language, ..*names })
}

/// The technique to look for.
pub fn look_for(step: &Step, names: &Names<'_>) -> String {
    let (title, names) = titled(step, names);
    said!("look-for", { "technique": Said::new(title) }).words(&names)
}

/// The technique, and the houses or cells where it is.
pub fn whereabouts(step: &Step, names: &Names<'_>) -> String {
    let (title, names) = titled(step, names);
    let title = Said::new(title);
    let homes = step.argument.homes();
    if homes.is_empty() {
        let view = view(step);
        let mut cells: Vec<Cell> = view.candidates.iter().map(|(k, _)| k.cell).collect();
        cells.sort_unstable();
        cells.dedup();
        let cells = Value::row(&cells);
        return said!("whereabouts-cells", { "technique": title, "cells": cells }).words(&names);
    }
    let houses = Value::listed(&homes);
    said!("whereabouts-houses", { "technique": title, "houses": houses }).words(&names)
}
