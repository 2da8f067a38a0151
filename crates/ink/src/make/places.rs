//! Marks in cells, on corners and outside the grid.
use super::{Ink, Made, tip};
use crate::figure::{Figure, Place, cell_of};
use whydoku_core::{Cell, Digit, Kind, Rule};

/// Squares with tips to or from their neighbours.
pub(super) fn extremes(kind: Kind, inwards: bool, group: &[usize], ink: Ink<'_>) -> Option<Made> {
    let mut made = Made::default();
    for &at in group {
        let Figure::Square { cell, text } = &ink.marks[at].figure else { return None };
        if !text.is_empty() {
            return None;
        }
        let tips =
            ink.free().filter_map(|(at, figure)| Some((at, tip(Kind::GREATER, figure)?.cells)));
        let tips: Vec<(usize, Vec<Cell>)> =
            tips.filter(|(_, cells)| cells.contains(cell)).collect();
        let fits = tips.iter().all(|(_, cells)| (cells[1] == *cell) == inwards);
        if !fits {
            return None;
        }
        made.parts.extend(tips.iter().map(|(at, _)| *at));
        made.rules.push(Rule::new(kind, vec![*cell]));
    }
    Some(made)
}

/// A circle on a corner with one to four digits.
pub(super) fn corner(figure: &Figure, side: usize) -> Option<Rule> {
    let Figure::Corner { cells, text } = figure else { return None };
    let mut digits: Vec<Digit> = text
        .chars()
        .filter(|c| !c.is_whitespace() && *c != ',')
        .map(|c| Digit::from_symbol(c).filter(|digit| digit.index() < side))
        .collect::<Option<_>>()?;
    digits.sort_unstable();
    (!digits.is_empty() && digits.len() <= 4).then(|| Rule::quadruple(*cells, digits))
}

/// Coloured cells in two or more groups of one form.
pub(super) fn twins(group: &[usize], ink: Ink<'_>) -> Option<Made> {
    let cells: Option<Vec<Cell>> = group
        .iter()
        .map(|&at| match &ink.marks[at].figure {
            Figure::Square { cell, text } if text.is_empty() => Some(*cell),
            _ => None,
        })
        .collect();
    let pieces = connected(cells?, ink.side());
    let (first, others) = pieces.split_first()?;
    let form = |cells: &[Cell]| -> Vec<(usize, usize)> {
        let column = cells.iter().map(|cell| cell.column(ink.side())).min().unwrap_or_default();
        let row = cells[0].row(ink.side());
        cells
            .iter()
            .map(|cell| (cell.row(ink.side()) - row, cell.column(ink.side()) - column))
            .collect()
    };
    let alike = !others.is_empty() && others.iter().all(|other| form(other) == form(first));
    let rules = others.iter().map(|other| Rule::clones(first.clone(), other.clone()));
    alike.then(|| Made { rules: rules.collect(), parts: Vec::new() })
}

/// Cells in pieces that hang together by edges, each in reading order.
pub(crate) fn connected(mut cells: Vec<Cell>, side: usize) -> Vec<Vec<Cell>> {
    cells.sort_unstable();
    cells.dedup();
    let mut pieces = Vec::new();
    while let Some(start) = cells.first().copied() {
        let mut piece = vec![start];
        cells.remove(0);
        let mut at = 0;
        while at < piece.len() {
            for next in whydoku_core::beside(side, piece[at]) {
                if let Ok(found) = cells.binary_search(&next) {
                    piece.push(cells.remove(found));
                }
            }
            at += 1;
        }
        piece.sort_unstable();
        pieces.push(piece);
    }
    pieces
}

/// Numbers outside the grid with an arrow along a diagonal.
pub(super) fn rays(kind: Kind, group: &[usize], ink: Ink<'_>) -> Option<Made> {
    let mut made = Made::default();
    for &at in group {
        let Figure::Ray { place, cells } = &ink.marks[at].figure else { return None };
        let own = ink.free().find_map(|(at, figure)| match figure {
            Figure::Outside { place: own, text } if own == place => {
                Some((at, text.parse::<u32>().ok()?))
            }
            _ => None,
        });
        let (part, sum) = own?;
        made.parts.push(part);
        made.rules.push(Rule::new(kind, cells.clone()).with_number(sum));
    }
    Some(made)
}

/// A number at the end of a row or column.
pub(super) fn outside(kind: Kind, figure: &Figure, side: usize) -> Option<Rule> {
    let Figure::Outside { place, text } = figure else { return None };
    let cells = line(*place, side)?;
    Some(Rule::new(kind, cells).with_number(text.parse().ok()?))
}

/// The cells of the row or column at whose end a place is, the nearest first.
fn line([row, column]: Place, side: usize) -> Option<Vec<Cell>> {
    let last = side as i32;
    let cells: Option<Vec<Cell>> = match (row, column) {
        (-1, column) => (0..last).map(|row| cell_of([row, column], side)).collect(),
        (row, -1) => (0..last).map(|column| cell_of([row, column], side)).collect(),
        (row, column) if row == last => {
            (0..last).rev().map(|row| cell_of([row, column], side)).collect()
        }
        (row, column) if column == last => {
            (0..last).rev().map(|column| cell_of([row, column], side)).collect()
        }
        _ => None,
    };
    cells
}
