//! The variant puzzles of others beside the project, where they are present, walked by logic: every step is
//! judged and true of the solution, and how far logic gets may only grow.
//!
//! Every fifth puzzle is walked, with techniques up to quads. `PENCILMARK_VARIANT_LEVEL=nested-net` (or any other
//! technique) walks them all with the techniques up to that one, which takes minutes to hours.
#![allow(clippy::unwrap_used, reason = "a test may stop where it likes")]
#[expect(dead_code, reason = "another test reads the rest")]
mod variant_corpus;

use pencilmark_core::{Digit, Puzzle};
use pencilmark_logic::{Conclusion, Search, Technique, position};
use std::collections::BTreeMap;
use variant_corpus::{Read, corpus};

/// How many of the puzzles that are walked are solved: this may only grow.
const EXPECTED: usize = 13;

/// The techniques that are tried, and which part of the puzzles is walked.
fn wanted() -> (Vec<Search>, usize) {
    let last = std::env::var("PENCILMARK_VARIANT_LEVEL").ok();
    let every = if last.is_some() { 1 } else { 5 };
    let last = last.map_or(Technique::NakedQuad, |last| last.parse().unwrap());
    let all = Search::default_order().into_iter();
    (all.take_while(|search| search.technique <= last).collect(), every)
}

/// Walks a puzzle; the hardest technique, if it is solved.
fn walk(
    puzzle: &Puzzle,
    solution: &[Digit],
    order: &[Search],
    counts: &mut BTreeMap<Technique, usize>,
) -> Option<Technique> {
    let mut here = position(puzzle).unwrap();
    here.assume_unique(true);
    let mut hardest = Technique::FullHouse;
    while !here.is_filled() {
        let step = here.first(order)?;
        assert_eq!(here.judge().check(&step), Ok(()), "{step:?}");
        for conclusion in &step.conclusions {
            let candidate = conclusion.candidate();
            let holds = solution[candidate.cell.index()] == candidate.digit;
            assert_eq!(holds, matches!(conclusion, Conclusion::Place(_)), "{step:?}");
        }
        *counts.entry(step.technique).or_default() += 1;
        hardest = hardest.max(step.technique);
        here.apply(&step);
    }
    assert!(here.is_solved());
    Some(hardest)
}

#[test]
fn logic_walks_the_variant_puzzles_and_every_step_is_proved() {
    let Some(lines) = corpus() else {
        println!("no variant puzzles beside the project: nothing was walked");
        return;
    };
    let (order, every) = wanted();
    let mut counts = BTreeMap::new();
    let mut hardest: BTreeMap<Technique, usize> = BTreeMap::new();
    let (mut solved, mut stuck) = (0, Vec::new());
    let known = lines.into_iter().filter_map(|line| match line {
        Read::Known { id, puzzle, solution, .. } => Some((id, puzzle, solution)),
        Read::Unknown(_) => None,
    });
    for (id, puzzle, solution) in known.step_by(every) {
        match walk(&puzzle, &solution, &order, &mut counts) {
            Some(technique) => {
                solved += 1;
                *hardest.entry(technique).or_default() += 1;
            }
            None => stuck.push(id),
        }
    }
    println!("{solved} solved, {} stuck: {stuck:?}", stuck.len());
    println!("the hardest technique of each: {hardest:?}\nsteps: {counts:?}");
    assert!(solved >= EXPECTED, "{solved} solved, {} stuck: {stuck:?}", stuck.len());
}
