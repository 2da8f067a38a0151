//! Puzzles to order. Every puzzle that leaves this crate has exactly one solution, and whatever
//! else was wished for is checked on the finished puzzle, by the ordinary path.
