//! Laws that every technique obeys, on positions of boards of every kind. `WHYDOKU_LAW_SCALE=20`
//! tries twenty times as many positions.
mod cases;
mod reference;

use cases::{Case, cases, each_case, is_costly, is_full_run, nonsense, scaled, techniques, walk};
use core::cell::RefCell;
use core::ops::ControlFlow;
use reference::Results;
use std::collections::{BTreeMap, BTreeSet};
use whydoku_core::{
    Candidate, Cell, DigitSet, Entry, House, HouseKind, Puzzle, Random, Shape, Symmetry,
};
use whydoku_exact::{Budget, Verdict, solve};
use whydoku_logic::{
    Argument, Conclusion, Position, Premise, Search, Step, Technique, TwoSpots, position,
    render::notation, verify::Flaw,
};
use whydoku_testkit::{holds, loose_puzzle, small_shapes};

/// A failure in a form that can be reproduced: the step and the whole position.
fn report(what: &str, step: &Step, position: &Puzzle) -> String {
    let line = notation::step(step, position.shape());
    format!("{what}: {line}\non {}:\n{:?}", position.shape(), position.entries())
}

/// The beginnings of the ids of techniques that are so rare that a usual run may not meet them.
/// Their pages, the regression library and longer runs test them.
const RARE: &[&str] = &[
    "unique-rectangle-5",
    "avoidable-rectangle",
    "unique-loop",
    "extended-rectangle",
    "bug-",
    "tridagon",
    "fireworks",
    "dual-",
    "nested-net",
    "symmetrical",
    "borescoper",
    "unique-matrix",
    "junior-exocet",
    "senior-exocet",
    "double-exocet",
    "sk-loop",
    "multi-sector",
];

#[test]
fn every_step_is_true_proved_and_new() {
    let counts: RefCell<BTreeMap<Technique, usize>> = RefCell::default();
    each_case(1, |at, case| {
        let position = case.open();
        let judge = position.judge();
        for technique in techniques(at, case.position.shape()) {
            for step in position.all(technique) {
                *counts.borrow_mut().entry(technique).or_default() += 1;
                let wrong = |what: &str| report(what, &step, &case.position);
                let agrees = |conclusion: &Conclusion| match *conclusion {
                    Conclusion::Place(candidate) => case.is_true(candidate),
                    Conclusion::Eliminate(candidate) => !case.is_true(candidate),
                };
                assert!(step.conclusions.iter().all(agrees), "{}", wrong("contradicts"));
                assert_eq!(judge.check(&step), Ok(()), "{}", wrong("unproved"));
                assert!(step.conclusions.is_sorted_by(|a, b| a < b), "{}", wrong("unsorted"));
                assert_eq!(step.technique, technique, "{}", wrong("misnamed"));
                assert!(!is_padded(&step, &*position), "{}", wrong("says more than it needs"));
            }
        }
    });
    let found = counts.into_inner();
    println!("{} positions; steps by technique: {found:#?}", cases().len());
    let rare = |technique: Technique| RARE.iter().any(|id| technique.info().id.starts_with(id));
    // Techniques for rules beyond houses have laws of their own, in `tests/ruled.rs`.
    let is_for_houses = |technique: Technique| !technique.info().needs_rules;
    let everyday =
        Technique::ALL.iter().filter(|&&t| !is_costly(t) && !rare(t) && is_for_houses(t));
    let unseen: Vec<_> = everyday.filter(|t| !found.contains_key(t)).collect();
    assert!(unseen.is_empty() || !is_full_run(), "never found: {unseen:?}; see RARE");
}

/// Whether cells are tried together with others that cannot lose every candidate, or would do without
/// any others: then it is not an exclusion but a naked set.
fn is_padded(step: &Step, position: &dyn Position) -> bool {
    let names = [Technique::AlignedPairExclusion, Technique::AlignedTripleExclusion];
    let Argument::Pattern(pattern) = &step.argument else { return false };
    let [core, watchers] = &pattern.pieces[..] else { return false };
    if !names.contains(&step.technique) {
        return false;
    }
    let digits =
        |cells: &[Cell]| cells.iter().fold(DigitSet::EMPTY, |a, &c| a | position.digits(c));
    let all = digits(&core.cells);
    let alone: Vec<Premise> = core.cells.iter().map(|&cell| Premise::Cell(cell)).collect();
    watchers.cells.iter().any(|&cell| !position.digits(cell).is_subset(all))
        || position.judge().check_premises(&alone, &step.conclusions).is_ok()
}

#[test]
fn a_step_only_removes_candidates_and_is_not_found_again() {
    each_case(7, |at, case| {
        let before = case.open();
        for technique in techniques(at, case.position.shape()) {
            for step in before.all(technique).iter().take(3) {
                let mut after = before.copy();
                after.apply(step);
                let wrong = |what: &str| report(what, step, &case.position);
                for cell in case.position.shape().cells() {
                    let (old, new) = (before.digits(cell), after.digits(cell));
                    assert!(new.is_subset(old), "{}", wrong("a candidate came back"));
                    let moved = before.placed(cell).is_some_and(|d| after.placed(cell) != Some(d));
                    assert!(!moved, "{}", wrong("a placed digit changed"));
                }
                let gone = |conclusion: &Conclusion| !after.has(conclusion.candidate());
                assert!(step.conclusions.iter().all(gone), "{}", wrong("not carried out"));
                for next in after.all(technique) {
                    let stale = next.conclusions.iter().any(gone);
                    assert!(!stale, "{}", report("stale", &next, &after.to_puzzle()));
                }
            }
        }
    });
}

/// The conclusions of a technique, whatever the arguments.
fn results(position: &dyn Position, technique: Technique) -> Results {
    position.all(technique).into_iter().map(|step| step.conclusions).collect()
}

#[test]
fn results_commute_with_symmetry() {
    each_case(3, |at, case| {
        let map = Symmetry::random(case.position.shape(), &mut Random::new(at as u64));
        let (original, image) = (case.open(), map.puzzle(&case.position));
        let mut image = position(&image).expect("the image is as large");
        image.assume_unique(case.unique);
        let mapped = |conclusion: &Conclusion| match *conclusion {
            Conclusion::Place(candidate) => Conclusion::Place(map.candidate(candidate)),
            Conclusion::Eliminate(candidate) => Conclusion::Eliminate(map.candidate(candidate)),
        };
        // A board that looks the same when it is turned need not do so when its rows are exchanged.
        let kept = |technique: &Technique| *technique != Technique::SymmetricalPlacement;
        for technique in techniques(at, case.position.shape()).filter(kept) {
            let expected: Results = results(&*original, technique)
                .iter()
                .map(|result| {
                    let mut result: Vec<_> = result.iter().map(mapped).collect();
                    result.sort_unstable();
                    result
                })
                .collect();
            assert_eq!(results(&*image, technique), expected, "{technique:?} {map:?}");
        }
    });
}

#[test]
fn the_same_position_always_gives_the_same_steps_in_the_same_order() {
    each_case(11, |at, case| {
        let (one, other) = (case.open(), case.open().copy());
        for technique in techniques(at, case.position.shape()) {
            let steps = one.all(technique);
            assert_eq!(steps, one.all(technique));
            assert_eq!(steps, other.all(technique));
            assert_eq!(steps.first().cloned(), one.first(&[technique.into()]));
            let distinct: BTreeSet<&Step> = steps.iter().collect();
            assert_eq!(distinct.len(), steps.len(), "the same step twice: {steps:#?}");
        }
    });
}

#[test]
fn a_search_in_one_kind_of_house_finds_exactly_its_steps() {
    each_case(17, |at, case| {
        let (position, shape) = (case.open(), case.position.shape());
        for technique in techniques(at, shape) {
            let all = position.all(technique);
            for kind in [HouseKind::Box, HouseKind::Row, HouseKind::Column, HouseKind::Diagonal] {
                let lives_there = |step: &Step| {
                    step.argument.homes().iter().any(|&h| shape.house(h).kind == kind)
                };
                let expected: Vec<&Step> = all.iter().filter(|step| lives_there(step)).collect();
                let mut found = Vec::new();
                let search = Search { technique, within: Some(kind) };
                let _ = position.search(&[search], &mut |step| {
                    found.push(step);
                    ControlFlow::Continue(())
                });
                assert!(found.iter().eq(expected), "{search}");
            }
        }
    });
}

#[test]
fn two_spots_are_the_houses_where_a_digit_has_two_places_left() {
    each_case(5, |_, case| {
        let (position, shape) = (case.open(), case.position.shape());
        let mut expected = Vec::new();
        for (index, house) in shape.houses().iter().enumerate() {
            for digit in shape.digits() {
                let has = |&cell: &Cell| position.has(Candidate::new(cell, digit));
                let places: Vec<Cell> = house.cells.iter().copied().filter(has).collect();
                if let [first, second] = places[..] {
                    let cells = [first, second];
                    expected.push(TwoSpots { house: House::new(index), digit, cells });
                }
            }
        }
        assert_eq!(position.two_spots(), expected, "{:?}", case.position);
    });
}

/// Asks the exact solver whether a conclusion holds in every solution; remembers the answers.
struct Solutions<'a> {
    puzzle: &'a Puzzle,
    answers: BTreeMap<Conclusion, Option<bool>>,
}

impl Solutions<'_> {
    /// Whether no solution contradicts the conclusion; `None` if it takes too long to find out.
    fn all_agree(&mut self, conclusion: Conclusion) -> Option<bool> {
        let puzzle = self.puzzle;
        *self.answers.entry(conclusion).or_insert_with(|| {
            let Candidate { cell, digit } = conclusion.candidate();
            let mut contrary = puzzle.clone();
            let only = DigitSet::only(digit);
            contrary.set(
                cell,
                match conclusion {
                    Conclusion::Eliminate(_) => Entry::Candidates(only),
                    Conclusion::Place(_) => {
                        let every: DigitSet = puzzle.shape().digits().collect();
                        Entry::Candidates(every - only)
                    }
                },
            );
            match solve(&contrary, &Budget::nodes(20_000)) {
                Verdict::None => Some(true),
                Verdict::Unknown { found: None } => None,
                _ => Some(false),
            }
        })
    }
}

#[test]
fn with_several_solutions_no_step_contradicts_any() {
    let mut random = Random::new(3);
    let (mut asked, mut unknown) = (0, 0);
    for shape in small_shapes() {
        for _ in 0..scaled(if shape.side() == 9 { 6 } else { 3 }) {
            let puzzle = loose_puzzle(&shape, &mut random);
            let mut solutions = Solutions { puzzle: &puzzle, answers: BTreeMap::new() };
            let mut cases: Vec<Case> = Vec::new();
            walk(&puzzle, 4, &mut random, &mut cases);
            for (at, case) in cases.iter().enumerate() {
                let position = case.open();
                for step in techniques(at, &shape).flat_map(|technique| position.all(technique)) {
                    for &conclusion in &step.conclusions {
                        let answer = solutions.all_agree(conclusion);
                        let wrong = || report("some solution differs", &step, &case.position);
                        assert_ne!(answer, Some(false), "{}", wrong());
                        asked += 1;
                        unknown += usize::from(answer.is_none());
                    }
                }
            }
        }
    }
    println!("{asked} conclusions asked, {unknown} unknown");
    assert!(unknown * 20 <= asked, "{unknown} of {asked} could not be decided");
}

/// Positions small enough for the slow finders.
fn quick_cases() -> impl Iterator<Item = &'static Case> {
    let small = cases().iter().filter(|case| case.position.shape().side() <= 10);
    small.step_by(if is_full_run() { 2 } else { 5 })
}

#[test]
fn finders_find_what_the_definitions_say_and_nothing_else() {
    let mut random = Random::new(4);
    let mut odd = Vec::new();
    for shape in small_shapes().iter().filter(|shape| shape.side() <= 9) {
        for _ in 0..scaled(if shape.side() <= 6 { 60 } else { 6 }) {
            // The position as the finders see it: without the candidates that digits exclude.
            let position = position(&nonsense(shape, &mut random)).expect("a small board");
            odd.push(position.to_puzzle());
        }
    }
    let law = |puzzle: &Puzzle| {
        let position = position(puzzle).expect("a small board");
        for &technique in Technique::ALL {
            if let Some(expected) = reference::results(&position.to_puzzle(), technique) {
                assert_eq!(results(&*position, technique), expected, "{technique:?}");
            }
        }
    };
    for puzzle in quick_cases().map(|case| &case.position).chain(&odd) {
        holds(puzzle, law);
    }
}

#[test]
fn templates_are_all_the_ways_to_place_a_digit() {
    let small = cases().iter().filter(|case| case.position.shape().side() <= 6);
    let law = |puzzle: &Puzzle| {
        let position = position(puzzle).expect("a small board");
        let found =
            [Technique::TemplateSet, Technique::TemplateDelete].map(|of| results(&*position, of));
        assert_eq!(found, reference::templates(&position.to_puzzle()));
    };
    for case in small {
        holds(&case.position, law);
    }
}

#[test]
fn searching_nonsense_is_harmless() {
    let mut random = Random::new(5);
    let mut shapes = small_shapes();
    shapes.extend([1, 2].map(|side| Shape::boxes(1, side).expect("a tiny board")));
    for _ in 0..scaled(3) {
        for shape in &shapes {
            let puzzle = nonsense(shape, &mut random);
            let mut position = position(&puzzle).expect("the shapes of the tests fit");
            // An assumption that is as wrong as everything else.
            position.assume_unique(random.below(2) == 0);
            for at in 0..5 {
                // Nonsense is full of large fish and blossoms: too many to examine on anything but a small
                // board.
                let full = |t| is_costly(t) || t == Technique::DeathBlossom;
                let tried = techniques(at, shape).filter(|&t| !full(t) || shape.side() <= 6);
                let steps: Vec<Step> = tried.flat_map(|t| position.all(t)).collect();
                if steps.is_empty() {
                    break;
                }
                position.apply(&steps[random.below(steps.len())]);
            }
        }
    }
}

#[test]
fn the_judge_refuses_false_conclusions() {
    let mut random = Random::new(6);
    for (at, case) in cases().iter().enumerate() {
        let position = case.open();
        let judge = position.judge();
        let cells: Vec<Cell> = case.position.shape().cells().collect();
        for step in
            techniques(at, case.position.shape()).filter_map(|t| position.first(&[t.into()]))
        {
            let refused = |conclusions: Vec<Conclusion>, flaw: Flaw| {
                let wrong = Step { conclusions, ..step.clone() };
                assert_eq!(judge.check(&wrong), Err(flaw), "{wrong:?}");
            };
            refused(Vec::new(), Flaw::Empty);
            let cell = cells[random.below(cells.len())];
            let right = Candidate::new(cell, case.solution[cell.index()]);
            if position.placed(cell).is_some() {
                refused(vec![Conclusion::Eliminate(right)], Flaw::Stale(right));
                continue;
            }
            refused(vec![Conclusion::Eliminate(right)], Flaw::Unfounded(right));
            let mut both = step.conclusions.clone();
            both.push(Conclusion::Eliminate(right));
            refused(both, Flaw::Unfounded(right));
            let other = position.digits(cell).iter().find(|&digit| digit != right.digit);
            if let Some(candidate) = other.map(|digit| Candidate::new(cell, digit)) {
                refused(vec![Conclusion::Place(candidate)], Flaw::Unfounded(candidate));
            }
        }
    }
}
