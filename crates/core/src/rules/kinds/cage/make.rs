//! A board cut into cages at random.
use crate::rules::{Making, Rule, beside};
use crate::{Cell, Digit, Random, Shape};

/// The most cells of a cage.
const MOST_CELLS: usize = 5;
/// How many cells a cage should have, drawn from this list. It may end up with fewer.
const SIZES: [usize; 10] = [2, 2, 2, 3, 3, 3, 3, 4, 4, 5];

/// Cages of different digits that cover the board, with the sums of a solution, by their first cells.
pub(super) fn cages(making: &mut Making<'_>) -> Vec<Rule> {
    let mut cages = cut(making.shape, making.digits, making.random);
    for cage in &mut cages {
        cage.sort_unstable();
    }
    cages.sort();
    let sum = |cells: &[Cell]| cells.iter().map(|&cell| making.number(cell) as u32).sum();
    cages.into_iter().map(|cells| Rule::cage(cells.clone(), Some(sum(&cells)))).collect()
}

/// The cells of each cage.
fn cut(shape: &Shape, digits: &[Digit], random: &mut Random) -> Vec<Vec<Cell>> {
    let mut cage_of: Vec<Option<usize>> = vec![None; digits.len()];
    let mut cages: Vec<Vec<Cell>> = Vec::new();
    let most = MOST_CELLS.min(shape.side());
    let mut order: Vec<Cell> = shape.cells().collect();
    random.shuffle(&mut order);
    for first in order {
        if cage_of[first.index()].is_some() {
            continue;
        }
        let mut cage = vec![first];
        cage_of[first.index()] = Some(cages.len());
        let size = SIZES[random.below(SIZES.len())].min(most);
        while cage.len() < size {
            let is_free =
                |&cell: &Cell| cage_of[cell.index()].is_none() && is_new(&cage, digits, cell);
            let around = cage.iter().flat_map(|&cell| beside(shape.side(), cell));
            let free: Vec<Cell> = around.filter(is_free).collect();
            if free.is_empty() {
                break;
            }
            let next = free[random.below(free.len())];
            cage_of[next.index()] = Some(cages.len());
            cage.push(next);
        }
        cages.push(cage);
    }
    join_single_cells(shape, digits, &mut cages, cage_of);
    cages.retain(|cage| !cage.is_empty());
    cages
}

/// A cage of one cell is a given; it joins a neighbour that has room for it.
fn join_single_cells(
    shape: &Shape,
    digits: &[Digit],
    cages: &mut [Vec<Cell>],
    mut cage_of: Vec<Option<usize>>,
) {
    let most = MOST_CELLS.min(shape.side());
    for at in 0..cages.len() {
        let [cell] = cages[at][..] else { continue };
        let around = beside(shape.side(), cell).filter_map(|other| cage_of[other.index()]);
        let has_room = |&other: &usize| {
            other != at && cages[other].len() < most && is_new(&cages[other], digits, cell)
        };
        if let Some(other) = around.filter(has_room).min_by_key(|&other| cages[other].len()) {
            cages[at].clear();
            cages[other].push(cell);
            cage_of[cell.index()] = Some(other);
        }
    }
}

/// Whether no cell of a cage has the digit of this one.
fn is_new(cage: &[Cell], digits: &[Digit], cell: Cell) -> bool {
    cage.iter().all(|other| digits[other.index()] != digits[cell.index()])
}
