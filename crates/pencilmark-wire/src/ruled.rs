//! What rules beyond houses say in an argument.
use crate::error::WireError;
use crate::name::{self, Field};
use pencilmark_core::Shape;
use pencilmark_logic::Sums;
use serde::{Deserialize, Serialize};

/// An equation: houses hold so much, rules so much of it, and the rest is left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SumsJson {
    /// What the houses add up to.
    pub total: u32,
    /// What the rules add up to.
    pub sum: u32,
    /// What the cells add up to, or by how much that is more than the others.
    pub rest: u32,
    /// The cells that count against the others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<String>,
}

impl SumsJson {
    /// Describes an equation.
    pub fn new(sums: &Sums, shape: &Shape) -> Self {
        let Sums { total, sum, rest, ref others } = *sums;
        Self { total, sum, rest, others: name::cells(shape, others) }
    }
    pub(crate) fn read(&self, field: Field<'_>) -> Result<Sums, WireError> {
        let others = field.cells(&self.others)?;
        Ok(Sums { total: self.total, sum: self.sum, rest: self.rest, others })
    }
}
