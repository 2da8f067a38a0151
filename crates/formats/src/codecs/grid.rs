//! As many lines as the board has, one character for each cell, with or without a frame.
use crate::append::push_symbols;
use crate::board::{Reading, check_lines, has_usual, likely_side, puzzle_of, shape_of};
use crate::cells::{fixed_row, read_cells, side_of};
use crate::codec::{Ask, Codec, Write, Writer, about, cells};
use crate::error::{ErrorKind, ParseError};
use crate::lex::{Line, MAX_SYMBOL_SIDE, Token};
use crate::loss::Loss;
use crate::parsed::Options;
use crate::regions::names_for;
use crate::survey::Survey;
use crate::symbols::{Alphabet, first_impossible, mixed_blanks};
use crate::text::Text;
use whydoku_core::{Puzzle, Shape};
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "grid",
    aliases: &["lines"],
    name: message!("format-grid"),
    recognised: about(
        r"n lines of n characters, in any frame of `-` `=` `+` `\|` `:` or box drawing",
    ),
    holds: about("givens"),
    read: cells(recognises, read),
    write: Write::Puzzle(Writer {
        blank: Some('.'),
        symbols: true,
        lines: true,
        ..Writer::always(|out, puzzle, _, blank| write_lines(out, puzzle, blank), &[Loss::Regions])
    }),
};

/// Accepts anything: it is the last in the table, so its errors are those for an unknown text.
fn recognises(_: &Text<'_>, _: &Survey<'_>, _: &Options) -> bool {
    true
}

/// Reads `n` lines of `n` cells.
pub(crate) fn read(
    text: &Text<'_>,
    survey: &Survey<'_>,
    options: &Ask<'_>,
) -> Result<Reading, ParseError> {
    let rows = &survey.symbols;
    let counts: Vec<usize> = rows.iter().map(Vec::len).collect();
    let side = likely_side(&counts, options);
    let all = || rows.iter().flatten();
    if let Some(puzzles) = collection(survey, options) {
        let row = &text.rows[1];
        return Err(text.error(ErrorKind::Collection { puzzles }, row.number, row.start));
    }
    if let Some(cells) = folded(survey, options) {
        return read_cells(text, options, &cells);
    }
    if let Some(cells) = fixed_width(text, &counts, options) {
        return read_cells(text, options, &cells);
    }
    let known = (side <= MAX_SYMBOL_SIDE && has_usual(side)) || options.shape.is_some();
    if let Some((symbol, token)) = first_impossible(all()) {
        let side = known.then_some(side);
        return Err(text.error(ErrorKind::BadSymbol { symbol, side }, token.line, token.column));
    }
    let (alphabet, mut warnings) = Alphabet::choose(side, all());
    let entries = if known { Some(alphabet.entries(text, all())?) } else { None };
    check_lines(text, &text.rows, &counts, side, options, |row| rows[row][side].column)?;
    let shape = shape_of(text, options, side)?;
    let entries = match entries {
        Some(entries) => entries,
        None => alphabet.entries(text, all())?,
    };
    warnings.extend(mixed_blanks(alphabet, all()));
    Ok(Reading::new(puzzle_of(text, &shape, entries)?, warnings))
}

/// How many puzzles there are, if each line is a puzzle.
fn collection(survey: &Survey<'_>, options: &Options) -> Option<usize> {
    let cells = survey.symbol_mode;
    let side = side_of(cells, options).filter(|&side| has_usual(side))?;
    let alphabet = Alphabet::from_one(side);
    let whole = |row: &&Vec<Token<'_>>| {
        row.len() == cells && row.iter().all(|token| alphabet.entry(token).is_ok())
    };
    let puzzles = survey.symbols.iter().filter(whole).count();
    (survey.rows() != cells && puzzles >= 2 && puzzles + 1 >= survey.rows()).then_some(puzzles)
}

/// The cells of a board that was folded into longer or shorter lines, all of the same length.
fn folded<'a>(survey: &Survey<'a>, options: &Options) -> Option<Vec<Token<'a>>> {
    let cells = survey.symbol_mode;
    let side = side_of(cells * survey.rows(), options).filter(|&side| has_usual(side))?;
    let alike = survey.symbols.iter().all(|row| row.len() == cells);
    let whole_lines = cells > side && cells.is_multiple_of(side);
    (alike && whole_lines && survey.rows() > 1).then(|| survey.symbols.concat())
}

/// The cells of lines in which a space is a blank: no other blank occurs, lines are no longer than
/// the board is wide, and some are shorter or contain spaces.
fn fixed_width<'a>(text: &Text<'a>, counts: &[usize], options: &Options) -> Option<Vec<Token<'a>>> {
    let (first, last) = (text.rows.first()?.number, text.rows.last()?.number);
    let side = options.shape.as_ref().map_or(last - first + 1, Shape::side);
    let frame_lines = if text.has_frame { text.rows.len() } else { last - first + 1 };
    let fits = frame_lines == side && side <= MAX_SYMBOL_SIDE;
    let ragged = counts.iter().any(|&count| count < side) && text.rows.len() <= side;
    if !fits || !ragged || (options.shape.is_none() && !has_usual(side)) {
        return None;
    }
    let numbers: Vec<usize> = if text.has_frame {
        text.rows.iter().map(|row| row.number).collect()
    } else {
        (first..=last).collect()
    };
    let mut cells = Vec::with_capacity(side * side);
    for line in numbers {
        cells.extend(fixed_row(text.raw_line(line), line, side)?);
    }
    let inner_space = |row: &Line<'_>| row.content.contains([' ', '\u{A0}']);
    text.rows.iter().any(inner_space).then_some(cells)
}

/// `n` lines of `n` characters; for a jigsaw a blank line and `n` lines of regions after them.
pub(crate) fn write_lines(out: &mut String, puzzle: &Puzzle, blank: char) {
    write_cells(out, puzzle, blank);
    if let Some(names) = names_for(puzzle) {
        let names: Vec<char> = names.chars().collect();
        for row in names.chunks(puzzle.shape().side()) {
            out.push('\n');
            out.extend(row);
        }
        out.push('\n');
    }
}

/// A line for each row, without the regions of a jigsaw.
pub(crate) fn write_cells(out: &mut String, puzzle: &Puzzle, blank: char) {
    for row in puzzle.entries().chunks(puzzle.shape().side()) {
        push_symbols(out, row, blank);
        out.push('\n');
    }
}
