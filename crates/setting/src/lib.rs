//! What the setter of a puzzle asks, answered with the exact solver and, where a person can follow, with steps.
//!
//! | question | answer |
//! |---|---|
//! | why is there no solution? | [`why()`]: a small set of givens and rules that cannot hold together |
//! | what could go? | [`superfluous`]: each given and rule that is not needed, and many that can go together |
//! | which candidates are true? | [`counts()`]: in how many solutions each of them is |
//! | what could be added? | [`suggest()`]: clues of a chosen kind that make it unique, or that replace givens |
//!
//! Every search ends with a budget, and every answer says whether the search was finished.
//!
//! ```
//! use whydoku_core::Puzzle;
//! use whydoku_exact::Budget;
//! use whydoku_setting::{Item, superfluous};
//!
//! let puzzle: Puzzle = "12.43.21214.4312".parse()?;
//! let spare = superfluous(&puzzle, &Budget::unlimited()).unwrap();
//! assert!(spare.together.len() > spare.alone.len() / 2);
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
mod counts;
mod item;
mod spare;
mod suggest;
mod why;

pub use counts::{Counts, counts};
pub use item::{Item, items, without};
pub use spare::{Superfluous, superfluous};
pub use suggest::{Suggested, Suggestions, Wish, suggest};
pub use why::{Why, why};
