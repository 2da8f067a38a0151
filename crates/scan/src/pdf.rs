//! PDF documents: text is read exactly, and scanned pages are read as photographs. So is a picture of any
//! other page, if the feature `outlines` is on.
mod budget;
mod filters;
mod font;
mod hand;
mod matrix;
mod page;
#[cfg(feature = "outlines")]
mod paint;
/// Without the feature `outlines` no page is painted.
#[cfg(not(feature = "outlines"))]
mod paint {
    use super::budget::Budget;
    use crate::picture::Picture;
    use hayro_syntax::Pdf;
    use hayro_syntax::page::Page;

    pub(super) fn page(_: &Page<'_>, _: &Budget) -> Option<Picture> {
        None
    }
    pub(super) fn is_light(_: &Pdf, _: &Budget) -> bool {
        false
    }
}
mod parts;
mod scanned;
mod unpack;

use crate::files::{FileError, FileKind};
use crate::picture::Picture;
use crate::typeset::PrintedGrid;
use budget::Budget;
use core::cell::OnceCell;
use hayro_syntax::{LoadPdfError, Pdf};

/// An opened document.
pub struct Document {
    pdf: Pdf,
    budget: Budget,
    /// Whether pages can be painted in bounded memory, once that is known.
    can_be_painted: OnceCell<bool>,
}

impl core::fmt::Debug for Document {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Document").field("pages", &self.pages()).finish_non_exhaustive()
    }
}

/// What a page holds.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// Grids that consist of text and lines, in reading order. They are read exactly.
    pub printed: Vec<PrintedGrid>,
    /// If there are none: pictures that fill the page, to be read as photographs.
    pub pictures: Vec<Picture>,
    /// Whether there may be a grid that is in neither: its digits are drawn as outlines, or written in a
    /// font that does not say which characters it has, or its picture is packed in another way.
    /// [`Document::painted`] shows it.
    pub has_more: bool,
    /// Whether it was not read, or not its pictures, because that would take more memory or work than a page may
    /// have, or because the pages before it have taken all that the document may have.
    pub is_too_much: bool,
}

/// Whether [`Document::painted`] can paint pages: whether the feature `outlines` is on.
pub const PAINTS: bool = cfg!(feature = "outlines");

impl Document {
    /// Opens a document.
    ///
    /// # Errors
    /// When the bytes are not a PDF, when it needs a password, or when the parts in which its objects are packed
    /// together unpack to more than 256 MiB, or cannot be measured.
    pub fn open(bytes: Vec<u8>) -> Result<Self, FileError> {
        let why = |error| match error {
            LoadPdfError::Decryption(_) => "it is encrypted, with a password".to_owned(),
            LoadPdfError::Invalid => "it cannot be taken apart".to_owned(),
        };
        let damaged = |why| FileError::Damaged { kind: FileKind::Pdf, why };
        if parts::is_too_much(&bytes) {
            let why = "its list of objects would take hundreds of megabytes, or cannot be measured";
            return Err(damaged(why.to_owned()));
        }
        let budget = Budget::of(bytes.len());
        let pdf = Pdf::new(bytes).map_err(|error| damaged(why(error)))?;
        Ok(Self { pdf, budget, can_be_painted: OnceCell::new() })
    }
    /// How many pages it has.
    pub fn pages(&self) -> usize {
        self.pdf.pages().len()
    }
    /// What is on a page, counted from 0; nothing if there is no such page. Nothing of the page is kept: what
    /// it takes is bounded, and so is what all pages that are asked for take together
    /// ([`Page::is_too_much`]).
    pub fn page(&self, number: usize) -> Page {
        self.budget.turn_page();
        let read = |page| page::read(page, &self.budget);
        self.pdf.pages().get(number).map(read).unwrap_or_default()
    }
    /// A picture of a page that [has more](Page::has_more) than text and scanned pictures, counted from 0.
    ///
    /// `None` if the feature `outlines` is off (see [`PAINTS`]), if there is no such page, or if it cannot
    /// be painted in bounded memory.
    pub fn painted(&self, number: usize) -> Option<Picture> {
        self.budget.turn_page();
        let is_light = || paint::is_light(&self.pdf, &self.budget);
        let page = self.pdf.pages().get(number)?;
        self.can_be_painted.get_or_init(is_light).then(|| paint::page(page, &self.budget)).flatten()
    }
}
