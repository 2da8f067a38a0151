//! Files of many puzzles, in every layout and cut into pieces in every way.
use crate::common::by_columns;
use whydoku_core::Puzzle;
use whydoku_formats::{Format, Layout, Meta, Options, Splitter, Style, export, is_heading, parse};

const P: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const Q: &str = "..34..6..867..........8..3....8..3...5..412....27..9..6.45.97..1..2.....7.5......";

fn puzzle(text: &str) -> Puzzle {
    parse(text, &Options::default()).unwrap_or_else(|error| panic!("{error}\n{text}")).puzzle
}

/// What a splitter finds when the text arrives in pieces of `piece` bytes.
fn split(text: &str, layout: Layout, piece: usize) -> Vec<Result<Puzzle, String>> {
    let mut found = Vec::new();
    let mut take = |result: Result<whydoku_formats::Parsed, whydoku_formats::ParseError>| {
        found.push(result.map(|parsed| parsed.puzzle).map_err(|error| error.to_string()));
    };
    let mut splitter = Splitter::new(layout, Options::default());
    for piece in text.as_bytes().chunks(piece) {
        splitter.push(std::str::from_utf8(piece).expect("the texts are ASCII"), &mut take);
    }
    splitter.finish(&mut take);
    found
}

fn check(text: &str, layout: Layout, expected: &[Result<Puzzle, String>]) {
    assert_eq!(Layout::of(text, &Options::default()), layout, "{text}");
    for piece in [1, 7, 64, 1 << 20] {
        assert_eq!(split(text, layout, piece), expected, "pieces of {piece}\n{text}");
    }
}

fn all(puzzles: &[&str]) -> Vec<Result<Puzzle, String>> {
    puzzles.iter().map(|text| Ok(puzzle(text))).collect()
}

#[test]
fn lines_are_read_one_by_one_with_headings_comments_and_errors() {
    let text = format!("quizzes,solutions\n{P},\n# comment\n\n{Q} # 2.6\r\n12\n{P}");
    let mut expected = all(&[P, Q, P]);
    let message = "line 6, column 1: in the column quizzes of this row, 2 cells do not make a board; \
                   a 9x9 puzzle has 81, a 4x4 puzzle 16, a 6x6 puzzle 36, a 16x16 puzzle 256";
    expected.insert(2, Err(message.into()));
    check(&text, Layout::Lines, &expected);
    for heading in ["puzzle", "id,puzzle,solution,clues,difficulty", "Quizzes;Solutions"] {
        assert!(is_heading(heading), "{heading}");
    }
    assert!(!is_heading(P) && !is_heading("a,b") && !is_heading(""));
}

#[test]
fn jigsaws_are_read_as_two_lines_each() {
    let regions =
        "111122233111222233112233333444555666444555666444555666777888999777888999777888999";
    let jigsaw = |text: &str| format!("{text}\n{regions}\n");
    let expected = [jigsaw(P), jigsaw(Q)].map(|text| Ok(puzzle(&text)));
    check(&format!("{}\n{}", jigsaw(P), jigsaw(Q)), Layout::Blocks, &expected);
    check(&jigsaw(P), Layout::Blocks, &expected[..1]);
}

#[test]
fn a_line_of_fixed_width_may_begin_with_empty_cells() {
    let spaced = format!("  {}", &P.replace('0', " ")[2..]);
    check(&format!("{spaced}\n{Q}\n"), Layout::Lines, &[Ok(puzzle(&spaced)), Ok(puzzle(Q))]);
}

#[test]
fn grids_are_separated_by_blank_lines_or_headings() {
    for style in [Format::GRID, Format::BOXED, Format::PENCILMARKS, Format::MARKED, Format::FIELDS]
    {
        let one = |text| export(&puzzle(text), &Meta::default(), style).unwrap();
        let text = format!("{}\n{}\n\n{}", one(P), one(Q), one(P));
        check(&text, Layout::Blocks, &all(&[P, Q, P]));
    }
    let lines = |text| {
        export(&puzzle(text), &Meta::default(), Style::from(Format::GRID).with_blank('0')).unwrap()
    };
    check(&format!("Grid 01\n{}Grid 02\n{}", lines(P), lines(Q)), Layout::Blocks, &all(&[P, Q]));
    let sadman = format!("#ARuud\n#LEasy\n{}#ARuud\n{}", lines(P), lines(Q));
    check(&sadman, Layout::Blocks, &all(&[P, Q]));
    let sections = format!("[Puzzle]\n{}[State]\n{}\n[Puzzle]\n{}", lines(P), lines(P), lines(Q));
    check(&sections, Layout::Blocks, &all(&[P, Q]));
    let bands: Vec<String> =
        lines(P).lines().collect::<Vec<_>>().chunks(3).map(|band| band.join("\n")).collect();
    check(&format!("{}\n\n{}", bands.join("\n\n"), lines(Q)), Layout::Blocks, &all(&[P, Q]));
}

#[test]
fn jigsaws_keep_their_regions_and_large_boards_their_lines() {
    let jigsaw = puzzle("12..............1122112233443344");
    let text = export(&jigsaw, &Meta::default(), Format::GRID).unwrap();
    check(&format!("{text}\n{text}"), Layout::Blocks, &[Ok(jigsaw.clone()), Ok(jigsaw)]);
    let sixteen = puzzle(&format!("{:.<256}", "1234......1"));
    let text = export(&sixteen, &Meta::default(), Format::GRID).unwrap();
    check(&text, Layout::Blocks, &[Ok(sixteen)]);
    check(&"12............34\n".repeat(5), Layout::Lines, &all(&["12............34"; 5]));
}

#[test]
fn a_broken_grid_is_reported_and_the_next_is_read() {
    let lines = |text| export(&puzzle(text), &Meta::default(), Format::GRID).unwrap();
    let broken = lines(P).replacen("53", "5q", 1);
    let message = "line 11, column 2: 'q' is not a digit of a 9x9 board (1 to 9), a blank (. 0 * \
                   _) or a frame character";
    let expected = [Ok(puzzle(Q)), Err(message.to_string()), Ok(puzzle(Q))];
    check(&format!("{}\n{broken}\n{}", lines(Q), lines(Q)), Layout::Blocks, &expected);
}

#[test]
fn json_values_and_lists_of_objects_are_split() {
    let one = |text| export(&puzzle(text), &Meta::default(), Format::JSON).unwrap();
    check(&format!("{}\n{}\n", one(P), one(Q)), Layout::Json, &all(&[P, Q]));
    check(&format!("[{},\n {}]\n", one(P), one(Q)), Layout::Json, &all(&[P, Q]));
    let pretty = one(P).replace(",\"", ",\n  \"");
    check(&format!("{pretty}{pretty}"), Layout::Json, &all(&[P, P]));
    let rows: Vec<String> =
        P.as_bytes().chunks(9).map(|row| format!("{row:?}").replace("48", "0")).collect();
    let rows: Vec<String> = rows
        .iter()
        .map(|row| {
            (49..58).fold(row.clone(), |row, byte: u8| {
                row.replace(&byte.to_string(), &(byte - 48).to_string())
            })
        })
        .collect();
    check(&format!("[{}]", rows.join(",")), Layout::Json, &all(&[P]));
}

#[test]
fn games_of_an_xml_file_are_split() {
    let game = |text| export(&puzzle(text), &Meta::default(), Format::OPENSUDOKU).unwrap();
    let text = format!(
        "{}{}\n{}\n{}",
        Style::from(Format::OPENSUDOKU).heading(),
        game(P),
        game(Q).replace("\" ", "\"\n  "),
        Style::from(Format::OPENSUDOKU).footing()
    );
    check(&text, Layout::Xml, &all(&[P, Q]));
    let values =
        format!("<ksudoku><values>{}</values></ksudoku>", by_columns(&P.replace('0', "_")));
    check(&values, Layout::Xml, &all(&[P]));
}

#[test]
fn files_without_a_puzzle_are_reported() {
    for (text, expected) in [
        (
            "<opensudoku version=\"2\">\n<folder name=\"e\">\n</folder></opensudoku>\n",
            "without a puzzle of a known kind",
        ),
        (
            "<?xml version=\"1.0\"?>\n<java class=\"java.beans.XMLDecoder\"></java>",
            "saved game of HoDoKu",
        ),
    ] {
        let found = split(text, Layout::of(text, &Options::default()), 7);
        assert_eq!(found.len(), 1, "{text}");
        let message = found[0].clone().unwrap_err();
        assert!(message.contains(expected), "{text}: {message}");
    }
}

#[test]
fn prose_is_not_read_again_and_again() {
    let found =
        split(&"once upon a time\nthere was a q\n\n".repeat(5_000), Layout::Blocks, 1 << 16);
    assert!(!found.is_empty() && found.iter().all(Result::is_err), "{}", found.len());
}

#[test]
fn an_endless_text_is_cut_off() {
    let endless = "5".repeat(3 << 20);
    for (layout, text) in [
        (Layout::Lines, format!("{endless}\n{P}\n")),
        (Layout::Blocks, format!("{endless}\n\n{P}\n")),
        (Layout::Json, format!("{{\"a\":\"{endless}\"}}{{\"board\":\"{P}\"}}")),
        (Layout::Xml, format!("<game data=\"{endless}\"/><game data=\"{P}\"/>")),
    ] {
        let found = split(&text, layout, 1 << 16);
        assert_eq!(found.len(), 2, "{layout:?}");
        let message = found[0].clone().unwrap_err();
        assert!(message.contains("too long for a puzzle"), "{layout:?}: {message}");
        assert_eq!(found[1], Ok(puzzle(P)), "{layout:?}");
    }
}

#[test]
fn solved_boards_one_after_another_are_no_jigsaw() {
    let solved =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let others = solved.replace('5', "x").replace('7', "5").replace('x', "7");
    let grid = |line| export(&puzzle(line), &Meta::default(), Format::GRID).unwrap();
    let text = format!("{}\n{}\n{}", grid(solved), grid(&others), grid(solved));
    check(&text, Layout::Blocks, &all(&[solved, &others, solved]));
}
