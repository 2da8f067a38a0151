//! Puzzles of `SudokuMaker`: JSON, packed with LZ-string in its links. Its rules are numbered; what each number means was
//! worked out from links whose puzzles have one solution only if they are read so.
mod rules;

use crate::board::{Reading, usual};
use crate::codec::{Ask, Codec, Found, Read, Write, about};
use crate::error::{ErrorKind, ParseError};
use crate::format::Format;
use crate::parsed::Options;
use crate::raw::Raw;
use crate::regions::shape_of_numbers;
use crate::typed::{self, Key, Sort};
use crate::values::{digit_of, note_labels};
use crate::warning::{Ornament, Warning};
use serde_json::{Value, json};
use whydoku_core::{Cell, Entry, Extra, Regions, Shape};
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "sudokumaker",
    aliases: &[],
    name: message!("format-sudokumaker"),
    recognised: about("JSON with `formatVersion` and `puzzle`, or packed (`N4I...`), or a link"),
    holds: about(
        "givens, placed digits, regions, diagonals, disjoint groups, title, author; thermometers, cages, dots, lines and the other rules with a number that is known",
    ),
    read: Read::Whole(read),
    write: Write::Nothing,
};

/// What the puzzle may hold. The rules themselves are checked one by one.
const PUZZLE: &[Key] = &[
    (&["name", "author", "comment", "type"], Sort::Text),
    (&["size", "width", "height", "minDigit", "maxDigit"], Sort::Number),
    (&["cells"], Sort::List(&Sort::Object(CELL))),
    (&["constraints"], Sort::List(&Sort::Object(rules::ANY))),
];
const CELL: &[Key] =
    &[(&["value"], Sort::Number), (&["given"], Sort::Flag), (&["colors"], Sort::Harmless)];
const OBJECT: &[Key] = &[(&["formatVersion"], Sort::Text), (&["puzzle"], Sort::Object(PUZZLE))];

/// The packed beginning of every puzzle: `{"formatV`.
pub(crate) const BEGINNING: &str = "N4IgZg9gTgtgh";

/// Reads the JSON itself.
fn read(raw: &Raw<'_>, ask: &Ask<'_>) -> Found {
    if !raw.body.starts_with('{') {
        return None;
    }
    let value = typed::parse(raw.body).ok().filter(is_puzzle)?;
    Some(read_value(raw, ask, &value))
}

/// Whether an object is a puzzle of `SudokuMaker`.
pub(crate) fn is_puzzle(value: &Value) -> bool {
    value["formatVersion"].is_string() && value["puzzle"]["constraints"].is_array()
}

/// Reads the object of a puzzle.
pub(crate) fn read_value(
    raw: &Raw<'_>,
    options: &Options,
    value: &Value,
) -> Result<Reading, ParseError> {
    typed::check(raw, Format::SUDOKUMAKER, value, OBJECT)?;
    let puzzle = &value["puzzle"];
    let cells = puzzle["cells"].as_array().map_or(&[][..], Vec::as_slice);
    let side = side_of(raw, puzzle, cells.len())?;
    let found = rules::read(raw, puzzle, side)?;
    let mut shape = match &options.shape {
        Some(_) => raw.shape(options, side)?,
        None => board(raw, &found, side)?,
    };
    for extra in found.extras {
        let broken =
            |error: whydoku_core::ShapeError| raw.broken(0, Format::SUDOKUMAKER, error.to_string());
        shape = shape.with(extra).map_err(broken)?;
    }
    let shape = raw.ruled(Format::SUDOKUMAKER, &shape, &found.rules)?;
    let entries = cells.iter().enumerate().map(|(at, cell)| {
        let of = || raw.broken(0, Format::SUDOKUMAKER, not_a_digit(&shape, at));
        entry_of(cell, side).ok_or_else(of)
    });
    let entries = entries.collect::<Result<_, _>>()?;
    let mut reading = raw.puzzle(shape, entries)?;
    let labels = json!({
        "title": puzzle["name"], "author": puzzle["author"], "ruleset": puzzle["comment"],
    });
    note_labels(&mut reading, &labels);
    let has_colours = cells.iter().any(|cell| crate::values::holds(&cell["colors"]));
    let left = [has_colours.then_some(Ornament::Colours), found.has_fog.then_some(Ornament::Fog)];
    reading.warnings.extend(left.into_iter().flatten().map(Warning::LeftOut));
    reading.format = Some(Format::SUDOKUMAKER);
    Ok(reading)
}

fn not_a_digit(shape: &Shape, at: usize) -> String {
    format!("{} holds something that is not a digit", shape.cell_name(Cell::new(at)))
}

/// The side of the board, whose digits must be those from 1 on.
fn side_of(raw: &Raw<'_>, puzzle: &Value, cells: usize) -> Result<usize, ParseError> {
    let side = cells.isqrt();
    let is = |key: &str, wanted: usize| {
        puzzle[key].as_u64().is_none_or(|number| number == wanted as u64)
    };
    if side == 0
        || side * side != cells
        || !["size", "width", "height"].iter().all(|key| is(key, side))
    {
        return Err(raw.broken(0, Format::SUDOKUMAKER, "its grid is not a square"));
    }
    for (key, wanted) in [("minDigit", 1), ("maxDigit", side)] {
        if !is(key, wanted) {
            raw.refuse(raw.rule(0, &format!("{key} {}", puzzle[key]), None))?;
        }
    }
    Ok(side)
}

/// The board without extra houses: the usual boxes, regions, or none.
fn board(raw: &Raw<'_>, found: &rules::Found, side: usize) -> Result<Shape, ParseError> {
    let no_boxes = |_| raw.error(0, ErrorKind::NoBoxes(side));
    let Some(regions) = &found.regions else {
        return Shape::boxes(1, side).map_err(no_boxes);
    };
    let shape = shape_of_numbers(regions);
    let shape =
        shape.ok_or_else(|| raw.broken(0, Format::SUDOKUMAKER, "its regions do not fit"))?;
    let is_usual = |usual: &Shape| {
        let region = |cell: Cell| usual.houses_of(cell)[0].index();
        matches!(usual.regions(), Regions::Boxes { .. })
            && usual.cells().all(|a| {
                let first = usual.cells().find(|&b| regions[b.index()] == regions[a.index()]);
                first.is_some_and(|b| region(a) == region(b))
            })
    };
    Ok(usual(side).ok().filter(is_usual).unwrap_or(shape))
}

fn entry_of(cell: &Value, side: usize) -> Option<Entry> {
    if !cell["value"].is_null() {
        let digit = digit_of(&cell["value"], side)?;
        let is_given = cell["given"].as_bool().unwrap_or(false);
        return Some(if is_given { Entry::Given(digit) } else { Entry::Placed(digit) });
    }
    Some(Entry::Unknown)
}

/// Both diagonals count as one extra.
fn diagonals(down: bool, up: bool, side: usize) -> Option<Extra> {
    let along = |column: fn(usize, usize) -> usize| {
        Extra::Cells((0..side).map(|row| Cell::at(row, column(row, side), side)).collect())
    };
    match (down, up) {
        (true, true) => Some(Extra::Diagonals),
        (true, false) => Some(along(|row, _| row)),
        (false, true) => Some(along(|row, side| side - 1 - row)),
        (false, false) => None,
    }
}
