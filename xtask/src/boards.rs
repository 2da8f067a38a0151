//! Large puzzles of our own generator, solved by the program as a user would: each must be solved,
//! or the program must truthfully report that it gave up.
use crate::root;
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

const USAGE: &str = "\
Usage: cargo xtask boards [--shape SHAPE] [--givens KIND] [--count N] [--seed N] [--time-limit SECONDS]

Makes puzzles with `generate --shape SHAPE --seed N`, N+1, ... and gives each to `solve`. Each must be
solved (exit code 0), or reported as given up (exit code 3).

  --shape SHAPE         [default: 16]
  --givens KIND         `minimal`: every given is necessary; `symmetric`: what `generate` makes by
                        default [default: minimal]
  --count N             how many puzzles [default: 200]
  --seed N              the first seed [default: 1]
  --time-limit SECONDS  the time that `solve` gets for one puzzle [default: 20]";

/// The options of a run.
struct Options {
    shape: String,
    is_minimal: bool,
    count: u64,
    seed: u64,
    limit: u64,
}

/// The result for a puzzle.
struct Tried {
    seed: u64,
    solved: bool,
    message: String,
    hardest: String,
    steps: usize,
    time: Duration,
}

pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let options = options(arguments)?;
    let built = Command::new("cargo")
        .args(["build", "--release", "--quiet", "--locked", "-p", "whydoku-cli"])
        .current_dir(root())
        .status();
    if !built.is_ok_and(|status| status.success()) {
        return Err("the program cannot be built".into());
    }
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), Into::into);
    let program = target.join("release").join(format!("whydoku{}", std::env::consts::EXE_SUFFIX));
    let (next, done) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    let begun = Instant::now();
    let work = || -> Result<(), String> {
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            if at >= options.count {
                return Ok(());
            }
            let result = solved(&program, &options, options.seed + at)?;
            println!(
                "seed {}: {} ({} steps, hardest: {}; {:.1} s)",
                result.seed,
                result.message,
                result.steps,
                result.hardest,
                result.time.as_secs_f64()
            );
            done.lock().map_err(|error| error.to_string())?.push(result);
        }
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..thread::available_parallelism().map_or(1, Into::into))
            .map(|_| scope.spawn(work))
            .collect();
        let ended =
            workers.into_iter().map(|worker| worker.join().map_err(|_| "a worker died".into()));
        ended.collect::<Result<Vec<_>, String>>()?.into_iter().collect::<Result<Vec<_>, _>>()
    })?;
    let done = done.into_inner().map_err(|error| error.to_string())?;
    sum_up(&done, begun.elapsed());
    Ok(())
}

fn options(arguments: &[String]) -> Result<Options, String> {
    let mut options =
        Options { shape: "16".into(), is_minimal: true, count: 200, seed: 1, limit: 20 };
    let mut rest = arguments.iter();
    while let Some(name) = rest.next() {
        let value = rest.next().ok_or(USAGE)?;
        let number =
            || value.parse().map_err(|_| format!("{name} {value}: not a number\n\n{USAGE}"));
        match name.as_str() {
            "--shape" => options.shape.clone_from(value),
            "--givens" if matches!(value.as_str(), "minimal" | "symmetric") => {
                options.is_minimal = value == "minimal";
            }
            "--count" => options.count = number()?,
            "--seed" => options.seed = number()?,
            "--time-limit" => options.limit = number()?,
            _ => return Err(USAGE.into()),
        }
    }
    Ok(options)
}

/// Makes the puzzle of a seed and runs the solver on it.
fn solved(program: &Path, options: &Options, seed: u64) -> Result<Tried, String> {
    let seed_text = seed.to_string();
    let mut order = vec!["generate", "--shape", &options.shape, "--seed", &seed_text];
    order.extend(options.is_minimal.then_some("--minimal"));
    let made = call(program, &order, &[])?;
    if !made.status.success() {
        return Err(format!("seed {seed}: generate: {}", String::from_utf8_lossy(&made.stderr)));
    }
    let begun = Instant::now();
    let limit = options.limit.to_string();
    let solve = ["solve", "-", "--json", "--shape", &options.shape, "--time-limit", &limit];
    let output = call(program, &solve, &made.stdout)?;
    let time = begun.elapsed();
    let report: Value = serde_json::from_slice(&output.stdout)
        .map_err(|error| format!("seed {seed}: solve wrote no JSON: {error}"))?;
    let text = |key: &str| report[key].as_str().unwrap_or_default().to_owned();
    let (outcome, message) = (text("outcome"), text("message"));
    let is_true = match output.status.code() {
        Some(0) => outcome == "solved",
        Some(3) => outcome == "gave-up" && message.starts_with("Gave up after "),
        _ => false,
    };
    if !is_true {
        return Err(format!("seed {seed}: {} with outcome {outcome}: {message}", output.status));
    }
    let steps = report["steps"].as_array().map_or(&[][..], Vec::as_slice);
    let level = |step: &&Value| place(step["technique"].as_str().unwrap_or_default());
    let hardest = steps.iter().max_by_key(level).and_then(|step| step["name"].as_str());
    let hardest = hardest.unwrap_or("nothing").to_owned();
    Ok(Tried { seed, solved: outcome == "solved", message, hardest, steps: steps.len(), time })
}

/// The place of a technique in the usual order, according to the document that lists them.
fn place(id: &str) -> Option<usize> {
    const TECHNIQUES: &str = include_str!("../../docs/TECHNIQUES.md");
    TECHNIQUES.lines().position(|line| line.starts_with(&format!("| [`{id}`]")))
}

fn call(program: &Path, arguments: &[&str], input: &[u8]) -> Result<Output, String> {
    let fault = |error: std::io::Error| format!("{}: {error}", program.display());
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(fault)?;
    if let Some(mut stdin) = child.stdin.take() {
        stdin.write_all(input).map_err(fault)?;
    }
    child.wait_with_output().map_err(fault)
}

fn sum_up(done: &[Tried], time: Duration) {
    let solved = done.iter().filter(|result| result.solved).count();
    let mut hardest: BTreeMap<&str, usize> = BTreeMap::new();
    let mut gave_up: BTreeMap<&str, usize> = BTreeMap::new();
    for result in done {
        if result.solved {
            *hardest.entry(&result.hardest).or_default() += 1;
        } else {
            *gave_up.entry(&result.message).or_default() += 1;
        }
    }
    println!("{} puzzles, {solved} solved, in {:.0} s", done.len(), time.as_secs_f64());
    for (message, count) in gave_up {
        println!("{count:>5}  {message}");
    }
    println!("hardest technique of those solved:");
    for (name, count) in hardest {
        println!("{count:>5}  {name}");
    }
}
