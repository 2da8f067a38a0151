//! `cargo xtask fuzz`: inputs of the fuzzer's own making, thrown at every promise that any input must
//! keep (`crates/pencilmark-trials`).
use crate::root;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The trials, and for those that read text the words worth trying.
const TRIALS: [(&str, Option<&str>); 8] = [
    ("certificate", None),
    ("count", None),
    ("parse", Some("parse.dict")),
    ("path", None),
    ("print", Some("parse.dict")),
    ("proof", None),
    ("split", Some("parse.dict")),
    ("stream", None),
];

/// What makes a build that tells the fuzzer which branches an input takes, on a stable toolchain.
const FLAGS: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares \
    --cfg fuzzing -Ccodegen-units=1";

const USAGE: &str = "\
Usage: cargo xtask fuzz [--seconds N] [TRIAL]...

  N is 3600 unless given. Inputs that reach something new stay in fuzz/corpus, one that breaks a
  promise in fuzz/artifacts; the tests of pencilmark-trials replay both, and those in fuzz/seeds.";

/// What was asked for.
struct Request {
    seconds: u64,
    trials: Vec<(&'static str, Option<&'static str>)>,
}

pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let request = request(arguments)?;
    let target = target()?;
    let folder = root().join("fuzz");
    build(&folder, &target)?;
    let programs = folder.join("target").join(&target).join("release");
    let mut broken = Vec::new();
    for (name, words) in request.trials {
        println!("== fuzz: {name}, {} s", request.seconds);
        broken.extend(trial(&folder, &programs, name, words, request.seconds).err());
    }
    if broken.is_empty() { Ok(()) } else { Err(broken.join("\n")) }
}

fn request(arguments: &[String]) -> Result<Request, String> {
    let mut request = Request { seconds: 3600, trials: Vec::new() };
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        if argument == "--seconds" {
            let number = arguments.next().and_then(|number| number.parse().ok());
            request.seconds = number.ok_or("--seconds needs a whole number")?;
        } else if let Some(trial) = TRIALS.iter().find(|(name, _)| name == argument) {
            request.trials.push(*trial);
        } else {
            let names = TRIALS.map(|(name, _)| name).join(", ");
            return Err(format!("{USAGE}\n\n'{argument}' is not a trial. These are: {names}"));
        }
    }
    if request.trials.is_empty() {
        request.trials = TRIALS.to_vec();
    }
    Ok(request)
}

/// The kind of machine this is, as the compiler calls it.
fn target() -> Result<String, String> {
    let output = Command::new("rustc").arg("-vV").output();
    let output = output.map_err(|error| format!("rustc cannot be run: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not say what machine this is".into())
}

fn build(folder: &Path, target: &str) -> Result<(), String> {
    let status = Command::new("cargo")
        .args(["build", "--release", "--locked", "--target", target, "--manifest-path"])
        .arg(folder.join("Cargo.toml"))
        .env("RUSTFLAGS", FLAGS)
        .status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err("the fuzz targets do not build".into()),
        Err(error) => Err(format!("cargo cannot be run: {error}")),
    }
}

fn trial(
    folder: &Path,
    programs: &Path,
    name: &str,
    words: Option<&str>,
    seconds: u64,
) -> Result<(), String> {
    let [corpus, artifacts] = ["corpus", "artifacts"].map(|kind| folder.join(kind).join(name));
    for place in [&corpus, &artifacts] {
        fs::create_dir_all(place).map_err(|error| format!("{}: {error}", place.display()))?;
    }
    let seeds: Vec<PathBuf> = match name {
        "split" => vec![folder.join("seeds/split"), folder.join("seeds/parse")],
        _ => vec![folder.join("seeds").join(name)],
    };
    let mut program = Command::new(programs.join(name));
    program
        .arg(corpus)
        .args(seeds.iter().filter(|place| place.is_dir()))
        .arg(format!("-max_total_time={seconds}"))
        .args(["-print_final_stats=1", "-verbosity=0", "-timeout=20", "-rss_limit_mb=4096"])
        .arg(format!("-artifact_prefix={}/", artifacts.display()));
    if let Some(words) = words {
        program.arg(format!("-dict={}", folder.join(words).display()));
    }
    program.arg("-print_funcs=0");
    let output = program.output().map_err(|error| format!("{name} cannot be run: {error}"))?;
    let text = String::from_utf8_lossy(&output.stderr);
    if output.status.success() {
        for line in text.lines().filter_map(|line| line.strip_prefix("stat::")) {
            println!("{line}");
        }
        return Ok(());
    }
    let lines: Vec<&str> = text.lines().collect();
    eprintln!("{}", lines[lines.len().saturating_sub(40)..].join("\n"));
    Err(format!("{name} broke its promise; the input is in {}", artifacts.display()))
}
