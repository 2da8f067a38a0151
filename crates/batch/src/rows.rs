//! The input and the output of a worker.
use core::fmt::{self, Display};

/// A line of the input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InputLine<'a> {
    /// Its number, from one.
    pub number: u64,
    /// The line without its line feed.
    pub text: &'a str,
}

/// The number of classes by which rows are counted.
pub const CLASSES: usize = 8;

/// Turns lines into rows. For each line, in order, it calls exactly one of [`Rows::row`],
/// [`Rows::skip`] and [`Rows::malformed`], or ends with [`Rows::give_up`].
pub trait Worker: Sync {
    /// What a worker thread keeps from line to line, such as tables.
    type Scratch;
    /// A new one: made once for each thread, and again after a panic.
    fn scratch(&self) -> Self::Scratch;
    /// Processes one line.
    fn line(&self, line: InputLine<'_>, scratch: &mut Self::Scratch, rows: &mut Rows);
    /// Processes some lines; for workers that are faster with many at once. If it panics, the
    /// lines are processed one by one.
    fn lines(&self, lines: &[InputLine<'_>], scratch: &mut Self::Scratch, rows: &mut Rows) {
        for &line in lines {
            self.line(line, scratch, rows);
            if rows.has_given_up() {
                return;
            }
        }
    }
    /// Writes the row that replaces a line that cannot be processed; nothing for no row.
    fn placeholder(&self, problem: &Problem, row: &mut String);
}

/// A problem with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// Its number, from one.
    pub line: u64,
    /// The place in the line in characters, from one, where it is known.
    pub column: Option<usize>,
    /// What is wrong, in words.
    pub message: String,
    /// What caused it.
    pub kind: ProblemKind,
}

/// What caused a problem.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProblemKind {
    /// The line itself.
    Malformed,
    /// The worker, which panicked.
    Bug,
}

impl Problem {
    /// A problem of a line itself.
    pub fn malformed(line: u64, column: Option<usize>, message: impl Into<String>) -> Self {
        Self { line, column, message: message.into(), kind: ProblemKind::Malformed }
    }
}

impl Display for Problem {
    /// `LINE:COLUMN: message`, without the column where it is not known.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.line)?;
        if let Some(column) = self.column {
            write!(f, "{column}:")?;
        }
        write!(f, " {}", self.message)
    }
}

/// The result of one line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    /// A row of a class.
    Row(u8),
    Skipped,
    Malformed {
        has_row: bool,
    },
    Bug {
        has_row: bool,
    },
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    /// Where the rows of this line end in the text.
    pub(crate) end: usize,
    /// Where its rows end in the text of the second output.
    pub(crate) beside_end: usize,
    pub(crate) fate: Fate,
}

/// The rows of some lines.
#[derive(Debug, Default)]
pub struct Rows {
    pub(crate) text: String,
    pub(crate) beside: String,
    pub(crate) entries: Vec<Entry>,
    pub(crate) problems: Vec<Problem>,
    given_up: bool,
}

impl Rows {
    pub(crate) fn for_lines(count: usize) -> Self {
        Self { entries: Vec::with_capacity(count), ..Self::default() }
    }
    /// Adds the row of the next line; `write` writes it, without the line feed at its end. It counts as
    /// `class` (below [`CLASSES`]).
    pub fn row(&mut self, class: usize, write: impl FnOnce(&mut String)) {
        write(&mut self.text);
        self.text.push('\n');
        self.close(Fate::Row(class.min(CLASSES - 1) as u8));
    }
    /// Adds a row to the second output of the job; to be called before the answer for the line
    /// to which it belongs.
    pub fn beside(&mut self, row: &str) {
        self.beside.push_str(row);
        self.beside.push('\n');
    }
    /// Gives the next line no row, as for a blank one.
    pub fn skip(&mut self) {
        self.close(Fate::Skipped);
    }
    /// Reports that the next line is malformed, with the row that replaces it (the worker's own
    /// [`Worker::placeholder`]); nothing for no row.
    pub fn malformed(&mut self, problem: Problem, placeholder: &str) {
        self.problem(Problem { kind: ProblemKind::Malformed, ..problem }, placeholder);
    }
    /// Reports that the next line and those after it were not processed, because the job is to stop.
    pub fn give_up(&mut self) {
        self.given_up = true;
    }
    /// Whether [`Self::give_up`] was called.
    pub fn has_given_up(&self) -> bool {
        self.given_up
    }
    pub(crate) fn problem(&mut self, problem: Problem, placeholder: &str) {
        let has_row = !placeholder.is_empty();
        if has_row {
            self.text.push_str(placeholder);
            self.text.push('\n');
        }
        let fate = match problem.kind {
            ProblemKind::Malformed => Fate::Malformed { has_row },
            ProblemKind::Bug => Fate::Bug { has_row },
        };
        self.problems.push(problem);
        self.close(fate);
    }
    /// Returns to the state of `mark`, made by [`Self::mark`].
    pub(crate) fn reset(&mut self, mark: [usize; 2]) {
        let [entries, problems] = mark;
        self.entries.truncate(entries);
        self.problems.truncate(problems);
        self.text.truncate(self.entries.last().map_or(0, |entry| entry.end));
        self.beside.truncate(self.entries.last().map_or(0, |entry| entry.beside_end));
        self.given_up = false;
    }
    pub(crate) fn mark(&self) -> [usize; 2] {
        [self.entries.len(), self.problems.len()]
    }
    #[inline]
    fn close(&mut self, fate: Fate) {
        let (end, beside_end) = (self.text.len(), self.beside.len());
        self.entries.push(Entry { end, beside_end, fate });
    }
}
