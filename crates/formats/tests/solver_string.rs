//! The strings of Interactive Sudoku Solver: constraints are read as the rules they mean, and written
//! again.

use crate::common::ruled;

use crate::common::read;
use whydoku_core::{Cell, Entry, Extra, Kind, Puzzle, Random, Relation, Rule, Shape};
use whydoku_formats::{ErrorKind, Format, Meta, Options, export, parse};

fn at(row: usize, column: usize) -> Cell {
    Cell::at(row - 1, column - 1, 9)
}

fn line(cells: &[(usize, usize)]) -> Vec<Cell> {
    cells.iter().map(|&(row, column)| at(row, column)).collect()
}

#[test]
fn constraints_are_read_as_rules() {
    let pair = |a: (usize, usize), b: (usize, usize), relation| {
        Rule::pair([at(a.0, a.1), at(b.0, b.1)], relation)
    };
    let cage = |sum, may_repeat| Rule::any_cage(line(&[(1, 1), (1, 2)]), sum, may_repeat);
    let column: Vec<Cell> = (1..=9).map(|row| at(row, 7)).collect();
    let back: Vec<Cell> = column.iter().rev().copied().collect();
    let outside = |cells: &[Cell], is, value| Rule::new(is, cells.to_vec()).with_number(value);
    let killer = |cells: &[(usize, usize)], sum| {
        Rule::new(Kind::LITTLE_KILLER, line(cells)).with_number(sum)
    };
    let cases = [
        (".AntiKnight.AntiKing ", vec![Rule::apart([1, 2]), Rule::apart([1, 1])]),
        (".Cage~10~R1C1~R1C2", vec![cage(Some(10), false)]),
        (".Cage~0~R1C1~R1C2.~", vec![cage(None, false)]),
        (".AllDifferent~R1C1~R1C2", vec![cage(None, false)]),
        (".Sum~10~R1C1~R1C2", vec![cage(Some(10), true)]),
        // All pairs that touch, in any order.
        (
            ".WhiteDot~R1C1~R1C2~R2C2~R9C9",
            vec![
                pair((1, 1), (1, 2), Relation::difference(1)),
                pair((1, 2), (2, 2), Relation::difference(1)),
            ],
        ),
        (".GreaterThan~R2C2~R1C2", vec![pair((2, 2), (1, 2), Relation::GREATER)]),
        (".LittleKiller~8~R1C4", vec![killer(&[(1, 4), (2, 3), (3, 2), (4, 1)], 8)]),
        (".LittleKiller~8~R8C1", vec![killer(&[(8, 1), (9, 2)], 8)]),
        (".LittleKiller~8~R2C9", vec![killer(&[(2, 9), (1, 8)], 8)]),
        (".LittleKiller~8~R9C8", vec![killer(&[(9, 8), (8, 9)], 8)]),
        (".Sandwich~0~C7", vec![outside(&column, Kind::SANDWICH, 0)]),
        (".XSum~C7~16~5", vec![outside(&column, Kind::X_SUM, 16), outside(&back, Kind::X_SUM, 5)]),
        (".NumberedRoom~C7~~8", vec![outside(&back, Kind::NUMBERED_ROOM, 8)]),
        (".StrictKropki", vec![Rule::no_other(vec![Relation::difference(1), Relation::ratio(2)])]),
    ];
    for (text, expected) in cases {
        let parsed = read(text);
        assert_eq!(parsed.format, Format::SOLVER_STRING);
        assert_eq!(parsed.puzzle.shape().rules(), expected, "{text}");
        let link = format!("https://sigh.github.io/Interactive-Sudoku-Solver/?q={}", text.trim());
        assert_eq!(read(&link).puzzle, parsed.puzzle);
    }
}

#[test]
fn a_mark_of_another_kind_does_not_exempt_its_cells() {
    let rules = |text: &str| read(text).puzzle.shape().rules().to_vec();
    let apart = |text: &str| {
        let is_apart =
            |rule: &Rule| rule.as_pair().is_some_and(|(_, is)| is == Relation::at_least(2));
        rules(text).iter().filter(|rule| is_apart(rule)).count()
    };
    // 2 and 3 make five and are consecutive; no two that make ten are.
    assert_eq!(apart(".AntiConsecutive.V~R1C1~R1C2"), 1);
    assert_eq!(apart(".AntiConsecutive.X~R1C1~R1C2"), 0);
    assert_eq!(apart(".StrictKropki.BlackDot~R1C1~R1C2"), 0);
}

#[test]
fn boards_are_read() {
    let shape = |text: &str| read(text).puzzle.shape().clone();
    assert_eq!(*shape(".Shape~6x6.AntiKing").regions(), *Shape::usual(6).unwrap().regions());
    assert_eq!(shape(".Diagonal~-1.Windoku").extras().len(), 2);
    assert_eq!(shape(".Windoku").extras(), [Extra::Windows]);
    let jigsaw = ".Shape~4x4.Jigsaw~aaabacbbccbdcddd";
    assert_eq!(shape(&format!("{jigsaw}.NoBoxes")).extras().len(), 0);
    // The boxes remain unless something removes them.
    assert_eq!(shape(jigsaw).extras().len(), 4);
    let none = shape(".Shape~4x4.NoBoxes");
    assert_eq!(none.houses()[0].cells, none.houses()[4].cells);
    assert_eq!(shape(".DisjointSets").extras().len(), 9);
}

#[test]
fn constraints_that_are_not_understood_are_refused_by_name() {
    for (text, rule) in [
        (".Counting~R1C1~R1C2.~R1C1_5", "Counting"),
        (".Cage~x~R1C1", "Cage x"),
        (".Sum~10_=_1_-1~R1C1~R1C2", "Sum 10_=_1_-1"),
        (".Shape~9x9~0-8", "Shape 0-8 "),
    ] {
        let error = parse(text, &Options::default()).expect_err(text);
        assert_eq!(error.kind, ErrorKind::Rule { rule: rule.into(), cell: None }, "{text}");
    }
    for (text, what) in [
        (".Cage~5~R1C10", "not a cell of its board"),
        (".Cage~5", "names no cells"),
        (".Quad~R9C9~1", "does not start a block"),
        (".Quad~R1C1~10", "does not name a digit"),
        (".LittleKiller~5~R5C5", "does not start a diagonal"),
        (".XSum~X7~5", "not name a row or column"),
        (".Jigsaw~123.NoBoxes", "regions do not fit"),
        // There, a mark of another kind is not an exception for its two cells.
        (".StrictXV.GreaterThan~R1C1~R1C2", "exempts different marks"),
    ] {
        let error = parse(text, &Options::default()).expect_err(text).to_string();
        assert!(error.contains(what), "{text}: {error}");
    }
}

/// The same for what the string cannot express otherwise.
fn meaning(shape: &Shape) -> Vec<String> {
    let side = shape.side();
    let rules = shape.rules().iter().map(|rule| {
        let mut rule = rule.clone();
        if rule.kind == Kind::LITTLE_KILLER {
            rule.cells.sort_unstable();
        }
        rule
    });
    let board = Shape::boxes(1, side).and_then(|board| board.with_rules(rules.collect()));
    ruled::meaning(&board.expect("a board"))
}

#[test]
fn written_puzzles_are_read_back_with_all_their_rules() {
    let mut random = Random::new(22);
    let (mut written, mut refused) = (0, 0);
    for round in 0..3000 {
        let puzzle = ruled::puzzle(&mut random, round);
        for format in [Format::SOLVER_STRING, Format::SOLVER_LINK] {
            let Ok(text) = export(&puzzle, &Meta::default(), format) else {
                refused += 1;
                continue;
            };
            written += 1;
            let found = read(&text).puzzle;
            assert_eq!(found.entries(), puzzle.entries(), "{text}");
            assert_eq!(found.shape().regions(), puzzle.shape().regions());
            assert_eq!(meaning(found.shape()), meaning(puzzle.shape()), "{text}");
            assert_eq!(export(&found, &Meta::default(), format), Ok(text));
        }
    }
    assert!(written > 1500 && refused > 1000, "{written} written, {refused} refused");
}

#[test]
fn every_rule_that_has_a_constraint_is_written() {
    let cells = [at(1, 1), at(1, 2)];
    let row: Vec<Cell> = (1..=9).map(|column| at(2, column)).collect();
    let marks = [
        Relation::difference(1),
        Relation::ratio(2),
        Relation::sum(5),
        Relation::sum(10),
        Relation::GREATER,
    ];
    let outside = [Kind::SANDWICH, Kind::X_SUM, Kind::SKYSCRAPER, Kind::NUMBERED_ROOM];
    let rules = marks
        .map(|relation| Rule::pair(cells, relation))
        .into_iter()
        .chain(outside.map(|is| Rule::new(is, row.clone()).with_number(3)))
        .chain([
            Rule::apart([1, 2]),
            Rule::apart([1, 1]),
            Rule::new(Kind::PALINDROME, cells.to_vec()),
            Rule::new(Kind::REPEATING_CAGE, cells.to_vec()).with_number(9),
            Rule::new(Kind::LITTLE_KILLER, line(&[(2, 1), (1, 2)])).with_number(4),
        ]);
    for rule in rules {
        let mut puzzle = Puzzle::empty(Shape::square(9).unwrap().with_rules(vec![rule]).unwrap());
        puzzle.set(at(9, 9), Entry::Given(whydoku_core::Digit::new(3)));
        let text = export(&puzzle, &Meta::default(), Format::SOLVER_STRING).unwrap();
        assert_eq!(meaning(read(&text).puzzle.shape()), meaning(puzzle.shape()), "{text}");
    }
}
