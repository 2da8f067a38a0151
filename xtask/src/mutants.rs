//! Seeded bugs: the test of the tests. Each bug of the list is put into a copy of the project, and
//! the tests of the logic crate must fail there.
mod list;

use crate::root;
use list::{BUGS, Bug};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

const FOLDER: &str = "crates/pencilmark-logic/src";
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

/// Tries every bug, or those whose file or text contains one of the `wanted` words.
///
/// # Errors
/// When a bug survives, does not compile or no longer applies, or nothing can be run at all.
pub(crate) fn run(wanted: &[String]) -> Result<(), String> {
    let chosen = |bug: &&Bug| {
        let has = |word: &String| [bug.0, bug.1, bug.2].iter().any(|text| text.contains(word));
        wanted.is_empty() || wanted.iter().any(has)
    };
    let bugs: Vec<&Bug> = BUGS.iter().filter(chosen).collect();
    let copy = std::env::temp_dir().join(format!("pencilmark-mutants-{}", std::process::id()));
    let result = copy_project(&root(), &copy)
        .map_err(|error| format!("the project cannot be copied: {error}"))
        .and_then(|()| hunt(&bugs, &copy));
    let _ = fs::remove_dir_all(&copy);
    result
}

fn hunt(bugs: &[&Bug], copy: &Path) -> Result<(), String> {
    println!("the tests without any bug");
    match try_tests(copy)? {
        Fate::Survived => {}
        Fate::Killed(by) => return Err(format!("the tests fail without any bug: {by}")),
        Fate::Broken(why) => return Err(why),
    }
    let mut not_killed = 0;
    for (at, bug) in bugs.iter().enumerate() {
        let (file, from, to) = bug;
        let path = copy.join(FOLDER).join(file);
        let original = fs::read_to_string(&path).map_err(|error| format!("{file}: {error}"))?;
        let fate = if original.matches(from).count() == 1 {
            write(&path, &original.replacen(from, to, 1))?;
            let fate = try_tests(copy);
            write(&path, &original)?;
            fate?
        } else {
            Fate::Broken("the text to be replaced does not occur once".into())
        };
        let (word, note) = match &fate {
            Fate::Killed(by) => ("killed  ", format!("by {by}")),
            Fate::Survived => ("SURVIVED", String::new()),
            Fate::Broken(why) => ("BROKEN  ", why.clone()),
        };
        not_killed += usize::from(!matches!(fate, Fate::Killed(_)));
        println!(
            "{:2}/{} {word} {file}: {} -> {} {note}",
            at + 1,
            bugs.len(),
            short(from),
            short(to)
        );
    }
    println!("{} of {} bugs killed", bugs.len() - not_killed, bugs.len());
    if not_killed == 0 { Ok(()) } else { Err(format!("{not_killed} bugs were not killed")) }
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

/// Builds, then runs the tests of the logic crate.
fn try_tests(copy: &Path) -> Result<Fate, String> {
    let (built, output) =
        cargo(copy, &["test", "-p", "pencilmark-logic", "--lib", "--tests", "--no-run"])?;
    if !built {
        let error = output.lines().find(|line| line.starts_with("error"));
        return Ok(Fate::Broken(error.unwrap_or("it does not compile").to_owned()));
    }
    let (passed, output) =
        cargo(copy, &["test", "-p", "pencilmark-logic", "--lib", "--tests", "--no-fail-fast"])?;
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
        assert!(BUGS.len() >= 40);
        let mut stale = Vec::new();
        for (file, from, to) in BUGS {
            let text = fs::read_to_string(root().join(FOLDER).join(file)).expect(file);
            if text.matches(from).count() != 1 || from == to {
                stale.push(format!("{file}: {from}"));
            }
        }
        assert!(stale.is_empty(), "no longer there, or twice:\n{}", stale.join("\n"));
    }
}
