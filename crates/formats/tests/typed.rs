//! JSON and strings of other programs: what could change the puzzle is understood or refused by its name; nothing is
//! dropped because it has another type or a name that is not known.
#![allow(
    clippy::format_collect,
    clippy::format_push_string,
    reason = "the texts of a test are short"
)]
use whydoku_formats::{Options, Parsed, Warning, parse};

const P: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn read(text: &str) -> Parsed {
    parse(text, &Options::default()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The text is refused, and the message names this.
fn refused(text: &str, named: &str) {
    match parse(text, &Options::default()) {
        Ok(parsed) => panic!("read with {} givens: {text}", parsed.puzzle.given_count()),
        Err(error) => {
            let told = error.to_string();
            assert!(told.contains(named), "{told} does not name {named}\n{text}");
        }
    }
}

/// Rows of numbers as JSON; `empty` is written for an empty cell and `first` for the first digit.
fn rows(empty: &str, first: u32) -> String {
    let cell = |c: char| match c.to_digit(10) {
        None => empty.to_owned(),
        Some(digit) => (digit - 1 + first).to_string(),
    };
    let row = |at: usize| {
        let cells: Vec<String> = P[9 * at..][..9].chars().map(cell).collect();
        format!("[{}]", cells.join(","))
    };
    format!("[{}]", (0..9).map(row).collect::<Vec<_>>().join(","))
}

#[test]
fn keys_of_any_object_that_could_change_the_puzzle_are_refused_by_name() {
    for (key, value) in [
        ("diagonal", "true"),
        ("diagonals", "true"),
        ("diagonal+", "true"),
        ("diagonal", "\"yes\""),
        ("shape", "\"9+diagonals\""),
        ("constraints", "[\"antiknight\"]"),
        ("visual_elements", "[{\"kind\":\"line\"}]"),
        ("cages", "[[1,2]]"),
        ("anything", "{\"a\":1}"),
        ("killer", "\"yes\""),
        ("windows", "1"),
        ("regions", "\"111222333\""),
        ("board", "\"4........\""),
    ] {
        refused(&format!("{{\"puzzle\":\"{P}\",\"{key}\":{value}}}"), key);
        refused(&format!("{{\"{key}\":{value},\"grid\":{}}}", rows("0", 1)), key);
    }
    refused(&format!("{{\"puzzle\":\"{P}\",\"variant\":\"Diagonal\"}}"), "Diagonal");
    for harmless in [
        "\"id\":7",
        "\"difficulty\":\"easy\"",
        "\"seed\":12",
        "\"clues\":30",
        "\"tags\":[\"a\"]",
        "\"variant\":\"classic\"",
        "\"constraints\":[]",
        "\"diagonal\":false",
        "\"size\":9",
    ] {
        let parsed = read(&format!("{{\"puzzle\":\"{P}\",{harmless}}}"));
        assert_eq!(parsed.puzzle.given_count(), 30, "{harmless}");
    }
    refused(&format!("{{\"puzzle\":\"{P}\",\"size\":16}}"), "size");
}

#[test]
fn numbers_in_rows_are_digits_whatever_their_name_and_their_first_number() {
    let puzzle = read(P).puzzle;
    for text in [
        format!("{{\"cells\":{}}}", rows("0", 1)),
        format!("{{\"rows\":{}}}", rows("null", 1)),
        format!(
            "{{\"size\":9,\"givens\":{}}}",
            rows("0", 1).replace("],[", ",").replace("[[", "[").replace("]]", "]")
        ),
    ] {
        assert_eq!(read(&text).puzzle, puzzle, "{text}");
    }
    for text in
        [rows("null", 0), rows("null", 0).replace("],[", ",").replace("[[", "[").replace("]]", "]")]
    {
        let parsed = read(&text);
        assert_eq!(parsed.puzzle, puzzle, "{text}");
        assert_eq!(parsed.warnings, [Warning::ZeroIsDigit]);
    }
    assert_eq!(read(&rows("null", 1)).warnings, []);
    let solution =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let numbers: Vec<String> = solution.chars().map(String::from).collect();
    let parsed = read(&format!("{{\"puzzle\":\"{P}\",\"solution\":[{}]}}", numbers.join(",")));
    assert_eq!(parsed.meta.solution.map(|digits| digits.len()), Some(81));
}

#[test]
fn our_own_json_refuses_wrong_types_unknown_keys_and_contradictions() {
    let own = |parts: &str| {
        format!("{{\"schema\":1,\"shape\":{{\"size\":9}},\"givens\":\"{P}\"{parts}}}")
    };
    assert_eq!(read(&own("")).puzzle.given_count(), 30);
    let shape = |parts: &str| {
        format!("{{\"schema\":1,\"shape\":{{\"size\":9{parts}}},\"givens\":\"{P}\"}}")
    };
    let regions =
        "111222333111222333111222333444555666444555666444555666777888999777888999777888999";
    for (text, named) in [
        (own(",\"rules\":[{\"rule\":\"move\",\"steps\":[1,2]}]"), "rules"),
        (own(",\"rules\":{\"rule\":\"move\",\"steps\":[1,2]}"), "rules"),
        (own(",\"diagonals\":true"), "diagonals"),
        (own(",\"candidates\":[1,2,3]"), "candidates[0]"),
        (own(",\"candidates\":[\"12\"]"), "candidates"),
        (own(",\"placed\":[1,2]"), "placed"),
        (own(",\"values\":[1,2]"), "values"),
        (own(",\"extra\":{\"a\":1}"), "extra"),
        (shape(",\"rules\":{\"rule\":\"move\"}"), "shape.rules"),
        (shape(",\"rules\":\"knight\""), "shape.rules"),
        (shape(",\"extras\":\"diagonals\""), "shape.extras"),
        (shape(",\"regions\":[1,1,2]"), "shape.regions"),
        (shape(&format!(",\"boxes\":[3,3],\"regions\":\"{regions}\"")), "both boxes and regions"),
        (shape(",\"side\":16"), "16"),
        (shape(",\"diagonal\":true"), "shape.diagonal"),
        (own("").replace("\"size\":9", "\"size\":\"9\""), "shape.size"),
    ] {
        refused(&text, named);
    }
}

#[test]
fn keys_that_are_repeated_are_refused() {
    for text in [
        format!("{{\"puzzle\":\"{P}\",\"puzzle\":\"{}\"}}", P.replace('5', ".")),
        format!("{{\"puzzle\":{0},\"puzzle\":{0}}}", rows("0", 1)),
        format!("{{\"schema\":1,\"shape\":{{\"size\":9,\"size\":9}},\"givens\":\"{P}\"}}"),
        "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],\"antiknight\":true,\"antiknight\":false}".into(),
    ] {
        refused(&text, "twice");
    }
}

/// An empty board of f-puzzles with these parts.
fn fpuzzles(parts: &str) -> String {
    let row = format!("[{}]", ["{}"; 9].join(","));
    format!("{{\"size\":9,\"grid\":[{}]{parts}}}", [row.as_str(); 9].join(","))
}

#[test]
fn f_puzzles_refuses_wrong_types_and_parts_that_it_does_not_read() {
    assert_eq!(read(&fpuzzles("")).puzzle.given_count(), 0);
    for (parts, named) in [
        (",\"killercage\":{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"5\"}", "killercage"),
        (",\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"sum\":\"5\"}]", "killercage[0].sum"),
        (",\"negative\":\"ratio\"", "negative"),
        (",\"palindrome\":[{\"cells\":[\"R1C1\",\"R1C2\"]}]", "palindrome[0].cells"),
        (",\"antiknight\":\"yes\"", "antiknight"),
        (",\"diagonal+\":1", "diagonal+"),
        (",\"extraregion\":{\"cells\":[\"R1C1\"]}", "extraregion"),
        (",\"mystery\":\"anti-king\"", "mystery"),
        (",\"mystery\":3", "mystery"),
    ] {
        refused(&fpuzzles(parts), named);
    }
    let given = fpuzzles("").replacen("{}", "{\"value\":5,\"given\":\"true\"}", 1);
    refused(&given, "grid[0][0].given");
    refused(&fpuzzles("").replace("\"size\":9", "\"size\":6"), "size is 6");
    refused(&fpuzzles("").replacen("{}", "{\"value\":5,\"fixed\":1}", 1), "grid[0][0].fixed");
}

/// An empty board of `SudokuPad` with these parts.
fn sudokupad(cell: &str, parts: &str) -> String {
    let row = format!("[{}]", ["{}"; 9].join(","));
    let cells = [row.as_str(); 9].join(",").replacen("{}", cell, 1);
    let region = |box_: usize| {
        let cells =
            (0..9).map(|at| format!("[{},{}]", box_ / 3 * 3 + at / 3, box_ % 3 * 3 + at % 3));
        format!("[{}]", cells.collect::<Vec<_>>().join(","))
    };
    let regions: Vec<String> = (0..9).map(region).collect();
    format!("{{\"cells\":[{cells}],\"regions\":[{}]{parts}}}", regions.join(","))
}

#[test]
fn sudokupad_refuses_wrong_types_and_cells_that_are_no_digits() {
    assert_eq!(read(&sudokupad("{\"value\":5}", "")).puzzle.given_count(), 1);
    for (cell, parts, named) in [
        ("{}", ",\"cages\":{\"cells\":[[0,0],[0,1]],\"value\":\"5\"}", "cages"),
        ("{}", ",\"global\":\"antiknight\"", "global"),
        ("{}", ",\"metadata\":{\"antiking\":true}", "antiking"),
        ("{}", ",\"metadata\":{\"norowcol\":true}", "norowcol"),
        ("{\"value\":\"A\"}", "", "r1c1 holds \"A\""),
        ("{\"value\":\"10\"}", "", "r1c1 holds \"10\""),
        ("{\"value\":\"0\"}", "", "r1c1 holds \"0\""),
        ("{\"value\":\"?\"}", "", "r1c1 holds \"?\""),
        ("{\"value\":0}", "", "r1c1 holds 0"),
        ("{\"value\":[5]}", "", "cells[0][0].value"),
        ("{\"centremarks\":[\"a\",1]}", "", "marks of r1c1"),
    ] {
        refused(&sudokupad(cell, parts), named);
    }
    let object = sudokupad("{}", "")
        .replace("\"regions\":[[", "\"regions\":{\"a\":[[")
        .replace("]]]}", "]]]}}");
    refused(&object, "regions");
    // Nothing says that a board without regions has boxes.
    let bare = sudokupad("{\"value\":5}", "");
    let bare = format!("{}}}", &bare[..bare.find(",\"regions\"").unwrap()]);
    refused(&bare, "regions");
    let options = Options { shape: whydoku_core::Shape::square(9).ok(), format: None };
    assert_eq!(parse(&bare, &options).unwrap().puzzle.given_count(), 1);
}

#[test]
fn saves_of_gnome_refuse_what_they_do_not_know() {
    let save = |cell: &str, parts: &str| {
        format!(
            "{{\"difficulty_category\":\"EASY\",\"time_elapsed\":1.5,\"cells\":[{cell}]{parts}}}"
        )
    };
    let good = "{\"position\":[0,0],\"value\":5,\"fixed\":true,\"earmarks\":[]}";
    assert_eq!(read(&save(good, "")).puzzle.given_count(), 1);
    refused(&save(good, ",\"diagonals\":true"), "diagonals");
    refused(&save(&good.replace(":5", ":\"5\""), ""), "cells[0].value");
    refused(&save(&good.replace(":5", ":10"), ""), "r1c1 holds 10");
    refused(&save(&good.replace("[]", "7"), ""), "cells[0].earmarks");
}

#[test]
fn marks_of_cells_that_do_not_touch_are_refused() {
    for text in [".X~R1C1", ".GreaterThan~R1C1~R5C5", ".WhiteDot~R1C1~R5C5~R1C5"] {
        refused(text, "names no two cells that touch");
    }
    assert_eq!(read(".X~R1C1~R1C2").puzzle.shape().rules().len(), 1);
}

#[test]
fn sentences_about_rules_are_no_comments() {
    let grid: String = (0..9).map(|row| format!("{}\n", &P[9 * row..][..9])).collect();
    for line in [
        "sum of r1c1 and r1c2 is 5",
        "killer cage at r1c1 r1c2 is 5",
        "The cage r1c1 r1c2 has the sum 5",
    ] {
        refused(&format!("{grid}{line}\n"), "line 10");
    }
    assert_eq!(read(&format!("{grid}Hidden single: 4 in row 1, r1c3\n")).puzzle.given_count(), 30);
}
