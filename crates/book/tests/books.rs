//! Books made to order, and what is in them.
#![allow(clippy::unwrap_used, reason = "a test may stop where it likes")]
use std::collections::BTreeSet;
use whydoku_book::{Failed, Item, Key, Options, Order, Watch, assess, compile, fill, key};
use whydoku_core::{Puzzle, Random, Shape, Stop, Symmetry};
use whydoku_exact::Budget;
use whydoku_formats::{Options as Reading, parse};
use whydoku_generate::{Maker, Request};
use whydoku_print::{Passage, book};

const ORDER: &str = "
title = 'Судоку, Łamigłówki'
paper = '6x9in'
seed = 7
date = '2026-11-28'
[[section]]
heading = 'Four'
count = 12
size = 4
[[section]]
count = 12
level = 'easy'
symmetry = '180'
[[section]]
count = 2
level = '2..3'
";

fn filled(order: &str, earlier: Vec<Key>, workers: usize) -> Result<Vec<Item>, Failed> {
    let order = Order::read(order).unwrap();
    fill(&order, earlier, &mut Watch { stop: Stop::NEVER, workers, tell: &mut |_, _| {} })
}

fn puzzles(items: &[Item]) -> Vec<String> {
    items.iter().map(|item| format!("{:?}", item.puzzle)).collect()
}

#[test]
fn the_same_order_gives_the_same_bytes_on_any_number_of_threads() {
    let options = Order::read(ORDER).unwrap().options;
    let [one, many] = [1, 3].map(|workers| filled(ORDER, Vec::new(), workers).unwrap());
    assert_eq!(puzzles(&one), puzzles(&many));
    let headings: Vec<String> = compile(one.clone(), &options)
        .sections
        .into_iter()
        .map(|section| format!("{} {}", section.heading, section.sheets.len()))
        .collect();
    assert_eq!(headings[..2], ["Four 12", "Easy 12"]);
    let [one, many] = [one, many].map(|items| book(&compile(items, &options)).unwrap().pdf);
    assert!(one == many);
}

#[test]
fn no_puzzle_comes_twice_in_a_book_or_a_series() {
    let first = filled(ORDER, Vec::new(), 2).unwrap();
    let keys: BTreeSet<Key> = first.iter().map(|item| key(&item.puzzle)).collect();
    assert_eq!(keys.len(), first.len());
    let second = filled(ORDER, keys.iter().cloned().collect(), 2).unwrap();
    assert!(second.iter().all(|item| !keys.contains(&key(&item.puzzle))));
}

#[test]
fn symmetries_do_not_change_a_key_and_other_puzzles_have_others() {
    let requests =
        ["size = 4", "size = 6", "jigsaw = 6", "rules = ['killer']\nsize = 6", "size = 9"];
    for request in requests {
        let order = format!("seed = 3\n[[section]]\ncount = 8\n{request}\n");
        let items = filled(&order, Vec::new(), 2).unwrap();
        let mut random = Random::new(5);
        for item in &items {
            let shape = item.puzzle.shape();
            // Digits of boards with sums cannot be exchanged.
            let symmetry = if shape.is_ruled() {
                Symmetry::random_turn(shape, &mut random)
            } else {
                Symmetry::random(shape, &mut random)
            };
            let turned: Puzzle = symmetry.puzzle(&item.puzzle);
            assert_eq!(key(&turned), key(&item.puzzle), "{request}");
        }
    }
}

#[test]
fn a_section_without_enough_puzzles_is_reported() {
    // There are 36 different minimal puzzles of 2x2 digits.
    let order = "seed = 1\n[[section]]\ncount = 37\nsize = 4\nminimal = true\n";
    let Err(Failed::Few { line, found, wanted }) = filled(order, Vec::new(), 2) else {
        panic!("there are not that many 4x4 puzzles");
    };
    assert_eq!((line, wanted), (2, 37));
    assert!((20..=36).contains(&found), "{found}");
}

#[test]
fn a_small_board_has_enough_puzzles_for_a_book_if_some_have_more_givens() {
    let order = "seed = 1\n[[section]]\ncount = 100\nsize = 4\nlevel = 'easy'\n";
    let [one, many] = [1, 3].map(|workers| filled(order, Vec::new(), workers).unwrap());
    assert_eq!(puzzles(&one), puzzles(&many));
    let keys: BTreeSet<Key> = one.iter().map(|item| key(&item.puzzle)).collect();
    assert_eq!((one.len(), keys.len()), (100, 100));
    let givens = one.iter().map(|item| item.puzzle.given_count());
    assert!(givens.max().unwrap() < 12, "there is still something to do");
}

#[test]
fn errors_name_line_and_column() {
    let faulty = [
        ("seed = 1\npaper = '6xq'\n[[section]]\ncount = 1\n", (2, 9), "is not a paper size"),
        ("seed = 1\nclour = 2\n[[section]]\ncount = 1\n", (2, 1), "unknown field `clour`"),
        ("seed = 1\n[[section]]\ncount = 1\nlevel = 9\n", (4, 9), "is not a level"),
        ("seed = 1\n[[section]]\ncount = 1\nrules = ['killers']\n", (4, 10), "killers"),
        ("seed = 1\n[[section]]\ncount = 1\nshape = '3y3'\n", (4, 9), "3y3"),
        ("seed = 1\n[[section]]\ncount = 1\nsize = 9\njigsaw = 9\n", (2, 1), "one of size"),
        ("seed = 1\n[[section]\n", (2, 11), ""),
        ("[[section]]\ncount = 1\n", (1, 1), "seed"),
        ("seed = 1\nlanguage = 'xx'\n[[section]]\ncount = 1\n", (2, 12), "languages"),
    ];
    for (order, place, message) in faulty {
        let error = Order::read(order).unwrap_err();
        assert_eq!((error.line, error.column), place, "{order}: {error}");
        assert!(error.message.contains(message), "{order}: {error}");
    }
}

#[test]
fn rules_and_techniques_are_explained_in_every_whole_language() {
    let killer = "seed = 1\nlanguage = 'de'\n[[section]]\ncount = 2\nrules = ['killer', 'anti-knight']\nsize = 6\n";
    let items = filled(killer, Vec::new(), 2).unwrap();
    let book = compile(items, &Order::read(killer).unwrap().options);
    let texts: Vec<&String> = book
        .how_to
        .iter()
        .filter_map(|passage| match passage {
            Passage::Heading(text) | Passage::Paragraph(text) => Some(text),
            Passage::Picture(..) => None,
        })
        .collect();
    assert!(texts.iter().any(|text| text.contains("Käfig")), "{texts:?}");
    assert!(texts.iter().any(|text| text.contains("Springer")), "{texts:?}");
    assert!(book.fonts.lacking(&texts.into_iter().cloned().collect::<String>()).is_empty());
}

#[test]
fn puzzles_are_sorted_into_sections_by_kind_and_level() {
    let hard = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    let easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let small = Maker::new(Request::new(Shape::usual(4).unwrap())).unwrap();
    let small = small.make(1, 0..1, Stop::NEVER)[0].puzzle.to_puzzle();
    let read = |line: &str| parse(line, &Reading::default()).unwrap().puzzle;
    let items = [read(hard), read(easy), small].map(|puzzle| {
        let assessed = assess(&puzzle, &Budget::unlimited());
        Item::new(puzzle, assessed)
    });
    let sections = compile(items.to_vec(), &Options::default()).sections;
    let headings: Vec<&str> = sections.iter().map(|section| section.heading.as_str()).collect();
    assert_eq!(headings, ["4x4: Easy", "9x9: Easy", "9x9: Medium"]);
    let kept = compile(items.to_vec(), &Options { sections: false, ..Options::default() }).sections;
    assert_eq!((kept.len(), kept[0].heading.as_str()), (1, ""));
}

#[test]
fn a_book_of_small_boards_has_its_examples_on_small_boards() {
    for (order, side) in [("size = 4", 4), ("size = 6\nlevel = 'easy'", 6)] {
        let order = format!("seed = 4\n[[section]]\ncount = 6\n{order}\n");
        let items = filled(&order, Vec::new(), 2).unwrap();
        let pictures = |items: Vec<Item>| -> Vec<usize> {
            let how_to = compile(items, &Options::default()).how_to;
            // The names of the rows, beside a board, are numbers that stop at its side.
            let rows = |picture: &whydoku_draw::drawing::Drawing| {
                let labels = picture.marks.iter().filter_map(|mark| match mark {
                    whydoku_draw::drawing::Mark::Label(label) => label.text.parse().ok(),
                    _ => None,
                });
                labels.max().unwrap_or(0)
            };
            how_to
                .iter()
                .filter_map(|passage| match passage {
                    Passage::Picture(picture, _) => Some(rows(picture)),
                    _ => None,
                })
                .collect()
        };
        let found = pictures(items.clone());
        assert!(found.len() > 1 && found.iter().all(|&rows| rows == side), "{found:?}");
        let classic =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let classic = parse(classic, &Reading::default()).unwrap().puzzle;
        let classic = Item::new(classic.clone(), assess(&classic, &Budget::unlimited()));
        // Beside a large board, the lessons have the larger examples.
        let mixed = pictures(items.into_iter().chain([classic]).collect());
        assert!(mixed.iter().all(|&rows| rows == 9), "{mixed:?}");
    }
}
