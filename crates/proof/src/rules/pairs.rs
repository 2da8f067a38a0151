//! What rules imply for two cells: which digits of one are compatible with which of the other.
use std::collections::BTreeMap;
use whydoku_core::{Cell, Shape};

/// For two cells, the earlier first, and each digit of the first: the compatible digits of the second,
/// as bits.
pub(super) type Tables = BTreeMap<[usize; 2], Vec<u32>>;

/// Everything that the rules of a board imply for two cells alone.
pub(super) fn tables(shape: &Shape) -> Tables {
    let mut tables = Tables::new();
    for cell in shape.cells() {
        let bonds = shape.pair_rules().bonds(cell).iter();
        for bond in bonds.filter(|bond| bond.cell > cell) {
            let with = |digit| bond.table.partners(digit).bits() as u32;
            let ends = [cell, bond.cell].map(Cell::index);
            tables.insert(ends, shape.digits().map(with).collect());
        }
    }
    tables
}
