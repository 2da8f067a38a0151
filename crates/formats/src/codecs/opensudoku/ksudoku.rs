//! Files of `KSudoku`: the values of the cells, and a graph that says which groups hold every digit once and which cages
//! have a sum. Cells are counted down the columns, because that program counts them by `x` first.
use super::xml::Tag;
use crate::board::Reading;
use crate::error::{ErrorKind, ParseError};
use crate::format::Format;
use crate::parsed::Options;
use crate::raw::Raw;
use crate::regions::shape_of_numbers;
use whydoku_core::{Cell, Digit, Entry, Extra, Kind, Rule, Shape, ShapeError};

/// The numbers that the program has for what is done with the digits of a cage: nothing, for a single cell, and a sum.
const SUMS: [&str; 2] = ["0", "4"];

/// The parts of a graph of its own.
pub(super) const PARTS: [&str; 3] = ["sudokugroups", "clique", "cage"];

/// Whether this is a graph that lists its groups and cages.
pub(super) fn is_custom(tag: &Tag<'_>) -> bool {
    tag.name == "graph" && tag.value("type") == Some("custom")
}

/// Reads the values, and the graph if there is one.
pub(super) fn read(
    raw: &Raw<'_>,
    options: &Options,
    values: &Tag<'_>,
    tags: &[Tag<'_>],
) -> Result<Reading, ParseError> {
    let symbols: Vec<char> = values.text.chars().filter(|c| !c.is_whitespace()).collect();
    let graph = tags.iter().find(|tag| tag.name == "graph");
    let custom = graph.filter(|graph| is_custom(graph));
    if let Some(graph) = custom {
        flat_square(raw, graph)?;
    }
    let side = symbols.len().isqrt();
    if side * side != symbols.len() || !(4..=25).contains(&side) {
        return Err(raw.error(values.at, ErrorKind::NoBoardOf(symbols.len())));
    }
    let entries = entries(&symbols, side).ok_or_else(|| {
        raw.broken(values.at, Format::OPENSUDOKU, "its values are not understood")
    })?;
    let shape = match (custom, graph) {
        (Some(graph), _) => shape_of(raw, options, (graph, tags), side)?,
        (None, Some(graph)) => plain(raw, graph).and_then(|()| raw.shape(options, side))?,
        (None, None) => raw.shape(options, side)?,
    };
    raw.puzzle(shape, entries)
}

/// Refuses a graph of another kind than the usual one.
fn plain(raw: &Raw<'_>, graph: &Tag<'_>) -> Result<(), ParseError> {
    let usual = ["", "sudoku", "plain"];
    for name in ["type", "specific-type"] {
        let kind = graph.attribute(name).unwrap_or_default();
        if !usual.contains(&kind.to_ascii_lowercase().as_str()) {
            raw.refuse(raw.rule(graph.at, &kind, None))?;
        }
    }
    Ok(())
}

/// Refuses boards with several layers, and those of several grids.
fn flat_square(raw: &Raw<'_>, graph: &Tag<'_>) -> Result<(), ParseError> {
    let size = |name: &str| graph.value(name).and_then(|text| text.parse::<usize>().ok());
    let (x, y, order) = (size("sizeX"), size("sizeY"), size("order"));
    if x.is_none() || x != y || x != order || size("sizeZ") != Some(1) {
        let name = graph.attribute("specific-type").unwrap_or_else(|| "custom".into());
        return Err(raw.rule(graph.at, &name, None));
    }
    Ok(())
}

/// What is known of each cell, in reading order. Letters are digits if no digit occurs: the program itself begins with
/// `b`; if an `a` occurs, that is 1.
fn entries(symbols: &[char], side: usize) -> Option<Vec<Entry>> {
    let digits = symbols.iter().any(char::is_ascii_digit);
    let first = if symbols.iter().any(|c| c.eq_ignore_ascii_case(&'a')) { 'a' } else { 'b' };
    let entry = |cell: usize| {
        let index = match symbols[cell % side * side + cell / side] {
            '_' | '-' | '.' | '0' => return Some(Entry::Unknown),
            c if digits => c.to_digit(36)?.checked_sub(1)?,
            c => u32::from(c.to_ascii_lowercase()).checked_sub(u32::from(first))?,
        };
        Some(index as usize).filter(|i| *i < side).map(|i| Entry::Given(Digit::new(i)))
    };
    (0..symbols.len()).map(entry).collect()
}

/// The board that the parts of a graph make.
fn shape_of(
    raw: &Raw<'_>,
    options: &Options,
    (graph, tags): (&Tag<'_>, &[Tag<'_>]),
    side: usize,
) -> Result<Shape, ParseError> {
    let broken = |at: usize, what: &str| raw.broken(at, Format::OPENSUDOKU, what);
    let named = |name: &'static str| tags.iter().filter(move |tag| tag.name == name);
    let mut cages = Vec::new();
    for tag in named("cage") {
        cages.push(cage(raw, tag, side)?);
    }
    if options.shape.is_some() {
        let shape = raw.shape(options, side)?;
        return raw.ruled(Format::OPENSUDOKU, &shape, &cages);
    }
    let [lines] = named("sudokugroups").collect::<Vec<_>>()[..] else {
        return Err(broken(graph.at, "its graph has not exactly one set of rows and columns"));
    };
    if !matches!(lines.value("at"), None | Some("0")) {
        return Err(broken(lines.at, "its rows and columns are not those of the whole board"));
    }
    let cliques = named("clique").map(|tag| clique(raw, tag, side)).collect::<Result<_, _>>()?;
    let shape = match lines.value("withblocks") {
        Some("0") => with_regions(cliques, side),
        _ => raw.shape(options, side).map(|shape| with_extras(shape, cliques, side))?,
    };
    let shape = shape.map_err(|error| broken(graph.at, &error.to_string()))?;
    raw.ruled(Format::OPENSUDOKU, &shape, &cages)
}

/// A group that holds every digit once.
fn clique(raw: &Raw<'_>, tag: &Tag<'_>, side: usize) -> Result<Vec<Cell>, ParseError> {
    cells_of(tag, side).filter(|cells| cells.len() == side).ok_or_else(|| {
        let what = format!("a clique is not a list of {side} cells");
        raw.broken(tag.at, Format::OPENSUDOKU, what)
    })
}

/// A board without boxes, whose groups are its regions if they divide it.
fn with_regions(cliques: Vec<Vec<Cell>>, side: usize) -> Result<Shape, ShapeError> {
    match regions(&cliques, side) {
        Some(jigsaw) => Ok(jigsaw),
        None => with_extras(Shape::boxes(1, side)?, cliques, side),
    }
}

/// A board with these groups as houses.
fn with_extras(shape: Shape, cliques: Vec<Vec<Cell>>, side: usize) -> Result<Shape, ShapeError> {
    extras(cliques, side).into_iter().try_fold(shape, |shape, extra| shape.with(extra))
}

/// The cells that a tag lists, if all of them are on the board, as many as it says.
fn cells_of(tag: &Tag<'_>, side: usize) -> Option<Vec<Cell>> {
    let cell = |word: &str| {
        let index = word.parse::<usize>().ok().filter(|index| *index < side * side)?;
        Some(Cell::new(index % side * side + index / side))
    };
    let mut cells: Vec<Cell> = tag.text.split_whitespace().map(cell).collect::<Option<_>>()?;
    cells.sort_unstable();
    // The program reads as many cells as it says that there are.
    let told = tag.value("size").and_then(|text| text.parse::<usize>().ok());
    told.is_none_or(|count| count == cells.len()).then_some(cells)
}

/// A jigsaw, if the groups divide the board.
fn regions(groups: &[Vec<Cell>], side: usize) -> Option<Shape> {
    let mut numbers = vec![None; side * side];
    for (number, group) in groups.iter().enumerate() {
        for cell in group {
            if numbers[cell.index()].replace(number).is_some() {
                return None;
            }
        }
    }
    shape_of_numbers(&numbers.into_iter().collect::<Option<Vec<usize>>>()?)
}

/// The groups as houses of a board; two that are its long diagonals are one extra.
fn extras(mut groups: Vec<Vec<Cell>>, side: usize) -> Vec<Extra> {
    let along = |column: fn(usize, usize) -> usize| -> Vec<Cell> {
        (0..side).map(|row| Cell::new(row * side + column(row, side))).collect()
    };
    let diagonals = [along(|row, _| row), along(|row, side| side - 1 - row)];
    let mut found = Vec::new();
    if diagonals.iter().all(|diagonal| groups.contains(diagonal)) {
        groups.retain(|group| !diagonals.contains(group));
        found.push(Extra::Diagonals);
    }
    found.extend(groups.into_iter().map(Extra::Cells));
    found
}

/// A cage with a sum; one with a product, a quotient or a difference is refused by name.
fn cage(raw: &Raw<'_>, tag: &Tag<'_>, side: usize) -> Result<Rule, ParseError> {
    let broken = |what: &str| raw.broken(tag.at, Format::OPENSUDOKU, what);
    let operator = tag.value("operator").unwrap_or_default();
    if !SUMS.contains(&operator) {
        let name = match operator {
            "1" => "cage with a quotient",
            "2" => "cage with a difference",
            "3" => "cage with a product",
            _ => "cage",
        };
        return Err(raw.rule(tag.at, name, None));
    }
    let cells = cells_of(tag, side).ok_or_else(|| broken("a cage is not a list of cells"))?;
    let sum = tag.value("value").and_then(|text| text.parse::<u32>().ok());
    let sum = sum.ok_or_else(|| broken("a cage has no sum"))?;
    Ok(Rule::new(Kind::CAGE, cells).with_number(sum))
}
