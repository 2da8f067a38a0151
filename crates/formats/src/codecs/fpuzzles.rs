//! Puzzles of f-puzzles: JSON, packed with LZ-string in its links. The format that setters
//! exchange.
mod keys;
mod read_rules;
mod write_rules;

use super::sudokumaker;
use crate::append::push_number;
use crate::board::{Reading, usual};
use crate::cell_text::parse_cell;
use crate::codec::{Ask, Codec, Found, Read, SETTER, Write, WriteError, Writer, about};
use crate::error::{ErrorKind, ParseError};
use crate::format::Format;
use crate::lex::MAX_SYMBOL_SIDE;
use crate::parsed::{Label, Meta, Options};
use crate::raw::Raw;
use crate::regions::shape_of_regions;
use crate::typed::{self, Sort};
use crate::values::{digit_of, digit_set, holds, keep_solution, note_labels, note_solution};
use crate::warning::{Ornament, Warning};
use crate::{lz, percent};
use core::fmt::Write as _;
use serde_json::Value;
use whydoku_core::{Cell, Digit, DigitSet, Entry, Extra, Puzzle, Regions, Shape};
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "fpuzzles",
    aliases: &[],
    name: message!("format-fpuzzles"),
    recognised: about("JSON with a `grid` of objects, or packed (`N4I...`)"),
    holds: about(
        "givens, placed digits, candidates, regions, diagonals, disjoint groups, extra regions, title, author, the solution; cages, dots and the other rules in the list below",
    ),
    read: Read::Whole(read_packed),
    write: Write::Puzzle(Writer::new(|out, puzzle, meta, _| write(out, puzzle, meta), SETTER)),
};

/// The largest board of f-puzzles.
const MAX_SIDE: usize = 16;

/// Reads a packed puzzle that stands alone.
fn read_packed(raw: &Raw<'_>, options: &Ask<'_>) -> Found {
    let asked = options.format.map(Format::read_as) == Some(Format::FPUZZLES);
    if asked && raw.body.starts_with('{') {
        return Some(read_json(raw, options, raw.body));
    }
    // The beginning of every packed object with quotes.
    let begins = raw.body.starts_with("N4I") && raw.body.len() > 20;
    (begins || asked).then(|| read_text(raw, options, raw.body))
}

/// Reads a packed puzzle.
pub(crate) fn read_text(
    raw: &Raw<'_>,
    options: &Options,
    packed: &str,
) -> Result<Reading, ParseError> {
    let text = lz::unpack(packed).or_else(|| lz::unpack(&percent::decoded(packed)));
    let text = text.ok_or_else(|| {
        let is_maker = packed.starts_with(sudokumaker::BEGINNING);
        let format = if is_maker { Format::SUDOKUMAKER } else { Format::FPUZZLES };
        raw.broken(0, format, "it is cut short or damaged; copy the whole link")
    })?;
    read_json(raw, options, &text)
}

fn read_json(raw: &Raw<'_>, options: &Options, text: &str) -> Result<Reading, ParseError> {
    let value = typed::parse(text).map_err(|(_, what)| {
        raw.broken(0, Format::FPUZZLES, format!("its content is not JSON: {what}"))
    })?;
    if sudokumaker::is_puzzle(&value) {
        return sudokumaker::read_value(raw, options, &value);
    }
    read_value(raw, options, &value)
}

/// Whether an object is a puzzle of f-puzzles: its grid has rows of objects.
pub(super) fn is_puzzle(value: &Value) -> bool {
    value["grid"][0][0].is_object()
}

/// Reads the object of a puzzle.
pub(crate) fn read_value(
    raw: &Raw<'_>,
    options: &Options,
    value: &Value,
) -> Result<Reading, ParseError> {
    typed::check_but(raw, Format::FPUZZLES, value, keys::PUZZLE, &|name, _| {
        let ink = || read_rules::is_ink(value, name).then_some(Sort::Harmless);
        read_rules::form_of(name).map(keys::of_form).or_else(ink)
    })?;
    let rows = value["grid"].as_array().map_or(&[][..], Vec::as_slice);
    let side = rows.len();
    let uneven = rows.iter().position(|row| row.as_array().map(Vec::len) != Some(side));
    if let Some(size) = value["size"].as_u64().filter(|size| *size != side as u64) {
        let what = format!("its size is {size}, and its grid has {side} rows");
        return Err(raw.broken(0, Format::FPUZZLES, what));
    }
    if side > MAX_SIDE || uneven.is_some() {
        let what = format!("its grid is not a square of up to {MAX_SIDE} rows");
        return Err(raw.broken(0, Format::FPUZZLES, what));
    }
    let cells: Vec<&Value> = rows.iter().filter_map(Value::as_array).flatten().collect();
    let shape = match &options.shape {
        Some(_) => raw.shape(options, side)?,
        None => shape_of(raw, value, &cells, side)?,
    };
    let (rules, warnings) = read_rules::read(raw, value, side)?;
    let shape = raw.ruled(Format::FPUZZLES, &shape, &rules)?;
    let entries = cells.iter().enumerate().map(|(at, cell)| {
        entry_of(cell, side).ok_or_else(|| {
            let what =
                format!("{} holds something that is not a digit", shape.cell_name(Cell::new(at)));
            raw.broken(0, Format::FPUZZLES, what)
        })
    });
    let entries = entries.collect::<Result<_, _>>()?;
    let mut reading = raw.puzzle(shape, entries)?;
    reading.warnings.extend(warnings);
    let is_noted = |(cell, marks): &(Cell, &&Value)| {
        !holds(&marks["givenPencilMarks"])
            && matches!(reading.puzzle.entry(*cell), Entry::Candidates(_))
    };
    let shape = reading.puzzle.shape();
    reading.noted = shape.cells().zip(&cells).filter(is_noted).map(|(cell, _)| cell).collect();
    note_labels(&mut reading, value);
    match &value["solution"] {
        Value::Array(items) if !items.is_empty() => {
            keep_solution(&mut reading, items.iter().map(|item| digit_of(item, side)).collect());
        }
        Value::String(text) if !text.is_empty() => note_solution(&mut reading, text),
        _ => {}
    }
    let corner = cells.iter().any(|cell| holds(&cell["cornerPencilMarks"]));
    let colour =
        cells.iter().any(|cell| holds(&cell["highlight"]) || holds(&cell["highlightArray"]));
    let fog = holds(&value["fogofwar"]) || holds(&value["foglight"]);
    let left = [
        corner.then_some(Ornament::CornerMarks),
        colour.then_some(Ornament::Colours),
        fog.then_some(Ornament::Fog),
    ];
    reading.warnings.extend(left.into_iter().flatten().map(Warning::LeftOut));
    reading.format = Some(Format::FPUZZLES);
    Ok(reading)
}

fn entry_of(cell: &Value, side: usize) -> Option<Entry> {
    if holds(&cell["value"]) {
        let digit = digit_of(&cell["value"], side)?;
        let given = cell["given"].as_bool().unwrap_or(false);
        return Some(if given { Entry::Given(digit) } else { Entry::Placed(digit) });
    }
    for marks in ["givenPencilMarks", "centerPencilMarks"] {
        if holds(&cell[marks]) {
            return digit_set(&cell[marks], side).map(Entry::Candidates);
        }
    }
    Some(Entry::Unknown)
}

/// The board: usual boxes or the regions of the cells, diagonals, disjoint groups, extra regions.
fn shape_of(
    raw: &Raw<'_>,
    value: &Value,
    cells: &[&Value],
    side: usize,
) -> Result<Shape, ParseError> {
    let broken = |what: String| raw.broken(0, Format::FPUZZLES, what);
    let irregular = cells.iter().any(|cell| cell.get("region").is_some());
    let mut shape = if irregular {
        jigsaw(cells, side).ok_or_else(|| broken("its regions do not fit".into()))?
    } else {
        usual(side).map_err(|_| raw.error(0, ErrorKind::NoBoxes(side)))?
    };
    let mut extras = Vec::new();
    let (down, up) = (holds(&value["diagonal-"]), holds(&value["diagonal+"]));
    let diagonal = |column: fn(usize, usize) -> usize| {
        Extra::Cells((0..side).map(|row| Cell::at(row, column(row, side), side)).collect())
    };
    match (down, up) {
        (true, true) => extras.push(Extra::Diagonals),
        (true, false) => extras.push(diagonal(|row, _| row)),
        (false, true) => extras.push(diagonal(|row, side| side - 1 - row)),
        (false, false) => {}
    }
    if holds(&value["disjointgroups"]) {
        let boxes: Vec<Vec<Cell>> =
            shape.houses()[..side].iter().map(|house| house.cells.clone()).collect();
        extras.extend((0..side).map(|at| Extra::Cells(boxes.iter().map(|b| b[at]).collect())));
    }
    for region in value["extraregion"].as_array().into_iter().flatten() {
        let names = region["cells"].as_array().into_iter().flatten();
        let cells: Option<Vec<Cell>> = names.map(|name| cell_of(name.as_str()?, side)).collect();
        let cells = cells.ok_or_else(|| broken("an extra region is not valid".into()))?;
        // Any other is a rule, because it need not hold every digit.
        if cells.len() == side {
            extras.push(Extra::Cells(cells));
        }
    }
    for extra in extras {
        shape = shape.with(extra).map_err(|error| broken(error.to_string()))?;
    }
    Ok(shape)
}

/// Regions by the number given for each cell; a cell without one is in its usual box, or in its row if a
/// board of this side has no boxes.
fn jigsaw(cells: &[&Value], side: usize) -> Option<Shape> {
    let boxes = usual(side).ok();
    let names: Option<Vec<char>> = cells
        .iter()
        .enumerate()
        .map(|(at, cell)| {
            let region = match (cell.get("region"), &boxes) {
                (Some(region), _) => usize::try_from(region.as_u64()?).ok()?,
                (None, Some(boxes)) => boxes.houses_of(Cell::new(at)).first()?.index(),
                (None, None) => at / side,
            };
            Some(region)
                .filter(|region| *region < MAX_SYMBOL_SIDE)
                .and_then(|r| Digit::new(r).symbol())
        })
        .collect();
    shape_of_regions(&names?).ok()
}

fn cell_of(name: &str, side: usize) -> Option<Cell> {
    parse_cell(name, side, whydoku_core::CellNames::RowColumn).ok()
}

/// The packed text of a puzzle, which f-puzzles and `SudokuPad` open.
pub(crate) fn packed(puzzle: &Puzzle, meta: &Meta) -> Result<String, WriteError> {
    let mut text = String::new();
    json(&mut text, puzzle, meta)?;
    Ok(lz::compress(&text))
}

fn write(out: &mut String, puzzle: &Puzzle, meta: &Meta) -> Result<(), WriteError> {
    out.push_str(&packed(puzzle, meta)?);
    Ok(())
}

/// The JSON of a puzzle.
pub(crate) fn json(out: &mut String, puzzle: &Puzzle, meta: &Meta) -> Result<(), WriteError> {
    let shape = puzzle.shape();
    let side = shape.side();
    let regions = match shape.regions() {
        _ if side > MAX_SIDE => return Err(WriteError::SidesUpTo(MAX_SIDE)),
        Regions::Jigsaw(numbers) => Some(numbers),
        Regions::Boxes { .. } if usual(side).is_ok_and(|u| u.regions() == shape.regions()) => None,
        Regions::Boxes { .. } => {
            return Err(WriteError::TallBoxes);
        }
    };
    let _ = write!(out, "{{\"size\":{side}");
    for (key, label) in [("title", Label::Title), ("author", Label::Author)] {
        if let Some(text) = meta.label(label) {
            let _ = write!(out, ",\"{key}\":{}", Value::from(text));
        }
    }
    if let Some(text) = meta.label(Label::Description) {
        let _ = write!(out, ",\"ruleset\":{}", Value::from(text));
    }
    out.push_str(",\"grid\":[");
    for (row, entries) in puzzle.entries().chunks(side).enumerate() {
        out.push_str(if row == 0 { "[" } else { ",[" });
        for (column, entry) in entries.iter().enumerate() {
            out.push_str(if column == 0 { "{" } else { ",{" });
            let region = regions.map(|numbers| numbers[row * side + column]);
            let cell = Cell::at(row, column, side);
            push_fields(out, *entry, region, restricts(puzzle, cell, meta));
            out.push('}');
        }
        out.push(']');
    }
    out.push(']');
    extras(out, shape);
    write_rules::write(out, shape)?;
    out.push('}');
    Ok(())
}

/// Whether the candidates of a cell say more than the digits that it sees: then the puzzle depends on them, unless they
/// are known to be notes of a player.
fn restricts(puzzle: &Puzzle, cell: Cell, meta: &Meta) -> bool {
    let Entry::Candidates(candidates) = puzzle.entry(cell) else { return false };
    let shape = puzzle.shape();
    let houses = shape.houses_of(cell).iter();
    let seen: DigitSet = houses
        .flat_map(|house| &shape.house(*house).cells)
        .filter_map(|other| puzzle.digit(*other))
        .collect();
    candidates != DigitSet::first(shape.side()) - seen && !meta.noted.contains(&cell)
}

/// The fields of the object for a cell.
fn push_fields(out: &mut String, entry: Entry, region: Option<u8>, restricts: bool) {
    let start = out.len();
    match entry {
        Entry::Unknown => {}
        Entry::Given(digit) | Entry::Placed(digit) => {
            out.push_str("\"value\":");
            push_number(out, digit.number() as u64);
        }
        Entry::Candidates(digits) if digits.is_empty() => {}
        Entry::Candidates(digits) => {
            let numbers: Vec<String> = digits.iter().map(|d| d.number().to_string()).collect();
            let marks = if restricts { "givenPencilMarks" } else { "centerPencilMarks" };
            let _ = write!(out, "\"{marks}\":[{}]", numbers.join(","));
        }
    }
    if matches!(entry, Entry::Given(_)) {
        out.push_str(",\"given\":true");
    }
    if let Some(region) = region {
        out.push_str(if out.len() > start { ",\"region\":" } else { "\"region\":" });
        push_number(out, u64::from(region));
    }
}

fn extras(out: &mut String, shape: &Shape) {
    let mut houses: Vec<String> = Vec::new();
    for extra in shape.extras() {
        match extra {
            Extra::Diagonals => out.push_str(",\"diagonal+\":true,\"diagonal-\":true"),
            Extra::Windows => {
                let windows = shape.houses().iter();
                let windows = windows.filter(|h| h.kind == whydoku_core::HouseKind::Window);
                houses.extend(windows.map(|house| names(&house.cells, shape.side())));
            }
            Extra::Cells(cells) => houses.push(names(cells, shape.side())),
        }
    }
    if !houses.is_empty() {
        let _ = write!(out, ",\"extraregion\":[{}]", houses.join(","));
    }
}

fn names(cells: &[Cell], side: usize) -> String {
    format!("{{\"cells\":{}}}", cell_names(cells, side))
}

/// `["R1C1","R1C2"]`.
fn cell_names(cells: &[Cell], side: usize) -> String {
    let name = |cell: &Cell| format!("\"R{}C{}\"", cell.row(side) + 1, cell.column(side) + 1);
    format!("[{}]", cells.iter().map(name).collect::<Vec<_>>().join(","))
}
