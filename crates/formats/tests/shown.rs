//! Boards with unknown rules: they cannot be read, but shown with what is known.
use whydoku_core::{Puzzle, Rule};
use whydoku_formats::{ErrorKind, Format, Meta, Options, export, parse, parse_to_show};

/// A 4x4 grid of f-puzzles with a 3, an anti-knight rule, and further parts.
fn fpuzzles(more: &str) -> String {
    let row = "[{},{},{},{}]";
    format!(
        "{{\"size\":4,\"grid\":[[{{\"value\":3,\"given\":true}},{{}},{{}},{{}}],{row},{row},{row}],\
         \"antiknight\":true{more}}}"
    )
}

fn names(text: &str) -> Vec<String> {
    let shown = parse_to_show(text, &Options::default()).unwrap();
    shown.remarks("en".parse().unwrap())
}

/// A 4x4 board with a 3 and a counting line, as f-puzzles links to it.
const COUNTING: &str = "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcAWANCA5gJwgEwQbT1ADcBDAGwFc54BmVNCImAOwQBcMqBfZYHv3lwC6yQv3GCRYwTL5SBC8UJEgAxgHsKzNhGZoyu6oRAHmMMPjwgASgEYAwgCYQqa46chlwrkA===";

#[test]
fn every_unknown_rule_is_named_once_and_the_known_ones_are_kept() {
    let text = fpuzzles(
        r#","countingline":[{"lines":[["R1C2","R2C2"]]},{"lines":[["R3C3","R4C3"]]}],"rossini":[{"lines":[["R2C4","R3C4"]]}]"#,
    );
    let refused = parse(&text, &Options::default()).unwrap_err().kind;
    assert!(matches!(refused, ErrorKind::Rule { .. }), "{refused:?}");
    let shown = parse_to_show(&text, &Options::default()).unwrap();
    assert_eq!(shown.picture_only().given_count(), 1);
    assert_eq!(shown.picture_only().shape().rules(), [Rule::apart([1, 2])]);
    assert_eq!(
        names(&text),
        ["Unknown rule at r1c2: countingline", "Unknown rule at r2c4: rossini"]
    );
    let german = shown.remarks("de".parse().unwrap());
    assert_eq!(german[1], "Unbekannte Regel bei r2c4: rossini");
}

#[test]
fn an_item_that_is_not_understood_counts_as_an_unknown_rule() {
    let text = fpuzzles(r#","xv":[{"cells":["R1C1","R1C2"],"value":"Q"}]"#);
    assert!(parse(&text, &Options::default()).is_err());
    assert_eq!(names(&text).len(), 1, "{:?}", names(&text));
}

#[test]
fn links_and_strings_of_other_programs_are_shown_too() {
    assert_eq!(names(COUNTING), ["Unknown rule at r1c2: countingline"]);
    assert_eq!(names(".Shape~4x4.Cage~5~R1C1~R1C2.Counting~R2C1~R2C2"), ["Unknown rule: Counting"]);
    let pad = r#"{"cells":[[{"value":1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],
        "regions":[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],
        "lines":[{"wayPoints":[[0.5,0.5],[1.5,1.5]]}],"cages":[{"cells":[[0,0],[0,1]],"value":"?"}]}"#;
    let unknown = names(pad);
    assert_eq!(unknown.len(), 2, "{unknown:?}");
}

#[test]
fn a_text_without_unknown_rules_is_shown_as_it_is_read() {
    let text = fpuzzles("");
    let read = parse(&text, &Options::default()).unwrap().puzzle;
    let shown = parse_to_show(&text, &Options::default()).unwrap();
    assert_eq!((shown.picture_only(), shown.unknown_rules()), (&read, &[][..]));
    assert!(parse_to_show("q", &Options::default()).is_err());
    let line: Puzzle =
        parse_to_show("1.....3..2.....4", &Options::default()).unwrap().picture_only().clone();
    assert!(export(&line, &Meta::default(), Format::LINE).is_ok());
}
