//! What `HoDoKu` finds: for each position the results that one technique must have with certain
//! digits, and no others.
//!
//! `golden/reglib.txt` holds positions on the way through puzzles that our generator made (those of
//! `hodoku_oracle.rs` in `whydoku-rate`, and 14 made by `whydoku generate --to line -n 2` with
//! `--seed 1921 --technique unique-rectangle-2`, 1923 `unique-rectangle-6`, 1924 `unique-rectangle-3`,
//! 1927 `bug-1`, 1928 `franken-swordfish`, 1929 `dual-2-string-kite` and 1930 `remote-pair`), and what
//! `HoDoKu` 2.5.0 (build 116, default options, recorded 2026-11-23) finds there: its own search for
//! all steps of a technique was run, using the code of its regression test and the options that this
//! test (`sudoku.Main /test`) sets, and a line was kept if all steps with these digits reach the same
//! conclusions. `-x` is a technique of which it found no step at all.
//!
//! `HoDoKu`'s regression library, in the same format, is not part of the project (it is under the
//! GPL). If `WHYDOKU_DATA` names a folder that has it, it is compared too; if not, the test says so.
use std::collections::{BTreeMap, BTreeSet};
use whydoku_core::{Candidate, Cell, Digit, DigitSet, Entry, Puzzle, Shape};
use whydoku_logic::{Conclusion, Position, Premise, Step, Technique, position, render::notation};

const GOLDEN: &str = include_str!("golden/reglib.txt");

/// The library, which is not part of the project.
const LIBRARY: &str = "techniques/reglib-1.3.txt";

/// Cases with results different from ours, each with the beginning of its line and the reason. In
/// these, only what is proved may be found, the expected result must also be found unless it is in
/// [`MISSING`], and a case that no longer differs must be removed from the list.
const DIFFERENT: &[(&str, &str)] = &[
    (
        ":0902-1:16:.........2.....3495",
        "another wing, two of whose sets overlap, removes 1 from r6c2 as well; the library was \
         made without overlapping sets, but HoDoKu's list of all steps has them",
    ),
    (
        ":03621:5:6.+197..+4",
        "one of the two fish has a cover house that catches nothing; ours have none",
    ),
    (":0706:1359:..28.....7", "another loop of these digits, as sound, is found too"),
    (":0706:34567:91247.+8+6", "another loop of these digits, as short, is found too"),
    (
        ":0707-2:7:24.17+5..",
        "longer chains remove the digit elsewhere too: for these candidates none is shorter",
    ),
    (":0708-1:8:9368...+4", "the chain one link longer removes the digit elsewhere too"),
    (
        ":0709-2:347:+2.8.3.6",
        "another almost locked set closes a loop as short that removes all this and more; of the two \
         that one is told",
    ),
    (
        ":0710-2:8:..3...62.6...2",
        "longer chains remove the digit elsewhere too: for these candidates none is shorter",
    ),
    (
        ":0710-2:9:+3+4512+8",
        "chains with a group at an end remove the digit elsewhere too: for these candidates none \
         is shorter",
    ),
    (
        ":0710-2:2:3.2....1.+1..97",
        "longer chains remove the digit elsewhere too: for these candidates none is shorter",
    ),
    (":0711-2:56:4+8..+12.391", "the chain one link longer removes other candidates too"),
    (":0711-3:9:....6.+83..36", "another chain removes the digit elsewhere too"),
    (":0711-4:18:12+3.86", "another chain of these digits is found too"),
    (":0711-4:57:+3+745+2", "another chain of these digits is found too"),
    (":0400:2:.+2.4.9.6", "other skyscrapers of the digit, as sound, are found too"),
    (":0709-1:25:.6..381", "another loop of these digits, as sound, is found too"),
    (":0710-1:2:6+8.3..47", "another loop that removes the digit elsewhere is found too"),
    (":0902-1:5:+6.8.9+5", "other wings that remove the digit elsewhere are found too"),
    (":0903-1:24:+6.8.9+5", "other chains that remove these digits elsewhere are found too"),
];

/// In these the expected result itself is not found.
const MISSING: &[&str] = &[":0709-2:347:+2.8.3.6", ":03621:5:6.+197..+4"];

/// Variants of a code that have a technique of their own here: chains through almost locked sets.
const VARIANTS: &[(&str, &str, Technique)] = &[
    ("0709", "2", Technique::AlsContinuousLoop),
    ("0710", "3", Technique::AlsDiscontinuousLoop),
    ("0710", "4", Technique::AlsDiscontinuousLoop),
    ("0711", "3", Technique::AlsAic),
    ("0711", "4", Technique::AlsAic),
];

/// Golden cases whose result is found under another name, or as part of a step that concludes more:
/// `HoDoKu`'s search for all steps of a technique also gives those that a simpler pattern, a shorter
/// chain or one without groups explains. Under the name of the case only what is proved may be found,
/// and the other technique must have a step with all of the expected conclusions.
const NAMED_OTHERWISE: &[(&str, Technique)] = &[
    (":03221:2:+1948+6", Technique::SiameseFinnedJellyfish),
    (":0340:6:...594", Technique::Pointing),
    (":0340:1:97.+468", Technique::Pointing),
    (":0341:6:...594", Technique::Pointing),
    (":0341:1:97.+468", Technique::Pointing),
    (":0403:7:.+2.4.9.6", Technique::Skyscraper),
    (":0403:1:..5+7.+3", Technique::Kite),
    (":0403:5:.6..381", Technique::Kite),
    (":0404:1:29..8.3", Technique::DualKite),
    (":0701:7:.+2.4.9.6", Technique::Skyscraper),
    (":0706:9:.+9.+3+8.4", Technique::XWing),
    (":0706:147:+2+31", Technique::NakedTriple),
    (":0706:56:...9....1", Technique::NakedTriple),
    (
        ":0707-1:3:6+8.3..47..2.+4+76.+8..4.+815....18+6..+7.9...+9.48+13...7+8\
        +1.6.+8..1....+717.2.+8.9...45.+7+1.8:219",
        Technique::GroupedDiscontinuousLoop,
    ),
    (":0710-1:45:...9....1", Technique::DiscontinuousLoop),
    (":0711-1:57:...9....1", Technique::Aic),
    (":0711-1:37:...9....1", Technique::Aic),
    (":0803:36:...9....1", Technique::NakedPair),
    (":0803:47:2.9.68", Technique::NakedPair),
];

/// The conclusions of a technique, whatever the argument: two ways to the same conclusions count
/// once.
type Results = BTreeSet<Vec<Conclusion>>;

/// One line of the library: `:code-variant:digits:cells:deleted:eliminated:placed:extra`.
struct Case<'a> {
    line: &'a str,
    code: &'a str,
    variant: &'a str,
    digits: DigitSet,
    must_fail: bool,
    cells: &'a str,
    deleted: Vec<Candidate>,
    expected: Vec<Conclusion>,
}

fn case(line: &str) -> Case<'_> {
    let fields: Vec<&str> = line.split(':').collect();
    let (code, variant) = fields[1].split_once('-').unwrap_or((fields[1], ""));
    let eliminated = candidates(fields[5]).into_iter().map(Conclusion::Eliminate);
    let placed = candidates(fields[6]).into_iter().map(Conclusion::Place);
    let mut expected: Vec<Conclusion> = eliminated.chain(placed).collect();
    expected.sort_unstable();
    Case {
        line,
        code,
        variant,
        digits: fields[2].chars().filter_map(Digit::from_symbol).collect(),
        must_fail: variant == "x",
        cells: fields[3],
        deleted: candidates(fields[4]),
        expected,
    }
}

/// Triples of digit, row and column: `436 257` are 4 in r3c6 and 2 in r5c7.
fn candidates(field: &str) -> Vec<Candidate> {
    let candidate = |triple: &str| {
        let [digit, row, column] = [0, 1, 2].map(|at| usize::from(triple.as_bytes()[at] - b'0'));
        Candidate::new(Cell::at(row - 1, column - 1, 9), Digit::from_number(digit))
    };
    field.split_whitespace().map(candidate).collect()
}

/// The position of a case: a `+` precedes a digit that is not a given.
fn open(case: &Case<'_>) -> Box<dyn Position> {
    let mut puzzle = Puzzle::empty(Shape::square(9).expect("9 is a square"));
    let (mut cells, mut worked_out) = (puzzle.shape().cells(), false);
    for symbol in case.cells.chars() {
        if symbol == '+' {
            worked_out = true;
            continue;
        }
        let cell = cells.next().expect("81 cells");
        if let Some(digit) = Digit::from_symbol(symbol) {
            let entry = if worked_out { Entry::Placed(digit) } else { Entry::Given(digit) };
            puzzle.set(cell, entry);
        }
        worked_out = false;
    }
    assert_eq!(cells.len(), 0, "81 cells: {}", case.line);
    let mut position = position(&puzzle).expect("9x9 fits");
    position.assume_unique(true);
    for &candidate in &case.deleted {
        position.eliminate(candidate);
    }
    position
}

/// The digits by which the library identifies an instance: those that are placed or crossed out for chains
/// (07), almost locked sets (09), Sue de Coq (11), templates (12) and forcing chains (13), otherwise those
/// that make up the pattern.
fn digits_of(step: &Step, code: &str, position: &dyn Position) -> DigitSet {
    let by_result = ["07", "09", "11", "12", "13"].iter().any(|family| code.starts_with(family));
    if by_result && code != "0703" {
        return step.conclusions.iter().map(|conclusion| conclusion.candidate().digit).collect();
    }
    let of_premise = |premise: Premise| match premise {
        Premise::Cell(cell) => position.digits(cell),
        Premise::House(_, digit) => DigitSet::only(digit),
        Premise::Symmetry(..) | Premise::Rule(_) | Premise::Balance(_) => DigitSet::EMPTY,
        Premise::Deadly(cells) => {
            cells.into_iter().fold(DigitSet::EMPTY, |all, (_, digits)| all | digits)
        }
    };
    let mut premises = step.premises();
    // A deadly pattern is identified by its own digits, whatever else is used with it.
    if premises.iter().any(|premise| matches!(premise, Premise::Deadly(_))) {
        premises.retain(|premise| matches!(premise, Premise::Deadly(_)));
    }
    let all = premises.into_iter().map(of_premise).fold(DigitSet::EMPTY, |all, some| all | some);
    // Two kites of two digits are identified by one of them.
    if code == "0404" { all.iter().next().into_iter().collect() } else { all }
}

/// What the technique finds with the digits of the case. Every step it finds must be proved,
/// including those with other digits.
fn results(
    case: &Case<'_>,
    technique: Technique,
    position: &dyn Position,
) -> Result<Results, String> {
    let judge = position.judge();
    let mut results = Results::new();
    for step in position.all(technique) {
        let line = notation::step(&step, position.shape());
        judge.check(&step).map_err(|flaw| format!("{line}: {flaw}"))?;
        // The library names no digits for BUGs.
        if case.must_fail
            || case.digits.is_empty()
            || digits_of(&step, case.code, position) == case.digits
        {
            results.insert(step.conclusions);
        }
    }
    Ok(results)
}

/// Whether a technique has a step here with all of these conclusions.
fn concludes(position: &dyn Position, technique: Technique, expected: &[Conclusion]) -> bool {
    let all = |step: &Step| expected.iter().all(|one| step.conclusions.contains(one));
    position.all(technique).iter().any(all)
}

fn describe(results: &Results, shape: &Shape) -> String {
    let each = results.iter().map(|result| notation::conclusions(result, shape));
    each.collect::<Vec<_>>().join(" | ")
}

#[test]
fn every_golden_case_has_exactly_the_expected_results() {
    assert_eq!(compare(GOLDEN), 226);
}

#[test]
fn every_case_of_a_known_technique_has_exactly_the_expected_results() {
    let Some(path) = whydoku_testkit::data(LIBRARY) else { return };
    compare(&std::fs::read_to_string(path).expect("the library"));
}

/// Compares every case of a library, and returns how many cases there are.
#[expect(clippy::print_stdout, reason = "tells how much was compared")]
fn compare(library: &str) -> usize {
    let by_code: BTreeMap<&str, Technique> = Technique::ALL
        .iter()
        .filter_map(|&technique| Some((technique.info().hodoku?, technique)))
        .collect();
    let (mut compared, mut unknown, mut wrong) = (BTreeMap::new(), 0, Vec::new());
    for case in library.lines().filter(|line| line.starts_with(':')).map(case) {
        let own = VARIANTS.iter().find(|of| (of.0, of.1) == (case.code, case.variant));
        let Some(technique) = own.map(|of| of.2).or(by_code.get(case.code).copied()) else {
            unknown += 1;
            continue;
        };
        *compared.entry(technique).or_insert(0) += 1;
        let position = open(&case);
        let expected = if case.must_fail { Results::new() } else { [case.expected.clone()].into() };
        let found = match results(&case, technique, &*position) {
            Ok(found) => found,
            Err(flaw) => {
                wrong.push(format!("{}\n  {flaw}", case.line));
                continue;
            }
        };
        let known = DIFFERENT.iter().find(|(line, _)| case.line.starts_with(line));
        let missing = MISSING.iter().any(|line| case.line.starts_with(line));
        let other_name = NAMED_OTHERWISE.iter().find(|of| case.line.starts_with(of.0));
        let as_listed = match (known, other_name) {
            (None, None) => found == expected,
            (None, Some(&(_, other))) => {
                found.is_disjoint(&expected) && concludes(&*position, other, &case.expected)
            }
            (Some(_), _) => found != expected && expected.is_subset(&found) != missing,
        };
        let report = format!(
            "{}\n  expected {}\n  found    {}",
            case.line,
            describe(&expected, position.shape()),
            describe(&found, position.shape())
        );
        match known {
            Some((_, reason)) if as_listed => println!("{report}\n  differs: {reason}"),
            _ if as_listed => {}
            _ => wrong.push(report),
        }
    }
    for (technique, cases) in &compared {
        println!("{:16} {cases} cases", technique.info().id);
    }
    let total: usize = compared.values().sum();
    println!("{total} cases compared, {unknown} of techniques that are not in the table");
    assert!(total > 0, "the library has no case of any technique in the table");
    assert!(wrong.is_empty(), "{} cases differ:\n{}", wrong.len(), wrong.join("\n"));
    total
}
