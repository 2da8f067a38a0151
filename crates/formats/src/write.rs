//! Writes puzzles as text.
use crate::codec::{Append, WriteError, Writer};
use crate::format::Format;
use crate::lex::MAX_SYMBOL_SIDE;
use crate::loss::{Loss, Losses};
use crate::parsed::Meta;
use crate::style::Style;
use whydoku_core::Puzzle;

/// Writes a puzzle. Formats of several lines end with a newline, the others do not. A puzzle that a format
/// cannot hold at all is written as [`Format::NUMBERS`]; [`export`] refuses it instead. A board with rules
/// beyond houses that the format cannot express is written as [`Format::NOTATION`].
///
/// ```
/// use whydoku_formats::{Format, Options, parse, write};
/// let puzzle = parse("12............34", &Options::default())?.puzzle;
/// assert_eq!(write(&puzzle, Format::GRID), "12..\n....\n....\n..34\n");
/// # Ok::<(), whydoku_formats::ParseError>(())
/// ```
pub fn write(puzzle: &Puzzle, style: impl Into<Style>) -> String {
    let meta = Meta::default();
    let written = export(puzzle, &meta, style).or_else(|_| export(puzzle, &meta, Format::NUMBERS));
    #[cfg(feature = "foreign")]
    let written = written.or_else(|_| export(puzzle, &meta, Format::NOTATION));
    written.unwrap_or_default()
}

/// Writes a puzzle with everything else that is known about it, as far as the format has a place
/// for it.
///
/// # Errors
/// When the format has no place for such a board, or is only read.
///
/// ```
/// use whydoku_formats::{Format, Options, export, parse};
/// let parsed = parse("12............34", &Options::default())?;
/// let written = export(&parsed.puzzle, &parsed.meta, Format::TATHAM);
/// assert_eq!(written.as_deref(), Ok("2x2:1_2l3_4"));
/// assert!(export(&parsed.puzzle, &parsed.meta, Format::GNOME).is_err());
/// # Ok::<(), whydoku_formats::ParseError>(())
/// ```
pub fn export(puzzle: &Puzzle, meta: &Meta, style: impl Into<Style>) -> Result<String, WriteError> {
    let mut text = String::new();
    Exporter::new(style)?.append(&mut text, puzzle, meta)?;
    Ok(text)
}

/// Writes many puzzles in one style, as [`export`] does: what follows from the style is looked up once, and
/// all of them can be written to the same text.
///
/// ```
/// use whydoku_formats::{Exporter, Format, Options, parse};
/// let parsed = parse("12............34", &Options::default())?;
/// let exporter = Exporter::new(Format::LINE)?;
/// let mut text = String::from("a puzzle: ");
/// exporter.append(&mut text, &parsed.puzzle, &parsed.meta)?;
/// assert_eq!(text, "a puzzle: 12............34");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Exporter {
    writer: &'static Writer,
    blank: char,
    left_out: Losses,
    is_faithful: bool,
}

impl Exporter {
    /// For a style.
    ///
    /// # Errors
    /// When the format is only read.
    pub fn new(style: impl Into<Style>) -> Result<Self, WriteError> {
        let style = style.into();
        let writer = style.writer().ok_or(WriteError::OnlyRead)?;
        Ok(Self {
            writer,
            blank: style.blank(),
            left_out: style.leaves_out().collect(),
            is_faithful: false,
        })
    }
    /// The same, which refuses a board whose boxes, regions, diagonals or other houses the format has no place for:
    /// who reads the text without knowing the board reads another puzzle. Rules beyond houses are refused in any case.
    ///
    /// ```
    /// use whydoku_formats::{Exporter, Format};
    /// use whydoku_core::{Extra, Puzzle, Shape};
    /// let puzzle = Puzzle::empty(Shape::square(4)?.with(Extra::Diagonals)?);
    /// let line = Exporter::new(Format::LINE)?;
    /// assert!(line.append(&mut String::new(), &puzzle, &Default::default()).is_ok());
    /// assert!(line.faithful().append(&mut String::new(), &puzzle, &Default::default()).is_err());
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn faithful(self) -> Self {
        Self { is_faithful: true, ..self }
    }
    /// The text of a puzzle.
    ///
    /// # Errors
    /// As for [`Self::append`].
    pub fn text(&self, puzzle: &Puzzle, meta: &Meta) -> Result<String, WriteError> {
        let mut text = String::new();
        self.append(&mut text, puzzle, meta)?;
        Ok(text)
    }
    /// Appends a puzzle to a text.
    ///
    /// # Errors
    /// When the format has no place for such a board; the text stays as it was.
    pub fn append(
        &self,
        text: &mut String,
        puzzle: &Puzzle,
        meta: &Meta,
    ) -> Result<(), WriteError> {
        if puzzle.shape().is_ruled() && !self.writer.carries.contains(&Loss::Rules) {
            return Err(WriteError::Rules);
        }
        if self.is_faithful
            && !puzzle.shape().is_classic()
            && let Some(loss) = (Losses::of_board(puzzle.shape()) & self.left_out).iter().next()
        {
            return Err(WriteError::Loses(loss));
        }
        if self.writer.symbols && puzzle.shape().side() > MAX_SYMBOL_SIDE {
            return Err(WriteError::SidesUpTo(MAX_SYMBOL_SIDE));
        }
        let start = text.len();
        match self.writer.append {
            Append::Always(append) => append(text, puzzle, meta, self.blank),
            Append::IfItFits(append) => {
                append(text, puzzle, meta, self.blank).inspect_err(|_| text.truncate(start))?;
            }
        }
        Ok(())
    }
    /// What the style leaves out of this puzzle, in a fixed order: see [`losses`](crate::losses).
    pub fn losses(&self, puzzle: &Puzzle, meta: &Meta) -> impl Iterator<Item = Loss> + use<> {
        (Losses::possible(puzzle, meta) & self.left_out).iter()
    }
}
