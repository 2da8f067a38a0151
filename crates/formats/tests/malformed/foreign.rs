//! Strings, links, JSON and XML of other programs that are broken, or contain something
//! unsupported.
use super::{P, case, check_all};

const NOT_READ: &str = "which cannot be read; export the puzzle as text (one line of 81 cells)";

#[test]
fn unsupported_formats_are_named() {
    check_all(&[
        case(
            "PK\u{3}\u{4}\u{14}\u{0}\u{8}",
            (1, 1),
            format!("this is a packed file (zip, as HoDoKu's .hsol is), {NOT_READ}"),
        ),
        case(
            "BZh91AY&SY",
            (1, 1),
            format!("this is a packed file (bzip2, as catalogues .sudz are), {NOT_READ}"),
        ),
        case("\u{1f}\u{fffd}\u{8}", (1, 1), format!("this is a packed file (gzip), {NOT_READ}")),
        case(
            "<?xml version=\"1.0\"?>\n<java version=\"1.6\" class=\"java.beans.XMLDecoder\">\n</java>",
            (1, 1),
            format!("this is a saved game of HoDoKu (.hsol), {NOT_READ}"),
        ),
        case(
            "https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VTfb5swEH7nr",
            (1, 1),
            format!("this is a drawing of Penpa, {NOT_READ}"),
        ),
    ]);
}

#[test]
fn links_without_a_puzzle_are_refused() {
    let server = "this link only names a puzzle that a server knows; open it there and copy the \
                  puzzle as text";
    let empty = "this link carries no puzzle; copy the puzzle as text";
    check_all(&[
        case("https://sudokupad.app/tjN9LtrrTL", (1, 1), server),
        case("https://www.f-puzzles.com/?id=2n4p8f3k", (1, 1), server),
        case("  https://example.org/sudoku/today", (1, 3), empty),
        case("https://example.org/?p=", (1, 1), empty),
        case(
            format!("https://www.sudokuwiki.org/sudoku.htm?bd={}", &P[..80]),
            (1, 1),
            "expected 81 cells, found 80: 1 is missing",
        ),
    ]);
}

#[test]
fn unknown_rules_are_named() {
    let rule = |name: &str| {
        format!(
            "this puzzle has a rule that is not known here: {name}; a puzzle is not read \
             without all of its rules"
        )
    };
    check_all(&[
        case(
            "3x3k:a_,b,c",
            (1, 6),
            "this was read as a game id of Simon Tatham's Solo, but the walls of its cages do not fit"
                .to_owned(),
        ),
        case("3x3::k:2816:1:", (1, 8), "expected 81 cells, found 2: 79 are missing".to_owned()),
        case("SumoCueV1=10", (1, 1), "expected 81 cells, found 1: 80 are missing".to_owned()),
        case(format!("J9B{}", "0".repeat(162)), (1, 1), rule("type J of SudokuWiki")),
        case(".Counting~R1C1~R1C2.~R1C1_5", (1, 2), rule("Counting")),
        case(
            "{\"size\":1,\"grid\":[[{}]],\"arrowlines\":[{\"cells\":[\"R1C1\"]}]}",
            (1, 25),
            rule("arrowlines at r1c1"),
        ),
    ]);
}

#[test]
fn truncated_or_changed_strings_are_refused() {
    let b = format!("S9B{}", "0".repeat(162));
    check_all(&[
        case(
            &b[..164],
            (1, 164),
            "this was read as a SudokuWiki string, but its last cell is cut: each takes 2 characters",
        ),
        case(&b[..163], (1, 4), "expected 81 cells, found 80: 1 is missing"),
        case(
            b.replacen("00", "zz", 1),
            (1, 4),
            "this was read as a SudokuWiki string, but 'zz' is not a cell of a 9x9 board",
        ),
        case("3x3:5_3b7", (1, 5), "expected 81 cells, found 5: 76 are missing"),
        case("3x3:10c", (1, 5), "10 is beyond the digits of a 9x9 board (1 to 9)"),
        case(
            "3x3#123456",
            (1, 4),
            "this was read as a game id of Simon Tatham's Solo, but it names a random seed of that \
             program, not a puzzle; copy the specific game id",
        ),
        case(
            "9j:c,zz",
            (1, 4),
            "this was read as a game id of Simon Tatham's Solo, but its walls do not fit",
        ),
        case("scf5NlQ19j9", (1, 1), "expected 81 cells, found 20: 61 are missing"),
        case(
            "fpuzzlesN4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGw",
            (1, 1),
            "this was read as an f-puzzles puzzle, but it is cut short or damaged; copy the whole \
             link",
        ),
        case(
            ".~R1C1_5~R1C0_3",
            (1, 10),
            "this was read as an Interactive Sudoku Solver string, but 'R1C0_3' is not a cell and \
             its digits, such as R1C1_5",
        ),
    ]);
}

#[test]
fn json_and_xml_without_a_board_are_refused() {
    let json = |what: &str| format!("this was read as JSON, but {what}");
    let xml = |what: &str| format!("this was read as an OpenSudoku file, but {what}");
    check_all(&[
        case("\n  [[5,3,0]", (2, 10), json("EOF while parsing a list")),
        case("{\"a\": 1}", (1, 1), json("there is no puzzle in it")),
        case(
            "[[1,2],[3]]",
            (1, 1),
            "2 cells do not make a board; a 9x9 puzzle has 81, a 4x4 puzzle \
             16, a 6x6 puzzle 36, a 16x16 puzzle 256",
        ),
        case(
            "[[1,0,0,0],[0,7,0,0],[0,0,0,0],[0,0,0,0]]",
            (1, 1),
            json("7 in r2c2 is neither a digit of a 4x4 board nor blank"),
        ),
        case(
            "[[1,0,0,0],[0,0,0],[0,0,0,0],[0,0,0,0]]",
            (1, 1),
            json("row 2 has 3 cells; there are 4 rows"),
        ),
        case(
            "{\"cells\":[{\"position\":[0,9],\"value\":1}]}",
            (1, 1),
            json("cell 1 of the list has no place on the board"),
        ),
        case(
            "<?xml version=\"1.0\"?>",
            (1, 1),
            "this is XML without a puzzle of a known kind, which cannot be read; export the puzzle as text (one line of 81 cells)",
        ),
        case(
            "<opensudoku>\n<game data=\"53\"/>\n</opensudoku>",
            (2, 1),
            "expected 81 cells, found 2: 79 are missing",
        ),
        case(
            "<opensudoku>\n<game data=\"version: 9&#10;5|0|\"/>\n</opensudoku>",
            (2, 1),
            xml("the data of a game is not understood"),
        ),
        case(
            format!("<folder><game data=\"{P}\"/>\n<game data=\"{P}\"/></folder>"),
            (2, 1),
            "there are 2 puzzles here, one in each line; give one puzzle, or read them as a \
             collection",
        ),
    ]);
}
