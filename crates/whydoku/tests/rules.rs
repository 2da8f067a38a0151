//! A board with rules beyond houses is answered as what it is or refused, and never taken for a classic
//! one: by every engine, rater, writer and maker.
#![allow(clippy::unwrap_used, reason = "a test may stop where it likes")]
use whydoku::board::{Contradiction, Random, Rule, ShapeError, Stop};
use whydoku::exact::{Budget, Classic, Verdict, solve, superfluous};
use whydoku::formats::{Format, Meta, Options, export, parse, write};
use whydoku::generate::{Maker, Request, minimal_of};
use whydoku::wire::ShapeJson;
use whydoku::{Cell, Digit, Entry, Method, Outcome, Puzzle, Shape, Walk};
use whydoku::{certify, logic, proof, rate};

const GRID: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// Three cells of a row make a cage: 27 of them, and two cells of each are given. The
/// classic board below has a solution whatever the sums.
fn killer(wrong: u32) -> Puzzle {
    let digits: Vec<Digit> = GRID.chars().filter_map(Digit::from_symbol).collect();
    let cage = |first: usize| {
        let cells: Vec<Cell> = (first..first + 3).map(Cell::new).collect();
        let sum: usize = cells.iter().map(|cell| digits[cell.index()].number()).sum();
        let sum = Some(sum as u32 + if first == 0 { wrong } else { 0 });
        Rule::cage(cells, sum)
    };
    let cages = (0..81).step_by(3).map(cage).collect();
    let mut puzzle = Puzzle::empty(Shape::square(9).unwrap().with_rules(cages).unwrap());
    for at in (0..81).filter(|at| at % 3 != 2) {
        puzzle.set(Cell::new(at), Entry::Given(digits[at]));
    }
    puzzle
}

#[test]
fn the_exact_solver_keeps_the_rules() {
    let Verdict::Unique(solution) = solve(&killer(0), &Budget::unlimited()) else {
        panic!("the killer has one solution")
    };
    let text: String = solution.digits().iter().map(Digit::to_string).collect();
    assert_eq!(text, GRID);
    // As a classic board it still had a solution.
    assert_eq!(solve(&killer(1), &Budget::unlimited()), Verdict::None);
    assert_eq!(Classic::from_puzzle(&killer(0)), None);
}

#[test]
fn logic_keeps_the_rules() {
    let mut walk = Walk::new(&killer(0), Method::usual()).unwrap();
    let steps = walk.run();
    assert_eq!(walk.outcome(&Budget::unlimited()), Outcome::Solved, "{steps:?}");
    assert!(steps.iter().any(|step| step.technique.info().needs_rules));
    let text: String = walk
        .position()
        .to_puzzle()
        .entries()
        .iter()
        .filter_map(|entry| entry.digit())
        .map(|digit| digit.to_string())
        .collect();
    assert_eq!(text, GRID);
    // The same digits break a cage with another sum.
    let mut wrong = killer(1);
    for (cell, digit) in GRID.chars().filter_map(Digit::from_symbol).enumerate() {
        wrong.set(Cell::new(cell), Entry::Given(digit));
    }
    let here = logic::position(&wrong).unwrap();
    assert_eq!(here.contradiction(), Some(Contradiction::Rule(0)));
    assert!(!here.is_solved());
}

#[test]
fn code_that_knows_only_houses_refuses_the_board() {
    let puzzle = killer(0);
    let digits: Vec<Digit> = GRID.chars().filter_map(Digit::from_symbol).collect();
    assert!(rate::se::rate(&puzzle, &rate::se::Options::default()).is_err());
    assert_eq!(rate::hodoku::rate(&puzzle, &digits).err(), Some(rate::hodoku::Refusal::Shape));
    // Our own scale counts techniques, and logic has some for rules.
    assert!(rate::whydoku::rate(&puzzle, true).is_some());

    // Programs that only know clauses cannot be given the rules.
    let claim = certify::certify(&puzzle, &Budget::unlimited()).unwrap();
    assert!(proof::write_cnf(&puzzle, &claim, &mut String::new()).is_err());
}

#[test]
fn certificates_keep_the_rules() {
    let digits: Vec<Digit> = GRID.chars().filter_map(Digit::from_symbol).collect();
    let verdict = |puzzle: &Puzzle, claim: &proof::Claim| {
        proof::check(puzzle, claim, &proof::Limits::default())
    };
    let claim = certify::certify(&killer(0), &Budget::unlimited()).unwrap();
    assert!(matches!(&claim, proof::Claim::Unique(found, _) if *found == digits), "{claim:?}");
    assert_eq!(verdict(&killer(0), &claim), Ok(()));
    let none = certify::certify(&killer(1), &Budget::unlimited()).unwrap();
    assert_eq!((none.id(), verdict(&killer(1), &none)), ("none", Ok(())));
    // What is true of the killer is not true of the other, nor of the classic board with its givens.
    assert_eq!(verdict(&killer(1), &claim), Err(proof::Rejection::RuleBroken { rule: 1 }));
    assert!(verdict(&killer(0), &none).is_err());
    let classic = Puzzle::new(Shape::square(9).unwrap(), killer(0).entries().to_vec()).unwrap();
    assert!(verdict(&classic, &none).is_err());
}

#[test]
fn puzzles_are_made_and_minimised_with_the_rules() {
    // The cages are part of the requested board.
    let shape = killer(0).shape().clone();
    let made = Maker::new(Request::new(shape.clone())).unwrap().make(1, 0..1, Stop::NEVER);
    let puzzle = made[0].puzzle.to_puzzle();
    assert_eq!(puzzle.shape(), &shape);
    assert!(matches!(solve(&puzzle, &Budget::unlimited()), Verdict::Unique(_)));
    let minimal = minimal_of(&puzzle, &mut Random::new(1), Stop::NEVER).unwrap();
    assert!(minimal.shape().rules().len() < shape.rules().len());
    assert_eq!(superfluous(&minimal, &Budget::unlimited()), Some(Vec::new()));
}

#[test]
fn nothing_writes_the_board_without_its_rules() {
    let puzzle = killer(0);
    let mut carried = Vec::new();
    for format in Format::all().filter(|format| format.is_written()) {
        let text = write(&puzzle, format);
        match export(&puzzle, &Meta::default(), format) {
            // What is written is read back with every rule.
            Ok(exported) => {
                let read = parse(&exported, &Options::default()).unwrap();
                assert_eq!((&read.puzzle, &text), (&puzzle, &exported), "{format:?}");
                carried.push(format.id());
            }
            Err(_) => assert_eq!(text, write(&puzzle, Format::NOTATION), "{format:?}"),
        }
    }
    let known = [
        "json",
        "solver-string",
        "fpuzzles",
        "fpuzzles-json",
        "sudokupad-link",
        "fpuzzles-link",
        "solver-link",
        "notation",
    ];
    assert_eq!(carried, known);
    // A description that leaves its rules out is refused.
    let shape = ShapeJson::new(puzzle.shape());
    assert_eq!(shape.read().as_ref(), Ok(puzzle.shape()));
    let without = ShapeJson { rules: Vec::new(), ..shape };
    assert!(without.read().unwrap_err().to_string().contains(&ShapeError::Ruled.to_string()));
}
