//! The pieces of patterns.
use crate::error::WireError;
use crate::name::{self, Field};
use serde::{Deserialize, Serialize};
use whydoku_core::Shape;
use whydoku_logic::{Part, Piece};

/// Cells, digits and houses that play one part in a pattern.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PieceJson {
    /// The part: `core`, `guardian`, `pivot`, `a`, `b`, `c`, `others`, `link`, `base` or `cover`.
    pub part: PartJson,
    /// The cells.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<String>,
    /// The digits.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub digits: Vec<String>,
    /// The houses.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub houses: Vec<String>,
}

/// The part that something plays in a pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PartJson {
    /// The cells and digits that make up the pattern.
    Core,
    /// The other possibilities in its cells.
    Guardian,
    /// The cell on which everything turns.
    Pivot,
    /// The first of several sets that play the same part.
    A,
    /// The second.
    B,
    /// The third.
    C,
    /// All further sets.
    Others,
    /// What joins the sets.
    Link,
    /// Houses that must hold the digits.
    Base,
    /// Houses that are used up.
    Cover,
}

/// Each part with its mirror.
const PARTS: [(Part, PartJson); 10] = [
    (Part::Core, PartJson::Core),
    (Part::Guardian, PartJson::Guardian),
    (Part::Pivot, PartJson::Pivot),
    (Part::SetA, PartJson::A),
    (Part::SetB, PartJson::B),
    (Part::SetC, PartJson::C),
    (Part::Others, PartJson::Others),
    (Part::Link, PartJson::Link),
    (Part::Base, PartJson::Base),
    (Part::Cover, PartJson::Cover),
];

impl PieceJson {
    pub(crate) fn new(piece: &Piece, shape: &Shape) -> Self {
        let part = PARTS.iter().find(|(part, _)| *part == piece.part).map(|(_, json)| *json);
        Self {
            part: part.unwrap_or(PartJson::Core),
            cells: name::cells(shape, &piece.cells),
            digits: name::digits(shape, piece.digits),
            houses: name::houses(shape, &piece.houses),
        }
    }
    pub(crate) fn read(&self, shape: &Shape) -> Result<Piece, WireError> {
        let at = |path| Field { shape, path };
        let part = PARTS.iter().find(|(_, json)| *json == self.part).map(|(part, _)| *part);
        Ok(Piece {
            part: part.unwrap_or(Part::Core),
            cells: at("argument.pieces").cells(&self.cells)?,
            digits: at("argument.pieces").digits(&self.digits)?,
            houses: at("argument.pieces").houses(&self.houses)?,
        })
    }
}
