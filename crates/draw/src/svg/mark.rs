//! Highlights. Each part has its own shape or pattern, so colour is never the only distinction.
use super::layout::{CELL, Layout};
use super::paper::{Paper, Pen, Point, Type};
use super::theme::{Palette, Theme};
use crate::marks::Marks;
use whydoku_core::Digit;
use whydoku_logic::render::{Role, View};

/// The patterns that fill base and cover houses: stripes that fall and stripes that rise.
pub(super) fn patterns(paper: &mut Paper, theme: Theme) {
    let palette = theme.palette();
    let stripes = [
        (Role::Base, "M-2 8L12 22M-2 -2L22 22M8 -2L22 12"),
        (Role::Cover, "M-2 12L12 -2M-2 22L22 -2M8 22L22 8"),
    ];
    paper.raw(format_args!("<defs>"));
    for (role, data) in stripes {
        let (id, colour) = (pattern_id(theme, role), palette.role(role));
        paper.raw(format_args!(
            "<pattern id=\"{id}\" width=\"20\" height=\"20\" patternUnits=\"userSpaceOnUse\">\
             <rect width=\"20\" height=\"20\" fill=\"{colour}\" fill-opacity=\"0.12\"/>\
             <path d=\"{data}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"1.2\" \
             stroke-opacity=\"0.45\"/></pattern>"
        ));
    }
    paper.raw(format_args!("</defs>"));
}

/// Pictures on one page share their names; the same name always means the same pattern.
fn pattern_id(theme: Theme, role: Role) -> String {
    let role = if role == Role::Cover { "cover" } else { "base" };
    format!("whydoku-{}-{role}", theme.name())
}

/// The backgrounds of houses that play a part: a cell of a base and a cover house has both stripes.
pub(super) fn houses(paper: &mut Paper, layout: Layout<'_>, view: &View, theme: Theme) {
    for cover in [false, true] {
        let playing = view.houses.iter().filter(|(_, role)| (*role == Role::Cover) == cover);
        let mut is_marked = vec![false; layout.shape.cell_count()];
        for (house, _) in playing {
            let house = layout.shape.houses().get(house.index());
            for cell in house.iter().flat_map(|house| house.cells.iter()) {
                is_marked[cell.index()] = true;
            }
        }
        let role = if cover { Role::Cover } else { Role::Base };
        let colour = theme.palette().role(role);
        for cell in layout.shape.cells().filter(|cell| is_marked[cell.index()]) {
            let fill = format!("url(#{})", pattern_id(theme, role));
            paper.striped((layout.corner(cell), CELL), fill, (colour, cover));
        }
    }
}

/// Whole cells that play a part: an inner frame whose dashes identify the part.
pub(super) fn cells(paper: &mut Paper, layout: Layout<'_>, marks: &Marks<'_>, palette: &Palette) {
    for cell in layout.shape.cells() {
        let Some(role) = marks.cell(cell) else { continue };
        let dashes = match role {
            Role::SetB | Role::Off | Role::Cover => "7 3",
            Role::SetC | Role::Fin => "2 3",
            _ => "",
        };
        let pen = Pen { colour: palette.role(role), width: 3.0, dashes };
        let corner = layout.corner(cell).shifted(4.0, 4.0);
        let size = CELL - 8.0;
        paper.polygon(
            &[
                corner,
                corner.shifted(size, 0.0),
                corner.shifted(size, size),
                corner.shifted(0.0, size),
            ],
            "none",
            pen,
        );
    }
}

/// A candidate at a place, in a given font size, with the shape of its part in this radius.
pub(super) fn candidate(
    paper: &mut Paper,
    layout: Layout<'_>,
    palette: &Palette,
    (digit, role): (Digit, Option<Role>),
    (at, radius, size): (Point, f64, f64),
) {
    let size = layout.fitting(digit, size);
    let plain = Type { colour: palette.soft, size, bold: false };
    let style = match role {
        None => plain,
        Some(role) => {
            outline(paper, palette, role, at, radius);
            let filled = !matches!(role, Role::Off | Role::Fin | Role::Removed | Role::Cover);
            let colour = if filled { palette.on_mark } else { palette.ink };
            Type { colour, size, bold: true }
        }
    };
    paper.label(at, &layout.shape.digit_name(digit), style);
    if role == Some(Role::Removed) {
        let reach = radius * 0.85;
        let pen = Pen::new(palette.flaw, (radius * 0.2).max(1.5));
        paper.line(at.shifted(-reach, reach), at.shifted(reach, -reach), pen);
    }
}

/// The shape behind a candidate.
fn outline(paper: &mut Paper, palette: &Palette, role: Role, at: Point, radius: f64) {
    let colour = palette.role(role);
    let pen = Pen::new(colour, (radius * 0.16).max(1.2));
    let corners = |points: &[(f64, f64)]| -> Vec<Point> {
        points.iter().map(|(x, y)| at.shifted(x * radius, y * radius)).collect()
    };
    let diamond = [(0.0, -1.15), (1.15, 0.0), (0.0, 1.15), (-1.15, 0.0)];
    let square = [(-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85)];
    let house = [(-0.9, 0.9), (-0.9, -0.4), (0.0, -1.1), (0.9, -0.4), (0.9, 0.9)];
    let hexagon = [(1.0, 0.0), (0.5, 0.9), (-0.5, 0.9), (-1.0, 0.0), (-0.5, -0.9), (0.5, -0.9)];
    match role {
        Role::Defining => paper.circle(at, radius * 0.92, colour, pen),
        Role::On => paper.polygon(&corners(&hexagon), colour, pen),
        Role::Off => paper.circle(at, radius * 0.92, palette.ground, Pen { dashes: "3 2", ..pen }),
        Role::Placed => {
            paper.circle(at, radius * 0.8, colour, pen);
            paper.circle(at, radius * 1.12, "none", Pen::new(colour, (radius * 0.14).max(1.0)));
        }
        Role::Removed => paper.circle(at, radius * 0.92, palette.ground, pen),
        Role::SetA => paper.polygon(&corners(&square), colour, pen),
        Role::Base => paper.polygon(&corners(&house.map(|(x, y)| (x, -y))), colour, pen),
        Role::SetB => paper.polygon(&corners(&diamond), colour, pen),
        Role::SetC => paper.polygon(&corners(&house), colour, pen),
        Role::Fin => paper.polygon(&corners(&diamond), palette.ground, pen),
        Role::Cover => paper.polygon(&corners(&square), palette.ground, pen),
    }
}
