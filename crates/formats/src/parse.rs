//! Reading one puzzle from any text: a table of one row, a board as programs print it, or one of the formats.
use crate::columns;
use crate::detect::parse_raw;
#[cfg(feature = "foreign")]
use crate::detect::read_printed;
use crate::dress::undressed;
use crate::error::ParseError;
use crate::parsed::{Options, Parsed};
use crate::raw::Raw;
use crate::scripts::plain;
use crate::usual;

/// Reads one puzzle from a text in any of the formats.
///
/// Comments (`#`, `//`), frames, CR LF, a byte order mark and no-break spaces do not matter. Digits
/// that clash are read nevertheless, with a warning.
///
/// # Errors
/// A [`ParseError`] that says what is wrong, where, and how to fix it.
///
/// ```
/// use whydoku_formats::{Format, Options, parse};
/// let text = "
///     12|..   # the first two
///     ..|..
///     --+--
///     ..|1.
///     ..|.3
/// ";
/// let parsed = parse(text, &Options::default())?;
/// assert_eq!(parsed.format, Format::GRID);
/// assert_eq!(parsed.puzzle.given_count(), 4);
/// assert_eq!(parsed.meta.comments, ["the first two"]);
/// # Ok::<(), whydoku_formats::ParseError>(())
/// ```
pub fn parse(text: &str, options: &Options) -> Result<Parsed, ParseError> {
    match usual::read(text, options) {
        Some(parsed) => Ok(parsed),
        None => parse_carefully(text, options),
    }
}

/// The same without a look at what most files hold.
pub(crate) fn parse_carefully(text: &str, options: &Options) -> Result<Parsed, ParseError> {
    let text = &*plain(text);
    let undressed = undressed(text);
    let text = undressed.as_deref().unwrap_or(text);
    if let Some(found) = columns::of_one_row(text, options) {
        return found;
    }
    #[cfg(feature = "foreign")]
    if options.format.is_none()
        && let Some(found) = read_printed(text, options)
    {
        return found;
    }
    parse_raw(&Raw::new(text, 1), text, options)
}
