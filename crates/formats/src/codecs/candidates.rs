//! One place for each candidate: `n` characters a cell, the `k`th of which is the digit `k` or a
//! blank; 729 characters for a 9x9 board. Some programs write bits instead: `1` for a candidate,
//! otherwise `0`.
use crate::append::push_each;
use crate::board::{Reading, puzzle_of, shape_of};
use crate::candidates::solved_or_naked_single;
use crate::codec::{Ask, Codec, Write, Writer, about, cells};
use crate::error::{ErrorKind, ParseError};
use crate::lex::{MAX_SYMBOL_SIDE, Token};
use crate::loss::Loss;
use crate::parsed::Options;
use crate::survey::Survey;
use crate::symbols::{Alphabet, Symbol};
use crate::text::Text;
use whydoku_core::{Digit, DigitSet, Entry, Puzzle, Shape};
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "candidates",
    aliases: &["729", "sukaku"],
    name: message!("format-candidates"),
    recognised: about(
        "n characters a cell, each the digit of its place or a blank (729 for 9x9); or bits",
    ),
    holds: about("candidates; a digit is the only one of its cell"),
    read: cells(recognises, read),
    write: Write::Puzzle(Writer {
        symbols: true,
        ..Writer::always(|out, puzzle, _, _| write(out, puzzle), &[Loss::Candidates])
    }),
};

/// A cube of characters, nearly all of which are either a blank or the digit of their place.
fn recognises(_: &Text<'_>, survey: &Survey<'_>, options: &Options) -> bool {
    let cells: Vec<&Token<'_>> = survey.symbols.iter().flatten().collect();
    let Some(side) = side_of_cube(cells.len(), options) else { return false };
    let rows = survey.rows();
    if rows != 1 && rows != side && rows != side * side {
        return false;
    }
    if are_bits(&cells) {
        // All blanks except in the first places: that may just as well be digits.
        return cells.iter().enumerate().any(|(at, c)| c.text == "1" && at % side != 0);
    }
    let alphabet = Alphabet::from_one(side);
    let (mut digits, mut misplaced) = (0, 0);
    for (at, cell) in cells.iter().enumerate() {
        match cell.symbol().map(|symbol| alphabet.read(symbol)) {
            Some(Symbol::Blank) => {}
            Some(Symbol::Digit(digit)) => {
                digits += 1;
                misplaced += usize::from(digit.index() != at % side);
            }
            Some(Symbol::Bad) | None => misplaced += 1,
        }
    }
    digits > side && misplaced * 10 <= digits
}

fn side_of_cube(cells: usize, options: &Options) -> Option<usize> {
    let side = match &options.shape {
        Some(shape) => shape.side(),
        None => (4..=MAX_SYMBOL_SIDE).find(|side| side.pow(3) >= cells)?,
    };
    (side <= MAX_SYMBOL_SIDE && side.pow(3) == cells).then_some(side)
}

fn are_bits(cells: &[&Token<'_>]) -> bool {
    cells.iter().all(|cell| matches!(cell.text, "0" | "1"))
}

/// Reads the candidates of each cell; a cell with one candidate that no peer has is solved.
fn read(text: &Text<'_>, survey: &Survey<'_>, options: &Ask<'_>) -> Result<Reading, ParseError> {
    let cells: Vec<&Token<'_>> = survey.symbols.iter().flatten().collect();
    let Some(side) = side_of_cube(cells.len(), options) else {
        let side = options.shape.as_ref().map_or(9, Shape::side);
        let kind = ErrorKind::CellCount { found: cells.len(), expected: side.pow(3) };
        return Err(text.error(kind, text.rows[0].number, text.rows[0].start));
    };
    let shape = shape_of(text, options, side)?;
    let bits = are_bits(&cells);
    let mut sets = vec![Some(DigitSet::EMPTY); side * side];
    for (at, token) in cells.iter().enumerate() {
        let digit = Digit::new(at % side);
        if is_candidate(token, digit, side, bits)
            .map_err(|kind| text.error(kind, token.line, token.column))?
            && let Some(Some(set)) = sets.get_mut(at / side)
        {
            set.insert(digit);
        }
    }
    let puzzle = puzzle_of(text, &shape, solved_or_naked_single(&shape, &sets))?;
    Ok(Reading::new(puzzle, Vec::new()))
}

/// Whether the character at the place of `digit` says that it is a candidate.
fn is_candidate(
    token: &Token<'_>,
    digit: Digit,
    side: usize,
    bits: bool,
) -> Result<bool, ErrorKind> {
    let symbol = token.symbol().unwrap_or('+');
    match Alphabet::from_one(side).read(symbol) {
        Symbol::Blank => Ok(false),
        Symbol::Digit(found) if bits || found == digit => Ok(true),
        _ => Err(ErrorKind::MisplacedCandidate { symbol, expected: digit.to_string() }),
    }
}

/// Writes the candidates of each cell; a placed digit is the only candidate of its cell, and a cell
/// about which nothing is known has all of them.
pub(crate) fn write(out: &mut String, puzzle: &Puzzle) {
    let side = puzzle.shape().side();
    let all: Vec<Digit> = (0..side).map(Digit::new).collect();
    let symbols = |keep: &dyn Fn(&Digit) -> bool| {
        let mut symbols = String::with_capacity(side);
        push_each(&mut symbols, &all, '.', |digit| Some(*digit).filter(keep));
        symbols
    };
    // There are few different cells in most puzzles.
    let unknown = symbols(&|_| true);
    let mut known: Vec<Option<String>> = vec![None; side];
    for entry in puzzle.entries() {
        match entry {
            Entry::Unknown => out.push_str(&unknown),
            Entry::Given(digit) | Entry::Placed(digit) => {
                let cell = &mut known[digit.index()];
                out.push_str(cell.get_or_insert_with(|| symbols(&|other| other == digit)));
            }
            Entry::Candidates(digits) => {
                push_each(out, &all, '.', |digit| Some(*digit).filter(|d| digits.contains(*d)));
            }
        }
    }
}
