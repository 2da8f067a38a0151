//! Pictures for paper and for programs that do not support SVG: PNG, and PDF booklets and lesson sheets.
//!
//! Everything is painted from the same list of marks as the SVG pictures
//! ([`Drawing`](whydoku_draw::drawing::Drawing)). The digits of a PNG are drawn as strokes, so no
//! machine needs a font for them; a PDF uses Helvetica, which every reader of PDF has. The same
//! input gives the same bytes on every machine: nothing here reads a clock.
//!
//! ```
//! use whydoku_core::{Puzzle, Shape};
//! use whydoku_draw::svg::{Look, drawing};
//!
//! let picture = drawing(&Puzzle::empty(Shape::square(4)?), None, &Look::default());
//! let bytes = whydoku_print::png(&picture, 200)?;
//! assert!(bytes.starts_with(b"\x89PNG"));
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "counts of cells and lengths on paper are small and positive"
)]

mod booklet;
mod glyph;
mod lesson;
mod pdf;
mod png;
mod text;

pub use booklet::{Booklet, PerPage, Sheet, booklet};
pub use lesson::{Lesson, LessonStep, lesson};
pub use pdf::PaperSize;
pub use png::{MOST_PIXELS, PngError, png, png_over, widest};
pub use text::lacking;
