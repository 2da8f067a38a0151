//! Boards with unknown rules: they can be looked at, and nothing else.
use crate::error::UnknownRule;
use crate::parsed::{Meta, Parsed};
use whydoku_core::Puzzle;
use whydoku_words::{Language, said};

/// A board that was read to be shown. It may have unknown rules; without them it is a different puzzle, so
/// nothing may solve it, count its solutions or send it on.
///
/// ```
/// use whydoku_formats::{Options, parse, parse_to_show};
/// let text = r#"{"size":4,"grid":[[{"value":3,"given":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],
///     "countingline":[{"lines":[["R1C2","R2C2"]]}]}"#;
/// assert!(parse(text, &Options::default()).is_err());
/// let shown = parse_to_show(text, &Options::default())?;
/// assert_eq!(shown.picture_only().given_count(), 1);
/// assert_eq!(shown.unknown_rules()[0].name, "countingline");
/// # Ok::<(), whydoku_formats::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    parsed: Parsed,
    unknown: Vec<UnknownRule>,
}

impl Shown {
    pub(crate) fn new(parsed: Parsed, unknown: Vec<UnknownRule>) -> Self {
        Self { parsed, unknown }
    }
    /// The digits, the houses and the known rules, for a picture. Any other use is wrong if there are
    /// [`Self::unknown_rules`].
    pub fn picture_only(&self) -> &Puzzle {
        &self.parsed.puzzle
    }
    /// What the text says in addition to the puzzle.
    pub fn meta(&self) -> &Meta {
        &self.parsed.meta
    }
    /// The unknown rules, each kind once, in the order of the text. If there are none, the text can be read
    /// like any other.
    pub fn unknown_rules(&self) -> &[UnknownRule] {
        &self.unknown
    }
    /// A line for each unknown rule, in a language.
    pub fn remarks(&self, language: Language) -> Vec<String> {
        let remark = |rule: &UnknownRule| match &rule.cell {
            None => said!("shown-unknown", { "rule": rule.name.as_str() }),
            Some(cell) => {
                said!("shown-unknown-at", { "rule": rule.name.as_str(), "cell": cell.as_str() })
            }
        };
        self.unknown.iter().map(|rule| remark(rule).text(language)).collect()
    }
    /// The odd things about the text, a sentence each, in a language.
    pub fn warnings_in(&self, language: Language) -> Vec<String> {
        self.parsed.warnings_in(language)
    }
}

/// A puzzle all of whose rules are known.
impl From<Parsed> for Shown {
    fn from(parsed: Parsed) -> Self {
        Self::new(parsed, Vec::new())
    }
}
