//! Random rules that a given solution satisfies.
use whydoku_core::{Cell, Digit, Kind, Making, Random, Relation, Rule, Shape};

/// How many kinds of rules [`random_rule`] knows.
pub const RULE_KINDS: usize = 13;

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
    let of_pair = |relation| Some(Rule::pair(pair, relation));
    let rule = match kind {
        0 => Some(Rule::apart([1, 1 + random.below(2) as u32])),
        1 => Some(Rule::no_other(vec![Relation::sum(2 + random.below(side) as u32)])),
        2 => of_pair(Relation::difference((high - low) as u32)),
        3 if high % low == 0 => of_pair(Relation::ratio((high / low) as u32)),
        4 => of_pair(Relation::sum((low + high) as u32)),
        5 => of_pair(Relation::GREATER),
        6 => Some(if random.below(2) == 0 {
            Rule::new(Kind::REPEATING_CAGE, some).with_number(sum)
        } else {
            Rule::cage(some, Some(sum))
        }),
        7 => Some(Rule::new(Kind::LITTLE_KILLER, some).with_number(sum)),
        8 => {
            let all = [Kind::ODD, Kind::EVEN, Kind::MINIMUM, Kind::MAXIMUM];
            Some(Rule::new(all[random.below(all.len())], vec![some[0]]))
        }
        9 => {
            let (row, column) = (random.below(side - 1), random.below(side - 1));
            let at = |down, across| Cell::at(row + down, column + across, side);
            let cells = [at(0, 0), at(0, 1), at(1, 0), at(1, 1)];
            let named = cells.iter().take(1 + random.below(3)).map(|cell| digits[cell.index()]);
            Some(Rule::quadruple(cells, named.collect()))
        }
        10 => Some(Rule::new(Kind::PALINDROME, some)),
        11 => {
            let line = shape.houses()[side + random.below(2 * side)].cells.clone();
            let mut cells = line;
            if random.below(2) == 0 {
                cells.reverse();
            }
            let is = [Kind::SANDWICH, Kind::X_SUM, Kind::SKYSCRAPER, Kind::NUMBERED_ROOM]
                [random.below(4)];
            let with = |value| Rule::new(is, cells.clone()).with_number(value);
            (0..=(side * side) as u32).map(with).find(|rule| rule.holds(side, digits))
        }
        // Whatever kinds are made for puzzles.
        12 => {
            let themes = Kind::all().filter_map(|kind| kind.definition().theme.as_ref());
            let themes: Vec<_> = themes.collect();
            let theme = themes[random.below(themes.len())];
            let mut made = (theme.make)(&mut Making { shape, digits, random });
            if made.is_empty() { None } else { Some(made.swap_remove(random.below(made.len()))) }
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
