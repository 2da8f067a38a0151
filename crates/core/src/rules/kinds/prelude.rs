//! What the folders of most kinds need.
pub(super) use crate::rules::{
    Around, Automaton, Board, Definition, Ends, Fact, Form, Goes, Hue, Making, Meaning,
    OutsideClue, OutsideRule, Part, Relation, Rule, RuleCase, Stroke, Theme, Total, Usual, edges,
};
pub(super) use crate::{Cell, Digit};

/// The definition of a mark between two cells: its relation.
pub(super) fn holds_pair(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let numbers: Vec<usize> = rule.cells.iter().map(|&cell| number(cell)).collect();
    let own = rule.number().map_or(0, |own| own as usize);
    match (numbers[..].first_chunk(), rule.definition().meaning.related) {
        (Some(&[first, second]), Some(related)) => related(first, second, own),
        _ => false,
    }
}

/// The numbers of the cells of a rule, in their order.
pub(super) fn numbers(rule: &Rule, number: &dyn Fn(Cell) -> usize) -> Vec<usize> {
    rule.cells.iter().map(|&cell| number(cell)).collect()
}

/// The number of a rule as digits are counted; 0 if it has none.
pub(super) fn value(rule: &Rule) -> usize {
    rule.number().map_or(0, |number| number as usize)
}

/// The equation that the cells of a rule add up to its number.
pub(super) fn sum_of_cells(rule: &Rule) -> Vec<Total> {
    rule.number().map(|sum| Total::of(&rule.cells, sum)).into_iter().collect()
}

/// The equation that two groups add up to the same. Cells that both have make no difference.
pub(super) fn balance(cells: &[Cell], others: &[Cell]) -> Vec<Total> {
    let only = |own: &[Cell], not: &[Cell], times| -> Vec<(Cell, i64)> {
        let own = own.iter().filter(|cell| !not.contains(cell));
        own.map(|&cell| (cell, times)).collect()
    };
    let terms = [only(cells, others, 1), only(others, cells, -1)].concat();
    vec![Total { terms, total: 0 }]
}

/// Whether the numbers of a rule belong to each of three groups, which `group` numbers from zero.
pub(super) fn holds_each(numbers: &[usize], group: &dyn Fn(usize) -> usize) -> bool {
    (0..3).all(|wanted| numbers.iter().any(|&one| group(one) == wanted))
}

/// The automaton that says so, which remembers the groups it has met as bits.
pub(super) fn each_group(cells: usize, side: usize, group: &dyn Fn(usize) -> usize) -> Automaton {
    let next = |&met: &u8, _: usize, number: usize| Some(met | 1 << group(number));
    Automaton::new(side, cells, 0, next, |&met| met == 0b111)
}

/// The automaton of a line whose ends differ by `apart` at least, and whose other cells stand in some relation to the
/// lower and the higher of them: `fits` is told a number, the lower and the higher end.
pub(super) fn from_end_to_end(
    cells: usize,
    side: usize,
    apart: usize,
    fits: &dyn Fn(usize, usize, usize) -> bool,
) -> Automaton {
    // Both ends, of which the last is a guess until it is read.
    let next = |ends: &Option<[usize; 2]>, place: usize, number: usize| match *ends {
        None => {
            let is_apart = |&last: &usize| number.abs_diff(last) >= apart;
            (1..=side).filter(is_apart).map(|last| Some([number, last])).collect()
        }
        Some([first, last]) => {
            let is_last = place + 1 == cells;
            let goes = if is_last {
                number == last
            } else {
                fits(number, first.min(last), first.max(last))
            };
            if goes { vec![*ends] } else { Vec::new() }
        }
    };
    Automaton::new(side, cells, None, next, |_| true)
}

/// Every two cells that are this many steps apart along a line, the earlier first.
pub(super) fn in_turn(cells: &[Cell], apart: usize) -> Vec<[Cell; 2]> {
    cells.iter().zip(&cells[apart.min(cells.len())..]).map(|(&a, &b)| [a, b]).collect()
}

/// Whether no number occurs twice.
pub(super) fn all_differ(numbers: &[usize]) -> bool {
    numbers.iter().enumerate().all(|(at, number)| !numbers[..at].contains(number))
}

/// A rule of this kind with every number that makes it true of the digits; of several numbers, the smallest.
pub(super) fn with_true_number(rule: &Rule, making: &Making<'_>) -> Option<Rule> {
    let side = making.shape.side();
    let values = 0..=(side * (side + 1) / 2) as u32;
    values.map(|value| rule.clone().with_number(value)).find(|rule| rule.holds(side, making.digits))
}

/// Each cell beside the one before it, along straight steps and diagonals, at random: lines as setters draw them.
/// They do not touch each other, and each has from three to six cells. `fits` says whether a line may go on from one
/// cell to another.
pub(super) fn lines(
    making: &mut Making<'_>,
    fits: &dyn Fn(usize, usize) -> bool,
) -> Vec<Vec<Cell>> {
    let side = making.shape.side();
    let mut is_free = vec![true; making.digits.len()];
    let mut lines = Vec::new();
    let mut starts: Vec<Cell> = making.shape.cells().collect();
    making.random.shuffle(&mut starts);
    for start in starts {
        let wanted = 3 + making.random.below(4);
        let mut line = vec![start];
        while line.len() < wanted && is_free[start.index()] {
            let end = line[line.len() - 1];
            let around = making.shape.cells().filter(|&next| {
                let down = next.row(side).abs_diff(end.row(side));
                let across = next.column(side).abs_diff(end.column(side));
                let is_open = is_free[next.index()] && !line.contains(&next);
                is_open && down.max(across) == 1 && fits(making.number(end), making.number(next))
            });
            let around: Vec<Cell> = around.collect();
            if around.is_empty() {
                break;
            }
            line.push(around[making.random.below(around.len())]);
        }
        if line.len() >= 3 {
            for cell in &line {
                is_free[cell.index()] = false;
            }
            lines.push(line);
        }
    }
    lines
}

/// How many sets of lines are drawn where few lines keep a rule.
const SETS: usize = 12;

/// Rules that hold on the solution, for lines that are as long as they can be: of each line drawn, the longest beginning
/// of at least `fewest` cells for which `rule` gives a rule that holds. Of several sets of lines, that with the most rules.
pub(super) fn rules_of_lines(
    making: &mut Making<'_>,
    fewest: usize,
    rule: &dyn Fn(&Making<'_>, Vec<Cell>) -> Option<Rule>,
) -> Vec<Rule> {
    let side = making.shape.side();
    let mut best = Vec::new();
    for _ in 0..SETS {
        let lines = lines(making, &|_, _| true);
        let longest = |cells: Vec<Cell>| {
            let lengths = (fewest..=cells.len()).rev();
            let mut rules = lengths.filter_map(|length| rule(making, cells[..length].to_vec()));
            rules.find(|rule| rule.holds(side, making.digits))
        };
        let rules: Vec<Rule> = lines.into_iter().filter_map(longest).collect();
        if rules.len() > best.len() {
            best = rules;
        }
    }
    best
}
