//! The string of `SumoCue`: one cell after another, each with the sum of a cage that begins there
//! or a pointer to the first cell of its cage, and the region of a jigsaw:
//! `SumoCueV1=5J0+0J0=0J1...`.
use crate::board::Reading;
use crate::codec::{Ask, Codec, Found, Read, Write, about};
use crate::error::{ErrorKind, ParseError};
use crate::format::Format;
use crate::parsed::Options;
use crate::raw::{Raw, shown};
use crate::regions::{RegionFault, shape_of_regions};
use whydoku_core::{Cell, Digit, Entry, Extra, Rule};
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "sumocue",
    aliases: &[],
    name: message!("format-sumocue"),
    recognised: about("`SumoCueV1=...`"),
    holds: about("givens, cages with sums, regions, diagonals"),
    read: Read::Whole(read),
    write: Write::Nothing,
};

const SIDE: usize = 9;
const CELLS: usize = SIDE * SIDE;

/// A cell as written.
struct Told {
    /// Whether it begins a cage. Then the number is its sum, otherwise the cell where its cage
    /// begins.
    begins: bool,
    number: usize,
    region: Option<char>,
}

/// Reads killers, jigsaws and plain boards; a cage of one cell is a given.
fn read(raw: &Raw<'_>, options: &Ask<'_>) -> Found {
    let rest = raw.body.strip_prefix("SumoCueV")?;
    Some(read_cells(raw, options, rest.trim_start_matches(|c: char| c.is_ascii_digit())))
}

fn read_cells(raw: &Raw<'_>, options: &Options, rest: &str) -> Result<Reading, ParseError> {
    let broken = |what: String| raw.broken(0, Format::SUMOCUE, what);
    let (diagonals, cells) = match rest.trim_start().strip_prefix('D') {
        Some(cells) => (true, cells),
        None => (false, rest.trim_start()),
    };
    let cells = told(cells).map_err(|word| broken(format!("'{word}' is not a SumoCue cell")))?;
    let found = cells.len();
    if found != CELLS {
        return Err(raw.error(0, ErrorKind::CellCount { found, expected: CELLS }));
    }
    let known = entries(&cells);
    let (entries, rules) = known.ok_or_else(|| broken("its cages do not fit".into()))?;
    let mut shape = match cells.iter().map(|cell| cell.region).collect::<Option<Vec<char>>>() {
        Some(names) => shape_of_regions(&names).map_err(|fault| match fault {
            RegionFault::Count(found) => raw.error(0, ErrorKind::NoBoardOf(found)),
            RegionFault::Size(region, cells) => {
                raw.error(0, ErrorKind::RegionSize { region, cells, side: SIDE })
            }
        })?,
        None if cells.iter().any(|cell| cell.region.is_some()) => {
            return Err(broken("some of its cells have a region, others have none".into()));
        }
        None => raw.shape(options, SIDE)?,
    };
    if diagonals {
        shape = shape
            .with(Extra::Diagonals)
            .map_err(|error| raw.error(0, ErrorKind::Shape(error.to_string())))?;
    }
    raw.puzzle(raw.ruled(Format::SUMOCUE, &shape, &rules)?, entries)
}

/// The entries of the cells, and the cages; `None` if a pointer or a sum leads nowhere.
fn entries(cells: &[Told]) -> Option<(Vec<Entry>, Vec<Rule>)> {
    let mut cages: Vec<Vec<Cell>> = vec![Vec::new(); cells.len()];
    for (at, cell) in cells.iter().enumerate() {
        let first = if cell.begins { at } else { cell.number };
        if !cells.get(first)?.begins {
            return None;
        }
        cages[first].push(Cell::new(at));
    }
    let mut entries = vec![Entry::Unknown; cells.len()];
    let mut rules = Vec::new();
    for (at, (told, cage)) in cells.iter().zip(cages).enumerate() {
        match cage.len() {
            _ if !told.begins || told.number == 0 => {}
            1 => {
                let digit = (1..=SIDE).contains(&told.number).then_some(told.number)?;
                entries[at] = Entry::Given(Digit::from_number(digit));
            }
            _ => {
                let sum = Some(u32::try_from(told.number).ok()?);
                rules.push(Rule::cage(cage, sum));
            }
        }
    }
    Some((entries, rules))
}

/// The cells of the string, or the word that is not a cell.
fn told(text: &str) -> Result<Vec<Told>, String> {
    let mut cells = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end = rest[first.len_utf8()..]
            .find(['=', '+'])
            .map_or(rest.len(), |end| end + first.len_utf8());
        let (word, behind) = rest.split_at(end);
        let cell = word.strip_prefix(['=', '+']).map(str::trim).and_then(|cell| {
            let (number, region) = cell.split_once('J').unwrap_or((cell, ""));
            let mut name = region.chars();
            let first = name.next();
            if name.next().is_some() || cell.contains('J') != first.is_some() {
                return None;
            }
            let region = first;
            Some(Told { begins: word.starts_with('='), number: number.parse().ok()?, region })
        });
        cells.push(cell.ok_or_else(|| shown(word))?);
        if cells.len() > CELLS {
            break;
        }
        rest = behind;
    }
    Ok(cells)
}
