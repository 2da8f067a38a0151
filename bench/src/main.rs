//! Counts solutions up to two on the collections of `../shared/data/solver`, each puzzle randomly
//! permuted. All solvers alternate in one process; the best pass of each counts.
//!
//! ```text
//! cargo run --release --manifest-path bench/Cargo.toml -- [--puzzles N] [--passes N] [--tdoku LIB] [SET...]
//! ```
//! `LIB` is a shared library of tdoku (BSD-2): its `solver_dpll_triad_simd.cc` and `util.cc`
//! compiled with `-O3 -march=native -shared -fPIC`.
//!
//! ```text
//! cargo run --release --manifest-path bench/Cargo.toml -- agree [N]
//! ```
//! counts N (a million) random puzzles with no, one and several solutions on every backend, in batches
//! and one by one, and compares with the crate `sudoku`.
mod agree;

use cpu_time::ThreadTime;
use pencilmark_core::{Random, Symmetry};
use pencilmark_exact::{Backend, Batch, Classic};
use std::ffi::c_char;
use std::fmt::Write as _;
use std::time::Instant;

const SETS: [&str; 10] = [
    "easy_naked",
    "zero_solution",
    "random_minimal",
    "17_clue",
    "magictour_top1465",
    "forum_hardest_1905_11plus",
    "forum_hardest_1106",
    "serg_benchmark",
    "vicinity_minimal",
    "vicinity_17",
];

type Tdoku = unsafe extern "C" fn(*const c_char, usize, u32, *mut c_char, *mut usize) -> usize;

struct Options {
    puzzles: usize,
    passes: usize,
    tdoku: Option<libloading::Library>,
    sets: Vec<String>,
}

fn options() -> Options {
    let mut options = Options { puzzles: 10_000, passes: 5, tdoku: None, sets: Vec::new() };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().expect("an option needs its value");
        match argument.as_str() {
            "--puzzles" => options.puzzles = value().parse().expect("a number"),
            "--passes" => options.passes = value().parse().expect("a number"),
            // SAFETY: the library of the user's choice has no initialisers that matter.
            "--tdoku" => {
                options.tdoku =
                    Some(unsafe { libloading::Library::new(value()) }.expect("the library"))
            }
            _ => options.sets.push(argument),
        }
    }
    options
}

/// The puzzles of a set in random order, each randomly permuted.
fn read(set: &str, puzzles: usize) -> Vec<Classic> {
    let path =
        format!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/data/solver/{}.txt"), set);
    let text = std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let lines = text.split(|&byte| byte == b'\n').filter_map(|line| line.get(..81));
    let mut all: Vec<Classic> = lines.filter_map(Classic::from_line).collect();
    let mut random = Random::new(42);
    random.shuffle(&mut all);
    all.truncate(if set.starts_with("forum") { puzzles.min(3_000) } else { puzzles });
    let permuted = |puzzle: &Classic| {
        let puzzle = puzzle.to_puzzle();
        let map = Symmetry::random(puzzle.shape(), &mut random);
        Classic::from_puzzle(&map.puzzle(&puzzle)).expect("the board stays plain")
    };
    all.iter().map(permuted).collect()
}

/// A way to count the solutions of all lines up to two.
struct Solver<'a> {
    name: String,
    is_peer: bool,
    count: Box<dyn Fn(&[[u8; 82]]) -> Vec<u64> + 'a>,
    best: f64,
}

fn classics(lines: &[[u8; 82]]) -> Vec<Classic> {
    lines.iter().map(|line| Classic::from_line(&line[..81]).expect("a puzzle")).collect()
}

/// The count of the crate `sudoku`.
fn peer_count(line: &str, limit: u64) -> u64 {
    let puzzle = sudoku::Sudoku::from_str_line(line).expect("a puzzle");
    puzzle.solutions_count_up_to(limit as usize) as u64
}

fn solvers(options: &Options) -> Vec<Solver<'_>> {
    let mut all: Vec<Solver<'_>> = Vec::new();
    let mut add = |name: String, is_peer, count: Box<dyn Fn(&[[u8; 82]]) -> Vec<u64>>| {
        all.push(Solver { name, is_peer, count, best: f64::MAX });
    };
    let sudoku = |line: &[u8; 82]| peer_count(std::str::from_utf8(&line[..81]).expect("ASCII"), 2);
    add("sudoku 0.8".into(), true, Box::new(move |lines| lines.iter().map(sudoku).collect()));
    if let Some(library) = &options.tdoku {
        // SAFETY: the function has this type in `include/tdoku.h`.
        let solve: Tdoku = *unsafe { library.get(b"TdokuSolverDpllTriadSimd\0") }.expect("tdoku");
        let count = move |line: &[u8; 82]| {
            let (mut solution, mut guesses) = ([0; 82], 0);
            // SAFETY: 81 characters in and room for 81 out, as tdoku requires.
            unsafe {
                solve(line.as_ptr().cast(), 2, 0, solution.as_mut_ptr(), &raw mut guesses) as u64
            }
        };
        add("tdoku".into(), true, Box::new(move |lines| lines.iter().map(count).collect()));
    }
    for &backend in Backend::available() {
        let batch = move |lines: &[[u8; 82]]| {
            Batch::new().backend(backend).counts(&classics(lines), 2).expect("nothing stops it")
        };
        add(format!("batch {backend:?}"), false, Box::new(batch));
    }
    for &backend in Backend::available() {
        let one = move |line: &[u8; 82]| {
            Classic::from_line(&line[..81]).expect("a puzzle").count_on(backend, 2)
        };
        add(format!("one {backend:?}"), false, Box::new(move |l| l.iter().map(one).collect()));
    }
    all
}

/// The seconds of processor time that a warm solver takes for all lines: the minimum of as many passes as
/// it can do in a hundredth of a second.
fn turn(solver: &Solver<'_>, lines: &[[u8; 82]], expected: &[u64]) -> f64 {
    let turn = ThreadTime::now();
    let mut best = f64::MAX;
    while turn.elapsed().as_secs_f64() < 0.01 {
        let start = ThreadTime::now();
        let counts = (solver.count)(lines);
        best = best.min(start.elapsed().as_secs_f64());
        assert!(counts == expected, "{} disagrees", solver.name);
    }
    best
}

/// The speed-up of two threads over one in elapsed time; and that of two independent threads with half of
/// the puzzles each, which is what the machine offers at the time.
fn threads(puzzles: &[Classic], passes: usize) -> (f64, f64) {
    let count = |puzzles: &[Classic], threads| {
        assert!(Batch::new().threads(threads).counts(puzzles, 2).is_ok());
    };
    let (left, right) = puzzles.split_at(puzzles.len() / 2);
    let ways: [&dyn Fn(); 3] = [&|| count(puzzles, 1), &|| count(puzzles, 2), &|| {
        std::thread::scope(|scope| {
            scope.spawn(|| count(left, 1));
            count(right, 1);
        });
    }];
    let mut best = [f64::MAX; 3];
    for _ in 0..passes.max(3) {
        for (way, best) in ways.iter().zip(&mut best) {
            let start = Instant::now();
            way();
            *best = best.min(start.elapsed().as_secs_f64());
        }
    }
    (best[0] / best[1], best[0] / best[2])
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    if arguments.next().as_deref() == Some("agree") {
        let puzzles = arguments.next().map_or(1_000_000, |text| text.parse().expect("a number"));
        return agree::run(puzzles);
    }
    let options = options();
    let mut heading = String::new();
    for set in SETS {
        if !options.sets.is_empty() && !options.sets.iter().any(|name| set.starts_with(name)) {
            continue;
        }
        let line = |puzzle: &Classic| {
            let mut line = [0; 82];
            line[..81].copy_from_slice(puzzle.to_string().as_bytes());
            line
        };
        let lines: Vec<[u8; 82]> = read(set, options.puzzles).iter().map(line).collect();
        let mut solvers = solvers(&options);
        let expected = (solvers[0].count)(&lines);
        for _ in 0..options.passes {
            for solver in &mut solvers {
                solver.best = solver.best.min(turn(solver, &lines, &expected));
            }
        }
        let rate = |seconds: f64| lines.len() as f64 / seconds;
        let peer = solvers.iter().filter(|s| s.is_peer).map(|s| s.best).fold(f64::MAX, f64::min);
        let mut row = format!("| {set} |");
        let mut columns = "| set |".to_string();
        for solver in &solvers {
            let _ = write!(columns, " {} |", solver.name);
            let _ = write!(row, " {:.0} k/s", rate(solver.best) / 1e3);
            let _ = if solver.is_peer {
                write!(row, " |")
            } else {
                write!(row, " ({:.2}x) |", peer / solver.best)
            };
        }
        columns += " 2 threads (2 apart) |";
        let puzzles = classics(&lines);
        // At least a tenth of a second of work, so that the start of a thread is negligible.
        let fastest = solvers.iter().map(|s| s.best).fold(f64::MAX, f64::min);
        let puzzles = puzzles.repeat((0.1 / fastest).ceil() as usize);
        let (two, apart) = threads(&puzzles, options.passes);
        let _ = write!(row, " {two:.2}x ({apart:.2}x) |");
        if heading != columns {
            println!("{columns}\n|{}", "---|".repeat(columns.matches('|').count() - 1));
            heading = columns;
        }
        println!("{row}");
    }
}
