//! Pictures of a position, and of what a step shows in it. Every picture is drawn from a
//! [`Puzzle`](whydoku_core::Puzzle) and, to show a step, the meanings that
//! [`render::view`](whydoku_logic::render::view) gives to its parts; the appearance of a meaning is
//! decided here and nowhere else.
//!
//! [`text`] draws for terminals, [`svg`] for pages and print; what they share (which cell and which candidate
//! plays which part) is defined above them.
//!
//! ```
//! use whydoku_core::{Cell, Digit, Entry, Puzzle, Shape};
//! use whydoku_draw::text::{self, TextLook};
//!
//! let mut puzzle = Puzzle::empty(Shape::square(4)?);
//! puzzle.set(Cell::new(0), Entry::Given(Digit::from_number(3)));
//! let picture = text::game(&puzzle, None, &TextLook::default());
//! assert!(picture.lines().nth(2).is_some_and(|row| row.trim() == "1 │ 3   │     │"));
//! # Ok::<(), whydoku_core::ShapeError>(())
//! ```
pub mod chart;
pub mod drawing;
mod marks;
#[cfg(feature = "qr")]
pub mod qr;
pub mod svg;
pub mod text;
