//! The pages of a document.
use super::{Found, printed, seen};
use crate::args::Common;
use crate::wrap::note;
use std::path::Path;
use whydoku_scan::pdf::{Document, PAINTS};
use whydoku_scan::scan;
use whydoku_words::said;

/// What could not be read of a file.
pub(super) enum Unread {
    /// It is a picture, which was looked at as a whole.
    Picture,
    /// It is a document.
    Pages(Pages),
}

/// Numbers of pages.
#[derive(Clone, Copy, Default)]
pub(super) struct Pages {
    /// Those with grids that may not have been read.
    hidden: usize,
    /// Those that would take too much.
    too_much: usize,
}

impl Unread {
    /// Whether there are pages that would take too much.
    pub(super) fn is_too_much(&self) -> bool {
        matches!(self, Self::Pages(Pages { too_much: 1.., .. }))
    }
    /// Says that there is no grid in a file.
    pub(super) fn say_none(&self, file: &Path, common: &Common) {
        let file = file.display().to_string();
        let said = match self {
            Self::Picture => said!("scan-no-grid", { "file": file }),
            Self::Pages(Pages { hidden: 0, too_much: 0 }) => {
                said!("scan-no-grid-document", { "file": file })
            }
            Self::Pages(_) => return,
        };
        note(said.text(common.language));
    }
    /// Says that there are pages that could not be read, and what would help.
    pub(super) fn say(&self, file: &Path, common: &Common) {
        let Self::Pages(Pages { hidden, too_much }) = *self else { return };
        let file = || file.display().to_string();
        if too_much > 0 {
            let said = said!("scan-too-much", { "file": file(), "count": too_much });
            note(said.text(common.language));
        }
        if hidden == 0 {
            return;
        }
        let said = if PAINTS {
            said!("scan-not-painted", { "file": file(), "count": hidden })
        } else {
            said!("scan-no-outlines", { "file": file(), "count": hidden })
        };
        note(said.text(common.language));
    }
}

/// Reads the pages one after another, and hands over the grids of each, until nobody wants more.
pub(super) fn read(
    bytes: Vec<u8>,
    take: &mut dyn FnMut(Vec<Found>) -> bool,
) -> Result<Unread, String> {
    let document = Document::open(bytes).map_err(|error| error.to_string())?;
    let mut unread = Pages::default();
    for number in 0..document.pages() {
        let page = Some(number + 1);
        let content = document.page(number);
        unread.too_much += usize::from(content.is_too_much);
        let mut grids: Vec<Found> = Vec::new();
        grids.extend(content.printed.into_iter().map(|grid| printed(grid, page)));
        let scanned = content.pictures.iter().flat_map(scan);
        grids.extend(scanned.map(|grid| seen(grid, page)));
        if grids.is_empty() && content.has_more {
            match document.painted(number) {
                Some(picture) => {
                    grids.extend(scan(&picture).into_iter().map(|grid| seen(grid, page)));
                }
                None => unread.hidden += 1,
            }
        }
        if !grids.is_empty() && !take(grids) {
            break;
        }
    }
    Ok(Unread::Pages(unread))
}
