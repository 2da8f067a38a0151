//! Positions that the project draws, with entries and candidates, are read back in every theme and size.
use crate::killer;
use whydoku_core::{Cell, CellNames, Digit, DigitSet, Entry, Puzzle, Random, Shape};
use whydoku_draw::svg::{self, Look, Show, Theme};
use whydoku_exact::{Budget, drawn_solution};
use whydoku_scan::{Grid, Picture, files, scan};

/// The width of a picture made by `whydoku draw`.
const USUAL: u32 = 1080;

/// A position: of ten cells, about four are given, one is entered, one unknown, and the others have candidates.
fn position(empty: &Puzzle, solution: &[Digit], seed: u64) -> Puzzle {
    let mut random = Random::new(seed);
    let mut position = empty.clone();
    for (at, digit) in solution.iter().enumerate() {
        let often = 1 + random.below(4);
        let more = empty.shape().digits().filter(|_| random.below(often) == 0);
        let mut candidates: DigitSet = more.collect();
        candidates.insert(*digit);
        let entry = match random.below(10) {
            0..4 if empty.shape().side() != 9 => Entry::Given(*digit),
            0..5 => Entry::Placed(*digit),
            5 => Entry::Unknown,
            _ => Entry::Candidates(candidates),
        };
        if empty.digit(Cell::new(at)).is_none() {
            position.set(Cell::new(at), entry);
        }
    }
    position
}

const NINE: [&str; 2] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
];

fn plain(shape: &Shape, seed: u64) -> Puzzle {
    let mut empty = Puzzle::empty(shape.clone());
    let mut solution =
        drawn_solution(&empty, &mut Random::new(seed), &Budget::unlimited()).unwrap();
    if shape.side() == 9 {
        // Their givens must be a puzzle.
        let digit = |byte: u8| Digit::from_number((byte - b'0').into());
        solution = NINE[1].bytes().map(digit).collect();
        for (at, byte) in NINE[0].bytes().enumerate().filter(|(_, byte)| *byte != b'.') {
            empty.set(Cell::new(at), Entry::Given(digit(byte)));
        }
    }
    position(&empty, &solution, seed)
}

fn drawn(position: &Puzzle, theme: Theme, width: u32) -> Picture {
    let names = Some(CellNames::default());
    let look = Look { theme, show: Show::Candidates, names, ..Look::default() };
    let bytes = whydoku_print::png(&svg::drawing(position, None, &look), width).unwrap();
    files::decode(&bytes).unwrap()
}

/// What differs from the position, if anything.
fn difference(position: &Puzzle, picture: &Picture) -> Option<String> {
    let grids = scan(picture);
    let [grid] = &grids[..] else {
        return Some(format!("{:?}", grids.iter().map(Grid::side).collect::<Vec<_>>()));
    };
    if grid.side() != position.shape().side() {
        return Some(format!("{} cells a row", grid.side()));
    }
    let read = grid.position();
    let differ = |cell: &Cell| read.entry(*cell) != position.entry(*cell);
    let wrong: Vec<String> = position
        .shape()
        .cells()
        .filter(differ)
        .take(4)
        .map(|cell| {
            format!("{}: {:?} for {:?}", cell.index(), read.entry(cell), position.entry(cell))
        })
        .collect();
    if let Some(cage) = grid.cages.iter().find(|cage| cage.is_doubtful) {
        return Some(format!("sure: {}, {cage:?}", grid.is_sure()));
    }
    let doubts: Vec<usize> = grid.doubts().map(|(at, _)| at).take(9).collect();
    let rules = (position.shape().rules(), read.shape().rules());
    if rules.0 != rules.1 {
        let wrong: Vec<_> = rules.1.iter().filter(|rule| !rules.0.contains(rule)).collect();
        return Some(format!("sure: {}, {wrong:?}", grid.is_sure()));
    }
    (read != *position || !grid.is_sure()).then(|| {
        let count = position.shape().cells().filter(differ).count();
        format!("{count} wrong: {wrong:?}; sure: {}, doubts {doubts:?}", grid.is_sure())
    })
}

/// Every other theme for each size, so that neighbouring sizes have all of them.
fn check(shapes: &[Shape]) {
    let mut failed = Vec::new();
    for (at, shape) in (0..).zip(shapes) {
        for (seed, (name, theme)) in (1..).zip(Theme::ALL).filter(|(seed, _)| (seed + at) % 2 == 0)
        {
            let position = plain(shape, seed);
            if let Some(what) = difference(&position, &drawn(&position, theme, USUAL)) {
                failed.push(format!("{shape} {name}: {what}"));
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

fn usual(sides: &[usize]) -> Vec<Shape> {
    sides.iter().map(|side| Shape::usual(*side).unwrap()).collect()
}

#[test]
fn positions_of_up_to_nine_cells_a_row_are_read_back() {
    check(&usual(&[4, 6, 8, 9]));
}

#[test]
fn positions_of_ten_to_fourteen_cells_a_row_are_read_back() {
    check(&usual(&[10, 12, 14]));
}

#[test]
fn positions_of_fifteen_and_sixteen_cells_a_row_are_read_back() {
    check(&usual(&[15, 16]));
}

/// Small pictures may leave doubts.
#[test]
fn small_pictures_are_never_sure_and_wrong() {
    let mut sure = 0;
    for shape in usual(&[4, 9, 12, 16]) {
        for (seed, (name, theme)) in (6..).zip(Theme::ALL) {
            let position = plain(&shape, seed);
            let width = [300, 450, 600, 800][seed as usize % 4];
            for grid in scan(&drawn(&position, theme, width)) {
                let is_right = grid.position() == position;
                assert!(is_right || !grid.is_sure(), "{shape}, {name}, {width}");
                sure += usize::from(is_right && grid.is_sure());
            }
        }
    }
    assert!(sure > 5, "{sure}");
}

/// Killers in every other theme for each size, as in [`check`].
fn check_killers(sides: &[usize], is_marked: bool) {
    let mut failed = Vec::new();
    for (at, side) in (0..).zip(sides) {
        for (seed, (name, theme)) in (1..).zip(Theme::ALL).filter(|(seed, _)| (seed + at) % 2 == 0)
        {
            let (mut puzzle, solution) = killer::killer(&Shape::usual(*side).unwrap(), seed);
            if is_marked {
                puzzle = position(&puzzle, &solution, seed);
            }
            if let Some(what) = difference(&puzzle, &drawn(&puzzle, theme, USUAL)) {
                failed.push(format!("{side} {name}: {what}"));
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn killers_are_read_back_at_the_usual_width() {
    check_killers(&[8, 10, 12, 14, 15, 16], false);
}

#[test]
fn killers_with_entries_and_candidates_are_read_back() {
    check_killers(&[4, 6, 8, 9, 10], true);
    check_killers(&[12, 14, 15, 16], true);
}
