//! What was read, painted over the picture, so that both can be compared at a glance.
use pencilmark_batch::Target;
use pencilmark_draw::drawing::{Label, Mark, Pen, Point};
use pencilmark_print::png_over;
use pencilmark_scan::{CellReading, Grid, Picture};

/// Colours of digits that are sure, doubtful, and changed by the rules.
const SURE: &str = "#0a7d32";
const DOUBTFUL: &str = "#d06000";
const CHANGED: &str = "#c0007a";

/// Writes the picture with its grids outlined and every digit in the lower right of its cell.
pub(super) fn write(picture: &Picture, grids: &[Grid], target: &Target) -> Result<(), String> {
    let marks: Vec<Mark> = grids.iter().flat_map(marks).collect();
    let size = (picture.width(), picture.height());
    let png = png_over(size, picture.pixels(), &marks).map_err(|error| error.to_string())?;
    target.write_whole(&png).map_err(|error| error.to_string())
}

fn marks(grid: &Grid) -> Vec<Mark> {
    let point = |place: pencilmark_scan::Point| Point { x: place.x.into(), y: place.y.into() };
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
    marks
}

fn colour(cell: &CellReading) -> &'static str {
    match (cell.seen == cell.taken, cell.is_doubtful()) {
        (false, _) => CHANGED,
        (true, true) => DOUBTFUL,
        (true, false) => SURE,
    }
}
