//! What houses and cages add up to, and what remains: the rule of 45.
use crate::premise::{Balance, Clue};
use whydoku_core::{Cell, House};
use whydoku_words::{Said, Value, message};

/// An equation as a reader follows it: houses have a total, cages account for part of it, and the rest
/// is what some cells add up to.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Equation {
    /// The houses.
    pub houses: Vec<House>,
    /// The cages.
    pub clues: Vec<Clue>,
    /// What the houses add up to.
    pub total: u32,
    /// What the cages add up to.
    pub sum: u32,
    /// What the cells add up to, or by how much they exceed the others.
    pub rest: u32,
    /// The remaining cells.
    pub cells: Vec<Cell>,
    /// The cells that are subtracted from these: those on the other side of the equation.
    pub others: Vec<Cell>,
}

impl Equation {
    /// The houses minus the cages, as a judge adds them up.
    pub fn balance(&self) -> Balance {
        Balance {
            houses: self.houses.iter().map(|&house| (house, 1)).collect(),
            rules: self.clues.iter().map(|clue| (clue.number, -1)).collect(),
        }
    }
    /// The sums of the cages, as a sum: `9 + 8 + 16`.
    fn parts(&self) -> Value {
        let totals = self.clues.iter().filter_map(|clue| clue.rule.total());
        let sums: Vec<String> = totals.map(|total| total.total.to_string()).collect();
        Value::Text(sums.join(" + "))
    }
    /// How it is derived and what it leaves, as the beginning of a sentence.
    pub(super) fn story(&self) -> Vec<Said> {
        let rules = |message| {
            let said = Said::new(message).with("parts", self.parts());
            said.with("sum", Value::Text(self.sum.to_string()))
        };
        let mut story = Vec::new();
        if self.houses.is_empty() {
            story.push(rules(message!("balance-rules")));
        } else {
            let houses = Said::new(message!("balance-houses")).with_all("houses", &self.houses);
            story.push(houses.with("total", Value::Text(self.total.to_string())));
            match self.clues.len() {
                0 => {}
                1 => {
                    let sum = Value::Text(self.sum.to_string());
                    story.push(Said::new(message!("balance-less-one")).with("sum", sum));
                }
                _ => story.push(rules(message!("balance-less"))),
            }
        }
        story.push(self.rest());
        story
    }
    /// What it leaves.
    fn rest(&self) -> Said {
        self.with_cells(Said::new(match (self.cells.len(), self.others.is_empty()) {
            (1, true) => message!("balance-rest-one"),
            (_, true) => message!("balance-rest"),
            (_, false) if self.rest == 0 => message!("balance-rest-same"),
            (_, false) => message!("balance-rest-more"),
        }))
    }
    /// Its name within a sentence.
    pub(super) fn name(&self) -> Said {
        let name = self.with_cells(Said::new(match self.others.is_empty() {
            true => message!("equation-sum"),
            false if self.rest == 0 => message!("equation-same"),
            false => message!("equation-difference"),
        }));
        name.with_all("houses", &self.houses)
    }
    fn with_cells(&self, said: Said) -> Said {
        let mut said = said.with_all("cells", &self.cells);
        if !self.others.is_empty() {
            said = said.with_all("others", &self.others);
        }
        if self.others.is_empty() || self.rest > 0 {
            said = said.with("rest", Value::Text(self.rest.to_string()));
        }
        said
    }
}
