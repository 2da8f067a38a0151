//! Rare kinds of steps, each in a puzzle that has one, and the defects that can be restored.
use whydoku_core::{Candidate, Cell, Digit, DigitSet, Entry, Puzzle, Shape};
use whydoku_rate::se::{Nesting, Options, Rater, Step, Table, Technique, rate, steps};
use whydoku_testkit::puzzle;

/// Technique, score with its parts, a puzzle of our own generator whose path contains such a step,
/// and the rating that the puzzle had when all ratings agreed with recordings.
const RARE: &[(&str, &str, &str, &str)] = &[
    (
        "Aligned Pair Exclusion",
        "6.2",
        "3.6.......8.2....7.1..8.3...4...325...879...6...........5.4.......1...4.8...69.7.",
        "6.6/1.2/1.2",
    ),
    (
        "Aligned Triplet Exclusion",
        "7.5",
        ".3.....6...2..843..4..3...13..2..6...8..4.1...29..6......861..2....5.3.95........",
        "8.0/1.2/1.2",
    ),
    (
        "BUG type 2",
        "5.7",
        "315...97...74..2.....7....32...8..1..6.29.8...73...6...86...........4...13.......",
        "5.7/1.2/1.2",
    ),
    (
        "BUG type 3",
        "5.7 + 0.1 for a subset of 2",
        "...7.3....4...27.89....1.....56.8.9....3....5.9.......3..9..6.4..21....7.8...7..3",
        "5.8/1.2/1.2",
    ),
    (
        "BUG type 3",
        "5.7 + 0.2 for a subset of 3",
        "58.3..4....1..2....7..5.8.....6..54.........8...1.8.9.35.8..7.......9......7.1.6.",
        "6.6/1.2/1.2",
    ),
    (
        "BUG type 3",
        "5.7 + 0.3 for a subset of 4",
        ".......78....793.....28....37.4..26......3...5496.....8...95..4.......23..5......",
        "7.2/1.2/1.2",
    ),
    (
        "BUG type 4",
        "5.7",
        "3.....2.8....6.....1..54.3.1.4..28..258.9............7..7.....6...........9.75..3",
        "6.6/1.2/1.2",
    ),
    (
        "Hidden Quad",
        "5.4",
        ".74.38.2.8..6...4...375..............1.5....2....9.715.4698.........3........56.9",
        "7.2/1.2/1.2",
    ),
    (
        "Hidden Triplet",
        "4.0",
        "...9.41.3.6.2...8...7.8.....2....9..49.....6.......342..98.....7....36..812.4....",
        "6.6/1.2/1.2",
    ),
    (
        "Jellyfish",
        "5.2",
        "1....6.....3..14.6....2.8.9.1....7..9.2....3.8..3.41...6.942.........9...8.....2.",
        "7.2/1.2/1.2",
    ),
    (
        "Naked Quad",
        "5.0",
        "....1...71..4...2.48..92...32.65.71.........6.4...9..8.3.9.1..2...5.......8..4.63",
        "7.1/1.2/1.2",
    ),
    (
        "Swordfish",
        "3.8",
        "834...6.5..54......6..1.8.......4.........18..8..5...97.8...5...1....3..6..12...4",
        "4.5/1.2/1.2",
    ),
    (
        "Unique Loop type 1",
        "4.6",
        "..5....3.....3...1..6.4.57..1.5..24.4........59.7..6......5.7...4.9.3..6...1...8.",
        "4.6/1.2/1.2",
    ),
    (
        "Unique Loop type 1",
        "4.7",
        "5....7.6.97....42.6.4....9.3......1...2.........725....5.8.........3..482.89.....",
        "6.6/1.2/1.2",
    ),
    (
        "Unique Loop type 2",
        "4.6",
        "...17.8...........3.1.2.7...4...7.6...5.......8.9.6.5....4...7.2..8..13..93...5..",
        "7.1/1.2/1.2",
    ),
    (
        "Unique Loop type 2",
        "4.7",
        ".1.98.....2....31...3...8.....157...98.4..1.....8....279.......3.......5..4....97",
        "6.6/1.2/1.2",
    ),
    (
        "Unique Loop type 2",
        "5.0",
        ".....3685.29..5...8............4..3..54..89..7.1...2......7...8...9....25......6.",
        "5.0/1.2/1.2",
    ),
    (
        "Unique Loop type 3",
        "4.6 + 0.0 for a subset of 2",
        "2..8....6..6...3.5..9..341..1...........4...3.48.397...9........73.26...1...8....",
        "5.7/1.2/1.2",
    ),
    (
        "Unique Loop type 3",
        "4.6 + 0.1 for a subset of 2",
        ".......5.4....3.....9..21..94637..8.3..........2...6.7...8..2.4.65..4....1..6....",
        "6.6/1.2/1.2",
    ),
    (
        "Unique Loop type 3",
        "4.6 + 0.1 for a subset of 3",
        "71..5..29..9.8.3..34...7...5....6...97..........175.......2..8.49......7....4..5.",
        "6.7/1.2/1.2",
    ),
    (
        "Unique Loop type 3",
        "4.6 + 0.2 for a subset of 3",
        ".3.1.9.4.5...4...19..87....4.9....35......4........9.83.1..5..7...71.....2....1..",
        "6.7/1.2/1.2",
    ),
    (
        "Unique Loop type 3",
        "4.6 + 0.3 for a subset of 4",
        "........4......61....2..3..97.......4.......83.14...57..5.7.......8.5..31...6.2..",
        "7.1/1.2/1.2",
    ),
    (
        "Unique Loop type 3",
        "4.7 + 0.0 for a subset of 2",
        ".....71.268.....39....5.....1...5.........49...91...7.1....26.....8.6....5.....43",
        "4.7/1.2/1.2",
    ),
    (
        "Unique Loop type 3",
        "4.7 + 0.2 for a subset of 3",
        "...5...9.......5.1....427....3......81576......2.5.16.......3.5.5.8....637.9...8.",
        "7.1/1.2/1.2",
    ),
    (
        "Unique Loop type 4",
        "4.6",
        ".5......343.....1...6......6.5..19......3.8..1..59.7.2..935..........68..6.4.....",
        "6.5/1.2/1.2",
    ),
    (
        "Unique Loop type 4",
        "4.7",
        "......6.8..9......14.....7.2...75.......3...5...9...41..47.28..91........3...8.1.",
        "7.1/1.2/1.2",
    ),
    (
        "Unique Rectangle type 3",
        "4.5 + 0.0 for a subset of 2",
        "7.5...4......89.....3...25...8.....5.4...1..8....3.7............1.69...2...4.36..",
        "7.1/1.2/1.2",
    ),
    (
        "Unique Rectangle type 3",
        "4.5 + 0.1 for a subset of 2",
        ".6....5.....5...1.98...2...8...3475.7....5..........6.........1..9..3.4.3...7.9.2",
        "7.1/1.2/1.2",
    ),
    (
        "Unique Rectangle type 3",
        "4.5 + 0.1 for a subset of 3",
        "35.2......7.5.........9.....1...2.....39...6.74..8.92...5...6.....8..5.32..65..71",
        "6.6/1.2/1.2",
    ),
    (
        "Unique Rectangle type 3",
        "4.5 + 0.2 for a subset of 3",
        ".......8..6537....83.61.......75.19....2.1...7..49.6....7.....22...3.9.....9.28..",
        "7.1/1.2/1.2",
    ),
    (
        "Unique Rectangle type 3",
        "4.5 + 0.3 for a subset of 4",
        ".95.64.1...7..........15..9.72...4..8...3.6.1....58....6..89.74...1..8..........6",
        "6.6/1.2/1.2",
    ),
];

fn nine(line: &str) -> Puzzle {
    puzzle(&Shape::square(9).expect("9 is a square"), line)
}

#[test]
fn every_rare_kind_of_step_is_found_and_scored() {
    for &(technique, score, line, rating) in RARE {
        let (found, steps) = steps(&nine(line), &Options::default()).expect("a plain board");
        assert_eq!(found.to_string(), rating, "{technique}: {line}");
        let is_it =
            |step: &Step| step.technique.name() == technique && step.score.to_string() == score;
        assert!(steps.iter().any(is_it), "no {technique} of {score} in {line}");
    }
}

#[test]
fn old_loops_miss_a_loop() {
    // The one known puzzle of the recordings that the fixed search rates differently; and one in
    // which only a unique loop is needed.
    let (mended, old) = (Options::default(), Options { old_loops: true, ..Options::default() });
    for (line, with, without) in [
        (
            "..8.4..6...1.....9...3...2.6.4......1....6..2....81......27.....7.6...4.9....81..",
            "7.3/1.2/1.2",
            "7.4/1.2/1.2",
        ),
        (
            "...761..88.649..2.........4....8.9.......3...3.5.2.4....7..6....6...8..9..21....7",
            "4.6/1.2/1.2",
            "6.6/1.2/1.2",
        ),
    ] {
        assert_eq!(rate(&nine(line), &mended).expect("a plain board").to_string(), with);
        assert_eq!(rate(&nine(line), &old).expect("a plain board").to_string(), without);
        let bugs = Options { old_bugs: true, ..mended };
        assert_eq!(rate(&nine(line), &bugs).expect("a plain board").to_string(), with);
    }
}

/// Every cell has two candidates, and every house each digit twice; but five cells, four of which
/// share each of their houses with another, also have a 2.
fn bug() -> Puzzle {
    let solution =
        "364791285915283647287564139632179458859346721471852396193628574528417963746935812";
    let mut position = Puzzle::empty(Shape::square(9).expect("9 is a square"));
    for (at, symbol) in solution.chars().enumerate() {
        let digit = Digit::from_symbol(symbol).expect("a digit");
        let next = Digit::new((digit.index() + 1) % 9);
        let mut digits: DigitSet = [digit, next].into_iter().collect();
        if [0, 2, 9, 11, 28].contains(&at) {
            digits.insert(Digit::new(1));
        }
        position.set(Cell::new(at), Entry::Candidates(digits));
    }
    position
}

#[test]
fn old_bugs_miss_a_bug() {
    let next = |options: Options| {
        let step = Rater::new(options).next_step(&bug()).expect("a plain board");
        step.map(|step| (step.technique, step.score.tenths()))
    };
    let mended = Options::default();
    assert_eq!(next(mended), Some((Technique::Bug2, 57)));
    assert_eq!(next(Options { old_loops: true, ..mended }), Some((Technique::Bug2, 57)));
    let old = next(Options { old_bugs: true, ..mended });
    assert_eq!(old, Some((Technique::TurbotFish, 66)));
}

#[test]
fn without_uniqueness_no_step_relies_on_it() {
    let options = Options { uniqueness: false, ..Options::default() };
    for &(technique, _, line, _) in RARE {
        let (rating, steps) = steps(&nine(line), &options).expect("a plain board");
        assert!(rating.is_solved(), "{line}");
        let relies =
            |step: &&Step| ["Unique", "BUG"].iter().any(|n| step.technique.name().starts_with(n));
        assert_eq!(steps.iter().find(relies), None, "{technique}: {line}");
    }
}

#[test]
fn the_other_table_has_techniques_of_its_own() {
    let options = Options { table: Table::Sukaku, ..Options::default() };
    let mut names: Vec<&str> = Vec::new();
    for &(_, _, line, _) in RARE {
        let (_, steps) = steps(&nine(line), &options).expect("a plain board");
        names.extend(steps.iter().map(|step| step.technique.name()));
    }
    for name in ["Turbot Fish", "3 Strong Links", "WXYZ-Wing", "VWXYZ-Wing"] {
        assert!(names.contains(&name), "{name}");
    }
}

#[test]
fn the_name_of_a_nested_chain_says_what_is_nested() {
    for (technique, name) in [
        (Technique::DynamicCell(Nesting::None), "Dynamic Cell Forcing Chains"),
        (Technique::DynamicDouble(Nesting::Patterns), "Dynamic Double Forcing Chains (+)"),
        (
            Technique::DynamicRegion(Nesting::Multiple),
            "Dynamic Region Forcing Chains (+ Multiple Forcing Chains)",
        ),
        (
            Technique::DynamicContradiction(Nesting::DynamicForcing),
            "Dynamic Contradiction Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))",
        ),
    ] {
        assert_eq!(technique.name(), name);
    }
}

/// Takes a step.
fn take(position: &mut Puzzle, step: &Step) {
    for &Candidate { cell, digit } in &step.eliminations {
        if let Entry::Candidates(mut digits) = position.entry(cell) {
            digits.remove(digit);
            position.set(cell, Entry::Candidates(digits));
        }
    }
    if let Some(Candidate { cell, digit }) = step.placement {
        position.set(cell, Entry::Placed(digit));
    }
}

/// Boards with several solutions, on which steps are hard to find, and some of those taken.
const NESTED: &[(&str, &[&str])] = &[
    (
        ".1......6..7.462.14..5.......4....5..75.621...2....7.............38.5....8.2.4..5",
        &[
            "9.0 + 0.6 for length 30: Dynamic Contradiction Forcing Chains (+)",
            "9.0 + 0.8 for length 55: Dynamic Region Forcing Chains (+)",
            "9.5 + 1.0 for length 100: Dynamic Region Forcing Chains (+ Forcing Chains)",
        ],
    ),
    (
        ".3..5...91....7....4.2........3....2..4.7..98.....61....68.......3...8..9...35.1.",
        &[
            "9.5 + 1.1 for length 158: Dynamic Contradiction Forcing Chains (+ Forcing Chains)",
            "10.0 + 1.2 for length 207: \
             Dynamic Contradiction Forcing Chains (+ Multiple Forcing Chains)",
        ],
    ),
];

#[test]
fn nested_chains_are_found_level_by_level() {
    for &(line, names) in NESTED {
        let mut position = nine(line);
        let shape = position.shape().clone();
        for cell in shape.cells().filter(|&cell| nine(line).digit(cell).is_none()) {
            position.set(cell, Entry::Candidates(DigitSet::first(9)));
        }
        let mut rater = Rater::new(Options::default());
        let mut missing = names.to_vec();
        while !missing.is_empty() {
            let step = rater.next_step(&position).expect("a plain board");
            let Some(step) = step else { panic!("{line} ends without {missing:?}") };
            let told = format!("{}: {}", step.score, step.technique.name());
            missing.retain(|&name| name != told);
            take(&mut position, &step);
        }
    }
}
