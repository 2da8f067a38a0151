//! Why is there no solution, and which rules are not needed?
use crate::budget::{Budget, Meter};
use crate::ruled::{Kept, is_impossible};
use crate::search::{covers, search};
use core::ops::ControlFlow;
use whydoku_core::{Cell, Entry, Form, House, Puzzle, Shape};

/// Parts of a puzzle that conflict with each other. See [`conflict`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conflict {
    /// Numbers of rules, as [`Shape::rules`] lists them.
    pub rules: Vec<usize>,
    /// Cells with a digit or with candidates.
    pub cells: Vec<Cell>,
    /// Houses in which every digit must stand.
    pub houses: Vec<House>,
    /// Whether it is known that none of the rules and cells can be left out, and then none of the houses:
    /// each question was answered within the budget.
    pub is_minimal: bool,
}

/// How many digits are tried to find out whether a part can be left out. The question is asked a few hundred
/// times, and a part that is kept does no harm.
const PATIENCE: u64 = 2_000;

/// Names rules, cells and houses of a puzzle without a solution that conflict with each other: as few rules
/// and cells as can be found by leaving out one part after another, and then as few houses.
///
/// Rules keep the exceptions that others make to them even when those are left out. The row or column of
/// a number outside the grid counts as part of that clue and is always named with it.
///
/// None when there is a solution, when the budget ran out before it was known that there is none, and on
/// boards of more than 16 digits.
///
/// ```
/// use whydoku_core::{Cell, Rule, Shape, Puzzle};
/// use whydoku_exact::{Budget, conflict};
///
/// let cage = |cells: [usize; 2], sum| Rule::cage(cells.map(Cell::new).to_vec(), Some(sum));
/// // Two cages of 1 and 2 in one row, and one that has nothing to do with it.
/// let rules = vec![cage([0, 1], 3), cage([8, 12], 5), cage([2, 3], 3)];
/// let puzzle = Puzzle::empty(Shape::square(4)?.with_rules(rules)?);
/// let why = conflict(&puzzle, &Budget::unlimited()).unwrap();
/// assert_eq!((why.rules, why.cells, why.houses.len()), (vec![0, 2], vec![], 1));
/// assert!(why.is_minimal);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn conflict(puzzle: &Puzzle, budget: &Budget<'_>) -> Option<Conflict> {
    if !covers(puzzle) {
        return None;
    }
    let shape = puzzle.shape();
    let mut meter = Meter::new(budget);
    let mut kept = Kept::all(shape);
    if is_impossible(puzzle, &kept, u64::MAX, &mut meter) != Some(true) {
        return None;
    }
    let rules = (0..kept.rules.len()).map(Item::Rule);
    let cells = (0..kept.cells.len()).filter(|&cell| says_something(puzzle, cell)).map(Item::Cell);
    let items: Vec<Item> = rules.chain(cells).collect();
    let mut is_minimal = leave_out(puzzle, items, &mut kept, &mut meter);
    let houses = (0..kept.houses.len()).filter(|&house| !is_read(shape, &kept, house));
    let houses: Vec<Item> = houses.map(Item::House).collect();
    is_minimal &= leave_out(puzzle, houses, &mut kept, &mut meter);
    let numbers =
        |kept: &[bool]| -> Vec<usize> { (0..kept.len()).filter(|&at| kept[at]).collect() };
    let cells = numbers(&kept.cells).into_iter().filter(|&cell| says_something(puzzle, cell));
    Some(Conflict {
        rules: numbers(&kept.rules),
        cells: cells.map(Cell::new).collect(),
        houses: numbers(&kept.houses).into_iter().map(House::new).collect(),
        is_minimal,
    })
}

/// A part that can be left out.
#[derive(Clone, Copy)]
enum Item {
    Rule(usize),
    Cell(usize),
    House(usize),
}

impl Item {
    fn set(self, kept: &mut Kept, is_kept: bool) {
        *match self {
            Self::Rule(at) => &mut kept.rules[at],
            Self::Cell(at) => &mut kept.cells[at],
            Self::House(at) => &mut kept.houses[at],
        } = is_kept;
    }
}

fn says_something(puzzle: &Puzzle, cell: usize) -> bool {
    puzzle.entries()[cell] != Entry::Unknown
}

/// Whether a number outside the grid that is kept is about this row or column.
fn is_read(shape: &Shape, kept: &Kept, house: usize) -> bool {
    let of_house = &shape.houses()[house].cells;
    shape.rules().iter().zip(&kept.rules).any(|(rule, &is_kept)| {
        let is_outside = rule.form() == Form::Outside;
        is_outside && is_kept && rule.cells.iter().all(|cell| of_house.contains(cell))
    })
}

/// Leaves out what can be left out without creating a solution: many parts at once first, single ones last.
/// False when some question was not answered.
fn leave_out(
    puzzle: &Puzzle,
    mut items: Vec<Item>,
    kept: &mut Kept,
    meter: &mut Meter<'_>,
) -> bool {
    let mut at_once = (items.len() / 2).max(1);
    loop {
        let (mut is_sure, mut at) = (true, 0);
        while at < items.len() {
            if meter.must_stop() {
                return false;
            }
            let some = at..(at + at_once).min(items.len());
            for item in &items[some.clone()] {
                item.set(kept, false);
            }
            let answer = is_impossible(puzzle, kept, PATIENCE, meter);
            is_sure &= answer.is_some();
            if answer == Some(true) {
                items.drain(some);
            } else {
                for item in &items[some.clone()] {
                    item.set(kept, true);
                }
                at = some.end;
            }
        }
        if at_once == 1 {
            return is_sure;
        }
        at_once = at_once.div_ceil(2);
    }
}

/// The rules that a puzzle with one solution does not need: without any one of them, the solution is
/// still the only one. Two of them together may be needed nevertheless. A rule that makes an exception to
/// another, as a dot does where all dots are given, is removed together with its exception.
///
/// None when the puzzle has no solution or several, or when the budget ran out.
///
/// ```
/// use whydoku_core::{Cell, Kind, Puzzle, Rule};
/// use whydoku_exact::{Budget, superfluous};
///
/// let plain: Puzzle = "12..34..21..43..".parse()?;
/// let is = |cell, is| Rule::new(is, vec![Cell::new(cell)]);
/// let rules = vec![is(2, Kind::ODD), is(0, Kind::ODD), is(6, Kind::ODD)];
/// let shape = plain.shape().with_rules(rules)?;
/// let puzzle = Puzzle::new(shape, plain.entries().to_vec()).unwrap();
/// assert_eq!(superfluous(&puzzle, &Budget::unlimited()), Some(vec![1]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn superfluous(puzzle: &Puzzle, budget: &Budget<'_>) -> Option<Vec<usize>> {
    let mut meter = Meter::new(budget);
    let mut known = Vec::new();
    let mut count = 0;
    let finished = search(puzzle, None, &mut meter, &mut |digits| {
        known = digits.to_vec();
        count += 1;
        if count > 1 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    if !finished || count != 1 {
        return None;
    }
    let mut found = Vec::new();
    for number in 0..puzzle.shape().rules().len() {
        let Some(without) = without(puzzle, number) else { continue };
        // Without a mark that is an exception to another rule, the solution may break that rule.
        let (mut is_kept, mut is_alone) = (false, true);
        let finished = search(&without, Some(&known), &mut meter, &mut |digits| {
            is_kept |= digits == known;
            is_alone &= digits == known;
            if is_alone { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        if !finished {
            return None;
        }
        if is_kept && is_alone {
            found.push(number);
        }
    }
    Some(found)
}

/// The puzzle without one of its rules.
fn without(puzzle: &Puzzle, number: usize) -> Option<Puzzle> {
    let mut rules = puzzle.shape().rules().to_vec();
    rules.remove(number);
    let shape = puzzle.shape().with_rules(rules).ok()?;
    Puzzle::new(shape, puzzle.entries().to_vec())
}
