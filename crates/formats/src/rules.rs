//! What is not supported is never read as a classic puzzle: one policy for all formats.
//!
//! A part of a puzzle is read, or it is an ornament and left out, or it may be a rule. Anything
//! that may be a rule is refused by name, with its place and its first cell. A part that only the
//! setter's words explain, such as a drawn line, may be one.
use crate::error::{ErrorKind, ParseError};
use crate::raw::{Raw, shown};

/// A name that contains one of these belongs to a rule, in every format.
const RULES: [&str; 30] = [
    "cage",
    "killer",
    "thermo",
    "arrow",
    "kropki",
    "whisper",
    "renban",
    "palindrome",
    "knight",
    "antiking",
    "nonconsecutive",
    "sandwich",
    "skyscraper",
    "sumline",
    "xsum",
    "quadruple",
    "betweenline",
    "entropic",
    "modularline",
    "nabner",
    "zipper",
    "indexer",
    "inequalit",
    "greaterthan",
    "lessthan",
    "evenodd",
    "oddeven",
    "mathdoku",
    "kenken",
    "calcudoku",
];
/// The same for names that are parts of other words.
const WHOLE_RULES: [&str; 10] = [
    "odd",
    "even",
    "minimum",
    "maximum",
    "xv",
    "ratio",
    "difference",
    "clone",
    "clique",
    "negative",
];

/// Whether a name is that of a rule beyond the classic ones.
pub(crate) fn is_rule(name: &str) -> bool {
    let plain: String =
        name.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect();
    WHOLE_RULES.contains(&plain.as_str()) || RULES.iter().any(|rule| plain.contains(rule))
}

impl Raw<'_> {
    /// The refusal of a rule at a byte of the body.
    pub(crate) fn rule(&self, at: usize, name: &str, cell: Option<String>) -> ParseError {
        self.error(at, ErrorKind::Rule { rule: shown(name), cell })
    }
}

#[cfg(feature = "foreign")]
pub(crate) use json::{closed, closed_but, first_cell, open, place};

#[cfg(feature = "foreign")]
mod json {
    use super::is_rule;
    use crate::error::ParseError;
    use crate::raw::Raw;
    use crate::values::holds;
    use serde_json::Value;

    /// Refuses the parts of an object of a format whose parts are all known: any part not among
    /// them may be a rule, unless it is just a number or text.
    pub(crate) fn closed(raw: &Raw<'_>, object: &Value, known: &[&str]) -> Result<(), ParseError> {
        closed_but(raw, object, |name| known.contains(&name))
    }

    /// The same if a list is not enough to describe what is known.
    pub(crate) fn closed_but(
        raw: &Raw<'_>,
        object: &Value,
        is_known: impl Fn(&str) -> bool,
    ) -> Result<(), ParseError> {
        refuse(raw, object, |name| !is_known(name))
    }

    /// Refuses the parts of an object of any origin whose names are those of rules.
    pub(crate) fn open(raw: &Raw<'_>, object: &Value) -> Result<(), ParseError> {
        refuse(raw, object, is_rule)?;
        let kinds = ["type", "variant", "kind"].into_iter();
        let kind = kinds.filter_map(|key| object.get(key)?.as_str()).find(|kind| is_rule(kind));
        kind.map_or(Ok(()), |kind| raw.refuse(raw.rule(place(raw, kind), kind, None)))
    }

    fn refuse(
        raw: &Raw<'_>,
        object: &Value,
        is_unknown: impl Fn(&str) -> bool,
    ) -> Result<(), ParseError> {
        let may_be_rule = |value: &Value| {
            holds(value) && matches!(value, Value::Bool(_) | Value::Array(_) | Value::Object(_))
        };
        let parts = object.as_object().into_iter().flatten();
        let mut rules = parts.filter(|(name, value)| is_unknown(name) && may_be_rule(value));
        rules.try_for_each(|(name, value)| {
            raw.refuse(raw.rule(place(raw, name), name, first_cell(value)))
        })
    }

    /// Where a name occurs in the text; the beginning if it is packed.
    pub(crate) fn place(raw: &Raw<'_>, name: &str) -> usize {
        raw.body.find(&format!("\"{name}\"")).unwrap_or(0)
    }

    /// The first cell named in a part of a puzzle, as `r1c1`, if one can be found: `"R1C1"` in
    /// f-puzzles, `[0, 0]` in SudokuPad.
    pub(crate) fn first_cell(value: &Value) -> Option<String> {
        match value {
            Value::String(text) => {
                let (row, column) = text.strip_prefix(['R', 'r'])?.split_once(['C', 'c'])?;
                let numbers = [row, column].map(|number| number.parse::<u16>().ok());
                Some(format!("r{}c{}", numbers[0]?, numbers[1]?))
            }
            Value::Array(items) => match items.as_slice() {
                [Value::Number(row), Value::Number(column)] => {
                    Some(format!("r{}c{}", row.as_u64()? + 1, column.as_u64()? + 1))
                }
                items => items.iter().find_map(first_cell),
            },
            Value::Object(parts) => {
                let cells = ["cells", "lines", "wayPoints", "cell"].into_iter();
                cells.filter_map(|key| parts.get(key)).find_map(first_cell)
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_rules_are_distinguished_from_other_words() {
        for name in ["killercage", "Cages", "slow_thermometer", "anti-knight", "XV", "Even"] {
            assert!(is_rule(name), "{name}");
        }
        for name in ["puzzle", "seven", "event", "rating", "tags", "clues", "moves", "page"] {
            assert!(!is_rule(name), "{name}");
        }
    }
}
