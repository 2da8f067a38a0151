//! `SudokuPad`'s own JSON.
use super::keys;
use crate::board::Reading;
use crate::error::{ErrorKind, ParseError};
use crate::format::Format;
use crate::parsed::Options;
use crate::raw::Raw;
use crate::regions::shape_of_numbers;
use crate::rules;
use crate::typed;
use crate::values::{digit_of, digit_set, holds, note_labels, note_solution};
use crate::warning::{Ornament, Warning};
use serde_json::Value;
use whydoku_core::{Cell, Entry, MAX_SIDE, Rule, Shape};

/// `SudokuPad`'s own JSON: the givens, candidates and regions. Anything drawn may be a rule.
pub(super) fn read(raw: &Raw<'_>, options: &Options, value: &Value) -> Result<Reading, ParseError> {
    typed::check(raw, Format::SUDOKUPAD, value, keys::SUDOKUPAD)?;
    let entries = entries_of(raw, value)?;
    let side = entries.len().isqrt();
    let regions = regions_of(raw, value, side)?;
    // Without regions a board has no boxes there.
    let is_open = matches!(regions, Regions::None) && options.shape.is_none();
    let shape = match regions {
        Regions::Others(shape) if options.shape.is_none() => shape,
        _ => raw.shape(options, side)?,
    };
    let mut reading = raw.puzzle(shape, entries)?.with_notes();
    note_labels(&mut reading, &value["metadata"]);
    note_labels(&mut reading, value);
    let cages = cages_of(raw, value, &mut reading)?;
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
    if is_open {
        let rule = "a board without regions (if it has boxes, name its shape)".into();
        raw.refuse(raw.error(0, ErrorKind::Rule { rule, cell: None }))?;
    }
    if holds(&value["foglight"]) {
        reading.warnings.push(Warning::LeftOut(Ornament::Fog));
    }
    reading.format = Some(Format::SUDOKUPAD);
    Ok(reading)
}

/// What is known about each cell.
fn entries_of(raw: &Raw<'_>, value: &Value) -> Result<Vec<Entry>, ParseError> {
    let rows = value["cells"].as_array().map_or(&[][..], Vec::as_slice);
    let side = rows.len();
    let broken = |what: String| raw.broken(0, Format::SUDOKUPAD, what);
    if let Some(at) = rows.iter().position(|row| row.as_array().map(Vec::len) != Some(side)) {
        let cells = rows[at].as_array().map_or(0, Vec::len);
        return Err(broken(format!("row {} has {cells} cells; there are {side} rows", at + 1)));
    }
    let mut entries = Vec::with_capacity(side * side);
    for (at, cell) in rows.iter().filter_map(Value::as_array).flatten().enumerate() {
        let name = format!("r{}c{}", at / side + 1, at % side + 1);
        let digit = &cell["value"];
        let is_blank = digit.as_str().is_some_and(|text| text.trim().is_empty());
        let given = digit_of(digit, side);
        if given.is_none() && !digit.is_null() && !is_blank {
            return Err(broken(format!("{name} holds {digit}, not a digit from 1 to {side}")));
        }
        let marks = MARKS.into_iter().map(|key| &cell[key]).find(|marks| holds(marks));
        entries.push(match (given, marks) {
            (Some(digit), _) => Entry::Given(digit),
            (None, None) => Entry::Unknown,
            (None, Some(marks)) => {
                let set = digit_set(marks, side);
                let wrong = || format!("the marks of {name} are not digits from 1 to {side}");
                Entry::Candidates(set.ok_or_else(|| broken(wrong()))?)
            }
        });
    }
    Ok(entries)
}

/// The names of marks in the middle of a cell, which are its candidates.
const MARKS: [&str; 3] = ["centremarks", "centermarks", "pencilMarks"];

/// The killer cages; what others say about the puzzle is noted.
fn cages_of(raw: &Raw<'_>, value: &Value, reading: &mut Reading) -> Result<Vec<Rule>, ParseError> {
    let side = reading.puzzle.shape().side();
    let mut cages = Vec::new();
    for cage in value["cages"].as_array().into_iter().flatten() {
        let text = cage["value"].as_str().unwrap_or_default();
        match text.split_once(':').map(|(key, text)| (key.trim(), text.trim())) {
            Some((key @ ("title" | "author" | "rules"), text)) => {
                note_labels(reading, &serde_json::json!({ key: text }));
            }
            Some(("solution", text)) => note_solution(reading, text),
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
    Ok(cages)
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

/// The regions that are listed.
enum Regions {
    None,
    Usual,
    Others(Shape),
}

/// Regions as lists of places.
fn regions_of(raw: &Raw<'_>, value: &Value, side: usize) -> Result<Regions, ParseError> {
    let Some(regions) = value["regions"].as_array().filter(|regions| !regions.is_empty()) else {
        return Ok(Regions::None);
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
    let is_usual =
        Shape::usual(side).is_ok_and(|usual| regions_in_order(&usual) == regions_in_order(&jigsaw));
    Ok(if is_usual { Regions::Usual } else { Regions::Others(jigsaw) })
}

/// The region of each cell, numbered in the order in which their first cells come: a file may list boxes column by column.
fn regions_in_order(shape: &Shape) -> Vec<usize> {
    let mut seen = Vec::new();
    let place = |cell| {
        let region = shape.houses_of(cell).first().copied();
        seen.iter().position(|own| *own == region).unwrap_or_else(|| {
            seen.push(region);
            seen.len() - 1
        })
    };
    shape.cells().map(place).collect()
}
