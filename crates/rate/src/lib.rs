//! How hard a puzzle is, in the numbers people know. Each rating is an opinion on the same
//! positions: an order in which techniques are tried, a score for each step, a way to combine them.
//! The logic crate knows nothing about them.
mod brief;
pub mod hodoku;
mod scale;
pub mod se;
pub mod whydoku;

pub use brief::Brief;
pub use scale::{NotRated, Rated, RatedStep, Scale, rated};
