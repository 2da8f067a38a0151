//! Random numbers for drawing and training. They use only operations that every machine rounds alike, such as
//! additions, multiplications and square roots, so that a seed gives the same weights everywhere.
use whydoku_core::Random;

/// A seeded source of the numbers that drawing and training need.
pub(crate) struct Dice(Random);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Random::new(seed))
    }
    /// A number from 0 to 1, exclusive.
    pub(crate) fn unit(&mut self) -> f32 {
        (self.0.next_u64() >> 40) as f32 / (1 << 24) as f32
    }
    pub(crate) fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }
    pub(crate) fn chance(&mut self, probability: f32) -> bool {
        self.unit() < probability
    }
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0.below(end)
    }
    pub(crate) fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        self.0.shuffle(items);
    }
    /// A number from nearly a normal distribution: the sum of twelve uniform ones.
    pub(crate) fn bell(&mut self, deviation: f32) -> f32 {
        let sum: f32 = (0..12).map(|_| self.unit()).sum();
        (sum - 6.0) * deviation
    }
    /// A random direction, as a vector of length one.
    pub(crate) fn direction(&mut self) -> (f32, f32) {
        loop {
            let (x, y) = (self.between(-1.0, 1.0), self.between(-1.0, 1.0));
            let square = x * x + y * y;
            if (0.01..1.0).contains(&square) {
                return (x / square.sqrt(), y / square.sqrt());
            }
        }
    }
}

/// The exponential function, from operations that are rounded alike on every machine.
pub(crate) fn exp(x: f32) -> f32 {
    if x < -80.0 {
        return 0.0;
    }
    let x = x.min(80.0);
    let halvings = (x * core::f32::consts::LOG2_E).round();
    let rest = x - halvings * core::f32::consts::LN_2;
    let series = [1.0 / 720.0, 1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0];
    let value = series.iter().fold(0.0, |sum: f32, factor| sum * rest + factor);
    value * f32::from_bits(((halvings as i32 + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponential_matches_the_library_except_for_rounding() {
        for x in [-79.0_f32, -3.3, -0.2, 0.0, 0.7, 5.5, 30.0] {
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-5, "{x}");
        }
        assert!(exp(-200.0).abs() < f32::EPSILON);
    }
    #[test]
    fn the_bell_has_the_requested_deviation() {
        let mut dice = Dice::new(3);
        let drawn: Vec<f32> = (0..4000).map(|_| dice.bell(2.0)).collect();
        let square = drawn.iter().map(|x| x * x).sum::<f32>() / 4000.0;
        assert!((3.6..4.4).contains(&square), "{square}");
    }
}
