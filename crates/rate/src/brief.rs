//! The field's two ratings on one line, for the end of a solution.
use crate::{hodoku, se};
use core::fmt;
use core::sync::atomic::{AtomicU32, Ordering};
use whydoku_core::{Digit, Puzzle, Stop};

/// How often Sudoku Explainer's rating may ask whether to continue before it is given up: a fixed
/// measure, so that the same puzzle has the same line on every machine. It is enough for all
/// puzzles up to 9.8 that were tried (a quarter of a second at most), and for some beyond.
const QUESTIONS: u32 = 3000;

/// Sudoku Explainer's and HoDoKu's ratings, as far as they are available quickly.
///
/// ```
/// use whydoku_core::{Digit, Entry, Puzzle, Shape, Stop};
/// use whydoku_rate::Brief;
///
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let solution =
///     "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/// let entry = |symbol| Digit::from_symbol(symbol).map_or(Entry::Unknown, Entry::Given);
/// let puzzle = Puzzle::new(Shape::square(9)?, line.chars().map(entry).collect()).unwrap();
/// let solution: Vec<Digit> = solution.chars().filter_map(Digit::from_symbol).collect();
/// let brief = Brief::of(&puzzle, &solution, Stop::NEVER).unwrap();
/// assert_eq!(brief.to_string(), "Sudoku Explainer 1.2, HoDoKu Easy 204");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Brief {
    /// Sudoku Explainer's rating, if it was quick.
    pub explainer: Option<se::Rating>,
    /// HoDoKu's level and score; none for puzzles with fewer than ten givens.
    pub hodoku: Option<(hodoku::Level, u32)>,
}

impl Brief {
    /// Rates a puzzle that has exactly this solution. `None` if there is no rating: another
    /// board than the plain 9x9, or `stop` returned true.
    pub fn of(puzzle: &Puzzle, solution: &[Digit], stop: Stop<'_>) -> Option<Self> {
        let asked = AtomicU32::new(0);
        let is_over = || stop.is_due() || asked.fetch_add(1, Ordering::Relaxed) >= QUESTIONS;
        let rating = se::Rater::new(se::Options::default()).until(&is_over).rate(puzzle);
        let explainer = rating.ok().filter(|rating| rating.is_solved());
        let rating = hodoku::rate_until(puzzle, solution, stop);
        let hodoku = rating.ok().map(|rating| (rating.level, rating.score));
        (explainer.is_some() || hodoku.is_some()).then_some(Self { explainer, hodoku })
    }
}

impl fmt::Display for Brief {
    /// `Sudoku Explainer 4.2, HoDoKu Hard 812`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(rating) = self.explainer {
            write!(f, "Sudoku Explainer {}.{}", rating.er / 10, rating.er % 10)?;
        }
        if let Some((level, score)) = self.hodoku {
            let comma = if self.explainer.is_some() { ", " } else { "" };
            write!(f, "{comma}HoDoKu {level} {score}")?;
        }
        Ok(())
    }
}
