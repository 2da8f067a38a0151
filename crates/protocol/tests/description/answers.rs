//! The protocol's real answers, compared with the description.
use super::checker::Checker;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use whydoku_exact::Budget;
use whydoku_protocol::{OPENAPI, call};
use whydoku_wire::schema::BRINGS;

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn schemas() -> Map<String, Value> {
    let document: Value = serde_json::from_str(OPENAPI).unwrap();
    document["components"]["schemas"].as_object().unwrap().clone()
}

/// The answer to a call; both must match the description.
fn ask(schemas: &Map<String, Value>, mut request: Value) -> Value {
    let checker = Checker { schemas };
    request["schema"] = json!(1);
    checker.check("Request", &request).unwrap();
    let reply = call(&request.to_string(), &Budget::nodes(100_000));
    let answer = serde_json::from_str(&reply.json).unwrap();
    checker.check("Answer", &answer).unwrap_or_else(|fault| panic!("{request}: {fault}"));
    assert_eq!(reply.is_ok, answer.get("error").is_none(), "{answer}");
    answer
}

#[test]
fn every_call_described_is_understood_and_its_answer_described() {
    let schemas = schemas();
    let game = ask(&schemas, json!({"call": "load", "text": EASY}))["game"].clone();
    let calls = schemas["Request"]["oneOf"].as_array().unwrap();
    assert_eq!(calls.len(), BRINGS.len());
    for described in calls {
        let name = described["properties"]["call"]["const"].as_str().unwrap();
        if name == "rate" && !cfg!(feature = "rate") {
            continue;
        }
        let mut request = json!({"call": name});
        for field in described["required"].as_array().unwrap() {
            request[field.as_str().unwrap()] = match field.as_str().unwrap() {
                "game" => game.clone(),
                "text" if name == "move" => json!("A3 4"),
                "text" => json!(EASY),
                "level" if name == "new" => json!("easy"),
                "level" => json!("full"),
                "shape" => json!("2x3"),
                "technique" => json!("x-wing"),
                "seed" => json!(7),
                "kind" => json!("given"),
                "format" => json!("line"),
                "puzzles" => json!([game]),
                "actions" => json!(["fill-notes", {"paint": {"at": "r1c1=5", "colour": 3}}]),
                _ => continue,
            };
        }
        let has_board = !matches!(name, "kinds" | "techniques" | "qr" | "booklet" | "book");
        if has_board {
            request["picture"] = json!({"view": "notes", "theme": "dark"});
        }
        let answer = ask(&schemas, request);
        let (_, fields) = BRINGS.iter().find(|(call, _)| *call == name).unwrap();
        for field in *fields {
            assert!(answer.get(field).is_some(), "{name} brings no {field}: {answer}");
        }
        assert_eq!(
            answer.get("svg").is_some(),
            !matches!(name, "kinds" | "techniques" | "booklet" | "book"),
            "{name}"
        );
    }
    ask(&schemas, json!({"call": "load", "text": "q".repeat(81)}));
    let drawn = "{cs:50,ce:[[,,,],[,,,],[,,,],[,,,]],metadata:{rules:'Bulbs hum.'},l:[{wp:[[0.5,0.5],[0.5,2.5]],th:9}]}";
    let refused = ask(&schemas, json!({"call": "load", "text": drawn, "rules": ["line = renban"]}));
    assert!(refused["error"]["doubtful"].is_object(), "{refused}");
}

#[test]
fn the_steps_of_all_lessons_are_described_and_every_kind_of_argument_occurs() {
    let schemas = schemas();
    let mut found = BTreeSet::new();
    let all = ask(&schemas, json!({"call": "techniques"}))["techniques"].clone();
    for technique in all.as_array().unwrap() {
        let lesson = ask(&schemas, json!({"call": "lesson", "technique": technique["id"]}));
        let kind = lesson["steps"][0]["argument"]["kind"].as_str().unwrap();
        found.insert(kind.to_owned());
    }
    let kinds = schemas["Argument"]["oneOf"].as_array().unwrap().iter();
    let described: BTreeSet<String> = kinds
        .map(|kind| kind["properties"]["kind"]["const"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(found, described);
}

#[test]
fn the_described_words_are_those_that_are_understood() {
    let schemas = schemas();
    let words = |name: &str| schemas[name]["enum"].as_array().unwrap().clone();
    let themes = whydoku_draw::svg::Theme::ALL.map(|(name, _)| json!(name));
    assert_eq!(words("Theme"), themes, "THEMES in the crate of the types");
    let game = ask(&schemas, json!({"call": "load", "text": EASY}))["game"].clone();
    for (view, theme) in words("PictureView").iter().zip(&themes) {
        let picture = json!({"view": view, "theme": theme});
        let shown = ask(&schemas, json!({"call": "show", "game": game, "picture": picture}));
        assert!(shown["svg"].as_str().unwrap().starts_with("<svg "), "{shown}");
    }
    for level in words("HintLevel") {
        let hint = ask(&schemas, json!({"call": "hint", "level": level, "game": game}));
        assert_eq!(hint["hint"]["kind"], "step");
    }
    for language in words("Language") {
        let check = ask(&schemas, json!({"call": "check", "language": language, "game": game}));
        assert_eq!(check["verdict"], "unique");
    }
}

#[test]
fn fields_that_are_not_described_are_noticed() {
    let schemas = schemas();
    let checker = Checker { schemas: &schemas };
    let fault = |answer: Value| checker.check("Answer", &answer).unwrap_err();
    assert_eq!(fault(json!({})), "Answer: schema is missing");
    assert_eq!(fault(json!({"schema": 2})), "Answer.schema: 2 is not 1");
    assert_eq!(fault(json!({"schema": 1, "new": 1})), "Answer: new is not described");
    let hint = |hint: Value| fault(json!({"schema": 1, "hint": hint}));
    assert_eq!(hint(json!({"kind": "step"})), "Answer.hint: text is missing");
    assert!(hint(json!({"kind": "odd", "text": ""})).ends_with("\"odd\" fits 0 choices"));
    let wrong = fault(json!({"schema": 1, "wrong": ["r1c1", 2]}));
    assert_eq!(wrong, "Answer.wrong[1]: 2 is not of type \"string\"");
    let request = json!({"schema": 1, "call": "load", "game": ""});
    assert!(checker.check("Request", &request).unwrap_err().ends_with("fits 0 choices"));
}
