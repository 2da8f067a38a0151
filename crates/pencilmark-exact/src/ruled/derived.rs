//! Totals that follow from cages and houses together: the sum of the cells of a few houses that lie in no counted
//! cage (innies), minus the sum of the cells of these cages outside the houses (outies).
use super::Kept;
use super::sets::numbers;
use pencilmark_core::{HouseKind, Part, Shape};

/// The most neighbouring rows or columns that are taken together.
const MOST_LINES: usize = 4;

/// Totals with more cells cost more than they gain.
const MOST_CELLS: usize = 7;

/// Totals with more cells than this are late: see `Sum::is_late`.
pub(super) const MOST_CELLS_AT_ONCE: usize = 5;

/// Cells, each with 1 if it is added and -1 if it is subtracted.
type Terms = Vec<(usize, i32)>;

/// The derived totals: the cells of each, and their sum.
pub(super) fn totals(shape: &Shape, kept: &Kept, parts: &[Part]) -> Vec<(Terms, i32)> {
    let cages: Vec<(Vec<usize>, i32)> = parts
        .iter()
        .filter_map(|part| match part {
            Part::Total(cells, total) => Some((numbers(cells), i32::try_from(*total).ok()?)),
            _ => None,
        })
        .collect();
    let mut found: Vec<(Terms, i32)> = Vec::new();
    if cages.is_empty() {
        return found;
    }
    let most = if kept.order_is_promised { MOST_CELLS_AT_ONCE } else { MOST_CELLS };
    let one_house = (shape.side() * (shape.side() + 1) / 2) as i32;
    for houses in groups(shape) {
        if houses.iter().any(|&house| !kept.houses[house]) {
            continue;
        }
        let mut is_inside = vec![false; shape.cell_count()];
        for cell in houses.iter().flat_map(|&house| &shape.houses()[house].cells) {
            is_inside[cell.index()] = true;
        }
        let total = one_house * houses.len() as i32;
        let new = rest(&cages, &is_inside, total);
        let new = new.filter(|(terms, _)| (1..=most).contains(&terms.len()));
        if let Some(new) = new.filter(|new| !found.contains(new)) {
            found.push(new);
        }
    }
    found
}

/// Single houses, neighbouring rows or columns, and two boxes that touch.
fn groups(shape: &Shape) -> Vec<Vec<usize>> {
    let all = shape.houses();
    let of_kind = |kind: HouseKind| -> Vec<usize> {
        (0..all.len()).filter(|&house| all[house].kind == kind).collect()
    };
    let mut groups: Vec<Vec<usize>> = (0..all.len()).map(|house| vec![house]).collect();
    for lines in [HouseKind::Row, HouseKind::Column].map(of_kind) {
        for count in 2..=MOST_LINES.min(lines.len() - 1) {
            groups.extend(lines.windows(count).map(<[usize]>::to_vec));
        }
    }
    groups.extend(touching_boxes(shape));
    groups
}

/// Every two boxes with cells that share an edge.
fn touching_boxes(shape: &Shape) -> Vec<Vec<usize>> {
    let side = shape.side();
    let mut box_of = vec![None; shape.cell_count()];
    for (number, house) in shape.houses().iter().enumerate() {
        for cell in house.cells.iter().filter(|_| house.kind == HouseKind::Box) {
            box_of[cell.index()] = Some(number);
        }
    }
    let mut pairs = Vec::new();
    for (at, &one) in box_of.iter().enumerate() {
        let right = (at % side + 1 < side).then_some(at + 1);
        let below = (at + side < box_of.len()).then_some(at + side);
        for next in [right, below].into_iter().flatten() {
            if let (Some(one), Some(other)) = (one, box_of[next])
                && one != other
            {
                pairs.push(vec![one.min(other), one.max(other)]);
            }
        }
    }
    pairs.sort_unstable();
    pairs.dedup();
    pairs
}

/// What remains of the houses after subtracting every cage that lies more inside than outside, if there is one.
fn rest(cages: &[(Vec<usize>, i32)], is_inside: &[bool], total: i32) -> Option<(Terms, i32)> {
    let mut signs: Vec<i32> = is_inside.iter().map(|&inside| i32::from(inside)).collect();
    let mut is_taken = vec![false; is_inside.len()];
    let mut rest = total;
    for (cells, sum) in cages {
        let inside = cells.iter().filter(|&&cell| is_inside[cell]).count();
        if inside * 2 > cells.len() && !cells.iter().any(|&cell| is_taken[cell]) {
            for &cell in cells {
                is_taken[cell] = true;
                signs[cell] -= 1;
            }
            rest -= sum;
        }
    }
    let terms = signs.iter().enumerate().filter(|&(_, &sign)| sign != 0);
    (rest != total).then(|| (terms.map(|(cell, &sign)| (cell, sign)).collect(), rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruled::State;
    use crate::ruled::model::{Condition, Model, Watched};
    use pencilmark_core::{Cell, Rule};

    /// A board whose first two cells add up to 4, so the other seven cells of the row add up to 41.
    fn board() -> Shape {
        let cells = vec![Cell::new(0), Cell::new(1)];
        let cage = Rule::Cage { cells, sum: Some(4), may_repeat: false };
        Shape::square(9).unwrap().with_rules(vec![cage]).unwrap()
    }

    #[test]
    fn long_totals_are_left_out_of_searches_with_a_promised_order() {
        let shape = board();
        let rules = shape.rules();
        let parts: Vec<Part> = rules.iter().flat_map(|rule| rule.parts(rules, 9)).collect();
        let all = Kept::all(&shape);
        let expected = ((2..9).map(|cell| (cell, 1)).collect::<Vec<_>>(), 41);
        assert!(totals(&shape, &all, &parts).contains(&expected));
        let few = Kept { order_is_promised: true, ..all };
        assert!(totals(&shape, &few, &parts).iter().all(|(terms, _)| terms.len() <= 5));
    }
    #[test]
    fn a_long_total_is_not_used_until_few_of_its_cells_are_open() {
        let shape = board();
        let model = Model::new(&shape, &Kept::all(&shape));
        let is_late = |watched: &&Watched| matches!(&watched.condition, Condition::Sum(sum) if sum.is_late && sum.total == 41);
        let watched = model.watched.iter().find(is_late).unwrap();
        // Four open cells with sum 30 hold 6 to 9, three with sum 24 hold 7 to 9: a late total finds only the latter.
        for (known, waits) in [(&[2, 4, 5][..], true), (&[2, 4, 5, 6], false)] {
            let mut state = State::new(&model);
            for (&cell, number) in watched.cells.iter().zip(known) {
                state.masks[cell] = 1 << (number - 1);
            }
            let before = state.masks.clone();
            assert!(state.look_at(watched));
            assert_eq!(state.masks == before, waits, "{known:?}");
        }
    }
}
