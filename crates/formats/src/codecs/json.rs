//! JSON: rows of numbers, and the files of programs that write it. The contents of an object decide
//! which.
mod arrays;
mod gnome_save;
mod keys;
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
use crate::rules::{changes_puzzle, is_classic_word};
use crate::text::Text;
use crate::typed::{self, Sort};
use crate::values::{digit_of, digit_set, keep_solution, note_labels, note_solution};
use crate::warning::Warning;
use serde_json::Value;
use std::borrow::Cow;
use whydoku_core::{Digit, Entry};
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
        |out, puzzle, meta, _| {
            own::write(out, puzzle, meta);
            Ok(())
        },
        &Loss::ALL,
    )),
};

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
    let value = typed::parse(&text).or_else(|(at, what)| {
        let broken = || raw.broken(at, Format::JSON, what);
        // An object with a mistake is not an array: what stands beside its rows may be a rule.
        let rows = if raw.body.starts_with('{') { None } else { arrays::rows_of(raw.body) };
        rows.ok_or_else(broken)
    });
    read_value(raw, ask, &value?, DEEPEST)
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
            let inner = typed::parse(text).ok().filter(|_| depth > 0);
            read_value(raw, options, &inner.ok_or_else(nothing)?, depth - 1)
        }
        Value::String(text) => read_string(raw, options, text),
        Value::Array(items) => read_array(raw, options, items),
        Value::Object(_) => {
            if let Some(reading) = read_known(raw, options, value) {
                return reading;
            }
            if let Some(levels) = levels_in(value) {
                return match levels[..] {
                    [only] if depth > 0 => read_value(raw, options, only, depth - 1),
                    _ => Err(raw.error(0, ErrorKind::Collection { puzzles: levels.len() })),
                };
            }
            check_any(raw, value)?;
            let inner = puzzle_in(value).map(|name| &value[name]).filter(|_| depth > 0);
            let mut reading = read_value(raw, options, inner.ok_or_else(nothing)?, depth - 1)?;
            let side = reading.puzzle.shape().side();
            let sizes = [&value["size"], &value["side"]].into_iter().filter_map(Value::as_u64);
            if let Some(size) = sizes.into_iter().find(|size| *size != side as u64) {
                let what = format!("its size is {size}, and its puzzle has the side {side}");
                return Err(raw.broken(0, Format::JSON, what));
            }
            note_labels(&mut reading, value);
            if let Some(solution) = keys::SOLUTION_NAMES.iter().find_map(|name| value.get(*name)) {
                keep_any_solution(&mut reading, solution);
            }
            Ok(reading)
        }
        _ => Err(nothing()),
    }
}

/// The puzzles of an object that has one for each level, as newspapers publish them.
fn levels_in(value: &Value) -> Option<Vec<&Value>> {
    let levels = keys::LEVEL_NAMES.iter().filter_map(|name| value.get(*name));
    let levels: Vec<&Value> = levels.filter(|level| level.is_object()).collect();
    let others = value.as_object().into_iter().flatten();
    let is_level = |name: &str| keys::LEVEL_NAMES.contains(&name);
    let only = others.into_iter().all(|(name, value)| is_level(name) || value.is_string());
    (!levels.is_empty() && only).then_some(levels)
}

/// The texts of the puzzles of an object that has one for each level.
pub(crate) fn members(text: &str) -> Vec<String> {
    let value = typed::parse(text).unwrap_or_default();
    levels_in(&value).unwrap_or_default().into_iter().map(Value::to_string).collect()
}

/// The name of the puzzle in an object of any origin.
fn puzzle_in(value: &Value) -> Option<&'static str> {
    let is_board = |name: &&&str| {
        matches!(value[**name], Value::String(_) | Value::Array(_) | Value::Object(_))
    };
    keys::PUZZLE_NAMES.iter().find(is_board).copied()
}

/// Checks an object of any origin that holds a puzzle. Numbers may stand under any name that does not say which board
/// it is.
fn check_any(raw: &Raw<'_>, value: &Value) -> Result<(), ParseError> {
    let puzzle = puzzle_in(value);
    // What is told of a picture: how sure each cell of its puzzle is.
    let is_of_picture = value["corners"].is_array();
    typed::check_but(raw, Format::JSON, value, keys::ANY, &|name, value| {
        let plain_word = value.as_str().is_some_and(is_classic_word);
        let is_number = value.is_number() && !changes_puzzle(name);
        let is_known = Some(name) == puzzle
            || (is_of_picture && name == "cells")
            || is_number
            || (plain_word && changes_puzzle(name));
        is_known.then_some(Sort::Harmless)
    })
}

/// Keeps a solution that is a text, a list of digits or a list of rows; a truth value says only whether the puzzle is
/// solved.
fn keep_any_solution(reading: &mut Reading, solution: &Value) {
    let side = reading.puzzle.shape().side();
    match solution {
        Value::String(text) if !text.trim().is_empty() => note_solution(reading, text),
        Value::Array(items) if !items.is_empty() => {
            let cells = items.iter().flat_map(|item| match item {
                Value::Array(row) => row.iter().collect::<Vec<_>>(),
                cell => vec![cell],
            });
            keep_solution(reading, cells.map(|cell| digit_of(cell, side)).collect());
        }
        _ => {}
    }
}

/// The files of known programs.
fn read_known(
    raw: &Raw<'_>,
    options: &Options,
    value: &Value,
) -> Option<Result<Reading, ParseError>> {
    let has_shape = value.get("shape").or(value.get("size")).is_some();
    if value.get("givens").is_some_and(|givens| !givens.is_array()) && has_shape {
        return Some(own::read(raw, options, value));
    }
    if fpuzzles::is_puzzle(value) {
        return Some(fpuzzles::read_value(raw, options, value));
    }
    match value.get("cells")?.as_array()?.first()? {
        Value::Array(cells) if cells.iter().all(Value::is_object) => {
            Some(sudokupad::read(raw, options, value))
        }
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
    let first = first_digit(&cells, side);
    let entries = cells.iter().enumerate().map(|(at, value)| {
        let entry = match value.as_u64() {
            Some(number) if first == Some(0) => usize::try_from(number)
                .ok()
                .filter(|number| *number < side)
                .map(|number| Entry::Given(Digit::new(number))),
            _ => entry_of(value, side),
        };
        entry.ok_or_else(|| {
            let name = shape.cell_name(whydoku_core::Cell::new(at));
            let shown: String = value.to_string().chars().take(30).collect();
            let what =
                format!("{shown} in {name} is neither a digit of a {side}x{side} board nor blank");
            raw.broken(0, Format::JSON, what)
        })
    });
    let entries = entries.collect::<Result<_, _>>()?;
    let mut reading = raw.puzzle(shape, entries)?;
    reading.warnings.extend(match first {
        Some(0) => Some(Warning::ZeroIsDigit),
        None => Some(Warning::PerhapsZeroIsDigit),
        Some(_) => None,
    });
    Ok(reading)
}

/// The number that stands for the first digit, if that can be told. Where empty cells are `null`, a 0 is a digit unless
/// there is also the number of the side.
fn first_digit(cells: &[&Value], side: usize) -> Option<u64> {
    let has = |number: u64| cells.iter().any(|cell| cell.as_u64() == Some(number));
    let is_open =
        cells.iter().any(|cell| cell.is_null()) && cells.iter().any(|cell| cell.is_number());
    match (has(0), has(side as u64)) {
        _ if !is_open => Some(1),
        (_, true) => Some(1),
        (true, false) => Some(0),
        (false, false) => None,
    }
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
