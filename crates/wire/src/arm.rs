//! The chains by which the fins of a kraken fish exclude a candidate.
use crate::chain::{chain, nodes};
use crate::error::WireError;
use crate::name::{self, Field};
use crate::premise::{PremiseJson, premises};
use serde::{Deserialize, Serialize};
use whydoku_core::Shape;
use whydoku_logic::Arm;

/// What excludes a candidate, directly or by a chain.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ArmJson {
    /// If this is true, the candidate is false.
    pub from: String,
    /// The nodes of the chain between them; absent if they exclude each other.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nodes: Vec<Vec<String>>,
    /// What makes each strong link strong.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub strong: Vec<Vec<PremiseJson>>,
}

impl ArmJson {
    pub(crate) fn new(arm: &Arm, shape: &Shape) -> Self {
        let strong = arm.chain.iter().flat_map(|chain| &chain.strong);
        Self {
            from: name::candidate(shape, arm.from),
            nodes: arm.chain.iter().flat_map(|chain| nodes(chain, shape)).collect(),
            strong: strong.map(|link| premises(link, shape)).collect(),
        }
    }
    pub(crate) fn read(&self, shape: &Shape) -> Result<Arm, WireError> {
        let between = || chain(shape, &self.nodes, &self.strong, false);
        let direct = self.nodes.is_empty() && self.strong.is_empty();
        Ok(Arm {
            from: Field { shape, path: "argument.arms" }.candidate(&self.from)?,
            chain: if direct { None } else { Some(between()?) },
        })
    }
}
