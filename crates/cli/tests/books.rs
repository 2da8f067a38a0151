//! `whydoku print --book` and `whydoku generate --book`, through the real program.
use crate::common::{EASY, HARD, file, folder, run};
use std::fs;

const ORDER: &str = "title = 'Small'\nseed = 7\ndate = '2026-11-28'\n[[section]]\ncount = 6\nsize = 6\nlevel = 'easy'\n";

#[test]
fn puzzles_become_a_book_with_sections() {
    let puzzles = file("books-print", "p.sdm", &format!("{EASY}\n{HARD}\n"));
    let path = folder("books-print").join("a.pdf").to_str().unwrap().to_owned();
    let options = ["--book", "--paper", "6x9in", "--date", "2026-11-28", "--author", "Ł"];
    let done = run(&[&["print", &puzzles, "-o", &path], &options[..]].concat());
    assert_eq!(done.code, Some(0), "{done:?}");
    assert!(done.err.contains("2 puzzles on "), "{done:?}");
    let bytes = fs::read(&path).unwrap();
    assert!(bytes.starts_with(b"%PDF-1.4"));
    let text = String::from_utf8_lossy(&bytes);
    assert!(text.contains("PDF/X-1a:2003") && text.contains("[0 0 432 648]"));
    run(&[&["print", &puzzles, "-o", &path], &options[..]].concat());
    assert!(bytes == fs::read(&path).unwrap());
}

#[test]
fn a_book_has_no_puzzle_without_exactly_one_solution() {
    let several = EASY.replacen("53..7", ".....", 1);
    let puzzles = file("books-bad", "p.sdm", &format!("{EASY}\n{several}\n{EASY}\n"));
    let path = folder("books-bad").join("a.pdf").to_str().unwrap().to_owned();
    let refused = run(&["print", &puzzles, "--book", "-o", &path]);
    assert_eq!(refused.code, Some(2));
    assert!(refused.err.contains("puzzle 2 has not exactly one solution"), "{refused:?}");
    assert!(refused.err.contains("puzzle 3 is the same as puzzle 1"), "{refused:?}");
    let going = run(&["print", &puzzles, "--book", "--keep-going", "-o", &path]);
    assert_eq!(going.code, Some(1), "{going:?}");
    let small = run(&["print", EASY, "--book", "--per-page", "9x9", "-o", &path]);
    assert!(small.code == Some(2) && small.err.contains("print fewer on a page"), "{small:?}");
    let alone = run(&["print", EASY, "--notes", "-o", &path]);
    assert!(alone.code == Some(2) && alone.err.contains("--book"), "{alone:?}");
}

#[test]
fn a_book_is_made_to_order_and_a_series_repeats_nothing() {
    let order = file("books-order", "order.toml", ORDER);
    let at = |name: &str| folder("books-order").join(name);
    let path = at("a.pdf").to_str().unwrap().to_owned();
    let done = run(&["generate", "--book", &order, "-o", &path]);
    assert_eq!(done.code, Some(0), "{done:?}");
    let (pdf, puzzles) = (fs::read(&path).unwrap(), fs::read_to_string(at("a.txt")).unwrap());
    assert!(pdf.starts_with(b"%PDF-") && puzzles.lines().count() == 6, "{puzzles}");
    run(&["generate", "--book", &order, "-o", &path, "--jobs", "1"]);
    assert!(pdf == fs::read(&path).unwrap());

    let earlier = at("earlier");
    fs::create_dir_all(&earlier).unwrap();
    fs::write(earlier.join("a.txt"), &puzzles).unwrap();
    let series = ORDER.replace("seed", "series = 'earlier'\nseed");
    let order = file("books-order", "second.toml", &series);
    let done = run(&["generate", "--book", &order, "-o", &path]);
    assert!(done.err.contains("6 puzzles of earlier books are left out"), "{done:?}");
    let second = fs::read_to_string(at("a.txt")).unwrap();
    assert!(second.lines().all(|line| !puzzles.contains(line)), "{second}");
}

#[test]
fn a_book_has_a_cover_in_a_file_of_its_own() {
    let puzzles = file("books-cover", "p.sdm", &format!("{EASY}\n{HARD}\n"));
    let at = |name: &str| folder("books-cover").join(name).to_str().unwrap().to_owned();
    let (book, cover) = (at("book.pdf"), at("cover.pdf"));
    let print = ["print", &puzzles, "--book", "-o", &book, "--cover"];
    let done =
        run(&[&print[..], &[&cover, "--back", "For long journeys.", "--stock", "cream"]].concat());
    assert_eq!(done.code, Some(0), "{done:?}");
    let text = String::from_utf8_lossy(&fs::read(&cover).unwrap()).into_owned();
    assert!(text.contains("PDF/X-1a:2003") && text.contains("/TrimBox [9 9 "), "{text}");
    let long = "word ".repeat(900);
    let refused = run(&[&print[..], &[&cover, "--back", &long]].concat());
    assert!(refused.code == Some(2) && refused.err.contains("the bar code"), "{refused:?}");
    let inks = ["--cover-colour", "100,70,0,10", "--bleed", "0.125in"];
    let done = run(&[&print[..], &[&cover], &inks].concat());
    assert_eq!(done.code, Some(0), "{done:?}");
    let text = String::from_utf8_lossy(&fs::read(&book).unwrap()).into_owned();
    assert!(text.contains("/TrimBox [9 9 441 657]"), "the pages have a bleed");
    let refused = run(&[&print[..], &[&cover, "--cover-colour", "blue"]].concat());
    assert!(refused.code == Some(2) && refused.err.contains("percents of cyan"), "{refused:?}");
    let same = run(&[&print[..], &[&book]].concat());
    assert!(same.code == Some(2) && same.err.contains("--cover"), "{same:?}");

    let order = file(
        "books-cover",
        "order.toml",
        &format!("back = ['All aboard.']\nstock = 'cream'\n{ORDER}"),
    );
    let done = run(&["generate", "--book", &order, "-o", &book, "--cover", &cover]);
    assert_eq!(done.code, Some(0), "{done:?}");
    let again = fs::read(&cover).unwrap();
    run(&["generate", "--book", &order, "-o", &book, "--cover", &cover]);
    assert!(again == fs::read(&cover).unwrap());
}

#[test]
fn a_faulty_order_is_shown_with_its_place() {
    let order = file("books-faulty", "order.toml", &ORDER.replace("'easy'", "'soft'"));
    let path = folder("books-faulty").join("a.pdf").to_str().unwrap().to_owned();
    let refused = run(&["generate", "--book", &order, "-o", &path]);
    assert_eq!(refused.code, Some(2));
    assert!(
        refused.err.contains("order.toml: line 7, column 9: \"soft\" is not a level"),
        "{refused:?}"
    );
    let both = run(&["generate", "--book", &order, "--size", "9"]);
    assert_eq!(both.code, Some(2));
}
