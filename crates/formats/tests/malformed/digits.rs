//! Lines and grids of digits.
use super::{BLANK, P, case, check, check_all, lines, p};
use whydoku_formats::{Format, Options, parse_shape, write};

#[test]
fn texts_with_nothing_to_read_are_refused() {
    let nothing = "there is no puzzle here: the text";
    check_all(&[
        case("", (1, 1), format!("{nothing} is empty")),
        case("\u{FEFF} \t\r\n\u{A0}\n", (1, 1), format!("{nothing} is empty")),
        case("# one\n  // two\n", (1, 1), format!("{nothing} holds only comments")),
        case("+---+\n+---+", (1, 1), format!("{nothing} holds only frame lines")),
    ]);
}

#[test]
fn lines_with_too_few_or_too_many_cells_are_refused() {
    check_all(&[
        case(&P[..80], (1, 81), "expected 81 cells, found 80: 1 is missing"),
        case(format!("{P}."), (1, 82), "expected 81 cells, found 82: 1 too many"),
        case(format!("Nr.7 {}", &P[..78]), (1, 84), "expected 81 cells, found 78: 3 are missing"),
        case(".".repeat(255), (1, 256), "expected 256 cells, found 255: 1 is missing"),
        case(
            "1234567891234",
            (1, 1),
            "13 cells do not make a board; a 9x9 puzzle has 81, a 4x4 puzzle 16, \
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
            "100000 cells do not make a board; a 9x9 puzzle has 81, a 4x4 puzzle \
             16, a 6x6 puzzle 36, a 16x16 puzzle 256",
        ),
        case("hello world", (1, 1), format!("'h' is not a digit, {BLANK}")),
    ]);
}

#[test]
fn characters_that_do_not_belong_are_refused() {
    let nine = format!("is not a digit of a 9x9 board (1 to 9), {BLANK}");
    check_all(&[
        case(P.replacen('7', "q", 1), (1, 5), format!("'q' {nine}")),
        case(
            P.replacen('.', "O", 1),
            (1, 3),
            format!("'O' {nine}; for a blank write 0, not the letter"),
        ),
        case(
            P.replacen('7', "l", 1),
            (1, 5),
            format!("'l' {nine}; for one write 1, not the letter"),
        ),
        case(P.replacen('7', "\0", 1), (1, 5), format!("the invisible character U+0000 {nine}")),
        case(P.replacen('7', "😀", 1), (1, 5), format!("'😀' {nine}")),
        case(lines(|rows| rows[3] = "8...q...3".into()), (4, 5), format!("'q' {nine}")),
        case(lines(|rows| rows[8] = "\t..é.8..79".into()), (9, 4), format!("'é' {nine}")),
        case(
            write(&p(), Format::BOXED).replacen("| 6 . .", "| 6 \u{1b} .", 1),
            (3, 5),
            format!("the invisible character U+001B {nine}"),
        ),
        case("1234....7...4321", (1, 9), "7 is beyond the digits of a 4x4 board (1 to 4)"),
        case(
            "123456\n......\n......\n......\n......\n....9.",
            (6, 5),
            "9 is beyond the digits of a 6x6 board (1 to 6)",
        ),
        case(
            format!("h{}", ".".repeat(255)),
            (1, 1),
            format!("'h' is not a digit of a 16x16 board (1 to 9, a to g), {BLANK}"),
        ),
    ]);
}

#[test]
fn lines_of_the_wrong_length_are_refused() {
    let missing = "a 9x9 board needs 9 lines";
    check_all(&[
        case(
            lines(|rows| rows[5] = "7...2..6".into()),
            (6, 9),
            "this line has 8 cells; the lines before it have 9",
        ),
        case(
            lines(|rows| rows[0] = "53..7...".into()),
            (1, 9),
            "this line has 8 cells; the other lines have 9",
        ),
        case(
            lines(|rows| rows[2].push('4')),
            (3, 10),
            "this line has 10 cells; the lines before it have 9",
        ),
        case(
            // 81 identical cells.
            lines(|rows| {
                rows[3].pop();
                rows[5].push('.');
            }),
            (4, 9),
            "this line has 8 cells; the lines before it have 9",
        ),
        case(
            write(&p(), Format::BOXED).replacen(". . . |", ". . |", 1),
            (2, 24),
            "this line has 8 cells; the other lines have 9",
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
            write(&p(), Format::BOXED).lines().take(7).collect::<Vec<_>>().join("\n"),
            (7, 1),
            format!("there are 5 lines of 9 cells; {missing}: 4 are missing"),
        ),
    ]);
}

#[test]
fn impossible_boards_are_refused() {
    let sizes = "cannot be divided into boxes; give its regions (a jigsaw) or another size, such as \
                 4, 6, 8, 9, 10, 12, 16 or 25";
    check_all(&[
        case(".".repeat(25), (1, 1), format!("a board of side 5 {sizes}")),
        case(["......."; 7].join("\n"), (1, 1), format!("a board of side 7 {sizes}")),
        case(
            "12 ".repeat(200 * 200),
            (1, 1),
            "a board of side 200 is too large; the largest has side 144",
        ),
    ]);
    let twelve = Options { shape: Some(parse_shape("3x4").unwrap()), format: None };
    let message = "expected 144 cells, found 81: 63 are missing";
    check(P, &twelve, (1, 82), message);
    let message = "this line has 9 cells; each line of a 12x12 board needs 12";
    check(&lines(|_| ()), &twelve, (1, 10), message);
}

#[test]
fn more_than_one_puzzle_is_refused() {
    let other = P.replace('5', "1");
    let boxed = write(&p(), Format::BOXED);
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
            "a second puzzle begins here; give one puzzle at a time, or a collection with one \
             puzzle in each line",
        ),
        case(
            format!("{boxed}\n{}", boxed.replacen('7', "8", 1)),
            (16, 1),
            "the second grid should hold the givens of the first, but r1c5 \
             differs; give one puzzle at a time",
        ),
    ]);
}
