//! Totals that follow from cages and houses together: what a few houses hold besides the cages inside
//! (innies), and what the cages that cover them hold outside (outies).
use super::sets::numbers;
use pencilmark_core::{HouseKind, Part, Shape};

/// How many neighbouring rows or columns are taken together.
const MOST_HOUSES: usize = 4;

/// Totals of more cells say too little for what they cost.
const MOST_CELLS: usize = 6;

/// The cells of each, and what they add up to.
pub(super) fn totals(shape: &Shape, parts: &[Part]) -> Vec<(Vec<usize>, i64)> {
    let cages: Vec<(Vec<usize>, i64)> = parts
        .iter()
        .filter_map(|part| match part {
            Part::Total(cells, total) => Some((numbers(cells), i64::from(*total))),
            _ => None,
        })
        .collect();
    let mut found: Vec<(Vec<usize>, i64)> = Vec::new();
    if cages.is_empty() {
        return found;
    }
    let one_house = i64::try_from(shape.side() * (shape.side() + 1) / 2).unwrap_or(i64::MAX);
    for houses in groups(shape) {
        let mut is_inside = vec![false; shape.cell_count()];
        for cell in houses.iter().flat_map(|&house| &shape.houses()[house].cells) {
            is_inside[cell.index()] = true;
        }
        let total = houses.iter().map(|_| one_house).sum();
        for derived in [innies(&cages, &is_inside, total), outies(&cages, &is_inside, total)] {
            let new = derived.filter(|(cells, _)| (1..=MOST_CELLS).contains(&cells.len()));
            found.extend(new.filter(|new| !found.contains(new)).into_iter().collect::<Vec<_>>());
        }
    }
    found
}

/// Single houses, and neighbouring rows or columns.
fn groups(shape: &Shape) -> Vec<Vec<usize>> {
    let all = shape.houses();
    let mut groups: Vec<Vec<usize>> = (0..all.len()).map(|house| vec![house]).collect();
    for kind in [HouseKind::Row, HouseKind::Column] {
        let lines: Vec<usize> = (0..all.len()).filter(|&house| all[house].kind == kind).collect();
        for count in 2..=MOST_HOUSES.min(lines.len() - 1) {
            groups.extend(lines.windows(count).map(<[usize]>::to_vec));
        }
    }
    groups
}

/// What is left of the houses beside the cages inside them.
fn innies(
    cages: &[(Vec<usize>, i64)],
    is_inside: &[bool],
    total: i64,
) -> Option<(Vec<usize>, i64)> {
    let mut is_left = is_inside.to_vec();
    let mut rest = total;
    for (cells, sum) in cages {
        if cells.iter().all(|&cell| is_left[cell]) {
            for &cell in cells {
                is_left[cell] = false;
            }
            rest -= sum;
        }
    }
    (rest != total).then(|| ((0..is_left.len()).filter(|&cell| is_left[cell]).collect(), rest))
}

/// What is outside the houses of the cages that cover them.
fn outies(
    cages: &[(Vec<usize>, i64)],
    is_inside: &[bool],
    total: i64,
) -> Option<(Vec<usize>, i64)> {
    let mut is_covered = vec![false; is_inside.len()];
    let (mut outside, mut sum_of_all) = (Vec::new(), 0);
    for (cells, sum) in cages {
        let touches = cells.iter().any(|&cell| is_inside[cell]);
        if touches && !cells.iter().any(|&cell| is_covered[cell]) {
            for &cell in cells {
                is_covered[cell] = true;
            }
            outside.extend(cells.iter().copied().filter(|&cell| !is_inside[cell]));
            sum_of_all += sum;
        }
    }
    let covers = is_inside.iter().zip(&is_covered).all(|(inside, covered)| !inside || *covered);
    outside.sort_unstable();
    covers.then_some((outside, sum_of_all - total))
}
