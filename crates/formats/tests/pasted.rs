//! What people paste: dumps of programs and languages, tables of data sets, mail, strings in which
//! a cell is described twice.
use crate::common::{P, SOLUTION, by_columns, read};
use whydoku_core::{Cell, Digit, DigitSet, Entry, Extra, Kind, Regions, Rule};
use whydoku_formats::{ErrorKind, Format, Layout, Options, Parsed, Splitter, parse};

fn fault(text: &str) -> String {
    parse(text, &Options::default()).unwrap_err().to_string()
}

/// The puzzles of a text with many, or what is wrong with them.
fn all(text: &str) -> Vec<Result<Parsed, String>> {
    let options = Options::default();
    let mut found = Vec::new();
    let mut take = |one: Result<Parsed, _>| {
        found.push(one.map_err(|error: whydoku_formats::ParseError| error.to_string()));
    };
    let mut splitter = Splitter::new(Layout::of(text, &options), options);
    splitter.push(text, &mut take);
    splitter.finish(&mut take);
    found
}

/// The rows of the puzzle with a separator between the cells.
fn rows(between: &str) -> Vec<String> {
    let row = |row: &[u8]| {
        let cells: Vec<String> = row.iter().map(|&byte| char::from(byte).to_string()).collect();
        cells.join(between)
    };
    P.as_bytes().chunks(9).map(row).collect()
}

#[test]
fn dumps_of_other_programs_are_read_as_the_same_puzzle() {
    let plain = read(P).puzzle;
    let (lines, commas, blanks) = (rows(""), rows(", "), rows(" "));
    let c = format!("int grid[9][9] = {{\n  {{{}}}\n}};\n", commas.join("},\n  {"));
    let texts = [
        c.clone(),
        c.replace([' ', '\n'], ""),
        format!("[[{}]]", blanks.join("]\n [")),
        format!("array([[{}]], dtype=int8)", commas.join("],\n       [")),
        format!("[[{}.]]", rows(". ").join(".]\n [")),
        format!("board = [\n    [{}]\n]", commas.join("],\n    [")),
        format!("[\n  [{}]\n]", commas.join("],\n  [").replace('0', "None")),
        format!("puzzle = [({})]", commas.join("), (")),
        format!("[[{}]]", commas.join("], [")),
        format!("Grid 01\n{}\n", lines.join("\n")),
        format!("{}:1:{SOLUTION}", P.replace('0', ".")),
        format!("{P}:1:{SOLUTION}"),
        format!("{P}:2:"),
        format!("0000183b305c {P}  1.2"),
        format!("quizzes,solutions\n{P},{SOLUTION}\n"),
        format!("> {}\n", lines.join("\n> ")),
        format!(">> {}\n>\n", lines.join("\n>> ")),
        format!("A nice one:\n\n```\n{}\n```\nIt has one solution.\n", lines.join("\n")),
        format!("~~~ text\n{}\n~~~", lines.join("\n")),
    ];
    for text in &texts {
        let found = all(text);
        assert_eq!(found.len(), 1, "{text}\n{found:?}");
        assert_eq!(found[0].as_ref().map(|one| &one.puzzle), Ok(&plain), "{text}");
        // To a reader of a single puzzle, a heading is a row of a table.
        if !text.starts_with("quizzes") {
            assert_eq!(read(text).puzzle, plain, "{text}");
        }
    }
    assert_eq!(read(&texts[10]).meta.solution.unwrap().len(), 81);
}

/// The text with other digits: 1 becomes 2 and so on.
fn renamed(text: &str) -> String {
    let next = |c: char| match c {
        '9' => '1',
        '1'..='8' => char::from_digit(c.to_digit(10).unwrap_or(0) + 1, 10).unwrap_or(c),
        c => c,
    };
    text.chars().map(next).collect()
}

#[test]
fn several_puzzles_are_split_in_every_form_of_dump() {
    let grid = rows("").join("\n");
    let (second, third) = (renamed(&grid), renamed(&renamed(&grid)));
    let line = |number: usize| format!("{number},{P},{SOLUTION},30,0.0\n");
    let table: String = (1..4).map(line).collect();
    let numpy = format!("[[{}]]\n", rows(" ").join("]\n ["));
    let texts = [
        format!("{P}:1:{SOLUTION}\n").repeat(3),
        format!("Grid 01\n{grid}\nGrid 02\n{grid}\nGrid 03\n{grid}\n"),
        format!("id,puzzle,solution,clues,difficulty\n{table}"),
        format!("One:\n\n```\n{grid}\n```\n\nTwo more:\n```\n{second}\n\n{third}\n```\n"),
        format!("Some lines\n```\n{P}\n{P}\n{P}\n```\n"),
        format!("> {}\n", [grid, second, third].join("\n\n").replace('\n', "\n> ")),
        numpy.repeat(3),
        // The first line may be a broken one.
        format!("{}\n{P}\n{P}\n{P}\n", &P[1..]),
    ];
    for text in &texts {
        let found = all(text);
        let good: Vec<&Parsed> = found.iter().flatten().collect();
        assert_eq!(good.len(), 3, "{text}\n{found:?}");
        assert!(good.iter().all(|one| one.puzzle.given_count() == 30), "{text}");
    }
}

#[test]
fn a_cell_stated_twice_is_intersected_or_an_error() {
    let of = |text: &str, at: usize| read(text).puzzle.entry(Cell::new(at));
    let set = |digits: &[usize]| -> DigitSet {
        digits.iter().map(|&digit| Digit::from_number(digit)).collect()
    };
    let six = Entry::Given(Digit::from_number(6));
    assert_eq!(of(".~R1C1_6~R1C2_3~R1C1_2_4_6_8", 0), six, "the given stays");
    assert_eq!(of(".~R1C1_2_4_6_8~R1C2_3~R1C1_6", 0), six);
    assert_eq!(of(".~R1C1_6~R1C2_3~R1C1_6", 0), six);
    assert_eq!(of(".~R1C1_2_4_6~R1C1_4_6_8", 0), Entry::Candidates(set(&[4, 6])));
    let none = fault(".~R1C1_6~R1C2_3~R1C1_2_4_8");
    assert_eq!(
        none,
        "line 1, column 17: this was read as an Interactive Sudoku Solver string, but \
         'R1C1_2_4_8' leaves no digit: an earlier entry for this cell says otherwise"
    );
    let cell = |row, value| format!(r#"{{"position":[{row},0],"value":{value},"fixed":true}}"#);
    let save = |cells: &[String]| format!(r#"{{"cells":[{}]}}"#, cells.join(","));
    assert_eq!(read(&save(&[cell(0, 5), cell(1, 6), cell(0, 5)])).puzzle.given_count(), 2);
    assert!(fault(&save(&[cell(0, 5), cell(0, 6)])).contains("r1c1 is in the list twice"));
}

/// A string of `SumoCue` with these cells.
fn sumocue(cell: impl Fn(usize) -> String) -> String {
    format!("SumoCueV1{}", (0..81).map(cell).collect::<String>())
}

#[test]
fn sumocue_jigsaws_and_killers_are_read() {
    let given = |at: usize| if at == 4 { 7 } else { 0 };
    let region = |at: usize| at / 9;
    let jigsaw = read(&sumocue(|at| format!("={}J{}", given(at), region(at))));
    assert_eq!(jigsaw.format, Format::SUMOCUE);
    assert!(matches!(jigsaw.puzzle.shape().regions(), Regions::Jigsaw(_)));
    assert_eq!(jigsaw.puzzle.digit(Cell::new(4)), Some(Digit::from_number(7)));
    assert_eq!(jigsaw.puzzle.given_count(), 1);
    let diagonals = sumocue(|at| format!("={}", given(at))).replace("V1", "V1D");
    assert_eq!(read(&diagonals).puzzle.shape().extras(), [Extra::Diagonals]);
    let killer = sumocue(|at| if at == 1 { "+0".into() } else { format!("={}", at % 9 + 10) });
    assert!(fault(&killer).contains("its cages do not fit"), "{}", fault(&killer));
    let cage = sumocue(|at| if at == 1 { "+0J0".into() } else { format!("={}J{}", 3, region(at)) });
    assert_eq!(read(&cage).puzzle.shape().rules().len(), 1);
    assert!(fault("SumoCueV1=1J0").contains("expected 81 cells, found 1"));
    assert!(fault("SumoCueV1=1J0é").contains("is not a SumoCue cell"));
    let size = sumocue(|at| format!("=0J{}", usize::from(at > 0)));
    assert!(fault(&size).contains("region"), "{}", fault(&size));
}

/// A file of `KSudoku` with this graph and the puzzle P.
fn ksudoku(graph: &str) -> String {
    let lettered: String =
        P.bytes().map(|b| if b == b'0' { '_' } else { char::from(b'a' + b - b'0') }).collect();
    format!(
        "<!DOCTYPE ksudoku>\n<ksudoku><game had-help=\"0\"><puzzle>{graph}<values>{}</values>\
         </puzzle></game></ksudoku>",
        by_columns(&lettered)
    )
}

#[test]
fn ksudoku_digits_begin_with_b_and_its_other_kinds_are_refused() {
    let plain = ksudoku(r#"<graph order="9" type="sudoku"/>"#);
    assert_eq!(read(&plain).puzzle, read(P).puzzle);
    let cages = plain.replace("<values>", r#"<cage size="2">0 1</cage><values>"#);
    assert!(fault(&cages).contains("cage"));
    let samurai = r#"<graph order="9" sizeX="21" sizeY="21" sizeZ="1" type="custom" specific-type="Samurai"/>"#;
    assert!(fault(&ksudoku(samurai)).contains("Samurai"), "{}", fault(&ksudoku(samurai)));
    let cube =
        r#"<graph order="9" sizeX="9" sizeY="9" sizeZ="9" type="custom" specific-type="Roxdoku"/>"#;
    assert!(fault(&ksudoku(cube)).contains("Roxdoku"));
}

#[test]
fn ksudoku_graphs_have_regions_groups_and_cages() {
    let graph = |blocks: &str, more: &str| {
        ksudoku(&format!(
            "<graph order=\"9\" sizeX=\"9\" sizeY=\"9\" sizeZ=\"1\" type=\"custom\" specific-type=\"Jigsaw\">\
             <sudokugroups at=\"0\" withblocks=\"{blocks}\"/>{more}</graph>"
        ))
    };
    let clique = |cells: [usize; 9]| {
        let cells = cells.map(|cell| cell.to_string()).join(" ");
        format!("<clique size=\"9\">{cells} </clique>")
    };
    assert_eq!(read(&graph("1", "")).puzzle, read(P).puzzle);
    let diagonals = [core::array::from_fn(|i| i * 10), core::array::from_fn(|i| i * 8 + 8)];
    let both: String = diagonals.map(clique).concat();
    assert_eq!(read(&graph("1", &both)).puzzle.shape().extras(), [Extra::Diagonals]);
    let one = read(&graph("1", &clique(diagonals[0]))).puzzle;
    assert!(matches!(one.shape().extras(), [Extra::Cells(cells)] if cells[8] == Cell::new(80)));
    let none = read(&graph("0", "")).puzzle;
    assert_eq!(*none.shape().regions(), Regions::Boxes { rows: 1, columns: 9 });
    // Bands of the third column on the left, counted down the columns.
    let bands: String = (0..9).map(|band| clique(core::array::from_fn(|i| band * 9 + i))).collect();
    let jigsaw = read(&graph("0", &bands)).puzzle;
    assert_eq!(jigsaw.shape().region_of(Cell::new(0)), jigsaw.shape().region_of(Cell::new(72)));
    let cage = |operator: u8| {
        format!("<cage size=\"2\" value=\"12\" operator=\"{operator}\"> 9 10 </cage>")
    };
    let sum = read(&graph("1", &cage(4))).puzzle;
    let rule = Rule::new(Kind::CAGE, vec![Cell::new(1), Cell::new(10)]).with_number(12);
    assert_eq!(sum.shape().rules(), [rule]);
    assert!(fault(&graph("1", &cage(3))).contains("cage with a product"));
    assert!(fault(&graph("1", "<clique size=\"9\">0 1 2</clique>")).contains("list of 9 cells"));
    assert!(fault(&graph("1", &clique([81; 9]))).contains("list of 9 cells"));
}

#[test]
fn compressed_fpuzzles_are_read_with_several_prefixes_and_sites() {
    let packed = whydoku_formats::export(
        &read(P).puzzle,
        &whydoku_formats::Meta::default(),
        Format::FPUZZLES,
    )
    .unwrap();
    let packed = packed.trim();
    for text in [
        format!("fpuz{packed}"),
        format!("fpuzzles{packed}"),
        format!("https://sudokupad.app/fpuz{packed}"),
        format!("https://sudocle.michel-kraemer.com/fpuzzles{packed}"),
        format!("https://sudocle.michel-kraemer.com/fpuz{packed}"),
        format!("https://sudocle.michel-kraemer.com/?fpuzzles={packed}"),
        format!("https://sudocle.michel-kraemer.com/?puzzleid=fpuz{packed}"),
        format!("https://sudocle.michel-kraemer.com/#fpuz{packed}"),
    ] {
        assert_eq!(read(&text).puzzle, read(P).puzzle, "{text}");
    }
    let name = parse("https://sudocle.michel-kraemer.com/abcdefghij", &Options::default());
    assert_eq!(name.unwrap_err().kind, ErrorKind::OnServer);
}
