//! What rules beyond houses say about the candidates of their cells.
use super::equation::Equation;
use super::{Argument, Reason};
use crate::catalog::Technique;
use crate::outcome::Outcome;
use crate::premise::{Clue, Conclusion, Premise};
use crate::telling::{self, Role, Telling, View};
use whydoku_core::{Candidate, Cell, Digit, DigitSet, House, Shape};
use whydoku_words::{Message, Said, Value, message, rule};

/// Rules, and what their cells can still hold.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Ruled {
    /// The rules.
    pub clues: Vec<Clue>,
    /// The facts it rests on.
    pub premises: Vec<Premise>,
    /// The houses that take part.
    pub houses: Vec<House>,
    /// The digits in question, if only some matter: those of a cell, or those that a house needs.
    pub digits: DigitSet,
    /// The cells whose candidates matter. For an equation, those that count towards it.
    pub cells: Vec<Cell>,
    /// The ways to fill the remaining cells, if they are few: digits that add up are ascending,
    /// others in the order of the cells.
    pub combinations: Vec<Vec<Digit>>,
    /// An equation that takes part.
    pub equation: Option<Box<Equation>>,
}

impl From<Ruled> for Argument {
    fn from(ruled: Ruled) -> Self {
        Self::Ruled(ruled)
    }
}

/// The largest number of combinations that are listed.
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
    /// One of two messages: with the combinations, or without them if there are too many.
    fn with_combinations(&self, few: Message, many: Message, between: &str) -> Said {
        if self.combinations.is_empty() {
            return Said::new(many);
        }
        Said::new(few).with("combinations", self.listed(between))
    }
    /// How an equation is derived, and what follows from it.
    fn follow(&self, equation: &Equation, outcome: Outcome<'_>) -> Vec<Telling> {
        let mut story = equation.story();
        story.push(self.what_follows(equation, outcome));
        story.into_iter().map(Into::into).collect()
    }
    /// What follows from an equation for the candidates of its cells, or of cells outside it.
    fn what_follows(&self, equation: &Equation, outcome: Outcome<'_>) -> Said {
        if outcome.technique == Technique::RuleAndRule {
            let (few, many) = if self.is_of(equation) {
                (message!("balance-beside-rule"), message!("balance-beside-rule-many"))
            } else {
                (message!("balance-allows-rule"), message!("balance-allows-rule-many"))
            };
            return self.with_combinations(few, many, "+").with("rule", self.rules());
        }
        let own_cell = |conclusion: &Conclusion| self.cells.contains(&conclusion.candidate().cell);
        if !outcome.conclusions.iter().any(own_cell) {
            let (few, many) = (message!("balance-peers"), message!("balance-peers-many"));
            return self.with_combinations(few, many, "+");
        }
        if !equation.others.is_empty() {
            return Said::new(message!("balance-many"));
        }
        if equation.cells.len() == 1 {
            return Said::new(message!("balance-end"));
        }
        self.with_combinations(message!("balance-combinations"), message!("balance-many"), "+")
    }
    /// The cells of rules and equations other than those whose candidates matter.
    fn beside(&self) -> Vec<Cell> {
        if !self.digits.is_empty() {
            return Vec::new(); // It is about a digit, and the cells are all that count.
        }
        let of_rules = self.clues.iter().flat_map(|clue| clue.rule.cells());
        let sides = |equation: &Equation| [&equation.cells[..], &equation.others].concat();
        let of_equation = self.equation.as_deref().into_iter().flat_map(sides);
        let mut cells: Vec<Cell> =
            of_rules.chain(of_equation).filter(|cell| !self.cells.contains(cell)).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }
    /// Whether the cells whose candidates matter are those of the equation.
    fn is_of(&self, equation: &Equation) -> bool {
        let count = equation.cells.len() + equation.others.len();
        let belongs = |cell| equation.cells.contains(cell) || equation.others.contains(cell);
        self.cells.len() == count && self.cells.iter().all(belongs)
    }
}

impl Reason for Ruled {
    fn homes(&self) -> Vec<House> {
        let of_equation = self.equation.iter().flat_map(|equation| &equation.houses);
        self.houses.iter().chain(of_equation).copied().collect()
    }
    fn premises(&self) -> Vec<Premise> {
        self.premises.clone()
    }
    fn view(&self, view: &mut View) {
        view.houses.extend(self.homes().into_iter().map(|house| (house, Role::Base)));
        view.cells.extend(self.beside().into_iter().map(|cell| (cell, Role::SetB)));
        let others = self.equation.as_ref().map_or(&[][..], |equation| &equation.others);
        for &cell in &self.cells {
            let role = if others.contains(&cell) { Role::SetB } else { Role::Defining };
            view.cells.push((cell, role));
            let marks = self.digits.iter().map(|digit| Candidate::new(cell, digit));
            view.candidates.extend(marks.map(|candidate| (candidate, role)));
        }
    }
    fn sentence(&self, outcome: Outcome<'_>) -> Said {
        let rules = self.rules();
        if let (Technique::RuleAndRule, [own, other]) = (outcome.technique, &self.clues[..]) {
            let (few, many) = (message!("why-rule-and-rule"), message!("why-rule-and-rule-many"));
            let said = self.with_combinations(few, many, "+").with("rule", rule(&own.rule));
            return said.with("other", rule(&other.rule));
        }
        match outcome.technique {
            Technique::NoPartner => Said::new(message!("why-no-partner"))
                .with_all("cell", &self.cells)
                .with("digits", Value::Any(self.digits.iter().map(Into::into).collect()))
                .with("rules", rules),
            Technique::CommonPeer => Said::new(message!("why-common-peer"))
                .with_all("house", &self.houses)
                .with("digit", self.digits)
                .with_any("cells", &self.cells)
                .with("rules", rules),
            Technique::CrossHouseSubset => Said::new(message!("why-cross-house-subset"))
                .with_all("cells", &self.cells)
                .with("digits", self.digits)
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
    fn story(&self, outcome: Outcome<'_>) -> Vec<Telling> {
        match &self.equation {
            Some(equation) => self.follow(equation, outcome),
            None => vec![self.sentence(outcome).into()],
        }
    }
    fn notation(&self, shape: &Shape) -> String {
        let cells = telling::cells(&self.cells, shape);
        let about = if self.digits.is_empty() {
            cells
        } else {
            format!("{} in {cells}", telling::digits(self.digits, shape))
        };
        match &self.homes()[..] {
            [] => about,
            homes => format!("{}: {about}", telling::houses(homes, shape)),
        }
    }
}
