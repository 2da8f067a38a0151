//! The rating loop and its results.
use super::below;
use super::crew::{Crew, Way, lead};
use super::ground::Help;
use super::hint::Hint;
use super::options::Options;
use super::position::Position;
use super::producers::Chains;
use super::score::{Score, tenths};
use super::technique::Technique;
use core::fmt;
use core::ops::RangeInclusive;
use whydoku_core::{Candidate, Cell, Digit, Puzzle, Stop};

/// The rating of a puzzle. Numbers are in tenths: 73 is 7.3.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The hardest step; 0 for a puzzle that is already filled; [`Self::UNSOLVED`] when the
    /// techniques do not suffice (several solutions, none, or beyond every technique).
    pub er: u16,
    /// The hardest step up to and including the first that fills a cell; 0 if none does.
    pub ep: u16,
    /// The first step; 0 if there is none.
    pub ed: u16,
    /// The technique of the hardest step, the first of them.
    pub hardest: Option<Technique>,
    /// How many steps the solution has.
    pub steps: u32,
}

impl Rating {
    /// The ER of a puzzle for which the techniques do not suffice: 20.0.
    pub const UNSOLVED: u16 = 200;

    /// Whether the steps fill the board.
    pub const fn is_solved(self) -> bool {
        self.er != Self::UNSOLVED
    }
}

impl fmt::Display for Rating {
    /// `7.3/1.2/1.2`: ER, EP and ED.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", tenths(self.er), tenths(self.ep), tenths(self.ed))
    }
}

/// One step of the rated solution.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// The technique.
    pub technique: Technique,
    /// Its score, and the parts of it.
    pub score: Score,
    /// The placement, if there is one.
    pub placement: Option<Candidate>,
    /// The eliminations, in reading order, made before the placement if there is one. A placement also
    /// removes the other candidates of its cell, and the digit from its peers.
    pub eliminations: Vec<Candidate>,
}

/// Why a puzzle was not rated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Error {
    /// The rating is only defined for the plain 9x9 board.
    Board,
    /// The function given to [`Rater::until`] returned true.
    Stopped,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Board => "Sudoku Explainer rates 9x9 boards without extra houses only",
            Self::Stopped => "stopped before the rating was known",
        })
    }
}

impl core::error::Error for Error {}

/// Rates many puzzles one after another; keeps its working memory between them.
///
/// ```
/// use whydoku_core::{Digit, Entry, Puzzle, Shape};
/// use whydoku_rate::se::{Options, Rater};
///
/// let line =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let entry = |symbol| Digit::from_symbol(symbol).map_or(Entry::Unknown, Entry::Given);
/// let puzzle = Puzzle::new(Shape::square(9)?, line.chars().map(entry).collect()).unwrap();
/// let rating = Rater::new(Options::default()).rate(&puzzle)?;
/// assert!(rating.is_solved());
/// assert_eq!(rating.to_string(), "1.2/1.2/1.2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Rater<'a> {
    options: Options,
    stop: Stop<'a>,
    crew: Option<&'a dyn Crew>,
    chains: Chains,
}

impl fmt::Debug for Rater<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rater").field("options", &self.options).finish_non_exhaustive()
    }
}

/// The scores for a walk that never ends early.
const ALL: RangeInclusive<u16> = u16::MAX..=u16::MAX;

impl Rater<'_> {
    /// A rater that never gives up.
    pub fn new(options: Options) -> Self {
        Self { options, stop: Stop::NEVER, crew: None, chains: Chains::new(options.table) }
    }
}

impl<'a> Rater<'a> {
    /// Asks `stop`, a [`Stop`] or a reference to a function, now and then and gives up with
    /// [`Error::Stopped`] when it returns true.
    #[must_use]
    pub fn until<'b>(self, stop: impl Into<Stop<'b>>) -> Rater<'b>
    where
        'a: 'b,
    {
        Rater { stop: stop.into(), ..self }
    }
    /// Lets workers share the load of dynamic chains: for a single very hard puzzle. The result is
    /// the same; for many puzzles, one rater per thread is faster.
    #[must_use]
    pub fn with_crew<'b>(self, crew: &'b dyn Crew) -> Rater<'b>
    where
        'a: 'b,
    {
        Rater { crew: Some(crew), ..self }
    }
    /// Rates a puzzle. Candidates that the puzzle states are respected.
    ///
    /// # Errors
    /// [`Error::Board`] unless the board is a plain 9x9; [`Error::Stopped`].
    pub fn rate(&mut self, puzzle: &Puzzle) -> Result<Rating, Error> {
        let board = Position::new(puzzle).ok_or(Error::Board)?;
        self.walk(board, ALL, |_, _| ())
    }
    /// The ER of a puzzle if it has one and it is in this range of tenths, else `None`. Much faster than
    /// [`Self::rate`] for most puzzles outside the range, and often for those inside: after a step that
    /// is hard enough, the rest need not be rated if it is known to be easier.
    ///
    /// ```
    /// use whydoku_core::{Digit, Entry, Puzzle, Shape};
    /// use whydoku_rate::se::{Options, Rater};
    ///
    /// let line =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// let entry = |symbol| Digit::from_symbol(symbol).map_or(Entry::Unknown, Entry::Given);
    /// let puzzle = Puzzle::new(Shape::square(9)?, line.chars().map(entry).collect()).unwrap();
    /// let mut rater = Rater::new(Options::default());
    /// assert_eq!(rater.er_within(&puzzle, 12..=15)?, Some(12));
    /// assert_eq!(rater.er_within(&puzzle, 71..=90)?, None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`Self::rate`].
    pub fn er_within(
        &mut self,
        puzzle: &Puzzle,
        range: RangeInclusive<u16>,
    ) -> Result<Option<u16>, Error> {
        let board = Position::new(puzzle).ok_or(Error::Board)?;
        if below::is_sure(&board, self.options, self.chains.links(), *range.start()) {
            return Ok(None);
        }
        let rating = self.walk(board, range.clone(), |_, _| ())?;
        Ok((rating.is_solved() && range.contains(&rating.er)).then_some(rating.er))
    }
    /// Rates a puzzle and lists the steps.
    ///
    /// # Errors
    /// As [`Self::rate`].
    pub fn steps(&mut self, puzzle: &Puzzle) -> Result<(Rating, Vec<Step>), Error> {
        let mut steps = Vec::new();
        let board = Position::new(puzzle).ok_or(Error::Board)?;
        let rating = self.walk(board, ALL, |board, hint| steps.push(step(board, hint)))?;
        Ok((rating, steps))
    }
    /// The first step from the puzzle's current position; `None` if there is none.
    ///
    /// # Errors
    /// As [`Self::rate`].
    pub fn next_step(&mut self, puzzle: &Puzzle) -> Result<Option<Step>, Error> {
        let board = Position::new(puzzle).ok_or(Error::Board)?;
        if board.empty == 0 {
            return Ok(None);
        }
        let help = Help::new(self.stop);
        let way = Way { help: &help, desk: None };
        self.chains.begin();
        let found = self.chains.first(&board, self.options, &way, u16::MAX);
        if help.was_stopped() {
            Err(Error::Stopped)
        } else {
            Ok(found.map(|hint| step(&board, &hint)))
        }
    }
    /// Solves a board as far as steps up to the highest wanted score go; the board counts as unsolved when a
    /// harder one is needed. Ends early when the ER has one of these scores and is sure not to rise.
    fn walk(
        &mut self,
        mut board: Position,
        wanted: RangeInclusive<u16>,
        mut visit: impl FnMut(&Position, &Hint) + Send,
    ) -> Result<Rating, Error> {
        let (options, chains) = (self.options, &mut self.chains);
        chains.begin();
        let (least, most) = wanted.into_inner();
        let mut walk = |way: &Way<'_>| {
            let mut rating = Rating { er: 0, ep: 0, ed: 0, hardest: None, steps: 0 };
            while board.empty != 0 && !way.help.was_stopped() {
                let found = chains.first(&board, options, way, most);
                let Some(hint) = found.filter(|hint| hint.score.tenths() <= most) else {
                    rating.er = Rating::UNSOLVED;
                    break;
                };
                visit(&board, &hint);
                rating.count(&hint);
                hint.apply(&mut board);
                let (is_wanted, next) = (hint.score.tenths() >= least, rating.er + 1);
                if is_wanted && below::is_sure(&board, options, chains.links(), next) {
                    break;
                }
            }
            if way.help.was_stopped() { Err(Error::Stopped) } else { Ok(rating) }
        };
        let help = Help::new(self.stop);
        match self.crew {
            Some(crew) => lead(crew, &help, walk).unwrap_or(Err(Error::Stopped)),
            None => walk(&Way { help: &help, desk: None }),
        }
    }
}

impl Rating {
    fn count(&mut self, hint: &Hint) {
        let tenths = hint.score.tenths();
        if tenths > self.er {
            self.er = tenths;
            self.hardest = Some(hint.technique);
        }
        if self.ep == 0 {
            if self.ed == 0 {
                self.ed = self.er;
            }
            if hint.placement.is_some() {
                self.ep = self.er;
            }
        }
        self.steps += 1;
    }
}

fn step(board: &Position, hint: &Hint) -> Step {
    let candidate = |index: u16| {
        let index = usize::from(index);
        Candidate::new(Cell::new(index / 9), Digit::new(index % 9))
    };
    let mut removals: Vec<u16> =
        hint.removals.iter().copied().filter(|&index| board.has(usize::from(index))).collect();
    removals.sort_unstable();
    removals.dedup();
    Step {
        technique: hint.technique,
        score: hint.score,
        placement: hint.placement.map(candidate),
        eliminations: removals.into_iter().map(candidate).collect(),
    }
}

/// Rates one puzzle.
///
/// # Errors
/// As [`Rater::rate`].
pub fn rate(puzzle: &Puzzle, options: &Options) -> Result<Rating, Error> {
    Rater::new(*options).rate(puzzle)
}

/// Rates one puzzle and lists the steps.
///
/// # Errors
/// As [`Rater::rate`].
pub fn steps(puzzle: &Puzzle, options: &Options) -> Result<(Rating, Vec<Step>), Error> {
    Rater::new(*options).steps(puzzle)
}
