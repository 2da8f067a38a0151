//! Collections solved by logic alone.
use crate::{Arguments, open, puzzles};
use whydoku_logic::{Search, Technique};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::time::{Duration, Instant};

/// Solves every puzzle without a row, then sums up all rows.
pub fn run(file: &str, rows: &str, arguments: &Arguments) -> Result<(), String> {
    let known: BTreeSet<usize> = read(rows).iter().map(|row| row.line).collect();
    let start = Instant::now();
    let over = || arguments.minutes.is_some_and(|m| start.elapsed() >= Duration::from_secs(60 * m));
    let mut out = std::fs::OpenOptions::new()
        .create(true)
        .append(true)
        .open(rows)
        .map_err(|error| format!("{rows}: {error}"))?;
    for (line, puzzle) in puzzles(file, arguments.every)? {
        if over() {
            break;
        }
        if !known.contains(&line) {
            let row = walk(line, &puzzle, &arguments.order)?;
            out.write_all(row.as_bytes()).map_err(|error| format!("{rows}: {error}"))?;
        }
    }
    sum_up(&read(rows));
    Ok(())
}

/// A row: line, whether solved, steps, techniques used with their counts.
fn walk(line: usize, puzzle: &str, order: &[Search]) -> Result<String, String> {
    let mut position = open(puzzle)?;
    let mut used: BTreeMap<Technique, usize> = BTreeMap::new();
    let mut steps = 0;
    while let Some(step) = position.first(order) {
        if let Err(flaw) = position.judge().check(&step) {
            return Err(format!("line {line}: {flaw}: {step:?}"));
        }
        position.apply(&step);
        *used.entry(step.technique).or_default() += 1;
        steps += 1;
    }
    let end = if position.is_solved() { "solved" } else { "stuck" };
    let used = used.iter().map(|(technique, count)| format!("{}:{count}", technique.info().id));
    Ok(format!("{line}\t{end}\t{steps}\t{}\n", used.collect::<Vec<_>>().join(" ")))
}

struct Row {
    line: usize,
    solved: bool,
    steps: usize,
    used: BTreeMap<Technique, usize>,
}

/// The complete rows.
fn read(rows: &str) -> Vec<Row> {
    let text = std::fs::read_to_string(rows).unwrap_or_default();
    let whole = text.split_inclusive('\n').filter(|line| line.ends_with('\n'));
    let row = |line: &str| {
        let fields: Vec<&str> = line.trim_end().split('\t').collect();
        let [line, end, steps, used] = fields[..] else { return None };
        let one = |item: &str| {
            let (id, count) = item.split_once(':')?;
            Some((id.parse().ok()?, count.parse().ok()?))
        };
        Some(Row {
            line: line.parse().ok()?,
            solved: end == "solved",
            steps: steps.parse().ok()?,
            used: used.split(' ').filter_map(one).collect(),
        })
    };
    whole.filter_map(row).collect()
}

fn sum_up(rows: &[Row]) {
    let solved = rows.iter().filter(|row| row.solved).count();
    let steps: usize = rows.iter().map(|row| row.steps).sum();
    println!("{} puzzles, {solved} solved, {steps} steps judged, none refused", rows.len());
    let mut hardest: BTreeMap<Technique, usize> = BTreeMap::new();
    let mut using: BTreeMap<Technique, (usize, usize)> = BTreeMap::new();
    for row in rows {
        if let Some((&technique, _)) = row.used.last_key_value() {
            *hardest.entry(technique).or_default() += 1;
        }
        for (&technique, count) in &row.used {
            let (puzzles, steps) = using.entry(technique).or_default();
            *puzzles += 1;
            *steps += count;
        }
    }
    println!("{:32} {:>9} {:>9} {:>9}", "technique", "hardest", "puzzles", "steps");
    for (technique, (puzzles, steps)) in using {
        let last = hardest.get(&technique).copied().unwrap_or(0);
        println!("{:32} {last:9} {puzzles:9} {steps:9}", technique.info().id);
    }
}
