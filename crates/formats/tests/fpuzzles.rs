//! The rules of f-puzzles: each is read with its meaning, written again, and never dropped.

use crate::common::ruled;

use crate::common::read;
use whydoku_core::{Cell, Digit, Kind, Puzzle, Random, Relation, Rule, Shape};
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
    let pair = |relation| Rule::pair([at(1, 1), at(1, 2)], relation);
    let cells = r#""cells":["R1C1","R1C2"]"#;
    let cage = |sum| Rule::cage(line(&[(1, 1), (1, 2)]), sum);
    let down: Vec<Cell> = (1..=9).map(|row| at(row, 3)).collect();
    let up: Vec<Cell> = down.iter().rev().copied().collect();
    let left: Vec<Cell> = (1..=9).rev().map(|column| at(2, column)).collect();
    let outside = |is, cells: &[Cell], value| Rule::new(is, cells.to_vec()).with_number(value);
    let no_other = |relations: &[Relation]| Rule::no_other(relations.to_vec());
    let is = |row, column, is| Rule::new(is, vec![at(row, column)]);
    let cases = [
        (r#""antiknight":true"#.to_owned(), vec![Rule::apart([1, 2])]),
        (r#""antiking":true"#.to_owned(), vec![Rule::apart([1, 1])]),
        (r#""antiking":false,"negative":[]"#.to_owned(), vec![]),
        (r#""nonconsecutive":true"#.to_owned(), vec![no_other(&[Relation::difference(1)])]),
        (format!(r#""killercage":[{{{cells}}}]"#), vec![cage(None)]),
        (format!(r#""killercage":[{{{cells},"value":" 10 "}}]"#), vec![cage(Some(10))]),
        (format!(r#""killercage":[{{{cells},"value":10}}]"#), vec![cage(Some(10))]),
        (format!(r#""extraregion":[{{{cells}}}]"#), vec![cage(None)]),
        (format!(r#""difference":[{{{cells}}}]"#), vec![pair(Relation::difference(1))]),
        (format!(r#""difference":[{{{cells},"value":"3"}}]"#), vec![pair(Relation::difference(3))]),
        (format!(r#""ratio":[{{{cells},"value":""}}]"#), vec![pair(Relation::ratio(2))]),
        (format!(r#""ratio":[{{{cells},"value":"3"}}]"#), vec![pair(Relation::ratio(3))]),
        (format!(r#""xv":[{{{cells},"value":"X"}}]"#), vec![pair(Relation::sum(10))]),
        (format!(r#""xv":[{{{cells},"value":"V"}}]"#), vec![pair(Relation::sum(5))]),
        (
            r#""negative":["xv","ratio"]"#.to_owned(),
            vec![no_other(&[Relation::sum(5), Relation::sum(10)]), no_other(&[Relation::ratio(2)])],
        ),
        // What is excluded are the values that are marked elsewhere.
        (
            format!(r#""negative":["ratio"],"ratio":[{{{cells},"value":"3"}}]"#),
            vec![pair(Relation::ratio(3)), no_other(&[Relation::ratio(3)])],
        ),
        (r#""odd":[{"cell":"R9C9"}]"#.to_owned(), vec![is(9, 9, Kind::ODD)]),
        (r#""even":[{"cell":"R9C9"}]"#.to_owned(), vec![is(9, 9, Kind::EVEN)]),
        (r#""minimum":[{"cell":"R2C1"}]"#.to_owned(), vec![is(2, 1, Kind::MINIMUM)]),
        (r#""maximum":[{"cell":"R1C2"}]"#.to_owned(), vec![is(1, 2, Kind::MAXIMUM)]),
        (
            r#""clone":[{"cells":["R1C1","R1C2"],"cloneCells":["R5C5","R5C6"]}]"#.to_owned(),
            vec![Rule::clones(line(&[(1, 1), (1, 2)]), line(&[(5, 5), (5, 6)]))],
        ),
        (
            r#""palindrome":[{"lines":[["R1C1","R2C2"],["R9C9","R9C8"]]}]"#.to_owned(),
            vec![
                Rule::new(Kind::PALINDROME, line(&[(1, 1), (2, 2)])),
                Rule::new(Kind::PALINDROME, line(&[(9, 9), (9, 8)])),
            ],
        ),
        (
            r#""quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[1,"1",9]}]"#
                .to_owned(),
            vec![Rule::quadruple(
                [at(1, 1), at(1, 2), at(2, 1), at(2, 2)],
                [1, 1, 9].map(Digit::from_number).to_vec(),
            )],
        ),
        (
            r#""littlekillersum":[{"cell":"R3C0","direction":"UR","value":"9"}]"#.to_owned(),
            vec![Rule::new(Kind::LITTLE_KILLER, line(&[(2, 1), (1, 2)])).with_number(9)],
        ),
        (
            r#""sandwichsum":[{"cell":"R0C3","value":"0"}]"#.to_owned(),
            vec![outside(Kind::SANDWICH, &down, 0)],
        ),
        (r#""xsum":[{"cell":"R10C3","value":"7"}]"#.to_owned(), vec![outside(Kind::X_SUM, &up, 7)]),
        (
            r#""skyscraper":[{"cell":"R2C10","value":2}]"#.to_owned(),
            vec![outside(Kind::SKYSCRAPER, &left, 2)],
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
    assert_eq!(puzzle.shape().rules(), [Rule::new(Kind::ODD, vec![at(1, 1)])]);
    let text = with("\"id\":1").replacen("{}", r#"{"parity":"Prime"}"#, 1);
    assert!(matches!(parse(&text, &Options::default()).unwrap_err().kind, ErrorKind::Rule { .. }));
}

#[test]
fn parts_that_are_not_understood_are_refused() {
    for (parts, rule, cell) in [
        (r#""killercage":[{"cells":["R2C3"],"value":"<9"}]"#, "killercage <9", Some("r2c3")),
        (r#""difference":[{"cells":["R2C3","R2C4","R2C5"]}]"#, "difference", Some("r2c3")),
        (r#""ratio":[{"cells":["R2C3","R2C4"],"value":"3.5"}]"#, "ratio 3.5", Some("r2c3")),
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
    let marked = |kind: Kind, usual: u32| {
        let of_kind = shape.rules().iter().filter(|rule| rule.kind == kind);
        let mut numbers: Vec<u32> = of_kind.filter_map(Rule::number).collect();
        numbers.sort_unstable();
        numbers.dedup();
        if numbers.is_empty() { vec![usual] } else { numbers }
    };
    let mut excluded: Vec<Relation> = Vec::new();
    for rule in shape.rules() {
        let says = match rule.kind {
            Kind::MOVE => [[1, 1], [1, 2], [2, 1]].iter().any(|steps| rule.numbers == steps),
            Kind::NO_OTHER => {
                excluded.extend(&rule.relations);
                true
            }
            Kind::SUM => matches!(rule.number(), Some(5 | 10)),
            Kind::AT_LEAST | Kind::GREATER | Kind::REPEATING_CAGE | Kind::NUMBERED_ROOM => false,
            _ => true,
        };
        if !says {
            return false;
        }
    }
    excluded.sort_unstable();
    excluded.dedup();
    let of = |kind: Kind| -> Vec<u32> {
        excluded.iter().filter(|is| is.kind == kind).filter_map(|is| is.number).collect()
    };
    let [differences, ratios, sums] = [Kind::DIFFERENCE, Kind::RATIO, Kind::SUM].map(of);
    differences.len() + ratios.len() + sums.len() == excluded.len()
        && (differences.is_empty()
            || differences == [1]
            || differences == marked(Kind::DIFFERENCE, 1))
        && (ratios.is_empty() || ratios == marked(Kind::RATIO, 2))
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
    let repeats = Rule::new(Kind::REPEATING_CAGE, line(&[(2, 3), (4, 5)])).with_number(9);
    let puzzle = board(vec![repeats.clone()]);
    let error = export(&puzzle, &Meta::default(), Format::FPUZZLES).unwrap_err();
    assert_eq!(error, WriteError::Rule { rule: Box::new(repeats), shape: puzzle.shape().clone() });
    assert_eq!(
        error.to_string(),
        "this format has no place for the cage of 9 with repeats (r2c3, r4c5)"
    );
    let german = "de".parse().expect("a language");
    assert_eq!(
        error.words(german),
        "dieses Format hat keinen Platz für diese Regel: der Käfig 9 mit Wiederholungen (r2c3, r4c5)"
    );
    let knight = board(vec![Rule::apart([1, 2])]);
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

#[test]
fn marks_that_are_given_and_notes_of_a_player_are_told_apart() {
    let text = "{\"size\":4,\"grid\":[[{\"value\":1,\"given\":true},{},{},{}],[{},{\"givenPencilMarks\":[3,4]},{},{}],\
                [{},{},{\"centerPencilMarks\":[1,2]},{}],[{},{},{},{}]]}";
    let parsed = read(text);
    assert_eq!(parsed.meta.noted, [Cell::new(10)]);
    let written = export(&parsed.puzzle, &parsed.meta, Format::FPUZZLES_JSON).unwrap();
    assert!(written.contains("{\"givenPencilMarks\":[3,4]}"), "{written}");
    assert!(written.contains("{\"centerPencilMarks\":[1,2]}"), "{written}");
    let again = read(&written);
    assert_eq!((again.puzzle, again.meta.noted), (parsed.puzzle, parsed.meta.noted));
}
