//! What rules imply for two cells: which digits of one are compatible with which of the other.
use std::collections::BTreeMap;
use whydoku_core::{Cell, CellRule, Rule, Shape};

/// For two cells, the earlier first, and each digit of the first: the compatible digits of the second,
/// as bits.
pub(super) type Tables = BTreeMap<[usize; 2], Vec<u32>>;

/// Whether two numbers are compatible, in the order of the cells.
type Goes<'a> = &'a dyn Fn(usize, usize) -> bool;

/// Everything that the rules of a board imply for two cells alone.
pub(super) fn tables(shape: &Shape) -> Tables {
    let mut tables = Tables::new();
    for rule in shape.rules() {
        for_each_pair(rule, shape, &mut |[a, b], goes| {
            let side = shape.side();
            let [first, second] = [a.min(b), a.max(b)].map(Cell::index);
            let table =
                tables.entry([first, second]).or_insert_with(|| vec![(1 << side) - 1; side]);
            for (low, with) in table.iter_mut().enumerate() {
                for high in 0..side {
                    let [one, other] = if a < b { [low, high] } else { [high, low] };
                    if !goes(one + 1, other + 1) {
                        *with &= !(1 << high);
                    }
                }
            }
        });
    }
    tables
}

/// Visits every two cells for which the rule implies something by itself, with the compatible numbers.
fn for_each_pair(rule: &Rule, shape: &Shape, visit: &mut dyn FnMut([Cell; 2], Goes<'_>)) {
    let (differ, equal) = (|a, b| a != b, |a, b| a == b);
    match rule {
        Rule::Move { steps } => {
            let wanted = sorted(steps.map(usize::from));
            for pair in pairs(&shape.cells().collect::<Vec<_>>()) {
                if distances(shape, pair) == wanted {
                    visit(pair, &differ);
                }
            }
        }
        Rule::NoOther { relations } => {
            let open = pairs(&shape.cells().collect::<Vec<_>>());
            for pair in open.into_iter().filter(|&pair| distances(shape, pair) == [0, 1]) {
                if !shape.rules().iter().any(|rule| names(rule, pair)) {
                    visit(pair, &|a, b| {
                        !relations.iter().any(|is| is.holds(a, b) || is.holds(b, a))
                    });
                }
            }
        }
        Rule::Pair { cells, relation } => visit(*cells, &|a, b| relation.holds(a, b)),
        Rule::Cage { cells, may_repeat: false, .. } => {
            for pair in pairs(cells) {
                visit(pair, &differ);
            }
        }
        Rule::Cell { cell, is: is @ (CellRule::Minimum | CellRule::Maximum) } => {
            let alike = |other| shape.rules().contains(&Rule::Cell { cell: other, is: *is });
            let beside = shape.cells().filter(|&other| distances(shape, [*cell, other]) == [0, 1]);
            for other in beside.filter(|&other| !alike(other)) {
                visit([*cell, other], &|a, b| if *is == CellRule::Minimum { a < b } else { a > b });
            }
        }
        Rule::Clone { cells, others } => {
            for (&a, &b) in cells.iter().zip(others) {
                visit([a, b], &equal);
            }
        }
        Rule::Palindrome { cells } => {
            let twins = cells.iter().zip(cells.iter().rev()).take(cells.len() / 2);
            for (&a, &b) in twins {
                visit([a, b], &equal);
            }
        }
        _ => {}
    }
}

/// Every two of some cells.
fn pairs(cells: &[Cell]) -> Vec<[Cell; 2]> {
    let with = |(at, &b): (usize, &Cell)| cells[..at].iter().map(move |&a| [a, b]);
    cells.iter().enumerate().flat_map(with).collect()
}

/// Whether a rule is about just these two cells, so that it makes an exception.
fn names(rule: &Rule, [a, b]: [Cell; 2]) -> bool {
    matches!(rule, Rule::Pair { cells, .. } if *cells == [a, b] || *cells == [b, a])
}

/// The distances between two cells along rows and columns, the smaller one first.
fn distances(shape: &Shape, [a, b]: [Cell; 2]) -> [usize; 2] {
    let side = shape.side();
    sorted([a.row(side).abs_diff(b.row(side)), a.column(side).abs_diff(b.column(side))])
}

fn sorted(mut two: [usize; 2]) -> [usize; 2] {
    two.sort_unstable();
    two
}

#[cfg(test)]
mod tests {
    use super::*;
    use whydoku_core::{Digit, Entry, Puzzle, Random, Relation};

    #[test]
    fn two_digits_are_compatible_where_they_break_no_rule() {
        let mut random = Random::new(12);
        let mut counts = [0; 2];
        for round in 0..400 {
            let mut cells: Vec<Cell> = (0..16).map(Cell::new).collect();
            random.shuffle(&mut cells);
            let is = [CellRule::Minimum, CellRule::Maximum][random.below(2)];
            let pair = |relation| Rule::Pair { cells: [Cell::new(1), Cell::new(0)], relation };
            let other = match round % 8 {
                0 => Rule::Move { steps: [2, 1] },
                1 if round % 16 == 1 => {
                    Rule::NoOther { relations: vec![Relation::Difference(1), Relation::Ratio(3)] }
                }
                1 => Rule::NoOther { relations: vec![Relation::Greater, Relation::Sum(5)] },
                2 => Rule::Cage { cells: cells[..3].to_vec(), sum: None, may_repeat: false },
                3 => Rule::Cell { cell: cells[0], is },
                4 => Rule::Clone { cells: cells[..2].to_vec(), others: cells[2..4].to_vec() },
                5 => Rule::Palindrome { cells: cells[..5].to_vec() },
                6 => Rule::Cage { cells: cells[..3].to_vec(), sum: None, may_repeat: true },
                _ => Rule::Pair { cells: [cells[0], cells[1]], relation: Relation::Ratio(2) },
            };
            let rules = vec![pair(Relation::Greater), other, Rule::Cell { cell: cells[1], is }];
            let shape = Shape::square(4).unwrap().with_rules(rules).unwrap();
            let tables = tables(&shape);
            for [a, b] in pairs(&shape.cells().collect::<Vec<_>>()) {
                for (low, high) in (0..16).map(|both| (both / 4, both % 4)) {
                    let mut puzzle = Puzzle::empty(shape.clone());
                    puzzle.set(a, Entry::Placed(Digit::new(low)));
                    puzzle.set(b, Entry::Placed(Digit::new(high)));
                    let table = tables.get(&[a.index(), b.index()]);
                    let goes = table.is_none_or(|table| table[low] >> high & 1 == 1);
                    let breaks = !puzzle.broken_rules().is_empty();
                    assert_eq!(goes, !breaks, "{a:?} {b:?} {low} {high} {:?}", shape.rules());
                    counts[usize::from(goes)] += 1;
                }
            }
        }
        assert!(counts.iter().all(|&count| count > 5000), "{counts:?}");
    }
}
