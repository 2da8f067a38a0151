//! Explanations as tokens, so that a front end can link every name in the text to the board.
use super::english;
use super::sentence::{Join, Part, Phrase, Sentence};
use crate::Step;
use pencilmark_core::{Candidate, Cell, Digit, House, Names};

/// A piece of an explanation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Token {
    /// Words.
    Text(String),
    /// A cell.
    Cell(Cell),
    /// A digit.
    Digit(Digit),
    /// A house.
    House(House),
    /// A digit in a cell.
    Candidate(Candidate),
}

/// Why, then what: a sentence of reasons, and for eliminations one that lists them.
pub fn explain(step: &Step) -> Vec<Token> {
    let mut tokens = words(&step.argument.reason().sentence(step));
    let mut by_digit: Vec<(Digit, Vec<Cell>)> = Vec::new();
    let mut candidates: Vec<Candidate> = step.eliminations().collect();
    candidates.sort_unstable_by_key(|candidate| (candidate.digit, candidate.cell));
    for Candidate { cell, digit } in candidates {
        match by_digit.last_mut() {
            Some((last, cells)) if *last == digit => cells.push(cell),
            _ => by_digit.push((digit, vec![cell])),
        }
    }
    for (at, (digit, cells)) in by_digit.iter().enumerate() {
        let phrase = match at {
            0 => Phrase::Removed,
            _ if at + 1 == by_digit.len() => Phrase::RemovedLast,
            _ => Phrase::RemovedToo,
        };
        if at == 0 {
            tokens.push(Token::Text(" ".into()));
        }
        tokens.extend(words(&removed(phrase, *digit, cells)));
    }
    if !by_digit.is_empty() {
        tokens.push(Token::Text(".".into()));
    }
    tokens
}

/// One item of what is removed.
pub(super) fn removed(phrase: Phrase, digit: Digit, cells: &[Cell]) -> Sentence {
    Sentence::new(phrase).with("digit", digit).with_all("cells", cells)
}

/// Fills a template.
fn words(sentence: &Sentence) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = english::template(sentence.phrase);
    while let Some((before, after)) = rest.split_once('{') {
        let (place, after) = after.split_once('}').unwrap_or((after, ""));
        tokens.push(Token::Text(before.into()));
        if let Some((_, join, parts)) = sentence.parts.iter().find(|part| part.0 == place) {
            list(*join, parts, &mut tokens);
        }
        rest = after;
    }
    tokens.push(Token::Text(rest.into()));
    tokens.retain(|token| !matches!(token, Token::Text(text) if text.is_empty()));
    tokens
}

fn list(join: Join, parts: &[Part], tokens: &mut Vec<Token>) {
    for (at, part) in parts.iter().enumerate() {
        if at > 0 {
            let last = at + 1 == parts.len();
            let word = if last { english::joining(join) } else { ", " };
            tokens.push(Token::Text(word.into()));
        }
        tokens.push(match *part {
            Part::Cell(cell) => Token::Cell(cell),
            Part::Digit(digit) => Token::Digit(digit),
            Part::House(house) => Token::House(house),
            Part::Candidate(candidate) => Token::Candidate(candidate),
        });
    }
}

/// Tokens as plain text, with the names of this board.
pub fn plain<'a>(names: impl Into<Names<'a>>, tokens: &[Token]) -> String {
    let names = names.into();
    let name = |token: &Token| match token {
        Token::Text(text) => text.clone(),
        Token::Cell(cell) => names.cell(*cell),
        Token::Digit(digit) => names.digit(*digit),
        Token::House(house) => names.house(*house),
        Token::Candidate(candidate) => names.candidate(*candidate),
    };
    tokens.iter().map(name).collect()
}
