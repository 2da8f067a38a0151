//! What foreign JSON may hold: every key is understood, known to say nothing about the puzzle, or refused by its path;
//! and a value of the wrong type is refused, not taken for a missing one.
use crate::error::{ErrorKind, ParseError};
use crate::format::Format;
use crate::lex::is_gap;
use crate::raw::{Raw, shown};
use crate::rules::{first_cell, is_rule, place};
use crate::values::holds;
use core::fmt::Write as _;
use serde_json::Value;
use std::borrow::Cow;
use std::collections::BTreeSet;

/// What a value may be. Nothing, an empty list or text, and `false` are as good as a missing value.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Sort {
    /// Anything: it says nothing about the puzzle.
    Harmless,
    /// True or false.
    Flag,
    Number,
    Text,
    /// A number, or a text that may be one.
    NumberOrText,
    List(&'static Self),
    /// Only these keys.
    Object(&'static [Key]),
    /// One of several.
    Either(&'static [Self]),
}

/// Keys of an object and what each may hold.
pub(crate) type Key = (&'static [&'static str], Sort);

pub(crate) const TEXTS: Sort = Sort::List(&Sort::Text);
pub(crate) const NUMBERS: Sort = Sort::List(&Sort::Number);
pub(crate) const NUMBERS_OR_TEXTS: Sort = Sort::List(&Sort::NumberOrText);

impl Sort {
    /// What it is in messages.
    fn name(self) -> String {
        match self {
            Self::Harmless => "anything".into(),
            Self::Flag => "true or false".into(),
            Self::Number => "a number".into(),
            Self::Text => "a text".into(),
            Self::NumberOrText => "a number or a text".into(),
            Self::List(_) => "a list".into(),
            Self::Object(_) => "an object".into(),
            Self::Either(sorts) => {
                sorts.iter().map(|sort| sort.name()).collect::<Vec<_>>().join(" or ")
            }
        }
    }
    /// Whether a value is of this type, whatever is within it.
    fn takes(self, value: &Value) -> bool {
        match (self, value) {
            (Self::Harmless, _)
            | (Self::Flag, Value::Bool(_))
            | (Self::Number | Self::NumberOrText, Value::Number(_))
            | (Self::Text | Self::NumberOrText, Value::String(_))
            | (Self::List(_), Value::Array(_))
            | (Self::Object(_), Value::Object(_)) => true,
            (Self::Either(sorts), value) => sorts.iter().any(|sort| sort.takes(value)),
            _ => false,
        }
    }
}

fn name_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "nothing",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}

/// Checks an object of a format.
pub(crate) fn check(
    raw: &Raw<'_>,
    format: Format,
    object: &Value,
    keys: &'static [Key],
) -> Result<(), ParseError> {
    check_but(raw, format, object, keys, &|_, _| None)
}

/// The same if a list is not enough to describe the outer keys: `others` says what those that are not in it may hold.
pub(crate) fn check_but(
    raw: &Raw<'_>,
    format: Format,
    object: &Value,
    keys: &'static [Key],
    others: &dyn Fn(&str, &Value) -> Option<Sort>,
) -> Result<(), ParseError> {
    let mut path = Vec::new();
    Checker { raw, format }.object(object, keys, others, &mut path)
}

struct Checker<'a> {
    raw: &'a Raw<'a>,
    format: Format,
}

impl Checker<'_> {
    fn object<'v>(
        &self,
        object: &'v Value,
        keys: &'static [Key],
        others: &dyn Fn(&str, &Value) -> Option<Sort>,
        path: &mut Vec<Step<'v>>,
    ) -> Result<(), ParseError> {
        let mut unknown = Vec::new();
        for (name, value) in object.as_object().into_iter().flatten() {
            if !holds(value) {
                continue;
            }
            let listed = keys.iter().find(|(names, _)| names.contains(&name.as_str()));
            match listed.map(|(_, sort)| *sort).or_else(|| others(name, value)) {
                Some(sort) => {
                    path.push(Step::Key(name));
                    self.value(value, sort, path)?;
                    path.pop();
                }
                None => unknown.push((name, value)),
            }
        }
        // A rule says more than what is drawn for it.
        unknown.sort_by_key(|(name, _)| DRAWINGS.contains(&name.as_str()));
        let beside: Vec<String> = unknown.iter().skip(1).map(|(name, _)| shown(name)).collect();
        for (name, value) in unknown {
            path.push(Step::Key(name));
            self.refuse(name, value, path).map_err(|error| with_others(error, &beside))?;
            path.pop();
        }
        Ok(())
    }
    fn value<'v>(
        &self,
        value: &'v Value,
        sort: Sort,
        path: &mut Vec<Step<'v>>,
    ) -> Result<(), ParseError> {
        if !holds(value) {
            return Ok(());
        }
        match (sort, value) {
            (Sort::List(of), Value::Array(items)) => {
                for (at, item) in items.iter().enumerate() {
                    path.push(Step::Item(at));
                    self.value(item, *of, path)?;
                    path.pop();
                }
                Ok(())
            }
            (Sort::Object(keys), Value::Object(_)) => self.object(value, keys, &|_, _| None, path),
            (Sort::Either(sorts), _) => match sorts.iter().find(|sort| sort.takes(value)) {
                Some(sort) => self.value(value, *sort, path),
                None => Err(self.wrong(value, sort, path)),
            },
            _ if sort.takes(value) => Ok(()),
            _ => Err(self.wrong(value, sort, path)),
        }
    }
    fn wrong(&self, value: &Value, sort: Sort, path: &[Step<'_>]) -> ParseError {
        let what = format!("{} should be {}, not {}", told(path), sort.name(), name_of(value));
        self.raw.broken(self.at(path), self.format, what)
    }
    /// Refuses a key that is not known, because it may be a rule.
    fn refuse(&self, name: &str, value: &Value, path: &[Step<'_>]) -> Result<(), ParseError> {
        let rule = match value {
            // The word for a kind of puzzle says more than the word "type".
            Value::String(kind) if matches!(name, "type" | "variant" | "kind") => shown(kind),
            _ if path.len() == 1 || is_rule(name) => shown(name),
            _ => told(path),
        };
        let kind = ErrorKind::Rule { rule, cell: first_cell(value) };
        self.raw.refuse(self.raw.error(self.at(path), kind))
    }
    /// Where the innermost key of a path is in the text.
    fn at(&self, path: &[Step<'_>]) -> usize {
        let key = path.iter().rev().find_map(|step| match step {
            Step::Key(name) => Some(*name),
            Step::Item(_) => None,
        });
        key.map_or(0, |name| place(self.raw, name))
    }
}

/// Names of drawings, which belong to rules or to nothing.
const DRAWINGS: [&str; 11] = [
    "line",
    "lines",
    "text",
    "circle",
    "rectangle",
    "cage",
    "arrows",
    "overlays",
    "underlays",
    "highlight",
    "visual_elements",
];

/// The same refusal, which names the other unknown keys too.
fn with_others(mut error: ParseError, others: &[String]) -> ParseError {
    if let ErrorKind::Rule { rule, .. } = &mut error.kind {
        for other in others.iter().take(MOST_NAMED) {
            rule.push_str(", ");
            rule.push_str(other);
        }
    }
    error
}

/// How many other unknown keys are named.
const MOST_NAMED: usize = 5;

/// A step of the path to a value.
#[derive(Clone, Copy, Debug)]
enum Step<'a> {
    Key(&'a str),
    Item(usize),
}

/// A path as people write it: `killercage[2].value`.
fn told(path: &[Step<'_>]) -> String {
    let mut told = String::new();
    for step in path {
        match step {
            Step::Key(name) => {
                let dot = if told.is_empty() { "" } else { "." };
                told += &[dot, &shown(name)].concat();
            }
            Step::Item(at) => {
                let _ = write!(told, "[{at}]");
            }
        }
    }
    told.chars().take(LONGEST_PATH).collect()
}

/// Paths in messages are not longer than this.
const LONGEST_PATH: usize = 60;

/// Reads JSON.
///
/// # Errors
/// What is wrong with it and where, in bytes; also where an object has a key twice, because programs differ in which
/// of the two counts.
pub(crate) fn parse(text: &str) -> Result<Value, (usize, String)> {
    let value =
        serde_json::from_str(text).map_err(|error| (place_of(text, &error), reason(&error)))?;
    match repeated(text) {
        Some((at, key)) => Err((at, format!("\"{}\" is there twice", shown(key)))),
        None => Ok(value),
    }
}

/// The message without the place, which is reported in the usual way.
fn reason(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or(&text).to_string()
}

/// The byte that an error names by line and column.
fn place_of(body: &str, error: &serde_json::Error) -> usize {
    let before: usize =
        body.split_inclusive('\n').take(error.line().max(1) - 1).map(str::len).sum();
    let mut at = (before + error.column().saturating_sub(1)).min(body.len());
    while !body.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// The first key that an object has twice, in a text that is valid JSON; and its place in bytes.
fn repeated(text: &str) -> Option<(usize, &str)> {
    // For each open bracket, the keys of the object, or nothing for a list.
    let mut open: Vec<Option<BTreeSet<Cow<'_, str>>>> = Vec::new();
    let mut at = 0;
    let bytes = text.as_bytes();
    while at < bytes.len() {
        match bytes[at] {
            b'{' => open.push(Some(BTreeSet::new())),
            b'[' => open.push(None),
            b'}' | b']' => drop(open.pop()),
            b'"' => {
                let end = end_of_string(bytes, at)?;
                let is_key = text[end..].trim_start_matches(is_gap).starts_with(':');
                if is_key && let Some(Some(keys)) = open.last_mut() {
                    let plain = &text[at + 1..end - 1];
                    let key: Cow<'_, str> = if plain.contains('\\') {
                        serde_json::from_str::<String>(&text[at..end]).ok()?.into()
                    } else {
                        plain.into()
                    };
                    if !keys.insert(key) {
                        return Some((at, &text[at + 1..end - 1]));
                    }
                }
                at = end;
                continue;
            }
            _ => {}
        }
        at += 1;
    }
    None
}

/// The byte after the quote that ends the string beginning at a quote.
fn end_of_string(bytes: &[u8], begin: usize) -> Option<usize> {
    let mut at = begin + 1;
    loop {
        match bytes.get(at)? {
            b'\\' => at += 2,
            b'"' => return Some(at + 1),
            _ => at += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_repeated_only_within_one_object() {
        for text in [
            r#"{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}"#,
            r#"{"a":"a\":1","b":"{\"a\":1,\"a\":2}"}"#,
            "[]",
        ] {
            assert_eq!(repeated(text), None, "{text}");
        }
        assert_eq!(repeated(r#"{"a":1,"b":2, "a":3}"#), Some((14, "a")));
        assert_eq!(repeated(r#"[{"x":{"k":[],"k":1}}]"#), Some((14, "k")));
        assert_eq!(repeated(r#"{"a":1,"\u0061" : 2}"#), Some((7, "\\u0061")));
        assert!(
            parse("{\"a\":1,\n\"a\":2}").is_err_and(|(at, what)| at == 8 && what.contains("twice"))
        );
    }
    #[test]
    fn a_path_names_keys_and_places_in_lists() {
        assert_eq!(
            told(&[Step::Key("cages"), Step::Item(2), Step::Key("value")]),
            "cages[2].value"
        );
    }
}
