//! Sudoku Explainer's rating: ours next to other programs, by difficulty, one core, processor time.
//!
//! ```text
//! cargo run --release --manifest-path bench/Cargo.toml --bin ratings -- \
//!     [--puzzles N] [--passes N] [--peer 'NAME=COMMAND {}']... [BAND...]
//! ```
//! A peer's command gets a file of puzzles, one a line, in place of `{}`. Programs take turns; the
use cpu_time::ThreadTime;
use pencilmark_core::{Digit, Entry, Puzzle, Shape};
use pencilmark_rate::se::{Options, Rater};
use std::process::{Command, Stdio};

/// Name, least and greatest ER in tenths.
const BANDS: [(&str, u32, u32); 10] = [
    ("C1", 10, 15),
    ("C2", 17, 28),
    ("C3", 30, 57),
    ("C4", 62, 71),
    ("C5", 72, 79),
    ("C6", 80, 85),
    ("C7", 86, 92),
    ("C8", 93, 99),
    ("C9", 103, 111),
    ("C10", 112, 119),
];

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

/// The puzzles of a band, those of each source spread evenly.
fn read(least: u32, most: u32, count: usize) -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/data/rating/");
    let (file, column) = if least > 111 { ("hard-published.tsv", 1) } else { ("se-oracle.tsv", 5) };
    let text = std::fs::read_to_string(format!("{folder}{file}")).expect("the shared data");
    let mut found: Vec<(u32, String)> = Vec::new();
    for line in text.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let er = fields[column].split('/').next().unwrap_or_default().replace('.', "");
        if let Some(er) = er.parse().ok().filter(|er| (least..=most).contains(er)) {
            found.push((er, fields[0].to_owned()));
        }
    }
    let step = found.len().div_ceil(count).max(1);
    found.into_iter().step_by(step).map(|(_, line)| line).collect()
}

fn puzzle(line: &str) -> Puzzle {
    let entry = |symbol| Digit::from_symbol(symbol).map_or(Entry::Unknown, Entry::Given);
    let shape = Shape::square(9).expect("a shape");
    Puzzle::new(shape, line.chars().map(entry).collect()).expect("81 cells")
}

/// Processor time in seconds of the child processes that have ended, from `/proc`.
fn children() -> f64 {
    let text = std::fs::read_to_string("/proc/self/stat").expect("Linux");
    let fields: Vec<&str> = text.rsplit(')').next().unwrap_or_default().split(' ').collect();
    let ticks: u64 = [14, 15].iter().map(|&at| fields[at].parse::<u64>().expect("ticks")).sum();
    ticks as f64 / 100.0
}

/// How often a band is repeated, so that the start of a program does not count for much.
fn times(most: u32, puzzles: usize) -> usize {
    (40_000 / (most * most * most / 200).max(1) as usize / puzzles).max(1)
}

/// Seconds that a peer takes for the puzzles.
fn run(peer: &Peer, lines: &[String], most: u32) -> f64 {
    let path = std::env::temp_dir().join("pencilmark-ratings.txt");
    let times = times(most, lines.len());
    std::fs::write(&path, (lines.join("\n") + "\n").repeat(times)).expect("a file");
    let command = peer.command.replace("{}", &path.to_string_lossy());
    let before = children();
    let status = Command::new("sh").args(["-c", &command]).stdout(Stdio::null()).status();
    assert!(status.is_ok_and(|status| status.success()), "{command} failed");
    (children() - before) / times as f64
}

fn main() {
    let arguments = arguments();
    let mut heading = format!("{:5} {:>4} {:>12}", "band", "n", "pencilmark");
    for peer in &arguments.peers {
        heading += &format!(" {:>12} {:>6}", peer.name, "ratio");
    }
    println!("{heading}");
    for (name, least, most) in BANDS {
        if !arguments.bands.is_empty() && !arguments.bands.iter().any(|band| band == name) {
            continue;
        }
        let lines = read(least, most, arguments.puzzles);
        let puzzles: Vec<Puzzle> = lines.iter().map(|line| puzzle(line)).collect();
        let mut rater = Rater::new(Options::default());
        let mut ours = f64::MAX;
        let mut theirs = vec![f64::MAX; arguments.peers.len()];
        for _ in 0..arguments.passes {
            let start = ThreadTime::now();
            let times = times(most, lines.len());
            for _ in 0..times {
                for puzzle in &puzzles {
                    assert!(rater.rate(puzzle).expect("a plain board").is_solved());
                }
            }
            ours = ours.min(start.elapsed().as_secs_f64() / times as f64);
            for (best, peer) in theirs.iter_mut().zip(&arguments.peers) {
                *best = best.min(run(peer, &lines, most));
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
