//! The variant puzzles of others beside the project, where they are present: each puzzle all of whose
//! rules are known has the recorded solution, and no other.
#![allow(clippy::unwrap_used, reason = "a test may stop where it likes")]
mod variant_corpus;

use pencilmark_exact::{Budget, Verdict};
use std::collections::BTreeMap;
use variant_corpus::{Read, corpus};

/// What one puzzle may take. Hard killers need more than is right for a test.
const NODES: u64 = 3_000;

/// How many puzzles of the corpus are known, and how many of them need no more: this may only grow.
const EXPECTED: (usize, usize) = (147, 123);

#[test]
fn every_puzzle_whose_rules_are_known_has_its_solution_and_no_other() {
    let Some(lines) = corpus() else {
        println!("no variant puzzles beside the project: nothing was compared");
        return;
    };
    let (mut known, mut decided) = (0, 0);
    let (mut unknown, mut open) = (BTreeMap::<String, usize>::new(), Vec::new());
    for line in lines {
        let (id, puzzle, solution) = match line {
            Read::Known { id, puzzle, solution } => (id, puzzle, solution),
            Read::Unknown(kind) => {
                *unknown.entry(kind).or_default() += 1;
                continue;
            }
        };
        known += 1;
        let (rules, side) = (puzzle.shape().rules(), puzzle.shape().side());
        for rule in rules {
            assert!(rule.holds_among(rules, side, &solution), "{id}: {rule:?}");
        }
        match pencilmark_exact::solve(&puzzle, &Budget::nodes(NODES)) {
            Verdict::Unique(found) => {
                assert_eq!(found.digits(), &solution[..], "{id}");
                decided += 1;
            }
            Verdict::Unknown { found } => {
                assert!(found.is_none_or(|found| found.digits() == &solution[..]), "{id}");
                open.push(id);
            }
            other => panic!("{id}: {other:?}"),
        }
    }
    println!("{known} puzzles, {decided} of them decided; rules not known: {unknown:?}");
    println!("more than {NODES} digits tried: {open:?}");
    assert!(known >= EXPECTED.0 && decided >= EXPECTED.1, "{known} known, {decided} decided");
}
