//! The equations of arguments from rules beyond houses.
use crate::error::WireError;
use crate::name::{self, Field};
use serde::{Deserialize, Serialize};
use whydoku_core::Shape;
use whydoku_logic::Equation;

/// An equation: houses have a total, rules account for part of it, and the rest is left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EquationJson {
    /// The houses.
    pub houses: Vec<String>,
    /// The numbers of the rules among those of the shape, from zero.
    pub rules: Vec<usize>,
    /// What the houses add up to.
    pub total: u32,
    /// What the rules add up to.
    pub sum: u32,
    /// What the cells add up to, or by how much they exceed the others.
    pub rest: u32,
    /// The remaining cells.
    pub cells: Vec<String>,
    /// The cells that are subtracted from these.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<String>,
}

impl EquationJson {
    /// Describes an equation.
    pub fn new(equation: &Equation, shape: &Shape) -> Self {
        Self {
            houses: name::houses(shape, &equation.houses),
            rules: equation.clues.iter().map(|clue| clue.number).collect(),
            total: equation.total,
            sum: equation.sum,
            rest: equation.rest,
            cells: name::cells(shape, &equation.cells),
            others: name::cells(shape, &equation.others),
        }
    }
    pub(crate) fn read(&self, field: Field<'_>) -> Result<Equation, WireError> {
        let clues = self.rules.iter().map(|&rule| field.clue(rule));
        Ok(Equation {
            houses: field.houses(&self.houses)?,
            clues: clues.collect::<Result<_, _>>()?,
            total: self.total,
            sum: self.sum,
            rest: self.rest,
            cells: field.cells(&self.cells)?,
            others: field.cells(&self.others)?,
        })
    }
}
