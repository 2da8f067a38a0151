//! Human solving. Techniques find [`Step`]s; everything a reader sees of a step (words, notation,
//! a picture, the premises it rests on) is a projection of that plain value, and [`verify`] proves
//! each step from its premises alone, without knowing how it was found.
//!
//! The storage width `W` of [`whydoku_core::Grid`] ends here: [`position`] hides it, and a step
//! has none.
//!
//! ```
//! use whydoku_core::{Cell, Digit, Entry, Puzzle, Shape};
//! use whydoku_logic::{Search, position, render};
//!
//! let mut puzzle = Puzzle::empty(Shape::square(4)?);
//! for (cell, number) in [(0, 1), (1, 2), (14, 3)] {
//!     puzzle.set(Cell::new(cell), Entry::Given(Digit::from_number(number)));
//! }
//! let position = position(&puzzle)?;
//! let step = position.first(&Search::default_order()).expect("one place is left for 3 in row 1");
//! let text = render::plain(position.shape(), &render::explain(&step, position.shape()));
//! assert_eq!(text, "In row 1, r1c4 is the only cell left that can hold 3.");
//! # Ok::<(), whydoku_core::ShapeError>(())
//! ```
mod argument;
mod catalog;
mod chain;
mod context;
mod ended;
mod families;
mod forcing;
mod index;
pub mod lesson;
mod outcome;
mod pages;
mod position;
mod premise;
pub mod render;
mod search;
mod sink;
mod step;
mod telling;
#[cfg(test)]
mod testing;
mod two_spots;
pub mod verify;

pub use argument::{
    Against, Argument, Arm, Because, Case, Chain, Claim, Equation, Fish, Ground, Intersection,
    Kraken, Line, LockedSectors, Net, Node, Part, Pattern, Piece, Ruled, Sector, SelfImage, Single,
    Subset,
};
pub use catalog::{Family, Info, Level, Technique, UnknownTechnique};
pub use ended::Ended;
pub use pages::{page, page_language};
pub use position::{MOST_CELLS, Position, position};
pub use premise::{Balance, Clue, Conclusion, Premise, Turn};
pub use search::Search;
pub use sink::Flow;
pub use step::Step;
pub use two_spots::TwoSpots;
