//! `whydoku draw` as PNG and of any step, and `whydoku print`, through the real program.
use crate::common::{EASY, HARD, file, folder, run};
use std::fs;

#[test]
fn the_name_of_a_picture_decides_between_svg_and_png() {
    let folder = folder("print-draw");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (png, svg) = (path("a.png"), path("a.svg"));
    assert_eq!(run(&["draw", EASY, "-o", &png, "--width", "300"]).code, Some(0));
    let bytes = fs::read(&png).unwrap();
    assert!(bytes.starts_with(b"\x89PNG") && bytes[16..20] == [0, 0, 1, 44], "300 pixels wide");
    assert_eq!(run(&["draw", EASY, "-o", &svg, "--theme", "colourblind"]).code, Some(0));
    assert!(fs::read_to_string(&svg).unwrap().starts_with("<svg "));
    let other = run(&["draw", EASY, "-o", &path("a.gif")]);
    assert!(other.code == Some(2) && other.err.contains("end in .svg or .png"), "{other:?}");
}

#[test]
fn any_step_of_the_path_is_drawn() {
    let first = run(&["draw", HARD, "--step"]);
    let second = run(&["draw", HARD, "--step", "2"]);
    assert!(first.out.contains("<title>") && second.out.contains("<title>"), "{first:?}");
    assert_ne!(first.out, second.out);
    let beyond = run(&["draw", EASY, "--step", "999"]);
    assert_eq!(beyond.code, Some(2));
    assert!(beyond.err.contains("--step 999: there are only 51 steps"), "{beyond:?}");
}

#[test]
fn booklets_and_lessons_are_complete_and_reproducible_pdfs() {
    let puzzles = file("print-pdf", "p.sdm", &format!("{EASY}\n{HARD}\n{EASY}\n"));
    let print = |name: &str, options: &[&str]| {
        let path = folder("print-pdf").join(name).to_str().unwrap().to_owned();
        let run = run(&[&["print", &puzzles, "-o", &path], options].concat());
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{options:?}");
        let bytes = fs::read(&path).unwrap();
        assert!(bytes.starts_with(b"%PDF-") && bytes.trim_ascii_end().ends_with(b"%%EOF"));
        bytes
    };
    let pages = |bytes: &[u8]| String::from_utf8_lossy(bytes).matches("/MediaBox").count();
    let options = ["--per-page", "2", "--rate", "--qr", "--title", "Week 7"];
    let booklet = print("a.pdf", &options);
    assert_eq!(pages(&booklet), 3, "two of puzzles and one of solutions");
    assert_eq!(booklet, print("b.pdf", &options));
    let plain = [
        "--rate=hodoku",
        "--per-page",
        "1",
        "--large",
        "--no-solutions",
        "--paper",
        "letter",
        "--candidates",
    ];
    assert_eq!(pages(&print("c.pdf", &plain)), 3);
    let lesson = folder("print-pdf").join("lesson.pdf").to_str().unwrap().to_owned();
    let done = run(&["print", HARD, "--lesson", "-o", &lesson]);
    assert_eq!((done.code, done.err.as_str()), (Some(0), ""));
    assert!(pages(&fs::read(&lesson).unwrap()) > 1);
}

#[test]
fn what_cannot_be_printed_is_reported() {
    let several = EASY.replacen("53..7", ".....", 1);
    let puzzles = file("print-bad", "p.sdm", &format!("{EASY}\n12\n{several}\n"));
    let path = folder("print-bad").join("a.pdf").to_str().unwrap().to_owned();
    let refused = run(&["print", &puzzles, "-o", &path]);
    assert_eq!(refused.code, Some(2));
    assert!(refused.err.contains("line 2, column 1: 2 cells"), "{refused:?}");
    let going = run(&["print", &puzzles, "-o", &path, "--keep-going"]);
    assert_eq!(going.code, Some(1));
    assert!(going.err.contains("puzzle 2 has more than one solution"), "{going:?}");
    let empty = run(&["print", &file("print-bad", "e.txt", "# nothing\n"), "-o", &path]);
    assert!(empty.code == Some(2) && empty.err.contains("there is no puzzle in it"), "{empty:?}");
    let letters = run(&["print", EASY, "-o", &path, "--title", "Łódź 数"]);
    assert_eq!(letters.code, Some(2));
    assert!(letters.err.contains("the font has no 数; --font FILE"), "{letters:?}");
    assert_eq!(run(&["print", EASY, "-o", &path, "--title", "Łódź"]).err, "");
    let five = run(&["print", EASY, "--per-page", "5"]);
    assert!(five.err.contains("1, 2, 4, 6, 9 or 12"), "{five:?}");
}
