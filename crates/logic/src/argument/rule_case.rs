//! The cases that are left for a rule, as a person tells them apart.
use whydoku_core::{Candidate, Cell, Digit, DigitSet};
use whydoku_words::{Said, Value, message};

/// One of the cases that are left for a rule: what decides, and what other cells can hold then.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Case {
    /// The candidates that are true in this case.
    pub fixed: Vec<Candidate>,
    /// Whether the digits of two fixed candidates may change places, too.
    pub is_either: bool,
    /// The cells that something is known about in this case.
    pub beside: Vec<Cell>,
    /// The sets of different digits that they can hold.
    pub sets: Vec<DigitSet>,
}

/// The largest number of sets that a case lists.
const MOST_SETS: usize = 4;

impl Case {
    /// Whether a candidate is false in this case. The cells of the rule all differ.
    pub(crate) fn excludes(&self, own: Candidate) -> bool {
        let is_held = |one: &Candidate| one.digit == own.digit;
        if self.fixed.iter().any(|one| one.cell == own.cell) {
            return !self
                .fixed
                .iter()
                .any(|one| is_held(one) && (one.cell == own.cell || self.is_either));
        }
        if self.fixed.iter().any(is_held) {
            return true;
        }
        let mut has = self.sets.iter().map(|set| set.contains(own.digit));
        if self.beside.contains(&own.cell) {
            !has.any(|has| has)
        } else {
            has.all(|has| has) && !self.beside.is_empty()
        }
    }
    /// `1 in r1c2 and 9 in r4c2 with 5+8 in r2c2 and r3c2`.
    fn said(&self) -> Said {
        let digits = |digits: Vec<Digit>| Value::All(digits.into_iter().map(Into::into).collect());
        let fixed = if self.is_either {
            let cells: Vec<Cell> = self.fixed.iter().map(|one| one.cell).collect();
            let said = Said::new(message!("case-either")).with_all("cells", &cells);
            said.with("digits", digits(self.fixed.iter().map(|one| one.digit).collect()))
        } else {
            let there = |one: &Candidate| {
                let said = Said::new(message!("ground-there")).with_any("cells", &[one.cell]);
                said.with("digits", digits(vec![one.digit]))
            };
            let said = Said::new(message!("case-fixed"));
            said.with("fixed", Value::all_said(self.fixed.iter().map(there).collect()))
        };
        let sum = |set: &DigitSet| set.iter().map(Digit::number).sum::<usize>();
        let added = |set: &DigitSet| {
            set.iter().map(|digit| digit.to_string()).collect::<Vec<_>>().join("+")
        };
        let listed = || Value::Text(self.sets.iter().map(added).collect::<Vec<_>>().join(", "));
        let rest = || Value::Text(self.sets.first().map_or(0, sum).to_string());
        let beside = match self.sets.len() {
            _ if self.beside.is_empty() => return fixed,
            1 => Said::new(message!("case-with")).with("sets", listed()),
            2..=MOST_SETS => {
                Said::new(message!("case-with-sets")).with("sets", listed()).with("rest", rest())
            }
            _ => Said::new(message!("case-with-sum")).with("rest", rest()),
        };
        beside.with("fixed", fixed).with_all("cells", &self.beside)
    }
}

/// The sentence that lists some cases.
pub(super) fn sentence(cases: &[Case]) -> Said {
    let all = cases.iter().map(Case::said).collect();
    Said::new(message!("ground-cases")).with("cases", Value::Series(all))
}
