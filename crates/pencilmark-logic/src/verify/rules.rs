//! What the rules of a shape say of one candidate and of two, by the definition of each rule and not by
//! the parts that solvers work with.
use pencilmark_core::{Candidate, Cell, CellRule, Rule, Shape};

/// Whether some rule forbids a candidate, whatever else there is.
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

/// How far two cells are apart along rows and columns, the smaller distance first.
fn distances(shape: &Shape, a: Cell, b: Cell) -> [usize; 2] {
    let side = shape.side();
    let mut apart = [a.row(side).abs_diff(b.row(side)), a.column(side).abs_diff(b.column(side))];
    apart.sort_unstable();
    apart
}

/// Whether a rule speaks of just these two cells.
fn is_marked(shape: &Shape, a: Cell, b: Cell) -> bool {
    let speaks = |rule: &Rule| matches!(rule, Rule::Pair { cells, .. } if *cells == [a, b] || *cells == [b, a]);
    shape.rules().iter().any(speaks)
}
