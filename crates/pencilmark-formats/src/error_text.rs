//! The sentences of [`ErrorKind`]: what is wrong, and what to do.
use crate::error::{ErrorKind, Expectation};
use crate::formats::line::MAX_SYMBOL_SIDE;
use core::fmt;
use pencilmark_core::Digit;

/// The digits of a board, as people name them: `1 to 9`, `1 to 9, a to g`, `1 to 36`.
pub(crate) fn digits_of(side: usize) -> String {
    match side {
        0 => "none".to_string(),
        10 => "1 to 9, a".to_string(),
        11..=MAX_SYMBOL_SIDE => format!("1 to 9, a to {}", Digit::from_number(side)),
        _ => format!("1 to {side}"),
    }
}

/// `1 cell`, `2 cells`.
fn count(number: usize, thing: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}

/// The character in quotes, or its code where it cannot be seen.
fn named(symbol: char) -> String {
    if symbol.is_control() || symbol.is_whitespace() || crate::lex::is_invisible(symbol) {
        format!("the invisible character U+{:04X}", u32::from(symbol))
    } else {
        format!("'{symbol}'")
    }
}

pub(crate) fn write(kind: &ErrorKind, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    use ErrorKind as K;
    match kind {
        K::Empty => write!(f, "there is no puzzle here: the text is empty"),
        K::OnlyComments => write!(f, "there is no puzzle here: the text holds only comments"),
        K::OnlyFrame => write!(f, "there is no puzzle here: the text holds only frame lines"),
        K::BadSymbol { .. } | K::BadWord { .. } | K::BadNumber { .. } | K::DigitTooLarge { .. } => {
            symbol(kind, f)
        }
        K::LineLength { .. } | K::LineCount { .. } | K::CellCount { .. } | K::NoBoardOf(_) => {
            size(kind, f)
        }
        K::RepeatedCandidate { word, digit } => {
            write!(f, "'{word}' names the candidate {digit} twice; write each candidate once")
        }
        K::NoBoxes(side) => write!(
            f,
            "a board of side {side} cannot be divided into boxes; give its regions (a jigsaw) or \
             another size, such as 4, 6, 8, 9, 10, 12, 16 or 25"
        ),
        K::Shape(what) => write!(f, "{what}"),
        K::RegionSize { region, cells, side } => write!(
            f,
            "region '{region}' has {}; each region of this jigsaw needs {side}",
            count(*cells, "cell")
        ),
        K::TwoPuzzles => write!(
            f,
            "a second puzzle begins here; give one puzzle at a time, or a collection with one \
             puzzle in each line"
        ),
        K::Collection { puzzles } => write!(
            f,
            "there are {puzzles} puzzles here, one in each line; give one puzzle, or read them as \
             a collection"
        ),
        K::StateDiffers { cell } => write!(
            f,
            "the second grid should hold the givens of the first, but {cell} differs; give one \
             puzzle at a time"
        ),
        K::BadTriplet { triplet, side } => write!(
            f,
            "'{triplet}' is not a candidate: write digit, row and column as three symbols, each \
             {}, such as 224 for the 2 of r2c4",
            digits_of(*side)
        ),
        K::LibraryFields(found) => write!(
            f,
            "a library line has 6 or 7 colons, ':technique:digits:grid:deleted:eliminated:placed:\
             extra'; this one has {found}"
        ),
        K::MisplacedCandidate { symbol, expected } => write!(
            f,
            "'{symbol}' stands where only candidate {expected} or a blank (. 0) can stand; each \
             cell takes one symbol for each digit, in order"
        ),
        K::MissingSection(name) => write!(f, "the section {name} has no puzzle behind it"),
        K::NotRead(name) => write!(
            f,
            "this is {name}, which is not read; export the puzzle as text (one line of 81 cells)"
        ),
        K::Broken { format, what } => write!(f, "this was read as {format}, but {what}"),
        K::Rule { rule } => write!(
            f,
            "this puzzle has a rule that is not known here: {rule}; boxes, regions, diagonals, \
             windows and extra regions are"
        ),
        K::TooLong { most } => write!(f, "this is too long for a puzzle (over {most} bytes)"),
        K::OnServer => write!(
            f,
            "this link only names a puzzle that a server knows; open it there and copy the puzzle \
             as text"
        ),
        K::EmptyLink => write!(f, "this link carries no puzzle; copy the puzzle as text"),
    }
}

fn symbol(kind: &ErrorKind, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match kind {
        ErrorKind::BadSymbol { symbol, side } => {
            write!(f, "{} is not a digit", named(*symbol))?;
            if let Some(side) = side {
                write!(f, " of a {side}x{side} board ({})", digits_of(*side))?;
            }
            write!(f, ", a blank (. 0 * _) or a frame character")?;
            match symbol {
                'o' | 'O' => write!(f, "; for a blank write 0, not the letter"),
                'l' | 'I' => write!(f, "; for one write 1, not the letter"),
                _ => Ok(()),
            }
        }
        ErrorKind::BadWord { word, side } => write!(
            f,
            "'{word}' is no cell of a {side}x{side} board: write a digit ({}), its candidates \
             without gaps, or a blank (. 0 * _)",
            digits_of(*side)
        ),
        ErrorKind::BadNumber { word, side } => {
            write!(f, "'{word}' is not a number from 1 to {side}, nor a blank (. 0 * _)")
        }
        ErrorKind::DigitTooLarge { digit, side } => {
            write!(f, "{digit} is beyond the digits of a {side}x{side} board (1 to {side})")
        }
        _ => Ok(()),
    }
}

fn size(kind: &ErrorKind, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match kind {
        ErrorKind::LineLength { cells, expected, from } => {
            write!(f, "this line has {}; ", count(*cells, "cell"))?;
            match from {
                Expectation::LinesBefore => write!(f, "the lines before it have {expected}"),
                Expectation::OtherLines => write!(f, "the other lines have {expected}"),
                Expectation::Board => {
                    write!(f, "each line of a {expected}x{expected} board needs {expected}")
                }
            }
        }
        ErrorKind::LineCount { found, expected } => write!(
            f,
            "there {} {} of {expected} cells; a {expected}x{expected} board needs {expected} \
             lines: {}",
            if *found == 1 { "is" } else { "are" },
            count(*found, "line"),
            difference(*found, *expected)
        ),
        ErrorKind::CellCount { found, expected } => {
            write!(f, "expected {expected} cells, found {found}: {}", difference(*found, *expected))
        }
        ErrorKind::NoBoardOf(cells) => write!(
            f,
            "{} {} not make a board; a 9x9 puzzle has 81, a 4x4 puzzle 16, a 6x6 puzzle 36, a \
             16x16 puzzle 256",
            count(*cells, "cell"),
            if *cells == 1 { "does" } else { "do" }
        ),
        _ => Ok(()),
    }
}

/// `1 is missing`, `2 too many`.
fn difference(found: usize, expected: usize) -> String {
    match expected.checked_sub(found) {
        Some(1) => "1 is missing".to_string(),
        Some(missing) => format!("{missing} are missing"),
        None => format!("{} too many", found - expected),
    }
}
