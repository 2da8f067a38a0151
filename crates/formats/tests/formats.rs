//! What people paste, and how it is read.

use crate::common::{p, read};
use whydoku_core::{Cell, Digit, DigitSet, Entry, Shape};
use whydoku_formats::{Format, Options, Style, parse, write};

const MARKS: &str = "\
.--------------------.-----------------.--------------------.
| 5    3     124     | 26    7   2468  | 1489   1249  248   |
| 6    247   247     | 1     9   5     | 3478   234   2478  |
| 12   9     8       | 23    34  24    | 13457  6     247   |
:--------------------+-----------------+--------------------:
| 8    125   1259    | 579   6   147   | 4579   2459  3     |
| 4    25    2569    | 8     5   3     | 579    259   1     |
| 7    15    1359    | 59    2   14    | 4589   459   6     |
:--------------------+-----------------+--------------------:
| 139  6     134579  | 357   35  7     | 2      8     4     |
| 23   278   237     | 4     1   9     | 36     3     5     |
| 123  1245  12345   | 2356  8   26    | 1346   7     9     |
'--------------------'-----------------'--------------------'
";

#[test]
fn nine_lines_of_digits_and_dots_are_read() {
    let text = write(&p(), Format::GRID);
    assert!(text.starts_with("53..7....\n6..195...\n"));
    let parsed = read(&text);
    assert_eq!((parsed.puzzle, parsed.format), (p(), Format::GRID));
}

#[test]
fn frames_of_every_forum_are_read() {
    let boxed = write(&p(), Format::BOXED);
    let simple = "*-----------*\n|53.|.7.|...|\n|6..|195|...|\n|.98|...|.6.|\n|---+---+---|\n\
        |8..|.6.|..3|\n|4..|8.3|..1|\n|7..|.2.|..6|\n|---+---+---|\n|.6.|...|28.|\n\
        |...|419|..5|\n|...|.8.|.79|\n*-----------*\n";
    let version_two = simple.replace("|---+---+---|", "-----------").replace('*', " ");
    let unicode =
        boxed.replace("+-------+-------+-------+", "╠═══════╬═══════╬═══════╣").replace('|', "║");
    for text in [&boxed, simple, &version_two, &unicode] {
        assert_eq!(read(text).puzzle, p(), "{text}");
    }
}

#[test]
fn every_sign_for_a_blank_is_read() {
    for blank in ['.', '0', '*', '_', '-', 'x', 'X', '?'] {
        let line = write(&p(), Style::from(Format::LINE).with_blank(blank));
        let parsed = read(&format!("  {line}  # 277 FNTX C28.M/S2.p"));
        assert_eq!(parsed.puzzle, p(), "{line}");
        assert_eq!(parsed.warnings, []);
        assert_eq!(parsed.meta.comments, ["277 FNTX C28.M/S2.p"]);
    }
}

#[test]
fn pencil_marks_are_read_and_written_byte_for_byte() {
    let parsed = read(MARKS);
    assert_eq!(parsed.format, Format::PENCILMARKS);
    let naked_single = DigitSet::only(Digit::from_number(5));
    assert_eq!(parsed.puzzle.entry(Cell::at(4, 4, 9)), Entry::Candidates(naked_single));
    assert_eq!(parsed.puzzle.entry(Cell::at(4, 3, 9)), Entry::Given(Digit::from_number(8)));
    assert_eq!(write(&parsed.puzzle, Format::PENCILMARKS), MARKS);
}

#[test]
fn a_plain_grid_with_the_marks_of_the_marked_display_keeps_them() {
    let text = "5* 3* 4- . 7* . . . .\n6* . . 1* 9* 5* . . .\n. 9* 8* . . . . 6* .\n8* . . . 6* . . . 3*\n\
                4* . . 8* . 3* . . 1*\n7* . . . 2* . . . 6*\n. 6* . . . . 2* 8* .\n. . . 4* 1* 9* . . 5*\n\
                . . . . 8* . . 7* 9*\n";
    let puzzle = parse(text, &Options::default()).unwrap().puzzle;
    let [given, placed] = [0, 2].map(|at| puzzle.entries()[at]);
    assert_eq!(given, Entry::Given(Digit::from_number(5)));
    assert_eq!(placed, Entry::Placed(Digit::from_number(4)));
}

#[test]
fn the_marked_display_distinguishes_every_kind_of_entry() {
    let mut puzzle = p();
    puzzle.set(Cell::new(2), Entry::Placed(Digit::from_number(4)));
    let candidates = [2, 6].map(Digit::from_number).into_iter().collect();
    puzzle.set(Cell::new(3), Entry::Candidates(candidates));
    puzzle.set(Cell::new(5), Entry::Candidates(DigitSet::only(Digit::from_number(8))));
    puzzle.set(Cell::new(6), Entry::Candidates(DigitSet::EMPTY));
    let text = write(&puzzle, Format::MARKED);
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("-".repeat(38).as_str()));
    assert_eq!(lines.next(), Some("| 5* |3* |4- |26 |7* |8  |{} |   |   |"));
    let parsed = read(&text);
    assert_eq!((parsed.puzzle, parsed.format), (puzzle, Format::MARKED));
}

#[test]
fn a_library_line_says_what_is_placed_and_what_is_deleted() {
    let parsed = read(
        ":0603:3:14+8..+9+72+5.+3...89.697+6....38.+61......3+2.8.56...9......2.5+9+186....+8+3....61\
         +6+1...35+89:224 524 225 525 135 455 755 458 758 165 168 771 284 484 784 285 485 785:364 365::",
    );
    assert_eq!(parsed.format, Format::HODOKU);
    assert_eq!(parsed.puzzle.entry(Cell::at(0, 2, 9)), Entry::Placed(Digit::from_number(8)));
    let case = parsed.meta.case.unwrap();
    assert_eq!((case.technique.as_str(), case.eliminations.len()), ("0603", 2));
    assert_eq!(parsed.warnings, []);
    let shape = Shape::square(9).unwrap();
    assert_eq!(shape.cell_name(case.eliminations[1].cell), "r6c5");
}
