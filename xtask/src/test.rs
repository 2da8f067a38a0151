//! Everything that must pass before a change lands.
use crate::background::Background;
use crate::{browser, root, site, supply, tidy};
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
