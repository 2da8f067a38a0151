//! The columnar view: for each cell its digit or the list of its candidates.
use super::board::{FramedCells, Line, Piece, length, with_rules};
use super::clues::Clues;
use super::ink::{Tone, sign};
use super::legend::{Legend, Sign};
use super::look::TextLook;
use crate::marks::Marks;
use whydoku_core::{Candidate, Cell, DigitSet, Entry, Puzzle};
use whydoku_logic::render::View;

/// Draws for each cell its digit or its candidates, with columns as wide as they need to be.
///
/// When the board would be wider than the style allows, long lists are broken into several lines,
/// of at least as many digits as a box is wide. A cell about which nothing is known shows a dot; a
/// single candidate stands in parentheses, to distinguish it from a digit.
/// A view adds a sign before each candidate that plays a part: `-5` is eliminated by the step.
///
/// ```
/// use whydoku_core::{Cell, Digit, Entry, Puzzle, Shape};
/// use whydoku_draw::text::{TextLook, candidates};
/// use whydoku_logic::position;
///
/// let mut puzzle = Puzzle::empty(Shape::square(4)?);
/// puzzle.set(Cell::at(0, 0, 4), Entry::Given(Digit::from_number(1)));
/// let picture = candidates(&position(&puzzle)?.to_puzzle(), None, &TextLook::default());
/// assert_eq!(picture.lines().nth(2), Some("1 │ 1    234  │ 234   234  │"));
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn candidates(puzzle: &Puzzle, view: Option<&View>, style: &TextLook) -> String {
    let shape = puzzle.shape();
    let marks = Marks::new(puzzle, view);
    let mut legend = Legend::default();
    let say = |cell| say(puzzle, cell, &marks, style, &mut legend);
    let said: Vec<Vec<Piece>> = shape.cells().map(say).collect();
    let longest = said.iter().map(length).max().unwrap_or(0);
    let least = longest_piece(&said).max(shape.side().isqrt());
    let build = |limit: usize| {
        let cells: Vec<Vec<Line>> = said.iter().map(|list| broken(list, limit)).collect();
        let tall = cells.iter().any(|lines| lines.len() > 1);
        let clues = Clues::new(shape, style.charset);
        let spacing = clues.spacing(shape, 2, tall);
        FramedCells { shape, cells, spacing, label: None, clues }
    };
    let mut limit = longest.max(least);
    let mut canvas = build(limit).draw(&marks, style);
    while canvas.width() > style.width && limit > least {
        // Every column may hold one of the longest lists, so each loses about the same.
        let excess = (canvas.width() - style.width).div_ceil(shape.side());
        limit = limit.saturating_sub(excess).max(least);
        canvas = build(limit).draw(&marks, style);
    }
    legend.write(shape, &marks, style, &mut canvas);
    with_rules(canvas.finish(style.paint), shape, style)
}

fn longest_piece(said: &[Vec<Piece>]) -> usize {
    said.iter().flatten().map(|(text, _)| text.chars().count()).max().unwrap_or(1)
}

/// The content of a cell, in pieces that must not be broken.
fn say(
    puzzle: &Puzzle,
    cell: Cell,
    marks: &Marks<'_>,
    style: &TextLook,
    legend: &mut Legend,
) -> Vec<Piece> {
    let shape = puzzle.shape();
    let digit = |digit, tone| {
        let tone = if marks.clashes(cell) { Tone::Flaw } else { tone };
        (shape.digit_name(digit), tone)
    };
    let mut pieces = match puzzle.entry(cell) {
        Entry::Unknown => return vec![(".".to_owned(), Tone::Faint)],
        Entry::Candidates(digits) => return list(puzzle, cell, digits, marks, legend),
        Entry::Placed(placed) => vec![digit(placed, Tone::Normal)],
        Entry::Given(given) => vec![digit(given, Tone::Given)],
    };
    if style.mark_givens && matches!(puzzle.entry(cell), Entry::Given(_)) {
        legend.add(Sign::Given);
        pieces.push(("*".to_owned(), Tone::Faint));
    }
    if marks.clashes(cell) {
        legend.add(Sign::Clash);
        pieces.push(("!".to_owned(), Tone::Flaw));
    }
    pieces
}

/// The candidates of a cell, each with the sign of its part.
fn list(
    puzzle: &Puzzle,
    cell: Cell,
    digits: DigitSet,
    marks: &Marks<'_>,
    legend: &mut Legend,
) -> Vec<Piece> {
    if digits.is_empty() {
        legend.add(Sign::NoCandidate);
        return vec![("{}".to_owned(), Tone::Flaw)];
    }
    let shape = puzzle.shape();
    let mut pieces = Vec::new();
    let mut shown = Vec::new();
    for digit in digits {
        let role = marks.candidate(Candidate::new(cell, digit));
        let sign = role.and_then(sign);
        if let (Some(role), Some(_)) = (role, sign) {
            legend.add(Sign::Role(role));
            shown.push(role);
        }
        // Digits of several characters need something between them.
        let comma = if pieces.is_empty() || shape.side() <= 35 { "" } else { "," };
        let sign = sign.map_or(String::new(), String::from);
        let text = format!("{comma}{sign}{}", shape.digit_name(digit));
        pieces.push((text, role.map_or(Tone::Normal, Tone::Role)));
    }
    // A part that the whole cell plays is shown only if none of its candidates shows it.
    let whole = marks.cell(cell).filter(|role| !shown.contains(role));
    let whole = whole.and_then(|role| sign(role).map(|sign| (role, sign)));
    if let Some((role, sign)) = whole {
        legend.add(Sign::Role(role));
        pieces.insert(0, (format!("{sign}("), Tone::Role(role)));
        pieces.push((")".to_owned(), Tone::Role(role)));
    } else if let [(text, _)] = &mut pieces[..] {
        legend.add(Sign::Alone);
        *text = format!("({text})");
    }
    pieces
}

/// Breaks a list into lines of at most `limit` columns.
fn broken(list: &[Piece], limit: usize) -> Vec<Line> {
    let mut lines: Vec<Line> = vec![Line::new()];
    let mut used = 0;
    for piece in list {
        let size = piece.0.chars().count();
        if used + size > limit && used > 0 {
            lines.push(Line::new());
            used = 0;
        }
        used += size;
        if let Some(line) = lines.last_mut() {
            line.push(piece.clone());
        }
    }
    lines
}
