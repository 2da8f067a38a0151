//! Tables of puzzles and solutions, through the real program.
use crate::common::{EASY, HARD, SOLVED, file, folder, run, run_with};
use std::fs;

const HARD_SOLVED: &str =
    "593427618867153492241986537476892351958341276312765984684519723139274865725638149";

/// A table whose second row has lost a cell, whose third has a wrong solution and whose fourth has no puzzle.
fn damaged_table() -> String {
    let swapped = format!("543{}", &SOLVED[3..]);
    format!(
        "puzzle,solution\n{EASY},{SOLVED}\n{},{SOLVED}\n{EASY},{swapped}\n,{SOLVED}\n{HARD},{HARD_SOLVED}\n",
        &EASY[..80]
    )
}

#[test]
fn a_damaged_row_of_a_table_is_named_by_row_and_column_and_the_rest_is_done() {
    let path = file("many-table", "in.csv", &damaged_table());
    let errors = folder("many-table").join("errors.txt");
    for command in [
        &["count"][..],
        &["solve", "--quick"],
        &["convert", "--to", "line"],
        &["transform", "--transpose"],
        &["stats"],
        &["rate"],
    ] {
        let mut arguments = command.to_vec();
        arguments.extend([path.as_str(), "--keep-going", "--errors", errors.to_str().unwrap()]);
        let done = run(&arguments);
        let problems = fs::read_to_string(&errors)
            .unwrap_or_else(|error| panic!("{command:?}: {error}, {done:?}"));
        let lines: Vec<&str> = problems.lines().collect();
        assert_eq!(lines.len(), 2, "{command:?}: {problems}");
        assert!(
            lines[0].contains('3')
                && lines[0].contains("column puzzle of this row, expected 81 cells"),
            "{problems}"
        );
        assert!(lines[1].contains('5') && lines[1].contains("column puzzle"), "{problems}");
        assert!(
            done.err.contains(":4: warning: the solution that comes with it is wrong: in r1c2"),
            "{command:?}: {}",
            done.err
        );
        fs::remove_file(&errors).unwrap();
    }
    let counted = run(&["count", &path, "--keep-going"]);
    assert_eq!(counted.out, "1\n-\n1\n-\n1\n");
    // The same from standard input, and where the only row is damaged.
    assert_eq!(run_with(&["count", "-", "--keep-going"], &damaged_table()).out, counted.out);
    let only = format!("puzzle,solution\n{},{SOLVED}\n", &EASY[..15]);
    for command in
        [&["count"][..], &["convert", "--to", "line"], &["check"], &["solve"], &["view"], &["rate"]]
    {
        let refused = run_with(&[command, &["-"]].concat(), &only);
        assert!(refused.code != Some(0) && refused.out.is_empty(), "{command:?}: {refused:?}");
        assert!(
            refused.err.contains('2') && refused.err.contains("column puzzle of this row"),
            "{command:?}: {refused:?}"
        );
    }
}
