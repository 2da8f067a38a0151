//! The rules of f-puzzles: each is read with its meaning, written again, and never dropped.
mod common;

#[path = "common/ruled.rs"]
mod ruled;

use common::read;
use whydoku_core::{Cell, CellRule, Digit, OutsideRule, Puzzle, Random, Relation, Rule, Shape};
use whydoku_formats::{
    ErrorKind, Format, Loss, Meta, Options, Ornament, Warning, WriteError, export, losses, parse,
};

/// An empty 9x9 board of f-puzzles with these parts.
fn with(parts: &str) -> String {
    let row = format!("[{}]", ["{}"; 9].join(","));
    format!("{{\"size\":9,\"grid\":[{}],{parts}}}", [&*row; 9].join(","))
}

fn rules(parts: &str) -> Vec<Rule> {
    read(&with(parts)).puzzle.shape().rules().to_vec()
}

fn at(row: usize, column: usize) -> Cell {
    Cell::at(row - 1, column - 1, 9)
}

fn line(cells: &[(usize, usize)]) -> Vec<Cell> {
    cells.iter().map(|&(row, column)| at(row, column)).collect()
}

#[test]
fn every_part_is_read_as_its_rule() {
    let pair = |relation| Rule::Pair { cells: [at(1, 1), at(1, 2)], relation };
    let cells = r#""cells":["R1C1","R1C2"]"#;
    let cage = |sum| Rule::Cage { cells: line(&[(1, 1), (1, 2)]), sum, may_repeat: false };
    let down: Vec<Cell> = (1..=9).map(|row| at(row, 3)).collect();
    let up: Vec<Cell> = down.iter().rev().copied().collect();
    let left: Vec<Cell> = (1..=9).rev().map(|column| at(2, column)).collect();
    let outside = |is, cells: &[Cell], value| Rule::Outside { cells: cells.to_vec(), is, value };
    let no_other = |relations: &[Relation]| Rule::NoOther { relations: relations.to_vec() };
    let is = |row, column, is| Rule::Cell { cell: at(row, column), is };
    let cases = [
        (r#""antiknight":true"#.to_owned(), vec![Rule::Move { steps: [1, 2] }]),
        (r#""antiking":true"#.to_owned(), vec![Rule::Move { steps: [1, 1] }]),
        (r#""antiking":false,"negative":[]"#.to_owned(), vec![]),
        (r#""nonconsecutive":true"#.to_owned(), vec![no_other(&[Relation::Difference(1)])]),
        (format!(r#""killercage":[{{{cells}}}]"#), vec![cage(None)]),
        (format!(r#""killercage":[{{{cells},"value":" 10 "}}]"#), vec![cage(Some(10))]),
        (format!(r#""killercage":[{{{cells},"value":10}}]"#), vec![cage(Some(10))]),
        (format!(r#""extraregion":[{{{cells}}}]"#), vec![cage(None)]),
        (format!(r#""difference":[{{{cells}}}]"#), vec![pair(Relation::Difference(1))]),
        (format!(r#""difference":[{{{cells},"value":"3"}}]"#), vec![pair(Relation::Difference(3))]),
        (format!(r#""ratio":[{{{cells},"value":""}}]"#), vec![pair(Relation::Ratio(2))]),
        (format!(r#""ratio":[{{{cells},"value":"3"}}]"#), vec![pair(Relation::Ratio(3))]),
        (format!(r#""xv":[{{{cells},"value":"X"}}]"#), vec![pair(Relation::Sum(10))]),
        (format!(r#""xv":[{{{cells},"value":"V"}}]"#), vec![pair(Relation::Sum(5))]),
        (
            r#""negative":["xv","ratio"]"#.to_owned(),
            vec![no_other(&[Relation::Sum(5), Relation::Sum(10)]), no_other(&[Relation::Ratio(2)])],
        ),
        // What is excluded are the values that are marked elsewhere.
        (
            format!(r#""negative":["ratio"],"ratio":[{{{cells},"value":"3"}}]"#),
            vec![pair(Relation::Ratio(3)), no_other(&[Relation::Ratio(3)])],
        ),
        (r#""odd":[{"cell":"R9C9"}]"#.to_owned(), vec![is(9, 9, CellRule::Odd)]),
        (r#""even":[{"cell":"R9C9"}]"#.to_owned(), vec![is(9, 9, CellRule::Even)]),
        (r#""minimum":[{"cell":"R2C1"}]"#.to_owned(), vec![is(2, 1, CellRule::Minimum)]),
        (r#""maximum":[{"cell":"R1C2"}]"#.to_owned(), vec![is(1, 2, CellRule::Maximum)]),
        (
            r#""clone":[{"cells":["R1C1","R1C2"],"cloneCells":["R5C5","R5C6"]}]"#.to_owned(),
            vec![Rule::Clone { cells: line(&[(1, 1), (1, 2)]), others: line(&[(5, 5), (5, 6)]) }],
        ),
        (
            r#""palindrome":[{"lines":[["R1C1","R2C2"],["R9C9","R9C8"]]}]"#.to_owned(),
            vec![
                Rule::Palindrome { cells: line(&[(1, 1), (2, 2)]) },
                Rule::Palindrome { cells: line(&[(9, 9), (9, 8)]) },
            ],
        ),
        (
            r#""quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[1,"1",9]}]"#
                .to_owned(),
            vec![Rule::Quadruple {
                cells: [at(1, 1), at(1, 2), at(2, 1), at(2, 2)],
                digits: [1, 1, 9].map(Digit::from_number).to_vec(),
            }],
        ),
        (
            r#""littlekillersum":[{"cell":"R3C0","direction":"UR","value":"9"}]"#.to_owned(),
            vec![Rule::LittleKiller { cells: line(&[(2, 1), (1, 2)]), sum: 9 }],
        ),
        (
            r#""sandwichsum":[{"cell":"R0C3","value":"0"}]"#.to_owned(),
            vec![outside(OutsideRule::Sandwich, &down, 0)],
        ),
        (
            r#""xsum":[{"cell":"R10C3","value":"7"}]"#.to_owned(),
            vec![outside(OutsideRule::XSum, &up, 7)],
        ),
        (
            r#""skyscraper":[{"cell":"R2C10","value":2}]"#.to_owned(),
            vec![outside(OutsideRule::Skyscraper, &left, 2)],
        ),
    ];
    for (parts, expected) in cases {
        assert_eq!(rules(&parts), expected, "{parts}");
    }
}

#[test]
fn odd_and_even_cells_of_older_puzzles_are_read_from_the_grid() {
    let text = with("\"id\":1").replacen("{}", r#"{"parity":"Odd"}"#, 1);
    let puzzle = read(&text).puzzle;
    assert_eq!(puzzle.shape().rules(), [Rule::Cell { cell: at(1, 1), is: CellRule::Odd }]);
    let text = with("\"id\":1").replacen("{}", r#"{"parity":"Prime"}"#, 1);
    assert!(matches!(parse(&text, &Options::default()).unwrap_err().kind, ErrorKind::Rule { .. }));
}

#[test]
fn parts_that_are_not_understood_are_refused() {
    for (parts, rule, cell) in [
        (r#""killercage":[{"cells":["R2C3"],"value":"<9"}]"#, "killercage <9", Some("r2c3")),
        (r#""difference":[{"cells":["R2C3","R2C4","R2C5"]}]"#, "difference", Some("r2c3")),
        (r#""ratio":[{"cells":["R2C3","R2C4"],"value":"300"}]"#, "ratio", Some("r2c3")),
        (r#""xv":[{"cells":["R2C3","R2C4"],"value":"Z"}]"#, "xv", Some("r2c3")),
        (r#""negative":["odd"]"#, "odd", None),
        (r#""quadruple":[{"cells":["R1C1","R1C2"],"values":[1]}]"#, "quadruple", Some("r1c1")),
        // A drawing that belongs to no rule of the puzzle may be one itself.
        (r#""text":[{"cells":["R0C2"],"fromConstraint":"Skyscraper"}]"#, "text", Some("r0c2")),
    ] {
        let error = parse(&with(parts), &Options::default()).expect_err(parts);
        let kind = ErrorKind::Rule { rule: rule.into(), cell: cell.map(str::to_owned) };
        assert_eq!(error.kind, kind, "{parts}");
    }
    for (parts, what) in [
        (r#""killercage":[{"cells":["R10C1"]}]"#, "not on the board"),
        (r#""killercage":[{"cells":[]}]"#, "has no cells"),
        (r#""killercage":[{"cells":["R1C1","R1C1"]}]"#, "names a cell twice"),
        (r#""clone":[{"cells":["R1C1"],"cloneCells":["R5C5","R5C6"]}]"#, "as many cells"),
        (r#""xsum":[{"cell":"R0C0","value":"3"}]"#, "not belong to a row or column"),
    ] {
        let error = parse(&with(parts), &Options::default()).expect_err(parts).to_string();
        assert!(error.contains(what), "{error}");
    }
}

#[test]
fn clues_without_a_number_and_drawings_of_rules_are_ignored() {
    let empty = read(&with(
        r#""xsum":[{"cell":"R0C3"}],"littlekillersum":[{"cell":"R0C3","direction":"DR","value":""}]"#,
    ));
    assert_eq!(empty.warnings, [Warning::LeftOut(Ornament::EmptyClues)]);
    assert_eq!(empty.puzzle.shape().rules(), []);
    let drawn = with(
        r#""xsum":[{"cell":"R0C3","value":"7"}],"circle":[{"cells":["R0C3"],"fromConstraint":"X Sum"}]"#,
    );
    assert_eq!((read(&drawn).warnings.len(), read(&drawn).puzzle.shape().rules().len()), (0, 1));
}

/// Whether f-puzzles can express the rules of a board, determined independently of the writer.
fn can_say(shape: &Shape) -> bool {
    let marked = |alike: fn(Relation) -> Option<u8>, usual: u8| {
        let mut numbers: Vec<u8> = (shape.rules().iter())
            .filter_map(|rule| match rule {
                Rule::Pair { relation, .. } => alike(*relation),
                _ => None,
            })
            .collect();
        numbers.sort_unstable();
        numbers.dedup();
        if numbers.is_empty() { vec![usual] } else { numbers }
    };
    let difference = |is| if let Relation::Difference(n) = is { Some(n) } else { None };
    let ratio = |is| if let Relation::Ratio(n) = is { Some(n) } else { None };
    let sum = |is| if let Relation::Sum(n) = is { Some(n) } else { None };
    let mut excluded: Vec<Relation> = Vec::new();
    for rule in shape.rules() {
        match rule {
            Rule::Move { steps } if ![[1, 1], [1, 2], [2, 1]].contains(steps) => return false,
            Rule::NoOther { relations } => excluded.extend(relations),
            Rule::Pair { relation, .. } => match relation {
                Relation::Difference(_)
                | Relation::Ratio(_)
                | Relation::Equal
                | Relation::Sum(5 | 10) => {}
                _ => return false,
            },
            Rule::Cage { may_repeat: true, .. }
            | Rule::Outside { is: OutsideRule::NumberedRoom, .. } => return false,
            _ => {}
        }
    }
    excluded.sort_unstable();
    excluded.dedup();
    let of = |alike: fn(Relation) -> Option<u8>| -> Vec<u8> {
        excluded.iter().filter_map(|&is| alike(is)).collect()
    };
    let (differences, ratios, sums) = (of(difference), of(ratio), of(sum));
    differences.len() + ratios.len() + sums.len() == excluded.len()
        && (differences.is_empty() || differences == [1] || differences == marked(difference, 1))
        && (ratios.is_empty() || ratios == marked(ratio, 2))
        && (sums.is_empty() || sums == [5, 10])
}

#[test]
fn written_puzzles_are_read_back_with_all_their_rules() {
    let mut random = Random::new(20);
    let (mut written, mut refused) = (0, 0);
    for round in 0..3000 {
        let puzzle = ruled::puzzle(&mut random, round);
        for format in
            [Format::FPUZZLES, Format::FPUZZLES_JSON, Format::FPUZZLES_LINK, Format::SUDOKUPAD_LINK]
        {
            let text = export(&puzzle, &Meta::default(), format);
            assert_eq!(
                text.is_ok(),
                can_say(puzzle.shape()),
                "{text:?} {:?}",
                puzzle.shape().rules()
            );
            let Ok(text) = text else {
                refused += 1;
                continue;
            };
            written += 1;
            let found = read(&text).puzzle;
            assert_eq!(found.entries(), puzzle.entries());
            assert_eq!(found.shape().regions(), puzzle.shape().regions());
            assert_eq!(ruled::meaning(found.shape()), ruled::meaning(puzzle.shape()), "{text}");
            assert_eq!(export(&found, &Meta::default(), format), Ok(text));
        }
    }
    assert!(written > 2000 && refused > 1000, "{written} written, {refused} refused");
}

#[test]
fn a_rule_without_a_place_in_the_format_is_named_and_never_dropped() {
    let board = |rules| Puzzle::empty(Shape::square(9).unwrap().with_rules(rules).unwrap());
    let repeats = Rule::Cage { cells: line(&[(2, 3), (4, 5)]), sum: Some(9), may_repeat: true };
    let puzzle = board(vec![repeats.clone()]);
    let error = export(&puzzle, &Meta::default(), Format::FPUZZLES).unwrap_err();
    assert_eq!(error, WriteError::Rule { rule: repeats, shape: puzzle.shape().clone() });
    assert_eq!(
        error.to_string(),
        "this format has no place for the cage of 9 with repeats (r2c3, r4c5)"
    );
    let german = "de".parse().expect("a language");
    assert_eq!(
        error.words(german),
        "dieses Format hat keinen Platz für diese Regel: der Käfig 9 mit Wiederholungen (r2c3, r4c5)"
    );
    let knight = board(vec![Rule::Move { steps: [1, 2] }]);
    assert_eq!(losses(&knight, &Meta::default(), Format::FPUZZLES), []);
    assert_eq!(losses(&knight, &Meta::default(), Format::LINE), [Loss::Rules]);
    assert!(export(&knight, &Meta::default(), Format::LINE).is_err());
}

#[test]
fn cells_without_a_region_belong_to_their_row_if_there_are_no_boxes() {
    let mut rows = vec![vec!["{}".to_owned(); 5]; 5];
    rows[0][0] = r#"{"region":1}"#.into();
    rows[1][0] = r#"{"region":0}"#.into();
    let rows: Vec<String> = rows.iter().map(|row| format!("[{}]", row.join(","))).collect();
    let board = read(&format!("{{\"grid\":[{}]}}", rows.join(","))).puzzle;
    let first = &board.shape().houses()[0].cells;
    assert_eq!(first, &[1, 2, 3, 4, 5].map(Cell::new));
}
