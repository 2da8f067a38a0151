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

/// Names of columns and keys that say what board it is, or which rules hold.
const BOARD_NAMES: [&str; 24] = [
    "variant",
    "variants",
    "shape",
    "constraint",
    "constraints",
    "rule",
    "rules",
    "region",
    "regions",
    "jigsaw",
    "boxes",
    "extras",
    "extraregion",
    "extraregions",
    "diagonal",
    "diagonals",
    "xdiagonal",
    "xsudoku",
    "windows",
    "windoku",
    "hyper",
    "hypersudoku",
    "disjointgroups",
    "visualelements",
];
/// What may be said of a plain board.
const CLASSIC_WORDS: [&str; 17] = [
    "",
    "0",
    "9x9",
    "3x3",
    "no",
    "none",
    "false",
    "null",
    "nan",
    "na",
    "classic",
    "classicsudoku",
    "standard",
    "normal",
    "plain",
    "regular",
    "sudoku",
];

fn plain_name(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}

/// Whether a column or a key of any origin has a name that says which board it is or which rules hold: what it holds
/// must be understood, or the puzzle refused.
pub(crate) fn changes_puzzle(name: &str) -> bool {
    BOARD_NAMES.contains(&plain_name(name).as_str()) || is_rule(name)
}

/// Whether what is said under such a name says only that the board is a plain one.
pub(crate) fn is_classic_word(text: &str) -> bool {
    CLASSIC_WORDS.contains(&plain_name(text).as_str())
}

/// Whether a name is that of a rule beyond the classic ones.
pub(crate) fn is_rule(name: &str) -> bool {
    let plain = plain_name(name);
    WHOLE_RULES.contains(&plain.as_str()) || RULES.iter().any(|rule| plain.contains(rule))
}

impl Raw<'_> {
    /// The refusal of a rule at a byte of the body.
    pub(crate) fn rule(&self, at: usize, name: &str, cell: Option<String>) -> ParseError {
        self.error(at, ErrorKind::Rule { rule: shown(name), cell })
    }
}

#[cfg(feature = "foreign")]
pub(crate) use json::{first_cell, place};

#[cfg(feature = "foreign")]
mod json {
    use crate::raw::Raw;
    use serde_json::Value;

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
