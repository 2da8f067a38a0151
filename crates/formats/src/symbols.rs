//! Which character is which digit: counting from 1, from 0, or letters from A.
use crate::error::{ErrorKind, ParseError};
use crate::lex::{BLANKS, Token};
use crate::text::Text;
use crate::warning::Warning;
use whydoku_core::{Digit, Entry};

/// How characters stand for digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Numbering {
    /// `1` to `9`, then letters of either case.
    FromOne,
    /// `0` to `9`, then letters: newspapers and many sites, 16x16 only.
    FromZero,
    /// `A` is the first digit.
    Letters,
}

/// What one character means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Symbol {
    Blank,
    Digit(Digit),
    Bad,
}

/// The meaning of the characters of one text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Alphabet {
    side: usize,
    numbering: Numbering,
    /// Whether `e` is an empty cell, as a few programs write it.
    e_is_blank: bool,
}

impl Alphabet {
    /// Digits counted from 1, for formats that leave no choice.
    pub(crate) fn from_one(side: usize) -> Self {
        Self { side, numbering: Numbering::FromOne, e_is_blank: false }
    }
    /// Determines how the characters of these cells are meant.
    pub(crate) fn choose<'a>(
        side: usize,
        tokens: impl IntoIterator<Item = &'a Token<'a>>,
    ) -> (Self, Vec<Warning>) {
        let mut seen = [false; 128];
        for token in tokens {
            if let Some(flag) =
                token.text.chars().last().and_then(|c| seen.get_mut(u32::from(c) as usize))
            {
                *flag = true;
            }
        }
        let has = |c: char| seen[u32::from(c) as usize];
        let any = |mut chars: core::ops::RangeInclusive<char>| chars.any(has);
        let other_blank = BLANKS
            .into_iter()
            .filter(char::is_ascii)
            .any(|c| c != '0' && has(c) && !(c.eq_ignore_ascii_case(&'x') && side >= 33));
        let (g, zero) = (has('g') || has('G'), has('0'));
        let mut warnings = Vec::new();
        let mut numbering = Numbering::FromOne;
        if side == 16 && zero && other_blank && !g {
            numbering = Numbering::FromZero;
            warnings.push(Warning::ZeroIsDigit);
        } else if (10..=26).contains(&side)
            && !any('1'..='9')
            && !any('a'..='w')
            && any('A'..=upper(side))
            && !('A'..='Z').any(|c| c > upper(side) && c != 'X' && has(c))
        {
            numbering = Numbering::Letters;
            warnings.push(Warning::LettersAreDigits);
        } else if side == 16 && !zero && !g && (any('a'..='f') || any('A'..='F')) {
            warnings.push(Warning::PerhapsZeroIsDigit);
        }
        let other_letter = ('a'..='z').chain('A'..='Z').any(|c| !matches!(c, 'e' | 'E') && has(c));
        let e_is_blank = side <= 9
            && (has('e') || has('E'))
            && !(other_blank || other_letter || zero)
            && any('1'..='9');
        (Self { side, numbering, e_is_blank }, warnings)
    }
    /// What a character means.
    pub(crate) fn read(self, symbol: char) -> Symbol {
        let digit = match self.numbering {
            Numbering::FromOne => Digit::from_symbol(symbol),
            Numbering::FromZero => symbol.to_digit(36).map(|index| Digit::new(index as usize)),
            Numbering::Letters if symbol.is_ascii_uppercase() => {
                Some(Digit::new(u32::from(symbol) as usize - u32::from('A') as usize))
            }
            Numbering::Letters => None,
        };
        match digit.filter(|digit| digit.index() < self.side) {
            Some(digit) => Symbol::Digit(digit),
            // A space is a token only where lines of a fixed width require it.
            None if symbol == ' ' || BLANKS.contains(&symbol) => Symbol::Blank,
            None if self.e_is_blank && matches!(symbol, 'e' | 'E') => Symbol::Blank,
            None => Symbol::Bad,
        }
    }
    /// The meaning of a cell: a blank, a digit, or a placed digit with `+` before it.
    pub(crate) fn entry(self, token: &Token<'_>) -> Result<Entry, ErrorKind> {
        let (placed, text) = match token.text.strip_prefix('+') {
            Some(rest) => (true, rest),
            None => (false, token.text),
        };
        let symbol = text.chars().next().unwrap_or_default();
        match self.read(symbol) {
            Symbol::Blank => Ok(Entry::Unknown),
            Symbol::Digit(digit) if placed => Ok(Entry::Placed(digit)),
            Symbol::Digit(digit) => Ok(Entry::Given(digit)),
            Symbol::Bad if symbol.is_ascii_digit() => {
                Err(ErrorKind::DigitTooLarge { digit: symbol.to_string(), side: self.side })
            }
            Symbol::Bad => Err(ErrorKind::BadSymbol { symbol, side: Some(self.side) }),
        }
    }
    /// The meaning of each cell.
    pub(crate) fn entries<'a>(
        self,
        text: &Text<'_>,
        tokens: impl IntoIterator<Item = &'a Token<'a>>,
    ) -> Result<Vec<Entry>, ParseError> {
        let read = |token: &Token<'_>| {
            self.entry(token).map_err(|kind| text.error(kind, token.line, token.column))
        };
        tokens.into_iter().map(read).collect()
    }
}

fn upper(side: usize) -> char {
    char::from(b'A' + (side.clamp(1, 26) - 1) as u8)
}

/// A warning when two characters stand for an empty cell.
pub(crate) fn mixed_blanks<'a>(
    alphabet: Alphabet,
    tokens: impl IntoIterator<Item = &'a Token<'a>>,
) -> Option<Warning> {
    let mut first = None;
    for token in tokens {
        let Some(symbol) = token.symbol() else { continue };
        if alphabet.read(symbol) == Symbol::Blank {
            match first {
                None => first = Some(symbol),
                Some(before) if before != symbol => {
                    return Some(Warning::MixedBlanks(before, symbol));
                }
                Some(_) => {}
            }
        }
    }
    None
}

/// The first character that cannot be part of any puzzle.
pub(crate) fn first_impossible<'a>(
    tokens: impl IntoIterator<Item = &'a Token<'a>>,
) -> Option<(char, &'a Token<'a>)> {
    tokens.into_iter().find_map(|token| {
        let symbol = token.text.chars().last()?;
        let possible = symbol.is_ascii_alphanumeric() || BLANKS.contains(&symbol);
        (!possible).then_some((symbol, token))
    })
}
