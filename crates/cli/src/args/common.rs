//! Options of every command.
use anstream::ColorChoice;
use clap::{Args, ValueEnum};
use whydoku_core::{CellNames, Shape};
use whydoku_words::{Language, Names};

/// Options of every command.
#[derive(Args, Debug)]
pub(crate) struct Common {
    /// When to use colour; auto honours `NO_COLOR` and checks for a terminal
    #[arg(long, global = true, value_enum, default_value_t = Color::Auto, value_name = "WHEN")]
    pub(crate) color: Color,
    /// How cells are named; r1c1 is always accepted too
    #[arg(long, global = true, value_enum, default_value_t = Cells::R1c1, value_name = "STYLE")]
    pub(crate) cells: Cells,
    /// The language: en, de, ...; this help, mistakes in options and files, and rows stay in English
    #[arg(long, global = true, default_value = "en", value_name = "LANGUAGE")]
    pub(crate) language: Language,
    /// Draw with ASCII characters only; the default where the locale (`LC_ALL`, ...) asks for it
    #[arg(long, global = true)]
    pub(crate) ascii: bool,
    /// The output: text for people, JSON or CSV for programs
    #[arg(long, global = true, value_enum, default_value_t = Format::Text)]
    pub(crate) format: Format,
    /// Same as --format json
    #[arg(long, global = true, conflicts_with = "format")]
    pub(crate) json: bool,
    /// Give up after this many seconds of processor time, for each puzzle of several [default: 20]
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
    /// r1c5 in output; in moves, A5 is row A, column 5
    R1c1,
    /// A5: the letter is the row
    LetterRow,
    /// E1: the letter is the column
    LetterColumn,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum Format {
    Text,
    /// One JSON text; for files with one puzzle per line, one per line
    Json,
    /// One JSON text per line
    Jsonl,
    /// Only for files with one puzzle per line
    Csv,
}

impl Common {
    /// Whether the output is for programs.
    pub(crate) fn is_json(&self) -> bool {
        matches!(self.format(), Format::Json | Format::Jsonl)
    }
    /// The output format.
    pub(crate) fn format(&self) -> Format {
        if self.json { Format::Json } else { self.format }
    }
    /// How cells are named in answers.
    pub(crate) fn cell_names(&self) -> CellNames {
        match self.cells {
            Cells::R1c1 => CellNames::RowColumn,
            Cells::LetterRow => CellNames::LetterRow,
            Cells::LetterColumn => CellNames::LetterColumn,
        }
    }
    /// The convention for the letter in a move: the row, unless the options say otherwise.
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
    /// The time limit in seconds.
    pub(crate) fn limit_seconds(&self) -> u64 {
        self.time_limit.unwrap_or(20)
    }
}
