//! Pictures for paper and for programs that do not support SVG: PNG, and PDF booklets and lesson sheets.
//!
//! Everything is painted from the same list of marks as the SVG pictures
//! ([`Drawing`](whydoku_draw::drawing::Drawing)). The digits of a PNG are drawn as strokes, so no
//! machine needs a font for them; a PDF embeds the
//! letters that it uses of its fonts. The same
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

mod book;
mod booklet;
mod document;
mod embed;
mod font;
mod glyph;
mod lesson;
mod letters;
mod page;
mod paper;
mod per_page;
mod png;
mod structure;
mod tag;
mod text;

pub use book::{
    Answers, Book, BookError, Bound, Cover, Inks, Layout, Passage, Section, Stock, Words, book,
    book_and_tell, cover, gutter,
};
pub use booklet::{Booklet, Sheet, booklet};
pub use document::Day;
pub use font::{FontError, Fonts, lacking};
pub use lesson::{Lesson, LessonStep, lesson};
pub use paper::{Length, PaperSize};
pub use per_page::PerPage;
pub use png::{MOST_PIXELS, PngError, png, png_over, widest};
