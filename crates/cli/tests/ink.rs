//! Puzzles whose rules are drawn, through the real program: read where everything is understood, refused with every doubt
//! where it is not, and settled by a person.
use crate::common::{folder, run, run_with};

/// A board of 4x4 with a thermometer and two dots, which have one solution, and something more.
fn drawn(rules: &str, lines: &str) -> String {
    let region = |row: usize, column: usize| {
        let cells = (0..4).map(|at| format!("[{},{}]", row + at / 2, column + at % 2));
        format!("[{}]", cells.collect::<Vec<_>>().join(","))
    };
    let regions = [region(0, 0), region(0, 2), region(2, 0), region(2, 2)].join(",");
    format!(
        "{{id:'x',cs:50,ce:[[{{v:1}},,,],[,,,],[,,,],[,,,]],re:[{regions}],metadata:{{rules:'Normal sudoku rules apply. \
         Digits along a thermometer increase from the bulb. White dots join consecutive digits, and black dots join digits \
         in a 1:2 ratio.{rules}'}},l:[{{wp:[[3.5,3.5],[3.5,0.5]],c:CFCFCF,th:20}}{lines}],u:[{{ct:[3.5,3.5],w:0.8,h:0.8,\
         c2:CFCFCF,r:t}}],o:[{{ct:[0.5,1],w:0.3,h:0.3,c1:#0,c2:#F,r:t}},{{ct:[3,2.5],w:0.3,h:0.3,c1:#0,c2:#0,r:t}}]}}"
    )
}

/// A line in a colour that no sentence names.
const LINE: &str = ",{wp:[[1.5,0.5],[1.5,1.5]],c:F067F0,th:9}";

#[test]
fn a_puzzle_that_is_understood_is_used_as_any_other() {
    let puzzle = drawn("", "");
    let checked = run(&["check", &puzzle]);
    assert_eq!((checked.code, &checked.err[..]), (Some(0), ""), "{checked:?}");
    let written = run(&["convert", &puzzle, "--to", "notation"]);
    for line in ["thermometer: r4c4 r4c3 r4c2 r4c1", "white dot: r1c1 r1c2", "black dot: r3c3 r4c3"]
    {
        assert!(written.out.contains(line), "{written:?}");
    }
    let solved = run(&["solve", &puzzle, "--quick"]);
    assert_eq!(solved.out.trim(), "1234341221434321", "{solved:?}");
}

#[test]
fn what_no_rule_explains_is_named_with_its_place_and_nothing_is_solved() {
    let puzzle = drawn(" Bulbs hum at night.", LINE);
    for command in ["check", "solve", "hint", "convert", "count"] {
        let to: &[&str] = if command == "convert" { &["--to", "notation"] } else { &[] };
        let refused = run(&[&[command, &puzzle], to].concat());
        assert_eq!(refused.code, Some(2), "{command}: {refused:?}");
        for doubt in ["Sentence 4 of the rules: \"Bulbs hum at night\"", "the purple line at r2c1"]
        {
            assert!(refused.err.contains(doubt), "{command}: {refused:?}");
        }
        assert_eq!(refused.out, "", "{command}");
    }
    let german = run(&["check", &puzzle, "--language", "de"]);
    assert!(german.err.contains("Satz 4 der Regeln: „Bulbs hum at night“"), "{german:?}");
}

#[test]
fn a_doubtful_puzzle_can_be_looked_at_but_not_sent_on() {
    let puzzle = drawn("", LINE);
    let seen = run(&["view", &puzzle]);
    assert_eq!(seen.code, Some(0), "{seen:?}");
    assert!(seen.err.contains("only what is understood is shown"), "{seen:?}");
    assert_eq!(run(&["view", &puzzle, "--to", "json"]).code, Some(2));
}

#[test]
fn a_person_settles_what_the_program_does_not_know() {
    let puzzle = drawn(" Bulbs hum at night.", LINE);
    let settled = ["--rule", "purple line = renban", "--rule", "sentence 4 = nothing"];
    let written = run(&[&["convert", &puzzle, "--to", "notation"], &settled[..]].concat());
    assert!(written.out.contains("renban: r2c1 r2c2"), "{written:?}");
    let nothing = ["--rule", "purple line = nothing", "--rule", "sentence 4 = nothing"];
    assert_eq!(run(&[&["check", &puzzle], &nothing[..]].concat()).code, Some(0));
    // One of the two is not enough.
    assert_eq!(run(&["check", &puzzle, "--rule", "purple line = renban"]).code, Some(2));
    for wrong in ["purple line", "= renban", "purple line = barometer"] {
        assert_eq!(run(&["check", &puzzle, "--rule", wrong]).code, Some(2), "{wrong}");
    }
}

#[test]
fn a_person_settles_what_a_sentence_says_too() {
    let puzzle = drawn(" Renban lines are purple.", "");
    let refused = run(&["check", &puzzle]);
    let doubt = "Sentence 4 of the rules speaks of renban, and nothing is drawn for it.";
    assert!(refused.code == Some(2) && refused.err.contains(doubt), "{refused:?}");
    assert_eq!(run(&["check", &puzzle, "--rule", "sentence 4 = nothing"]).code, Some(0));
}

#[test]
fn a_file_holds_a_drawn_puzzle_as_well() {
    let file = folder("ink").join("drawn.txt");
    std::fs::write(&file, drawn("", "")).unwrap();
    let file = file.to_str().unwrap();
    let checked = run(&["check", file, "--lines"]);
    assert_eq!((checked.code, checked.out.trim()), (Some(0), "unique"), "{checked:?}");
}

#[test]
fn a_drawn_puzzle_is_read_from_standard_input_by_jobs_too() {
    let counted = run_with(&["count", "-"], &drawn("", ""));
    assert_eq!((counted.code, counted.out.trim()), (Some(0), "1"), "{counted:?}");
    // One that is not understood is refused with its doubts, not with its first character.
    let doubtful = run_with(&["count", "-"], &drawn(" Cows fly.", ""));
    assert!(doubtful.code != Some(0) && doubtful.err.contains("Cows fly"), "{doubtful:?}");
}
