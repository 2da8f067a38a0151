//! Random rules that a given solution satisfies.
use whydoku_core::{Cell, CellRule, Digit, OutsideRule, Random, Relation, Rule, Shape};

/// How many kinds of rules [`random_rule`] knows.
pub const RULE_KINDS: usize = 12;

/// A random rule of a kind (a number below [`RULE_KINDS`]) that holds for these digits, in reading order;
/// `None` where chance found none.
pub fn random_rule(
    kind: usize,
    shape: &Shape,
    digits: &[Digit],
    random: &mut Random,
) -> Option<Rule> {
    let side = shape.side();
    let number = |cell: Cell| digits[cell.index()].number();
    let some = snake(side, 2 + random.below(4), random);
    let sum = some.iter().map(|&cell| number(cell) as u32).sum();
    let pair = [some[0], some[1]];
    let (low, high) = (number(some[0]).min(number(some[1])), number(some[0]).max(number(some[1])));
    let of_pair = |relation| Some(Rule::Pair { cells: pair, relation });
    let rule = match kind {
        0 => Some(Rule::Move { steps: [1, 1 + random.below(2) as u8] }),
        1 => Some(Rule::NoOther { relations: vec![Relation::Sum(2 + random.below(side) as u8)] }),
        2 => of_pair(Relation::Difference((high - low) as u8)),
        3 if high % low == 0 => of_pair(Relation::Ratio((high / low) as u8)),
        4 => of_pair(Relation::Sum((low + high) as u8)),
        5 => of_pair(Relation::Greater),
        6 => Some(Rule::Cage { cells: some, sum: Some(sum), may_repeat: random.below(2) == 0 }),
        7 => Some(Rule::LittleKiller { cells: some, sum }),
        8 => {
            let all = [CellRule::Odd, CellRule::Even, CellRule::Minimum, CellRule::Maximum];
            Some(Rule::Cell { cell: some[0], is: all[random.below(all.len())] })
        }
        9 => {
            let (row, column) = (random.below(side - 1), random.below(side - 1));
            let at = |down, across| Cell::at(row + down, column + across, side);
            let cells = [at(0, 0), at(0, 1), at(1, 0), at(1, 1)];
            let named = cells.iter().take(1 + random.below(3)).map(|cell| digits[cell.index()]);
            Some(Rule::Quadruple { cells, digits: named.collect() })
        }
        10 => Some(Rule::Palindrome { cells: some }),
        11 => {
            let line = shape.houses()[side + random.below(2 * side)].cells.clone();
            let mut cells = line;
            if random.below(2) == 0 {
                cells.reverse();
            }
            let is = [
                OutsideRule::Sandwich,
                OutsideRule::XSum,
                OutsideRule::Skyscraper,
                OutsideRule::NumberedRoom,
            ][random.below(4)];
            let with = |value| Rule::Outside { cells: cells.clone(), is, value };
            (0..=(side * side) as u32).map(with).find(|rule| rule.holds(side, digits))
        }
        _ => None,
    };
    rule.filter(|rule| rule.holds(side, digits))
}

/// Different cells, each beside the one before it.
fn snake(side: usize, length: usize, random: &mut Random) -> Vec<Cell> {
    let mut cells = vec![Cell::new(random.below(side * side))];
    for _ in 0..8 * length {
        let at = cells[cells.len() - 1];
        let (row, column) = (at.row(side), at.column(side));
        let next = match random.below(4) {
            0 if row > 0 => Cell::at(row - 1, column, side),
            1 if row + 1 < side => Cell::at(row + 1, column, side),
            2 if column > 0 => Cell::at(row, column - 1, side),
            3 if column + 1 < side => Cell::at(row, column + 1, side),
            _ => continue,
        };
        if cells.len() < length && !cells.contains(&next) {
            cells.push(next);
        }
    }
    if cells.len() < 2 { snake(side, length, random) } else { cells }
}
