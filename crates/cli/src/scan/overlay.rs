//! What was read, painted over the picture, so that both can be compared at a glance.
use whydoku_batch::Target;
use whydoku_draw::drawing::{Label, Mark, Pen, Point};
use whydoku_print::png_over;
use whydoku_scan::{Cage, CellReading, Grid, Picture};

/// Colours of digits that are sure, doubtful, and changed by the rules.
const SURE: &str = "#0a7d32";
const DOUBTFUL: &str = "#d06000";
const CHANGED: &str = "#c0007a";

/// How far inside its cells a cage is outlined, as a share of a cell: further than our own drawings do it.
const INSET: f64 = 0.13;

/// Writes the picture with its grids and cages outlined and every digit in the lower right of its cell.
pub(super) fn write(picture: &Picture, grids: &[Grid], target: &Target) -> Result<(), String> {
    let marks: Vec<Mark> = grids.iter().flat_map(marks).collect();
    let size = (picture.width(), picture.height());
    let png = png_over(size, picture.pixels(), &marks).map_err(|error| error.to_string())?;
    target.write_whole(&png).map_err(|error| error.to_string())
}

fn marks(grid: &Grid) -> Vec<Mark> {
    let point = |place: whydoku_scan::Point| Point { x: place.x.into(), y: place.y.into() };
    let [a, b, _, d] = grid.corners.map(point);
    let length = f64::midpoint((b.x - a.x).hypot(b.y - a.y), (d.x - a.x).hypot(d.y - a.y));
    #[allow(clippy::cast_precision_loss, reason = "a row has at most 16 cells")]
    let side = length / grid.side() as f64;
    let outline = |corners: Vec<Point>, colour, width: f64| {
        Mark::Polygon(corners, "none", Pen { colour, width: width * side, dashes: "" })
    };
    let mut marks = vec![outline(grid.corners.map(point).to_vec(), SURE, 0.06)];
    for (cell, corners) in grid.cells.iter().zip(&grid.cell_corners) {
        let colour = colour(cell);
        let corners = corners.map(point);
        let towards = |from: f64, to: f64| from + (to - from) * 0.24;
        let [upper, lower] = [corners[0], corners[2]];
        let at = Point { x: towards(lower.x, upper.x), y: towards(lower.y, upper.y) };
        if colour != SURE {
            marks.push(outline(corners.to_vec(), colour, 0.05));
        }
        if cell.taken > 0 {
            let text = cell.taken.to_string();
            marks.push(Mark::Label(Label { at, text, colour, size: 0.42 * side, bold: true }));
        }
    }
    marks.extend(grid.cages.iter().flat_map(|cage| caged(grid, cage, side)));
    marks
}

/// The outline of a cage, and its sum in the upper left of its first cell.
fn caged(grid: &Grid, cage: &Cage, side: f64) -> Vec<Mark> {
    let colour = if cage.is_doubtful { DOUBTFUL } else { SURE };
    let count = grid.side();
    let mut marks = Vec::new();
    for cell in &cage.cells {
        let is_inside = |down: isize, right: isize| {
            let row = (cell / count).checked_add_signed(down);
            let column = (cell % count).checked_add_signed(right).filter(|column| *column < count);
            row.zip(column)
                .is_some_and(|(row, column)| cage.cells.contains(&(row * count + column)))
        };
        let far = 1.0 - INSET;
        let [left, right] = [-1, 1].map(|step| if is_inside(0, step) { 0.0 } else { INSET });
        let [top, bottom] = [-1, 1].map(|step| if is_inside(step, 0) { 0.0 } else { INSET });
        let lines = [
            (is_inside(-1, 0), (left, INSET), (1.0 - right, INSET)),
            (is_inside(1, 0), (left, far), (1.0 - right, far)),
            (is_inside(0, -1), (INSET, top), (INSET, 1.0 - bottom)),
            (is_inside(0, 1), (far, top), (far, 1.0 - bottom)),
        ];
        for (_, from, to) in lines.into_iter().filter(|line| !line.0) {
            let pen = Pen { colour, width: 0.03 * side, dashes: "" };
            marks.push(Mark::Line(within(grid, *cell, from), within(grid, *cell, to), pen));
        }
    }
    let at = within(grid, cage.cells[0], (0.3, 0.28));
    let text = cage.sum.map_or_else(|| "?".to_owned(), |sum| sum.to_string());
    marks.push(Mark::Label(Label { at, text, colour, size: 0.26 * side, bold: true }));
    marks
}

/// A place in a cell, by its shares of width and height, in the picture.
fn within(grid: &Grid, cell: usize, (right, down): (f64, f64)) -> Point {
    let corners = grid.cell_corners[cell].map(|at| [f64::from(at.x), f64::from(at.y)]);
    let mean = |axis: usize| {
        let [top_left, top_right, bottom_right, bottom_left] = corners.map(|corner| corner[axis]);
        let above = top_left * (1.0 - right) + top_right * right;
        let below = bottom_left * (1.0 - right) + bottom_right * right;
        above * (1.0 - down) + below * down
    };
    Point { x: mean(0), y: mean(1) }
}

fn colour(cell: &CellReading) -> &'static str {
    match (cell.seen == cell.taken, cell.is_doubtful()) {
        (false, _) => CHANGED,
        (true, true) => DOUBTFUL,
        (true, false) => SURE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use whydoku_core::{Cell, Puzzle, Rule, Shape};
    use whydoku_draw::svg::{self, Look};
    use whydoku_scan::{files, scan};

    #[test]
    fn a_cage_is_outlined_and_has_its_sum_in_the_colour_of_its_doubt() {
        let cage = |cells: &[usize], sum: u32| {
            let cells = cells.iter().map(|cell| Cell::new(*cell)).collect();
            Rule::cage(cells, Some(sum))
        };
        let cages = vec![cage(&[0, 1], 3), cage(&[30, 39, 40], 15)];
        let puzzle = Puzzle::empty(Shape::square(9).unwrap().with_rules(cages).unwrap());
        let png = whydoku_print::png(&svg::drawing(&puzzle, None, &Look::default()), 720);
        let mut grid = scan(&files::decode(&png.unwrap()).unwrap()).remove(0);
        let painted = |grid: &Grid| {
            let is_of_cage = |mark: &&Mark| !matches!(mark, Mark::Polygon(..));
            let all = marks(grid);
            let own = all.iter().filter(is_of_cage).map(|mark| match mark {
                Mark::Label(label) => (label.text.clone(), label.colour),
                Mark::Line(_, _, pen) => (String::new(), pen.colour),
                _ => unreachable!(),
            });
            own.collect::<Vec<_>>()
        };
        let told = |sum: &str, colour| (sum.to_owned(), colour);
        let expected = |one: (&str, &'static str), lines: usize| {
            let mut all = vec![told("", one.1); lines];
            all.push(told(one.0, one.1));
            all
        };
        assert_eq!(painted(&grid), [expected(("3", SURE), 6), expected(("15", SURE), 8)].concat());
        grid.cages[1].is_doubtful = true;
        grid.cages[1].sum = None;
        let doubtful = expected(("?", DOUBTFUL), 8);
        assert_eq!(painted(&grid), [expected(("3", SURE), 6), doubtful].concat());
    }
}
