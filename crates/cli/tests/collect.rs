//! The commands for collections, through the real program.
use crate::common;
use crate::common::{EASY, HARD, file, folder, run};
use std::fs;

const FORM: &str =
    "........1....23.4...5..6......4..5.6...7..8...1......3...86..3.593..1...87..5....";

#[test]
fn minimal_puzzles_have_one_solution_and_no_unnecessary_given() {
    let one = run(&["minimize", EASY]);
    let line = one.out.trim_end();
    assert_eq!(one.code, Some(0));
    assert_eq!(run(&["count", line]).out, "1\n");
    for (at, _) in line.match_indices(|symbol: char| symbol != '.') {
        let mut fewer = line.to_owned();
        fewer.replace_range(at..=at, ".");
        assert_eq!(run(&["count", &fewer]).out, "2\n");
    }
    let all = run(&["minimize", EASY, "--all", "5"]).out;
    let lines: Vec<&str> = all.lines().collect();
    assert_eq!(lines.len(), 5);
    assert!(lines.windows(2).all(|pair| pair[0] != pair[1]));
    let several = run(&["minimize", &EASY.replacen("53..7", ".....", 1)]);
    assert_eq!(several.code, Some(2));
    assert!(several.err.contains("1: it has several solutions"), "{}", several.err);
}

#[test]
fn random_isomorphs_share_one_canonical_form() {
    let path = file("collect", "two.txt", &format!("{EASY}\n{HARD}\n"));
    let forms = run(&["canon", &path]).out;
    assert_eq!(forms.lines().count(), 2);
    for seed in ["1", "2"] {
        let others = run(&["transform", &path, "--random", "--seed", seed]).out;
        assert_ne!(others, fs::read_to_string(&path).unwrap());
        let others = file("collect", "others.txt", &others);
        assert_eq!(run(&["canon", &others, "--jobs", "3"]).out, forms);
    }
    assert_eq!(run(&["canon", FORM]).out, format!("{FORM}\n"), "a form is its own form");
    assert_eq!(run(&["canon", FORM, "--automorphisms"]).out, format!("{FORM} # 1\n"));
    let csv = run(&["canon", FORM, "--automorphisms", "--format", "csv"]).out;
    assert_eq!(csv, format!("line,form,automorphisms\n1,{FORM},1\n"));
    let small = run(&["canon", "1234341221434321"]);
    assert!(small.err.contains("1: canonical forms are for plain 9x9 boards"), "{}", small.err);
}

#[test]
fn duplicates_are_dropped_and_the_first_of_each_class_is_kept_in_order() {
    let once = format!("{HARD}\n{EASY}\n");
    let again = run(&["transform", "--random", &file("collect", "once.txt", &once)]).out;
    let path = file("collect", "twice.txt", &format!("{once}{again}{once}"));
    assert_eq!(run(&["canon", &path, "--dedupe", "--keep"]).out, once);
    let forms = run(&["canon", &path, "--dedupe"]).out;
    assert_eq!(forms, run(&["canon", &file("collect", "once.txt", &once)]).out);
    let out = folder("collect").join("out.txt");
    let name = out.to_str().unwrap();
    assert_eq!(run(&["canon", &path, "--dedupe", "-o", name]).code, Some(0));
    assert_eq!(fs::read_to_string(out).unwrap(), forms);
}

#[test]
fn boards_are_rotated_and_digits_relabelled() {
    assert_eq!(run(&["transform", "1234341221434321", "--transpose"]).out, "1324241331424231\n");
    assert_eq!(run(&["transform", "12..............", "--rotate", "90"]).out, "...1...2........\n");
    let back = run(&["transform", "12..............", "--rotate", "270", "--relabel", "4321"]);
    assert_eq!(back.out, "........3...4...\n");
    let first = run(&["transform", "4.31............", "--relabel", "first"]);
    assert_eq!(first.out, "1.23............\n");
    let none = run(&["transform", EASY]);
    assert_eq!(none.code, Some(2));
    assert!(none.err.contains("say what to change: --transpose"));
    assert!(
        run(&["transform", EASY, "--relabel", "11"]).err.contains("the digits 1 to 9, each once")
    );
}

#[test]
fn only_sudokus_have_a_canonical_form() {
    let clash = EASY.replacen("53", "55", 1);
    let found = run(&["canon", &clash]);
    assert_eq!(found.code, Some(2));
    assert!(
        found.err.contains("a house contains a digit twice; only Sudokus have a canonical form"),
        "{found:?}"
    );
}

#[test]
fn our_own_levels_are_counted_and_printed() {
    let found = run(&["stats", EASY, "--rate", "whydoku", "--ascii"]);
    assert!(found.out.contains("Whydoku\n  1 looking  ####"), "{found:?}");
    let path = common::folder("collect-print").join("a.pdf").to_str().unwrap().to_owned();
    let printed = run(&["print", EASY, "--rate=whydoku", "-o", &path]);
    assert_eq!((printed.code, printed.err.as_str()), (Some(0), ""));
}

#[test]
fn statistics_of_a_collection_are_printed_and_drawn() {
    let path = file("collect", "stats.txt", &format!("{EASY}\n{HARD}\n{}\n", ".".repeat(81)));
    let svg = folder("collect").join("stats.svg");
    let told =
        run(&["stats", &path, "--rate", "hodoku", "--ascii", "--svg", svg.to_str().unwrap()]);
    assert_eq!(told.code, Some(0), "{}", told.err);
    assert!(told.out.starts_with("puzzles: 3\ngivens on average: "), "{}", told.out);
    assert!(told.out.contains("several solutions  #"), "{}", told.out);
    assert!(told.out.contains("\nHoDoKu\n") && told.out.contains("  Easy  ####"), "{}", told.out);
    let picture = fs::read_to_string(svg).unwrap();
    assert!(picture.contains(">HoDoKu</text>") && picture.ends_with("</svg>\n"));
    let rated = run(&["stats", EASY, "--rate", "se"]).out;
    assert!(rated.contains("\nSudoku Explainer\n  1."), "{rated}");
}
