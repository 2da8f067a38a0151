//! The less usual ways in which puzzles are written.

use crate::common::{P, SOLUTION, p, read};
use whydoku_core::{Cell, Digit, DigitSet, Entry, Puzzle, Shape};
use whydoku_formats::{Format, Label, Options, Parsed, Style, Warning, parse, write};

fn digit(number: usize) -> Digit {
    Digit::from_number(number)
}

fn set(numbers: &[usize]) -> Entry {
    Entry::Candidates(numbers.iter().map(|&number| digit(number)).collect())
}

/// P with the candidates that the givens leave.
fn position() -> Puzzle {
    let mut puzzle = p();
    let shape = puzzle.shape().clone();
    for cell in shape.cells().filter(|&cell| p().digit(cell).is_none()) {
        let mut left = DigitSet::first(9);
        for peer in shape.cells().filter(|&peer| shape.are_peers(cell, peer)) {
            if let Some(digit) = p().digit(peer) {
                left.remove(digit);
            }
        }
        puzzle.set(cell, Entry::Candidates(left));
    }
    puzzle
}

#[test]
fn a_label_before_the_cells_or_a_rating_after_them_is_a_comment() {
    for line in [
        format!("easter-monster {P} 11.6/1.2/1.2 - name"),
        format!("99480,99408,114,1895,{P},Easter-Monster,20.00s"),
        format!("{P};ED=10.6/1.2/1.2;\"some, name\""),
        format!("{P} // found in 2005"),
    ] {
        let parsed = read(&line);
        assert_eq!((parsed.puzzle, parsed.format), (p(), Format::LINE), "{line}");
        assert_eq!(parsed.meta.comments.len(), 1, "{line}");
    }
}

#[test]
fn a_puzzle_followed_by_its_solution_is_read() {
    let parsed = read(&format!("{P},{SOLUTION}"));
    assert_eq!(parsed.puzzle, p());
    let solution: String = parsed.meta.solution.unwrap().iter().map(ToString::to_string).collect();
    assert_eq!(solution, SOLUTION);
    let wrong = read(&format!("{P},{}", SOLUTION.replace('5', "1")));
    assert_eq!((wrong.meta.solution, wrong.meta.comments.len()), (None, 1));
}

#[test]
fn a_solution_followed_by_its_puzzle_is_read() {
    let parsed = read(&format!("{SOLUTION},{P}"));
    assert_eq!(parsed.puzzle, p());
    assert_eq!(parsed.meta.solution.map(|digits| digits.len()), Some(81));
    let other = format!("{},{P}", SOLUTION.replacen('5', "9", 1));
    assert!(read(&other).puzzle.is_filled(), "it does not agree, so it is not the solution");
}

#[test]
fn grouped_cells_and_folded_lines_are_read() {
    let spaced = P.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row).into_owned());
    let rows: Vec<String> = spaced.collect();
    for text in [
        rows.join(" "),
        rows.join("|"),
        rows.join(","),
        rows.chunks(3).map(<[_]>::concat).collect::<Vec<_>>().join("\n"),
    ] {
        assert_eq!(read(&text).puzzle, p(), "{text}");
    }
    let alone: Vec<String> = P.chars().map(String::from).collect();
    for separator in [" ", ",", ", ", "\t", ";"] {
        assert_eq!(read(&alone.join(separator)).puzzle, p());
    }
}

#[test]
fn empty_cells_of_a_spreadsheet_are_blanks() {
    for separator in ["\t", ",", ";"] {
        let row = |row: &[u8]| {
            let cell = |byte: &u8| {
                if *byte == b'0' { String::new() } else { char::from(*byte).to_string() }
            };
            row.iter().map(cell).collect::<Vec<_>>().join(separator)
        };
        let text = P.as_bytes().chunks(9).map(row).collect::<Vec<_>>().join("\r\n");
        let parsed = read(&text);
        assert_eq!((parsed.puzzle, parsed.format), (p(), Format::NUMBERS), "{text}");
        let quoted = text.replace('5', "\"5\"");
        assert_eq!(read(&quoted).puzzle, p(), "{quoted}");
    }
}

#[test]
fn spaces_are_blanks_in_lines_of_a_fixed_width() {
    let text = write(&p(), Style::from(Format::GRID).with_blank(' '));
    assert_eq!(read(&text).puzzle, p(), "{text}");
    let trimmed: Vec<&str> = text.lines().map(str::trim_end).collect();
    assert_eq!(read(&trimmed.join("\n")).puzzle, p());
}

#[test]
fn spaces_are_blanks_in_one_line_of_a_fixed_width() {
    let spaced = P.replace('0', " ");
    assert_eq!(read(&spaced).puzzle, p());
    let begins_empty = format!("  {}", &spaced[2..]);
    let parsed = read(&begins_empty);
    assert_eq!((parsed.puzzle.given_count(), parsed.puzzle.shape().side()), (28, 9));
    // Numbers with gaps between them may have the same length.
    let four = format!("{:<5}", 1).repeat(3) + &format!("{:<5}", 0).repeat(12) + "     4";
    assert_eq!((four.len(), read(&four).puzzle.shape().side()), (81, 4));
}

#[test]
fn the_letter_e_is_a_blank_if_there_is_no_other_sign() {
    let gaps = |row: &[u8]| row.iter().flat_map(|&b| [b as char, ' ']).collect::<String>();
    for e in ["e", "E"] {
        let rows: Vec<String> = P.as_bytes().chunks(9).map(gaps).collect();
        let text = rows.join("\n").replace('0', e);
        let parsed = read(&text);
        assert_eq!((parsed.puzzle, parsed.warnings), (p(), vec![]), "{text}");
        assert_eq!(read(&rows.concat().replace('0', e)).puzzle, p());
    }
    let other = P.replacen('0', "e", 1);
    assert!(parse(&other, &Options::default()).is_err(), "beside another blank it is a misprint");
}

#[test]
fn rows_cut_after_their_last_digit_are_read() {
    let rows: Vec<String> = P
        .replace('0', ".")
        .as_bytes()
        .chunks(9)
        .map(|row| {
            let row = String::from_utf8_lossy(row).into_owned();
            let digits = row.trim_end_matches('.');
            if digits.len() + 1 < row.len() { format!("{digits}*") } else { row }
        })
        .collect();
    let text = rows.join(",");
    assert!(text.starts_with("53..7*,6..195*,.98....6.,"), "{text}");
    let parsed = read(&text);
    assert_eq!((parsed.puzzle, parsed.warnings), (p(), vec![]), "{text}");
    let deleted = read(&format!("{}:113", text.replacen("53.", "53+4", 1)));
    assert_eq!(deleted.puzzle.entry(Cell::new(2)), Entry::Placed(digit(4)));
    assert_eq!(deleted.format, Format::HODOKU);
    let long = text.replacen("53..7*", "53..7......*", 1);
    assert!(parse(&long, &Options::default()).is_err(), "{long}");
}

#[test]
fn sixteen_digits_are_read_in_three_alphabets() {
    let given =
        |parsed: &Parsed, cell: usize| parsed.puzzle.digit(Cell::new(cell)).map(Digit::number);
    let line = |cells: &str| format!("{cells}{}", ".".repeat(256 - cells.len()));
    let from_one = read(&line("1G.a"));
    assert_eq!((given(&from_one, 1), given(&from_one, 3)), (Some(16), Some(10)));
    assert_eq!(from_one.warnings, []);
    let from_zero = read(&line("0F.1"));
    assert_eq!(
        (given(&from_zero, 0), given(&from_zero, 1), given(&from_zero, 3)),
        (Some(1), Some(16), Some(2))
    );
    assert_eq!(from_zero.warnings, [Warning::ZeroIsDigit]);
    let letters = read(&line("AP.B"));
    assert_eq!(
        (given(&letters, 0), given(&letters, 1), given(&letters, 3)),
        (Some(1), Some(16), Some(2))
    );
    assert_eq!(letters.warnings, [Warning::LettersAreDigits]);
    let unclear = read(&line("1F"));
    assert_eq!(
        (given(&unclear, 1), unclear.warnings),
        (Some(15), vec![Warning::PerhapsZeroIsDigit])
    );
}

#[test]
fn cells_of_two_characters_are_read() {
    let parsed = read(&format!("0116{}", "00".repeat(254)));
    assert_eq!(parsed.format, Format::PAIRS);
    assert_eq!(parsed.puzzle.digit(Cell::new(1)), Some(digit(16)));
    let dotted = read(&format!("0116{}", "..".repeat(254)));
    assert_eq!(dotted.puzzle, parsed.puzzle);
}

#[test]
fn two_digit_numbers_in_a_frame_are_read() {
    let shape = Shape::usual(12).unwrap();
    let mut puzzle = Puzzle::empty(shape);
    for (cell, number) in [(0, 12), (13, 1), (143, 10)] {
        puzzle.set(Cell::new(cell), Entry::Given(digit(number)));
    }
    let rows: Vec<String> = (0..12)
        .map(|row| {
            let cell = |column| match puzzle.digit(Cell::at(row, column, 12)) {
                Some(digit) => format!("{:2}", digit.number()),
                None => " 0".to_string(),
            };
            let cells: Vec<String> = (0..12).map(cell).collect();
            format!(
                "| {} |",
                cells.chunks(4).map(|part| part.join(" ")).collect::<Vec<_>>().join(" | ")
            )
        })
        .collect();
    let text = format!("+---+\n{}\n+---+", rows.join("\n"));
    assert_eq!(read(&text).puzzle, puzzle, "{text}");
    // A bar after every cell does not make them candidates.
    let barred =
        text.replace(" | ", " ").replace("  ", " ").replace(' ', " | ").replace("| | ", "| ");
    let barred = barred.replace("| |", "|");
    assert_eq!(read(&barred).puzzle, puzzle, "{barred}");
}

#[test]
fn forum_markers_do_not_hide_the_candidates() {
    let marks = write(&position(), Format::PENCILMARKS);
    let expected = read(&marks).puzzle;
    let marked = marks
        .replacen("124 ", "12-4", 1)
        .replacen("2468 ", "2468*", 1)
        .replacen(" 1489", "#1489", 1)
        .replacen("  247 ", "  247A", 1)
        .replacen(" 13457 ", "(13457)", 1);
    assert_ne!(marks, marked);
    assert_eq!(read(&marked).puzzle, expected, "{marked}");
    let placed = read(&marks.replacen(" 124 ", " +4  ", 1)).puzzle;
    assert_eq!(placed.entry(Cell::new(2)), Entry::Placed(digit(4)));
}

#[test]
fn lines_of_prose_around_a_grid_become_comments() {
    let text = format!(
        "A hard one from the weekend\n{}Locked Candidates Type 1 (Pointing): 5 in b1 => r1c7<>5\n",
        write(&position(), Format::PENCILMARKS)
    );
    let parsed = read(&text);
    assert_eq!(parsed.format, Format::PENCILMARKS);
    assert_eq!(parsed.meta.comments[0], "A hard one from the weekend");
    assert_eq!(parsed.meta.comments.len(), 2);
    assert_eq!(
        parsed.warnings,
        [Warning::TakenAsComment { line: 1 }, Warning::TakenAsComment { line: 15 }]
    );
}

#[test]
fn a_sadman_file_keeps_its_labels() {
    let lines = write(&p(), Format::GRID);
    let parsed = read(&format!(
        "#ARuud\n#DAn example\n#LEasy\n#Uhttp://example.org\n# made by hand\n{lines}"
    ));
    assert_eq!((parsed.format, parsed.puzzle), (Format::SDK, p()));
    let labels: Vec<(Label, &str)> =
        parsed.meta.labels.iter().map(|(label, text)| (*label, text.as_str())).collect();
    assert_eq!(
        labels,
        [
            (Label::Author, "Ruud"),
            (Label::Description, "An example"),
            (Label::Level, "Easy"),
            (Label::Url, "http://example.org")
        ]
    );
    assert_eq!(parsed.meta.comments, ["made by hand"]);
    // A word that begins with one of the letters is not a label.
    let comment = read(&format!("#Difficult\n{lines}"));
    assert_eq!(
        (comment.format, comment.meta.comments),
        (Format::GRID, vec!["Difficult".to_string()])
    );
}

#[test]
fn sections_of_a_sadman_file_are_read_or_skipped() {
    let lines = write(&p(), Format::GRID);
    let state = lines.replacen("53.", "534", 1);
    let text = format!("[Puzzle]\n{lines}[State]\n{state}[Colors]\n{lines}");
    let parsed = read(&text);
    assert_eq!(parsed.puzzle.entry(Cell::new(2)), Entry::Placed(digit(4)));
    assert_eq!(parsed.puzzle.given_count(), 30);
    let skipped = Warning::SkippedSection { name: "[Colors]".to_string(), line: 21 };
    assert_eq!(parsed.warnings, [skipped]);
}

#[test]
fn simple_sudoku_copies_three_grids() {
    let mut state = p();
    state.set(Cell::new(2), Entry::Placed(digit(4)));
    let mut marks = position();
    marks.set(Cell::new(2), Entry::Placed(digit(4)));
    let text = [
        write(&p(), Format::BOXED),
        write(&state, Format::BOXED),
        write(&marks, Format::PENCILMARKS),
    ]
    .join("\n");
    let parsed = read(&text);
    assert_eq!(parsed.format, Format::STACKED);
    assert_eq!(parsed.puzzle.given_count(), 30);
    assert_eq!(parsed.puzzle.entry(Cell::new(2)), Entry::Placed(digit(4)));
    assert_eq!(parsed.puzzle.entry(Cell::new(3)), set(&[2, 6]));
}

#[test]
fn a_line_with_a_place_for_each_candidate_is_read() {
    let line = write(&position(), Format::CANDIDATES);
    assert!(line.starts_with("....5......3......12.4....."));
    let parsed = read(&line);
    assert_eq!(parsed.format, Format::CANDIDATES);
    assert_eq!(parsed.puzzle.entry(Cell::new(2)), set(&[1, 2, 4]));
    // 5 is solved, the naked single of r5c5 is not: 5 is a candidate of its peers.
    assert_eq!(parsed.puzzle.entry(Cell::new(0)), Entry::Given(digit(5)));
    assert_eq!(parsed.puzzle.entry(Cell::at(4, 4, 9)), set(&[5]));
    let bits: String = line.chars().map(|c| if c == '.' { '0' } else { '1' }).collect();
    assert_eq!(read(&bits).puzzle, parsed.puzzle);
}

#[test]
fn a_susser_line_is_a_grid_with_deleted_candidates() {
    let parsed = read(
        "53..7+4...6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:412 437",
    );
    assert_eq!(parsed.format, Format::HODOKU);
    assert_eq!(parsed.puzzle.entry(Cell::new(5)), Entry::Placed(digit(4)));
    assert_eq!(parsed.puzzle.entry(Cell::at(2, 6, 9)), set(&[1, 3, 5, 7]));
    let warning = Warning::DeletedNothing { triplet: "412".to_string() };
    assert_eq!(parsed.warnings, [warning]);
}

#[test]
fn jigsaws_are_read_from_one_line_two_lines_or_grids() {
    let regions =
        "111222333111222333111222333444555666444555666444555666777888999777888999777888999";
    let named = regions.replace('1', "A").replace('9', "z");
    let grid = |cells: &str| {
        cells.as_bytes().chunks(9).map(String::from_utf8_lossy).collect::<Vec<_>>().join("\n")
    };
    let expected = read(&format!("{P}{regions}"));
    assert_eq!(expected.format, Format::JIGSAW);
    assert_eq!(expected.puzzle.shape().to_string(), "jigsaw 9");
    for text in [
        format!("{P} {regions} a comment"),
        format!("{P}\n{regions}\n"),
        format!("{P},{named}"),
        format!("{}\n\n{}", grid(P), grid(regions)),
    ] {
        assert_eq!(read(&text).puzzle, expected.puzzle, "{text}");
    }
    // The solution of the puzzle is not a layout of regions.
    assert_eq!(read(&format!("{P} {SOLUTION}")).puzzle.shape(), p().shape());
}

#[test]
fn digits_that_clash_are_read_and_named() {
    let parsed = read(&P.replacen("530", "535", 1));
    assert_eq!(parsed.puzzle.digit(Cell::new(2)), Some(digit(5)));
    let sentences: Vec<String> = parsed.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(sentences, ["5 appears twice in box 1: in r1c1 and in r1c3"]);
}

#[test]
fn two_signs_for_blanks_in_one_puzzle_are_reported() {
    let parsed = read(&P.replacen('0', ".", 3));
    assert_eq!(parsed.puzzle, p());
    assert_eq!(parsed.warnings, [Warning::MixedBlanks('.', '0')]);
}

#[test]
fn the_board_can_be_specified() {
    let line = format!("{:.<36}", "123456");
    let shape = Shape::boxes(3, 2).unwrap();
    let parsed = parse(&line, &Options { shape: Some(shape.clone()), format: None }).unwrap();
    assert_eq!(parsed.puzzle.shape(), &shape);
    assert_eq!(read(&line).puzzle.shape(), &Shape::boxes(2, 3).unwrap());
    assert_eq!(parsed.summary(), "read as one line of cells: 6x6 board, 6 givens");
}

#[test]
fn the_summary_and_the_warnings_are_available_in_german() {
    let text = "1..4\n..2.\n....\n4..1\n";
    let parsed = parse(text, &Options::default()).unwrap();
    assert_eq!(
        parsed.summary_in("de".parse().expect("it is in the list")),
        "gelesen als Zeilen mit Zellen: 4x4-Brett, 5 Vorgaben"
    );
    let clash = parse("11..\n..2.\n....\n4..1\n", &Options::default()).unwrap();
    let wanted = ["1 steht zweimal in Block 1: in r1c1 und in r1c2"];
    assert_eq!(clash.warnings_in("de".parse().expect("it is in the list")), wanted);
}
