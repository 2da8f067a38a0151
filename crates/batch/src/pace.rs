//! The size of chunks: small while lines are slow, so that the work is evenly distributed and little of it
//! is in flight; larger while they take almost no time.
use crate::config::Config;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// How long a worker should be busy with a chunk.
const BUSY: Duration = Duration::from_millis(5);

/// The time that bytes take, as last measured.
pub(crate) struct Pace {
    least: usize,
    most: usize,
    /// Nanoseconds that 1024 bytes took; 0 when nothing is known.
    time: AtomicU64,
}

impl Pace {
    pub(crate) fn new(config: &Config<'_>) -> Self {
        let least = config.chunk.max(1);
        Self { least, most: config.largest_chunk.max(least), time: AtomicU64::new(0) }
    }
    /// The size of the next chunk in bytes.
    pub(crate) fn chunk(&self) -> usize {
        let time = self.time.load(Ordering::Relaxed);
        if self.least == self.most || time == 0 {
            return self.least;
        }
        let fitting = BUSY.as_nanos() * 1024 / u128::from(time);
        usize::try_from(fitting).unwrap_or(usize::MAX).clamp(self.least, self.most)
    }
    /// Records how long a chunk took.
    pub(crate) fn learn(&self, bytes: usize, time: Duration) {
        let time = time.as_nanos() * 1024 / bytes.max(1) as u128;
        self.time.store(u64::try_from(time).unwrap_or(u64::MAX).max(1), Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_grow_while_lines_are_quick_and_shrink_when_they_are_slow() {
        let config = Config { chunk: 1024, largest_chunk: 16 << 10, ..Config::default() };
        let pace = Pace::new(&config);
        assert_eq!(pace.chunk(), 1024, "nothing is known at first");
        for (took, chunk) in [(1, 16 << 10), (1_000, 5 << 10), (900_000, 1024), (1, 16 << 10)] {
            pace.learn(1024, Duration::from_micros(took));
            assert_eq!(pace.chunk(), chunk, "{took} us");
        }
        let fixed = Pace::new(&Config { chunk: 100, ..Config::default() });
        fixed.learn(1024, Duration::from_nanos(1));
        assert_eq!(fixed.chunk(), 100);
    }
}
