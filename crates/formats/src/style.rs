//! A format to write, with the character for an empty cell.
use crate::codec::{Write, Writer};
use crate::codecs::UnknownFormat;
use crate::format::Format;
use crate::loss::{Loss, Losses};
use crate::parsed::Meta;
use core::str::FromStr;
use whydoku_core::Puzzle;

/// A format to write, and the character for an empty cell if the format leaves a choice. A
/// [`Format`] can be converted into one.
///
/// What a format cannot hold is left out; [`losses`](crate::losses) reports what that is. Boards of
/// more than 35 digits have no character for each digit: for them, formats of one character a cell
/// fall back to [`Format::NUMBERS`] in [`write`](crate::write()), and are refused by
/// [`export`](crate::export).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Style {
    format: Format,
    blank: Option<char>,
}

impl From<Format> for Style {
    /// When writing, a word that stands for another format becomes that format.
    fn from(format: Format) -> Self {
        let format = match format.codec().write {
            Write::As(written) => written,
            Write::Puzzle(_) | Write::Nothing => format,
        };
        Self { format, blank: None }
    }
}

impl Style {
    /// Every format that can be written.
    pub fn all() -> impl Iterator<Item = Self> {
        Format::all().filter(|format| format.is_written()).map(Self::from)
    }
    /// The format.
    pub fn format(self) -> Format {
        self.format
    }
    /// The word for the format. The character for a blank is not part of it.
    pub fn id(self) -> &'static str {
        self.format.id()
    }
    /// What it cannot hold.
    pub fn leaves_out(self) -> impl Iterator<Item = Loss> {
        let carried = self.writer().map_or(&[][..], |writer| writer.carries);
        Loss::ALL.into_iter().filter(move |loss| !carried.contains(loss))
    }
    /// The same with another character for blanks, if the format has a choice.
    ///
    /// ```
    /// use whydoku_formats::{Format, Style, parse, write};
    /// let puzzle = parse("12............34", &Default::default())?.puzzle;
    /// assert_eq!(write(&puzzle, Style::from(Format::LINE).with_blank('0')), "1200000000000034");
    /// # Ok::<(), whydoku_formats::ParseError>(())
    /// ```
    #[must_use]
    pub fn with_blank(self, blank: char) -> Self {
        Self { blank: Some(blank), ..self }
    }
    /// Whether a puzzle takes several lines.
    pub fn is_multi_line(self) -> bool {
        self.writer().is_some_and(|writer| writer.lines)
    }
    /// The text before the puzzles of a file, if any.
    pub fn heading(self) -> &'static str {
        self.writer().map_or("", |writer| writer.frame.0)
    }
    /// The text after the puzzles of a file, if any.
    pub fn footing(self) -> &'static str {
        self.writer().map_or("", |writer| writer.frame.1)
    }
    /// The character for an empty cell.
    pub(crate) fn blank(self) -> char {
        let usual = self.writer().and_then(|writer| writer.blank);
        usual.map_or('.', |usual| self.blank.unwrap_or(usual))
    }
    pub(crate) fn writer(self) -> Option<&'static Writer> {
        match &self.format.codec().write {
            Write::Puzzle(writer) => Some(writer),
            Write::As(_) | Write::Nothing => None,
        }
    }
}

impl FromStr for Style {
    type Err = UnknownFormat;
    fn from_str(text: &str) -> Result<Self, UnknownFormat> {
        let style = text.parse().map(|format: Format| Self::from(format));
        style
            .ok()
            .filter(|style| style.writer().is_some())
            .ok_or_else(|| UnknownFormat { word: text.to_string(), to_write: true })
    }
}

/// What a style leaves out of this puzzle, in a fixed order.
///
/// ```
/// use whydoku_formats::{Format, Loss, Options, losses, parse};
/// let parsed = parse(":0000:x:+1234............::::", &Options::default())?;
/// assert_eq!(losses(&parsed.puzzle, &parsed.meta, Format::BOXED), [Loss::Placed]);
/// assert_eq!(losses(&parsed.puzzle, &parsed.meta, Format::JSON), []);
/// # Ok::<(), whydoku_formats::ParseError>(())
/// ```
pub fn losses(puzzle: &Puzzle, meta: &Meta, style: impl Into<Style>) -> Vec<Loss> {
    let left_out: Losses = style.into().leaves_out().collect();
    (Losses::possible(puzzle, meta) & left_out).iter().collect()
}
