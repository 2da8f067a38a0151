//! Solving by logic with the whole usual order of techniques, and finding all steps of a position:
//! by difficulty, one core, processor time; another program's batch next to it, which takes turns
//! with ours. Its start is measured with a file of one puzzle and subtracted.
use crate::{Arguments, open, steps::order};
use cpu_time::ThreadTime;
use pencilmark_logic::{Limits, Search};
use std::process::{Command, Stdio};

/// Name, least and greatest rating of Sudoku Explainer in tenths.
const BANDS: [(&str, u32, u32); 8] = [
    ("C1", 10, 15),
    ("C2", 17, 28),
    ("C3", 30, 57),
    ("C4", 62, 71),
    ("C5", 72, 79),
    ("C6", 80, 85),
    ("C7", 86, 92),
    ("C8", 93, 99),
];

/// The puzzles of a band, spread evenly.
fn read(least: u32, most: u32, count: usize) -> Result<Vec<String>, String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/rating/se-oracle.tsv");
    let text = std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    let mut found = Vec::new();
    for line in text.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let er: Option<u32> =
            fields[5].split('/').next().and_then(|er| er.replace('.', "").parse().ok());
        if er.is_some_and(|er| (least..=most).contains(&er)) {
            found.push(fields[0].to_owned());
        }
    }
    let step = found.len().div_ceil(count).max(1);
    Ok(found.into_iter().step_by(step).collect())
}

/// Seconds for walking through all the puzzles, and how many are solved.
fn walk(lines: &[String], order: &[Search]) -> Result<(f64, usize), String> {
    let positions: Result<Vec<_>, String> = lines.iter().map(|line| open(line)).collect();
    let (mut positions, mut solved) = (positions?, 0);
    let start = ThreadTime::now();
    for position in &mut positions {
        while let Some(step) = position.first(order) {
            position.apply(&step);
        }
        solved += usize::from(position.is_solved());
    }
    Ok((start.elapsed().as_secs_f64(), solved))
}

/// Mean and longest time in milliseconds of finding all steps without nets, where singles end.
fn all_steps(lines: &[String]) -> Result<(f64, f64, f64), String> {
    let order = order();
    let (mut total, mut longest, mut steps) = (0.0, 0.0_f64, 0);
    for line in lines {
        let mut position = open(line)?;
        while let Some(step) = position.first(&Search::usual()[..3]) {
            position.apply(&step);
        }
        let start = ThreadTime::now();
        steps += position.all_steps(&order, Limits::NONE).len();
        let time = start.elapsed().as_secs_f64() * 1e3;
        (total, longest) = (total + time, longest.max(time));
    }
    let count = lines.len() as f64;
    Ok((total / count, longest, steps as f64 / count))
}

/// Processor time in seconds of the child processes that have ended, from `/proc`.
fn children() -> f64 {
    let text = std::fs::read_to_string("/proc/self/stat").expect("Linux");
    let fields: Vec<&str> = text.rsplit(')').next().unwrap_or_default().split(' ').collect();
    let ticks: u64 = [14, 15].iter().map(|&at| fields[at].parse::<u64>().expect("ticks")).sum();
    ticks as f64 / 100.0
}

/// Seconds that the peer takes for the puzzles so many times over.
fn peer(command: &str, lines: &[String], times: usize) -> f64 {
    let path = std::env::temp_dir().join(format!("pencilmark-walks-{}", std::process::id()));
    std::fs::write(&path, (lines.join("\n") + "\n").repeat(times)).expect("a file");
    let command = command.replace("{}", &path.to_string_lossy());
    let before = children();
    let status = Command::new("sh").args(["-c", &command]).stdout(Stdio::null()).status();
    assert!(status.is_ok_and(|status| status.success()), "{command} failed");
    children() - before
}

pub fn run(arguments: &Arguments) -> Result<(), String> {
    let order = Search::usual();
    println!("band    n  solved      a walk  peer's walk  ratio   all steps (longest; how many)");
    let wanted =
        |name: &str| arguments.files.is_empty() || arguments.files.iter().any(|f| f == name);
    for (name, least, most) in BANDS.into_iter().filter(|band| wanted(band.0)) {
        let lines = read(least, most, arguments.puzzles)?;
        let (mut ours, mut theirs, mut solved) = (f64::MAX, f64::MAX, 0);
        // So that the start and the warming up of the peer do not count for much.
        let times = if most < 80 { 2_000 / lines.len() } else { 4 };
        for _ in 0..arguments.passes {
            let (time, filled) = walk(&lines, &order)?;
            (ours, solved) = (ours.min(time), filled);
            if let Some(command) = &arguments.peer {
                let start = peer(command, &lines[..1], 1);
                theirs = theirs.min((peer(command, &lines, times) - start) / times as f64);
            }
        }
        let each = |seconds: f64| seconds * 1e3 / lines.len() as f64;
        let (mean, longest, steps) = all_steps(&lines)?;
        let beside = match arguments.peer {
            Some(_) => format!("{:9.3} ms {:6.2}", each(theirs), theirs / ours),
            None => format!("{:>12} {:>6}", "-", "-"),
        };
        let n = lines.len();
        println!(
            "{name:4} {n:4} {solved:6} {:9.3} ms {beside} {mean:8.2} ms ({longest:.1}; {steps:.0})",
            each(ours)
        );
    }
    Ok(())
}
