//! Numbers, candidates, regions, library lines, and formats that were requested.
use super::{P, REGIONS, case, check_all, numbers, p, position};
use whydoku_formats::{Format, Options, parse, parse_line};

#[test]
fn invalid_numbers_are_refused() {
    check_all(&[
        case(
            numbers(256, |cells| cells[3] = "17".into()),
            (1, 7),
            "17 is beyond the digits of a 16x16 board (1 to 16)",
        ),
        case(
            numbers(256, |cells| cells[3] = "foo".into()),
            (1, 7),
            "'foo' is not a number from 1 to 16, nor a blank (. 0 * _)",
        ),
        case(numbers(255, |_| ()), (1, 621), "expected 256 cells, found 255: 1 is missing"),
        case(
            ["1,,3,4,5,6,7,8,"; 8].join("\n") + "\n1,2,3,4,5,6,7,8",
            (9, 16),
            "this line has 8 cells; the lines before it have 9",
        ),
    ]);
}

#[test]
fn invalid_candidates_are_refused() {
    let (marks, display) = (position(Format::PENCILMARKS), position(Format::MARKED));
    let no_cell = "is not a cell of a 9x9 board: write a digit (1 to 9), its candidates without gaps, or \
                   a blank (. 0 * _)";
    check_all(&[
        case(
            marks.replacen("129", "1229", 1),
            (2, 13),
            "'1229' names the candidate 2 twice; write each candidate once",
        ),
        case(marks.replacen("129", "12?9", 1), (2, 13), format!("'12?9' {no_cell}")),
        case(
            marks.replacen("129", "   ", 1),
            (2, 53),
            "this line has 8 cells; the other lines have 9",
        ),
        case(display.replacen("129", "109", 1), (2, 13), format!("'109' {no_cell}")),
        case(
            display.replacen("5*", "55*", 1),
            (2, 3),
            "55 is beyond the digits of a 9x9 board (1 to 9)",
        ),
        case(
            display.replacen("129 |", "129  ", 1),
            (2, 48),
            "this line has 8 cells; the other lines have 9",
        ),
        case(
            format!("5....6789{}", ".....6789".repeat(80)),
            (1, 1),
            "'5' stands where only candidate 1 or a blank (. 0) can stand; each \
             cell takes one symbol for each digit, in order",
        ),
    ]);
}

#[test]
fn jigsaws_with_wrong_regions_are_refused() {
    check_all(&[
        case(
            format!("{P}\n{}", REGIONS.replacen('1', "2", 1)),
            (2, 24),
            "region '2' has 10 cells; each region of this jigsaw needs 9",
        ),
        case(
            format!("{P}{}", &REGIONS[..80]),
            (1, 162),
            "expected 162 cells, found 161: 1 is missing",
        ),
    ]);
}

#[test]
fn library_lines_with_wrong_fields_are_refused() {
    let triplet = "is not a candidate: write digit, row and column as three symbols, each 1 to 9, such \
                   as 224 for the 2 of r2c4";
    check_all(&[
        case(format!(":0000:x:{P}:224 52:::"), (1, 95), format!("'52' {triplet}")),
        case(format!(":0000:x:{P}:224:520::"), (1, 95), format!("'520' {triplet}")),
        case(format!("{P}:abc"), (1, 83), format!("'abc' {triplet}")),
        case(
            format!(":0000:x:{P}"),
            (1, 1),
            "a library line has 6 or 7 colons, ':technique:digits:grid:deleted:\
             eliminated:placed:extra'; this one has 3",
        ),
        case(
            format!(":0000:x:{}::::", &P[..80]),
            (1, 89),
            "expected 81 cells, found 80: 1 is missing",
        ),
    ]);
}

#[test]
fn sections_without_a_puzzle_are_refused() {
    let message = "the section [Puzzle] is not followed by a puzzle";
    check_all(&[case("[State]\n.........", (1, 1), message)]);
}

#[test]
fn texts_that_do_not_fit_the_requested_format_are_refused() {
    for format in Format::all() {
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
