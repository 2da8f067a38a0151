//! Proofs in lines.
use crate::error::WireError;
use crate::name::{self, Field};
use crate::premise::PremiseJson;
use crate::ruled::EquationJson;
use serde::{Deserialize, Serialize};
use whydoku_core::{Candidate, Shape};
use whydoku_logic::{Because, Claim, Line, Net};

/// A line of a proof: what it says (a candidate is `true` or `false`; if neither, the supposition
/// is impossible) and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LineJson {
    /// How many nested cases it is in.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub depth: usize,
    /// The candidate that is true.
    #[serde(default, rename = "true", skip_serializing_if = "Option::is_none")]
    pub is_true: Option<String>,
    /// The candidate that is false.
    #[serde(default, rename = "false", skip_serializing_if = "Option::is_none")]
    pub is_false: Option<String>,
    /// Why.
    #[serde(flatten)]
    pub because: BecauseJson,
}

/// Why a line holds. Lines are numbered from zero.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum BecauseJson {
    /// It is a supposition: a case begins.
    Suppose,
    /// A true candidate excludes it.
    Excluded {
        /// The line that says so.
        by: usize,
    },
    /// It is the last candidate of the premise, or none is left.
    Last {
        /// The fact.
        premise: PremiseJson,
        /// The lines that rule out the others.
        lines: Vec<usize>,
    },
    /// No way to fill the cells of a rule includes it, or there is no way at all.
    Ruled {
        /// The number of the rule among those of the shape, from zero.
        rule: usize,
        /// The lines that rule out candidates of its cells.
        lines: Vec<usize>,
    },
    /// No way to fill the cells of an equation includes it, or there is no way at all.
    Summed {
        /// The equation.
        equation: EquationJson,
        /// The lines that rule out candidates of its cells.
        lines: Vec<usize>,
    },
    /// It holds in all cases.
    Cases {
        /// The fact that one of the cases holds, if there must be one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        premise: Option<PremiseJson>,
        /// The lines that suppose the cases.
        lines: Vec<usize>,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_zero(depth: &usize) -> bool {
    *depth == 0
}

impl LineJson {
    pub(crate) fn new(line: &Line, shape: &Shape) -> Self {
        let name = |candidate: Candidate| Some(name::candidate(shape, candidate));
        let (is_true, is_false) = match line.claim {
            Claim::True(candidate) => (name(candidate), None),
            Claim::False(candidate) => (None, name(candidate)),
            Claim::Nothing => (None, None),
        };
        let premise = |premise| PremiseJson::new(premise, shape);
        let because = match &line.because {
            Because::Suppose => BecauseJson::Suppose,
            Because::Excluded { by } => BecauseJson::Excluded { by: *by },
            Because::Last { premise: of, lines } => {
                BecauseJson::Last { premise: premise(of), lines: lines.clone() }
            }
            Because::Ruled { clue, lines } => {
                BecauseJson::Ruled { rule: clue.number, lines: lines.clone() }
            }
            Because::Summed { equation, lines } => BecauseJson::Summed {
                equation: EquationJson::new(equation, shape),
                lines: lines.clone(),
            },
            Because::Cases { premise: of, lines } => {
                BecauseJson::Cases { premise: of.as_ref().map(premise), lines: lines.clone() }
            }
        };
        Self { depth: line.depth, is_true, is_false, because }
    }
    fn read(&self, field: Field<'_>) -> Result<Line, WireError> {
        let claim = match (&self.is_true, &self.is_false) {
            (Some(candidate), None) => Claim::True(field.candidate(candidate)?),
            (None, Some(candidate)) => Claim::False(field.candidate(candidate)?),
            (None, None) => Claim::Nothing,
            (Some(_), Some(_)) => {
                let wanted = "true or false, not both".into();
                return Err(WireError::Count { field: "argument.lines", found: 2, wanted });
            }
        };
        let because = match &self.because {
            BecauseJson::Suppose => Because::Suppose,
            BecauseJson::Excluded { by } => Because::Excluded { by: *by },
            BecauseJson::Last { premise, lines } => {
                Because::Last { premise: premise.read(field)?, lines: lines.clone() }
            }
            BecauseJson::Ruled { rule, lines } => {
                Because::Ruled { clue: field.clue(*rule)?, lines: lines.clone() }
            }
            BecauseJson::Summed { equation, lines } => {
                Because::Summed { equation: Box::new(equation.read(field)?), lines: lines.clone() }
            }
            BecauseJson::Cases { premise, lines } => {
                let premise = premise.as_ref().map(|premise| premise.read(field)).transpose()?;
                Because::Cases { premise, lines: lines.clone() }
            }
        };
        Ok(Line { depth: self.depth, claim, because })
    }
}

/// Describes a proof.
pub(crate) fn describe(net: &Net, shape: &Shape) -> Vec<LineJson> {
    net.lines.iter().map(|line| LineJson::new(line, shape)).collect()
}

/// The proof described.
pub(crate) fn read(lines: &[LineJson], shape: &Shape) -> Result<Net, WireError> {
    Ok(Net { lines: self::lines(lines, Field { shape, path: "argument.lines" })? })
}

/// The lines described.
pub(crate) fn lines(lines: &[LineJson], field: Field<'_>) -> Result<Vec<Line>, WireError> {
    lines.iter().map(|line| line.read(field)).collect()
}
