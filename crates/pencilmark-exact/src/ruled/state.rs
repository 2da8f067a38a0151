//! A position of the engine for rules, its trail, and where it branches.
use super::model::{Condition, Model};
use super::sets::Mask;
use pencilmark_core::Digit;

/// What a failure adds to the weight of its cells; it grows, so that old failures fade.
const GROWTH: f32 = 1.02;
/// Weights are scaled down beyond this.
const LARGEST: f32 = 1e20;

/// What is tried at one level: the digits of a cell, or the cells of a house for a digit.
pub(super) enum Choice {
    Digits { cell: usize, left: Mask },
    Places { digit: usize, cells: Vec<usize> },
}

impl Choice {
    /// The next to try, as a cell and a digit.
    pub(super) fn next(&mut self) -> Option<(usize, usize)> {
        match self {
            Self::Digits { left: 0, .. } => None,
            Self::Digits { cell, left } => {
                let digit = left.trailing_zeros() as usize;
                *left &= *left - 1;
                Some((*cell, digit))
            }
            Self::Places { digit, cells } => cells.pop().map(|cell| (cell, *digit)),
        }
    }
}

pub(super) struct State<'m> {
    pub(super) model: &'m Model,
    pub(super) masks: Vec<Mask>,
    trail: Vec<(u16, Mask)>,
    /// Cells that have got their digit, which their peers do not know yet.
    pub(super) fixed: Vec<usize>,
    /// Conditions to look at again.
    pub(super) queue: Vec<usize>,
    pub(super) is_queued: Vec<bool>,
    weights: Vec<f32>,
    step: f32,
    /// Room for the sets of states of a walk.
    pub(super) layers: Vec<u64>,
}

impl<'m> State<'m> {
    pub(super) fn new(model: &'m Model) -> Self {
        let (cells, watched) = (model.allowed.len(), model.watched.len());
        Self {
            model,
            masks: vec![(1 << model.side) - 1; cells],
            trail: Vec::new(),
            fixed: Vec::new(),
            queue: (0..watched).collect(),
            is_queued: vec![true; watched],
            weights: vec![1.0; cells],
            step: 1.0,
            layers: Vec::new(),
        }
    }
    pub(super) fn trail_len(&self) -> usize {
        self.trail.len()
    }
    pub(super) fn solution(&self) -> Vec<Digit> {
        self.masks.iter().map(|mask| Digit::new(mask.trailing_zeros() as usize)).collect()
    }
    /// Leaves each cell what the rules leave it by itself; looks at cells of one digit.
    pub(super) fn keep_allowed(&mut self) -> bool {
        let fine = (0..self.masks.len()).all(|cell| self.keep(cell, self.model.allowed[cell]));
        if self.model.side == 1 {
            self.fixed.push(0);
        }
        fine
    }
    /// Leaves a cell only these digits. False when nothing is left.
    pub(super) fn keep(&mut self, cell: usize, digits: Mask) -> bool {
        let old = self.masks[cell];
        let new = old & digits;
        if new == old {
            return true;
        }
        self.trail.push((cell as u16, old));
        self.masks[cell] = new;
        if new == 0 {
            self.blame(&[cell]);
            return false;
        }
        if new.is_power_of_two() {
            self.fixed.push(cell);
        }
        for &number in &self.model.of_cell[cell] {
            if !self.is_queued[number] {
                self.is_queued[number] = true;
                self.queue.push(number);
            }
        }
        true
    }
    /// Takes everything back to an earlier length of the trail.
    pub(super) fn undo(&mut self, length: usize) {
        for (cell, mask) in self.trail.drain(length..).rev() {
            self.masks[usize::from(cell)] = mask;
        }
    }
    /// Draws what follows from the changes so far. False when they contradict a rule.
    pub(super) fn propagate(&mut self) -> bool {
        let fine = self.settle();
        if !fine {
            self.fixed.clear();
            for number in self.queue.drain(..) {
                self.is_queued[number] = false;
            }
        }
        fine
    }
    fn settle(&mut self) -> bool {
        loop {
            while let Some(cell) = self.fixed.pop() {
                let rest = !self.masks[cell];
                let model = self.model;
                if !model.peers[cell].iter().all(|&peer| self.keep(peer, rest)) {
                    self.blame(&[cell]);
                    return false;
                }
            }
            let Some(number) = self.queue.pop() else { return true };
            self.is_queued[number] = false;
            let watched = &self.model.watched[number];
            if !self.look_at(watched) {
                self.blame(&watched.cells);
                return false;
            }
        }
    }
    /// Makes the cells of a failure weigh more.
    fn blame(&mut self, cells: &[usize]) {
        self.step *= GROWTH;
        let part = self.step / f32::from(cells.len() as u16);
        for &cell in cells {
            self.weights[cell] += part;
        }
        if self.step > LARGEST {
            self.step /= LARGEST;
            for weight in &mut self.weights {
                *weight = (*weight / LARGEST).max(f32::MIN_POSITIVE);
            }
        }
    }
    /// What to branch on; none when every cell has its digit.
    pub(super) fn choose(&self) -> Option<Choice> {
        let open = |cell: &usize| self.masks[*cell].count_ones() > 1;
        let score =
            |cell: usize| self.weights[cell] / f32::from(self.masks[cell].count_ones() as u8);
        let best =
            (0..self.masks.len()).filter(open).max_by(|&a, &b| score(a).total_cmp(&score(b)))?;
        let own = Choice::Digits { cell: best, left: self.masks[best] };
        if self.masks[best].count_ones() == 2 {
            return Some(own);
        }
        Some(self.two_places(best).unwrap_or(own))
    }
    /// A digit of the cell that has two places in a house of it.
    fn two_places(&self, cell: usize) -> Option<Choice> {
        let houses = self.model.of_cell[cell].iter().map(|&number| &self.model.watched[number]);
        for house in houses.filter(|watched| matches!(watched.condition, Condition::House)) {
            let mut left = self.masks[cell];
            while left != 0 {
                let digit = left.trailing_zeros() as usize;
                left &= left - 1;
                let places = house.cells.iter().filter(|&&c| self.masks[c] >> digit & 1 == 1);
                let cells: Vec<usize> = places.copied().collect();
                if cells.len() == 2 {
                    return Some(Choice::Places { digit, cells });
                }
            }
        }
        None
    }
}
