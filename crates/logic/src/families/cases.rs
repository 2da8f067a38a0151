//! Proofs case by case of what premises force, for arguments that a reader could not check
//! otherwise: which choices there are, and why each fails. The lines are those of a net.
mod facts;

use crate::argument::{Because, Claim, Line};
use crate::context::Ctx;
use crate::premise::{Conclusion, Premise};
use facts::{Facts, Known, Literal};

/// How many cases are tried for one step. As a rule a few dozen are needed.
const CASES: usize = 2_000;
/// How many lines a reader is expected to follow.
const LINES: usize = 150;

/// The lines of a proof that the premises force the conclusions, the easiest conclusion first.
/// Conclusions that take too many lines are left out; all are if a premise is not about a cell or a
/// house.
pub(crate) fn lines<const W: usize>(
    cx: &Ctx<'_, W>,
    premises: &[Premise],
    conclusions: &[Conclusion],
) -> Vec<Line> {
    let Some(facts) = Facts::new(cx, premises, conclusions) else {
        return Vec::new();
    };
    let mut prover = Prover { known: Known::new(&facts), cases_left: CASES };
    let mut page = Page::new(&facts);
    let mut open: Vec<Literal> = conclusions
        .iter()
        .map(|conclusion| {
            (facts.at(conclusion.candidate()), matches!(conclusion, Conclusion::Place(_)))
        })
        .collect();
    while !open.is_empty() {
        let cases = open.iter().enumerate().filter_map(|(at, &(candidate, truth))| {
            let case = prover.refute((candidate, !truth))?;
            Some((case.length(), at, case))
        });
        let Some((_, at, case)) = cases.min_by_key(|&(length, at, _)| (length, at)) else { break };
        if page.lines.len() + case.length() > LINES {
            break;
        }
        prover.known.push(open.remove(at));
        page.write(&case, 1);
    }
    page.lines
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
    Last { candidate: usize, fact: usize, because: Vec<Literal> },
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
        for literal in needed {
            if !self.outside.contains(&literal) {
                self.outside.push(literal);
            }
        }
        self.items = kept;
        self
    }
}

struct Prover<'a> {
    known: Known<'a>,
    cases_left: usize,
}

impl Prover<'_> {
    /// The case with this supposition, in addition to what is known, if the facts do not allow it.
    fn refute(&mut self, supposed: Literal) -> Option<Case> {
        let before = self.known.count();
        let case = self.refute_and_keep(supposed);
        self.known.truncate(before);
        case
    }
    /// The same; what follows within the case is known afterwards.
    fn refute_and_keep(&mut self, supposed: Literal) -> Option<Case> {
        self.cases_left = self.cases_left.checked_sub(1)?;
        self.known.push(supposed);
        let mut items = Vec::new();
        loop {
            let fact = self.known.narrowest()?;
            let (open, because) = self.known.open(fact);
            let item = match open[..] {
                [] => {
                    let outside = Vec::new();
                    let case = Case { supposed, items, fact, because, outside };
                    return Some(case.without_detours());
                }
                [candidate] => Item::Last { candidate, fact, because },
                [candidate, ..] => Item::Refuted(self.refute((candidate, true))?),
            };
            self.known.push(item.says());
            items.push(item);
        }
    }
}

/// The lines written so far.
struct Page<'a> {
    facts: &'a Facts,
    lines: Vec<Line>,
    /// What is known where the next line is written, and the line that says so.
    known: Vec<(Literal, usize)>,
}

impl<'a> Page<'a> {
    fn new(facts: &'a Facts) -> Self {
        Self { facts, lines: Vec::new(), known: Vec::new() }
    }
    /// Writes a case that begins at this depth, and what follows from its failure.
    fn write(&mut self, case: &Case, depth: usize) {
        let (start, known_before) = (self.lines.len(), self.known.len());
        self.say(depth, case.supposed, Because::Suppose);
        for item in &case.items {
            match item {
                Item::Last { candidate, fact, because } => {
                    let because = self.last(*fact, because);
                    self.say(depth, (*candidate, true), because);
                }
                Item::Refuted(case) => self.write(case, depth + 1),
            }
        }
        let because = self.last(case.fact, &case.because);
        self.lines.push(Line { depth, claim: Claim::Nothing, because });
        self.known.truncate(known_before);
        let because = Because::Cases { premise: None, lines: vec![start] };
        self.say(depth - 1, (case.supposed.0, !case.supposed.1), because);
    }
    fn say(&mut self, depth: usize, says: Literal, because: Because) {
        let candidate = self.facts.candidates[says.0];
        let claim = if says.1 { Claim::True(candidate) } else { Claim::False(candidate) };
        self.known.push((says, self.lines.len()));
        self.lines.push(Line { depth, claim, because });
    }
    fn last(&self, fact: usize, because: &[Literal]) -> Because {
        let line = |literal: &Literal| {
            self.known.iter().rev().find(|(known, _)| known == literal).map(|(_, line)| *line)
        };
        let mut lines: Vec<usize> = because.iter().filter_map(line).collect();
        lines.sort_unstable();
        Because::Last { premise: self.facts.premises[fact].clone(), lines }
    }
}
