//! What a row says about its line, as a number that jobs count.

// See `whydoku_batch::Progress::classes`.

/// There is one solution, or the certificate holds.
pub(crate) const UNIQUE: usize = 0;
/// There is no solution.
pub(crate) const NONE: usize = 1;
/// There are several solutions.
pub(crate) const SEVERAL: usize = 2;
/// The time limit came first.
pub(crate) const UNKNOWN: usize = 3;
/// The certificate does not hold.
pub(crate) const REJECTED: usize = 4;
