//! What the rules of a shape say about one candidate and about two, by the definition of each rule and
//! not by the parts that solvers work with.
use whydoku_core::{Candidate, Cell, CellRule, Rule, Shape};

/// Whether some rule forbids a candidate on its own.
pub(super) fn forbid_one(shape: &Shape, candidate: Candidate) -> bool {
    shape.rules().iter().any(|rule| match rule {
        Rule::Cell { cell, is } if *cell == candidate.cell => match is {
            CellRule::Odd => candidate.digit.number().is_multiple_of(2),
            CellRule::Even => candidate.digit.number() % 2 == 1,
            CellRule::Minimum | CellRule::Maximum => false,
        },
        _ => false,
    })
}

/// Whether some rule forbids that two candidates of different cells are both true.
pub(super) fn forbid_both(shape: &Shape, a: Candidate, b: Candidate) -> bool {
    shape.rules().iter().any(|rule| forbids(rule, shape, a, b))
}

fn forbids(rule: &Rule, shape: &Shape, a: Candidate, b: Candidate) -> bool {
    let [first, second] = [a.digit.number(), b.digit.number()];
    let at = |cells: &[Cell], cell: Cell| cells.iter().position(|&one| one == cell);
    match rule {
        Rule::Move { steps } => {
            let mut wanted = steps.map(usize::from);
            wanted.sort_unstable();
            first == second && distances(shape, a.cell, b.cell) == wanted
        }
        Rule::NoOther { relations } => {
            relations.iter().any(|is| is.holds(first, second) || is.holds(second, first))
                && distances(shape, a.cell, b.cell) == [0, 1]
                && !is_marked(shape, a.cell, b.cell)
        }
        Rule::Pair { cells, relation } => {
            *cells == [a.cell, b.cell] && !relation.holds(first, second)
                || *cells == [b.cell, a.cell] && !relation.holds(second, first)
        }
        Rule::Cage { cells, may_repeat, .. } => {
            !may_repeat && first == second && cells.contains(&a.cell) && cells.contains(&b.cell)
        }
        Rule::Cell { cell, is } => {
            let [own, other, beside] = if *cell == a.cell {
                [first, second, b.cell.index()]
            } else if *cell == b.cell {
                [second, first, a.cell.index()]
            } else {
                return false;
            };
            let is_compared = distances(shape, a.cell, b.cell) == [0, 1]
                && !shape.rules().contains(&Rule::Cell { cell: Cell::new(beside), is: *is });
            match is {
                CellRule::Odd | CellRule::Even => false,
                CellRule::Minimum => is_compared && own >= other,
                CellRule::Maximum => is_compared && own <= other,
            }
        }
        Rule::Clone { cells, others } => {
            let twins = |one: Cell, two: Cell| {
                at(cells, one).is_some_and(|place| others.get(place) == Some(&two))
            };
            first != second && (twins(a.cell, b.cell) || twins(b.cell, a.cell))
        }
        Rule::Palindrome { cells } => {
            let mirrored = at(cells, a.cell).zip(at(cells, b.cell));
            first != second && mirrored.is_some_and(|(one, two)| one + two + 1 == cells.len())
        }
        _ => false,
    }
}

/// How far apart two cells are along rows and columns, the smaller distance first.
fn distances(shape: &Shape, a: Cell, b: Cell) -> [usize; 2] {
    let side = shape.side();
    let mut apart = [a.row(side).abs_diff(b.row(side)), a.column(side).abs_diff(b.column(side))];
    apart.sort_unstable();
    apart
}

/// Whether a rule names exactly these two cells.
fn is_marked(shape: &Shape, a: Cell, b: Cell) -> bool {
    let speaks = |rule: &Rule| matches!(rule, Rule::Pair { cells, .. } if *cells == [a, b] || *cells == [b, a]);
    shape.rules().iter().any(speaks)
}

#[cfg(test)]
mod tests {
    use super::*;
    use whydoku_core::{Digit, Entry, Puzzle, Random, Relation};

    #[test]
    fn two_candidates_exclude_each_other_where_their_digits_break_a_rule() {
        let mut random = Random::new(5);
        let mut counts = [0; 2];
        for _ in 0..400 {
            let mut cells: Vec<Cell> = (0..16).map(Cell::new).collect();
            random.shuffle(&mut cells);
            let is = [CellRule::Minimum, CellRule::Maximum][random.below(2)];
            let pair =
                Rule::Pair { cells: [Cell::new(0), Cell::new(1)], relation: Relation::Greater };
            let other = match random.below(6) {
                0 => Rule::Move { steps: [1, 2] },
                1 => Rule::NoOther { relations: vec![Relation::Difference(1), Relation::Greater] },
                2 => Rule::Cage { cells: cells[..3].to_vec(), sum: None, may_repeat: false },
                3 => Rule::Cell { cell: cells[0], is },
                4 => Rule::Clone { cells: vec![cells[0]], others: vec![cells[1]] },
                _ => Rule::Palindrome { cells: cells[..3].to_vec() },
            };
            let shape = Shape::square(4).unwrap().with_rules(vec![pair, other]).unwrap();
            for _ in 0..60 {
                let mut one =
                    || Candidate::new(Cell::new(random.below(16)), Digit::new(random.below(4)));
                let (a, b) = (one(), one());
                if a.cell == b.cell {
                    continue;
                }
                let mut puzzle = Puzzle::empty(shape.clone());
                for k in [a, b] {
                    puzzle.set(k.cell, Entry::Placed(k.digit));
                }
                let breaks = !puzzle.broken_rules().is_empty();
                assert_eq!(forbid_both(&shape, a, b), breaks, "{a:?} {b:?} {:?}", shape.rules());
                counts[usize::from(breaks)] += 1;
            }
        }
        assert!(counts.iter().all(|&count| count > 500), "{counts:?}");
    }
}
