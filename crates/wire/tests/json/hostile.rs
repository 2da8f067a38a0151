//! Texts that are wrong by accident or on purpose: they give an error that says where, never a
//! panic.
use whydoku_core::{Puzzle, Random, Shape};
use whydoku_logic::render;
use whydoku_logic::verify::Judge;
use whydoku_wire::{PuzzleJson, StepJson, from_json};

const STEP: &str = r#"{"schema":1,"technique":"hidden-single","conclusions":["r1c4=3"],"argument":{"kind":"single","candidate":"r1c4=3","house":"row 1"}}"#;
const SUBSET: &str = r#"{"schema":1,"technique":"naked-pair","conclusions":["r1c4<>3"],"argument":{"kind":"subset","houses":["row 1"],"cells":["r1c1","r1c2"],"digits":["1","3"],"hidden":false}}"#;
const FISH: &str = r#"{"schema":1,"technique":"x-wing","conclusions":["r1c4<>3"],"argument":{"kind":"fish","digit":"3","base":["row 1","row 2"],"cover":["column 1","column 2"],"cells":["r1c1","r1c2"]}}"#;
const CHAIN: &str = r#"{"schema":1,"technique":"xy-wing","conclusions":["r1c4<>3"],"argument":{"kind":"chain","nodes":[["r1c1=1"],["r1c1=2"]],"strong":[[{"cell":"r1c1"}]]}}"#;
const PUZZLE: &str = r#"{"schema":1,"shape":{"boxes":[2,2]},"givens":"12.. .... .... ...4","placed":"..34 .... .... ....","candidates":[null,null,null,null,"34","34","12","12",null,"","1234","3","3","1","2",null]}"#;

fn read_step(text: &str) -> Result<(), String> {
    let shape = Shape::square(4).expect("four is a square");
    let json = from_json::<StepJson>(text).map_err(|error| error.to_string())?;
    let step = json.read(&shape).map_err(|error| error.to_string())?;
    // Whatever can be read can be judged and shown.
    let _ = Judge::new(&Puzzle::empty(shape.clone())).check(&step);
    let _ = render::plain(&shape, &render::explain(&step, &shape));
    let _ = StepJson::new(&step, &shape);
    Ok(())
}

fn read_puzzle(text: &str) -> Result<(), String> {
    let json = from_json::<PuzzleJson>(text).map_err(|error| error.to_string())?;
    json.read().map(|_| ()).map_err(|error| error.to_string())
}

/// The text with a part replaced; the part must be there.
fn with(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1)
}

#[test]
fn the_texts_before_they_are_broken_are_accepted() {
    for text in [STEP, SUBSET, FISH, CHAIN] {
        assert_eq!(read_step(text), Ok(()));
    }
    assert_eq!(read_puzzle(PUZZLE), Ok(()));
}
/// A whole text, a part of it, its replacement, and what the error says.
type Case = (&'static str, &'static str, &'static str, &'static str);

fn check_steps(cases: &[Case]) {
    for (text, from, to, wanted) in cases {
        let error = read_step(&with(text, from, to)).expect_err(to);
        assert!(error.contains(wanted), "{from} -> {to}\n{error}");
    }
}

#[test]
fn malformed_steps_are_refused() {
    check_steps(&[
        (STEP, r#""schema":1"#, r#""schema":2"#, "schema 2 is not known; this program reads 1"),
        (STEP, r#""schema":1,"#, "", "no schema: the text must be an object with \"schema\": 1"),
        (STEP, "1,", "\"one\",", "schema \"one\" is not known; this program reads 1"),
        (
            STEP,
            "hidden-single",
            "hidden-singel",
            "technique: \"hidden-singel\" is not a technique; did you mean \"hidden-single\"?",
        ),
        (STEP, r#"["r1c4=3"]"#, "[]", "conclusions: 0; it needs one or more"),
        (
            STEP,
            r#"["r1c4=3"]"#,
            r#"["r5c4=3"]"#,
            "conclusions: \"r5c4=3\" is not a conclusion on this board, such as r1c2=3 or r1c2<>3",
        ),
        (STEP, r#"["r1c4=3"]"#, r#"["r1c4=5"]"#, "conclusions: \"r1c4=5\" is not a conclusion"),
        (STEP, r#"["r1c4=3"]"#, r#"["r1c4"]"#, "conclusions: \"r1c4\" is not a conclusion"),
        (STEP, r#"["r1c4=3"]"#, r#"["r01c4=3"]"#, "conclusions: \"r01c4=3\" is not a conclusion"),
        (
            STEP,
            r#"["r1c4=3"]"#,
            r#"["r99999999999999999999c4=3"]"#,
            "conclusions: \"r99999999999999999999c4=3\" is not",
        ),
        (
            STEP,
            r#"["r1c4=3"]"#,
            "[7]",
            "line 1, column 56: invalid type: integer `7`, expected a string",
        ),
        (
            STEP,
            "row 1",
            "row 5",
            "argument.house: \"row 5\" is not a house of this board, such as \"row 1\"",
        ),
        (
            STEP,
            r#""candidate":"r1c4=3""#,
            r#""candidate":"r1c4=""#,
            "argument.candidate: \"r1c4=\" is not a candidate of this board",
        ),
        (
            STEP,
            r#""kind":"single""#,
            r#""kind":"magic""#,
            "unknown variant `magic`, expected one of `single`",
        ),
        (STEP, r#""technique":"hidden-single","#, "", "missing field `technique`"),
        (STEP, "}}", "}", "EOF while parsing an object"),
        (STEP, "{", "[", "line 1, column"),
    ]);
}
#[test]
fn malformed_arguments_are_refused() {
    check_steps(&[
        (SUBSET, r#""3"]"#, r#""5"]"#, "argument.digits: \"5\" is not a digit of this board"),
        (
            SUBSET,
            r#""r1c2"]"#,
            r#""r1c0"]"#,
            "argument.cells: \"r1c0\" is not a cell of this board, such as r1c2",
        ),
        (SUBSET, "false", "0", "invalid type: integer `0`, expected a boolean"),
        (
            FISH,
            "column 2",
            "column II",
            "argument.cover: \"column II\" is not a house of this board",
        ),
        (
            CHAIN,
            r#",["r1c1=2"]"#,
            "",
            "argument.nodes: 1; it needs two for each of the 1 strong links, one or more",
        ),
        (
            CHAIN,
            r#"{"cell":"r1c1"}"#,
            r#"{"cell":"r1c9"}"#,
            "argument.strong: \"r1c9\" is not a cell",
        ),
        (
            CHAIN,
            r#"{"cell":"r1c1"}"#,
            r#"{"row":"r1c1"}"#,
            "a premise is a cell, a house and a digit, a rule, or a balance",
        ),
    ]);
}
#[test]
fn malformed_puzzles_are_refused() {
    let cases = [
        ("[2,2]", "[2,3]", "givens: 16; it needs 36 cells"),
        ("[2,2]", "[0,9]", "shape: a board of side 0 is not supported"),
        ("[2,2]", "[4000000000,4000000000]", "shape: a board of side"),
        (r#""boxes":[2,2]"#, "", "shape: either \"boxes\" or \"regions\" is needed"),
        ("[2,2]", r#"[2,2],"regions":"1122""#, "shape: either \"boxes\" or \"regions\" is needed"),
        (
            r#""boxes":[2,2]"#,
            r#""regions":"1122 1122 3344 334""#,
            "shape: 15 region numbers do not make a square board",
        ),
        (
            r#""boxes":[2,2]"#,
            r#""regions":"1112 1122 3344 3344""#,
            "shape: region 1 has 5 cells; it needs 4",
        ),
        (
            r#""boxes":[2,2]"#,
            r#""regions":"0122 1122 3344 3344""#,
            "shape.regions: \"0\" is not the number of a region",
        ),
        (
            r#""boxes":[2,2]"#,
            r#""regions":"1,1,2,999""#,
            "shape.regions: \"999\" is not the number of a region",
        ),
        (
            "[2,2]",
            r#"[2,2],"extras":["spirals"]"#,
            "an extra house is \"diagonals\", \"windows\" or a list of cells",
        ),
        (
            "[2,2]",
            r#"[2,2],"extras":[["r1c1","r1c2"]]"#,
            "shape: an extra house needs one different cell for each digit",
        ),
        (
            "[2,2]",
            r#"[2,2],"extras":[["r1c1","r1c2","r1c3","r1c5"]]"#,
            "shape.extras: \"r1c5\" is not a cell of this board",
        ),
        ("12..", "15..", "givens: \"5\" is not a digit of this board"),
        ("12..", "1é..", "givens: \"é\" is not a digit of this board"),
        ("12..", "12.", "givens: 15; it needs 16 cells"),
        ("..34", ".134", "r1c2 is described twice"),
        ("[null,", "[\"1\",", "r1c1 is described twice"),
        ("[null,", "[", "candidates: 15; it needs 16 cells"),
        ("\"1234\"", "\"12345\"", "candidates: \"5\" is not a digit of this board"),
    ];
    for (from, to, wanted) in cases {
        let error = read_puzzle(&with(PUZZLE, from, to)).unwrap_err();
        assert!(error.contains(wanted), "{from} -> {to}\n{error}");
    }
}
#[test]
fn candidates_beyond_64_digits_are_refused() {
    let cells = vec![".".to_owned(); 65 * 65].join(" ");
    let mut stated = vec!["null".to_owned(); 65 * 65];
    stated[0] = "\"65\"".to_owned();
    let text = |candidates: &[String]| {
        let candidates = candidates.join(",");
        format!(
            r#"{{"schema":1,"shape":{{"boxes":[5,13]}},"givens":"{cells}","candidates":[{candidates}]}}"#
        )
    };
    assert!(read_puzzle(&text(&stated)).unwrap_err().contains("\"65\" is not a digit"));
    stated[0] = "\"1\"".to_owned();
    assert!(read_puzzle(&text(&stated)).unwrap_err().contains("up to 64 digits only"));
}
#[test]
fn deep_nesting_and_many_houses_are_refused() {
    let deep = "[".repeat(100_000);
    assert!(read_step(&format!(r#"{{"schema":{deep}"#)).unwrap_err().contains("recursion limit"));
    assert!(read_step(&format!(r#"{{"schema":1,"x":{deep}"#)).unwrap_err().contains("EOF"));
    let many = vec!["\"diagonals\""; 1_000].join(",");
    let text = with(PUZZLE, "[2,2]", &format!(r#"[2,2],"extras":[{many}]"#));
    assert_eq!(read_puzzle(&text).unwrap_err(), "shape.extras: 1000; it needs at most 100");
}
#[test]
fn texts_with_random_flaws_do_not_panic() {
    let mut random = Random::new(9);
    let pieces: Vec<&str> = [STEP, SUBSET, FISH, CHAIN, PUZZLE]
        .iter()
        .flat_map(|text| text.split_inclusive([',', '[', '{', ':', '"']))
        .collect();
    let mut read = 0;
    for _ in 0..30_000 {
        let text = [STEP, SUBSET, FISH, CHAIN, PUZZLE][random.below(5)];
        let mut parts: Vec<&str> = text.split_inclusive([',', '[', '{', ':', '"']).collect();
        for _ in 0..=random.below(2) {
            let at = random.below(parts.len());
            match random.below(3) {
                0 => parts[at] = pieces[random.below(pieces.len())],
                1 => drop(parts.remove(at)),
                _ => parts.insert(at, pieces[random.below(pieces.len())]),
            }
        }
        let text = parts.concat();
        read += usize::from(read_step(&text).is_ok()) + usize::from(read_puzzle(&text).is_ok());
    }
    assert!(read > 100, "only {read} texts were whole enough to reach the engines");
}
