//! Seeded bugs: the test of the tests. Each bug of the lists is put into a copy of the project, and
//! the tests of its crate must fail there.
mod list;
mod solvers;

use crate::root;
use list::{BUGS, Bug};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The bugs of one crate.
struct Suite {
    package: &'static str,
    bugs: &'static [Bug],
}

const SUITES: [Suite; 5] = [
    Suite { package: "pencilmark-logic", bugs: BUGS },
    Suite { package: "pencilmark-exact", bugs: solvers::EXACT },
    Suite { package: "pencilmark-proof", bugs: solvers::PROOF },
    Suite { package: "pencilmark-certify", bugs: solvers::CERTIFY },
    Suite { package: "pencilmark-batch", bugs: solvers::BATCH },
];

impl Suite {
    fn folder(&self) -> PathBuf {
        Path::new("crates").join(self.package).join("src")
    }
    /// Its bugs, or those whose file or text contains one of the words; all for the name of the
    /// crate.
    fn chosen(&self, wanted: &[String]) -> Vec<&'static Bug> {
        let chosen = |bug: &&Bug| {
            let texts = [self.package, bug.0, bug.1, bug.2];
            let has = |word: &String| texts.iter().any(|text| text.contains(word));
            wanted.is_empty() || wanted.iter().any(has)
        };
        self.bugs.iter().filter(chosen).collect()
    }
}

/// How much of the laws is tried; see `tests/laws` of the logic crate.
const SCALE: &str = "0.3";
/// A bug that makes the tests run for ever counts as noticed.
const PATIENCE: Duration = Duration::from_mins(3);

/// What became of a bug.
enum Fate {
    Killed(String),
    Survived,
    /// The bug is not a program, so nothing was tested.
    Broken(String),
}

/// Tries every bug, or those whose crate, file or text contains one of the `wanted` words.
///
/// # Errors
/// When a bug survives, does not compile or no longer applies, or nothing can be run at all.
pub(crate) fn run(wanted: &[String]) -> Result<(), String> {
    let copy = std::env::temp_dir().join(format!("pencilmark-mutants-{}", std::process::id()));
    let result = copy_project(&root(), &copy)
        .map_err(|error| format!("the project cannot be copied: {error}"))
        .and_then(|()| {
            let left = SUITES.iter().map(|suite| hunt(suite, wanted, &copy));
            left.sum::<Result<usize, String>>()
        });
    let _ = fs::remove_dir_all(&copy);
    match result? {
        0 => Ok(()),
        not_killed => Err(format!("{not_killed} bugs were not killed")),
    }
}

/// Tries the bugs of a crate; how many were not killed.
fn hunt(suite: &Suite, wanted: &[String], copy: &Path) -> Result<usize, String> {
    let bugs = suite.chosen(wanted);
    if bugs.is_empty() {
        return Ok(0);
    }
    println!("{}: the tests without any bug", suite.package);
    match try_tests(suite, copy)? {
        Fate::Survived => {}
        Fate::Killed(by) => return Err(format!("the tests fail without any bug: {by}")),
        Fate::Broken(why) => return Err(why),
    }
    let mut not_killed = 0;
    for (at, bug) in bugs.iter().enumerate() {
        let fate = try_bug(suite, bug, copy)?;
        let (word, note) = match &fate {
            Fate::Killed(by) => ("killed  ", format!("by {by}")),
            Fate::Survived => ("SURVIVED", String::new()),
            Fate::Broken(why) => ("BROKEN  ", why.clone()),
        };
        not_killed += usize::from(!matches!(fate, Fate::Killed(_)));
        let (file, from, to) = bug;
        let (from, to) = (short(from), short(to));
        println!("{:2}/{} {word} {file}: {from} -> {to} {note}", at + 1, bugs.len());
    }
    println!("{}: {} of {} bugs killed", suite.package, bugs.len() - not_killed, bugs.len());
    Ok(not_killed)
}

fn try_bug(suite: &Suite, (file, from, to): &Bug, copy: &Path) -> Result<Fate, String> {
    let path = copy.join(suite.folder()).join(file);
    let original = fs::read_to_string(&path).map_err(|error| format!("{file}: {error}"))?;
    if original.matches(from).count() != 1 {
        return Ok(Fate::Broken("the text to be replaced does not occur once".into()));
    }
    write(&path, &original.replacen(from, to, 1))?;
    let fate = try_tests(suite, copy);
    write(&path, &original)?;
    fate
}

/// The text on one line.
fn short(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

/// Everything but build results and history.
fn copy_project(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name();
        if name == "target" || name == ".git" {
            continue;
        }
        let target = to.join(&name);
        if entry.file_type()?.is_dir() {
            copy_project(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

/// Builds, then runs the tests of the crate.
fn try_tests(suite: &Suite, copy: &Path) -> Result<Fate, String> {
    let tests = ["test", "-p", suite.package, "--lib", "--tests"];
    let (built, output) = cargo(copy, &[&tests[..], &["--no-run"]].concat())?;
    if !built {
        let error = output.lines().find(|line| line.starts_with("error"));
        return Ok(Fate::Broken(error.unwrap_or("it does not compile").to_owned()));
    }
    let (passed, output) = cargo(copy, &[&tests[..], &["--no-fail-fast"]].concat())?;
    if passed {
        return Ok(Fate::Survived);
    }
    let failed = output.lines().filter_map(|line| {
        line.strip_prefix("test ")?.strip_suffix(" ... FAILED").map(str::to_owned)
    });
    let failed: Vec<String> = failed.collect();
    let first = failed.first().map_or("running too long", String::as_str);
    Ok(Fate::Killed(match failed.len() {
        0 | 1 => first.to_owned(),
        more => format!("{first} and {} more", more - 1),
    }))
}

/// Whether cargo succeeded in time, and what it said.
fn cargo(copy: &Path, arguments: &[&str]) -> Result<(bool, String), String> {
    let log = copy.join("mutants.log");
    let file = || fs::File::create(&log).map_err(|error| error.to_string());
    let out = file()?;
    let err = out.try_clone().map_err(|error| error.to_string())?;
    let mut command = Command::new("cargo");
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    let mut child = command
        .args(arguments)
        .current_dir(copy)
        .env("CARGO_TARGET_DIR", target(copy))
        .env("PENCILMARK_LAW_SCALE", SCALE)
        .env("RUST_BACKTRACE", "0")
        .stdin(Stdio::null())
        .stdout(out)
        .stderr(err)
        .spawn()
        .map_err(|error| format!("cargo cannot be run: {error}"))?;
    let passed = finished_well(&mut child)?;
    let said = fs::read(&log).map_err(|error| error.to_string())?;
    Ok((passed, String::from_utf8_lossy(&said).into_owned()))
}

fn target(copy: &Path) -> PathBuf {
    copy.join("target")
}

/// Waits, but not for ever.
fn finished_well(child: &mut Child) -> Result<bool, String> {
    let start = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Ok(status.success()),
            Ok(None) if start.elapsed() > PATIENCE => {
                end(child);
                return Ok(false);
            }
            Ok(None) => sleep(Duration::from_millis(50)),
            Err(error) => return Err(error.to_string()),
        }
    }
}

/// Ends cargo and the tests it runs.
fn end(child: &mut Child) {
    if cfg!(unix) {
        let group = format!("-{}", child.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
    }
    let _ = child.kill();
    let _ = child.wait();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bug_applies_to_the_code_as_it_is() {
        let mut stale = Vec::new();
        for suite in SUITES {
            for (file, from, to) in suite.bugs {
                let path = root().join(suite.folder()).join(file);
                let text = fs::read_to_string(path).expect(file);
                if text.matches(from).count() != 1 || from == to {
                    stale.push(format!("{}/{file}: {from}", suite.package));
                }
            }
        }
        assert!(SUITES.iter().map(|suite| suite.bugs.len()).sum::<usize>() >= 100);
        assert!(stale.is_empty(), "no longer there, or twice:\n{}", stale.join("\n"));
    }
}
