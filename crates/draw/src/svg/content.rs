//! The content of the cells: digits, candidates, and errors in them.
use super::layout::{CELL, Layout};
use super::mark;
use super::notes;
use super::paper::{Paper, Pen, Type};
use super::theme::Palette;
use super::{Look, Show};
use crate::marks::Marks;
use whydoku_core::{Candidate, Cell, Digit, DigitSet, Entry, Puzzle};
use whydoku_logic::render::Role;

pub(super) fn cells(
    paper: &mut Paper,
    layout: Layout<'_>,
    puzzle: &Puzzle,
    marks: &Marks<'_>,
    style: &Look,
    show: Show,
) {
    let palette = style.theme.palette();
    for cell in layout.shape.cells() {
        let entry = puzzle.entry(cell);
        match (show, entry) {
            (Show::Level(digit), _) => level(paper, layout, marks, palette, (cell, entry, digit)),
            (_, Entry::Given(digit)) => {
                digit_in(paper, layout, palette, (cell, digit, true), marks.clashes(cell));
            }
            (_, Entry::Placed(digit)) => {
                digit_in(paper, layout, palette, (cell, digit, false), marks.clashes(cell));
            }
            (_, Entry::Unknown | Entry::Candidates(_)) => {
                candidates(paper, layout, marks, style, (cell, entry, show));
            }
        }
    }
}

/// A large digit: givens are bold. One that clashes is underlined twice.
fn digit_in(
    paper: &mut Paper,
    layout: Layout<'_>,
    palette: &Palette,
    (cell, digit, given): (Cell, Digit, bool),
    clashes: bool,
) {
    let colour = match (clashes, given) {
        (true, _) => palette.flaw,
        (false, true) => palette.ink,
        (false, false) => palette.placed,
    };
    let centre = layout.centre(cell);
    let size = layout.fitting(digit, 36.0);
    paper.label(centre, &layout.shape.digit_name(digit), Type { colour, size, bold: given });
    if clashes {
        for down in [19.0, 23.0] {
            let pen = Pen::new(palette.flaw, 2.0);
            paper.line(centre.shifted(-14.0, down), centre.shifted(14.0, down), pen);
        }
    }
}

/// The candidates of an empty cell, and those that only a view names.
fn candidates(
    paper: &mut Paper,
    layout: Layout<'_>,
    marks: &Marks<'_>,
    style: &Look,
    (cell, entry, show): (Cell, Entry, Show),
) {
    let palette = style.theme.palette();
    let left = match entry {
        Entry::Candidates(digits) if show == Show::Candidates => digits,
        _ => DigitSet::EMPTY,
    };
    let has_marks = marks.candidates_of(cell).next().is_some();
    if show == Show::Candidates && !has_marks && style.corners && notes::fit_in_corners(left) {
        notes::middle(paper, layout, palette, (cell, DigitSet::EMPTY, &style.layers));
        return notes::in_corners(paper, layout, palette, (cell, left));
    }
    // Marks and notes in the middle would overlap.
    if show == Show::Candidates && !has_marks && !style.layers.centre_of(cell).is_empty() {
        notes::middle(paper, layout, palette, (cell, left, &style.layers));
        return notes::corner(paper, layout, palette, (cell, left));
    }
    if entry == Entry::Candidates(DigitSet::EMPTY) {
        nothing_left(paper, layout, palette, cell);
    }
    // Marks may be a little larger than the spots; unmarked candidates go below them.
    let (radius, size) = (layout.spot_radius(), layout.spot_size());
    for digit in left.iter().filter(|&digit| layout.has(Candidate::new(cell, digit))) {
        let candidate = Candidate::new(cell, digit);
        if marks.candidate(candidate).is_none() {
            let at = layout.spot(candidate);
            mark::candidate(paper, layout, palette, (digit, None), (at, radius, size));
        }
    }
    for (candidate, role) in marks.candidates_of(cell).filter(|(k, _)| layout.has(*k)) {
        let at = layout.spot(candidate);
        mark::candidate(paper, layout, palette, (candidate.digit, Some(role)), (at, radius, size));
    }
}

/// A crossed box: no digit is possible in this cell.
fn nothing_left(paper: &mut Paper, layout: Layout<'_>, palette: &Palette, cell: Cell) {
    let centre = layout.centre(cell);
    let pen = Pen::new(palette.flaw, 3.0);
    paper.line(centre.shifted(-12.0, -12.0), centre.shifted(12.0, 12.0), pen);
    paper.line(centre.shifted(-12.0, 12.0), centre.shifted(12.0, -12.0), pen);
}

/// One digit: a disc where it is determined, a ring where it can be.
fn level(
    paper: &mut Paper,
    layout: Layout<'_>,
    marks: &Marks<'_>,
    palette: &Palette,
    (cell, entry, digit): (Cell, Entry, Digit),
) {
    let centre = layout.centre(cell);
    let part = marks.candidate(Candidate::new(cell, digit));
    let possible =
        matches!(entry, Entry::Candidates(digits) if digit.index() < 64 && digits.contains(digit));
    if entry.digit() == Some(digit) {
        let colour = if marks.clashes(cell) { palette.flaw } else { palette.ink };
        paper.circle(centre, CELL * 0.38, colour, Pen::new(colour, 1.0));
        let size = layout.fitting(digit, 28.0);
        let style = Type { colour: palette.ground, size, bold: true };
        paper.label(centre, &layout.shape.digit_name(digit), style);
    } else if possible || part.is_some() {
        if part.is_none() {
            paper.circle(centre, CELL * 0.28, palette.extra, Pen::new(palette.line, 1.5));
        }
        let role: Option<Role> = part;
        mark::candidate(paper, layout, palette, (digit, role), (centre, CELL * 0.28, CELL * 0.42));
    }
}
