//! Many plain 9x9 boards dug side by side: each asks one question, and all questions are answered
//! together.
use crate::cells::Cells;
use crate::digger::Digger;
use crate::unavoidable;
use pencilmark_exact::{Classic, Known, other_solutions};

/// Boards in progress at the same time: enough to keep the lanes of the exact solver busy, few enough
/// for the second-nearest cache.
const SIDE_BY_SIDE: usize = 512;
/// Cells removed before the first question: most random boards still have one solution then.
const FIRST_CELLS: usize = 38;

/// A board to be dug.
#[derive(Clone, Debug)]
pub(crate) struct Job {
    /// The filled board.
    pub(crate) solution: [u8; 81],
    /// The cells that go or stay together, in the order in which they are tried. Cells in none of
    /// them always stay.
    pub(crate) units: Units,
}

/// Cells that go or stay together.
#[derive(Clone, Debug)]
pub(crate) enum Units {
    /// Every cell by itself.
    Cells([u8; 81]),
    /// Sets of cells, bit `i` for cell `i`, and the cells that are given at first.
    Sets(Vec<u128>, u128),
}

impl Units {
    /// How many are removed before the first question.
    fn first(&self) -> usize {
        match self {
            Self::Cells(_) => FIRST_CELLS,
            Self::Sets(sets, given) => {
                let cells = sets.iter().map(|set| set.count_ones() as usize).sum::<usize>().max(1);
                let filled = given.count_ones() == 81;
                if filled { (FIRST_CELLS * sets.len() / cells).max(1) } else { 1 }
            }
        }
    }
    fn given(&self) -> u128 {
        match self {
            Self::Cells(_) => u128::MAX,
            Self::Sets(_, given) => *given,
        }
    }
    /// The cells of a unit.
    pub(crate) fn unit(&self, unit: usize) -> u128 {
        match self {
            Self::Cells(order) => 1 << order[unit],
            Self::Sets(sets, _) => sets[unit],
        }
    }
    /// How many units there are.
    pub(crate) fn count(&self) -> usize {
        match self {
            Self::Cells(order) => order.len(),
            Self::Sets(sets, _) => sets.len(),
        }
    }
}

/// A board being dug.
struct Dig {
    number: usize,
    job: Job,
    puzzle: [u8; 81],
    digger: Digger<2>,
    /// Units removed at once: many before there has been an answer "no other".
    stride: usize,
    /// Cells of the unit removed alone in which another solution has not been searched for.
    not_asked: u128,
}

impl Dig {
    fn new(number: usize, job: Job) -> Self {
        let cells = (0..job.units.count()).map(|unit| Cells::from_bits(job.units.unit(unit)));
        let stride = job.units.first();
        let mut digger = Digger::new(81, cells.collect(), stride);
        unavoidable::each(&job.solution, |cells| digger.learn(Cells::from_bits(cells)));
        let given = job.units.given();
        let puzzle =
            core::array::from_fn(|c| if given >> c & 1 == 1 { job.solution[c] } else { 0 });
        Self { number, job, puzzle, digger, stride, not_asked: 0 }
    }
    /// The next question; `None` when the board is done.
    fn ask(&mut self) -> Option<Known> {
        let Self { job: Job { solution, units }, puzzle, digger, not_asked, .. } = self;
        if *not_asked == 0 {
            let question =
                digger.ask(|unit| bits(units.unit(unit)).for_each(|cell| puzzle[cell] = 0))?;
            *not_asked = question.alone.map_or(0, |unit| units.unit(unit));
        }
        let cell = bits(*not_asked).next();
        *not_asked &= not_asked.wrapping_sub(1);
        Some(Known { solution: *solution, differs_in: cell.map(|cell| cell as u8) })
    }
    fn answer(&mut self, differences: u128) {
        let Self { job: Job { solution, units }, puzzle, digger, stride, not_asked, .. } = self;
        if differences == 0 {
            *stride = 1;
            if *not_asked == 0 {
                digger.only(1);
            }
            return;
        }
        *not_asked = 0;
        let again = |unit| bits(units.unit(unit)).for_each(|cell| puzzle[cell] = solution[cell]);
        digger.another(Cells::from_bits(differences), *stride, again);
    }
}

/// Digs the boards of `jobs`, and reports the number and the puzzle of each as it is done. Each is
/// then a puzzle with one solution from which no unit can be removed; it must have one solution
/// at first. The puzzle depends only on the job.
pub(crate) fn dig(jobs: &mut dyn Iterator<Item = Job>, each: &mut dyn FnMut(usize, Job, [u8; 81])) {
    let mut jobs = jobs.enumerate();
    let mut open: Vec<Dig> = Vec::with_capacity(SIDE_BY_SIDE);
    let mut puzzles = Vec::with_capacity(SIDE_BY_SIDE);
    let mut known = Vec::with_capacity(SIDE_BY_SIDE);
    loop {
        let room = SIDE_BY_SIDE - open.len();
        open.extend(jobs.by_ref().take(room).map(|(number, job)| Dig::new(number, job)));
        if open.is_empty() {
            return;
        }
        puzzles.clear();
        known.clear();
        let mut at = 0;
        while let Some(dig) = open.get_mut(at) {
            if let Some(question) = dig.ask() {
                puzzles.push(Classic::from_numbers(dig.puzzle).expect("digits of the solution"));
                known.push(question);
                at += 1;
            } else {
                let Dig { number, job, puzzle, .. } = open.swap_remove(at);
                each(number, job, puzzle);
            }
        }
        for (dig, differences) in open.iter_mut().zip(other_solutions(&puzzles, &known)) {
            dig.answer(differences);
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
