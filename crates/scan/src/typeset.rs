//! Grids that are text and lines, as in documents, and not pictures: they are read exactly.
//!
//! Lines that touch form one figure. A figure with n + 1 lines each way at equal distances is a grid of
//! n by n cells; the text in a cell is its digit. Bold lines between cells show the boxes, and broken ones
//! just inside the cells show cages.
mod around;
mod cages;
mod lattice;
mod tints;

use crate::cages::Cage;
use crate::regions;
use lattice::{Lattice, places};
pub(crate) use tints::Tint;
use whydoku_core::{Digit, Entry, Kind, Puzzle, Shape};

/// Lines closer together than this, in points, touch.
const NEAR: f64 = 1.2;
/// Text smaller than this share of a cell is not a digit but a pencil mark or the sum of a cage.
const DIGIT_SIZE: f64 = 0.42;
/// More lines than this on one page are a picture, not grids.
const MOST_LINES: usize = 6000;

/// A character on a page, in points from the upper left corner.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Character {
    pub(crate) text: char,
    /// Where it begins, on its baseline.
    pub(crate) x: f64,
    pub(crate) y: f64,
    /// The size of its font.
    pub(crate) size: f64,
}

impl Character {
    /// Its middle, as if it were a digit.
    fn middle(&self) -> (f64, f64) {
        (self.x + 0.28 * self.size, self.y - 0.36 * self.size)
    }
}

/// A line across or down.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Line {
    /// Its distance from the upper edge if it goes across, or from the left edge if it goes down.
    pub(crate) at: f64,
    pub(crate) from: f64,
    pub(crate) to: f64,
    pub(crate) width: f64,
    /// The share of its length that is drawn: less than 1 if it is broken.
    pub(crate) ink: f64,
}

impl Line {
    fn middle(&self, is_down: bool) -> (f64, f64) {
        let middle = f64::midpoint(self.from, self.to);
        if is_down { (self.at, middle) } else { (middle, self.at) }
    }
}

/// What is on a page.
#[derive(Clone, Debug, Default)]
pub(crate) struct Typeset {
    pub(crate) characters: Vec<Character>,
    pub(crate) across: Vec<Line>,
    pub(crate) down: Vec<Line>,
    /// Where anything else is drawn, such as slanted lines and curves.
    pub(crate) others: Vec<(f64, f64)>,
    /// Filled rectangles.
    pub(crate) tints: Vec<Tint>,
}

/// A grid of text.
#[derive(Clone, PartialEq, Debug)]
pub struct PrintedGrid {
    /// The puzzle, with the boxes that the bold lines show, and with its cages.
    pub puzzle: Puzzle,
    /// Whether there is more than lines, digits and complete cages: rules that are not read.
    pub has_more: bool,
    /// Left, top, right and bottom on the page, in points.
    pub place: [f64; 4],
}

impl Typeset {
    /// The grids of the page in reading order.
    pub(crate) fn grids(&self) -> Vec<PrintedGrid> {
        if self.across.len() + self.down.len() > MOST_LINES {
            return Vec::new();
        }
        let is_solid = |line: &&Line| line.ink >= 1.0;
        let solid = |lines: &[Line]| lines.iter().filter(is_solid).copied().collect();
        let solid = Lines { across: solid(&self.across), down: solid(&self.down) };
        let mut grids = self.among(&solid);
        // Broken lines are the outlines of cages, unless there is no grid without them.
        if grids.is_empty() {
            grids = self.among(&Lines { across: self.across.clone(), down: self.down.clone() });
        }
        in_reading_order(&mut grids);
        grids
    }

    /// The grids that these lines form.
    fn among(&self, lines: &Lines) -> Vec<PrintedGrid> {
        let (across, down) = (joined(&lines.across), joined(&lines.down));
        let grid = |figure: &Figure| self.grid(&figure.lattice(&across, &down)?, lines);
        figures(&across, &down).iter().filter_map(grid).collect()
    }

    fn grid(&self, lattice: &Lattice, lines: &Lines) -> Option<PrintedGrid> {
        let side = lattice.rows.len() - 1;
        let shape = lines.shape(lattice, side)?;
        let caged = self.caged(&shape, lattice, lines);
        let may_repeat = caged.as_ref().is_some_and(|shape| {
            shape.rules().iter().any(|rule| rule.kind == Kind::REPEATING_CAGE)
        });
        // That digits may repeat in some cages is said below the board.
        let has_more = caged.is_none()
            || lines.have_more(lattice)
            || around::lines(lattice, &self.characters) > usize::from(may_repeat)
            || around::has_numbers(lattice, &self.characters)
            || self.others.iter().any(|at| lattice.cell(*at).is_some());
        let mut puzzle = Puzzle::empty(caged.unwrap_or(shape));
        for (cell, word) in self.words(lattice).iter().enumerate() {
            let number = number(word, side)?;
            if number > 0 {
                let given = Entry::Given(Digit::from_number(number));
                puzzle.set(whydoku_core::Cell::new(cell), given);
            }
        }
        let has_more = has_more || tints::may_be_a_rule(&self.tints, lattice, &puzzle);
        Some(PrintedGrid { puzzle, has_more, place: lattice.place() })
    }

    /// What is written in the cells in the size of digits.
    fn words(&self, lattice: &Lattice) -> Vec<String> {
        let side = lattice.rows.len() - 1;
        let mut words = vec![String::new(); side * side];
        let mut characters: Vec<&Character> = self.characters.iter().collect();
        characters.sort_by(|a, b| a.x.total_cmp(&b.x));
        for character in characters {
            let is_large = character.size > DIGIT_SIZE * lattice.pitch();
            if let (Some(cell), true) = (lattice.cell(character.middle()), is_large) {
                words[cell].push(character.text);
            }
        }
        words
    }

    /// The shape with its cages, if all that are drawn are understood.
    fn caged(&self, shape: &Shape, lattice: &Lattice, lines: &Lines) -> Option<Shape> {
        if self.across.len() + self.down.len() == lines.across.len() + lines.down.len() {
            return Some(shape.clone());
        }
        let cages = cages::read(lattice, &self.across, &self.down, &self.characters)?;
        shape.with_rules(cages.iter().map(Cage::rule).collect()).ok()
    }
}

/// The lines of a page that may form grids.
struct Lines {
    across: Vec<Line>,
    down: Vec<Line>,
}

impl Lines {
    /// The boxes that bold lines show, or the usual ones for the size.
    fn shape(&self, lattice: &Lattice, side: usize) -> Option<Shape> {
        let usual = Shape::usual(side).ok();
        let parts = lattice.regions(&self.across, &self.down);
        parts.and_then(|parts| regions::shape(&parts)).or(usual)
    }

    /// Whether a line within the grid is none of its own.
    fn have_more(&self, lattice: &Lattice) -> bool {
        let any = |lines: &[Line], places: &[f64], is_down: bool| {
            lines.iter().any(|line| {
                let off = places.iter().map(|place| (place - line.at).abs());
                let off = off.fold(f64::MAX, f64::min);
                lattice.cell(line.middle(is_down)).is_some()
                    && off > NEAR + line.width
                    && line.to - line.from > 0.02
            })
        };
        any(&self.across, &lattice.rows, false) || any(&self.down, &lattice.columns, true)
    }
}

/// The number in a cell, 0 if it is empty. `None` if it holds something else.
fn number(word: &str, side: usize) -> Option<usize> {
    let word = word.trim();
    let mut all = word.chars();
    let number = match (all.next(), all.next()) {
        (None, _) | (Some('.' | '·' | '_' | '-'), None) => return Some(0),
        (Some(letter @ ('a'..='z' | 'A'..='Z')), None) => {
            letter.to_ascii_lowercase() as usize - 'a' as usize + 10
        }
        _ => word.parse().ok()?,
    };
    (1..=side).contains(&number).then_some(number)
}

/// Joins lines that continue each other; the longer one says where.
fn joined(lines: &[Line]) -> Vec<Line> {
    let mut sorted = lines.to_vec();
    sorted.sort_by(|a, b| a.at.total_cmp(&b.at).then(a.from.total_cmp(&b.from)));
    let mut joined: Vec<Line> = Vec::new();
    for line in sorted {
        let before = joined.iter_mut().rev().take_while(|other| line.at - other.at <= NEAR);
        let meets =
            |other: &&mut Line| line.from <= other.to + NEAR && other.from <= line.to + NEAR;
        match before.into_iter().find(meets) {
            Some(other) => {
                if line.to - line.from > other.to - other.from {
                    other.at = line.at;
                }
                other.from = other.from.min(line.from);
                other.to = other.to.max(line.to);
                other.width = other.width.max(line.width);
            }
            None => joined.push(line),
        }
    }
    joined
}

/// Groups of lines that touch each other, by their numbers.
struct Figure {
    across: Vec<usize>,
    down: Vec<usize>,
}

/// The first line of the group that a line belongs to.
fn root(group: &mut [usize], mut at: usize) -> usize {
    while group[at] != at {
        group[at] = group[group[at]];
        at = group[at];
    }
    at
}

/// The figures that lines make. Lines across are numbered from 0, and lines down after them.
fn figures(across: &[Line], down: &[Line]) -> Vec<Figure> {
    let mut group: Vec<usize> = (0..across.len() + down.len()).collect();
    for (row, a) in across.iter().enumerate() {
        for (column, d) in down.iter().enumerate() {
            let near = |at: f64, line: &Line| (line.from - NEAR..=line.to + NEAR).contains(&at);
            if near(d.at, a) && near(a.at, d) {
                let (one, other) = (root(&mut group, row), root(&mut group, across.len() + column));
                group[one.max(other)] = one.min(other);
            }
        }
    }
    let roots: Vec<usize> = (0..group.len()).map(|at| root(&mut group, at)).collect();
    let of = |own: usize, range: core::ops::Range<usize>, start: usize| {
        range.filter(|at| roots[*at] == own).map(|at| at - start).collect()
    };
    (0..across.len())
        .filter(|at| roots[*at] == *at)
        .map(|own| Figure {
            across: of(own, 0..across.len(), 0),
            down: of(own, across.len()..group.len(), across.len()),
        })
        .collect()
}

impl Figure {
    /// Its lines as a grid, if they form one.
    fn lattice(&self, across: &[Line], down: &[Line]) -> Option<Lattice> {
        let rows = places(self.across.iter().map(|at| across[*at]))?;
        let columns = places(self.down.iter().map(|at| down[*at]))?;
        let lattice = Lattice { rows, columns };
        let [left, top, right, bottom] = lattice.place();
        let is_square = (right - left) / (bottom - top);
        (lattice.rows.len() == lattice.columns.len() && (0.8..=1.25).contains(&is_square))
            .then_some(lattice)
    }
}

/// From top to bottom, and from left to right where grids stand side by side.
fn in_reading_order(grids: &mut Vec<PrintedGrid>) {
    grids.sort_by(|a, b| a.place[1].total_cmp(&b.place[1]));
    let mut ordered: Vec<PrintedGrid> = Vec::with_capacity(grids.len());
    while !grids.is_empty() {
        let middle = f64::midpoint(grids[0].place[1], grids[0].place[3]);
        let (mut row, rest): (Vec<_>, Vec<_>) =
            core::mem::take(grids).into_iter().partition(|grid| grid.place[1] < middle);
        row.sort_by(|a, b| a.place[0].total_cmp(&b.place[0]));
        ordered.append(&mut row);
        *grids = rest;
    }
    *grids = ordered;
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A page with a grid of this many cells, 20 points each, with bold lines at regular intervals.
    fn page(side: usize, (rows, columns): (usize, usize), words: &[(usize, &str)]) -> Typeset {
        let line = |at: usize, every: usize| Line {
            at: 50.0 + 20.0 * at as f64,
            from: 50.0,
            to: 50.0 + 20.0 * side as f64,
            width: if at.is_multiple_of(every) { 2.0 } else { 0.7 },
            ink: 1.0,
        };
        let mut page = Typeset {
            across: (0..=side).map(|at| line(at, rows)).collect(),
            down: (0..=side).map(|at| line(at, columns)).collect(),
            ..Typeset::default()
        };
        for (cell, word) in words {
            for (nth, text) in word.chars().enumerate() {
                let x = 54.0 + 20.0 * (cell % side) as f64 + 6.0 * nth as f64;
                let y = 65.0 + 20.0 * (cell / side) as f64;
                page.characters.push(Character { text, x, y, size: 12.0 });
            }
        }
        page
    }

    #[test]
    fn digits_and_boxes_are_read() {
        let grids = page(12, (3, 4), &[(0, "12"), (13, "b"), (143, "7")]).grids();
        assert_eq!(grids.len(), 1);
        assert_eq!(grids[0].puzzle.shape(), &Shape::boxes(3, 4).unwrap());
        let numbers: Vec<usize> = grids[0]
            .puzzle
            .entries()
            .iter()
            .map(|entry| match entry {
                Entry::Given(digit) => digit.number(),
                _ => 0,
            })
            .collect();
        assert_eq!((numbers[0], numbers[13], numbers[143]), (12, 11, 7));
        assert!(!grids[0].has_more);
    }
    #[test]
    fn words_are_not_digits_and_small_digits_are_marks() {
        assert!(page(9, (3, 3), &[(4, "x1")]).grids().is_empty());
        assert!(page(9, (3, 3), &[(4, "10")]).grids().is_empty());
        let mut marked = page(9, (3, 3), &[]);
        marked.characters.push(Character { text: '7', x: 52.0, y: 58.0, size: 5.0 });
        assert_eq!(marked.grids().len(), 1);
    }
    #[test]
    fn additional_drawings_are_reported() {
        let mut caged = page(9, (3, 3), &[]);
        caged.across.push(Line { at: 56.0, from: 60.0, to: 63.0, width: 0.5, ink: 1.0 });
        assert!(caged.grids()[0].has_more);
        caged.across.pop();
        caged.others.push((100.0, 100.0));
        assert!(caged.grids()[0].has_more);
    }
    #[test]
    fn shaded_cells_are_reported_unless_they_are_boxes_or_givens() {
        let cell = |at: usize| {
            let (left, top) = (50.0 + 20.0 * (at % 9) as f64, 50.0 + 20.0 * (at / 9) as f64);
            [left + 4.0, top + 4.0, left + 16.0, top + 16.0]
        };
        let has_more = |tints: Vec<Tint>| {
            let plain = page(9, (3, 3), &[(4, "1"), (40, "2")]);
            Typeset { tints, ..plain }.grids()[0].has_more
        };
        let first_box = [50.0, 50.0, 110.0, 110.0];
        assert!(!has_more(vec![[0.0, 0.0, 500.0, 500.0]]) && !has_more(vec![first_box]));
        assert!(!has_more(vec![cell(4), cell(40)]) && !has_more((0..81).map(cell).collect()));
        assert!(has_more(vec![cell(4)]) && has_more(vec![cell(4), cell(40), cell(41)]));
        assert!(has_more(vec![[70.0, 70.0, 130.0, 130.0]]));
    }
    #[test]
    fn a_table_is_not_a_grid() {
        let mut table = page(9, (3, 3), &[]);
        table.across.truncate(6);
        assert!(table.grids().is_empty());
    }
}
