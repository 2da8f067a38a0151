//! The pages of a document.
use super::{Content, printed, seen};
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
    /// It is a document; the number of pages with grids that may not have been read.
    Pages(usize),
}

impl Unread {
    /// Says that there is no grid in a file.
    pub(super) fn say_none(&self, file: &Path, common: &Common) {
        let file = file.display().to_string();
        let said = match self {
            Self::Picture => said!("scan-no-grid", { "file": file }),
            Self::Pages(0) => said!("scan-no-grid-document", { "file": file }),
            Self::Pages(_) => return,
        };
        note(said.text(common.language));
    }
    /// Says that there are pages that could not be read, and what would help.
    pub(super) fn say(&self, file: &Path, common: &Common) {
        let Self::Pages(count @ 1..) = *self else { return };
        let file = file.display().to_string();
        let said = if PAINTS {
            said!("scan-not-painted", { "file": file, "count": count })
        } else {
            said!("scan-no-outlines", { "file": file, "count": count })
        };
        note(said.text(common.language));
    }
}

/// The grids of every page of a document.
pub(super) fn read(bytes: Vec<u8>) -> Result<Content, String> {
    let document = Document::open(bytes).map_err(|error| error.to_string())?;
    let (mut grids, mut unread) = (Vec::new(), 0);
    for number in 0..document.pages() {
        let page = Some(number + 1);
        let content = document.page(number);
        let before = grids.len();
        grids.extend(content.printed.into_iter().map(|grid| printed(grid, page)));
        let scanned = content.pictures.iter().flat_map(scan);
        grids.extend(scanned.map(|grid| seen(grid, page)));
        if grids.len() == before && content.has_more {
            match document.painted(number) {
                Some(picture) => {
                    grids.extend(scan(&picture).into_iter().map(|grid| seen(grid, page)));
                }
                None => unread += 1,
            }
        }
    }
    Ok(Content { grids, unread: Unread::Pages(unread) })
}
