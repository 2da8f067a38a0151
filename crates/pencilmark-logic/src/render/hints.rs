//! What is told of a step before all is told.
use super::text::{language_of, name_of};
use super::view::view;
use crate::{Conclusion, Level, Step};
use pencilmark_core::{Cell, House, HouseKind, Language, Names};

/// What is to be found, and in which part of the board; not how.
pub fn nudge(step: &Step, names: &Names<'_>) -> String {
    let shape = names.shape;
    let first = step.conclusions.first().map(|conclusion| conclusion.candidate().cell);
    let of_kind = |house: &&House| shape.house(**house).kind == HouseKind::Box;
    let near = first.and_then(|cell| shape.houses_of(cell).iter().find(of_kind));
    let places = matches!(step.conclusions[..], [Conclusion::Place(_), ..]);
    let level = step.technique.info().level;
    match names.language {
        Language::English => {
            let what = if places { "A digit can be placed" } else { "Candidates can be excluded" };
            let effort = match level {
                Level::Easy => "",
                Level::Medium => " with a little thought",
                Level::Hard => " with some thought",
                Level::Unfair | Level::Extreme => " with a long argument",
            };
            let place = near.map(|&house| format!(" in {}", names.house(house)));
            format!("{what}{}{effort}.", place.unwrap_or_default())
        }
        Language::German => {
            let what = if places {
                "lässt sich eine Ziffer setzen"
            } else {
                "lassen sich Kandidaten ausschließen"
            };
            let effort = match level {
                Level::Easy => "",
                Level::Medium => ", mit ein wenig Nachdenken",
                Level::Hard => ", mit einigem Nachdenken",
                Level::Unfair | Level::Extreme => ", mit einer langen Begründung",
            };
            let place = near.map(|&house| format!("In {}", names.house(house)));
            format!("{} {what}{effort}.", place.unwrap_or_else(|| "Hier".into()))
        }
    }
}

/// Which technique to look for.
pub fn look_for(step: &Step, names: &Names<'_>) -> String {
    let language = language_of(step, names.language);
    let name = name_of(step.technique, language);
    match language {
        Language::English => format!("Look for: {name}."),
        Language::German => format!("Gesucht: {name}."),
    }
}

/// Which technique, and in which houses or cells.
pub fn whereabouts(step: &Step, names: &Names<'_>) -> String {
    let language = language_of(step, names.language);
    let names = Names { language, ..*names };
    let name = name_of(step.technique, language);
    let homes = step.argument.homes();
    if homes.is_empty() {
        let view = view(step);
        let mut cells: Vec<Cell> = view.candidates.iter().map(|(k, _)| k.cell).collect();
        cells.sort_unstable();
        cells.dedup();
        let around = if language == Language::German { "um" } else { "around" };
        return format!("{name} {around} {}.", names.cells(&cells));
    }
    let homes: Vec<String> = homes.iter().map(|&house| names.house(house)).collect();
    format!("{name} in {}.", homes.join(", "))
}
