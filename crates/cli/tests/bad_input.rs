//! Malformed input: a clear message with the place, exit code 2, nothing on standard output.
use crate::common::{EASY, file, folder, run, run_with};
use std::process::{Command, Stdio};

/// Nine lines of nine with one line replaced.
fn lines(replaced: usize, line: &str) -> String {
    let row = |at: usize| if at == replaced { line } else { &EASY[9 * at..9 * at + 9] };
    (0..9).map(row).collect::<Vec<_>>().join("\n")
}

#[test]
fn malformed_puzzles_are_refused_with_line_and_column() {
    let short = &EASY[..80];
    let cases: Vec<(String, &str)> = vec![
        (lines(3, "8...q...3"), "line 4, column 5: 'q' is not"),
        (lines(3, "8...6...33"), "line 4, column 10: this line has 10 cells"),
        (lines(8, "....8..7"), "line 9, column 9: this line has 8 cells"),
        (lines(4, "4..8.3..é"), "line 5, column 9: 'é' is not"),
        (lines(0, "53..7\0..."), "line 1, column 6"),
        (short.to_owned(), "expected 81 cells, found 80"),
        (format!("{EASY}9"), "line 1, column 82: expected 81 cells, found 82"),
        ("12345".into(), "line 1, column 1: 5 cells do not make a board"),
        (".....\n".repeat(5), "line 1, column 1: a board of side 5"),
        (".......\n".repeat(7), "line 1, column 1: a board of side 7"),
        ("1234\n".repeat(3), "there are 3 lines of 4 cells; a 4x4 board needs 4 lines"),
        ("# nothing but a comment\n".into(), "the text holds only comments"),
        ("+---+---+\n".into(), "the text holds only frame lines"),
        ("5...............".into(), "line 1, column 1: 5 is beyond the digits of a 4x4 board"),
        (format!(":0300:x:{EASY}:xyz:::"), "line 1, column 91: 'xyz' is not a candidate"),
        (format!(":0300:x:{short}:::"), "line 1, column 89: expected 81 cells, found 80"),
    ];
    for (text, expected) in cases {
        let run = run_with(&["solve", "-"], &text);
        assert_eq!(run.code, Some(2), "{text:?}: {run:?}");
        assert!(run.err.contains(expected), "{text:?} should say {expected:?}: {}", run.err);
        assert!(run.err.starts_with("whydoku: standard input: "), "{}", run.err);
        assert_eq!(run.out, "", "{text:?}");
    }
}

#[test]
fn files_that_cannot_be_read_are_named() {
    let missing = run(&["solve", "no/such/file.txt"]);
    assert_eq!(missing.code, Some(2));
    assert!(missing.err.contains("no/such/file.txt: no such file"), "{missing:?}");
    let directory = run(&["solve", folder("bad").to_str().unwrap()]);
    assert_eq!(directory.code, Some(2));
    assert!(directory.err.contains("is a directory"), "{directory:?}");
    let path = folder("bad").join("latin1.txt");
    std::fs::write(&path, b"123\n4\xe95\n").unwrap();
    let latin = run(&["solve", path.to_str().unwrap()]);
    assert_eq!(latin.code, Some(2));
    assert!(latin.err.contains("line 2, column 2: this is not UTF-8 text"), "{latin:?}");
    let empty = run(&["solve", &file("bad", "empty.txt", "")]);
    assert_eq!(empty.code, Some(2));
}

#[test]
fn bad_options_are_refused_with_the_valid_choices() {
    let cases = [
        (vec!["solve", EASY, "--techniques", "y-wimg"], "did you mean"),
        (vec!["solve", EASY, "--method", "guess"], "choose one of usual, levels, layout, passes"),
        (vec!["solve", EASY, "--shape", "3y3"], "--shape 3y3"),
        (vec!["solve", EASY, "--until", "never"], "is not a technique"),
        (vec!["view", EASY, "--digits", "0"], "not a digit of this board (1 to 9)"),
        (vec!["check", EASY, "--limit", "0"], "0 is not in 1.."),
    ];
    for (arguments, expected) in cases {
        let run = run(&arguments);
        assert_eq!(run.code, Some(2), "{arguments:?}: {run:?}");
        assert!(run.err.contains(expected), "{arguments:?}: {}", run.err);
    }
}

#[test]
fn a_closed_output_pipe_ends_the_program_quietly() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_whydoku"))
        .args(["solve", EASY])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty());
}
