//! Rules beyond houses in a picture of characters: cages as cells with no wall between them, their sums and other
//! marks on the walls, numbers outside the grid.
use super::canvas::Canvas;
use super::frame::{Frame, Spacing, Span, has_outline, needs_lattice};
use super::ink::Tone;
use super::look::Charset;
use whydoku_core::{Cell, Form, Rule, Shape, Stroke, edges};

/// The drawn parts of a board's rules.
#[derive(Debug, Default)]
pub(super) struct Clues {
    marks: Vec<(Place, String)>,
    /// The numbers on each side that need space: above, right, below, left.
    outside: [Vec<Outside>; 4],
}

/// Where a mark on the walls goes.
#[derive(Clone, Copy, Debug)]
enum Place {
    /// On the wall above a cell, from its left end on.
    Above(Cell),
    /// On the wall between two cells that share an edge, the earlier one first.
    Between(Cell, Cell),
    /// Where the walls above a cell and to the left of it cross.
    Crossing(Cell),
}

/// A number outside the grid.
#[derive(Debug)]
struct Outside {
    /// The row or column that it belongs to, or the wall before it if it points along a diagonal.
    at: usize,
    is_diagonal: bool,
    text: String,
}

impl Outside {
    /// Whether its arrow, which then comes first, points to the left.
    fn leads_left(&self) -> bool {
        self.is_diagonal && !self.text.starts_with(|first: char| first.is_ascii_digit())
    }
}

/// The columns and lines that numbers outside take.
#[derive(Clone, Copy, Debug)]
pub(super) struct Margins {
    pub(super) above: usize,
    pub(super) left: usize,
}

const ABOVE: usize = 0;
const RIGHT: usize = 1;
const BELOW: usize = 2;
const LEFT: usize = 3;

impl Clues {
    pub(super) fn new(shape: &Shape, charset: Charset) -> Self {
        let mut clues = Self::default();
        for rule in shape.rules() {
            clues.add(rule, shape, charset);
        }
        clues
    }
    fn add(&mut self, rule: &Rule, shape: &Shape, charset: Charset) {
        let cells = &rule.cells[..];
        for &stroke in rule.strokes() {
            match stroke {
                Stroke::CornerNumber => {
                    let number = rule.number().map(|number| number.to_string());
                    let first = cells.iter().min().copied();
                    self.marks.extend(first.map(Place::Above).zip(number));
                }
                Stroke::Dot { .. } | Stroke::Sign(_) | Stroke::Tip => {
                    self.between(rule, stroke, shape, charset);
                }
                Stroke::Ring => {
                    let names = rule.digits.iter().map(|&digit| shape.digit_name(digit)).collect();
                    let last = cells.iter().max().copied();
                    self.marks.extend(last.map(|last| (Place::Crossing(last), names)));
                }
                Stroke::Arrow | Stroke::Outside(_) => self.number(rule, shape, charset),
                // Cells have signs of their own, and lines are told below the picture.
                Stroke::Tint
                | Stroke::Disc
                | Stroke::Square
                | Stroke::Tips { .. }
                | Stroke::Line { .. }
                | Stroke::Shaft
                | Stroke::Outline { .. } => {}
            }
        }
    }
    /// A mark between two cells that share an edge.
    fn between(&mut self, rule: &Rule, stroke: Stroke, shape: &Shape, charset: Charset) {
        let [a, b] = rule.cells[..] else { return };
        let (first, second) = (a.min(b), a.max(b));
        if edges(shape.side()).any(|edge| edge == [first, second]) {
            let is_beside = first.row(shape.side()) == second.row(shape.side());
            let text = sign(rule, stroke, [first == a, is_beside], charset);
            self.marks.push((Place::Between(first, second), text));
        }
    }
    /// A number where its row, column or diagonal starts, if that is at the edge of the board.
    fn number(&mut self, rule: &Rule, shape: &Shape, charset: Charset) {
        let (cells, Some(value)) = (&rule.cells[..], rule.number()) else { return };
        let side = shape.side();
        let (Some(first), Some((down, right))) = (cells.first(), direction(cells, side)) else {
            return;
        };
        let (row, column) = (first.row(side), first.column(side));
        let begins = |at: usize, step: isize| match step {
            1 => at == 0,
            -1 => at + 1 == side,
            _ => false,
        };
        let edge = match (begins(row, down), begins(column, right)) {
            (true, _) if down == 1 => ABOVE,
            (true, _) => BELOW,
            (_, true) if right == 1 => LEFT,
            (_, true) => RIGHT,
            _ => return,
        };
        let is_diagonal = rule.form() == Form::Diagonal;
        let across = if matches!(edge, ABOVE | BELOW) { column } else { row };
        let step = if matches!(edge, ABOVE | BELOW) { right } else { down };
        let at = across + usize::from(is_diagonal && step < 0);
        let text = if is_diagonal { along(value, down, right, charset) } else { value.to_string() };
        let beside = matches!(edge, LEFT | RIGHT);
        let same = |other: &&mut Outside| other.at == at && other.is_diagonal == is_diagonal;
        // Two diagonals can start at one place.
        match self.outside[edge].iter_mut().find(same).filter(|_| beside) {
            Some(other) => other.text = format!("{} {text}", other.text),
            None => self.outside[edge].push(Outside { at, is_diagonal, text }),
        }
    }
    /// How the cells are set: these blanks between cells and beside walls, and more where the clues need it.
    pub(super) fn spacing(&self, shape: &Shape, gap: usize, is_tall: bool) -> Spacing {
        let has = |is: fn(&Place) -> bool| self.marks.iter().any(|(place, _)| is(place));
        let numbers = || self.outside.iter().flatten();
        let across = [ABOVE, BELOW].into_iter().flat_map(|edge| &self.outside[edge]);
        let widest = across.map(|number| number.text.chars().count()).max().unwrap_or(0);
        let cages = shape.rules().iter().any(has_outline);
        Spacing {
            gap: gap.max(widest),
            pad: 1 + usize::from(has(|place| matches!(place, Place::Crossing(_)))),
            lattice: is_tall
                || cages
                || !self.marks.is_empty()
                || numbers().any(|number| number.is_diagonal)
                || needs_lattice(shape),
            cages,
        }
    }
    /// The space between the labels and the frame.
    pub(super) fn margins(&self) -> Margins {
        let longest =
            |edge: usize| self.outside[edge].iter().map(|it| it.text.chars().count()).max();
        Margins { above: self.lines(ABOVE).len(), left: longest(LEFT).map_or(0, |long| long + 1) }
    }
    /// The lines above or below the frame, the nearest one last: those of diagonals, those of columns.
    fn lines(&self, edge: usize) -> Vec<bool> {
        let has = |diagonal: &bool| self.outside[edge].iter().any(|it| it.is_diagonal == *diagonal);
        [false, true].into_iter().filter(has).collect()
    }
    /// Writes everything on and around a frame whose upper left corner is at the given place.
    pub(super) fn draw(&self, frame: &Frame, canvas: &mut Canvas, top: usize, left: usize) {
        for (place, text) in &self.marks {
            let (line, column) = frame.place_of(*place, text.chars().count(), self);
            canvas.write(top + line, left + column, text, Tone::Normal);
        }
        for (edge, numbers) in self.outside.iter().enumerate() {
            for number in numbers {
                self.draw_outside(edge, number, frame, canvas, (top, left));
            }
        }
    }
    fn draw_outside(
        &self,
        edge: usize,
        number: &Outside,
        frame: &Frame,
        canvas: &mut Canvas,
        (top, left): (usize, usize),
    ) {
        let length = number.text.chars().count();
        let (width, height) = frame.size();
        let far = |lines: &[bool]| lines.iter().rev().position(|&line| line == number.is_diagonal);
        let line = match edge {
            ABOVE => top - 1 - far(&self.lines(ABOVE)).unwrap_or(0),
            BELOW => top + height + far(&self.lines(BELOW)).unwrap_or(0),
            _ => top + frame.line_of(number.at, number.is_diagonal),
        };
        let column = match edge {
            LEFT => left.saturating_sub(1 + length),
            RIGHT => left + width + 1,
            // To the right of the wall, so that a diagonal to the other side has its place, too.
            _ if number.leads_left() => left + frame.column_of(number.at, true) + 1,
            _ => {
                let end = frame.column_of(number.at, number.is_diagonal);
                (left + end + 1).saturating_sub(length.max(1))
            }
        };
        canvas.write(line, column, &number.text, Tone::Normal);
    }
    /// The space that a sum takes on the wall above a cell.
    fn taken_above(&self, cell: Cell) -> usize {
        let sums = self.marks.iter().filter_map(|(place, text)| match place {
            Place::Above(at) if *at == cell => Some(text.chars().count()),
            _ => None,
        });
        sums.max().unwrap_or(0)
    }
}

impl Frame {
    /// Line and column, from the upper left corner of the frame, of a mark of this length.
    fn place_of(&self, place: Place, length: usize, clues: &Clues) -> (usize, usize) {
        let side = self.rows.len();
        let spans = |cell: Cell| (self.rows[cell.row(side)], self.columns[cell.column(side)]);
        let start = |column: Span| column.at.saturating_sub(self.spacing.pad);
        match place {
            Place::Above(cell) => {
                let (row, column) = spans(cell);
                (row.at.saturating_sub(1), start(column))
            }
            Place::Crossing(cell) => {
                let (row, column) = spans(cell);
                let wall = start(column).saturating_sub(1);
                (row.at.saturating_sub(1), wall.saturating_sub(length / 2))
            }
            Place::Between(first, second) if first.row(side) == second.row(side) => {
                let (row, column) = spans(second);
                let wall = start(column).saturating_sub(1);
                (row.at + row.size / 2, wall.saturating_sub((length - 1) / 2))
            }
            Place::Between(_, second) => {
                let (row, column) = spans(second);
                let middle = column.at + column.size / 2;
                let free = start(column) + clues.taken_above(second);
                (row.at.saturating_sub(1), middle.max(free))
            }
        }
    }
}

/// A mark on a wall. `in_order`: the rule's first cell is the earlier one; `is_beside`: the cells are in a row.
fn sign(rule: &Rule, stroke: Stroke, [in_order, is_beside]: [bool; 2], charset: Charset) -> String {
    let number = rule.number().map_or(String::new(), |number| number.to_string());
    match stroke {
        Stroke::Dot { dark, plain } => {
            let mark = if dark { charset.pick('●', '@') } else { charset.pick('○', 'o') };
            if plain { mark.to_string() } else { format!("{mark}{number}") }
        }
        Stroke::Sign(sign) => {
            let plain = |c: char| if c == '≥' { charset.pick('≥', '>') } else { c };
            sign.replace("{}", &number).chars().map(plain).collect()
        }
        _ => match (is_beside, in_order) {
            (true, true) => '>',
            (true, false) => '<',
            (false, true) => charset.pick('∨', 'v'),
            (false, false) => charset.pick('∧', '^'),
        }
        .to_string(),
    }
}

/// A number with an arrow along its diagonal, placed where the diagonal starts.
fn along(value: u32, down: isize, right: isize, charset: Charset) -> String {
    let arrow = match (down, right) {
        (1, 1) => charset.pick('↘', '\\'),
        (1, _) => charset.pick('↙', '/'),
        (_, 1) => charset.pick('↗', '/'),
        _ => charset.pick('↖', '\\'),
    };
    if right == 1 { format!("{value}{arrow}") } else { format!("{arrow}{value}") }
}

/// The step from each cell to the next, down and to the right; for a single cell the one that points inwards.
fn direction(cells: &[Cell], side: usize) -> Option<(isize, isize)> {
    let first = cells.first()?;
    let step = |from: usize, to: usize| to.cast_signed() - from.cast_signed();
    let inwards = |at: usize| if at == 0 { 1 } else { -1 };
    let (row, column) = (first.row(side), first.column(side));
    let (down, right) = match cells.get(1) {
        Some(next) => (step(row, next.row(side)), step(column, next.column(side))),
        None => (inwards(row), inwards(column)),
    };
    (down.abs() <= 1 && right.abs() <= 1).then_some((down, right))
}
