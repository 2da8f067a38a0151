//! Margins: where on a page there may be something.
use super::{Book, BookError};
use crate::booklet::Slot;

/// Points in an inch.
pub(super) const INCH: f64 = 72.0;

/// The margin next to the spine that printers on demand ask for at a number of pages, in points, as Amazon's KDP
/// publishes it: 0.375 inches up to 150 pages, 0.5 up to 300, 0.625 up to 500, 0.75 up to 700, and 0.875 beyond.
///
/// ```
/// assert_eq!(whydoku_print::gutter(150), 27.0);
/// assert_eq!(whydoku_print::gutter(151), 36.0);
/// ```
pub fn gutter(pages: usize) -> f64 {
    let inches = match pages {
        0..=150 => 0.375,
        151..=300 => 0.5,
        301..=500 => 0.625,
        501..=700 => 0.75,
        _ => 0.875,
    };
    inches * INCH
}

/// The height of the line above the puzzles, and of the one with the number of the page.
const HEAD: f64 = 22.0;
const FOOT: f64 = 20.0;

/// The margins of a book.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Area {
    inner: f64,
    outer: f64,
    width: f64,
    height: f64,
}

impl Area {
    /// The margins at this number of pages.
    pub(crate) fn new(book: &Book, pages: usize) -> Result<Self, BookError> {
        let (width, height) = book.layout.paper.points();
        // Half an inch, and on small paper as little as the cutting of the pages allows.
        let usual = (width / 12.0).clamp(0.375 * INCH, 0.5 * INCH);
        let outer = book.layout.outer.map_or(usual, crate::paper::Length::points);
        let inner =
            book.layout.inner.map_or(gutter(pages).max(outer), crate::paper::Length::points);
        let area = Self { inner, outer, width, height };
        if area.content(0).width < 100.0 || area.content(0).height < 100.0 {
            return Err(BookError::Margins);
        }
        Ok(area)
    }
    /// The part of a page inside its margins; `at` is 0 for the first page, a right-hand one.
    pub(crate) fn inside(&self, at: usize) -> Slot {
        let left = if at.is_multiple_of(2) { self.inner } else { self.outer };
        let (width, height) =
            (self.width - self.inner - self.outer, self.height - 2.0 * self.outer);
        Slot { x: left, y: self.outer, width, height }
    }
    /// The part of it between the line above and the number of the page.
    pub(crate) fn content(&self, at: usize) -> Slot {
        let inside = self.inside(at);
        Slot { y: inside.y + HEAD, height: inside.height - HEAD - FOOT, ..inside }
    }
}

/// A part of a page as a grid of parts, in rows.
pub(crate) fn grid(area: Slot, (across, down): (usize, usize), gap: f64) -> Vec<Slot> {
    let width = (area.width - gap * (across as f64 - 1.0)) / across as f64;
    let height = (area.height - gap * (down as f64 - 1.0)) / down as f64;
    let slot = |at: usize| Slot {
        x: area.x + (at % across) as f64 * (width + gap),
        y: area.y + (at / across) as f64 * (height + gap),
        width,
        height,
    };
    (0..across * down).map(slot).collect()
}
