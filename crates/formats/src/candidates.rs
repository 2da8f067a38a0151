//! Candidates of one cell as a word: `124`, `9ag`, `12,36` beyond 35 digits, `{}` for none.
use crate::error::ErrorKind;
use whydoku_core::{Cell, Digit, DigitSet, Entry, Puzzle, Shape};

use crate::lex::MAX_SYMBOL_SIDE;

/// One digit: a character, or a number.
pub(crate) fn parse_digit(word: &str, side: usize) -> Result<Digit, ErrorKind> {
    let bad = || ErrorKind::BadWord { word: shortened(word), side };
    if let Ok(number) = word.parse::<usize>() {
        return match number {
            1.. if number <= side => Ok(Digit::from_number(number)),
            0 => Err(bad()),
            _ => Err(ErrorKind::DigitTooLarge { digit: shortened(word), side }),
        };
    }
    let mut symbols = word.chars();
    let (symbol, rest) = (symbols.next(), symbols.next());
    let digit = symbol.filter(|_| rest.is_none()).and_then(Digit::from_symbol);
    digit.filter(|digit| digit.index() < side).ok_or_else(bad)
}

/// A set of candidates, each named once.
pub(crate) fn parse_set(word: &str, side: usize) -> Result<DigitSet, ErrorKind> {
    if word == "{}" {
        return Ok(DigitSet::EMPTY);
    }
    let mut set = DigitSet::EMPTY;
    let mut add = |digit: Digit| {
        if side > 64 {
            return Err(ErrorKind::Shape(format!(
                "candidates are known for boards of up to 64 digits, not for {side}"
            )));
        }
        if set.contains(digit) {
            let digit =
                if side > MAX_SYMBOL_SIDE { digit.number().to_string() } else { digit.to_string() };
            return Err(ErrorKind::RepeatedCandidate { word: shortened(word), digit });
        }
        set.insert(digit);
        Ok(())
    };
    if side > MAX_SYMBOL_SIDE {
        for part in word.split(',') {
            add(parse_digit(part, side)?)?;
        }
    } else {
        let mut buffer = [0; 4];
        for symbol in word.chars() {
            let digit = parse_digit(symbol.encode_utf8(&mut buffer), side);
            add(digit.map_err(|kind| match kind {
                ErrorKind::BadWord { .. } => ErrorKind::BadWord { word: shortened(word), side },
                other => other,
            })?)?;
        }
    }
    Ok(set)
}

/// A word short enough for a message.
pub(crate) fn shortened(word: &str) -> String {
    let mut short: String = word.chars().filter(|c| !c.is_control()).take(24).collect();
    if short.len() < word.len() {
        short.push_str("...");
    }
    short
}

/// `HoDoKu`'s reading of a cell with a single candidate: it is solved unless the digit is still a
/// candidate in one of its peers. `sets` holds the candidates of each cell; `None` if none are
/// stated.
///
/// A solved cell becomes a given, because the text does not say who solved it.
pub(crate) fn solved_or_naked_single(shape: &Shape, sets: &[Option<DigitSet>]) -> Vec<Entry> {
    // For each house, the digits that some cell has as a candidate, and those that several have.
    let mut held = vec![(DigitSet::EMPTY, DigitSet::EMPTY); shape.houses().len()];
    for (cell, set) in shape.cells().zip(sets) {
        let set = set.unwrap_or_default();
        for house in shape.houses_of(cell) {
            let (some, several) = &mut held[house.index()];
            *several |= *some & set;
            *some |= set;
        }
    }
    let entry = |cell: Cell| {
        let Some(set) = sets[cell.index()] else { return Entry::Unknown };
        let alone = |digit: &Digit| {
            let houses = shape.houses_of(cell);
            houses.iter().all(|house| !held[house.index()].1.contains(*digit))
        };
        match set.single().filter(alone) {
            Some(digit) => Entry::Given(digit),
            None => Entry::Candidates(set),
        }
    };
    shape.cells().map(entry).collect()
}

/// The candidates that the digits of a puzzle leave in each of its empty cells.
pub(crate) fn left_by_digits(puzzle: &Puzzle) -> Vec<DigitSet> {
    let shape = puzzle.shape();
    let held: Vec<DigitSet> = shape
        .houses()
        .iter()
        .map(|house| house.cells.iter().filter_map(|&cell| puzzle.digit(cell)).collect())
        .collect();
    let left = |cell: Cell| {
        let houses = shape.houses_of(cell).iter();
        houses.fold(DigitSet::first(shape.side()), |left, house| left - held[house.index()])
    };
    shape.cells().map(left).collect()
}
