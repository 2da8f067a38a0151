//! Strokes as programs write them: joined, hollow, with edges, beginning at the border of a circle.
use whydoku_exact::Budget;
use whydoku_formats::Options;
use whydoku_ink::{Doubt, Reading, read};

/// A board of 4x4 with these rules in words and this ink.
fn drawn(rules: &str, ink: &str) -> Reading {
    let text = format!(
        "{{cs:50,ce:[[,,,],[,,,],[,,,],[,,,]],re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],\
         [[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],metadata:{{rules:'Normal sudoku rules apply. {rules}'}},{ink}}}"
    );
    read(&text, &Options::default(), &[], &Budget::nodes(1000)).expect("drawn").expect("a board")
}

/// The rules that were read, as kinds with their cells; only the number of solutions may be in doubt.
fn rules(rules: &str, ink: &str) -> Vec<String> {
    let reading = drawn(rules, ink);
    let of_solver = |doubt: &Doubt| matches!(doubt, Doubt::SeveralSolutions | Doubt::NoSolution);
    assert!(reading.doubts.iter().all(of_solver), "{rules}: {:?}", reading.doubts);
    let name = |rule: &whydoku_core::Rule| {
        let cells: Vec<String> = [&rule.cells, &rule.others]
            .into_iter()
            .flatten()
            .map(|cell| format!("r{}c{}", cell.row(4) + 1, cell.column(4) + 1))
            .collect();
        format!("{} {}", rule.kind.id(), cells.join(" "))
    };
    let mut found: Vec<String> = reading.parsed.puzzle.shape().rules().iter().map(name).collect();
    found.sort();
    found
}

/// Whether something is left unexplained.
fn is_unexplained(rules: &str, ink: &str) -> bool {
    let doubts = drawn(rules, ink).doubts;
    doubts.iter().any(|doubt| matches!(doubt, Doubt::Unexplained { .. }))
}

const BETWEEN: &str = "Digits on a line are between the digits in the circles at its ends.";

#[test]
fn a_stroke_through_rings_is_several_lines() {
    let line = "l:[{wp:[[0.5,0.5],[0.5,3.5],[2.5,3.5]],c:CFCFCF,th:3}]";
    let ring = |place: &str| format!("{{ct:{place},w:0.8,h:0.8,c1:#CFCFCF,c2:#F,r:t}}");
    let rings = |places: [&str; 3]| format!("{line},o:[{}]", places.map(ring).join(","));
    assert_eq!(
        rules(BETWEEN, &rings(["[0.5,0.5]", "[0.5,3.5]", "[2.5,3.5]"])),
        ["between r1c1 r1c2 r1c3 r1c4", "between r1c4 r2c4 r3c4"]
    );
    // A circle of another style is not the end of a line.
    let other = "{ct:[0.5,2.5],w:0.8,h:0.8,c2:#CFCFCF,r:t}";
    let ink = format!("{line},o:[{},{},{other}]", ring("[0.5,0.5]"), ring("[2.5,3.5]"));
    assert!(is_unexplained(BETWEEN, &ink));
    let odd = format!("{BETWEEN} Grey circles are odd.");
    assert_eq!(rules(&odd, &ink), ["between r1c1 r1c2 r1c3 r1c4 r2c4 r3c4", "odd r1c3"]);
}

#[test]
fn a_hollow_line_has_the_colour_of_its_edges_and_a_black_edge_has_none() {
    let two = |below: &str, above: &str| {
        format!(
            "l:[{{wp:[[0.5,0.5],[0.5,3.5]],c:{below},th:12}},{{wp:[[0.5,0.5],[0.5,3.5]],c:{above},th:4}}]"
        )
    };
    let renban = "Digits on a purple line are consecutive in any order.";
    let expected = ["renban r1c1 r1c2 r1c3 r1c4"];
    assert_eq!(rules(renban, &two("D23BE7", "#FFFFFF")), expected);
    assert_eq!(rules(renban, &two("#000000", "D23BE7")), expected);
    let white = renban.replace("purple", "white");
    assert_eq!(rules(&white, &two("#000000", "#FFFFFF")), expected);
}

#[test]
fn a_thermometer_below_a_line_along_the_same_cells_is_a_rule() {
    let words = "Digits increase from the bulb of a thermometer. Digits on a purple line are consecutive in any order.";
    let ink = "l:[{wp:[[0.5,0.5],[0.5,3.5]],c:CFCFCF,th:14},{wp:[[0.5,0.5],[0.5,3.5]],c:D23BE7,th:5}],\
        o:[{ct:[0.5,0.5],w:0.7,h:0.7,c1:CFCFCF,c2:CFCFCF,r:t}]";
    assert_eq!(
        rules(words, ink),
        ["renban r1c1 r1c2 r1c3 r1c4", "thermometer r1c1 r1c2 r1c3 r1c4"]
    );
}

#[test]
fn an_arrow_may_begin_at_the_border_of_its_circle_and_with_a_point_twice() {
    let words = "Digits along an arrow sum to the digit in the circle.";
    let ink = |from: &str| {
        format!(
            "a:[{{wp:[{from},[0.5,3.5]],c:#0,th:3,hl:0.2}}],o:[{{ct:[0.5,0.5],w:0.9,h:0.9,c1:#0,c2:#F,r:t}}]"
        )
    };
    for from in ["[0.5,0.5]", "[0.5,0.9]", "[0.5,1]", "[0.5,0.9],[0.5,0.9]"] {
        assert_eq!(rules(words, &ink(from)), ["arrow r1c1 r1c2 r1c3 r1c4"], "{from}");
    }
    assert!(is_unexplained(words, &ink("[0.5,1.3]")));
}

#[test]
fn digits_of_a_corner_may_be_texts_as_large_as_its_circle() {
    let words = "Digits in a circle must appear in the four surrounding cells.";
    let digit = |place: &str, digit: &str| format!("{{ct:{place},w:0.65,h:0.65,r:t,te:'{digit}'}}");
    let ink = format!(
        "o:[{{ct:[1,1],w:0.65,h:0.65,c1:#0,c2:#F,r:t}},{},{}]",
        digit("[1,0.8]", "2"),
        digit("[1,1.2]", "3")
    );
    assert_eq!(rules(words, &ink), ["quadruple r1c1 r1c2 r2c1 r2c2"]);
}

#[test]
fn colours_of_css_name_lines() {
    let words = "Box borders divide blue lines into segments with the same sum.";
    let ink = "l:[{wp:[[0.5,0.5],[0.5,3.5]],c:'oklch(88.739% 0.07926 208.88)',th:9}]";
    assert_eq!(rules(words, ink), ["region-sum r1c1 r1c2 r1c3 r1c4"]);
}

#[test]
fn a_letter_that_a_heading_names_is_no_clue() {
    let ink = |letter: &str| {
        format!(
            "l:[{{wp:[[0.5,0.5],[0.5,3.5]],c:D23BE7,th:9}}],o:[{{ct:[0.5,1.5],w:0.1,h:0.1,te:'{letter}'}}]"
        )
    };
    let words = "Renban Lines (R): Digits on a purple line are consecutive in any order.";
    assert_eq!(rules(words, &ink("R")), ["renban r1c1 r1c2 r1c3 r1c4"]);
    assert!(is_unexplained(words, &ink("X")));
    assert!(is_unexplained(&words.replace(':', ""), &ink("R")));
}

#[test]
fn a_common_name_stands_for_its_marks_where_no_sentence_says_more() {
    let dot =
        |fill: &str, column: f64| format!("{{ct:[0.5,{column}],w:0.3,h:0.3,c1:#0,c2:{fill},r:t}}");
    let both = format!("o:[{},{}]", dot("#F", 1.0), dot("#0", 2.0));
    let expected = ["difference r1c1 r1c2", "ratio r1c2 r1c3"];
    assert_eq!(rules("Normal Kropki rules apply.", &both), expected);
    // Dots of another colour are not what the name stands for, and dots of which a sentence speaks are what it says.
    let green = format!("o:[{}]", dot("#67F067", 1.0));
    assert!(is_unexplained("Normal Kropki rules apply.", &green));
    let words = "Kropki. Green dots join consecutive digits.";
    assert_eq!(rules(words, &green), ["difference r1c1 r1c2"]);
    assert!(is_unexplained(words, &format!("o:[{}]", dot("#F", 1.0))));
}

#[test]
fn a_bulb_has_the_colour_of_its_line_and_tells_more_than_the_words_for_its_colour() {
    let line =
        |row: f64, width: u8| format!("{{wp:[[{row},0.5],[{row},3.5]],c:CFCFCF,th:{width}}}");
    let disc = |row: f64, column: f64, fill: &str| {
        format!("{{ct:[{row},{column}],w:0.7,h:0.7,c1:#CFCFCF,c2:{fill},r:t}}")
    };
    let bulb = disc(0.5, 0.5, "#CFCFCF");
    let words = "Digits increase from the bulb of a thermometer. Thin grey lines without bulbs are palindromes.";
    let ink = format!("l:[{},{}],o:[{bulb}]", line(0.5, 20), line(2.5, 8));
    let expected = ["palindrome r3c1 r3c2 r3c3 r3c4", "thermometer r1c1 r1c2 r1c3 r1c4"];
    assert_eq!(rules(words, &ink), expected);
    // The circle of an arrow lies at the tip.
    let words =
        "Digits increase from the bulb of a thermometer. Digits along an arrow sum to the circle.";
    let arrow = "a:[{wp:[[0.5,3.5],[2.5,3.5]],c:#0,th:3,hl:0.2}]";
    let ink = format!("l:[{}],{arrow},o:[{bulb},{}]", line(0.5, 20), disc(0.5, 3.5, "#F"));
    let expected = ["arrow r1c4 r2c4 r3c4", "thermometer r1c1 r1c2 r1c3 r1c4"];
    assert_eq!(rules(words, &ink), expected);
}

#[test]
fn a_sentence_about_two_dots_says_nothing_of_the_one_that_is_not_drawn() {
    let white = "o:[{ct:[0.5,1],w:0.3,h:0.3,c1:#0,c2:#F,r:t}]";
    let words = "White dots join consecutive digits, and black dots join digits in a ratio of 1:2.";
    assert_eq!(rules(words, white), ["difference r1c1 r1c2"]);
    let apart = words.replace(", and", ".");
    let doubts = drawn(&apart, white).doubts;
    assert!(doubts.iter().any(|doubt| matches!(doubt, Doubt::NothingDrawn { .. })), "{doubts:?}");
}
