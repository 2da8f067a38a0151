//! The variant puzzles of others beside the project, where they are present, walked by logic: every step is
//! judged, every placement right, and how far logic goes may only get further.
#![allow(clippy::unwrap_used, reason = "a test may stop where it likes")]
mod variant_corpus;

use pencilmark_core::{Digit, Puzzle};
use pencilmark_logic::{Conclusion, Search, Technique, position};
use std::collections::BTreeMap;
use variant_corpus::{Read, corpus};

fn order() -> Vec<Search> {
    let wanted = std::env::var("PENCILMARK_VARIANT_LEVEL").unwrap_or_default();
    let all = Search::default_order();
    match wanted.as_str() {
        "" => all,
        last => {
            let last: Technique = last.parse().unwrap();
            all.into_iter().take_while(|search| search.technique <= last).collect()
        }
    }
}

fn walk(
    id: &str,
    puzzle: &Puzzle,
    solution: &[Digit],
    counts: &mut BTreeMap<Technique, usize>,
) -> Option<Technique> {
    let mut here = position(puzzle).unwrap();
    here.assume_unique(true);
    let order = order();
    let mut hardest = Technique::FullHouse;
    while !here.is_filled() {
        let step = here.first(&order)?;
        let _ = here.judge().check(&step).map_err(|flaw| panic!("{id}: {flaw}: {step:?}"));
        for conclusion in &step.conclusions {
            let (candidate, is_true) = match *conclusion {
                Conclusion::Place(candidate) => (candidate, true),
                Conclusion::Eliminate(candidate) => (candidate, false),
            };
            let truth = solution[candidate.cell.index()] == candidate.digit;
            assert_eq!(truth, is_true, "{id}: {step:?}");
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
    let (mut solved, mut stuck, mut counts) = (0, Vec::new(), BTreeMap::new());
    let mut hardest: BTreeMap<String, usize> = BTreeMap::new();
    for line in lines {
        let Read::Known { id, puzzle, solution } = line else { continue };
        let start = std::time::Instant::now();
        match walk(&id, &puzzle, &solution, &mut counts) {
            Some(technique) => {
                solved += 1;
                *hardest.entry(technique.to_string()).or_default() += 1;
            }
            None => stuck.push(id.clone()),
        }
        println!("{id} {:?} {}", start.elapsed(), stuck.last() == Some(&id));
    }
    println!("{solved} solved, {} stuck: {stuck:?}", stuck.len());
    println!("{hardest:?}\n{counts:?}");
}
