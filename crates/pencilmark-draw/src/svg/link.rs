//! Arrows between candidates: strong links unbroken, weak links dashed.
use super::layout::Layout;
use super::paper::{Paper, Pen, Point};
use super::theme::Palette;
use pencilmark_logic::render::View;

/// How far a link bends aside, as a part of its length, so that it does not run over the
/// candidates between its ends.
const BEND: f64 = 0.14;

pub(super) fn draw(paper: &mut Paper, layout: Layout<'_>, view: &View, palette: &Palette) {
    let known = |link: &&pencilmark_logic::render::Link| {
        layout.has(link.from) && layout.has(link.to) && link.from != link.to
    };
    for link in view.links.iter().filter(known) {
        let dashes = if link.strong { "" } else { "6 4" };
        let pen = Pen { colour: palette.link, width: 2.2 * palette.fine.sqrt(), dashes };
        arrow(paper, (layout.spot(link.from), layout.spot(link.to)), layout.spot_radius(), pen);
    }
}

/// A bent arrow that begins and ends at the rim of the marks.
fn arrow(paper: &mut Paper, (from, to): (Point, Point), radius: f64, pen: Pen) {
    let (across, down) = (to.x - from.x, to.y - from.y);
    let length = across.hypot(down).max(1.0);
    let bow = Point {
        x: f64::midpoint(from.x, to.x) - down * BEND,
        y: f64::midpoint(from.y, to.y) + across * BEND,
    };
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
