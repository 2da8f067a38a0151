//! Tables of pairs that mean a rule with a name, as programs without that rule write it.
use whydoku_core::{Cell, Kind, Rule, beside};

/// The rule that a table says of neighbours along these cells, if it is one with a name. `goes` tells which numbers may
/// follow each other.
pub(super) fn meant(
    side: usize,
    cells: &[Cell],
    goes: &dyn Fn(usize, usize) -> bool,
) -> Option<Rule> {
    let is = |wanted: &dyn Fn(usize, usize) -> bool| {
        (1..=side).all(|a| (1..=side).all(|b| goes(a, b) == wanted(a, b)))
    };
    let turned = || cells.iter().rev().copied().collect::<Vec<_>>();
    let rising = |cells: Vec<Cell>| match cells[..] {
        [less, more] if beside(side, less).any(|cell| cell == more) => {
            Rule::new(Kind::GREATER, vec![more, less])
        }
        _ => Rule::new(Kind::THERMOMETER, cells),
    };
    if is(&|a, b| a < b) {
        return Some(rising(cells.to_vec()));
    }
    if is(&|a, b| a > b) {
        return Some(rising(turned()));
    }
    if is(&|a, b| a <= b) {
        return Some(Rule::new(Kind::SLOW_THERMOMETER, cells.to_vec()));
    }
    if is(&|a, b| a >= b) {
        return Some(Rule::new(Kind::SLOW_THERMOMETER, turned()));
    }
    if let [one, other] = cells[..] {
        if is(&|a, b| a == b) {
            return Some(Rule { others: vec![other], ..Rule::new(Kind::CLONE, vec![one]) });
        }
        if is(&|a, b| a.abs_diff(b) >= 2) {
            return Some(Rule::new(Kind::NABNER, cells.to_vec()));
        }
    }
    let apart = (2..side).find(|&apart| is(&|a, b| a.abs_diff(b) >= apart))?;
    Some(Rule::new(Kind::WHISPER, cells.to_vec()).with_number(apart as u32))
}

/// Rules of which several together say what one rule says: every two cells of a nabner line, and a cell beside each of its
/// neighbours.
pub(super) fn joined(side: usize, rules: Vec<Rule>) -> Vec<Rule> {
    extremes(side, nabners(rules))
}

/// Nabner lines of two cells each as longer ones, wherever every two cells of some have one.
fn nabners(rules: Vec<Rule>) -> Vec<Rule> {
    let is_pair = |rule: &Rule| rule.kind == Kind::NABNER && rule.cells.len() == 2;
    let (pairs, mut others): (Vec<Rule>, Vec<Rule>) = rules.into_iter().partition(is_pair);
    let mut open: Vec<Vec<Cell>> = pairs.into_iter().map(|rule| rule.cells).collect();
    while let Some(first) = open.first().cloned() {
        let mut cells = first;
        let has = |a: Cell, b: Cell| {
            open.iter().any(|pair| pair.contains(&a) && pair.contains(&b) && a != b)
        };
        let all: Vec<Cell> = open.iter().flatten().copied().collect();
        for cell in all {
            if cells.iter().all(|&other| has(cell, other)) {
                cells.push(cell);
            }
        }
        open.retain(|pair| !pair.iter().all(|cell| cells.contains(cell)));
        others.push(Rule::new(Kind::NABNER, cells));
    }
    others
}

/// Cells that are smaller, or greater, than each of their neighbours, instead of the marks that say so one by one.
fn extremes(side: usize, rules: Vec<Rule>) -> Vec<Rule> {
    let is_mark = |rule: &Rule| rule.kind == Kind::GREATER;
    let marks: Vec<Vec<Cell>> =
        rules.iter().filter(|rule| is_mark(rule)).map(|rule| rule.cells.clone()).collect();
    let mut found: Vec<Rule> = Vec::new();
    let mut told: Vec<Vec<Cell>> = Vec::new();
    for cell in (0..side * side).map(Cell::new) {
        let around: Vec<Cell> = beside(side, cell).collect();
        let less: Vec<Vec<Cell>> = around.iter().map(|&other| vec![other, cell]).collect();
        let more: Vec<Vec<Cell>> = around.iter().map(|&other| vec![cell, other]).collect();
        for (kind, all) in [(Kind::MINIMUM, less), (Kind::MAXIMUM, more)] {
            if all.iter().all(|mark| marks.contains(mark)) {
                found.push(Rule::new(kind, vec![cell]));
                told.extend(all);
            }
        }
    }
    let mut kept: Vec<Rule> = rules;
    kept.retain(|rule| !(is_mark(rule) && told.contains(&rule.cells)));
    kept.extend(found);
    kept
}
