//! Texts that are no puzzle: each gets its own message, with the place and what to do.
use pencilmark_core::{Digit, DigitSet, Entry, Puzzle};
use pencilmark_formats::{Format, Options, Style, parse, parse_line, parse_shape, write};

const P: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn p() -> Puzzle {
    parse(P, &Options::default()).expect("a puzzle").puzzle
}

/// P as nine lines, changed.
fn lines(change: impl Fn(&mut Vec<String>)) -> String {
    let mut rows: Vec<String> = write(&p(), Style::Lines('.')).lines().map(String::from).collect();
    change(&mut rows);
    rows.join("\n")
}

/// P with the candidates 1, 2 and 9 in every empty cell.
fn position(style: Style) -> String {
    let mut puzzle = p();
    let set: DigitSet = [1, 2, 9].map(Digit::from_number).into_iter().collect();
    for cell in puzzle.shape().clone().cells() {
        if puzzle.digit(cell).is_none() {
            puzzle.set(cell, Entry::Candidates(set));
        }
    }
    write(&puzzle, style)
}

fn numbers(count: usize, change: impl Fn(&mut Vec<String>)) -> String {
    let mut cells: Vec<String> = (0..count).map(|i| (i % 16 + 1).to_string()).collect();
    change(&mut cells);
    cells.join(" ")
}

const REGIONS: &str =
    "111222333111222333111222333444555666444555666444555666777888999777888999777888999";
const BLANK: &str = "a blank (. 0 * _) or a frame character";

fn check(text: &str, options: &Options, place: (usize, usize), message: &str) {
    let shown: String = text.chars().take(200).collect();
    let Err(error) = parse(text, options) else { panic!("this was read:\n{shown}") };
    assert_eq!(error.to_string(), message, "{shown}");
    assert_eq!((error.line, error.column), place, "{message}\n{shown}");
    let rendered = error.render_excerpt();
    assert!(rendered.is_empty() || rendered.lines().count() == 2, "{rendered}");
}

fn check_all(cases: &[(String, (usize, usize), String)]) {
    for (text, place, message) in cases {
        check(text, &Options::default(), *place, message);
    }
}

fn case(
    text: impl Into<String>,
    place: (usize, usize),
    message: impl Into<String>,
) -> (String, (usize, usize), String) {
    (text.into(), place, message.into())
}

#[test]
fn nothing_to_read() {
    let nothing = "there is no puzzle here: the text";
    check_all(&[
        case("", (1, 1), format!("{nothing} is empty")),
        case("\u{FEFF} \t\r\n\u{A0}\n", (1, 1), format!("{nothing} is empty")),
        case("# one\n  // two\n", (1, 1), format!("{nothing} holds only comments")),
        case("+---+\n+---+", (1, 1), format!("{nothing} holds only frame lines")),
    ]);
}

#[test]
fn one_line_with_cells_missing_or_too_many() {
    check_all(&[
        case(&P[..80], (1, 81), "line 1, column 81: expected 81 cells, found 80: 1 is missing"),
        case(
            format!("{P}."),
            (1, 82),
            "line 1, column 82: expected 81 cells, found 82: 1 too many",
        ),
        case(
            format!("Nr.7 {}", &P[..78]),
            (1, 84),
            "line 1, column 84: expected 81 cells, found 78: 3 are missing",
        ),
        case(
            ".".repeat(255),
            (1, 256),
            "line 1, column 256: expected 256 cells, found 255: 1 is missing",
        ),
        case(
            "1234567891234",
            (1, 1),
            "line 1, column 1: 13 cells do not make a board; a 9x9 puzzle has 81, a 4x4 puzzle 16, \
             a 6x6 puzzle 36, a 16x16 puzzle 256",
        ),
        case(
            "53..7....",
            (1, 1),
            "there is 1 line of 9 cells; a 9x9 board needs 9 lines: 8 are missing",
        ),
        case(
            "1".repeat(100_000),
            (1, 1),
            "line 1, column 1: 100000 cells do not make a board; a 9x9 puzzle has 81, a 4x4 puzzle \
             16, a 6x6 puzzle 36, a 16x16 puzzle 256",
        ),
        case("hello world", (1, 1), format!("line 1, column 1: 'h' is not a digit, {BLANK}")),
    ]);
}

#[test]
fn characters_that_do_not_belong() {
    let nine = format!("is not a digit of a 9x9 board (1 to 9), {BLANK}");
    check_all(&[
        case(P.replacen('7', "q", 1), (1, 5), format!("line 1, column 5: 'q' {nine}")),
        case(
            P.replacen('.', "O", 1),
            (1, 3),
            format!("line 1, column 3: 'O' {nine}; for a blank write 0, not the letter"),
        ),
        case(
            P.replacen('7', "l", 1),
            (1, 5),
            format!("line 1, column 5: 'l' {nine}; for one write 1, not the letter"),
        ),
        case(
            P.replacen('7', "\0", 1),
            (1, 5),
            format!("line 1, column 5: the invisible character U+0000 {nine}"),
        ),
        case(P.replacen('7', "😀", 1), (1, 5), format!("line 1, column 5: '😀' {nine}")),
        case(
            lines(|rows| rows[3] = "8...q...3".into()),
            (4, 5),
            format!("line 4, column 5: 'q' {nine}"),
        ),
        case(
            lines(|rows| rows[8] = "\t..é.8..79".into()),
            (9, 4),
            format!("line 9, column 4: 'é' {nine}"),
        ),
        case(
            write(&p(), Style::Boxed).replacen("| 6 . .", "| 6 \u{1b} .", 1),
            (3, 5),
            format!("line 3, column 5: the invisible character U+001B {nine}"),
        ),
        case(
            "1234....7...4321",
            (1, 9),
            "line 1, column 9: 7 is beyond the digits of a 4x4 board (1 to 4)",
        ),
        case(
            "123456\n......\n......\n......\n......\n....9.",
            (6, 5),
            "line 6, column 5: 9 is beyond the digits of a 6x6 board (1 to 6)",
        ),
        case(
            format!("h{}", ".".repeat(255)),
            (1, 1),
            format!(
                "line 1, column 1: 'h' is not a digit of a 16x16 board (1 to 9, a to g), {BLANK}"
            ),
        ),
    ]);
}

#[test]
fn lines_of_the_wrong_length() {
    let missing = "a 9x9 board needs 9 lines";
    check_all(&[
        case(
            lines(|rows| rows[5] = "7...2..6".into()),
            (6, 9),
            "line 6 has 8 cells; the lines before it have 9",
        ),
        case(
            lines(|rows| rows[0] = "53..7...".into()),
            (1, 9),
            "line 1 has 8 cells; the other lines have 9",
        ),
        case(
            lines(|rows| rows[2].push('4')),
            (3, 10),
            "line 3 has 10 cells; the lines before it have 9",
        ),
        case(
            // 81 cells all the same.
            lines(|rows| {
                rows[3].pop();
                rows[5].push('.');
            }),
            (4, 9),
            "line 4 has 8 cells; the lines before it have 9",
        ),
        case(
            write(&p(), Style::Boxed).replacen(". . . |", ". . |", 1),
            (2, 24),
            "line 2 has 8 cells; the other lines have 9",
        ),
        case(
            lines(|rows| rows.truncate(8)),
            (8, 1),
            format!("there are 8 lines of 9 cells; {missing}: 1 is missing"),
        ),
        case(
            lines(|rows| rows.push(".........".into())),
            (10, 1),
            format!("there are 10 lines of 9 cells; {missing}: 1 too many"),
        ),
        case(
            write(&p(), Style::Boxed).lines().take(7).collect::<Vec<_>>().join("\n"),
            (7, 1),
            format!("there are 5 lines of 9 cells; {missing}: 4 are missing"),
        ),
    ]);
}

#[test]
fn boards_that_cannot_be() {
    let sizes = "cannot be divided into boxes; give its regions (a jigsaw) or another size, such as \
                 4, 6, 8, 9, 10, 12, 16 or 25";
    check_all(&[
        case(".".repeat(25), (1, 1), format!("line 1, column 1: a board of side 5 {sizes}")),
        case(
            ["......."; 7].join("\n"),
            (1, 1),
            format!("line 1, column 1: a board of side 7 {sizes}"),
        ),
        case(
            "12 ".repeat(200 * 200),
            (1, 1),
            "line 1, column 1: a board of side 200 is too large; the largest has side 144",
        ),
    ]);
    let twelve = Options { shape: Some(parse_shape("3x4").unwrap()), format: None };
    let message = "line 1, column 82: expected 144 cells, found 81: 63 are missing";
    check(P, &twelve, (1, 82), message);
    let message = "line 1 has 9 cells; each line of a 12x12 board needs 12";
    check(&lines(|_| ()), &twelve, (1, 10), message);
}

#[test]
fn more_than_one_puzzle() {
    let other = P.replace('5', "1");
    let boxed = write(&p(), Style::Boxed);
    check_all(&[
        case(
            format!("{P}\n{other}\n{P}"),
            (2, 1),
            "there are 3 puzzles here, one in each line; give one puzzle, or read them as a \
             collection",
        ),
        case(
            format!("{boxed}\n{}", boxed.replace('5', "1")),
            (16, 1),
            "a second puzzle begins in line 16; give one puzzle at a time, or a collection with one \
             puzzle in each line",
        ),
        case(
            format!("{boxed}\n{}", boxed.replacen('7', "8", 1)),
            (16, 1),
            "line 16, column 1: the second grid should hold the givens of the first, but r1c5 \
             differs; give one puzzle at a time",
        ),
    ]);
}

#[test]
fn numbers_that_are_none() {
    check_all(&[
        case(
            numbers(256, |cells| cells[3] = "17".into()),
            (1, 7),
            "line 1, column 7: 17 is beyond the digits of a 16x16 board (1 to 16)",
        ),
        case(
            numbers(256, |cells| cells[3] = "foo".into()),
            (1, 7),
            "line 1, column 7: 'foo' is not a number from 1 to 16, nor a blank (. 0 * _)",
        ),
        case(
            numbers(255, |_| ()),
            (1, 621),
            "line 1, column 621: expected 256 cells, found 255: 1 is missing",
        ),
        case(
            ["1,,3,4,5,6,7,8,"; 8].join("\n") + "\n1,2,3,4,5,6,7,8",
            (9, 16),
            "line 9 has 8 cells; the lines before it have 9",
        ),
    ]);
}

#[test]
fn candidates_that_are_none() {
    let (marks, display) = (position(Style::Pencilmarks), position(Style::Display));
    let no_cell = "is no cell of a 9x9 board: write a digit (1 to 9), its candidates without gaps, or \
                   a blank (. 0 * _)";
    check_all(&[
        case(
            marks.replacen("129", "1229", 1),
            (2, 13),
            "line 2, column 13: '1229' names the candidate 2 twice; write each candidate once",
        ),
        case(
            marks.replacen("129", "12?9", 1),
            (2, 13),
            format!("line 2, column 13: '12?9' {no_cell}"),
        ),
        case(
            marks.replacen("129", "   ", 1),
            (2, 53),
            "line 2 has 8 cells; the other lines have 9",
        ),
        case(
            display.replacen("129", "109", 1),
            (2, 13),
            format!("line 2, column 13: '109' {no_cell}"),
        ),
        case(
            display.replacen("5*", "55*", 1),
            (2, 3),
            "line 2, column 3: 55 is beyond the digits of a 9x9 board (1 to 9)",
        ),
        case(
            display.replacen("129 |", "129  ", 1),
            (2, 48),
            "line 2 has 8 cells; the other lines have 9",
        ),
        case(
            format!("5....6789{}", ".....6789".repeat(80)),
            (1, 1),
            "line 1, column 1: '5' stands where only candidate 1 or a blank (. 0) can stand; each \
             cell takes one symbol for each digit, in order",
        ),
    ]);
}

#[test]
fn jigsaws_with_wrong_regions() {
    check_all(&[
        case(
            format!("{P}\n{}", REGIONS.replacen('1', "2", 1)),
            (2, 24),
            "line 2, column 24: region '2' has 10 cells; each region of this jigsaw needs 9",
        ),
        case(
            format!("{P}{}", &REGIONS[..80]),
            (1, 162),
            "line 1, column 162: expected 162 cells, found 161: 1 is missing",
        ),
    ]);
}

#[test]
fn library_lines_with_wrong_fields() {
    let triplet = "is not a candidate: write digit, row and column as three symbols, each 1 to 9, such \
                   as 224 for the 2 of r2c4";
    check_all(&[
        case(
            format!(":0000:x:{P}:224 52:::"),
            (1, 95),
            format!("line 1, column 95: '52' {triplet}"),
        ),
        case(
            format!(":0000:x:{P}:224:520::"),
            (1, 95),
            format!("line 1, column 95: '520' {triplet}"),
        ),
        case(format!("{P}:abc"), (1, 83), format!("line 1, column 83: 'abc' {triplet}")),
        case(
            format!(":0000:x:{P}"),
            (1, 1),
            "line 1, column 1: a library line has 6 or 7 colons, ':technique:digits:grid:deleted:\
             eliminated:placed:extra'; this one has 3",
        ),
        case(
            format!(":0000:x:{}::::", &P[..80]),
            (1, 89),
            "line 1, column 89: expected 81 cells, found 80: 1 is missing",
        ),
    ]);
}

#[test]
fn formats_that_are_not_read_are_named() {
    let not_read = "which is not read; export the puzzle as text (one line of 81 cells)";
    check_all(&[
        case(
            "<?xml version=\"1.0\"?>",
            (1, 1),
            format!("line 1, column 1: this is an XML file, {not_read}"),
        ),
        case("\n  [[5,3,0]]", (2, 3), format!("line 2, column 3: this is JSON, {not_read}")),
        case(
            format!("https://example.org/?bd={P}"),
            (1, 1),
            format!("line 1, column 1: this is a link, {not_read}"),
        ),
        case(
            "[State]\n.........",
            (1, 1),
            "line 1, column 1: the section [Puzzle] has no puzzle behind it",
        ),
    ]);
}

#[test]
fn a_format_that_was_asked_for_says_what_it_misses() {
    let formats = [
        Format::Line,
        Format::Grid,
        Format::Numbers,
        Format::Pencilmarks,
        Format::Display,
        Format::Jigsaw,
        Format::Pairs,
        Format::Library,
        Format::CandidateLine,
        Format::Sdk,
        Format::Stacked,
    ];
    for format in formats {
        let options = Options { shape: None, format: Some(format) };
        for text in ["12", "1 2 3", "1|2|3\n4|5", ":::", "[x]\n1"] {
            assert!(parse(text, &options).is_err(), "{format}: {text}");
        }
    }
}

#[test]
fn a_bad_line_of_a_file_is_reported_with_its_number() {
    let options = Options::default();
    let read = |line, number| parse_line(line, number, &options);
    assert!(read("# comment", 1).unwrap().is_none());
    assert!(read("", 2).unwrap().is_none());
    assert_eq!(read(P, 3).unwrap().unwrap().puzzle, p());
    let error = read(&P[..80], 4).unwrap_err();
    assert_eq!(error.to_string(), "line 4, column 81: expected 81 cells, found 80: 1 is missing");
    assert!(error.render_excerpt().ends_with('^'));
}
