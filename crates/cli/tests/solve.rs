//! `whydoku solve` through the real program.
use crate::common::{EASY, HARD, SOLVED, file, run, run_with};

#[test]
fn nine_lines_of_nine_are_solved_from_a_file_and_from_standard_input() {
    let lines: Vec<&str> = (0..9).map(|row| &EASY[9 * row..9 * row + 9]).collect();
    let path = file("solve", "nine.txt", &lines.join("\n"));
    for run in [run(&["solve", &path]), run_with(&["solve", "-"], &lines.join("\n"))] {
        assert_eq!(run.code, Some(0), "{run:?}");
        assert!(run.out.starts_with("read as lines of cells: 9x9 board, 30 givens\n"));
        assert!(run.out.contains("  1. Hidden Single: In box 2, r1c6 is the only cell left"));
        assert!(run.out.contains("Successfully Solved! (51 steps; hardest: Hidden Single)"));
        assert!(run.out.contains("1 │ 5 3 4 │ 6 7 8 │ 9 1 2 │"));
        assert_eq!(run.err, "");
    }
}

#[test]
fn each_verdict_has_its_message_and_its_exit_code() {
    let wrong = EASY.replacen("53..7", "531.7", 1);
    let several = EASY.replacen("53..7....6..195", "...............", 1);
    let cases = [
        (EASY, 0, "Successfully Solved!"),
        (&wrong, 1, "Unable to solve as this Sudoku has no solution"),
        (HARD, 4, "Unable to solve using smart logic."),
        (&several, 5, "Unable to solve using smart logic."),
    ];
    for (puzzle, code, message) in cases {
        let run = run(&["solve", puzzle, "--method", "layout"]);
        assert_eq!(run.code, Some(code), "{run:?}");
        assert!(run.out.contains(message), "{run:?}");
    }
    let stuck = run(&["solve", HARD, "--method", "layout"]);
    assert!(stuck.out.contains("It has exactly one solution, but none of the techniques"));
    assert!(run(&["solve", &several]).out.contains("It has more than one solution: two of them"));
    assert!(
        run(&["solve", &wrong]).out.contains("Here is why: no place is left for 1 in column 8.")
    );
}

#[test]
fn no_solution_is_reported_even_if_the_chosen_techniques_cannot_show_it() {
    let wrong = EASY.replacen("53..7", "531.7", 1);
    let run = run(&["solve", &wrong, "--techniques", "x-wing"]);
    assert_eq!(run.code, Some(1));
    assert!(run.out.contains("Unable to solve as this Sudoku has no solution"));
}

#[test]
fn the_passes_method_shows_the_marked_board_after_every_pass() {
    let run = run(&["solve", EASY, "--method", "passes", "--trace", "--steps", "none"]);
    assert_eq!(run.code, Some(0));
    let boards = run.out.matches("| 5*").count();
    assert!(boards >= 4, "unknown, possibilities, and passes: {boards}");
    assert!(run.out.contains("| 5* |3* |   |   |7* |   |   |   |   |"), "nothing calculated yet");
    assert!(run.out.contains("|124    |26     |7*     |2468   |"), "possibilities");
    assert!(run.out.contains("| 5* |3* |4- |6- |7* |8- |9- |1- |2- |"), "all calculated");
}

#[test]
fn the_levels_method_keeps_a_log() {
    let run = run(&["solve", EASY, "--method", "levels", "--log", "--steps", "none"]);
    assert_eq!(run.code, Some(0));
    for entry in ["\ntwo spots   ", "\ndetermined  ", "\nexcluded    "] {
        assert!(run.out.contains(entry), "{entry:?}");
    }
}

#[test]
fn until_stops_after_a_number_of_steps_or_before_a_technique() {
    let after = run(&["solve", EASY, "--until", "3", "--steps", "short"]);
    assert_eq!(after.code, Some(0));
    assert!(after.out.contains("  3. ") && !after.out.contains("  4. "), "{}", after.out);
    assert!(
        after.out.contains("Stopped after 3 steps: not finished, and we can continue working.")
    );
    let before = run(&["solve", EASY, "--until", "full-house"]);
    assert!(!before.out.contains("Full House"), "{}", before.out);
    assert!(before.out.contains("Stopped after"));
}

#[test]
fn only_the_chosen_techniques_are_used() {
    let run = run(&["solve", EASY, "--techniques", "hidden-single:row,naked-single"]);
    assert_eq!(run.code, Some(0));
    assert!(run.out.contains("Hidden Single: In row "));
    assert!(!run.out.contains("In box ") && !run.out.contains("Full House"));
}

#[test]
fn json_holds_the_steps_the_verdict_and_the_solution() {
    let run = run(&["solve", EASY, "--json"]);
    let report: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(report["schema"], 1);
    assert_eq!(report["outcome"], "solved");
    assert_eq!(report["solutions"][0], SOLVED);
    assert_eq!(report["steps"].as_array().unwrap().len(), 51);
    assert_eq!(report["steps"][0]["technique"], "hidden-single");
}

#[test]
fn boards_of_other_sizes_and_shapes_are_solved() {
    let four = run(&["solve", "1234341221434321"]);
    assert_eq!(four.code, Some(0));
    let sixteen = ".".repeat(256);
    let several = run(&["solve", &sixteen, "--steps", "none"]);
    assert_eq!(several.code, Some(5), "{several:?}");
    assert_eq!(run(&["solve", &sixteen, "--size", "9"]).code, Some(2));
}

#[test]
fn piped_output_is_coloured_only_on_request() {
    assert!(!run(&["solve", EASY]).out.contains('\x1b'));
    assert!(run(&["solve", EASY, "--color", "always"]).out.contains("\x1b[1m"));
    assert!(run(&["solve", EASY, "--ascii"]).out.is_ascii());
}

#[test]
fn the_last_line_says_how_hard_the_puzzle_was() {
    let words = "Sudoku Explainer 1.2, HoDoKu Easy 204";
    assert!(run(&["solve", EASY]).out.ends_with(&format!("{words}\n")));
    let json: serde_json::Value =
        serde_json::from_str(&run(&["solve", EASY, "--json"]).out).unwrap();
    let rating = &json["rating"];
    assert_eq!((&rating["er"], &rating["hodoku_score"]), (&1.2.into(), &204.into()));
    assert_eq!(rating["words"], words);
    assert!(!run(&["solve", "1.....3..2.....4"]).out.contains("HoDoKu"), "4x4 has no such rating");
}

/// `generate --size 16 --minimal --seed 5`: needs almost locked sets.
const SIXTEEN: &str = "\
    3.5...f...c4..g....d.4.1....c..e9ge.62....5........7...d.2.8b...\
    e..g...8.5..a........3a..g.9..725.4......b..91..d.c.....712...5.\
    .8.67g.5..4.1d3b......1..9........d.2fc...8......e3..6..2..af.8.\
    4......b..9e.6.........a56.....98.25e..9...7.3.g1a..4...........";

#[test]
fn a_large_board_is_solved_or_honestly_given_up() {
    let solved = run(&["solve", SIXTEEN, "--steps", "none"]);
    assert_eq!(solved.code, Some(0), "{solved:?}");
    assert!(solved.out.contains("Successfully Solved!"), "{solved:?}");
    let hint = run(&["hint", SIXTEEN, "--level", "technique"]);
    assert_eq!(hint.code, Some(0), "{hint:?}");
    let out_of_time = run(&["solve", SIXTEEN, "--steps", "none", "--time-limit", "0"]);
    assert_eq!(out_of_time.code, Some(3), "{out_of_time:?}");
    assert!(out_of_time.out.contains("Gave up after "), "{out_of_time:?}");
    assert!(out_of_time.out.contains("(--time-limit): not every technique was tried."));
    assert!(!out_of_time.out.contains("smart logic"), "{out_of_time:?}");
    let json = run(&["solve", SIXTEEN, "--json", "--time-limit", "0"]);
    assert_eq!(json.code, Some(3), "{json:?}");
    assert!(json.out.contains("\"outcome\":\"gave-up\""), "{json:?}");
    let hint = run(&["hint", SIXTEEN, "--time-limit", "0"]);
    assert_eq!(
        (hint.code, hint.out.as_str()),
        (Some(3), "I gave up: no step has been found so far.\n")
    );
}

#[test]
fn failing_with_chosen_techniques_claims_nothing_about_the_others() {
    let stuck = run(&["solve", HARD, "--techniques", "naked-single"]);
    assert_eq!(stuck.code, Some(4), "{stuck:?}");
    assert!(stuck.out.contains("Unable to solve with these techniques alone."), "{stuck:?}");
    let hint = run(&["hint", HARD, "--techniques", "full-house"]);
    assert_eq!((hint.code, hint.out.as_str()), (Some(4), "None of these techniques helps here.\n"));
}

#[test]
fn verdicts_are_in_the_language_of_the_steps() {
    let solved = run(&["solve", EASY, "--language", "de"]).out;
    assert!(solved.contains("Erfolgreich gelöst! (51 Schritte; schwerster: "), "{solved}");
    let checked = run(&["check", EASY, "--language", "de"]).out;
    assert!(checked.ends_with("Das Rätsel ist gültig: Es hat genau eine Lösung.\n"), "{checked}");
    let open = ".".repeat(81);
    let several = run(&["solve", &open, "--language", "de", "--steps", "none"]).out;
    assert!(
        several.contains("Es gibt mehr als eine Lösung: Zwei unterscheiden sich in "),
        "{several}"
    );
}
