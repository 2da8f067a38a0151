//! The description of a format: how it is recognised, read and written, and what it can hold.
use crate::board::Reading;
use crate::error::ParseError;
use crate::format::Format;
use crate::loss::Loss;
use crate::parsed::{Label, Meta, Options};
use crate::raw::Raw;
use crate::survey::Survey;
use crate::text::{Comment, Text};
use core::ops::Deref;
use whydoku_core::{Puzzle, Rule, Shape};
use whydoku_words::Message;

/// Everything there is to say about a format.
#[derive(Debug)]
pub(crate) struct Codec {
    /// The word for it.
    pub(crate) id: &'static str,
    /// Other words that mean the same.
    pub(crate) aliases: &'static [&'static str],
    /// Its name in a sentence: "this was read as ...".
    pub(crate) name: Message,
    /// How a text of it is recognised, for the table in the documentation.
    pub(crate) recognised: &'static str,
    /// What such a text contains, for the same table.
    pub(crate) holds: &'static str,
    pub(crate) read: Read,
    pub(crate) write: Write,
}

/// A description for lists; a program that leaves it out is smaller.
pub(crate) const fn about(text: &'static str) -> &'static str {
    if cfg!(feature = "about") { text } else { "" }
}

/// A puzzle if the text is of the format, or an error if it is a broken one.
pub(crate) type Found = Option<Result<Reading, ParseError>>;

/// The subject of a comment, if it is a label.
pub(crate) type LabelOf = fn(&Comment<'_>) -> Option<(Label, String)>;

/// How a format is read.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Read {
    /// Another format reads what this one writes.
    As(Format),
    /// It is recognised by its beginning, and the text is read as it stands.
    Whole(fn(&Raw<'_>, &Ask<'_>) -> Found),
    /// Cells in lines, without comments and frames.
    Cells {
        recognises: fn(&Text<'_>, &Survey<'_>, &Options) -> bool,
        read: fn(&Text<'_>, &Survey<'_>, &Ask<'_>) -> Result<Reading, ParseError>,
        /// The subject of a comment, in formats where comments are labels.
        label: Option<LabelOf>,
    },
}

/// Cells in lines whose comments are only comments.
pub(crate) const fn cells(
    recognises: fn(&Text<'_>, &Survey<'_>, &Options) -> bool,
    read: fn(&Text<'_>, &Survey<'_>, &Ask<'_>) -> Result<Reading, ParseError>,
) -> Read {
    Read::Cells { recognises, read, label: None }
}

/// How a format is written.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Write {
    /// It is only read.
    Nothing,
    /// When writing, the word stands for another format.
    As(Format),
    /// It is written by this writer.
    Puzzle(Writer),
}

/// Appends a puzzle to a text; the character is that for an empty cell.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Append {
    /// Any puzzle.
    Always(fn(&mut String, &Puzzle, &Meta, char)),
    /// A puzzle that the format has room for. After an error the end of the text means nothing.
    IfItFits(fn(&mut String, &Puzzle, &Meta, char) -> Result<(), WriteError>),
}

/// Writes puzzles of one format.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Writer {
    pub(crate) append: Append,
    /// What it can hold in addition to digits on usual boxes.
    pub(crate) carries: &'static [Loss],
    /// The usual character for an empty cell, if there is a choice.
    pub(crate) blank: Option<char>,
    /// Whether each digit takes one character.
    pub(crate) symbols: bool,
    /// Whether a puzzle takes several lines.
    pub(crate) lines: bool,
    /// The text before and after the puzzles of a file.
    pub(crate) frame: (&'static str, &'static str),
}

impl Writer {
    /// A writer of one line without a frame.
    pub(crate) const fn new(
        append: fn(&mut String, &Puzzle, &Meta, char) -> Result<(), WriteError>,
        carries: &'static [Loss],
    ) -> Self {
        Self::with(Append::IfItFits(append), carries)
    }
    /// The same, for any puzzle.
    pub(crate) const fn always(
        append: fn(&mut String, &Puzzle, &Meta, char),
        carries: &'static [Loss],
    ) -> Self {
        Self::with(Append::Always(append), carries)
    }
    const fn with(append: Append, carries: &'static [Loss]) -> Self {
        Self { append, carries, blank: None, symbols: false, lines: false, frame: ("", "") }
    }
}

/// Everything known about the cells.
pub(crate) const POSITION: &[Loss] = &[Loss::Placed, Loss::Candidates];
/// The same, and what a setter adds.
pub(crate) const SETTER: &[Loss] = &[
    Loss::Placed,
    Loss::Candidates,
    Loss::Regions,
    Loss::Diagonals,
    Loss::ExtraHouses,
    Loss::Rules,
    Loss::Labels,
];

/// Why a puzzle cannot be written in a format at all. `Display` gives an English sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum WriteError {
    /// The format is only read.
    OnlyRead,
    /// The format supports boards of these sides only.
    Sides(&'static [usize]),
    /// The format supports boards up to this side only.
    SidesUpTo(usize),
    /// The format cannot express rules beyond houses.
    Rules,
    /// The format has no place for a part of the board, so that it would be read as another puzzle.
    Loses(Loss),
    /// The format cannot express boxes that are taller than they are wide.
    TallBoxes,
    /// The format cannot express that every place of a digit is given.
    FullDigit,
    /// The format cannot express a cell without candidates.
    NoCandidates,
    /// The format cannot express a rule of the puzzle.
    Rule {
        /// The rule.
        rule: Box<Rule>,
        /// The board that the rule belongs to, which names its cells.
        shape: Shape,
    },
}

impl WriteError {
    /// A rule of this board that the format cannot express.
    pub(crate) fn rule(rule: &Rule, shape: &Shape) -> Self {
        Self::Rule { rule: Box::new(rule.clone()), shape: shape.clone() }
    }
}

impl core::error::Error for WriteError {}

/// The options of a reader, and access to the other readers for a text within its text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ask<'a> {
    pub(crate) options: &'a Options,
    pub(crate) others: &'a Others,
}

/// The table of all formats, as far as a reader needs it.
#[derive(Debug)]
pub(crate) struct Others {
    pub(crate) cells: fn(&Text<'_>, &Ask<'_>) -> Result<Reading, ParseError>,
    pub(crate) whole: fn(&Raw<'_>, &Ask<'_>) -> Found,
}

impl Deref for Ask<'_> {
    type Target = Options;
    fn deref(&self) -> &Options {
        self.options
    }
}

impl Ask<'_> {
    /// Reads cells in lines of any format, on the same board.
    pub(crate) fn cells(&self, text: &Text<'_>) -> Result<Reading, ParseError> {
        let options = self.of_any_format();
        (self.others.cells)(text, &Ask { options: &options, others: self.others })
    }
    /// Reads a text that was packed into another one, so that it has no place of its own there.
    /// `None` if it is empty.
    pub(crate) fn packed(&self, raw: &Raw<'_>, text: &str) -> Found {
        let options = self.of_any_format();
        let ask = Ask { options: &options, others: self.others };
        let outside = |error: ParseError| raw.error(0, error.kind);
        // A link within a link is not followed. JSON is none, although it may name one; its cells are not those of a grid.
        let is_json = text.starts_with('{');
        if (is_json || !text.contains("://"))
            && let Some(found) = (self.others.whole)(&raw.unpacked(text), &ask)
        {
            return Some(found.map_err(outside));
        }
        let text = Text::new(text, 1);
        (!text.rows.is_empty() && !is_json)
            .then(|| (self.others.cells)(&text, &ask).map_err(outside))
    }
    fn of_any_format(&self) -> Options {
        Options { shape: self.shape.clone(), format: None }
    }
}
