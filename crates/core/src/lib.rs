//! The board: digits, cells, houses, sets of them, the shapes they form, and the grid of
//! candidates. Pure data; it knows nothing of solving, reading or drawing.
//!
//! ```
//! use whydoku_core::{Cell, Digit, Entry, Puzzle, Shape};
//!
//! let shape = Shape::square(9)?;
//! let mut puzzle = Puzzle::empty(shape);
//! let r1c5 = Cell::at(0, 4, 9);
//! puzzle.set(r1c5, Entry::Given(Digit::from_number(5)));
//! assert_eq!(puzzle.shape().cell_name(r1c5), "r1c5");
//! # Ok::<(), whydoku_core::ShapeError>(())
//! ```
mod bonds;
mod changes;
mod contradiction;
mod geometry;
mod grid;
mod index;
mod line;
mod names;
mod puzzle;
mod random;
mod rules;
mod set;
mod shape;
mod shape_error;
mod stop;
mod symmetry;
mod unknown;

pub use bonds::{Bond, PairRules};
pub use changes::Changes;
pub use contradiction::Contradiction;
pub use geometry::Geometry;
pub use grid::Grid;
pub use index::{Candidate, Cell, Digit, House};
pub use line::LineError;
pub use names::CellNames;
pub use puzzle::{Clash, Entry, Puzzle};
pub use random::Random;
pub use rules::{
    Around, Automaton, Board, Definition, Ends, Everywhere, Fact, Form, Goes, Hue, KNOWS_RULES,
    Kind, MAX_RULED_SIDE, MAX_RULES, Making, Meaning, Move, OutsideClue, OutsideRule, PairTable,
    Part, Relation, Rule, RuleCase, RuleError, Stroke, Theme, Total, Usual, beside, edges,
};
pub use set::{CellIter, CellSet, DigitIter, DigitSet, HouseIter, HouseSet};
pub use shape::{Extra, HouseInfo, HouseKind, MAX_SIDE, Regions, Shape};
pub use shape_error::ShapeError;
pub use stop::Stop;
pub use symmetry::Symmetry;
pub use unknown::UnknownName;
