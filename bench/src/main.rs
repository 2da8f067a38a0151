//! Counts solutions up to two on the collections in `solver` of the folder `WHYDOKU_DATA`, each puzzle randomly
//! permuted. All solvers alternate in one process; the best pass of each counts.
//!
//! ```text
//! PEERS=FOLDER cargo run --release --manifest-path bench/Cargo.toml -- [--puzzles N] [--passes N] [--fastest] [SET...]
//! ```
//! `FOLDER` has shared libraries of other solvers; `README.md` describes their interface. The ratios are to the
//! fastest of them and the crate `sudoku`. `--fastest` leaves out our own backends except the one that would be
//! chosen.
//!
//! ```text
//! cargo run --release --manifest-path bench/Cargo.toml -- agree [N]
//! ```
//! counts N (a million) random puzzles with no, one and several solutions on every backend, in batches
//! and one by one, and compares with the crate `sudoku`.
mod agree;
#[path = "../shared/data.rs"]
mod data;
mod machine;
mod peers;
mod turns;

use whydoku_core::{Random, Symmetry};
use whydoku_exact::{Backend, Batch, Classic};
use std::fmt::Write as _;
use std::time::Instant;
use turns::{LINE, Line, Solver};

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

struct Options {
    puzzles: usize,
    passes: usize,
    backends: &'static [Backend],
    sets: Vec<String>,
}

fn options() -> Options {
    let backends = Backend::available();
    let mut options = Options { puzzles: 20_000, passes: 5, backends, sets: Vec::new() };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().expect("an option needs its value");
        match argument.as_str() {
            "--puzzles" => options.puzzles = value().parse().expect("a number"),
            "--passes" => options.passes = value().parse().expect("a number"),
            "--fastest" => options.backends = &backends[..1],
            _ => options.sets.push(argument),
        }
    }
    options
}

/// The puzzles of a set in random order, each randomly permuted.
fn read(set: &str, puzzles: usize) -> Vec<Classic> {
    let path = data::data(&format!("solver/{set}.txt"));
    let text = std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let lines = text.split(|&byte| byte == b'\n').filter_map(|line| line.get(..81));
    let mut all: Vec<Classic> = lines.filter_map(Classic::from_line).collect();
    let mut random = Random::new(42);
    random.shuffle(&mut all);
    all.truncate(puzzles);
    let permuted = |puzzle: &Classic| {
        let puzzle = puzzle.to_puzzle();
        let map = Symmetry::random(puzzle.shape(), &mut random);
        Classic::from_puzzle(&map.puzzle(&puzzle)).expect("the board stays plain")
    };
    all.iter().map(permuted).collect()
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

/// The rows of the tables of a set: ours, with ratios to the fastest peer, and those of the peers.
fn rows(set: &str, solvers: &[Solver], lines: &[Line], passes: usize) -> (String, String) {
    let rate = |solver: &Solver| lines.len() as f64 / solver.best / 1e3;
    let fastest = turns::fastest(solvers).expect("there is a peer");
    let mut mine = format!("| {set} | {:.0} k/s {} |", rate(fastest), fastest.short());
    let mut theirs = format!("| {set} |");
    for solver in solvers {
        let _ = match solver {
            Solver { is_peer: false, best, .. } => {
                write!(mine, " {:.0} k/s ({:.2}x) |", rate(solver), fastest.best / best)
            }
            Solver { best, .. } if best.is_finite() => write!(theirs, " {:.0} k/s |", rate(solver)),
            _ => write!(theirs, " wrong |"),
        };
    }
    let puzzles = turns::classics(lines);
    // At least a tenth of a second of work, so that the start of a thread is negligible.
    let shortest = solvers.iter().map(|solver| solver.best).fold(f64::MAX, f64::min);
    let (two, apart) = threads(&puzzles.repeat((0.1 / shortest).ceil() as usize), passes);
    let _ = write!(mine, " {two:.2}x ({apart:.2}x) |");
    (mine, theirs)
}

/// The first two lines of a table.
fn head(columns: impl Iterator<Item = String>) -> String {
    let columns: Vec<String> = columns.collect();
    format!("| set | {} |\n|{}", columns.join(" | "), "---|".repeat(columns.len() + 1))
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    if arguments.next().as_deref() == Some("agree") {
        let puzzles = arguments.next().map_or(1_000_000, |text| text.parse().expect("a number"));
        return agree::run(puzzles);
    }
    let options = options();
    let mut solvers = peers::all();
    solvers.extend(turns::ours(options.backends));
    println!(
        "{}; best of {} passes, up to {} puzzles a set; chosen: {:?}\n",
        machine::heading(),
        options.passes,
        options.puzzles,
        Backend::fastest()
    );
    let names = |is_peer: bool| solvers.iter().filter(move |solver| solver.is_peer == is_peer);
    for peer in names(true) {
        println!("* {}", peer.name);
    }
    let mine = names(false).map(|solver| solver.name.clone());
    let columns = std::iter::once("fastest peer".to_string()).chain(mine);
    println!("\n{}", head(columns.chain(["2 threads (2 apart)".to_string()])));
    let mut theirs = head(names(true).map(|solver| solver.short().to_string()));
    for set in SETS {
        if !options.sets.is_empty() && !options.sets.iter().any(|name| set.starts_with(name)) {
            continue;
        }
        let line = |puzzle: &Classic| {
            let mut line = [0; LINE];
            line[..81].copy_from_slice(puzzle.to_string().as_bytes());
            line
        };
        let lines: Vec<Line> = read(set, options.puzzles).iter().map(line).collect();
        turns::take(&mut solvers, &lines, options.passes);
        let (mine, peers) = rows(set, &solvers, &lines, options.passes);
        println!("{mine}");
        let _ = write!(theirs, "\n{peers}");
    }
    println!("\n{theirs}");
}
