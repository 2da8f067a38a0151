//! Where the search branches: the fewest choices for its weight, over the cells and over the
//! digits of each house. The weight of whatever fails grows, as in dom/wdeg (Boussemart and
//! others, "Boosting systematic search by weighting constraints", 2004), and old failures fade.
use super::state::State;

/// What the search branches on, and what failures are counted for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cause {
    Cell(u16),
    House { house: u16, digit: u8 },
}

/// Failures of cells and of digits in houses; newer ones weigh more.
pub(super) struct Weights {
    cells: Vec<f32>,
    houses: Vec<f32>,
    side: usize,
    step: f32,
}

/// A new failure weighs this much more than the one before.
const GROWTH: f32 = 1.02;
/// Beyond this all weights are scaled down.
const LARGEST: f32 = 1e15;
/// No weight falls below this, so that everything can always be chosen.
const SMALLEST: f32 = 1e-18;

impl Weights {
    pub(super) fn new(cells: usize, houses: usize) -> Self {
        Self { cells: vec![1.0; cells], houses: vec![1.0; houses], side: cells.isqrt(), step: 1.0 }
    }
    pub(super) fn blame(&mut self, cause: Cause) {
        match cause {
            Cause::Cell(cell) => self.cells[usize::from(cell)] += self.step,
            Cause::House { house, digit } => {
                self.houses[usize::from(house) * self.side + usize::from(digit)] += self.step;
            }
        }
        self.step *= GROWTH;
        if self.step > LARGEST {
            self.step /= LARGEST;
            for weight in self.cells.iter_mut().chain(&mut self.houses) {
                *weight = (*weight / LARGEST).max(SMALLEST);
            }
        }
    }
}

/// The best choice so far.
struct Best {
    cause: Cause,
    count: u8,
    weight: f32,
}

impl Best {
    fn offer(&mut self, cause: Cause, count: u8, weight: f32) {
        if f32::from(count) * self.weight < f32::from(self.count) * weight {
            *self = Self { cause, count, weight };
        }
    }
}

impl<const W: usize> State<'_, W> {
    pub(super) fn blame(&mut self, cause: Cause) {
        self.weights.blame(cause);
    }
    /// What to branch on. The board must not be filled, and nothing must follow any more.
    pub(super) fn choose(&self) -> Cause {
        let mut best = Best { cause: Cause::Cell(0), count: u8::MAX, weight: f32::MIN_POSITIVE };
        for (cell, (&count, &weight)) in self.left.iter().zip(&self.weights.cells).enumerate() {
            if count > 1 {
                best.offer(Cause::Cell(cell as u16), count, weight);
            }
        }
        let side = self.tables.side();
        let rows = self.places.chunks_exact(side).zip(self.weights.houses.chunks_exact(side));
        for (house, (counts, weights)) in rows.enumerate() {
            for (digit, (&count, &weight)) in counts.iter().zip(weights).enumerate() {
                if count > 1 {
                    let cause = Cause::House { house: house as u16, digit: digit as u8 };
                    best.offer(cause, count, weight);
                }
            }
        }
        best.cause
    }
    /// Adds the choices, the first to try last.
    pub(super) fn choices_of(&self, cause: Cause, choices: &mut Vec<(u16, u8)>) {
        match cause {
            Cause::Cell(cell) => {
                let digits = (0..self.tables.side()).rev();
                let left = digits.filter(|&digit| self.has(cell.into(), digit));
                choices.extend(left.map(|digit| (cell, digit as u8)));
            }
            Cause::House { house, digit } => {
                let cells = self.tables.cells_of(house.into()).iter().rev();
                let left = cells.filter(|&&cell| self.has(cell.into(), digit.into()));
                choices.extend(left.map(|&cell| (cell, digit)));
            }
        }
    }
}
