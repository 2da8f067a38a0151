//! Puzzles with rules beyond houses through the real program: read, counted, drawn, passed on, and never taken for
//! classic ones.
use crate::common::{folder, run, run_with};

/// A killer of size 4 with one solution, and many without its rules.
const KILLER: &str = "\
....
....
....
....
knight
cage 3: r1c1 r1c2
cage 6: r1c3 r2c3
cage 7: r2c1 r3c1
cage 3: r3c3 r3c4
cage 6: r3c2 r4c1 r4c2
";

/// The same in the format of Interactive Sudoku Solver.
const STRING: &str = ".Shape~4x4.AntiKnight.Cage~3~R1C1~R1C2.Cage~6~R1C3~R2C3.Cage~7~R2C1~R3C1\
    .Cage~3~R3C3~R3C4.Cage~6~R3C2~R4C1~R4C2";

fn solutions(text: &str) -> String {
    let counted = run_with(&["count", "-"], text);
    assert_eq!((counted.code, counted.err.as_str()), (Some(0), ""), "{counted:?}");
    counted.out.trim().to_owned()
}

#[test]
fn a_killer_has_the_same_count_in_every_format() {
    let count = solutions(KILLER);
    assert_eq!(count, "1");
    let file = folder("killer").join("killer.txt");
    std::fs::write(&file, KILLER).unwrap();
    let from_file = run(&["count", file.to_str().unwrap()]);
    assert_eq!(from_file.out.trim(), count, "{from_file:?}");
    assert_eq!(run(&["count", STRING]).out.trim(), count);
    for format in ["fpuzzles", "fpuzzles-json", "fpuzzles-link", "solver-link", "json"] {
        let written = run_with(&["convert", "-", "--to", format], KILLER);
        assert_eq!(written.code, Some(0), "{format}: {written:?}");
        assert_eq!(run(&["count", written.out.trim()]).out.trim(), count, "{format}");
        let back = run_with(&["convert", "-", "--to", "notation"], &written.out);
        assert_eq!(back.out.trim_end(), KILLER.trim_end(), "{format}");
    }
    // The empty board alone has more than one.
    let bare = run_with(&["count", "-"], &KILLER[..20]);
    assert_eq!((bare.code, bare.out.as_str()), (Some(1), "2\n"), "{bare:?}");
    let checked = run_with(&["check", "-"], KILLER);
    assert!(checked.out.contains("exactly one solution"), "{checked:?}");
    let solved = run_with(&["solve", "-", "--quick"], KILLER);
    assert_eq!((solved.code, solved.out.trim().len()), (Some(0), 16), "{solved:?}");
}

#[test]
fn solver_strings_convert_to_notation_and_back() {
    let typed = run(&["convert", STRING, "--to", "notation"]);
    assert_eq!((typed.code, typed.out.trim_end()), (Some(0), KILLER.trim_end()), "{typed:?}");
    let back = run_with(&["convert", "-", "--to", "solver-string"], KILLER);
    assert_eq!(back.out.matches(".Cage~").count(), 5, "{back:?}");
    assert!(back.out.contains(".AntiKnight"), "{back:?}");
    let line = run_with(&["convert", "-", "--to", "line"], KILLER);
    assert_eq!(line.code, Some(2), "{line:?}");
    assert!(line.err.contains("no place for cages"), "{line:?}");
}

#[test]
fn a_misspelt_rule_is_named_and_nothing_is_answered() {
    let slip = KILLER.replace("knight", "knigth");
    for command in [["count", "-"], ["check", "-"], ["solve", "-"], ["view", "-"]] {
        let answer = run_with(&command, &slip);
        assert_eq!((answer.code, answer.out.as_str()), (Some(2), ""), "{command:?}: {answer:?}");
        assert!(answer.err.contains("did you mean 'knight'?"), "{command:?}: {answer:?}");
    }
}

#[test]
fn pictures_show_the_rules() {
    let drawn = run_with(&["draw", "-"], KILLER);
    assert_eq!(drawn.code, Some(0), "{drawn:?}");
    for part in
        ["stroke-dasharray=\"6 4\"", "knight", "Rules: knight; cage 3: r1c1 r1c2;", ">7</text>"]
    {
        assert!(drawn.out.contains(part), "{part}: {}", drawn.out);
    }
    let german = run_with(&["draw", "-", "--language", "de"], KILLER);
    assert!(german.out.contains("Springerabstand"), "{german:?}");
    let seen = run_with(&["view", "-"], KILLER);
    assert!(seen.out.ends_with("cage 6: r3c2 r4c1 r4c2\n"), "{seen:?}");
}

#[test]
fn a_killer_is_certified_and_a_tampered_certificate_is_rejected() {
    let folder = folder("certified-killer");
    let [file, proof] = ["killer.txt", "proof.jsonl"].map(|name| folder.join(name));
    std::fs::write(&file, KILLER).unwrap();
    let [file, proof] = [&file, &proof].map(|path| path.to_str().unwrap());
    let made = run(&["check", file, "--certify", proof]);
    assert_eq!(made.code, Some(0), "{made:?}");
    let checked = run(&["check", proof]);
    assert_eq!((checked.code, checked.out.as_str()), (Some(0), "unique: verified\n"));
    let text = std::fs::read_to_string(proof).unwrap();
    let tampered = text.replace(r#""number":7"#, r#""number":6"#);
    assert_ne!(tampered, text);
    let rejected = run_with(&["check", "-"], &tampered);
    assert_eq!(rejected.out, "unique: rejected: rule 4 does not hold in a solution\n");
    // A file of many lines; one of its puzzles has no cages.
    let lines = format!(
        "{STRING}\n{}\n{}\n",
        "1".repeat(2) + &".".repeat(14),
        STRING.replace("~7~", "~6~")
    );
    let certified = run_with(&["check", "-", "--lines", "--certify", proof], &lines);
    assert_eq!(certified.out, "unique\nnone\nnone\n", "{certified:?}");
    let checked = run(&["check", proof]);
    assert_eq!(checked.out, "unique: verified\nnone: verified\nnone: verified\n", "{checked:?}");
    let cnf = folder.join("killer.cnf");
    for input in [file, proof] {
        let refused = run(&["check", input, "--cnf", cnf.to_str().unwrap()]);
        assert_eq!(refused.code, Some(2), "{refused:?}");
        assert!(refused.err.contains("cages") && !cnf.exists(), "{refused:?}");
    }
}

#[test]
fn commands_that_do_not_know_rules_refuse_them() {
    for command in [&["canon", "-"][..], &["convert", "-", "--to", "sdm"]] {
        let answer = run_with(command, KILLER);
        assert_eq!((answer.code, answer.out.as_str()), (Some(2), ""), "{command:?}: {answer:?}");
    }
    let turned = run_with(&["transform", "-", "--transpose"], KILLER);
    assert_eq!(turned.code, Some(0), "{turned:?}");
    let typed = run_with(&["convert", "-", "--to", "notation"], &turned.out);
    assert!(typed.out.contains("cage 3: r1c1 r2c1"), "{typed:?}");
    let renamed = run_with(&["transform", "-", "--relabel", "2134"], KILLER);
    assert_eq!(renamed.code, Some(2), "sums do not survive other digits: {renamed:?}");
}
