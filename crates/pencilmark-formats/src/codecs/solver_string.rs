//! The string of Interactive Sudoku Solver: `.Type~argument~argument`, `.~R1C1_5~R3C4_1_5`.
use crate::board::Reading;
use crate::codec::{Ask, Codec, Found, Read, Write, about};
use crate::error::ParseError;
use crate::format::Format;
use crate::parsed::Options;
use crate::raw::{Raw, shown};
use pencilmark_core::{Cell, Digit, DigitSet, Entry};
use pencilmark_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "solver-string",
    aliases: &[],
    name: message!("format-solver-string"),
    recognised: about("`.~R1C1_5~...`"),
    holds: about("givens, candidates; a cell named twice has the digits that both have"),
    read: Read::Whole(read),
    write: Write::Nothing,
};

/// Reads givens and candidates; other constraints are refused by name.
fn read(raw: &Raw<'_>, options: &Ask<'_>) -> Found {
    let rest = raw.body.strip_prefix('.')?;
    let name = rest.split(['~', '.']).next().unwrap_or_default();
    if !rest.contains('~') || !name.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return None;
    }
    Some(read_items(raw, options))
}

fn read_items(raw: &Raw<'_>, options: &Options) -> Result<Reading, ParseError> {
    let mut side = 9;
    let mut cells: Vec<(usize, &str)> = Vec::new();
    let mut at = 1;
    for item in raw.body[1..].split('.') {
        let mut arguments = item.split('~');
        let name = arguments.next().unwrap_or_default();
        let mut place = at + name.len() + 1;
        match name {
            "" | "Given" => {
                for argument in arguments {
                    cells.push((place, argument));
                    place += argument.len() + 1;
                }
            }
            "Shape" => {
                let shape = arguments.next().unwrap_or_default();
                side = shape
                    .split_once('x')
                    .filter(|(rows, columns)| rows == columns)
                    .and_then(|(rows, _)| rows.parse().ok())
                    .filter(|side| (1..=16).contains(side))
                    .ok_or_else(|| {
                        raw.broken(
                            at,
                            Format::SOLVER_STRING,
                            format!("'{}' is not a square board", shown(shape)),
                        )
                    })?;
            }
            name => return Err(raw.rule(at, name, None)),
        }
        at += item.len() + 1;
    }
    let mut entries = vec![Entry::Unknown; side * side];
    for (place, text) in cells.into_iter().filter(|(_, text)| !text.is_empty()) {
        let (cell, entry) = cell(text, side).ok_or_else(|| {
            let what = format!("'{}' is not a cell and its digits, such as R1C1_5", shown(text));
            raw.broken(place, Format::SOLVER_STRING, what)
        })?;
        let known = &mut entries[cell.index()];
        *known = both(*known, entry).ok_or_else(|| {
            let text = shown(text);
            let what =
                format!("'{text}' leaves no digit: an earlier entry for this cell says otherwise");
            raw.broken(place, Format::SOLVER_STRING, what)
        })?;
    }
    raw.puzzle(raw.shape(options, side)?, entries)
}

/// What is left when a cell is told twice; nothing when no digit is both.
fn both(one: Entry, other: Entry) -> Option<Entry> {
    let digits = |entry: Entry| match entry {
        Entry::Given(digit) | Entry::Placed(digit) => DigitSet::only(digit),
        Entry::Candidates(digits) => digits,
        Entry::Unknown => DigitSet::EMPTY,
    };
    if one == Entry::Unknown {
        return Some(other);
    }
    let left = digits(one) & digits(other);
    match left.single() {
        Some(digit) => Some(Entry::Given(digit)),
        None => (!left.is_empty()).then_some(Entry::Candidates(left)),
    }
}

/// `R1C1_5` is a given, `R1C1_1_5` are candidates.
fn cell(text: &str, side: usize) -> Option<(Cell, Entry)> {
    let (cell, digits) = text.split_once('_')?;
    let (row, column) = cell.strip_prefix('R')?.split_once('C')?;
    let index = |text: &str| {
        let number: usize = text.parse().ok()?;
        (1..=side).contains(&number).then(|| number - 1)
    };
    let cell = Cell::at(index(row)?, index(column)?, side);
    let digits: DigitSet =
        digits.split('_').map(|digit| index(digit).map(Digit::new)).collect::<Option<_>>()?;
    Some((cell, digits.single().map_or(Entry::Candidates(digits), Entry::Given)))
}
