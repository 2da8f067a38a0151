//! `SudokuPad`'s own JSON.
use crate::board::Reading;
use crate::error::ParseError;
use crate::format::Format;
use crate::parsed::Options;
use crate::raw::Raw;
use crate::regions::shape_of_numbers;
use crate::rules;
use crate::values::{digit_of, digit_set, holds, note_labels, note_solution};
use crate::warning::{Ornament, Warning};
use serde_json::Value;
use whydoku_core::{Cell, Entry, MAX_SIDE, Rule, Shape};

/// The parts of a puzzle that are read, and those that have nothing to do with the rules.
const KNOWN: [&str; 9] = [
    "cells",
    "regions",
    "metadata",
    "cages",
    "global",
    "foglight",
    "settings",
    "videos",
    "triggereffect",
];
/// The known parts of what the setter says about a puzzle, where a switch can be a rule.
const KNOWN_METADATA: [&str; 4] = ["solution", "settings", "videos", "tags"];

/// `SudokuPad`'s own JSON: the givens, candidates and regions. Anything drawn may be a rule.
pub(super) fn read(raw: &Raw<'_>, options: &Options, value: &Value) -> Result<Reading, ParseError> {
    rules::closed(raw, value, &KNOWN)?;
    rules::closed(raw, &value["metadata"], &KNOWN_METADATA)?;
    let rows = value["cells"].as_array().map_or(&[][..], Vec::as_slice);
    let side = rows.len();
    let mut entries = Vec::with_capacity(side * side);
    for cell in rows.iter().filter_map(Value::as_array).flatten() {
        let marks = |key: &str| digit_set(&cell[key], side).filter(|set| !set.is_empty());
        let candidates = marks("centremarks").or_else(|| marks("pencilMarks"));
        entries.push(match digit_of(&cell["value"], side) {
            Some(digit) => Entry::Given(digit),
            None => candidates.map_or(Entry::Unknown, Entry::Candidates),
        });
    }
    let shape = match regions_of(raw, value, side)? {
        Some(shape) if options.shape.is_none() => shape,
        _ => raw.shape(options, side)?,
    };
    let mut reading = raw.puzzle(shape, entries)?;
    note_labels(&mut reading, &value["metadata"]);
    let mut cages = Vec::new();
    for cage in value["cages"].as_array().into_iter().flatten() {
        let text = cage["value"].as_str().unwrap_or_default();
        match text.split_once(':').map(|(key, text)| (key.trim(), text.trim())) {
            Some((key @ ("title" | "author" | "rules"), text)) => {
                note_labels(&mut reading, &serde_json::json!({ key: text }));
            }
            Some(("solution", text)) => note_solution(&mut reading, text),
            // One that only contains text, without cells.
            _ if !holds(&cage["cells"]) => {}
            _ => {
                if let Some(cage) = sum_of(cage, side) {
                    cages.push(cage);
                    continue;
                }
                let (at, cells) = (rules::place(raw, "cages"), &cage["cells"]);
                raw.refuse(raw.rule(at, "cages", rules::first_cell(cells)))?;
            }
        }
    }
    if !cages.is_empty() {
        let puzzle = &reading.puzzle;
        let shape = raw.ruled(Format::SUDOKUPAD, puzzle.shape(), &cages)?;
        reading.puzzle = raw.puzzle(shape, puzzle.entries().to_vec())?.puzzle;
    }
    if let Some(text) = value["metadata"]["solution"].as_str() {
        note_solution(&mut reading, text);
    }
    for rule in value["global"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        raw.refuse(raw.rule(0, rule, None))?;
    }
    if holds(&value["foglight"]) {
        reading.warnings.push(Warning::LeftOut(Ornament::Fog));
    }
    reading.format = Some(Format::SUDOKUPAD);
    Ok(reading)
}

/// A killer cage: cells of the board, a number as the sum, and nothing that makes it another rule. The
/// meaning of a cage without a sum, or with a text, is only explained in the setter's words.
fn sum_of(cage: &Value, side: usize) -> Option<Rule> {
    let known = ["cells", "value", "unique", "style", "hidden", "fontC", "outlineC", "textSize"];
    let is_known = |(name, part): (&String, &Value)| known.contains(&name.as_str()) || !holds(part);
    let is_killer = cage["type"].as_str().is_none_or(|sort| sort == "killer");
    let mut parts = cage.as_object()?.iter().filter(|(name, _)| *name != "type");
    let sum = match &cage["value"] {
        Value::Number(number) => u32::try_from(number.as_u64()?).ok()?,
        Value::String(text) => text.trim().parse().ok()?,
        _ => return None,
    };
    let index = |value: &Value| usize::try_from(value.as_u64()?).ok().filter(|at| *at < side);
    let cell = |place: &Value| Some(Cell::at(index(&place[0])?, index(&place[1])?, side));
    let cells: Option<Vec<Cell>> = cage["cells"].as_array()?.iter().map(cell).collect();
    let may_repeat = cage["unique"] == false;
    let rule = Rule::any_cage(cells?, Some(sum), may_repeat);
    (is_killer && parts.all(is_known)).then_some(rule)
}

/// Regions as lists of places, if they are not the usual boxes.
fn regions_of(raw: &Raw<'_>, value: &Value, side: usize) -> Result<Option<Shape>, ParseError> {
    let Some(regions) = value["regions"].as_array().filter(|regions| !regions.is_empty()) else {
        return Ok(None);
    };
    let broken = |what: String| raw.broken(0, Format::SUDOKUPAD, what);
    if side > MAX_SIDE {
        return Err(broken("its regions are not understood".into()));
    }
    let mut names = vec![None; side * side];
    for (number, region) in regions.iter().enumerate() {
        for place in region.as_array().into_iter().flatten() {
            let at =
                |index: usize| usize::try_from(place[index].as_u64()?).ok().filter(|n| *n < side);
            let (row, column) = at(0).zip(at(1)).ok_or_else(|| {
                broken(format!("region {} has a cell that is not on the board", number + 1))
            })?;
            if names[row * side + column].is_some_and(|known| known != number) {
                return Err(broken(format!("r{}c{} is in two regions", row + 1, column + 1)));
            }
            names[row * side + column] = Some(number);
        }
    }
    let numbers: Option<Vec<usize>> = names.into_iter().collect();
    let jigsaw = numbers.and_then(|numbers| shape_of_numbers(&numbers));
    let jigsaw = jigsaw.ok_or_else(|| broken("its regions do not divide the board".into()))?;
    let usual = Shape::usual(side).ok();
    let alike = |shape: &Shape| {
        shape.cells().map(|cell| shape.houses_of(cell).first().copied()).collect::<Vec<_>>()
    };
    Ok(Some(jigsaw).filter(|jigsaw| usual.is_none_or(|usual| alike(&usual) != alike(jigsaw))))
}
