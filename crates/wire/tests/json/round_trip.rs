//! What is written can be read back, on every kind of board.
use whydoku_core::{Cell, CellNames, Digit, DigitSet, Entry, Extra, Puzzle, Random, Shape};
use whydoku_formats::{Format, Options, export, parse, write};
use whydoku_logic::{Position, Search, Technique, position};
use whydoku_testkit::{CLUE_KINDS, random_clue, random_puzzle, small_shapes};
use whydoku_wire::{
    BriefRatingJson, FailureJson, PuzzleJson, ReportJson, ShapeJson, StepJson, digits_line,
    from_json, to_json, to_json_pretty,
};
use whydoku_words::Names;

fn check_steps(position: &dyn Position) {
    let shape = position.shape();
    for technique in searched(shape) {
        let steps = position.all(technique);
        let every = steps.len().div_ceil(MOST_STEPS).max(1);
        for step in steps.iter().step_by(every) {
            let json = StepJson::new(step, shape);
            for text in [to_json(&json), to_json_pretty(&json)] {
                let back = from_json::<StepJson>(&text).expect("it was just written");
                assert_eq!(back, json);
                assert_eq!(back.read(shape).as_ref(), Ok(step), "{text}");
            }
        }
    }
}

/// As many steps of a technique are read back at each place; hundreds of its nets would look alike.
const MOST_STEPS: usize = 40;

/// On large boards the searches for the largest fish take minutes; those of the usual order are
/// bounded, and every shape of argument occurs on the small ones.
fn searched(shape: &Shape) -> Vec<Technique> {
    if shape.side() > 9 {
        Search::default_order().into_iter().map(|search| search.technique).collect()
    } else {
        Technique::ALL.to_vec()
    }
}

#[test]
fn every_step_through_random_puzzles_is_read_back() {
    let mut random = Random::new(1);
    let mut shapes = small_shapes();
    shapes.push(Shape::square(16).unwrap());
    for shape in shapes {
        let mut position = position(&random_puzzle(&shape, &mut random, 2)).unwrap();
        // On large boards there are thousands of nets at each place.
        let places = if shape.side() > 6 { 1 } else { 2 };
        for _ in 0..places {
            check_steps(&*position);
            let Some(step) = position.first(&Search::default_order()) else { break };
            position.apply(&step);
        }
    }
}
#[test]
fn every_kind_of_entry_on_every_shape_is_read_back() {
    let mut random = Random::new(2);
    let mut shapes = small_shapes();
    shapes.extend([16, 25, 36, 64].map(|side| Shape::square(side).unwrap()));
    let rows: Vec<u8> = (0..36).flat_map(|row| [row; 36]).collect();
    shapes.push(Shape::jigsaw(&rows).unwrap());
    for shape in shapes {
        let side = shape.side();
        let mut puzzle = Puzzle::empty(shape.clone());
        for cell in shape.cells() {
            let digit = Digit::new(random.below(side));
            let set = DigitSet::from_bits(random.next_u64() & random.next_u64());
            let entry = match random.below(5) {
                0 => Entry::Unknown,
                1 => Entry::Given(digit),
                2 => Entry::Placed(digit),
                3 => Entry::Candidates(DigitSet::EMPTY),
                _ => Entry::Candidates(set & DigitSet::first(side)),
            };
            puzzle.set(cell, entry);
        }
        let text = to_json(&PuzzleJson::new(&puzzle));
        assert_eq!(from_json::<PuzzleJson>(&text).unwrap().read(), Ok(puzzle.clone()), "{text}");
        assert_eq!(write(&puzzle, Format::JSON), text, "both crates write the same");
        let back = parse(&text, &Options::default()).map(|parsed| parsed.puzzle);
        assert!(back.is_ok_and(|back| back == puzzle), "both crates read the same: {shape}");
    }
}
#[test]
fn every_rule_on_boards_of_several_sizes_is_read_back() {
    let mut random = Random::new(3);
    for round in 0..600 {
        let side = [4, 6, 9, 16][round % 4];
        let shape = Shape::usual(side).unwrap();
        let clue =
            |at: usize, random: &mut Random| random_clue((round + at) % CLUE_KINDS, &shape, random);
        let rules = (0..3).map(|at| clue(at, &mut random)).collect();
        let puzzle = Puzzle::empty(shape.with_rules(rules).unwrap());
        let text = to_json(&PuzzleJson::new(&puzzle));
        assert_eq!(from_json::<PuzzleJson>(&text).unwrap().read(), Ok(puzzle.clone()), "{text}");
        assert_eq!(write(&puzzle, Format::JSON), text, "both crates write the same");
        let back = parse(&text, &Options::default()).map(|parsed| parsed.puzzle);
        assert!(back.is_ok_and(|back| back == puzzle), "both crates read the same: {text}");
    }
}
#[test]
fn a_rule_that_is_not_understood_is_never_left_out() {
    let board = |part: &str| {
        format!(
            "{{\"schema\":1,\"shape\":{{\"boxes\":[2,2],{part}}},\"givens\":\"{}\"}}",
            ".".repeat(16)
        )
    };
    for part in [
        r#""ruled":true"#,
        r#""rules":[{"rule":"rossini","cells":["r1c1"]}]"#,
        r#""rules":[{"rule":"cage","cells":["r1c5"]}]"#,
        r#""rules":[{"rule":"cage","cells":["r1c1","r1c1"]}]"#,
        r#""rules":[{"rule":"cage","cells":["r1c1"],"sum":"many"}]"#,
        r#""rules":[{"rule":"pair","cells":["r1c1","r1c2"],"relation":{"is":"alike"}}]"#,
        r#""rules":[{"rule":"quadruple","cells":["r1c1","r1c2","r2c1","r2c2"],"digits":["5"]}]"#,
    ] {
        let text = board(part);
        assert!(parse(&text, &Options::default()).is_err(), "{part}");
        let wire = from_json::<PuzzleJson>(&text).and_then(|json| json.read());
        assert!(wire.is_err(), "{part}");
    }
}
#[test]
fn other_fields_of_a_puzzle_are_skipped_and_another_version_is_refused() {
    let mut parsed = parse("12............34", &Options::default()).unwrap();
    parsed.meta.solution =
        Some("1234341221434321".chars().filter_map(Digit::from_symbol).collect());
    let written = export(&parsed.puzzle, &parsed.meta, Format::JSON).unwrap();
    assert!(written.contains("\"solution\":"), "{written}");
    let read = from_json::<PuzzleJson>(&written).unwrap().read();
    assert_eq!(read.as_ref(), Ok(&parsed.puzzle));
    let newer = written.replace("\"schema\":1", "\"schema\":2");
    let why = "schema 2 is not known; this program reads 1";
    assert_eq!(from_json::<PuzzleJson>(&newer).unwrap_err().to_string(), why);
    let refused = parse(&newer, &Options::default()).unwrap_err().to_string();
    assert!(refused.contains(why), "{refused}");
}
#[test]
fn boards_too_large_for_candidates_are_read_back() {
    let shape = Shape::boxes(10, 10).unwrap();
    let mut puzzle = Puzzle::empty(shape);
    puzzle.set(Cell::new(9_999), Entry::Given(Digit::from_number(100)));
    let json = PuzzleJson::new(&puzzle);
    assert_eq!(json.read(), Ok(puzzle));
}
#[test]
fn shapes_are_described_as_a_person_would() {
    let nine = Shape::square(9).unwrap().with(Extra::Diagonals).unwrap();
    let shape = ShapeJson::new(&nine);
    assert_eq!((shape.boxes, shape.side), (Some([3, 3]), 9));
    let empty = PuzzleJson::new(&Puzzle::empty(nine));
    let text = to_json(&empty);
    let wanted = r#"{"schema":1,"shape":{"name":"3x3+diagonals","side":9,"boxes":[3,3],"extras":["diagonals"]},"givens":"...."#;
    assert!(text.starts_with(wanted), "{text}");
    let short = r#"{"schema":1,"shape":{"regions":"1122 1122 3344 3344","extras":[["r1c1","r2c3","r3c4","r4c2"]]},"givens":"12.. 34.. .... ...."}"#;
    let puzzle = from_json::<PuzzleJson>(short).unwrap().read().unwrap();
    assert_eq!(puzzle.shape().to_string(), "jigsaw 4+extra");
    assert_eq!(puzzle.given_count(), 4);
}
#[test]
fn only_sentences_use_the_cell_names_that_a_person_chose() {
    let puzzle = random_puzzle(&Shape::square(4).unwrap(), &mut Random::new(5), 1);
    let position = position(&puzzle).unwrap();
    let step = position.first(&Search::default_order()).unwrap();
    let cell = step.conclusions[0].candidate().cell;
    let names = Names { cells: CellNames::LetterRow, ..Names::from(puzzle.shape()) };
    let json = StepJson::new(&step, names);
    assert!(json.text.contains(&names.cell(cell)), "{}", json.text);
    assert!(json.conclusions[0].starts_with(&puzzle.shape().cell_name(cell)));
    assert_eq!(json.read(puzzle.shape()), Ok(step));
}
#[test]
fn reports_and_failures_are_read_back() {
    let shape = Shape::square(4).unwrap();
    let mut position = position(&random_puzzle(&shape, &mut Random::new(6), 0)).unwrap();
    let puzzle = position.to_puzzle();
    let mut steps = Vec::new();
    while let Some(step) = position.first(&Search::default_order()) {
        position.apply(&step);
        steps.push(StepJson::new(&step, &shape));
    }
    let digits: Vec<Digit> = shape.cells().filter_map(|cell| position.placed(cell)).collect();
    let report = ReportJson {
        puzzle: PuzzleJson::new(&puzzle),
        steps,
        position: Some(PuzzleJson::new(&position.to_puzzle())),
        outcome: "solved".to_owned(),
        message: "Successfully Solved!".to_owned(),
        solutions: vec![digits_line(&shape, &digits)],
        reason: None,
        rating: Some(BriefRatingJson {
            hodoku_level: Some("Easy".into()),
            hodoku_score: Some(204),
            words: "HoDoKu Easy 204".into(),
            ..BriefRatingJson::default()
        }),
    };
    assert_eq!(report.solutions[0].len(), 16);
    assert_eq!(from_json::<ReportJson>(&to_json_pretty(&report)), Ok(report));
    let failure =
        FailureJson { error: "no puzzle".to_owned(), line: Some(3), ..FailureJson::default() };
    assert_eq!(to_json(&failure), r#"{"schema":1,"error":"no puzzle","line":3}"#);
    assert_eq!(from_json::<FailureJson>(&to_json(&failure)), Ok(failure));
}
