//! Puzzles to order. Every puzzle that leaves this crate has exactly one solution, and every other
//! requested property is checked on the finished puzzle, by the ordinary path.
//!
//! A [`Request`] describes the puzzle, a [`Maker`] makes it from a seed. Attempts are independent of
//! each other, so front ends may distribute them over threads: the puzzles are the same.
//!
//! ```
//! use whydoku_core::{Shape, Stop};
//! use whydoku_generate::{Maker, Request};
//!
//! let maker = Maker::new(Request { minimal: true, ..Request::new(Shape::square(9)?) })?;
//! let made = maker.make(1, 0..10, Stop::NEVER);
//! assert_eq!(made.len(), 10);
//! assert_eq!(made[3], maker.make(1, 3..4, Stop::NEVER)[0]);
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
mod cells;
mod clues;
mod difficulty;
mod digger;
mod draft;
mod ease;
mod exchange;
mod filled;
mod jigsaw;
mod kinds;
mod maker;
mod minimize;
mod mirror;
mod near;
mod nine;
mod pattern;
mod product;
mod request;
mod ruled;
mod seed;
mod singles;
mod technique;
mod thin;
mod unavoidable;
mod unbiased;
mod wide;

pub use difficulty::{Difficulty, Rated};
pub use filled::random_board;
pub use jigsaw::random_jigsaw;
pub use kinds::RuleKind;
pub use maker::Maker;
pub use minimize::{NotMinimised, every_minimal_of, minimal_of};
pub use mirror::Mirror;
pub use near::TooMany;
pub use product::{Generated, Product};
pub use request::{BoardChoice, Impossible, Near, Request};
pub use seed::random_of;
pub use technique::Need;
pub use unbiased::weight;
pub use wide::random_filled;
