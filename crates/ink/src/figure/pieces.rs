//! What a circle, rectangle or text is.
use super::{Figure, Mark, Style, cell_at, name_of, off_border, off_centre, place_at};
use crate::sheet::{Piece, Point};
use whydoku_core::Cell;

/// Shapes on borders are dots up to this size, in cells.
const DOT: f64 = 0.55;
/// How far the digits of a circle on a corner stand from its centre.
const WITHIN: f64 = 0.45;
/// As many letters make words, which are a title and no clue.
const WORDS: usize = 3;

pub(super) fn marks(pieces: &[Piece], side: usize) -> Vec<Mark> {
    let mut marks: Vec<Mark> = Vec::with_capacity(pieces.len());
    let mut centres: Vec<Point> = Vec::with_capacity(pieces.len());
    for piece in pieces {
        let figure = figure(piece, side);
        for figure in tiles(figure, piece, side) {
            marks.push(mark(figure, piece, side));
            centres.push(piece.centre);
        }
    }
    gather_digits(&mut marks, &centres);
    marks
}

fn mark(figure: Figure, piece: &Piece, side: usize) -> Mark {
    let place = match &figure {
        Figure::Square { cell, .. } => name_of(*cell, side),
        _ => cell_at(piece.centre, side).map_or_else(
            || format!("({:.1}, {:.1})", piece.centre[0], piece.centre[1]),
            |cell| name_of(cell, side),
        ),
    };
    let sign = match &figure {
        Figure::Sign { text, .. } => text.clone(),
        Figure::Dot { text, .. } | Figure::Disc { text, .. } | Figure::Square { text, .. }
            if !text.is_empty() =>
        {
            "text".into()
        }
        _ => String::new(),
    };
    let is_text =
        matches!(figure, Figure::Sign { .. } | Figure::Inside { .. } | Figure::Outside { .. });
    let style = Style {
        name: figure.name(),
        colour: piece.fill.filter(|_| !is_text),
        border: piece.border.filter(|_| !is_text),
        size: if is_text {
            0
        } else {
            (piece.size[0].max(piece.size[1]) * 20.0).round().clamp(0.0, 999.0) as i32 * 5
        },
        sign,
    };
    Mark { figure, style, place }
}

fn figure(piece: &Piece, side: usize) -> Figure {
    let text = piece.text.clone();
    let [height, width] = piece.size;
    let is_seen = piece.fill.is_some() || piece.border.is_some();
    if text.is_empty() && !is_seen {
        return Figure::Nothing;
    }
    let is_huge = height.min(width) >= 2.0 || height.max(width) >= side as f64;
    if is_huge && text.is_empty() {
        return Figure::Nothing;
    }
    let [row, column] = piece.centre;
    let inside = |at: f64| at > -0.01 && at < side as f64 + 0.01;
    if !inside(row) || !inside(column) {
        return outside(piece, text);
    }
    if !is_seen && height.max(width) < 0.2 && (off_border(row) > 0.01 || off_border(column) > 0.01)
    {
        return cell_at(piece.centre, side)
            .map_or(Figure::Nothing, |cell| Figure::Inside { cell, text });
    }
    let [on_row, on_column] = [off_border(row) < 0.12, off_border(column) < 0.12];
    let longest = height.max(width);
    match (on_row, on_column) {
        (true, true) => corner(piece, side, text),
        (true, false) | (false, true)
            if off_centre(if on_row { column } else { row }) < 0.12
                && (longest <= DOT || !text.is_empty()) =>
        {
            edge(piece, side, on_row, text)
        }
        (true, false) | (false, true) => long(piece, side, on_row, text),
        (false, false) => in_cell(piece, side, text),
    }
}

fn outside(piece: &Piece, text: String) -> Figure {
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    if text.is_empty() || letters >= WORDS {
        return Figure::Nothing;
    }
    place_at(piece.centre).map_or(Figure::Nothing, |place| Figure::Outside { place, text })
}

fn corner(piece: &Piece, side: usize, text: String) -> Figure {
    let [row, column] = piece.centre.map(f64::round);
    let at = |down: f64, right: f64| cell_at([row + down, column + right], side);
    let cells = [at(-0.5, -0.5), at(-0.5, 0.5), at(0.5, -0.5), at(0.5, 0.5)];
    let is_text = piece.fill.is_none() && piece.border.is_none();
    match cells {
        [Some(a), Some(b), Some(c), Some(d)] if piece.is_round || is_text || !text.is_empty() => {
            Figure::Corner { cells: [a, b, c, d], text }
        }
        _ => Figure::Strange("shape on a corner"),
    }
}

fn edge(piece: &Piece, side: usize, on_row: bool, text: String) -> Figure {
    let axis = usize::from(!on_row);
    let beside = |shift: f64| {
        let mut point = piece.centre;
        point[axis] = point[axis].round() + shift;
        cell_at(point, side)
    };
    let (Some(first), Some(second)) = (beside(-0.5), beside(0.5)) else {
        return Figure::Strange("shape on the edge of the grid");
    };
    let cells = [first, second];
    let is_number = text.chars().all(|c| c.is_ascii_digit());
    if text.is_empty() || (is_number && (piece.is_round || piece.fill.is_some())) {
        return Figure::Dot { cells, text };
    }
    Figure::Sign { cells, text: turned(text, piece.angle) }
}

/// The sign that a reader sees: a sign may be turned.
fn turned(text: String, angle: f64) -> String {
    const SIGNS: [[&str; 5]; 4] = [
        [">", "\u{203a}", "\u{3009}", "\u{276f}", "\u{27e9}"],
        ["v", "\u{2228}", "\u{02c5}", "\u{fe40}", "\u{2335}"],
        ["<", "\u{2039}", "\u{3008}", "\u{276e}", "\u{27e8}"],
        ["^", "\u{2227}", "\u{02c4}", "\u{fe3f}", "\u{039b}"],
    ];
    let quarter = (angle / 90.0).round();
    let Some(at) = SIGNS.iter().position(|signs| signs.contains(&text.as_str())) else {
        // A V that is not upright is a sign for greater and smaller.
        let turns = quarter.rem_euclid(4.0) as usize;
        return if text == "V" && turns > 0 { SIGNS[(1 + turns) % 4][0].into() } else { text };
    };
    let turns = quarter.rem_euclid(4.0) as usize;
    SIGNS[(at + turns) % 4][0].into()
}

/// A long shape between two or more cells of a row or column.
fn long(piece: &Piece, side: usize, on_row: bool, text: String) -> Figure {
    let axis = usize::from(!on_row);
    let length = piece.size[axis];
    let is_pill = piece.is_round
        && length > 1.2
        && piece.size[1 - axis] <= 1.05
        && off_centre(piece.centre[1 - axis]) < 0.12;
    let cells = if is_pill { covered(piece, side) } else { None };
    let is_text = piece.fill.is_none() && piece.border.is_none();
    match cells {
        Some(cells) => Figure::Disc { cells, text },
        // A digit of a circle on a corner may be a text of its own, as large as the circle.
        None if is_text && !text.is_empty() => cell_at(piece.centre, side)
            .map_or(Figure::Strange("text across cells"), |cell| Figure::Inside { cell, text }),
        None if !piece.is_round && text.is_empty() => Figure::Strange("rectangle across cells"),
        None => Figure::Strange("shape across cells"),
    }
}

/// The cells that a long shape covers.
fn covered(piece: &Piece, side: usize) -> Option<Vec<Cell>> {
    let range = |axis: usize| {
        let half = (piece.size[axis] / 2.0 - 0.3).max(0.0);
        (piece.centre[axis] - half).floor() as i32
            ..=(piece.centre[axis] + half - 1e-6).floor().max((piece.centre[axis] - half).floor())
                as i32
    };
    let mut cells = Vec::new();
    for row in range(0) {
        for column in range(1) {
            cells.push(super::cell_of([row, column], side)?);
        }
    }
    Some(cells)
}

fn in_cell(piece: &Piece, side: usize, text: String) -> Figure {
    let Some(cell) = cell_at(piece.centre, side) else { return Figure::Strange("shape") };
    let [height, width] = piece.size;
    let is_seen = piece.fill.is_some() || piece.border.is_some();
    let is_centred = piece.centre.iter().all(|at| off_centre(*at) < 0.12);
    if !is_seen || height.min(width) < 0.15 {
        return Figure::Inside { cell, text };
    }
    if !is_centred {
        return Figure::Strange("shape off the middle of a cell");
    }
    let is_long = height.max(width) > 1.2;
    let is_tilted = (piece.angle.rem_euclid(90.0) - 45.0).abs() < 5.0;
    match (piece.is_round, is_tilted) {
        (true, _) if is_long => covered(piece, side)
            .map_or(Figure::Strange("shape"), |cells| Figure::Disc { cells, text }),
        (true, _) => Figure::Disc { cells: vec![cell], text },
        (false, true) => Figure::Diamond { cell, text },
        (false, false) => Figure::Square { cell, text },
    }
}

/// A rectangle that fills several cells is a square in each of them.
fn tiles(figure: Figure, piece: &Piece, side: usize) -> Vec<Figure> {
    let is_whole = |size: f64| size > 0.9 && off_border(size) < 0.12;
    let is_rectangle =
        matches!(figure, Figure::Square { .. } | Figure::Strange("rectangle across cells"));
    let [height, width] = piece.size;
    if !is_rectangle || !is_whole(height) || !is_whole(width) || height.max(width) < 1.5 {
        return vec![figure];
    }
    match covered(piece, side) {
        Some(cells) => {
            cells.into_iter().map(|cell| Figure::Square { cell, text: String::new() }).collect()
        }
        None => vec![figure],
    }
}

/// Digits that are texts of their own within a circle on a corner belong to it.
fn gather_digits(marks: &mut [Mark], centres: &[Point]) {
    for at in 0..marks.len() {
        let is_empty = matches!(&marks[at].figure, Figure::Corner { text, .. } if text.is_empty());
        if !is_empty {
            continue;
        }
        let mut digits = String::new();
        for other in 0..marks.len() {
            let text = match &marks[other].figure {
                Figure::Inside { text, .. }
                | Figure::Corner { text, .. }
                | Figure::Sign { text, .. } => text.clone(),
                _ => continue,
            };
            let apart =
                (centres[at][0] - centres[other][0]).hypot(centres[at][1] - centres[other][1]);
            let is_free = other != at && !text.is_empty() && marks[other].style.colour.is_none();
            if is_free && apart < WITHIN {
                digits += &text;
                digits.push(' ');
                marks[other].figure = Figure::Nothing;
            }
        }
        if let Figure::Corner { text, .. } = &mut marks[at].figure {
            digits.trim().clone_into(text);
        }
    }
}
