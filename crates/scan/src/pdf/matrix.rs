//! Places on a page, and how they are transformed: the six numbers of a PDF matrix.

/// A place, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Place {
    pub(super) x: f64,
    pub(super) y: f64,
}

/// x becomes ax + cy + e, and y becomes bx + dy + f.
#[derive(Clone, Copy, Debug)]
pub(super) struct Matrix(pub(super) [f64; 6]);

impl Matrix {
    pub(super) const SAME: Self = Self([1.0, 0.0, 0.0, 1.0, 0.0, 0.0]);

    pub(super) const fn moved(x: f64, y: f64) -> Self {
        Self([1.0, 0.0, 0.0, 1.0, x, y])
    }
    /// This transformation, followed by another.
    pub(super) fn then(self, other: Self) -> Self {
        let axis = |at: usize| {
            let (x, y) = (self.0[at], self.0[at + 1]);
            let along = |to: usize| x * other.0[to] + y * other.0[to + 2];
            [along(0), along(1)]
        };
        let (right, down, start) = (axis(0), axis(2), axis(4));
        let (x, y) = (start[0] + other.0[4], start[1] + other.0[5]);
        Self([right[0], right[1], down[0], down[1], x, y])
    }
    pub(super) fn of(self, x: f64, y: f64) -> Place {
        let along = |to: usize| x * self.0[to] + y * self.0[to + 2] + self.0[to + 4];
        Place { x: along(0), y: along(1) }
    }
    /// The factor by which lengths grow, on average.
    pub(super) fn scale(self) -> f64 {
        let [a, b, c, d, ..] = self.0;
        (a * d - b * c).abs().sqrt()
    }
    /// The factor by which heights grow.
    pub(super) fn height(self) -> f64 {
        self.0[2].hypot(self.0[3])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matrices_apply_from_left_to_right() {
        let larger = Matrix([2.0, 0.0, 0.0, 3.0, 0.0, 0.0]);
        assert_eq!(Matrix::moved(1.0, 1.0).then(larger).of(0.0, 0.0), Place { x: 2.0, y: 3.0 });
        assert_eq!(larger.then(Matrix::moved(1.0, 1.0)).of(0.0, 0.0), Place { x: 1.0, y: 1.0 });
        assert!((larger.scale() - 6.0_f64.sqrt()).abs() < 1e-12);
        assert!((larger.height() - 3.0).abs() < 1e-12);
    }
}
