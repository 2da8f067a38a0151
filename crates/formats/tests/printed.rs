//! Boards as programs print them are read: frames whose empty cells are blank, with labels at their sides; tables of
//! other programs.
#![allow(
    clippy::format_collect,
    clippy::format_push_string,
    reason = "the texts of a test are short"
)]
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

#[test]
fn digits_of_other_scripts_and_of_chats_are_read() {
    let with = |digit: &dyn Fn(u32) -> String, blank: &str| -> String {
        let cell = |c: char| c.to_digit(10).map_or_else(|| blank.to_owned(), digit);
        rows().iter().map(|row| row.chars().map(cell).collect::<String>() + "\n").collect()
    };
    let of = |zero: u32| move |n: u32| char::from_u32(zero + n).unwrap().to_string();
    is_p(&with(&of(0x660), "."));
    is_p(&with(&of(0x966), "०"));
    is_p(&with(&of(0xFF10), "・"));
    is_p(&with(&|n| format!("{n}\u{FE0F}\u{20E3}"), "⬜"));
    is_p(&with(&of(0xFF10), "・").replace('\n', ""));
}

#[test]
fn labels_may_stand_behind_bars() {
    let row = |(at, row): (usize, &&str)| {
        let cells: Vec<String> = row.chars().map(String::from).collect();
        let parts: Vec<String> = cells.chunks(3).map(|part| part.join(" ")).collect();
        let frame = if at == 3 || at == 6 { "--+-------+-------+------\n" } else { "" };
        format!("{frame}{} | {}\n", char::from(b'A' + at as u8), parts.join(" | "))
    };
    let text: String = rows().iter().enumerate().map(row).collect();
    is_p(&format!("    1 2 3   4 5 6   7 8 9\n{text}"));
}

#[test]
fn tables_of_markdown_are_read() {
    let row = |cells: &str, before: &str| {
        let cells: Vec<String> = cells.chars().map(|c| c.to_string().replace('.', " ")).collect();
        format!("{before}| {} |\n", cells.join(" | "))
    };
    let rule = "|---|:-:|---|---|---|---|---|---|---|\n";
    let body =
        |from: usize| -> String { rows()[from..].iter().map(|cells| row(cells, "")).collect() };
    is_p(&format!("{}{rule}{}", row("ABCDEFGHI", ""), body(0)));
    is_p(&format!("{}{rule}{}", row(".........", ""), body(0)));
    is_p(&format!("{}{rule}{}", row(rows()[0], ""), body(1)));
    let labelled: String = rows()
        .iter()
        .enumerate()
        .map(|(at, cells)| row(cells, &format!("| {} ", at + 1)))
        .collect();
    is_p(&format!("{}|---{rule}{labelled}", row("123456789", "|  ")));
    let strange = format!("{}{rule}{}", row("123987456", ""), body(0));
    assert!(parse(&strange, &Options::default()).is_err());
    let table = format!("{}{rule}{}", row("ABCDEFGHI", ""), body(0));
    assert!(parse(&format!("{table}\n{table}"), &Options::default()).is_err(), "which of them?");
    let caged = parse(&format!("{table}\ncage 8: r1c1 r1c2\n"), &Options::default()).unwrap();
    assert_eq!(caged.puzzle.shape().rules().len(), 1);
}

#[test]
fn matrices_of_r_and_lists_of_yaml_are_read() {
    let cells = |rows: &[String]| rows.join(",\n").replace('.', "NA");
    let spread = |row: &&str| row.chars().map(String::from).collect::<Vec<_>>().join(",");
    let lines: Vec<String> = rows().iter().map(spread).collect();
    is_p(&format!("m <- matrix(c({}), nrow = 9, byrow = TRUE)\n", cells(&lines)));
    // R fills the columns first.
    let turned: String = (0..81).map(|at| char::from(P.as_bytes()[at % 9 * 9 + at / 9])).collect();
    let columns: Vec<&str> = (0..9).map(|at| &turned[9 * at..][..9]).collect();
    let columns: Vec<String> = columns.iter().map(spread).collect();
    is_p(&format!("m <- matrix(c({}), nrow=9)\n", cells(&columns)));
    is_p(&format!("m <- matrix(c({}), 9, 9, T)\n", cells(&lines)));
    let list: String =
        lines.iter().map(|line| format!("  - [{}]\n", line.replace('.', "0"))).collect();
    is_p(&format!("puzzle:\n{list}"));
    for more in ["diagonal: true\n", "anti_knight:\n", "solution:\n"] {
        let text = format!("puzzle:\n{list}{more}");
        assert!(parse(&text, &Options::default()).is_err(), "{text}");
    }
}

#[test]
fn headings_with_a_percent_sign_divide_puzzles() {
    let board = rows().join("\n");
    let text = format!("% First\n{board}\n% Second\n{board}\n");
    let mut found = Vec::new();
    let mut splitter = Splitter::of(&text, Options::default());
    splitter.push(&text, &mut |one| found.push(one.map(|parsed| parsed.puzzle.given_count())));
    splitter.finish(&mut |one| found.push(one.map(|parsed| parsed.puzzle.given_count())));
    assert_eq!(found, [Ok(30), Ok(30)]);
}
