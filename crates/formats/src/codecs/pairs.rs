//! Boards of more than nine digits with exactly two characters for each cell: `01` to `25`, and
//! `00` or `..` for a blank.
use crate::board::{Reading, puzzle_of, shape_of};
use crate::codec::{Ask, Codec, Write, about, cells};
use crate::error::{ErrorKind, ParseError};
use crate::lex::Token;
use crate::parsed::Options;
use crate::survey::Survey;
use crate::text::Text;
use whydoku_core::{Digit, Entry, Shape};
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "pairs",
    aliases: &[],
    name: message!("format-pairs"),
    recognised: about("one line, two characters a cell: `01` to `25`, `00` or `..`"),
    holds: about("givens"),
    read: cells(recognises, read),
    write: Write::Nothing,
};

/// One word made of pairs that are all either two decimal digits or two dots.
fn recognises(_: &Text<'_>, survey: &Survey<'_>, options: &Options) -> bool {
    let cells: Vec<&Token<'_>> = survey.symbols.iter().flatten().collect();
    survey.rows() == 1
        && side_of(cells.len(), options).is_some_and(|side| {
            cells.chunks(2).all(|pair| entry(pair).is_some_and(|number| number <= side))
        })
}

fn side_of(symbols: usize, options: &Options) -> Option<usize> {
    let side = options.shape.as_ref().map_or((symbols / 2).isqrt(), Shape::side);
    ((10..=99).contains(&side) && side * side * 2 == symbols).then_some(side)
}

/// The number of a pair; 0 for a blank.
fn entry(pair: &[&Token<'_>]) -> Option<usize> {
    match pair {
        [a, b] if a.text == "." && b.text == "." => Some(0),
        [a, b] => {
            let digit = |token: &Token<'_>| token.symbol()?.to_digit(10);
            Some((digit(a)? * 10 + digit(b)?) as usize)
        }
        _ => None,
    }
}

/// Reads the pairs.
fn read(text: &Text<'_>, survey: &Survey<'_>, options: &Ask<'_>) -> Result<Reading, ParseError> {
    let cells: Vec<&Token<'_>> = survey.symbols.iter().flatten().collect();
    let Some(side) = side_of(cells.len(), options) else {
        let side = options.shape.as_ref().map_or(16, Shape::side);
        let kind = ErrorKind::CellCount { found: cells.len() / 2, expected: side * side };
        return Err(text.error(kind, text.rows[0].number, text.rows[0].start));
    };
    let shape = shape_of(text, options, side)?;
    let read = |pair: &[&Token<'_>]| match entry(pair) {
        Some(0) => Ok(Entry::Unknown),
        Some(number) if number <= side => Ok(Entry::Given(Digit::from_number(number))),
        _ => {
            let word: String = pair.iter().map(|token| token.text).collect();
            let place = pair.first().map_or((1, 1), |token| (token.line, token.column));
            Err(text.error(ErrorKind::BadNumber { word, side }, place.0, place.1))
        }
    };
    let entries: Result<Vec<Entry>, ParseError> = cells.chunks(2).map(read).collect();
    Ok(Reading::new(puzzle_of(text, &shape, entries?)?, Vec::new()))
}
