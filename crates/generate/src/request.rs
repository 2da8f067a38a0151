//! The requested properties of a puzzle, and which of them are plainly impossible.
use crate::{Difficulty, Mirror, Need, RuleKind, ruled};
use core::fmt;
use core::ops::RangeInclusive;
use whydoku_core::{MAX_RULED_SIDE, Puzzle, Regions, Shape};
use whydoku_exact::{Budget, count};
use whydoku_logic::Technique;

/// The board of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardChoice {
    /// Always this one.
    Shape(Shape),
    /// A jigsaw of this many digits, with different random regions for each puzzle.
    RandomJigsaw(usize),
}

/// The requested properties. The default requires only one solution, with as few givens as random
/// removal yields.
///
/// ```
/// use whydoku_core::{Shape, Stop};
/// use whydoku_generate::{Maker, Mirror, Request};
///
/// let request = Request { mirror: Mirror::HalfTurn, ..Request::new(Shape::square(9)?) };
/// let maker = Maker::new(request)?;
/// let made = maker.make(42, 0..3, Stop::NEVER);
/// assert_eq!(made.len(), 3);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// The board.
    pub board: BoardChoice,
    /// Kinds of rules that the puzzle must have, each of them needed for its one solution. Their clues
    /// are added to the rules of the shape, which are part of the board.
    pub rules: Vec<RuleKind>,
    /// The symmetry of the pattern of givens. Givens are then removed in whole symmetric sets, until no
    /// more such sets can be removed.
    pub mirror: Mirror,
    /// Whether every single given must be necessary, and every clue of the kinds of rules: without this,
    /// cages cover the board, and all dots and the like are there.
    pub minimal: bool,
    /// How many givens; givens of the solution are added to reach the lower bound.
    pub clues: Option<RangeInclusive<usize>>,
    /// The cells that are given, in reading order.
    pub pattern: Option<Vec<bool>>,
    /// A technique that must be needed.
    pub technique: Option<(Technique, Need)>,
    /// A rating that the puzzle must have.
    pub difficulty: Option<Difficulty>,
    /// Puzzles near another.
    pub near: Option<Near>,
    /// Minimal puzzles with a known bias; see [`weight`](crate::weight).
    pub unbiased: bool,
}

/// Puzzles that come from another by removing givens and adding others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Near {
    /// The other puzzle; only its givens count.
    pub puzzle: Puzzle,
    /// How many givens are removed.
    pub minus: usize,
    /// How many givens are added, none of them one that was removed.
    pub plus: usize,
}

impl Request {
    /// Any puzzle of a shape.
    pub fn new(shape: Shape) -> Self {
        Self {
            board: BoardChoice::Shape(shape),
            rules: Vec::new(),
            mirror: Mirror::None,
            minimal: false,
            clues: None,
            pattern: None,
            technique: None,
            difficulty: None,
            near: None,
            unbiased: false,
        }
    }
    /// The number of digits.
    pub fn side(&self) -> usize {
        match &self.board {
            BoardChoice::Shape(shape) => shape.side(),
            BoardChoice::RandomJigsaw(side) => *side,
        }
    }
    /// Whether any givens will do on a plain board: neither their places nor a puzzle nearby is fixed.
    pub(crate) fn chooses_givens_freely(&self) -> bool {
        self.is_classic() && self.near.is_none() && self.pattern.is_none()
    }
    /// Whether the puzzle is the one of newspapers, without kinds of rules: see [`Shape::is_classic`](whydoku_core::Shape::is_classic).
    pub fn is_classic(&self) -> bool {
        let is_classic = matches!(&self.board, BoardChoice::Shape(shape) if shape.is_classic());
        is_classic && self.rules.is_empty()
    }
    /// Whether rules beyond houses apply.
    pub(crate) fn has_rules(&self) -> bool {
        let is_ruled = matches!(&self.board, BoardChoice::Shape(shape) if shape.is_ruled());
        is_ruled || !self.rules.is_empty()
    }
    /// Why no puzzle can meet the request, if that is obvious.
    pub(crate) fn impossible(&self) -> Option<Impossible> {
        let say = |text: String| Some(Impossible(text));
        let cells = self.side() * self.side();
        let fewest = if self.is_classic() { FEWEST_GIVENS } else { 0 };
        if let Some(clash) = self.clash_of_rules() {
            return say(clash);
        }
        if self.side() > MOST_DIGITS {
            return say(format!("puzzles are made on boards of up to {MOST_DIGITS} digits"));
        }
        if let Some(clues) = &self.clues {
            if clues.is_empty() || *clues.start() > cells {
                return say(format!(
                    "no board of this size can have from {} to {} givens",
                    clues.start(),
                    clues.end()
                ));
            }
            if *clues.end() < fewest {
                return say("no 9x9 Sudoku with fewer than 17 givens has one solution".into());
            }
            if !self.mirror_allows(clues, cells) {
                let (least, most) = (clues.start(), clues.end());
                return say(format!(
                    "no pattern with symmetry {} has {least} to {most} givens",
                    self.mirror
                ));
            }
        }
        self.difficulty
            .as_ref()
            .and_then(Difficulty::impossible)
            .map(Impossible)
            .or_else(|| self.too_many_givens(cells))
            .or_else(|| self.other_clashes())
            .or_else(|| self.pattern_clash(fewest, cells))
            .or_else(|| self.near_clash(fewest))
    }
    /// Minimal puzzles do not have many givens.
    fn too_many_givens(&self, cells: usize) -> Option<Impossible> {
        let least = *self.clues.as_ref()?.start();
        if !(self.minimal || self.unbiased) {
            return None;
        }
        if self.is_classic() && least > MOST_OF_MINIMAL {
            return Some(Impossible(format!(
                "no minimal 9x9 Sudoku with more than {MOST_OF_MINIMAL} givens is known"
            )));
        }
        let is_full = least == cells && self.rules.is_empty();
        is_full.then(|| Impossible("a puzzle that gives every cell is not minimal".into()))
    }
    fn clash_of_rules(&self) -> Option<String> {
        if self.rules.is_empty() {
            return None;
        }
        if self.near.is_some() {
            return Some("rules cannot be chosen for puzzles near another one".into());
        }
        if self.side() > MAX_RULED_SIDE {
            return Some(format!("rules are for boards of up to {MAX_RULED_SIDE} digits"));
        }
        if let Some(clash) = ruled::clash(&self.rules) {
            return Some(clash);
        }
        let BoardChoice::Shape(shape) = &self.board else { return None };
        let framed = ruled::with_frames(shape, &self.rules)?;
        let budget = Budget::nodes(NODES_TO_SEE);
        let counted = count(&Puzzle::empty(framed), 1, &budget);
        let names: Vec<&str> = self.rules.iter().map(|kind| kind.name()).collect();
        let is_empty = counted.complete && counted.found == 0;
        is_empty.then(|| format!("no filled {shape} board keeps {}", names.join(" and ")))
    }
    /// A change of the givens leaves a certain number of them.
    fn near_clash(&self, fewest: usize) -> Option<Impossible> {
        let near = self.near.as_ref()?;
        let count = (near.puzzle.given_count() + near.plus).checked_sub(near.minus)?;
        let told = format!("-{}+{} of this puzzle leaves {count} givens", near.minus, near.plus);
        if count < fewest {
            return Some(Impossible(format!("{told}; no 9x9 Sudoku has fewer than 17")));
        }
        let clashes = self.clues.as_ref().is_some_and(|clues| !clues.contains(&count));
        clashes.then(|| Impossible(format!("{told}, not the number requested")))
    }
    fn mirror_allows(&self, clues: &RangeInclusive<usize>, cells: usize) -> bool {
        let mut sums = vec![false; cells + 1];
        sums[0] = true;
        for orbit in self.mirror.orbits(self.side()) {
            for sum in (orbit.len()..=cells).rev() {
                sums[sum] |= sums[sum - orbit.len()];
            }
        }
        clues.clone().any(|count| sums.get(count).copied().unwrap_or(false))
    }
    fn other_clashes(&self) -> Option<Impossible> {
        let say = |text: &str| Some(Impossible(text.into()));
        let plain = self.is_classic();
        if self.difficulty.as_ref().is_some_and(Difficulty::is_plain_only) && !plain {
            return say(
                "this rating is for plain 9x9 boards; for others use 'easy', or 'whydoku 1' to 'whydoku 5'",
            );
        }
        let no_pattern = self.mirror == Mirror::None && self.pattern.is_none();
        if self.unbiased && !(plain && no_pattern && self.near.is_none()) {
            return say(
                "unbiased puzzles are plain 9x9; they cannot be symmetric, have a pattern or be near another one",
            );
        }
        if let Some((technique, _)) = self.technique {
            if crate::technique::SINGLES.contains(&technique) {
                return say("every puzzle needs singles; name another technique");
            }
            let is_easy = |wanted: &Difficulty| wanted.singles_solve() == Some(true);
            if self.difficulty.as_ref().is_some_and(is_easy) {
                return say(
                    "puzzles of this difficulty are solved by singles alone and need no other technique",
                );
            }
            if technique.info().level > whydoku_logic::Level::Hard && self.side() > 16 {
                return say("techniques beyond fish and wings can be required up to 16x16");
            }
        }
        if let Some(near) = &self.near {
            if near.puzzle.given_count() < near.minus {
                return say("the puzzle has fewer givens than would be removed");
            }
            if !no_pattern {
                return say("a pattern cannot be chosen for puzzles near another one");
            }
        }
        None
    }
    fn pattern_clash(&self, fewest: usize, cells: usize) -> Option<Impossible> {
        let say = |text: String| Some(Impossible(text));
        let pattern = self.pattern.as_ref()?;
        if pattern.len() != cells {
            return say(format!("the pattern has {} cells, the board {cells}", pattern.len()));
        }
        let count = pattern.iter().filter(|given| **given).count();
        if count < fewest {
            return say(format!("the pattern has {count} givens; no 9x9 Sudoku has fewer than 17"));
        }
        if self.clues.as_ref().is_some_and(|clues| !clues.contains(&count)) {
            return say(format!("the pattern has {count} givens, not the number requested"));
        }
        if !self.mirror.holds(self.side(), pattern) {
            return say(format!("the pattern is not symmetric: {}", self.mirror));
        }
        self.empty_lines(pattern).and_then(say)
    }
    /// Two lines of a chute without givens can change places, so there are several solutions.
    fn empty_lines(&self, pattern: &[bool]) -> Option<String> {
        let BoardChoice::Shape(shape) = &self.board else { return None };
        let (Regions::Boxes { rows, columns }, true) = (shape.regions(), shape.is_plain()) else {
            return None;
        };
        let side = shape.side();
        let empty = |cell: &dyn Fn(usize) -> usize| (0..side).all(|at| !pattern[cell(at)]);
        let two = |chute: usize, is_empty: &dyn Fn(usize) -> bool| {
            (0..side)
                .step_by(chute)
                .find(|first| (*first..first + chute).filter(|line| is_empty(*line)).count() > 1)
        };
        let rows = two(*rows, &|row| empty(&|at| row * side + at));
        let columns = two(*columns, &|column| empty(&|at| at * side + column));
        rows.map(|row| format!("the pattern leaves two rows of the band of row {} empty; they could change places", row + 1))
            .or_else(|| columns.map(|column| format!("the pattern leaves two columns of the stack of column {} empty; they could change places", column + 1)))
    }
}

/// Gary `McGuire`, Tugemann and Civario, "There is no 16-clue Sudoku", 2012.
const FEWEST_GIVENS: usize = 17;
/// The most that were ever found (40, 2014 and later).
const MOST_OF_MINIMAL: usize = 40;
/// Search nodes to see whether any board satisfies the rules.
const NODES_TO_SEE: u64 = 2_000;
/// Boards with more digits take too long.
const MOST_DIGITS: usize = 36;

/// Why no puzzle can meet the request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Impossible(pub(crate) String);

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for Impossible {}
