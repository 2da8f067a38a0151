//! From entries to a puzzle: the shape of the board, the right number of lines, and clashes.
use crate::error::{ErrorKind, Expectation, ParseError};
use crate::format::Format;
use crate::lex::Line;
use crate::parsed::{Label, LibraryCase, Options};
use crate::survey::mode;
use crate::text::Text;
use crate::warning::Warning;
use std::sync::LazyLock;
use whydoku_core::{
    Cell, Clash, Digit, DigitSet, Entry, House, MAX_SIDE, Puzzle, Shape, ShapeError,
};

/// The number of warnings of one kind that are listed one by one.
const LISTED: usize = 20;

/// The result of one format's reader.
#[derive(Clone, Debug)]
pub(crate) struct Reading {
    pub(crate) puzzle: Puzzle,
    pub(crate) warnings: Vec<Warning>,
    pub(crate) notes: Vec<String>,
    pub(crate) solution: Option<Vec<Digit>>,
    pub(crate) case: Option<LibraryCase>,
    pub(crate) labels: Vec<(Label, String)>,
    /// Cells whose candidates are the notes of a player.
    pub(crate) noted: Vec<Cell>,
    /// The format, if the reader knows better than the table.
    pub(crate) format: Option<Format>,
}

impl Reading {
    pub(crate) fn new(puzzle: Puzzle, warnings: Vec<Warning>) -> Self {
        Self {
            puzzle,
            warnings,
            notes: Vec::new(),
            solution: None,
            case: None,
            labels: Vec::new(),
            noted: Vec::new(),
            format: None,
        }
    }
    /// The same, where every candidate is the note of a player.
    pub(crate) fn with_notes(self) -> Self {
        let is_note = |cell: &Cell| matches!(self.puzzle.entry(*cell), Entry::Candidates(_));
        Self { noted: self.puzzle.shape().cells().filter(is_note).collect(), ..self }
    }
    /// The same with this format, unless the reader knew better.
    pub(crate) fn of_format(self, format: Format) -> Self {
        Self { format: self.format.or(Some(format)), ..self }
    }
}

/// The board of `side` digits: the one requested, or the usual one.
pub(crate) fn shape_of(
    text: &Text<'_>,
    options: &Options,
    side: usize,
) -> Result<Shape, ParseError> {
    let place = text.rows.first().map_or((text.first_number(), 1), |row| (row.number, row.start));
    let error = |kind| text.error(kind, place.0, place.1);
    match &options.shape {
        Some(shape) if shape.side() == side => Ok(shape.clone()),
        Some(shape) => {
            Err(error(ErrorKind::CellCount { found: side * side, expected: shape.cell_count() }))
        }
        None if side > MAX_SIDE => Err(error(ErrorKind::Shape(format!(
            "a board of side {side} is too large; the largest has side {MAX_SIDE}"
        )))),
        None => usual(side).map_err(|_| error(ErrorKind::NoBoxes(side))),
    }
}

/// The height of the usual boxes of a side, without building the board: see [`Shape::usual`].
pub(crate) fn usual_rows(side: usize) -> Option<usize> {
    let side = Some(side).filter(|side| *side <= MAX_SIDE)?;
    (2..=side.isqrt()).rev().find(|rows| side.is_multiple_of(*rows))
}

/// Whether a side has usual boxes. To build the board takes as long as to read a puzzle.
pub(crate) fn has_usual(side: usize) -> bool {
    usual_rows(side).is_some()
}

/// [`Shape::boxes`]; see [`usual`].
pub(crate) fn boxes(rows: usize, columns: usize) -> Result<Shape, ShapeError> {
    if (rows, columns) == (3, 3) { usual(9) } else { Shape::boxes(rows, columns) }
}

/// [`Shape::usual`]; the tables of the 9x9 board are shared by all puzzles that are read.
pub(crate) fn usual(side: usize) -> Result<Shape, ShapeError> {
    static NINE: LazyLock<Result<Shape, ShapeError>> = LazyLock::new(|| Shape::usual(9));
    if side == 9 { NINE.clone() } else { Shape::usual(side) }
}

/// Joins a shape and one entry for each cell.
pub(crate) fn puzzle_of(
    text: &Text<'_>,
    shape: &Shape,
    entries: Vec<Entry>,
) -> Result<Puzzle, ParseError> {
    let found = entries.len();
    Puzzle::new(shape.clone(), entries).ok_or_else(|| {
        let line = text.rows.last().map_or(text.first_number(), |row| row.number);
        text.error(ErrorKind::CellCount { found, expected: shape.cell_count() }, line, 1)
    })
}

/// The side that lines with these numbers of cells are meant for.
pub(crate) fn likely_side(counts: &[usize], options: &Options) -> usize {
    if let Some(shape) = &options.shape {
        return shape.side();
    }
    let mode = mode(counts);
    let frequent = counts.iter().filter(|&&count| count == mode).count();
    if frequent * 2 > counts.len() || !has_usual(counts.len()) { mode } else { counts.len() }
}

/// Checks that there are `side` lines of `side` cells. In a line that is too long, `ends` says
/// where the first cell too many begins.
pub(crate) fn check_lines(
    text: &Text<'_>,
    rows: &[Line<'_>],
    counts: &[usize],
    side: usize,
    options: &Options,
    extra: impl Fn(usize) -> usize,
) -> Result<(), ParseError> {
    if let Some(index) = counts.iter().position(|&count| count != side) {
        let (row, cells) = (&rows[index], counts[index]);
        let from = match (&options.shape, index) {
            (Some(_), _) => Expectation::Board,
            (None, 0) => Expectation::OtherLines,
            (None, _) => Expectation::LinesBefore,
        };
        let column = if cells > side { extra(index) } else { row.end() };
        let kind = ErrorKind::LineLength { cells, expected: side, from };
        return Err(text.error(kind, row.number, column));
    }
    if rows.len() == side {
        return Ok(());
    }
    let row = rows.get(side).or(rows.last());
    let (line, column) = row.map_or((text.first_number(), 1), |row| (row.number, row.start));
    Err(text.error(ErrorKind::LineCount { found: rows.len(), expected: side }, line, column))
}

/// Anything odd about a puzzle regardless of its format: digits that clash, cells without
/// candidates.
pub(crate) fn oddities(puzzle: &Puzzle) -> Vec<Warning> {
    let shape = puzzle.shape();
    let empty = |cell: &Cell| puzzle.entry(*cell) == Entry::Candidates(DigitSet::EMPTY);
    let name = |cell: Cell| Warning::NoCandidates { cell: shape.cell_name(cell) };
    let mut warnings = clash_warnings(puzzle);
    warnings.extend(shape.cells().filter(empty).take(LISTED).map(name));
    warnings
}

/// Whether some digits clash, or there are too many digits for a quick answer.
fn may_clash(puzzle: &Puzzle) -> bool {
    let shape = puzzle.shape();
    let mut seen = vec![0_u64; shape.houses().len()];
    shape.cells().zip(puzzle.entries()).any(|(cell, entry)| {
        let Some(digit) = entry.digit() else { return false };
        let Some(bit) = 1_u64.checked_shl(digit.index() as u32) else { return true };
        shape.houses_of(cell).iter().any(|house| {
            let seen = &mut seen[house.index()];
            let clashes = *seen & bit != 0;
            *seen |= bit;
            clashes
        })
    })
}

/// A warning for each pair of neighbouring cells of a house that hold the same digit; each pair is
/// reported with the first house it shares. Linear in the size of the board, even when every cell
/// clashes.
fn clash_warnings(puzzle: &Puzzle) -> Vec<Warning> {
    let shape = puzzle.shape();
    let mut warnings = Vec::new();
    if !may_clash(puzzle) {
        return warnings;
    }
    let mut last: Vec<Option<Cell>> = vec![None; shape.side()];
    for (index, info) in shape.houses().iter().enumerate() {
        let house = House::new(index);
        last.fill(None);
        for &second in &info.cells {
            let Some(digit) = puzzle.digit(second) else { continue };
            let first = last[digit.index()].replace(second);
            let Some(first) =
                first.filter(|&first| shape.shared_house(first, second) == Some(house))
            else {
                continue;
            };
            if warnings.len() == LISTED {
                warnings.push(Warning::MoreClashes);
                return warnings;
            }
            let names = [
                shape.digit_name(digit),
                shape.house_name(house),
                shape.cell_name(first),
                shape.cell_name(second),
            ];
            warnings.push(Warning::Clash { clash: Clash { digit, house, first, second }, names });
        }
    }
    warnings
}

#[cfg(test)]
mod tests {
    use super::*;
    use whydoku_core::Regions;

    #[test]
    fn a_side_has_usual_boxes_if_such_a_board_can_be_built() {
        for side in (0..40).chain(MAX_SIDE - 3..MAX_SIDE + 60) {
            let built = Shape::usual(side).ok();
            assert_eq!(built.is_some(), has_usual(side), "{side}");
            if let Some(Regions::Boxes { rows, .. }) = built.as_ref().map(Shape::regions) {
                assert_eq!(usual_rows(side), Some(*rows), "{side}");
            }
        }
    }
}
