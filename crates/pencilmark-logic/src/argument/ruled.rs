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
    /// The equation as a reader follows it: what it adds up, what is left, and what follows.
    fn sums(&self, sums: &Sums, step: &Step) -> Vec<Telling> {
        let own: Vec<Cell> =
            self.cells.iter().copied().filter(|cell| !sums.others.contains(cell)).collect();
        let mut story = self.added_up(sums);
        story.push(left_over(sums, &own));
        story.push(self.what_follows(sums, own.len() == 1, step));
        story.into_iter().map(Into::into).collect()
    }
    /// What the houses and the rules of the equation come to.
    fn added_up(&self, sums: &Sums) -> Vec<Said> {
        let rules = |message| {
            let said = Said::new(message).with("parts", self.cages());
            said.with("sum", Value::Text(sums.sum.to_string()))
        };
        if self.houses.is_empty() {
            return vec![rules(message!("balance-rules"))];
        }
        let houses = Said::new(message!("balance-houses")).with_all("houses", &self.houses);
        let mut story = vec![houses.with("total", Value::Text(sums.total.to_string()))];
        if !self.clues.is_empty() {
            story.push(rules(message!("balance-less")));
        }
        story
    }
    /// What follows from the equation for the candidates of its cells, or beside them.
    fn what_follows(&self, sums: &Sums, is_one: bool, step: &Step) -> Said {
        let own_cell = |conclusion: &Conclusion| self.cells.contains(&conclusion.candidate().cell);
        if !step.conclusions.iter().any(own_cell) {
            let (few, many) = (message!("balance-peers"), message!("balance-peers-many"));
            return self.with_combinations(few, many, "+");
        }
        if !sums.others.is_empty() {
            return Said::new(message!("balance-many"));
        }
        if is_one {
            return Said::new(message!("balance-end"));
        }
        self.with_combinations(message!("balance-combinations"), message!("balance-many"), "+")
    }
}

/// What an equation leaves for the cells that count for it.
fn left_over(sums: &Sums, own: &[Cell]) -> Said {
    let message = match (own.len(), sums.others.is_empty()) {
        (1, true) => message!("balance-rest-one"),
        (_, true) => message!("balance-rest"),
        (_, false) if sums.rest == 0 => message!("balance-rest-same"),
        (_, false) => message!("balance-rest-more"),
    };
    let mut said = Said::new(message).with_all("cells", own);
    if !sums.others.is_empty() {
        said = said.with_all("others", &sums.others);
    }
    if sums.others.is_empty() || sums.rest > 0 {
        said = said.with("rest", Value::Text(sums.rest.to_string()));
    }
    said
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
