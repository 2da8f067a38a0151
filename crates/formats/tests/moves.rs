//! Cells and moves as people type them.
use whydoku_core::{Candidate, Cell, CellNames, Digit, Shape};
use whydoku_formats::{Move, cells_text, parse_cell, parse_move};
use whydoku_words::Names;

/// The checks in their order: length, letter, its range, digit, its range.
#[test]
fn an_invalid_cell_name_is_refused_with_the_reason() {
    let rows = [
        ("", "'' is not a cell: write a letter and a digit, such as A1, or r1c1"),
        ("A", "'A' is not a cell: write a letter and a digit, such as A1, or r1c1"),
        ("A10", "'A10' is not a cell: write a letter and a digit, such as A1, or r1c1"),
        ("11", "'1' is not a letter: a cell begins with its row, A to I"),
        ("J1", "row J is not on the board: its rows are A to I"),
        ("é1", "row é is not on the board: its rows are A to I"),
        ("AB", "'B' is not a number: the column is a number from 1 to 9"),
        ("A0", "column 0 is not on the board: its columns are 1 to 9"),
        ("r10c1", "row 10 is not on the board: its rows are 1 to 9"),
        ("r1c0", "column 0 is not on the board: its columns are 1 to 9"),
        ("r1c", "'' is not a number: the column is a number from 1 to 9"),
        (
            "r1c99999999999999999999",
            "column 99999999999999999999 is not on the board: its columns are 1 to 9",
        ),
    ];
    for (word, message) in rows {
        let error = parse_cell(word, 9, CellNames::LetterRow).unwrap_err();
        assert_eq!(error.to_string(), message, "{word}");
    }
    let column = parse_cell("J1", 9, CellNames::LetterColumn).unwrap_err();
    assert_eq!(column.to_string(), "column J is not on the board: its columns are A to I");
}

#[test]
fn every_cell_is_read_by_each_of_its_names() {
    for side in [4, 9, 16, 25, 36] {
        let shape = Shape::square(side).unwrap();
        for cells in [CellNames::RowColumn, CellNames::LetterRow, CellNames::LetterColumn] {
            let names = Names { cells, ..Names::from(&shape) };
            for cell in shape.cells() {
                let name = names.cell(cell);
                assert_eq!(parse_cell(&name, side, cells), Ok(cell), "{name}");
                assert_eq!(parse_cell(&name.to_lowercase(), side, cells), Ok(cell), "{name}");
                assert_eq!(parse_cell(&shape.cell_name(cell), side, cells), Ok(cell), "{name}");
            }
        }
    }
}

#[test]
fn large_boards_take_two_digits_and_letters_while_there_are_enough() {
    assert_eq!(parse_cell("P16", 16, CellNames::LetterRow), Ok(Cell::at(15, 15, 16)));
    let error = |word, side| parse_cell(word, side, CellNames::LetterRow).unwrap_err().to_string();
    assert_eq!(error("A17", 16), "column 17 is not on the board: its columns are 1 to 16");
    assert_eq!(error("A1", 36), "this board has more rows than there are letters: write r1c1");
    assert_eq!(
        error("A100", 16),
        "'A100' is not a cell: write a letter and a number (3 characters at most), such as A1, or r1c1"
    );
}

#[test]
fn moves_place_cross_out_and_clear() {
    let five = Candidate::new(Cell::at(0, 0, 9), Digit::from_number(5));
    let rows = [
        ("A1 5", Move::Place(five)),
        ("a1:5", Move::Place(five)),
        ("A1,5", Move::Place(five)),
        ("R1C1 = 5", Move::Place(five)),
        ("A1<>5", Move::CrossOut(five)),
        ("r1c1 != 5", Move::CrossOut(five)),
        ("A1 .", Move::Clear(five.cell)),
        ("A1 -", Move::Clear(five.cell)),
    ];
    for (line, expected) in rows {
        assert_eq!(parse_move(line, 9, CellNames::LetterRow), Ok(expected), "{line}");
    }
    let twelve = Move::Place(Candidate::new(Cell::at(1, 0, 16), Digit::from_number(12)));
    assert_eq!(parse_move("B1 12", 16, CellNames::LetterRow), Ok(twelve));
    assert_eq!(parse_move("B1 c", 16, CellNames::LetterRow), Ok(twelve));
}

#[test]
fn a_line_that_is_not_a_move_is_refused_with_the_reason() {
    let rows = [
        ("  ", "write a cell and a digit, such as A1 5 or r1c1=5"),
        ("A1", "which digit in A1? write A1 and a digit"),
        ("A1 =", "which digit in A1? write A1 and a digit"),
        ("J1 5", "row J is not on the board: its rows are A to I"),
        ("A1 0", "0 is out of range: the digits are 1 to 9"),
        ("A1 10", "10 is out of range: the digits are 1 to 9"),
        ("A1 x", "'x' is not a digit: the digits are 1 to 9"),
        ("A1 5 6", "'6' is left over: write one cell and one digit"),
        ("A1 >> 5", "'>>' is not a digit: the digits are 1 to 9"),
        ("A1 <> .", "'.' is not a digit: the digits are 1 to 9"),
        ("five", "'five' is not a cell: write a letter and a digit, such as A1, or r1c1"),
    ];
    for (line, message) in rows {
        let error = parse_move(line, 9, CellNames::LetterRow).unwrap_err();
        assert_eq!(error.to_string(), message, "{line}");
    }
}

#[test]
fn lists_of_cells_are_shortened_where_that_is_unambiguous() {
    let nine = Shape::square(9).unwrap();
    let cells =
        [(0, 3), (1, 3), (4, 0), (4, 0), (4, 2)].map(|(row, column)| Cell::at(row, column, 9));
    assert_eq!(cells_text(&cells, Names::from(&nine)), "r12c4, r5c13");
    let letters = Names { cells: CellNames::LetterRow, ..Names::from(&nine) };
    assert_eq!(cells_text(&cells[..2], letters), "A4, B4");
    let large = Shape::square(16).unwrap();
    assert_eq!(cells_text(&[Cell::at(0, 10, 16)], Names::from(&large)), "r1c11");
    assert_eq!(cells_text(&[], Names::from(&nine)), "");
}
