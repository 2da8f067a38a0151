//! Jigsaws: the cells, then a character for the region of each cell; on one line, on two, or as two
//! grids.
use crate::board::{Reading, puzzle_of};
use crate::cells::line_of;
use crate::codec::{Ask, Codec, Write, about, cells};
use crate::error::{ErrorKind, ParseError};
use crate::lex::{MAX_SYMBOL_SIDE, Token, fields, symbols};
use crate::parsed::Options;
use crate::regions::{
    RegionFault, first_in_pieces, is_latin, neighbours_of_same, shape_of_regions,
};
use crate::survey::Survey;
use crate::symbols::{Alphabet, Symbol, mixed_blanks};
use crate::text::Text;
use crate::warning::Warning;
use whydoku_core::{Regions, Shape};
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "jigsaw",
    aliases: &[],
    name: message!("format-jigsaw"),
    recognised: about(
        "cells, then the name of the region of each; one line, two lines, or two grids",
    ),
    holds: about("givens, regions"),
    read: cells(recognises, read),
    write: Write::Nothing,
};

/// Twice as many characters as a board has cells, though not in as many words as there are cells, where the second half names as many regions as there are
/// digits and is not the solution of the first half.
fn recognises(text: &Text<'_>, survey: &Survey<'_>, _: &Options) -> bool {
    !survey.has_words_for_cells()
        && halves(text, survey).is_some_and(|(cells, regions)| are_regions(&cells, &regions))
}

/// Cells and regions, if there are twice as many characters as a board has cells.
fn halves<'a>(text: &Text<'a>, survey: &Survey<'a>) -> Option<(Vec<Token<'a>>, Vec<Token<'a>>)> {
    let mut lists = vec![survey.symbols.concat()];
    if survey.rows() == 1 {
        let fields: Vec<_> = fields(&text.rows[0]).iter().map(|f| symbols(&line_of(f))).collect();
        lists.extend(fields.iter().max_by_key(|field| field.len()).cloned());
        lists.extend(fields.get(..2).map(<[_]>::concat));
    }
    let mut all = lists.into_iter().find(|list| side_of_halves(list).is_some())?;
    let regions = all.split_off(all.len() / 2);
    Some((all, regions))
}

fn side_of_halves(cells: &[Token<'_>]) -> Option<usize> {
    let side = (cells.len() / 2).isqrt();
    (side * side * 2 == cells.len() && (4..=MAX_SYMBOL_SIDE).contains(&side)).then_some(side)
}

fn names_of(regions: &[Token<'_>]) -> Vec<char> {
    regions.iter().map(|token| token.symbol().unwrap_or('+')).collect()
}

fn are_regions(cells: &[Token<'_>], regions: &[Token<'_>]) -> bool {
    let side = regions.len().isqrt();
    let names = names_of(regions);
    let mut different = Vec::with_capacity(side);
    for name in &names {
        if different.len() <= side && !different.contains(name) {
            different.push(*name);
        }
    }
    if different.len() != side || !names.iter().all(char::is_ascii_alphanumeric) {
        return false;
    }
    // The solution of a puzzle also has each digit as often as there are digits. But in a solution
    // equal digits never touch, and it repeats the givens. That of another puzzle has each once in a line.
    let (alphabet, _) = Alphabet::choose(side, cells);
    let repeats = |(cell, region): (&Token<'_>, &char)| {
        let symbol = cell.symbol().map_or(Symbol::Blank, |symbol| alphabet.read(symbol));
        symbol == Symbol::Blank || symbol == alphabet.read(*region)
    };
    // A solution with a mistake is neither; yet hardly any of its equal digits touch.
    let (mut givens, mut repeated) = (0, 0);
    for (cell, name) in cells.iter().zip(&names) {
        let given = cell.symbol().map_or(Symbol::Blank, |symbol| alphabet.read(symbol));
        givens += usize::from(given != Symbol::Blank);
        repeated += usize::from(given != Symbol::Blank && given == alphabet.read(*name));
    }
    if givens > 0 && 2 * repeated > givens && 2 * neighbours_of_same(&names) < side * (side - 1) {
        return false;
    }
    let touching = names.chunks(side).any(|row| row.windows(2).any(|pair| pair[0] == pair[1]));
    touching || !(is_latin(&names) || cells.iter().zip(&names).all(repeats))
}

/// Reads the cells and the regions.
fn read(text: &Text<'_>, survey: &Survey<'_>, options: &Ask<'_>) -> Result<Reading, ParseError> {
    let Some((cells, regions)) = halves(text, survey) else {
        let found = survey.symbols.iter().map(Vec::len).sum();
        let side = options.shape.as_ref().map_or(9, Shape::side);
        let kind = ErrorKind::CellCount { found, expected: 2 * side * side };
        return Err(text.error(kind, text.rows[0].number, text.rows[0].start));
    };
    let names = names_of(&regions);
    let shape = shape_of_regions(&names).map_err(|fault| fault_error(text, &regions, fault))?;
    let side = shape.side();
    let shape = with_extras(text, shape, options)?;
    let (alphabet, mut warnings) = Alphabet::choose(side, &cells);
    let entries = alphabet.entries(text, &cells)?;
    warnings.extend(mixed_blanks(alphabet, &cells));
    warnings.extend(first_in_pieces(&names, side).map(Warning::RegionInPieces));
    Ok(Reading::new(puzzle_of(text, &shape, entries)?, warnings))
}

fn fault_error(text: &Text<'_>, regions: &[Token<'_>], fault: RegionFault) -> ParseError {
    let side = regions.len().isqrt();
    match fault {
        RegionFault::Size(region, cells) => {
            let place = regions.iter().rev().find(|token| token.symbol() == Some(region));
            let (line, column) = place.map_or((1, 1), |token| (token.line, token.column));
            text.error(ErrorKind::RegionSize { region, cells, side }, line, column)
        }
        RegionFault::Count(found) => {
            let row = text.rows[0];
            let kind = ErrorKind::CellCount { found, expected: side * side };
            text.error(kind, row.number, row.start)
        }
    }
}

/// The regions of the text with the extra houses that were requested.
fn with_extras(text: &Text<'_>, shape: Shape, options: &Options) -> Result<Shape, ParseError> {
    let row = text.rows[0];
    let error = |what: String| text.error(ErrorKind::Shape(what), row.number, row.start);
    let Some(asked) = &options.shape else { return Ok(shape) };
    if asked.side() != shape.side() {
        let kind = ErrorKind::CellCount { found: shape.cell_count(), expected: asked.cell_count() };
        return Err(text.error(kind, row.number, row.start));
    }
    let other = matches!(asked.regions(), Regions::Jigsaw(_)) && asked.regions() != shape.regions();
    if other {
        return Err(error("the text has other regions than those requested".to_string()));
    }
    let extras = asked.extras().iter().cloned();
    extras.into_iter().try_fold(shape, |shape, extra| shape.with(extra)).map_err(|fault| {
        error(format!("the requested extra houses do not fit this jigsaw: {fault}"))
    })
}
