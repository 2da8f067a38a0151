//! Puzzles to text.
use crate::formats::{
    candidate_line, display, grid, hodoku, line, line::MAX_SYMBOL_SIDE, numbers, pencilmarks,
};
use pencilmark_core::Puzzle;

/// How a puzzle is written. What a style cannot carry is left out; each says what it carries.
///
/// Boards of more than 35 digits have no character for each digit: styles of one character a cell
/// fall back to [`Style::Numbers`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Style {
    /// One line with one character for each cell, and the character for an empty one. Carries
    /// digits, and the regions of a jigsaw: they follow the cells.
    Line(char),
    /// As many lines as the board has. Carries digits, and the regions of a jigsaw: they follow
    /// as another grid.
    Lines(char),
    /// The same in a frame that shows the boxes. Carries digits.
    Boxed,
    /// Digits and candidates in a frame, as `HoDoKu` writes them. Carries digits and candidates.
    Pencilmarks,
    /// The text display: `5*` given, `5-` placed, candidates. Carries everything but the shape.
    Display,
    /// A line of `HoDoKu`'s library. Carries everything but the shape; candidates only where they
    /// are fewer than the digits leave. No newline at the end.
    Library,
    /// One place for each candidate: 729 characters for a 9x9 board. Carries candidates; a digit
    /// is the only candidate of its cell. No newline at the end.
    CandidateLine,
    /// Numbers with a blank between them. Carries digits.
    Numbers,
}

/// Writes a puzzle. All styles but lines end with a newline.
///
/// ```
/// use pencilmark_formats::{Options, Style, parse, write};
/// let puzzle = parse("12............34", &Options::default())?.puzzle;
/// assert_eq!(write(&puzzle, Style::Lines('.')), "12..\n....\n....\n..34\n");
/// # Ok::<(), pencilmark_formats::ParseError>(())
/// ```
pub fn write(puzzle: &Puzzle, style: Style) -> String {
    let symbols = puzzle.shape().side() <= MAX_SYMBOL_SIDE;
    match style {
        Style::Line(blank) if symbols => line::write(puzzle, blank),
        Style::Lines(blank) if symbols => grid::write_lines(puzzle, blank),
        Style::CandidateLine if symbols => candidate_line::write(puzzle),
        Style::Boxed => grid::write_boxed(puzzle, '.'),
        Style::Pencilmarks => pencilmarks::write(puzzle),
        Style::Display => display::write(puzzle),
        Style::Library if symbols => hodoku::write(puzzle),
        Style::Numbers
        | Style::Library
        | Style::CandidateLine
        | Style::Line(_)
        | Style::Lines(_) => numbers::write(puzzle),
    }
}
