//! Runs the tests of a crate in the copy of the project, stopping at the first failure.
use super::Suite;
use super::together::SWITCH;
use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The share of the usual positions that the laws try; see `tests/laws` of the logic crate.
const SCALE: &str = "0.3";
/// A bug that makes the tests run longer than this counts as noticed.
const PATIENCE: Duration = Duration::from_mins(10);
/// A bug that makes a test use more memory than this, in kilobytes, counts as noticed too.
#[cfg(unix)]
const MEMORY: u32 = 8_000_000;
/// The time limit for building.
const PATIENCE_TO_BUILD: Duration = Duration::from_mins(100);

/// The fate of a bug.
pub(super) enum Fate {
    Killed(String),
    Survived,
    /// The bug does not compile, so nothing was tested.
    Broken(String),
}

impl Fate {
    /// A word, and further details.
    pub(super) fn in_words(&self) -> (&'static str, String) {
        match self {
            Fate::Killed(by) => ("killed  ", format!("by {by}")),
            Fate::Survived => ("SURVIVED", String::new()),
            Fate::Broken(why) => ("BROKEN  ", why.clone()),
        }
    }
}

/// Builds and runs the tests of the crate, stage by stage.
///
/// # Errors
/// When nothing can be run.
pub(super) fn try_tests(suite: &Suite, build: &Build<'_>) -> Result<Fate, String> {
    for stage in suite.stages {
        let cargo = |rest: &[&str], patience| {
            let arguments = [&["test", "-p", suite.package], stage.tests, rest].concat();
            build.cargo(&arguments, stage.unoptimized && !build.together, patience)
        };
        let (compiled, output) = cargo(&["--no-run"], PATIENCE_TO_BUILD)?;
        if !compiled {
            return Ok(Fate::Broken(first_error(&output)));
        }
        let (passed, output) = cargo(&[], PATIENCE)?;
        if !passed {
            return Ok(Fate::Killed(first_failure(&output).unwrap_or("running too long").into()));
        }
    }
    Ok(Fate::Survived)
}

/// The first error of the compiler, with its place.
fn first_error(output: &str) -> String {
    let lines = output.lines().skip_while(|line| !line.starts_with("error"));
    let lines: Vec<&str> = lines.take(2).map(str::trim).collect();
    if lines.is_empty() { "it does not compile".to_owned() } else { lines.join(" ") }
}

/// The first test that failed.
fn first_failure(output: &str) -> Option<&str> {
    output.lines().find_map(|line| line.strip_prefix("test ")?.strip_suffix(" ... FAILED"))
}

/// The copy of the project.
pub(super) struct Build<'p> {
    pub(super) copy: &'p Path,
    /// Whether it contains many bugs that are switched on by their number, and the number.
    pub(super) together: bool,
    pub(super) bug: Option<usize>,
}

impl Build<'_> {
    /// Whether cargo succeeded in time, and its output.
    fn cargo(
        &self,
        arguments: &[&str],
        unoptimized: bool,
        patience: Duration,
    ) -> Result<(bool, String), String> {
        let log = self.copy.join("mutants.log");
        let file = || fs::File::create(&log).map_err(|error| error.to_string());
        let out = file()?;
        let err = out.try_clone().map_err(|error| error.to_string())?;
        let mut command = bounded_cargo();
        if let Some(bug) = self.bug {
            command.env(SWITCH, bug.to_string());
        }
        let mut child = command
            .args(arguments)
            .current_dir(self.copy)
            .env("CARGO_TARGET_DIR", self.copy.join("target"))
            .env("WHYDOKU_LAW_SCALE", SCALE)
            .env("WHYDOKU_SMALLER", "0")
            .env("CARGO_PROFILE_TEST_DEBUG", "0")
            .env("CARGO_PROFILE_TEST_OPT_LEVEL", if unoptimized { "0" } else { "1" })
            .env("CARGO_INCREMENTAL", "1")
            .env("RUST_BACKTRACE", "0")
            .stdin(Stdio::null())
            .stdout(out)
            .stderr(err)
            .spawn()
            .map_err(|error| format!("cargo cannot be run: {error}"))?;
        let passed = finished_well(&mut child, &log, patience)?;
        let said = fs::read(&log).map_err(|error| error.to_string())?;
        Ok((passed, String::from_utf8_lossy(&said).into_owned()))
    }
}

/// Cargo in a process group of its own, with a limit on the memory of everything it starts.
#[cfg(unix)]
fn bounded_cargo() -> Command {
    let mut command = Command::new("sh");
    let script = format!("ulimit -v {MEMORY} 2> /dev/null; exec cargo \"$@\"");
    command.args(["-c", &script, "cargo"]);
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command
}

#[cfg(not(unix))]
fn bounded_cargo() -> Command {
    Command::new("cargo")
}

/// Waits, but only for a limited time, and not for further tests once one has failed.
fn finished_well(child: &mut Child, log: &Path, patience: Duration) -> Result<bool, String> {
    let start = Instant::now();
    loop {
        let failed = || {
            let said = fs::read(log).unwrap_or_default();
            first_failure(&String::from_utf8_lossy(&said)).is_some()
        };
        match child.try_wait() {
            Ok(Some(status)) => return Ok(status.success()),
            Ok(None) if start.elapsed() > patience || failed() => {
                end(child);
                return Ok(false);
            }
            Ok(None) => sleep(Duration::from_millis(100)),
            Err(error) => return Err(error.to_string()),
        }
    }
}

/// Ends cargo and the tests that it runs.
fn end(child: &mut Child) {
    if cfg!(unix) {
        let group = format!("-{}", child.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
    }
    let _ = child.kill();
    let _ = child.wait();
}
