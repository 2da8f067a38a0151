//! Boards as programs print them are read: frames whose empty cells are blank, with labels at their sides; tables of
//! other programs.
#![allow(
    clippy::format_collect,
    clippy::format_push_string,
    reason = "the texts of a test are short"
)]
#![allow(clippy::unwrap_used, reason = "a test may stop where it likes")]
use whydoku_formats::{ErrorKind, Options, Parsed, Splitter, parse};

const P: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The text is P, alone and as a collection.
fn is_p(text: &str) -> Parsed {
    let parsed = parse(text, &Options::default()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let puzzle = parse(P, &Options::default()).unwrap().puzzle;
    assert_eq!(parsed.puzzle.givens().entries(), puzzle.entries(), "{text}");
    assert!(parsed.puzzle.shape().is_classic());
    let mut found = Vec::new();
    let mut splitter = Splitter::of(text, Options::default());
    splitter.push(text, &mut |one| found.push(one.map(|parsed| parsed.puzzle)));
    splitter.finish(&mut |one| found.push(one.map(|parsed| parsed.puzzle)));
    assert_eq!(found, [Ok(parsed.puzzle.clone())], "{text}");
    parsed
}

fn rows() -> Vec<&'static str> {
    (0..9).map(|row| &P[9 * row..][..9]).collect()
}

/// P in a frame of these strokes, with a blank for each empty cell.
fn framed(strokes: [&str; 3], bar: char, labels: bool) -> String {
    let mut text = String::new();
    let side = if labels { "  " } else { "" };
    if labels {
        text += "    1 2 3   4 5 6   7 8 9\n";
    }
    for (at, row) in rows().iter().enumerate() {
        if at % 3 == 0 {
            text += &format!("{side}{}\n", strokes[usize::from(at > 0)]);
        }
        if labels {
            text += &format!("{} ", at + 1);
        }
        for (column, c) in row.chars().enumerate() {
            if column % 3 == 0 {
                text += &format!("{bar} ");
            }
            text.push(if c == '.' { ' ' } else { c });
            text.push(' ');
        }
        text += &format!("{bar}\n");
    }
    text + &format!("{side}{}\n", strokes[2])
}

const UNICODE: [&str; 3] =
    ["┌───────┬───────┬───────┐", "├───────┼───────┼───────┤", "└───────┴───────┴───────┘"];
const ASCII: [&str; 3] = ["+-------+-------+-------+"; 3];

#[test]
fn frames_with_blank_cells_and_labels_are_read() {
    for labels in [false, true] {
        is_p(&framed(UNICODE, '│', labels));
        is_p(&framed(ASCII, '|', labels));
        is_p(&framed(UNICODE, '│', labels).replace('\n', "\r\n"));
    }
    // Without blanks between the cells, and with more of them.
    let dense: String = framed(ASCII, '|', false)
        .lines()
        .map(|line| {
            if line.starts_with('+') {
                return "+---+---+---+\n".to_owned();
            }
            let cells: Vec<char> = line.chars().collect();
            let part =
                |from: usize| -> String { [0, 2, 4].iter().map(|at| cells[from + at]).collect() };
            format!("|{}|{}|{}|\n", part(2), part(10), part(18))
        })
        .collect();
    is_p(&dense);
    // The text beside a board is not a part of it.
    let beside: String = framed(UNICODE, '│', true)
        .lines()
        .enumerate()
        .map(|(at, line)| format!("{line}{}\n", ["", "   h - hint", "   q - quit"][at % 3]))
        .collect();
    is_p(&beside);
}

#[test]
fn rules_below_a_frame_stay_rules() {
    let text = framed(UNICODE, '│', true) + "cage 5: r1c3 r1c4\n";
    let parsed = parse(&text, &Options::default()).unwrap();
    assert_eq!(parsed.puzzle.shape().rules().len(), 1);
    assert!(
        parse(&(framed(UNICODE, '│', true) + "cagge 5: r1c3 r1c4\n"), &Options::default()).is_err()
    );
}

#[test]
fn tables_of_other_programs_are_read() {
    let words = |blank: &str, row: &str| -> Vec<String> {
        row.chars().map(|c| if c == '.' { blank.to_owned() } else { c.to_string() }).collect()
    };
    let table = |blank: &str, between: &str, begin: &str, end: &str| -> String {
        rows()
            .iter()
            .map(|row| format!("{begin}{}{end}", words(blank, row).join(between)))
            .collect()
    };
    let html = format!(
        "<!DOCTYPE html>\n<html><body><p>Easy</p>\n\n<table class=\"s\">{}</table></body></html>",
        table("&nbsp;", "</td><td class='c'>", "<tr>\n<td>", "</td></tr>\n")
    );
    is_p(&html);
    is_p(
        &html
            .replace("&nbsp;", "<input type=\"text\" value=\"\">")
            .replace(">5<", "><input value=\"5\"/><"),
    );
    is_p(&format!("\\begin{{sudoku}}\n{}\\end{{sudoku}}\n", table(" ", "|", "|", "|.\n")));
    is_p(&format!(
        "\\documentclass{{article}}\n\\begin{{document}}\n\n\\begin{{sudoku-block}}\n{}\\end{{sudoku-block}}\n\\end{{document}}\n",
        table(" ", "|", "|", "|.\n")
    ));
    is_p(&format!(
        "\\begin{{tabular}}{{|c c c|c c c|c c c|}}\n\\hline\n{}\\end{{tabular}}\n",
        table("", " & ", "", " \\\\ \\hline\n")
    ));
    is_p(&format!(
        "start=[|\n{}|];\n",
        table("_", ", ", "", "|\n").trim_end().trim_end_matches('|')
    ));
    is_p(&format!("array2d(1..9, 1..9, [{}]);\n", table("0", ", ", "", ",\n")));
    let numbered = |heading: &str, label: fn(usize) -> String, blank: &str| -> String {
        let rows = rows();
        let lines = rows
            .iter()
            .enumerate()
            .map(|(at, row)| format!("{} {}\n", label(at), words(blank, row).join("    ")));
        format!("{heading}\n{}", lines.collect::<String>())
    };
    is_p(&numbered(
        "     [,1] [,2] [,3] [,4] [,5] [,6] [,7] [,8] [,9]",
        |at| format!(" [{},]", at + 1),
        "0",
    ));
    is_p(&numbered(
        "     [,1] [,2] [,3] [,4] [,5] [,6] [,7] [,8] [,9]",
        |at| format!(" [{},]", at + 1),
        "NA",
    ));
    is_p(&numbered("   0  1  2  3  4  5  6  7  8", |at| at.to_string(), "0"));
    is_p(&numbered("     0    1    2    3    4    5    6    7    8", |at| at.to_string(), "NaN"));
    is_p(&numbered("  1 2 3 4 5 6 7 8 9", |at| char::from(b'A' + at as u8).to_string(), "."));
    is_p(&numbered("  A B C D E F G H I", |at| (at + 1).to_string(), "."));
}

#[test]
fn two_boards_on_one_page_are_not_one() {
    let cells: String = rows()
        .iter()
        .map(|row| {
            format!("<tr>{}</tr>", row.chars().map(|c| format!("<td>{c}</td>")).collect::<String>())
        })
        .collect();
    let page = format!("<table>{cells}</table><table>{cells}</table>");
    assert!(parse(&page, &Options::default()).is_err());
}

#[test]
fn marks_of_houses_need_the_lines_that_name_them() {
    let mut lines: Vec<String> = framed(UNICODE, '│', true).lines().map(str::to_owned).collect();
    // The mark of a diagonal beside the first digit, and in an empty cell.
    lines[2] = lines[2].replacen("│ 5", "│·5", 1);
    lines[4] = lines[4].replacen("│   9", "│ · 9", 1);
    let marked = lines.join("\n") + "\n";
    let error = parse(&marked, &Options::default()).unwrap_err();
    assert_eq!(error.kind, ErrorKind::NeedsLegend);
    let named = format!("{marked}\n· on a diagonal\ndiagonals\n");
    let parsed = parse(&named, &Options::default()).unwrap();
    assert_eq!((parsed.puzzle.given_count(), parsed.puzzle.shape().extras().len()), (30, 1));
    let mut found = Vec::new();
    let mut splitter = Splitter::of(&named, Options::default());
    splitter.push(&named, &mut |one| found.push(one.map(|parsed| parsed.puzzle)));
    splitter.finish(&mut |one| found.push(one.map(|parsed| parsed.puzzle)));
    assert_eq!(found, [Ok(parsed.puzzle)]);
}
