//! Clauses in addition to those of the shape, with two watched literals each (Moskewicz and others,
//! *Chaff*, 2001): a clause is examined only when one of its two watched literals becomes false.
use crate::propagation::{Conflict, Propagation};

/// Clauses and their watchers.
#[derive(Default)]
pub(crate) struct Learned {
    literals: Vec<i32>,
    /// Where each clause starts in `literals`; the last entry is the end of the last clause.
    starts: Vec<usize>,
    /// Clauses that watch each literal; see [`slot`].
    watchers: Vec<Vec<u32>>,
}

fn slot(literal: i32) -> usize {
    2 * literal.unsigned_abs() as usize + usize::from(literal < 0)
}

impl Learned {
    pub(crate) fn new(variables: usize) -> Self {
        let watchers = vec![Vec::new(); 2 * variables + 2];
        Self { literals: Vec::new(), starts: vec![0], watchers }
    }
    /// Forgets every clause.
    pub(crate) fn clear(&mut self) {
        for clause in self.starts.windows(2) {
            for &literal in &self.literals[clause[0]..clause[1]] {
                self.watchers[slot(literal)].clear();
            }
        }
        self.literals.clear();
        self.starts.truncate(1);
    }
    /// The number of kept clauses. One that holds anyway, or becomes a fact, is not kept.
    pub(crate) fn len(&self) -> usize {
        self.starts.len() - 1
    }
    /// Forgets the clause that was kept last, if there is one.
    pub(crate) fn forget_last(&mut self) {
        let Some(last) = self.len().checked_sub(1) else { return };
        let begin = self.starts[last];
        for watched in [self.literals[begin], self.literals[begin + 1]] {
            self.watchers[slot(watched)].retain(|&clause| clause as usize != last);
        }
        self.literals.truncate(begin);
        self.starts.pop();
    }
    /// Adds a clause and draws the conclusion when all but one of its literals are false.
    /// To be called only where nothing assigned will be undone before the clause is forgotten.
    pub(crate) fn add(&mut self, clause: &[i32], on: &mut Propagation) -> Result<(), Conflict> {
        if clause.iter().any(|&literal| on.value(literal) > 0) {
            return Ok(());
        }
        let begin = self.literals.len();
        self.literals.extend(clause.iter().copied().filter(|&literal| on.value(literal) == 0));
        let new = &mut self.literals[begin..];
        new.sort_unstable();
        let mut kept = begin;
        for at in begin..self.literals.len() {
            if kept == begin || self.literals[kept - 1] != self.literals[at] {
                self.literals[kept] = self.literals[at];
                kept += 1;
            }
        }
        self.literals.truncate(kept);
        match self.literals[begin..] {
            [] => Err(Conflict(0)),
            [only] => {
                self.literals.truncate(begin);
                on.assign(only)
            }
            [first, second, ..] => {
                let clause = (self.starts.len() - 1) as u32;
                self.watchers[slot(first)].push(clause);
                self.watchers[slot(second)].push(clause);
                self.starts.push(self.literals.len());
                Ok(())
            }
        }
    }
    /// Draws every conclusion from the assignments. When the work runs out it stops early, with
    /// `work_left` at zero.
    pub(crate) fn propagate(&mut self, on: &mut Propagation) -> Result<(), Conflict> {
        while let Some(literal) = on.take_next() {
            on.conclude(literal)?;
            self.falsified(-literal, on)?;
        }
        Ok(())
    }
    /// Examines the clauses that watch a literal that has just become false.
    fn falsified(&mut self, literal: i32, on: &mut Propagation) -> Result<(), Conflict> {
        let mut watching = core::mem::take(&mut self.watchers[slot(literal)]);
        let mut kept = 0;
        let mut result = Ok(());
        for at in 0..watching.len() {
            let clause = watching[at];
            let stays = result.is_err() || !self.watch_another(clause as usize, literal, on);
            if stays {
                watching[kept] = clause;
                kept += 1;
                if result.is_ok() {
                    let other = self.literals[self.starts[clause as usize]];
                    result = on.assign(other);
                }
            }
        }
        watching.truncate(kept);
        self.watchers[slot(literal)] = watching;
        result
    }
    /// Makes a clause watch another literal than `lost`, if one is left. If not, the clause keeps its watches
    /// and the other watched literal, which must be true now, comes first.
    fn watch_another(&mut self, clause: usize, lost: i32, on: &Propagation) -> bool {
        let literals = &mut self.literals[self.starts[clause]..self.starts[clause + 1]];
        if literals[0] == lost {
            literals.swap(0, 1);
        }
        if on.value(literals[0]) > 0 {
            return false;
        }
        let Some(other) = (2..literals.len()).find(|&at| on.value(literals[at]) >= 0) else {
            return false;
        };
        literals.swap(1, other);
        self.watchers[slot(literals[1])].push(clause as u32);
        true
    }
}
