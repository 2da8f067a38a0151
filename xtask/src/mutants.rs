//! Seeded bugs: the test of the tests. Each bug of the lists is put into a copy of the project, and
//! the tests of its crate must fail there: quick ones first, and no further than the first failure.
mod engines;
mod hard;
mod list;
mod modern;
mod solvers;

use crate::root;
use list::Bug;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The bugs of one crate.
struct Suite {
    package: &'static str,
    bugs: &'static [&'static [Bug]],
    /// What is run, one after the other, until something fails.
    stages: &'static [Stage],
}

/// Some tests of a crate.
struct Stage {
    tests: &'static [&'static str],
    /// Whether the compiler is to be quick rather than the tests: it takes far longer than tests
    /// that look at few positions.
    unoptimized: bool,
}

/// Every test of a crate at once.
const ALL: &[Stage] = &[Stage { tests: &["--lib", "--tests"], unoptimized: false }];
/// Most bugs of a finder are noticed by the page of its technique, the others by the laws.
const PAGES_FIRST: &[Stage] = &[
    Stage { tests: &["--test", "pages"], unoptimized: true },
    Stage {
        tests: &["--lib", "--test", "chains", "--test", "limits", "--test", "uniqueness"],
        unoptimized: true,
    },
    Stage { tests: &["--test", "laws"], unoptimized: false },
];

/// Most bugs of the solver are noticed by a handful of puzzles.
const SMALL_FIRST: &[Stage] = &[
    Stage { tests: &["--test", "small"], unoptimized: false },
    Stage { tests: &["--lib", "--test", "classic"], unoptimized: false },
    Stage { tests: &["--lib", "--tests"], unoptimized: false },
];

/// What is changed in the copy before anything else: boards beyond 16x16 are left out, so that the
/// finders are compiled for one width instead of three. File from the root, what is there, what is
/// put in its place.
const SHORTCUTS: [Bug; 4] = [
    ("crates/pencilmark-logic/src/position.rs", "0..=128 => open::<2>", "0..=256 => open::<4>"),
    ("crates/pencilmark-logic/tests/laws/cases.rs", "[(16, 4, 12), (25, 1, 60)]", "[(16, 4, 12)]"),
    ("crates/pencilmark-logic/src/position.rs", "        129..=256 => open::<4>(puzzle),\n", ""),
    ("crates/pencilmark-logic/src/position.rs", "        257..=1344 => open::<21>(puzzle),\n", ""),
];

const SUITES: [Suite; 5] = [
    Suite {
        package: "pencilmark-logic",
        bugs: &[hard::BUGS, engines::BUGS, modern::BUGS, list::BUGS],
        stages: PAGES_FIRST,
    },
    Suite { package: "pencilmark-exact", bugs: &[solvers::EXACT], stages: SMALL_FIRST },
    Suite { package: "pencilmark-proof", bugs: &[solvers::PROOF], stages: ALL },
    Suite { package: "pencilmark-certify", bugs: &[solvers::CERTIFY], stages: ALL },
    Suite { package: "pencilmark-batch", bugs: &[solvers::BATCH], stages: ALL },
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
        self.bugs.iter().copied().flatten().filter(chosen).collect()
    }
}

/// How much of the laws is tried; see `tests/laws` of the logic crate.
const SCALE: &str = "0.3";
/// A bug that makes the tests run for ever counts as noticed.
const PATIENCE: Duration = Duration::from_mins(10);

/// What became of a bug.
enum Fate {
    Killed(String),
    Survived,
    /// The bug is not a program, so nothing was tested.
    Broken(String),
}

/// Tries every bug, or those whose crate, file or text contains one of the `wanted` words. After
/// `--log` comes a file that gets a line for each bug; bugs that have one are not tried again. After
/// `--in` comes the folder for the copy, which is kept, so that the next run need not build it all.
///
/// # Errors
/// When a bug survives, does not compile or no longer applies, or nothing can be run at all.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let (mut log, mut kept, mut wanted) = (None, None, arguments);
    while let [name, value, rest @ ..] = wanted
        && name.starts_with("--")
    {
        match name.as_str() {
            "--log" => log = Some(Path::new(value)),
            "--in" => kept = Some(PathBuf::from(value)),
            _ => return Err(format!("{name} is no option")),
        }
        wanted = rest;
    }
    let own = || std::env::temp_dir().join(format!("pencilmark-mutants-{}", std::process::id()));
    let copy = kept.clone().unwrap_or_else(own);
    let result = copy_project(&root(), &copy)
        .map_err(|error| format!("the project cannot be copied: {error}"))
        .and_then(|()| {
            for (file, from, to) in SHORTCUTS {
                let path = copy.join(file);
                let text = fs::read_to_string(&path).map_err(|error| format!("{file}: {error}"))?;
                write(&path, &text.replacen(from, to, 1))?;
            }
            let left = SUITES.iter().map(|suite| hunt(suite, wanted, &copy, log));
            left.sum::<Result<usize, String>>()
        });
    if kept.is_none() {
        let _ = fs::remove_dir_all(&copy);
    }
    match result? {
        0 => Ok(()),
        not_killed => Err(format!("{not_killed} bugs were not killed")),
    }
}

/// Tries the bugs of a crate; how many were not killed.
fn hunt(
    suite: &Suite,
    wanted: &[String],
    copy: &Path,
    log: Option<&Path>,
) -> Result<usize, String> {
    let known = log.and_then(|path| fs::read_to_string(path).ok()).unwrap_or_default();
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
        let (file, from, to) = bug;
        let name = format!("{file}: {} -> {}", short(from), short(to));
        if let Some(line) = known.lines().find(|line| line.contains(&name)) {
            not_killed += usize::from(!line.starts_with("killed"));
            continue;
        }
        let fate = try_bug(suite, bug, copy)?;
        let (word, note) = match &fate {
            Fate::Killed(by) => ("killed  ", format!("by {by}")),
            Fate::Survived => ("SURVIVED", String::new()),
            Fate::Broken(why) => ("BROKEN  ", why.clone()),
        };
        not_killed += usize::from(!matches!(fate, Fate::Killed(_)));
        println!("{:3}/{} {word} {name} {note}", at + 1, bugs.len());
        if let Some(path) = log {
            append(path, &format!("{word} {name} {note}\n"))?;
        }
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

fn append(path: &Path, text: &str) -> Result<(), String> {
    let open = fs::OpenOptions::new().create(true).append(true).open(path);
    open.and_then(|mut file| file.write_all(text.as_bytes()))
        .map_err(|error| format!("{}: {error}", path.display()))
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
            // What is as it was keeps its time, so that it is not built again.
            let text = fs::read(entry.path())?;
            if fs::read(&target).ok().as_ref() != Some(&text) {
                fs::write(target, text)?;
            }
        }
    }
    Ok(())
}

/// Builds and runs the tests of the crate, stage by stage.
fn try_tests(suite: &Suite, copy: &Path) -> Result<Fate, String> {
    for stage in suite.stages {
        let cargo = |rest: &[&str]| {
            let arguments = [&["test", "-p", suite.package], stage.tests, rest].concat();
            cargo(copy, &arguments, stage.unoptimized)
        };
        let (built, output) = cargo(&["--no-run"])?;
        if !built {
            let error = output.lines().find(|line| line.starts_with("error"));
            return Ok(Fate::Broken(error.unwrap_or("it does not compile").to_owned()));
        }
        let (passed, output) = cargo(&[])?;
        if !passed {
            return Ok(Fate::Killed(first_failure(&output).unwrap_or("running too long").into()));
        }
    }
    Ok(Fate::Survived)
}

/// The first test that failed.
fn first_failure(output: &str) -> Option<&str> {
    output.lines().find_map(|line| line.strip_prefix("test ")?.strip_suffix(" ... FAILED"))
}

/// Whether cargo succeeded in time, and what it said.
fn cargo(copy: &Path, arguments: &[&str], unoptimized: bool) -> Result<(bool, String), String> {
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
        .env("CARGO_PROFILE_TEST_DEBUG", "0")
        .env("CARGO_PROFILE_TEST_OPT_LEVEL", if unoptimized { "0" } else { "1" })
        .env("CARGO_INCREMENTAL", "1")
        .env("RUST_BACKTRACE", "0")
        .stdin(Stdio::null())
        .stdout(out)
        .stderr(err)
        .spawn()
        .map_err(|error| format!("cargo cannot be run: {error}"))?;
    let passed = finished_well(&mut child, &log)?;
    let said = fs::read(&log).map_err(|error| error.to_string())?;
    Ok((passed, String::from_utf8_lossy(&said).into_owned()))
}

fn target(copy: &Path) -> PathBuf {
    copy.join("target")
}

/// Waits, but not for ever, and not for other tests when one has failed.
fn finished_well(child: &mut Child, log: &Path) -> Result<bool, String> {
    let start = Instant::now();
    loop {
        let failed = || {
            let said = fs::read(log).unwrap_or_default();
            first_failure(&String::from_utf8_lossy(&said)).is_some()
        };
        match child.try_wait() {
            Ok(Some(status)) => return Ok(status.success()),
            Ok(None) if start.elapsed() > PATIENCE || failed() => {
                end(child);
                return Ok(false);
            }
            Ok(None) => sleep(Duration::from_millis(100)),
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
            for (file, from, to) in suite.bugs.iter().copied().flatten() {
                let path = root().join(suite.folder()).join(file);
                let text = fs::read_to_string(path).expect(file);
                if text.matches(from).count() != 1 || from == to {
                    stale.push(format!("{}/{file}: {from}", suite.package));
                }
            }
        }
        assert!(SUITES[0].bugs.iter().copied().flatten().count() >= 200);
        for (file, from, _) in SHORTCUTS {
            let text = fs::read_to_string(root().join(file)).expect(file);
            assert_eq!(text.matches(from).count(), 1, "{file}");
        }
        assert!(stale.is_empty(), "no longer there, or twice:\n{}", stale.join("\n"));
    }
}
