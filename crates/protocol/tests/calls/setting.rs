//! The questions of setters.
use serde_json::{Value, json};
use whydoku_exact::Budget;
use whydoku_protocol::call;

fn ask(mut request: Value) -> Value {
    request["schema"] = json!(1);
    let reply = call(&request.to_string(), &Budget::unlimited());
    assert!(reply.is_ok, "{}", reply.json);
    serde_json::from_str(&reply.json).unwrap()
}

fn game(text: &str) -> Value {
    ask(json!({"call": "load", "text": text}))["game"].clone()
}

/// Two cages in a column that both need its 4.
const CLASH: &str = "................\ncage 7: r1c4 r2c4\ncage 6: r3c4 r4c4\ncage 3: r1c1 r2c1";

#[test]
fn what_cannot_hold_together_is_named_with_its_rules_and_steps() {
    let why = &ask(json!({"call": "why", "game": game(CLASH)}))["why"];
    assert_eq!(why["pieces"].as_array().unwrap().len(), 2, "{why}");
    assert_eq!((&why["pieces"][0]["number"], &why["minimal"]), (&json!(0), &json!(true)));
    assert_eq!(why["houses"], json!(["column 4"]));
    assert!(why["contradiction"].is_string());
    let fine = ask(json!({"call": "why", "game": game("12..34..21..43..")}));
    assert!(fine.get("why").is_none());
}

#[test]
fn digits_that_were_typed_count_as_givens() {
    let begun = ask(json!({"call": "empty", "shape": "2x2"}))["game"].clone();
    let place = |at: &str| json!({"place": at});
    let actions = ["r1c1=1", "r2c3=1", "r3c2=1"].map(place);
    let typed = ask(json!({"call": "act", "game": begun, "actions": actions}))["game"].clone();
    let counts = &ask(json!({"call": "true-candidates", "game": typed, "limit": 5}))["counts"];
    assert_eq!((&counts["limit"], &counts["solutions"]), (&json!(5), &json!(5)));
    assert_eq!(counts["cells"][0], json!([5, 0, 0, 0]));
    assert_eq!(counts["cells"][15], json!([5, 0, 0, 0]), "it is the only place left for 1");
}

#[test]
fn what_could_go_and_what_could_be_added_is_listed() {
    let full = game("1234341221434321");
    let spare = &ask(json!({"call": "superfluous", "game": full}))["superfluous"];
    assert_eq!(spare["together"].as_array().unwrap().len(), 12);
    let several = game("12..34..21..43..");
    assert!(ask(json!({"call": "superfluous", "game": several})).get("superfluous").is_none());
    for kind in ["given", "thermometer", "cage", "killer", "ratio"] {
        let request = json!({"call": "suggest", "game": several, "kind": kind, "seed": 1});
        let found = &ask(request)["suggestions"];
        assert!(!found["clues"].as_array().unwrap().is_empty(), "{kind}: {found}");
    }
    let request = json!({"schema": 1, "call": "suggest", "game": several, "kind": "barometer",
        "seed": 1});
    let refused = call(&request.to_string(), &Budget::unlimited());
    assert!(!refused.is_ok && refused.json.contains("choose from"), "{}", refused.json);
}

#[test]
fn every_kind_of_rule_is_listed_with_its_form() {
    let kinds = ask(json!({"call": "kinds"}))["kinds"].clone();
    let kinds = kinds.as_array().unwrap();
    assert_eq!(kinds.len(), whydoku_core::Kind::all().count());
    let of = |name: &str| kinds.iter().find(|kind| kind["kind"] == name).unwrap();
    assert_eq!(of("thermometer")["form"], "line");
    assert_eq!(of("thermometer")["strokes"][0]["ends"], "bulb");
    assert_eq!(of("difference")["usual"][0]["strokes"][0]["draws"], "dot");
    assert_eq!(of("cage")["suggested"], true);
}
