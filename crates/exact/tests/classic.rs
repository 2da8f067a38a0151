//! The 9x9 engine: every backend against the general engine and against a naive solver, and the
//! ways to work on many puzzles.
use core::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use whydoku_core::{Cell, Digit, DigitSet, Entry, Puzzle, Random};
use whydoku_exact::{
    Answer, Backend, Batch, Brief, Budget, Classic, Counted, Solution, Stopped, Verdict, count,
    is_solution, solutions, solve,
};
use whydoku_testkit::{naive_solutions, random_puzzle};

/// Puzzles with no, one, two, some and very many solutions.
fn mixed(count: usize, seed: u64) -> Vec<Classic> {
    let mut random = Random::new(seed);
    let shape = Classic::EMPTY.to_puzzle().shape().clone();
    let base: Vec<Classic> = (0..20)
        .map(|_| {
            Classic::from_puzzle(&random_puzzle(&shape, &mut random, 1)).expect("a plain board")
        })
        .collect();
    (0..count)
        .map(|_| {
            let mut numbers = *base[random.below(base.len())].numbers();
            for _ in 0..random.below(5) {
                let cell = random.below(81);
                numbers[cell] = if random.below(3) == 0 { random.below(10) as u8 } else { 0 };
            }
            Classic::from_numbers(numbers).expect("up to nine")
        })
        .collect()
}

fn general_count(puzzle: &Puzzle, limit: u64) -> u64 {
    // A budget of nodes selects the engine for every shape.
    let budget = Budget::nodes(u64::MAX);
    solutions(puzzle, limit, &budget, &mut |_| ControlFlow::Continue(())).found
}

/// Puzzles of an ordinary test run; `WHYDOKU_PUZZLES=1000000` checks more.
const PUZZLES: usize = 1_500;

#[test]
fn every_backend_counts_what_the_general_engine_counts() {
    let asked = std::env::var("WHYDOKU_PUZZLES").ok().and_then(|text| text.parse().ok());
    let puzzles = mixed(asked.unwrap_or(PUZZLES), 1);
    for limit in [1, 2, 3, 40] {
        let expected: Vec<u64> =
            puzzles.iter().map(|puzzle| general_count(&puzzle.to_puzzle(), limit)).collect();
        assert!((0..=limit.min(3)).all(|count| expected.contains(&count)), "all sorts occur");
        for &backend in Backend::available() {
            let counts = Batch::new().backend(backend).counts(&puzzles, limit).unwrap();
            assert_eq!(counts, expected, "{backend:?}, up to {limit}");
            let one_by_one: Vec<u64> =
                puzzles.iter().map(|puzzle| puzzle.count_on(backend, limit)).collect();
            assert_eq!(one_by_one, expected, "{backend:?}, up to {limit}, one by one");
        }
    }
}
#[test]
fn large_counts_are_exact_on_every_backend() {
    let puzzles = mixed(40, 3);
    for &backend in Backend::available() {
        let counts = Batch::new().backend(backend).counts(&puzzles, 10_000).unwrap();
        for (puzzle, count) in puzzles.iter().zip(counts) {
            assert_eq!(count, general_count(&puzzle.to_puzzle(), 10_000), "{puzzle} {backend:?}");
        }
    }
}
#[test]
fn answers_are_correct_and_equal_on_every_backend_and_any_number_of_threads() {
    let mut puzzles = mixed(300, 2);
    puzzles.extend([Classic::EMPTY; 3]);
    let answers = Batch::new().backend(Backend::Portable).answers(&puzzles).unwrap();
    for (puzzle, answer) in puzzles.iter().zip(&answers) {
        let naive = naive_solutions(&puzzle.to_puzzle(), 2);
        let solves = |numbers: &[u8; 81]| {
            let digits = Classic::from_numbers(*numbers).unwrap().to_puzzle();
            let digits: Vec<_> = digits.entries().iter().filter_map(|e| e.digit()).collect();
            is_solution(&puzzle.to_puzzle(), &digits)
        };
        match answer {
            Answer::None => assert_eq!(naive.len(), 0),
            Answer::Unique(only) => assert!(naive.len() == 1 && solves(only)),
            Answer::Several(a, b) => assert!(naive.len() == 2 && a != b && solves(a) && solves(b)),
        }
    }
    for &backend in Backend::available() {
        for threads in [1, 3] {
            let batch = Batch::new().backend(backend).threads(threads);
            assert_eq!(batch.answers(&puzzles).unwrap(), answers, "{backend:?}");
        }
    }
}
#[test]
fn a_limit_is_reached_but_never_exceeded() {
    for puzzle in mixed(60, 6) {
        let all = general_count(&puzzle.to_puzzle(), 13);
        for limit in 0..=13 {
            let expected = all.min(limit);
            let budget = Budget::unlimited();
            assert_eq!(count(&puzzle.to_puzzle(), limit, &budget).found, expected, "{puzzle}");
            for &backend in Backend::available() {
                assert_eq!(puzzle.count_on(backend, limit), expected, "{puzzle} {backend:?}");
                let counts = Batch::new().backend(backend).counts(&[puzzle], limit).unwrap();
                assert_eq!(counts, [expected], "{puzzle} {backend:?}");
            }
        }
    }
}
#[test]
fn candidates_in_place_of_digits_give_the_same_answers() {
    let mut random = Random::new(8);
    for classic in mixed(60, 9) {
        let mut puzzle = classic.to_puzzle();
        for cell in 0..81 {
            let cell = Cell::new(cell);
            let candidates = match puzzle.digit(cell) {
                Some(digit) => DigitSet::only(digit),
                None => DigitSet::first(9) - DigitSet::only(Digit::new(random.below(9))),
            };
            if random.below(3) == 0 {
                puzzle.set(cell, Entry::Candidates(candidates));
            }
        }
        let naive = naive_solutions(&puzzle, 2);
        let verdict = solve(&puzzle, &Budget::unlimited());
        assert_eq!(count(&puzzle, 2, &Budget::unlimited()).found, naive.len() as u64);
        match verdict {
            Verdict::None => assert!(naive.is_empty()),
            Verdict::Unique(only) => assert_eq!(naive, [only.digits()]),
            Verdict::Several(a, b) => {
                let solves = |found: &Solution| is_solution(&puzzle, found.digits());
                assert!(naive.len() == 2 && a != b && solves(&a) && solves(&b));
            }
            Verdict::Unknown { .. } => panic!("unlimited"),
        }
    }
}
/// Nearly empty boards in which a search that learns nothing is lost for up to seconds, and how
/// many solutions they have, up to two.
const LABYRINTHS: [(&str, u64); 4] = [
    (".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........", 0),
    ("..........................9.........8.....7.......6....8......1.....93.......7...", 2),
    ("5.....6....................9...........6..5..........8......9...............7....", 2),
    ("...........7..8..............................7........1.......3....4.5..........9", 2),
];

#[test]
fn boards_of_few_givens_need_no_long_search() {
    for (line, expected) in LABYRINTHS {
        let puzzle = Classic::from_line(line.as_bytes()).unwrap();
        let asked = AtomicU64::new(0);
        let stop = || asked.fetch_add(1, Ordering::Relaxed) > 200;
        let counted = count(&puzzle.to_puzzle(), 2, &Budget::until(&stop));
        assert_eq!(counted, Counted { found: expected, complete: true }, "{line}");
        for &backend in Backend::available() {
            let batch = Batch::new().backend(backend).until(&stop);
            assert_eq!(batch.counts(&[puzzle, puzzle], 2), Ok(vec![expected; 2]), "{line}");
            let briefs = batch.briefs(&[puzzle]).unwrap();
            assert_eq!(briefs, [if expected == 0 { Brief::None } else { Brief::Several }]);
        }
    }
}
#[test]
fn briefs_agree_with_answers() {
    let puzzles = mixed(300, 7);
    for &backend in Backend::available() {
        let batch = Batch::new().backend(backend).threads(2);
        let briefs = batch.briefs(&puzzles).unwrap();
        for ((brief, answer), puzzle) in
            briefs.iter().zip(batch.answers(&puzzles).unwrap()).zip(&puzzles)
        {
            match (brief, answer) {
                (Brief::None, Answer::None) | (Brief::Several, Answer::Several(..)) => {}
                (Brief::Unique(one), Answer::Unique(other)) => {
                    assert!(*one == other && puzzle.is_solved_by(one), "{puzzle}");
                }
                (brief, answer) => panic!("{puzzle}: {brief:?}, {answer:?}"),
            }
        }
    }
}
#[test]
fn only_a_matching_filled_board_solves_a_puzzle() {
    let line = b"123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    let full = Classic::from_line(line).unwrap();
    assert!(Classic::EMPTY.is_solved_by(full.numbers()) && full.is_solved_by(full.numbers()));
    for (cell, number) in [(0, 2), (0, 17), (40, 0), (80, 10), (80, 255)] {
        let mut wrong = *full.numbers();
        wrong[cell] = number;
        assert!(!Classic::EMPTY.is_solved_by(&wrong), "{cell}: {number}");
    }
    let mut swapped = *full.numbers();
    swapped.swap(0, 1);
    assert!(!Classic::EMPTY.is_solved_by(&swapped), "columns");
    let relabelled = full.numbers().map(|number| number % 9 + 1);
    assert!(Classic::EMPTY.is_solved_by(&relabelled) && !full.is_solved_by(&relabelled));
}
#[test]
fn streams_and_slices_give_the_same_in_order_on_any_number_of_threads() {
    let puzzles: Vec<_> = mixed(300, 4).into_iter().cycle().take(20_000).collect();
    let expected = Batch::new().counts(&puzzles, 2).unwrap();
    for threads in [1, 2, 5] {
        let batch = Batch::new().threads(threads);
        assert_eq!(batch.counts(&puzzles, 2).unwrap(), expected);
        let mut streamed = Vec::new();
        let each = |count| {
            streamed.push(count);
            ControlFlow::Continue(())
        };
        batch.count_stream(puzzles.iter().copied(), 2, each).unwrap();
        assert_eq!(streamed, expected);
        let mut answers = 0;
        let until_five = |_| {
            answers += 1;
            if answers == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        batch.answer_stream(puzzles.iter().copied().cycle(), until_five).unwrap();
        assert_eq!(answers, 5);
    }
}
#[test]
fn batches_visit_the_solutions_that_single_calls_visit() {
    let puzzles = mixed(60, 9);
    // Together, one chunk for each puzzle, and without collecting any.
    for (limit, threads) in [(3, 1), (3, 3), (40_000, 2), (70_000, 2)] {
        let few = if limit == 3 { &puzzles[..] } else { &puzzles[..6] };
        let mut expected = Vec::new();
        for (number, puzzle) in few.iter().enumerate() {
            solutions(&puzzle.to_puzzle(), limit, &Budget::unlimited(), &mut |digits| {
                let numbers = digits.iter().map(|digit| digit.number() as u8).collect();
                expected.push((number, numbers));
                ControlFlow::Continue(())
            });
        }
        let batch = Batch::new().threads(threads);
        let mut found: Vec<(usize, Vec<u8>)> = Vec::new();
        let each = |number, solution: &[u8; 81]| {
            found.push((number, solution.to_vec()));
            ControlFlow::Continue(())
        };
        batch.solutions(few.iter().copied(), limit, each).unwrap();
        assert!(found == expected, "limit {limit}, {threads} threads");
        let mut visits = 0;
        let until_four = |_, _: &[u8; 81]| {
            visits += 1;
            if visits == 4 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        batch.solutions(few.iter().copied(), limit, until_four).unwrap();
        assert_eq!(visits, 4);
    }
    let stopped = Batch::new().threads(2).until(&|| true);
    for limit in [1_000, 100_000] {
        let empty = [Classic::EMPTY; 3].into_iter();
        let each = |_, _: &[u8; 81]| ControlFlow::Continue(());
        assert_eq!(stopped.solutions(empty, limit, each), Err(Stopped), "{limit}");
    }
}
#[test]
fn no_puzzles_give_no_answers() {
    assert_eq!(Batch::new().counts(&[], 2), Ok(Vec::new()));
    let none = core::iter::empty();
    assert_eq!(Batch::new().threads(2).count_stream(none, 2, |_| ControlFlow::Break(())), Ok(()));
    assert_eq!(Batch::new().counts(&[Classic::EMPTY], 0), Ok(vec![0]));
}
#[test]
fn a_batch_that_would_take_for_ever_can_be_stopped() {
    let stop = || true;
    for &backend in Backend::available() {
        for threads in [1, 2] {
            let batch = Batch::new().backend(backend).threads(threads).until(&stop);
            let puzzles = [Classic::EMPTY; 3];
            assert_eq!(batch.counts(&puzzles, u64::MAX), Err(Stopped));
            let stream = puzzles.into_iter().cycle();
            let each = |_| ControlFlow::Continue(());
            assert_eq!(batch.count_stream(stream, u64::MAX, each), Err(Stopped));
        }
    }
}
#[test]
fn a_batch_solved_one_by_one_can_be_stopped() {
    // The first puzzles show that most have several solutions, and are done before anyone asks.
    let puzzles: Vec<_> = mixed(40, 5).into_iter().filter(|puzzle| puzzle.count(2) > 1).collect();
    let puzzles: Vec<_> = puzzles.into_iter().cycle().take(1_000).collect();
    let asked = AtomicU64::new(0);
    let stop = || asked.fetch_add(1, Ordering::Relaxed) > 4;
    let batch = Batch::new().backend(Backend::Portable);
    assert_eq!(batch.counts(&puzzles, 2), Ok(vec![2; 1_000]));
    assert_eq!(batch.until(&stop).counts(&puzzles, 2), Err(Stopped));
    assert_eq!(batch.until(&stop).briefs(&puzzles), Err(Stopped));
}
#[test]
fn lines_are_read_and_written() {
    let line = ".".repeat(80) + "9";
    let puzzle = Classic::from_line(line.as_bytes()).unwrap();
    assert_eq!(puzzle.numbers()[80], 9);
    assert_eq!(Classic::from_line(line.replace('.', "0").as_bytes()), Some(puzzle));
    assert_eq!(puzzle.to_string(), line);
    assert_eq!(Classic::from_puzzle(&puzzle.to_puzzle()), Some(puzzle));
    for wrong in ["", &line[1..], &(line.clone() + "."), &line.replace('9', "x")] {
        assert_eq!(Classic::from_line(wrong.as_bytes()), None, "{wrong}");
    }
}
