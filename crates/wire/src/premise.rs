//! Premises, and ways to turn a board.
use crate::error::WireError;
use crate::name::{self, Field};
use serde::{Deserialize, Serialize};
use whydoku_core::{Cell, DigitSet, House, Shape};
use whydoku_logic::{Balance, Premise, Turn};

/// A way to turn or mirror a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TurnJson {
    /// By a half turn.
    HalfTurn,
    /// By a quarter turn, clockwise.
    QuarterTurn,
    /// Mirrored across the diagonal from the upper left.
    Diagonal,
    /// Mirrored across the diagonal from the upper right.
    AntiDiagonal,
}

/// Each turn with its mirror.
const TURNS: [(Turn, TurnJson); 4] = [
    (Turn::Half, TurnJson::HalfTurn),
    (Turn::Quarter, TurnJson::QuarterTurn),
    (Turn::Diagonal, TurnJson::Diagonal),
    (Turn::AntiDiagonal, TurnJson::AntiDiagonal),
];

impl TurnJson {
    pub(crate) fn new(turn: Turn) -> Self {
        let found = TURNS.iter().find(|(of, _)| *of == turn);
        found.map_or(Self::HalfTurn, |(_, json)| *json)
    }
    pub(crate) fn read(self) -> Turn {
        let found = TURNS.iter().find(|(_, json)| *json == self);
        found.map_or(Turn::Half, |(turn, _)| *turn)
    }
}

/// A fact that a step rests on: `{"cell": "r1c2"}` takes one of its candidates, or
/// `{"house": "row 1", "digit": "3"}` has the digit in one of its cells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "a premise is a cell, a house and a digit, a rule, or a balance")]
pub enum PremiseJson {
    /// The givens look the same when the board is turned, and the puzzle has one solution, so the cell
    /// takes a candidate that could become the digit of the cell onto which it falls.
    Symmetry {
        /// The cell.
        cell: String,
        /// How the board is turned.
        symmetry: TurnJson,
    },
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
    /// A rule of the shape holds, and each of its cells takes one of its candidates.
    Rule {
        /// Its number among the rules of the shape, from zero.
        rule: usize,
    },
    /// What houses and rules add up to, each counted as often as stated.
    Balance {
        /// What is added up.
        balance: BalanceJson,
    },
    /// The puzzle has one solution, so these cells do not all hold these digits.
    Deadly {
        /// The cells, each with its digits.
        deadly: Vec<(String, Vec<String>)>,
    },
}

/// Houses and rules with a total that are added up, or subtracted where they count negative.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BalanceJson {
    /// Houses, each with how often it counts.
    pub houses: Vec<(String, i8)>,
    /// Rules by their numbers among those of the shape, from zero, each with how often it counts.
    pub rules: Vec<(usize, i8)>,
}

/// Houses and rules, each with how often it counts.
type Counted = (Vec<(House, i8)>, Vec<(usize, i8)>);

impl BalanceJson {
    /// Describes what is added up.
    pub(crate) fn new(houses: &[(House, i8)], rules: &[(usize, i8)], shape: &Shape) -> Self {
        let house = |&(house, times): &(House, i8)| (shape.house_name(house), times);
        Self { houses: houses.iter().map(house).collect(), rules: rules.to_vec() }
    }
    /// The houses and rules described.
    pub(crate) fn read(&self, field: Field<'_>) -> Result<Counted, WireError> {
        let house = |(house, times): &(String, i8)| Ok((field.house(house)?, *times));
        let houses = self.houses.iter().map(house).collect::<Result<_, WireError>>()?;
        let known = |(rule, times): &(usize, i8)| field.rule(*rule).map(|rule| (rule, *times));
        let rules = self.rules.iter().map(known).collect::<Result<_, WireError>>()?;
        Ok((houses, rules))
    }
}

impl PremiseJson {
    /// Describes a premise.
    pub fn new(premise: &Premise, shape: &Shape) -> Self {
        match premise {
            &Premise::Cell(cell) => Self::Cell { cell: shape.cell_name(cell) },
            &Premise::House(house, digit) => {
                Self::House { house: shape.house_name(house), digit: shape.digit_name(digit) }
            }
            &Premise::Symmetry(cell, turn) => {
                Self::Symmetry { cell: shape.cell_name(cell), symmetry: TurnJson::new(turn) }
            }
            Premise::Rule(rule) => Self::Rule { rule: *rule },
            Premise::Balance(balance) => {
                Self::Balance { balance: BalanceJson::new(&balance.houses, &balance.rules, shape) }
            }
            Premise::Deadly(pattern) => {
                let one = |(cell, digits): &(Cell, DigitSet)| {
                    (shape.cell_name(*cell), name::digits(shape, *digits))
                };
                Self::Deadly { deadly: pattern.iter().map(one).collect() }
            }
        }
    }
    pub(crate) fn read(&self, field: Field<'_>) -> Result<Premise, WireError> {
        Ok(match self {
            Self::Cell { cell } => Premise::Cell(field.cell(cell)?),
            Self::House { house, digit } => {
                Premise::House(field.house(house)?, field.digit(digit)?)
            }
            Self::Symmetry { cell, symmetry } => {
                Premise::Symmetry(field.cell(cell)?, symmetry.read())
            }
            Self::Rule { rule } => Premise::Rule(field.rule(*rule)?),
            Self::Balance { balance } => {
                let (houses, rules) = balance.read(field)?;
                Premise::Balance(Balance { houses, rules })
            }
            Self::Deadly { deadly } => {
                let one = |(cell, digits): &(String, Vec<String>)| {
                    Ok((field.cell(cell)?, field.digits(digits)?))
                };
                Premise::Deadly(deadly.iter().map(one).collect::<Result<_, WireError>>()?)
            }
        })
    }
}

pub(crate) fn premises(premises: &[Premise], shape: &Shape) -> Vec<PremiseJson> {
    premises.iter().map(|premise| PremiseJson::new(premise, shape)).collect()
}

pub(crate) fn read_premises(
    premises: &[PremiseJson],
    field: Field<'_>,
) -> Result<Vec<Premise>, WireError> {
    premises.iter().map(|premise| premise.read(field)).collect()
}
