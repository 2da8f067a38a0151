//! Maps of a board onto itself (or onto its mirror image) that keep a Sudoku a Sudoku.
use crate::{Candidate, Cell, Digit, DigitSet, Entry, Extra, Puzzle, Random, Regions, Shape};

/// A map of cells and digits under which rows, columns, boxes and extra houses stay houses.
///
/// ```
/// use whydoku_core::{Puzzle, Random, Shape, Symmetry};
/// let shape = Shape::square(9)?;
/// let map = Symmetry::random(&shape, &mut Random::new(3));
/// assert_eq!(map.puzzle(&Puzzle::empty(shape.clone())).shape(), &shape);
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Symmetry {
    shape: Shape,
    cells: Vec<Cell>,
    digits: Vec<Digit>,
}

impl Symmetry {
    /// A random one. Boards of plain boxes get the whole group (bands, stacks, rows, columns,
    /// A random one. Boards of plain boxes get the whole group (bands, stacks, rows, columns,
    /// transposition); jigsaws and boards with extra houses or rules get rotations and reflections; both
    /// get a random relabelling of the digits, unless a rule depends on their values.
    pub fn random(shape: &Shape, random: &mut Random) -> Self {
        let side = shape.side();
        let (rows, columns) = match shape.regions() {
            Regions::Boxes { rows, columns } if shape.is_plain() => {
                (line_order(side, *rows, random), line_order(side, *columns, random))
            }
            _ => (mirrored(side, random), mirrored(side, random)),
        };
        Self::of_lines(shape, &rows, &columns, random)
    }
    /// A random one that turns or mirrors the board as a whole, with a random relabelling of the
    /// digits: a pattern that is symmetric stays symmetric.
    pub fn random_turn(shape: &Shape, random: &mut Random) -> Self {
        let side = shape.side();
        let (rows, columns) = (mirrored(side, random), mirrored(side, random));
        Self::of_lines(shape, &rows, &columns, random)
    }
    /// Lines go where the lists say, then rows and columns may be swapped; any digits.
    fn of_lines(shape: &Shape, rows: &[usize], columns: &[usize], random: &mut Random) -> Self {
        let side = shape.side();
        let transpose = random.below(2) == 1;
        let image = |cell: Cell| {
            let (row, column) = (rows[cell.row(side)], columns[cell.column(side)]);
            if transpose { Cell::at(column, row, side) } else { Cell::at(row, column, side) }
        };
        let mut digits: Vec<Digit> = shape.digits().collect();
        if !shape.rules().iter().any(|rule| rule.looks_at_values(shape.side())) {
            random.shuffle(&mut digits);
        }
        let cells: Vec<Cell> = shape.cells().map(image).collect();
        Self { shape: image_of_shape(shape, &cells, transpose), cells, digits }
    }
    /// Swaps rows and columns.
    pub fn transpose(shape: &Shape) -> Self {
        let side = shape.side();
        Self::of_cells(shape, true, |cell| Cell::at(cell.column(side), cell.row(side), side))
    }
    /// A quarter turn clockwise.
    ///
    /// ```
    /// use whydoku_core::{Cell, Shape, Symmetry};
    /// let turn = Symmetry::rotate(&Shape::boxes(2, 3)?);
    /// assert_eq!(turn.cell(Cell::new(0)), Cell::new(5));
    /// assert_eq!(turn.shape(), &Shape::boxes(3, 2)?);
    /// # Ok::<(), whydoku_core::ShapeError>(())
    /// ```
    pub fn rotate(shape: &Shape) -> Self {
        let side = shape.side();
        Self::of_cells(shape, true, |cell| {
            Cell::at(cell.column(side), side - 1 - cell.row(side), side)
        })
    }
    fn of_cells(shape: &Shape, turns: bool, image: impl Fn(Cell) -> Cell) -> Self {
        let cells: Vec<Cell> = shape.cells().map(image).collect();
        let digits = shape.digits().collect();
        Self { shape: image_of_shape(shape, &cells, turns), cells, digits }
    }
    /// Renames the digits: the first becomes the first of `digits`, and so on. `None` unless each
    /// digit of the shape occurs once, and if a rule depends on the values of the digits.
    pub fn relabel(shape: &Shape, digits: &[Digit]) -> Option<Self> {
        let mut sorted = digits.to_vec();
        sorted.sort_unstable();
        let whole = sorted.iter().copied().eq(shape.digits())
            && !shape.rules().iter().any(|rule| rule.looks_at_values(shape.side()));
        let same = || Self::of_cells(shape, false, |cell| cell);
        whole.then(|| Self { digits: digits.to_vec(), ..same() })
    }
    /// The board that the map leads to.
    pub fn shape(&self) -> &Shape {
        &self.shape
    }
    /// The image of a cell.
    pub fn cell(&self, cell: Cell) -> Cell {
        self.cells[cell.index()]
    }
    /// The image of a digit.
    pub fn digit(&self, digit: Digit) -> Digit {
        self.digits[digit.index()]
    }
    /// The image of a candidate.
    pub fn candidate(&self, candidate: Candidate) -> Candidate {
        Candidate::new(self.cell(candidate.cell), self.digit(candidate.digit))
    }
    /// The image of a set of digits.
    pub fn digit_set(&self, digits: DigitSet) -> DigitSet {
        digits.iter().map(|digit| self.digit(digit)).collect()
    }
    /// The image of a puzzle. Panics if it is of another size.
    pub fn puzzle(&self, puzzle: &Puzzle) -> Puzzle {
        let mut image = Puzzle::empty(self.shape.clone());
        for cell in puzzle.shape().cells() {
            let entry = match puzzle.entry(cell) {
                Entry::Unknown => Entry::Unknown,
                Entry::Given(digit) => Entry::Given(self.digit(digit)),
                Entry::Placed(digit) => Entry::Placed(self.digit(digit)),
                Entry::Candidates(digits) => Entry::Candidates(self.digit_set(digits)),
            };
            image.set(self.cell(cell), entry);
        }
        image
    }
}

/// Where each line goes when bands of `band` lines change places, as do the lines within them.
fn line_order(side: usize, band: usize, random: &mut Random) -> Vec<usize> {
    let mut bands: Vec<usize> = (0..side / band).collect();
    random.shuffle(&mut bands);
    bands
        .into_iter()
        .flat_map(|to| {
            let mut lines: Vec<usize> = (0..band).map(|line| to * band + line).collect();
            random.shuffle(&mut lines);
            lines
        })
        .collect()
}

fn mirrored(side: usize, random: &mut Random) -> Vec<usize> {
    let flip = random.below(2) == 1;
    (0..side).map(|line| if flip { side - 1 - line } else { line }).collect()
}

fn image_of_shape(shape: &Shape, cells: &[Cell], transpose: bool) -> Shape {
    let regions = match shape.regions() {
        Regions::Boxes { rows, columns } if transpose => Shape::boxes(*columns, *rows),
        Regions::Boxes { rows, columns } => Shape::boxes(*rows, *columns),
        Regions::Jigsaw(numbers) => {
            let mut image = numbers.clone();
            for (from, to) in cells.iter().enumerate() {
                image[to.index()] = numbers[from];
            }
            Shape::jigsaw(&image)
        }
    };
    let image = |extra: &Extra| match extra {
        Extra::Cells(house) => Extra::Cells(house.iter().map(|cell| cells[cell.index()]).collect()),
        other => other.clone(),
    };
    let rules = shape.rules().iter().map(|rule| rule.moved(|cell| cells[cell.index()]));
    shape
        .extras()
        .iter()
        .try_fold(regions.expect("the image of a board is a board"), |board, extra| {
            board.with(image(extra))
        })
        .and_then(|board| board.with_rules(rules.collect()))
        .expect("the image of an extra house is one, and that of a rule")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_rotations_or_two_transpositions_change_nothing() {
        let shape = Shape::boxes(2, 3).unwrap().with(Extra::Diagonals).unwrap();
        for (times, map) in
            [(4, Symmetry::rotate as fn(&Shape) -> Symmetry), (2, Symmetry::transpose)]
        {
            for cell in shape.cells() {
                let (mut at, mut on) = (cell, shape.clone());
                for _ in 0..times {
                    let step = map(&on);
                    (at, on) = (step.cell(at), step.shape().clone());
                }
                assert_eq!((at, &on), (cell, &shape));
            }
        }
        assert!(Symmetry::relabel(&shape, &[Digit::new(0); 6]).is_none());
    }
    #[test]
    fn peers_stay_peers_on_every_kind_of_board() {
        let jigsaw = [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3];
        let shapes = [
            Shape::square(9).unwrap(),
            Shape::boxes(2, 3).unwrap(),
            Shape::jigsaw(&jigsaw).unwrap(),
            Shape::square(9).unwrap().with(Extra::Windows).unwrap(),
            Shape::square(4).unwrap().with(Extra::Diagonals).unwrap(),
        ];
        let mut random = Random::new(5);
        for shape in shapes {
            for _ in 0..20 {
                let map = Symmetry::random(&shape, &mut random);
                for a in shape.cells() {
                    for b in shape.cells() {
                        let image = map.shape().are_peers(map.cell(a), map.cell(b));
                        assert_eq!(shape.are_peers(a, b), image, "{shape} {a:?} {b:?}");
                    }
                }
            }
        }
    }
}
