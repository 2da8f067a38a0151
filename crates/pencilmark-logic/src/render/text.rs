//! Explanations as tokens, so that a front end can link every name in the text to the board.
use super::sentence::{Join, Part, Phrase, Sentence};
use super::{english, german};
use crate::{Step, Technique};
use pencilmark_core::{Candidate, Cell, Digit, DigitSet, House, Language, Names};
use std::collections::BTreeMap;

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

/// Why, then what, in English: a sentence or a story of reasons, and for eliminations one that
/// lists them.
pub fn explain(step: &Step) -> Vec<Token> {
    explain_in(step, Language::English)
}

/// The name of a technique in a language; the English one if there is no other.
pub fn name_of(technique: Technique, language: Language) -> &'static str {
    let other = match language {
        Language::English => None,
        Language::German => german::name(technique),
    };
    other.unwrap_or(technique.info().name)
}

/// The language in which a step is told: the one wanted, or English when that one lacks words for
/// any part of it, so that no explanation is half translated.
pub fn language_of(step: &Step, wanted: Language) -> Language {
    let story = || step.argument.reason().story(step);
    let complete = match wanted {
        Language::English => true,
        Language::German => {
            german::name(step.technique).is_some()
                && story()
                    .iter()
                    .all(|sentence| german::template(sentence.phrase, &|_| true).is_some())
        }
    };
    if complete { wanted } else { Language::English }
}

/// Name and explanation of a step as plain text, in the language of the names or else in English.
pub fn told(step: &Step, names: &Names<'_>) -> (&'static str, String) {
    let language = language_of(step, names.language);
    let names = Names { language, ..*names };
    (name_of(step.technique, language), plain(names, &explain_in(step, language)))
}

/// Why, then what, in a language, or in English when [`language_of`] says so.
pub fn explain_in(step: &Step, language: Language) -> Vec<Token> {
    let language = language_of(step, language);
    let words = |sentence: &Sentence| words(sentence, language);
    let story = step.argument.reason().story(step);
    let mut tokens: Vec<Token> = story.iter().flat_map(words).collect();
    // After numbered lines the conclusion has a line of its own.
    let numbered = story.last().is_some_and(|last| last.phrase.ends_line())
        && story.iter().any(|sentence| sentence.phrase == Phrase::ChainLine);
    let before = if numbered { "\n" } else { " " };
    let groups = eliminated(step);
    for (at, (cells, digits)) in groups.iter().enumerate() {
        let phrase = match at {
            0 => Phrase::Removed,
            _ if at + 1 == groups.len() => Phrase::RemovedLast,
            _ => Phrase::RemovedToo,
        };
        if at == 0 {
            tokens.push(Token::Text(before.into()));
        }
        tokens.extend(words(&removed(phrase, *digits, cells)));
    }
    if !groups.is_empty() {
        tokens.push(Token::Text(".".into()));
    }
    tokens
}

/// What is removed from where, digits that leave the same cells together.
fn eliminated(step: &Step) -> Vec<(Vec<Cell>, DigitSet)> {
    let mut by_digit: BTreeMap<Digit, Vec<Cell>> = BTreeMap::new();
    for Candidate { cell, digit } in step.eliminations() {
        by_digit.entry(digit).or_default().push(cell);
    }
    let mut groups: Vec<(Vec<Cell>, DigitSet)> = Vec::new();
    for (digit, cells) in by_digit {
        match groups.iter_mut().find(|(same, _)| *same == cells) {
            Some((_, digits)) => digits.insert(digit),
            None => groups.push((cells, DigitSet::only(digit))),
        }
    }
    groups
}

/// One item of what is removed.
pub(super) fn removed(phrase: Phrase, digits: DigitSet, cells: &[Cell]) -> Sentence {
    Sentence::new(phrase).with("digits", digits).with_all("cells", cells)
}

/// Fills a template.
fn words(sentence: &Sentence, language: Language) -> Vec<Token> {
    let mut tokens = Vec::new();
    let filled =
        |place: &str| sentence.parts.iter().any(|part| part.0 == place && !part.2.is_empty());
    let german = || german::template(sentence.phrase, &filled);
    let mut rest = match language {
        Language::English => english::template(sentence.phrase, &filled),
        Language::German => german().unwrap_or_default(),
    };
    while let Some((before, after)) = rest.split_once('{') {
        let (place, after) = after.split_once('}').unwrap_or((after, ""));
        tokens.push(Token::Text(before.into()));
        if let Some((_, join, parts)) = sentence.parts.iter().find(|part| part.0 == place) {
            list(*join, parts, language, &mut tokens);
        }
        rest = after;
    }
    tokens.push(Token::Text(rest.into()));
    tokens.retain(|token| !matches!(token, Token::Text(text) if text.is_empty()));
    tokens
}

fn list(join: Join, parts: &[Part], language: Language, tokens: &mut Vec<Token>) {
    let joining = match language {
        Language::English => english::joining,
        Language::German => german::joining,
    };
    for (at, part) in parts.iter().enumerate() {
        if at > 0 {
            let last = at + 1 == parts.len();
            let word = if last { joining(join) } else { ", " };
            tokens.push(Token::Text(word.into()));
        }
        tokens.push(match *part {
            Part::Cell(cell) => Token::Cell(cell),
            Part::Digit(digit) => Token::Digit(digit),
            Part::House(house) => Token::House(house),
            Part::Candidate(candidate) => Token::Candidate(candidate),
            Part::Number(number) => Token::Text(format!("({number})")),
            Part::Count(count) => Token::Text(count.to_string()),
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
