//! What a format is: how it is recognised, read and written, and what it carries.
use crate::board::Reading;
use crate::error::ParseError;
use crate::format::Format;
use crate::loss::Loss;
use crate::parsed::{Label, Meta, Options};
use crate::raw::Raw;
use crate::survey::Survey;
use crate::text::{Comment, Text};
use core::ops::Deref;
use pencilmark_core::{Puzzle, Rule, Shape};
use pencilmark_words::Message;

/// All that there is to say of a format.
#[derive(Debug)]
pub(crate) struct Codec {
    /// The word for it.
    pub(crate) id: &'static str,
    /// Other words that mean the same.
    pub(crate) aliases: &'static [&'static str],
    /// What it is called in a sentence: "this was read as ...".
    pub(crate) name: Message,
    /// How a text of it is recognised, for the table in the documentation.
    pub(crate) recognised: &'static str,
    /// What such a text says, for the same table.
    pub(crate) holds: &'static str,
    pub(crate) read: Read,
    pub(crate) write: Write,
}

/// A description for lists; a program that does without them is shorter.
pub(crate) const fn about(text: &'static str) -> &'static str {
    if cfg!(feature = "about") { text } else { "" }
}

/// A puzzle, if the text is of the format, and what is wrong if it is a broken one.
pub(crate) type Found = Option<Result<Reading, ParseError>>;

/// What a comment is about, if it is a label.
pub(crate) type LabelOf = fn(&Comment<'_>) -> Option<(Label, String)>;

/// How a format is read.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Read {
    /// Another format reads what this one writes.
    As(Format),
    /// It is known by how it begins, and read as it stands.
    Whole(fn(&Raw<'_>, &Ask<'_>) -> Found),
    /// Cells in lines, without comments and frames.
    Cells {
        recognises: fn(&Text<'_>, &Survey<'_>, &Options) -> bool,
        read: fn(&Text<'_>, &Survey<'_>, &Ask<'_>) -> Result<Reading, ParseError>,
        /// What a comment is about, where comments are labels.
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
    /// The word means another format where something is written.
    As(Format),
    /// By this writer.
    Puzzle(Writer),
}

/// Writes puzzles of one format.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Writer {
    pub(crate) text: fn(&Puzzle, &Meta, char) -> Result<String, WriteError>,
    /// What it has a place for besides digits on usual boxes.
    pub(crate) carries: &'static [Loss],
    /// The usual character for an empty cell, where there is a choice.
    pub(crate) blank: Option<char>,
    /// Whether each digit takes one character.
    pub(crate) symbols: bool,
    /// Whether a puzzle takes several lines.
    pub(crate) lines: bool,
    /// What stands before and behind the puzzles of a file.
    pub(crate) frame: (&'static str, &'static str),
}

impl Writer {
    /// A writer of one line without a frame.
    pub(crate) const fn new(
        text: fn(&Puzzle, &Meta, char) -> Result<String, WriteError>,
        carries: &'static [Loss],
    ) -> Self {
        Self { text, carries, blank: None, symbols: false, lines: false, frame: ("", "") }
    }
}

/// All that is known of the cells.
pub(crate) const POSITION: &[Loss] = &[Loss::Placed, Loss::Candidates];
/// The same, and what a setter says besides.
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
    /// The format has boards of these sides only.
    Sides(&'static [usize]),
    /// The format has boards up to this side only.
    SidesUpTo(usize),
    /// The format has no place for rules beyond houses.
    Rules,
    /// The format has no place for boxes that are higher than wide.
    TallBoxes,
    /// The format cannot say that every place of a digit is given.
    FullDigit,
    /// The format has no place for a cell without candidates.
    NoCandidates,
    /// The format has no place for a rule of the puzzle.
    Rule {
        /// The rule.
        rule: Rule,
        /// The board that the rule belongs to, which names its cells.
        shape: Shape,
    },
}

impl WriteError {
    /// A rule of this board that the format cannot say.
    pub(crate) fn rule(rule: &Rule, shape: &Shape) -> Self {
        Self::Rule { rule: rule.clone(), shape: shape.clone() }
    }
}

impl core::error::Error for WriteError {}

/// What a reader is asked, and the way to the other readers for a text within its text.
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
    /// Reads a text that was packed into another, so that it has no place there. Nothing if it is
    /// empty.
    pub(crate) fn packed(&self, raw: &Raw<'_>, text: &str) -> Found {
        let options = self.of_any_format();
        let ask = Ask { options: &options, others: self.others };
        let outside = |error: ParseError| raw.error(0, error.kind);
        // A link within a link is not followed.
        if !text.contains("://")
            && let Some(found) = (self.others.whole)(&raw.unpacked(text), &ask)
        {
            return Some(found.map_err(outside));
        }
        let text = Text::new(text, 1);
        (!text.rows.is_empty()).then(|| (self.others.cells)(&text, &ask).map_err(outside))
    }
    fn of_any_format(&self) -> Options {
        Options { shape: self.shape.clone(), format: None }
    }
}
