//! Rules beyond houses.
use crate::error::{Expected, WireError};
use crate::name::{self, Field};
use serde::{Deserialize, Serialize};
use whydoku_core::{Digit, Kind, Relation, Rule, Shape};

/// A rule beyond houses: `{"rule": "cage", "cells": ["r1c1", "r1c2"], "number": 15}`. Which fields a rule has depends on
/// its kind.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RuleJson {
    /// The kind of rule: `cage`, `thermometer`, `little-killer`.
    pub rule: String,
    /// Its cells, in order where the kind has one; none for a rule of the whole board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<String>,
    /// The second group of cells, for clones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<String>,
    /// Its numbers, if it has several: the two distances of a `move`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub numbers: Vec<u32>,
    /// The digits it names; one that is named twice is there twice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub digits: Vec<String>,
    /// The relations that it excludes where there is no mark.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub relations: Vec<RelationJson>,
    /// Its number, if it has one: a sum, a difference, a count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
}

/// How two cells are related: a kind of mark between cells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RelationJson {
    /// The kind: `difference` (a white dot: 1), `at-least`, `ratio` (a black dot: 2), `sum` (V: 5, X: 10), `greater`,
    /// `equal`.
    pub rule: String,
    /// Its number, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
}

impl RuleJson {
    /// Describes a rule of a board.
    pub(crate) fn new(shape: &Shape, rule: &Rule) -> Self {
        let is_one = rule.numbers.len() == 1;
        Self {
            rule: rule.kind.id().to_owned(),
            cells: name::cells(shape, &rule.cells),
            others: name::cells(shape, &rule.others),
            numbers: if is_one { Vec::new() } else { rule.numbers.clone() },
            digits: rule.digits.iter().map(|&digit| shape.digit_name(digit)).collect(),
            relations: rule.relations.iter().map(|&is| is.into()).collect(),
            number: rule.number().filter(|_| is_one),
        }
    }
    /// The rule described.
    pub(crate) fn read(&self, shape: &Shape) -> Result<Rule, WireError> {
        let field = Field { shape, path: "shape.rules" };
        let digits: Result<Vec<Digit>, _> =
            self.digits.iter().map(|digit| field.digit(digit)).collect();
        let relations = self.relations.iter().map(|is| is.read(field)).collect::<Result<_, _>>()?;
        if self.number.is_some() && !self.numbers.is_empty() {
            return Err(field.wrong(&self.rule, Expected::Kind));
        }
        Ok(Rule {
            kind: Kind::named(&self.rule).ok_or_else(|| field.wrong(&self.rule, Expected::Kind))?,
            cells: field.cells(&self.cells)?,
            others: field.cells(&self.others)?,
            numbers: self.number.into_iter().chain(self.numbers.iter().copied()).collect(),
            digits: digits?,
            relations,
        })
    }
}

impl RelationJson {
    fn read(&self, field: Field<'_>) -> Result<Relation, WireError> {
        let relation = Kind::named(&self.rule).and_then(|kind| Relation::new(kind, self.number));
        relation.ok_or_else(|| field.wrong(&self.rule, Expected::Kind))
    }
}

impl From<Relation> for RelationJson {
    fn from(is: Relation) -> Self {
        Self { rule: is.kind.id().to_owned(), number: is.number }
    }
}
