//! What could be added?
use crate::counts::counts;
use crate::item::Item;
use crate::spare::can_go;
use core::ops::ControlFlow;
use whydoku_core::{Cell, Digit, Entry, Puzzle, Random, Rule};
use whydoku_exact::{Budget, Verdict, count, drawn_solution, solutions, solve};
use whydoku_generate::RuleKind;

/// The kind of clue that is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// A digit in a cell.
    Given,
    /// A clue of this kind, or its rule of the whole board.
    Kind(RuleKind),
}

/// A clue that could be added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suggested {
    /// The clue: rules that are added, several only where a kind comes with a rule of the whole board.
    pub rules: Vec<Rule>,
    /// Or a digit in a cell.
    pub given: Option<(Cell, Digit)>,
    /// How many solutions are left then, up to the limit of 100; exactly one is what setters look for.
    pub solutions: u64,
    /// Givens of a puzzle with one solution, each of which could go if the clue were added.
    pub replaces: Vec<Cell>,
}

/// Clues that could be added. See [`suggest`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Suggestions {
    /// The best first: those that leave one solution, then those that leave few; for a puzzle with one solution,
    /// those that replace the most givens.
    pub list: Vec<Suggested>,
    /// Whether the puzzle has exactly one solution already.
    pub is_unique: bool,
    /// Whether everything was tried that was to be tried: the budget was enough.
    pub is_complete: bool,
}

/// How many solutions of a puzzle are looked at.
const POOL: u64 = 100;
/// How many of them are made clues of.
const BASES: usize = 8;
/// How often clues are made of one solution: kinds of lines draw others each time.
const ROUNDS: usize = 6;
/// How many clues are tried on the puzzle.
const TRIED: usize = 400;
/// Search nodes for one of these trials.
const NODES: u64 = 20_000;

/// Finds places where a clue of a kind makes a puzzle unique, or comes close; where the puzzle is unique already,
/// clues that keep it so and let a given go. At most `most` are returned; another `seed` draws other clues.
///
/// None when the puzzle has no solution, or when the budget ran out before one was known.
///
/// ```
/// use whydoku_core::Puzzle;
/// use whydoku_exact::Budget;
/// use whydoku_setting::{Wish, suggest};
/// let puzzle: Puzzle = "12..34..21..43..".parse()?;
/// let found = suggest(&puzzle, Wish::Kind("thermometers".parse()?), (1, 5), &Budget::unlimited()).unwrap();
/// assert!(!found.is_unique && found.list.iter().all(|clue| clue.solutions < 4));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub fn suggest(
    puzzle: &Puzzle,
    wish: Wish,
    (seed, most): (u64, usize),
    budget: &Budget<'_>,
) -> Option<Suggestions> {
    let verdict = solve(puzzle, budget);
    let mut found = match (&verdict, wish) {
        (Verdict::None | Verdict::Unknown { found: None }, _) => return None,
        (Verdict::Unique(_), Wish::Given) => {
            Suggestions { is_unique: true, is_complete: true, ..Suggestions::default() }
        }
        (Verdict::Unique(known), Wish::Kind(kind)) => {
            replacements(puzzle, kind, known.digits(), seed, budget)
        }
        (_, Wish::Given) => digits(puzzle, budget),
        (_, Wish::Kind(kind)) => additions(puzzle, kind, seed, budget),
    };
    found.list.truncate(most);
    Some(found)
}

/// Digits of which few solutions are left.
fn digits(puzzle: &Puzzle, budget: &Budget<'_>) -> Suggestions {
    let limit = 10;
    let counts = counts(puzzle, limit, budget);
    let mut found = Suggestions { is_complete: counts.is_complete, ..Suggestions::default() };
    for cell in puzzle.shape().cells() {
        for digit in puzzle.shape().digits() {
            let left = counts.of(cell, digit);
            if left > 0 && left < limit.min(counts.solutions) {
                let given = Some((cell, digit));
                let rules = Vec::new();
                found.list.push(Suggested { rules, given, solutions: left, replaces: Vec::new() });
            }
        }
    }
    found.list.sort_by_key(|clue| clue.solutions);
    if !counts.is_complete {
        // A number that may be too small must not be told: each is counted once more.
        let is_sure = |clue: &Suggested| {
            let Some((cell, digit)) = clue.given else { return false };
            let mut with = puzzle.clone();
            with.set(cell, Entry::Given(digit));
            let counted = count(&with, limit, budget);
            counted.complete && counted.found == clue.solutions
        };
        found.list.retain(is_sure);
    }
    found
}

/// Clues of a puzzle with several solutions.
fn additions(puzzle: &Puzzle, kind: RuleKind, seed: u64, budget: &Budget<'_>) -> Suggestions {
    let mut random = Random::new(seed);
    let pool = pool(puzzle, &mut random, budget);
    let mut clues: Vec<(usize, Vec<Rule>)> = Vec::new();
    for known in pool.iter().take(BASES) {
        for clue in clues_of(puzzle, kind, known, &mut random) {
            let left = pool.iter().filter(|digits| holds(puzzle, &clue, digits)).count();
            if left < pool.len() && !clues.iter().any(|(_, other)| *other == clue) {
                clues.push((left, clue));
            }
        }
        if budget.stop.is_due() {
            break;
        }
    }
    // Short clues that few solutions keep are the best; the sort keeps the order of the rest.
    clues.sort_by_key(|(left, clue)| {
        (*left, clue.iter().map(|rule| rule.cells.len()).sum::<usize>())
    });
    let mut found = Suggestions { is_complete: true, ..Suggestions::default() };
    for (_, rules) in clues.into_iter().take(TRIED) {
        if budget.stop.is_due() {
            found.is_complete = false;
            break;
        }
        let Some(with) = with(puzzle, &rules) else { continue };
        let counted = count(&with, POOL, &Budget { nodes: Some(NODES), ..*budget });
        if counted.complete && counted.found > 0 {
            let solutions = counted.found;
            found.list.push(Suggested { rules, given: None, solutions, replaces: Vec::new() });
        }
        if found.list.iter().filter(|clue| clue.solutions == 1).count() >= 2 * BASES {
            break;
        }
    }
    found.list.sort_by_key(|clue| clue.solutions);
    found
}

/// Clues of a puzzle with one solution, and the givens that they replace.
fn replacements(
    puzzle: &Puzzle,
    kind: RuleKind,
    known: &[Digit],
    seed: u64,
    budget: &Budget<'_>,
) -> Suggestions {
    let is_given = |cell: &Cell| puzzle.digit(*cell).is_some();
    let givens: Vec<Cell> = puzzle.shape().cells().filter(is_given).collect();
    let is_spare = |cell: &Cell| can_go(puzzle, &[Item::Given(*cell)], known, budget) == Some(true);
    // Those that can go without any clue are no reason to add one.
    let needed: Vec<Cell> = givens.iter().copied().filter(|cell| !is_spare(cell)).collect();
    let mut found = Suggestions { is_unique: true, is_complete: true, list: Vec::new() };
    let clues = clues_of(puzzle, kind, known, &mut Random::new(seed));
    for rules in clues.into_iter().take(TRIED) {
        if budget.stop.is_due() {
            found.is_complete = false;
            break;
        }
        let Some(with) = with(puzzle, &rules) else { continue };
        let can = |cell: &Cell| can_go(&with, &[Item::Given(*cell)], known, budget) == Some(true);
        let replaces: Vec<Cell> = needed.iter().copied().filter(can).collect();
        if !replaces.is_empty() {
            found.list.push(Suggested { rules, given: None, solutions: 1, replaces });
        }
    }
    found.list.sort_by_key(|clue| core::cmp::Reverse(clue.replaces.len()));
    found
}

/// Solutions to look at: a few from all over the board, then others in the order of the search.
fn pool(puzzle: &Puzzle, random: &mut Random, budget: &Budget<'_>) -> Vec<Vec<Digit>> {
    let nodes = Some(NODES);
    let drawn =
        (0..BASES).filter_map(|_| drawn_solution(puzzle, random, &Budget { nodes, ..*budget }));
    let mut pool: Vec<Vec<Digit>> = drawn.collect();
    pool.sort_unstable();
    pool.dedup();
    random.shuffle(&mut pool);
    solutions(puzzle, POOL, &Budget { nodes, ..*budget }, &mut |digits| {
        if !pool.iter().any(|known| known == digits) {
            pool.push(digits.to_vec());
        }
        ControlFlow::Continue(())
    });
    pool
}

/// Clues of a kind that are true of a solution and that the puzzle does not have.
fn clues_of(
    puzzle: &Puzzle,
    kind: RuleKind,
    known: &[Digit],
    random: &mut Random,
) -> Vec<Vec<Rule>> {
    let shape = puzzle.shape();
    let mut clues: Vec<Vec<Rule>> = Vec::new();
    let whole = kind.of_whole_board();
    let single = if whole.is_empty() { None } else { Some(whole) };
    let of_cells =
        (0..ROUNDS).flat_map(|_| kind.clues(shape, known, random)).map(|rule| vec![rule]);
    for clue in single.into_iter().chain(of_cells.collect::<Vec<_>>()) {
        let is_new =
            !clues.contains(&clue) && clue.iter().any(|rule| !shape.rules().contains(rule));
        if is_new && holds(puzzle, &clue, known) {
            clues.push(clue);
        }
    }
    clues
}

/// Whether a solution keeps a clue that is added to the rules of the puzzle.
fn holds(puzzle: &Puzzle, clue: &[Rule], digits: &[Digit]) -> bool {
    let all: Vec<Rule> = puzzle.shape().rules().iter().chain(clue).cloned().collect();
    clue.iter().all(|rule| rule.holds_among(&all, puzzle.shape().side(), digits))
}

/// The puzzle with a clue; None when the board cannot have it.
fn with(puzzle: &Puzzle, clue: &[Rule]) -> Option<Puzzle> {
    let rules = puzzle.shape().rules().iter().chain(clue).cloned().collect();
    Puzzle::new(puzzle.shape().with_rules(rules).ok()?, puzzle.entries().to_vec())
}
