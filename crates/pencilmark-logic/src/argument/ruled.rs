//! What rules beyond houses say of the candidates of their cells.
use super::{Argument, Reason};
use crate::catalog::Technique;
use crate::premise::{Clue, Conclusion, Premise};
use crate::step::Step;
use crate::telling::{self, Role, Telling, View};
use pencilmark_core::{Candidate, Cell, Digit, DigitSet, House, Rule, Shape};
use pencilmark_words::{Message, Said, Value, message, rule};

/// Rules, and what their cells can still hold.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Ruled {
    /// The rules.
    pub clues: Vec<Clue>,
    /// The facts it rests on.
    pub premises: Vec<Premise>,
    /// The houses that take part.
    pub houses: Vec<House>,
    /// The digits in question, if there are special ones: those of a cell, or those that a house needs.
    pub digits: DigitSet,
    /// The cells whose candidates matter. Of an equation those that count for it.
    pub cells: Vec<Cell>,
    /// The ways to fill the cells that are left, if they are few: digits that add up are ascending,
    /// others in the order of the cells.
    pub combinations: Vec<Vec<Digit>>,
    /// The equation that houses and rules come to.
    pub sums: Option<Sums>,
}

/// An equation as a reader follows it: houses hold so much, rules so much of it, and the rest is left.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Sums {
    /// What the houses add up to.
    pub total: u32,
    /// What the rules add up to.
    pub sum: u32,
    /// What the cells add up to, or by how much that is more than the others.
    pub rest: u32,
    /// The cells that count against the others.
    pub others: Vec<Cell>,
}

impl From<Ruled> for Argument {
    fn from(ruled: Ruled) -> Self {
        Self::Ruled(ruled)
    }
}

/// The most combinations that are listed.
pub(crate) const FEW: usize = 12;

impl Ruled {
    /// The combinations as text that is the same in every language: `1+5, 2+4` or `152, 251`.
    fn listed(&self, between: &str) -> Value {
        let one = |digits: &Vec<Digit>| {
            digits.iter().map(Digit::to_string).collect::<Vec<_>>().join(between)
        };
        Value::Text(self.combinations.iter().map(one).collect::<Vec<_>>().join(", "))
    }
    fn rules(&self) -> Value {
        let said: Vec<Said> = self.clues.iter().map(|clue| rule(&clue.rule)).collect();
        Value::Series(said)
    }
    /// The sums of the cages, as a sum: `9 + 8 + 16`.
    fn cages(&self) -> Value {
        let sum = |clue: &Clue| match &clue.rule {
            Rule::Cage { sum: Some(sum), .. } | Rule::LittleKiller { sum, .. } => Some(*sum),
            _ => None,
        };
        let sums: Vec<String> =
            self.clues.iter().filter_map(sum).map(|sum| sum.to_string()).collect();
        Value::Text(sums.join(" + "))
    }
    /// One of two messages: with the combinations, or without where they are too many.
    fn with_combinations(&self, few: Message, many: Message, between: &str) -> Said {
        if self.combinations.is_empty() {
            return Said::new(many);
        }
        Said::new(few).with("combinations", self.listed(between))
    }
    /// How the equation comes about.
    fn sums(&self, sums: &Sums, step: &Step) -> Vec<Telling> {
        let mut story = Vec::new();
        let text = |number: u32| Value::Text(number.to_string());
        let rules =
            |message| Said::new(message).with("parts", self.cages()).with("sum", text(sums.sum));
        if self.houses.is_empty() {
            story.push(rules(message!("balance-rules")).into());
        } else {
            let houses = Said::new(message!("balance-houses"));
            story.push(
                houses.with_all("houses", &self.houses).with("total", text(sums.total)).into(),
            );
            if !self.clues.is_empty() {
                story.push(rules(message!("balance-less")).into());
            }
        }
        let others: Vec<Cell> = sums.others.clone();
        let own: Vec<Cell> =
            self.cells.iter().copied().filter(|cell| !others.contains(cell)).collect();
        let is_same = !others.is_empty() && sums.rest == 0;
        let rest = match (own.len(), others.is_empty()) {
            (1, true) => Said::new(message!("balance-rest-one")),
            (_, true) => Said::new(message!("balance-rest")),
            (_, false) if is_same => Said::new(message!("balance-rest-same")),
            (_, false) => Said::new(message!("balance-rest-more")),
        };
        let is_one = own.len() == 1 && others.is_empty();
        let mut rest = rest.with_all("cells", &own);
        if !others.is_empty() {
            rest = rest.with_all("others", &others);
        }
        if !is_same {
            rest = rest.with("rest", text(sums.rest));
        }
        story.push(rest.into());
        let own_cell = |conclusion: &Conclusion| self.cells.contains(&conclusion.candidate().cell);
        let outside = !step.conclusions.iter().any(own_cell);
        story.push(
            match (outside, is_one) {
                (true, _) => self.with_combinations(
                    message!("balance-peers"),
                    message!("balance-peers-many"),
                    "+",
                ),
                (false, true) => Said::new(message!("balance-end")),
                (false, false) if others.is_empty() => self.with_combinations(
                    message!("balance-combinations"),
                    message!("balance-many"),
                    "+",
                ),
                (false, false) => Said::new(message!("balance-many")),
            }
            .into(),
        );
        story
    }
}

impl Reason for Ruled {
    fn homes(&self) -> Vec<House> {
        self.houses.clone()
    }
    fn premises(&self) -> Vec<Premise> {
        self.premises.clone()
    }
    fn view(&self, view: &mut View) {
        view.houses.extend(self.houses.iter().map(|&house| (house, Role::Base)));
        let others = self.sums.as_ref().map_or(&[][..], |sums| &sums.others);
        for &cell in &self.cells {
            let role = if others.contains(&cell) { Role::SetB } else { Role::Defining };
            view.cells.push((cell, role));
            let marks = self.digits.iter().map(|digit| Candidate::new(cell, digit));
            view.candidates.extend(marks.map(|candidate| (candidate, role)));
        }
    }
    fn sentence(&self, step: &Step) -> Said {
        let rules = self.rules();
        match step.technique {
            Technique::NoPartner => Said::new(message!("why-no-partner"))
                .with_all("cell", &self.cells)
                .with("digits", Value::Any(self.digits.iter().map(Into::into).collect()))
                .with("rules", rules),
            Technique::CommonPeer => Said::new(message!("why-common-peer"))
                .with_all("house", &self.houses)
                .with("digit", self.digits)
                .with_any("cells", &self.cells)
                .with("rules", rules),
            Technique::LinkedCells => self
                .with_combinations(
                    message!("why-linked-cells"),
                    message!("why-linked-cells-many"),
                    "-",
                )
                .with_all("cells", &self.cells)
                .with("rules", rules),
            Technique::RuleAndHouse => self
                .with_combinations(
                    message!("why-rule-and-house"),
                    message!("why-rule-and-house-many"),
                    "+",
                )
                .with_all("house", &self.houses)
                .with("digits", self.digits)
                .with("rule", rules),
            Technique::RequiredDigits => self
                .with_combinations(message!("why-rule-peers"), message!("why-rule-peers-many"), "+")
                .with("rule", rules),
            _ => self
                .with_combinations(
                    message!("why-combinations"),
                    message!("why-combinations-many"),
                    "+",
                )
                .with("rule", rules),
        }
    }
    fn story(&self, step: &Step) -> Vec<Telling> {
        match &self.sums {
            Some(sums) => self.sums(sums, step),
            None => vec![self.sentence(step).into()],
        }
    }
    fn notation(&self, shape: &Shape) -> String {
        let cells = telling::cells(&self.cells, shape);
        match (self.houses.is_empty(), self.digits.is_empty()) {
            (true, true) => cells,
            (true, false) => format!("{} in {cells}", telling::digits(self.digits, shape)),
            (false, true) => format!("{}: {cells}", telling::houses(&self.houses, shape)),
            (false, false) => format!(
                "{}: {} in {cells}",
                telling::houses(&self.houses, shape),
                telling::digits(self.digits, shape)
            ),
        }
    }
}
