//! Every page of a booklet is read back exactly: every size from 4 to 16, and every number of puzzles
//! on a page. What stands beside the puzzles does no harm.
#![cfg(feature = "pdf")]

use crate::damage::damaged;
use crate::killer;
use whydoku_core::{Cell, Digit, Entry, Extra, Kind, Puzzle, Random, Rule, Shape};
use whydoku_exact::{Budget, drawn_solution};
use whydoku_print::{Booklet, PaperSize, PerPage, Sheet, booklet};
use whydoku_scan::pdf::Document;
use whydoku_scan::{FileError, PrintedGrid};

/// A puzzle of a shape with about two thirds of its cells given, and its solution.
fn sheet(shape: &Shape, seed: u64, name: &str) -> Sheet {
    let mut random = Random::new(seed);
    let mut puzzle = Puzzle::empty(shape.clone());
    let solution = drawn_solution(&puzzle, &mut random, &Budget::unlimited()).unwrap();
    for (at, digit) in solution.iter().enumerate() {
        if random.below(3) > 0 {
            puzzle.set(Cell::new(at), Entry::Given(*digit));
        }
    }
    let link = Some("https://example.org/#p=1".to_owned());
    let (name, level) = (Some(name.to_owned()), Some("hard, SE 4.2".to_owned()));
    Sheet { puzzle, name, level, stars: None, solution: Some(solution), link }
}

fn solved(sheet: &Sheet) -> Puzzle {
    let mut puzzle = sheet.puzzle.clone();
    let digits: &[Digit] = sheet.solution.as_deref().unwrap();
    for (at, digit) in digits.iter().enumerate() {
        puzzle.set(Cell::new(at), Entry::Given(*digit));
    }
    puzzle
}

fn read(bytes: Vec<u8>) -> Vec<PrintedGrid> {
    let document = Document::open(bytes).unwrap();
    (0..document.pages()).flat_map(|page| document.page(page).printed).collect()
}

/// Puzzles first, then solutions, both in the order of the booklet.
fn check(sheets: &[Sheet], style: &Booklet, what: &str) {
    let grids = read(booklet(sheets, style));
    let expected = sheets.iter().map(|sheet| sheet.puzzle.clone());
    let expected: Vec<Puzzle> = expected.chain(sheets.iter().map(solved)).collect();
    assert_eq!(grids.len(), expected.len(), "{what}");
    for (at, (grid, expected)) in grids.iter().zip(&expected).enumerate() {
        assert_eq!(grid.puzzle, *expected, "{what}, grid {at}");
        assert!(!grid.has_more, "{what}, grid {at}");
    }
}

#[test]
fn booklets_of_every_size_are_read_back() {
    for side in [4, 6, 8, 9, 10, 12, 14, 15, 16] {
        let shape = Shape::usual(side).unwrap();
        let sheets: Vec<Sheet> = (0..3).map(|nth| sheet(&shape, nth, "9 lives")).collect();
        check(&sheets, &Booklet::default(), &format!("{side} cells a row"));
    }
}

#[test]
fn any_number_of_puzzles_on_a_page_is_read_in_order() {
    let shape = Shape::square(9).unwrap();
    let sheets: Vec<Sheet> = (0..11).map(|nth| sheet(&shape, nth, "No. 7")).collect();
    for per_page in [1, 2, 4, 6, 9] {
        for (paper, large) in [(PaperSize::A4, false), (PaperSize::LETTER, true)] {
            let per_page = PerPage::new(per_page).unwrap();
            let style = Booklet { per_page, paper, large, ..Booklet::default() };
            check(&sheets, &style, &format!("{per_page:?} {large}"));
        }
    }
}

#[test]
fn regions_and_other_boxes_are_recognised() {
    let jigsaw = Shape::jigsaw(&[
        0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3, //
    ])
    .unwrap();
    for shape in [Shape::boxes(3, 2).unwrap(), Shape::boxes(2, 6).unwrap(), jigsaw] {
        check(&[sheet(&shape, 5, "odd")], &Booklet::default(), "shape");
    }
}

fn killer_sheet(shape: &Shape, seed: u64) -> Sheet {
    let (puzzle, solution) = killer::killer(shape, seed);
    Sheet { puzzle, name: None, level: None, stars: None, solution: Some(solution), link: None }
}

/// The same puzzle with other rules.
fn with_rules(sheet: &Sheet, change: impl Fn(&mut Vec<Rule>)) -> Sheet {
    let puzzle = &sheet.puzzle;
    let mut rules = puzzle.shape().rules().to_vec();
    change(&mut rules);
    let shape = puzzle.shape().with_rules(rules).unwrap();
    Sheet { puzzle: Puzzle::new(shape, puzzle.entries().to_vec()).unwrap(), ..sheet.clone() }
}

#[test]
fn cages_of_every_size_are_read_back() {
    for side in [4, 6, 9, 12, 16] {
        let shape = Shape::usual(side).unwrap();
        let sheets: Vec<Sheet> = (0..5).map(|seed| killer_sheet(&shape, seed)).collect();
        for (per_page, large, candidates) in
            [(1, false, false), (4, true, true), (9, false, false), (9, false, true)]
        {
            let per_page = PerPage::new(per_page).unwrap();
            let style = Booklet { per_page, large, candidates, ..Booklet::default() };
            check(&sheets, &style, &format!("{side} cells a row, {per_page:?}, {large}"));
        }
    }
    let jigsaw = Shape::jigsaw(&[0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3]).unwrap();
    check(&[killer_sheet(&jigsaw, 5)], &Booklet::default(), "jigsaw");
}

#[test]
fn cages_in_which_digits_may_repeat_are_told_from_others() {
    let sheet = killer_sheet(&Shape::square(9).unwrap(), 8);
    let every_other = |rules: &mut Vec<Rule>| {
        for rule in rules.iter_mut().step_by(2) {
            if rule.kind == Kind::CAGE {
                rule.kind = Kind::REPEATING_CAGE;
            }
        }
    };
    check(&[with_rules(&sheet, every_other)], &Booklet::default(), "repeats");
}

/// What is done to the cells and the sum of a cage.
type Change = fn(&mut Vec<Cell>, &mut Option<u32>);

#[test]
fn cages_that_are_not_complete_are_reported() {
    let sheet = killer_sheet(&Shape::square(9).unwrap(), 9);
    let apply = |rules: &mut Vec<Rule>, change: Change| {
        let large = |rule: &&mut Rule| rule.cells.len() > 2;
        let cage = rules.iter_mut().find(large).expect("a large cage");
        let mut sum = cage.number();
        change(&mut cage.cells, &mut sum);
        cage.numbers = sum.into_iter().collect();
    };
    // Without a number; of two parts; with a number that it cannot have; with a cell of another cage.
    let changes: [Change; 4] = [
        |_, sum| *sum = None,
        |cells, _| cells.push(Cell::new(80)),
        |_, sum| *sum = Some(99),
        |cells, _| cells[1] = Cell::new(cells[1].index() + 1),
    ];
    for change in changes {
        let broken = with_rules(&sheet, |rules| apply(rules, change));
        let grids = read(booklet(&[broken], &Booklet::default()));
        assert_eq!(grids.len(), 2);
        assert!(grids.iter().all(|grid| grid.has_more && grid.puzzle.shape().rules().is_empty()));
    }
}

#[test]
fn a_grid_with_additional_drawings_is_reported() {
    let diagonals = Shape::square(9).unwrap().with(Extra::Diagonals).unwrap();
    let grids = read(booklet(&[sheet(&diagonals, 3, "X")], &Booklet::default()));
    assert_eq!(grids.len(), 2);
    assert!(grids.iter().all(|grid| grid.has_more), "the diagonals are not read");
}

#[test]
fn rules_around_a_grid_are_reported() {
    let cell = |row: usize, column: usize| Cell::at(row, column, 9);
    let row: Vec<Cell> = (0..9).map(|column| cell(4, column)).collect();
    let column: Vec<Cell> = (0..9).rev().map(|row| cell(row, 2)).collect();
    let diagonal: Vec<Cell> = (0..4).map(|at| cell(at, 5 + at)).collect();
    let outside = |cells: &[Cell]| Rule::new(Kind::SANDWICH, cells.to_vec()).with_number(12);
    for rule in [
        Rule::apart([1, 2]),
        outside(&row),
        outside(&column),
        Rule::new(Kind::LITTLE_KILLER, diagonal).with_number(20),
    ] {
        for plain in
            [sheet(&Shape::square(9).unwrap(), 3, "X"), killer_sheet(&Shape::square(9).unwrap(), 4)]
        {
            let ruled = with_rules(&plain, |rules| rules.push(rule.clone()));
            for per_page in [1, 4, 9] {
                let per_page = PerPage::new(per_page).unwrap();
                let grids = read(booklet(
                    core::slice::from_ref(&ruled),
                    &Booklet { per_page, ..Booklet::default() },
                ));
                assert_eq!(grids.len(), 2, "{rule:?}");
                assert!(grids.iter().all(|grid| grid.has_more), "{rule:?} {per_page:?}");
            }
        }
    }
}

#[test]
fn shaded_cells_are_reported() {
    let plain = sheet(&Shape::square(9).unwrap(), 3, "even");
    let even = Rule::new(Kind::EVEN, vec![Cell::new(40)]);
    let odd = Rule::new(Kind::ODD, vec![Cell::new(40)]);
    let windoku = Shape::square(9).unwrap().with(Extra::Windows).unwrap();
    for ruled in [
        with_rules(&plain, |rules| rules.push(even.clone())),
        with_rules(&plain, |rules| rules.push(odd.clone())),
        sheet(&windoku, 5, "windows"),
    ] {
        let grids = read(booklet(core::slice::from_ref(&ruled), &Booklet::default()));
        assert!(grids.len() == 2 && grids.iter().all(|grid| grid.has_more), "{:?}", ruled.name);
    }
}

#[test]
fn a_file_that_is_not_a_document_is_refused() {
    let refused = Document::open(b"%PDF-1.7\nnothing".to_vec()).unwrap_err();
    assert!(matches!(refused, FileError::Damaged { .. }), "{refused}");
}

#[test]
fn damaged_documents_are_refused_or_read() {
    let shape = Shape::square(9).unwrap();
    let whole = booklet(&[sheet(&shape, 1, "one"), sheet(&shape, 2, "two")], &Booklet::default());
    let mut random = Random::new(24);
    for _ in 0..300 {
        let Ok(document) = Document::open(damaged(&whole, &mut random)) else { continue };
        for page in 0..document.pages().min(4) {
            drop(document.page(page));
        }
    }
}
