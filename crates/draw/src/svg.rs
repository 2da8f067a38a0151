//! Pictures for pages and print, as SVG. Every colour is written as an attribute and every shape
//! is drawn, so a picture needs no style sheet, no script and no font of its own. It has a
//! title and a description in words.
mod black;
mod board;
mod clues;
mod content;
mod global;
mod layers;
mod layout;
mod link;
mod mark;
mod notes;
mod paper;
mod theme;
mod words;

pub use layers::{Layers, Stroke};
pub use paper::Escaped;
pub use theme::Theme;

use crate::drawing::Drawing;
use crate::marks::Marks;
use layout::Layout;
use paper::{Paper, Point, Unit};
use whydoku_core::{CellNames, Digit, Puzzle};
use whydoku_logic::render::View;
use whydoku_words::{Language, Names};

/// What is shown in the cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Show {
    /// Only digits, and the candidates that play a part.
    Digits,
    /// Digits and candidates.
    #[default]
    Candidates,
    /// One digit: a disc where it is, a ring where it can be.
    Level(Digit),
    /// A small board for each digit, drawn like [`Show::Level`].
    Levels,
}

/// How a picture is drawn.
#[derive(Clone, Debug, Default)]
pub struct Look {
    /// What is shown.
    pub show: Show,
    /// The colours.
    pub theme: Theme,
    /// How rows and columns are named at the edge; `None` leaves the names out.
    pub names: Option<CellNames>,
    /// The language of title and description.
    pub language: Language,
    /// Leaves out the background, so that whatever is behind the picture stays visible.
    pub transparent: bool,
    /// The title of the picture; by default the kind of board.
    pub title: Option<String>,
    /// Digits that break a rule look like all others.
    pub quiet: bool,
    /// Candidates of a cell without marks stand in its corners, like notes on paper, and not each at a place of its own.
    pub corners: bool,
    /// The player's additions. Levels show none.
    pub layers: Layers,
    /// Lines below the board, such as a note on what a picture cannot show. Levels have none.
    pub remarks: Vec<String>,
}

/// Draws a position and, if a view is given, what a step shows in it. Anything the view names beyond
/// the board is ignored.
///
/// ```
/// use whydoku_core::{Cell, Digit, Entry, Puzzle, Shape};
/// use whydoku_draw::svg::{self, Look};
///
/// let mut puzzle = Puzzle::empty(Shape::square(4)?);
/// puzzle.set(Cell::new(0), Entry::Given(Digit::from_number(3)));
/// let picture = svg::draw(&puzzle, None, &Look::default());
/// assert!(picture.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 246 246\""));
/// assert!(picture.contains("<desc>1 given, 0 placed, 15 empty. Row 1: 3 blank blank blank."));
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn draw(puzzle: &Puzzle, view: Option<&View>, style: &Look) -> String {
    painted(puzzle, view, style).0.finish()
}

/// The same picture as a list of marks, for output formats other than SVG. It has no words, and none of the
/// colours that a player gives to cells and candidates.
pub fn drawing(puzzle: &Puzzle, view: Option<&View>, style: &Look) -> Drawing {
    let (paper, (width, height)) = painted(puzzle, view, style);
    let ground = (!style.transparent).then_some(style.theme.palette().ground);
    Drawing { width, height, ground, marks: paper.marks() }
}

/// The picture and its size.
fn painted(puzzle: &Puzzle, view: Option<&View>, style: &Look) -> (Paper, (f64, f64)) {
    let shape = puzzle.shape();
    let layout = Layout::new(shape, style.names.is_some());
    let mut paper = Paper::default();
    let levels = style.show == Show::Levels;
    let across = shape.side().isqrt().max(1);
    let down = shape.side().div_ceil(across);
    let pitch = layout.size() + LEVEL_GAP;
    let size = if levels {
        (pitch * paper::units(across) - LEVEL_GAP, pitch * paper::units(down) - LEVEL_GAP)
    } else {
        (layout.size(), layout.size() + global::height(shape, &style.remarks))
    };
    open(&mut paper, puzzle, view, style, size);
    if levels {
        for digit in shape.digits() {
            let x = pitch * paper::units(digit.index() % across);
            let y = pitch * paper::units(digit.index() / across);
            paper.raw(format_args!(
                "<g class=\"level\" data-digit=\"{}\" transform=\"translate({} {})\">",
                Escaped(&shape.digit_name(digit)),
                Unit(x),
                Unit(y)
            ));
            paper.move_origin(Some(Point { x, y }));
            picture(&mut paper, layout, puzzle, view, style, Show::Level(digit));
            paper.move_origin(None);
            paper.raw(format_args!("</g>"));
        }
    } else {
        picture(&mut paper, layout, puzzle, view, style, style.show);
    }
    paper.raw(format_args!("</g>\n</svg>"));
    (paper, size)
}

/// The gap between two levels.
const LEVEL_GAP: f64 = 30.0;

/// The root element, the words, the patterns and the background.
fn open(
    paper: &mut Paper,
    puzzle: &Puzzle,
    view: Option<&View>,
    style: &Look,
    (width, height): (f64, f64),
) {
    paper.raw(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" role=\"img\" \
         font-family=\"DejaVu Sans, Verdana, Arial, sans-serif\">",
        Unit(width),
        Unit(height)
    ));
    let cells = style.names.unwrap_or_default();
    let names = Names { shape: puzzle.shape(), cells, language: style.language };
    let title = style.title.clone().unwrap_or_else(|| words::title(names));
    paper.words("title", &title);
    paper.words("desc", &words::description(puzzle, view, &style.remarks, names));
    if view.is_some_and(|view| !view.houses.is_empty()) {
        mark::patterns(paper, style.theme);
    }
    style.layers.patterns(paper, style.theme);
    if !style.transparent {
        paper.raw(format_args!(
            "<rect width=\"{}\" height=\"{}\" fill=\"{}\"/>",
            Unit(width),
            Unit(height),
            style.theme.palette().ground
        ));
    }
    paper.raw(format_args!("<g text-anchor=\"middle\" stroke-linecap=\"round\">"));
}

/// One board.
fn picture(
    paper: &mut Paper,
    layout: Layout<'_>,
    puzzle: &Puzzle,
    view: Option<&View>,
    style: &Look,
    show: Show,
) {
    let palette = style.theme.palette();
    let mut marks = Marks::new(puzzle, view);
    if style.quiet {
        marks.forget_clashes();
    }
    board::tints(paper, layout, palette);
    let is_level = matches!(show, Show::Level(_));
    if !is_level {
        clues::grounds(paper, layout, palette);
    }
    board::diagonals(paper, layout, palette);
    if !is_level {
        style.layers.grounds(paper, layout, style.theme);
    }
    let concerned = match show {
        Show::Level(digit) => marks.concerns(digit),
        _ => true,
    };
    if let Some(view) = view.filter(|_| concerned) {
        mark::houses(paper, layout, view, style.theme);
    }
    mark::cells(paper, layout, &marks, palette);
    board::lines(paper, layout, palette);
    if !is_level {
        clues::marks(paper, layout, palette);
    }
    if let (Some(view), false) = (view, is_level) {
        link::rays(paper, layout, view, palette);
        link::draw(paper, layout, (puzzle, view), palette);
    }
    if !is_level {
        style.layers.sketch(paper, layout, style.theme);
        style.layers.spots(paper, layout, style.theme);
    }
    content::cells(paper, layout, puzzle, &marks, style, show);
    if let Some(cells) = style.names {
        board::names(paper, layout, palette, Names { cells, ..Names::from(puzzle.shape()) });
    }
    if !is_level {
        let names = Names { language: style.language, ..Names::from(puzzle.shape()) };
        global::draw(paper, layout, &style.remarks, palette, names);
    }
}
