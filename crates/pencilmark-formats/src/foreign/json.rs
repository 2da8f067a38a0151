//! JSON: rows of numbers, and the files of programs that write it. What an object holds tells which.
use super::{Raw, arrays, fpuzzles, own};
use crate::board::Reading;
use crate::candidates::parse_digit;
use crate::error::{ErrorKind, ParseError};
use crate::formats::line::MAX_SYMBOL_SIDE;
use crate::lex::is_gap;
use crate::parsed::{Format, Label, Options};
use crate::regions::shape_of_regions;
use crate::text::Text;
use crate::warning::Warning;
use pencilmark_core::{Digit, DigitSet, Entry, Shape};
use serde_json::Value;

/// Names under which a puzzle stands in an object.
const PUZZLE_KEYS: [&str; 7] = ["puzzle", "grid", "board", "quiz", "givens", "clues", "question"];
/// Objects are looked into so deep.
const DEEPEST: usize = 4;

/// Reads a text that begins like JSON.
pub(crate) fn read(raw: &Raw<'_>, options: &Options) -> Option<Result<Reading, ParseError>> {
    let (first, rest) = (raw.body.chars().next()?, raw.body.get(1..)?);
    let second = rest.trim_start_matches(is_gap).chars().next().unwrap_or(' ');
    let begins = match first {
        '{' => matches!(second, '"' | '\''),
        '[' => "[{\"'-.".contains(second) || second.is_ascii_digit(),
        _ => false,
    };
    begins.then(|| {
        let python = raw.body.contains('\'') && !raw.body.contains('"');
        let text = if python { raw.body.replace('\'', "\"") } else { raw.body.to_string() };
        let value = match (serde_json::from_str(&text), arrays::rows_of(raw.body)) {
            (Ok(value), _) | (Err(_), Some(value)) => value,
            (Err(error), None) => {
                return Err(raw.broken(place_of(raw.body, &error), Format::Json, reason(&error)));
            }
        };
        read_value(raw, options, &value, DEEPEST)
    })
}

/// Reads an array of arrays as programs declare it.
pub(crate) fn read_declared(
    raw: &Raw<'_>,
    options: &Options,
) -> Option<Result<Reading, ParseError>> {
    let rows = arrays::rows_of(raw.body)?;
    Some(read_value(raw, options, &rows, DEEPEST))
}

/// Reads JSON that was packed into another text, so that it has no place in it.
pub(crate) fn read_text(
    raw: &Raw<'_>,
    options: &Options,
    text: &str,
) -> Result<Reading, ParseError> {
    let value =
        serde_json::from_str(text).map_err(|error| raw.broken(0, Format::Json, reason(&error)))?;
    read_value(raw, options, &value, DEEPEST)
}

/// The message without the place, which is told in the usual way.
fn reason(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or(&text).to_string()
}

/// The byte that an error names by line and column.
fn place_of(body: &str, error: &serde_json::Error) -> usize {
    let before: usize =
        body.split_inclusive('\n').take(error.line().max(1) - 1).map(str::len).sum();
    let mut at = (before + error.column().saturating_sub(1)).min(body.len());
    while !body.is_char_boundary(at) {
        at -= 1;
    }
    at
}

fn read_value(
    raw: &Raw<'_>,
    options: &Options,
    value: &Value,
    depth: usize,
) -> Result<Reading, ParseError> {
    let nothing = || raw.broken(0, Format::Json, "there is no puzzle in it");
    match value {
        Value::String(text) => read_string(raw, options, text),
        Value::Array(items) => read_array(raw, options, items),
        Value::Object(_) => {
            if let Some(reading) = read_known(raw, options, value) {
                return reading;
            }
            let inner = PUZZLE_KEYS.iter().find_map(|key| value.get(key)).filter(|_| depth > 0);
            let mut reading = read_value(raw, options, inner.ok_or_else(nothing)?, depth - 1)?;
            note_labels(&mut reading, value);
            if let Some(solution) = value.get("solution").and_then(Value::as_str) {
                note_solution(&mut reading, solution);
            }
            Ok(reading)
        }
        _ => Err(nothing()),
    }
}

/// The files of programs that are known.
fn read_known(
    raw: &Raw<'_>,
    options: &Options,
    value: &Value,
) -> Option<Result<Reading, ParseError>> {
    if value.get("givens").is_some() && (value.get("shape").or(value.get("size"))).is_some() {
        return Some(own::read(raw, options, value));
    }
    let first = |key: &str| value.get(key)?.as_array()?.first();
    if first("grid").and_then(|row| row.as_array()?.first()?.as_object()).is_some() {
        let reading = fpuzzles::read_value(raw, options, value);
        return Some(reading.map(|r| Reading { format: Some(Format::FPuzzles), ..r }));
    }
    match first("cells") {
        Some(Value::Array(_)) => {
            let reading = read_sudokupad(raw, options, value);
            Some(reading.map(|r| Reading { format: Some(Format::SudokuPad), ..r }))
        }
        Some(cell) if cell.get("position").is_some() => Some(read_gnome(raw, options, value)),
        _ => None,
    }
}

/// A text inside JSON: a board in any plain format.
fn read_string(raw: &Raw<'_>, options: &Options, text: &str) -> Result<Reading, ParseError> {
    let inner = Text::new(text, 1);
    if inner.rows.is_empty() {
        return Err(raw.broken(0, Format::Json, "the text of the puzzle is empty"));
    }
    let options = Options { shape: options.shape.clone(), format: None };
    let (_, reading) = crate::detect::read(&inner, &options)
        .map_err(|error| raw.broken(0, Format::Json, error.kind.to_string()))?;
    Ok(reading)
}

/// Rows of cells, cells alone, or rows as texts.
fn read_array(raw: &Raw<'_>, options: &Options, items: &[Value]) -> Result<Reading, ParseError> {
    if let [Value::String(_), ..] = items {
        let rows: Option<Vec<&str>> = items.iter().map(Value::as_str).collect();
        let longest = rows.iter().flatten().map(|row| row.len()).max().unwrap_or(0);
        if let Some(rows) = rows.filter(|_| longest > 2) {
            return read_string(raw, options, &rows.join("\n"));
        }
    }
    if items.iter().all(Value::is_object) && items.len() > 1 {
        return Err(raw.error(0, ErrorKind::Collection { puzzles: items.len() }));
    }
    if let [only @ (Value::Object(_) | Value::String(_))] = items {
        return read_value(raw, options, only, 1);
    }
    let nested = items.iter().all(Value::is_array) && items.len() > 3;
    let cells: Vec<&Value> = if nested {
        let side = items.len();
        let uneven = items.iter().position(|row| row.as_array().map(Vec::len) != Some(side));
        if let Some(row) = uneven {
            let cells = items[row].as_array().map_or(0, Vec::len);
            let what = format!("row {} has {cells} cells; there are {side} rows", row + 1);
            return Err(raw.broken(0, Format::Json, what));
        }
        items.iter().filter_map(Value::as_array).flatten().collect()
    } else {
        items.iter().collect()
    };
    let side = cells.len().isqrt();
    if side * side != cells.len() || side < 4 {
        return Err(raw.error(0, ErrorKind::NoBoardOf(cells.len())));
    }
    let shape = raw.shape(options, side)?;
    let entries = cells.iter().enumerate().map(|(at, value)| {
        entry_of(value, side).ok_or_else(|| {
            let name = shape.cell_name(pencilmark_core::Cell::new(at));
            let shown: String = value.to_string().chars().take(30).collect();
            let what =
                format!("{shown} in {name} is neither a digit of a {side}x{side} board nor blank");
            raw.broken(0, Format::Json, what)
        })
    });
    let entries = entries.collect::<Result<_, _>>()?;
    raw.puzzle(shape, entries)
}

/// A number or a symbol is a given; a list holds candidates.
fn entry_of(value: &Value, side: usize) -> Option<Entry> {
    match value {
        Value::Null => Some(Entry::Unknown),
        Value::Array(_) => digit_set(value, side).map(Entry::Candidates),
        Value::String(text) if matches!(text.trim(), "" | "." | "0" | "_" | "-" | "*" | "?") => {
            Some(Entry::Unknown)
        }
        Value::Number(number) if number.as_u64() == Some(0) => Some(Entry::Unknown),
        value => digit_of(value, side).map(Entry::Given),
    }
}

/// A digit, as a number or a text.
pub(crate) fn digit_of(value: &Value, side: usize) -> Option<Digit> {
    match value {
        Value::Number(number) => {
            let number = usize::try_from(number.as_u64()?).ok()?;
            (1..=side).contains(&number).then(|| Digit::from_number(number))
        }
        Value::String(text) => parse_digit(text.trim(), side).ok(),
        _ => None,
    }
}

/// A list of digits; `None` unless all of it is one, or on boards that have no sets.
pub(crate) fn digit_set(value: &Value, side: usize) -> Option<DigitSet> {
    let items = value.as_array().filter(|_| side <= 64)?;
    items.iter().map(|item| digit_of(item, side)).collect()
}

/// The title and the like of an object.
pub(crate) fn note_labels(reading: &mut Reading, value: &Value) {
    let labels = [
        ("title", Label::Title),
        ("author", Label::Author),
        ("source", Label::Source),
        ("url", Label::Url),
        ("level", Label::Level),
        ("difficulty_category", Label::Level),
        ("difficulty", Label::Level),
        ("date", Label::Date),
        ("ruleset", Label::Description),
        ("rules", Label::Description),
        ("comment", Label::Comment),
    ];
    for (key, label) in labels {
        let text = match value.get(key) {
            Some(Value::String(text)) => text.trim().to_string(),
            Some(Value::Number(number)) => number.to_string(),
            _ => continue,
        };
        if !text.is_empty() {
            reading.labels.push((label, text));
        }
    }
}

/// Keeps a solution that fills the board and agrees with the digits.
pub(crate) fn note_solution(reading: &mut Reading, text: &str) {
    let side = reading.puzzle.shape().side();
    let digits: Option<Vec<Digit>> = text
        .chars()
        .map(|c| {
            Digit::from_symbol(c).filter(|digit| digit.index() < side && side <= MAX_SYMBOL_SIDE)
        })
        .collect();
    keep_solution(reading, digits);
}

/// Keeps a solution that fills the board and agrees with the digits.
pub(crate) fn keep_solution(reading: &mut Reading, digits: Option<Vec<Digit>>) {
    let puzzle = &reading.puzzle;
    reading.solution = digits.filter(|digits| {
        let agrees = |(entry, digit): (&Entry, &Digit)| entry.digit().is_none_or(|d| d == *digit);
        digits.len() == puzzle.entries().len() && puzzle.entries().iter().zip(digits).all(agrees)
    });
}

/// A save of GNOME Sudoku: the cells that are not empty, each with its place.
fn read_gnome(raw: &Raw<'_>, options: &Options, value: &Value) -> Result<Reading, ParseError> {
    let side = 9;
    let mut entries = vec![Entry::Unknown; side * side];
    for (index, cell) in value["cells"].as_array().into_iter().flatten().enumerate() {
        let broken = || {
            let what = format!("cell {} of the list has no place on the board", index + 1);
            raw.broken(0, Format::Json, what)
        };
        let place = |at: usize| cell["position"][at].as_u64().filter(|&n| n < side as u64);
        let (row, column) = place(0).zip(place(1)).ok_or_else(broken)?;
        let fixed = cell["fixed"].as_bool().unwrap_or(false);
        let entry = match digit_of(&cell["value"], side) {
            Some(digit) if fixed => Entry::Given(digit),
            Some(digit) => Entry::Placed(digit),
            None => match digit_set(&cell["earmarks"], side) {
                Some(set) if !set.is_empty() => Entry::Candidates(set),
                _ => Entry::Unknown,
            },
        };
        let known = &mut entries[row as usize * side + column as usize];
        if *known != Entry::Unknown && *known != entry {
            let what = format!("r{}c{} is in the list twice", row + 1, column + 1);
            return Err(raw.broken(0, Format::Json, what));
        }
        *known = entry;
    }
    let mut reading = raw.puzzle(raw.shape(options, side)?, entries)?;
    note_labels(&mut reading, value);
    Ok(reading)
}

/// Parts of a `SudokuPad` puzzle that are drawings: what they mean, only the setter's words say, so
/// they may be rules.
const DRAWINGS: [&str; 4] = ["lines", "arrows", "underlays", "overlays"];

/// `SudokuPad`'s own JSON: the givens, candidates and regions. What is drawn is refused by name; a
/// fog, which only hides, gets a warning.
fn read_sudokupad(raw: &Raw<'_>, options: &Options, value: &Value) -> Result<Reading, ParseError> {
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
    let mut rules: Vec<&str> = DRAWINGS.into_iter().filter(|key| holds(&value[*key])).collect();
    for cage in value["cages"].as_array().into_iter().flatten() {
        let text = cage["value"].as_str().unwrap_or_default();
        match text.split_once(':').map(|(key, text)| (key.trim(), text.trim())) {
            Some((key @ ("title" | "author" | "rules"), text)) => {
                note_labels(&mut reading, &serde_json::json!({ key: text }));
            }
            Some(("solution", text)) => note_solution(&mut reading, text),
            // One that only says something, and is around no cells.
            _ if !holds(&cage["cells"]) => {}
            _ => rules.push("cages"),
        }
    }
    if let Some(text) = value["metadata"]["solution"].as_str() {
        note_solution(&mut reading, text);
    }
    let global = value["global"].as_array().into_iter().flatten().filter_map(Value::as_str);
    if let Some(rule) = rules.into_iter().chain(global).next() {
        return Err(raw.error(0, ErrorKind::Rule { rule: rule.into() }));
    }
    if holds(&value["foglight"]) {
        reading.warnings.push(Warning::NotClassic { part: "foglight".into() });
    }
    Ok(reading)
}

/// Whether a part of a puzzle says anything.
pub(crate) fn holds(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => false,
        Value::Array(items) => !items.is_empty(),
        Value::Object(fields) => !fields.is_empty(),
        Value::String(text) => !text.is_empty(),
        _ => true,
    }
}

/// Regions as lists of places, if they are not the usual boxes.
fn regions_of(raw: &Raw<'_>, value: &Value, side: usize) -> Result<Option<Shape>, ParseError> {
    let Some(regions) = value["regions"].as_array().filter(|regions| !regions.is_empty()) else {
        return Ok(None);
    };
    let broken = |what: String| raw.broken(0, Format::SudokuPad, what);
    if side > MAX_SYMBOL_SIDE {
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
    let names: Option<Vec<char>> =
        names.into_iter().map(|number| Digit::new(number?).symbol()).collect();
    let jigsaw = names.and_then(|names| shape_of_regions(&names).ok());
    let jigsaw = jigsaw.ok_or_else(|| broken("its regions do not divide the board".into()))?;
    let usual = Shape::usual(side).ok();
    let alike = |shape: &Shape| {
        shape.cells().map(|cell| shape.houses_of(cell).first().copied()).collect::<Vec<_>>()
    };
    Ok(Some(jigsaw).filter(|jigsaw| usual.is_none_or(|usual| alike(&usual) != alike(jigsaw))))
}
