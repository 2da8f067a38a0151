//! Running text: paragraphs and pictures, broken into pages.
use super::{Book, Passage};
use crate::booklet::Slot;
use crate::page::Page;
use crate::tag::Role;
use crate::text::Type;
use whydoku_draw::drawing::Drawing;

/// What is in a place of a page.
#[derive(Clone, Debug)]
pub(crate) enum Piece<'b> {
    Heading(Vec<String>),
    Lines(Vec<String>),
    Picture(&'b Drawing, &'b str, f64),
}

/// A piece, and how far it is from the left and from the top.
pub(crate) type Placed<'b> = ((f64, f64), Piece<'b>);

/// A page of running text.
pub(crate) type Sheet<'b> = Vec<Placed<'b>>;

/// Sizes of running text, larger in large print.
#[derive(Clone, Copy)]
pub(crate) struct Sizes {
    pub(crate) text: f64,
    pub(crate) leading: f64,
    pub(crate) heading: f64,
    /// The heading of a part of the book.
    pub(crate) part: f64,
}

impl Sizes {
    pub(crate) fn of(book: &Book) -> Self {
        let scale = if book.layout.large { 1.6 } else { 1.0 };
        Self {
            text: 9.5 * scale,
            leading: 13.0 * scale,
            heading: 11.5 * scale,
            part: 20.0 * scale.min(1.4),
        }
    }
}

/// Breaks passages into pages of this size; the first begins this far below the top.
pub(crate) fn broken(book: &Book, area: Slot, first: f64) -> Vec<Sheet<'_>> {
    let mut flow = Breaker { book, area, pages: vec![Vec::new()], y: first, is_empty: true };
    for part in book.how_to.chunk_by(|_, next| !matches!(next, Passage::Heading(_))) {
        let rest = flow.beside(part).unwrap_or(part);
        for (at, passage) in rest.iter().enumerate() {
            flow.one(passage, &rest[at + 1..]);
        }
    }
    flow.pages.retain(|page| !page.is_empty());
    flow.pages
}

/// The side of a picture: as large as its candidates need.
fn side(area: Slot) -> f64 {
    (area.width * 0.58).min(area.height * 0.45).min(260.0)
}

/// Between a picture and the text beside it.
const GUTTER: f64 = 14.0;
/// The narrowest column beside a picture, in sizes of its text.
const NARROWEST: f64 = 12.0;

/// How much smaller a picture may become so that two techniques share a page.
const SMALLER: [f64; 3] = [1.0, 0.94, 0.88];

struct Breaker<'b> {
    book: &'b Book,
    area: Slot,
    pages: Vec<Sheet<'b>>,
    y: f64,
    /// Whether nothing is on the page yet.
    is_empty: bool,
}

impl<'b> Breaker<'b> {
    fn need(&mut self, height: f64) {
        if self.y + height > self.area.height && self.y > 0.0 {
            self.pages.push(Vec::new());
            (self.y, self.is_empty) = (0.0, true);
        }
    }
    fn put(&mut self, piece: Piece<'b>, height: f64) {
        self.place(0.0, 0.0, piece);
        self.y += height;
    }
    fn place(&mut self, x: f64, y: f64, piece: Piece<'b>) {
        if let Some(page) = self.pages.last_mut() {
            page.push(((x, self.y + y), piece));
        }
        self.is_empty = false;
    }
    fn wrapped(&self, text: &str, width: f64) -> Vec<String> {
        Type::regular(&self.book.fonts, Sizes::of(self.book).text).wrapped(text, |_| width)
    }
    /// The lines of a heading, and their height.
    fn heading(&self, text: &str) -> (Vec<String>, f64) {
        let size = Sizes::of(self.book).heading;
        let bold = Type::bold(&self.book.fonts, size);
        let lines = bold.wrapped(text, |_| self.area.width);
        let height = lines.len() as f64 * size * 1.25 + 4.0;
        (lines, height)
    }
    /// Some room above a heading that is not the first of its page.
    fn space(&mut self) {
        if !self.is_empty {
            self.y += Sizes::of(self.book).leading * 0.5;
        }
    }
    /// Sets a heading with its text beside its picture, all on one page, where the column is wide enough for it; returns
    /// what comes after the paragraph behind the picture.
    fn beside(&mut self, part: &'b [Passage]) -> Option<&'b [Passage]> {
        let picture = part.iter().position(|it| matches!(it, Passage::Picture(..)))?;
        let (together, rest) = part.split_at(part.len().min(picture + 2));
        let (pieces, height) = self.fitted(together)?;
        self.need(height + Sizes::of(self.book).leading * 0.5);
        self.space();
        for ((x, y), piece) in pieces {
            self.place(x, y, piece);
        }
        self.y += height;
        Some(rest)
    }
    /// The columns of a technique, with a picture as large as lets it stand on the rest of this page, or else in half a
    /// page; where it is too long for both, on a page of its own.
    fn fitted(&self, part: &'b [Passage]) -> Option<(Sheet<'b>, f64)> {
        let within = |room: f64| {
            let mut each = SMALLER.iter().filter_map(|scale| self.columns(part, *scale));
            each.find(|(_, height)| *height <= room)
        };
        let space = Sizes::of(self.book).leading * 0.5;
        let rest = self.area.height - self.y - space;
        within(rest)
            .or_else(|| within((self.area.height - space) / 2.0))
            .or_else(|| self.columns(part, 1.0))
            .filter(|(_, height)| *height <= self.area.height)
    }
    /// A heading, and below it the picture on the left with the text on the right and, if it is long, below; and their
    /// height.
    fn columns(&self, part: &'b [Passage], scale: f64) -> Option<(Sheet<'b>, f64)> {
        let [Passage::Heading(heading), part @ ..] = part else { return None };
        let (drawing, alternative) = part.iter().find_map(|passage| match passage {
            Passage::Picture(drawing, text) => Some((drawing, text)),
            Passage::Heading(_) | Passage::Paragraph(_) => None,
        })?;
        let sizes = Sizes::of(self.book);
        let (width, height) = size(drawing, side(self.area) * scale);
        let left = width + GUTTER;
        let column = self.area.width - left;
        if column < NARROWEST * sizes.text {
            return None;
        }
        let (lines, top) = self.heading(heading);
        let below = top + height + sizes.leading * 0.6;
        let mut pieces = vec![
            ((0.0, 0.0), Piece::Heading(lines)),
            ((0.0, top), Piece::Picture(drawing, alternative, width)),
        ];
        let mut y = top;
        for passage in part {
            let Passage::Paragraph(text) = passage else { continue };
            let beside = ((below - y) / sizes.leading).ceil().max(0.0) as usize;
            let room = |line| if line < beside { column } else { self.area.width };
            let mut lines = Type::regular(&self.book.fonts, sizes.text).wrapped(text, room);
            let rest = lines.split_off(beside.min(lines.len()));
            for (x, lines) in [(left, lines), (0.0, rest)] {
                if lines.is_empty() {
                    continue;
                }
                let height = sizes.leading * lines.len() as f64;
                pieces.push(((x, y), Piece::Lines(lines)));
                y += height;
            }
            y += sizes.leading * 0.45;
        }
        Some((pieces, y.max(below)))
    }
    fn one(&mut self, passage: &'b Passage, after: &[Passage]) {
        let sizes = Sizes::of(self.book);
        match passage {
            Passage::Heading(text) => {
                let (lines, height) = self.heading(text);
                let together = self.kept(after);
                self.need((height + together).min(self.area.height));
                self.space();
                self.put(Piece::Heading(lines), height);
            }
            Passage::Paragraph(text) => {
                let lines = self.wrapped(text, self.area.width);
                self.lines(lines, sizes.leading);
            }
            Passage::Picture(drawing, text) => {
                let (width, height) = size(drawing, side(self.area));
                let height = height + sizes.leading * 0.6;
                self.need(height);
                let left = (self.area.width - width) / 2.0;
                self.place(left, 0.0, Piece::Picture(drawing, text, width));
                self.y += height;
            }
        }
    }
    /// What stays on the page of a heading: everything up to its picture, and the paragraph after that.
    fn kept(&self, after: &[Passage]) -> f64 {
        let leading = Sizes::of(self.book).leading;
        let picture = after.iter().position(|it| matches!(it, Passage::Picture(..)));
        let Some(at) = picture else { return 3.0 * leading };
        let lines_of = |passage: &Passage| match passage {
            Passage::Paragraph(text) => self.wrapped(text, self.area.width).len(),
            Passage::Heading(_) | Passage::Picture(..) => 0,
        };
        let lines: usize = after.iter().take(at + 2).map(lines_of).sum();
        side(self.area) + (lines as f64 + 1.0) * leading
    }
    /// A paragraph, over as many pages as it needs.
    fn lines(&mut self, mut lines: Vec<String>, leading: f64) {
        while !lines.is_empty() {
            self.need(leading * lines.len().min(2) as f64);
            let room = (((self.area.height - self.y) / leading) as usize).clamp(1, lines.len());
            let rest = lines.split_off(room);
            self.put(Piece::Lines(core::mem::replace(&mut lines, rest)), leading * room as f64);
        }
        self.y += leading * 0.45;
    }
}

/// The width of a picture of nine cells in its own units.
const NINE: f64 = 560.0;

/// The width and the height of a drawing that reaches this far at most; the cells of small boards are not larger than
/// those of nine.
fn size(drawing: &Drawing, side: f64) -> (f64, f64) {
    let scale = side / drawing.width.max(drawing.height).max(NINE);
    (drawing.width * scale, drawing.height * scale)
}

/// Paints a page of running text.
pub(crate) fn paint(page: &mut Page, book: &Book, area: Slot, sheet: &Sheet<'_>) {
    let sizes = Sizes::of(book);
    for ((x, y), piece) in sheet {
        let (left, top) = (area.x + x, area.y + y);
        match piece {
            Piece::Heading(lines) => {
                let bold = Type::bold(&book.fonts, sizes.heading);
                page.part(Role::Heading, "", |page| {
                    for (at, line) in lines.iter().enumerate() {
                        let y = top + sizes.heading * (1.0 + 1.25 * at as f64);
                        page.text(left, y, line, bold);
                    }
                });
            }
            Piece::Lines(lines) => {
                let plain = Type::regular(&book.fonts, sizes.text);
                page.part(Role::Paragraph, "", |page| {
                    for (at, line) in lines.iter().enumerate() {
                        let y = top + sizes.text + sizes.leading * at as f64;
                        page.text(left, y, line, plain);
                    }
                });
            }
            Piece::Picture(drawing, text, width) => {
                page.part(Role::Picture, text, |page| page.drawing(left, top, *width, drawing));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Book, Layout};
    use crate::paper::PaperSize;
    use whydoku_core::{Puzzle, Shape};
    use whydoku_draw::svg::{Look, drawing};

    /// How many headings each page has, if four techniques are explained.
    fn headings(width: f64, height: f64) -> Vec<usize> {
        headings_of(width, height, 3)
    }

    /// The same if its idea has so many sentences.
    fn headings_of(width: f64, height: f64, sentences: usize) -> Vec<usize> {
        let shape = Shape::square(9).expect("a board");
        let picture = drawing(&Puzzle::empty(shape), None, &Look::default());
        let technique = [
            Passage::Heading("Naked Single".into()),
            Passage::Paragraph(
                "A cell with only one candidate left must hold that digit. ".repeat(sentences),
            ),
            Passage::Picture(picture, "Naked Single".into()),
            Passage::Paragraph("Every digit but 8 is excluded from r3c4, so it must be 8.".into()),
        ];
        let paper = PaperSize::inches(width, height).expect("a size");
        let layout = Layout { paper, ..Layout::default() };
        let how_to = technique.iter().cycle().take(4 * technique.len()).cloned().collect();
        let book = Book { layout, how_to, ..Book::default() };
        let area = Slot { x: 0.0, y: 0.0, width: width * 60.0, height: height * 60.0 };
        let is_heading = |placed: &&Placed<'_>| matches!(placed.1, Piece::Heading(_));
        let pages = broken(&book, area, 0.0);
        for ((x, y), piece) in pages.iter().flatten() {
            let (right, bottom) = match piece {
                Piece::Picture(_, _, width) => (x + width, y + width),
                Piece::Heading(lines) | Piece::Lines(lines) => {
                    (*x, y + lines.len() as f64 * Sizes::of(&book).leading)
                }
            };
            assert!(right <= area.width && bottom <= area.height, "{piece:?}");
        }
        pages.iter().map(|page| page.iter().filter(is_heading).count()).collect()
    }

    #[test]
    fn techniques_share_a_page_where_they_fit_whole() {
        assert_eq!(headings(6.0, 9.0), [2, 2]);
        assert_eq!(headings(8.5, 11.0), [2, 2]);
        // A picture is a little smaller where that saves a page.
        assert_eq!(headings_of(6.0, 9.0, 9), [2, 2]);
        assert_eq!(headings_of(6.0, 9.0, 14), [1, 1, 1, 1]);
        // Here the text would have no room beside the picture.
        assert_eq!(headings(4.0, 6.0), [1, 1, 1, 1]);
    }
}
