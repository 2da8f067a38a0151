//! How often each part of the board has failed so far.

/// What the search branches on, and what failures are counted for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cause {
    Cell(u16),
    House { house: u16, digit: u8 },
}

/// Failures of cells and of digits in houses; newer ones weigh more.
pub(super) struct Weights {
    pub(super) cells: Vec<f32>,
    pub(super) houses: Vec<f32>,
    side: usize,
    step: f32,
}

/// A new failure weighs this much more than the previous one.
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
