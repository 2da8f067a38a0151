//! The work on lines with one puzzle each: counting, solving, checking.
use super::class::{NONE, SEVERAL, UNIQUE, UNKNOWN};
use crate::clock::{Clock, Deadline};
use crate::form::{Form, in_one_line};
use crate::source::Reader;
use std::borrow::Cow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use whydoku_batch::{InputLine, Problem, ProblemKind, Rows, Worker};
use whydoku_certify::Writer;
use whydoku_core::{Digit, Entry, Puzzle};
use whydoku_exact::{Batch, Brief, Budget, Classic, Counted, Stopped, Verdict, count, solve};
use whydoku_formats::{Meta, Style, export};
use whydoku_proof::{Checker, Claim, Limits, Rejection};
use whydoku_wire::{CertificateJson, RowJson, digits_line, to_json};

/// Counting up to this many solutions takes almost no time.
const FEW: u64 = 1000;

/// How long the puzzles of a chunk are processed together. Together they take milliseconds, unless
/// one of them takes very long; then each gets its own time.
const TOGETHER: Duration = Duration::from_secs(1);

/// The task for each puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    /// The number of solutions, up to a limit.
    Count(u64),
    /// The solution, if there is only one.
    Solve,
    /// Whether there is only one.
    Check,
}

impl Task {
    /// The part of a command that determines the rows.
    pub(crate) fn identity(self) -> String {
        match self {
            Self::Count(limit) => format!("count to {limit}"),
            Self::Solve => "solve".into(),
            Self::Check => "check".into(),
        }
    }
}

/// Answers a task for each line.
pub(crate) struct Puzzles<'a> {
    pub(crate) task: Task,
    pub(crate) form: Form,
    pub(crate) reader: Reader,
    pub(crate) certifies: bool,
    /// How solved boards are written; as digits by default.
    pub(crate) to: Option<Style>,
    pub(crate) limit: Duration,
    pub(crate) stop: &'a AtomicBool,
}

/// The result for one puzzle.
struct Found<'a> {
    class: usize,
    count: Option<Counted>,
    solution: Option<Cow<'a, str>>,
}

/// The result for many puzzles together.
enum Together {
    Counts(Vec<u64>),
    Briefs(Vec<Brief>),
}

/// The tables for certificates of the most recent shape.
pub(crate) struct Desk {
    writer: Writer,
    checker: Checker,
}

impl Puzzles<'_> {
    /// Whether a line may take a long time.
    pub(crate) fn is_slow(&self) -> bool {
        self.certifies || matches!(self.task, Task::Count(limit) if limit > FEW)
    }
    pub(crate) fn heading(&self) -> &'static str {
        self.form.heading(match self.task {
            Task::Count(_) => "line,puzzle,count,reason\n",
            Task::Solve => "line,puzzle,verdict,solution,reason\n",
            Task::Check => "line,puzzle,verdict,reason\n",
        })
    }
    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
    /// Calls `work` with a budget that ends with the time limit or when the job is to stop.
    fn within_limit<T>(&self, work: impl FnOnce(&Budget<'_>) -> T) -> T {
        let deadline = Deadline::after(self.limit, Clock::Thread);
        let stop = || self.is_stopped() || deadline.is_over();
        work(&Budget::until(&stop))
    }
    fn ask(&self, puzzle: &Puzzle) -> Found<'static> {
        if let Task::Count(limit) = self.task {
            let counted = self.within_limit(|budget| count(puzzle, limit, budget));
            let class = if counted.complete { class_of(counted.found) } else { UNKNOWN };
            return Found { class, count: Some(counted), solution: None };
        }
        match self.within_limit(|budget| solve(puzzle, budget)) {
            Verdict::None => Found::verdict(NONE),
            Verdict::Several(..) => Found::verdict(SEVERAL),
            Verdict::Unknown { .. } => Found::verdict(UNKNOWN),
            Verdict::Unique(solution) => {
                let solution = (self.task == Task::Solve)
                    .then(|| self.solved(puzzle, solution.digits()).into());
                Found { class: UNIQUE, count: None, solution }
            }
        }
    }
    /// A solved board in the requested format.
    fn solved(&self, puzzle: &Puzzle, digits: &[Digit]) -> String {
        let line = || digits_line(puzzle.shape(), digits);
        let Some(style) = self.to else { return line() };
        let mut board = puzzle.clone();
        for (cell, digit) in puzzle.shape().cells().zip(digits) {
            if puzzle.digit(cell).is_none() {
                board.set(cell, Entry::Placed(*digit));
            }
        }
        export(&board, &Meta::default(), style).unwrap_or_else(|_| line())
    }
    /// The verdict with a certificate, which is checked before it is used.
    fn certify(&self, puzzle: &Puzzle, desk: &mut Option<Desk>, rows: &mut Rows) -> Found<'static> {
        let desk = desk.get_or_insert_with(|| Desk {
            writer: Writer::new(puzzle.shape()),
            checker: Checker::new(puzzle.shape()),
        });
        let Some(claim) = self.within_limit(|budget| desk.writer.certify(puzzle, budget)) else {
            return Found::verdict(UNKNOWN);
        };
        match desk.checker.check(puzzle, &claim, &Limits::default()) {
            Ok(()) => {}
            // It may hold, but it is too large to be checked.
            Err(Rejection::TooLarge) => return Found::verdict(UNKNOWN),
            Err(rejection) => panic!("a certificate of this program does not hold: {rejection}"),
        }
        rows.beside(&to_json(&CertificateJson::new(puzzle, &claim)));
        match claim {
            Claim::None(_) => Found::verdict(NONE),
            Claim::Several(..) => Found::verdict(SEVERAL),
            Claim::Unique(solution, _) => {
                let solution =
                    (self.task == Task::Solve).then(|| self.solved(puzzle, &solution).into());
                Found { class: UNIQUE, count: None, solution }
            }
        }
    }
    /// Answers for many plain 9x9 puzzles at once, unless that takes too long.
    fn ask_all(&self, puzzles: &[Classic]) -> Result<Together, Stopped> {
        let end = Instant::now() + self.limit.min(TOGETHER);
        let stop = || self.is_stopped() || Instant::now() >= end;
        let batch = Batch::new().until(&stop);
        Ok(match self.task {
            Task::Count(limit) => Together::Counts(batch.counts(puzzles, limit)?),
            Task::Check => Together::Counts(batch.counts(puzzles, 2)?),
            Task::Solve => Together::Briefs(batch.briefs(puzzles)?),
        })
    }
    /// Adds the row of a puzzle with this number of solutions.
    fn count_row(&self, line: u64, puzzle: &Classic, count: u64, rows: &mut Rows) {
        let found = match (self.task, count) {
            (Task::Count(_), found) => {
                let count = Some(Counted { found, complete: true });
                Found { class: class_of(found), count, solution: None }
            }
            (_, 0) => Found::verdict(NONE),
            (_, 1) => Found::verdict(UNIQUE),
            _ => Found::verdict(SEVERAL),
        };
        rows.row(found.class, |row| self.write(row, line, || puzzle.to_string(), &found));
    }
    /// Adds the row of a puzzle with its solution, if there is only one.
    fn brief_row(&self, line: u64, puzzle: &Classic, brief: &Brief, rows: &mut Rows) {
        let symbols;
        let found = match brief {
            Brief::None => Found::verdict(NONE),
            Brief::Several => Found::verdict(SEVERAL),
            Brief::Unique(numbers) => {
                symbols = numbers.map(|number| b'0' + number);
                let solution = Some(String::from_utf8_lossy(&symbols));
                Found { class: UNIQUE, count: None, solution }
            }
        };
        rows.row(found.class, |row| self.write(row, line, || puzzle.to_string(), &found));
    }
    /// A plain 9x9 puzzle in the most common form, read by the fast path.
    fn classic(&self, line: &str) -> Option<Classic> {
        let usual = self.reader.takes_digits() && self.to.is_none() && !self.is_slow();
        Classic::from_line(line.trim_end_matches('\r').as_bytes()).filter(|_| usual)
    }
    fn write(
        &self,
        row: &mut String,
        line: u64,
        puzzle: impl FnOnce() -> String,
        found: &Found<'_>,
    ) {
        let Found { class, count, solution } = found;
        if let Some(&symbol) = few(count.as_ref()).filter(|_| self.form.is_text()) {
            row.push(char::from(symbol));
            return;
        }
        let verdict = verdict(*class);
        let reason = (*class == UNKNOWN)
            .then(|| format!("could not be determined within {} s", self.limit.as_secs()));
        let number;
        let text = match (self.task, count, solution) {
            (Task::Count(_), Some(Counted { found, complete }), _) => {
                number = format!("{found}{}", if *complete { "" } else { "+" });
                number.as_str()
            }
            (Task::Solve, _, Some(solution)) => solution,
            (Task::Check, ..) => verdict,
            _ => "-",
        };
        if self.form.is_text() {
            row.push_str(text);
            return;
        }
        let digits = puzzle();
        let at = line.to_string();
        let why = reason.as_deref().unwrap_or_default();
        let fields: &[&str] = match self.task {
            Task::Count(_) => &[&at, &digits, text, why],
            Task::Solve => &[&at, &digits, verdict, solution.as_deref().unwrap_or_default(), why],
            Task::Check => &[&at, &digits, verdict, why],
        };
        self.form.write(row, text, fields, || RowJson {
            line,
            puzzle: Some(digits.clone()),
            verdict: (count.is_none() || *class == UNKNOWN).then(|| verdict.to_owned()),
            count: count.map(|count| count.found),
            solution: solution.as_deref().map(str::to_owned),
            reason: reason.clone(),
            ..RowJson::default()
        });
    }
}

impl Found<'_> {
    fn verdict(class: usize) -> Self {
        Self { class, count: None, solution: None }
    }
}

/// What a number of solutions says about a puzzle; counting up to 1 cannot show that there are more.
fn class_of(count: u64) -> usize {
    match count {
        0 => NONE,
        1 => UNIQUE,
        _ => SEVERAL,
    }
}

/// The digit of a small number of solutions; most rows are one.
fn few(count: Option<&Counted>) -> Option<&'static u8> {
    let count = count.filter(|count| count.complete)?;
    b"0123456789".get(usize::try_from(count.found).ok()?)
}

/// The word for a class.
fn verdict(class: usize) -> &'static str {
    match class {
        UNIQUE => "unique",
        NONE => "none",
        SEVERAL => "several",
        _ => "unknown",
    }
}

impl Worker for Puzzles<'_> {
    type Scratch = Option<Desk>;
    fn scratch(&self) -> Option<Desk> {
        None
    }
    fn line(&self, line: InputLine<'_>, desk: &mut Option<Desk>, rows: &mut Rows) {
        let parsed = match self.reader.puzzle_of(&line) {
            Ok(Some(parsed)) => parsed,
            Ok(None) => return rows.skip(),
            Err(problem) => {
                let mut placeholder = String::new();
                self.placeholder(&problem, &mut placeholder);
                return rows.malformed(problem, &placeholder);
            }
        };
        // A check judges the puzzle as it was set.
        let posed = (self.task == Task::Check).then(|| parsed.posed().puzzle);
        let puzzle = posed.as_ref().unwrap_or(&parsed.puzzle);
        let found =
            if self.certifies { self.certify(puzzle, desk, rows) } else { self.ask(puzzle) };
        if found.class == UNKNOWN && self.is_stopped() {
            return rows.give_up();
        }
        let digits = || in_one_line(puzzle);
        rows.row(found.class, |row| self.write(row, line.number, digits, &found));
    }
    fn lines(&self, lines: &[InputLine<'_>], desk: &mut Option<Desk>, rows: &mut Rows) {
        let mut together = Vec::with_capacity(lines.len());
        let mut is_plain = Vec::with_capacity(lines.len());
        for line in lines {
            let classic = self.classic(line.text);
            is_plain.push(classic.is_some());
            together.extend(classic);
        }
        let found = self.ask_all(&together);
        if found.is_err() && self.is_stopped() {
            return rows.give_up();
        }
        let mut at = 0;
        for (&line, is_plain) in lines.iter().zip(is_plain) {
            let (puzzle, place) = (together.get(at).filter(|_| is_plain), at);
            at += usize::from(is_plain);
            match (puzzle, &found) {
                (Some(puzzle), Ok(Together::Counts(counts))) => {
                    self.count_row(line.number, puzzle, counts[place], rows);
                }
                (Some(puzzle), Ok(Together::Briefs(briefs))) => {
                    self.brief_row(line.number, puzzle, &briefs[place], rows);
                }
                (None, _) | (_, Err(Stopped)) => self.line(line, desk, rows),
            }
            if rows.has_given_up() {
                return;
            }
        }
    }
    fn placeholder(&self, problem: &Problem, row: &mut String) {
        let word = if problem.kind == ProblemKind::Bug { "error" } else { "malformed" };
        let text = if self.task == Task::Check { word } else { "-" };
        let (line, why) = (problem.line.to_string(), problem.message.as_str());
        let fields: &[&str] = match self.task {
            Task::Count(_) => &[&line, "", "", why],
            Task::Solve => &[&line, "", word, "", why],
            Task::Check => &[&line, "", word, why],
        };
        self.form.write(row, text, fields, || RowJson {
            line: problem.line,
            verdict: Some(word.into()),
            reason: Some(why.into()),
            ..RowJson::default()
        });
    }
}
