//! Everything that must pass before a change lands.
use crate::background::Background;
use crate::changed::{self, Wanted};
use crate::{browser, npm, python, root, site, supply, tidy};
use std::process::Command;
use std::time::{Duration, Instant};

/// Checks that keep both cores of a machine busy on their own.
const CHECKS: [Check; 4] = [
    ("format", &["fmt", "--all", "--check"]),
    (
        "lints",
        &["clippy", "--locked", PACKAGES, "--all-targets", "--quiet", "--", "-D", "warnings"],
    ),
    // What `cargo first` builds, in which much is left out.
    (
        "lints of the small program",
        &[
            "clippy",
            "--locked",
            "--package",
            "whydoku-cli",
            "--no-default-features",
            "--quiet",
            "--",
            "-D",
            "warnings",
        ],
    ),
    ("documentation", &["doc", "--locked", PACKAGES, "--no-deps", "--quiet"]),
];

const TESTS: [Check; 2] = [
    ("tests", &["test", "--locked", PACKAGES]),
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

/// A name, and the arguments of cargo.
type Check = (&'static str, &'static [&'static str]);

/// Stands for the packages that are tested.
const PACKAGES: &str = "PACKAGES";

/// Tools that come with the toolchain, and how to get one that is missing.
const TOOLS: [(&str, &str); 2] =
    [("fmt", "rustup component add rustfmt"), ("clippy", "rustup component add clippy")];

/// Tests everything, or with `--changed` only what the changes since a commit, by default the last one, can break.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let wanted = match words[..] {
        [] => None,
        ["--changed"] => changed::since("HEAD")?,
        ["--changed", commit] => changed::since(commit)?,
        _ => return Err("Usage: cargo xtask test [--changed [COMMIT]]".to_owned()),
    };
    if std::env::var_os("WHYDOKU_DATA").is_none() {
        println!(
            "note: WHYDOKU_DATA is not set, so tests with data of others are skipped (CONTRIBUTING.md)"
        );
    }
    for (tool, install) in TOOLS {
        if !supply::installed(tool) {
            return Err(format!("`cargo {tool}` is not installed; get it with `{install}`"));
        }
    }
    let mut times = Times(Vec::new());
    times.take("tidy", tidy::run)?;
    match &wanted {
        None => everything(&mut times)?,
        Some(wanted) => part(wanted, &mut times)?,
    }
    times.print();
    println!(
        "{}",
        if wanted.is_none() { "all passed" } else { "all that the changes can break passed" }
    );
    Ok(())
}

fn everything(times: &mut Times) -> Result<(), String> {
    for (name, arguments) in CHECKS {
        times.take(name, || cargo(name, &filled(arguments, &["--workspace"])))?;
    }
    let lanes = background().map(Background::begin);
    for (name, arguments) in TESTS {
        if let Err(why) = times.take(name, || cargo(name, &filled(arguments, &["--workspace"]))) {
            lanes.into_iter().for_each(Background::give_up);
            return Err(why);
        }
    }
    times.take("waiting for the background chores", || {
        lanes.map(Background::end).into_iter().collect::<Result<(), String>>()
    })?;
    supply::advise()?;
    times.take("page", || browser::run(&[]))
}

/// What the changes can break: formats and lints, the tests of the packages, and the page and Python if they use them.
fn part(wanted: &Wanted, times: &mut Times) -> Result<(), String> {
    let names: Vec<&str> = wanted.packages.iter().map(String::as_str).collect();
    println!(
        "== changed: {}",
        if names.is_empty() { "no package".to_owned() } else { names.join(", ") }
    );
    let packages: Vec<&str> = names.iter().flat_map(|name| ["--package", *name]).collect();
    for (name, arguments) in CHECKS.iter().chain(&TESTS[..1]) {
        let is_small = name.ends_with("small program");
        let is_wanted = match *name {
            "format" => true,
            _ if is_small => names.contains(&"whydoku-cli"),
            _ => !names.is_empty(),
        };
        if is_wanted {
            times.take(name, || cargo(name, &filled(arguments, &packages)))?;
        }
    }
    if wanted.python {
        times.take("python", python::run)?;
    }
    if wanted.page {
        if site::add_target().is_ok() {
            times.take("npm", || npm::run(&[]))?;
        }
        times.take("page", || browser::run(&[]))?;
    }
    Ok(())
}

/// The arguments with these packages.
fn filled<'a>(arguments: &[&'a str], packages: &[&'a str]) -> Vec<&'a str> {
    let with = |argument: &&'a str| match *argument {
        PACKAGES => packages.to_vec(),
        argument => vec![argument],
    };
    arguments.iter().flat_map(with).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_take_the_place_of_their_word() {
        let packages = ["--package", "whydoku-core"];
        let lints = filled(CHECKS[1].1, &packages);
        assert_eq!(
            lints[..5],
            ["clippy", "--locked", "--package", "whydoku-core", "--all-targets"]
        );
        assert_eq!(filled(TESTS[0].1, &["--workspace"]), ["test", "--locked", "--workspace"]);
        assert!(CHECKS.iter().chain(&TESTS).all(|(_, all)| !filled(all, &[]).contains(&PACKAGES)));
    }
}
