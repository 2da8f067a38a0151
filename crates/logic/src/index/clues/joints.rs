//! What rules say about two cells at a time, in the portions that a person looks at together: a line, or a cell and all
//! the marks around it.
use std::collections::BTreeSet;
use whydoku_core::{Board, Cell, Geometry, PairTable, Rule};

/// Two cells, and the digits of the second that go with each of the first.
type Tie = ([Cell; 2], PairTable);

/// Cells that a person looks at together, and what rules say about two of them.
#[derive(Debug)]
pub(crate) struct Joint {
    pub(crate) cells: Vec<Cell>,
    pub(crate) ties: Vec<Tie>,
}

/// Every joint of a board. Rules that are worked out as a whole have none.
pub(super) fn all<const W: usize>(geometry: &Geometry<W>) -> Vec<Joint> {
    let shape = geometry.shape();
    let (mut whole, mut joints) = (BTreeSet::new(), Vec::new());
    let mut lines: Vec<(Vec<Cell>, Vec<[Cell; 2]>)> = Vec::new();
    for rule in shape.rules().iter().filter(|rule| rule.cells.len() > 2) {
        let pairs = pairs_of(rule, Board { side: shape.side(), rules: shape.rules() });
        let own = pairs.iter().copied().filter(|pair| whole.insert(*pair));
        let own: Vec<[Cell; 2]> = own.collect();
        if !rule.definition().meaning.is_one_thought && !own.is_empty() {
            lines.push((rule.cells(), own));
        }
    }
    let table = |[a, b]: [Cell; 2]| {
        let bond = geometry.bonds(a).iter().find(|bond| bond.cell == b)?;
        Some(([a, b], bond.table.clone()))
    };
    for (cells, pairs) in lines {
        let ties: Vec<Tie> = pairs.into_iter().filter_map(table).collect();
        if !ties.is_empty() {
            joints.push(Joint { cells, ties });
        }
    }
    for own in shape.cells() {
        let others = geometry.bonds(own).iter().map(|bond| bond.cell);
        let others = others.filter(|&other| !whole.contains(&[own.min(other), own.max(other)]));
        let others: Vec<Cell> = others.collect();
        let ties: Vec<Tie> = others.iter().filter_map(|&other| table([own, other])).collect();
        if !ties.is_empty() {
            joints.push(Joint { cells: [&[own], &others[..]].concat(), ties });
        }
    }
    joints
}

/// The pairs of cells about which a rule says something, the earlier cell first.
fn pairs_of(rule: &Rule, board: Board<'_>) -> BTreeSet<[Cell; 2]> {
    let mut found = BTreeSet::new();
    rule.each_link(board, &mut |pairs, _| {
        found.extend(pairs.iter().map(|&[a, b]| [a.min(b), a.max(b)]));
    });
    found
}
