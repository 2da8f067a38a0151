//! What premises say about candidates, and what follows from candidates that are known to be true or
//! false. Candidates and facts are numbered, and what a candidate rules out is looked up, because a
//! proof asks the same questions thousands of times.
use crate::context::Ctx;
use crate::premise::{Conclusion, Premise};
use whydoku_core::Candidate;

/// The number of a candidate, and whether it is true.
pub(super) type Literal = (usize, bool);

/// Premises about cells and houses: one of the candidates of each is true.
pub(super) struct Facts {
    pub(super) premises: Vec<Premise>,
    /// The candidates of the premises and conclusions, in order.
    pub(super) candidates: Vec<Candidate>,
    /// For each fact, its candidates.
    alternatives: Vec<Vec<usize>>,
    /// For each candidate, the facts that it would settle.
    settles: Vec<Vec<usize>>,
    /// For each candidate, those that it would rule out.
    rules_out: Vec<Vec<usize>>,
}

impl Facts {
    /// `None` if a premise is not about a cell or a house.
    pub(super) fn new<const W: usize>(
        cx: &Ctx<'_, W>,
        premises: &[Premise],
        conclusions: &[Conclusion],
    ) -> Option<Self> {
        let premise_candidates: Vec<Vec<Candidate>> =
            premises.iter().map(|premise| candidates_of(cx, premise)).collect::<Option<_>>()?;
        let concluded = conclusions.iter().map(|conclusion| conclusion.candidate());
        let mut candidates: Vec<Candidate> =
            premise_candidates.iter().flatten().copied().chain(concluded).collect();
        candidates.sort_unstable();
        candidates.dedup();
        let conflict = |a: Candidate, b: Candidate| {
            let same_digit = a.digit == b.digit;
            let same_cell = a.cell == b.cell;
            same_cell != same_digit && (same_cell || cx.geometry().peers(a.cell).contains(b.cell))
        };
        let ruled_out_by = |&a: &Candidate| {
            (0..candidates.len()).filter(|&b| conflict(a, candidates[b])).collect()
        };
        let mut facts = Self {
            premises: premises.to_vec(),
            alternatives: Vec::new(),
            settles: vec![Vec::new(); candidates.len()],
            rules_out: candidates.iter().map(ruled_out_by).collect(),
            candidates,
        };
        for (fact, alternatives) in premise_candidates.into_iter().enumerate() {
            let alternatives: Vec<usize> = alternatives.into_iter().map(|c| facts.at(c)).collect();
            for &candidate in &alternatives {
                facts.settles[candidate].push(fact);
            }
            facts.alternatives.push(alternatives);
        }
        Some(facts)
    }
    /// The number of a candidate of a premise or a conclusion.
    pub(super) fn at(&self, candidate: Candidate) -> usize {
        self.candidates.partition_point(|other| *other < candidate)
    }
    fn ruled_out_by<'a>(&'a self, literal: &'a Literal) -> &'a [usize] {
        match literal {
            (candidate, true) => &self.rules_out[*candidate],
            (candidate, false) => std::slice::from_ref(candidate),
        }
    }
}

/// The candidates one of which is true, if the premise is about a cell or a house.
fn candidates_of<const W: usize>(cx: &Ctx<'_, W>, premise: &Premise) -> Option<Vec<Candidate>> {
    match *premise {
        Premise::Cell(cell) => {
            let digits = cx.grid.digits(cell).iter();
            Some(digits.map(|digit| Candidate::new(cell, digit)).collect())
        }
        Premise::House(house, digit) => {
            let cells = cx.grid.places(house, digit).iter();
            Some(cells.map(|cell| Candidate::new(cell, digit)).collect())
        }
        _ => None,
    }
}

/// What is known of the candidates, and what that rules out.
pub(super) struct Known<'a> {
    facts: &'a Facts,
    literals: Vec<Literal>,
    /// For each candidate, which literal was the first to rule it out.
    rulers: Vec<Option<usize>>,
    /// For each fact, how many candidates are left.
    left: Vec<usize>,
    /// For each fact, how many of its candidates are known to be true.
    settled: Vec<usize>,
}

impl<'a> Known<'a> {
    pub(super) fn new(facts: &'a Facts) -> Self {
        Self {
            facts,
            literals: Vec::new(),
            rulers: vec![None; facts.candidates.len()],
            left: facts.alternatives.iter().map(Vec::len).collect(),
            settled: vec![0; facts.alternatives.len()],
        }
    }
    pub(super) fn count(&self) -> usize {
        self.literals.len()
    }
    pub(super) fn push(&mut self, literal: Literal) {
        let at = self.literals.len();
        self.literals.push(literal);
        for &candidate in self.facts.ruled_out_by(&literal) {
            if self.rulers[candidate].is_none() {
                self.rulers[candidate] = Some(at);
                for &fact in &self.facts.settles[candidate] {
                    self.left[fact] -= 1;
                }
            }
        }
        if let (candidate, true) = literal {
            for &fact in &self.facts.settles[candidate] {
                self.settled[fact] += 1;
            }
        }
    }
    /// Forgets everything but the first literals.
    pub(super) fn truncate(&mut self, count: usize) {
        while self.literals.len() > count {
            self.pop();
        }
    }
    fn pop(&mut self) {
        let Some(literal) = self.literals.pop() else { return };
        let at = self.literals.len();
        for &candidate in self.facts.ruled_out_by(&literal) {
            if self.rulers[candidate] == Some(at) {
                self.rulers[candidate] = None;
                for &fact in &self.facts.settles[candidate] {
                    self.left[fact] += 1;
                }
            }
        }
        if let (candidate, true) = literal {
            for &fact in &self.facts.settles[candidate] {
                self.settled[fact] -= 1;
            }
        }
    }
    /// The fact with the fewest candidates left among those that are not settled.
    pub(super) fn narrowest(&self) -> Option<usize> {
        let open = (0..self.left.len()).filter(|&fact| self.settled[fact] == 0);
        open.min_by_key(|&fact| (self.left[fact], fact))
    }
    /// The candidates of a fact that are left, and what rules out the others.
    pub(super) fn open(&self, fact: usize) -> (Vec<usize>, Vec<Literal>) {
        let (mut open, mut because) = (Vec::new(), Vec::new());
        for &candidate in &self.facts.alternatives[fact] {
            match self.rulers[candidate] {
                Some(ruler) if because.contains(&self.literals[ruler]) => {}
                Some(ruler) => because.push(self.literals[ruler]),
                None => open.push(candidate),
            }
        }
        (open, because)
    }
}
