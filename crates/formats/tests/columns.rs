//! Tables: the heading says which column is the puzzle, not what a row happens to hold.
#![allow(
    clippy::format_collect,
    clippy::format_push_string,
    reason = "the texts of a test are short"
)]
use whydoku_formats::{
    Columns, ErrorKind, Layout, Options, ParseError, Parsed, SolutionFault, Splitter, Warning,
    parse,
};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// What is found in a text that arrives in pieces.
fn found(text: &str) -> Vec<Result<Parsed, ParseError>> {
    let mut found = Vec::new();
    let mut splitter = Splitter::of(text, Options::default());
    splitter.push(text, &mut |one| found.push(one));
    splitter.finish(&mut |one| found.push(one));
    found
}

fn givens(one: &Result<Parsed, ParseError>) -> Option<usize> {
    one.as_ref().ok().map(|parsed| parsed.puzzle.given_count())
}

fn swapped() -> String {
    // The second and the third digit of the first row have changed places.
    format!("543{}", &SOLVED[3..])
}

#[test]
fn a_damaged_puzzle_is_not_replaced_by_its_solution() {
    for damaged in [&PUZZLE[..15], &PUZZLE[..80], ""] {
        let rows = format!("{damaged},{SOLVED}");
        for heading in [
            "puzzle,solution\n",
            "quizzes,solutions\n",
            "Puzzle,Solution\n",
            "\u{FEFF}puzzle,solution\n",
        ] {
            let text = format!("{heading}{rows}\n");
            let error = parse(&text, &Options::default()).unwrap_err();
            assert!(matches!(error.kind, ErrorKind::Column { .. }), "{text}: {error}");
            assert_eq!(error.line, 2, "{text}: {error}");
            let all = found(&format!("{text}{PUZZLE},{SOLVED}\n"));
            assert_eq!(all.iter().map(givens).collect::<Vec<_>>(), [None, Some(30)], "{text}");
        }
        // The same without a heading, alone and among others.
        if damaged.len() != 15 {
            let error = parse(&rows, &Options::default()).unwrap_err();
            assert!(matches!(error.kind, ErrorKind::Column { .. }), "{rows}: {error}");
        }
        let good = format!("{PUZZLE},{SOLVED}\n");
        let all = found(&format!("{good}{rows}\n{good}"));
        assert_eq!(all.iter().map(givens).collect::<Vec<_>>(), [Some(30), None, Some(30)]);
        assert_eq!(all[1].as_ref().unwrap_err().line, 2);
    }
}

#[test]
fn an_error_in_a_row_names_the_row_the_column_and_the_place() {
    let text = format!("id,solution,puzzle\n1,{SOLVED},{}q\n", &PUZZLE[..80]);
    let error = parse(&text, &Options::default()).unwrap_err();
    assert_eq!((error.line, error.column), (2, 2 + 82 + 81));
    assert!(error.to_string().contains("in the column puzzle of this row, 'q'"), "{error}");
    let quoted = format!("puzzle;level\n\"{}\";easy\n", &PUZZLE[1..]);
    let error = parse(&quoted, &Options::default()).unwrap_err();
    assert!(error.to_string().contains("line 2, column 82: in the column puzzle"), "{error}");
    let only = parse("puzzle,solution\n", &Options::default()).unwrap_err();
    assert_eq!(only.kind, ErrorKind::OnlyHeading);
}

#[test]
fn a_wrong_solution_is_told_and_never_makes_a_jigsaw() {
    let other = format!("6{}", &SOLVED[1..]);
    let clash = SOLVED.replacen("534678912", "534678919", 1);
    for (solution, fault) in [
        (swapped(), SolutionFault::Differs { cell: "r1c2".into() }),
        (other, SolutionFault::Differs { cell: "r1c1".into() }),
        (clash, SolutionFault::Clash { first: "r1c7".into(), second: "r1c9".into() }),
    ] {
        for text in [
            format!("puzzle,solution\n{PUZZLE},{solution}\n"),
            format!("id,solution,puzzle\n7,{solution},{PUZZLE}\n"),
            format!("{PUZZLE},{solution}\n"),
        ] {
            let parsed = parse(&text, &Options::default()).unwrap();
            assert!(parsed.puzzle.shape().is_classic(), "{text}");
            assert_eq!(parsed.puzzle.given_count(), 30, "{text}");
            assert_eq!(parsed.meta.solution, None, "{text}");
            assert!(
                parsed.warnings.contains(&Warning::WrongSolution(fault.clone())),
                "{text}: {parsed:?}"
            );
        }
    }
    let short =
        parse(&format!("puzzle,solution\n{PUZZLE},{}\n", &SOLVED[1..]), &Options::default());
    let wrong = Warning::WrongSolution(SolutionFault::Incomplete { cells: 81 });
    assert_eq!(short.unwrap().warnings, [wrong]);
    let right =
        parse(&format!("puzzle,solution\n{PUZZLE},{SOLVED}\n"), &Options::default()).unwrap();
    assert_eq!(
        (right.meta.solution.map(|digits| digits.len()), right.warnings),
        (Some(81), vec![])
    );
}

#[test]
fn solutions_elsewhere_are_examined_too() {
    for text in [
        format!("{{\"puzzle\":\"{PUZZLE}\",\"solution\":\"{}\"}}", swapped()),
        format!(
            "{{\"schema\":1,\"shape\":{{\"size\":9}},\"givens\":\"{PUZZLE}\",\"solution\":\"{}\"}}",
            swapped()
        ),
    ] {
        let parsed = parse(&text, &Options::default()).unwrap();
        let fault = SolutionFault::Differs { cell: "r1c2".into() };
        assert_eq!(parsed.warnings, [Warning::WrongSolution(fault)], "{text}");
    }
}

#[test]
fn a_column_that_makes_it_another_puzzle_is_refused_by_its_name() {
    let text = format!("puzzle,variant\n{PUZZLE},diagonal\n{PUZZLE},\n{PUZZLE},Classic\n");
    let all = found(&text);
    assert_eq!(all.iter().map(givens).collect::<Vec<_>>(), [None, Some(30), Some(30)]);
    let error = all[0].as_ref().unwrap_err().to_string();
    assert!(error.contains("variant") && error.contains("line 2, column 83"), "{error}");
}

#[test]
fn rules_in_words_are_told_and_not_read() {
    let row = |rules: &str| format!("puzzle,rules\n{PUZZLE},\"{rules}\"\n");
    let read = |text: &str| parse(text, &Options::default()).unwrap().warnings;
    assert_eq!(read(&row("Normal sudoku rules apply.")), []);
    let told = read(&row("Normal sudoku rules apply. Anti-knight."));
    assert!(
        matches!(&told[..], [Warning::RulesInWords(words)] if words.contains("knight")),
        "{told:?}"
    );
}

#[test]
fn a_title_with_a_comma_above_a_grid_is_no_heading() {
    let grid: String = (0..9).map(|row| format!("{}\n", &PUZZLE[9 * row..][..9])).collect();
    let text = format!("Sudoku, easy\n{grid}");
    assert_eq!(Columns::of(&text, &Options::default()), None);
    assert_eq!(Layout::of(&text, &Options::default()), Layout::Blocks);
    assert_eq!(parse(&text, &Options::default()).unwrap().puzzle.given_count(), 30);
}

#[test]
fn tables_of_jigsaws_are_read_row_by_row() {
    let row = "12..............2221211144434333";
    let joined = format!("{},{}\n", &row[..16], &row[16..]).repeat(3);
    for one in found(&joined) {
        assert_eq!(
            one.unwrap().puzzle.shape().to_string(),
            parse(row, &Options::default()).unwrap().puzzle.shape().to_string()
        );
    }
}
