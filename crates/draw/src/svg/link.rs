//! Arrows between candidates: strong links solid, weak links dashed. Thin lines from placed digits to
//! the cells that they see.
use super::layout::{CELL, Layout};
use super::paper::{Paper, Pen, Point, units};
use super::theme::Palette;
use whydoku_core::Puzzle;
use whydoku_logic::render::{Link, View};

/// How far a link may bend aside, as a fraction of its length; ties go to the first.
const BENDS: [f64; 8] = [0.14, -0.14, 0.24, -0.24, 0.06, -0.06, 0.36, -0.36];
/// Where along a link it bends most; the middle is best where nothing is in the way.
const SKEWS: [f64; 3] = [0.5, 0.2, 0.8];
/// Points of a link that are checked.
const SAMPLES: usize = 16;
/// How far a large digit reaches from the middle of its cell.
const DIGIT: f64 = 17.0;

pub(super) fn draw(
    paper: &mut Paper,
    layout: Layout<'_>,
    (puzzle, view): (&Puzzle, &View),
    palette: &Palette,
) {
    let known = |link: &&Link| layout.has(link.from) && layout.has(link.to) && link.from != link.to;
    let obstacles = obstacles(layout, puzzle, view);
    for link in view.links.iter().filter(known) {
        let dashes = if link.strong { "" } else { "6 4" };
        let pen = Pen { colour: palette.link, width: 2.2 * palette.fine.sqrt(), dashes };
        let (from, to) = (layout.spot(link.from), layout.spot(link.to));
        let bow = clear_bow(layout, (from, to), &obstacles);
        arrow(paper, (from, bow, to), layout.spot_radius(), pen);
    }
}

/// Lines from each placed digit to what it sees, with a small cross where it therefore cannot be; no cross
/// where the cell itself is the subject.
pub(super) fn rays(paper: &mut Paper, layout: Layout<'_>, view: &View, palette: &Palette) {
    let known = view.rays.iter().filter(|ray| layout.has_cell(ray.from) && layout.has_cell(ray.to));
    for ray in known {
        let (from, to) = (layout.centre(ray.from), layout.centre(ray.to));
        let pen = Pen { colour: palette.link, width: 1.6 * palette.fine.sqrt(), dashes: "1 5" };
        paper.line(towards(from, to, CELL * 0.42), towards(to, from, CELL * 0.3), pen);
        if view.cells.iter().any(|(cell, _)| *cell == ray.to) {
            continue;
        }
        let (pen, reach) = (Pen { dashes: "", ..pen }, CELL * 0.13);
        paper.line(to.shifted(-reach, -reach), to.shifted(reach, reach), pen);
        paper.line(to.shifted(-reach, reach), to.shifted(reach, -reach), pen);
    }
}

/// What a link should not cross: large digits and marks.
fn obstacles(layout: Layout<'_>, puzzle: &Puzzle, view: &View) -> Vec<(Point, f64)> {
    let filled = layout.shape.cells().filter(|&cell| puzzle.digit(cell).is_some());
    let digits = filled.map(|cell| (layout.centre(cell), DIGIT));
    let marked = view.candidates.iter().filter(|(candidate, _)| layout.has(*candidate));
    let marks = marked.map(|(candidate, _)| (layout.spot(*candidate), layout.spot_radius() * 1.1));
    digits.chain(marks).collect()
}

/// How much of a curve crosses obstacles, other than at its ends, or lies beyond the board.
fn crossed(
    layout: Layout<'_>,
    (from, bow, to): (Point, Point, Point),
    obstacles: &[(Point, f64)],
) -> f64 {
    let distance = |a: Point, b: Point| (a.x - b.x).hypot(a.y - b.y);
    let inside = 0.0..layout.size();
    let deep = |sample: usize| {
        let at = units(sample) / units(SAMPLES);
        let between = |a: f64, b: f64, c: f64| {
            (1.0 - at) * ((1.0 - at) * a + at * b) + at * ((1.0 - at) * b + at * c)
        };
        let point = Point { x: between(from.x, bow.x, to.x), y: between(from.y, bow.y, to.y) };
        let over = obstacles
            .iter()
            .filter(|(centre, _)| distance(*centre, from) > 0.1 && distance(*centre, to) > 0.1);
        let over: f64 =
            over.map(|(centre, reach)| (reach - distance(point, *centre)).max(0.0)).sum();
        let beyond = !inside.contains(&point.x) || !inside.contains(&point.y);
        over + if beyond { CELL } else { 0.0 }
    };
    (1..SAMPLES).map(deep).sum()
}

/// The first point towards which a link may bend without crossing anything, or else the best one.
fn clear_bow(layout: Layout<'_>, (from, to): (Point, Point), obstacles: &[(Point, f64)]) -> Point {
    let mut best = (f64::INFINITY, from);
    for skew in SKEWS {
        for bend in BENDS {
            let bow = bow(from, to, (bend, skew));
            let cost = crossed(layout, (from, bow, to), obstacles);
            if cost < best.0 {
                best = (cost, bow);
            }
        }
        if best.0 <= 0.0 {
            break;
        }
    }
    best.1
}

/// The point towards which a link bends.
fn bow(from: Point, to: Point, (bend, skew): (f64, f64)) -> Point {
    let (across, down) = (to.x - from.x, to.y - from.y);
    from.shifted(across * skew - down * bend, down * skew + across * bend)
}

/// A bent arrow that starts and ends at the edge of the marks.
fn arrow(paper: &mut Paper, (from, bow, to): (Point, Point, Point), radius: f64, pen: Pen) {
    let length = (to.x - from.x).hypot(to.y - from.y).max(1.0);
    let start = towards(from, bow, radius.min(length / 4.0));
    let end = towards(to, bow, radius.min(length / 4.0));
    paper.curve((start, bow, end), pen);
    let back = towards(end, bow, 9.0);
    let (aside, along) = ((end.y - back.y) / 2.2, (end.x - back.x) / 2.2);
    let head = [end, back.shifted(aside, -along), back.shifted(-aside, along)];
    paper.polygon(&head, pen.colour, Pen { dashes: "", width: 1.0, ..pen });
}

/// The point at a distance from `from` on the way to `to`.
fn towards(from: Point, to: Point, distance: f64) -> Point {
    let (across, down) = (to.x - from.x, to.y - from.y);
    let length = across.hypot(down).max(0.001);
    from.shifted(across / length * distance, down / length * distance)
}
