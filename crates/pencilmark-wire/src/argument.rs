//! Arguments and premises.
use crate::WireError;
use crate::name::{self, Field};
use pencilmark_core::{Candidate, Shape};
use pencilmark_logic::{Argument, Chain, Fish, Intersection, Premise, Single, Subset};
use serde::{Deserialize, Serialize};

/// Why a step follows: one form for each shape of argument.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ArgumentJson {
    /// A cell with one digit left, or a house with one place left for a digit.
    Single {
        /// What is true.
        candidate: String,
        /// The house with one place left; absent when it is the cell that has one digit left.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        house: Option<String>,
    },
    /// A digit confined to where two houses cross.
    Intersection {
        /// The digit.
        digit: String,
        /// The house in which it has no other place.
        from: String,
        /// The house from which it is removed.
        into: String,
        /// Where it can be.
        cells: Vec<String>,
    },
    /// As many digits as cells that belong to each other.
    Subset {
        /// The houses of the argument.
        houses: Vec<String>,
        /// The cells.
        cells: Vec<String>,
        /// The digits.
        digits: Vec<String>,
        /// Whether it is the digits that have no other place.
        hidden: bool,
    },
    /// A digit whose places in some base houses lie in as many cover houses.
    Fish {
        /// The digit.
        digit: String,
        /// Houses that must each hold it.
        base: Vec<String>,
        /// Houses that catch all of its places there.
        cover: Vec<String>,
        /// Its places in the base houses.
        cells: Vec<String>,
    },
    /// Candidates joined by strong and weak links in turn.
    Chain {
        /// The candidates.
        nodes: Vec<String>,
        /// What makes each strong link strong: entry `i` joins nodes `2i` and `2i + 1`.
        strong: Vec<PremiseJson>,
    },
}

/// A fact that a step rests on: `{"cell": "r1c2"}` takes one of its candidates, or
/// `{"house": "row 1", "digit": "3"}` has the digit in one of its cells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged, expecting = "a premise is a cell, or a house and a digit")]
pub enum PremiseJson {
    /// A cell takes one of its candidates.
    Cell {
        /// The cell.
        cell: String,
    },
    /// A house takes a digit.
    House {
        /// The house.
        house: String,
        /// The digit.
        digit: String,
    },
}

impl PremiseJson {
    /// Describes a premise.
    pub fn new(premise: Premise, shape: &Shape) -> Self {
        match premise {
            Premise::Cell(cell) => Self::Cell { cell: shape.cell_name(cell) },
            Premise::House(house, digit) => {
                Self::House { house: shape.house_name(house), digit: shape.digit_name(digit) }
            }
        }
    }
    fn read(&self, field: Field<'_>) -> Result<Premise, WireError> {
        Ok(match self {
            Self::Cell { cell } => Premise::Cell(field.cell(cell)?),
            Self::House { house, digit } => {
                Premise::House(field.house(house)?, field.digit(digit)?)
            }
        })
    }
}

impl ArgumentJson {
    /// Describes an argument.
    pub fn new(argument: &Argument, shape: &Shape) -> Self {
        let digit = |digit| shape.digit_name(digit);
        let candidate = |&candidate: &Candidate| name::candidate(shape, candidate);
        match argument {
            Argument::Single(single) => Self::Single {
                candidate: candidate(&single.candidate),
                house: single.house.map(|house| shape.house_name(house)),
            },
            Argument::Intersection(intersection) => Self::Intersection {
                digit: digit(intersection.digit),
                from: shape.house_name(intersection.from),
                into: shape.house_name(intersection.into),
                cells: name::cells(shape, &intersection.cells),
            },
            Argument::Subset(subset) => Self::Subset {
                houses: name::houses(shape, &subset.houses),
                cells: name::cells(shape, &subset.cells),
                digits: name::digits(shape, subset.digits),
                hidden: subset.hidden,
            },
            Argument::Fish(fish) => Self::Fish {
                digit: digit(fish.digit),
                base: name::houses(shape, &fish.base),
                cover: name::houses(shape, &fish.cover),
                cells: name::cells(shape, &fish.cells),
            },
            Argument::Chain(chain) => Self::Chain {
                nodes: chain.nodes.iter().map(candidate).collect(),
                strong: chain.strong.iter().map(|&link| PremiseJson::new(link, shape)).collect(),
            },
        }
    }
    /// The argument described. Its names are those of the board; whether it holds is for
    /// [`verify`](pencilmark_logic::verify) to say.
    pub(crate) fn read(&self, shape: &Shape) -> Result<Argument, WireError> {
        let at = |path| Field { shape, path };
        Ok(match self {
            Self::Single { candidate, house } => Single {
                candidate: at("argument.candidate").candidate(candidate)?,
                house: house.as_deref().map(|name| at("argument.house").house(name)).transpose()?,
            }
            .into(),
            Self::Intersection { digit, from, into, cells } => Intersection {
                digit: at("argument.digit").digit(digit)?,
                from: at("argument.from").house(from)?,
                into: at("argument.into").house(into)?,
                cells: at("argument.cells").cells(cells)?,
            }
            .into(),
            Self::Subset { houses, cells, digits, hidden } => Subset {
                houses: at("argument.houses").houses(houses)?,
                cells: at("argument.cells").cells(cells)?,
                digits: at("argument.digits").digits(digits)?,
                hidden: *hidden,
            }
            .into(),
            Self::Fish { digit, base, cover, cells } => Fish {
                digit: at("argument.digit").digit(digit)?,
                base: at("argument.base").houses(base)?,
                cover: at("argument.cover").houses(cover)?,
                cells: at("argument.cells").cells(cells)?,
            }
            .into(),
            Self::Chain { nodes, strong } => chain(shape, nodes, strong)?.into(),
        })
    }
}

fn chain(shape: &Shape, nodes: &[String], strong: &[PremiseJson]) -> Result<Chain, WireError> {
    if nodes.is_empty() || nodes.len() != 2 * strong.len() {
        let wanted = format!("two for each of the {} strong links, one or more", strong.len());
        return Err(WireError::Count { field: "argument.nodes", found: nodes.len(), wanted });
    }
    let (ends, links) =
        (Field { shape, path: "argument.nodes" }, Field { shape, path: "argument.strong" });
    Ok(Chain {
        nodes: nodes.iter().map(|name| ends.candidate(name)).collect::<Result<_, _>>()?,
        strong: strong.iter().map(|premise| premise.read(links)).collect::<Result<_, _>>()?,
    })
}
