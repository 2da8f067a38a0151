//! `whydoku check` and `whydoku hint` through the real program.
use crate::common;
use crate::common::{EASY, SOLVED, run};

#[test]
fn a_move_is_legal_or_the_cells_that_forbid_it_are_named() {
    let cases = [
        ("A3 4", 0, "r1c3=4: legal"),
        ("A3 5", 1, "r1c3=5: not legal: 5 is already in box 1, at r1c1; in row 1, at r1c1"),
        ("r5c5=5", 0, "r5c5=5: legal"),
        ("E5 6", 1, "r5c5=6: not legal: 6 is already in box 5, at r4c5; in column 5, at r4c5"),
        ("A1 5", 1, "r1c1=5: not legal: r1c1 came with the puzzle"),
    ];
    for (text, code, answer) in cases {
        let run = run(&["check", EASY, "--move", text]);
        assert_eq!(run.code, Some(code), "{run:?}");
        assert_eq!(run.out.lines().last().unwrap(), answer);
    }
}

#[test]
fn the_letter_convention_is_stated_and_can_be_switched() {
    let row = run(&["check", EASY, "--move", "A3 4"]);
    assert!(row.out.starts_with("A5 is row A, column 5 (the letter is the row; see --cells)"));
    let column = run(&["check", EASY, "--move", "C1 4", "--cells", "letter-column"]);
    assert!(column.out.starts_with("A5 is column A, row 5 (the letter is the column)"));
    assert!(column.out.ends_with("C1=4: legal\n"));
    let letters = run(&["check", EASY, "--move", "r1c3=5", "--cells", "letter-row"]);
    assert_eq!(letters.out, "A3=5: not legal: 5 is already in box 1, at A1; in row A, at A1\n");
}

#[test]
fn malformed_moves_are_refused() {
    for text in ["", "A", "A0 5", "A10 5", "J1 5", "15", "A1", "A1 0", "A1 10", "A1 x", "A1 5 6"] {
        let run = run(&["check", EASY, "--move", text]);
        assert_eq!(run.code, Some(2), "{text:?}: {run:?}");
        assert!(run.err.starts_with("whydoku: --move "), "{run:?}");
    }
}

#[test]
fn the_number_of_solutions_is_counted_up_to_the_limit() {
    let unique = run(&["check", EASY]);
    assert_eq!(unique.code, Some(0));
    assert!(unique.out.ends_with("It is valid: it has exactly one solution.\n"));
    let four = run(&["check", "1...............", "--limit", "1000"]);
    assert_eq!(four.code, Some(5));
    assert!(four.out.contains("it has 72 solutions. Two of them:"), "{}", four.out);
    let least = run(&["check", "1...............", "--limit", "10"]);
    assert!(least.out.contains("it has at least 10 solutions. Two of them:"), "{}", least.out);
}

#[test]
fn clashing_givens_are_named_and_logic_says_why_there_is_no_solution() {
    let clash = run(&["check", &EASY.replacen("53..7", "53.57", 1)]);
    assert_eq!(clash.code, Some(1));
    assert!(clash.out.contains("5 appears twice in row 1: r1c1 r1c4"), "{}", clash.out);
    let none = run(&[
        "check",
        &EASY.replacen("53..7", "53..7.4", 1).replacen("....6..195", "..6..195", 1),
    ]);
    assert_eq!(none.code, Some(1), "{none:?}");
    assert!(none.out.contains("But then "), "{}", none.out);
}

#[test]
fn json_answers_carry_the_verdict() {
    let run = run(&["check", EASY, "--json"]);
    let answer: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!((&answer["verdict"], &answer["solutions"][0]), (&"unique".into(), &SOLVED.into()));
}

#[test]
fn a_hint_reveals_no_more_than_its_level() {
    let told: Vec<String> = ["nudge", "technique", "where", "full"]
        .iter()
        .map(|level| run(&["hint", EASY, "--level", level]).out)
        .collect();
    assert_eq!(told[0], "A digit can be placed in box 2.\n");
    assert_eq!(told[1], "Look for: Hidden Single.\n");
    assert_eq!(told[2], "Hidden Single in box 2, the house where it is easiest to see.\n");
    assert!(told[3].contains("r1c6 is the only cell left that can hold 8."));
    assert_eq!(run(&["hint", EASY, "--level", "all"]).code, Some(2));
    assert_eq!(run(&["hint", SOLVED]).out, "The puzzle is solved.\n");
}

#[test]
fn wrong_digits_of_a_player_are_named() {
    let text = "5* 3* . . 7* . . . .\n6* . . 1* 9* 5* . . .\n. 9* 8* . . . . 6* .\n8* . . . 6* . . . 3*\n\
                4* . . 8* . 3* . . 1*\n7* . . . 2* . . . 6*\n. 6* . . . . 2* 8* .\n. . . 4* 1* 9* . . 5*\n\
                . . . . 8* . 4- 7* 9*\n";
    let told = common::run_with(&["check", "-"], text);
    assert_eq!(told.code, Some(0), "{told:?}");
    assert!(told.out.ends_with("it has exactly one solution.\nWrong: r9c7.\n"), "{told:?}");
}

#[test]
fn a_puzzle_is_judged_as_it_was_set_not_as_it_is_played() {
    let row = |cells: &str| format!("[{cells}]");
    let rows = [
        row("{\"value\":1,\"given\":true},{\"value\":2},{\"value\":3},{\"value\":4}"),
        row("{\"value\":3},{\"value\":4},{\"value\":1},{\"centerPencilMarks\":[2]}"),
        row("{},{},{},{}"),
        row("{},{},{},{}"),
    ];
    let text = format!("{{\"size\":4,\"grid\":[{}]}}", rows.join(","));
    let told = common::run_with(&["check", "-"], &text);
    assert!(told.out.contains("more than one solution"), "{told:?}");
    assert!(told.err.contains("the 6 digits that a player entered were left out"), "{told:?}");
    assert!(told.err.contains("the notes of a player in one cell were left out"), "{told:?}");
}
