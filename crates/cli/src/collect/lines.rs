//! One row or several for each line of a file.
use crate::args::{Common, Input, Many};
use crate::exit::Failure;
use crate::form::{Form, faithful, in_one_line};
use crate::jobs::{Order, Targets};
use crate::source::{Reader, Source};
use std::sync::atomic::{AtomicBool, Ordering};
use whydoku_batch::{InputLine, Problem, Rows, Worker};
use whydoku_core::Puzzle;
use whydoku_exact::Classic;
use whydoku_formats::{Meta, Style};
use whydoku_wire::RowJson;

/// The content of a line.
pub(super) enum Found {
    /// A plain 9x9 board of digits.
    Plain(Classic),
    /// Anything else.
    Other(Puzzle),
}

impl Found {
    /// The puzzle in full.
    pub(super) fn puzzle(&self) -> Puzzle {
        match self {
            Self::Plain(classic) => classic.to_puzzle(),
            Self::Other(puzzle) => puzzle.clone(),
        }
    }
}

/// A row made from a line: a text (perhaps several lines), and fields of CSV after it.
#[derive(Debug, Default)]
pub(super) struct Made {
    pub(super) text: String,
    pub(super) notes: Vec<(&'static str, String)>,
}

/// Makes rows from puzzles. `None` when it was stopped.
pub(super) type Making<'a> = dyn Fn(u64, Found) -> Option<Result<Made, String>> + Sync + 'a;

/// Makes rows.
pub(super) struct Lines<'a> {
    pub(super) form: Form,
    pub(super) reader: Reader,
    pub(super) stop: &'a AtomicBool,
    pub(super) make: &'a Making<'a>,
}

impl Lines<'_> {
    fn write(&self, row: &mut String, line: u64, made: &Made) {
        if self.form.is_text() {
            row.push_str(&made.text);
            for (_, note) in &made.notes {
                row.push_str(" # ");
                row.push_str(note);
            }
            return;
        }
        for (at, puzzle) in made.text.lines().enumerate() {
            if at > 0 {
                row.push('\n');
            }
            let number = line.to_string();
            let mut fields = vec![number.as_str(), puzzle];
            fields.extend(made.notes.iter().map(|(_, note)| note.as_str()));
            let count = made.notes.iter().find(|(name, _)| *name == "automorphisms");
            self.form.write(row, puzzle, &fields, || RowJson {
                line,
                puzzle: Some(puzzle.into()),
                count: count.and_then(|(_, count)| count.parse().ok()),
                ..RowJson::default()
            });
        }
    }
}

impl Worker for Lines<'_> {
    type Scratch = ();
    fn scratch(&self) {}
    fn line(&self, line: InputLine<'_>, (): &mut (), rows: &mut Rows) {
        if self.stop.load(Ordering::Relaxed) {
            return rows.give_up();
        }
        let text = line.text.trim_end_matches('\r');
        let is_plain = self.reader.takes_digits();
        let found = match Classic::from_line(text.as_bytes()) {
            Some(classic) if is_plain => Found::Plain(classic),
            _ => match self.reader.puzzle_of(&line) {
                Ok(Some(parsed)) => Classic::from_puzzle(&parsed.puzzle)
                    .map_or(Found::Other(parsed.puzzle), Found::Plain),
                Ok(None) => return rows.skip(),
                Err(problem) => {
                    let mut row = String::new();
                    self.placeholder(&problem, &mut row);
                    return rows.malformed(problem, &row);
                }
            },
        };
        match (self.make)(line.number, found) {
            None => rows.give_up(),
            Some(Ok(made)) if made.text.is_empty() => rows.skip(),
            Some(Ok(made)) => rows.row(0, |row| self.write(row, line.number, &made)),
            Some(Err(why)) => {
                let problem = Problem::malformed(line.number, None, why);
                let mut row = String::new();
                self.placeholder(&problem, &mut row);
                rows.malformed(problem, &row);
            }
        }
    }
    fn placeholder(&self, problem: &Problem, row: &mut String) {
        let line = problem.line.to_string();
        self.form.write(row, "-", &[&line, "", &problem.message], || RowJson {
            line: problem.line,
            reason: Some(problem.message.clone()),
            ..RowJson::default()
        });
    }
}

/// How the puzzles of rows are written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Writing(Option<Style>);

impl Writing {
    /// In the requested format.
    ///
    /// # Errors
    /// If rows of CSV or JSON are requested too; these have puzzles on lines in any case.
    pub(super) fn new(to: Option<Style>, form: Form) -> Result<Self, Failure> {
        match to {
            Some(style) if !form.is_text() => {
                let message = format!("--to {style:?} cannot be combined with rows of CSV or JSON");
                Err(Failure::bad(message.to_lowercase()))
            }
            to => Ok(Self(to)),
        }
    }
    /// A puzzle.
    pub(super) fn text(self, puzzle: &Puzzle) -> Result<String, String> {
        match self.0 {
            None => Ok(in_one_line(puzzle)),
            Some(style) => faithful(puzzle, &Meta::default(), style)
                .map_err(|error| format!("cannot be written: {error}")),
        }
    }
    /// The order for such rows; messages call them `what`.
    pub(super) fn order<'a>(
        self,
        source: (Source, Reader, Targets),
        input: &'a Input,
        what: String,
        many: &'a Many,
        common: &'a Common,
    ) -> Order<'a> {
        let Some(style) = self.0 else {
            let heading = Form::new(common).heading("line,puzzle\n");
            return Order::of_rows(source, input, what, heading, many, common);
        };
        let what = format!("{what}, to {style:?}");
        let order = Order::of_rows(source, input, what, style.heading(), many, common);
        Order { footing: style.footing(), ..order }
    }
}
