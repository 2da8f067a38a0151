//! Arguments from rules beyond houses.
use crate::error::WireError;
use crate::name::{self, Field};
use crate::premise::{PremiseJson, premises, read_premises};
use pencilmark_core::{Digit, Shape};
use pencilmark_logic::{Ruled, Sums};
use serde::{Deserialize, Serialize};

/// Rules, and what their cells can still hold.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RuledJson {
    /// The numbers of the rules among those of the shape, from zero.
    rules: Vec<usize>,
    /// The facts it rests on.
    premises: Vec<PremiseJson>,
    /// The houses that take part.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    houses: Vec<String>,
    /// The digits in question.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    digits: Vec<String>,
    /// The cells whose candidates matter.
    cells: Vec<String>,
    /// The ways to fill the cells that are left, if they are few.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    combinations: Vec<Vec<String>>,
    /// What houses and rules come to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sums: Option<SumsJson>,
}

/// An equation: houses hold so much, rules so much of it, and the rest is left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SumsJson {
    /// What the houses add up to.
    total: u32,
    /// What the rules add up to.
    sum: u32,
    /// What the cells add up to, or by how much that is more than the others.
    rest: u32,
    /// The cells that count against the others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    others: Vec<String>,
}

impl RuledJson {
    pub(crate) fn new(ruled: &Ruled, shape: &Shape) -> Self {
        let names = |way: &Vec<Digit>| way.iter().map(|&digit| shape.digit_name(digit)).collect();
        let sums = |sums: &Sums| SumsJson {
            total: sums.total,
            sum: sums.sum,
            rest: sums.rest,
            others: name::cells(shape, &sums.others),
        };
        Self {
            rules: ruled.clues.iter().map(|clue| clue.number).collect(),
            premises: premises(&ruled.premises, shape),
            houses: name::houses(shape, &ruled.houses),
            digits: name::digits(shape, ruled.digits),
            cells: name::cells(shape, &ruled.cells),
            combinations: ruled.combinations.iter().map(names).collect(),
            sums: ruled.sums.as_ref().map(sums),
        }
    }
    pub(crate) fn read(&self, shape: &Shape) -> Result<Ruled, WireError> {
        let at = |path| Field { shape, path };
        let rules = at("argument.rules");
        let ways = at("argument.combinations");
        let way = |names: &Vec<String>| names.iter().map(|name| ways.digit(name)).collect();
        let sums = |sums: &SumsJson| {
            let others = at("argument.sums.others").cells(&sums.others)?;
            Ok::<_, WireError>(Sums { total: sums.total, sum: sums.sum, rest: sums.rest, others })
        };
        Ok(Ruled {
            clues: self.rules.iter().map(|&rule| rules.clue(rule)).collect::<Result<_, _>>()?,
            premises: read_premises(&self.premises, at("argument.premises"))?,
            houses: at("argument.houses").houses(&self.houses)?,
            digits: at("argument.digits").digits(&self.digits)?,
            cells: at("argument.cells").cells(&self.cells)?,
            combinations: self.combinations.iter().map(way).collect::<Result<_, _>>()?,
            sums: self.sums.as_ref().map(sums).transpose()?,
        })
    }
}
