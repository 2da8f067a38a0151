//! A line of a proof: what it says, why it holds, and both in words.
use super::equation::Equation;
use crate::premise::{Clue, Premise};
use whydoku_core::{Candidate, Cell, Digit, House};
use whydoku_words::{LineNumber, Message, Said, message, rule};

/// What a line says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Claim {
    /// This candidate is true.
    True(Candidate),
    /// This candidate is false.
    False(Candidate),
    /// The supposition is impossible.
    Nothing,
}

/// Why a line holds.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Because {
    /// It is supposed. This begins a case, one level deeper; the lines that follow on that level or
    /// deeper hold in this case only.
    Suppose,
    /// The candidate is excluded by the true one of that line.
    Excluded {
        /// The number of the line, from zero.
        by: usize,
    },
    /// All other candidates of the premise are false, or excluded by true ones, as those lines say.
    /// If none is left, that is a contradiction.
    Last {
        /// The fact.
        premise: Premise,
        /// The numbers of the lines, from zero.
        lines: Vec<usize>,
    },
    /// Because of a rule of many cells: once the candidates that those lines rule out are gone, no way
    /// to fill its cells includes this candidate; or there is no way at all, which is a contradiction.
    Ruled {
        /// The rule.
        clue: Clue,
        /// The numbers of the lines, from zero.
        lines: Vec<usize>,
    },
    /// Because of an equation, in the same way.
    Summed {
        /// The equation.
        equation: Box<Equation>,
        /// The numbers of the lines, from zero.
        lines: Vec<usize>,
    },
    /// In each of several cases this holds, or there is a contradiction; and one of the cases
    /// holds. The cases are all candidates of the premise; or a candidate supposed true and then
    /// false; or only the opposite of what the line says.
    Cases {
        /// The fact that one of the cases holds; none if that is self-evident.
        premise: Option<Premise>,
        /// The numbers of the lines that suppose the cases, from zero.
        lines: Vec<usize>,
    },
}

/// A line of a proof.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Line {
    /// How many nested cases it is in: 0 if it holds without supposition.
    pub depth: usize,
    /// What it says.
    pub claim: Claim,
    /// Why it holds.
    pub because: Because,
}

impl Because {
    /// The name of the rule or the equation that says so.
    pub(super) fn name(&self) -> Option<Said> {
        match self {
            Self::Ruled { clue, .. } => Some(rule(&clue.rule)),
            Self::Summed { equation, .. } => Some(equation.name()),
            _ => None,
        }
    }
}

impl Line {
    pub(super) fn premise(&self) -> Option<Premise> {
        match &self.because {
            Because::Suppose | Because::Excluded { .. } => None,
            Because::Last { premise, .. } => Some(premise.clone()),
            Because::Ruled { clue, .. } => Some(Premise::Rule(clue.number)),
            Because::Summed { equation, .. } => Some(Premise::Balance(equation.balance())),
            Because::Cases { premise, .. } => premise.clone(),
        }
    }
    /// What it says, in words.
    pub(super) fn said(&self) -> Said {
        match (self.claim, &self.because) {
            (Claim::True(c), Because::Suppose) => about(message!("net-suppose-true"), c),
            (Claim::False(c), Because::Suppose) => about(message!("net-suppose-false"), c),
            (Claim::False(c), because) => match because.name() {
                Some(name) => about(message!("net-false-by-rule"), c).with("rule", name),
                None => about(message!("net-false"), c),
            },
            (Claim::True(c), Because::Last { premise: Premise::House(house, _), .. }) => {
                about(message!("net-place"), c).with("house", *house)
            }
            (Claim::True(c), _) => about(message!("net-true"), c),
            (Claim::Nothing, Because::Last { premise: Premise::Cell(cell), .. }) => {
                Said::new(message!("net-empty-cell")).with("cell", *cell)
            }
            (Claim::Nothing, Because::Last { premise: Premise::House(house, digit), .. }) => {
                Said::new(message!("net-no-place")).with("house", *house).with("digit", *digit)
            }
            (Claim::Nothing, because) => match because.name() {
                Some(name) => Said::new(message!("net-rule-fails")).with("rule", name),
                None => Said::new(message!("net-nothing")),
            },
        }
    }
    /// What would be impossible, within the sentence that names a supposition.
    pub(super) fn end(&self) -> Option<Said> {
        let of = |message, cell: Cell| Some(Said::new(message).with("cell", cell));
        let there = |message, house: House, digit: Digit| {
            Some(Said::new(message).with("house", house).with("digit", digit))
        };
        match &self.because {
            Because::Last { premise: Premise::Cell(cell), .. } => {
                of(message!("net-end-cell"), *cell)
            }
            Because::Last { premise: Premise::House(house, digit), .. } => {
                there(message!("net-end-house"), *house, *digit)
            }
            Because::Cases { premise: Some(Premise::Cell(cell)), .. } => {
                of(message!("net-end-cases-cell"), *cell)
            }
            Because::Cases { premise: Some(Premise::House(house, digit)), .. } => {
                there(message!("net-end-cases-house"), *house, *digit)
            }
            because => Some(Said::new(message!("net-end-rule")).with("rule", because.name()?)),
        }
    }
    /// The lines it rests on, in words, each by its number.
    pub(super) fn reason(&self, numbers: &[usize]) -> Option<Said> {
        let of = |phrase, lines: &[usize]| named(phrase, lines, numbers);
        match &self.because {
            Because::Suppose => None,
            Because::Excluded { by } => of(message!("net-by"), &[*by]),
            Because::Last { lines, .. }
            | Because::Ruled { lines, .. }
            | Because::Summed { lines, .. } => of(message!("net-by"), lines),
            Because::Cases { premise, lines } => match premise {
                None if lines.len() == 1 => of(message!("net-contrary"), lines),
                _ => of(message!("net-cases"), lines),
            },
        }
    }
}

/// A sentence about a candidate.
pub(super) fn about(message: Message, candidate: Candidate) -> Said {
    Said::new(message).with("cell", candidate.cell).with("digit", candidate.digit)
}

/// The lines on which something rests, by their numbers.
pub(super) fn named(message: Message, lines: &[usize], numbers: &[usize]) -> Option<Said> {
    let mut lines: Vec<LineNumber> =
        lines.iter().filter_map(|&line| numbers.get(line).copied().map(LineNumber)).collect();
    lines.dedup();
    (!lines.is_empty()).then(|| Said::new(message).with_all("lines", &lines))
}
