//! What a position remembers from earlier searches changes no result: a walk takes the same steps as
//! one that opens the board anew before each of them.
use whydoku_core::{Candidate, Cell, Digit, DigitSet, Entry, Puzzle, Random, Shape, Stop};
use whydoku_exact::{Budget, is_unique};
use whydoku_formats::{Options, parse};
use whydoku_logic::{Conclusion, Level, Position, Search, Step, Technique, position};
use whydoku_testkit::{loose_puzzle, random_puzzle, small_shapes};

/// The number of puzzles of each kind for every small shape; twice as many for nine digits.
/// Multiplied by `WHYDOKU_LAW_SCALE`.
fn rounds() -> usize {
    std::env::var("WHYDOKU_LAW_SCALE").ok().and_then(|scale| scale.parse().ok()).unwrap_or(1)
}

fn open(puzzle: &Puzzle, unique: bool) -> Box<dyn Position> {
    let mut position = position(puzzle).expect("the shapes of the tests fit");
    position.assume_unique(unique);
    position
}

/// The usual order, without techniques that are too slow for a law.
fn order() -> Vec<Search> {
    let slow = ["nested", "als-aic", "als-cont", "als-disc"];
    let quick =
        |search: &Search| !slow.iter().any(|word| search.technique.info().id.contains(word));
    Search::default_order().into_iter().filter(quick).collect()
}

/// Walks to the end; before each step the board that remembers and a new one must agree. Sometimes a
/// step of another technique is taken, so that walks meet positions that the usual order never
/// reaches.
fn walk(puzzle: &Puzzle, order: &[Search], random: &mut Random) {
    let unique = is_unique(puzzle, &Budget::unlimited()) == Some(true);
    let mut kept = open(puzzle, unique);
    let among: Vec<Search> =
        order.iter().copied().filter(|s| s.technique.info().level <= Level::Hard).collect();
    loop {
        let fresh = open(&kept.to_puzzle(), unique);
        if random.below(4) == 0 {
            let search = among[random.below(among.len())];
            let all = |position: &dyn Position| position.all_steps(&[search], Stop::NEVER).0;
            let mut steps: Vec<Step> = all(&*kept);
            assert_eq!(steps, all(&*fresh), "{search} in\n{}", told(puzzle, &*kept));
            if !steps.is_empty() {
                kept.apply(&steps.swap_remove(random.below(steps.len())));
                continue;
            }
        }
        let step = kept.first(order);
        assert_eq!(step, fresh.first(order), "in\n{}", told(puzzle, &*kept));
        let Some(step) = step else { break };
        kept.apply(&step);
    }
}

fn told(puzzle: &Puzzle, position: &dyn Position) -> String {
    format!("{}: {:?}\nnow {:?}", puzzle.shape(), puzzle.entries(), position.to_puzzle().entries())
}

#[test]
fn a_walk_with_memory_equals_the_walk_from_scratch() {
    let (order, random) = (order(), &mut Random::new(11));
    for shape in small_shapes() {
        for _ in 0..if shape.side() == 9 { 2 * rounds() } else { rounds() } {
            let extra = random.below(4);
            walk(&random_puzzle(&shape, random, extra), &order, random);
            walk(&loose_puzzle(&shape, random), &order, random);
        }
    }
}

/// Cells that are tried together lose something although nothing changes but a cell that watches
/// them.
#[test]
fn a_change_of_a_watching_cell_is_not_overlooked() {
    let shape = Shape::square(9).expect("nine is a square");
    let digits = |of: &[usize]| of.iter().map(|&digit| Digit::new(digit - 1)).collect::<DigitSet>();
    let mut entries = vec![Entry::Candidates(shape.digits().collect()); 81];
    // 1 in r1c1 would leave 2 and 3 for r1c2; but r1c9 needs one of 1 and 2, r3c3 one of 1 and 3.
    for (cell, of) in [(0, &[1, 4][..]), (1, &[1, 2, 3]), (8, &[1, 2]), (20, &[1, 3, 5])] {
        entries[cell] = Entry::Candidates(digits(of));
    }
    let puzzle = Puzzle::new(shape, entries).expect("81 entries");
    for technique in [Technique::AlignedPairExclusion, Technique::AlignedTripleExclusion] {
        let mut kept = open(&puzzle, false);
        assert_eq!(kept.all(technique), []);
        kept.eliminate(Candidate::new(Cell::new(20), Digit::new(4)));
        let found = kept.all(technique);
        assert_eq!(found, open(&kept.to_puzzle(), false).all(technique));
        let excluded = Conclusion::Eliminate(Candidate::new(Cell::new(0), Digit::new(0)));
        assert!(found.iter().any(|step| step.conclusions.contains(&excluded)), "{found:?}");
    }
}

/// Sets that are new since the last search may be at any place in a wing: in its middle or at either end.
#[test]
fn a_wing_of_new_sets_is_found_whichever_of_them_is_new() {
    let line = "....82.....457....8.2...5...9.......3.7.94.1...5..6..3.7.....4.6.1.....25...4...9";
    let puzzle = parse(line, &Options::default()).expect("a line").puzzle;
    let (order, mut kept) = (order(), open(&puzzle, true));
    for _ in 0..16 {
        let step = kept.first(&order).expect("a step");
        kept.apply(&step);
        let fresh = open(&kept.to_puzzle(), true);
        let technique = Technique::AlsXyWing;
        assert_eq!(kept.all(technique), fresh.all(technique), "{}", told(&puzzle, &*kept));
    }
}

/// What is known about uniqueness decides what is found: no memory may survive a change of it.
#[test]
fn nothing_is_remembered_when_the_assumption_of_uniqueness_changes() {
    let random = &mut Random::new(12);
    let order: Vec<Search> = order();
    for shape in small_shapes().into_iter().filter(|shape| shape.side() == 9) {
        let puzzle = random_puzzle(&shape, random, 0);
        let mut kept = open(&puzzle, false);
        while let Some(step) = kept.first(&order) {
            kept.apply(&step);
        }
        for unique in [true, false] {
            kept.assume_unique(unique);
            let fresh = open(&kept.to_puzzle(), unique);
            for &technique in Technique::ALL.iter().filter(|t| t.info().level <= Level::Hard) {
                assert_eq!(kept.all(technique), fresh.all(technique), "{technique:?}");
            }
        }
    }
}
