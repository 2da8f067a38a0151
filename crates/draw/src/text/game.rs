//! The plain game: each cell its digit, or nothing.
use super::board::{FramedCells, Line, with_rules};
use super::clues::Clues;
use super::frame::Span;
use super::ink::{Tone, sign};
use super::legend::{Legend, Sign};
use super::look::TextLook;
use crate::marks::Marks;
use whydoku_core::{Cell, Entry, Form, HouseKind, Puzzle, Rule, Shape};
use whydoku_logic::render::{Role, View};

/// Draws the digits of a puzzle in the frame of its boxes or regions, with row and column labels.
///
/// Cells of diagonals and other extra houses have a dot. There is no wall between the cells of a cage; sums and
/// dots are on the walls, clues outside around the board. Digits that clash have a `!`. A view
/// adds a sign to each cell that plays a part in the step, with the digit if only one is meant.
/// Candidates are not shown; for them see [`candidates`](super::candidates()).
///
/// ```
/// use whydoku_core::{Cell, Digit, Entry, Puzzle, Shape};
/// use whydoku_draw::text::{Charset, TextLook, game};
///
/// let mut puzzle = Puzzle::empty(Shape::square(4)?);
/// puzzle.set(Cell::at(1, 2, 4), Entry::Given(Digit::from_number(3)));
/// let style = TextLook { charset: Charset::Ascii, ..TextLook::default() };
/// let picture = "    1 2   3 4
///   +-----+-----+
/// 1 |     |     |
/// 2 |     | 3   |
///   +-----+-----+
/// 3 |     |     |
/// 4 |     |     |
///   +-----+-----+
/// ";
/// assert_eq!(game(&puzzle, None, &style), picture);
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn game(puzzle: &Puzzle, view: Option<&View>, style: &TextLook) -> String {
    let shape = puzzle.shape();
    let marks = Marks::new(puzzle, view);
    let mut legend = Legend::default();
    let flawed = shape.cells().any(|cell| marks.clashes(cell));
    let room = Room {
        before: view.is_some() || shape.cells().any(|cell| mark(shape, cell).is_some()),
        digit: shape.digits().map(|digit| shape.digit_name(digit).len()).max().unwrap_or(1),
        behind: flawed || (style.mark_givens && puzzle.given_count() > 0),
    };
    let draw = |cell| vec![room.fill(puzzle, cell, &marks, style, &mut legend)];
    let cells = shape.cells().map(draw).collect();
    let clues = Clues::new(shape, style.charset);
    let spacing = clues.spacing(shape, 1, false);
    let label = Some(Span { at: usize::from(room.before), size: room.digit });
    let mut canvas = FramedCells { shape, cells, spacing, label, clues }.draw(&marks, style);
    legend.write(shape, &marks, style, &mut canvas);
    with_rules(canvas.finish(style.paint), shape, style)
}

/// The space for signs and digits, the same in every cell.
struct Room {
    /// Whether there is one for a sign before the digit.
    before: bool,
    /// Columns of a digit.
    digit: usize,
    /// Whether there is one for a sign behind the digit.
    behind: bool,
}

impl Room {
    fn fill(
        &self,
        puzzle: &Puzzle,
        cell: Cell,
        marks: &Marks<'_>,
        style: &TextLook,
        legend: &mut Legend,
    ) -> Line {
        let shape = puzzle.shape();
        let part = part(cell, marks);
        let (digit, tone) = match (puzzle.entry(cell), part) {
            (entry, _) if entry.digit().is_some() && marks.clashes(cell) => {
                (entry.digit(), Tone::Flaw)
            }
            (Entry::Given(digit), _) => (Some(digit), Tone::Given),
            (Entry::Placed(digit), _) => (Some(digit), Tone::Normal),
            (_, Some((role, digit))) => (digit, Tone::Role(role)),
            _ => (None, Tone::Normal),
        };
        let mut line = Line::new();
        if self.before {
            line.push(match (part, mark(shape, cell)) {
                (Some((role, _)), _) => {
                    legend.add(Sign::Role(role));
                    (sign(role).unwrap_or(' ').to_string(), Tone::Role(role))
                }
                (None, Some(sign)) => {
                    legend.add(sign);
                    (sign.text(style), Tone::Faint)
                }
                _ => (" ".to_owned(), Tone::Normal),
            });
        }
        let name = digit.map_or(String::new(), |digit| shape.digit_name(digit));
        line.push((format!("{name:>width$}", width = self.digit), tone));
        if self.behind {
            let given = matches!(puzzle.entry(cell), Entry::Given(_));
            line.push(if marks.clashes(cell) {
                legend.add(Sign::Clash);
                ("!".to_owned(), Tone::Flaw)
            } else if given && style.mark_givens {
                legend.add(Sign::Given);
                ("*".to_owned(), Tone::Faint)
            } else {
                (" ".to_owned(), Tone::Normal)
            });
        }
        line
    }
}

/// The board's own mark in a cell: a rule for this cell, or an extra house.
fn mark(shape: &Shape, cell: Cell) -> Option<Sign> {
    let is_its = |rule: &&Rule| rule.form() == Form::Cell && rule.cells == [cell];
    let rule = shape.rules().iter().find(is_its).map(|rule| Sign::Rule(rule.kind));
    let extra = || {
        let house = shape.houses_of(cell).get(3)?;
        Some(match shape.house(*house).kind {
            HouseKind::Diagonal => Sign::Diagonal,
            HouseKind::Window => Sign::Window,
            HouseKind::Box | HouseKind::Row | HouseKind::Column | HouseKind::Extra => Sign::Extra,
        })
    };
    rule.or_else(extra)
}

/// The part a cell plays: the most important part of its candidates, with the digit if only one
/// candidate plays it; otherwise its own.
fn part(cell: Cell, marks: &Marks<'_>) -> Option<(Role, Option<whydoku_core::Digit>)> {
    const FOREMOST: [Role; 9] = [
        Role::Placed,
        Role::Removed,
        Role::Fin,
        Role::On,
        Role::Off,
        Role::SetA,
        Role::SetB,
        Role::SetC,
        Role::Defining,
    ];
    for role in FOREMOST {
        let mut playing =
            marks.candidates_of(cell).filter(|(_, part)| *part == role).map(|(k, _)| k.digit);
        if let Some(digit) = playing.next() {
            return Some((role, playing.next().is_none().then_some(digit)));
        }
    }
    marks.cell(cell).filter(|&role| sign(role).is_some()).map(|role| (role, None))
}
