//! Totals that follow from cages and houses together: the sum of the cells of a few houses that lie in no counted
//! cage (innies), minus the sum of the cells of these cages outside the houses (outies).
use super::Kept;
use super::sets::{Cells, bits, has, places};
use whydoku_core::{Cell, HouseKind, Part, Shape};

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
    let cage = |part: &Part| match part {
        Part::Total(total) if total.terms.iter().all(|&(_, times)| times == 1) => {
            let cells = bits(total.terms.iter().map(|(cell, _)| cell.index()));
            Some((cells, i32::try_from(total.total).ok()?))
        }
        _ => None,
    };
    let cages: Vec<(Cells, i32)> = parts.iter().filter_map(cage).collect();
    let mut found: Vec<(Terms, i32)> = Vec::new();
    if cages.is_empty() {
        return found;
    }
    let most = if kept.order_is_promised { MOST_CELLS_AT_ONCE } else { MOST_CELLS };
    let one_house = (shape.side() * (shape.side() + 1) / 2) as i32;
    let houses: Vec<Cells> = shape.houses().iter().map(|house| of(&house.cells)).collect();
    for group in groups(shape) {
        if group.iter().any(|&house| !kept.houses[house]) {
            continue;
        }
        let inside =
            group.iter().fold(Cells::default(), |inside, &house| or(inside, houses[house]));
        let new = rest(&cages, inside, one_house * group.len() as i32, most);
        if let Some(new) = new.filter(|new| !found.contains(new)) {
            found.push(new);
        }
    }
    found
}

fn of(cells: &[Cell]) -> Cells {
    bits(cells.iter().map(|cell| cell.index()))
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
                pairs.push([one.min(other), one.max(other)]);
            }
        }
    }
    pairs.sort_unstable();
    pairs.dedup();
    pairs.into_iter().map(|pair| pair.to_vec()).collect()
}

/// What remains of the houses after subtracting every cage that lies more inside than outside, if there is one and
/// no more than `most` cells remain.
fn rest(cages: &[(Cells, i32)], inside: Cells, total: i32, most: usize) -> Option<(Terms, i32)> {
    let (mut taken, mut rest) = (Cells::default(), total);
    for &(cells, sum) in cages {
        if 2 * count(and(cells, inside)) > count(cells) && count(and(cells, taken)) == 0 {
            taken = or(taken, cells);
            rest -= sum;
        }
    }
    let left: Cells = core::array::from_fn(|word| inside[word] ^ taken[word]);
    let is_wanted = rest != total && (1..=most).contains(&(count(left) as usize));
    let sign = |cell: usize| if has(&inside, cell) { 1 } else { -1 };
    is_wanted.then(|| {
        let cells = places(left).into_iter().map(usize::from);
        (cells.map(|cell| (cell, sign(cell))).collect(), rest)
    })
}

fn or(a: Cells, b: Cells) -> Cells {
    core::array::from_fn(|word| a[word] | b[word])
}

fn and(a: Cells, b: Cells) -> Cells {
    core::array::from_fn(|word| a[word] & b[word])
}

fn count(set: Cells) -> u32 {
    set.iter().map(|word| word.count_ones()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruled::State;
    use crate::ruled::model::{Condition, Model, Watched};
    use whydoku_core::Rule;

    /// A board whose first two cells add up to 4, so the other seven cells of the row add up to 41.
    fn board() -> Shape {
        let cells = vec![Cell::new(0), Cell::new(1)];
        let cage = Rule::cage(cells, Some(4));
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
