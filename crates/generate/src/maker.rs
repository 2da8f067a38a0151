//! Makes puzzles from a request and a seed.
use crate::difficulty::{Difficulty, Rater};
use crate::draft::{Draft, given_count, minimal_only, unique_only};
use crate::ease::ease;
use crate::mirror::Mirror;
use crate::near::{self, TooMany};
use crate::nine::{Job, Units, bits, dig};
use crate::product::{Generated, Product};
use crate::request::{BoardChoice, Impossible, Request};
use crate::ruled;
use crate::technique::Wanted;
use crate::wide::{self, Dug, random_filled};
use crate::{pattern, random_board, random_jigsaw, random_of, singles, unbiased, weight};
use core::ops::Range;
use whydoku_core::{Cell, Digit, Entry, Puzzle, Random, Shape, Stop};
use whydoku_exact::{Budget, Classic, is_unique};

/// Makes puzzles to order.
///
/// Work is divided into attempts, numbered from zero. An attempt yields a puzzle, or nothing (or
/// several, near another puzzle and without bias), and depends only on the request, the seed and its
/// number: see [`random_of`]. So the puzzles of a seed, in the order of attempts, are the same
/// forever and on any number of threads.
#[derive(Debug)]
pub struct Maker {
    request: Request,
    wanted: Option<Wanted>,
    orbits: Vec<Vec<usize>>,
    /// The same as sets, of the plain board.
    sets: Vec<u128>,
}

/// A puzzle of any board, before the final check.
struct Found {
    puzzle: Puzzle,
    solution: Vec<Digit>,
    /// Whether every given is known to be necessary; false means it is not known.
    is_minimal: bool,
}

impl Found {
    fn new((puzzle, solution): (Puzzle, Vec<Digit>)) -> Self {
        Self { puzzle, solution, is_minimal: false }
    }
}

/// Drafts on the plain board that are checked together: few enough for the second-level cache.
const CHECKED_AT_ONCE: usize = 1024;
/// Search nodes for one question on large boards when not every given must be necessary.
const NODES: u64 = 2_000;
/// Beyond this side, boards are so hard to search that questions are bounded.
const SEARCHED: usize = 16;

impl Maker {
    /// Prepares to make puzzles.
    ///
    /// # Errors
    /// [`Impossible`] when it is obvious that no puzzle meets the request.
    pub fn new(mut request: Request) -> Result<Self, Impossible> {
        if !request.is_classic() {
            let is_ruled = request.has_rules();
            let elsewhere = |wanted: Difficulty| wanted.elsewhere(is_ruled);
            request.difficulty = request.difficulty.map(elsewhere);
        }
        if let Some(impossible) = request.impossible() {
            return Err(impossible);
        }
        let wanted = request.technique.map(|(technique, need)| Wanted::new(technique, need));
        let orbits = request.mirror.orbits(request.side());
        let sets = if request.is_classic() {
            let set = |orbit: &Vec<usize>| orbit.iter().fold(0, |set, cell| set | 1 << cell);
            orbits.iter().map(set).collect()
        } else {
            Vec::new()
        };
        Ok(Self { request, wanted, orbits, sets })
    }
    /// The request.
    pub fn request(&self) -> &Request {
        &self.request
    }
    /// The total number of attempts; near another puzzle it is finite.
    pub fn attempts(&self) -> u64 {
        self.request.near.as_ref().map_or(u64::MAX, near::choices)
    }
    /// Whether every attempt is known to yield one puzzle: a plain board without a requirement that the result
    /// may miss. Then the first n puzzles of a seed are those of the first n attempts.
    pub fn never_fails(&self) -> bool {
        let Request { mirror, minimal, clues, technique, difficulty, unbiased, .. } = &self.request;
        let all_are_minimal = *mirror == Mirror::None;
        self.request.chooses_givens_freely()
            && (!minimal || all_are_minimal)
            && clues.is_none()
            && technique.is_none()
            && difficulty.is_none()
            && !unbiased
    }
    /// A good number of attempts to request at once: enough to work on them side by side, few
    /// enough to return soon.
    pub fn handful(&self) -> u64 {
        if !self.request.chooses_givens_freely() {
            1
        } else if self.request.unbiased {
            unbiased::BOARDS as u64
        } else {
            1024
        }
    }
    /// The puzzles of some attempts, in order. Those that are not done when `stop` returns true are
    /// missing.
    pub fn make(&self, seed: u64, attempts: Range<u64>, stop: Stop<'_>) -> Vec<Generated> {
        self.make_and_tell(seed, attempts, stop, &mut |_, _| ())
    }
    /// The same; also returns the attempts with missing puzzles because there are too many, which
    /// happens near another puzzle.
    pub fn make_and_tell(
        &self,
        seed: u64,
        attempts: Range<u64>,
        stop: Stop<'_>,
        missing: &mut dyn FnMut(u64, TooMany),
    ) -> Vec<Generated> {
        let mut rater = Rater::new(stop);
        if self.request.chooses_givens_freely() {
            let (mut made, mut drafts) = (Vec::new(), Vec::new());
            self.each_draft(seed, attempts, stop, &mut |draft| {
                drafts.push(draft);
                if drafts.len() == CHECKED_AT_ONCE {
                    made.extend(self.completed(core::mem::take(&mut drafts), &mut rater, stop));
                }
            });
            made.extend(self.completed(drafts, &mut rater, stop));
            made.sort_by_key(|made| made.attempt);
            made
        } else {
            let mut made = Vec::new();
            for attempt in attempts {
                if stop.is_due() {
                    break;
                }
                let puzzles = self.others(seed, attempt, stop, missing);
                made.extend(
                    puzzles
                        .into_iter()
                        .filter_map(|found| self.other(attempt, found, &mut rater, stop)),
                );
            }
            made
        }
    }

    /// Makes the drafts of some attempts; those of one attempt in order.
    fn each_draft(
        &self,
        seed: u64,
        attempts: Range<u64>,
        stop: Stop<'_>,
        each: &mut dyn FnMut(Draft),
    ) {
        let first = attempts.start;
        let mut randoms = attempts.map(|attempt| (attempt, random_of(seed, attempt)));
        if self.request.unbiased {
            unbiased::sample(&mut randoms, stop, &mut |attempt, solution, puzzle| {
                let random = random_of(seed, attempt);
                each(Draft { attempt, random, solution, puzzle, units: None });
            });
        } else {
            let mut jobs =
                randoms.take_while(|_| !stop.is_due()).map(|(_, random)| self.job(random));
            dig(&mut jobs, &mut |number, job, puzzle| {
                let Job { solution, units, random } = job;
                let attempt = first + number as u64;
                each(Draft { attempt, random, solution, puzzle, units: Some(units) });
            });
        }
    }
    fn job(&self, mut random: Random) -> Job {
        let solution = random_board(&mut random);
        let units = if self.sets.len() == 81 {
            let mut order = core::array::from_fn(|cell| cell as u8);
            random.shuffle(&mut order);
            Units::Cells(order)
        } else {
            let mut sets = self.sets.clone();
            random.shuffle(&mut sets);
            Units::Sets(sets)
        };
        Job { solution, units, random }
    }
    /// Reaches the number of givens, and drops drafts that cannot meet the request.
    fn finished(&self, mut drafts: Vec<Draft>) -> Vec<Draft> {
        drafts.retain_mut(|draft| self.has_right_count(draft));
        if let Some(singles_solve) =
            self.request.difficulty.as_ref().and_then(Difficulty::singles_solve)
        {
            drafts.retain(|draft| singles::solve(&draft.puzzle) == singles_solve);
        }
        if let Some(wanted) = &self.wanted {
            let may_add = !self.request.minimal && !self.request.unbiased;
            drafts.retain_mut(|draft| {
                let Draft { puzzle, solution, random, .. } = draft;
                let adapted = wanted.adapt(puzzle, solution, may_add, random);
                *puzzle = adapted.unwrap_or(*puzzle);
                adapted.is_some()
            });
            drafts.retain(|draft| self.is_allowed(given_count(&draft.puzzle)));
            drafts.retain(|draft| self.has_mirror(&draft.puzzle));
        }
        let is_dug = self.sets.len() == 81 && self.request.clues.is_none() && self.wanted.is_none();
        if self.request.minimal && !is_dug {
            drafts = minimal_only(drafts);
        }
        drafts
    }
    fn is_allowed(&self, count: usize) -> bool {
        self.request.clues.as_ref().is_none_or(|clues| clues.contains(&count))
    }
    fn has_mirror(&self, puzzle: &[u8; 81]) -> bool {
        self.request.mirror.holds(9, &puzzle.map(|number| number > 0))
    }
    /// Adds givens until there are enough: those removed last come back first.
    fn has_right_count(&self, draft: &mut Draft) -> bool {
        let Some(clues) = &self.request.clues else { return true };
        let mut count = given_count(&draft.puzzle);
        if let Some(units) = &draft.units {
            for unit in (0..units.count()).rev().map(|unit| units.unit(unit)) {
                if count >= *clues.start() {
                    break;
                }
                for cell in bits(unit).filter(|&cell| draft.puzzle[cell] == 0).collect::<Vec<_>>() {
                    draft.puzzle[cell] = draft.solution[cell];
                    count += 1;
                }
            }
        }
        clues.contains(&count)
    }
    /// The puzzles that drafts lead to.
    fn completed(
        &self,
        drafts: Vec<Draft>,
        rater: &mut Rater<'_>,
        stop: Stop<'_>,
    ) -> Vec<Generated> {
        let drafts = unique_only(self.finished(drafts), stop);
        drafts.iter().filter_map(|draft| self.plain(draft, rater)).collect()
    }
    /// The final check: the rating.
    fn plain(&self, draft: &Draft, judge: &mut Rater<'_>) -> Option<Generated> {
        let puzzle = Classic::from_numbers(draft.puzzle)?;
        let rated = match &self.request.difficulty {
            Some(wanted) => {
                Some(judge.rate(wanted, &puzzle.to_puzzle(), &digits_of(&draft.solution))?)
            }
            None => None,
        };
        let weight = self.request.unbiased.then(|| weight(given_count(&draft.puzzle)));
        Some(Generated { attempt: draft.attempt, puzzle: Product::Plain(puzzle), weight, rated })
    }

    /// The puzzles of an attempt on any board.
    fn others(
        &self,
        seed: u64,
        attempt: u64,
        stop: Stop<'_>,
        missing: &mut dyn FnMut(u64, TooMany),
    ) -> Vec<Found> {
        let mut random = random_of(seed, attempt);
        if let Some(near) = &self.request.near {
            let (found, too_many) = near::around(near, attempt, stop);
            if let Some(why) = too_many {
                missing(attempt, why);
            }
            return found.into_iter().map(Found::new).collect();
        }
        let shape = match &self.request.board {
            BoardChoice::Shape(shape) => shape.clone(),
            BoardChoice::RandomJigsaw(side) => match random_jigsaw(*side, &mut random) {
                Ok(shape) => shape,
                Err(_) => return Vec::new(),
            },
        };
        if shape.is_ruled() || !self.request.rules.is_empty() {
            return self.ruled(&shape, &mut random, stop).into_iter().collect();
        }
        if let Some(cells) = &self.request.pattern {
            let found = pattern::find(&shape, cells, &mut random, stop);
            return found.and_then(with_solution).map(Found::new).into_iter().collect();
        }
        self.dug(&shape, &mut random, stop).into_iter().collect()
    }
    fn ruled(&self, shape: &Shape, random: &mut Random, stop: Stop<'_>) -> Option<Found> {
        let order = ruled::Order {
            kinds: &self.request.rules,
            orbits: &self.orbits,
            pattern: self.request.pattern.as_deref(),
            minimal: self.request.minimal,
            fewest_givens: self.request.clues.as_ref().map_or(0, |clues| *clues.start()),
            difficulty: self.request.difficulty.as_ref().filter(|_| !self.request.minimal),
        };
        let (puzzle, solution, is_minimal) = ruled::make(&order, shape, random, stop)?;
        Some(Found { puzzle, solution, is_minimal })
    }
    fn dug(&self, shape: &Shape, random: &mut Random, stop: Stop<'_>) -> Option<Found> {
        let solution = random_filled(shape, random, stop)?;
        let given = solution.iter().map(|&digit| Entry::Given(digit)).collect();
        let mut puzzle = Puzzle::new(shape.clone(), given)?;
        let mut units = self.orbits.clone();
        random.shuffle(&mut units);
        let bounded = shape.side() > SEARCHED && !self.request.minimal;
        let nodes = if self.is_for_singles() { Some(0) } else { bounded.then_some(NODES) };
        let dug = wide::dig(&mut puzzle, &solution, &units, nodes, stop);
        if dug == Dug::Stopped {
            return None;
        }
        let least = self.request.clues.as_ref().map_or(0, |clues| *clues.start());
        let is_minimal = dug == Dug::Bottom
            && units.iter().all(|unit| unit.len() == 1)
            && puzzle.given_count() >= least;
        for unit in units.iter().rev() {
            if puzzle.given_count() >= least {
                break;
            }
            for &cell in unit {
                puzzle.set(Cell::new(cell), Entry::Given(solution[cell]));
            }
        }
        let wanted = self.request.difficulty.as_ref().filter(|_| !self.request.minimal);
        let is_as_dug = !wanted.is_some_and(|w| ease(&mut puzzle, w, (&solution, &units), stop));
        Some(Found { puzzle, solution, is_minimal: is_minimal && is_as_dug })
    }
    /// Whether singles are to solve the puzzle, and it may have more givens for that.
    fn is_for_singles(&self) -> bool {
        let wanted = self.request.difficulty.as_ref();
        !self.request.minimal && wanted.and_then(Difficulty::singles_solve) == Some(true)
    }
    fn other(
        &self,
        attempt: u64,
        found: Found,
        judge: &mut Rater<'_>,
        stop: Stop<'_>,
    ) -> Option<Generated> {
        let Found { puzzle, solution, is_minimal: is_sure } = found;
        let wanted = |wanted: &Wanted| wanted.holds(&puzzle);
        if !self.is_allowed(puzzle.given_count()) || !self.wanted.as_ref().is_none_or(wanted) {
            return None;
        }
        if self.request.minimal && !is_sure && !self.is_minimal(&puzzle, &solution, stop) {
            return None;
        }
        if is_unique(&puzzle, &Budget::until(stop)) != Some(true) {
            return None;
        }
        let rated = match &self.request.difficulty {
            Some(wanted) => Some(judge.rate(wanted, &puzzle, &solution)?),
            None => None,
        };
        let product = Classic::from_puzzle(&puzzle).map_or(Product::Other(puzzle), Product::Plain);
        Some(Generated { attempt, puzzle: product, weight: None, rated })
    }
    /// Whether every given is necessary, and every clue of the requested kinds of rules.
    fn is_minimal(&self, puzzle: &Puzzle, solution: &[Digit], stop: Stop<'_>) -> bool {
        if puzzle.shape().is_ruled() {
            let fixed = match &self.request.board {
                BoardChoice::Shape(shape) => shape.rules().len(),
                BoardChoice::RandomJigsaw(_) => 0,
            };
            return ruled::is_minimal(puzzle, solution, fixed, stop);
        }
        let given = puzzle.shape().cells().filter(|&cell| puzzle.digit(cell).is_some());
        let units: Vec<Vec<usize>> = given.map(|cell| vec![cell.index()]).collect();
        let mut copy = puzzle.clone();
        wide::dig(&mut copy, solution, &units, None, stop) == Dug::Bottom && copy == *puzzle
    }
}

fn digits_of(solution: &[u8; 81]) -> Vec<Digit> {
    solution.iter().map(|&number| Digit::from_number(number.into())).collect()
}

fn with_solution(puzzle: Puzzle) -> Option<(Puzzle, Vec<Digit>)> {
    let verdict = whydoku_exact::solve(&puzzle, &Budget::unlimited());
    let solution = verdict.solution()?.digits().to_vec();
    Some((puzzle, solution))
}
