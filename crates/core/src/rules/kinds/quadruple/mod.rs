//! A circle on the corner of four cells, which hold at least its digits.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "quadruple",
    form: Form::Corner,
    numbers: [0, 0],
    words: &["quadruple", "quad"],
    example: "quadruple 1 2: r12c12",
    usual: &[],
    fpuzzles: Some("quadruple"),
    solver: Some("Quad"),
    strokes: &[Stroke::Ring],
    meaning: Meaning {
        more: Some(more),
        is_checked_when_full: true,
        may_hold: Some(may_hold),
        ..Meaning::new(holds)
    },
    theme: Some(Theme { name: "quadruples", also: &[], make }),
};

/// How often a digit is named.
fn times(rule: &Rule, digit: Digit) -> usize {
    rule.digits.iter().filter(|&&one| one == digit).count()
}

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let there = numbers(rule, number);
    let count = |digit: Digit| there.iter().filter(|&&one| one == digit.number()).count();
    rule.digits.iter().all(|&digit| count(digit) >= times(rule, digit))
}

fn more(rule: &Rule, _: usize) -> Vec<Part> {
    let each = |&digit: &Digit| Part::AtLeast(rule.cells.clone(), digit, times(rule, digit));
    rule.digits.iter().map(each).collect()
}

fn may_hold(rule: &Rule, left: &[Vec<Digit>]) -> bool {
    rule.digits.iter().all(|digit| {
        let places = left.iter().filter(|options| options.contains(digit)).count();
        places >= times(rule, *digit)
    })
}

/// Circles with one to four digits on a third of the corners inside the board.
fn make(making: &mut Making<'_>) -> Vec<Rule> {
    let side = making.shape.side();
    let mut circles = Vec::new();
    for corner in 0..(side - 1) * (side - 1) {
        if making.random.below(3) > 0 {
            continue;
        }
        let (row, column) = (corner / (side - 1), corner % (side - 1));
        let at = |down, across| Cell::at(row + down, column + across, side);
        let cells = [at(0, 0), at(0, 1), at(1, 0), at(1, 1)];
        let mut there = cells.map(|cell| making.digits[cell.index()]);
        making.random.shuffle(&mut there);
        let mut named = there[..=making.random.below(4)].to_vec();
        named.sort_unstable();
        circles.push(Rule::quadruple(cells, named));
    }
    circles
}
