//! Puzzles as strings of Interactive Sudoku Solver.
use super::MAX_SIDE;
use super::signs::{EXCLUDING, Excused, MOST_IN_PILL, PILL_ARROW, excused, little_killer};
use crate::append::push_number;
use crate::board::usual;
use crate::clues::{Place, are_beside, block_of, excluded, line_place};
use crate::codec::WriteError;
use crate::regions::region_names;
use core::fmt::Write as _;
use whydoku_core::{
    Cell, DigitSet, Entry, Extra, Form, HouseKind, Kind, Puzzle, Regions, Relation, Rule, Shape,
};

/// The string of a puzzle.
pub(crate) fn write(out: &mut String, puzzle: &Puzzle) -> Result<(), WriteError> {
    let shape = puzzle.shape();
    let side = shape.side();
    if side > MAX_SIDE {
        return Err(WriteError::SidesUpTo(MAX_SIDE));
    }
    let start = out.len();
    if side != 9 {
        let _ = write!(out, ".Shape~{side}x{side}");
    }
    board(out, shape)?;
    if shape.is_ruled() {
        exclusions(out, shape)?;
    }
    for rule in shape.rules() {
        let item = item(rule, shape).ok_or_else(|| WriteError::rule(rule, shape))?;
        out.push_str(&item);
    }
    entries(out, puzzle)?;
    if out.len() == start {
        // An empty board of the usual kind.
        out.push_str(".~");
    }
    Ok(())
}

fn board(out: &mut String, shape: &Shape) -> Result<(), WriteError> {
    let side = shape.side();
    let usual = usual(side).ok();
    match shape.regions() {
        regions if usual.as_ref().is_some_and(|usual| usual.regions() == regions) => {}
        Regions::Boxes { rows: 1, .. } => {
            out.push_str(if usual.is_some() { ".NoBoxes" } else { "" });
        }
        Regions::Boxes { .. } | Regions::Jigsaw(_) => {
            let numbers: Vec<u8> =
                shape.cells().map(|cell| shape.houses_of(cell)[0].index() as u8).collect();
            let names = region_names(&numbers).ok_or(WriteError::SidesUpTo(MAX_SIDE))?;
            let _ = write!(out, ".Jigsaw~{names}.NoBoxes");
        }
    }
    for extra in shape.extras() {
        match extra {
            Extra::Diagonals => out.push_str(".Diagonal~-1.Diagonal~1"),
            Extra::Windows if side == 9 => out.push_str(".Windoku"),
            Extra::Windows => {
                let windows = shape.houses().iter().filter(|h| h.kind == HouseKind::Window);
                for house in windows {
                    let _ = write!(out, ".AllDifferent{}", names(&house.cells, side));
                }
            }
            Extra::Cells(cells) => {
                let runs = |column: fn(usize, usize) -> usize| {
                    (0..side)
                        .map(|row| Cell::at(row, column(row, side), side))
                        .eq(cells.iter().copied())
                };
                if runs(|row, _| row) {
                    out.push_str(".Diagonal~-1");
                } else if runs(|row, side| side - 1 - row) {
                    out.push_str(".Diagonal~1");
                } else {
                    let _ = write!(out, ".AllDifferent{}", names(cells, side));
                }
            }
        }
    }
    Ok(())
}

/// What is excluded where there is no mark; if there are marks of other kinds, it would be read
/// differently there.
fn exclusions(out: &mut String, shape: &Shape) -> Result<(), WriteError> {
    let left = excluded(shape.rules());
    let mut said: Vec<Relation> = Vec::new();
    for (name, own, relations) in EXCLUDING {
        let is_alike = |rule: &Rule| {
            rule.as_pair().is_none_or(|(_, relation)| {
                excused(relation, own, relations, shape.side()) == Excused::Nothing
            })
        };
        let is_said = relations.iter().all(|is| left.contains(is) && !said.contains(is));
        if is_said && shape.rules().iter().all(is_alike) {
            let _ = write!(out, ".{name}");
            said.extend(relations);
        }
    }
    let is_left = left.iter().any(|is| !said.contains(is));
    if is_left {
        return Err(WriteError::rule(&Rule::no_other(left), shape));
    }
    Ok(())
}

/// A rule as a constraint; `None` if there is none like it.
fn item(rule: &Rule, shape: &Shape) -> Option<String> {
    let side = shape.side();
    if rule.kind == Kind::NO_OTHER {
        return Some(String::new());
    }
    let usual = rule.usual().and_then(|usual| usual.solver);
    let name = usual.or(rule.definition().solver)?;
    let cells = names(&rule.cells, side);
    let number = rule.number();
    Some(match rule.form() {
        Form::Board if rule.numbers.is_empty() || usual.is_some() => format!(".{name}"),
        Form::Mark => {
            let is_said = usual.is_some() || number.is_none();
            let touch = are_beside(rule.cells[..].try_into().ok()?, side);
            (is_said && touch).then(|| format!(".{name}{cells}"))?
        }
        Form::Outside => outside(rule, name, side)?,
        Form::Diagonal => {
            let back: Vec<Cell> = rule.cells.iter().rev().copied().collect();
            let ends = [*rule.cells.first()?, *rule.cells.last()?];
            let is_named = |end: &Cell| {
                little_killer(*end, side).is_some_and(|line| line == rule.cells || line == back)
            };
            let end = ends.into_iter().find(is_named)?;
            format!(".{name}~{}{}", number?, names(&[end], side))
        }
        Form::Corner => {
            let first = block_of(rule.cells[..].try_into().ok()?, side)?;
            let digits = rule.digits.iter().map(|digit| format!("~{}", digit.number()));
            format!(".{name}{}{}", names(&[first], side), digits.collect::<String>())
        }
        Form::Cell | Form::Group | Form::Line => {
            let [fewest, most] = rule.definition().numbers;
            // A number that may be left open is zero there when it is, so zero itself cannot be said.
            let number = match (most, number) {
                _ if rule.has_own_numbers(shape) => String::new(),
                // There, the pieces of a line follow from the regions.
                _ if rule.definition().meaning.own_numbers.is_some() => return None,
                (0, _) => String::new(),
                (_, Some(0)) if fewest == 0 => return None,
                (_, number) => format!("~{}", number.unwrap_or(0)),
            };
            format!(".{name}{number}{cells}")
        }
        Form::Arrow if rule.cells.len() == 1 => {
            format!(".{name}{cells}{}", names(&rule.others, side))
        }
        Form::Arrow => {
            let (count, others) = (rule.cells.len(), names(&rule.others, side));
            // There, a pill is read from left to right and from top to bottom.
            (count <= MOST_IN_PILL && rule.cells.is_sorted())
                .then(|| format!(".{PILL_ARROW}~{count}{cells}{others}"))?
        }
        Form::Board | Form::Twins => return None,
    })
}

fn outside(rule: &Rule, name: &str, side: usize) -> Option<String> {
    let (place, value) = (line_place(&rule.cells, side)?, rule.number()?);
    let inside = |number: usize| (1..=side).contains(&number);
    let line =
        if inside(place.row) { format!("R{}", place.row) } else { format!("C{}", place.column) };
    let is_far = place.row > side || place.column > side;
    match rule.kind {
        Kind::SANDWICH => return Some(format!(".{name}~{value}~{line}")),
        // Only a numbered room may be zero there.
        kind if value == 0 && kind != Kind::NUMBERED_ROOM => return None,
        _ => {}
    }
    let gap = if is_far { "~" } else { "" };
    let end = if is_far { "" } else { "~" };
    Some(format!(".{name}~{line}~{gap}{value}{end}"))
}

fn entries(out: &mut String, puzzle: &Puzzle) -> Result<(), WriteError> {
    let side = puzzle.shape().side();
    let mut is_first = true;
    for (cell, entry) in puzzle.shape().cells().zip(puzzle.entries()) {
        let digits = match entry {
            Entry::Unknown => continue,
            Entry::Given(digit) | Entry::Placed(digit) => DigitSet::only(*digit),
            Entry::Candidates(digits) => *digits,
        };
        if digits.is_empty() {
            return Err(WriteError::NoCandidates);
        }
        if core::mem::take(&mut is_first) {
            out.push('.');
        }
        push_name(out, cell, side);
        for digit in digits {
            out.push('_');
            push_number(out, digit.number() as u64);
        }
    }
    Ok(())
}

/// A row or column: letters from ten on.
fn number(number: usize) -> char {
    u32::try_from(number).ok().and_then(|number| char::from_digit(number, 36)).unwrap_or('0')
}

/// `~R1C1~R1C2`.
fn names(cells: &[Cell], side: usize) -> String {
    cells.iter().fold(String::new(), |mut text, &cell| {
        push_name(&mut text, cell, side);
        text
    })
}

/// `~R1C1`.
fn push_name(out: &mut String, cell: Cell, side: usize) {
    let place = Place::of(cell, side);
    out.extend(['~', 'R', number(place.row), 'C', number(place.column)]);
}
