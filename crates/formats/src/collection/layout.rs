//! How the puzzles of a text follow one another.
#[cfg(feature = "foreign")]
use crate::codecs::solver_string;
use crate::columns::Columns;
use crate::detect::parse_line;
use crate::dress::{is_fence, unquoted};
use crate::format::Format;
use crate::heading::{is_aside, is_heading};
use crate::lex::{BLANKS, is_gap};
use crate::notation::is_rule_line;
use crate::parse::parse;
use crate::parsed::Options;
#[cfg(feature = "foreign")]
use crate::printed;
use crate::scripts::plain;

/// Lines at the beginning that decide how a text is laid out.
const HEAD_LINES: usize = 40;
/// If the first line is not a puzzle, this many lines after it decide whether each line is one.
const VOTES: usize = 8;

/// How the puzzles of a text are laid out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Layout {
    /// A puzzle in each line.
    Lines,
    /// Puzzles of several lines, with blank lines or headings between them.
    Blocks,
    /// The same, or a puzzle in each line, between Markdown fences; everything outside them is prose.
    Fenced,
    /// JSON values one after another, or the objects of one list.
    Json,
    /// The games of an XML file.
    Xml,
    /// One puzzle, whatever its lines are: a page of HTML, our own view of nine boards.
    Whole,
}

impl Layout {
    /// Determines the layout from the beginning of a text, which may end anywhere; a few kilobytes
    /// suffice.
    ///
    /// ```
    /// use whydoku_formats::{Layout, Options};
    /// let line = "12............34\n";
    /// assert_eq!(Layout::of(&line.repeat(3), &Options::default()), Layout::Lines);
    /// assert_eq!(Layout::of("12..\n....\n....\n..34\n", &Options::default()), Layout::Blocks);
    /// ```
    pub fn of(head: &str, options: &Options) -> Self {
        let head = &*plain(head.strip_prefix('\u{FEFF}').unwrap_or(head));
        let body = head.trim_start_matches(is_gap);
        let second = body.get(1..).unwrap_or_default().trim_start_matches(is_gap);
        #[cfg(feature = "foreign")]
        if options.format.is_none() && printed::is_one(body) {
            return Self::Whole;
        }
        match body.chars().next() {
            Some('<') => return Self::Xml,
            Some('{') if second.starts_with(['"', '\'']) => return Self::Json,
            Some('[') if second.starts_with(['{', '[', '"', '\'']) => return Self::Json,
            _ => {}
        }
        if head.lines().any(|line| is_fence(&unquoted(line))) {
            return Self::Fenced;
        }
        #[cfg(feature = "foreign")]
        if let Some(in_lines) = solver_string::layout_of(head) {
            return if in_lines { Self::Lines } else { Self::Blocks };
        }
        if Columns::of(head, options).is_some() {
            return Self::Lines;
        }
        let mut rows = head.lines().filter(|line| !is_aside(line) && !is_heading(line));
        // Lines that state rules belong to the grid before them.
        if head.lines().any(is_rule_line) {
            return Self::Blocks;
        }
        let Some(first) = rows.next() else { return Self::Lines };
        if is_jigsaw_of_two_lines(head, first, options) {
            return Self::Blocks;
        }
        let rows: Vec<&str> = rows.take(HEAD_LINES).collect();
        // A line of 16 cells is a board of side 4, or one of 16 lines of a board of side 16.
        let width = width_of(first);
        let same = rows.iter().take_while(|row| width_of(row) == width);
        let run = 1 + same.clone().count();
        let is_wider =
            |row: &&str| row.contains(|c: char| c.is_alphanumeric() && !"01234xX".contains(c));
        // Boards of side 16 have gaps between the cells, and hardly ever only digits up to 4.
        let block = head.lines().skip_while(|line| *line != first);
        let is_dense = block.take_while(|line| !is_aside(line)).count() > 16;
        let of_sixteen = width == 16
            && options.format.is_none()
            && run.is_multiple_of(16)
            && !is_board(options, 4)
            && (!is_dense
                || core::iter::once(first).chain(same.copied()).any(|row| is_wider(&row)));
        // The first line may be a broken one.
        let is_puzzle = |row: &&str| matches!(parse_line(row, 1, options), Ok(Some(_)));
        let alone = is_puzzle(&first) || {
            let next = &rows[..rows.len().min(VOTES)];
            !next.is_empty() && 2 * next.iter().filter(|row| is_puzzle(row)).count() > next.len()
        };
        let has_cells =
            |row: &str| row.contains(|c: char| c.is_ascii_digit() || BLANKS.contains(&c));
        if !core::iter::once(first).chain(rows.iter().copied()).any(has_cells) {
            return Self::Lines; // It is not a puzzle: each line gets its error.
        }
        if alone && !of_sixteen { Self::Lines } else { Self::Blocks }
    }
}

/// The characters of a line without the gaps around it.
fn width_of(line: &str) -> usize {
    line.trim_matches(is_gap).chars().count()
}

/// Whether a text begins with a line of cells, the line of their regions, and nothing more.
fn is_jigsaw_of_two_lines(head: &str, first: &str, options: &Options) -> bool {
    let mut block = head.lines().skip_while(|line| *line != first);
    let (Some(_), Some(second), None | Some("" | "\r")) =
        (block.next(), block.next(), block.next())
    else {
        return false;
    };
    width_of(second) == width_of(first)
        && parse(&format!("{first}\n{second}\n"), options)
            .is_ok_and(|parsed| parsed.format == Format::JIGSAW)
}

fn is_board(options: &Options, side: usize) -> bool {
    options.shape.as_ref().is_some_and(|shape| shape.side() == side)
}
