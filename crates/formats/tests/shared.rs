//! Every puzzle of the collections can be read: those in the golden files of the other crates, which
//! are facts about puzzles that our generator made, and those of the collections outside the
//! repository, if they are present.
use std::fs;
use std::path::PathBuf;
use whydoku_core::Entry;
use whydoku_formats::{Format, Options, Parsed, Warning, parse, parse_line, write};

/// The text of a golden file of another crate.
fn golden(path: &str) -> String {
    let path = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join(path);
    fs::read_to_string(path).expect("a golden file")
}

/// The puzzles of a golden table that has them in this column.
fn golden_column(path: &str, column: usize) -> String {
    let text = golden(path);
    let cells = text.lines().filter_map(|line| line.split('\t').nth(column));
    cells.filter(|cell| *cell != "puzzle").collect::<Vec<_>>().join("\n")
}

/// The text of every file with this ending.
fn texts(name: &str, ending: &str) -> Vec<String> {
    let Some(folder) = whydoku_testkit::data(name) else { return Vec::new() };
    let entries = fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let wanted = paths.filter(|path| path.to_string_lossy().ends_with(ending));
    wanted.map(|path| fs::read_to_string(path).expect("a text file")).collect()
}

/// The puzzles of the first 2,000 lines.
fn lines(text: &str, options: &Options) -> Vec<Parsed> {
    let numbered = (1..).zip(text.lines().take(2_000));
    let read = |(number, line)| {
        parse_line(line, number, options).unwrap_or_else(|error| panic!("{error}\n{line}"))
    };
    numbered.filter_map(read).collect()
}

#[test]
fn collections_of_one_puzzle_per_line_are_read() {
    let ours = [
        golden_column("rate/tests/golden/se-oracle.tsv", 0),
        golden_column("exact/tests/golden/counts.tsv", 1),
    ];
    for text in texts("solver", ".txt").into_iter().chain(ours) {
        let puzzles = lines(&text, &Options::default());
        assert!(!puzzles.is_empty());
        for (parsed, line) in puzzles.iter().zip(text.lines()) {
            assert_eq!(parsed.format, Format::LINE, "{line}");
            assert_eq!(write(&parsed.puzzle, Format::LINE), line[..81].replace('0', "."));
        }
    }
}

#[test]
fn large_boards_are_read_as_lists_of_numbers() {
    let ours = ["large", "hard_25"].map(|name| golden(&format!("exact/tests/golden/{name}.tsv")));
    for text in texts("large", ".tsv").into_iter().chain(ours) {
        for line in text.lines().take(20) {
            let list = line.rsplit('\t').next().unwrap();
            let parsed = parse(list, &Options::default()).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(parsed.format, Format::NUMBERS);
            let givens = list.split(',').filter(|number| *number != "0").count();
            assert_eq!(parsed.puzzle.given_count(), givens);
            let again = parse(&write(&parsed.puzzle, Format::NUMBERS), &Options::default());
            assert_eq!(again.map(|again| again.puzzle), Ok(parsed.puzzle));
        }
    }
}

#[test]
fn every_case_of_the_regression_library_is_read() {
    let ours = golden("logic/tests/golden/reglib.txt");
    for text in texts("techniques", "reglib-1.3.txt").into_iter().chain([ours]) {
        let cases = lines(&text, &Options::default());
        assert!(cases.len() > 200, "{}", cases.len());
        for parsed in cases {
            assert_eq!(parsed.format, Format::HODOKU);
            let case = parsed.meta.case.as_ref().unwrap();
            assert!(case.technique.starts_with(|c: char| c.is_ascii_digit()), "{case:?}");
            let clash = |warning: &&Warning| matches!(warning, Warning::Clash { .. });
            assert_eq!(parsed.warnings.iter().find(clash), None);
            // A case that must not be found names the wrong result.
            let wrong = case.technique.ends_with("-x");
            for candidate in case.eliminations.iter().filter(|_| !wrong) {
                let known = parsed.puzzle.entry(candidate.cell);
                let possible = match known {
                    Entry::Candidates(set) => set.contains(candidate.digit),
                    entry => entry == Entry::Unknown,
                };
                assert!(possible, "{case:?} {candidate:?} {known:?}");
            }
            let again = parse(&write(&parsed.puzzle, Format::HODOKU), &Options::default());
            assert_eq!(again.map(|again| again.puzzle), Ok(parsed.puzzle));
        }
    }
}
