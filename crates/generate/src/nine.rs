//! Many plain 9x9 boards dug side by side: each asks one question, and all questions are answered
//! together.
//!
//! The result for each board is that of the plain loop "remove the next unit; if there is then a second
//! solution, put it back". But some units are known to be needed because of a [cycle](Cycles), and many are
//! removed before the first question. If there is another solution, all cells in which it differs are
//! removed, so the last unit among them must stay.
use crate::unavoidable::Cycles;
use whydoku_core::Random;
use whydoku_exact::{Classic, Known, other_solutions};

/// Boards in progress at the same time: enough to keep the lanes of the exact solver busy, few enough
/// for the second-level cache.
const SIDE_BY_SIDE: usize = 1024;
/// Cells removed before the first question: most random boards still have one solution then.
const FIRST_CELLS: usize = 38;

/// A board to be dug.
#[derive(Clone, Debug)]
pub(crate) struct Job {
    /// The filled board.
    pub(crate) solution: [u8; 81],
    /// The cells that go or stay together, in the order in which they are tried.
    pub(crate) units: Units,
    /// For what comes later.
    pub(crate) random: Random,
}

/// Cells that go or stay together; all cells of the board.
#[derive(Clone, Debug)]
pub(crate) enum Units {
    /// Every cell by itself.
    Cells([u8; 81]),
    /// Sets of cells, bit `i` for cell `i`.
    Sets(Vec<u128>),
}

impl Units {
    /// The cells of a unit.
    pub(crate) fn unit(&self, unit: usize) -> u128 {
        match self {
            Self::Cells(order) => 1 << order[unit],
            Self::Sets(sets) => sets[unit],
        }
    }
    /// How many units there are.
    pub(crate) fn count(&self) -> usize {
        match self {
            Self::Cells(order) => order.len(),
            Self::Sets(sets) => sets.len(),
        }
    }
    /// The unit of each cell.
    fn of_cells(&self) -> [u8; 81] {
        let mut of_cells = [0; 81];
        for unit in 0..self.count() {
            bits(self.unit(unit)).for_each(|cell| of_cells[cell] = unit as u8);
        }
        of_cells
    }
    /// How many units have this many cells.
    fn units(&self, cells: usize) -> usize {
        (cells * self.count() / 81).max(1)
    }
}

/// A board being dug.
struct Dig {
    number: usize,
    units: Units,
    random: Random,
    cycles: Cycles,
    /// Cycles of which a cell is kept, by number.
    hit: u128,
    /// Units up to here are decided, provided that there is no other solution.
    reached: usize,
    /// Units removed since there was certainly no other, in order.
    gone: Vec<u8>,
    /// How many of them there should be before the question: many until there has been an answer "no other".
    stride: usize,
    /// The cells of the unit removed alone, and those in which another solution has not been searched for.
    alone: u128,
    not_asked: u128,
}

impl Dig {
    fn new() -> Self {
        Self {
            number: 0,
            units: Units::Sets(Vec::new()),
            random: Random::new(0),
            cycles: Cycles::NONE,
            hit: 0,
            reached: 0,
            gone: Vec::new(),
            stride: 0,
            alone: 0,
            not_asked: 0,
        }
    }
    /// Starts with another board, in the same memory.
    fn start(&mut self, number: usize, job: Job) {
        let Job { solution, units, random } = job;
        self.cycles.find(&solution, &units.of_cells());
        self.stride = units.units(FIRST_CELLS);
        (self.number, self.units, self.random) = (number, units, random);
        (self.hit, self.reached) = (0, 0);
        self.gone.clear();
        self.not_asked = 0;
    }
    /// Removes units, and prepares the next question; false when the board is done.
    fn ask(&mut self, puzzle: &mut Classic, known: &mut Known) -> bool {
        if self.not_asked == 0 {
            self.remove(puzzle);
            self.alone = match *self.gone {
                [] => return false,
                [unit] => self.units.unit(unit.into()),
                _ => 0,
            };
            self.not_asked = self.alone;
        } else if let Some(cell) = known.differs_in {
            // No other solution differs in this cell of the unit, so it is given while others are asked about.
            puzzle.set(cell.into(), known.solution[usize::from(cell)]);
        }
        known.differs_in = bits(self.not_asked).next().map(|cell| cell as u8);
        self.not_asked &= self.not_asked.wrapping_sub(1);
        true
    }
    /// Removes units until a question is due or all are decided.
    fn remove(&mut self, puzzle: &mut Classic) {
        while self.gone.len() < self.stride && self.reached < self.units.count() {
            let unit = self.reached;
            self.reached += 1;
            if self.cycles.ending(unit) & !self.hit != 0 {
                self.keep(unit);
            } else {
                self.gone.push(unit as u8);
                bits(self.units.unit(unit)).for_each(|cell| puzzle.set(cell, 0));
            }
        }
    }
    fn keep(&mut self, unit: usize) {
        bits(self.units.unit(unit)).for_each(|cell| self.hit |= self.cycles.through(cell));
    }
    fn answer(&mut self, differences: u128, puzzle: &mut Classic, known: &Known) {
        if differences != 0 {
            self.not_asked = 0;
            self.keep_last(differences, puzzle, &known.solution);
        } else if self.not_asked == 0 {
            bits(self.alone).for_each(|cell| puzzle.set(cell, 0));
            self.gone.clear();
            self.stride = 1;
        }
    }
    /// The last unit in which another solution differs comes back and stays. Those after it come back, too, to
    /// be decided again.
    fn keep_last(&mut self, differences: u128, puzzle: &mut Classic, solution: &[u8; 81]) {
        while let Some(unit) = self.gone.pop().map(usize::from) {
            let cells = self.units.unit(unit);
            bits(cells).for_each(|cell| puzzle.set(cell, solution[cell]));
            if cells & differences != 0 {
                if self.reached > unit + 1 {
                    self.go_back(unit, puzzle);
                }
                self.keep(unit);
                return;
            }
        }
    }
    /// Goes back to where this unit was reached.
    fn go_back(&mut self, unit: usize, puzzle: &Classic) {
        self.reached = unit + 1;
        self.hit = 0;
        for before in 0..unit {
            if bits(self.units.unit(before)).any(|cell| puzzle.numbers()[cell] > 0) {
                self.keep(before);
            }
        }
    }
}

/// Digs the boards of `jobs`, and reports the number and the puzzle of each as it is done. Each is
/// then a puzzle with one solution from which no unit can be removed. The puzzle depends only on the job.
pub(crate) fn dig(jobs: &mut dyn Iterator<Item = Job>, each: &mut dyn FnMut(usize, Job, [u8; 81])) {
    let mut jobs = jobs.enumerate().fuse();
    let mut open: Vec<Box<Dig>> = Vec::new();
    // The puzzle of each, and the question about it.
    let (mut puzzles, mut known): (Vec<Classic>, Vec<Known>) = (Vec::new(), Vec::new());
    let mut spare = Vec::new();
    loop {
        for (number, job) in jobs.by_ref().take(SIDE_BY_SIDE - open.len()) {
            puzzles.push(Classic::from_numbers(job.solution).expect("digits"));
            known.push(Known { solution: job.solution, differs_in: None });
            let mut dig = spare.pop().unwrap_or_else(|| Box::new(Dig::new()));
            dig.start(number, job);
            open.push(dig);
        }
        if open.is_empty() {
            return;
        }
        let mut at = 0;
        while let Some(dig) = open.get_mut(at) {
            if dig.ask(&mut puzzles[at], &mut known[at]) {
                at += 1;
                continue;
            }
            let mut dig = open.swap_remove(at);
            let units = core::mem::replace(&mut dig.units, Units::Sets(Vec::new()));
            let solution = known.swap_remove(at).solution;
            let job = Job { solution, units, random: dig.random.clone() };
            each(dig.number, job, *puzzles.swap_remove(at).numbers());
            spare.push(dig);
        }
        for (at, differences) in other_solutions(&puzzles, &known).into_iter().enumerate() {
            open[at].answer(differences, &mut puzzles[at], &known[at]);
        }
    }
}

/// The numbers of the bits of a set, ascending.
pub(crate) fn bits(mut set: u128) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let at = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            at
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Mirror, random_board};

    /// The plain loop: each unit in order, with a question for each of its cells.
    fn dug_plainly(job: &Job) -> [u8; 81] {
        let solution = job.solution;
        let mut puzzle = solution;
        for unit in 0..job.units.count() {
            let cells: Vec<usize> = bits(job.units.unit(unit)).collect();
            for &cell in &cells {
                puzzle[cell] = 0;
            }
            let fewer = vec![Classic::from_numbers(puzzle).expect("digits"); cells.len()];
            let known = |&cell: &usize| Known { solution, differs_in: Some(cell as u8) };
            let known: Vec<Known> = cells.iter().map(known).collect();
            if other_solutions(&fewer, &known).iter().any(|differences| *differences != 0) {
                for &cell in &cells {
                    puzzle[cell] = solution[cell];
                }
            }
        }
        puzzle
    }

    #[test]
    fn the_result_is_that_of_the_plain_loop() {
        let mut random = Random::new(5);
        for mirror in [Mirror::None, Mirror::HalfTurn, Mirror::QuarterTurn, Mirror::Full] {
            let sets: Vec<u128> = mirror
                .orbits(9)
                .iter()
                .map(|orbit| orbit.iter().fold(0, |set, cell| set | 1 << cell))
                .collect();
            let jobs: Vec<Job> = (0..300)
                .map(|_| {
                    let solution = random_board(&mut random);
                    let mut sets = sets.clone();
                    random.shuffle(&mut sets);
                    let order =
                        core::array::from_fn(|at| sets[at % sets.len()].trailing_zeros() as u8);
                    let alone = mirror == Mirror::None;
                    let units = if alone { Units::Cells(order) } else { Units::Sets(sets) };
                    Job { solution, units, random: random.clone() }
                })
                .collect();
            let mut done = 0;
            dig(&mut jobs.iter().cloned(), &mut |number, _, puzzle| {
                assert_eq!(puzzle, dug_plainly(&jobs[number]), "{mirror} {number}");
                done += 1;
            });
            assert_eq!(done, jobs.len());
        }
    }
}
