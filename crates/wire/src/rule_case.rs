//! One of the cases that are left for a rule.
use crate::error::WireError;
use crate::name::{self, Field};
use serde::{Deserialize, Serialize};
use whydoku_core::Shape;
use whydoku_logic::Case;

/// What decides, and what other cells can hold then.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CaseJson {
    /// The candidates that are true in this case.
    pub fixed: Vec<String>,
    /// Whether the digits of two fixed candidates may change places, too.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_either: bool,
    /// The cells that something is known about in this case.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub beside: Vec<String>,
    /// The sets of different digits that they can hold.
    pub sets: Vec<Vec<String>>,
}

impl CaseJson {
    pub(crate) fn new(case: &Case, shape: &Shape) -> Self {
        Self {
            fixed: case.fixed.iter().map(|&one| name::candidate(shape, one)).collect(),
            is_either: case.is_either,
            beside: name::cells(shape, &case.beside),
            sets: case.sets.iter().map(|&set| name::digits(shape, set)).collect(),
        }
    }
    pub(crate) fn read(&self, shape: &Shape) -> Result<Case, WireError> {
        let field = Field { shape, path: "argument.cases" };
        Ok(Case {
            fixed: self.fixed.iter().map(|one| field.candidate(one)).collect::<Result<_, _>>()?,
            is_either: self.is_either,
            beside: field.cells(&self.beside)?,
            sets: self.sets.iter().map(|set| field.digits(set)).collect::<Result<_, _>>()?,
        })
    }
}
