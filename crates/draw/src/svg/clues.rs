//! Rules beyond houses as setters draw them: cages, dots, numbers outside the grid.
use super::black;
use super::layout::{CELL, Layout};
use super::paper::{Paper, Pen, Point, Type, units};
use super::theme::Palette;
use whydoku_core::{Around, Cell, Ends, Rule, Shape, Stroke};

/// How far inside its cells the outline of a cage is drawn.
const INSET: f64 = 5.0;

/// Everything under lines and digits: tints, shapes in cells, lines through cells.
pub(super) fn grounds(paper: &mut Paper, layout: Layout<'_>, palette: &Palette) {
    for (rule, stroke) in strokes(layout.shape) {
        match stroke {
            Stroke::Tint => {
                for cell in rule.cells() {
                    paper.square(layout.corner(cell), CELL, palette.extra);
                }
            }
            Stroke::Disc => {
                let pen = Pen::new(palette.shade, 0.0);
                for &cell in &rule.cells {
                    paper.circle(layout.centre(cell), 23.0, palette.shade, pen);
                }
            }
            Stroke::Square => {
                for &cell in &rule.cells {
                    let corner = layout.corner(cell).shifted(8.0, 8.0);
                    paper.square(corner, CELL - 16.0, palette.shade);
                }
            }
            Stroke::Line { width, ends, hue, dashes } => {
                let pen = Pen { colour: palette.hue(hue), width: f64::from(width), dashes };
                if !(palette.is_black && patterned(paper, layout, palette, rule)) {
                    through(paper, layout, &rule.cells, pen);
                }
                ends_of(paper, layout, palette, &rule.cells, ends);
            }
            Stroke::Shaft => shaft(paper, layout, palette, rule),
            // One that is not a diagonal has no place outside.
            Stroke::Arrow if entry(layout, &rule.cells).is_none() => {
                through(paper, layout, &rule.cells, Pen::new(palette.shade, 4.0));
            }
            _ => {}
        }
    }
}

/// Everything above the lines: outlines, marks between cells, numbers outside.
pub(super) fn marks(paper: &mut Paper, layout: Layout<'_>, palette: &Palette) {
    for (rule, stroke) in strokes(layout.shape) {
        let cells = &rule.cells[..];
        let Some(&first) = cells.first() else { continue };
        match stroke {
            Stroke::Outline { dotted } => {
                let dashes = if dotted { "1.5 4.5" } else { "6 4" };
                outline(paper, layout, cells, Pen { colour: palette.ink, width: 1.5, dashes });
            }
            Stroke::CornerNumber => {
                if let (Some(number), Some(&first)) = (rule.number(), cells.iter().min()) {
                    number_in_corner(paper, layout, palette, first, number);
                }
            }
            Stroke::Tips { inwards } => arrows(paper, layout, palette, first, inwards),
            Stroke::Arrow => little_killer(paper, layout, palette, rule),
            Stroke::Outside(around) => outside(paper, layout, palette, rule, around),
            _ => {}
        }
    }
    // Marks between cells lie above everything else.
    for (rule, stroke) in strokes(layout.shape) {
        match stroke {
            Stroke::Dot { .. } | Stroke::Sign(_) | Stroke::Tip => {
                between(paper, layout, palette, rule, stroke);
            }
            Stroke::Ring => quadruple(paper, layout, palette, rule),
            _ => {}
        }
    }
}

/// Every stroke of every rule.
fn strokes(shape: &Shape) -> impl Iterator<Item = (&Rule, Stroke)> {
    shape.rules().iter().flat_map(|rule| rule.strokes().iter().map(move |&stroke| (rule, stroke)))
}

/// Draws a line with its pattern in black print, if it has one.
fn patterned(paper: &mut Paper, layout: Layout<'_>, palette: &Palette, rule: &Rule) -> bool {
    let Some(pattern) = black::pattern_of(rule, layout.shape) else { return false };
    let pen = Pen { colour: palette.shade, width: pattern.width, dashes: pattern.dashes };
    through(paper, layout, &rule.cells, pen);
    if pattern.gap > 0.0 {
        through(paper, layout, &rule.cells, Pen::new(palette.ground, pattern.gap));
    }
    true
}

/// What is at the ends of a line.
fn ends_of(paper: &mut Paper, layout: Layout<'_>, palette: &Palette, cells: &[Cell], ends: Ends) {
    let (Some(&first), Some(&last)) = (cells.first(), cells.last()) else { return };
    let pen = Pen::new(palette.shade, 4.0);
    let mut disc = |cell: Cell, fill: &'static str| {
        paper.circle(layout.centre(cell), 20.0, fill, pen);
    };
    match ends {
        Ends::Plain => {}
        Ends::Bulb => disc(first, palette.shade),
        Ends::HollowBulb => disc(first, palette.ground),
        Ends::Diamonds => {
            for cell in [first, last] {
                let corners = [(-21.0, 0.0), (0.0, -21.0), (21.0, 0.0), (0.0, 21.0)];
                let at = layout.centre(cell);
                let corners: Vec<Point> = corners.iter().map(|&(x, y)| at.shifted(x, y)).collect();
                paper.polygon(&corners, palette.ground, pen);
            }
        }
        Ends::Rings => [first, last].into_iter().for_each(|cell| disc(cell, palette.ground)),
    }
}

/// The radius of the circle or pill of an arrow.
const BULB: f64 = 22.0;

/// A circle or pill, and a line from it along the shaft that ends in a tip.
fn shaft(paper: &mut Paper, layout: Layout<'_>, palette: &Palette, rule: &Rule) {
    let pen = Pen::new(palette.shade, 3.0);
    let Some((&end, &last)) = rule.others.first().zip(rule.others.last()) else { return };
    let start = rule.cells.iter().min_by_key(|&&cell| {
        let side = layout.side();
        let down = cell.row(side).abs_diff(end.row(side));
        down.pow(2) + cell.column(side).abs_diff(end.column(side)).pow(2)
    });
    let line: Vec<Cell> = start.copied().into_iter().chain(rule.others.iter().copied()).collect();
    through(paper, layout, &line, pen);
    let before = layout.centre(line[line.len() - 2]);
    let tip = layout.centre(last);
    let length = (tip.x - before.x).hypot(tip.y - before.y).max(1.0);
    let (x, y) = ((tip.x - before.x) / length, (tip.y - before.y) / length);
    for turn in [-1.0, 1.0] {
        let end = tip.shifted(-x * 9.0 - y * turn * 9.0, -y * 9.0 + x * turn * 9.0);
        paper.line(tip, end, pen);
    }
    // A thick line under a thinner one in the colour of the ground is the outline of a pill.
    for (width, colour) in [(BULB * 2.0, palette.shade), (BULB * 2.0 - 5.0, palette.ground)] {
        if let [cell] = rule.cells[..] {
            paper.circle(layout.centre(cell), width / 2.0, colour, Pen::new(colour, 0.0));
        }
        through(paper, layout, &rule.cells, Pen::new(colour, width));
    }
}

fn through(paper: &mut Paper, layout: Layout<'_>, cells: &[Cell], pen: Pen) {
    for two in cells.windows(2) {
        paper.line(layout.centre(two[0]), layout.centre(two[1]), pen);
    }
}

/// The outline of some cells, slightly inside them.
fn outline(paper: &mut Paper, layout: Layout<'_>, cells: &[Cell], pen: Pen) {
    let side = layout.side();
    let holds = |cell: Cell, down: isize, right: isize| {
        let row = cell.row(side).checked_add_signed(down);
        let column = cell.column(side).checked_add_signed(right);
        row.zip(column).is_some_and(|(row, column)| {
            row < side && column < side && cells.contains(&Cell::at(row, column, side))
        })
    };
    // How far before the end of the cell a line along an edge ends, or how far it continues beyond it.
    let end = |cell: Cell, edge: [isize; 2], along: [isize; 2]| {
        let [down, right] = along;
        match (holds(cell, down, right), holds(cell, down + edge[0], right + edge[1])) {
            (false, _) => INSET,
            (true, false) => 0.0,
            (true, true) => -INSET,
        }
    };
    for &cell in cells {
        let corner = layout.corner(cell);
        for (edge, far) in [([-1, 0], INSET), ([1, 0], CELL - INSET)] {
            if !holds(cell, edge[0], edge[1]) {
                let (left, right) = (end(cell, edge, [0, -1]), CELL - end(cell, edge, [0, 1]));
                paper.line(corner.shifted(left, far), corner.shifted(right, far), pen);
            }
        }
        for (edge, far) in [([0, -1], INSET), ([0, 1], CELL - INSET)] {
            if !holds(cell, edge[0], edge[1]) {
                let (top, bottom) = (end(cell, edge, [-1, 0]), CELL - end(cell, edge, [1, 0]));
                paper.line(corner.shifted(far, top), corner.shifted(far, bottom), pen);
            }
        }
    }
}

/// A small number in the upper left corner, on the background that it needs.
fn number_in_corner(
    paper: &mut Paper,
    layout: Layout<'_>,
    palette: &Palette,
    cell: Cell,
    number: u32,
) {
    let text = number.to_string();
    let width = 4.0 + 8.5 * units(text.len());
    let corner = layout.corner(cell).shifted(2.0, 2.0);
    let far = [(0.0, 0.0), (width, 0.0), (width, 14.0), (0.0, 14.0)];
    let ground: Vec<Point> = far.iter().map(|&(x, y)| corner.shifted(x, y)).collect();
    paper.polygon(&ground, palette.ground, Pen::new(palette.ground, 0.0));
    let style = Type { colour: palette.ink, size: 13.0, bold: false };
    paper.label(corner.shifted(width / 2.0, 7.5), &text, style);
}

/// Signs at the edges of a cell that is smaller or greater than its neighbours; their tips point to the
/// smaller one.
fn arrows(paper: &mut Paper, layout: Layout<'_>, palette: &Palette, cell: Cell, inwards: bool) {
    let side = layout.side();
    let (row, column) = (cell.row(side), cell.column(side));
    let inside = [
        ((-1.0, 0.0), row > 0),
        ((1.0, 0.0), row + 1 < side),
        ((0.0, -1.0), column > 0),
        ((0.0, 1.0), column + 1 < side),
    ];
    let tip = if inwards { -1.0 } else { 1.0 };
    for ((down, right), _) in inside.into_iter().filter(|(_, is_inside)| *is_inside) {
        let at = layout.centre(cell).shifted(right * 24.0, down * 24.0);
        chevron(paper, at, (right * tip, down * tip), Pen::new(palette.ink, 2.0));
    }
}

/// An open tip that points along a direction.
fn chevron(paper: &mut Paper, at: Point, (x, y): (f64, f64), pen: Pen) {
    let tip = at.shifted(x * 3.0, y * 3.0);
    for turn in [-1.0, 1.0] {
        let end = at.shifted(-x * 3.0 - y * turn * 6.0, -y * 3.0 + x * turn * 6.0);
        paper.line(tip, end, pen);
    }
}

/// A mark between two cells: on the edge that they share, or in the middle of a line between them.
fn between(paper: &mut Paper, layout: Layout<'_>, palette: &Palette, rule: &Rule, stroke: Stroke) {
    let [a, b] = rule.cells[..] else { return };
    let number = rule.number().map_or(String::new(), |number| number.to_string());
    let (from, to) = (layout.centre(a), layout.centre(b));
    let at = Point { x: f64::midpoint(from.x, to.x), y: f64::midpoint(from.y, to.y) };
    let length = (to.x - from.x).hypot(to.y - from.y).max(1.0);
    if length > CELL + 1.0 {
        let pen = Pen { colour: palette.soft, width: 1.5, dashes: "2 4" };
        paper.line(from, to, pen);
    }
    let ink = Pen::new(palette.ink, 1.5);
    let white = palette.ground;
    let word = |paper: &mut Paper, text: &str, size: f64| {
        paper.circle(at, size * 0.55, white, Pen::new(white, 0.0));
        paper.label(at, text, Type { colour: palette.ink, size, bold: true });
    };
    let disc = |paper: &mut Paper, text: &str, fill: &'static str, colour: &'static str| {
        let radius = if text.is_empty() { 6.5 } else { 9.0 };
        paper.circle(at, radius, fill, ink);
        let size = if text.chars().count() > 1 { 10.0 } else { 12.0 };
        paper.label(at, text, Type { colour, size, bold: true });
    };
    match stroke {
        Stroke::Dot { dark, plain } => {
            let text = if plain { "" } else { &number };
            let [black, white] = palette.dots;
            let (fill, colour) = if dark { (black, white) } else { (white, black) };
            disc(paper, text, fill, colour);
        }
        Stroke::Sign(sign) => {
            // The plus tells a sum from a digit only where there is no disc around it.
            let text = sign.replace("{}", &number);
            let text = text.trim_start_matches('+');
            let size = if text.chars().count() > 1 { 14.0 } else { 16.0 };
            word(paper, text, size);
        }
        _ => {
            paper.circle(at, 8.0, white, Pen::new(white, 0.0));
            let direction = ((to.x - from.x) / length, (to.y - from.y) / length);
            chevron(paper, at, direction, Pen::new(palette.ink, 2.0));
        }
    }
}

/// A circle around the point where four cells meet, with its digits.
fn quadruple(paper: &mut Paper, layout: Layout<'_>, palette: &Palette, rule: &Rule) {
    let cells = &rule.cells;
    let sum = cells.iter().map(|&cell| layout.centre(cell));
    let sum = sum.fold(Point { x: 0.0, y: 0.0 }, |sum, at| sum.shifted(at.x, at.y));
    let at = Point { x: sum.x / 4.0, y: sum.y / 4.0 };
    paper.circle(at, 14.5, palette.ground, Pen::new(palette.ink, 1.5));
    let names: Vec<String> = rule.digits.iter().map(|&d| layout.shape.digit_name(d)).collect();
    let rows = names.chunks(if names.len() > 2 { 2 } else { 1.max(names.len()) });
    let first = if names.len() > 2 { -5.5 } else { 0.0 };
    for (number, row) in rows.enumerate() {
        let size = if names.len() == 1 { 15.0 } else { 12.0 };
        let style = Type { colour: palette.ink, size, bold: false };
        paper.label(at.shifted(0.0, first + 11.0 * units(number)), &row.join(" "), style);
    }
}

/// The step along which a number outside points at these cells, if it can be outside.
fn entry(layout: Layout<'_>, cells: &[Cell]) -> Option<(f64, f64)> {
    let side = layout.side();
    let first = *cells.first()?;
    let (row, column) = (first.row(side), first.column(side));
    let (down, right) = match cells.get(1) {
        Some(second) => {
            let step = |from: usize, to: usize| to.cast_signed() - from.cast_signed();
            (step(row, second.row(side)), step(column, second.column(side)))
        }
        None => (if row == 0 { 1 } else { -1 }, if column == 0 { 1 } else { -1 }),
    };
    let is_inside =
        |at: usize, step: isize| at.checked_add_signed(-step).is_some_and(|before| before < side);
    let is_step = down.abs() <= 1 && right.abs() <= 1;
    let is_first = !(is_inside(row, down) && is_inside(column, right));
    let number = |step: isize| f64::from(i8::try_from(step).unwrap_or(0));
    (is_step && is_first).then(|| (number(right), number(down)))
}

fn little_killer(paper: &mut Paper, layout: Layout<'_>, palette: &Palette, rule: &Rule) {
    let (Some(&first), Some(sum)) = (rule.cells.first(), rule.number()) else { return };
    let Some((x, y)) = entry(layout, &rule.cells) else {
        return number_in_corner(paper, layout, palette, first, sum);
    };
    let corner = layout.centre(first).shifted(-x * CELL / 2.0, -y * CELL / 2.0);
    let (tail, tip) = (corner.shifted(-x * 12.0, -y * 12.0), corner.shifted(-x * 3.0, -y * 3.0));
    let pen = Pen::new(palette.ink, 1.5);
    paper.line(tail, tip, pen);
    paper.line(tip, tip.shifted(-x * 6.0, 0.0), pen);
    paper.line(tip, tip.shifted(0.0, -y * 6.0), pen);
    // Close to the corner, so that a number at the end of the row or column has room beside it.
    let last = layout.side() - 1;
    let (row, column) = (first.row(layout.side()), first.column(layout.side()));
    let is_above = if y > 0.0 { row == 0 } else { row == last };
    let is_beside = if x > 0.0 { column == 0 } else { column == last };
    let (across, down) = match (is_beside, is_above) {
        (true, true) => (23.0, 23.0),
        (true, false) => (25.0, 12.0),
        (false, _) => (12.0, 25.0),
    };
    let style = Type { colour: palette.ink, size: 15.0, bold: false };
    paper.label(corner.shifted(-x * across, -y * down), &sum.to_string(), style);
}

/// A number at the end of a row or column. Its surroundings show its meaning: nothing for a sandwich, a
/// circle for an X-sum, a tower for skyscrapers, a square on its tip for a numbered room.
fn outside(
    paper: &mut Paper,
    layout: Layout<'_>,
    palette: &Palette,
    rule: &Rule,
    surrounding: Around,
) {
    let (Some(&first), Some((x, y))) = (rule.cells.first(), entry(layout, &rule.cells)) else {
        return;
    };
    let value = rule.number().map_or(String::new(), |number| number.to_string());
    let away = CELL / 2.0 + 20.0;
    let at = layout.centre(first).shifted(-x * away, -y * away);
    let pen = Pen::new(palette.soft, 1.2);
    let around = |corners: &[(f64, f64)]| -> Vec<Point> {
        corners.iter().map(|&(x, y)| at.shifted(x, y)).collect()
    };
    match surrounding {
        Around::Nothing => {}
        Around::Circle => paper.circle(at, 15.0, "none", pen),
        Around::Tower => {
            let tower = [(-9.0, 15.0), (-9.0, -10.0), (0.0, -17.0), (9.0, -10.0), (9.0, 15.0)];
            paper.polygon(&around(&tower), "none", pen);
        }
        Around::Diamond => {
            let tip = [(0.0, -17.0), (17.0, 0.0), (0.0, 17.0), (-17.0, 0.0)];
            paper.polygon(&around(&tip), "none", pen);
        }
    }
    paper.label(at, &value, Type { colour: palette.ink, size: 17.0, bold: false });
}
