//! An empty board, and a new puzzle of a requested level: random ones are dug and solved until one fits.
use crate::{MOST_DIGITS, failure, too_large};
use whydoku_core::{Cell, Entry, Puzzle, Random, Shape, Stop};
use whydoku_exact::Budget;
#[cfg(feature = "full")]
use whydoku_exact::{Verdict, solve};
use whydoku_formats::parse_shape;
#[cfg(feature = "full")]
use whydoku_generate::{BoardChoice, Maker, Request, RuleKind};
use whydoku_generate::{minimal_of, random_filled};
use whydoku_logic::{Level, Search};
use whydoku_session::{Game, Method, Walk};
use whydoku_wire::FailureJson;
use whydoku_words::{Language, said};

/// The most puzzles that are tried.
const ATTEMPTS: u64 = 1000;
/// The largest board. The small engine has no techniques for larger ones.
const LARGEST: usize = if cfg!(feature = "full") { 16 } else { 9 };

/// A game on an empty board.
pub(crate) fn empty(shape: &str, language: Language) -> Result<Game, FailureJson> {
    let shape = parse_shape(shape).map_err(|error| failure(&error))?;
    if shape.side() > MOST_DIGITS {
        return Err(too_large(language));
    }
    Ok(Game::new(&Puzzle::empty(shape)))
}

/// A game with a new puzzle whose hardest step has that level. When time is up, one of the
/// nearest lower level.
pub(crate) fn puzzle(
    shape: &str,
    level: &str,
    seed: u64,
    language: Language,
    budget: &Budget<'_>,
) -> Result<Game, FailureJson> {
    let board = Board::read(shape)?;
    if board.side() > LARGEST {
        return Err(failure(&format!("new puzzles have up to {LARGEST} digits here")));
    }
    let wanted: Level = level.parse().map_err(|error| failure(&error))?;
    let stop = budget.stop;
    let mut random = Random::new(seed);
    let mut nearest: Option<(Level, Puzzle)> = None;
    for attempt in 0..ATTEMPTS {
        let made = board.attempt(wanted, &mut random, (seed, attempt), stop);
        let Some(puzzle) = made else { break };
        let Some(found) = level_of(&puzzle, wanted, stop) else { continue };
        if nearest.as_ref().is_none_or(|(before, _)| *before < found) {
            nearest = Some((found, puzzle));
        }
        if found == wanted {
            break;
        }
    }
    let found = nearest.ok_or_else(|| failure(&said!("call-not-found").text(language)))?;
    Ok(Game::new(&found.1))
}

/// What puzzles are made on.
enum Board {
    /// A board of houses.
    Plain(Shape),
    /// A board with kinds of rules, or with random regions.
    #[cfg(feature = "full")]
    Made(Box<Maker>),
}

impl Board {
    /// Reads a shape that may name kinds of rules as `generate --rules` does (`3x3+killer`), or be `jigsaw-9`.
    fn read(text: &str) -> Result<Self, FailureJson> {
        #[cfg(feature = "full")]
        if names_more(text) {
            return Ok(Self::Made(Box::new(maker(text)?)));
        }
        Ok(Self::Plain(parse_shape(text).map_err(|error| failure(&error))?))
    }
    /// A random puzzle, or the one of an attempt from a seed.
    #[cfg_attr(
        not(feature = "full"),
        expect(unused_variables, reason = "only kinds of rules need the seed")
    )]
    fn attempt(
        &self,
        wanted: Level,
        random: &mut Random,
        (seed, attempt): (u64, u64),
        stop: Stop<'_>,
    ) -> Option<Puzzle> {
        match self {
            Self::Plain(shape) => dug(shape, wanted, random, stop),
            #[cfg(feature = "full")]
            Self::Made(maker) => {
                let one = maker.make(seed, attempt..attempt + 1, stop).pop()?.puzzle.to_puzzle();
                Some(eased(one, wanted, random, stop))
            }
        }
    }
    fn side(&self) -> usize {
        match self {
            Self::Plain(shape) => shape.side(),
            #[cfg(feature = "full")]
            Self::Made(maker) => maker.request().side(),
        }
    }
}

/// Whether a shape names more than houses: kinds of rules, or random regions.
pub(crate) fn names_more(shape: &str) -> bool {
    let mut words = shape.split('+');
    words.next().is_some_and(|first| first.starts_with(JIGSAW))
        || words.any(|word| !matches!(word.trim(), "diagonals" | "windows"))
}

/// What a board with random regions is called, before the number of its digits.
const JIGSAW: &str = "jigsaw-";

/// Makes puzzles on a board with kinds of rules or random regions.
#[cfg(feature = "full")]
fn maker(text: &str) -> Result<Maker, FailureJson> {
    let (mut houses, mut rules) = (Vec::new(), Vec::new());
    for word in text.split('+').map(str::trim) {
        match word.parse::<RuleKind>() {
            Ok(rule) => rules.push(rule),
            Err(_) => houses.push(word),
        }
    }
    let request = match houses[..] {
        [one] if one.starts_with(JIGSAW) => {
            let side = one[JIGSAW.len()..].parse::<usize>().map_err(|error| failure(&error))?;
            let board = BoardChoice::RandomJigsaw(side.clamp(4, LARGEST));
            Request { board, ..Request::new(Shape::square(9).map_err(|error| failure(&error))?) }
        }
        _ => Request::new(parse_shape(&houses.join("+")).map_err(|error| failure(&error))?),
    };
    Maker::new(Request { rules, ..request }).map_err(|error| failure(&error))
}

/// Gives digits of the solution until the puzzle is no harder than wanted.
#[cfg(feature = "full")]
fn eased(mut puzzle: Puzzle, wanted: Level, random: &mut Random, stop: Stop<'_>) -> Puzzle {
    let Verdict::Unique(solution) = solve(&puzzle, &Budget { stop, ..Budget::unlimited() }) else {
        return puzzle;
    };
    let mut empty: Vec<Cell> =
        puzzle.shape().cells().filter(|&cell| puzzle.entry(cell) == Entry::Unknown).collect();
    random.shuffle(&mut empty);
    while !empty.is_empty() && !stop.is_due() && level_of(&puzzle, wanted, stop).is_none() {
        for cell in empty.split_off(empty.len().saturating_sub(GIVEN_AT_ONCE)) {
            puzzle.set(cell, Entry::Given(solution.digits()[cell.index()]));
        }
    }
    puzzle
}

/// How many digits are given before the puzzle is judged again.
#[cfg(feature = "full")]
const GIVEN_AT_ONCE: usize = 3;

/// A random puzzle: minimal, except for an easy one, which keeps more givens.
fn dug(shape: &Shape, wanted: Level, random: &mut Random, stop: Stop<'_>) -> Option<Puzzle> {
    let digits = random_filled(shape, random, stop)?;
    let mut full = Puzzle::empty(shape.clone());
    for (cell, digit) in shape.cells().zip(digits) {
        full.set(cell, Entry::Given(digit));
    }
    let mut puzzle = minimal_of(&full, random, stop).ok()?;
    if wanted == Level::Easy {
        give_back(&mut puzzle, &full, random);
    }
    Some(puzzle)
}

/// Puts back as many givens as a beginner needs to see how to continue: four ninths of the cells (36
/// of 81), and up to four more.
fn give_back(puzzle: &mut Puzzle, full: &Puzzle, random: &mut Random) {
    let mut empty: Vec<Cell> = puzzle.shape().cells().collect();
    let wanted = (4 * empty.len()).div_ceil(9) + random.below(5);
    empty.retain(|&cell| puzzle.entry(cell) == Entry::Unknown);
    random.shuffle(&mut empty);
    let there = full.entries().len() - empty.len();
    for &cell in empty.iter().take(wanted.saturating_sub(there)) {
        puzzle.set(cell, full.entry(cell));
    }
}

/// The level of the hardest step, if techniques of no higher level than wanted solve it.
fn level_of(puzzle: &Puzzle, wanted: Level, stop: Stop<'_>) -> Option<Level> {
    let mut order = Search::default_order();
    order.retain(|search| search.technique.info().level <= wanted);
    let mut walk = Walk::new(puzzle, Method::of(order)).ok()?;
    let mut hardest = Level::Easy;
    while !walk.position().is_filled() {
        let taken = walk.advance_within(stop);
        let found = taken.iter().map(|step| step.technique.info().level).max()?;
        hardest = hardest.max(found);
    }
    Some(hardest)
}
