//! Puzzles with more than one solution.
use crate::{filled, random_puzzle, random_solution};
use std::collections::BTreeSet;
use whydoku_core::{Cell, Digit, Entry, Puzzle, Random, Shape};
use whydoku_exact::{Budget, count};

/// A random puzzle with 3 to 8 givens too few, so that it has several solutions (or, rarely, one).
pub fn loose_puzzle(shape: &Shape, random: &mut Random) -> Puzzle {
    let puzzle = random_puzzle(shape, random, shape.side() / 2);
    loosened(&puzzle, random)
}

/// The puzzle without 3 to 8 of its givens, if it has that many.
pub fn loosened(puzzle: &Puzzle, random: &mut Random) -> Puzzle {
    let mut puzzle = puzzle.clone();
    let mut givens: Vec<Cell> =
        puzzle.shape().cells().filter(|&cell| puzzle.digit(cell).is_some()).collect();
    random.shuffle(&mut givens);
    let fewer = 3 + random.below(6);
    for &cell in givens.iter().take(fewer) {
        puzzle.set(cell, Entry::Unknown);
    }
    puzzle
}

/// A puzzle with exactly two solutions, which differ only in a rectangle.
#[derive(Clone, Debug)]
pub struct TwoWays {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The cells in which they differ: corners of one row, then of the other.
    pub rectangle: [Cell; 4],
    /// Both, as digits in reading order.
    pub solutions: [Vec<Digit>; 2],
}

/// A random 9x9 puzzle with two solutions: removes digits from a filled board, first those of a rectangle that
/// can be exchanged, as long as there are just the two solutions.
pub fn two_ways(random: &mut Random) -> TwoWays {
    let shape = Shape::square(9).expect("9 is a square");
    loop {
        let solution = random_solution(&shape, random);
        let mut cells: Vec<Cell> = shape.cells().collect();
        random.shuffle(&mut cells);
        let Some(rectangle) = exchangeable(&shape, &solution, &cells) else { continue };
        let mut exchanged = solution.clone();
        let [a, b, c, d] = rectangle.map(Cell::index);
        exchanged.swap(a, b);
        exchanged.swap(c, d);
        let mut puzzle = filled(&shape, &solution);
        for cell in rectangle {
            puzzle.set(cell, Entry::Unknown);
        }
        for &cell in &cells {
            let before = puzzle.entry(cell);
            puzzle.set(cell, Entry::Unknown);
            if count(&puzzle, 3, &Budget::unlimited()).found != 2 {
                puzzle.set(cell, before);
            }
        }
        return TwoWays { puzzle, rectangle, solutions: [solution, exchanged] };
    }
}

/// Four corners, first those of one row, then those of the other, that hold two digits and lie in
/// two boxes.
fn exchangeable(shape: &Shape, solution: &[Digit], cells: &[Cell]) -> Option<[Cell; 4]> {
    let digit = |cell: Cell| solution[cell.index()];
    let boxes = |cells: [Cell; 4]| -> BTreeSet<_> {
        cells.into_iter().map(|cell| shape.houses_of(cell)[0]).collect()
    };
    cells.iter().find_map(|&a| {
        cells.iter().find_map(|&d| {
            let (b, c) = (Cell::at(a.row(9), d.column(9), 9), Cell::at(d.row(9), a.column(9), 9));
            let corners = [a, b, c, d];
            let apart = a.row(9) != d.row(9) && a.column(9) != d.column(9);
            let same = digit(a) == digit(d) && digit(b) == digit(c);
            (apart && same && boxes(corners).len() == 2).then_some(corners)
        })
    })
}
