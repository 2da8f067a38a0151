//! JSON: rows of numbers, and the files of programs that write it. The contents of an object decide
//! which.
mod arrays;
mod gnome_save;
pub(crate) mod own;
mod own_rules;
pub(crate) mod own_usual;
mod sudokupad;

use super::fpuzzles;
use crate::board::Reading;
use crate::codec::{Ask, Codec, Found, Read, Write, Writer, about};
use crate::error::{ErrorKind, ParseError};
use crate::format::Format;
use crate::lex::is_gap;
use crate::loss::Loss;
use crate::parsed::Options;
use crate::raw::Raw;
use crate::rules;
use crate::text::Text;
use crate::values::{digit_of, digit_set, note_labels, note_solution};
use serde_json::Value;
use std::borrow::Cow;
use whydoku_core::Entry;
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "json",
    aliases: &["jsonl"],
    name: message!("format-json"),
    recognised: about(r#"begins with `{"` or `[`"#),
    holds: about(
        "our own: everything; saves of GNOME Sudoku; rows of numbers or texts, as Python or LeetCode print them; arrays as C, Java, Python or numpy declare and print them",
    ),
    read: Read::Whole(read),
    write: Write::Puzzle(Writer::new(
        |out, puzzle, meta, _| own::write(out, puzzle, meta),
        &Loss::ALL,
    )),
};

/// The names that a puzzle can have in an object.
const PUZZLE_KEYS: [&str; 7] = ["puzzle", "grid", "board", "quiz", "givens", "clues", "question"];
/// How deep objects are searched.
const DEEPEST: usize = 4;

/// Reads a text that begins like JSON.
fn read(raw: &Raw<'_>, options: &Ask<'_>) -> Found {
    let (first, rest) = (raw.body.chars().next()?, raw.body.get(1..)?);
    let second = rest.trim_start_matches(is_gap).chars().next().unwrap_or(' ');
    let begins = match first {
        '{' => matches!(second, '"' | '\''),
        '[' => "[{\"'-.".contains(second) || second.is_ascii_digit(),
        _ => false,
    };
    if !begins {
        // An array of arrays as programs declare it.
        let rows = arrays::rows_of(raw.body)?;
        return Some(read_value(raw, options, &rows, DEEPEST));
    }
    Some(read_json(raw, options))
}

fn read_json(raw: &Raw<'_>, ask: &Ask<'_>) -> Result<Reading, ParseError> {
    let python = raw.body.contains('\'') && !raw.body.contains('"');
    let text: Cow<'_, str> =
        if python { raw.body.replace('\'', "\"").into() } else { raw.body.into() };
    let value = serde_json::from_str(&text).or_else(|error| {
        let broken = || raw.broken(place_of(raw.body, &error), Format::JSON, reason(&error));
        arrays::rows_of(raw.body).ok_or_else(broken)
    });
    read_value(raw, ask, &value?, DEEPEST)
}

/// The message without the place, which is reported in the usual way.
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
    options: &Ask<'_>,
    value: &Value,
    depth: usize,
) -> Result<Reading, ParseError> {
    let nothing = || raw.broken(0, Format::JSON, "there is no puzzle in it");
    match value {
        // JSON inside JSON, as in tables of puzzles with rules: the text of a board would be found in it
        // too, but not its rules.
        Value::String(text) if text.trim_start().starts_with('{') => {
            let inner = serde_json::from_str(text).ok().filter(|_| depth > 0);
            read_value(raw, options, &inner.ok_or_else(nothing)?, depth - 1)
        }
        Value::String(text) => read_string(raw, options, text),
        Value::Array(items) => read_array(raw, options, items),
        Value::Object(_) => {
            if let Some(reading) = read_known(raw, options, value) {
                return reading;
            }
            rules::open(raw, value)?;
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

/// The files of known programs.
fn read_known(
    raw: &Raw<'_>,
    options: &Options,
    value: &Value,
) -> Option<Result<Reading, ParseError>> {
    if value.get("givens").is_some() && (value.get("shape").or(value.get("size"))).is_some() {
        return Some(own::read(raw, options, value));
    }
    if fpuzzles::is_puzzle(value) {
        return Some(fpuzzles::read_value(raw, options, value));
    }
    match value.get("cells")?.as_array()?.first()? {
        Value::Array(_) => Some(sudokupad::read(raw, options, value)),
        cell if cell.get("position").is_some() => Some(gnome_save::read(raw, options, value)),
        _ => None,
    }
}

/// A text inside JSON: a board in any plain format.
fn read_string(raw: &Raw<'_>, options: &Ask<'_>, text: &str) -> Result<Reading, ParseError> {
    let inner = Text::new(text, 1);
    if inner.rows.is_empty() {
        return Err(raw.broken(0, Format::JSON, "the text of the puzzle is empty"));
    }
    let reading = options.cells(&inner).map_err(|error| {
        raw.error(0, ErrorKind::Inside { format: Format::JSON, fault: Box::new(error.kind) })
    })?;
    // The text is JSON, regardless of how its board is written.
    Ok(Reading { format: None, ..reading })
}

/// Rows of cells, cells alone, or rows as texts.
fn read_array(raw: &Raw<'_>, options: &Ask<'_>, items: &[Value]) -> Result<Reading, ParseError> {
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
            return Err(raw.broken(0, Format::JSON, what));
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
            let name = shape.cell_name(whydoku_core::Cell::new(at));
            let shown: String = value.to_string().chars().take(30).collect();
            let what =
                format!("{shown} in {name} is neither a digit of a {side}x{side} board nor blank");
            raw.broken(0, Format::JSON, what)
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
