//! The questions of setters, `whydoku check --why` and so on, through the real program.
use crate::common::{EASY, run};

/// Two cages in column 9 that both need its 9, and two rules that have nothing to do with it.
const CLASH: &str =
    ".................................................................................
cage 17: r6c9 r7c9
cage 16: r4c9 r5c9
cage 4: r3c1 r4c1
thermometer: r9c8 r8c7 r7c7 r6c8 r5c9";

/// A board with four solutions.
const FOUR: &str = "12..34..21..43..";

#[test]
fn rules_that_cannot_hold_together_are_named_and_explained() {
    let told = run(&["check", CLASH, "--why"]);
    assert_eq!(told.code, Some(1), "{told:?}");
    for part in [
        "without any one of them there would be a solution:\n  the cage of 17 (r6c9, r7c9)\n  \
         the cage of 16 (r4c9, r5c9)\n",
        "Where they clash: column 9.",
        "1. Rule Combinations: For the cage of 17",
        "But then no digit is left for",
    ] {
        assert!(told.out.contains(part), "{part}: {}", told.out);
    }
    assert!(!told.out.contains("cage of 4") && !told.out.contains("thermometer"));
    let json = run(&["check", CLASH, "--why", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(json["pieces"].as_array().unwrap().len(), 2);
    assert_eq!(json["pieces"][1]["rule"]["number"], 16);
    assert_eq!((&json["minimal"], &json["houses"][0]), (&true.into(), &"column 9".into()));
    assert!(json["steps"].as_array().unwrap().len() > 1 && json["contradiction"].is_string());
}

#[test]
fn a_puzzle_with_a_solution_needs_no_explanation() {
    let told = run(&["check", EASY, "--why"]);
    assert_eq!(told.code, Some(0));
    assert!(told.out.contains("There is a solution, so there is nothing to explain."));
    let json = run(&["check", EASY, "--why", "--json"]);
    assert_eq!(json.code, Some(2), "{json:?}");
}

#[test]
fn givens_that_could_go_are_listed_alone_and_together() {
    let told = run(&["check", "1234341221434321", "--superfluous"]);
    assert_eq!(told.code, Some(0));
    assert!(told.out.starts_with("Any one of these could be left out:\n  the 1 in r1c1\n"));
    assert!(told.out.contains("These 12 can go together:\n"), "{}", told.out);
    let json = run(&["check", "1234341221434321", "--superfluous", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(json["alone"].as_array().unwrap().len(), 16);
    assert_eq!(json["together"].as_array().unwrap().len(), 12);
    assert_eq!(json["complete"], true);
    let several = run(&["check", FOUR, "--superfluous"]);
    assert_eq!(several.code, Some(5), "{several:?}");
}

#[test]
fn candidates_are_counted_up_to_the_limit() {
    let told = run(&["check", FOUR, "--true-candidates"]);
    assert_eq!(told.code, Some(5));
    assert!(told.out.starts_with("There are 4 solutions.\n"), "{}", told.out);
    assert!(told.out.contains("8 cells have the same digit in all of them."));
    assert!(told.out.contains("  r1c3   3 x2  4 x2\n"));
    let json = run(&["check", FOUR, "--true-candidates", "--limit", "3", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!((&json["solutions"], &json["limit"]), (&3.into(), &3.into()));
    assert_eq!(json["cells"][0], serde_json::json!([3, 0, 0, 0]));
    assert_eq!(json["cells"][2], serde_json::json!([0, 0, 2, 2]));
    let none = run(&["check", CLASH, "--true-candidates"]);
    assert_eq!((none.code, none.out.as_str()), (Some(1), "There is no solution.\n"));
}

#[test]
fn clues_are_suggested_that_make_the_puzzle_unique_when_they_are_added() {
    let json = run(&["check", FOUR, "--suggest", "thermometer", "--most", "3", "--json"]);
    assert_eq!(json.code, Some(0), "{json:?}");
    let json: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    let clues = json["clues"].as_array().unwrap();
    assert_eq!((clues.len(), &json["unique"]), (3, &false.into()));
    for clue in clues {
        let with = format!("{FOUR}\n{}", clue["lines"][0].as_str().unwrap());
        let count = clue["solutions"].as_u64().unwrap();
        let check = run(&["check", &with, "--limit", "10", "--json"]);
        let check: serde_json::Value = serde_json::from_str(&check.out).unwrap();
        assert_eq!(check["found"], count, "{with}");
    }
    let given = run(&["check", FOUR, "--suggest", "given", "--most", "1"]);
    assert!(given.out.contains("  r1c3=3   (2 solutions)\n"), "{}", given.out);
    let other = run(&["check", FOUR, "--suggest", "thermometer", "--seed", "9"]);
    assert_eq!(other.code, Some(0));
    let none = run(&["check", CLASH, "--suggest", "killer"]);
    assert_eq!(none.code, Some(1), "{none:?}");
}

#[test]
fn questions_that_do_not_go_together_are_refused() {
    let both = run(&["check", EASY, "--why", "--superfluous"]);
    assert_eq!(both.code, Some(2));
    let kind = run(&["check", EASY, "--suggest", "barometer"]);
    assert!(kind.err.contains("choose from killer"), "{}", kind.err);
    for options in [&["--move", "A1 5"][..], &["--lines"], &["--limit", "7"]] {
        let refused = run(&[&["check", EASY, "--why"], options].concat());
        assert_eq!(refused.code, Some(2), "{options:?}: {refused:?}");
    }
    assert_eq!(run(&["check", EASY, "--most", "3"]).code, Some(2));
}
