//! Options of every command, and printing.
use crate::clock::{Clock, Deadline};
use crate::exit::Failure;
use crate::wrap::note;
use anstream::{AutoStream, ColorChoice};
use clap::{Args, ValueEnum};
use pencilmark_batch::Draft;
use pencilmark_core::{CellNames, Shape};
use pencilmark_draw::text::{Charset, Paint, Style};
use pencilmark_exact::Budget;
use pencilmark_words::{Language, Names};
use std::env;
use std::io::{self, IsTerminal, StdoutLock};
use std::time::Duration;

/// Options of every command.
#[derive(Args, Debug)]
pub(crate) struct Common {
    /// When to use colour; auto heeds `NO_COLOR` and whether the output is a terminal
    #[arg(long, global = true, value_enum, default_value_t = Color::Auto, value_name = "WHEN")]
    pub(crate) color: Color,
    /// How cells are named; r1c1 is always understood too
    #[arg(long, global = true, value_enum, default_value_t = Cells::R1c1, value_name = "STYLE")]
    pub(crate) cells: Cells,
    /// The language in which steps are told: en, de ...; everything else stays English
    #[arg(long, global = true, default_value = "en", value_name = "LANGUAGE")]
    pub(crate) language: Language,
    /// Draw with plain ASCII characters only; heeds `LC_ALL` and the like by itself
    #[arg(long, global = true)]
    pub(crate) ascii: bool,
    /// What is printed: text for people, JSON or CSV for programs
    #[arg(long, global = true, value_enum, default_value_t = Format::Text)]
    pub(crate) format: Format,
    /// The same as --format json
    #[arg(long, global = true, conflicts_with = "format")]
    pub(crate) json: bool,
    /// Give up a search after this many seconds of processor time [default: 20]
    #[arg(long, global = true, alias = "within", value_name = "SECONDS")]
    pub(crate) time_limit: Option<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum Color {
    Auto,
    Always,
    Never,
}

impl Color {
    pub(crate) fn write_global(self) {
        match self {
            Self::Auto => ColorChoice::Auto,
            Self::Always => ColorChoice::Always,
            Self::Never => ColorChoice::Never,
        }
        .write_global();
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum Cells {
    /// r1c5 in answers; in moves A5 is row A, column 5
    R1c1,
    /// A5: the letter is the row
    LetterRow,
    /// E1: the letter is the column
    LetterColumn,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum Format {
    Text,
    /// One JSON text; for files with a puzzle in each line, one a line
    Json,
    /// One JSON text a line
    Jsonl,
    /// Only for files with a puzzle in each line
    Csv,
}

impl Common {
    /// Whether programs read the output.
    pub(crate) fn is_json(&self) -> bool {
        matches!(self.format(), Format::Json | Format::Jsonl)
    }
    /// What is printed.
    pub(crate) fn format(&self) -> Format {
        if self.json { Format::Json } else { self.format }
    }
    /// The form of rows.
    pub(crate) fn form(&self) -> crate::many::Form {
        crate::many::Form::new(self)
    }
    /// How cells are named in answers.
    pub(crate) fn cell_names(&self) -> CellNames {
        match self.cells {
            Cells::R1c1 => CellNames::RowColumn,
            Cells::LetterRow => CellNames::LetterRow,
            Cells::LetterColumn => CellNames::LetterColumn,
        }
    }
    /// How a letter in a move is understood: as the row unless told otherwise.
    pub(crate) fn move_names(&self) -> CellNames {
        match self.cells {
            Cells::LetterColumn => CellNames::LetterColumn,
            Cells::R1c1 | Cells::LetterRow => CellNames::LetterRow,
        }
    }
    /// The names of a board.
    pub(crate) fn names<'a>(&self, shape: &'a Shape) -> Names<'a> {
        Names { shape, cells: self.cell_names(), language: self.language }
    }
    /// How pictures are drawn.
    pub(crate) fn style(&self) -> Style {
        let colour = AutoStream::choice(&io::stdout()) != ColorChoice::Never;
        Style {
            paint: if colour { Paint::Ansi } else { Paint::Plain },
            charset: if self.is_ascii() { Charset::Ascii } else { Charset::Unicode },
            names: self.cell_names(),
            width: terminal_width(),
            in_parts: io::stdout().is_terminal(),
            ..Style::default()
        }
    }
    /// Whether only ASCII may be printed: because it was asked for, or because the terminal or the
    /// locale knows nothing else.
    pub(crate) fn is_ascii(&self) -> bool {
        let is_dumb = || env::var_os("TERM").is_some_and(|kind| kind == "dumb");
        self.ascii || is_ascii_locale() || (io::stdout().is_terminal() && is_dumb())
    }
    /// Standard output, with colour as chosen.
    pub(crate) fn out() -> AutoStream<StdoutLock<'static>> {
        anstream::stdout().lock()
    }
    /// The time limit.
    pub(crate) fn limit(&self) -> Duration {
        seconds(self.limit_seconds())
    }
    /// The same in seconds.
    pub(crate) fn limit_seconds(&self) -> u64 {
        self.time_limit.unwrap_or(20)
    }
    /// Calls `work` with a budget that ends after the time limit.
    pub(crate) fn within_limit<T>(&self, work: impl FnOnce(&Budget<'_>) -> T) -> T {
        let deadline = self.deadline();
        work(&Budget::until(&|| deadline.is_over()))
    }
    /// The end of a search that begins now.
    pub(crate) fn deadline(&self) -> Deadline {
        Deadline::after(self.limit(), Clock::Program)
    }
}

/// Ends what is written to a place: a file gets its name when it is `whole`, and otherwise where it
/// is is told.
pub(crate) fn end(draft: Draft, whole: bool) -> Result<(), Failure> {
    if whole {
        return draft.finish().map_err(Failure::bad);
    }
    if let Some(part) = draft.leave().map_err(Failure::bad)? {
        note(format_args!("what was written until then is in {}", part.display()));
    }
    Ok(())
}

/// So many seconds, or a hundred years: clocks do not count further.
pub(crate) fn seconds(seconds: u64) -> Duration {
    const MOST: u64 = 100 * 365 * 24 * 60 * 60;
    Duration::from_secs(seconds.min(MOST))
}

/// Whether the environment asks for a locale without UTF-8. One that says nothing does not.
fn is_ascii_locale() -> bool {
    let asked = |name| env::var(name).ok().filter(|locale| !locale.is_empty());
    // The first that is set decides, as POSIX has it.
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(asked);
    locale.is_some_and(|locale| {
        let locale = locale.to_ascii_lowercase();
        !(locale.contains("utf-8") || locale.contains("utf8"))
    })
}

/// Columns of the terminal; 80 when the output is none.
pub(crate) fn terminal_width() -> usize {
    let size = io::stdout().is_terminal().then(terminal_size::terminal_size).flatten();
    size.map_or(80, |(width, _)| usize::from(width.0).max(1))
}

/// `1 step`, `2 steps`.
pub(crate) fn counted<N>(count: N, thing: &str) -> String
where
    N: core::fmt::Display + PartialEq + From<u8> + Copy,
{
    let plural = if count == N::from(1) { "" } else { "s" };
    format!("{count} {thing}{plural}")
}
