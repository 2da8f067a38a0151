//! The 9x9 engine on a handful of puzzles: what an interpreter of Rust can run in minutes
//! (`cargo xtask miri`), and everything about memory in it.
use whydoku_exact::{
    Answer, Backend, Batch, Brief, Budget, Classic, Counted, Known, Verdict, count,
    other_solutions_on, solve,
};

/// Lines, and how many solutions they have, up to two.
const LINES: [(&str, u64); 6] = [
    ("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......", 1),
    ("2.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......", 2),
    (".....58.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......", 0),
    ("417369825632158947958724316825437169791586432346912758289643571573291684164875293", 1),
    ("417369825632158947958724316825437169791586432346912758289643571573291684164875295", 0),
    ("417369825632158947958724316825437169791586432346912758..................164875293", 2),
];

fn puzzles() -> Vec<Classic> {
    let lines = LINES.iter().map(|(line, _)| Classic::from_line(line.as_bytes()).unwrap());
    // A whole vector of puzzles is slow under an interpreter.
    let copies = if cfg!(miri) { 1 } else { 40 };
    lines.cycle().take(LINES.len() * copies).collect()
}

#[test]
fn batches_and_single_calls_count_and_solve() {
    let puzzles = puzzles();
    let expected: Vec<u64> = LINES.iter().map(|line| line.1).cycle().take(puzzles.len()).collect();
    for &backend in Backend::available() {
        let batch = Batch::new().backend(backend);
        assert_eq!(batch.counts(&puzzles, 2).unwrap(), expected, "{backend:?}");
        for (puzzle, &expected) in puzzles.iter().zip(&expected).take(LINES.len()) {
            assert_eq!(puzzle.count_on(backend, 2), expected, "{backend:?} {puzzle}");
        }
        let briefs = batch.briefs(&puzzles).unwrap();
        for ((brief, puzzle), &expected) in briefs.iter().zip(&puzzles).zip(&expected) {
            match brief {
                Brief::None => assert_eq!(expected, 0, "{puzzle}"),
                Brief::Unique(only) => assert!(expected == 1 && puzzle.is_solved_by(only)),
                Brief::Several => assert_eq!(expected, 2, "{puzzle}"),
            }
        }
    }
}
#[test]
fn nodes_waiting_in_every_place_are_searched() {
    // More branches than lanes, in a puzzle of few solutions and in a nearly empty board.
    let open = "417369825632158947958724316825437169791586432".to_owned() + &".".repeat(36);
    let open = Classic::from_line(open.as_bytes()).unwrap();
    let boards = [open, Classic::EMPTY];
    // About fifty sweeps of the nearly empty one take an interpreter a quarter of an hour.
    let (boards, limit) = if cfg!(miri) { (&boards[..1], 4) } else { (&boards[..], 500) };
    for &backend in Backend::available() {
        let batch = Batch::new().backend(backend);
        let counts = batch.counts(boards, limit).unwrap();
        assert!(counts.iter().all(|&count| count == limit), "{backend:?}: {counts:?}");
        assert_eq!(open.count_on(backend, limit), limit, "{backend:?}");
    }
}
#[test]
fn threads_streams_and_other_solutions_agree() {
    let puzzles = puzzles();
    let expected: Vec<u64> = LINES.iter().map(|line| line.1).cycle().take(puzzles.len()).collect();
    let mut counts = Vec::new();
    let each = |count| {
        counts.push(count);
        core::ops::ControlFlow::Continue(())
    };
    Batch::new().threads(2).count_stream(puzzles.iter().copied(), 2, each).unwrap();
    assert_eq!(counts, expected);
    let solution = *puzzles[3].numbers();
    let known = [Known { solution, differs_in: None }, Known { solution, differs_in: Some(60) }];
    for &backend in Backend::available() {
        let differences = other_solutions_on(backend, &[puzzles[3], puzzles[5]], &known);
        assert!(differences[0] == 0 && differences[1] >> 60 & 1 == 1, "{backend:?}");
    }
}
#[test]
fn functions_for_every_shape_accept_classic_puzzles() {
    let puzzle = puzzles()[5].to_puzzle();
    assert_eq!(
        count(&puzzle, 3, &Budget::nodes(1_000)),
        Counted { found: 3, complete: true },
        "the general engine"
    );
    assert!(matches!(solve(&puzzle, &Budget::unlimited()), Verdict::Several(..)));
    let answers = Batch::new().answers(&puzzles()[3..6]).unwrap();
    assert!(matches!(answers[..], [Answer::Unique(_), Answer::None, Answer::Several(..)]));
}
