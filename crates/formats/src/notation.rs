//! Rules as lines that a person can type after a grid: `cage 15: r1c1 r1c2`.
mod line;
mod reader;
mod says;
mod table;

pub(crate) use line::read_line;

use crate::error::RuleFault;
use crate::lex::{Line, Token, is_gap};
use table::{TABLE, find, near_alone};
use whydoku_core::{Rule, Shape};

/// Whether a line states a rule, or tries to: it begins with the word for one, or with some other word, and
/// then names cells and nothing else.
pub(crate) fn is_rule_line(line: &str) -> bool {
    let content = line.trim_matches(is_gap);
    if !content.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return false;
    }
    let tokens = tokens_of(content);
    if mentions_rule(&tokens) {
        return true;
    }
    let Some((row, words)) = find(&tokens) else {
        // A misspelt word must not be taken for a title.
        return names_cells(&tokens) || (tokens.len() <= 2 && near_alone(content));
    };
    match tokens.get(words) {
        None => row.may_be_alone(),
        // Words of prose may follow the word for a rule.
        Some(next) => {
            // A single letter may be a cell of a row.
            let is_word = row.names[0].len() > 1;
            matches!(next.text, ":" | "with" | "repeats")
                || (is_word && next.text.starts_with(|c: char| c.is_ascii_digit()))
                || reader::looks_like_cell(next.text)
        }
    }
}

/// Whether nothing but cells follows the first words and numbers. The explanation of a step also names
/// digits.
fn names_cells(tokens: &[Token<'_>]) -> bool {
    let is_cell = |token: &&Token<'_>| reader::looks_like_cell(token.text);
    let Some(first) = tokens.iter().position(|token| is_cell(&token)) else { return false };
    let joins = ["-", "–", "=", ">", "to"];
    let is_only = |token: &Token<'_>| is_cell(&token) || joins.contains(&token.text);
    (1..=5).contains(&first) && tokens[first..].iter().all(is_only)
}

/// Words of sentences about rules: where one of them is among the first words and a cell follows, the sentence is not
/// a comment.
const RULE_WORDS: [&str; 16] = [
    "arrow",
    "cage",
    "cages",
    "clone",
    "dot",
    "dots",
    "killer",
    "kropki",
    "palindrome",
    "renban",
    "sandwich",
    "skyscraper",
    "sum",
    "thermo",
    "thermometer",
    "whisper",
];

/// Whether a line is a sentence about a rule, such as `sum of r1c1 and r1c2 is 5`.
fn mentions_rule(tokens: &[Token<'_>]) -> bool {
    let is_word =
        |token: &Token<'_>| RULE_WORDS.contains(&token.text.to_ascii_lowercase().as_str());
    let is_cell = |token: &Token<'_>| {
        token.text.len() > 3
            && token.text.starts_with(['r', 'R'])
            && reader::looks_like_cell(token.text)
    };
    tokens.iter().take(3).any(is_word) && tokens.iter().any(is_cell)
}

/// The rest of a line that begins with this word, such as `3x2` in `boxes 3x2`.
pub(crate) fn behind<'a>(line: &Line<'a>, word: &str) -> Option<&'a str> {
    let begins = line.content.get(..word.len())?.eq_ignore_ascii_case(word);
    let rest = line.content.get(word.len()..)?.trim_start_matches(|c| is_gap(c) || c == ':');
    begins.then_some(rest)
}

fn tokens_of(content: &str) -> Vec<Token<'_>> {
    reader::tokens(&Line { number: 1, start: 1, content })
}

/// Reads a line that states rules of a board, such as `cage 5: r1c1 r1c2`.
///
/// # Errors
/// What is wrong with the line; lines that state houses are not rules.
///
/// ```
/// use whydoku_core::{Rule, Shape};
/// use whydoku_formats::parse_rule;
/// let board = Shape::square(9)?;
/// assert_eq!(parse_rule("knight", &board), Ok(vec![Rule::apart([1, 2])]));
/// assert!(parse_rule("knigth", &board).is_err());
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn parse_rule(line: &str, shape: &Shape) -> Result<Vec<Rule>, RuleFault> {
    let content = line.trim_matches(is_gap);
    let read = read_line(&Line { number: 1, start: 1, content }, shape);
    let read = read.map_err(|(fault, _)| fault)?;
    if read.extras.is_empty() {
        // The board gives rules the numbers that go without saying.
        let board = shape.with_rules(read.rules.clone());
        Ok(board.map_or(read.rules, |board| board.rules().to_vec()))
    } else {
        let word = content.chars().take(20).collect();
        Err(RuleFault::Word { word, near: None })
    }
}

/// The words for rules, the usual one first, and a line with each: the list in the documentation.
///
/// ```
/// let (words, line) = whydoku_formats::rule_examples().next().unwrap_or_default();
/// assert_eq!((words[0], line), ("move", "move 1 3"));
/// ```
pub fn rule_examples() -> impl Iterator<Item = (&'static [&'static str], &'static str)> {
    TABLE.iter().map(|row| (row.names, row.example))
}
