//! A proof in numbered lines: suppositions, what follows from them, and what follows from all cases
//! together.
use super::equation::Equation;
use super::{Argument, Reason};
use crate::outcome::Outcome;
use crate::premise::{Clue, Premise};
use crate::telling::{Role, Telling, View};
use whydoku_core::{Candidate, Cell, Digit, House, Shape};
use whydoku_words::{LineNumber, Message, Said, message, rule, said};

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

/// A proof in lines, each of which rests on earlier ones and at most one fact. What the lines of
/// depth 0 say is proved.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Net {
    /// The lines.
    pub lines: Vec<Line>,
}

impl From<Net> for Argument {
    fn from(net: Net) -> Self {
        Self::Net(net)
    }
}

impl Because {
    /// The name of the rule or the equation that says so.
    fn name(&self) -> Option<Said> {
        match self {
            Self::Ruled { clue, .. } => Some(rule(&clue.rule)),
            Self::Summed { equation, .. } => Some(equation.name()),
            _ => None,
        }
    }
}

impl Line {
    fn premise(&self) -> Option<Premise> {
        match &self.because {
            Because::Suppose | Because::Excluded { .. } => None,
            Because::Last { premise, .. } => Some(premise.clone()),
            Because::Ruled { clue, .. } => Some(Premise::Rule(clue.number)),
            Because::Summed { equation, .. } => Some(Premise::Balance(equation.balance())),
            Because::Cases { premise, .. } => premise.clone(),
        }
    }
    /// What it says, in words.
    fn said(&self) -> Said {
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
    /// The lines it rests on, in words, each by its number.
    fn reason(&self, numbers: &[usize]) -> Option<Said> {
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

fn about(message: Message, candidate: Candidate) -> Said {
    Said::new(message).with("cell", candidate.cell).with("digit", candidate.digit)
}

/// Lines in words, each with its number. A supposition that at once leaves nothing of some fact, and
/// what follows from that, are one line to a reader.
pub(super) fn told(lines: &[Line]) -> Vec<Telling> {
    let mut story = Vec::new();
    // The number that stands for each line in the text.
    let mut numbers: Vec<usize> = Vec::with_capacity(lines.len());
    let mut next = 1;
    while numbers.len() < lines.len() {
        let at = numbers.len();
        let failure = lines[at..].first_chunk().and_then(|three| fails_at_once(at, three));
        let (depth, said, reason, taken) = match failure {
            Some((said, because)) => {
                (lines[at].depth - 1, said, named(message!("net-by"), &because, &numbers), 3)
            }
            None => (lines[at].depth, lines[at].said(), lines[at].reason(&numbers), 1),
        };
        story.push(Telling::Line { number: LineNumber(next), deeper: depth.saturating_sub(1) });
        story.push(said.into());
        story.push(reason.unwrap_or_else(|| said!("net-stop")).into());
        numbers.extend([next].repeat(taken));
        next += 1;
    }
    story
}

/// A candidate that cannot be true, in one line, and the earlier lines on which it rests.
fn fails_at_once(at: usize, [supposed, end, after]: &[Line; 3]) -> Option<(Said, Vec<usize>)> {
    let (Claim::True(candidate), Because::Suppose) = (supposed.claim, &supposed.because) else {
        return None;
    };
    let Because::Last { premise, lines } = &end.because else { return None };
    let contrary = Because::Cases { premise: None, lines: vec![at] };
    if end.claim != Claim::Nothing || after.because != contrary {
        return None;
    }
    let said = match premise {
        Premise::Cell(cell) => {
            about(message!("net-fails-cell"), candidate).with("other-cell", *cell)
        }
        Premise::House(house, digit) => about(message!("net-fails-house"), candidate)
            .with("house", *house)
            .with("other-digit", *digit),
        _ => return None,
    };
    Some((said, lines.iter().copied().filter(|&line| line != at).collect()))
}

/// The lines on which something rests, by their numbers.
fn named(message: Message, lines: &[usize], numbers: &[usize]) -> Option<Said> {
    let mut lines: Vec<LineNumber> =
        lines.iter().filter_map(|&line| numbers.get(line).copied().map(LineNumber)).collect();
    lines.dedup();
    (!lines.is_empty()).then(|| Said::new(message).with_all("lines", &lines))
}

impl Net {
    /// The suppositions at the outset, in the order of the cases.
    fn suppositions(&self) -> impl Iterator<Item = Claim> + '_ {
        let outer = |line: &&Line| line.depth == 1 && line.because == Because::Suppose;
        self.lines.iter().filter(outer).map(|line| line.claim)
    }
}

impl Reason for Net {
    fn homes(&self) -> Vec<House> {
        Vec::new()
    }
    fn premises(&self) -> Vec<Premise> {
        let mut premises: Vec<Premise> = self.lines.iter().filter_map(Line::premise).collect();
        premises.sort_unstable();
        premises.dedup();
        premises
    }
    fn view(&self, view: &mut View) {
        for line in &self.lines {
            match line.claim {
                Claim::True(candidate) if line.depth > 0 => {
                    view.candidates.push((candidate, Role::On));
                }
                Claim::False(candidate) if line.depth > 0 => {
                    view.candidates.push((candidate, Role::Off));
                }
                _ => {}
            }
        }
        view.candidates.sort_unstable();
        view.candidates.dedup();
    }
    fn sentence(&self, _: Outcome<'_>) -> Said {
        Said::new(message!("net-title"))
    }
    fn story(&self, outcome: Outcome<'_>) -> Vec<Telling> {
        let mut story = vec![self.sentence(outcome).into()];
        story.extend(told(&self.lines));
        story
    }
    fn notation(&self, shape: &Shape) -> String {
        let name = |cell: Cell, sign: &str, digit: Digit| {
            format!("{}{sign}{}", shape.cell_name(cell), shape.digit_name(digit))
        };
        let one = |claim: Claim| match claim {
            Claim::True(c) => name(c.cell, "=", c.digit),
            Claim::False(c) => name(c.cell, "<>", c.digit),
            Claim::Nothing => String::new(),
        };
        let cases: Vec<String> = self.suppositions().map(one).collect();
        format!("{} ({} lines)", cases.join(" | "), self.lines.len())
    }
}
