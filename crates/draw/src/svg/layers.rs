//! The player's additions to a board: colours, and notes in the middle of cells. Every colour has its
//! own pattern, so colour is never the only distinction.
use super::layout::{CELL, Layout};
use super::paper::{Paper, Pen, Unit, units};
use super::theme::Theme;
use std::collections::BTreeMap;
use whydoku_core::{Candidate, Cell, DigitSet};

/// The player's additions; colours are numbered from 1 to 9. Anything beyond the board is
/// ignored.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Layers {
    /// Notes in the middle of empty cells.
    pub centre: BTreeMap<Cell, DigitSet>,
    /// Colours of cells, side by side where there are several.
    pub cells: BTreeMap<Cell, Vec<u8>>,
    /// Colours of candidates.
    pub candidates: BTreeMap<Candidate, u8>,
    /// Strokes of the pen.
    pub strokes: Vec<Stroke>,
}

/// A stroke of the player's pen. Points are a row and a column in half cells, from the upper left corner of the
/// board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stroke {
    /// A line between two points.
    Line([u8; 2], [u8; 2]),
    /// A circle around a point.
    Circle([u8; 2]),
    /// A cross on a point.
    Cross([u8; 2]),
}

/// The radius of a drawn circle in a cell, and on a line between cells.
const RADII: (f64, f64) = (23.0, 8.0);

/// Colours on light backgrounds and on dark ones.
const COLOURS: [(&str, &str); 9] = [
    ("#f2b3b3", "#7a2c33"),
    ("#f5cf9e", "#74491a"),
    ("#f1ea9b", "#66601a"),
    ("#b8dfb0", "#2c5c2e"),
    ("#a9dcdc", "#1e5a5e"),
    ("#b1cdf2", "#24487c"),
    ("#d3c0f0", "#4c3580"),
    ("#f0bfdf", "#70305c"),
    ("#c9ccd1", "#4a4f59"),
];

/// The pattern of each colour in a tile of 12 by 12.
const PATTERNS: [&str; 9] = [
    "M0 12L12 0",
    "M0 0L12 12",
    "M0 6H12",
    "M6 0V12",
    "M0 6H12M6 0V12",
    "M0 12L12 0M0 0L12 12",
    "M2 2H5M8 8H11",
    "M3 2V6M9 7V11",
    "M5 6H7",
];

fn id(theme: Theme, colour: u8) -> String {
    format!("whydoku-{}-colour-{colour}", theme.name())
}

/// How far a circle or a cross reaches: it fills a cell, or is small on a line.
fn reach([row, column]: [u8; 2]) -> f64 {
    if row % 2 == 1 && column % 2 == 1 { RADII.0 } else { RADII.1 }
}

fn index(colour: u8) -> usize {
    usize::from(colour.clamp(1, 9)) - 1
}

impl Layers {
    /// The colours in use as patterns.
    pub(super) fn patterns(&self, paper: &mut Paper, theme: Theme) {
        let mut is_used = [false; COLOURS.len()];
        for &colour in self.cells.values().flatten().chain(self.candidates.values()) {
            is_used[index(colour)] = true;
        }
        let used: Vec<u8> = (1..=9).filter(|&colour| is_used[index(colour)]).collect();
        if used.is_empty() {
            return;
        }
        let ink = theme.palette().ink;
        paper.raw(format_args!("<defs>"));
        for colour in used {
            let (light, dark) = COLOURS[index(colour)];
            let fill = if theme.is_dark() { dark } else { light };
            let (id, data) = (id(theme, colour), PATTERNS[index(colour)]);
            paper.raw(format_args!(
                "<pattern id=\"{id}\" width=\"12\" height=\"12\" patternUnits=\"userSpaceOnUse\">\
                 <rect width=\"12\" height=\"12\" fill=\"{fill}\"/><path d=\"{data}\" \
                 fill=\"none\" stroke=\"{ink}\" stroke-width=\"1\" stroke-opacity=\"0.22\"/>\
                 </pattern>"
            ));
        }
        paper.raw(format_args!("</defs>"));
    }
    /// The backgrounds of coloured cells, in strips where a cell has several colours.
    pub(super) fn grounds(&self, paper: &mut Paper, layout: Layout<'_>, theme: Theme) {
        for (&cell, colours) in self.cells.iter().filter(|(cell, _)| layout.has_cell(**cell)) {
            let corner = layout.corner(cell);
            let width = CELL / units(colours.len());
            for (at, &colour) in colours.iter().enumerate() {
                let (x, y) = (Unit(corner.x + width * units(at)), Unit(corner.y));
                paper.raw(format_args!(
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{}\" height=\"{}\" fill=\"url(#{})\"/>",
                    Unit(width),
                    Unit(CELL),
                    id(theme, colour)
                ));
            }
        }
    }
    /// The spots of coloured candidates.
    pub(super) fn spots(&self, paper: &mut Paper, layout: Layout<'_>, theme: Theme) {
        for (&candidate, &colour) in self.candidates.iter().filter(|(k, _)| layout.has(**k)) {
            let pen = Pen::new(theme.palette().ink, 0.8);
            let (at, radius) = (layout.spot(candidate), layout.spot_radius());
            paper.raw(format_args!(
                "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"url(#{})\" {pen}/>",
                Unit(at.x),
                Unit(at.y),
                Unit(radius),
                id(theme, colour)
            ));
        }
    }
    /// The player's sketch.
    pub(super) fn sketch(&self, paper: &mut Paper, layout: Layout<'_>, theme: Theme) {
        if self.strokes.is_empty() {
            return;
        }
        paper.raw(format_args!("<g class=\"sketch\">"));
        let pen = Pen::new(theme.palette().sketch, 4.0);
        for stroke in &self.strokes {
            match *stroke {
                Stroke::Line(from, to) => paper.line(layout.half(from), layout.half(to), pen),
                Stroke::Circle(at) => paper.circle(layout.half(at), reach(at), "none", pen),
                Stroke::Cross(at) => {
                    let (middle, arm) = (layout.half(at), reach(at) * 0.8);
                    for slope in [arm, -arm] {
                        paper.line(middle.shifted(-arm, -slope), middle.shifted(arm, slope), pen);
                    }
                }
            }
        }
        paper.raw(format_args!("</g>"));
    }
    /// The notes in the middle of a cell.
    pub(super) fn centre_of(&self, cell: Cell) -> DigitSet {
        self.centre.get(&cell).copied().unwrap_or_default()
    }
}
