//! The project's own chores. `cargo xtask` lists them.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "this is a program")]
mod arrows;
mod beside;
mod boards;
mod browser;
mod deep;
mod dist;
mod files;
mod fuzz;
mod layers;
mod licences;
mod locks;
mod miri;
mod mutants;
mod new_technique;
mod npm;
mod python;
mod semver;
#[cfg(unix)]
mod siege;
mod site;
mod sizes;
mod supply;
mod systems;
mod test;
mod tidy;
mod tools;
mod training;
mod walls;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const USAGE: &str = "\
Usage: cargo xtask CHORE

  test    everything that must pass before a change lands: format, lints, tidy, documentation, all tests, the
          Python package, the page in a browser, and the package for npm
  browser [--firefox | --lighthouse | --crashes N]
          the page in a browser alone; installs chromium, node and npm on Debian when they are missing;
          --firefox uses Firefox instead; --lighthouse measures the page over HTTP; --crashes only kills N
          tabs, each in the middle of a game, and compares what is there again
  python  the Python package: builds the wheel, installs it into an environment of its own, checks its types
          and runs its tests; installs Python on Debian when it is missing
  cluster the Python package in a real Spark: two executors, each result compared with one process, executors
          and drivers killed meanwhile; a master with two workers, to which the wheel is shipped; Ray Data;
          installs Java on Debian, Spark and Ray (1.1 GB) when they are missing; takes minutes
  npm     the package for npm: builds and packs it, installs the packed file, checks its types and tries it in
          Node and in a browser
  site [FOLDER]
          the page with its engine inside, as files for any web host; works offline once loaded;
          says how much a visitor downloads, and fails above the limit
  dist [--twice] [PART]...
          all that a release hands out, made of the last commit and tried: the program, the package for Debian,
          the wheel, the package for npm, the site, licences, lists of what is inside, checksums; with --twice
          in two folders, to compare the bytes; docs/RELEASING.md
  systems
          compiles the program for Windows, macOS and ARM as far as that needs none of them, and with the
          oldest compiler that will do; and the Python package for a Python without its lock
  semver [COMMIT]
          which changes of the public crates since the last release, or this commit, need a higher version
  new-technique ID --after OTHER [OPTION]...
          the row, page, finder and names of a new technique, with gaps for you to fill in
  tidy    the agreed lines: dependency directions, walls inside crates, file sizes, licences
  mutants [--log FILE] [--in FOLDER] [WORD]...
          the test of the tests: puts seeded bugs (those that contain a word) into a copy of the
          project and runs the tests of its crate there; takes an hour or more, goes on where FILE
          ends, and keeps what it built in FOLDER
  miri    the solver's small tests in an interpreter that notices every misuse of memory, on the
          portable and the AVX2 backend; needs a nightly toolchain with miri, takes some twenty minutes
  fuzz [--seconds N] [TRIAL]...
          inputs of a fuzzer's making for every reader, engine and checker, an hour each unless told
          otherwise; the tests replay the inputs that are kept
  siege [--seed N] [--times N] [NAME]...
          attacks on the release program: kills, tampered files, jobs that collide, outputs of every
          kind, clients that fill the server; all attacks or those that are named; figures are in docs/RELIABILITY.md
  campaign WHAT [OPTION]...
          long trials of the techniques and the judge, on as many positions as you have time for;
          `cargo xtask campaign --help` says which
  boards [OPTION]...
          large minimal puzzles of our own generator, each solved by the program or truly reported as
          given up; `cargo xtask boards --help` lists the options
  variants [OPTION]...
          random puzzles with cages, dots, chess moves and the like, each walked through by logic with every
          step judged; ends with a table; `cargo xtask variants --help` lists the options
  train-digits [OPTION]...
          draws cells from free fonts and trains the net that reads digits; says which fonts are missing;
          `cargo xtask train-digits --help` lists the options
  scan [OPTION]...
          how well pictures with known puzzles are read: a table and every picture that failed
  damage-pictures [OPTION]...
          100,000 damaged files of pictures and documents: each is refused or read, in bounded time
  deep [--list] [--seconds N] [PART]...
          all that takes long, one after the other: miri, mutants, fuzz, campaigns, laws, siege, boards;
          goes on when a part fails, and ends with a table";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let result = match arguments.first().map(String::as_str) {
        Some("test") => test::run(),
        Some("browser") => browser::run(&arguments[1..]),
        Some("python") => python::run(),
        Some("cluster") => python::cluster(),
        Some("npm") => npm::run(),
        Some("site") => site::run(&arguments[1..]),
        Some("new-technique") => new_technique::run(&arguments[1..]),
        Some("tidy") => tidy::run(),
        Some("mutants") => mutants::run(&arguments[1..]),
        Some("miri") => miri::run(),
        Some("dist") => dist::run(&arguments[1..]),
        Some("semver") => semver::run(&arguments[1..]),
        Some("systems") => systems::run(),
        Some("fuzz") => fuzz::run(&arguments[1..]),
        #[cfg(unix)]
        Some("siege") => siege::run(&arguments[1..]),
        Some("campaign") => example("pencilmark-logic", "campaign", &arguments[1..]),
        Some("variants") => example("pencilmark-generate", "variants", &arguments[1..]),
        Some("boards") => boards::run(&arguments[1..]),
        Some("train-digits") => training::run("train", &arguments[1..]),
        Some("scan") => training::run("measure", &arguments[1..]),
        Some("damage-pictures") => training::run("damage", &arguments[1..]),
        Some("deep") => deep::run(&arguments[1..]),
        _ => Err(USAGE.to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// Builds and runs an example of a crate on which this program must not depend.
fn example(package: &str, name: &str, arguments: &[String]) -> Result<(), String> {
    let cargo = ["run", "--release", "--locked", "--quiet", "-p", package, "--example", name, "--"];
    let status = Command::new("cargo").args(cargo).args(arguments).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{name} did not end well")),
        Err(error) => Err(format!("cargo cannot be run: {error}")),
    }
}

/// The root of the workspace.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}
