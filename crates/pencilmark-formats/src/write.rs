//! Writes puzzles as text.
use crate::codec::WriteError;
use crate::format::Format;
use crate::lex::MAX_SYMBOL_SIDE;
use crate::loss::Loss;
use crate::parsed::Meta;
use crate::style::Style;
use pencilmark_core::Puzzle;

/// Writes a puzzle. Formats of several lines end with a newline, the others do not. A puzzle that a format
/// cannot hold at all is written as [`Format::NUMBERS`]; [`export`] refuses it instead. A board with rules
/// beyond houses that the format cannot express is written as [`Format::NOTATION`].
///
/// ```
/// use pencilmark_formats::{Format, Options, parse, write};
/// let puzzle = parse("12............34", &Options::default())?.puzzle;
/// assert_eq!(write(&puzzle, Format::GRID), "12..\n....\n....\n..34\n");
/// # Ok::<(), pencilmark_formats::ParseError>(())
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
/// use pencilmark_formats::{Format, Options, export, parse};
/// let parsed = parse("12............34", &Options::default())?;
/// let written = export(&parsed.puzzle, &parsed.meta, Format::TATHAM);
/// assert_eq!(written.as_deref(), Ok("2x2:1_2l3_4"));
/// assert!(export(&parsed.puzzle, &parsed.meta, Format::GNOME).is_err());
/// # Ok::<(), pencilmark_formats::ParseError>(())
/// ```
pub fn export(puzzle: &Puzzle, meta: &Meta, style: impl Into<Style>) -> Result<String, WriteError> {
    let style = style.into();
    let writer = style.writer().ok_or(WriteError::OnlyRead)?;
    if !puzzle.shape().rules().is_empty() && !writer.carries.contains(&Loss::Rules) {
        return Err(WriteError::Rules);
    }
    if writer.symbols && puzzle.shape().side() > MAX_SYMBOL_SIDE {
        return Err(WriteError::SidesUpTo(MAX_SYMBOL_SIDE));
    }
    (writer.text)(puzzle, meta, style.blank())
}
