//! Boards of every shape: filling them at random, and digging them one question at a time.
use crate::cells::Cells;
use crate::digger::Digger;
use crate::{exchange, ruled};
use core::ops::ControlFlow;
use whydoku_core::{Cell, Digit, DigitSet, Entry, Puzzle, Random, Shape, Stop};
use whydoku_exact::{Another, Budget, another_solution, solutions};

/// Search nodes for one attempt to fill a board; ordinary boards need far fewer.
const FILL_NODES: u64 = 3_000;
/// On boards of more digits than this, what follows without trial digits is used first.
const LARGE: usize = 9;
/// On boards of more digits than this, only what follows without trial digits is used, unless every
/// given must be necessary: a question with trial digits takes seconds there, and there are hundreds.
const HUGE: usize = 25;

/// A random filled board of any shape, as digits in reading order. Every board can occur, though not
/// all equally often. `None` when it was stopped, or the shape cannot be filled.
///
/// Random digits are placed in random cells where the rules allow them, the exact solver fills the
/// rest, and the digits are relabelled at random. A board with rules beyond houses is not relabelled.
///
/// ```
/// use whydoku_core::{Random, Shape, Stop};
/// let shape = Shape::usual(6)?;
/// let board = whydoku_generate::random_filled(&shape, &mut Random::new(1), Stop::NEVER).unwrap();
/// assert_eq!(board.len(), 36);
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn random_filled(shape: &Shape, random: &mut Random, stop: Stop<'_>) -> Option<Vec<Digit>> {
    if shape.is_ruled() {
        return ruled::filled(shape, random, stop);
    }
    let mut digits_to_try = shape.side() * 3 / 2;
    loop {
        if stop.is_due() {
            return None;
        }
        let puzzle = sown(shape, digits_to_try, random);
        let nodes = (digits_to_try > 0).then_some(FILL_NODES);
        let budget = Budget { nodes, stop };
        let mut filled = None;
        let counted = solutions(&puzzle, 1, &budget, &mut |digits| {
            filled = Some(digits.to_vec());
            ControlFlow::Break(())
        });
        if let Some(filled) = filled {
            let mut names: Vec<Digit> = shape.digits().collect();
            random.shuffle(&mut names);
            return Some(filled.iter().map(|digit| names[digit.index()]).collect());
        }
        if counted.complete && digits_to_try == 0 {
            return None;
        }
        digits_to_try = digits_to_try.saturating_sub(1);
    }
}

/// Random digits in random cells.
fn sown(shape: &Shape, count: usize, random: &mut Random) -> Puzzle {
    let mut puzzle = Puzzle::empty(shape.clone());
    for _ in 0..count {
        let cell = Cell::new(random.below(shape.cell_count()));
        let digit = Digit::new(random.below(shape.side()));
        let mut peers = shape.houses_of(cell).iter().flat_map(|&house| &shape.house(house).cells);
        if !peers.any(|&peer| puzzle.digit(peer) == Some(digit)) {
            puzzle.set(cell, Entry::Given(digit));
        }
    }
    puzzle
}

/// What is known about digging a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dug {
    /// No unit can be removed.
    Bottom,
    /// Some question was not answered within its nodes; the units concerned stayed.
    Nearly,
    /// It was stopped. The puzzle has one solution.
    Stopped,
}

/// Removes the units in order, each that can be removed so that the solution stays the only one. Only
/// cells of units are ever removed. `nodes` bounds the search for the answer to one question.
pub(crate) fn dig(
    puzzle: &mut Puzzle,
    solution: &[Digit],
    units: &[Vec<usize>],
    nodes: Option<u64>,
    stop: Stop<'_>,
) -> Dug {
    let mut left = units.to_vec();
    if puzzle.shape().side() > LARGE {
        let filled = puzzle.given_count() == puzzle.shape().cell_count();
        let stride = if filled { units.len() / 3 } else { 1 };
        if sized(puzzle, solution, &left, stride, Some(0), stop) == Dug::Stopped {
            return Dug::Stopped;
        }
        let is_for_singles = nodes == Some(0);
        if is_for_singles || nodes.is_some() && puzzle.shape().side() > HUGE {
            return Dug::Nearly;
        }
        left.retain(|unit| unit.iter().any(|&cell| puzzle.digit(Cell::new(cell)).is_some()));
    }
    let stride =
        (if left.len() == puzzle.shape().cell_count() { left.len() / 3 } else { 1 }).max(1);
    sized(puzzle, solution, &left, stride, nodes, stop)
}

fn sized(
    puzzle: &mut Puzzle,
    solution: &[Digit],
    units: &[Vec<usize>],
    stride: usize,
    nodes: Option<u64>,
    stop: Stop<'_>,
) -> Dug {
    let work = Work { solution, units, nodes, stop };
    match puzzle.shape().cell_count() {
        0..=128 => work.run::<2>(puzzle, stride),
        129..=256 => work.run::<4>(puzzle, stride),
        257..=640 => work.run::<10>(puzzle, stride),
        641..=1344 => work.run::<21>(puzzle, stride),
        _ => work.run::<324>(puzzle, stride),
    }
}

/// What one pass works with.
struct Work<'a> {
    solution: &'a [Digit],
    units: &'a [Vec<usize>],
    nodes: Option<u64>,
    stop: Stop<'a>,
}

impl Work<'_> {
    fn run<const W: usize>(&self, puzzle: &mut Puzzle, stride: usize) -> Dug {
        let cells = puzzle.shape().cell_count();
        let set = |cells: &Vec<usize>| cells.iter().copied().collect::<Cells<W>>();
        let units = self.units.iter().map(set).collect();
        let mut digger: Digger<W> = Digger::new(cells, units, stride.max(1));
        for pair in exchange::pairs_of_digits(puzzle.shape(), self.solution) {
            digger.learn(set(&pair));
        }
        let mut dug = Dug::Bottom;
        loop {
            let question = digger.ask(|unit| {
                for &cell in &self.units[unit] {
                    puzzle.set(Cell::new(cell), Entry::Unknown);
                }
            });
            let Some(question) = question else { return dug };
            let answer = match question.alone {
                Some(unit) => self.other_in(puzzle, &self.units[unit]),
                None => self.other(puzzle),
            };
            let back = |unit: usize| {
                for &cell in &self.units[unit] {
                    puzzle.set(Cell::new(cell), Entry::Given(self.solution[cell]));
                }
            };
            match answer {
                Answer::Only => digger.only(1),
                Answer::Other(mut sets) => {
                    let last = sets.pop().unwrap_or_default();
                    for part in sets {
                        digger.learn(set(&part));
                    }
                    digger.another(set(&last), 1, back);
                }
                Answer::Unknown if self.stop.is_due() => {
                    digger.unknown(back);
                    // What was removed before is certain; units removed with it come back one by one.
                    return Dug::Stopped;
                }
                Answer::Unknown => {
                    if question.alone.is_some() {
                        dug = Dug::Nearly;
                    }
                    digger.unknown(back);
                }
            }
        }
    }
    /// Whether another solution differs in one of these cells, tried one after another.
    fn other_in(&self, puzzle: &mut Puzzle, cells: &[usize]) -> Answer {
        // A puzzle that singles solve as a whole can lose more givens in the end, and is decided faster,
        // than one in which they only determine each of these cells.
        let singles_only = self.nodes == Some(0);
        if singles_only || puzzle.shape().side() > 64 {
            return self.other(puzzle);
        }
        let all = DigitSet::first(puzzle.shape().side());
        for &cell in cells {
            let mut without = all;
            without.remove(self.solution[cell]);
            puzzle.set(Cell::new(cell), Entry::Candidates(without));
            let answer = self.other(puzzle);
            puzzle.set(Cell::new(cell), Entry::Unknown);
            if !matches!(answer, Answer::Only) {
                return answer;
            }
        }
        Answer::Only
    }
    fn other(&self, puzzle: &Puzzle) -> Answer {
        let budget = Budget { nodes: self.nodes, stop: self.stop };
        match another_solution(puzzle, self.solution, &budget) {
            Another::Found(digits) => {
                Answer::Other(exchange::parts(puzzle.shape(), self.solution, &digits))
            }
            Another::None => Answer::Only,
            Another::Unknown => Answer::Unknown,
        }
    }
}

enum Answer {
    Only,
    /// Unavoidable sets in which another solution differs.
    Other(Vec<Vec<usize>>),
    Unknown,
}
