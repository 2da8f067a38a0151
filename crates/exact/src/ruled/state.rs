//! A position of the engine for rules, its trail, and the choice of where to branch.
use super::line::Layers;
use super::model::Model;
use super::open::Open;
use super::sets::Mask;
use whydoku_core::Digit;

/// With each failure, the amount that a failure adds to a weight grows by this factor, so that old failures
/// slowly lose influence.
const GROWTH: f32 = 1.001;
/// When the amount exceeds this, all weights are scaled down.
const LARGEST: f32 = 1e20;

/// The alternatives at one level of the search: the digits of a cell, or the places of a digit in a house.
pub(super) enum Choice {
    Digits { cell: usize, left: Mask },
    Places { digit: usize, cells: Vec<usize> },
}

impl Choice {
    /// How many alternatives are left.
    pub(super) fn count(&self) -> u32 {
        match self {
            Self::Digits { left, .. } => left.count_ones(),
            Self::Places { cells, .. } => cells.len() as u32,
        }
    }
    /// The next cell and digit to try; preferred digits come first.
    pub(super) fn next(&mut self, preferred: &[Mask]) -> Option<(usize, usize)> {
        match self {
            Self::Digits { left: 0, .. } => None,
            Self::Digits { cell, left } => {
                let first = *left & preferred[*cell];
                let digit = if first == 0 { *left } else { first }.trailing_zeros();
                *left &= !(1 << digit);
                Some((*cell, digit as usize))
            }
            Self::Places { digit, cells } => cells.pop().map(|cell| (cell, *digit)),
        }
    }
}

pub(super) struct State<'m> {
    pub(super) model: &'m Model,
    pub(super) masks: Vec<Mask>,
    trail: Vec<(u16, Mask)>,
    /// Cells that have just got their digit, which must still be removed from their peers.
    pub(super) fixed: Vec<usize>,
    /// Conditions to check again, as bits, the lowest index first.
    queue: Vec<u64>,
    /// The digits of each cell that are tried first.
    pub(super) preferred: Vec<Mask>,
    weights: Vec<f32>,
    step: f32,
    /// Reused memory for the states of walks.
    pub(super) states: Vec<u64>,
    /// Reused memory for the fillings of lines.
    pub(super) layers: Option<Box<Layers>>,
    /// Reused memory for the groups of totals.
    pub(super) open: Vec<Open>,
}

impl<'m> State<'m> {
    pub(super) fn new(model: &'m Model) -> Self {
        let cells = model.allowed.len();
        let mut queue = vec![0; model.queue_words];
        for number in 0..model.watched.len() {
            queue[number / 64] |= 1 << (number % 64);
        }
        Self {
            model,
            masks: vec![(1 << model.side) - 1; cells],
            trail: Vec::new(),
            fixed: Vec::new(),
            queue,
            preferred: vec![0; cells],
            weights: vec![1.0; cells],
            step: 1.0,
            states: Vec::new(),
            layers: None,
            open: Vec::new(),
        }
    }
    pub(super) fn trail_len(&self) -> usize {
        self.trail.len()
    }
    pub(super) fn solution(&self) -> Vec<Digit> {
        self.masks.iter().map(|mask| Digit::new(mask.trailing_zeros() as usize)).collect()
    }
    /// Keeps in each cell the digits that the rules allow there, and handles the board with a single digit.
    pub(super) fn keep_allowed(&mut self) -> bool {
        let fine = (0..self.masks.len()).all(|cell| self.keep(cell, self.model.allowed[cell]));
        if self.model.side == 1 {
            self.fixed.push(0);
        }
        fine
    }
    /// Keeps only these digits in a cell. False if none remains.
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
        let words = self.model.queue_words;
        for (word, bits) in self.queue.iter_mut().zip(&self.model.asks[cell * words..]) {
            *word |= bits;
        }
        true
    }
    /// Undoes all changes since the trail had this length.
    pub(super) fn undo(&mut self, length: usize) {
        for (cell, mask) in self.trail.drain(length..).rev() {
            self.masks[usize::from(cell)] = mask;
        }
    }
    /// Propagates the changes so far. False if they contradict a rule.
    pub(super) fn propagate(&mut self) -> bool {
        let fine = self.settle();
        if !fine {
            self.fixed.clear();
            self.queue.fill(0);
        }
        fine
    }
    fn settle(&mut self) -> bool {
        loop {
            while let Some(cell) = self.fixed.pop() {
                let digit = self.masks[cell];
                let model = self.model;
                for &peer in &model.peers[cell] {
                    if self.masks[usize::from(peer)] & digit != 0
                        && !self.keep(usize::from(peer), !digit)
                    {
                        self.blame(&[cell]);
                        return false;
                    }
                }
            }
            let Some(at) = self.queue.iter().position(|&word| word != 0) else { return true };
            let word = &mut self.queue[at];
            let number = at * 64 + word.trailing_zeros() as usize;
            *word &= *word - 1;
            let watched = &self.model.watched[number];
            if !self.look_at(watched) {
                self.blame(&watched.cells);
                return false;
            }
        }
    }
    /// Places a digit in a cell, and propagates that. False if it contradicts a rule.
    pub(super) fn take(&mut self, cell: usize, digit: usize) -> bool {
        let fine = self.keep(cell, 1 << digit) && self.propagate();
        if !fine {
            self.blame_choice(cell);
        }
        fine
    }
    /// A remaining digit that is in neither set of its cell, in the best cell to branch on that has such a digit.
    pub(super) fn unseen(&self, seen: &[Mask], put_off: &[Mask]) -> Option<(usize, usize)> {
        let left = |cell: usize| self.masks[cell] & !seen[cell] & !put_off[cell];
        let cell = self.best(|cell| left(cell) != 0)?;
        Some((cell, left(cell).trailing_zeros() as usize))
    }
    /// Increases the weights of the cells of a condition that failed.
    fn blame(&mut self, cells: &[usize]) {
        let part = self.step / f32::from(cells.len() as u16);
        for &cell in cells {
            self.weights[cell] += part;
        }
    }
    /// Increases the weight of the cell whose choice led to a failure, once for each failure.
    fn blame_choice(&mut self, cell: usize) {
        self.weights[cell] += self.step;
        self.step *= GROWTH;
        if self.step > LARGEST {
            self.step /= LARGEST;
            for weight in &mut self.weights {
                *weight = (*weight / LARGEST).max(f32::MIN_POSITIVE);
            }
        }
    }
    /// Sets the weight of each cell by the number of conditions on it.
    pub(super) fn weigh_by_conditions(&mut self) {
        for (cell, weight) in self.weights.iter_mut().enumerate() {
            *weight = f32::from(1 + self.model.asked(cell));
        }
    }
    /// Makes all weights equal again.
    pub(super) fn level_weights(&mut self) {
        self.weights.fill(1.0);
        self.step = 1.0;
    }
    /// Of the wanted cells, the one with the largest weight in relation to its number of digits.
    fn best(&self, is_wanted: impl Fn(usize) -> bool) -> Option<usize> {
        let mut best = None;
        for (cell, (&mask, &weight)) in self.masks.iter().zip(&self.weights).enumerate() {
            if is_wanted(cell) {
                let count = f32::from(mask.count_ones() as u8);
                // The square makes a small number of choices more important than a large weight.
                let score = weight / (count * count);
                if best.is_none_or(|(_, most)| score >= most) {
                    best = Some((cell, score));
                }
            }
        }
        best.map(|(cell, _)| cell)
    }
    /// Where to branch; `None` if every cell has its digit.
    pub(super) fn choose(&self) -> Option<Choice> {
        let best = self.best(|cell| !self.masks[cell].is_power_of_two())?;
        let own = Choice::Digits { cell: best, left: self.masks[best] };
        // Branching on places is no quicker, but the promised order of solutions depends on it.
        if !self.model.order_is_promised || self.masks[best].count_ones() == 2 {
            return Some(own);
        }
        Some(self.two_places(best).unwrap_or(own))
    }
    /// A digit of the cell with exactly two places in one of the cell's houses.
    fn two_places(&self, cell: usize) -> Option<Choice> {
        let houses = self.model.houses_of[cell].iter().map(|&number| &self.model.watched[number]);
        for house in houses {
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
