//! The protocol, as a front end uses it.
mod ink;
mod setting;
mod sharing;

use serde_json::{Value, json};
use whydoku_exact::Budget;
use whydoku_protocol::call;

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A call that is carried out.
fn ask(mut request: Value) -> Value {
    request["schema"] = json!(1);
    let reply = call(&request.to_string(), &Budget::nodes(100_000));
    assert!(reply.is_ok, "{}", reply.json);
    serde_json::from_str(&reply.json).unwrap()
}

/// A call that is rejected; the reason.
fn refused(mut request: Value) -> String {
    request["schema"] = json!(1);
    let reply = call(&request.to_string(), &Budget::nodes(100_000));
    assert!(!reply.is_ok, "{}", reply.json);
    let answer: Value = serde_json::from_str(&reply.json).unwrap();
    answer["error"]["error"].as_str().unwrap().to_owned()
}

#[test]
fn a_game_is_loaded_played_undone_and_redone() {
    let first = ask(json!({"call": "load", "text": EASY}));
    assert_eq!(first["summary"], "read as one line of cells: 9x9 board, 30 givens");
    assert_eq!(
        first["board"]["cells"][0],
        json!({"name":"r1c1","digit":"5","given":true,"clash":false})
    );
    let actions = json!([{"note": "r1c3=4"}, {"place": "r5c5=5"}, "fill-notes"]);
    let played = ask(json!({"call": "act", "game": first["game"], "actions": actions}));
    assert_eq!(played["board"]["cells"][40]["digit"], "5");
    assert_eq!(played["board"]["cells"][2]["notes"], json!(["1", "2", "4"]));
    assert_eq!((&played["board"]["undo"], &played["board"]["redo"]), (&json!(3), &json!(0)));
    let undone = ask(json!({"call": "undo", "game": played["game"]}));
    assert_eq!(undone["board"]["cells"][2]["notes"], json!(["4"]), "only what was noted");
    let redone = ask(json!({"call": "redo", "game": undone["game"]}));
    assert_eq!(redone["board"], played["board"]);
    let again = ask(json!({"call": "load", "text": undone["game"]}));
    assert_eq!(again["board"], undone["board"], "a saved game is loaded with its history");
}

#[test]
fn each_stage_of_a_hint_draws_something_new() {
    let puzzles = [
        EASY,
        // Needs pairs, wings and chains on its path.
        ".2.....4..........4..97.........81.....365....87..153.....4..9..351..2..7..6..8..",
    ];
    for puzzle in puzzles {
        let mut game = ask(json!({"call": "load", "text": puzzle}))["game"].clone();
        for _ in 0..30 {
            let stages = ["nudge", "technique", "where", "full"].map(|level| {
                let picture = json!({"view": "notes", "theme": "light"});
                let call =
                    json!({"call": "hint", "level": level, "game": game, "picture": picture});
                ask(call)
            });
            let views = stages.each_ref().map(|answer| answer["hint"]["view"].to_string());
            let mut distinct = views.to_vec();
            distinct.sort();
            distinct.dedup();
            let step = &stages[3]["hint"]["step"];
            assert_eq!(distinct.len(), 4, "{} of {puzzle}: {views:#?}", step["text"]);
            let placed = |view: &String| view.contains("\"placed\"") || view.contains("removed");
            assert_eq!(views.each_ref().map(placed), [false, false, false, true]);
            let [svg, ..] = stages.each_ref().map(|answer| answer["svg"].as_str().unwrap());
            assert!(svg.contains("url(#whydoku-light-base)"), "the region is seen at once");
            let take = json!([{"take": step["conclusions"]}]);
            game = ask(json!({"call": "act", "game": game, "actions": take}))["game"].clone();
        }
    }
}

#[test]
fn a_single_is_shown_in_the_easiest_house_with_what_blocks_its_other_places() {
    let game = ask(json!({"call": "load", "text": EASY}))["game"].clone();
    let hint = ask(json!({"call": "hint", "level": "where", "game": game}))["hint"].clone();
    let text = hint["text"].as_str().unwrap();
    assert_eq!(text, "Hidden Single in box 2, the house where it is easiest to see.");
    let rays = hint["view"]["rays"].as_array().unwrap();
    assert!(!rays.is_empty() && rays.iter().all(|ray| ray["from"] != ray["to"]));
}

#[test]
fn a_long_list_is_cut_with_a_remark_unless_everything_is_requested() {
    // Nets with long arguments among hundreds of steps.
    let many = ".2.....4..........4..97.........81.....365....87..153.....4..9..351..2..7..6..8..";
    let game = ask(json!({"call": "load", "text": many}))["game"].clone();
    let cut = ask(json!({"call": "all-steps", "game": game}));
    let listed = cut["steps"].as_array().unwrap().len();
    let words = format!("Only the first {listed} steps are listed; there are more.");
    assert_eq!((&cut["cut"], &cut["message"]), (&json!(true), &json!(words)));
    let all = ask(json!({"call": "all-steps", "game": game, "everything": true}));
    assert!(all["steps"].as_array().unwrap().len() > listed && all.get("cut").is_none());
}

#[test]
fn hints_lead_to_the_solution_one_by_one() {
    let mut game = ask(json!({"call": "load", "text": EASY}))["game"].clone();
    let nudge = ask(json!({"call": "hint", "level": "nudge", "game": game}));
    assert_eq!(nudge["hint"]["kind"], "step");
    assert!(nudge["hint"].get("step").is_none(), "a nudge gives no step away");
    for _ in 0..60 {
        let hint = ask(json!({"call": "hint", "level": "full", "game": game}));
        if hint["hint"]["kind"] == "solved" {
            assert_eq!(hint["board"]["solved"], true);
            return;
        }
        let take = json!([{"take": hint["hint"]["step"]["conclusions"]}]);
        game = ask(json!({"call": "act", "game": game, "actions": take}))["game"].clone();
    }
    panic!("still not solved");
}

#[test]
fn steps_are_explained_in_the_requested_language() {
    let game = ask(json!({"call": "load", "text": "1.....3..2.....4"}))["game"].clone();
    let hint = json!({"call": "hint", "level": "full", "game": game, "language": "de"});
    let step = ask(hint)["hint"]["step"].clone();
    assert!(step["name"].as_str().expect("a name").ends_with("Einer"), "{step}");
    assert!(step["text"].as_str().expect("a text").contains(" kann die "), "{step}");
    let error = refused(json!({"call": "show", "game": game, "language": "xx"}));
    assert!(error.starts_with("\"xx\" is not one of the languages en, de"), "{error}");
}

#[test]
fn the_steps_to_the_end_can_be_drawn() {
    let game = ask(json!({"call": "load", "text": EASY}))["game"].clone();
    let all = ask(json!({"call": "steps", "game": game}));
    assert_eq!(
        (&all["verdict"], &all["message"]),
        (&json!("solved"), &json!("Successfully Solved!"))
    );
    assert!(all["steps"].as_array().unwrap().len() >= 51);
    for view in ["digits", "notes", "candidates", "levels"] {
        let picture = json!({"view": view, "theme": "dark", "step": all["steps"][0]});
        let shown = ask(json!({"call": "show", "game": game, "picture": picture}));
        assert!(shown["svg"].as_str().unwrap().starts_with("<svg "), "{view}");
    }
}

#[test]
fn a_check_says_how_many_solutions_there_are_and_what_is_wrong() {
    let game = ask(json!({"call": "load", "text": EASY}))["game"].clone();
    // 4 is right at r1c3; 1 breaks no rule there.
    let wrong = ask(json!({"call": "act", "game": game, "actions": [{"place": "r1c3=1"}]}));
    let check = ask(json!({"call": "check", "game": wrong["game"]}));
    assert_eq!((&check["verdict"], &check["wrong"]), (&json!("unique"), &json!(["r1c3"])));
    let hint = ask(json!({"call": "hint", "level": "nudge", "game": wrong["game"]}));
    assert_eq!(hint["hint"]["kind"], "wrong", "a mistake comes before any step");
}

#[test]
fn what_cannot_be_done_is_refused_with_the_reason() {
    let game = ask(json!({"call": "load", "text": EASY}))["game"].clone();
    let place = |what: &str| json!({"call": "act", "game": game, "actions": [{"place": what}]});
    assert_eq!(refused(place("r1c3=5")), "5 is already in box 1, at r1c1; in row 1, at r1c1");
    assert_eq!(refused(place("r1c1=4")), "r1c1 came with the puzzle");
    assert!(refused(place("r10c1=4")).contains("r10c1"));
    assert!(refused(json!({"call": "fly"})).contains("unknown variant `fly`"));
    assert!(refused(json!({"call": "load", "text": "q".repeat(81)})).contains("'q'"));
    let hostile = "whydoku game 1\nshape 3x3\ncells ".to_owned() + &". ".repeat(81);
    let long = hostile + "\n" + &"place r1c1 1\n".repeat(30_000);
    assert!(refused(json!({"call": "show", "game": long})).contains("too many actions"));
    let large = "whydoku game 1\nshape 30x30\ncells ".to_owned() + &". ".repeat(900);
    assert!(refused(json!({"call": "show", "game": large})).contains("up to 25 digits"));
    assert!(!call("{", &Budget::unlimited()).is_ok);
    assert!(!call(r#"{"call":"load","text":""}"#, &Budget::unlimited()).is_ok, "no schema");
}

#[test]
fn digits_typed_in_are_counted_and_become_a_puzzle() {
    let empty = ask(json!({"call": "empty", "shape": "2x2"}))["game"].clone();
    let large = refused(json!({"call": "empty", "shape": "6x6"}));
    assert_eq!(large, "boards of up to 25 digits are played here");
    assert!(refused(json!({"call": "empty", "shape": "3by3"})).contains("3by3"));
    let write = |what: &[&str]| {
        let actions: Vec<Value> = what.iter().map(|text| json!({"write": text})).collect();
        let game = json!({"call": "act", "game": empty, "actions": [{"together": actions}]});
        ask(game)["game"].clone()
    };
    let count = |game: &Value| ask(json!({"call": "count", "game": game}));
    let many = count(&write(&["r1c1=1", "r2c3=2"]));
    assert_eq!(many["verdict"], "several");
    assert!(many["differ"].as_array().unwrap().len() >= 4);
    let [one, other] = &many["solutions"].as_array().unwrap()[..] else { panic!("two of them") };
    assert!(one != other && one.as_str().unwrap().len() == 16);
    assert_eq!(count(&write(&["r1c1=1", "r1c2=1"]))["verdict"], "none");
    let one = write(&["r1c1=1", "r2c3=3", "r3c2=2", "r4c4=4"]);
    assert_eq!(count(&one)["verdict"], "unique");
    let begun = ask(json!({"call": "begin", "game": one}));
    assert_eq!(
        (&begun["board"]["cells"][0]["given"], &begun["board"]["undo"]),
        (&json!(true), &json!(0))
    );
}

#[test]
fn every_technique_has_a_lesson_and_can_be_practised_again_and_again() {
    let all = ask(json!({"call": "techniques"}))["techniques"].clone();
    let mut silent = Vec::new();
    for technique in all.as_array().unwrap() {
        let id = &technique["id"];
        let lesson = ask(json!({"call": "lesson", "technique": id}));
        assert!(lesson["text"].as_str().unwrap().starts_with("# "), "{id}");
        assert_eq!(&lesson["steps"][0]["technique"], id, "the example shows it");
        for seed in [1, 2] {
            let practice = ask(json!({"call": "practise", "technique": id, "seed": seed}));
            let game = &practice["game"];
            let hint = ask(json!({"call": "hint", "level": "full", "technique": id, "game": game}));
            if hint["hint"]["technique"] != *id {
                silent.push((id.clone(), seed, hint["hint"]["kind"].clone()));
                continue;
            }
            let take = json!([{"take": hint["hint"]["step"]["conclusions"]}]);
            let done = ask(json!({"call": "act", "game": game, "actions": take}));
            let name = json!({"call": "name", "technique": id, "game": done["game"]});
            assert_eq!(ask(name)["hint"]["technique"], *id, "the move has its name");
        }
    }
    assert_eq!(silent, [], "no hint with that technique");
}

#[test]
fn new_puzzles_have_one_solution_and_the_requested_level() {
    for (shape, level) in [("2x2", "easy"), ("2x3", "easy"), ("3x3", "easy"), ("3x3", "medium")] {
        let new = json!({"call": "new", "shape": shape, "level": level, "seed": 7});
        let game = ask(new.clone())["game"].clone();
        assert_eq!(ask(new)["game"], game, "the same number, the same puzzle");
        assert_eq!(ask(json!({"call": "check", "game": game}))["verdict"], "unique");
        let steps = ask(json!({"call": "steps", "game": game}))["steps"].clone();
        let has = |wanted: &str| steps.as_array().unwrap().iter().any(|s| s["level"] == wanted);
        assert!(has(level) && !has("hard"), "{shape} {level}");
    }
    assert!(
        refused(json!({"call": "new", "shape": "5x5", "level": "easy", "seed": 1}))
            .contains("up to 16")
    );
}

#[test]
fn new_puzzles_have_the_kinds_of_rules_that_their_shape_names() {
    for (shape, line) in [("3x3+dots", "\nrule "), ("jigsaw-6", "\nshape jigsaw:")] {
        let answer = ask(json!({"call": "new", "shape": shape, "level": "easy", "seed": 3}));
        let game = answer["game"].as_str().unwrap();
        assert!(game.contains(line), "{shape}: {game}");
        assert_eq!(ask(json!({"call": "check", "game": game}))["verdict"], "unique");
        let steps = ask(json!({"call": "steps", "game": game}))["steps"].clone();
        assert!(steps.as_array().unwrap().iter().all(|step| step["level"] == "easy"), "{shape}");
    }
    let unknown = json!({"call": "new", "shape": "3x3+nothing", "level": "easy", "seed": 1});
    assert!(refused(unknown).contains("nothing"));
}

#[test]
fn what_the_setter_says_about_the_rules_is_passed_on() {
    let puzzle = json!({"size": 9, "title": "Tide", "ruleset": "Normal sudoku rules apply.",
        "grid": vec![vec![json!({}); 9]; 9]});
    let answer = ask(json!({"call": "load", "text": puzzle.to_string()}));
    assert_eq!(answer["description"], "Normal sudoku rules apply.");
}

#[test]
fn an_easy_puzzle_has_many_givens_and_needs_only_singles() {
    for seed in 0..4 {
        let new = json!({"call": "new", "shape": "3x3", "level": "easy", "seed": seed});
        let answer = ask(new);
        let cells = answer["board"]["cells"].as_array().unwrap().clone();
        let givens = cells.iter().filter(|cell| cell["given"] == true).count();
        assert!((36..=40).contains(&givens), "{givens} givens");
        let steps = ask(json!({"call": "steps", "game": answer["game"]}))["steps"].clone();
        let is_single = |step: &Value| step["argument"]["kind"] == "single";
        assert!(steps.as_array().unwrap().iter().all(is_single), "{steps}");
    }
}

#[test]
fn an_unknown_picture_is_refused_even_where_nothing_is_drawn() {
    for (view, theme) in [("sideways", "light"), ("notes", "pink")] {
        let picture = json!({"view": view, "theme": theme});
        refused(json!({"call": "techniques", "picture": picture}));
    }
}

#[test]
fn a_loaded_puzzle_has_its_title_and_its_author() {
    let text = json!({"givens": EASY, "size": 9, "title": "Evening", "author": "A. Setter"});
    let loaded = ask(json!({"call": "load", "text": text.to_string()}));
    assert_eq!((&loaded["title"], &loaded["author"]), (&json!("Evening"), &json!("A. Setter")));
    assert_eq!(ask(json!({"call": "load", "text": EASY}))["title"], Value::Null);
}

#[test]
fn typed_moves_are_made_or_refused_with_the_cells_that_forbid_them() {
    let game = ask(json!({"call": "load", "text": EASY}))["game"].clone();
    let typed = |text: &str| json!({"call": "move", "game": game, "text": text});
    let done = ask(typed("A3 4"));
    assert_eq!(done["board"]["cells"][2]["digit"], "4");
    assert_eq!(done["message"], "r1c3 = 4", "cells are named as everywhere else");
    for (text, reason) in [
        ("A3 5", "not legal: 5 is already in box 1, at r1c1; in row 1, at r1c1"),
        ("A1 4", "not legal: r1c1 came with the puzzle"),
        ("J1 5", "row J is not on the board: its rows are A to I"),
        ("A3 0", "0 is out of range: the digits are 1 to 9"),
        ("A3", "which digit in A3? write A3 and a digit"),
    ] {
        assert_eq!(refused(typed(text)), reason);
        let mut german = typed(text);
        german["language"] = json!("de");
        assert_ne!(refused(german), reason, "German for {text}");
    }
}

#[test]
fn practice_positions_differ_and_come_just_before_their_technique() {
    let all = ask(json!({"call": "techniques"}))["techniques"].clone();
    let listed: Vec<&str> = all
        .as_array()
        .unwrap()
        .iter()
        .filter(|technique| technique["practice"] == true)
        .map(|technique| technique["id"].as_str().unwrap())
        .collect();
    assert!(listed.contains(&"x-wing") && listed.len() >= 30, "{listed:?}");
    for id in listed {
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..3 {
            let game =
                ask(json!({"call": "practise", "technique": id, "seed": seed}))["game"].clone();
            let only = json!({"call": "hint", "level": "full", "technique": id, "game": game});
            assert_eq!(ask(only)["hint"]["technique"], id, "{id} {seed}");
            seen.insert(game.to_string());
        }
        assert_eq!(seen.len(), 3, "{id}: a position comes twice");
    }
    let game = ask(json!({"call": "practise", "technique": "x-wing", "seed": 5}))["game"].clone();
    let hint = ask(json!({"call": "hint", "level": "technique", "game": game}));
    assert_eq!(hint["hint"]["technique"], "x-wing", "everything easier is exhausted");
}

#[test]
fn everything_that_a_player_of_a_german_page_is_told_is_german() {
    let german = |mut request: Value| {
        request["language"] = json!("de");
        ask(request)
    };
    let game = ask(json!({"call": "load", "text": EASY}))["game"].clone();
    let log = german(json!({"call": "log", "game": game}))["text"].as_str().unwrap().to_owned();
    assert!(log.contains("zwei Plätze") && log.ends_with("Erfolgreich gelöst!"), "{log}");
    for call in ["check", "count"] {
        let said = german(json!({"call": call, "game": game}));
        assert_eq!(said["message"], "Das Rätsel hat genau eine Lösung.");
    }
    let said = german(json!({"call": "steps", "game": game}));
    assert_eq!(said["message"], "Erfolgreich gelöst!");
    assert_eq!(german(json!({"call": "techniques"}))["techniques"][0]["name"], "Letzte Zelle");
    let lesson = german(json!({"call": "lesson", "technique": "x-wing"}));
    assert!(lesson["text"].as_str().unwrap().contains("## Die Idee"));
    let wrong = json!([{"write": "r1c3=1"}]);
    let wrong = ask(json!({"call": "act", "game": game, "actions": wrong}))["game"].clone();
    let hint = german(json!({"call": "hint", "level": "nudge", "game": wrong}));
    assert_eq!(hint["hint"]["text"], "Eine eingetragene Ziffer ist falsch.");
    let name = german(json!({"call": "name", "game": wrong}));
    assert_eq!(name["message"], "Dieser Zug ist nicht richtig.");
}

#[cfg(feature = "rate")]
#[test]
fn the_rating_of_a_puzzle_does_not_depend_on_the_state_of_its_game() {
    let game = ask(json!({"call": "load", "text": EASY}))["game"].clone();
    let place = json!([{"place": "r5c5=5"}]);
    let played = ask(json!({"call": "act", "game": game, "actions": place}))["game"].clone();
    for game in [game, played] {
        let rating = ask(json!({"call": "rate", "game": game}))["rating"].clone();
        assert_eq!((&rating["er"], &rating["hodoku_level"]), (&json!(1.2), &json!("Easy")));
        assert_eq!(rating["words"], "Sudoku Explainer 1.2, HoDoKu Easy 204");
    }
    let small = ask(json!({"call": "load", "text": "1.....3..2.....4"}))["game"].clone();
    let answer = ask(json!({"call": "rate", "game": small}));
    assert!(answer.get("rating").is_none(), "only plain 9x9 boards are rated");
}

#[cfg(not(feature = "rate"))]
#[test]
fn an_engine_without_ratings_says_so() {
    let game = ask(json!({"call": "load", "text": EASY}))["game"].clone();
    assert_eq!(refused(json!({"call": "rate", "game": game})), "this engine does not rate puzzles");
}
