//! Puzzles whose rules are drawn.
use super::*;

/// A board of 4x4 with a thermometer and two dots, which have one solution, and something more.
fn drawn(rules: &str, lines: &str) -> String {
    format!(
        "{{id:'x',cs:50,ce:[[{{v:1}},,,],[,,,],[,,,],[,,,]],re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],\
         [[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],metadata:{{title:'Bulb',author:'A. Setter',rules:'Normal \
         sudoku rules apply. Digits along a thermometer increase from the bulb. White dots join consecutive digits, and \
         black dots join digits in a 1:2 ratio.{rules}'}},l:[{{wp:[[3.5,3.5],[3.5,0.5]],c:CFCFCF,th:20}}{lines}],\
         u:[{{ct:[3.5,3.5],w:0.8,h:0.8,c2:CFCFCF,r:t}}],o:[{{ct:[0.5,1],w:0.3,h:0.3,c1:#0,c2:#F,r:t}},\
         {{ct:[3,2.5],w:0.3,h:0.3,c1:#0,c2:#0,r:t}}]}}"
    )
}

/// A line in a colour that no sentence names.
const LINE: &str = ",{wp:[[1.5,0.5],[1.5,1.5]],c:F067F0,th:9}";

/// The answer to a call, carried out or not.
fn answer(mut request: Value, budget: &Budget<'_>) -> Value {
    request["schema"] = json!(1);
    serde_json::from_str(&call(&request.to_string(), budget).json).unwrap()
}

fn load(text: &str, rules: &[&str]) -> Value {
    let picture = json!({"view": "notes", "theme": "light"});
    let load = json!({"call": "load", "text": text, "rules": rules, "picture": picture});
    answer(load, &Budget::nodes(100_000))
}

#[test]
fn a_drawn_puzzle_is_played_with_its_rules_and_keeps_them() {
    let first = load(&drawn("", ""), &[]);
    assert_eq!((&first["title"], &first["author"]), (&json!("Bulb"), &json!("A. Setter")));
    assert!(first["description"].as_str().unwrap().starts_with("Normal sudoku rules"), "{first}");
    let game = first["game"].as_str().unwrap();
    assert!(game.contains("\nrule "), "a link carries the game, and the game its rules: {game}");
    let counted = ask(json!({"call": "count", "game": game}));
    assert_eq!(counted["verdict"], "unique");
    let again = ask(json!({"call": "load", "text": game}));
    let text = ask(json!({"call": "write", "game": again["game"], "format": "notation"}));
    let text = text["text"].as_str().unwrap();
    for line in ["thermometer: r4c4 r4c3 r4c2 r4c1", "white dot: r1c1 r1c2", "black dot: r3c3 r4c3"]
    {
        assert!(text.contains(line), "{text}");
    }
}

#[test]
fn what_is_in_doubt_is_listed_and_settled_by_further_calls() {
    let text = drawn(" Bulbs hum at night.", LINE);
    let refused = load(&text, &[]);
    let failure = &refused["error"];
    assert!(refused.get("game").is_none() && failure["svg"].is_string(), "{refused}");
    let words = failure["error"].as_str().unwrap();
    assert!(
        words.starts_with("this puzzle is drawn, and not all of it is understood: "),
        "{words}"
    );
    let doubtful = &failure["doubtful"];
    let sentence =
        json!({"words": "Sentence 4 of the rules: \"Bulbs hum at night\".", "about": "sentence 4"});
    let line =
        json!({"words": "No rule explains the purple line at r2c1.", "about": "purple line"});
    assert_eq!(doubtful["doubts"], json!([sentence, line]));
    assert_eq!(doubtful["meanings"].as_array().unwrap().len(), 3, "{doubtful}");
    assert_eq!(doubtful["title"], "Bulb");
    let one = load(&text, &["purple line = renban"]);
    assert_eq!(one["error"]["doubtful"]["doubts"], json!([sentence]));
    let all = load(&text, &["purple line = renban", "sentence 4 = nothing"]);
    let written = ask(json!({"call": "write", "game": all["game"], "format": "notation"}));
    assert!(written["text"].as_str().unwrap().contains("renban: r2c1 r2c2"), "{written}");
    let nothing = load(&text, &["purple line = nothing", "sentence 4 = nothing"]);
    assert!(nothing["game"].is_string(), "{nothing}");
    let wrong = load(&text, &["purple line = barometer"]);
    let words = wrong["error"]["error"].as_str().unwrap();
    assert_eq!(words, "purple line = barometer: the text after the equals sign is not a rule");
}

#[test]
fn doubts_are_told_in_the_language_of_the_call() {
    let text = drawn("", LINE);
    let german = json!({"call": "load", "text": text, "language": "de"});
    let failure = &answer(german, &Budget::nodes(1_000))["error"];
    assert!(failure["error"].as_str().unwrap().starts_with("dieses Rätsel ist gezeichnet"));
    assert_eq!(
        failure["doubtful"]["doubts"][0]["words"],
        "Keine Regel erklärt purple line bei r2c1."
    );
    assert!(failure.get("svg").is_none(), "no picture was asked for");
}

#[test]
fn a_budget_that_ends_makes_a_doubt_and_no_game() {
    let load = json!({"call": "load", "text": drawn("", "").replace("{v:1}", "")});
    let refused = answer(load, &Budget::nodes(0));
    let words = refused["error"]["doubtful"]["doubts"][0]["words"].as_str().unwrap();
    assert_eq!(words, "It could not be determined whether it has exactly one solution.");
}
