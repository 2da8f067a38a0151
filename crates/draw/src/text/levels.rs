//! One board for each digit: where it is, where it can be, where it cannot.
use super::board::{FramedCells, Line};
use super::canvas::Canvas;
use super::clues::Clues;
use super::frame::{Spacing, needs_lattice};
use super::ink::{Tone, grey, sign, solid};
use super::legend::{Legend, Sign};
use super::look::TextLook;
use crate::marks::Marks;
use whydoku_core::{Candidate, Cell, Digit, DigitSet, Entry, Puzzle};
use whydoku_logic::render::View;

/// Blanks between two levels.
const GAP: usize = 2;

/// Draws one board for each digit, as many side by side as the width of the style allows: a cell
/// that holds the digit is solid, one that can hold it is grey, one that cannot is blank.
///
/// Above each board are the digit, the number of cells it is in, and the number it can still be in. In
/// a cell about which nothing is known every digit can be. `digits` chooses the levels; without it,
/// or if it names none of this board, all are drawn. A view adds its signs, each on the level of
/// its digit.
///
/// ```
/// use whydoku_core::{Cell, Digit, DigitSet, Entry, Puzzle, Shape};
/// use whydoku_draw::text::{TextLook, levels};
/// use whydoku_logic::position;
///
/// let three = Digit::from_number(3);
/// let mut puzzle = Puzzle::empty(Shape::square(4)?);
/// puzzle.set(Cell::at(0, 1, 4), Entry::Given(three));
/// let position = position(&puzzle)?.to_puzzle();
/// let picture = levels(&position, Some(DigitSet::only(three)), None, &TextLook::default());
/// let rows: Vec<&str> = picture.lines().collect();
/// assert_eq!(rows[0], "3  ■ 1  ░ 8");
/// assert_eq!(rows[2], "│   ■ │     │");
/// assert_eq!(rows[5], "│ ░   │ ░ ░ │");
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn levels(
    puzzle: &Puzzle,
    digits: Option<DigitSet>,
    view: Option<&View>,
    style: &TextLook,
) -> String {
    let shape = puzzle.shape();
    let marks = Marks::new(puzzle, view);
    let mut legend = Legend::default();
    legend.add(Sign::Determined);
    legend.add(Sign::Possible);
    let chosen =
        |digit: &Digit| digits.is_some_and(|set| digit.index() < 64 && set.contains(*digit));
    let mut wanted: Vec<Digit> = shape.digits().filter(chosen).collect();
    if wanted.is_empty() {
        wanted = shape.digits().collect();
    }
    let drawn: Vec<Canvas> =
        wanted.iter().map(|&digit| level(puzzle, digit, &marks, style, &mut legend)).collect();
    let width = drawn.iter().map(Canvas::width).max().unwrap_or(1);
    let abreast = ((style.width + GAP) / (width + GAP)).max(1);
    let mut sheet = Canvas::default();
    for row in drawn.chunks(abreast) {
        let top = if sheet.height() == 0 { 0 } else { sheet.height() + 1 };
        for (at, level) in row.iter().enumerate() {
            sheet.paste(top, at * (width + GAP), level);
        }
    }
    legend.write(shape, &marks, style, &mut sheet);
    sheet.finish(style.paint)
}

fn level(
    puzzle: &Puzzle,
    digit: Digit,
    marks: &Marks<'_>,
    style: &TextLook,
    legend: &mut Legend,
) -> Canvas {
    let shape = puzzle.shape();
    let (mut determined, mut possible) = (0, 0);
    let mut spot = |cell: Cell| {
        let role = marks.candidate(Candidate::new(cell, digit));
        let (symbol, tone) = match puzzle.entry(cell) {
            entry if entry.digit() == Some(digit) => {
                determined += 1;
                if marks.clashes(cell) {
                    legend.add(Sign::Clash);
                    ('!', Tone::Flaw)
                } else {
                    (solid(style), Tone::Given)
                }
            }
            entry if can_hold(entry, digit) => {
                possible += 1;
                match role.and_then(|role| sign(role).map(|sign| (role, sign))) {
                    Some((role, sign)) => {
                        legend.add(Sign::Role(role));
                        (sign, Tone::Role(role))
                    }
                    None => (grey(style), Tone::Faint),
                }
            }
            _ => (' ', Tone::Normal),
        };
        vec![Line::from([(symbol.to_string(), tone)])]
    };
    let cells = shape.cells().map(&mut spot).collect();
    let lattice = needs_lattice(shape);
    let spacing = Spacing { gap: 1, pad: usize::from(!lattice), lattice, cages: false };
    let clues = Clues::default();
    let bare = TextLook { labels: false, ..*style };
    let board = FramedCells { shape, cells, spacing, label: None, clues }.draw(marks, &bare);
    let mut canvas = Canvas::default();
    let next = canvas.write(0, 0, &shape.digit_name(digit), Tone::Given);
    let counts = format!("  {} {determined}  {} {possible}", solid(style), grey(style));
    canvas.write(0, next, &counts, Tone::Normal);
    canvas.paste(1, 0, &board);
    canvas
}

fn can_hold(entry: Entry, digit: Digit) -> bool {
    match entry {
        Entry::Unknown => true,
        Entry::Candidates(digits) => digit.index() < 64 && digits.contains(digit),
        Entry::Given(_) | Entry::Placed(_) => false,
    }
}
