//! Where the search branches: the fewest choices for its weight, over the cells and over the
//! digits of each house. The weight of whatever fails grows, as in dom/wdeg (Boussemart and
//! others, "Boosting systematic search by weighting constraints", 2004), and old failures fade.
use super::state::State;
use super::weights::Cause;

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
    /// What to branch on. The board must not be filled, and nothing more may follow.
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
