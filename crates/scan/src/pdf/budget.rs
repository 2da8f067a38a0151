//! How much a document may unpack and draw. It is counted where memory is taken and work is done, not
//! where a document promises what it will need.
use core::cell::Cell;

/// What a page may take, in bytes, without its pictures: no page that a person can read needs more.
const PAGE: u64 = 128 << 20;
/// What its pictures may take: the largest that is read, with three bytes per pixel, or several smaller ones.
const PICTURES: u64 = 200 << 20;
/// What all pages together may take. They are read one after another and let go, so this bounds time...
const DOCUMENT: u64 = 1 << 30;
/// ...and a long document may take more: so many bytes for each of its own.
const PER_BYTE: u64 = 256;
/// What taking apart a part or an operation costs, however short it is.
pub(super) const LEAST: usize = 128;

/// What is taken for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum For {
    /// What is needed to read the page. If there is not enough, nothing of the page is read.
    Page,
    /// A picture, without which the page can be read.
    Picture,
}

/// What is left.
pub(super) struct Budget {
    document: Cell<u64>,
    page: Cell<u64>,
    pictures: Cell<u64>,
    /// Whether the page needs more than there is, and whether its pictures do.
    is_over: Cell<[bool; 2]>,
}

impl Budget {
    /// The budget of a document of this length.
    pub(super) fn of(length: usize) -> Self {
        let document = DOCUMENT.saturating_add(PER_BYTE.saturating_mul(length as u64));
        Self {
            document: Cell::new(document),
            page: Cell::new(PAGE),
            pictures: Cell::new(PICTURES),
            is_over: Cell::new([false; 2]),
        }
    }
    /// Begins another page, whose memory is free again.
    pub(super) fn turn_page(&self) {
        self.page.set(PAGE);
        self.pictures.set(PICTURES);
        self.is_over.set([false; 2]);
    }
    fn own(&self, what: For) -> &Cell<u64> {
        match what {
            For::Page => &self.page,
            For::Picture => &self.pictures,
        }
    }
    /// How many bytes may still be taken.
    pub(super) fn left(&self, what: For) -> usize {
        let left = self.own(what).get().min(self.document.get());
        usize::try_from(left).unwrap_or(usize::MAX)
    }
    /// Takes so many bytes; if there are not so many left, returns false, and there are none from then on.
    #[must_use]
    pub(super) fn take(&self, what: For, bytes: usize) -> bool {
        let is_enough = bytes <= self.left(what);
        if is_enough {
            self.own(what).set(self.own(what).get() - bytes as u64);
            self.document.set(self.document.get() - bytes as u64);
        } else {
            self.end(what);
        }
        is_enough
    }
    /// More was needed than there is: as much work was done to find that out.
    pub(super) fn end(&self, what: For) {
        let done = self.left(what) as u64;
        self.document.set(self.document.get() - done);
        self.own(what).set(0);
        let mut is_over = self.is_over.get();
        is_over[what as usize] = true;
        self.is_over.set(is_over);
    }
    /// Whether more was needed than there is.
    pub(super) fn is_over(&self, what: For) -> bool {
        self.is_over.get()[what as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_its_own_share_and_all_pages_share_the_rest() {
        let (budget, page) = (Budget::of(0), PAGE as usize);
        let mut pages = 0;
        while budget.take(For::Page, page) {
            assert!(!budget.is_over(For::Page));
            assert!(!budget.take(For::Page, 1) && budget.is_over(For::Page));
            budget.turn_page();
            pages += 1;
        }
        assert_eq!(pages, DOCUMENT / PAGE);
    }
    #[test]
    fn a_page_can_be_read_without_its_pictures() {
        let budget = Budget::of(0);
        assert!(!budget.take(For::Picture, PICTURES as usize + 1));
        assert!(budget.is_over(For::Picture) && !budget.is_over(For::Page));
        assert!(!budget.take(For::Picture, 1) && budget.take(For::Page, 1));
    }
}
