//! Values of JSON shared by several formats: digits, candidates, labels and solutions.
use crate::board::Reading;
use crate::candidates::parse_digit;
use crate::lex::MAX_SYMBOL_SIDE;
use crate::parsed::Label;
use crate::sentences::rules_in_words;
use crate::solution;
use crate::warning::Warning;
use serde_json::Value;
use whydoku_core::{Digit, DigitSet};

/// A digit, as a number or a text.
pub(crate) fn digit_of(value: &Value, side: usize) -> Option<Digit> {
    match value {
        Value::Number(number) => {
            let number = usize::try_from(number.as_u64()?).ok()?;
            (1..=side).contains(&number).then(|| Digit::from_number(number))
        }
        Value::String(text) => parse_digit(text.trim(), side).ok(),
        _ => None,
    }
}

/// A list of digits; `None` unless all of its items are digits, or on boards without digit sets.
pub(crate) fn digit_set(value: &Value, side: usize) -> Option<DigitSet> {
    let items = value.as_array().filter(|_| side <= 64)?;
    items.iter().map(|item| digit_of(item, side)).collect()
}

/// Keeps the title and similar labels of an object.
pub(crate) fn note_labels(reading: &mut Reading, value: &Value) {
    let labels = [
        ("title", Label::Title),
        ("author", Label::Author),
        ("source", Label::Source),
        ("url", Label::Url),
        ("level", Label::Level),
        ("difficulty_category", Label::Level),
        ("difficulty", Label::Level),
        ("date", Label::Date),
        ("ruleset", Label::Description),
        ("rules", Label::Description),
        ("comment", Label::Comment),
    ];
    for (key, label) in labels {
        let text = match value.get(key) {
            Some(Value::String(text)) => text.trim().to_string(),
            Some(Value::Number(number)) => number.to_string(),
            _ => continue,
        };
        if text.is_empty() {
            continue;
        }
        if matches!(key, "ruleset" | "rules") {
            reading.warnings.extend(rules_in_words(&text).map(Warning::RulesInWords));
        }
        reading.labels.push((label, text));
    }
}

/// Keeps a solution that is a text, or warns that it is wrong.
pub(crate) fn note_solution(reading: &mut Reading, text: &str) {
    let side = reading.puzzle.shape().side();
    let digit =
        |c: char| Digit::from_symbol(c).filter(|d| d.index() < side && side <= MAX_SYMBOL_SIDE);
    keep_solution(reading, text.chars().filter(|c| !c.is_whitespace()).map(digit).collect());
}

/// Keeps a solution, or warns that it is wrong.
pub(crate) fn keep_solution(reading: &mut Reading, digits: Option<Vec<Digit>>) {
    reading.keep(solution::checked(&reading.puzzle, digits));
}

/// Whether a part of a puzzle has any content.
pub(crate) fn holds(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => false,
        Value::Array(items) => !items.is_empty(),
        Value::Object(fields) => !fields.is_empty(),
        Value::String(text) => !text.is_empty(),
        _ => true,
    }
}
