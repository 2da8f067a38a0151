//! All puzzles of the collections, when they are there: every path agrees with what the
//! collection says and with each other.
use pencilmark_exact::{Batch, Classic, Path};
use std::fs;

/// Name, and how many solutions (up to two) its puzzles have, if that is one number.
const SETS: [(&str, Option<u64>); 10] = [
    ("17_clue", Some(1)),
    ("magictour_top1465", Some(1)),
    ("forum_hardest_1905_11plus", Some(1)),
    ("forum_hardest_1106", Some(1)),
    ("serg_benchmark", Some(2)),
    ("random_minimal", Some(1)),
    ("easy_naked", Some(1)),
    ("zero_solution", Some(0)),
    ("vicinity_minimal", None),
    ("vicinity_17", None),
];

/// Puzzles of each set that an ordinary test run looks at; `PENCILMARK_ALL_PUZZLES=1` looks at all.
const SAMPLE: usize = 300;

fn read(name: &str) -> Option<Vec<Classic>> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/solver");
    let text = fs::read(format!("{root}/{name}.txt")).ok()?;
    let lines = text.split(|&byte| byte == b'\n').filter_map(|line| line.get(..81));
    Some(lines.filter_map(Classic::from_line).collect())
}

#[test]
fn every_path_agrees_with_the_collections() {
    let all = std::env::var_os("PENCILMARK_ALL_PUZZLES").is_some();
    for (name, solutions) in SETS {
        let Some(mut puzzles) = read(name) else {
            println!("skipped: the collections of ../shared are not there");
            return;
        };
        assert!(puzzles.len() >= 300, "{name}");
        if !all {
            let step = (puzzles.len() / SAMPLE).max(1);
            puzzles = puzzles.into_iter().step_by(step).collect();
        }
        let counts: Vec<Vec<u64>> = Path::available()
            .iter()
            .map(|&path| Batch::new().path(path).counts(&puzzles, 2).unwrap())
            .collect();
        assert!(counts.iter().all(|of_path| *of_path == counts[0]), "{name}");
        for &path in Path::available() {
            let one_by_one = puzzles.iter().map(|puzzle| puzzle.count_on(path, 2));
            assert!(one_by_one.eq(counts[0].iter().copied()), "{name}, one by one");
        }
        if let Some(solutions) = solutions {
            assert!(counts[0].iter().all(|&count| count == solutions), "{name}");
        }
    }
}
