//! The string of Interactive Sudoku Solver: `.Type~argument~argument`, `.~R1C1_5~R3C4_1_5`.
mod item;
mod many;
mod read_rules;
mod signs;
mod special;
mod tables;
mod write_rules;

use crate::board::Reading;
use crate::codec::{Ask, Codec, Found, Read, Write, Writer, about};
use crate::error::{ErrorKind, ParseError};
use crate::format::Format;
use crate::loss::Loss;
use crate::raw::{Raw, shown};
use item::Item;
use read_rules::Board;
use whydoku_core::{Cell, Digit, DigitSet, Entry};
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "solver-string",
    aliases: &["iss"],
    name: message!("format-solver-string"),
    recognised: about("`.~R1C1_5~...`, `.Cage~15~R1C1~R1C2...`"),
    holds: about(
        "givens, candidates; regions, diagonals, windows; cages, dots and the other rules in the list below; a cell named twice has the digits that both have",
    ),
    read: Read::Whole(read),
    write: Write::Puzzle(Writer::new(|out, puzzle, _, _| write_rules::write(out, puzzle), CARRIES)),
};

/// What it can hold.
pub(super) const CARRIES: &[Loss] = &[
    Loss::Candidates,
    Loss::Boxes,
    Loss::Regions,
    Loss::Diagonals,
    Loss::ExtraHouses,
    Loss::Rules,
];

pub(crate) use many::{are_puzzles, begins, layout_of};
pub(super) use write_rules::write;

/// The largest board.
const MAX_SIDE: usize = 16;

/// Reads givens, candidates and rules; unknown constraints are refused by name.
fn read(raw: &Raw<'_>, ask: &Ask<'_>) -> Found {
    let rest = raw.body.strip_prefix('.')?;
    let name = rest.trim_start_matches('.').split(['~', '.']).next().unwrap_or_default().trim();
    let is_name = name.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let begins = is_name && (rest.contains('~') || read_rules::is_read(name));
    begins.then(|| match many::puzzles_in(raw.body) {
        1 => read_items(raw, ask),
        puzzles => Err(raw.error(0, ErrorKind::Collection { puzzles })),
    })
}

fn read_items(raw: &Raw<'_>, ask: &Ask<'_>) -> Result<Reading, ParseError> {
    let mut items = Vec::new();
    let mut at = 1;
    for text in raw.body[1..].split('.') {
        let mut arguments = Vec::new();
        let mut place = at;
        for argument in text.split('~') {
            arguments.push((place, argument.trim()));
            place += argument.len() + 1;
        }
        let (place, name) = arguments.remove(0);
        items.push(Item { at: place, name, arguments });
        at += text.len() + 1;
    }
    let side = side(raw, &items)?;
    let board = Board::read(raw, &items, side)?;
    let mut entries = vec![Entry::Unknown; side * side];
    let givens = items.iter().filter(|item| matches!(item.name, "" | "Given"));
    for &(place, text) in givens.flat_map(|item| &item.arguments) {
        if text.is_empty() {
            continue;
        }
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
    let shape = match &ask.options.shape {
        Some(_) => raw.shape(ask, side)?,
        None => board.shape(raw)?,
    };
    raw.puzzle(raw.ruled(Format::SOLVER_STRING, &shape, &board.rules)?, entries)
}

/// The side of the board, whose digits begin at one.
fn side(raw: &Raw<'_>, items: &[Item<'_>]) -> Result<usize, ParseError> {
    let Some(item) = items.iter().find(|item| item.name == "Shape") else { return Ok(9) };
    let argument = |at: usize| item.arguments.get(at).map_or("", |(_, text)| text);
    let side = argument(0)
        .split_once('x')
        .filter(|(rows, columns)| rows == columns)
        .and_then(|(rows, _)| rows.parse().ok())
        .filter(|side| (1..=MAX_SIDE).contains(side))
        .ok_or_else(|| {
            let what = format!("'{}' is not a square board", shown(argument(0)));
            raw.broken(item.at, Format::SOLVER_STRING, what)
        })?;
    let digits = argument(1);
    let is_usual = digits.is_empty() || digits == side.to_string() || digits == format!("1-{side}");
    if is_usual && argument(2).is_empty() {
        Ok(side)
    } else {
        Err(raw.rule(item.at, &format!("Shape {digits} {}", argument(2)), None))
    }
}

/// What is left when a cell is described twice; `None` if no digit is in both.
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
    let cell = signs::place(cell)?.cell(side)?;
    let index = |text: &str| {
        let number: usize = text.parse().ok()?;
        (1..=side).contains(&number).then(|| number - 1)
    };
    let digits: DigitSet =
        digits.split('_').map(|digit| index(digit).map(Digit::new)).collect::<Option<_>>()?;
    Some((cell, digits.single().map_or(Entry::Candidates(digits), Entry::Given)))
}
