//! A worker whose rows are easy to predict, and inputs with every sort of line.
#![allow(dead_code, reason = "each test file uses some of it")]
#![allow(clippy::print_stderr, reason = "the hook for panics says what the usual one would")]
pub(crate) mod jobs;

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use whydoku_batch::{
    Config, InputLine, Observer, Outputs, Problem, Progress, Rows, Target, Worker,
};

/// Writes each line backwards with its number, and lines with `ne` unchanged to the second output. Lines with
/// `bad` are malformed, blank ones get no row, `panic` panics, `mute` gets no answer. Like many programs it
/// strips the `\r` of a line.
#[derive(Debug, Default)]
pub(crate) struct Backwards<'a> {
    /// Set when a line with `stop` is reached.
    pub(crate) stop: Option<&'a AtomicBool>,
    /// Whether the line with `stop` is given up too, and not processed.
    pub(crate) gives_up: bool,
}

impl Worker for Backwards<'_> {
    type Scratch = ();
    fn scratch(&self) {}
    fn line(&self, line: InputLine<'_>, (): &mut (), rows: &mut Rows) {
        if line.text.contains("stop")
            && let Some(stop) = self.stop
        {
            stop.store(true, Ordering::Relaxed);
            if self.gives_up {
                return rows.give_up();
            }
        }
        let text = line.text.trim_end_matches('\r');
        if text.contains("ne") || text.contains("panic") {
            rows.beside(text);
        }
        assert!(!text.contains("panic"), "the test wants it");
        if text.is_empty() {
            rows.skip();
        } else if let Some(at) = text.find("bad") {
            let problem = Problem::malformed(line.number, Some(at + 1), "bad");
            rows.malformed(problem, &format!("{}-", line.number));
        } else if !text.contains("mute") {
            let class = text.len() % 3;
            rows.row(class, |row| {
                row.push_str(&line.number.to_string());
                row.extend(text.chars().rev());
            });
        }
    }
    fn placeholder(&self, problem: &Problem, row: &mut String) {
        *row = format!("{}-", problem.line);
    }
}

pub(crate) const LONGEST: usize = 40;

/// The rows of `Backwards` for an input, worked out line by line.
pub(crate) fn expected(input: &[u8]) -> String {
    let mut rows = String::new();
    let body = input.strip_suffix(b"\n").unwrap_or(input);
    if input.is_empty() {
        return rows;
    }
    for (number, raw) in (1..).zip(body.split(|&byte| byte == b'\n')) {
        let text = core::str::from_utf8(raw).ok().filter(|text| text.len() <= LONGEST);
        let text = text.map(|text| text.trim_end_matches('\r'));
        let flawed = |text: &str| ["bad", "panic", "mute"].iter().any(|word| text.contains(word));
        match text {
            Some("") => {}
            Some(text) if !flawed(text) => {
                rows.extend([number.to_string(), text.chars().rev().collect(), "\n".into()]);
            }
            _ => rows.extend([number.to_string(), "-\n".into()]),
        }
    }
    rows
}

/// What `Backwards` writes to the second output.
pub(crate) fn expected_beside(input: &[u8]) -> String {
    let lines = input.split(|&byte| byte == b'\n').filter(|raw| raw.len() <= LONGEST);
    let text = lines.filter_map(|raw| core::str::from_utf8(raw).ok());
    text.filter(|text| text.contains("ne")).flat_map(|text| [text, "\n"]).collect()
}

/// A few hundred lines with everything in them; the same at every call.
pub(crate) fn motley(lines: usize) -> Vec<u8> {
    let mut input = Vec::new();
    for number in 0..lines {
        match number % 13 {
            3 => {}
            5 => input.extend(b"carriage\r"),
            7 if number % 2 == 1 => input.extend(b"not \xff text"),
            8 if number % 3 == 1 => input.extend([b'x'; LONGEST + 1]),
            8 if number % 3 == 2 => input.extend([b'z'; LONGEST]),
            9 if number % 5 == 1 => input.extend([b'y'; 7 * LONGEST]),
            10 if number % 4 == 1 => input.extend(b"this is bad"),
            11 if number % 7 == 1 => input.extend("köstlich \u{2713}".bytes()),
            12 if number % 4 == 3 => input.extend(b"a panic"),
            12 if number % 8 == 5 => input.extend(b"mute"),
            _ => input.extend(format!("line {}", number * number).bytes()),
        }
        input.push(b'\n');
    }
    input
}

/// Lines that are all sound.
pub(crate) fn plain(lines: usize) -> Vec<u8> {
    (0..lines).flat_map(|number| format!("line {number}\n").into_bytes()).collect()
}

pub(crate) fn config(jobs: usize, chunk: usize) -> Config<'static> {
    Config {
        jobs: NonZeroUsize::new(jobs).expect("a job needs a worker"),
        chunk,
        longest_line: LONGEST,
        keep_going: true,
        ..Config::default()
    }
}

/// Panics of workers are part of the tests and should not fill the screen.
pub(crate) fn quiet() {
    std::panic::set_hook(Box::new(|info| {
        if !info.to_string().contains("the test wants it") {
            eprintln!("{info}");
        }
    }));
}

/// Keeps problems.
#[derive(Debug, Default)]
pub(crate) struct Notes(pub(crate) Vec<String>);

impl Observer for Notes {
    fn problem(&mut self, problem: &Problem) {
        self.0.push(problem.to_string());
    }
    fn problem_row(&self, problem: &Problem, row: &mut String) {
        row.push_str(&problem.to_string());
    }
    fn progress(&mut self, _progress: &Progress, _total: Option<u64>) {}
}

/// A separate folder for a test, removed with it.
#[derive(Debug)]
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("whydoku-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a temporary folder");
        Self(path)
    }
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
    /// A place in it to write to.
    pub(crate) fn target(&self, name: &str) -> Target {
        Outputs::new().claim("-o", &self.file(name)).expect("nothing is in the way")
    }
    /// The names of the files in it.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.0).expect("the folder is there");
        let name = |entry: std::fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
        let mut names: Vec<String> = entries.flatten().map(name).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
