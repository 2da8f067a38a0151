//! `pencilmark play` through the real program.
#![allow(clippy::unwrap_used, reason = "a test may stop where it likes")]
mod common;

use common::{EASY, folder, run_with};

fn path(name: &str) -> String {
    let path = folder("play").join(name);
    let _ = std::fs::remove_file(&path);
    path.to_str().unwrap().to_owned()
}

#[test]
fn moves_are_judged_undone_and_saved_and_the_game_goes_on() {
    let file = path("first.game");
    let commands = "A3 4\nA3 5\nA1 1\nnote A4 26\nundo\nundo\nredo\nB3 x\nquit\n";
    let first = run_with(&["play", EASY, "--save", &file], commands);
    assert_eq!(first.code, Some(0), "{first:?}");
    let refused = "not legal: 5 is already in box 1, at r1c1; in row 1, at r1c1";
    assert!(first.out.contains(refused), "{}", first.out);
    assert!(first.out.contains("not legal: r1c1 came with the puzzle"));
    assert!(first.out.contains("'x' is not a digit"), "{}", first.out);
    let again = run_with(&["play", "--resume", &file], "left\n");
    assert!(again.out.contains("Going on with"), "{again:?}");
    assert!(again.out.contains("1 │ 5 3 4 │   7   │"), "{}", again.out);
    assert!(again.out.contains("still to place: "));
}

#[test]
fn a_game_that_ends_in_the_middle_is_saved_up_to_the_last_action() {
    let file = path("cut.game");
    // Standard input ends without `quit`, as when the terminal is closed.
    run_with(&["play", EASY, "--save", &file], "A3 4\nA4 6\n");
    let saved = std::fs::read_to_string(&file).unwrap();
    assert!(saved.contains("place r1c3 4\nplace r1c4 6\nundone 0\n"), "{saved}");
}

#[test]
fn hints_tell_more_each_time_and_apply_leads_to_the_end() {
    let file = path("hints.game");
    let hints = run_with(&["play", EASY, "--save", &file], "hint\nhint\nhint\nhint\n");
    for told in
        ["A digit can be placed in box 2.", "Look for: Hidden Single.", "Hidden Single in box 2."]
    {
        assert!(hints.out.contains(told), "{}", hints.out);
    }
    let file = path("apply.game");
    let end = run_with(&["play", EASY, "--save", &file], &"apply\n".repeat(51));
    assert!(end.out.contains("Successfully Solved!"), "{}", end.out);
}

#[test]
fn what_cannot_be_resumed_is_said_and_nothing_is_overwritten() {
    let file = path("broken.game");
    std::fs::write(&file, "pencilmark game 1\nshape 3x3\ncells 1*\n").unwrap();
    let broken = run_with(&["play", "--resume", &file], "");
    assert_eq!(broken.code, Some(2));
    assert!(broken.err.contains("line 3: these cells do not fit the board"), "{broken:?}");
    let taken = run_with(&["play", EASY, "--save", &file], "");
    assert_eq!(taken.code, Some(2));
    assert!(taken.err.contains("exists; go on with it"), "{taken:?}");
    assert!(std::fs::read_to_string(&file).unwrap().ends_with("cells 1*\n"));
}

#[test]
fn the_last_game_goes_on_without_a_file_and_the_one_before_is_kept() {
    let first = run_with(&["play", EASY], "A3 4\n");
    assert!(first.out.ends_with("Go on with: pencilmark play --resume\n"), "{first:?}");
    let again = run_with(&["play", "--resume"], "undo\nredo\n");
    assert!(again.out.contains("(1 actions)") && again.code == Some(0), "{again:?}");
    run_with(&["play", EASY], "");
    let previous = folder("state").join("pencilmark/previous.game");
    assert!(std::fs::read_to_string(previous).unwrap().contains("place r1c3 4"));
}

#[test]
fn an_empty_board_of_any_size_can_be_played() {
    let file = path("sixteen.game");
    let run = run_with(&["play", "--size", "16", "--save", &file], "A10 g\nA1 16\n");
    assert!(run.out.contains("not legal: g is already in row 1, at r1c10"), "{run:?}");
}
