//! Everything that must pass before a change lands.
use crate::background::Background;
use crate::tools::target_folder;
use crate::{browser, root, site, supply, tidy};
use std::fs::{self, DirEntry};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// Checks that keep both cores of a machine busy on their own.
const CHECKS: [(&str, &[&str]); 3] = [
    ("format", &["fmt", "--all", "--check"]),
    (
        "lints",
        &["clippy", "--locked", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"],
    ),
    ("documentation", &["doc", "--locked", "--workspace", "--no-deps", "--quiet"]),
];

const TESTS: [(&str, &[&str]); 2] = [
    ("tests", &["test", "--locked", "--workspace"]),
    // What a registry requires of a crate. Checking that each compiles on its own takes minutes:
    // docs/RELEASING.md.
    (
        "packages",
        &[
            "publish",
            "--workspace",
            "--dry-run",
            "--no-verify",
            "--allow-dirty",
            "--locked",
            "--quiet",
        ],
    ),
];

/// Tools that come with the toolchain, and how to get one that is missing.
const TOOLS: [(&str, &str); 2] =
    [("fmt", "rustup component add rustfmt"), ("clippy", "rustup component add clippy")];

pub(crate) fn run() -> Result<(), String> {
    if is_compiled_once(&target_folder()?.join("debug/incremental")) {
        return run_in_whole_crates();
    }
    if !root().join("../shared").is_dir() {
        println!("note: ../shared is absent; only the golden facts in the crates are compared");
    }
    for (tool, install) in TOOLS {
        if !supply::installed(tool) {
            return Err(format!("`cargo {tool}` is not installed; get it with `{install}`"));
        }
    }
    let mut times = Times(Vec::new());
    times.take("tidy", tidy::run)?;
    for (name, arguments) in CHECKS {
        times.take(name, || cargo(name, arguments))?;
    }
    let lanes = background().map(Background::begin);
    for (name, arguments) in TESTS {
        if let Err(why) = times.take(name, || cargo(name, arguments)) {
            lanes.into_iter().for_each(Background::give_up);
            return Err(why);
        }
    }
    times.take("waiting for the background chores", || {
        lanes.map(Background::end).into_iter().collect::<Result<(), String>>()
    })?;
    supply::advise()?;
    times.take("page", || browser::run(&[]))?;
    times.print();
    println!("all passed");
    Ok(())
}

/// Chores that compile for other systems and profiles while the tests run, in two lanes: optimizing the page as a whole keeps
/// only one core busy.
fn background() -> [Vec<&'static str>; 2] {
    let mut page = vec!["systems"];
    match site::add_target() {
        Ok(()) => page.insert(0, "npm"),
        Err(reason) => println!("NOTE: the package for npm is not tested: {reason}"),
    }
    [page, vec!["python"]]
}

/// The variable that tells Cargo whether to compile crates in small pieces.
const IN_PIECES: &str = "CARGO_INCREMENTAL";
const LARGEST: &str = "pencilmark_logic-";

/// Whether the largest crate of the program has not been compiled in small pieces yet. They are worth their time and their
/// disk space only if some are used again.
fn is_compiled_once(pieces: &Path) -> bool {
    let is_it = |entry: &DirEntry| entry.file_name().to_string_lossy().starts_with(LARGEST);
    let has_it = fs::read_dir(pieces).is_ok_and(|all| all.flatten().any(|entry| is_it(&entry)));
    std::env::var_os(IN_PIECES).is_none() && !has_it
}

/// Starts this once more, so that everything it starts inherits the variable. From nothing this saves a tenth of the
/// processor time of compiling, and 4 of 10 gigabytes.
fn run_in_whole_crates() -> Result<(), String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let mut whole = Command::new(program);
    let ended =
        whole.arg("test").env(IN_PIECES, "0").status().map_err(|error| error.to_string())?;
    if ended.success() { Ok(()) } else { Err("not everything passed".into()) }
}

fn cargo(name: &str, arguments: &[&str]) -> Result<(), String> {
    println!("== {name}: cargo {}", arguments.join(" "));
    let mut cargo = Command::new("cargo");
    cargo.args(arguments).current_dir(root());
    if name == "documentation" {
        cargo.env("RUSTDOCFLAGS", "-D warnings");
    }
    match cargo.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{name} failed")),
        Err(error) => Err(format!("cargo cannot be run: {error}")),
    }
}

/// How long each step took.
struct Times(Vec<(&'static str, Duration)>);

impl Times {
    fn take(
        &mut self,
        name: &'static str,
        step: impl FnOnce() -> Result<(), String>,
    ) -> Result<(), String> {
        let begun = Instant::now();
        let result = step();
        self.0.push((name, begun.elapsed()));
        result
    }

    fn print(&self) {
        for (name, time) in &self.0 {
            println!("{:>6} s  {name}", time.as_secs());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_compiled_in_pieces_before_are_so_again() {
        let folder = std::env::temp_dir().join(format!("pieces-{}", std::process::id()));
        assert!(!folder.exists() && is_compiled_once(&folder));
        fs::create_dir_all(folder.join("pencilmark_core-1a2b")).expect("a folder");
        assert!(is_compiled_once(&folder), "this program itself is made of it");
        fs::create_dir_all(folder.join("pencilmark_logic-1a2b")).expect("a folder");
        assert!(!is_compiled_once(&folder));
        fs::remove_dir_all(&folder).expect("no folder");
    }
}
