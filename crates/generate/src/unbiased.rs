//! Minimal puzzles with a known bias (Denis Berthier, "Unbiased statistics of a CSP: a
//! controlled-bias generator", 2009).
//!
//! Givens of a filled board are removed in random order, and as soon as there is a second solution
//! the attempt is discarded. So a minimal puzzle with `n` givens results with a probability
//! proportional to `1 / C(81, n)`, and a statistic in which each counts `C(81, n)` is free of the
//! bias towards many givens or few. About one attempt in two hundred thousand succeeds; most fail at
//! once because an unavoidable set of the board, known from earlier attempts, is not hit.
use crate::filled::random_board;
use crate::nine::bits;
use crate::unavoidable;
use whydoku_core::{Random, Stop};
use whydoku_exact::{Classic, Known, other_solutions};

/// Orders that are tried on one board. After that, new boards are drawn; the only effect is
/// that puzzles of one board are more alike, and a board rarely yields a puzzle.
const ORDERS: usize = 4096;
/// Boards worked on side by side.
pub(crate) const BOARDS: usize = 32;
/// Puzzles with more givens are left out: by the statistics of the article two in ten thousand.
pub(crate) const MOST_GIVENS: usize = 30;
/// The most sets of a board that are kept; the most useful are in front.
const MOST_SETS: usize = 400;

/// The weight of a puzzle with this many givens: `C(81, n) / C(81, 26)`.
///
/// ```
/// use whydoku_generate::weight;
/// assert_eq!(weight(26), 1.0);
/// assert!((weight(27) - 55.0 / 27.0).abs() < 1e-12);
/// ```
pub fn weight(givens: usize) -> f64 {
    let ratio = |n: usize| f64::from(81 - n as u32) / f64::from(n as u32 + 1);
    if givens >= 26 {
        (26..givens).map(ratio).product()
    } else {
        (givens..26).map(|n| 1.0 / ratio(n)).product()
    }
}

/// The current question about an order.
#[derive(Clone, Copy, Debug)]
enum Stage {
    /// Does the puzzle of this many cells from the end of the order have one solution?
    Unique(usize),
    /// It has. Is this one of its cells needed?
    Needed(usize, usize),
}

struct OpenBoard {
    attempt: u64,
    random: Random,
    solution: [u8; 81],
    sets: Vec<u128>,
    orders: usize,
    /// The cells, the last to go first.
    order: [u8; 81],
    stage: Stage,
}

impl OpenBoard {
    fn new(attempt: u64, mut random: Random) -> Self {
        let solution = random_board(&mut random);
        let mut sets = Vec::new();
        unavoidable::each(&solution, |set| sets.push(set));
        sets.sort_by_key(|set| set.count_ones());
        let order = core::array::from_fn(|cell| cell as u8);
        let stage = Stage::Unique(MOST_GIVENS);
        Self { attempt, random, solution, sets, orders: 0, order, stage }
    }
    fn cells(&self, count: usize) -> u128 {
        self.order[..count].iter().fold(0, |set, cell| set | 1 << cell)
    }
    /// Draws orders until one is worth a question; false when there are no more.
    fn draw(&mut self) -> bool {
        while self.orders < ORDERS {
            self.orders += 1;
            for at in 0..MOST_GIVENS {
                self.order.swap(at, at + self.random.below(81 - at));
            }
            if self.is_hit(MOST_GIVENS) {
                self.stage = Stage::Unique(self.fewest(MOST_GIVENS));
                return true;
            }
        }
        false
    }
    /// Whether the first `count` cells hit every known set. A set that is missed moves forward.
    fn is_hit(&mut self, count: usize) -> bool {
        let cells = self.cells(count);
        match self.sets.iter().position(|set| set & cells == 0) {
            Some(at) => {
                self.sets.swap(at, at / 2);
                false
            }
            None => true,
        }
    }
    /// The smallest number of cells, up to `count`, that hit every known set.
    fn fewest(&self, mut count: usize) -> usize {
        let mut cells = self.cells(count);
        while count > 0 {
            let fewer = cells & !(1 << self.order[count - 1]);
            if self.sets.iter().any(|set| set & fewer == 0) {
                return count;
            }
            cells = fewer;
            count -= 1;
        }
        0
    }
    /// The digits of the solution in these cells.
    fn only(&self, cells: u128) -> [u8; 81] {
        let mut puzzle = [0; 81];
        bits(cells).for_each(|cell| puzzle[cell] = self.solution[cell]);
        puzzle
    }
    fn question(&self) -> (Classic, Known) {
        let (cells, differs_in) = match self.stage {
            Stage::Unique(count) => (self.cells(count), None),
            Stage::Needed(count, at) => {
                let cell = self.order[at];
                (self.cells(count) & !(1 << cell), Some(cell))
            }
        };
        let puzzle = Classic::from_numbers(self.only(cells)).expect("digits of the solution");
        (puzzle, Known { solution: self.solution, differs_in })
    }
    /// Takes an answer; a puzzle when the order has led to one. `None` for the stage when the next
    /// order is due.
    fn answer(&mut self, differences: u128) -> (Option<[u8; 81]>, bool) {
        if differences != 0 {
            self.learn(differences);
        }
        match self.stage {
            Stage::Unique(count) if differences != 0 => {
                if count == MOST_GIVENS || !self.is_hit(MOST_GIVENS) {
                    return (None, true);
                }
                self.stage = Stage::Unique(self.fewest(MOST_GIVENS));
                (None, false)
            }
            // The last cell of the order is needed: without it a known set is missed.
            Stage::Unique(count) => {
                self.stage = Stage::Needed(count, 0);
                (None, false)
            }
            Stage::Needed(..) if differences == 0 => (None, true),
            Stage::Needed(count, at) if at + 1 < count => {
                self.stage = Stage::Needed(count, at + 1);
                (None, false)
            }
            Stage::Needed(count, _) => (Some(self.only(self.cells(count))), true),
        }
    }
    fn learn(&mut self, differences: u128) {
        if self.sets.len() >= MOST_SETS {
            self.sets.pop();
        }
        let at = self.sets.len() / 2;
        self.sets.insert(at, differences);
    }
}

/// Works on attempts: a filled board each, with [`ORDERS`] orders. Reports attempt, solution and
/// puzzle of each success; those of one attempt in order.
pub(crate) fn sample(
    attempts: &mut dyn Iterator<Item = (u64, Random)>,
    stop: Stop<'_>,
    found: &mut dyn FnMut(u64, [u8; 81], [u8; 81]),
) {
    let mut open: Vec<OpenBoard> = Vec::new();
    loop {
        let room = BOARDS - open.len();
        let fresh =
            (&mut *attempts).take(room).map(|(attempt, random)| OpenBoard::new(attempt, random));
        open.extend(fresh.filter_map(|mut board| board.draw().then_some(board)));
        if open.is_empty() || stop.is_due() {
            return;
        }
        let (puzzles, known): (Vec<_>, Vec<_>) = open.iter().map(OpenBoard::question).unzip();
        let answers = other_solutions(&puzzles, &known);
        let mut answers = answers.into_iter();
        open.retain_mut(|board| {
            let (puzzle, next) = board.answer(answers.next().unwrap_or(0));
            if let Some(puzzle) = puzzle {
                found(board.attempt, board.solution, puzzle);
            }
            !next || board.draw()
        });
    }
}
