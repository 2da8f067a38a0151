//! What a book says about a puzzle: its solution, how hard it is, and what it takes.
use whydoku_core::{Digit, Puzzle};
use whydoku_exact::{Budget, Verdict, solve};
use whydoku_logic::Technique;
use whydoku_rate::whydoku;

/// What is known about a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Assessed {
    /// A digit for each cell, if there is exactly one solution.
    pub solution: Option<Vec<Digit>>,
    /// How hard it is, from 1 to 5; `None` if it has not exactly one solution, or is beyond our own rating.
    pub level: Option<u8>,
    /// The work that it takes.
    pub score: u32,
    /// The techniques that solve it, in the order of the catalogue.
    pub techniques: Vec<Technique>,
    /// Whether candidates have to be tried out.
    pub needs_trying: bool,
    /// Whether it is proved to have no solution, or more than one.
    pub is_faulty: bool,
}

/// Solves and rates a puzzle.
pub fn assess(puzzle: &Puzzle, budget: &Budget<'_>) -> Assessed {
    let solution = match solve(puzzle, budget) {
        Verdict::Unique(solution) => solution.digits().to_vec(),
        Verdict::None | Verdict::Several(..) => {
            return Assessed { is_faulty: true, ..Assessed::default() };
        }
        Verdict::Unknown { .. } => return Assessed::default(),
    };
    let mut assessed = Assessed { solution: Some(solution), ..Assessed::default() };
    let Some((rating, passes)) = whydoku::rate(puzzle, true) else { return assessed };
    if !rating.is_solved {
        return assessed;
    }
    assessed.level = Some(rating.level.number());
    assessed.score = rating.score;
    assessed.needs_trying = passes.iter().any(|pass| pass.technique.is_none());
    assessed.techniques = passes.into_iter().filter_map(|pass| pass.technique).collect();
    assessed.techniques.sort_unstable();
    assessed.techniques.dedup();
    assessed
}
