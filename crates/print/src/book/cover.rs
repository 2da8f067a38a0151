//! The cover of a paperback as one sheet: back, spine and front, as printers on demand ask for it.
use super::area::INCH;
use super::{Book, BookError, Inks, matter, puzzles};
use crate::booklet::{Sheet, Slot, in_square, in_words};
use crate::document::{About, Document};
use crate::page::{Ink, Page};
use crate::paper::PaperSize;
use crate::tag::Role;
use crate::text::Type;
use core::fmt;
use core::str::FromStr;
use whydoku_core::UnknownName;

/// The strip around a cover that is cut off.
const BLEED: f64 = 0.125 * INCH;
/// From this number of pages on, Amazon's KDP prints on spines.
const PAGES_FOR_SPINE: usize = 79;
/// What stays empty between the text of a spine and its edges.
const BESIDE_SPINE: f64 = 0.0625 * INCH;
/// The smallest and the largest letters of a spine.
const SPINE_LEAST: f64 = 7.0;
const SPINE_MOST: f64 = 16.0;
/// The height of a line of text in sizes of its letters.
const LEADING: f64 = 1.4;
/// Where KDP puts the bar code: this wide and high, this far from spine and edge.
const BAR_CODE: (f64, f64) = (2.0 * INCH, 1.2 * INCH);
const AROUND_BAR_CODE: f64 = 0.25 * INCH;

/// The paper inside a paperback, which decides how thick it is.
///
/// ```
/// use whydoku_print::Stock;
/// let cream: Stock = "cream".parse()?;
/// // 200 pages of 0.0025 inches.
/// assert!((cream.spine(200) - 36.0).abs() < 1e-9);
/// assert!("gold".parse::<Stock>().is_err());
/// # Ok::<(), whydoku_core::UnknownName>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Stock {
    /// White paper.
    #[default]
    White,
    /// Cream paper, a little thicker.
    Cream,
}

impl Stock {
    /// The width of the spine of a book in points, as Amazon's KDP publishes it: 0.002252 inches for a page of white
    /// paper and 0.0025 for one of cream paper. A sheet has two pages, so an odd number counts as the next even one.
    pub fn spine(self, pages: usize) -> f64 {
        let page = match self {
            Self::White => 0.002_252,
            Self::Cream => 0.0025,
        };
        pages.next_multiple_of(2) as f64 * page * INCH
    }
}

impl fmt::Display for Stock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "white",
            Self::Cream => "cream",
        })
    }
}

impl FromStr for Stock {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        match text {
            "white" => Ok(Self::White),
            "cream" => Ok(Self::Cream),
            _ => Err(UnknownName::new(text, " is not a paper; choose white or cream")),
        }
    }
}

/// What the cover of a book has besides its title, its author and a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cover {
    /// The paragraphs on its back.
    pub back: Vec<String>,
    /// The paper inside, which decides how wide the spine is.
    pub stock: Stock,
    /// The colour of all of it; white without one.
    pub colour: Option<Inks>,
}

/// Where the parts of a cover are on its sheet.
struct Parts {
    back: Slot,
    spine: Slot,
    front: Slot,
}

impl Parts {
    fn of(paper: PaperSize, spine: f64) -> Self {
        let (width, height) = paper.points();
        let part = |x: f64, width: f64| Slot { x, y: 0.0, width, height };
        Self {
            back: part(0.0, width),
            spine: part(width, spine),
            front: part(width + spine, width),
        }
    }
    /// The size of the sheet, after it is cut.
    fn sheet(&self) -> Option<PaperSize> {
        let (width, height) = (self.front.x + self.front.width, self.front.y + self.front.height);
        PaperSize::inches(width / INCH, height / INCH)
    }
}

/// A part of a cover without its margins: half an inch, and less on small paper.
fn inside(part: Slot) -> Slot {
    let margin = (part.width / 12.0).clamp(0.375 * INCH, 0.5 * INCH);
    let (width, height) = (part.width - 2.0 * margin, part.height - 2.0 * margin);
    Slot { x: part.x + margin, y: part.y + margin, width, height }
}

/// The cover of a book with this many pages, as a PDF of one sheet: its back on the left, the spine, and its front on the
/// right with the first puzzle, an eighth of an inch around them to be cut off, and room for the bar code that printers
/// add. The spine has title and author from 79 pages on, if it is wide enough for letters of seven points.
///
/// ```
/// use whydoku_print::{Book, Cover, cover};
/// let wrapped = Cover { back: vec!["200 puzzles.".into()], ..Cover::default() };
/// let book = Book { title: "Sudoku".into(), cover: wrapped, ..Book::default() };
/// assert!(cover(&book, 120)?.starts_with(b"%PDF-1.4"));
/// # Ok::<(), whydoku_print::BookError>(())
/// ```
///
/// # Errors
/// When the fonts lack a character, the sheet would be wider than 40 inches, or the text of the back is too long.
pub fn cover(book: &Book, pages: usize) -> Result<Vec<u8>, BookError> {
    let mut texts = vec![&book.title, &book.subtitle, &book.author];
    texts.extend(&book.cover.back);
    let lacking = book.fonts.lacking(&texts.into_iter().map(String::as_str).collect::<String>());
    if !lacking.is_empty() {
        return Err(BookError::Lacking(lacking));
    }
    let parts = Parts::of(book.layout.paper, book.cover.stock.spine(pages));
    let sheet = parts.sheet().ok_or(BookError::WideCover)?;
    let about = About {
        author: book.author.clone(),
        subject: book.subtitle.clone(),
        language: book.language.clone(),
        day: book.day,
        ..About::new(&book.title)
    };
    let mut document = Document::new(about, sheet, Ink::Black, &book.fonts).with_bleed(BLEED);
    let mut page = document.blank();
    if let Some(colour) = book.cover.colour {
        page.flood(colour);
    }
    front(&mut page, book, inside(parts.front));
    if pages >= PAGES_FOR_SPINE {
        spine(&mut page, book, parts.spine);
    }
    back(&mut page, book, parts.back)?;
    document.push(page);
    Ok(document.finish())
}

fn front(page: &mut Page, book: &Book, area: Slot) {
    let end = matter::titled(page, book, area, area.y + area.height * 0.12);
    let bottom = area.y + area.height * 0.9;
    let sheets = book.sections.iter().flat_map(|section| &section.sheets);
    if let Some(sheet) = sheets.into_iter().next() {
        board(page, book, Slot { y: end, height: bottom - end, ..area }, sheet);
    }
    matter::author(page, book, area, area.y + area.height * 0.94);
}

/// A puzzle in the middle of an area.
fn board(page: &mut Page, book: &Book, area: Slot, sheet: &Sheet) {
    let side = (area.width * 0.7).min(area.height * 0.8);
    let (left, top) = (area.x + (area.width - side) / 2.0, area.y + (area.height - side) / 2.0);
    let picture = puzzles::picture(book, sheet);
    let paint = |page: &mut Page| {
        page.part(Role::Picture, &in_words(&sheet.puzzle), |page| {
            in_square(page, (left, top, side), &picture);
        });
    };
    if book.cover.colour.is_none() {
        return paint(page);
    }
    let around = side * 0.05;
    page.on_white((left - around, top - around, side + 2.0 * around), paint);
}

/// Title and author from top to bottom, if there is room for letters.
fn spine(page: &mut Page, book: &Book, area: Slot) {
    let size = ((area.width - 2.0 * BESIDE_SPINE) / LEADING).min(SPINE_MOST);
    if size < SPINE_LEAST {
        return;
    }
    let (bold, plain) = (Type::bold(&book.fonts, size), Type::regular(&book.fonts, size * 0.85));
    let margin = inside(area).y - area.y;
    let length = area.height - 2.0 * margin;
    let author = plain.fitted(&book.author, length / 2.0);
    let title = bold.fitted(&book.title, length - plain.width(&author) - size);
    let baseline = area.width / 2.0 + size * 0.36;
    let place = [area.x, area.y + margin, area.x + area.width, area.y + area.height - margin];
    page.decoration(|page| {
        page.sideways(place, |page| {
            page.text(0.0, baseline, &title, bold);
            page.text_before(length, baseline, &author, plain);
        });
    });
}

/// The text of the back, above the place of the bar code.
fn back(page: &mut Page, book: &Book, part: Slot) -> Result<(), BookError> {
    let area = inside(part);
    let style = Type::regular(&book.fonts, if book.layout.large { 16.0 } else { 11.0 });
    let leading = style.size * LEADING;
    let mut y = area.y + area.height * 0.12;
    for text in &book.cover.back {
        let lines = style.wrapped(text, |_| area.width);
        page.part(Role::Paragraph, "", |page| {
            for (at, line) in lines.iter().enumerate() {
                page.text(area.x, y + style.size + leading * at as f64, line, style);
            }
        });
        y += leading * (lines.len() as f64 + 0.6);
    }
    let limit = part.y + part.height - 2.0 * AROUND_BAR_CODE - BAR_CODE.1;
    if y > limit { Err(BookError::LongBack) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::letters::Letters;
    use crate::page::check_extents;

    fn painted(pages: usize) -> (PaperSize, Page) {
        let mut book = Book { title: "Sudoku for Trains".into(), ..Book::default() };
        (book.subtitle, book.author) = ("200 puzzles".into(), "A. Maker".into());
        let parts = Parts::of(book.layout.paper, Stock::White.spine(pages));
        let sheet = parts.sheet().expect("a sheet");
        let mut page = Page::new(sheet, Ink::Black, &Letters::new(&book.fonts));
        front(&mut page, &book, inside(parts.front));
        spine(&mut page, &book, parts.spine);
        back(&mut page, &book, parts.back).expect("room");
        (sheet, page)
    }

    #[test]
    fn a_cover_is_twice_as_wide_as_the_paper_with_spine_and_bleed() {
        // Twice 6 inches and 200 pages of 0.002252 inches.
        let (sheet, page) = painted(200);
        assert_eq!(sheet.to_string(), "12.45x9in");
        check_extents(sheet, 0.25 * INCH, &[page]);
        assert_eq!(painted(199).0, sheet);
    }
    #[test]
    fn a_thin_spine_stays_empty() {
        let ends = |pages| painted(pages).1.extents.len();
        assert_eq!(ends(300) - ends(100), 1);
    }
    #[test]
    fn a_text_that_reaches_the_bar_code_is_refused() {
        let cover = Cover { back: vec!["word ".repeat(900)], ..Cover::default() };
        let book = Book { title: "Sudoku".into(), cover, ..Book::default() };
        assert_eq!(super::cover(&book, 100), Err(BookError::LongBack));
    }
}
