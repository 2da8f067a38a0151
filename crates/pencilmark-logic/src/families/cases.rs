//! Proofs case by case of what premises force, for arguments that a reader could not check
//! otherwise: which choices there are, and why each fails. The lines are those of a net.
use crate::argument::{Because, Claim, Line};
use crate::context::Ctx;
use crate::premise::{Conclusion, Premise};
use pencilmark_core::Candidate;

/// How many cases are tried for one step. As a rule a few dozen are needed.
const CASES: usize = 2_000;
/// How many lines a reader is expected to follow.
const LINES: usize = 150;

/// A candidate, and whether it is true.
type Literal = (Candidate, bool);

/// The lines of a proof that the premises force the conclusions, the easiest conclusion first.
/// Conclusions that take too many lines are left out; all are if a premise is not about a cell or a
/// house.
pub(crate) fn lines<const W: usize>(
    cx: &Ctx<'_, W>,
    premises: &[Premise],
    conclusions: &[Conclusion],
) -> Vec<Line> {
    let Some(facts) = premises.iter().map(|premise| Fact::new(cx, premise)).collect() else {
        return Vec::new();
    };
    let conflict = |a: Candidate, b: Candidate| {
        let same_digit = a.digit == b.digit;
        let same_cell = a.cell == b.cell;
        same_cell != same_digit && (same_cell || cx.geometry().peers(a.cell).contains(b.cell))
    };
    let mut prover = Prover { facts, conflict: &conflict, cases_left: CASES };
    let mut page = Page::default();
    let mut known = Vec::new();
    let mut open: Vec<Literal> = conclusions
        .iter()
        .map(|&conclusion| (conclusion.candidate(), matches!(conclusion, Conclusion::Place(_))))
        .collect();
    while !open.is_empty() {
        let cases = open.iter().enumerate().filter_map(|(at, &(candidate, truth))| {
            let case = prover.refute((candidate, !truth), &known)?;
            Some((case.length(), at, case))
        });
        let Some((_, at, case)) = cases.min_by_key(|&(length, at, _)| (length, at)) else { break };
        if page.lines.len() + case.length() > LINES {
            break;
        }
        known.push(open.remove(at));
        page.write(&case, 1, &prover.facts);
    }
    page.lines
}

/// A premise and its candidates, one of which is true.
struct Fact {
    premise: Premise,
    alternatives: Vec<Candidate>,
}

impl Fact {
    fn new<const W: usize>(cx: &Ctx<'_, W>, premise: &Premise) -> Option<Self> {
        let alternatives = match *premise {
            Premise::Cell(cell) => {
                let digits = cx.grid.digits(cell).iter();
                digits.map(|digit| Candidate::new(cell, digit)).collect()
            }
            Premise::House(house, digit) => {
                let cells = cx.grid.places(house, digit).iter();
                cells.map(|cell| Candidate::new(cell, digit)).collect()
            }
            _ => return None,
        };
        Some(Self { premise: premise.clone(), alternatives })
    }
}

/// A supposition, what follows from it, and the fact that it leaves without candidates.
struct Case {
    supposed: Literal,
    items: Vec<Item>,
    fact: usize,
    because: Vec<Literal>,
    /// The facts outside the case that it rests on.
    outside: Vec<Literal>,
}

enum Item {
    /// The last candidate of a fact, and what rules out the others.
    Last { candidate: Candidate, fact: usize, because: Vec<Literal> },
    /// The opposite of a case.
    Refuted(Case),
}

impl Item {
    fn says(&self) -> Literal {
        match self {
            Self::Last { candidate, .. } => (*candidate, true),
            Self::Refuted(case) => (case.supposed.0, !case.supposed.1),
        }
    }
    fn because(&self) -> &[Literal] {
        match self {
            Self::Last { because, .. } => because,
            Self::Refuted(case) => &case.outside,
        }
    }
}

impl Case {
    /// How many lines it takes, including the one that draws the conclusion.
    fn length(&self) -> usize {
        let items = self.items.iter().map(|item| match item {
            Item::Last { .. } => 1,
            Item::Refuted(case) => case.length(),
        });
        3 + items.sum::<usize>()
    }
    /// Drops what the end does not need.
    fn without_detours(mut self) -> Self {
        let mut needed = self.because.clone();
        let mut kept = Vec::new();
        for item in self.items.into_iter().rev() {
            if needed.contains(&item.says()) {
                needed.extend_from_slice(item.because());
                kept.push(item);
            }
        }
        kept.reverse();
        let inside = |literal: &Literal| {
            *literal == self.supposed || kept.iter().any(|item| item.says() == *literal)
        };
        needed.retain(|literal| !inside(literal));
        needed.sort_unstable();
        needed.dedup();
        (self.items, self.outside) = (kept, needed);
        self
    }
}

struct Prover<'a> {
    facts: Vec<Fact>,
    conflict: &'a dyn Fn(Candidate, Candidate) -> bool,
    cases_left: usize,
}

impl Prover<'_> {
    /// The case with this supposition, in addition to what is known, if the facts do not allow it.
    fn refute(&mut self, supposed: Literal, known: &[Literal]) -> Option<Case> {
        self.cases_left = self.cases_left.checked_sub(1)?;
        let mut known = known.to_vec();
        known.push(supposed);
        let mut items = Vec::new();
        loop {
            let fact = self.narrowest(&known)?;
            let (open, because) = self.open(fact, &known);
            let item = match open[..] {
                [] => {
                    let outside = Vec::new();
                    let case = Case { supposed, items, fact, because, outside };
                    return Some(case.without_detours());
                }
                [candidate] => Item::Last { candidate, fact, because },
                [candidate, ..] => Item::Refuted(self.refute((candidate, true), &known)?),
            };
            known.push(item.says());
            items.push(item);
        }
    }
    /// The fact with the fewest candidates left among those that are not settled.
    fn narrowest(&self, known: &[Literal]) -> Option<usize> {
        let settled = |fact: &Fact| fact.alternatives.iter().any(|&c| known.contains(&(c, true)));
        let open = (0..self.facts.len()).filter(|&at| !settled(&self.facts[at]));
        open.min_by_key(|&at| {
            let left = self.facts[at].alternatives.iter();
            (left.filter(|candidate| self.ruler(**candidate, known).is_none()).count(), at)
        })
    }
    /// The first of what is known that rules a candidate out.
    fn ruler<'a>(&self, candidate: Candidate, known: &'a [Literal]) -> Option<&'a Literal> {
        known.iter().find(|&&(other, truth)| {
            if truth { (self.conflict)(other, candidate) } else { other == candidate }
        })
    }
    /// The candidates of a fact that are left, and what rules out the others.
    fn open(&self, fact: usize, known: &[Literal]) -> (Vec<Candidate>, Vec<Literal>) {
        let (mut open, mut because) = (Vec::new(), Vec::new());
        for &candidate in &self.facts[fact].alternatives {
            match self.ruler(candidate, known) {
                Some(ruler) => because.push(*ruler),
                None => open.push(candidate),
            }
        }
        because.sort_unstable();
        because.dedup();
        (open, because)
    }
}

/// The lines written so far.
#[derive(Default)]
struct Page {
    lines: Vec<Line>,
    /// What is known where the next line is written, and the line that says so.
    known: Vec<(Literal, usize)>,
}

impl Page {
    /// Writes a case that begins at this depth, and what follows from its failure.
    fn write(&mut self, case: &Case, depth: usize, facts: &[Fact]) {
        let (start, known_before) = (self.lines.len(), self.known.len());
        self.say(depth, case.supposed, Because::Suppose);
        for item in &case.items {
            match item {
                Item::Last { candidate, fact, because } => {
                    let because = self.last(&facts[*fact], because);
                    self.say(depth, (*candidate, true), because);
                }
                Item::Refuted(case) => self.write(case, depth + 1, facts),
            }
        }
        let because = self.last(&facts[case.fact], &case.because);
        self.lines.push(Line { depth, claim: Claim::Nothing, because });
        self.known.truncate(known_before);
        let because = Because::Cases { premise: None, lines: vec![start] };
        self.say(depth - 1, (case.supposed.0, !case.supposed.1), because);
    }
    fn say(&mut self, depth: usize, says: Literal, because: Because) {
        let claim = if says.1 { Claim::True(says.0) } else { Claim::False(says.0) };
        self.known.push((says, self.lines.len()));
        self.lines.push(Line { depth, claim, because });
    }
    fn last(&self, fact: &Fact, because: &[Literal]) -> Because {
        let line = |literal: &Literal| {
            self.known.iter().rev().find(|(known, _)| known == literal).map(|(_, line)| *line)
        };
        let mut lines: Vec<usize> = because.iter().filter_map(line).collect();
        lines.sort_unstable();
        Because::Last { premise: fact.premise.clone(), lines }
    }
}
