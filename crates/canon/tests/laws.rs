//! The canonical form against all 3,359,232 maps, and what must hold of it.
//! `WHYDOKU_CANON=10000 cargo test --release -p whydoku-canon` checks more puzzles.
#![allow(clippy::unwrap_used, reason = "a test may stop where it likes")]
#![allow(clippy::print_stdout, reason = "absent data is told")]
use std::collections::BTreeSet;
use std::fs;
use whydoku_canon::{Map, Numbers, canonical, canonical_form, from_line, is_consistent, to_line};
use whydoku_core::Random;

/// Every order of lines that keeps chutes together.
fn orders() -> Vec<[usize; 9]> {
    let six = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let mut orders = Vec::new();
    for chutes in six {
        for a in six {
            for b in six {
                for c in six {
                    let within = [a, b, c];
                    orders.push(core::array::from_fn(|at| {
                        chutes[at / 3] * 3 + within[at / 3][at % 3]
                    }));
                }
            }
        }
    }
    orders
}

/// The first image of all, and how many maps lead to it, by trying them all.
fn by_force(board: &Numbers) -> (Numbers, u64) {
    let orders = orders();
    let mut best = [9; 81];
    let mut count = 0;
    for transposed in [false, true] {
        let turned: Numbers =
            core::array::from_fn(|c| if transposed { board[c % 9 * 9 + c / 9] } else { board[c] });
        for rows in &orders {
            for columns in &orders {
                let mut names = [0; 10];
                let mut next = 1;
                let mut image = [0; 81];
                let mut better = false;
                let mut worse = false;
                for (at, place) in image.iter_mut().enumerate() {
                    let digit = usize::from(turned[rows[at / 9] * 9 + columns[at % 9]]);
                    if digit > 0 && names[digit] == 0 {
                        names[digit] = next;
                        next += 1;
                    }
                    *place = names[digit];
                    if !better && *place != best[at] {
                        better = *place < best[at];
                        worse = !better;
                        if worse {
                            break;
                        }
                    }
                }
                if better {
                    best = image;
                    count = 0;
                }
                if !worse {
                    count += (1..=u64::from(10 - next)).product::<u64>();
                }
            }
        }
    }
    (best, count)
}

/// The grid with the most automorphisms, and others that have some.
const MOST: &str =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
const CYCLIC: &str =
    "123456789456789123789123456234567891567891234891234567345678912678912345912345678";
const ORDINARY: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const PUZZLES: [&str; 4] = [
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "..34..6..867..........8..3....8..3...5..412....27..9..6.45.97..1..2.....7.5......",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ".......12.....3..4..56.........7.5......8........1....67......3.2..........4.....",
];

/// Digits removed from a board at random.
fn with_holes(board: &Numbers, holes: usize, random: &mut Random) -> Numbers {
    let mut board = *board;
    for _ in 0..holes {
        board[random.below(81)] = 0;
    }
    board
}

#[test]
fn the_form_is_the_first_of_all_images_and_automorphisms_are_the_maps_to_it() {
    let mut random = Random::new(1);
    let mut boards: Vec<Numbers> = PUZZLES.iter().map(|line| from_line(line).unwrap()).collect();
    for line in [MOST, CYCLIC, ORDINARY] {
        let full = from_line(line).unwrap();
        boards.push(Map::random(&mut random).apply(&full));
        boards.push(with_holes(&full, 3, &mut random));
        boards.push(with_holes(&full, 60, &mut random));
    }
    for board in boards {
        let found = canonical(&board);
        let (form, automorphisms) = by_force(&board);
        assert_eq!(to_line(&found.form), to_line(&form), "{}", to_line(&board));
        assert_eq!(found.automorphisms, automorphisms, "{}", to_line(&board));
        assert_eq!(found.map.apply(&board), found.form);
    }
}

#[test]
fn the_most_symmetric_grid_has_648_automorphisms_and_an_ordinary_one_has_1() {
    let count = |line: &str| canonical(&from_line(line).unwrap()).automorphisms;
    assert_eq!(count(MOST), 648);
    assert_eq!(count(ORDINARY), 1);
    assert_eq!(canonical_form(&from_line(MOST).unwrap()), from_line(MOST).unwrap());
}

#[test]
fn empty_and_nearly_empty_boards_have_a_form() {
    assert_eq!(canonical_form(&[0; 81]), [0; 81]);
    let mut one = [0; 81];
    one[40] = 7;
    let found = canonical(&one);
    let mut last = [0; 81];
    last[80] = 1;
    assert_eq!(found.form, last);
    // Maps that keep the corner: of rows and columns 2 * 2 * 6 * 6 * 2 each..., of digits 8!.
    assert_eq!(found.automorphisms, 2 * (2 * 2 * 6 * 6) * (2 * 2 * 6 * 6) * 40_320);
}

fn asked(usual: usize) -> usize {
    std::env::var("WHYDOKU_CANON").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Lines of a collection that is not part of the project.
fn collection(name: &str) -> Option<Vec<Numbers>> {
    let path = whydoku_testkit::data(&format!("solver/{name}"))?;
    let text = fs::read_to_string(path).expect("a text file");
    Some(text.lines().filter_map(|line| from_line(line.get(..81)?)).collect())
}

#[test]
fn a_hundred_random_isomorphs_of_a_puzzle_have_one_form() {
    let mut random = Random::new(3);
    let mut boards: Vec<Numbers> = PUZZLES.iter().map(|line| from_line(line).unwrap()).collect();
    boards.extend([MOST, CYCLIC, ORDINARY].map(|line| from_line(line).unwrap()));
    for name in ["random_minimal.txt", "17_clue.txt", "easy_naked.txt", "serg_benchmark.txt"] {
        let lines = collection(name).unwrap_or_default();
        boards.extend(lines.into_iter().take(asked(40) / 4));
    }
    for board in boards {
        let form = canonical_form(&board);
        assert_eq!(canonical_form(&form), form, "the form of the form");
        for _ in 0..100 {
            let image = Map::random(&mut random).apply(&board);
            assert_eq!(canonical_form(&image), form, "{}", to_line(&board));
        }
    }
}

#[test]
fn the_list_of_17_clue_puzzles_has_as_many_forms_as_lines() {
    let Some(boards) = collection("17_clue.txt") else { return };
    let forms: BTreeSet<Numbers> = boards.iter().map(canonical_form).collect();
    assert_eq!(forms.len(), boards.len());
    assert!(boards.len() > 1_000);
}

#[test]
fn boards_with_clashes_are_returned_unchanged() {
    for line in [
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..75",
        // The search once returned several forms for these, or none.
        "53..7....6..195....98....6.8...6.6.8...6...34..8.2..17...2...6.6....285..8..79...",
        "........................................................................144951567",
    ] {
        let board = from_line(line).unwrap();
        assert!(!is_consistent(&board), "{line}");
        let found = canonical(&board);
        assert_eq!((found.form, found.map, found.automorphisms), (board, Map::IDENTITY, 1));
    }
}
