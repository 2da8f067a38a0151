//! Appends cells and numbers to a text. Files hold millions of puzzles, and `format!` takes longer for a
//! short word than everything else about it.
use crate::lex::MAX_SYMBOL_SIDE;
use whydoku_core::{Digit, DigitSet, Entry, Shape};

/// The characters of the digits, as [`Digit::symbol`] gives them.
const SYMBOLS: &[u8; MAX_SYMBOL_SIDE] = b"123456789abcdefghijklmnopqrstuvwxyz";

/// A character for each entry; boards beyond 35 digits are not written with characters.
pub(crate) fn push_symbols(out: &mut String, entries: &[Entry], blank: char) {
    push_each(out, entries, blank, |entry| entry.digit());
}

/// A character for each item: that of its digit, or the one for a blank.
pub(crate) fn push_each<T>(
    out: &mut String,
    items: &[T],
    blank: char,
    digit_of: impl Fn(&T) -> Option<Digit>,
) {
    let Some(blank) = u8::try_from(blank).ok().filter(u8::is_ascii) else {
        let symbol = |item: &T| digit_of(item).and_then(Digit::symbol).unwrap_or(blank);
        return out.extend(items.iter().map(symbol));
    };
    // A text takes many characters at once faster than one by one.
    let mut symbols = [0; 81];
    for part in items.chunks(symbols.len()) {
        for (symbol, item) in symbols.iter_mut().zip(part) {
            let index = digit_of(item).map_or(usize::MAX, Digit::index);
            *symbol = *SYMBOLS.get(index).unwrap_or(&blank);
        }
        out.push_str(core::str::from_utf8(&symbols[..part.len()]).unwrap_or_default());
    }
}

/// A number in decimal.
pub(crate) fn push_number(out: &mut String, number: u64) {
    if number > 9 {
        push_number(out, number / 10);
    }
    out.push(char::from(b'0' + (number % 10) as u8));
}

/// A number of spaces.
pub(crate) fn push_spaces(out: &mut String, count: usize) {
    for _ in 0..count {
        out.push(' ');
    }
}

/// The name of a digit: [`Shape::digit_name`].
pub(crate) fn push_digit(out: &mut String, shape: &Shape, digit: Digit) {
    match SYMBOLS.get(digit.index()).filter(|_| shape.side() <= MAX_SYMBOL_SIDE) {
        Some(symbol) => out.push(char::from(*symbol)),
        None => push_number(out, digit.number() as u64),
    }
}

/// Some digits: their characters, or numbers with commas between them; `{}` if there are none.
pub(crate) fn push_set(out: &mut String, shape: &Shape, digits: DigitSet) {
    if digits.is_empty() {
        out.push_str("{}");
    }
    for (at, digit) in digits.iter().enumerate() {
        if at > 0 && shape.side() > MAX_SYMBOL_SIDE {
            out.push(',');
        }
        push_digit(out, shape, digit);
    }
}

/// What `push` appends, with blanks before it up to this many characters; all of them take one byte.
pub(crate) fn push_right(out: &mut String, width: usize, push: impl FnOnce(&mut String)) {
    let start = out.len();
    push(out);
    let missing = width.saturating_sub(out.len() - start);
    if missing > 0 {
        out.insert_str(start, &" ".repeat(missing));
    }
}

/// What `push` appends, with blanks after it up to this many characters; all of them take one byte.
pub(crate) fn push_left(out: &mut String, width: usize, push: impl FnOnce(&mut String)) {
    let start = out.len();
    push(out);
    push_spaces(out, width.saturating_sub(out.len() - start));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn appended(push: impl FnOnce(&mut String)) -> String {
        let mut out = String::from("<");
        push(&mut out);
        out
    }

    #[test]
    fn digits_have_the_names_that_the_board_gives_them() {
        for side in [4, 9, 16, 35, 36, 100] {
            let shape = Shape::boxes(1, side).unwrap();
            for digit in shape.digits() {
                let name = appended(|out| push_digit(out, &shape, digit));
                assert_eq!(name, format!("<{}", shape.digit_name(digit)));
            }
        }
    }
    #[test]
    fn cells_are_their_symbols_whatever_stands_for_a_blank() {
        let digits = (0..35).map(|index| Entry::Given(Digit::new(index)));
        let mut entries: Vec<Entry> = digits.chain([Entry::Placed(Digit::new(0))]).collect();
        entries.resize(100, Entry::Unknown);
        for blank in ['.', 'x', '·'] {
            let symbol = |entry: &Entry| entry.digit().and_then(Digit::symbol).unwrap_or(blank);
            let expected: String = entries.iter().map(symbol).collect();
            assert_eq!(
                appended(|out| push_symbols(out, &entries, blank)),
                "<".to_owned() + &expected
            );
        }
    }
    #[test]
    fn numbers_are_decimal_and_padded_on_either_side() {
        for number in [0, 9, 10, 1_234_567_890, u64::MAX] {
            assert_eq!(appended(|out| push_number(out, number)), format!("<{number}"));
        }
        assert_eq!(appended(|out| push_right(out, 3, |out| push_number(out, 7))), "<  7");
        assert_eq!(appended(|out| push_left(out, 3, |out| push_number(out, 7))), "<7  ");
        assert_eq!(appended(|out| push_left(out, 1, |out| push_number(out, 70))), "<70");
    }
}
