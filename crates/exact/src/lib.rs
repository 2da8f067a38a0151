//! The exact solver: finds solutions, counts them up to a limit, and proves that there are no
//! more. It explains nothing.
//!
//! A given or placed digit is fixed, candidates restrict their cell, and a puzzle that contradicts
//! itself simply has no solution. Every shape of `whydoku-core` is accepted. A [`Budget`]
//! bounds the work; an answer says when the budget ran out before everything was known.
//!
//! ```
//! use whydoku_core::{Puzzle, Shape};
//! use whydoku_exact::{Budget, Verdict, count, solve};
//!
//! let empty = Puzzle::empty(Shape::square(4)?);
//! assert_eq!(count(&empty, u64::MAX, &Budget::unlimited()).found, 288);
//! assert!(matches!(solve(&empty, &Budget::unlimited()), Verdict::Several(..)));
//! # Ok::<(), whydoku_core::ShapeError>(())
//! ```
mod another;
mod answer;
mod ask;
mod batch;
mod budget;
mod conflict;
mod drawn;
mod general;
mod nine;
mod pattern;
mod ruled;
mod sat;
mod search;
mod tables;
mod truth;

pub use another::{Another, another_solution};
pub use answer::{Counted, Solution, Verdict, is_solution};
pub use ask::{count, is_unique, solutions, solve};
pub use batch::{Answer, Batch, Brief, Stopped};
pub use budget::Budget;
pub use conflict::{Conflict, conflict, superfluous};
pub use drawn::drawn_solution;
pub use nine::{Backend, Classic, Known, other_solutions, other_solutions_on};
pub use truth::{TrueCandidates, true_candidates};
