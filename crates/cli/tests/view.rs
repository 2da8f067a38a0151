//! `whydoku view`, `new`, `explain` and the rest through the real program.
use crate::common;
use crate::common::{EASY, run, run_with};

#[test]
fn a_position_is_shown_in_three_views() {
    let game = run(&["view", EASY, "--view", "game"]).out;
    assert!(game.contains("1 │ 5 3   │   7   │       │"));
    let candidates = run(&["view", EASY]).out;
    assert!(candidates.contains("│ 5    3     124    │ 26    7    2468 │"), "{candidates}");
    let levels = run(&["view", EASY, "--view", "levels", "--digits", "5"]).out;
    assert!(levels.contains("│ ■     │       │       │"), "{levels}");
    assert!(levels.contains("■ determined   ░ possible"));
    assert_eq!(levels.matches("┌").count(), 1, "one level");
}

#[test]
fn the_marked_view_is_read_back() {
    let marked = run(&["view", EASY, "--view", "marked"]).out;
    assert!(marked.starts_with("-----"));
    assert!(marked.contains("| 5*     |3*     |124    |"));
    let again = run_with(&["view", "-", "--view", "marked"], &marked).out;
    assert_eq!(again, marked);
}

#[test]
fn a_size_that_is_not_a_square_gets_the_message_of_the_seed() {
    let message = "whydoku: The number of digits must be a square of a smaller number. Valid \
                   selections are 4 (the square of 2), 9 (the square of 3), 16 (the square of 4), \
                   etcetera.\n";
    for command in ["new", "play"] {
        let run = run(&[command, "--size", "8"]);
        assert_eq!((run.code, run.err.as_str()), (Some(2), message), "{command}");
    }
    assert_eq!(run(&["new", "--size", "4"]).out.lines().count(), 7);
}

#[test]
fn every_technique_is_listed_and_explained() {
    let list = run(&["explain"]).out;
    for technique in whydoku_logic::Technique::ALL {
        let id = technique.info().id;
        assert!(list.contains(id), "{id}");
        let page = run(&["explain", id]);
        assert_eq!((page.code, page.out.contains("\nWhy it works\n")), (Some(0), true), "{id}");
    }
    let slip = run(&["explain", "x-wimg"]);
    assert_eq!(slip.code, Some(2));
    assert!(slip.err.contains("did you mean \"x-wing\"?"), "{slip:?}");
    for (name, hint) in [
        ("nosuch", "; `whydoku explain` lists them\n"),
        ("unique loops and rectangles", "; did you mean one of unique-rectangle-1, "),
        ("the medusa pattern", "; did you mean one of 3d-medusa, "),
        ("the theorem of gurth", "; did you mean \"symmetrical-placement\"?\n"),
    ] {
        let unknown = run(&["explain", name]);
        assert_eq!(unknown.code, Some(2));
        assert!(unknown.err.contains(hint), "{name}: {unknown:?}");
    }
}

#[test]
fn help_shows_examples_and_completions_and_the_manual_are_printed() {
    for command in ["solve", "hint", "check", "play"] {
        assert!(run(&[command, "--help"]).out.contains("Examples:"), "{command}");
    }
    assert!(run(&["--help"]).out.contains("Exit codes:\n  0     solved"));
    assert!(run(&["completions", "bash"]).out.contains("whydoku"));
    assert!(run(&["man"]).out.contains(".TH"));
    assert_eq!(run(&["slove"]).code, Some(2));
}
#[test]
fn a_picture_is_written_as_svg_with_the_step_in_its_title() {
    let plain = run(&["draw", EASY]);
    assert_eq!(plain.code, Some(0), "{}", plain.err);
    assert!(plain.out.starts_with("<svg ") && plain.out.ends_with("</svg>\n"));
    assert!(plain.out.contains("<title>Sudoku board of 9 by 9 cells</title>"));
    let file = common::folder("draw").join("step.svg");
    let written = run(&["draw", EASY, "--step", "-o", file.to_str().unwrap()]);
    assert_eq!((written.code, written.out.as_str()), (Some(0), ""));
    let step = std::fs::read_to_string(&file).unwrap();
    assert!(step.contains("<title>Hidden Single: In box 2, r1c6 is the only cell left"), "{step}");
    let levels = run(&["draw", EASY, "--view", "levels", "--theme", "dark"]).out;
    assert_eq!(levels.matches("class=\"level\"").count(), 9);
}
#[test]
fn a_picture_that_cannot_be_drawn_is_refused_with_the_fix() {
    for (arguments, message) in [
        (&["draw", EASY, "-o", "x.gif"][..], "x.gif: the name of a picture must end in .svg"),
        (&["draw", EASY, "--theme", "pink"], "choose light, dark, contrast"),
        (&["draw", common::SOLVED, "--step"], "no step to draw: The puzzle is solved."),
        (&["draw", EASY, "--view", "marked"], "--view marked is text"),
    ] {
        let refused = run(arguments);
        assert_eq!(refused.code, Some(2), "{arguments:?}");
        assert!(refused.err.contains(message), "{}", refused.err);
    }
}
