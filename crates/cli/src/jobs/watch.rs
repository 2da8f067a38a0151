//! What a person sees of a long job: problems, and a progress line on a terminal.
use crate::numbers::grouped;
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};
use whydoku_batch::{Observer, Problem, Progress};
use whydoku_wire::{ProblemJson, to_json};

/// More problems than this are only counted.
const MOST_PROBLEMS: u64 = 20;
/// Time between two updates of the progress line, and before the first.
const BETWEEN: Duration = Duration::from_millis(200);

/// Reports to a person on standard error.
pub(crate) struct Watch<'a> {
    name: &'a str,
    problems: u64,
    is_terminal: bool,
    is_shown: bool,
    begin: Option<(Instant, u64)>,
    last: Option<Instant>,
}

impl<'a> Watch<'a> {
    pub(crate) fn new(name: &'a str) -> Self {
        let is_terminal = io::stderr().is_terminal();
        Self { name, problems: 0, is_terminal, is_shown: false, begin: None, last: None }
    }
    /// Reports everything not reported yet.
    pub(crate) fn close(&mut self) {
        self.clear();
        if self.problems > MOST_PROBLEMS {
            let more = self.problems - MOST_PROBLEMS;
            Self::say(&format!(
                "whydoku: {}: and {more} more such line{}\n",
                self.name,
                if more == 1 { "" } else { "s" }
            ));
        }
    }
    fn clear(&mut self) {
        if core::mem::take(&mut self.is_shown) {
            Self::say("\r\x1b[K");
        }
    }
    fn say(text: &str) {
        // The job continues even if nothing can be shown.
        let _ = io::stderr().write_all(text.as_bytes());
    }
}

impl Observer for Watch<'_> {
    fn problem(&mut self, problem: &Problem) {
        self.problems += 1;
        if self.problems <= MOST_PROBLEMS {
            self.clear();
            Self::say(&format!("whydoku: {}:{problem}\n", self.name));
        }
    }
    fn problem_row(&self, problem: &Problem, row: &mut String) {
        let Problem { line, column, message, .. } = problem.clone();
        *row = to_json(&ProblemJson { file: self.name.to_owned(), line, column, message });
    }
    fn progress(&mut self, progress: &Progress, total: Option<u64>) {
        if !self.is_terminal {
            return;
        }
        let now = Instant::now();
        let (begin, lines) = *self.begin.get_or_insert((now, progress.lines));
        let last = *self.last.get_or_insert(now);
        if now - last < BETWEEN {
            return;
        }
        self.last = Some(now);
        let since = u128::from(progress.lines.saturating_sub(lines));
        let rate = since * 1000 / (now - begin).as_millis().max(1);
        let rate = u64::try_from(rate).unwrap_or(u64::MAX);
        let share = total
            .filter(|&total| total > 0)
            .map(|total| format!("{:>3} %  ", progress.offset.saturating_mul(100) / total));
        let share = share.unwrap_or_default();
        let line =
            format!("\r{share}{} lines  {} a second\x1b[K", grouped(progress.lines), grouped(rate));
        Self::say(&line);
        self.is_shown = true;
    }
}
