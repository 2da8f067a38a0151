//! The regions of a jigsaw as characters, one for each cell.
use crate::lex::MAX_SYMBOL_SIDE;
use whydoku_core::{Cell, Digit, MAX_SIDE, Puzzle, Regions, Shape};

/// Why characters do not form regions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RegionFault {
    /// The number of characters is not a square number from 1 up to 35 * 35.
    Count(usize),
    /// The region with this name has this many cells.
    Size(char, usize),
}

/// The board whose regions are named by these characters, in reading order.
///
/// Regions named `1`, `2`, ... keep these numbers; any other names are numbered as they occur.
pub(crate) fn shape_of_regions(names: &[char]) -> Result<Shape, RegionFault> {
    let side = names.len().isqrt();
    if side * side != names.len() || !(1..=MAX_SYMBOL_SIDE).contains(&side) {
        return Err(RegionFault::Count(names.len()));
    }
    let mut known: Vec<(char, usize)> = Vec::new();
    for &name in names {
        match known.iter().position(|(known, _)| *known == name) {
            Some(at) => known[at].1 += 1,
            // One region too many is enough to know that one is too small.
            None if known.len() <= side => known.push((name, 1)),
            None => {}
        }
    }
    if let Some(&(name, cells)) = known.iter().find(|(_, cells)| *cells != side) {
        return Err(RegionFault::Size(name, cells));
    }
    let usual = |name: char| Digit::from_symbol(name).filter(|digit| digit.index() < side);
    let numbered = known.iter().all(|&(name, _)| usual(name).is_some());
    let number = |name: &char| match usual(*name) {
        Some(digit) if numbered => digit.index(),
        _ => known.iter().position(|(known, _)| known == name).unwrap_or(0),
    };
    let numbers: Vec<u8> = names.iter().map(|name| number(name) as u8).collect();
    Shape::jigsaw(&numbers).map_err(|_| RegionFault::Count(names.len()))
}

/// The board whose regions have these numbers, in reading order, if there is one.
///
/// Numbers below the side are kept; any others are numbered as they occur.
pub(crate) fn shape_of_numbers(numbers: &[usize]) -> Option<Shape> {
    let side = numbers.len().isqrt();
    if side > MAX_SIDE {
        return None;
    }
    let mut known: Vec<usize> = Vec::new();
    for &number in numbers {
        if !known.contains(&number) {
            known.push(number);
        }
        if known.len() > side {
            return None;
        }
    }
    let are_kept = known.iter().all(|&number| number < side);
    let place = |number: &usize| known.iter().position(|known| known == number);
    let number = |number: &usize| if are_kept { Some(*number) } else { place(number) };
    let numbers: Option<Vec<u8>> = numbers.iter().map(|n| u8::try_from(number(n)?).ok()).collect();
    Shape::jigsaw(&numbers?).ok()
}

/// The names of the regions, `1` to `9` and `a` to `z`; `None` beyond 35.
pub(crate) fn region_names(numbers: &[u8]) -> Option<String> {
    numbers.iter().map(|&number| Digit::new(usize::from(number)).symbol()).collect()
}

/// The names of the regions if the board is a jigsaw whose regions have one.
pub(crate) fn names_for(puzzle: &Puzzle) -> Option<String> {
    match puzzle.shape().regions() {
        Regions::Jigsaw(numbers) => region_names(numbers),
        Regions::Boxes { .. } => None,
    }
}

/// The first region that is not in one piece, by the name of its first cell.
pub(crate) fn first_in_pieces(names: &[char], side: usize) -> Option<char> {
    let mut reached = vec![false; names.len()];
    let mut done: Vec<char> = Vec::new();
    for start in 0..names.len() {
        if reached[start] {
            continue;
        }
        if done.contains(&names[start]) {
            return Some(names[start]);
        }
        done.push(names[start]);
        reached[start] = true;
        let mut open = vec![start];
        while let Some(cell) = open.pop() {
            for next in neighbours(cell, side) {
                if names[next] == names[start] && !reached[next] {
                    reached[next] = true;
                    open.push(next);
                }
            }
        }
    }
    None
}

fn neighbours(cell: usize, side: usize) -> impl Iterator<Item = usize> {
    let (row, column) = (Cell::new(cell).row(side), Cell::new(cell).column(side));
    let up = (row > 0).then(|| cell - side);
    let down = (row + 1 < side).then(|| cell + side);
    let left = (column > 0).then(|| cell - 1);
    let right = (column + 1 < side).then(|| cell + 1);
    [up, down, left, right].into_iter().flatten()
}

/// How many pairs of cells that touch have the same name. In regions of one piece there are at least as many as there
/// are cells without the first of each region.
pub(crate) fn neighbours_of_same<T: PartialEq>(names: &[T]) -> usize {
    let side = names.len().isqrt();
    let right = names.chunks(side).flat_map(|row| row.windows(2)).filter(|pair| pair[0] == pair[1]);
    let below = names.iter().zip(names.iter().skip(side)).filter(|(one, other)| one == other);
    right.count() + below.count()
}

/// Whether no row and no column of a square names anything twice: the digits of a solved board do that, regions do not.
pub(crate) fn is_latin<T: PartialEq>(names: &[T]) -> bool {
    let side = names.len().isqrt();
    let differ = |first: usize, second: usize| names[first] != names[second];
    (0..side).all(|line| {
        (0..side).all(|a| {
            let (row, column) = (line * side, line);
            (0..a).all(|b| differ(row + a, row + b) && differ(a * side + column, b * side + column))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<char> {
        text.chars().collect()
    }

    #[test]
    fn names_from_one_keep_their_numbers_and_others_are_numbered_as_they_occur() {
        let tetrominoes = "2221211144434333";
        let shape = shape_of_regions(&names(tetrominoes)).unwrap();
        assert_eq!(shape.house_name(shape.houses_of(Cell::new(0))[0]), "region 2");
        let lettered = shape_of_regions(&names("aaabacadccdbbbdd"));
        assert_eq!(lettered, Err(RegionFault::Size('a', 5)));
    }
    #[test]
    fn numbers_below_the_side_are_kept_and_others_are_numbered_as_they_occur() {
        let kept = [1, 1, 0, 0, 1, 1, 0, 0, 2, 2, 3, 3, 2, 2, 3, 3];
        let numbers = |shape: Shape| shape.regions().clone();
        let expected = Regions::Jigsaw(kept.map(|number| number as u8).to_vec());
        assert_eq!(shape_of_numbers(&kept).map(numbers), Some(expected.clone()));
        let others = kept.map(|number| [7, 40, 900, 8][number]);
        let Regions::Jigsaw(found) = numbers(shape_of_numbers(&others).unwrap()) else { panic!() };
        assert_eq!(found, [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3]);
        for wrong in [&kept[..15], &[0, 0, 0, 1], &[0, 1, 2, 3]] {
            assert_eq!(shape_of_numbers(wrong), None, "{wrong:?}");
        }
    }
    #[test]
    fn a_disconnected_region_is_named() {
        assert_eq!(first_in_pieces(&names("1122112233443344"), 4), None);
        assert_eq!(first_in_pieces(&names("1122212133443344"), 4), Some('2'));
    }
}
