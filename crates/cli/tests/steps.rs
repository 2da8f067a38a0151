//! `whydoku steps` and `whydoku verify` through the real program.
use crate::common;
use crate::common::{EASY, HARD, file, run, run_with};
use serde_json::{Value, json};

fn verify(document: &Value) -> common::Run {
    run_with(&["verify", "-"], &document.to_string())
}

#[test]
fn the_next_step_is_explained_with_what_it_changes() {
    let run = run(&["steps", EASY]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(run.out.starts_with("  1. Hidden Single: In box 2, r1c6 is the only cell left"));
    assert!(
        run.out.contains(
            "\n     places 1 digit; removes 6 candidates; then singles place 50 digits\n"
        )
    );
    assert!(run.out.ends_with("\n1 step.\n"), "{}", run.out);
}

#[test]
fn all_steps_are_listed_easiest_first_and_each_result_once() {
    let run = run(&["steps", HARD, "--all", "--json", "--technique", "pointing,naked-pair,x-wing"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let found: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(found["complete"], true);
    let steps = found["steps"].as_array().unwrap();
    assert_eq!(steps.len(), found["found"]);
    let order = ["pointing", "naked-pair", "x-wing"];
    let key = |step: &Value| {
        let place = order.iter().position(|id| step["technique"] == *id).unwrap();
        (place, step["conclusions"].to_string())
    };
    let mut keys: Vec<_> = steps.iter().map(key).collect();
    assert!(keys.windows(2).all(|pair| pair[0].0 <= pair[1].0), "{keys:?}");
    let all = keys.len();
    keys.sort();
    keys.dedup();
    assert_eq!(keys.len(), all, "the same result twice");
    for step in steps {
        assert_eq!(step["effect"]["placed"], 0);
        assert_eq!(step["effect"]["removed"], step["conclusions"].as_array().unwrap().len());
    }
}

#[test]
fn a_limit_shows_fewer_steps_and_lines_of_json_are_steps() {
    let few = run(&["steps", EASY, "--all", "--limit", "2", "--technique", "hidden-single"]);
    assert!(few.out.contains("  2. Hidden Single: ") && !few.out.contains("  3. "), "{}", few.out);
    assert!(few.out.contains(" steps, 2 of them shown.\n"), "{}", few.out);
    let lines = run(&["steps", EASY, "--all", "--limit", "3", "--format", "jsonl"]);
    let steps: Vec<Value> =
        lines.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(steps.len(), 3);
    assert!(steps.iter().all(|step| step["schema"] == 1 && step["technique"].is_string()));
}

#[test]
fn a_search_out_of_time_says_so() {
    let run = run(&["steps", HARD, "--all", "--time-limit", "0"]);
    assert_eq!(run.code, Some(3), "{run:?}");
    assert_eq!(run.out, "No step was found; the search was cut short (--time-limit 0).\n");
}

#[test]
fn stuck_full_and_contradictory_positions_have_their_exit_codes() {
    let stuck = run(&["steps", HARD, "--technique", "full-house"]);
    assert_eq!((stuck.code, stuck.out.as_str()), (Some(4), "No step was found.\n"));
    let full = run(&["steps", common::SOLVED]);
    assert_eq!((full.code, full.out.as_str()), (Some(0), "The board is full.\n"));
    let wrong = run(&["steps", &EASY.replacen("53..7", "531.7", 1), "--all"]);
    assert_eq!(wrong.code, Some(1), "{wrong:?}");
    assert_eq!(wrong.out, "The position contradicts itself.\n");
}

#[test]
fn the_output_of_solve_hint_and_steps_passes_verify() {
    for method in ["usual", "levels", "layout", "passes"] {
        let path = run(&["solve", EASY, "--json", "--method", method]).out;
        let verdict = run_with(&["verify", "-"], &path);
        assert_eq!(verdict.code, Some(0), "{method}: {verdict:?}");
        assert!(
            verdict
                .out
                .ends_with("each proved from what it states alone. They solve the puzzle.\n")
        );
    }
    let hint = run(&["hint", HARD, "--level", "full", "--json"]).out;
    let verdict = run_with(&["verify", "-"], &hint);
    assert_eq!(
        verdict.out,
        "1 step, each proved from what it states alone. Each was judged in the same position.\n"
    );
    let steps =
        run(&["steps", HARD, "--all", "--json", "--technique", "hidden-rectangle,aic,nishio"]);
    let path = file("verify", "steps.json", &steps.out);
    let verdict = run(&["verify", &path, "--json"]);
    let verdict: Value = serde_json::from_str(&verdict.out).unwrap();
    assert_eq!(verdict["proved"], true);
    assert!(verdict["steps"].as_u64().unwrap() > 5, "{verdict}");
}

#[test]
fn verify_needs_only_a_puzzle_conclusions_and_premises() {
    let step = json!({"conclusions": ["r5c5=5"], "premises": [{"cell": "r5c5"}]});
    let verdict = verify(&json!({"schema": 1, "puzzle": EASY, "steps": [step]}));
    assert_eq!(verdict.code, Some(0), "{verdict:?}");
    assert_eq!(
        verdict.out,
        "1 step, each proved from what it states alone. They do not fill the board.\n"
    );
}

#[test]
fn the_first_flaw_is_named_with_its_place() {
    let good = json!({"conclusions": ["r5c5=5"], "premises": [{"cell": "r5c5"}]});
    let cases = [
        (
            json!({"technique": "hunch", "conclusions": ["r1c3<>1"], "premises": [{"cell": "r1c3"}]}),
            "Step 2 of 2 (hunch) is not proved: its premises do not force r1c3<>1.\n\
             The step before it is proved.\n",
        ),
        (
            good.clone(),
            "Step 2 of 2 is not proved: a premise is about something already settled.\n\
             The step before it is proved.\n",
        ),
        (
            json!({"conclusions": ["r5c5<>5"], "premises": [{"house": "row 1", "digit": "1"}]}),
            "Step 2 of 2 is not proved: the position already says r5c5<>5 or the opposite.\n\
             The step before it is proved.\n",
        ),
    ];
    for (step, message) in cases {
        let verdict = verify(&json!({"schema": 1, "puzzle": EASY, "steps": [good, step]}));
        assert_eq!((verdict.code, verdict.out.as_str()), (Some(1), message));
    }
    let two = EASY.replacen("53..7....6..195", "...............", 1);
    let deadly = json!({
        "conclusions": ["r1c1<>5"],
        "premises": [{"deadly": [["r1c1", ["5", "3"]], ["r1c2", ["5", "3"]]]}]
    });
    let verdict = verify(&json!({"schema": 1, "puzzle": two, "steps": [deadly]}));
    assert!(verdict.out.contains("needs a puzzle with exactly one solution"), "{verdict:?}");
}

#[test]
fn a_flaw_is_reported_in_the_requested_language() {
    let step = json!({"conclusions": ["r1c3<>1"], "premises": [{"cell": "r1c3"}]});
    let path = json!({"schema": 1, "puzzle": EASY, "steps": [step]}).to_string();
    let verdict = run_with(&["verify", "-", "--language", "de"], &path);
    assert_eq!(
        verdict.out,
        "Schritt 1 von 1 ist nicht bewiesen: seine Voraussetzungen erzwingen r1c3<>1 nicht.\n"
    );
}

#[test]
fn premises_beside_a_line_by_line_proof_are_checked_too() {
    let nets = run(&["steps", HARD, "--all", "--json", "--technique", "nishio"]);
    let mut path: Value = serde_json::from_str(&nets.out).unwrap();
    path["steps"].as_array_mut().unwrap().truncate(1);
    assert_eq!(path["steps"][0]["argument"]["kind"], "net");
    let premises = path["steps"][0]["premises"].clone();
    assert!(!premises.as_array().unwrap().is_empty(), "{premises}");
    assert_eq!(verify(&path).code, Some(0));
    // One that is missing, one that is not a fact, and none at all.
    path["steps"][0]["premises"].as_array_mut().unwrap().pop();
    assert!(verify(&path).out.contains("a fact that its premises do not name"), "{path}");
    path["steps"][0]["premises"] = premises.clone();
    let settled = path["position"]["givens"].as_str().unwrap().find(|c| c != '.').unwrap();
    let settled = format!("r{}c{}", settled / 9 + 1, settled % 9 + 1);
    path["steps"][0]["premises"].as_array_mut().unwrap().push(json!({"cell": settled}));
    assert!(verify(&path).out.contains("already settled"), "{path}");
    path["steps"][0]["premises"] = json!([]);
    assert_eq!(verify(&path).code, Some(1), "an empty list names no fact");
    path["steps"][0].as_object_mut().unwrap().remove("premises");
    assert_eq!(verify(&path).code, Some(0), "the lines say it all");
    let nothing = json!({"conclusions": ["r5c5=5"], "premises": []});
    let verdict = verify(&json!({"schema": 1, "puzzle": EASY, "steps": [nothing]}));
    assert!(verdict.out.contains("its premises do not force r5c5=5"), "{verdict:?}");
}

#[test]
fn a_path_must_lead_where_it_claims() {
    let mut path: Value = serde_json::from_str(&run(&["solve", EASY, "--json"]).out).unwrap();
    path["steps"].as_array_mut().unwrap().pop();
    let verdict = verify(&path);
    assert_eq!(verdict.code, Some(1));
    assert_eq!(
        verdict.out,
        "Every step is proved, but the path claims to solve the puzzle and does not.\n"
    );
    path["outcome"] = "stopped".into();
    let verdict = verify(&path);
    assert!(verdict.out.contains("stated position: r"), "{verdict:?}");
}

#[test]
fn an_unreadable_path_is_refused_with_the_place_of_the_fault() {
    let cases = [
        (
            json!({"schema": 1, "steps": []}),
            "puzzle: 0; it needs a puzzle that the steps start from",
        ),
        (
            json!({"schema": 1, "puzzle": "12", "steps": []}),
            "puzzle: 2; it needs a character for each cell",
        ),
        (
            json!({"schema": 1, "puzzle": EASY, "steps": [{"conclusions": ["r1c1=5"]}]}),
            "step 1: premises: 0; it needs an argument, or premises",
        ),
        (
            json!({"schema": 1, "puzzle": EASY, "steps":
                [{"conclusions": ["r0c1=5"], "premises": [{"cell": "r1c1"}]}]}),
            "step 1: conclusions: \"r0c1=5\" is not a conclusion on this board",
        ),
    ];
    for (document, message) in cases {
        let verdict = verify(&document);
        assert_eq!(verdict.code, Some(2), "{verdict:?}");
        assert!(verdict.err.contains(message), "{verdict:?}");
    }
    let verdict = run_with(&["verify", "-"], "{\n  \"schema\": 1,\n  oops");
    assert!(verdict.err.starts_with("whydoku: standard input: line 3, column "), "{verdict:?}");
    assert_eq!(run(&["verify", "nowhere.json"]).code, Some(2));
}

#[test]
fn steps_are_explained_in_german_and_in_the_chosen_notation() {
    let german = run(&["steps", EASY, "--language", "de"]);
    assert!(
        german.out.starts_with(
            "  1. Versteckter Einer: In Block 2 kann die 8 nur noch in r1c6 stehen.\n"
        ),
        "{}",
        german.out
    );
    let hint = run(&["hint", EASY, "--language", "de"]);
    assert_eq!(hint.out, "In Block 2 lässt sich eine Ziffer setzen.\n");
    let chain = ["steps", HARD, "--technique", "aic", "--language", "de"];
    assert!(run(&chain).out.starts_with("  1. AIC: In Block 8 kann die 8 nur in "), "chains too");
    let wrong = run(&["steps", EASY, "--language", "xx"]);
    assert_eq!(wrong.code, Some(2));
    assert!(wrong.err.contains("\"xx\" is not one of the languages en, de"), "{wrong:?}");
    let pair = ["steps", HARD, "--all", "--technique", "pointing", "--notation"];
    let hodoku = run(&[&pair[..], &["hodoku"]].concat());
    assert!(hodoku.out.starts_with("  1. Locked Candidates Type 1 (Pointing): "), "{}", hodoku.out);
    let eureka = run(&["solve", HARD, "--notation", "eureka"]);
    assert!(eureka.out.contains("\n     Pointing: ("), "{}", eureka.out);
}

#[test]
fn techniques_that_all_leaves_out_are_named_and_can_be_included() {
    let line = ":0000:x:+6+713+2..+8+9+8.9+76.1...5.+8+91.67+7.6.5...8.8.9.7.4+69...8.7..46+85+7..3+1..7.4.8...\
                +9...86+7+4:222 237 446 347 257 263 363 466 581 284 286 391:::";
    let usual = run(&["steps", line, "--all"]);
    assert_eq!(usual.code, Some(0), "{usual:?}");
    assert!(usual.out.contains("\nNot searched for: franken, mutant, siamese and kraken fish"));
    assert!(!usual.out.contains("Franken"), "{}", usual.out);
    let json: Value = serde_json::from_str(&run(&["steps", line, "--all", "--json"]).out).unwrap();
    let left_out = json["left_out"].as_array().unwrap();
    assert!(left_out.contains(&json!("kraken-fish-1")), "{left_out:?}");
    let every = run(&["steps", line, "--all", "--unusual"]);
    assert!(every.out.contains("Franken Swordfish: 2 "), "{}", every.out);
    assert!(!every.out.contains("Not searched for"), "{}", every.out);
}
