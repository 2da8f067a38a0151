//! How long the exact solver takes for those variant puzzles in the folder `WHYDOKU_DATA` whose rules it knows: a row
//! for each family, in milliseconds of processor time of one thread.
//!
//! ```text
//! cargo run --release --manifest-path bench/rules/Cargo.toml -- [--limit SECONDS] [--nodes | --true [--loosened] | --certify] [--each MS] [PART...]
//! ```
//! Every puzzle is counted up to two solutions, once to warm up and then as often as a tenth of a second
//! allows, at most five times; the shortest time counts. "Opening" is the share before the first digit is
//! tried, which is included in the rest. `--nodes` adds how many digits are tried, within an eighth, by asking
//! again with smaller and smaller budgets. `--true` asks for the true candidates instead;
//! with `--loosened`, those of the same puzzles with a fifth of their givens and rules removed. `--certify` writes
//! certificates within the limit and checks them, with a table of its own. `--each` names every puzzle that takes
//! longer. `PART` restricts the puzzles to those whose name or family contains it.
//!
//! With `ISS_DIR`, the folder of a checkout of Interactive Sudoku Solver, each puzzle is also given to it (in Node),
//! alternating with the exact solver, and the last columns are its times.
#[allow(dead_code, reason = "the tests read more of a puzzle than its time needs")]
#[path = "../../../crates/wire/tests/variant_corpus/mod.rs"]
mod variant_corpus;

mod certificates;
#[path = "../../shared/data.rs"]
mod data;
mod peer;

use cpu_time::ProcessTime;
use whydoku_core::{Digit, Entry, Puzzle, Random};
use whydoku_exact::{Budget, Verdict, solve, true_candidates};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use variant_corpus::{CORPUS, Read, corpus};

struct Options {
    limit: f64,
    nodes: bool,
    truth: bool,
    loosened: bool,
    certify: bool,
    each: f64,
    parts: Vec<String>,
}

fn options() -> Options {
    let mut options = Options {
        limit: 10.0,
        nodes: false,
        truth: false,
        loosened: false,
        certify: false,
        each: f64::MAX,
        parts: Vec::new(),
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut number = || {
            let value = arguments.next().expect("an option needs its value");
            value.parse::<f64>().expect("a number")
        };
        match argument.as_str() {
            "--limit" => options.limit = number(),
            "--each" => options.each = number(),
            "--nodes" => options.nodes = true,
            "--true" => options.truth = true,
            "--loosened" => options.loosened = true,
            "--certify" => options.certify = true,
            _ => options.parts.push(argument),
        }
    }
    options
}

/// The cost of one puzzle.
struct Taken {
    all: f64,
    opening: f64,
    nodes: u64,
    is_decided: bool,
    peer: Option<f64>,
}

/// The milliseconds that a question takes when it is asked repeatedly.
fn least(mut ask: impl FnMut()) -> f64 {
    let (mut best, mut sum) = (f64::MAX, 0.0);
    for pass in 0..6 {
        let start = ProcessTime::now();
        ask();
        let taken = start.elapsed().as_secs_f64() * 1e3;
        // The first pass is a warm-up, and counts only if there is no second one.
        if pass > 0 || taken > 100.0 {
            best = best.min(taken);
            sum += taken;
        }
        if sum > 100.0 {
            break;
        }
    }
    best
}

/// Whether this many tried digits are enough.
fn is_enough(puzzle: &Puzzle, nodes: u64) -> bool {
    !matches!(solve(puzzle, &Budget::nodes(nodes)), Verdict::Unknown { .. })
}

/// How many digits are tried, within an eighth.
fn nodes(puzzle: &Puzzle) -> u64 {
    let (mut low, mut high) = (0, 1);
    if is_enough(puzzle, 0) {
        return 0;
    }
    while !is_enough(puzzle, high) {
        (low, high) = (high, high * 2);
    }
    while high - low > (high / 8).max(1) {
        let middle = low.midpoint(high);
        if is_enough(puzzle, middle) { high = middle } else { low = middle }
    }
    high
}

fn take(id: &str, puzzle: &Puzzle, solution: &[Digit], options: &Options) -> Taken {
    let mut is_decided = false;
    let all = least(|| {
        let start = ProcessTime::now();
        let is_due = || start.elapsed().as_secs_f64() > options.limit;
        match solve(puzzle, &Budget::until(&is_due)) {
            Verdict::Unique(found) => {
                assert_eq!(found.digits(), solution, "{id}");
                is_decided = true;
            }
            Verdict::Unknown { .. } => {}
            other => panic!("{id}: {other:?}"),
        }
    });
    let opening = least(|| drop(solve(puzzle, &Budget::nodes(0))));
    let nodes = if options.nodes && is_decided { nodes(puzzle) } else { 0 };
    Taken { all, opening, nodes, is_decided, peer: None }
}

/// A puzzle under construction: a fifth of its givens and rules are still missing.
fn loosened(puzzle: &Puzzle) -> Puzzle {
    let mut random = Random::new(1);
    let rules = puzzle.shape().rules().iter().filter(|_| random.below(5) > 0).cloned().collect();
    let shape = puzzle.shape().with_rules(rules).expect("fewer rules than before");
    let thinned = |entry: &Entry| if random.below(5) > 0 { *entry } else { Entry::Unknown };
    let entries = puzzle.entries().iter().map(thinned).collect();
    Puzzle::new(shape, entries).expect("as many cells as before")
}

fn take_true(puzzle: &Puzzle, options: &Options) -> Taken {
    let puzzle = if options.loosened { loosened(puzzle) } else { puzzle.clone() };
    let mut is_decided = false;
    let go_on = &mut |_, _| ControlFlow::Continue(());
    let all = least(|| {
        let start = ProcessTime::now();
        let is_due = || start.elapsed().as_secs_f64() > options.limit;
        let found = true_candidates(&puzzle, None, &Budget::until(&is_due), go_on);
        is_decided = found.is_complete();
    });
    let opening = least(|| drop(true_candidates(&puzzle, None, &Budget::nodes(0), go_on)));
    Taken { all, opening, nodes: 0, is_decided, peer: None }
}

/// The value below which this share lies.
fn share(sorted: &[f64], share: f64) -> f64 {
    let at = (sorted.len() as f64 * share).ceil() as usize;
    sorted[at.clamp(1, sorted.len()) - 1]
}

fn row(name: &str, all: &[&Taken]) {
    let sorted = |value: fn(&Taken) -> f64| {
        let mut values: Vec<f64> = all.iter().map(|taken| value(taken)).collect();
        values.sort_by(f64::total_cmp);
        values
    };
    let (times, openings) = (sorted(|taken| taken.all), sorted(|taken| taken.opening));
    let nodes = sorted(|taken| taken.nodes as f64);
    let most = |values: &[f64]| values[values.len() - 1];
    let mut peers: Vec<f64> = all.iter().filter_map(|taken| taken.peer).collect();
    peers.sort_by(f64::total_cmp);
    let peers = match peers.last() {
        None => String::new(),
        Some(most) => {
            let (median, late) = (share(&peers, 0.5), share(&peers, 0.95));
            let sum = peers.iter().sum::<f64>();
            format!(" {} | {median:.2} | {late:.1} | {most:.0} | {sum:.0} |", peers.len())
        }
    };
    println!(
        "| {name} | {} | {} | {:.2} | {:.2} | {:.1} | {:.1} | {:.0} | {:.2} | {:.1} | {:.0} | {:.0} |{peers}",
        all.len(),
        all.iter().filter(|taken| !taken.is_decided).count(),
        share(&openings, 0.5),
        share(&times, 0.5),
        share(&times, 0.9),
        share(&times, 0.95),
        most(&times),
        share(&openings, 0.95),
        share(&nodes, 0.5),
        most(&nodes),
        times.iter().sum::<f64>(),
    );
}

fn main() {
    let options = options();
    let mut families: BTreeMap<String, Vec<Taken>> = BTreeMap::new();
    let mut peer = peer::Peer::start();
    let mut certified: BTreeMap<String, Vec<certificates::Certified>> = BTreeMap::new();
    let mut unknown: BTreeMap<String, u32> = BTreeMap::new();
    for line in corpus(&data::data(CORPUS)) {
        let (id, family, puzzle, solution, original) = match line {
            Read::Known { id, family, puzzle, solution, original } => {
                (id, family, puzzle, solution, original)
            }
            Read::Unknown(what) => {
                *unknown.entry(what).or_default() += 1;
                continue;
            }
        };
        let wanted = |part: &String| id.contains(part) || family.contains(part);
        if !options.parts.is_empty() && !options.parts.iter().any(wanted) {
            continue;
        }
        if options.certify {
            let one = certificates::take(&id, &puzzle, &solution, options.limit);
            certified.entry(family).or_default().push(one);
            continue;
        }
        let mut taken = if options.truth {
            take_true(&puzzle, &options)
        } else {
            take(&id, &puzzle, &solution, &options)
        };
        let own = (original.format == "iss").then(|| original.text.trim());
        taken.peer = peer.as_mut().and_then(|peer| peer.take(&id, &puzzle, own));
        if taken.all > options.each {
            let rest = if taken.is_decided { "" } else { ", not decided" };
            let peer = taken.peer.map_or_else(String::new, |peer| format!(", ISS {peer:.1} ms"));
            println!("{id} ({family}): {:.1} ms, {} tried{rest}{peer}", taken.all, taken.nodes);
        }
        families.entry(family).or_default().push(taken);
    }
    println!("left out because they contain something unknown: {unknown:?}");
    if options.certify {
        println!("{}", certificates::HEADING);
        for (name, all) in &certified {
            certificates::row(name, &all.iter().collect::<Vec<_>>());
        }
        return certificates::row("**all**", &certified.values().flatten().collect::<Vec<_>>());
    }
    let (names, lines) = match peer {
        Some(_) => (" ISS: puzzles | median | 95 % | most | sum |", "---|---|---|---|---|"),
        None => ("", ""),
    };
    println!(
        "| family | puzzles | open | opening median | median | 90 % | 95 % | most | opening 95 % | nodes median | most | sum |{names}"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|---|{lines}");
    for (name, all) in &families {
        row(name, &all.iter().collect::<Vec<_>>());
    }
    row("**all**", &families.values().flatten().collect::<Vec<_>>());
}
