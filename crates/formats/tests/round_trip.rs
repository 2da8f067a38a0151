//! What is written can be read back, for every style and every kind of board.

use crate::common;
use whydoku_core::{Cell, Digit, DigitSet, Entry, Extra, Puzzle, Random, Shape};
use whydoku_formats::{Format, Options, Style, parse, write};
use whydoku_testkit::{holds, holds_where};

/// Every kind of board, with the options that read it back. Text cannot express that boxes are
/// taller than wide, or that there are extra houses.
fn boards() -> Vec<(Shape, Options)> {
    let usual =
        [4, 6, 8, 9, 10, 12, 15, 16, 25, 36, 49].map(|side| Shape::usual(side).expect("a board"));
    let jigsaw = [1, 1, 1, 0, 1, 0, 0, 0, 3, 3, 3, 2, 3, 2, 2, 2];
    let told = [
        Shape::boxes(3, 2).expect("a board"),
        Shape::boxes(4, 3).expect("a board"),
        Shape::square(9).expect("a board").with(Extra::Windows).expect("a board"),
        Shape::square(16).expect("a board").with(Extra::Diagonals).expect("a board"),
        Shape::jigsaw(&jigsaw).expect("a board"),
        Shape::jigsaw(&seven()).expect("a board"),
    ];
    let untold = usual.into_iter().map(|shape| (shape, Options::default()));
    let told = told.into_iter().map(|s| (s.clone(), Options { shape: Some(s), format: None }));
    untold.chain(told).collect()
}

/// Regions of a 7x7 board: its rows.
fn seven() -> Vec<u8> {
    (0..49).map(|cell| cell / 7).collect()
}

/// Digits anywhere, clashing or not; candidates and unknown cells.
fn random_position(shape: &Shape, random: &mut Random) -> Puzzle {
    let mut puzzle = Puzzle::empty(shape.clone());
    let side = shape.side();
    let density = 1 + random.below(4);
    for cell in shape.cells() {
        let digit = Digit::new(random.below(side));
        let entry = match random.below(4 + density) {
            0 => Entry::Unknown,
            1 => Entry::Given(digit),
            2 => Entry::Placed(digit),
            _ => {
                let set = DigitSet::from_bits(random.next_u64() & DigitSet::first(side).bits());
                Entry::Candidates(set)
            }
        };
        puzzle.set(cell, entry);
    }
    puzzle
}

/// The position that a style without marks gives back: digits are givens, the rest is unknown.
fn digits_only(puzzle: &Puzzle) -> Puzzle {
    map(puzzle, |entry| entry.digit().map_or(Entry::Unknown, Entry::Given))
}

fn map(puzzle: &Puzzle, change: impl Fn(Entry) -> Entry) -> Puzzle {
    let entries = puzzle.entries().iter().map(|&entry| change(entry)).collect();
    Puzzle::new(puzzle.shape().clone(), entries).expect("the entries fit")
}

fn read(text: &str, options: &Options) -> (Puzzle, Format) {
    match parse(text, options) {
        Ok(parsed) => (parsed.puzzle, parsed.format),
        Err(error) => panic!("{error}\n{}\n{text:.2000}", error.render_excerpt()),
    }
}

#[test]
fn digits_survive_every_style_of_digits() {
    let mut random = Random::new(11);
    for (shape, options) in boards() {
        for round in 0..12 {
            let mut puzzle = random_position(&shape, &mut random);
            if round == 0 {
                puzzle = Puzzle::empty(shape.clone());
            }
            for style in [
                Style::from(Format::LINE),
                Style::from(Format::LINE).with_blank('0'),
                Style::from(Format::LINE).with_blank('*'),
                Style::from(Format::LINE).with_blank('_'),
                Format::GRID.into(),
                Style::from(Format::GRID).with_blank('0'),
                Style::from(Format::GRID).with_blank('-'),
                Format::BOXED.into(),
                Format::NUMBERS.into(),
            ] {
                holds(&puzzle, |puzzle| {
                    let text = write(puzzle, style);
                    let (found, format) = read(&text, &options);
                    let expected = digits_only(puzzle);
                    assert_eq!(found, expected, "{style:?} read as {format}\n{text:.2000}");
                });
            }
        }
    }
}

#[test]
fn json_carries_jigsaws_of_more_than_35_regions() {
    let side = 36;
    let mut numbers: Vec<u8> = (0..side * side).map(|cell| (cell / side) as u8).collect();
    numbers.swap(0, side);
    let shape = Shape::jigsaw(&numbers).expect("a board");
    let mut random = Random::new(17);
    for _ in 0..5 {
        holds(&random_position(&shape, &mut random), |puzzle| {
            let text = write(puzzle, Format::JSON);
            let found = read(&text, &Options::default());
            assert_eq!(found, (puzzle.clone(), Format::JSON), "{text:.2000}");
        });
    }
    // The same regions as lists of places, as SudokuPad writes them.
    let row = format!("[{}]", vec!["{}"; side].join(","));
    let place = |cell: usize| format!("[{},{}]", cell / side, cell % side);
    let region = |number: usize| {
        let cells = (0..side * side).filter(|&cell| usize::from(numbers[cell]) == number);
        format!("[{}]", cells.map(place).collect::<Vec<_>>().join(","))
    };
    let regions: Vec<String> = (0..side).map(region).collect();
    let cells = vec![row; side].join(",");
    let text = format!(r#"{{"cells":[{cells}],"regions":[{}]}}"#, regions.join(","));
    assert_eq!(read(&text, &Options::default()).0, Puzzle::empty(shape), "{text:.2000}");
}

#[test]
fn the_marked_display_carries_everything() {
    let mut random = Random::new(12);
    for (shape, options) in boards() {
        for _ in 0..20 {
            holds(&random_position(&shape, &mut random), |puzzle| {
                let text = write(puzzle, Format::MARKED);
                let found = read(&text, &options);
                assert_eq!(found, (puzzle.clone(), Format::MARKED), "{text:.2000}");
            });
        }
    }
}

#[test]
fn pencil_marks_carry_digits_and_candidates() {
    let mut random = Random::new(13);
    for (shape, options) in boards() {
        for _ in 0..20 {
            let mut puzzle = solvable_position(&shape, &mut random);
            // One cell with several candidates: without it, this is a grid of digits.
            let set = DigitSet::first(3.min(shape.side()));
            puzzle.set(Cell::new(0), Entry::Candidates(set));
            let has_several =
                |puzzle: &Puzzle| puzzle.entry(Cell::new(0)) == Entry::Candidates(set);
            holds_where(&puzzle, has_several, |puzzle| {
                let text = write(puzzle, Format::PENCILMARKS);
                let (found, format) = read(&text, &options);
                assert_eq!(format, Format::PENCILMARKS, "{text:.2000}");
                assert_eq!(found, as_pencil_marks(puzzle), "{text:.2000}");
            });
        }
    }
}

/// Digits of a solution, and candidates that no digit excludes.
fn solvable_position(shape: &Shape, random: &mut Random) -> Puzzle {
    let mut puzzle = Puzzle::empty(shape.clone());
    for cell in shape.cells() {
        let digit = Digit::new(random.below(shape.side()));
        let fits = shape.houses_of(cell).iter().all(|&house| {
            shape.house(house).cells.iter().all(|&peer| puzzle.digit(peer) != Some(digit))
        });
        if fits && random.below(3) > 0 {
            puzzle.set(cell, Entry::Placed(digit));
        }
    }
    for cell in shape.cells() {
        if puzzle.digit(cell).is_none() && random.below(5) > 0 {
            let bits = random.next_u64() & random.next_u64();
            let set = left(&puzzle, cell) & DigitSet::from_bits(bits);
            puzzle.set(cell, Entry::Candidates(set));
        }
    }
    puzzle
}

fn left(puzzle: &Puzzle, cell: Cell) -> DigitSet {
    let shape = puzzle.shape();
    let mut left = DigitSet::first(shape.side());
    for &house in shape.houses_of(cell) {
        for &peer in &shape.house(house).cells {
            if let Some(digit) = puzzle.digit(peer) {
                left.remove(digit);
            }
        }
    }
    left
}

/// What pencil marks can express: a single candidate that no peer has is solved; solved digits are
/// givens.
fn as_pencil_marks(puzzle: &Puzzle) -> Puzzle {
    let shape = puzzle.shape();
    let set_of = |cell: Cell| match puzzle.entry(cell) {
        Entry::Unknown => DigitSet::EMPTY,
        Entry::Given(digit) | Entry::Placed(digit) => DigitSet::only(digit),
        Entry::Candidates(set) => set,
    };
    let mut image = Puzzle::empty(shape.clone());
    for cell in shape.cells() {
        if puzzle.entry(cell) == Entry::Unknown {
            continue;
        }
        let peer_has = |digit: Digit| {
            shape.houses_of(cell).iter().any(|&house| {
                let cells = &shape.house(house).cells;
                cells.iter().any(|&peer| peer != cell && set_of(peer).contains(digit))
            })
        };
        let entry = match set_of(cell).single() {
            Some(digit) if !peer_has(digit) => Entry::Given(digit),
            _ => Entry::Candidates(set_of(cell)),
        };
        image.set(cell, entry);
    }
    image
}

#[test]
fn library_lines_carry_the_position() {
    let mut random = Random::new(14);
    for (shape, options) in boards().into_iter().filter(|(shape, _)| shape.side() <= 35) {
        for _ in 0..20 {
            holds(&solvable_position(&shape, &mut random), |puzzle| {
                let text = write(puzzle, Format::HODOKU);
                let (found, format) = read(&text, &options);
                assert_eq!(format, Format::HODOKU);
                for cell in shape.cells() {
                    let expected = match puzzle.entry(cell) {
                        Entry::Candidates(set) if set == left(puzzle, cell) => Entry::Unknown,
                        entry => entry,
                    };
                    let name = shape.cell_name(cell);
                    assert_eq!(found.entry(cell), expected, "{name} {text:.2000}");
                }
            });
        }
    }
}

#[test]
fn candidate_lines_carry_candidates() {
    let mut random = Random::new(15);
    for (shape, options) in boards().into_iter().filter(|(shape, _)| shape.side() <= 35) {
        for _ in 0..10 {
            let options = Options { format: Some(Format::CANDIDATES), ..options.clone() };
            let all = |entry| match entry {
                Entry::Unknown => Entry::Candidates(DigitSet::first(shape.side())),
                other => other,
            };
            holds(&solvable_position(&shape, &mut random), |puzzle| {
                let text = write(puzzle, Format::CANDIDATES);
                let expected = as_pencil_marks(&map(puzzle, all));
                assert_eq!(read(&text, &options).0, expected, "{text:.2000}");
            });
        }
    }
}

#[test]
fn a_jigsaw_carries_its_regions() {
    let jigsaw = [1, 1, 1, 0, 1, 0, 0, 0, 3, 3, 3, 2, 3, 2, 2, 2];
    let mut random = Random::new(16);
    for shape in
        [Shape::jigsaw(&jigsaw).expect("a board"), Shape::jigsaw(&seven()).expect("a board")]
    {
        for _ in 0..20 {
            let puzzle = digits_only(&random_position(&shape, &mut random));
            for style in [Style::from(Format::LINE), Style::from(Format::GRID).with_blank('0')] {
                let text = write(&puzzle, style);
                let found = read(&text, &Options::default());
                assert_eq!(found, (puzzle.clone(), Format::JIGSAW), "{text:.2000}");
            }
        }
    }
}

#[test]
fn a_grid_of_candidates_is_no_jigsaw_although_it_has_as_many_digits_as_two_boards_have_cells() {
    let shape = Shape::usual(9).expect("a board");
    let two = |digit: char| {
        let index = digit as usize - '1' as usize;
        Entry::Candidates([index, (index + 1) % 9].map(Digit::new).into_iter().collect())
    };
    let puzzle = Puzzle::new(shape, common::SOLUTION.chars().map(two).collect()).expect("81 cells");
    for format in [Format::PENCILMARKS, Format::MARKED] {
        let read = common::read(&write(&puzzle, format));
        assert_eq!((read.format, read.puzzle), (format, puzzle.clone()));
    }
}
