//! From strokes and pieces to figures: what each is, and which cells it concerns.
mod pieces;
mod strokes;

use crate::colour::{Colour, ColourName};
use crate::sheet::{Point, Sheet};
use std::collections::{BTreeMap, BTreeSet};
use whydoku_core::Cell;

/// A place outside or inside the grid: row and column from zero, negative above and left of it.
pub(crate) type Place = [i32; 2];

/// What something drawn is, before anything is known about its meaning.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Figure {
    /// A line through the centres of cells; the first cell again at the end if it is closed.
    Line(Vec<Cell>),
    /// The same with an arrow head at its last cell.
    Arrow(Vec<Cell>),
    /// An arrow or line outside the grid that points along a diagonal.
    Ray { place: Place, cells: Vec<Cell> },
    /// A line from corner to corner of the grid.
    Diagonal { goes_down: bool },
    /// A small tip between two cells, which points to the second.
    Tip([Cell; 2]),
    /// A circle around a cell, or a long one around several.
    Disc { cells: Vec<Cell>, text: String },
    /// A square within a cell, or one that fills it.
    Square { cell: Cell, text: String },
    /// A square on its tip within a cell.
    Diamond { cell: Cell, text: String },
    /// A small circle or other shape between two cells.
    Dot { cells: [Cell; 2], text: String },
    /// A text between two cells.
    Sign { cells: [Cell; 2], text: String },
    /// A circle on the corner of four cells.
    Corner { cells: [Cell; 4], text: String },
    /// A text within a cell.
    Inside { cell: Cell, text: String },
    /// A text outside the grid.
    Outside { place: Place, text: String },
    /// A cage; its number in the sheet.
    Cage(usize),
    /// Nothing that could be a rule: an invisible shape, a background, a border of the grid.
    Nothing,
    /// Something that is not recognised, by name.
    Strange(&'static str),
}

impl Figure {
    /// What people call it.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Line(_) => "line",
            Self::Arrow(_) => "arrow",
            Self::Ray { .. } => "arrow outside the grid",
            Self::Diagonal { .. } => "diagonal line",
            Self::Tip(_) => "tip",
            Self::Disc { .. } => "circle",
            Self::Square { .. } => "square",
            Self::Diamond { .. } => "diamond",
            Self::Dot { .. } => "dot",
            Self::Sign { .. } => "sign",
            Self::Corner { .. } => "circle on a corner",
            Self::Inside { .. } => "text in a cell",
            Self::Outside { .. } => "text outside the grid",
            Self::Cage(_) => "cage",
            Self::Nothing => "background",
            Self::Strange(name) => name,
        }
    }
}

/// How something is drawn: things in one style have one meaning.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Style {
    /// The name of the figure.
    pub(crate) name: &'static str,
    pub(crate) colour: Option<Colour>,
    pub(crate) border: Option<Colour>,
    /// The width of a line in sixty-fourths of a cell, or the size of a shape in hundredths.
    pub(crate) size: i32,
    /// A sign of its own: `X`, or a mark that there is a number.
    pub(crate) sign: String,
}

/// A figure on the sheet.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Mark {
    pub(crate) figure: Figure,
    pub(crate) style: Style,
    /// Where it is, for people: `r1c1`, or the place outside the grid.
    pub(crate) place: String,
}

/// Every figure of a sheet, in the order in which they were drawn.
pub(crate) fn marks(sheet: &Sheet) -> Vec<Mark> {
    let side = sheet.side();
    let mut marks: Vec<Mark> =
        sheet.strokes.iter().map(|stroke| strokes::mark(stroke, side)).collect();
    marks.extend(pieces::marks(&sheet.pieces, side));
    marks.extend(sheet.cages.iter().enumerate().map(|(at, cage)| Mark {
        figure: Figure::Cage(at),
        style: Style {
            name: if cage.is_hidden { "hidden cage" } else { "cage" },
            colour: cage.colour,
            border: None,
            size: 0,
            sign: sign_of_cage(&cage.text).into(),
        },
        place: cage.cells.first().map_or_else(String::new, |cell| name_of(*cell, side)),
    }));
    hide_what_is_covered(&mut marks);
    marks
}

/// Forgets letters that only name a rule: "Renban lines (R): ...", and an R on such a line.
pub(crate) fn forget_labels(marks: &mut [Mark], words: &str) {
    let is_label = |text: &str| {
        let heading = format!("({text})");
        (1..4).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_uppercase())
            && words
                .match_indices(&heading)
                .any(|(at, _)| words[at + heading.len()..].trim_start_matches(' ').starts_with(':'))
    };
    for mark in marks {
        if matches!(&mark.figure, Figure::Inside { text, .. } if is_label(text)) {
            mark.figure = Figure::Nothing;
        }
    }
}

/// Cages with a sum, without one, and with some other text differ in style.
fn sign_of_cage(text: &str) -> &'static str {
    match text.parse::<u32>() {
        Ok(_) => "number",
        Err(_) if text.is_empty() => "",
        Err(_) => "text",
    }
}

/// A wider line below another one along the same cells is its edge, and so is a white one below others. A white one on top
/// of a coloured one makes it hollow.
fn hide_what_is_covered(marks: &mut [Mark]) {
    let edges = edges(marks);
    // The cells below lines of other styles, for each style of white lines.
    let mut below: BTreeMap<Style, BTreeSet<Cell>> = BTreeMap::new();
    for at in 0..marks.len() {
        let Figure::Line(cells) = &marks[at].figure else { continue };
        let style = &marks[at].style;
        let is_below = is_white(&marks[at]) && {
            let others =
                below.entry(style.clone()).or_insert_with(|| cells_of_others(marks, style));
            cells.iter().all(|cell| others.contains(cell))
        };
        if is_below || edges.contains(style) {
            marks[at].figure = Figure::Nothing;
        }
    }
}

/// The styles of lines that are edges of others: each line in it is below one along the same cells. A line with a bulb of
/// its own colour is a line.
fn edges(marks: &[Mark]) -> BTreeSet<Style> {
    let mut found = BTreeSet::new();
    let mut others = BTreeSet::new();
    for (at, mark) in marks.iter().enumerate() {
        let (Figure::Line(cells), style) = (&mark.figure, &mark.style) else { continue };
        let covers = |upper: &Mark| match &upper.figure {
            Figure::Line(own) => {
                own == cells && upper.style != *style && (is_plain(mark) || !is_white(upper))
            }
            _ => false,
        };
        let is_bulb = |other: &Mark| {
            matches!(&other.figure, Figure::Disc { cells: own, .. } if own[..] == cells[..1] || own[..] == cells[cells.len() - 1..])
                && other.style.colour == style.colour
        };
        let is_other_colour = |upper: &Mark| upper.style.colour != style.colour;
        let mut upper = marks[at + 1..].iter().filter(|mark| covers(mark)).peekable();
        let is_edge =
            upper.peek().is_some() && !(upper.all(is_other_colour) && marks.iter().any(is_bulb));
        if is_edge { &mut found } else { &mut others }.insert(style.clone());
    }
    found.difference(&others).cloned().collect()
}

fn is_white(mark: &Mark) -> bool {
    mark.style.colour.is_some_and(|colour| colour.is_called(ColourName::White))
}

/// Whether something is white, grey or black.
fn is_plain(mark: &Mark) -> bool {
    let plain = [ColourName::White, ColourName::Grey, ColourName::Black];
    mark.style.colour.is_none_or(|colour| plain.iter().any(|hue| colour.is_called(*hue)))
}

/// The cells of all lines in other styles.
fn cells_of_others(marks: &[Mark], style: &Style) -> BTreeSet<Cell> {
    let others = marks.iter().filter(|mark| mark.style != *style);
    let lines = others.filter_map(|mark| match &mark.figure {
        Figure::Line(cells) => Some(cells),
        _ => None,
    });
    lines.flatten().copied().collect()
}

pub(crate) fn name_of(cell: Cell, side: usize) -> String {
    format!("r{}c{}", cell.row(side) + 1, cell.column(side) + 1)
}

/// The cell around a point.
pub(crate) fn cell_at([row, column]: Point, side: usize) -> Option<Cell> {
    let place = place_at([row, column])?;
    cell_of(place, side)
}

pub(crate) fn cell_of([row, column]: Place, side: usize) -> Option<Cell> {
    let index = |at: i32| usize::try_from(at).ok().filter(|at| *at < side);
    Some(Cell::at(index(row)?, index(column)?, side))
}

/// The place around a point.
pub(crate) fn place_at([row, column]: Point) -> Option<Place> {
    let floor = |at: f64| (at.abs() < 200.0).then(|| at.floor() as i32);
    Some([floor(row)?, floor(column)?])
}

/// How far a number is from the middle of a cell.
pub(crate) fn off_centre(at: f64) -> f64 {
    (at - at.floor() - 0.5).abs()
}

/// How far a number is from a border between cells.
pub(crate) fn off_border(at: f64) -> f64 {
    (at - at.round()).abs()
}
