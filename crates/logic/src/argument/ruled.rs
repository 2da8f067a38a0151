//! What rules beyond houses say about the candidates of their cells.
use super::equation::Equation;
use super::ground::Ground;
use super::ground_words;
use super::rule_case::{self, Case};
use super::{Argument, Reason};
use crate::catalog::Technique;
use crate::outcome::Outcome;
use crate::premise::{Clue, Premise};
use crate::telling::{self, Role, Telling, View};
use whydoku_core::{Candidate, Cell, Digit, DigitSet, Form, House, KNOWS_RULES, Rule, Shape};
use whydoku_words::{Message, Said, Value, message, rule, rule_law};

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
    /// The cases that are left, if a person tells cases apart and they are few.
    pub cases: Vec<Case>,
    /// Why the digits that go are impossible, as far as neither the combinations nor the cases show it.
    pub grounds: Vec<Ground>,
}

impl From<Ruled> for Argument {
    fn from(ruled: Ruled) -> Self {
        Self::Ruled(Box::new(ruled))
    }
}

/// The largest number of combinations that are listed.
pub(crate) const FEW: usize = 12;

impl Ruled {
    /// The combinations as text that is the same in every language: `1+5, 2+4`, `9 = 4+5` or `1-5-2`.
    fn listed(&self) -> Value {
        let one = |way: &Vec<Digit>| match &self.clues[..] {
            [clue] if self.equation.is_none() => filling(&clue.rule, way),
            _ if self.clues.len() > 1 && self.adds_nothing() => joined(way, "-"),
            _ => joined(way, "+"),
        };
        Value::Text(self.combinations.iter().map(one).collect::<Vec<_>>().join(", "))
    }
    /// Whether none of its rules is about a total.
    fn adds_nothing(&self) -> bool {
        self.equation.is_none() && self.clues.iter().all(|clue| clue.rule.totals().is_empty())
    }
    fn rules(&self) -> Value {
        let said: Vec<Said> = self.clues.iter().map(|clue| rule(&clue.rule)).collect();
        Value::all_said(said)
    }
    /// One of two messages: with the combinations, or without them if there are too many.
    fn with_combinations(&self, few: Message, many: Message) -> Said {
        if self.combinations.is_empty() {
            return Said::new(many);
        }
        Said::new(few).with("combinations", self.listed())
    }
    /// Sentences, and then why the digits that go are impossible. `is_listed` says whether the sentences list the
    /// combinations.
    fn with_reasons(
        &self,
        mut said: Vec<Said>,
        is_listed: bool,
        outcome: Outcome<'_>,
    ) -> Vec<Said> {
        let gone = outcome.conclusions.iter().map(|conclusion| conclusion.candidate());
        let gone = gone.filter(|gone| is_listed && self.cells.contains(&gone.cell));
        let listed: DigitSet = self.combinations.iter().flatten().copied().collect();
        let absent: DigitSet =
            gone.map(|gone| gone.digit).filter(|&d| !listed.contains(d)).collect();
        if !absent.is_empty() {
            let digits = Value::Any(absent.iter().map(Into::into).collect());
            said.push(Said::new(message!("ground-absent")).with("digits", digits));
        }
        let names_rules =
            !matches!(outcome.technique, Technique::NakedSingle | Technique::HiddenSingle);
        if !self.cases.is_empty() {
            said.push(rule_case::sentence(&self.cases));
        }
        said.extend(ground_words::sentences(&self.grounds, &self.clues, &self.cells, names_rules));
        said.push(Said::new(message!("ground-end")));
        said
    }
    /// What the rules say, each kind once.
    fn laws(&self) -> Vec<Said> {
        let mut laws: Vec<Said> = Vec::new();
        for law in self.clues.iter().map(|clue| rule_law(&clue.rule)) {
            if !laws.contains(&law) {
                laws.push(law);
            }
        }
        laws
    }
    /// The name of a single rule, and what the rules say.
    fn names_and_laws(&self) -> Vec<Said> {
        let name = |clue: &Clue| {
            Said::new(message!("why-combinations-many")).with("rule", rule(&clue.rule))
        };
        let names =
            if self.clues.len() == 1 { self.clues.iter().map(name).collect() } else { vec![] };
        names.into_iter().chain(self.laws()).collect()
    }
    /// The combinations that are left for a rule, and what it says unless they show it.
    fn combinations_and_law(&self, outcome: Outcome<'_>) -> Vec<Said> {
        let first = self.sentence(outcome);
        match &self.clues[..] {
            [clue] if self.combinations.is_empty() => vec![first, rule_law(&clue.rule)],
            [clue] if !matches!(clue.rule.form(), Form::Group | Form::Diagonal) => {
                vec![rule_law(&clue.rule), first]
            }
            _ => vec![first],
        }
    }
    /// How an equation is derived, and what follows from it.
    fn follow(&self, equation: &Equation, outcome: Outcome<'_>) -> Vec<Said> {
        let follows = self.what_follows(equation, outcome);
        let is_listed = follows.is_some();
        let said = equation.story().into_iter().chain(follows).collect();
        self.with_reasons(said, is_listed, outcome)
    }
    /// What follows from an equation for the combinations of its cells.
    fn what_follows(&self, equation: &Equation, outcome: Outcome<'_>) -> Option<Said> {
        let listed = |message: Message| {
            let said = Said::new(message).with("combinations", self.listed());
            Some(said).filter(|_| !self.combinations.is_empty())
        };
        if outcome.technique == Technique::RuleAndRule {
            let (few, many) = if self.is_of(equation) {
                (message!("balance-beside-rule"), message!("balance-beside-rule-many"))
            } else {
                (message!("balance-allows-rule"), message!("balance-allows-rule-many"))
            };
            return Some(self.with_combinations(few, many).with("rule", self.rules()));
        }
        let is_one = equation.cells.len() == 1 && equation.others.is_empty();
        if is_one || !equation.others.is_empty() {
            return None;
        }
        listed(message!("balance-combinations"))
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

fn joined(digits: &[Digit], between: &str) -> String {
    digits.iter().map(Digit::to_string).collect::<Vec<_>>().join(between)
}

/// A way to fill the cells of a rule: a sum, two sides that are equal, a set, or digits in their order.
fn filling(rule: &Rule, way: &[Digit]) -> String {
    let totals = rule.totals();
    let (is_set, cells) =
        (rule.form() == Form::Corner || rule.definition().meaning.all_differ, rule.cells());
    match &totals[..] {
        [] if is_set => joined(way, " "),
        [] if rule.form() == Form::Arrow => {
            let (pill, shaft) = way.split_at(rule.cells.len().min(way.len()));
            format!("{} = {}", joined(pill, ""), joined(shaft, "+"))
        }
        [total] if total.terms.iter().any(|(_, times)| *times < 0) => {
            let side = |sign: i64| {
                let counts = |cell: &Cell| {
                    total.terms.iter().any(|&(of, times)| of == *cell && times == sign)
                };
                let own = cells.iter().zip(way).filter(|(cell, _)| counts(cell));
                joined(&own.map(|(_, &digit)| digit).collect::<Vec<_>>(), "+")
            };
            format!("{} = {}", side(1), side(-1))
        }
        [_] => joined(way, "+"),
        _ => joined(way, "-"),
    }
}

/// Sentences one after the other; the last is left open.
fn one_after_another(said: Vec<Said>) -> Vec<Said> {
    let next = |(at, said): (usize, Said)| match at {
        0 => said,
        _ => Said::new(message!("ground-law")).with("law", said),
    };
    said.into_iter().enumerate().map(next).collect()
}

impl Ruled {
    /// The sentences of an argument without an equation.
    fn told(&self, outcome: Outcome<'_>) -> Vec<Said> {
        let first = match outcome.technique {
            Technique::NoPartner => self.names_and_laws(),
            Technique::NakedSingle | Technique::HiddenSingle => self.single(outcome),
            Technique::RuleAndRule => vec![self.beside_a_rule()],
            Technique::CommonPeer => {
                let said = Said::new(message!("why-common-peer")).with_all("house", &self.houses);
                vec![said.with("digit", self.digits).with_any("cells", &self.cells)]
            }
            Technique::CrossHouseSubset => {
                let said = Said::new(message!("why-cross-house-subset"));
                let said = said.with_all("cells", &self.cells).with("digits", self.digits);
                return vec![said.with("rules", self.rules())];
            }
            Technique::LinkedCells => {
                let (few, many) = (message!("why-linked-cells"), message!("why-linked-cells-many"));
                let said = self.with_combinations(few, many).with_all("cells", &self.cells);
                vec![said.with("rules", self.rules())]
            }
            Technique::RuleAndHouse => {
                let few = message!("why-rule-and-house");
                let said = self.with_combinations(few, message!("why-rule-and-house-many"));
                let said = said.with_all("house", &self.houses).with("digits", self.digits);
                vec![said.with("rule", self.rules())]
            }
            _ => self.combinations_and_law(outcome),
        };
        self.with_reasons(one_after_another(first), !self.combinations.is_empty(), outcome)
    }
    /// What is placed, and what rules for one cell alone say.
    fn single(&self, outcome: Outcome<'_>) -> Vec<Said> {
        let Some(placed) = outcome.conclusions.first().map(|one| one.candidate()) else {
            return Vec::new();
        };
        let said = match self.houses.first() {
            Some(&house) => Said::new(message!("ground-only-cell")).with("house", house),
            None => Said::new(message!("ground-only-digit")),
        };
        let said = said.with("cell", placed.cell).with("digit", placed.digit);
        let alone =
            self.clues.iter().filter(|clue| clue.rule.definition().meaning.allows.is_some());
        core::iter::once(said).chain(alone.map(|clue| rule_law(&clue.rule))).collect()
    }
    /// The combinations that are left for the first rule beside the other one.
    fn beside_a_rule(&self) -> Said {
        let (few, many) = (message!("why-rule-and-rule"), message!("why-rule-and-rule-many"));
        let said = self.with_combinations(few, many);
        let name = |clue: Option<&Clue>| {
            clue.map_or(Value::Series(vec![]), |clue| rule(&clue.rule).into())
        };
        said.with("rule", name(self.clues.first())).with("other", name(self.clues.last()))
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
    fn sentence(&self, _: Outcome<'_>) -> Said {
        self.with_combinations(message!("why-combinations"), message!("why-combinations-many"))
            .with("rule", self.rules())
    }
    fn story(&self, outcome: Outcome<'_>) -> Vec<Telling> {
        // A program that knows no rules has no such step, and need not contain its words.
        if !KNOWS_RULES {
            return Vec::new();
        }
        let said = match &self.equation {
            Some(equation) => self.follow(equation, outcome),
            None => self.told(outcome),
        };
        said.into_iter().map(Into::into).collect()
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
