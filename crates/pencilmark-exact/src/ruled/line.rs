//! What a walk leaves the cells of its line.
use super::sets::Mask;
use super::state::State;
use super::walk::Walk;

impl State<'_> {
    /// Leaves each cell the digits with which some walk goes to its end.
    pub(super) fn walk(&mut self, cells: &[usize], walk: &Walk) -> bool {
        let words = walk.words();
        let mut layers = core::mem::take(&mut self.layers);
        layers.clear();
        layers.resize(words * (cells.len() + 1), 0);
        layers[0] = 1;
        for (place, &cell) in cells.iter().enumerate() {
            for state in states(&layers, place * words, words) {
                for digit in digits(self.masks[cell]) {
                    if let Some(next) = walk.next(state, place, digit) {
                        layers[(place + 1) * words + next / 64] |= 1 << (next % 64);
                    }
                }
            }
        }
        let last = cells.len() * words;
        for state in states(&layers, last, words) {
            if !walk.accepts(state) {
                layers[last + state / 64] &= !(1 << (state % 64));
            }
        }
        let fine = self.walk_back(cells, walk, &mut layers);
        self.layers = layers;
        fine
    }
    fn walk_back(&mut self, cells: &[usize], walk: &Walk, layers: &mut [u64]) -> bool {
        let words = walk.words();
        for (place, &cell) in cells.iter().enumerate().rev() {
            let mut kept: Mask = 0;
            for state in states(layers, place * words, words) {
                let mut leads_on = false;
                for digit in digits(self.masks[cell]) {
                    let next = walk.next(state, place, digit);
                    let is_alive = next.is_some_and(|next| {
                        layers[(place + 1) * words + next / 64] >> (next % 64) & 1 == 1
                    });
                    if is_alive {
                        kept |= 1 << digit;
                        leads_on = true;
                    }
                }
                if !leads_on {
                    layers[place * words + state / 64] &= !(1 << (state % 64));
                }
            }
            if !self.keep(cell, kept) {
                return false;
            }
        }
        true
    }
}

/// The states of one layer, before it changes.
fn states(layers: &[u64], start: usize, words: usize) -> Vec<usize> {
    let mut found = Vec::new();
    for (word, &set) in layers[start..start + words].iter().enumerate() {
        let mut set = set;
        while set != 0 {
            found.push(word * 64 + set.trailing_zeros() as usize);
            set &= set - 1;
        }
    }
    found
}

fn digits(mut mask: Mask) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let digit = (mask != 0).then_some(mask.trailing_zeros() as usize)?;
        mask &= mask - 1;
        Some(digit)
    })
}
