//! One time limit bounds a whole command, and an error about a full disk names the file.
#![cfg(unix)]

use crate::common::folder;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Runs the program after these commands of the shell.
fn after(commands: &str, args: &[&str]) -> Output {
    let script = format!("{commands}; exec \"$0\" \"$@\"");
    let program = env!("CARGO_BIN_EXE_whydoku");
    Command::new("sh").args(["-c", &script, program]).args(args).output().unwrap()
}

/// Runs it with a time limit of one second; the system ends it when it has used two.
fn in_a_second(args: &[&str]) -> Output {
    let ran = after("ulimit -t 2", &[args, &["--time-limit", "1"]].concat());
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.code().is_some(), "{args:?} took too long: {said}");
    ran
}

fn file(name: &str, text: &str) -> String {
    let path = folder("limits").join(name);
    std::fs::write(&path, text).unwrap();
    path.display().to_string()
}

/// The digit of a filled board whose boxes have `across` rows.
fn digit(row: usize, column: usize, across: usize) -> usize {
    let side = across * across;
    (row % across * across + row / across + column) % side
}

/// A board of 16x16 cells without givens, whose cages cover it and cannot all be right.
fn contradictory_cages() -> String {
    let mut text = format!("{}\n", ".".repeat(16)).repeat(16);
    for row in 0..16 {
        let mut first = 0;
        for width in [[3, 2, 4, 2, 3, 2], [2, 4, 3, 2, 2, 3], [4, 3, 2, 3, 2, 2]][row % 3] {
            // Rows and columns are in another order than on the simplest board.
            let cell = |column: usize| digit(row * 5 % 16, (column * 7 + 3) % 16, 4) + 1;
            let sum: usize =
                (first..first + width).map(cell).sum::<usize>() + usize::from(row + first == 5);
            let _ = write!(text, "cage {sum}:");
            (first..first + width)
                .for_each(|column| _ = write!(text, " r{}c{}", row + 1, column + 1));
            text.push('\n');
            first += width;
        }
    }
    text
}

/// A board of 25x25 cells with half of them given.
fn many_steps() -> String {
    let cell = |at: usize| {
        let (row, column) = (at / 25, at % 25);
        let number = digit(row, column, 5) as u32 + 1;
        if (at * at + at / 7) % 11 < 5 { '.' } else { char::from_digit(number, 36).unwrap() }
    };
    (0..625).map(cell).collect()
}

#[test]
fn one_limit_bounds_a_whole_command() {
    let cages = file("cages.txt", &contradictory_cages());
    let steps = file("steps.txt", &many_steps());
    // The verdict is found at once; why there is no solution takes long.
    let checked = in_a_second(&["check", &cages]);
    assert_eq!(checked.status.code(), Some(1));
    // Steps, verdict, explanation and rating share the time.
    for args in [
        &["solve", &cages][..],
        &["solve", &cages, "--json"],
        &["hint", &cages],
        &["steps", "--all", &cages],
    ] {
        in_a_second(args);
    }
    // What follows from each of thousands of steps is worked out while there is time.
    for format in ["text", "json", "jsonl"] {
        let listed = in_a_second(&["steps", "--all", &steps, "--format", format]);
        assert_eq!(listed.status.code(), Some(3), "the list is not complete");
        assert!(!listed.stdout.is_empty());
    }
}

#[test]
fn an_output_that_does_not_fit_is_named() {
    let path = folder("limits").join("full.txt");
    let name = path.display().to_string();
    let limited = "trap '' XFSZ; ulimit -f 1";
    for args in [
        &["generate", "-n", "2000", "--seed", "1", "-o", &name][..],
        &["generate", "-n", "2000", "--seed", "1", "--to", "sdm", "-o", &name],
    ] {
        let ran = after(limited, args);
        let said = String::from_utf8_lossy(&ran.stderr);
        assert_eq!(ran.status.code(), Some(2), "{said}");
        assert!(said.contains(&name), "{said}");
        assert!(!path.exists() && !PathBuf::from(format!("{name}.part")).exists());
    }
}

#[test]
fn help_that_cannot_be_written_is_an_error() {
    if !Path::new("/dev/full").exists() {
        return;
    }
    for args in [&["--help"][..], &["-h"], &["solve", "-h"], &["--version"], &["man"], &["explain"]]
    {
        let ran = after("exec > /dev/full", args);
        let said = String::from_utf8_lossy(&ran.stderr);
        assert_eq!(ran.status.code(), Some(2), "{args:?}");
        assert!(said.contains("No space left"), "{args:?}: {said}");
    }
}
