//! Words and pictures of a step, for other programs to show; a view can be read back to be drawn.
use crate::error::WireError;
use crate::name::{self, Field};
use serde::{Deserialize, Serialize};
use whydoku_core::Shape;
use whydoku_logic::render::{Link, Ray, Role, Token, View};

/// A piece of an explanation: `{"text": "In "}`, `{"house": "row 1"}`, ...
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum TokenJson {
    /// Words.
    Text(String),
    /// A cell.
    Cell(String),
    /// A digit.
    Digit(String),
    /// A house.
    House(String),
    /// A digit in a cell.
    Candidate(String),
}

impl TokenJson {
    /// Describes a token.
    pub fn new(token: &Token, shape: &Shape) -> Self {
        match token {
            Token::Text(text) => Self::Text(text.clone()),
            Token::Cell(cell) => Self::Cell(shape.cell_name(*cell)),
            Token::Digit(digit) => Self::Digit(shape.digit_name(*digit)),
            Token::House(house) => Self::House(shape.house_name(*house)),
            Token::Candidate(candidate) => Self::Candidate(name::candidate(shape, *candidate)),
        }
    }
}

/// The part that a mark plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum RoleJson {
    /// It carries the argument.
    Defining,
    /// True when the start of a chain is false.
    On,
    /// False when the start of a chain is false.
    Off,
    /// A house that must hold the digits.
    Base,
    /// A house that is used up, or from which something is removed.
    Cover,
    /// A candidate outside the pattern: all conclusions hold even if it is true.
    Fin,
    /// The first of several sets that play the same part.
    SetA,
    /// The second of them.
    SetB,
    /// The third and all further ones.
    SetC,
    /// Placed by the step.
    Placed,
    /// Removed by the step.
    Removed,
}

impl From<Role> for RoleJson {
    fn from(role: Role) -> Self {
        match role {
            Role::Defining => Self::Defining,
            Role::On => Self::On,
            Role::Off => Self::Off,
            Role::Base => Self::Base,
            Role::Cover => Self::Cover,
            Role::Fin => Self::Fin,
            Role::SetA => Self::SetA,
            Role::SetB => Self::SetB,
            Role::SetC => Self::SetC,
            Role::Placed => Self::Placed,
            Role::Removed => Self::Removed,
        }
    }
}

impl From<RoleJson> for Role {
    fn from(role: RoleJson) -> Self {
        match role {
            RoleJson::Defining => Self::Defining,
            RoleJson::On => Self::On,
            RoleJson::Off => Self::Off,
            RoleJson::Base => Self::Base,
            RoleJson::Cover => Self::Cover,
            RoleJson::Fin => Self::Fin,
            RoleJson::SetA => Self::SetA,
            RoleJson::SetB => Self::SetB,
            RoleJson::SetC => Self::SetC,
            RoleJson::Placed => Self::Placed,
            RoleJson::Removed => Self::Removed,
        }
    }
}

/// A cell that plays a part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CellMark {
    /// The cell.
    pub cell: String,
    /// Its part.
    pub role: RoleJson,
}

/// A candidate that plays a part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CandidateMark {
    /// The candidate.
    pub candidate: String,
    /// Its part.
    pub role: RoleJson,
}

/// A house that plays a part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HouseMark {
    /// The house.
    pub house: String,
    /// Its part.
    pub role: RoleJson,
}

/// An arrow between two candidates.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LinkJson {
    /// From.
    pub from: String,
    /// To.
    pub to: String,
    /// Strong (cannot both be false) or weak (cannot both be true).
    pub strong: bool,
}

/// A placed digit and a cell that it sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RayJson {
    /// The cell that holds the digit.
    pub from: String,
    /// The cell that therefore cannot hold it.
    pub to: String,
}

/// What to highlight.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ViewJson {
    /// Whole cells.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<CellMark>,
    /// Single candidates; conclusions come last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub candidates: Vec<CandidateMark>,
    /// Houses.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub houses: Vec<HouseMark>,
    /// Arrows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub links: Vec<LinkJson>,
    /// What placed digits see.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rays: Vec<RayJson>,
}

impl ViewJson {
    /// The view described.
    ///
    /// # Errors
    /// When a cell, candidate or house is not on the board.
    pub fn read(&self, shape: &Shape) -> Result<View, WireError> {
        let field = Field { shape, path: "view" };
        let mut view = View::default();
        for mark in &self.cells {
            view.cells.push((field.cell(&mark.cell)?, mark.role.into()));
        }
        for mark in &self.candidates {
            view.candidates.push((field.candidate(&mark.candidate)?, mark.role.into()));
        }
        for mark in &self.houses {
            view.houses.push((field.house(&mark.house)?, mark.role.into()));
        }
        for link in &self.links {
            let (from, to) = (field.candidate(&link.from)?, field.candidate(&link.to)?);
            view.links.push(Link { from, to, strong: link.strong });
        }
        for ray in &self.rays {
            view.rays.push(Ray { from: field.cell(&ray.from)?, to: field.cell(&ray.to)? });
        }
        Ok(view)
    }
    /// Describes a view.
    pub fn new(view: &View, shape: &Shape) -> Self {
        let name = |candidate| name::candidate(shape, candidate);
        let cells = view.cells.iter();
        let candidates = view.candidates.iter();
        let houses = view.houses.iter();
        let links = view.links.iter();
        let ray =
            |ray: &Ray| RayJson { from: shape.cell_name(ray.from), to: shape.cell_name(ray.to) };
        Self {
            cells: cells
                .map(|(cell, role)| CellMark { cell: shape.cell_name(*cell), role: (*role).into() })
                .collect(),
            candidates: candidates
                .map(|(candidate, role)| CandidateMark {
                    candidate: name(*candidate),
                    role: (*role).into(),
                })
                .collect(),
            houses: houses
                .map(|(house, role)| HouseMark {
                    house: shape.house_name(*house),
                    role: (*role).into(),
                })
                .collect(),
            links: links
                .map(|link| LinkJson {
                    from: name(link.from),
                    to: name(link.to),
                    strong: link.strong,
                })
                .collect(),
            rays: view.rays.iter().map(ray).collect(),
        }
    }
}
