//! Which balances may be useful: what a few houses hold in addition to the cages inside (innies), less what cages
//! that begin inside hold outside (outies). They are only proposed here; the checker adds them up.
use whydoku_core::{Cell, House, HouseKind, Shape, Total};
use whydoku_proof::Balance;

/// How many neighbouring rows or columns are taken together.
const MOST_LINES: usize = 4;

/// Balances that leave more cells yield too little for what they cost.
const MOST_CELLS: usize = 5;

/// The balances to be tried on a board.
pub(crate) fn balances(shape: &Shape) -> Vec<Balance> {
    let cages: Vec<(usize, &[Cell])> = (0..)
        .zip(shape.rules())
        .filter(|(_, rule)| rule.total().is_some_and(|total| is_plain_sum(&total)))
        .map(|(number, rule)| (number, &rule.cells[..]))
        .collect();
    let mut found: Vec<(Vec<i32>, Balance)> = Vec::new();
    if cages.is_empty() {
        return Vec::new();
    }
    for houses in groups(shape) {
        let (signs, balance) = balance(shape, &cages, &houses);
        let left = signs.iter().filter(|sign| **sign != 0).count();
        let is_known = found.iter().any(|(known, _)| *known == signs);
        if !balance.rules.is_empty() && left <= MOST_CELLS && !is_known {
            found.push((signs, balance));
        }
    }
    found.into_iter().map(|(_, balance)| balance).collect()
}

/// Whether each of the cells is added once.
fn is_plain_sum(total: &Total) -> bool {
    total.terms.iter().all(|&(_, times)| times == 1)
}

/// Single houses, neighbouring rows or columns, and two boxes that touch.
fn groups(shape: &Shape) -> Vec<Vec<House>> {
    let all = || (0..shape.houses().len()).map(House::new);
    let of_kind = |kind: HouseKind| -> Vec<House> {
        all().filter(|&house| shape.house(house).kind == kind).collect()
    };
    let mut groups: Vec<Vec<House>> = all().map(|house| vec![house]).collect();
    for lines in [HouseKind::Row, HouseKind::Column].map(of_kind) {
        for count in 2..=MOST_LINES.min(lines.len().saturating_sub(1)) {
            groups.extend(lines.windows(count).map(<[House]>::to_vec));
        }
    }
    let boxes = of_kind(HouseKind::Box);
    for (at, &one) in boxes.iter().enumerate() {
        let others = boxes[at + 1..].iter().filter(|&&other| touch(shape, one, other));
        groups.extend(others.map(|&other| vec![one, other]));
    }
    groups
}

/// Whether cells of two houses share an edge.
fn touch(shape: &Shape, one: House, other: House) -> bool {
    let (side, others) = (shape.side(), &shape.house(other).cells);
    let is_beside = |a: Cell, b: Cell| {
        a.row(side).abs_diff(b.row(side)) + a.column(side).abs_diff(b.column(side)) == 1
    };
    shape.house(one).cells.iter().any(|&a| others.iter().any(|&b| is_beside(a, b)))
}

/// The houses minus every cage with more inside than outside, and how often that counts each cell.
fn balance(shape: &Shape, cages: &[(usize, &[Cell])], houses: &[House]) -> (Vec<i32>, Balance) {
    let mut signs = vec![0; shape.cell_count()];
    for cell in houses.iter().flat_map(|&house| &shape.house(house).cells) {
        signs[cell.index()] = 1;
    }
    let inside = signs.clone();
    let mut is_taken = vec![false; signs.len()];
    let mut rules = Vec::new();
    for &(number, cells) in cages {
        let count = cells.iter().filter(|cell| inside[cell.index()] > 0).count();
        if count * 2 > cells.len() && !cells.iter().any(|cell| is_taken[cell.index()]) {
            for cell in cells {
                is_taken[cell.index()] = true;
                signs[cell.index()] -= 1;
            }
            rules.push((number, -1));
        }
    }
    (signs, Balance { houses: houses.iter().map(|&house| (house, 1)).collect(), rules })
}
