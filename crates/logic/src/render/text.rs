//! Explanations as tokens, so that a front end can link every name in the text to the board.
use crate::catalog::Technique;
use crate::step::Step;
use crate::telling::Telling;
use std::collections::BTreeMap;
use whydoku_core::{Candidate, Cell, Digit, DigitSet};
use whydoku_words::{Language, LineNumber, Message, Names, Said, Token, Value, message, plain};

/// The name of a technique in a language; the English one if there is no other.
pub fn name_of(technique: Technique, language: Language) -> &'static str {
    technique.info().title.text(language)
}

/// The language in which a step is explained: the one wanted, or English if that one lacks words
/// for any part of it, so that no explanation is half translated.
pub fn language_of(step: &Step, wanted: Language) -> Language {
    let is_told = || {
        let story = step.argument.reason().story(step.outcome());
        let mut said = story.iter().flat_map(Telling::words);
        wanted.has(step.technique.info().title)
            && said.all(|said| said.is_known_in(wanted))
            && removed(step).iter().all(|said| said.is_known_in(wanted))
    };
    if wanted.is_whole() || is_told() { wanted } else { Language::ENGLISH }
}

/// How much of a long proof is told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Detail {
    /// Of a long case within a case, the first and the last line.
    Brief,
    /// Every line.
    Whole,
}

/// Name and explanation of a step as plain text, in the language of the names or else in English.
pub fn told(step: &Step, names: &Names<'_>) -> (&'static str, String) {
    let language = language_of(step, names.language);
    let names = Names { language, ..*names };
    (name_of(step.technique, language), plain(names, &explain(step, names)))
}

impl Step {
    /// Its reason in plain words, in the language of the names or else in English; of a long proof, the inside of cases
    /// within cases is left out. [`explain`] has the same in parts that a page can link to its board, [`explain_whole`] every
    /// line, and [`told`] the name of the technique as well.
    ///
    /// ```
    /// use whydoku_core::{Entry, Digit, Puzzle, Shape, Stop};
    /// use whydoku_logic::{Search, position};
    ///
    /// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// let entry = |symbol| Digit::from_symbol(symbol).map_or(Entry::Unknown, Entry::Given);
    /// let puzzle = Puzzle::new(Shape::square(9)?, line.chars().map(entry).collect()).unwrap();
    /// let (steps, _) = position(&puzzle)?.all_steps(&Search::default_order(), Stop::NEVER);
    /// let because = steps[0].explain(puzzle.shape());
    /// assert_eq!(because, "In box 2, r1c6 is the only cell left that can hold 8.");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn explain<'a>(&self, names: impl Into<Names<'a>>) -> String {
        told(self, &names.into()).1
    }
}

/// The messages that end a numbered line.
const ENDS: [Message; 4] =
    [message!("net-stop"), message!("net-by"), message!("net-contrary"), message!("net-cases")];

/// Why, then what: a sentence or a story of reasons and, for eliminations, one that lists them. In the language of the
/// names, or in English when [`language_of`] says so. Of a long proof, the inside of cases within cases is left out.
pub fn explain<'a>(step: &Step, names: impl Into<Names<'a>>) -> Vec<Token> {
    in_detail(step, names.into(), Detail::Brief)
}

/// The same with every line of a long proof.
pub fn explain_whole<'a>(step: &Step, names: impl Into<Names<'a>>) -> Vec<Token> {
    in_detail(step, names.into(), Detail::Whole)
}

/// The first and the last number of each run of lines that [`explain`] leaves out.
pub fn left_out(step: &Step) -> Vec<[usize; 2]> {
    let story = step.argument.reason().story(step.outcome());
    story.iter().filter_map(ends).map(|ends| ends.map(|LineNumber(number)| number)).collect()
}

/// The first and the last number of folded lines.
fn ends(told: &Telling) -> Option<[LineNumber; 2]> {
    let Telling::Folded(lines) = told else { return None };
    let mut numbers = lines.iter().filter_map(|line| match line {
        Telling::Line { number, .. } => Some(*number),
        _ => None,
    });
    let first = numbers.next()?;
    Some([first, numbers.next_back().unwrap_or(first)])
}

fn in_detail(step: &Step, names: Names<'_>, detail: Detail) -> Vec<Token> {
    let names = Names { language: language_of(step, names.language), ..names };
    let story = step.argument.reason().story(step.outcome());
    let mut tokens: Vec<Token> =
        story.iter().flat_map(|told| tokens_of(told, &names, detail)).collect();
    // After numbered lines the conclusion has a line of its own.
    let ends_line = |last: &Said| ENDS.contains(&last.message());
    let is_numbered =
        story.last().is_some_and(|told| told.words().last().is_some_and(|last| ends_line(last)))
            && story.iter().any(|told| matches!(told, Telling::Line { .. }));
    let removed = removed(step);
    if !removed.is_empty() {
        tokens.push(Token::Text(if is_numbered { "\n" } else { " " }.into()));
        tokens.extend(removed.iter().flat_map(|said| said.tokens(&names)));
        tokens.push(Token::Text(".".into()));
    }
    tokens
}

fn tokens_of(told: &Telling, names: &Names<'_>, detail: Detail) -> Vec<Token> {
    match told {
        Telling::Folded(lines) if detail == Detail::Whole => {
            lines.iter().flat_map(|line| tokens_of(line, names, detail)).collect()
        }
        Telling::Folded(_) => {
            let Some([first, last]) = ends(told) else { return Vec::new() };
            let said = Said::new(message!("folded-lines")).with("first", first).with("last", last);
            let start = Token::Text("\n· ".into());
            core::iter::once(start).chain(said.tokens(names)).collect()
        }
        Telling::Words(said) => said.tokens(names),
        Telling::Line { number: LineNumber(number), deeper } => {
            let start = ["\n".to_owned(), format!("({number})"), " ".to_owned()];
            let deeper = core::iter::repeat_n("· ".to_owned(), *deeper);
            start.into_iter().chain(deeper).map(Token::Text).collect()
        }
    }
}

/// What is removed from where; digits that are removed from the same cells are listed together.
fn removed(step: &Step) -> Vec<Said> {
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
    let last = groups.len().saturating_sub(1);
    let said = |(at, (cells, digits)): (usize, &(Vec<Cell>, DigitSet))| {
        let message = match at {
            0 => message!("removed"),
            _ if at == last && at == 1 => message!("removed-last"),
            _ if at == last => message!("removed-end"),
            _ => message!("removed-too"),
        };
        Said::new(message).with("digits", *digits).with("cells", Value::all(cells))
    };
    groups.iter().enumerate().map(said).collect()
}
