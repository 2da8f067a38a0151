//! The boxes or regions of a grid, from the bold lines between its cells.
use whydoku_core::Shape;

/// The parts into which walls divide a grid, if there are as many as digits, all of one size. `is_wall`
/// is called with two neighbours, the upper or left one first.
pub(crate) fn parts(side: usize, is_wall: impl Fn(usize, usize) -> bool) -> Option<Vec<u8>> {
    let count = side * side;
    let mut parts = vec![u8::MAX; count];
    let mut number = 0;
    for start in 0..count {
        if parts[start] < u8::MAX {
            continue;
        }
        let mut found = 0;
        let mut waiting = vec![start];
        while let Some(cell) = waiting.pop() {
            if core::mem::replace(&mut parts[cell], number) < u8::MAX {
                continue;
            }
            found += 1;
            let (row, column) = (cell / side, cell % side);
            let mut go = |is_inside: bool, one: usize, other: usize| {
                let to = one + other - cell;
                if is_inside && parts[to] == u8::MAX && !is_wall(one, other) {
                    waiting.push(to);
                }
            };
            go(row > 0, cell.wrapping_sub(side).min(cell), cell);
            go(row + 1 < side, cell, cell + side);
            go(column > 0, cell.saturating_sub(1), cell);
            go(column + 1 < side, cell, cell + 1);
        }
        if found != side {
            return None;
        }
        number += 1;
    }
    Some(parts)
}

/// The shape with these parts: boxes if they are boxes, regions otherwise.
pub(crate) fn shape(parts: &[u8]) -> Option<Shape> {
    let side = parts.len().isqrt();
    let count = side * side;
    for rows in (2..=side / 2).filter(|rows| side.is_multiple_of(*rows)) {
        let columns = side / rows;
        let is_same = |at: usize, other: usize| {
            let of = |at: usize| (at / side / rows, at % side / columns);
            (of(at) == of(other)) == (parts[at] == parts[other])
        };
        if (0..count).all(|at| (at + 1..count).all(|other| is_same(at, other))) {
            return Shape::boxes(rows, columns).ok();
        }
    }
    Shape::jigsaw(parts).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(shape: &Shape) -> Option<Vec<u8>> {
        let house = |at: usize| shape.houses_of(whydoku_core::Cell::new(at))[0];
        parts(shape.side(), |one, other| house(one) != house(other))
    }

    #[test]
    fn a_shape_is_recovered_from_its_walls() {
        let jigsaw = [0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3];
        let jigsaw = Shape::jigsaw(&jigsaw).unwrap();
        let boxes = [(2, 3), (3, 2), (2, 4), (3, 3), (2, 6), (4, 4)];
        let boxes = boxes.map(|(rows, columns)| Shape::boxes(rows, columns).unwrap());
        for expected in boxes.into_iter().chain([jigsaw]) {
            assert_eq!(shape(&of(&expected).unwrap()), Some(expected));
        }
    }
    #[test]
    fn walls_with_a_gap_or_no_walls_give_no_shape() {
        let house = |at: usize| (at / 4 / 2, at % 4 / 2);
        assert!(parts(4, |one, other| house(one) != house(other) && one != 5).is_none());
        assert!(parts(4, |_, _| false).is_none());
        assert!(parts(4, |_, _| true).is_none());
    }
}
