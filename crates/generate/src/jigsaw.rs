//! Random regions.
use core::ops::ControlFlow;
use whydoku_core::{Random, Shape, ShapeError};
use whydoku_exact::{Budget, solutions};

/// Exchanges for each cell of the board: enough that no trace of the initial regions is left.
const CHANGES_PER_CELL: usize = 30;
/// Search nodes spent on finding out whether a board can be filled.
const NODES: u64 = 20_000;

/// A jigsaw of `side` digits with random connected regions, which can be filled.
///
/// Regions start as rows; pairs of neighbouring regions exchange cells as long as every region
/// stays connected.
///
/// # Errors
/// [`ShapeError::Side`] when the side is outside 2 to 36.
pub fn random_jigsaw(side: usize, random: &mut Random) -> Result<Shape, ShapeError> {
    if !(2..=36).contains(&side) {
        return Err(ShapeError::Side(side));
    }
    loop {
        let mut regions: Vec<u8> = (0..side * side).map(|cell| (cell / side) as u8).collect();
        for _ in 0..CHANGES_PER_CELL * side * side {
            exchange(&mut regions, side, random);
        }
        number(&mut regions);
        let shape = Shape::jigsaw(&regions)?;
        let empty = whydoku_core::Puzzle::empty(shape.clone());
        let nodes = Budget::nodes(NODES);
        if solutions(&empty, 1, &nodes, &mut |_| ControlFlow::Continue(())).found > 0 {
            return Ok(shape);
        }
    }
}

/// Two cells of neighbouring regions change regions, if both regions stay connected.
fn exchange(regions: &mut [u8], side: usize, random: &mut Random) {
    let one = random.below(side * side);
    let around: Vec<usize> =
        neighbours(one, side).filter(|&cell| regions[cell] != regions[one]).collect();
    let Some(&beside) = around.get(random.below(around.len().max(1))) else { return };
    let (from, to) = (regions[one], regions[beside]);
    let back: Vec<usize> = (0..side * side)
        .filter(|&cell| regions[cell] == to)
        .filter(|&cell| neighbours(cell, side).any(|n| regions[n] == from && n != one))
        .collect();
    let Some(&other) = back.get(random.below(back.len().max(1))) else { return };
    regions[one] = to;
    regions[other] = from;
    if !(is_connected(regions, side, from) && is_connected(regions, side, to)) {
        regions[one] = from;
        regions[other] = to;
    }
}

fn neighbours(cell: usize, side: usize) -> impl Iterator<Item = usize> {
    let (row, column) = (cell / side, cell % side);
    [
        (row > 0).then(|| cell - side),
        (column > 0).then(|| cell - 1),
        (column + 1 < side).then(|| cell + 1),
        (row + 1 < side).then(|| cell + side),
    ]
    .into_iter()
    .flatten()
}

fn is_connected(regions: &[u8], side: usize, region: u8) -> bool {
    let Some(first) = regions.iter().position(|&of| of == region) else { return false };
    let mut seen = vec![false; regions.len()];
    seen[first] = true;
    let mut reached = vec![first];
    let mut at = 0;
    while let Some(&cell) = reached.get(at) {
        at += 1;
        for next in neighbours(cell, side) {
            if regions[next] == region && !seen[next] {
                seen[next] = true;
                reached.push(next);
            }
        }
    }
    reached.len() == side
}

/// Numbers the regions by their first cells.
fn number(regions: &mut [u8]) {
    let mut order: Vec<u8> = Vec::new();
    for region in regions.iter_mut() {
        let at = order.iter().position(|known| known == region).unwrap_or_else(|| {
            order.push(*region);
            order.len() - 1
        });
        *region = at as u8;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regions_are_connected_random_and_numbered_in_reading_order() {
        for side in [4, 5, 7, 9, 10] {
            let a = random_jigsaw(side, &mut Random::new(1)).unwrap();
            let again = random_jigsaw(side, &mut Random::new(1)).unwrap();
            let b = random_jigsaw(side, &mut Random::new(2)).unwrap();
            assert!(a == again && a != b, "{side}");
            let whydoku_core::Regions::Jigsaw(regions) = a.regions() else { panic!() };
            assert!((0..side).all(|region| is_connected(regions, side, region as u8)));
            assert_eq!(regions[0], 0);
        }
        assert!(random_jigsaw(1, &mut Random::new(1)).is_err());
    }
}
