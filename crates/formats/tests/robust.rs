//! No text crashes the reader: errors name a place inside the text, and what was read can be
//! written and read again.
use whydoku_core::{Digit, DigitSet, Entry, Puzzle, Random};
use whydoku_formats::{
    Format, Options, ParseError, Parsed, Style, parse, parse_cell, parse_line, parse_move,
    parse_shape, write,
};

const P: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn formats() -> Vec<Format> {
    Format::all().collect()
}

/// A text of every format.
fn seeds() -> Vec<String> {
    let read = |text: &str| parse(text, &Options::default()).expect("a puzzle").puzzle;
    let nine = read(P);
    let mut marked = nine.clone();
    for cell in marked.shape().clone().cells().skip(1).step_by(3) {
        if marked.digit(cell).is_none() {
            let set: DigitSet = [1, 4, 9].map(Digit::from_number).into_iter().collect();
            marked.set(cell, Entry::Candidates(set));
        }
    }
    let sixteen = read(&format!("{:.<256}", "1g.f2"));
    let jigsaw = read(&format!("{:.<16}{}", "12", "1122112233443344"));
    let mut seeds: Vec<String> = [&nine, &marked, &sixteen, &jigsaw]
        .into_iter()
        .flat_map(|puzzle| Style::all().map(|style| write(puzzle, style)))
        .collect();
    let lines = write(&nine, Format::GRID);
    seeds.push(format!("#ARuud\n#LEasy\n{lines}"));
    seeds.push(format!("[Puzzle]\n{lines}[State]\n{lines}"));
    seeds.push(format!("{}\n{}", write(&nine, Format::BOXED), write(&marked, Format::PENCILMARKS)));
    seeds.push("quizzes,solutions\n".to_string() + P + "," + P);
    seeds.push("5\t3\t\t\t7\t\t\t\t\n".repeat(9));
    seeds.push("53..7*,6..195*,".repeat(4) + "....8..79");
    seeds.push(P.replace('0', " "));
    seeds.push("5 e e 9 e e 7 e e\n".repeat(9));
    seeds.push("┌──┬──┐\n│12│  │\n│..│34│\n├──┼──┤\n│..│..│\n│4.│.1│\n└──┴──┘".to_string());
    let rows: Vec<String> = lines.lines().map(|row| row.replace('.', "0")).collect();
    let spread = |row: &String| row.chars().flat_map(|c| [c, ',', ' ']).collect();
    let spread: Vec<String> = rows.iter().map(spread).collect();
    seeds.push(format!("int grid[9][9] = {{{{{}}}}};", spread.join("},\n{")));
    seeds.push(format!("array([[{}]])", spread.join("],\n [").replace(',', "")));
    seeds.push(format!("Look:\n```\n{lines}```\n"));
    seeds.push(format!("> {}", lines.replace('\n', "\n> ")));
    seeds.push(format!("{P}:1:{}", P.replace('.', "1")));
    seeds.push(format!("SumoCueV1D{}", "=5J0+0J1=0J2".repeat(27)));
    seeds.push(".~R1C1_6~R1C2_3~R1C1_2_4_6_8".into());
    seeds.push(format!(
        "{lines}cage 15 with repeats: r1c12\nknight\nno other: x, ratio 3\nclone: r1c1 = r2c4\n\
         quadruple 1 2: r12c12\nlittle killer 9: from r1c2 to r2c1\nx-sum 5: row 2 from the right"
    ));
    seeds
}

/// Changes a few bytes: other characters, gaps, parts cut out, doubled or swapped.
fn mutated(seed: &str, random: &mut Random) -> String {
    const ALPHABET: &[u8] = b"0123456789abgxzAGX.*_-+|:;,'\"=#/ \t\r\n[]{}()?!%\0\x1b\xe9\xf0\xff";
    let mut bytes = seed.as_bytes().to_vec();
    for _ in 0..=random.below(6) {
        let at = random.below(bytes.len().max(1));
        let end = (at + random.below(24)).min(bytes.len());
        match random.below(6) {
            0 | 1 if at < bytes.len() => bytes[at] = ALPHABET[random.below(ALPHABET.len())],
            2 => bytes.insert(at.min(bytes.len()), ALPHABET[random.below(ALPHABET.len())]),
            3 => drop(bytes.drain(at.min(end)..end)),
            4 => {
                let part = bytes[at.min(end)..end].to_vec();
                bytes.splice(end..end, part);
            }
            _ => bytes.truncate(at),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn check(text: &str, result: Result<Parsed, ParseError>) {
    match result {
        Ok(parsed) => check_puzzle(&parsed.puzzle),
        Err(error) => {
            let lines: Vec<&str> = text.split(['\n', '\r']).collect();
            assert!((1..=lines.len()).contains(&error.line), "{error}\n{text}");
            let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
            assert!((1..=longest + 1).contains(&error.column), "{error}\n{text}");
            let rendered = error.render_excerpt();
            assert!(rendered.is_empty() || rendered.lines().count() == 2, "{error}\n{rendered}");
            assert!(!error.to_string().contains('\n'));
        }
    }
}

/// What was read survives the style that holds everything.
fn check_puzzle(puzzle: &Puzzle) {
    if !puzzle.shape().rules().is_empty() {
        let text = write(puzzle, Format::NOTATION);
        let again =
            parse(&text, &Options::default()).unwrap_or_else(|error| panic!("{error}\n{text}"));
        return assert_eq!(again.puzzle, *puzzle, "{text}");
    }
    let options = Options { shape: Some(puzzle.shape().clone()), format: Some(Format::MARKED) };
    let text = write(puzzle, Format::MARKED);
    let marked = puzzle.entries().iter().any(|entry| entry.digit().is_some());
    if marked {
        let again = parse(&text, &options).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(again.puzzle, *puzzle, "{text}");
    }
}

#[test]
fn mutated_texts_are_read_or_refused() {
    let mut random = Random::new(77);
    let seeds = seeds();
    for round in 0..5_000 {
        let text = mutated(&seeds[round % seeds.len()], &mut random);
        check(&text, parse(&text, &Options::default()));
        if round % 8 == 0 {
            let format = Some(formats()[random.below(formats().len())]);
            check(&text, parse(&text, &Options { shape: None, format }));
        }
    }
}

#[test]
fn texts_are_read_or_refused_on_any_requested_board() {
    let mut random = Random::new(78);
    let words = [
        "4",
        "3x2",
        "3x4",
        "9+windows",
        "16+diagonals",
        "jigsaw:1122112233443344",
        "7x1",
        "36",
        "10x10",
    ];
    let shapes = words.map(|word| parse_shape(word).expect("a board"));
    for (round, seed) in seeds().iter().cycle().take(1_000).enumerate() {
        let shape = Some(shapes[round % shapes.len()].clone());
        let format = formats().get(random.below(3 * formats().len())).copied();
        let text = if round % 2 == 0 { seed.clone() } else { mutated(seed, &mut random) };
        check(&text, parse(&text, &Options { shape, format }));
    }
}

#[test]
fn mutated_words_are_read_as_cells_moves_or_boards_or_refused() {
    let mut random = Random::new(79);
    let seeds = [
        "A1 5",
        "r1c1=5",
        "9+diagonals",
        "jigsaw:1122112233443344",
        "r12c10<>g",
        "3x4+cells:r1c1,r2c2",
    ];
    for round in 0..1_500 {
        let word = mutated(seeds[round % seeds.len()], &mut random);
        for names in [whydoku_core::CellNames::LetterRow, whydoku_core::CellNames::LetterColumn] {
            for side in [1, 4, 9, 16, 36, 144] {
                if let Ok(cell) = parse_cell(&word, side, names) {
                    assert!(cell.index() < side * side, "{word}");
                }
                let refused = parse_move(&word, side, names).err();
                assert!(refused.is_none_or(|error| !error.to_string().is_empty()));
            }
        }
        if let Err(error) = parse_shape(&word) {
            assert!(!error.to_string().is_empty());
        }
        let line = parse_line(&word, 7, &Options::default());
        assert!(line.is_ok() || line.is_err_and(|error| error.line >= 7), "{word}");
    }
}

/// Texts of 64 KiB that would take minutes if any part of the reader were quadratic.
#[test]
fn long_repetitive_texts_are_read_or_refused() {
    let parts = [
        "1",
        ".",
        " ",
        "\t",
        "-",
        "#",
        "//",
        "|",
        "+",
        ":",
        ",",
        "1,",
        "1 ",
        ". ",
        "\n",
        "\r",
        "1\n",
        "|\n",
        "-\n",
        "#\n",
        "# 1\n",
        "[a]\n",
        "abc\n",
        "12 ",
        "144 ",
        "(",
        "{}",
        "😀",
        "\u{FEFF}",
        "1:1",
        ":224 ",
        "+1",
        "1.1.1.1.1.1.1.1.",
        "12..............\n",
        "| 1* | 2- | 3 |\n",
        "123456789\n",
        "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1\n",
        "ab cd ef\n",
        "=\n---\n",
    ];
    for (index, part) in parts.into_iter().enumerate() {
        let text = part.repeat(65_536 / part.len());
        for format in [None, Some(formats()[index % formats().len()])] {
            let result = parse(&text, &Options { shape: None, format });
            assert!(result.is_err() || result.is_ok_and(|parsed| parsed.puzzle.shape().side() > 1));
        }
    }
}

/// A board on which every cell clashes with every other.
#[test]
fn a_large_board_of_one_digit_gets_few_warnings() {
    let row = format!("{}\n", ["7"; 144].join(" "));
    let parsed = parse(&row.repeat(144), &Options::default()).unwrap();
    assert_eq!(parsed.puzzle.given_count(), 144 * 144);
    assert_eq!(parsed.warnings.len(), 21);
    assert_eq!(parsed.warnings[0].to_string(), "7 appears twice in box 1: in r1c1 and in r1c2");
}

/// Lines of 81 characters and objects with them, most of which are read by a short way, and some that are
/// close to them. A line feed at the end rules the short way out.
#[test]
fn a_line_of_a_file_is_read_like_the_same_text_with_a_line_feed() {
    let mut random = Random::new(24);
    let alphabets: [&[char]; 5] = [
        &['.', '.', '.', '.', '.', '.', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
        &['0', '0', '0', '0', '0', '0', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
        &['.', '.', '.', '.', '0', '.', '1', '9'],
        &['.', '.', '.', '.', '.', '.', '.', '.', '.', '.', '.', '.', '.', '7', 'A'],
        &['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    ];
    let (mut clean, mut odd, mut wrong) = (0, 0, 0);
    for round in 0..4_000 {
        let alphabet = alphabets[round % alphabets.len()];
        // Now and then a line without clashes: few digits.
        let few = round % 3 == 0;
        let cells = if round % 11 == 0 { 80 + random.below(3) } else { 81 };
        let mut symbol = |at: usize| match alphabet[random.below(alphabet.len())] {
            digit if few && digit.is_ascii_digit() && !at.is_multiple_of(10) => alphabet[0],
            symbol => symbol,
        };
        let line: String = (0..cells).map(&mut symbol).collect();
        let object = format!(
            r#"{{"schema":1,"shape":{{"name":"3x3","side":9,"boxes":[3,3]}},"givens":"{line}"}}"#
        );
        for text in [line, object] {
            let long = parse(&format!("{text}\n"), &Options::default());
            match &long {
                Ok(parsed) if parsed.warnings.is_empty() => clean += 1,
                Ok(_) => odd += 1,
                Err(_) => wrong += 1,
            }
            assert_eq!(parse(&text, &Options::default()), long, "{text}");
            assert_eq!(parse_line(&text, 1, &Options::default()), long.map(Some), "{text}");
        }
    }
    assert!(clean > 300 && odd > 300 && wrong > 100, "{clean} clean, {odd} odd, {wrong} wrong");
}
