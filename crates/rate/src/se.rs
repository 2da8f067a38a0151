//! Sudoku Explainer's rating, exactly, and fast.
//!
//! The rating is that of version 1.2.1 with two defects fixed (see [`Options`]) and with the one
//! unspecified order of that program settled: the removals of a nested deduction are visited by cell,
//! then by digit. The order in which techniques are tried, and hints within a technique, is part
//! of the rating; it lives here and nowhere else.
//!
//! Three numbers in tenths: ER is the score of the hardest step of the whole solution, EP that of the hardest
//! up to and including the first that fills a cell, ED that of the first step.
mod ahead;
mod aligned;
mod als_wings;
mod ancestry;
mod below;
mod branch;
mod bug;
mod changes;
mod collect;
mod conclude;
mod crew;
mod fish;
mod forcing;
mod ground;
mod grow;
mod hint;
mod joint;
mod levels;
mod links;
mod locked;
mod loop_types;
mod loops;
mod memory;
mod multiple;
mod nest;
mod options;
mod position;
mod producers;
mod proof;
mod rater;
mod score;
mod singles;
mod strong_links;
mod subsets;
mod tables;
mod technique;
mod wings;

pub use crew::Crew;
pub use options::{Options, Table};
pub use rater::{Error, Rater, Rating, Step, rate, steps};
pub use score::{Extra, Score};
pub use technique::{Nesting, Technique};
