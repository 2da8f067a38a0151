//! What benchmarks by difficulty share: the bands, their puzzles, and the time of other programs.
//! Included as a file by both benchmark packages, so that neither depends on the dependencies of the
//! other.
mod data;

use std::process::{Command, Stdio};

/// Name, lowest and highest rating of Sudoku Explainer in tenths.
pub const BANDS: [(&str, u32, u32); 10] = [
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

/// Puzzles of a band, spread evenly over the file.
pub fn read(least: u32, most: u32, count: usize) -> Result<Vec<String>, String> {
    let (file, column) = if least > 111 { ("hard-published.tsv", 1) } else { ("se-oracle.tsv", 5) };
    let path = data::data(&format!("rating/{file}")).display().to_string();
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
    let mut found = Vec::new();
    for line in text.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let er: Option<u32> =
            fields[column].split('/').next().and_then(|er| er.replace('.', "").parse().ok());
        if er.is_some_and(|er| (least..=most).contains(&er)) {
            found.push(fields[0].to_owned());
        }
    }
    let step = found.len().div_ceil(count).max(1);
    Ok(found.into_iter().step_by(step).collect())
}

/// Processor time in seconds of the child processes that have ended, from `/proc`.
fn children() -> f64 {
    let text = std::fs::read_to_string("/proc/self/stat").expect("Linux");
    let fields: Vec<&str> = text.rsplit(')').next().unwrap_or_default().split(' ').collect();
    let ticks: u64 = [14, 15].iter().map(|&at| fields[at].parse::<u64>().expect("ticks")).sum();
    ticks as f64 / 100.0
}

/// The seconds that another program takes for a file with the puzzles, repeated `times` times, whose path
/// replaces `{}` in its command.
pub fn run(command: &str, lines: &[String], times: usize) -> f64 {
    let path = std::env::temp_dir().join(format!("whydoku-bands-{}", std::process::id()));
    std::fs::write(&path, (lines.join("\n") + "\n").repeat(times)).expect("a file");
    let command = command.replace("{}", &path.to_string_lossy());
    let before = children();
    let status = Command::new("sh").args(["-c", &command]).stdout(Stdio::null()).status();
    assert!(status.is_ok_and(|status| status.success()), "{command} failed");
    children() - before
}

/// How long the second half of the puzzles must take, in seconds.
const LONG_ENOUGH: f64 = 5.0;
/// A program that has not taken as long for this many puzzles does not solve them.
const MOST: usize = 4_000_000;

/// The seconds that a warm program takes for the puzzles: the time of a file with them, repeated, minus that of
/// a file half as long, so that neither its start nor what it does slowly at first counts.
#[allow(dead_code, reason = "programs without a compiler at run time need not be warm")]
pub fn warm(command: &str, lines: &[String]) -> f64 {
    let mut times = 1;
    let mut half = run(command, lines, times);
    loop {
        let whole = run(command, lines, 2 * times);
        if whole - half > LONG_ENOUGH {
            return (whole - half) / times as f64;
        }
        (times, half) = (2 * times, whole);
        assert!(times * lines.len() < MOST, "{command} takes no time");
    }
}
