//! `HoDoKu`'s level and score: the sum of what each step of its path costs, and the level of its
//! hardest step, raised when the sum is too high for it.
//!
//! The score depends on which of several possible steps is taken, so this module performs the
//! original's searches in the original's order, queues of singles included. It knows nothing about
//! explanations; the catalogue of `whydoku-logic` appears only in the `profile`.
#![expect(clippy::needless_range_loop, reason = "houses, cells and digits are numbers here")]
mod als;
mod cells;
mod chains;
mod closure;
mod colours;
mod fish;
mod forcing;
mod found;
mod franken;
mod links;
mod loops;
mod memory;
mod order;
mod position;
mod profile;
mod sets;
mod single_digit;
mod solver;
mod state;
mod sue_de_coq;
mod unique;
mod wings;
mod xy_chains;

pub use profile::{Kind, Level, Row};
pub use solver::{Rating, Refusal, Step, rate, rate_until};
