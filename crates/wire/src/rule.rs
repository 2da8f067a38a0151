//! Rules beyond houses.
use crate::error::WireError;
use crate::name::{self, Field};
use serde::{Deserialize, Serialize};
use whydoku_core::{Cell, CellRule, Digit, OutsideRule, Relation, Rule, Shape};

/// A rule beyond houses: `{"rule": "cage", "cells": ["r1c1", "r1c2"], "sum": 15}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "rule", rename_all = "kebab-case")]
pub enum RuleJson {
    /// Cells this many rows and columns apart, in either order, hold different digits: `[1, 2]` is the
    /// knight of chess.
    Move {
        /// The two distances.
        steps: [u8; 2],
    },
    /// No two cells that share an edge are related in one of these ways, unless a `pair` names
    /// them.
    NoOther {
        /// The relations.
        relations: Vec<RelationJson>,
    },
    /// Two cells are related.
    Pair {
        /// The cells.
        cells: [String; 2],
        /// The relation.
        relation: RelationJson,
    },
    /// A cage.
    Cage {
        /// Its cells.
        cells: Vec<String>,
        /// What their digits add up to, if it is given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sum: Option<u32>,
        /// Whether a digit may occur twice in it.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        may_repeat: bool,
    },
    /// A sum along a diagonal.
    LittleKiller {
        /// The cells, from the clue on.
        cells: Vec<String>,
        /// What they add up to.
        sum: u32,
    },
    /// A property of a cell, by itself or compared with its neighbours.
    Cell {
        /// The cell.
        cell: String,
        /// The property.
        is: CellRuleJson,
    },
    /// Two groups of cells hold the same digits, place by place.
    Clone {
        /// The cells of one.
        cells: Vec<String>,
        /// The cells of the other, in the same order.
        others: Vec<String>,
    },
    /// A line that reads the same from both ends.
    Palindrome {
        /// Its cells, in order.
        cells: Vec<String>,
    },
    /// Four cells that hold at least these digits.
    Quadruple {
        /// The cells.
        cells: [String; 4],
        /// The digits; one that is named twice is there twice.
        digits: Vec<String>,
    },
    /// A number outside the grid.
    Outside {
        /// The cells of the row or column, from the number on.
        cells: Vec<String>,
        /// What the number says.
        is: OutsideRuleJson,
        /// The number itself.
        value: u32,
    },
}

/// How two cells are related.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum RelationJson {
    /// The digits differ by `n` (a white dot: 1).
    Difference {
        /// The difference.
        n: u8,
    },
    /// The digits differ by at least `n`.
    AtLeast {
        /// The smallest difference.
        n: u8,
    },
    /// One digit is `n` times the other (a black dot: 2).
    Ratio {
        /// The factor.
        n: u8,
    },
    /// The digits add up to `n` (V: 5, X: 10).
    Sum {
        /// The sum.
        n: u8,
    },
    /// The first digit is greater.
    Greater,
    /// The digits are equal.
    Equal,
}

/// A property of a cell, by itself or compared with its neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CellRuleJson {
    /// Odd.
    Odd,
    /// Even.
    Even,
    /// Smaller than each cell that shares an edge with it and does not have the same mark.
    Minimum,
    /// Greater than each such cell.
    Maximum,
}

/// What a number outside the grid says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum OutsideRuleJson {
    /// The cells between the smallest and the largest digit add up to it.
    Sandwich,
    /// The first cells add up to it; the digit of the first cell says how many they are.
    XSum,
    /// This many cells are greater than all those before them.
    Skyscraper,
    /// It is the digit of the cell whose place is given by the digit of the first cell.
    NumberedRoom,
}

impl RuleJson {
    /// Describes a rule of a board; `None` for a rule that has no description.
    pub(crate) fn new(shape: &Shape, rule: &Rule) -> Option<Self> {
        let all = |cells: &[Cell]| name::cells(shape, cells);
        let one = |cell: Cell| shape.cell_name(cell);
        Some(match rule {
            Rule::Move { steps } => Self::Move { steps: *steps },
            Rule::NoOther { relations } => {
                Self::NoOther { relations: relations.iter().map(|&is| is.into()).collect() }
            }
            Rule::Pair { cells, relation } => {
                Self::Pair { cells: cells.map(one), relation: (*relation).into() }
            }
            Rule::Cage { cells, sum, may_repeat } => {
                Self::Cage { cells: all(cells), sum: *sum, may_repeat: *may_repeat }
            }
            Rule::LittleKiller { cells, sum } => {
                Self::LittleKiller { cells: all(cells), sum: *sum }
            }
            Rule::Cell { cell, is } => Self::Cell { cell: one(*cell), is: (*is).into() },
            Rule::Clone { cells, others } => Self::Clone { cells: all(cells), others: all(others) },
            Rule::Palindrome { cells } => Self::Palindrome { cells: all(cells) },
            Rule::Quadruple { cells, digits } => Self::Quadruple {
                cells: cells.map(one),
                digits: digits.iter().map(|&digit| shape.digit_name(digit)).collect(),
            },
            Rule::Outside { cells, is, value } => {
                Self::Outside { cells: all(cells), is: (*is).into(), value: *value }
            }
            _ => return None,
        })
    }
    /// The rule described.
    pub(crate) fn read(&self, shape: &Shape) -> Result<Rule, WireError> {
        let field = Field { shape, path: "shape.rules" };
        Ok(match self {
            Self::Move { steps } => Rule::Move { steps: *steps },
            Self::NoOther { relations } => {
                Rule::NoOther { relations: relations.iter().map(|&is| is.into()).collect() }
            }
            Self::Pair { cells: [a, b], relation } => {
                Rule::Pair { cells: [field.cell(a)?, field.cell(b)?], relation: (*relation).into() }
            }
            Self::Cage { cells, sum, may_repeat } => {
                Rule::Cage { cells: field.cells(cells)?, sum: *sum, may_repeat: *may_repeat }
            }
            Self::LittleKiller { cells, sum } => {
                Rule::LittleKiller { cells: field.cells(cells)?, sum: *sum }
            }
            Self::Cell { cell, is } => Rule::Cell { cell: field.cell(cell)?, is: (*is).into() },
            Self::Clone { cells, others } => {
                Rule::Clone { cells: field.cells(cells)?, others: field.cells(others)? }
            }
            Self::Palindrome { cells } => Rule::Palindrome { cells: field.cells(cells)? },
            Self::Quadruple { cells: [a, b, c, d], digits } => {
                let digits: Result<Vec<Digit>, _> =
                    digits.iter().map(|digit| field.digit(digit)).collect();
                let cells = [field.cell(a)?, field.cell(b)?, field.cell(c)?, field.cell(d)?];
                Rule::Quadruple { cells, digits: digits? }
            }
            Self::Outside { cells, is, value } => {
                Rule::Outside { cells: field.cells(cells)?, is: (*is).into(), value: *value }
            }
        })
    }
}

/// Converts between two types with the same names.
macro_rules! alike {
    ($wire:ident, $core:ident: $($name:ident $(($n:ident))?),+) => {
        impl From<$core> for $wire {
            fn from(is: $core) -> Self {
                match is {
                    $($core::$name $(($n))? => Self::$name $({ $n })?,)+
                }
            }
        }
        impl From<$wire> for $core {
            fn from(is: $wire) -> Self {
                match is {
                    $($wire::$name $({ $n })? => Self::$name $(($n))?,)+
                }
            }
        }
    };
}

alike!(RelationJson, Relation: Difference(n), AtLeast(n), Ratio(n), Sum(n), Greater, Equal);
alike!(CellRuleJson, CellRule: Odd, Even, Minimum, Maximum);
alike!(OutsideRuleJson, OutsideRule: Sandwich, XSum, Skyscraper, NumberedRoom);
