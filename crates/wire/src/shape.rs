//! Shapes of boards.
use crate::error::{Expected, WireError};
use crate::name::{self, Field};
use crate::rule::RuleJson;
use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer, Serialize};
use whydoku_core::{Extra, KNOWS_RULES, MAX_RULES, Regions, Rule, Shape, ShapeError};

/// More extra houses than any puzzle has; a text with more of them is refused unread.
const MOST_EXTRAS: usize = 100;

/// A shape: `{"boxes": [3, 3], "extras": ["diagonals"]}` or `{"regions": "1122 ..."}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ShapeJson {
    /// Its short name, such as `3x3+diagonals`. Written for people; ignored when read.
    #[serde(default)]
    pub name: String,
    /// Cells in a row. Written for convenience; ignored when read.
    #[serde(default)]
    pub side: usize,
    /// Rows and columns of a box.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boxes: Option<[usize; 2]>,
    /// The region of each cell, row after row with a blank between rows: a character `1` to `9`,
    /// `a` to `z`; on boards of more than 35 regions, numbers with a comma after each.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub regions: Option<String>,
    /// Extra houses.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub extras: Vec<ExtraJson>,
    /// Whether the board has rules beyond houses, such as cages. It must agree with `rules`: a reader that
    /// does not know them must not take the board for one without rules.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub ruled: bool,
    /// Those rules.
    #[serde(default, skip_serializing_if = "is_unsaid", deserialize_with = "read_rules")]
    pub rules: Vec<RuleJson>,
}

/// Extra houses: a named kind, or the cells of one house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "an extra house is \"diagonals\", \"windows\" or a list of cells")]
pub enum ExtraJson {
    /// `"diagonals"` or `"windows"`.
    Named(NamedExtra),
    /// `["r1c1", ...]`.
    Cells(Vec<String>),
}

/// A kind of extra house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum NamedExtra {
    /// The two long diagonals.
    Diagonals,
    /// The windows of Windoku.
    Windows,
}

/// Whether the list of rules is omitted.
fn is_unsaid(rules: &[RuleJson]) -> bool {
    !KNOWS_RULES || rules.is_empty()
}

/// Reads a list of rules, or skips it where rules are not supported: [`ShapeJson::read`] refuses such a
/// board.
fn read_rules<'de, D: Deserializer<'de>>(input: D) -> Result<Vec<RuleJson>, D::Error> {
    if KNOWS_RULES {
        Vec::deserialize(input)
    } else {
        IgnoredAny::deserialize(input).map(|_| Vec::new())
    }
}

impl ShapeJson {
    /// Describes a shape.
    pub fn new(shape: &Shape) -> Self {
        let (boxes, regions) = divisions(shape);
        let extra = |extra: &Extra| match extra {
            Extra::Diagonals => ExtraJson::Named(NamedExtra::Diagonals),
            Extra::Windows => ExtraJson::Named(NamedExtra::Windows),
            Extra::Cells(cells) => ExtraJson::Cells(name::cells(shape, cells)),
        };
        let extras = shape.extras().iter().map(extra).collect();
        let rules = shape.rules().iter().map(|rule| RuleJson::new(shape, rule));
        Self {
            name: shape.to_string(),
            side: shape.side(),
            boxes,
            regions,
            extras,
            ruled: !shape.rules().is_empty(),
            rules: rules.collect(),
        }
    }
    /// The shape described.
    ///
    /// # Errors
    /// When it is not a board, is described in two ways or in none, or has rules that are omitted.
    pub fn read(&self) -> Result<Shape, WireError> {
        if self.ruled && self.rules.is_empty() {
            return Err(ShapeError::Ruled.into());
        }
        let mut shape = match (self.boxes, &self.regions) {
            (Some([rows, columns]), None) => Shape::boxes(rows, columns)?,
            (None, Some(regions)) => Shape::jigsaw(&region_numbers(regions)?)?,
            _ => return Err(WireError::ShapeForm),
        };
        if self.extras.len() > MOST_EXTRAS {
            let (found, wanted) = (self.extras.len(), format!("at most {MOST_EXTRAS}"));
            return Err(WireError::Count { field: "shape.extras", found, wanted });
        }
        for extra in &self.extras {
            shape = shape.with(match extra {
                ExtraJson::Named(NamedExtra::Diagonals) => Extra::Diagonals,
                ExtraJson::Named(NamedExtra::Windows) => Extra::Windows,
                ExtraJson::Cells(names) => {
                    Extra::Cells(Field { shape: &shape, path: "shape.extras" }.cells(names)?)
                }
            })?;
        }
        if self.rules.is_empty() {
            return Ok(shape);
        }
        let (found, wanted) = (self.rules.len(), format!("at most {MAX_RULES}"));
        if found > MAX_RULES {
            return Err(WireError::Count { field: "shape.rules", found, wanted });
        }
        let rules: Result<Vec<Rule>, _> = self.rules.iter().map(|rule| rule.read(&shape)).collect();
        Ok(shape.with_rules(rules?)?)
    }
}

/// How the houses of a shape that are neither rows nor columns are written: the rows and columns of a box, or
/// else the region of each cell. See [`ShapeJson`].
///
/// ```
/// use whydoku_core::Shape;
///
/// assert_eq!(whydoku_wire::divisions(&Shape::square(9)?), (Some([3, 3]), None));
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn divisions(shape: &Shape) -> (Option<[usize; 2]>, Option<String>) {
    match shape.regions() {
        Regions::Boxes { rows, columns } => (Some([*rows, *columns]), None),
        Regions::Jigsaw(numbers) => (None, Some(regions_text(numbers, shape.side()))),
    }
}

fn regions_text(numbers: &[u8], side: usize) -> String {
    let mut text = String::new();
    for (at, number) in numbers.iter().enumerate() {
        if at > 0 && at.is_multiple_of(side) {
            text.push(' ');
        }
        let number = u32::from(*number) + 1;
        match char::from_digit(number, 36) {
            Some(symbol) if side <= 35 => text.push(symbol),
            _ => text.extend([number.to_string().as_str(), ","]),
        }
    }
    text
}

fn region_numbers(text: &str) -> Result<Vec<u8>, WireError> {
    let wrong = |text: &str| WireError::Name {
        field: "shape.regions",
        text: text.chars().take(40).collect(),
        expected: Expected::Region,
    };
    let from_one = |number: Option<u32>, text: &str| {
        let index = number.and_then(|number| number.checked_sub(1));
        index.and_then(|index| u8::try_from(index).ok()).ok_or_else(|| wrong(text))
    };
    if text.contains(',') {
        let numbers = text.split(',').map(str::trim).filter(|number| !number.is_empty());
        return numbers.map(|number| from_one(number.parse().ok(), number)).collect();
    }
    let symbols = text.chars().filter(|symbol| !symbol.is_whitespace());
    symbols.map(|symbol| from_one(symbol.to_digit(36), &symbol.to_string())).collect()
}
