//! This project's own JSON: what `whydoku view --json` prints, on one line. It carries
//! everything: the shape, givens, placed digits and candidates. `whydoku-wire` writes the same
//! bytes with serde, for a puzzle alone and inside its other documents; a test there compares them.
use super::{keys, own_rules};
use crate::append::{push_digit, push_each, push_number};
use crate::board::Reading;
use crate::cell_text::parse_cell;
use crate::error::ParseError;
use crate::format::Format;
use crate::lex::MAX_SYMBOL_SIDE;
use crate::parsed::{Label, Meta, Options};
use crate::raw::Raw;
use crate::regions::region_names;
use crate::shape_spec::parse_shape;
use crate::typed;
use crate::values::{digit_set, keep_solution, note_labels, note_solution};
use core::fmt::Write as _;
use serde_json::Value;
use whydoku_core::{Cell, CellNames, Digit, DigitSet, Entry, Extra, Puzzle, Regions, Shape};

/// The version that is written. A text without one has the first version.
const SCHEMA: u32 = 1;
/// Reads an object with `givens` and `shape`, or with `size` and `box` as in the first design of
/// this format.
pub(crate) fn read(raw: &Raw<'_>, options: &Options, value: &Value) -> Result<Reading, ParseError> {
    typed::check(raw, Format::JSON, value, keys::OWN)?;
    let broken = |what: String| raw.broken(0, Format::JSON, what);
    if let Some(schema) = value.get("schema").filter(|schema| **schema != SCHEMA) {
        return Err(broken(format!("schema {schema} is not known; this program reads {SCHEMA}")));
    }
    let shape = match &options.shape {
        Some(shape) => shape.clone(),
        None => shape_of(value).map_err(broken)?,
    };
    let side = shape.side();
    let rules = own_rules::read(&value["shape"], side).map_err(broken)?;
    let shape = raw.ruled(Format::JSON, &shape, &rules)?;
    let mut entries = vec![Entry::Unknown; shape.cell_count()];
    let entry: fn(Digit) -> Entry = Entry::Placed;
    for (key, entry) in [("values", entry), ("placed", entry), ("givens", Entry::Given)] {
        let Some(text) = value[key].as_str() else { continue };
        let digits = digits(text, side).filter(|digits| digits.len() == entries.len());
        let digits = digits.ok_or_else(|| {
            broken(format!(
                "\"{key}\" does not hold a digit or a dot for each of {} cells",
                side * side
            ))
        })?;
        for (slot, digit) in entries.iter_mut().zip(digits) {
            *slot = digit.map_or(*slot, entry);
        }
    }
    let candidates = value["candidates"].as_array().map_or(&[][..], Vec::as_slice);
    if !candidates.is_empty() && candidates.len() != entries.len() {
        let (found, expected) = (candidates.len(), entries.len());
        return Err(broken(format!("\"candidates\" has {found} items for {expected} cells")));
    }
    for (slot, value) in entries.iter_mut().zip(candidates) {
        let set = match value {
            Value::String(text) => set(text, side),
            Value::Array(_) => digit_set(value, side),
            _ => continue,
        };
        let set =
            set.ok_or_else(|| broken("\"candidates\" holds something that is not a digit".into()))?;
        if *slot == Entry::Unknown {
            *slot = Entry::Candidates(set);
        }
    }
    let mut reading = raw.puzzle(shape, entries)?;
    reading.noted = noted_in(value, &reading.puzzle).map_err(broken)?;
    note_labels(&mut reading, value.get("meta").unwrap_or(value));
    if let Some(text) = value["solution"].as_str() {
        match digits(text, side).and_then(|digits| digits.into_iter().collect()) {
            Some(digits) => keep_solution(&mut reading, Some(digits)),
            None => note_solution(&mut reading, text),
        }
    }
    Ok(reading)
}

/// The cells whose candidates are notes of a player.
fn noted_in(value: &Value, puzzle: &Puzzle) -> Result<Vec<Cell>, String> {
    let names = value["noted"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let cell = |name: &str| {
        parse_cell(name, puzzle.shape().side(), CellNames::RowColumn)
            .map_err(|_| format!("\"noted\" holds {name}, which is not a cell"))
    };
    names.map(cell).collect()
}

/// The board of an object.
fn shape_of(value: &Value) -> Result<Shape, String> {
    let number = |value: &Value| value.as_u64().and_then(|number| usize::try_from(number).ok());
    let pair = |value: &Value| Some((number(&value[0])?, number(&value[1])?));
    let shape = value.get("shape").unwrap_or(value);
    let digits = number(&shape["size"]).or_else(|| number(&shape["side"]));
    let boxes = pair(&shape["boxes"]).or_else(|| pair(&shape["box"]));
    let board = match (boxes, shape["regions"].as_str(), digits) {
        (Some(_), Some(_), _) => {
            return Err(
                "it has both boxes and regions; leave out what the board does not have".into()
            );
        }
        (Some((rows, columns)), ..) => format!("{rows}x{columns}"),
        (None, Some(regions), _) => format!("jigsaw:{regions}"),
        (None, None, Some(side)) => side.to_string(),
        (None, None, None) => shape.as_str().unwrap_or_default().to_string(),
    };
    let mut word = board;
    for extra in shape["extras"].as_array().into_iter().flatten() {
        match extra {
            Value::String(name) => word.extend(["+", name.as_str()]),
            Value::Array(cells) => {
                let cells: Vec<&str> = cells.iter().filter_map(Value::as_str).collect();
                word.extend(["+cells:", &cells.join(",")]);
            }
            _ => return Err("an extra house is not valid".into()),
        }
    }
    let board = parse_shape(&word).map_err(|error| error.to_string())?;
    let other = [&shape["size"], &shape["side"], &value["size"]].into_iter().filter_map(number);
    match other.into_iter().find(|other| *other != board.side()) {
        Some(other) => Err(format!("its side is {other} and {} at once", board.side())),
        None => Ok(board),
    }
}

/// A digit or nothing for each cell: characters or, on large boards, numbers with blanks between
/// them.
fn digits(text: &str, side: usize) -> Option<Vec<Option<Digit>>> {
    let digit = |word: &str| match word {
        "." | "0" => Some(None),
        word => crate::candidates::parse_digit(word, side).ok().map(Some),
    };
    if side > MAX_SYMBOL_SIDE {
        return text.split_whitespace().map(digit).collect();
    }
    let mut buffer = [0; 4];
    let symbols = text.chars().filter(|symbol| !symbol.is_whitespace());
    symbols.map(|symbol| digit(symbol.encode_utf8(&mut buffer))).collect()
}

fn set(text: &str, side: usize) -> Option<DigitSet> {
    let found = digits(text, side).filter(|_| side <= 64)?;
    found.into_iter().collect()
}

/// The object of a puzzle on one line.
pub(crate) fn write(out: &mut String, puzzle: &Puzzle, meta: &Meta) {
    let shape = puzzle.shape();
    out.push_str("{\"schema\":");
    push_number(out, u64::from(SCHEMA));
    out.push_str(",\"shape\":");
    shape_json(out, shape);
    out.push_str(",\"givens\":\"");
    push_digits(out, shape, puzzle.entries(), |entry| match entry {
        Entry::Given(digit) => Some(*digit),
        _ => None,
    });
    out.push('"');
    if puzzle.entries().iter().any(|entry| matches!(entry, Entry::Placed(_))) {
        out.push_str(",\"placed\":\"");
        push_digits(out, shape, puzzle.entries(), |entry| match entry {
            Entry::Placed(digit) => Some(*digit),
            _ => None,
        });
        out.push('"');
    }
    if puzzle.entries().iter().any(|entry| matches!(entry, Entry::Candidates(_))) {
        push_candidates(out, puzzle);
    }
    if let Some(solution) = &meta.solution {
        out.push_str(",\"solution\":\"");
        push_digits(out, shape, solution, |digit| Some(*digit));
        out.push('"');
    }
    if !meta.noted.is_empty() {
        let names: Vec<String> =
            meta.noted.iter().map(|&cell| format!("\"{}\"", shape.cell_name(cell))).collect();
        let _ = write!(out, ",\"noted\":[{}]", names.join(","));
    }
    meta_json(out, meta);
    out.push('}');
}

/// One character for each item; on large boards, the names of the digits, separated by blanks. A dot stands for an item
/// without a digit.
fn push_digits<T>(
    out: &mut String,
    shape: &Shape,
    items: &[T],
    digit_of: impl Fn(&T) -> Option<Digit>,
) {
    if shape.side() <= MAX_SYMBOL_SIDE {
        return push_each(out, items, '.', digit_of);
    }
    for (at, item) in items.iter().enumerate() {
        if at > 0 {
            out.push(' ');
        }
        match digit_of(item) {
            Some(digit) => push_digit(out, shape, digit),
            None => out.push('.'),
        }
    }
}

/// The candidates of each cell as a text; `null` where there are none.
fn push_candidates(out: &mut String, puzzle: &Puzzle) {
    out.push_str(",\"candidates\":[");
    for (at, entry) in puzzle.entries().iter().enumerate() {
        if at > 0 {
            out.push(',');
        }
        match entry {
            Entry::Candidates(digits) => {
                let digits: Vec<Digit> = digits.iter().collect();
                out.push('"');
                push_digits(out, puzzle.shape(), &digits, |digit| Some(*digit));
                out.push('"');
            }
            _ => out.push_str("null"),
        }
    }
    out.push(']');
}

fn meta_json(out: &mut String, meta: &Meta) {
    let names = [
        (Label::Title, "title"),
        (Label::Author, "author"),
        (Label::Source, "source"),
        (Label::Url, "url"),
        (Label::Level, "level"),
        (Label::Date, "date"),
        (Label::Description, "rules"),
        (Label::Comment, "comment"),
    ];
    let fields: Vec<String> = names
        .into_iter()
        .filter_map(|(label, name)| Some(format!("\"{name}\":{}", Value::from(meta.label(label)?))))
        .collect();
    if !fields.is_empty() {
        let _ = write!(out, ",\"meta\":{{{}}}", fields.join(","));
    }
}

fn shape_json(out: &mut String, shape: &Shape) {
    let _ = write!(out, "{{\"name\":\"{shape}\",\"side\":{}", shape.side());
    match shape.regions() {
        Regions::Boxes { rows, columns } => {
            let _ = write!(out, ",\"boxes\":[{rows},{columns}]");
        }
        Regions::Jigsaw(numbers) => {
            let rows = numbers.chunks(shape.side());
            let numbered = |row: &[u8]| {
                row.iter().fold(String::new(), |mut text, number| {
                    let _ = write!(text, "{},", usize::from(*number) + 1);
                    text
                })
            };
            // The same form for the whole board, although early rows of a large one have names too.
            let has_names = shape.side() <= MAX_SYMBOL_SIDE;
            let row = |row: &[u8]| match region_names(row) {
                Some(names) if has_names => names,
                _ => numbered(row),
            };
            let rows: Vec<String> = rows.map(row).collect();
            let _ = write!(out, ",\"regions\":\"{}\"", rows.join(" "));
        }
    }
    let extra = |extra: &Extra| match extra {
        Extra::Diagonals => "\"diagonals\"".to_string(),
        Extra::Windows => "\"windows\"".to_string(),
        Extra::Cells(cells) => {
            let names: Vec<String> =
                cells.iter().map(|&cell| format!("\"{}\"", shape.cell_name(cell))).collect();
            format!("[{}]", names.join(","))
        }
    };
    let extras: Vec<String> = shape.extras().iter().map(extra).collect();
    if !extras.is_empty() {
        let _ = write!(out, ",\"extras\":[{}]", extras.join(","));
    }
    own_rules::write(out, shape);
    out.push('}');
}
