//! Sets of digits and of cells, as bits.
use pencilmark_core::Cell;

/// A set of digits, as bits from the lowest digit on.
pub(super) type Mask = u32;

/// A set of cells of a board of up to 16x16.
pub(super) type Cells = [u64; 4];

/// Every set of this many different digits whose numbers, from one, add up to a total.
pub(super) fn sets(side: usize, count: usize, total: u32) -> Vec<Mask> {
    let fits = |set: &Mask| set.count_ones() as usize == count && worth(*set) == total;
    (0..1 << side).filter(fits).collect()
}

/// The sum of the numbers of a set of digits.
fn worth(mut set: Mask) -> u32 {
    let mut sum = 0;
    while set != 0 {
        sum += set.trailing_zeros() + 1;
        set &= set - 1;
    }
    sum
}

/// Cells as numbers in reading order.
pub(super) fn numbers(cells: &[Cell]) -> Vec<usize> {
    cells.iter().map(|cell| cell.index()).collect()
}
