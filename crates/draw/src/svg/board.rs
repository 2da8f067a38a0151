//! The empty board: background, extra houses, lines and walls, names of rows and columns.
use super::layout::{CELL, Layout};
use super::paper::{Paper, Pen, Point, Type, units};
use super::theme::Palette;
use whydoku_core::{Cell, HouseKind};
use whydoku_words::Names;

/// Windows and extra houses: a tint.
pub(super) fn tints(paper: &mut Paper, layout: Layout<'_>, palette: &Palette) {
    let is_tinted = |kind| matches!(kind, HouseKind::Window | HouseKind::Extra);
    for house in layout.shape.houses().iter().filter(|house| is_tinted(house.kind)) {
        for &cell in &house.cells {
            paper.square(layout.corner(cell), CELL, palette.extra);
        }
    }
}

/// Diagonals: lines.
pub(super) fn diagonals(paper: &mut Paper, layout: Layout<'_>, palette: &Palette) {
    let houses = layout.shape.houses().iter();
    let (colour, width) = palette.diagonal.unwrap_or((palette.line, 1.5 + palette.fine));
    for house in houses.filter(|house| house.kind == HouseKind::Diagonal) {
        for &cell in &house.cells {
            let corner = layout.corner(cell);
            let (left, right) = if house.number == 1 { (0.0, CELL) } else { (CELL, 0.0) };
            let (from, to) = (corner.shifted(left, 0.0), corner.shifted(right, CELL));
            paper.line(from, to, Pen::new(colour, width));
        }
    }
}

/// Fine lines between cells, walls between regions, the outer frame.
pub(super) fn lines(paper: &mut Paper, layout: Layout<'_>, palette: &Palette) {
    let side = layout.side();
    let fine = Pen::new(palette.line, palette.fine);
    for at in 1..side {
        paper.line(layout.crossing(at, 0), layout.crossing(at, side), fine);
        paper.line(layout.crossing(0, at), layout.crossing(side, at), fine);
    }
    // A large board is viewed at a smaller scale, with more lines that are not walls.
    let wall = Pen::new(palette.wall, palette.heavy * (units(side) / 9.0).clamp(1.0, 1.5));
    for along in 1..side {
        for (from, to) in runs(side, |at| walled(layout, Cell::at(along, at, side), side)) {
            paper.line(layout.crossing(along, from), layout.crossing(along, to), wall);
        }
        for (from, to) in runs(side, |at| walled(layout, Cell::at(at, along, side), 1)) {
            paper.line(layout.crossing(from, along), layout.crossing(to, along), wall);
        }
    }
    let corners = [(0, 0), (0, side), (side, side), (side, 0)];
    let corners: Vec<Point> = corners.iter().map(|&(r, c)| layout.crossing(r, c)).collect();
    paper.polygon(&corners, "none", wall);
}

/// Whether a cell belongs to another region than the cell `back` places before it.
fn walled(layout: Layout<'_>, cell: Cell, back: usize) -> bool {
    let region = |cell: Cell| layout.shape.houses_of(cell).first().copied();
    region(cell) != region(Cell::new(cell.index() - back))
}

/// The runs of consecutive places at which a condition holds, so that a wall is one line.
fn runs(side: usize, holds: impl Fn(usize) -> bool) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for at in (0..side).filter(|&at| holds(at)) {
        match runs.last_mut() {
            Some((_, end)) if *end == at => *end = at + 1,
            _ => runs.push((at, at + 1)),
        }
    }
    runs
}

/// Names of rows on the left and of columns above.
pub(super) fn names(paper: &mut Paper, layout: Layout<'_>, palette: &Palette, names: Names<'_>) {
    let side = layout.side();
    let style = Type { colour: palette.soft, size: 16.0, bold: false };
    for line in 0..side {
        let (row, column) = line_names(names, line, side);
        let away = -layout.names();
        paper.label(layout.crossing(line, 0).shifted(away, CELL / 2.0), &row, style);
        paper.label(layout.crossing(0, line).shifted(CELL / 2.0, away), &column, style);
    }
}

/// The names of row and column number `line`: letters or numbers.
fn line_names(names: Names<'_>, line: usize, side: usize) -> (String, String) {
    use whydoku_core::House;
    let last_word = |house: String| house.split(' ').next_back().unwrap_or_default().to_owned();
    (
        last_word(names.house(House::new(side + line))),
        last_word(names.house(House::new(2 * side + line))),
    )
}
