//! What is read without considering all formats, compared with the careful readers: boards in every usual layout,
//! one after another, in pieces, and with slips.
use super::{Layout, Splitter};
use crate::candidates::left_by_digits;
use crate::codec::Append;
use crate::detect::{parse_line, parse_line_carefully};
use crate::format::Format;
use crate::parse::{parse, parse_carefully};
use crate::parsed::{Meta, Options};
use crate::style::Style;
use crate::usual::Block;
use whydoku_core::{Cell, Digit, DigitSet, Entry, Puzzle, Random, Shape};

const SOLUTION: &[u8; 81] =
    b"534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// How many texts are compared. After a change to what is read as usual, try a hundred thousand.
const TEXTS: usize = 400;

/// A puzzle in a style.
fn written(puzzle: &Puzzle, meta: &Meta, style: impl Into<Style>) -> String {
    let style = style.into();
    let mut out = String::new();
    match style.writer().unwrap().append {
        Append::Always(append) => append(&mut out, puzzle, meta, style.blank()),
        Append::IfItFits(append) => append(&mut out, puzzle, meta, style.blank()).unwrap(),
    }
    out
}

/// A random filled board: the same board with other names for digits, and rows in another order.
fn filled(random: &mut Random) -> Vec<Digit> {
    let mut names: Vec<usize> = (0..9).collect();
    random.shuffle(&mut names);
    let mut rows = Vec::new();
    let mut bands = [0, 1, 2];
    random.shuffle(&mut bands);
    for band in bands {
        let mut order = [3 * band, 3 * band + 1, 3 * band + 2];
        random.shuffle(&mut order);
        rows.extend(order);
    }
    let digits = rows.iter().flat_map(|row| &SOLUTION[9 * row..9 * row + 9]);
    digits.map(|digit| Digit::new(names[usize::from(digit - b'1')])).collect()
}

/// Any number of givens, and sometimes placed digits, candidates or a slip.
fn board(random: &mut Random) -> Puzzle {
    let solution = filled(random);
    let mut puzzle = Puzzle::empty(Shape::usual(9).unwrap());
    let givens = [random.below(82), 17 + random.below(20), 81, 16, 25, 32][random.below(6)];
    let mut order: Vec<usize> = (0..81).collect();
    random.shuffle(&mut order);
    for &cell in &order[..givens] {
        puzzle.set(Cell::new(cell), Entry::Given(solution[cell]));
    }
    if random.below(16) == 0 {
        puzzle.set(Cell::new(random.below(81)), Entry::Given(Digit::new(random.below(9))));
    }
    if random.below(3) == 0 {
        for &cell in &order[..random.below(givens + 1)] {
            puzzle.set(Cell::new(cell), Entry::Placed(solution[cell]));
        }
    }
    if random.below(2) == 0 {
        let few = random.below(4) == 0;
        for (cell, left) in left_by_digits(&puzzle).into_iter().enumerate() {
            let is_kept = |digit: &Digit| *digit == solution[cell] || random.below(3) > 1;
            let kept: DigitSet = if few { left.iter().filter(is_kept).collect() } else { left };
            if puzzle.digit(Cell::new(cell)).is_none() {
                puzzle.set(Cell::new(cell), Entry::Candidates(kept));
            }
        }
    }
    puzzle
}

/// The same board later, or another one.
fn next(board_before: &Puzzle, random: &mut Random) -> Puzzle {
    let mut puzzle = board(random);
    if random.below(4) == 0 {
        puzzle = board_before.clone();
        for _ in 0..random.below(4) {
            let entry = Entry::Placed(Digit::new(random.below(9)));
            puzzle.set(Cell::new(random.below(81)), entry);
        }
    }
    puzzle
}

fn style(random: &mut Random) -> Style {
    let styles = [
        Format::GRID,
        Format::BOXED,
        Format::NUMBERS,
        Format::FIELDS,
        Format::PENCILMARKS,
        Format::MARKED,
        Format::SDK,
    ];
    let style = Style::from(styles[random.below(styles.len())]);
    if random.below(3) == 0 { style.with_blank('0') } else { style }
}

/// Some slips in a text, or none.
fn slipped(text: &str, random: &mut Random) -> String {
    let mut text = text.to_owned();
    if random.below(3) > 0 {
        return text;
    }
    for _ in 0..=random.below(3) {
        let lines: Vec<&str> = text.split('\n').collect();
        let at = random.below(text.len().max(1)).min(text.len());
        let line = random.below(lines.len());
        match random.below(6) {
            0 => text.insert(at, char::from(b"0123456789.-|+ ,*\n\r#axe:"[random.below(24)])),
            1 => drop(text.drain(at..(at + 1).min(text.len()))),
            2 => {
                let other = &"5.0- |9"[random.below(7)..][..1];
                text.replace_range(at..(at + 1).min(text.len()), other);
            }
            3 => text = [&lines[..line], &lines[line..=line], &lines[line..]].concat().join("\n"),
            4 => text = [&lines[..line], &lines[line + 1..]].concat().join("\n"),
            _ => {
                let other = random.below(lines.len());
                let mut lines = lines;
                lines.swap(line, other);
                text = lines.join("\n");
            }
        }
    }
    text
}

/// Some boards with blank lines between them.
fn blocks(random: &mut Random) -> String {
    let same = random.below(2) == 0;
    let (mut text, mut now, mut how) = (String::new(), board(random), style(random));
    for _ in 0..=random.below(4) {
        let one = written(&now, &Meta::default(), how);
        text += &slipped(&one, random);
        text += ["\n", "\n", "\n", "\n\n", "\n\n\n", "", " \n"][random.below(7)];
        now = next(&now, random);
        how = if same { how } else { style(random) };
    }
    if random.below(16) == 0 { text.replace('\n', "\r\n") } else { text }
}

/// Everything that a splitter finds.
fn found(text: &str, layout: Layout, careful: bool, random: &mut Random) -> Vec<String> {
    let mut found = Vec::new();
    let mut take = |result: Result<_, _>| found.push(format!("{result:?}"));
    let splitter = Splitter::new(layout, Options::default());
    let mut splitter = Splitter { careful, ..splitter };
    let whole = random.below(2) == 0;
    let mut rest = text;
    while !rest.is_empty() {
        let end = if whole { rest.len() } else { (1 + random.below(400)).min(rest.len()) };
        splitter.push(&rest[..end], &mut take);
        rest = &rest[end..];
    }
    splitter.finish(&mut take);
    found
}

#[test]
fn usual_blocks_are_read_as_every_block_is() {
    let mut random = Random::new(1);
    let mut usual = 0;
    for _ in 0..TEXTS {
        let text = blocks(&mut random);
        let careful = found(&text, Layout::Blocks, true, &mut random);
        assert_eq!(found(&text, Layout::Blocks, false, &mut random), careful, "{text}");
        let options = Options::default();
        let block = text.split("\n\n").next().unwrap_or_default();
        assert_eq!(parse(block, &options), parse_carefully(block, &options), "{block}");
        usual += usize::from(Block::read(block, &options).is_some());
    }
    assert!(
        usual * 3 > TEXTS || cfg!(not(feature = "foreign")),
        "only {usual} of {TEXTS} texts are usual"
    );
}

/// A row of a table with a puzzle, and most often more.
fn row(random: &mut Random) -> String {
    let mut puzzle = board(random);
    let solution: String = filled(random).iter().filter_map(|digit| digit.symbol()).collect();
    if random.below(3) > 0 {
        for (cell, digit) in solution.chars().enumerate() {
            let digit = Digit::from_symbol(digit).filter(|_| random.below(3) == 0);
            puzzle.set(Cell::new(cell), digit.map_or(Entry::Unknown, Entry::Given));
        }
    }
    let blank = if random.below(2) == 0 { '.' } else { '0' };
    let line = Style::from(Format::LINE).with_blank(blank);
    let mut fields = vec![written(&puzzle, &Meta::default(), line)];
    if random.below(3) > 0 {
        fields.push(solution);
    }
    for _ in 0..random.below(5) {
        let numbers = ["", "1", "27", "2.6", "123456789012345", "1234567890123456", "9.0", "0"];
        let at = random.below(fields.len() + 1);
        fields.insert(at, numbers[random.below(numbers.len())].into());
    }
    fields.join(",")
}

/// A line with a place for each candidate.
fn places(random: &mut Random) -> String {
    written(&board(random), &Meta::default(), Format::CANDIDATES)
}

#[test]
fn usual_rows_of_tables_are_read_as_every_line_is() {
    let mut random = Random::new(2);
    let options = Options::default();
    for _ in 0..5 * TEXTS {
        let line = if random.below(4) == 0 { places(&mut random) } else { row(&mut random) };
        let line = slipped(&line, &mut random);
        let careful = parse_line_carefully(&line, 3, &options);
        assert_eq!(parse_line(&line, 3, &options), careful, "{line}");
    }
}

/// Texts that look like usual ones and are something else.
fn tricky() -> Vec<String> {
    let nine = |row: &str| format!("{row}\n").repeat(9);
    // Eighteen lines of 18 characters, and two lines between them.
    let narrow = nine("1 2 3 4 5 6 7 8 91");
    // The last sixteen of 32 givens could be the names of four regions.
    let regions = "5,6,7,,,,,,\n,,,5,6,7,,,\n,,,,,,5,6,7\n6,7,5,,,,,,\n,,,6,7,5,8,,\n1,2,3,4,,,,,\n\
                ,,,,1,2,3,4,\n2,1,4,3,,,,,\n3,,,,4,,1,2,\n";
    let full = format!("{}\n", ["123456789"; 9].join(" ")).repeat(9);
    vec![
        format!("{narrow}\n\n{narrow}\n"),
        format!("{narrow}\n{narrow}\n"),
        nine("|5| | | | | | | | |"),
        "|5| | | | | | | | |\n".to_owned() + &"| | | | | | | | | |\n".repeat(8),
        regions.into(),
        full,
        "---------\n".repeat(3) + "53..7....\n" + &".........\n".repeat(8),
        "-----\n".repeat(2) + &"|5*| | | | | | | | |\n| | | | | | | | | |\n-----\n".repeat(5),
        "5|.|.|.|.|.|.|.|.\n".to_owned() + &".|.|.|.|.|.|.|.|.\n".repeat(8),
        "53 . . . . . . .\n".to_owned() + &".. . . . . . . .\n".repeat(8),
        "| 53. | .7. | ... |\n".to_owned() + &"| . . . | . . . | . . . |\n".repeat(8),
    ]
}

/// Rows of tables that look like usual ones and are something else.
fn tricky_rows() -> Vec<String> {
    let blank = ".".repeat(81);
    let solution = core::str::from_utf8(SOLUTION).unwrap();
    // Every digit is at its place, if the row holds the candidates of a board of 5 x 5.
    let cube: String = (81..125_u8).map(|at| char::from(b'1' + at % 5)).collect();
    let numbers = ",12".repeat(12);
    vec![
        format!("{blank},{}", "123456789112345678911234567891".repeat(3).split_at(81).0),
        format!("{blank},{}", "112233445566778899".repeat(5).split_at(81).0),
        format!("{blank},{},{},{}", &cube[..15], &cube[15..30], &cube[30..]),
        format!("{blank},{solution}{numbers}"),
        format!("{blank}{numbers}"),
        format!("1234341221434321,{blank}"),
        format!("{blank},1234341221434321"),
        format!("{solution},{solution}"),
        format!("{solution},{blank}"),
        format!("{blank},{blank},{solution}"),
        "123456789".repeat(81),
        "1........".repeat(81),
    ]
}

#[test]
fn texts_that_only_look_usual_are_read_as_what_they_are() {
    let (mut random, options) = (Random::new(4), Options::default());
    for text in tricky() {
        let careful = found(&text, Layout::Blocks, true, &mut random);
        assert_eq!(found(&text, Layout::Blocks, false, &mut random), careful, "{text}");
        assert_eq!(parse(&text, &options), parse_carefully(&text, &options), "{text}");
    }
    for line in tricky_rows() {
        let careful = parse_line_carefully(&line, 1, &options);
        assert_eq!(parse_line(&line, 1, &options), careful, "{line}");
    }
}

#[cfg(feature = "foreign")]
#[test]
fn usual_objects_are_read_as_every_object_is() {
    let mut random = Random::new(3);
    for _ in 0..TEXTS / 4 {
        let mut text = ["", "[", " "][random.below(3)].to_owned();
        for _ in 0..random.below(6) {
            let puzzle = board(&mut random);
            let mut meta = Meta::default();
            if random.below(3) == 0 {
                let of_cell = |cell| puzzle.digit(cell).unwrap_or(Digit::new(cell.index() % 9));
                meta.solution = Some(puzzle.shape().cells().map(of_cell).collect());
            }
            let one = written(&puzzle, &meta, Format::JSON);
            text += &slipped(&one, &mut random);
            text += ["\n", ",", "", "\n\n"][random.below(4)];
        }
        let careful = found(&text, Layout::Json, true, &mut random);
        assert_eq!(found(&text, Layout::Json, false, &mut random), careful, "{text}");
    }
}
