//! Clues that are true of a solution: marks between cells and of cells.
use whydoku_core::{Cell, Digit, Kind, Random, Relation, Rule, Shape, edges};

/// A mark between every two neighbours that are in one of these relations. If several relations hold, the mark
/// is for one of them, chosen at random.
pub(crate) fn pairs(
    shape: &Shape,
    digits: &[Digit],
    relations: &[Relation],
    random: &mut Random,
) -> Vec<Rule> {
    let mut marks = Vec::new();
    for cells in edges(shape.side()) {
        let [a, b] = cells.map(|cell| digits[cell.index()].number());
        let fitting: Vec<Relation> =
            relations.iter().copied().filter(|relation| relation.holds(a, b)).collect();
        if !fitting.is_empty() {
            let relation = fitting[random.below(fitting.len())];
            marks.push(Rule::pair(cells, relation));
        }
    }
    marks
}

/// A sign between every two neighbours of a box or region, the greater cell first.
pub(crate) fn inequalities(shape: &Shape, digits: &[Digit]) -> Vec<Rule> {
    let in_one_box = |&[a, b]: &[Cell; 2]| shape.houses_of(a)[0] == shape.houses_of(b)[0];
    let sign = |[a, b]: [Cell; 2]| {
        let is_greater = digits[a.index()] > digits[b.index()];
        let cells = if is_greater { [a, b] } else { [b, a] };
        Rule::pair(cells, Relation::GREATER)
    };
    edges(shape.side()).filter(in_one_box).map(sign).collect()
}

/// Marks of about half of the cells.
pub(crate) fn parity(shape: &Shape, digits: &[Digit], random: &mut Random) -> Vec<Rule> {
    let marked: Vec<Cell> = shape.cells().filter(|_| random.below(2) == 0).collect();
    let mark = |cell: Cell| {
        let is_odd = digits[cell.index()].number() % 2 == 1;
        Rule::new(if is_odd { Kind::ODD } else { Kind::EVEN }, vec![cell])
    };
    marked.into_iter().map(mark).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RuleKind;
    use whydoku_testkit::random_solution;

    #[test]
    fn every_rule_holds_and_fits_the_board() {
        for side in [4, 6, 9, 16] {
            let shape = Shape::usual(side).unwrap();
            let mut random = Random::new(side as u64);
            let digits = random_solution(&shape, &mut random);
            for kind in RuleKind::all().filter(|kind| kind.frame().is_none()) {
                let mut rules = kind.clues(&shape, &digits, &mut random);
                assert!(!rules.is_empty(), "{kind} on {side}");
                rules.extend(kind.negative());
                let holds = |rule: &Rule| rule.holds_among(&rules, side, &digits);
                assert!(rules.iter().all(holds), "{kind} on {side}");
                assert!(shape.with_rules(rules).is_ok(), "{kind} on {side}");
            }
        }
    }
    #[test]
    fn diagonals_go_from_edge_to_edge() {
        let shape = Shape::square(4).unwrap();
        let digits = random_solution(&shape, &mut Random::new(1));
        let mut all: Vec<Vec<Cell>> = (0..50)
            .flat_map(|seed| {
                RuleKind::Of(Kind::LITTLE_KILLER).clues(&shape, &digits, &mut Random::new(seed))
            })
            .map(|rule| {
                let mut cells = rule.cells();
                cells.sort_unstable();
                cells
            })
            .collect();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 10);
        let at_edge = |cell: &Cell| [cell.row(4), cell.column(4)].iter().any(|&at| at % 3 == 0);
        assert!(all.iter().all(|cells| {
            at_edge(&cells[0]) && at_edge(&cells[cells.len() - 1]) && cells.len() > 1
        }));
    }
    #[test]
    fn cages_cover_the_board_once_and_hold() {
        for (seed, side) in [(1, 9), (2, 9), (3, 16), (4, 6), (5, 4)] {
            let shape = Shape::usual(side).unwrap();
            let mut random = Random::new(seed);
            let digits = random_solution(&shape, &mut random);
            let rules = RuleKind::KILLER.clues(&shape, &digits, &mut random);
            assert!(rules.iter().all(|rule| rule.holds(side, &digits)));
            let mut cells: Vec<Cell> = rules.iter().flat_map(Rule::cells).collect();
            cells.sort_unstable();
            assert!(cells.into_iter().eq(shape.cells()));
            let is_one = |rule: &&Rule| rule.cells().len() == 1;
            let single = rules.iter().filter(is_one).count();
            assert!(side < 9 || single * 8 < rules.len(), "{single} single cells");
            assert!(rules.iter().all(|rule| rule.cells().len() <= 5));
        }
    }
}
