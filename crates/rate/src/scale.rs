//! The ratings in one shape, for whoever shows or compares them.
use crate::{hodoku, se, whydoku};
use core::fmt;
use core::str::FromStr;
use whydoku_core::{Candidate, Digit, Puzzle, Stop, UnknownName};
use whydoku_logic::Conclusion;

/// A scale of difficulty.
///
/// ```
/// use whydoku_rate::Scale;
///
/// assert_eq!("hodoku".parse(), Ok(Scale::Hodoku));
/// assert_eq!((Scale::Se.id(), Scale::Se.name()), ("se", "Sudoku Explainer"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scale {
    /// Sudoku Explainer 1.2.1.
    Se,
    /// `SukakuExplainer` 1.18.
    Sukaku,
    /// `HoDoKu` 2.5.
    Hodoku,
    /// Our own, for boards of every kind.
    Whydoku,
}

impl Scale {
    /// Every scale.
    pub const ALL: [Self; 4] = [Self::Se, Self::Sukaku, Self::Hodoku, Self::Whydoku];

    /// The name that reads back: `se`, `sukaku`, `hodoku` or `whydoku`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Se => "se",
            Self::Sukaku => "sukaku",
            Self::Hodoku => "hodoku",
            Self::Whydoku => "whydoku",
        }
    }
    /// The name of the program, for people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Se => "Sudoku Explainer",
            Self::Sukaku => "SukakuExplainer",
            Self::Hodoku => "HoDoKu",
            Self::Whydoku => "Whydoku",
        }
    }
}

impl fmt::Display for Scale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for Scale {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let found = Self::ALL.into_iter().find(|scale| scale.id() == text);
        found
            .ok_or_else(|| UnknownName::new(text, " is not a scale: se, sukaku, hodoku or whydoku"))
    }
}

/// How hard a puzzle is on one scale.
///
/// ```
/// use whydoku_core::{Digit, Entry, Puzzle, Shape, Stop};
/// use whydoku_rate::{Scale, rated};
///
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let solution =
///     "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/// let entry = |symbol| Digit::from_symbol(symbol).map_or(Entry::Unknown, Entry::Given);
/// let puzzle = Puzzle::new(Shape::square(9)?, line.chars().map(entry).collect()).unwrap();
/// let solution: Vec<Digit> = solution.chars().filter_map(Digit::from_symbol).collect();
/// let told = Scale::ALL.map(|scale| {
///     let rated = rated(scale, &puzzle, &solution, Stop::NEVER).unwrap();
///     assert!(!rated.steps.is_empty() && rated.score > 0);
///     rated.to_string()
/// });
/// assert_eq!(told[0], "Sudoku Explainer 1.2/1.2/1.2");
/// assert_eq!(told[2], "HoDoKu Easy 204");
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rated {
    /// The scale.
    pub scale: Scale,
    /// The level, where the scale has levels: HoDoKu's `Easy` to `Extreme`, our `looking` to `trying`.
    pub level: Option<&'static str>,
    /// What puzzles are compared by on this scale: ER in tenths, or the sum of all steps.
    pub score: u32,
    /// The hardest technique, as this scale names it; none if there is no step, or candidates were tried out.
    pub hardest: Option<&'static str>,
    /// The whole path.
    pub steps: Vec<RatedStep>,
    /// The numbers in words.
    words: String,
}

/// A step of a path, or a pass of our own rating, in which everything that a technique finds is taken at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatedStep {
    /// The technique, as this scale names it.
    pub technique: &'static str,
    /// Its score, in the unit of [`Rated::score`].
    pub score: u32,
    /// What it places.
    pub placed: Vec<Candidate>,
    /// What it eliminates.
    pub eliminated: Vec<Candidate>,
}

impl fmt::Display for Rated {
    /// `Sudoku Explainer 4.2/1.2/1.2`, `HoDoKu Hard 812`, `Whydoku level 3 (combining) 240`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.scale.name(), self.words)
    }
}

/// Why a puzzle has no rating on a scale.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NotRated {
    /// The scale does not rate such a board: the scales of other programs are for plain 9x9 boards, ours for up to 36x36.
    Board(Scale),
    /// `HoDoKu` needs at least ten givens.
    Givens,
    /// The puzzle does not have this solution.
    Solution,
    /// `stop` returned true.
    Stopped,
}

impl fmt::Display for NotRated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(Scale::Whydoku) => f.write_str("boards of up to 36x36 are rated"),
            Self::Board(scale) => {
                write!(
                    f,
                    "{} rates plain 9x9 boards only; the scale whydoku rates others",
                    scale.name()
                )
            }
            Self::Givens => f.write_str("HoDoKu rates puzzles with at least 10 givens"),
            Self::Solution => f.write_str("the puzzle does not have this solution"),
            Self::Stopped => f.write_str("stopped before the rating was known"),
        }
    }
}

impl core::error::Error for NotRated {}

/// Rates a puzzle that has exactly this solution on a scale, with the usual options. [`se::Rater`],
/// [`hodoku::rate_until`] and [`whydoku::rate`] have more, and are quicker for many puzzles.
///
/// # Errors
/// [`NotRated`] says why there is no rating.
pub fn rated(
    scale: Scale,
    puzzle: &Puzzle,
    solution: &[Digit],
    stop: Stop<'_>,
) -> Result<Rated, NotRated> {
    match scale {
        Scale::Se | Scale::Sukaku => by_explainer(scale, puzzle, stop),
        Scale::Hodoku => by_hodoku(puzzle, solution, stop),
        Scale::Whydoku => by_ours(puzzle),
    }
}

fn by_explainer(scale: Scale, puzzle: &Puzzle, stop: Stop<'_>) -> Result<Rated, NotRated> {
    let table = if scale == Scale::Se { se::Table::Explainer } else { se::Table::Sukaku };
    let options = se::Options { table, ..se::Options::default() };
    let rated = se::Rater::new(options).until(stop).steps(puzzle);
    let (rating, steps) = rated.map_err(|error| match error {
        se::Error::Board => NotRated::Board(scale),
        se::Error::Stopped => NotRated::Stopped,
    })?;
    let steps = steps.into_iter().map(|step| RatedStep {
        technique: step.technique.name(),
        score: step.score.tenths().into(),
        placed: step.placement.into_iter().collect(),
        eliminated: step.eliminations,
    });
    Ok(Rated {
        scale,
        level: None,
        score: rating.er.into(),
        hardest: rating.hardest.map(se::Technique::name),
        steps: steps.collect(),
        words: rating.to_string(),
    })
}

fn by_hodoku(puzzle: &Puzzle, solution: &[Digit], stop: Stop<'_>) -> Result<Rated, NotRated> {
    let rating = hodoku::rate_until(puzzle, solution, stop).map_err(|refusal| match refusal {
        hodoku::Refusal::Shape => NotRated::Board(Scale::Hodoku),
        hodoku::Refusal::Givens => NotRated::Givens,
        hodoku::Refusal::Contradiction => NotRated::Solution,
        hodoku::Refusal::Stopped => NotRated::Stopped,
    })?;
    let hardest = rating.hardest().map(|kind| kind.row().name);
    let steps = rating.steps.into_iter().map(|step| RatedStep {
        technique: step.kind.row().name,
        score: step.kind.row().score,
        placed: step.placed.into_iter().collect(),
        eliminated: step.eliminated,
    });
    Ok(Rated {
        scale: Scale::Hodoku,
        level: Some(rating.level.name()),
        score: rating.score,
        hardest,
        steps: steps.collect(),
        words: format!("{} {}", rating.level, rating.score),
    })
}

fn by_ours(puzzle: &Puzzle) -> Result<Rated, NotRated> {
    let rated = whydoku::rate(puzzle, true);
    let (rating, passes) = rated.ok_or(NotRated::Board(Scale::Whydoku))?;
    let steps = passes.into_iter().map(|pass| {
        let (mut placed, mut eliminated) = (Vec::new(), Vec::new());
        for conclusion in pass.conclusions {
            match conclusion {
                Conclusion::Place(candidate) => placed.push(candidate),
                Conclusion::Eliminate(candidate) => eliminated.push(candidate),
            }
        }
        let technique = pass.technique.map_or(TRIED, |technique| technique.info().name);
        RatedStep { technique, score: pass.cost, placed, eliminated }
    });
    let (level, score) = (rating.level, rating.score);
    Ok(Rated {
        scale: Scale::Whydoku,
        level: Some(level.name()),
        score,
        hardest: rating.hardest.map(|technique| technique.info().name),
        steps: steps.collect(),
        words: format!("level {} ({level}) {score}", level.number()),
    })
}

/// The name of a pass without a technique.
const TRIED: &str = "trying out";
