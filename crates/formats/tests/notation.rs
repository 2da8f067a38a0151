//! A grid and its rules in words: what a person types, with every slip reported at its place.

use crate::common::ruled;

use crate::common::read;
use whydoku_core::{Cell, Digit, Extra, Kind, Random, Relation, Rule, Shape};
use whydoku_formats::{
    Format, Layout, Meta, Options, Parsed, Splitter, export, parse, rule_examples,
};

const GRID: &str = "....\n.1..\n..2.\n....\n";

fn at(row: usize, column: usize) -> Cell {
    Cell::at(row - 1, column - 1, 4)
}

fn line(cells: &[(usize, usize)]) -> Vec<Cell> {
    cells.iter().map(|&(row, column)| at(row, column)).collect()
}

fn rules(line: &str) -> Vec<Rule> {
    let parsed = read(&format!("{GRID}{line}\n"));
    assert_eq!((parsed.format, parsed.warnings.len()), (Format::NOTATION, 0), "{line}");
    assert_eq!(parsed.puzzle.given_count(), 2);
    parsed.puzzle.shape().rules().to_vec()
}

#[test]
fn a_rule_can_be_written_in_several_ways() {
    let cage = |sum, may_repeat| vec![Rule::any_cage(line(&[(1, 1), (1, 2)]), sum, may_repeat)];
    let pairs = |relation, all: &[[(usize, usize); 2]]| -> Vec<Rule> {
        let pair = |two: &[(usize, usize); 2]| Rule::pair(two.map(|(r, c)| at(r, c)), relation);
        all.iter().map(pair).collect()
    };
    let first = [[(1, 1), (1, 2)]];
    let two = [[(1, 1), (1, 2)], [(3, 3), (4, 3)]];
    let outside =
        |cells: &[(usize, usize)], is, value| vec![Rule::new(is, line(cells)).with_number(value)];
    let none = |relations: &[Relation]| vec![Rule::no_other(relations.to_vec())];
    let cases = [
        ("cage 5: r1c1 r1c2", cage(Some(5), false)),
        ("Cage 5 r1c1,r1c2", cage(Some(5), false)),
        ("killer cage 5 : R1C12", cage(Some(5), false)),
        ("cage: r1c1-r1c2  # of no sum", cage(None, false)),
        ("cage 5 with repeats: from r1c1 to r1c2", cage(Some(5), true)),
        ("knight", vec![Rule::apart([1, 2])]),
        ("Anti-King", vec![Rule::apart([1, 1])]),
        ("move 1 3", vec![Rule::apart([1, 3])]),
        ("nonconsecutive", none(&[Relation::difference(1)])),
        (
            "no other: white dot, ratio 3, x",
            none(&[Relation::difference(1), Relation::ratio(3), Relation::sum(10)]),
        ),
        ("white dot: r1c1 r1c2, r3c3 r4c3", pairs(Relation::difference(1), &two)),
        ("dot black r1c1-r1c2", pairs(Relation::ratio(2), &first)),
        ("difference 3: r1c1 r1c2", pairs(Relation::difference(3), &first)),
        ("difference at least 2: r1c1 r1c2", pairs(Relation::at_least(2), &first)),
        ("at least 2: r1c1 r1c2", pairs(Relation::at_least(2), &first)),
        ("sum 6: r1c1 r1c2", pairs(Relation::sum(6), &first)),
        ("X: r1c1 r1c2", pairs(Relation::sum(10), &first)),
        ("v: r1c1 r1c2", pairs(Relation::sum(5), &first)),
        ("greater: r1c1 > r1c2", pairs(Relation::GREATER, &first)),
        (
            "odd: r1c1, r4c4",
            vec![Rule::new(Kind::ODD, vec![at(1, 1)]), Rule::new(Kind::ODD, vec![at(4, 4)])],
        ),
        ("min: r1c1", vec![Rule::new(Kind::MINIMUM, vec![at(1, 1)])]),
        (
            "clone: r1c1 r1c2 = r3c3 r3c4",
            vec![Rule::clones(line(&[(1, 1), (1, 2)]), line(&[(3, 3), (3, 4)]))],
        ),
        (
            "palindrome: r4c1-r1c4",
            vec![Rule::new(Kind::PALINDROME, line(&[(4, 1), (3, 2), (2, 3), (1, 4)]))],
        ),
        (
            "quad 12 2: r12c12",
            vec![Rule::quadruple(
                [at(1, 1), at(1, 2), at(2, 1), at(2, 2)],
                [1, 2, 2].map(Digit::from_number).to_vec(),
            )],
        ),
        (
            "little killer 7: from r1c3 to r3c1",
            vec![Rule::new(Kind::LITTLE_KILLER, line(&[(1, 3), (2, 2), (3, 1)])).with_number(7)],
        ),
        ("sandwich 5: row 3", outside(&[(3, 1), (3, 2), (3, 3), (3, 4)], Kind::SANDWICH, 5)),
        (
            "x-sum 4: column 2 from below",
            outside(&[(4, 2), (3, 2), (2, 2), (1, 2)], Kind::X_SUM, 4),
        ),
        (
            "skyscraper 2: row 1 from the right",
            outside(&[(1, 4), (1, 3), (1, 2), (1, 1)], Kind::SKYSCRAPER, 2),
        ),
        (
            "numbered room 2: col 1 from top",
            outside(&[(1, 1), (2, 1), (3, 1), (4, 1)], Kind::NUMBERED_ROOM, 2),
        ),
    ];
    for (line, expected) in cases {
        assert_eq!(rules(line), expected, "{line}");
    }
}

#[test]
fn lines_may_describe_the_board() {
    let extras = |line: &str| read(&format!("{GRID}{line}\n")).puzzle.shape().extras().to_vec();
    assert_eq!(extras("diagonals"), [Extra::Diagonals]);
    assert_eq!(extras("house: r1c1-r4c4"), [Extra::Cells(line(&[(1, 1), (2, 2), (3, 3), (4, 4)]))]);
    assert_eq!(extras("diagonal up").len(), 1);
    assert_eq!(extras("disjoint groups").len(), 4);
    let high = read(&format!("boxes 3x2\n{}knight\n", "......\n".repeat(6)));
    assert_eq!(high.puzzle.shape().regions(), Shape::boxes(3, 2).unwrap().regions());
    assert_eq!(high.puzzle.shape().rules().len(), 1);
    let five = format!("{}regions: 11111 22222 33333 44444 55555\n", ".....\n".repeat(5));
    assert_eq!(read(&five).puzzle.shape().side(), 5);
}

#[test]
fn mistakes_are_reported_where_they_occur() {
    let cases = [
        ("cagee 5: r1c1", 1, "'cagee' is not the word for a rule; did you mean 'cage'?"),
        ("knigth", 1, "'knigth' is not the word for a rule; did you mean 'knight'?"),
        (
            "rossini: r1c1 r1c2",
            1,
            "'rossini' is not the word for a rule that is known here, such as cage, knight or white dot",
        ),
        ("cage: five r1c1", 7, "'five' is not a cell of this board: write r1c1 to r4c4"),
        ("cage 5: r1c1 r1c5", 14, "'r1c5' is not a cell of this board: write r1c1 to r4c4"),
        ("cage 5:", 8, "'cage' is written like this: cage 15: r1c1 r1c2"),
        ("difference: r1c1 r1c2", 11, "'difference' is written like this: difference 3: r1c1 r1c2"),
        (
            "white dot: r1c1 r1c2 r1c3",
            26,
            "'white dot' is written like this: white dot: r1c1 r1c2, r5c5 r6c5",
        ),
        ("knight r1c1", 8, "'knight' is written like this: knight"),
        (
            "palindrome: r1c1-r2c4",
            18,
            "'palindrome' is written like this: palindrome: r1c1 r2c2 r3c2",
        ),
        ("x-sum 4: row 5", 14, "'5' is not a number that can stand here"),
        ("quadruple 9: r12c12", 11, "'9' is not a number that can stand here"),
        ("cage 5: r1c1 r1c1", 1, "rule 1 names a cell twice"),
        (
            "no other: rossini 5\ncage 5: r1c1",
            11,
            "'no other' is written like this: no other: white dot, black dot",
        ),
    ];
    for (text, column, message) in cases {
        let error = parse(&format!("{GRID}{text}\n"), &Options::default()).expect_err(text);
        assert_eq!((error.line, error.column), (5, column), "{text}: {error}");
        assert_eq!(error.kind.to_string(), message, "{text}");
    }
    let error = parse("knight\ncage 3: r1c1 r1c2\n", &Options::default()).unwrap_err();
    assert!(error.to_string().ends_with("write the grid before them"), "{error}");
}

#[test]
fn every_example_of_the_documentation_is_read() {
    for (names, example) in rule_examples() {
        let grid = match names[0] {
            "boxes" => "......\n".repeat(6),
            "regions" => "....\n".repeat(4),
            _ => ".........\n".repeat(9),
        };
        let parsed = read(&format!("{grid}{example}\n"));
        assert_eq!(parsed.format, Format::NOTATION, "{example}");
        let shape = parsed.puzzle.shape();
        assert!(!shape.is_plain() || !shape.is_classic(), "{example}");
    }
}

#[test]
fn written_notation_is_read_back_exactly() {
    let mut random = Random::new(7);
    for round in 0..3000 {
        let puzzle = ruled::puzzle(&mut random, round);
        let text = export(&puzzle, &Meta::default(), Format::NOTATION).expect("all is said");
        let found = read(&text);
        assert_eq!(found.puzzle, puzzle, "{text}");
        assert_eq!(export(&found.puzzle, &Meta::default(), Format::NOTATION), Ok(text));
    }
}

/// The puzzles of a file.
fn split(text: &str) -> Vec<Result<Parsed, String>> {
    let options = Options::default();
    let mut found = Vec::new();
    let mut take = |one: Result<Parsed, whydoku_formats::ParseError>| {
        found.push(one.map_err(|error| error.to_string()));
    };
    let mut splitter = Splitter::new(Layout::of(text, &options), options);
    splitter.push(text, &mut take);
    splitter.finish(&mut take);
    found
}

#[test]
fn rules_stay_with_their_grid_in_a_file() {
    let board = "............1...\n";
    for text in [
        format!("{GRID}knight\n\n{GRID}king\ncage 5: r1c1 r1c2\n"),
        format!("{GRID}\nknight\n\n{GRID}\nking\ncage 5: r1c1 r1c2\n"),
        format!("{board}knight\n\n{board}king\ncage 5: r1c1 r1c2\n"),
    ] {
        let found = split(&text);
        let rules: Vec<usize> =
            found.iter().map(|one| one.as_ref().unwrap().puzzle.shape().rules().len()).collect();
        assert_eq!(rules, [1, 2], "{text}");
    }
    // A misspelt rule is never a puzzle without it.
    for text in [format!("{GRID}\ncagee 5: r1c1\n"), format!("{GRID}cagee 5: r1c1\n\n{GRID}king\n")]
    {
        let found = split(&text);
        assert!(found[0].as_ref().unwrap_err().contains("did you mean 'cage'"), "{found:?}");
    }
}

#[test]
fn rows_with_letters_for_blanks_are_not_taken_for_rules() {
    let grid = "x 3 x 4\nv 1 2 3\nx x x x\n1 x x x\n".replace('v', "x");
    let parsed = read(&grid);
    assert_eq!((parsed.format, parsed.puzzle.given_count()), (Format::GRID, 6));
    let line = "x..1...x.....3x.";
    assert_eq!(read(line).format, Format::LINE);
}
