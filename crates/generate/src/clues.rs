//! Clues that are true of a solution: marks between cells and of cells, and numbers outside the grid.
use whydoku_core::{
    Cell, CellRule, Digit, HouseKind, OutsideRule, Random, Relation, Rule, Shape, edges,
};

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
            marks.push(Rule::Pair { cells, relation });
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
        Rule::Pair { cells, relation: Relation::Greater }
    };
    edges(shape.side()).filter(in_one_box).map(sign).collect()
}

/// Marks of about half of the cells.
pub(crate) fn parity(shape: &Shape, digits: &[Digit], random: &mut Random) -> Vec<Rule> {
    let marked: Vec<Cell> = shape.cells().filter(|_| random.below(2) == 0).collect();
    let mark = |cell: Cell| {
        let is_odd = digits[cell.index()].number() % 2 == 1;
        Rule::Cell { cell, is: if is_odd { CellRule::Odd } else { CellRule::Even } }
    };
    marked.into_iter().map(mark).collect()
}

/// Circles with one to four digits on a third of the corners inside the board.
pub(crate) fn quadruples(shape: &Shape, digits: &[Digit], random: &mut Random) -> Vec<Rule> {
    let side = shape.side();
    let mut circles = Vec::new();
    for corner in 0..(side - 1) * (side - 1) {
        if random.below(3) > 0 {
            continue;
        }
        let (row, column) = (corner / (side - 1), corner % (side - 1));
        let at = |down, across| Cell::at(row + down, column + across, side);
        let cells = [at(0, 0), at(0, 1), at(1, 0), at(1, 1)];
        let mut there = cells.map(|cell| digits[cell.index()]);
        random.shuffle(&mut there);
        let mut named = there[..=random.below(4)].to_vec();
        named.sort_unstable();
        circles.push(Rule::Quadruple { cells, digits: named });
    }
    circles
}

/// Sums of about half of the diagonals, each read from one of its ends.
pub(crate) fn little_killers(shape: &Shape, digits: &[Digit], random: &mut Random) -> Vec<Rule> {
    let side = shape.side();
    let mut clues = Vec::new();
    // Diagonals that go down to the right, then their mirror images.
    for start in 0..2 * (2 * side - 3) {
        let (across, is_mirrored) = (start / 2, start % 2 == 1);
        let cells = (0..side).filter_map(|row| {
            let column = (row + across + 2).checked_sub(side).filter(|column| *column < side)?;
            let column = if is_mirrored { side - 1 - column } else { column };
            Some(Cell::at(row, column, side))
        });
        let mut cells: Vec<Cell> = cells.collect();
        if random.below(2) == 0 {
            cells.reverse();
        }
        let sum = cells.iter().map(|cell| digits[cell.index()].number() as u32).sum();
        if random.below(2) == 0 {
            clues.push(Rule::LittleKiller { cells, sum });
        }
    }
    clues
}

/// A number at the left and the top of each row and column; also at the other ends, unless both ends have
/// the same number.
pub(crate) fn outside(shape: &Shape, digits: &[Digit], is: OutsideRule) -> Vec<Rule> {
    let side = shape.side();
    let is_line = |kind| matches!(kind, HouseKind::Row | HouseKind::Column);
    let lines = shape.houses().iter().filter(|house| is_line(house.kind));
    let mut clues = Vec::new();
    for line in lines {
        let back: Vec<Cell> = line.cells.iter().rev().copied().collect();
        let ends = [Some(line.cells.clone()), (is != OutsideRule::Sandwich).then_some(back)];
        for cells in ends.into_iter().flatten() {
            let with = |value| Rule::Outside { cells: cells.clone(), is, value };
            let values = 0..=(side * (side + 1) / 2) as u32;
            clues.extend(values.map(with).find(|rule| rule.holds(side, digits)));
        }
    }
    clues
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
            for kind in RuleKind::ALL.into_iter().filter(|kind| kind.frame().is_none()) {
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
            .flat_map(|seed| little_killers(&shape, &digits, &mut Random::new(seed)))
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
}
