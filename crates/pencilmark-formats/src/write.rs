//! Puzzles to text.
use crate::foreign::{KNOWS_FOREIGN, fpuzzles, gnome, own, sudokupad, sudokuwiki, tatham, xml};
use crate::formats::{
    candidate_line, display, grid, hodoku, line, line::MAX_SYMBOL_SIDE, numbers, pencilmarks, sdk,
};
use crate::parsed::Meta;
use crate::style::Style;
use core::fmt;
use pencilmark_core::{Entry, Puzzle, Regions};

/// Why a puzzle cannot be written in a style at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum WriteError {
    /// The style knows boards of these sides only.
    Side(&'static str),
    /// Another reason, in words.
    Cannot(&'static str),
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Side(sides) => write!(f, "this format has boards of side {sides} only"),
            Self::Cannot(why) => f.write_str(why),
        }
    }
}

impl core::error::Error for WriteError {}

/// Writes a puzzle. Styles of several lines end with a newline, the others do not. A puzzle that a
/// style cannot hold at all is written as [`Style::Numbers`]; [`export`] refuses it instead.
///
/// ```
/// use pencilmark_formats::{Options, Style, parse, write};
/// let puzzle = parse("12............34", &Options::default())?.puzzle;
/// assert_eq!(write(&puzzle, Style::Lines('.')), "12..\n....\n....\n..34\n");
/// # Ok::<(), pencilmark_formats::ParseError>(())
/// ```
pub fn write(puzzle: &Puzzle, style: Style) -> String {
    export(puzzle, &Meta::default(), style).unwrap_or_else(|_| numbers::write(puzzle))
}

/// Writes a puzzle with what else is known of it, as far as the style has a place for it.
///
/// # Errors
/// When the style has no place for such a board.
///
/// ```
/// use pencilmark_formats::{Options, Style, export, parse};
/// let parsed = parse("12............34", &Options::default())?;
/// assert_eq!(export(&parsed.puzzle, &parsed.meta, Style::Tatham).as_deref(), Ok("2x2:1_2l3_4"));
/// assert!(export(&parsed.puzzle, &parsed.meta, Style::Gnome).is_err());
/// # Ok::<(), pencilmark_formats::ParseError>(())
/// ```
pub fn export(puzzle: &Puzzle, meta: &Meta, style: Style) -> Result<String, WriteError> {
    let symbols = puzzle.shape().side() <= MAX_SYMBOL_SIDE;
    let needs_symbols = matches!(
        style,
        Style::Line(_)
            | Style::Lines(_)
            | Style::CandidateLine
            | Style::Library
            | Style::Csv
            | Style::Sdk
            | Style::Share
    );
    if needs_symbols && !symbols {
        return Err(WriteError::Side("up to 35"));
    }
    Ok(match style {
        Style::Line(blank) => line::write(puzzle, blank),
        Style::Lines(blank) => grid::write_lines(puzzle, blank),
        Style::CandidateLine => candidate_line::write(puzzle),
        Style::Boxed => grid::write_boxed(puzzle, '.'),
        Style::Pencilmarks => pencilmarks::write(puzzle),
        Style::Display => display::write(puzzle),
        Style::Library => hodoku::write(puzzle),
        Style::Numbers => numbers::write(puzzle),
        Style::Fields => numbers::write_fields(puzzle),
        Style::Csv => csv(puzzle, meta),
        Style::Sdk => sdk::write(puzzle, meta),
        _ if !KNOWS_FOREIGN => {
            return Err(WriteError::Cannot("this engine does not know the style"));
        }
        Style::SudokuWiki => sudokuwiki::write(puzzle)?,
        Style::SudokuWikiMasks => sudokuwiki::write_masks(puzzle)?,
        Style::SudokuWikiPairs => sudokuwiki::write_pairs(puzzle)?,
        Style::Tatham => tatham::write(puzzle)?,
        Style::Gnome => gnome::write(puzzle)?,
        Style::Scf => sudokupad::write_scf(puzzle)?,
        Style::Classic => sudokupad::write_classic(puzzle)?,
        Style::FPuzzles => fpuzzles::write(puzzle, meta)?,
        Style::FPuzzlesJson => fpuzzles::json(puzzle, meta)?,
        Style::OpenSudoku => xml::write_game(puzzle, meta)?,
        Style::Json => own::write(puzzle, meta),
        Style::Share
        | Style::SudokuWikiLink
        | Style::SudokuPadLink
        | Style::FPuzzlesLink
        | Style::SudokuExchangeLink => link(puzzle, meta, style)?,
    })
}

/// A row of a table.
fn csv(puzzle: &Puzzle, meta: &Meta) -> String {
    let mut row = line::write(puzzle, '0');
    row.push(',');
    for digit in meta.solution.iter().flatten() {
        row.extend(digit.symbol());
    }
    row
}

/// A link that other programs, or our own page, open.
fn link(puzzle: &Puzzle, meta: &Meta, style: Style) -> Result<String, WriteError> {
    let plain = puzzle.entries().iter().all(|e| matches!(e, Entry::Given(_) | Entry::Unknown))
        && matches!(puzzle.shape().regions(), Regions::Boxes { .. });
    let nine = puzzle.shape().side() == 9;
    // Without the regions of a jigsaw.
    let digits = || line::write(puzzle, '0').chars().take(81).collect::<String>();
    Ok(match style {
        Style::Share if plain => format!("#p={}", line::write(puzzle, '.')),
        Style::Share => format!("#s={}", sudokuwiki::write(puzzle)?),
        Style::SudokuWikiLink => {
            let board = if plain && nine { digits() } else { sudokuwiki::write(puzzle)? };
            format!("https://www.sudokuwiki.org/sudoku.htm?bd={board}")
        }
        Style::SudokuPadLink if plain && nine && puzzle.shape().extras().is_empty() => {
            format!("https://sudokupad.app/{}", sudokupad::write_scf(puzzle)?)
        }
        Style::SudokuPadLink => {
            format!("https://sudokupad.app/fpuzzles{}", escaped(&fpuzzles::write(puzzle, meta)?))
        }
        Style::SudokuExchangeLink if nine => {
            format!("https://sudokuexchange.com/play/?s={}", digits())
        }
        Style::SudokuExchangeLink => return Err(WriteError::Side("9")),
        _ => {
            format!("https://www.f-puzzles.com/?load={}", escaped(&fpuzzles::write(puzzle, meta)?))
        }
    })
}

/// Packed text in a link: these three characters mean something else there.
fn escaped(packed: &str) -> String {
    packed.replace('+', "%2B").replace('/', "%2F").replace('=', "%3D")
}
