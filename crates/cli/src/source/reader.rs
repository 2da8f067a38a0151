//! How the lines of a job are read, and what was odd about them.
use crate::args::Input as Operand;
use crate::exit::Failure;
use crate::wrap::note;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use whydoku_batch::{InputLine, Problem};
use whydoku_exact::Budget;
use whydoku_formats::{
    Columns, Format, Options, Parsed, Warning, drawn_json, is_heading, parse_line,
};
use whydoku_ink::{OpenError, Settled, open_line};
use whydoku_words::{Language, said};

/// Starts a line for text that could not be read as a puzzle.
pub(super) const MARK: char = '\u{1}';
/// Starts a line for a puzzle that has been read already, as JSON or as cells.
pub(super) const READ: char = '\u{2}';

/// The one line of a whole text that is the JSON of a puzzle with something drawn; `None` for any other text.
pub(super) fn drawn_line(text: &str) -> Option<String> {
    let (_, json) = drawn_json(text).filter(|_| text.trim_start().starts_with('{'))?;
    Some(json.replace(['\r', '\n'], " ") + "\n")
}

/// Reads the lines of a job. Its copies share what is known of the whole input.
#[derive(Clone)]
pub(crate) struct Reader {
    options: Options,
    language: Language,
    /// Whether oddities that any puzzle can have, such as digits that clash, are told too.
    tells_all: bool,
    /// What is settled about puzzles that are drawn.
    settled: Vec<Settled>,
    shared: Arc<Shared>,
}

/// What is known of the whole input.
#[derive(Default)]
struct Shared {
    /// The columns of a table, as soon as its beginning has been read.
    columns: OnceLock<Option<Columns>>,
    odd: Mutex<Odd>,
}

/// How many puzzles have warnings, and the first warning by line.
#[derive(Default)]
struct Odd {
    count: usize,
    first: Option<(u64, String)>,
}

impl Reader {
    pub(crate) fn new(options: Options, language: Language) -> Self {
        Self { options, language, tells_all: false, settled: Vec::new(), shared: Arc::default() }
    }
    /// One that reads as the options of a command say.
    pub(crate) fn of(input: &Operand, language: Language) -> Result<Self, Failure> {
        Ok(Self { settled: input.settled.clone(), ..Self::new(input.options()?, language) })
    }
    /// The same, which tells all oddities.
    pub(crate) fn telling_all(self) -> Self {
        Self { tells_all: true, ..self }
    }
    /// How lines are read.
    pub(crate) fn options(&self) -> &Options {
        &self.options
    }
    /// Whether a line of digits alone is the puzzle that it seems to be.
    pub(crate) fn takes_digits(&self) -> bool {
        let Options { shape, format } = &self.options;
        let columns = self.shared.columns.get().and_then(Option::as_ref);
        shape.is_none()
            && format.is_none_or(|format| format.read_as() == Format::LINE)
            && columns.is_none_or(Columns::begin_with_puzzle)
    }
    /// Determines the columns of a table from the beginning of a text with a row a line.
    pub(super) fn bind(&self, head: &str) {
        self.shared.columns.get_or_init(|| Columns::of(head, &self.options));
    }
    /// The puzzle of a line; nothing for a line without one.
    pub(crate) fn puzzle_of(&self, line: &InputLine<'_>) -> Result<Option<Parsed>, Problem> {
        let text = line.text;
        if let Some(problem) = text.strip_prefix(MARK) {
            let (column, message) = problem.split_once(' ').unwrap_or(("", problem));
            return Err(Problem::malformed(line.number, column.parse().ok(), message));
        }
        if text.trim().is_empty() {
            return Ok(None);
        }
        // The pipeline knows the number of the line; the error counts from the first line it received.
        let found = if let Some(read) = text.strip_prefix(READ) {
            let format = if read.starts_with('{') { Format::JSON } else { Format::LINE };
            parse_line(read, 1, &Options { format: Some(format), ..self.options.clone() })
        } else if let Some(Some(columns)) = self.shared.columns.get() {
            let number = usize::try_from(line.number).unwrap_or(usize::MAX);
            columns.parse_line(text, number, &self.options)
        } else if line.number == 1 && is_heading(text) {
            return Ok(None);
        } else {
            let text = text.trim_end_matches('\r');
            match open_line(text, &self.options, &self.settled, &Budget::unlimited()) {
                Ok(parsed) => Ok(parsed),
                Err(OpenError::Malformed(error)) => Err(error),
                Err(OpenError::Doubtful(reading)) => {
                    let doubts = reading.doubts_in(self.language).replace('\n', " ");
                    return Err(Problem::malformed(line.number, None, doubts));
                }
            }
        };
        let parsed = found.map_err(|error| {
            let column = Some(error.column).filter(|&column| column > 0);
            Problem::malformed(line.number, column, error.kind.to_string())
        })?;
        // What was read already was noted then.
        if let Some(parsed) = &parsed
            && !text.starts_with(READ)
        {
            self.note(line.number, parsed);
        }
        Ok(parsed)
    }
    /// Counts a puzzle that is odd.
    pub(super) fn note(&self, line: u64, parsed: &Parsed) {
        if parsed.warnings.is_empty() {
            return;
        }
        let is_told = |warning: &Warning| self.tells_all || warning.is_about_the_text();
        let Some(at) = parsed.warnings.iter().position(is_told) else { return };
        let mut odd = self.shared.odd.lock().unwrap_or_else(PoisonError::into_inner);
        odd.count += 1;
        if odd.first.as_ref().is_none_or(|(first, _)| line < *first) {
            odd.first = parsed.warnings_in(self.language).into_iter().nth(at).map(|w| (line, w));
        }
    }
    /// Tells how many puzzles are odd, and the first oddity.
    pub(crate) fn tell(&self, name: &str) {
        let odd = self.shared.odd.lock().unwrap_or_else(PoisonError::into_inner);
        let Some((line, warning)) = &odd.first else { return };
        let (line, warning) = (line.to_string(), warning.as_str());
        let said = match odd.count {
            1 => said!("convert-warning", { "file": name, "line": line, "warning": warning }),
            count => said!("convert-warnings", {
                "file": name, "line": line, "warning": warning, "count": count,
            }),
        };
        note(said.text(self.language));
    }
}
