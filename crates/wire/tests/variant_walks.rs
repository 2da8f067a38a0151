//! Variant puzzles by others, kept next to the project, are walked by logic where they are present: every
//! step is judged and agrees with the solution, and the number of puzzles solved may only grow.
//!
//! Every fifth puzzle is walked, with techniques up to quads. `WHYDOKU_VARIANT_LEVEL=nested-net` (or any
//! other technique) walks them all with the techniques up to that one, which takes minutes to hours;
//! `WHYDOKU_VARIANT_PATIENCE=SECONDS` limits the processor time for each puzzle. A table at the end lists
//! what each family needed.
use crate::variant_corpus::{CORPUS, Read, corpus};
use core::ops::ControlFlow;
use core::time::Duration;
use cpu_time::ThreadTime;
use std::collections::BTreeMap;
use whydoku_core::{Digit, Puzzle, Stop};
use whydoku_logic::{Conclusion, Search, Technique, position};

/// How many of the walked puzzles are solved: this may only grow.
const EXPECTED: usize = 13;

/// The techniques that are tried, and which part of the puzzles is walked.
fn wanted() -> (Vec<Search>, usize) {
    let last = std::env::var("WHYDOKU_VARIANT_LEVEL").ok();
    let every = if last.is_some() { 1 } else { 5 };
    let last = last.map_or(Technique::NakedQuad, |last| last.parse().unwrap());
    let all = Search::default_order().into_iter();
    (all.take_while(|search| search.technique <= last).collect(), every)
}

/// How long a puzzle may take.
fn patience() -> Duration {
    let seconds = std::env::var("WHYDOKU_VARIANT_PATIENCE").ok();
    seconds.map_or(Duration::MAX, |seconds| Duration::from_secs(seconds.parse().unwrap()))
}

/// How a walk ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Fate {
    NoNets,
    Nets,
    NestedNets,
    Stuck,
    NoTime,
}

impl Fate {
    /// The fate of a solved puzzle, by its hardest technique.
    fn solved(hardest: Technique) -> Self {
        match hardest {
            Technique::NestedNet => Self::NestedNets,
            Technique::ForcingNetContradiction | Technique::ForcingNetVerity => Self::Nets,
            _ => Self::NoNets,
        }
    }
    fn is_solved(self) -> bool {
        self <= Self::NestedNets
    }
}

/// Walks a puzzle, and counts the steps of each technique.
fn walk(
    puzzle: &Puzzle,
    solution: &[Digit],
    order: &[Search],
    counts: &mut BTreeMap<Technique, usize>,
) -> Fate {
    let mut here = position(puzzle).unwrap();
    here.assume_unique(true);
    let mut hardest = Technique::FullHouse;
    let end = ThreadTime::now().as_duration().saturating_add(patience());
    let is_over = move || ThreadTime::now().as_duration() >= end;
    while !here.is_filled() {
        let mut found = None;
        let _ = here.search_within(order, Stop::when(&is_over), &mut |step| {
            found = Some(step);
            ControlFlow::Break(())
        });
        let Some(step) = found else {
            return if is_over() { Fate::NoTime } else { Fate::Stuck };
        };
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
    Fate::solved(hardest)
}

#[test]
fn logic_walks_the_variant_puzzles_and_every_step_is_proved() {
    let Some(path) = whydoku_testkit::data(CORPUS) else { return };
    let lines = corpus(&path);
    let (order, every) = wanted();
    let mut counts = BTreeMap::new();
    let mut fates: BTreeMap<String, Vec<Fate>> = BTreeMap::new();
    let known = lines.into_iter().filter_map(|line| match line {
        Read::Known { id, family, puzzle, solution, .. } => Some((id, family, puzzle, solution)),
        Read::Unknown(_) => None,
    });
    for (id, family, puzzle, solution) in known.step_by(every) {
        let fate = walk(&puzzle, &solution, &order, &mut counts);
        println!("{id} ({family}): {fate:?}");
        fates.entry(family).or_default().push(fate);
    }
    println!("| family | puzzles | no nets | nets | nested nets | stuck | no time |");
    let all = ("all".to_owned(), fates.values().flatten().copied().collect());
    for (family, fates) in fates.iter().chain([(&all.0, &all.1)]) {
        let count = |fate| fates.iter().filter(|&&one| one == fate).count();
        let columns = [Fate::NoNets, Fate::Nets, Fate::NestedNets, Fate::Stuck, Fate::NoTime];
        let columns = columns.map(|fate| count(fate).to_string()).join(" | ");
        println!("| {family} | {} | {columns} |", fates.len());
    }
    println!("steps of each technique: {counts:?}");
    let solved = all.1.iter().filter(|fate| fate.is_solved()).count();
    assert!(solved >= EXPECTED, "{solved} solved");
}
