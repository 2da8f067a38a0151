//! Positions to try the laws on.
use std::sync::OnceLock;
use whydoku_core::{Candidate, Digit, DigitSet, Entry, Puzzle, Random, Shape};
use whydoku_exact::{Budget, is_unique};
use whydoku_logic::{Level, Position, Search, Step, Technique, position};
use whydoku_testkit::{filled, holds_where, random_puzzle, random_solution, small_shapes};

/// Multiplies the number of puzzles: 10 for a long run, 0.1 for a quick one.
const SCALE: &str = "WHYDOKU_LAW_SCALE";

/// `usual` times the scale, at least 1.
pub(crate) fn scaled(usual: usize) -> usize {
    let scale = std::env::var(SCALE).map_or(1.0, |text| {
        text.parse::<f64>().unwrap_or_else(|_| panic!("{SCALE} must be a number, not {text:?}"))
    });
    #[expect(clippy::cast_precision_loss, clippy::cast_sign_loss, reason = "small counts")]
    let count = (usual as f64 * scale) as usize;
    count.max(1)
}

/// Whether at least the usual number of puzzles is tried.
pub(crate) fn is_full_run() -> bool {
    scaled(100) >= 100
}

/// Whether a technique is so slow, or finds so much, that it cannot be tried on every position:
/// fish that nobody finds by eye, nets, chains through almost locked sets.
pub(crate) fn is_costly(technique: Technique) -> bool {
    let words = [
        "squirmbag",
        "whale",
        "leviathan",
        "franken",
        "mutant",
        "siamese",
        "nishio",
        "forcing",
        "nested",
        "kraken",
        "als-continuous",
        "als-discontinuous",
        "als-aic",
        "rectangle-aic",
        "sector",
    ];
    words.iter().any(|word| technique.info().id.contains(word))
}

/// Whether a technique is among those that people learn first.
fn is_common(technique: Technique) -> bool {
    technique.info().level <= Level::Hard && !is_costly(technique)
}

/// The techniques to try on the `at`th position of a list: common ones always; the others in turn,
/// on boards up to 10x10, because they find much and are slow; costly ones even more rarely.
pub(crate) fn techniques(at: usize, shape: &Shape) -> impl Iterator<Item = Technique> {
    let small = shape.side() <= 10;
    let its_turn = move |(number, technique): &(usize, Technique)| {
        let every = if is_costly(*technique) { 40 } else { 8 };
        is_common(*technique) || (small && (at + number).is_multiple_of(every))
    };
    Technique::ALL.iter().copied().enumerate().filter(its_turn).map(|(_, technique)| technique)
}

/// A position with candidates, and one of its solutions.
pub(crate) struct Case {
    pub(crate) position: Puzzle,
    pub(crate) solution: Vec<Digit>,
    /// Whether it is known to be the only one.
    pub(crate) unique: bool,
}

impl Case {
    pub(crate) fn open(&self) -> Box<dyn Position> {
        let mut position = position(&self.position).expect("the shapes of the tests fit");
        position.assume_unique(self.unique);
        position
    }
    /// The same case with only this position known.
    fn with(&self, position: &Puzzle) -> Self {
        Self { position: position.clone(), solution: self.solution.clone(), unique: self.unique }
    }
    /// Whether another position also has its solution.
    fn allows(&self, position: &Puzzle) -> bool {
        let fits = |(entry, digit): (&Entry, &Digit)| match entry {
            Entry::Unknown => true,
            Entry::Given(known) | Entry::Placed(known) => known == digit,
            Entry::Candidates(digits) => digits.contains(*digit),
        };
        let mut givens = Puzzle::empty(position.shape().clone());
        for cell in position.shape().cells() {
            if let given @ Entry::Given(_) = position.entry(cell) {
                givens.set(cell, given);
            }
        }
        position.entries().iter().zip(&self.solution).all(fits)
            && (!self.unique || is_unique(&givens, &Budget::nodes(20_000)) == Some(true))
    }
    /// Whether the solution has this candidate.
    pub(crate) fn is_true(&self, candidate: Candidate) -> bool {
        self.solution[candidate.cell.index()] == candidate.digit
    }
}

/// Positions on the way from puzzles to their solutions, on boards of every kind: a few hundred for
/// each, and a few for the largest.
pub(crate) fn cases() -> &'static [Case] {
    static CASES: OnceLock<Vec<Case>> = OnceLock::new();
    CASES.get_or_init(|| {
        let random = &mut Random::new(1);
        let mut cases = Vec::new();
        for shape in small_shapes() {
            for _ in 0..scaled(if shape.side() == 9 { 5 } else { 3 }) {
                let extra = random.below(shape.side());
                walk(&random_puzzle(&shape, random, extra), 4, random, &mut cases);
            }
        }
        for (side, puzzles, every) in [(16, 4, 12), (25, 1, 60)] {
            let shape = Shape::square(side).expect("a square");
            for _ in 0..scaled(puzzles) {
                walk(&dug(&shape, random), every, random, &mut cases);
            }
        }
        cases
    })
}

/// Tries a law on the first of every `step` cases, passing its place in the list, and reports the smallest
/// position for which the law fails. A step must have no divisor in common with the turns of `techniques`, or
/// some of them would never have theirs.
pub(crate) fn each_case(step: usize, law: impl Fn(usize, &Case)) {
    for (at, case) in cases().iter().enumerate().step_by(step) {
        let allowed = |position: &Puzzle| case.allows(position);
        holds_where(&case.position, allowed, |position| law(at, &case.with(position)));
    }
}

/// A random filled board from which nearly half of the digits are taken. It may have several
/// solutions; no step may contradict the known one.
fn dug(shape: &Shape, random: &mut Random) -> Puzzle {
    let mut puzzle = filled(shape, &random_solution(shape, random));
    for cell in shape.cells() {
        if random.below(100) < 45 {
            puzzle.set(cell, Entry::Unknown);
        }
    }
    puzzle
}

/// Solves step by step, sometimes the usual way, sometimes with any technique that finds
/// something, and keeps about two of `every` positions before an elimination.
pub(crate) fn walk(puzzle: &Puzzle, every: usize, random: &mut Random, cases: &mut Vec<Case>) {
    let verdict = whydoku_exact::solve(puzzle, &whydoku_exact::Budget::unlimited());
    let solution = verdict.solution().expect("a puzzle has a solution").digits().to_vec();
    let unique = matches!(verdict, whydoku_exact::Verdict::Unique(_));
    let mut position = position(puzzle).expect("the shapes of the tests fit");
    position.assume_unique(unique);
    while let Some(step) = next(&*position, random) {
        // Positions before a placement are numerous and much alike.
        let rarity = if step.placements().next().is_some() { every * every } else { every };
        if random.below(rarity) <= 1 {
            cases.push(Case { position: position.to_puzzle(), solution: solution.clone(), unique });
        }
        position.apply(&step);
    }
    if !position.is_filled() {
        cases.push(Case { position: position.to_puzzle(), solution, unique });
    }
}

/// A step: half of the time the usual one, otherwise any step of a randomly chosen technique.
fn next(position: &dyn Position, random: &mut Random) -> Option<Step> {
    let mut order = Search::default_order();
    order.retain(|search| is_common(search.technique));
    let mut rest = Search::default_order();
    rest.retain(|search| !is_costly(search.technique) && !is_common(search.technique));
    let uncommon = || if position.shape().side() <= 10 { position.first(&rest) } else { None };
    let usual = || position.first(&order).or_else(uncommon);
    if random.below(2) == 0 {
        return usual();
    }
    let technique = order[random.below(order.len())].technique;
    let mut steps = position.all(technique);
    if steps.is_empty() {
        return usual();
    }
    Some(steps.swap_remove(random.below(steps.len())))
}

/// A position in which nothing is right: random candidates, none in some cells, and random digits
/// that may clash.
pub(crate) fn nonsense(shape: &Shape, random: &mut Random) -> Puzzle {
    let mut puzzle = Puzzle::empty(shape.clone());
    // Hardly any candidates or nearly all, hardly any digits or nearly all: each finds patterns
    // that the others do not.
    let (candidates, digits) = (1 + random.below(9), random.below(10) * random.below(10) / 9);
    for cell in shape.cells() {
        let digit = Digit::new(random.below(shape.side()));
        let some: DigitSet = shape.digits().filter(|_| random.below(10) < candidates).collect();
        let entry = match random.below(20) {
            0 => Entry::Unknown,
            _ if random.below(10) >= digits => Entry::Candidates(some),
            at if at % 2 == 0 => Entry::Given(digit),
            _ => Entry::Placed(digit),
        };
        puzzle.set(cell, entry);
    }
    puzzle
}
