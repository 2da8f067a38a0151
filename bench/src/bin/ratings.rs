//! Sudoku Explainer's rating: ours next to other programs, by difficulty, one core, processor time.
//!
//! ```text
//! cargo run --release --manifest-path bench/Cargo.toml --bin ratings -- \
//!     [--puzzles N] [--passes N] [--peer 'NAME=COMMAND {}']... [BAND...]
//! ```
//! A peer's command gets a file of puzzles, one per line, in place of `{}`. Programs alternate; the best
//! of all passes counts.
use cpu_time::ThreadTime;
use whydoku_core::{Digit, Entry, Puzzle, Shape};
use whydoku_rate::se::{Options, Rater};

#[path = "../../shared/bands.rs"]
mod shared;

struct Peer {
    name: String,
    command: String,
}

struct Arguments {
    puzzles: usize,
    passes: usize,
    peers: Vec<Peer>,
    bands: Vec<String>,
}

fn arguments() -> Arguments {
    let mut all = Arguments { puzzles: 60, passes: 3, peers: Vec::new(), bands: Vec::new() };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut value = || words.next().expect("an option needs its value");
        match word.as_str() {
            "--puzzles" => all.puzzles = value().parse().expect("a number"),
            "--passes" => all.passes = value().parse().expect("a number"),
            "--peer" => {
                let text = value();
                let (name, command) = text.split_once('=').expect("NAME=COMMAND");
                all.peers.push(Peer { name: name.to_owned(), command: command.to_owned() });
            }
            _ => all.bands.push(word),
        }
    }
    all
}

fn puzzle(line: &str) -> Puzzle {
    let entry = |symbol| Digit::from_symbol(symbol).map_or(Entry::Unknown, Entry::Given);
    let shape = Shape::square(9).expect("a shape");
    Puzzle::new(shape, line.chars().map(entry).collect()).expect("81 cells")
}

/// How often a band is repeated, so that the start of a program carries little weight.
fn times(most: u32, puzzles: usize) -> usize {
    (40_000 / (most * most * most / 200).max(1) as usize / puzzles).max(1)
}

fn main() {
    let arguments = arguments();
    let mut heading = format!("{:5} {:>4} {:>12}", "band", "n", "whydoku");
    for peer in &arguments.peers {
        heading += &format!(" {:>12} {:>6}", peer.name, "ratio");
    }
    println!("{heading}");
    for (name, least, most) in shared::BANDS {
        if !arguments.bands.is_empty() && !arguments.bands.iter().any(|band| band == name) {
            continue;
        }
        let lines = shared::read(least, most, arguments.puzzles).expect("the shared data");
        let puzzles: Vec<Puzzle> = lines.iter().map(|line| puzzle(line)).collect();
        let mut rater = Rater::new(Options::default());
        let mut ours = f64::MAX;
        let mut theirs = vec![f64::MAX; arguments.peers.len()];
        for _ in 0..arguments.passes {
            let times = times(most, lines.len());
            let start = ThreadTime::now();
            for _ in 0..times {
                for puzzle in &puzzles {
                    assert!(rater.rate(puzzle).expect("a plain board").is_solved());
                }
            }
            ours = ours.min(start.elapsed().as_secs_f64() / times as f64);
            for (best, peer) in theirs.iter_mut().zip(&arguments.peers) {
                *best = best.min(shared::run(&peer.command, &lines, times) / times as f64);
            }
        }
        let each = |seconds: f64| format!("{:9.3} ms", seconds * 1e3 / lines.len() as f64);
        let mut row = format!("{name:5} {:4} {}", lines.len(), each(ours));
        for seconds in theirs {
            row += &format!(" {} {:6.2}", each(seconds), seconds / ours);
        }
        println!("{row}");
    }
}
