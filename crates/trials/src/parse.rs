//! Any text: it is read or rejected, an error names a place inside the text, and what was read
//! survives being written with `Display`, which keeps everything.
use whydoku_core::{CellNames, Puzzle};
use whydoku_formats::{Format, Options, parse, parse_cell, parse_move, parse_shape, write};

/// Tries one input.
pub fn trial(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match parse(&text, &Options::default()) {
        Ok(parsed) => survives(&parsed.puzzle),
        Err(error) => {
            let unix = text.replace("\r\n", "\n");
            let mut lines = unix.split(['\n', '\r']);
            let line = lines.nth(error.line - 1).expect("the line is inside the text");
            assert!((1..=line.chars().count() + 1).contains(&error.column), "{error}");
            assert!(!error.to_string().is_empty());
            assert!(error.render_excerpt().lines().count() <= 2);
        }
    }
    if text.len() < 200 {
        let _ = parse_cell(&text, 9, CellNames::LetterRow);
        let _ = parse_move(&text, 16, CellNames::LetterColumn);
        let _ = parse_shape(&text);
    }
}

fn survives(puzzle: &Puzzle) {
    if !puzzle.shape().rules().is_empty() {
        let again = parse(&write(puzzle, Format::NOTATION), &Options::default());
        return assert_eq!(again.expect("it was written here").puzzle, *puzzle);
    }
    let marked = puzzle.entries().iter().any(|entry| entry.digit().is_some());
    let options = Options { shape: Some(puzzle.shape().clone()), format: Some(Format::MARKED) };
    if marked {
        let again = parse(&write(puzzle, Format::MARKED), &options).expect("it was written here");
        assert_eq!(again.puzzle, *puzzle);
    }
}
