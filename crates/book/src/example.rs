//! The example of a technique in front of a book: the one of its lesson, or on boards smaller than that, one of their own.
use crate::item::Item;
use whydoku_core::{Puzzle, Random, Symmetry};
use whydoku_formats::{Options as Reading, parse};
use whydoku_logic::lesson::Lesson;
use whydoku_logic::{Search, Step, Technique, position};

/// A position, and the step that is shown in it.
pub(crate) struct Example {
    pub(crate) shown: Puzzle,
    pub(crate) step: Step,
}

/// So many puzzles are looked through.
const TRIED: usize = 20;
/// Turns and relabels a puzzle, so that no example gives away how a puzzle of the book goes on; always in the same way, so
/// that the same puzzles make the same book.
const SEED: u64 = 51;

/// The example of a lesson; where every board of the book is smaller than that one, an example on one of their size.
pub(crate) fn example(
    technique: Technique,
    lesson: &Lesson<'_>,
    items: &[Item],
) -> Option<Example> {
    let puzzle = lesson.position().and_then(|text| parse(text, &Reading::default()).ok());
    let puzzle = puzzle.map(|parsed| parsed.puzzle);
    let side = puzzle.as_ref().map_or(usize::MAX, |puzzle| puzzle.shape().side());
    let is_small = items.iter().all(|item| item.puzzle.shape().side() < side);
    let own = if is_small { of_items(technique, items) } else { None };
    own.or_else(|| of_lesson(technique, lesson, &puzzle?))
}

fn of_lesson(technique: Technique, lesson: &Lesson<'_>, puzzle: &Puzzle) -> Option<Example> {
    let mut position = position(puzzle).ok()?;
    let step = lesson.example(technique, &mut *position)?;
    Some(Example { shown: position.to_puzzle(), step })
}

/// The first step of a technique in a puzzle that needs it.
fn of_items(technique: Technique, items: &[Item]) -> Option<Example> {
    let needs_it = |item: &&Item| item.assessed.techniques.contains(&technique);
    items.iter().filter(needs_it).take(TRIED).find_map(|item| of_item(technique, item))
}

fn of_item(technique: Technique, item: &Item) -> Option<Example> {
    let symmetry = Symmetry::random(item.puzzle.shape(), &mut Random::new(SEED));
    let mut position = position(&symmetry.puzzle(&item.puzzle)).ok()?;
    position.assume_unique(true);
    // Whatever is easier comes first, so that the example is where a solver would need the technique.
    let (mut easier, mut harder): (Vec<Search>, Vec<Search>) = Default::default();
    for &other in item.assessed.techniques.iter().filter(|&&other| other != technique) {
        let rank = if other < technique { &mut easier } else { &mut harder };
        rank.push(other.into());
    }
    let wanted = [Search::from(technique)];
    loop {
        if let Some(step) = position.first(&easier) {
            position.apply(&step);
        } else if let Some(step) = position.first(&wanted) {
            return Some(Example { shown: position.to_puzzle(), step });
        } else {
            let step = position.first(&harder)?;
            position.apply(&step);
        }
    }
}
