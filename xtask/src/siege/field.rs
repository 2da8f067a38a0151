//! The setting of a siege: the program, a folder, random numbers, and the results.
use crate::root;
use core::fmt;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A command that takes longer than this counts as hanging.
const PATIENCE: Duration = Duration::from_mins(2);

/// The ground of one attack. The folder is removed at the end.
pub(super) struct Field {
    program: PathBuf,
    folder: PathBuf,
    seed: u64,
    /// Multiplies the number of trials.
    pub(super) times: u64,
}

/// How a run of the program ended.
#[derive(Debug)]
pub(super) struct Ended {
    /// The exit code; `None` when a signal ended it.
    pub(super) code: Option<i32>,
    pub(super) out: Vec<u8>,
    pub(super) err: String,
}

impl Field {
    pub(super) fn new(name: &str, seed: u64, times: u64) -> Result<Self, String> {
        let root = root();
        let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
        let target = target.unwrap_or_else(|| root.join("target"));
        let folder = target.join("siege").join(format!("{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        let program = target.join("release/whydoku");
        Ok(Self { program, folder, seed, times })
    }
    /// A file of the attack's own folder.
    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }
    /// The same as text, for arguments.
    pub(super) fn name(&self, name: &str) -> String {
        self.path(name).to_string_lossy().into_owned()
    }
    /// Random numbers that are the same on every run of the siege with the same seed.
    pub(super) fn random(&self, stream: u64) -> Random {
        Random(self.seed ^ stream.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }
    /// The program with these arguments, in the folder, with nothing on standard input. Its output
    /// goes to the two files named, so nobody has to read it meanwhile.
    pub(super) fn command(
        &self,
        arguments: &[&str],
        out: &str,
        err: &str,
    ) -> Result<Command, String> {
        let open = |name| File::create(self.path(name)).map_err(|error| format!("{name}: {error}"));
        let mut command = Command::new(&self.program);
        command.args(arguments).current_dir(&self.folder).stdin(Stdio::null());
        command.stdout(open(out)?).stderr(open(err)?);
        Ok(command)
    }
    /// Starts the program.
    pub(super) fn start(&self, arguments: &[&str]) -> Result<Child, String> {
        let mut command = self.command(arguments, "started.out", "started.err")?;
        command.spawn().map_err(|error| format!("{}: {error}", self.program.display()))
    }
    /// Runs the program to its end.
    pub(super) fn run(&self, arguments: &[&str]) -> Result<Ended, String> {
        self.end(self.command(arguments, "run.out", "run.err")?, arguments)
    }
    /// Runs a command of [`Self::command`] that writes to `run.out` and `run.err`.
    pub(super) fn end(&self, mut command: Command, arguments: &[&str]) -> Result<Ended, String> {
        let started = command.spawn();
        let mut child = started.map_err(|error| format!("{}: {error}", self.program.display()))?;
        let begin = Instant::now();
        let status = loop {
            if let Some(status) = child.try_wait().map_err(|error| error.to_string())? {
                break status;
            }
            if begin.elapsed() > PATIENCE {
                let _ = child.kill();
                let _ = child.wait();
                return Err(format!("{arguments:?} hangs"));
            }
            sleep(Duration::from_millis(1));
        };
        let read = |name| fs::read(self.path(name)).map_err(|error| format!("{name}: {error}"));
        let err = String::from_utf8_lossy(&read("run.err")?).into_owned();
        Ok(Ended { code: status.code(), out: read("run.out")?, err })
    }
    /// Runs the program, which must end with one of these codes.
    pub(super) fn must(&self, arguments: &[&str], codes: &[i32]) -> Result<Ended, String> {
        let ended = self.run(arguments)?;
        match ended.code {
            Some(code) if codes.contains(&code) => Ok(ended),
            code => Err(format!("{arguments:?} ended with {code:?}: {}", ended.err)),
        }
    }
    /// A file of different puzzles, one a line.
    pub(super) fn puzzles(&self, name: &str, count: usize) -> Result<PathBuf, String> {
        let seeds = self.name("seeds.txt");
        self.must(&["generate", "-n", "100", "--seed", "1", "-o", &seeds], &[0])?;
        let text = read_text(Path::new(&seeds))?;
        let lines: Vec<&str> = text.lines().collect();
        let many: String = (0..count).flat_map(|at| [lines[at % lines.len()], "\n"]).collect();
        write(Path::new(&seeds), many.as_bytes())?;
        let path = self.path(name);
        let made = self.must(&["transform", &seeds, "--random", "--seed", "1"], &[0])?;
        write(&path, &made.out)?;
        Ok(path)
    }
}

impl Drop for Field {
    fn drop(&mut self) {
        // Whatever cannot be removed is in the build folder.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

pub(super) fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    fs::write(path, bytes).map_err(|error| format!("{}: {error}", path.display()))
}

pub(super) fn read_text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Random numbers (`SplitMix64`, Steele, Lea and Flood).
pub(super) struct Random(u64);

impl Random {
    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    /// A number below `most`, which is not zero.
    pub(super) fn below(&mut self, most: usize) -> usize {
        (self.next() % most as u64) as usize
    }
}

/// What was tried, and what went wrong.
#[derive(Default)]
pub(super) struct Tally {
    counts: Vec<(&'static str, u64)>,
    pub(super) breaches: Vec<String>,
}

impl Tally {
    /// Counts one more of `what`, in the plural.
    pub(super) fn count(&mut self, what: &'static str) {
        self.count_many(what, 1);
    }
    /// Counts this many more of `what`, in the plural.
    pub(super) fn count_many(&mut self, what: &'static str, more: u64) {
        match self.counts.iter_mut().find(|(known, _)| *known == what) {
            Some((_, count)) => *count += more,
            None => self.counts.push((what, more)),
        }
    }
    /// Notes something that must never happen.
    pub(super) fn breach(&mut self, what: String) {
        self.breaches.push(what);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (what, count) in &self.counts {
            write!(f, "{count} {what}, ")?;
        }
        write!(f, "{} breaches", self.breaches.len())
    }
}
