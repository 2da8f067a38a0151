//! An empty board, and a new puzzle of a requested level: random ones are dug and solved until one fits.
use crate::{MOST_DIGITS, failure, too_large};
use whydoku_core::{Cell, Entry, Puzzle, Random, Shape, Stop};
use whydoku_exact::Budget;
use whydoku_formats::parse_shape;
use whydoku_generate::{minimal_of, random_filled};
use whydoku_logic::{Level, Search};
use whydoku_session::{Game, Method, Walk};
use whydoku_wire::FailureJson;
use whydoku_words::{Language, said};

/// The most puzzles that are tried.
const ATTEMPTS: usize = 1000;
/// The largest board: larger ones take longer than anyone waits.
const LARGEST: usize = 9;

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
    let shape = parse_shape(shape).map_err(|error| failure(&error))?;
    if shape.side() > LARGEST {
        return Err(failure(&format!("new puzzles have up to {LARGEST} digits here")));
    }
    let wanted: Level = level.parse().map_err(|error| failure(&error))?;
    let stop = budget.stop;
    let mut random = Random::new(seed);
    let mut nearest: Option<(Level, Puzzle)> = None;
    for _ in 0..ATTEMPTS {
        let Some(puzzle) = dug(&shape, wanted, &mut random, stop) else { break };
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
