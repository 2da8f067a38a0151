//! PDF documents: text is read exactly, and scanned pages are read as photographs.
mod font;
mod hand;
mod matrix;
mod page;
mod scanned;
mod unpack;

use crate::files::{FileError, FileKind};
use crate::picture::Picture;
use crate::typeset::PrintedGrid;
use hayro_syntax::{LoadPdfError, Pdf};

/// An opened document.
pub struct Document {
    pdf: Pdf,
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
}

impl Document {
    /// Opens a document.
    ///
    /// # Errors
    /// When the bytes are not a PDF, when it needs a password, or when a part of it unpacks to more
    /// than the largest picture has.
    pub fn open(bytes: Vec<u8>) -> Result<Self, FileError> {
        let why = |error| match error {
            LoadPdfError::Decryption(_) => "it is encrypted, with a password".to_owned(),
            LoadPdfError::Invalid => "it cannot be taken apart".to_owned(),
        };
        let damaged = |why| FileError::Damaged { kind: FileKind::Pdf, why };
        if unpack::is_bomb(&bytes) {
            return Err(damaged("a part of it unpacks to hundreds of megabytes".to_owned()));
        }
        Ok(Self { pdf: Pdf::new(bytes).map_err(|error| damaged(why(error)))? })
    }
    /// How many pages it has.
    pub fn pages(&self) -> usize {
        self.pdf.pages().len()
    }
    /// What is on a page, counted from 0; nothing if there is no such page.
    pub fn page(&self, number: usize) -> Page {
        self.pdf.pages().get(number).map(page::read).unwrap_or_default()
    }
}
