//! Puzzles as strings of Interactive Sudoku Solver.
use super::MAX_SIDE;
use super::signs::{EXCLUDING, Excused, excused, little_killer};
use crate::append::push_number;
use crate::board::usual;
use crate::clues::{Place, are_beside, block_of, excluded, line_place};
use crate::codec::WriteError;
use crate::regions::region_names;
use core::fmt::Write as _;
use whydoku_core::{
    Cell, DigitSet, Entry, Extra, HouseKind, OutsideRule, Puzzle, Regions, Relation, Rule, Shape,
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
        let item = item(rule, side).ok_or_else(|| WriteError::rule(rule, shape))?;
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
        let is_alike = |rule: &Rule| match rule {
            Rule::Pair { relation, .. } => {
                excused(*relation, own, relations, shape.side()) == Excused::Nothing
            }
            _ => true,
        };
        let is_said = relations.iter().all(|is| left.contains(is) && !said.contains(is));
        if is_said && shape.rules().iter().all(is_alike) {
            let _ = write!(out, ".{name}");
            said.extend(relations);
        }
    }
    let is_left = left.iter().any(|is| !said.contains(is));
    if is_left {
        return Err(WriteError::rule(&Rule::NoOther { relations: left }, shape));
    }
    Ok(())
}

/// A rule as a constraint; `None` if there is none like it.
fn item(rule: &Rule, side: usize) -> Option<String> {
    Some(match rule {
        Rule::Move { steps: [1, 2] | [2, 1] } => ".AntiKnight".into(),
        Rule::Move { steps: [1, 1] } => ".AntiKing".into(),
        Rule::NoOther { .. } => String::new(),
        Rule::Pair { cells, relation } if are_beside(*cells, side) => {
            let name = match relation {
                Relation::Difference(1) => "WhiteDot",
                Relation::Ratio(2) => "BlackDot",
                Relation::Sum(10) => "X",
                Relation::Sum(5) => "V",
                Relation::Greater => "GreaterThan",
                _ => return None,
            };
            format!(".{name}{}", names(cells, side))
        }
        // A sum of zero leaves the sum open there.
        Rule::Cage { cells, sum, may_repeat: false } if *sum != Some(0) => {
            let sum = sum.map_or("0".to_string(), |sum| sum.to_string());
            format!(".Cage~{sum}{}", names(cells, side))
        }
        Rule::Cage { cells, sum: Some(sum), may_repeat: true } => {
            format!(".Sum~{sum}{}", names(cells, side))
        }
        Rule::LittleKiller { cells, sum } => {
            let back: Vec<Cell> = cells.iter().rev().copied().collect();
            let ends = [*cells.first()?, *cells.last()?];
            let is_named = |end: &Cell| {
                little_killer(*end, side).is_some_and(|line| line == *cells || line == back)
            };
            let end = ends.into_iter().find(is_named)?;
            format!(".LittleKiller~{sum}{}", names(&[end], side))
        }
        Rule::Palindrome { cells } => format!(".Palindrome{}", names(cells, side)),
        Rule::Quadruple { cells, digits } => {
            let first = block_of(*cells, side)?;
            let mut item = format!(".Quad{}", names(&[first], side));
            for digit in digits {
                let _ = write!(item, "~{}", digit.number());
            }
            item
        }
        Rule::Outside { cells, is, value } => outside(cells, *is, *value, side)?,
        _ => return None,
    })
}

fn outside(cells: &[Cell], is: OutsideRule, value: u32, side: usize) -> Option<String> {
    let place = line_place(cells, side)?;
    let inside = |number: usize| (1..=side).contains(&number);
    let line =
        if inside(place.row) { format!("R{}", place.row) } else { format!("C{}", place.column) };
    let is_far = place.row > side || place.column > side;
    let name = match is {
        OutsideRule::Sandwich => return Some(format!(".Sandwich~{value}~{line}")),
        // Only a numbered room may be zero there.
        OutsideRule::XSum | OutsideRule::Skyscraper if value == 0 => return None,
        OutsideRule::XSum => "XSum",
        OutsideRule::Skyscraper => "Skyscraper",
        OutsideRule::NumberedRoom => "NumberedRoom",
    };
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
