//! Unavoidable sets on boards of every shape: cells that can exchange their digits among themselves.
use whydoku_core::{Digit, Shape};

/// For every two digits, the smallest sets of their cells in which they can change places.
pub(crate) fn pairs_of_digits(shape: &Shape, solution: &[Digit]) -> Vec<Vec<usize>> {
    let mut cells_of: Vec<Vec<usize>> = vec![Vec::new(); shape.side()];
    for (cell, digit) in solution.iter().enumerate() {
        cells_of[digit.index()].push(cell);
    }
    let mut other = solution.to_vec();
    let mut sets = Vec::new();
    for (a, of_a) in cells_of.iter().enumerate() {
        for of_b in &cells_of[a + 1..] {
            let (Some(&in_a), Some(&in_b)) = (of_a.first(), of_b.first()) else { continue };
            let (a, b) = (solution[in_a], solution[in_b]);
            write(&mut other, of_a, b);
            write(&mut other, of_b, a);
            let mut parts = parts(shape, solution, &other);
            // The set of all cells of both digits is of little use.
            if parts.len() > 1 {
                sets.append(&mut parts);
            }
            write(&mut other, of_a, a);
            write(&mut other, of_b, b);
        }
    }
    sets
}

fn write(board: &mut [Digit], cells: &[usize], digit: Digit) {
    for &cell in cells {
        board[cell] = digit;
    }
}

/// The cells in which two solutions differ, in parts that can be exchanged on their own: in every
/// house the cells of a part hold the same digits in both.
pub(crate) fn parts(shape: &Shape, one: &[Digit], other: &[Digit]) -> Vec<Vec<usize>> {
    let differ: Vec<usize> = (0..one.len()).filter(|&cell| one[cell] != other[cell]).collect();
    // Joins each cell with the cell of each of its houses where its digit of the other solution was.
    let mut part: Vec<usize> = (0..one.len()).collect();
    let mut place = vec![usize::MAX; shape.side()];
    for house in shape.houses() {
        for cell in house.cells.iter().map(|cell| cell.index()) {
            place[one[cell].index()] = cell;
        }
        for cell in house.cells.iter().map(|cell| cell.index()) {
            let (a, b) = (root(&mut part, cell), root(&mut part, place[other[cell].index()]));
            part[a.max(b)] = a.min(b);
        }
    }
    let mut parts: Vec<(usize, Vec<usize>)> = Vec::new();
    for cell in differ {
        let root = root(&mut part, cell);
        match parts.iter_mut().find(|(of, _)| *of == root) {
            Some((_, cells)) => cells.push(cell),
            None => parts.push((root, vec![cell])),
        }
    }
    parts.into_iter().map(|(_, cells)| cells).collect()
}

fn root(part: &mut [usize], mut cell: usize) -> usize {
    while part[cell] != cell {
        part[cell] = part[part[cell]];
        cell = part[cell];
    }
    cell
}

#[cfg(test)]
mod tests {
    use super::*;
    use whydoku_core::{Puzzle, Random};
    use whydoku_exact::is_solution;
    use whydoku_testkit::{random_solution, small_shapes};

    #[test]
    fn every_part_can_be_exchanged_on_its_own() {
        for shape in small_shapes() {
            let mut random = Random::new(1);
            let one = random_solution(&shape, &mut random);
            let other = random_solution(&shape, &mut random);
            let empty = Puzzle::empty(shape.clone());
            let mut cells = 0;
            for part in parts(&shape, &one, &other) {
                let mut mixed = one.clone();
                for &cell in &part {
                    mixed[cell] = other[cell];
                }
                assert!(is_solution(&empty, &mixed), "{shape}");
                cells += part.len();
            }
            assert_eq!(cells, one.iter().zip(&other).filter(|(a, b)| a != b).count());
            for set in pairs_of_digits(&shape, &one) {
                let digits = [
                    one[set[0]],
                    *set.iter().map(|&c| &one[c]).find(|d| **d != one[set[0]]).unwrap(),
                ];
                let mut swapped = one.clone();
                for &cell in &set {
                    swapped[cell] = digits[usize::from(one[cell] == digits[0])];
                }
                assert!(is_solution(&empty, &swapped) && swapped != one, "{shape}");
            }
        }
    }
}
