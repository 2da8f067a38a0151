//! Every format, on positions of every board it supports; and what people paste from other
//! programs.
use crate::common::{P, SOLUTION, by_columns, p, read};
use whydoku_core::{Cell, Digit, DigitSet, Entry, Extra, Puzzle, Random, Regions, Rule, Shape};
use whydoku_formats::{Format, Label, Loss, Meta, Options, Style, export, losses, parse};

/// The boards that can be distinguished in at least one format.
fn boards() -> Vec<Shape> {
    let usual = [4, 6, 9, 16, 25].map(|side| Shape::usual(side).unwrap());
    let nine = &usual[2];
    let regions = |shape: &Shape| -> Vec<u8> {
        shape.cells().map(|cell| shape.houses_of(cell)[0].index() as u8).collect()
    };
    let others = [
        Shape::jigsaw(&regions(nine)).unwrap(),
        Shape::boxes(3, 2).unwrap(),
        nine.with(Extra::Diagonals).unwrap(),
        nine.with(Extra::Windows).unwrap(),
    ];
    usual.iter().cloned().chain(others).collect()
}

/// A position that can occur: digits of a full board, and candidates that they leave.
fn random_position(shape: &Shape, random: &mut Random) -> Puzzle {
    let side = shape.side();
    let (rows, columns) = match shape.regions() {
        Regions::Boxes { rows, columns } => (*rows, *columns),
        Regions::Jigsaw(_) => (3, 3),
    };
    let mut names: Vec<usize> = (0..side).collect();
    random.shuffle(&mut names);
    let mut puzzle = Puzzle::empty(shape.clone());
    for cell in shape.cells() {
        let (row, column) = (cell.row(side), cell.column(side));
        let digit = Digit::new(names[(row % rows * columns + row / rows + column) % side]);
        match random.below(4) {
            0 => puzzle.set(cell, Entry::Given(digit)),
            1 => puzzle.set(cell, Entry::Placed(digit)),
            _ => {}
        }
    }
    let digits = puzzle.clone();
    for cell in shape.cells().filter(|cell| digits.digit(*cell).is_none()) {
        let left = left_in(&digits, cell);
        let some = DigitSet::from_bits(left.bits() & random.next_u64());
        let set = if some.len() > 1 { some } else { left };
        let fits = set.len() > 1;
        puzzle.set(cell, if fits { Entry::Candidates(set) } else { Entry::Given(Digit::new(0)) });
        if !fits {
            puzzle.set(cell, Entry::Unknown);
        }
    }
    puzzle
}

/// The candidates that the digits of a puzzle leave in a cell.
fn left_in(puzzle: &Puzzle, cell: Cell) -> DigitSet {
    let shape = puzzle.shape();
    let houses = shape.houses_of(cell).iter();
    let peers = houses.flat_map(|house| &shape.house(*house).cells);
    let held: DigitSet = peers.filter_map(|cell| puzzle.digit(*cell)).collect();
    DigitSet::first(shape.side()) - held
}

/// What is left of a position after these losses.
fn without(puzzle: &Puzzle, lost: &[Loss]) -> Puzzle {
    let side = puzzle.shape().side();
    let shape = match puzzle.shape().regions() {
        Regions::Jigsaw(numbers) if !lost.contains(&Loss::Regions) => {
            Shape::jigsaw(numbers).unwrap()
        }
        Regions::Boxes { rows, columns } if !lost.contains(&Loss::Boxes) => {
            Shape::boxes(*rows, *columns).unwrap()
        }
        _ => Shape::usual(side).unwrap(),
    };
    let kept = |extra: &&Extra| match extra {
        Extra::Diagonals => !lost.contains(&Loss::Diagonals),
        _ => !lost.contains(&Loss::ExtraHouses),
    };
    let extras = puzzle.shape().extras().iter().filter(kept);
    let shape = extras.fold(shape, |shape, extra| shape.with(extra.clone()).unwrap());
    let entry = |entry: &Entry| match entry {
        Entry::Placed(digit) if lost.contains(&Loss::Placed) => Entry::Given(*digit),
        Entry::Candidates(_) if lost.contains(&Loss::Candidates) => Entry::Unknown,
        entry => *entry,
    };
    Puzzle::new(shape, puzzle.entries().iter().map(entry).collect()).unwrap()
}

#[test]
fn what_a_style_carries_is_read_back() {
    let mut random = Random::new(6);
    let mut written = 0;
    for shape in boards() {
        for round in 0..6 {
            let mut puzzle = random_position(&shape, &mut random);
            if round % 2 == 0 {
                // A cell about which nothing is known; styles with only candidates write it as
                // full.
                puzzle.set(Cell::new(random.below(shape.cell_count())), Entry::Unknown);
            }
            for style in Style::all() {
                written += usize::from(comes_back(&puzzle, style));
            }
        }
    }
    assert!(written > 700, "only {written}");
}

/// False when the style does not support the board.
fn comes_back(puzzle: &Puzzle, style: Style) -> bool {
    let meta = Meta::default();
    let Ok(text) = export(puzzle, &meta, style) else { return false };
    let lost = losses(puzzle, &meta, style);
    let mut expected = without(puzzle, &lost);
    let side = puzzle.shape().side();
    if lost.contains(&Loss::Boxes) {
        // When read with other boxes, digits clash with candidates; the losses say so.
        return true;
    }
    if style.format() == Format::CANDIDATES {
        for cell in expected.shape().clone().cells() {
            if expected.entry(cell) == Entry::Unknown {
                expected.set(cell, Entry::Candidates(DigitSet::first(side)));
            }
        }
        if puzzle.entries().contains(&Entry::Unknown) {
            // Then a digit in sight of such a cell counts as a naked single.
            return true;
        }
    }
    if style.format() == Format::HODOKU {
        if !puzzle.shape().extras().is_empty() {
            // The extra houses must be given to the reader, otherwise it assumes more candidates.
            return true;
        }
        // Candidates are written only where some are missing; the reader knows the usual board.
        for cell in expected.shape().clone().cells() {
            if expected.entry(cell) == Entry::Candidates(left_in(&expected, cell)) {
                expected.set(cell, Entry::Unknown);
            }
        }
    }
    let parsed = read(&text);
    // Windows are written as plain extra houses.
    let windows =
        expected.shape().extras().contains(&Extra::Windows) && style.format() != Format::JSON;
    if windows {
        assert_eq!(parsed.puzzle.entries(), expected.entries(), "{style:?}\n{text}");
        assert_eq!(parsed.puzzle.shape().houses().len(), expected.shape().houses().len());
    } else {
        assert_eq!(parsed.puzzle, expected, "{style:?}\n{text}");
    }
    // A line of a jigsaw is a format of its own.
    let of_cells = [Format::LINE, Format::GRID].contains(&style.format().read_as());
    if !(of_cells && matches!(puzzle.shape().regions(), Regions::Jigsaw(_))) {
        let options = Options { format: Some(style.format()), ..Options::default() };
        let asked = parse(&text, &options).expect("the format that it was written in").puzzle;
        assert_eq!(asked, parsed.puzzle, "{style:?}\n{text}");
    }
    if style.is_multi_line() {
        assert!(text.ends_with('\n') && text.lines().count() > 1, "{style:?}");
    } else {
        assert!(!text.contains('\n'), "{style:?}");
    }
    true
}

#[test]
fn every_style_and_format_is_parsed_from_its_id() {
    for style in Style::all() {
        assert_eq!(style.id().parse(), Ok(style));
    }
    for format in Format::all() {
        assert_eq!(format.id().parse(), Ok(format));
    }
    let unknown = "hodku".parse::<Style>().unwrap_err().to_string();
    assert!(
        unknown.starts_with("\"hodku\" is not a format to write; the formats are "),
        "{unknown}"
    );
    assert!(unknown.contains(", hodoku,") && !unknown.contains("pairs"), "{unknown}");
    let unknown = "hodku".parse::<Format>().unwrap_err().to_string();
    assert!(unknown.contains(", pairs,") && !unknown.contains("boxed"), "{unknown}");
}

#[test]
fn losses_are_reported() {
    let mut puzzle = Puzzle::empty(Shape::boxes(3, 2).unwrap().with(Extra::Diagonals).unwrap());
    puzzle.set(Cell::new(0), Entry::Placed(Digit::new(0)));
    let some = [1, 2].map(Digit::new).into_iter().collect();
    puzzle.set(Cell::new(1), Entry::Candidates(some));
    let told: Vec<String> =
        losses(&puzzle, &Meta::default(), Format::LINE).iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "placed digits can no longer be distinguished from givens",
            "candidates are left out",
            "the boxes are not the usual ones, and nothing says so",
            "the diagonals are left out",
        ]
    );
    assert_eq!(losses(&puzzle, &Meta::default(), Format::JSON), []);
}

#[test]
fn links_of_every_site_are_read() {
    let links = [
        format!("https://www.sudokuwiki.org/sudoku.htm?bd={P}"),
        "https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS79?setting-nogrid=1".to_string(),
        "https://app.crackingthecryptic.com/sudoku/5NlQ19j9mGca3OIN1bWGk2m41TjS79".to_string(),
        "sudokupad://puzzle/classic53C7E6C195E98E6B8D6D34C8B3C17D2D6B6E28E419C5E8C79".to_string(),
        "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#\
         3x3:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9"
            .to_string(),
        format!("https://sudokuexchange.com/play/?s={P}&d=3"),
        format!("https://sudoku.coach/en/play/{P}"),
        format!("https://example.org/a?x=1#game-{}-", P.replace('0', ".")),
        format!("http://127.0.0.1:8377/#p={P}&step=17"),
        format!("#p={P}"),
        format!("https://sigh.github.io/Interactive-Sudoku-Solver/?q={}", {
            let cells = P.char_indices().filter(|(_, c)| *c != '0');
            let name = |(at, c): (usize, char)| format!("~R{}C{}_{c}", at / 9 + 1, at % 9 + 1);
            format!(".{}", cells.map(name).collect::<String>())
        }),
    ];
    for link in links {
        assert_eq!(read(&link).puzzle, p(), "{link}");
    }
}

#[test]
fn json_of_every_kind_is_read() {
    let rows: Vec<String> = P
        .as_bytes()
        .chunks(9)
        .map(|row| format!("{:?}", row.iter().map(|b| b - b'0').collect::<Vec<_>>()))
        .collect();
    let array = format!("[{}]", rows.join(","));
    let strings = array.replace('0', "\".\"");
    let gnome = {
        let cell = |(at, c): (usize, char)| {
            format!(
                "{{\"position\":[{},{}],\"value\":{c},\"fixed\":true,\"earmarks\":[]}}",
                at / 9,
                at % 9
            )
        };
        let cells: Vec<String> = P.char_indices().filter(|c| c.1 != '0').map(cell).collect();
        format!(
            "{{\"difficulty_category\":\"Easy\",\"time_elapsed\":1.5,\"cells\":[{}]}}",
            cells.join(",")
        )
    };
    let lines: Vec<String> =
        P.as_bytes().chunks(9).map(|row| format!("\"{}\"", String::from_utf8_lossy(row))).collect();
    let texts = [
        array.clone(),
        strings.clone(),
        strings.replace('"', "'"),
        format!("{{\"puzzle\": {array}, \"solution\": \"{SOLUTION}\"}}"),
        format!("{{\"board\":\"{P}\"}}"),
        format!("[{}]", lines.join(",\n")),
        format!("[{}]", P.chars().map(String::from).collect::<Vec<_>>().join(", ")),
        format!(
            "{{\"format\":\"sudoku-v1\",\"size\":9,\"box\":[3,3],\"givens\":\"{P}\",\"values\":null}}"
        ),
        gnome.clone(),
    ];
    for text in &texts {
        assert_eq!(read(text).puzzle, p(), "{text}");
    }
    assert_eq!(read(&texts[3]).meta.solution.map(|digits| digits.len()), Some(81));
    assert_eq!(read(&gnome).meta.label(Label::Level), Some("Easy"));
    assert_eq!(read(&array).format, Format::JSON);
}

#[test]
fn fpuzzles_keep_diagonals_regions_and_names() {
    let meta = {
        let parsed = read("#ASomeone\n#LEasy\n12..\n....\n....\n..34\n");
        assert_eq!(parsed.format, Format::SDK);
        parsed.meta
    };
    let shape = Shape::jigsaw(&[0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3]).unwrap();
    let puzzle = Puzzle::empty(shape.with(Extra::Diagonals).unwrap());
    let again = read(&export(&puzzle, &meta, Format::FPUZZLES_LINK).unwrap());
    assert_eq!(again.puzzle, puzzle);
    assert_eq!(again.meta.label(Label::Author), Some("Someone"));
    let text = export(&puzzle, &meta, Format::FPUZZLES_JSON).unwrap();
    let disjoint = text.replace("\"size\"", "\"disjointgroups\":true,\"size\"");
    assert_eq!(read(&disjoint).puzzle.shape().extras().len(), 1 + 4);
}

#[test]
fn opensudoku_files_of_every_version_are_read() {
    let cells = |fields: &str| {
        let cell = |c: char| {
            fields.replace('V', &c.to_string()).replace('E', if c == '0' { "1" } else { "0" })
        };
        P.chars().map(cell).collect::<String>()
    };
    let datas = [
        P.to_string(),
        format!("version: 1&#10;{}", cells("V|-|E|")),
        format!("version: 2&#10;{}", cells("V|0||E|")),
        format!("version: 3&#xA;{}", cells("V|0|E|")),
        format!("version: 4&#10;{}", cells("V|0|0|E|")),
        format!("version: 5\n{}", cells("V|0|0|7|E|")),
        cells("V|0|E|"),
    ];
    for data in datas {
        let text = format!(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"3\">\n<folder name=\"Easy &amp; good\">\n\
             <game created=\"0\" note='' data=\"{data}\"/>\n</folder></opensudoku>"
        );
        let parsed = read(&text);
        assert_eq!((parsed.puzzle, parsed.format), (p(), Format::OPENSUDOKU), "{text}");
        assert_eq!(parsed.meta.labels, [(Label::Title, "Easy & good".to_string())]);
    }
    let notes = read(
        "<game data=\"version: 1&#10;0|1,3,|1|0|-|1|5|-|1|4|-|0|0|-|1|0|-|1|0|-|1|0|-|1|0|-|1|\"/>"
            .replace("0|-|1|\"", &format!("0|-|1|{}\"", "0|-|1|".repeat(72)))
            .as_str(),
    );
    let first: DigitSet = [1, 3].map(Digit::from_number).into_iter().collect();
    assert_eq!(notes.puzzle.entry(Cell::new(0)), Entry::Candidates(first));
    assert_eq!(notes.puzzle.entry(Cell::new(2)), Entry::Placed(Digit::from_number(5)));
    assert_eq!(notes.puzzle.entry(Cell::new(3)), Entry::Given(Digit::from_number(4)));
    let ksudoku = format!(
        "<ksudoku><game><puzzle><graph order=\"9\"/><values>{}</values></puzzle></game></ksudoku>",
        by_columns(&P.replace('0', "_"))
    );
    assert_eq!(read(&ksudoku).puzzle, p());
    let lettered: String =
        P.chars().map(|c| if c == '0' { '_' } else { char::from(b'a' + c as u8 - b'1') }).collect();
    assert_eq!(
        read(&format!("<ksudoku><values>{}</values></ksudoku>", by_columns(&lettered))).puzzle,
        p()
    );
}

#[test]
fn catalogue_lines_and_solved_letters_are_read() {
    let line = format!("99480,99408,114,1895,{P},Easter-Monster,20.00s,0,C21.m/F350642");
    let parsed = read(&line);
    assert_eq!(parsed.puzzle, p());
    assert!(parsed.meta.comments[0].contains("Easter-Monster"), "{:?}", parsed.meta);
    let solved: String = P
        .chars()
        .zip(SOLUTION.chars())
        .map(
            |(given, digit)| {
                if given == '0' { char::from(b'A' + digit as u8 - b'1') } else { given }
            },
        )
        .collect();
    let parsed = read(&solved).puzzle;
    assert_eq!((parsed.given_count(), parsed.is_filled()), (30, true));
}

#[test]
fn json_nested_in_json_keeps_its_rules() {
    let cage = Rule::cage(vec![Cell::new(0), Cell::new(1)], Some(5));
    let shape = Shape::square(4).unwrap().with_rules(vec![cage]).unwrap();
    let puzzle = Puzzle::empty(shape);
    let inner = export(&puzzle, &Meta::default(), Format::JSON).unwrap();
    let mut row = serde_json::json!({ "schema": 1, "puzzle": inner, "givens": 0 }).to_string();
    for _ in 0..2 {
        assert_eq!(parse(&row, &Options::default()).unwrap().puzzle, puzzle);
        row = serde_json::json!({ "puzzle": row }).to_string();
    }
    // Half of it is not a board without rules.
    let half: String = inner.chars().take(inner.len() - 1).collect();
    let cut = serde_json::json!({ "puzzle": half }).to_string();
    assert!(parse(&cut, &Options::default()).is_err());
}
