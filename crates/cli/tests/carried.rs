//! What the program writes means the same puzzle when the program reads it again. For every shape, kind of rule, command
//! and output format, either the board comes back or the format is refused by name.
use crate::common::{run, run_with};
use whydoku_core::{Digit, Entry, Puzzle};
use whydoku_formats::{Options, Style, parse};

/// What makes each board.
const BOARDS: [&[&str]; 12] = [
    &["--shape", "9"],
    &["--shape", "9+diagonals"],
    &["--shape", "9+windows"],
    &["--shape", "9+diagonals+windows"],
    &["--shape", "3x2"],
    &["--shape", "2x3+diagonals"],
    &["--shape", "4x3"],
    &["--shape", "5x2"],
    &["--shape", "4"],
    &["--jigsaw", "6"],
    &["--rules", "anti-knight", "--shape", "3x2"],
    &["--rules", "killer", "--shape", "2x3+diagonals"],
];

/// The puzzle of a text that holds one.
fn read(text: &str) -> Puzzle {
    parse(text, &Options::default()).unwrap_or_else(|error| panic!("{error}\n{text}")).puzzle
}

/// The board that was made, which only our own JSON is asked for.
fn made(board: &[&str]) -> (Puzzle, String) {
    let arguments = [&["generate", "--seed", "7", "--to", "json"], board].concat();
    let json = run(&arguments).out;
    (read(&json), json)
}

/// The text is another form of the puzzle.
fn same(text: &str, puzzle: &Puzzle, what: &str) {
    let again = read(text);
    let houses = |puzzle: &Puzzle| {
        let mut houses: Vec<_> =
            puzzle.shape().houses().iter().map(|house| house.cells.clone()).collect();
        for cells in &mut houses {
            cells.sort();
        }
        houses.sort();
        houses
    };
    // Where only candidates are written, a given is the only one of its cell.
    let digits = |puzzle: &Puzzle| -> Vec<Option<Digit>> {
        let digit = |entry: &Entry| match entry {
            Entry::Candidates(digits) => digits.single(),
            entry => entry.digit(),
        };
        puzzle.entries().iter().map(digit).collect()
    };
    let notes = again.entries().iter().any(|entry| matches!(entry, Entry::Candidates(_)));
    for (again, digit) in digits(&again).into_iter().zip(digits(puzzle)) {
        // The only candidate of a cell is its digit.
        assert!(again == digit || (notes && digit.is_none()), "{what}: {text}");
    }
    assert_eq!(houses(&again), houses(puzzle), "{what}: {text}");
    assert_eq!(again.shape().rules().len(), puzzle.shape().rules().len(), "{what}: {text}");
    let count = run_with(&["count", "-"], text);
    assert_eq!((count.out.as_str(), count.code), ("1\n", Some(0)), "{what}: {text}");
}

#[test]
fn every_format_carries_the_board_or_is_refused() {
    let (mut carried, mut refused) = (0, 0);
    for board in BOARDS {
        let (puzzle, json) = made(board);
        for style in Style::all() {
            let generate = [&["generate", "--seed", "7", "--to", style.id()], board].concat();
            let convert = vec!["convert", "--to", style.id(), "-"];
            // Both write in the same way; the larger half of the boards is made once.
            let both =
                if puzzle.shape().side() < 9 { vec![generate, convert] } else { vec![convert] };
            for arguments in both {
                let what = format!("{arguments:?} of {board:?}");
                let written = run_with(&arguments, &json);
                if written.code == Some(0) {
                    same(&written.out, &puzzle, &what);
                    carried += 1;
                } else {
                    assert!(!written.err.is_empty(), "{what}");
                    refused += 1;
                }
            }
        }
    }
    assert!(carried > 150 && refused > 80, "{carried} carried, {refused} refused");
}

#[test]
fn rows_and_lines_of_every_command_carry_the_board() {
    for board in BOARDS {
        let (puzzle, json) = made(board);
        let plain = run(&[&["generate", "--seed", "7"], board].concat());
        same(&plain.out, &puzzle, &format!("generate {board:?}"));
        let rated = run(&[&["generate", "--seed", "7", "--format", "json"], board].concat());
        same(&rated.out, &puzzle, &format!("generate --format json {board:?}"));
        let table = run(&[&["generate", "--seed", "7", "--format", "csv"], board].concat());
        same(&table.out, &puzzle, &format!("generate --format csv {board:?}"));
        for command in [&["transform", "--rotate", "180"][..], &["minimize"]] {
            let changed = run_with(&[command, &["-"]].concat(), &json);
            let again = read(&changed.out);
            assert_eq!(
                again.shape().houses().len(),
                puzzle.shape().houses().len(),
                "{command:?} {board:?}"
            );
            assert_eq!(run_with(&["count", "-"], &changed.out).out, "1\n", "{command:?} {board:?}");
        }
        for command in [&["count"][..], &["check", "--lines"], &["solve", "--quick"], &["rate"]] {
            for form in ["csv", "json"] {
                let rows = run_with(&[command, &["-", "--format", form]].concat(), &json);
                // Not every board has a rating.
                if rows.code == Some(2) && command[0] == "rate" {
                    continue;
                }
                same(&rows.out, &puzzle, &format!("{command:?} --format {form} {board:?}"));
            }
        }
    }
}

#[test]
fn what_is_shown_is_read_back_as_the_same_puzzle_or_refused() {
    let (mut read_back, mut refused) = (0, 0);
    for board in BOARDS {
        let (puzzle, json) = made(board);
        for view in ["game", "candidates", "levels", "marked"] {
            for ascii in [&[][..], &["--ascii"]] {
                let arguments = [&["view", "-", "--view", view], ascii].concat();
                let shown = run_with(&arguments, &json);
                assert_eq!(shown.code, Some(0), "{arguments:?} {board:?}: {shown:?}");
                match parse(&shown.out, &Options::default()) {
                    Ok(_) => {
                        same(&shown.out, &puzzle, &format!("{arguments:?} {board:?}"));
                        read_back += 1;
                    }
                    Err(_) => refused += 1,
                }
            }
        }
        // The board that `solve` begins with, with its legend or without it.
        let solved = run_with(&["solve", "-"], &json);
        let lines: Vec<&str> = solved.out.lines().skip(1).collect();
        let frame = lines.iter().take_while(|line| !line.is_empty()).count();
        let legend = lines.iter().take_while(|line| !line.starts_with("  1.")).count();
        for shown in [lines[..frame].join("\n"), lines[..legend].join("\n")] {
            if parse(&shown, &Options::default()).is_ok() {
                same(&shown, &puzzle, &format!("solve {board:?}"));
            }
        }
    }
    assert!(read_back > 60, "{read_back} read, {refused} refused");
}
