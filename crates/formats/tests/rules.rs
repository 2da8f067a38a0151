//! An unknown rule is refused by name in every format; an ornament is left out.

use crate::common::{P, read};
use whydoku_core::{Cell, Digit, Rule};
use whydoku_formats::{ErrorKind, Format, Meta, Options, Ornament, Warning, export, parse};

/// P in a JSON format, with one more part at its end.
fn with_part(format: Format, part: &str) -> String {
    let text = export(&read(P).puzzle, &Meta::default(), format).expect("it is written");
    format!("{},{part}}}", text.strip_suffix('}').expect("an object"))
}

/// P as `SudokuPad`'s JSON, with one more part.
fn drawn(part: &str) -> String {
    let rows: Vec<String> = P.as_bytes().chunks(9).map(drawn_row).collect();
    let region = |at: usize| {
        let (row, column) = (at / 3 * 3, at % 3 * 3);
        let cells = (0..9).map(|cell| format!("[{},{}]", row + cell / 3, column + cell % 3));
        format!("[{}]", cells.collect::<Vec<_>>().join(","))
    };
    let regions: Vec<String> = (0..9).map(region).collect();
    format!("{{\"cells\":[{}],\"regions\":[{}],{part}}}", rows.join(","), regions.join(","))
}

fn drawn_row(row: &[u8]) -> String {
    let cell = |byte: &u8| match byte {
        b'0' => "{}".to_owned(),
        byte => format!("{{\"value\":{}}}", byte - b'0'),
    };
    format!("[{}]", row.iter().map(cell).collect::<Vec<_>>().join(","))
}

/// P as the rows of a grid.
fn rows() -> String {
    P.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row) + "\n").collect()
}

/// A save of GNOME Sudoku with one more part.
fn save(part: &str) -> String {
    format!("{{\"cells\":[{{\"position\":[0,0],\"value\":5,\"fixed\":true}}],{part}}}")
}

#[test]
fn every_reader_refuses_unknown_rules_by_name() {
    let rossini = r#""rossini":[{"cells":["R2C3","R2C4"]}]"#;
    let xml = |cage: &str| format!("<opensudoku><game data=\"{P}\"/>{cage}</opensudoku>");
    let cases = [
        (with_part(Format::FPUZZLES_JSON, rossini), "rossini", Some("r2c3")),
        (
            with_part(Format::FPUZZLES_JSON, r#""countingline":[{"lines":[["R1C1","R1C2"]]}]"#),
            "countingline",
            Some("r1c1"),
        ),
        (with_part(Format::FPUZZLES_JSON, r#""toroidal":true"#), "toroidal", None),
        // Nobody knows the meaning of a future rule, or of a drawn line.
        (
            with_part(Format::FPUZZLES_JSON, r#""newrule":[{"cell":"R9C9"}]"#),
            "newrule",
            Some("r9c9"),
        ),
        (
            with_part(Format::FPUZZLES_JSON, r#""line":[{"lines":[["R1C1","R1C2"]]}]"#),
            "line",
            Some("r1c1"),
        ),
        (drawn(r#""cages":[{"cells":[[0,1],[0,2]],"value":"a"}]"#), "cages", Some("r1c2")),
        (drawn(r#""cages":[{"cells":[[0,1],[0,2]]}]"#), "cages", Some("r1c2")),
        (
            drawn(r#""cages":[{"cells":[[0,1],[0,2]],"value":10,"type":"renban"}]"#),
            "cages",
            Some("r1c2"),
        ),
        (drawn(r#""lines":[{"wayPoints":[[0.5,0.5],[1.5,0.5]]}]"#), "lines", None),
        (drawn(r#""metadata":{"antiking":true}"#), "antiking", None),
        (drawn(r#""newrule":[1]"#), "newrule", None),
        (with_part(Format::JSON, r#""cages":[{"cells":["r1c1"],"sum":5}]"#), "cages", Some("r1c1")),
        (
            format!("{{\"puzzle\":\"{P}\",\"thermos\":[[\"r1c1\",\"r1c2\"]]}}"),
            "thermos",
            Some("r1c1"),
        ),
        (format!("{{\"puzzle\":\"{P}\",\"type\":\"Killer Sudoku\"}}"), "Killer Sudoku", None),
        (save(r#""cages":[{"cells":[[0,0]]}]"#), "cages", Some("r1c1")),
        (xml("<cage size=\"2\">0 1</cage>"), "cage", None),
        (format!("3x3:z:k:{}", "1:".repeat(81)), "z", None),
        (format!("J9B{}", "0".repeat(162)), "type J of SudokuWiki", None),
        (".Counting~R1C1~R1C2.~R1C1_5".to_owned(), "Counting", None),
        (format!("https://example.org/?puzzle={P}&cages=1"), "cages", None),
        (format!("[Puzzle]\n{}[Cages]\n1\n", rows()), "[Cages]", None),
    ];
    for (text, rule, cell) in cases {
        let error = parse(&text, &Options::default()).expect_err(&text);
        let kind = ErrorKind::Rule { rule: rule.into(), cell: cell.map(str::to_owned) };
        assert_eq!(error.kind, kind, "{error}\n{text}");
        assert!(error.to_string().contains(rule), "{error}");
    }
}

#[test]
fn the_place_of_an_unknown_rule_is_reported() {
    let text = drawn("\n\"arrows\":[{\"wayPoints\":[]}]");
    let error = parse(&text, &Options::default()).unwrap_err();
    assert_eq!((error.line, error.column), (2, 1), "{error}");
}

#[test]
fn ornaments_are_left_out_with_a_warning() {
    let fog = Warning::LeftOut(Ornament::Fog);
    for text in
        [drawn(r#""foglight":[[0,0]]"#), with_part(Format::FPUZZLES_JSON, r#""foglight":["R1C1"]"#)]
    {
        let parsed = read(&text);
        assert_eq!(
            (parsed.warnings, parsed.puzzle.given_count()),
            (vec![fog.clone()], 30),
            "{text}"
        );
    }
    // Numbers and texts have nothing to do with the rules.
    let told = read(&with_part(Format::FPUZZLES_JSON, r#""id":7,"msgcorrect":"Well done""#));
    assert_eq!(told.warnings, []);
}

#[test]
fn killer_cages_of_sudokupad_are_read() {
    let puzzle = read(&drawn(
        r#""cages":[{"cells":[[0,2],[1,2]],"value":"10","unique":true},{"cells":[[8,0],[8,1]],"value":3,"unique":false}]"#,
    ))
    .puzzle;
    let cage = |cells: [(usize, usize); 2], sum, may_repeat| {
        Rule::any_cage(
            cells.map(|(row, column)| Cell::at(row, column, 9)).to_vec(),
            Some(sum),
            may_repeat,
        )
    };
    let cages = [cage([(0, 2), (1, 2)], 10, false), cage([(8, 0), (8, 1)], 3, true)];
    assert_eq!(puzzle.shape().rules(), cages);
    assert_eq!(puzzle.given_count(), 30);
}

#[test]
fn killers_of_sumocue_are_read() {
    // A cage of 12 in the first two cells, a single cell, then cells without a cage.
    let text = format!("SumoCueV1=12+0=5{}", "=0".repeat(78));
    let puzzle = read(&text).puzzle;
    let cage = Rule::cage(vec![Cell::new(0), Cell::new(1)], Some(12));
    assert_eq!(puzzle.shape().rules(), [cage]);
    assert_eq!(puzzle.digit(Cell::new(2)), Some(Digit::from_number(5)));
    let lost = format!("SumoCueV1=12+0+1{}", "=0".repeat(78));
    assert!(parse(&lost, &Options::default()).is_err());
}

#[test]
fn killers_of_perfectsudoku_are_read() {
    // A cage of 12 in the first two cells, then cells without a cage; with diagonals or without.
    let cells = |first: u32, second: u32| format!("{first}:{second}:{}", "1:".repeat(79));
    let (first, second) = (12 * 256 + 7, 12 * 256 + 7);
    let cage = Rule::cage(vec![Cell::new(0), Cell::new(1)], Some(12));
    for (flags, extras) in [("", 0), ("d", 1)] {
        let puzzle = read(&format!("3x3:{flags}:k:{}", cells(first, second))).puzzle;
        assert_eq!(puzzle.shape().rules(), core::slice::from_ref(&cage));
        assert_eq!((puzzle.shape().extras().len(), puzzle.given_count()), (extras, 0));
    }
    let fault = |text: &str| parse(text, &Options::default()).unwrap_err().to_string();
    let other = fault(&format!("3x3::k:{}", cells(first, 11 * 256 + 7)));
    assert!(other.contains("column 13") && other.contains("cage 7 has the sum 11"), "{other}");
    let word = fault(&format!("3x3::k:x:{}", "1:".repeat(80)));
    assert!(word.contains("'x' is not the number of a cell"), "{word}");
    assert!(fault("3x3::k:2816:1:").contains("81"), "too few");
    // A sum that its cells cannot have makes a puzzle without a solution, not a broken text.
    assert!(parse(&format!("3x3::k:{}", cells(60 * 256, 2)), &Options::default()).is_ok());
}
