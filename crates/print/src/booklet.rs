//! Booklets: puzzles on pages, solutions at the end.
use crate::document::{About, Document};
use crate::font::Fonts;
use crate::page::{Ink, Page};
use crate::paper::PaperSize;
use crate::per_page::PerPage;
use crate::tag::Role;
use crate::text::Type;
use whydoku_core::{Digit, Entry, Puzzle};
use whydoku_draw::drawing::Drawing;
use whydoku_draw::qr::Qr;
use whydoku_draw::svg::{Look, Show, Theme, drawing};

/// The margin of a page.
const MARGIN: f64 = 42.0;
/// The space for the running title and the page number.
const HEAD: f64 = 30.0;
const FOOT: f64 = 24.0;
/// The line spacing of a long title.
const TITLE_LINE: f64 = 15.0;
/// The gap between two puzzles.
const GAP: f64 = 26.0;

/// A puzzle to print, with its accompanying text.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// The puzzle. Candidates are printed if the booklet shows them.
    pub puzzle: Puzzle,
    /// Its name, printed after its number.
    pub name: Option<String>,
    /// How hard it is, such as `hard, SE 4.2`.
    pub level: Option<String>,
    /// How hard it is, from 1 to 5, printed as stars.
    pub stars: Option<u8>,
    /// A digit for each cell, for the last pages.
    pub solution: Option<Vec<Digit>>,
    /// The link in its QR code.
    pub link: Option<String>,
}

/// How a booklet looks.
#[derive(Clone, Debug)]
pub struct Booklet {
    /// The title above every page.
    pub title: String,
    /// The text next to it above the pages of solutions.
    pub solutions: String,
    /// The number of puzzles on a page.
    pub per_page: PerPage,
    /// The paper.
    pub paper: PaperSize,
    /// Large digits and heavy lines.
    pub large: bool,
    /// Whether the candidates of the puzzles are printed.
    pub candidates: bool,
    /// The language of the texts, such as `en`, for screen readers; empty if it is unknown.
    pub language: String,
    /// The fonts.
    pub fonts: Fonts,
}

impl Default for Booklet {
    /// No title, four puzzles per page of A4, and `Solutions` above the last pages.
    fn default() -> Self {
        Self {
            title: String::new(),
            solutions: "Solutions".into(),
            per_page: PerPage::default(),
            paper: PaperSize::default(),
            large: false,
            candidates: false,
            language: String::new(),
            fonts: Fonts::default(),
        }
    }
}

/// A PDF of puzzles and their solutions.
///
/// ```
/// use whydoku_core::{Puzzle, Shape};
/// use whydoku_print::{Booklet, Sheet, booklet};
/// let puzzle = Puzzle::empty(Shape::square(9)?);
/// let sheet = Sheet { puzzle, name: None, level: None, stars: None, solution: None, link: None };
/// let pdf = booklet(&[sheet], &Booklet { title: "To fill in".into(), ..Booklet::default() });
/// assert!(pdf.starts_with(b"%PDF-"));
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn booklet(sheets: &[Sheet], style: &Booklet) -> Vec<u8> {
    let about = About { language: style.language.clone(), ..About::new(&style.title) };
    let mut document = Document::new(about, style.paper, Ink::Colour, &style.fonts);
    for page in pages(sheets, style, &document) {
        document.push(page);
    }
    document.finish()
}

fn pages(sheets: &[Sheet], style: &Booklet, document: &Document) -> Vec<Page> {
    let mut pages = Vec::new();
    for (at, sheets) in sheets.chunks(style.per_page.count()).enumerate() {
        let (page, top) = blank(document, style, &style.title, pages.len() + 1);
        pages.push(puzzles(page, top, sheets, at * style.per_page.count(), style));
    }
    let solved: Vec<(usize, &Sheet)> =
        sheets.iter().enumerate().filter(|(_, sheet)| sheet.solution.is_some()).collect();
    let (across, down) = solutions_on_a_page(&solved, style);
    for sheets in solved.chunks(across * down) {
        let title = joined(&style.title, &style.solutions);
        let (page, top) = blank(document, style, &title, pages.len() + 1);
        pages.push(solutions(page, top, sheets, (across, down), style));
    }
    if pages.is_empty() {
        pages.push(blank(document, style, &style.title, 1).0);
    }
    pages
}

/// How many solutions go side by side and one above another: as many as stay legible.
fn solutions_on_a_page(solved: &[(usize, &Sheet)], style: &Booklet) -> (usize, usize) {
    let side = solved.iter().map(|(_, sheet)| sheet.puzzle.shape().side()).max().unwrap_or(0);
    let by_side = match side {
        0..=9 if style.large => 2,
        0..=9 => 4,
        10..=16 if style.large => 1,
        10..=16 => 3,
        17..=25 => 1,
        _ => 0,
    };
    // A few are not printed smaller than necessary.
    let by_count = match solved.len() {
        ..=1 => 1,
        2..=4 => 2,
        5..=6 => 3,
        _ => 4,
    };
    [(1, 1), (1, 2), (2, 2), (2, 3), (3, 4)][by_side.min(by_count)]
}

fn joined(title: &str, part: &str) -> String {
    if title.is_empty() { part.to_owned() } else { format!("{part}: {title}") }
}

/// A page with its title and number, and where its puzzles start.
fn blank(document: &Document, style: &Booklet, title: &str, number: usize) -> (Page, f64) {
    let (width, height) = style.paper.points();
    let (mut page, fonts) = (document.blank(), &style.fonts);
    let room = width - 2.0 * MARGIN;
    // A long title is set smaller before it takes two lines, and takes two before it is truncated.
    let sizes = [14.0, 12.0].map(|size| Type::bold(fonts, size));
    let fits = |head: &&Type<'_>| head.width(title) <= room;
    let head = *sizes.iter().find(fits).unwrap_or(&sizes[1]);
    let mut lines = head.wrapped(title, |_| room);
    if lines.len() > 2 {
        lines = vec![lines[0].clone(), lines[1..].join(" ")];
    }
    // The title is a heading where it appears first, and where the solutions begin.
    let text_above = |page: &mut Page| {
        for (at, line) in lines.iter().enumerate() {
            let baseline = MARGIN + 10.0 + TITLE_LINE * at as f64;
            page.text_around(width / 2.0, baseline, &head.fitted(line, room), head);
        }
    };
    if number == 1 {
        page.part(Role::Part, title, text_above);
    } else {
        page.decoration(text_above);
    }
    let foot = Type::regular(fonts, 9.0).soft();
    page.decoration(|page| {
        page.text_around(width / 2.0, height - MARGIN + 8.0, &number.to_string(), foot);
    });
    (page, MARGIN + HEAD + TITLE_LINE * (lines.len() - 1) as f64)
}

/// A part of the page.
#[derive(Clone, Copy)]
pub(crate) struct Slot {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

/// The parts of a page below `top`, in rows.
fn slots(paper: PaperSize, top: f64, (across, down): (usize, usize)) -> Vec<Slot> {
    let (width, height) = paper.points();
    let (columns, rows) = (across as f64, down as f64);
    let slot_width = (width - 2.0 * MARGIN - GAP * (columns - 1.0)) / columns;
    let slot_height = (height - MARGIN - FOOT - top - GAP * (rows - 1.0)) / rows;
    let slot = |at: usize| Slot {
        x: MARGIN + (at % across) as f64 * (slot_width + GAP),
        y: top + (at / across) as f64 * (slot_height + GAP),
        width: slot_width,
        height: slot_height,
    };
    (0..across * down).map(slot).collect()
}

fn puzzles(mut page: Page, top: f64, sheets: &[Sheet], first: usize, style: &Booklet) -> Page {
    let (across, down) = (style.per_page.across(), style.per_page.down());
    let slots = slots(style.paper, top, (across, down));
    let size = heading_size(slots[0].width, style);
    // One long heading gives all of them two lines, so that the boards stay in rows.
    let headings = sheets
        .iter()
        .enumerate()
        .map(|(at, sheet)| Heading::new(sheet, first + at + 1, size, &style.fonts));
    let headings: Vec<Heading<'_>> = headings.collect();
    let lines = 1 + usize::from(headings.iter().any(|heading| !heading.fits(slots[0])));
    for ((sheet, heading), slot) in sheets.iter().zip(&headings).zip(slots) {
        one(&mut page, sheet, heading, lines, slot, style);
    }
    page
}

/// The size of the heading above a puzzle.
fn heading_size(width: f64, style: &Booklet) -> f64 {
    if style.large { (width / 14.0).clamp(11.0, 18.0) } else { (width / 22.0).clamp(8.0, 13.0) }
}

/// The heading above a puzzle: number and name, and the level.
struct Heading<'a> {
    name: String,
    level: &'a str,
    bold: Type<'a>,
    plain: Type<'a>,
}

impl<'a> Heading<'a> {
    fn new(sheet: &'a Sheet, number: usize, size: f64, fonts: &'a Fonts) -> Self {
        let name = match &sheet.name {
            Some(name) => format!("{number}. {name}"),
            None => number.to_string(),
        };
        Self {
            name,
            level: sheet.level.as_deref().unwrap_or_default(),
            bold: Type::bold(fonts, size),
            plain: Type::regular(fonts, size * 0.85).soft(),
        }
    }
    /// Whether it fits into one line.
    fn fits(&self, slot: Slot) -> bool {
        // With a code next to it the board is narrower than its part of the page.
        let room = slot.width.min(slot.height) * 0.75;
        self.bold.width(&self.name) + self.bold.size + self.plain.width(self.level) <= room
    }
    /// Number and name on the left, the level on the right or below; text that is too long is truncated.
    fn paint(&self, page: &mut Page, lines: usize, (left, baseline, width): (f64, f64, f64)) {
        let Self { bold, plain, .. } = *self;
        let level = plain.fitted(self.level, width);
        let room = if lines > 1 {
            page.text(left, baseline + bold.size * 1.25, &level, plain);
            width
        } else {
            page.text_before(left + width, baseline, &level, plain);
            width - plain.width(&level) - bold.size
        };
        page.text(left, baseline, &bold.fitted(&self.name, room), bold);
    }
}

/// A puzzle: its heading, the board, the code.
fn one(
    page: &mut Page,
    sheet: &Sheet,
    heading: &Heading<'_>,
    lines: usize,
    slot: Slot,
    style: &Booklet,
) {
    let size = heading.bold.size;
    let head = size * if lines > 1 { 2.85 } else { 1.6 };
    let qr = sheet.link.as_deref().and_then(Qr::new);
    let beside = slot.width > slot.height * 1.2;
    // The code needs modules of a third of a millimetre.
    let code = qr.as_ref().map_or(0.0, |qr| (qr.side() as f64 * 0.95).max(slot.width * 0.16));
    let (code_across, code_down) = if qr.is_none() {
        (0.0, 0.0)
    } else if beside {
        (code + 14.0, 0.0)
    } else {
        (0.0, code + 10.0)
    };
    let board = (slot.width - code_across).min(slot.height - head - code_down);
    let left = slot.x + (slot.width - board - code_across) / 2.0;
    let top = slot.y + head;
    page.part(Role::Heading, "", |page| {
        heading.paint(page, lines, (left, slot.y + size, board));
    });
    let show = if style.candidates { Show::Candidates } else { Show::Digits };
    let theme = if style.large { Theme::Contrast } else { Theme::Light };
    let picture = drawing(&sheet.puzzle, None, &Look { show, theme, ..Look::default() });
    page.part(Role::Picture, &in_words(&sheet.puzzle), |page| {
        in_square(page, (left, top, board), &picture);
    });
    if let Some(qr) = qr {
        let (x, y) = if beside {
            (left + board + 14.0, top + board - code)
        } else {
            (left + board - code, top + board + 10.0)
        };
        let link = sheet.link.as_deref().unwrap_or_default();
        page.part(Role::Picture, link, |page| page.qr(x, y, code, &qr));
    }
}

fn solutions(
    mut page: Page,
    top: f64,
    sheets: &[(usize, &Sheet)],
    layout: (usize, usize),
    style: &Booklet,
) -> Page {
    for ((at, sheet), slot) in sheets.iter().zip(slots(style.paper, top, layout)) {
        let size = 10.0;
        let board = slot.width.min(slot.height - size * 1.6);
        let left = slot.x + (slot.width - board) / 2.0;
        let (number, bold) = ((at + 1).to_string(), Type::bold(&style.fonts, size));
        page.part(Role::Heading, "", |page| page.text(left, slot.y + size, &number, bold));
        let solved = solved(sheet);
        let theme = if style.large { Theme::Contrast } else { Theme::Light };
        let look = Look { show: Show::Digits, theme, ..Look::default() };
        let picture = drawing(&solved, None, &look);
        page.part(Role::Picture, &in_words(&solved), |page| {
            in_square(page, (left, slot.y + size * 1.6, board), &picture);
        });
    }
    page
}

/// Draws a picture in a square; one with words below is narrower.
pub(crate) fn in_square(page: &mut Page, (left, top, side): (f64, f64, f64), picture: &Drawing) {
    let width = side * (picture.width / picture.height).min(1.0);
    page.drawing(left + (side - width) / 2.0, top, width, picture);
}

/// The digits of a board, row by row, for those who cannot see it.
pub(crate) fn in_words(puzzle: &Puzzle) -> String {
    let shape = puzzle.shape();
    let mut text = String::new();
    for (at, cell) in shape.cells().enumerate() {
        if at > 0 {
            text.push_str(if at % shape.side() == 0 { "; " } else { " " });
        }
        match puzzle.digit(cell) {
            Some(digit) => text.push_str(&shape.digit_name(digit)),
            None => text.push('-'),
        }
    }
    text
}

/// The puzzle with every cell filled.
pub(crate) fn solved(sheet: &Sheet) -> Puzzle {
    let mut puzzle = sheet.puzzle.clone();
    let shape = puzzle.shape().clone();
    for (cell, &digit) in shape.cells().zip(sheet.solution.iter().flatten()) {
        if puzzle.digit(cell).is_none() && digit.index() < shape.side() {
            puzzle.set(cell, Entry::Placed(digit));
        }
    }
    puzzle
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::check_extents;
    use whydoku_core::Shape;

    fn sheet(side: usize, long: bool) -> Sheet {
        let puzzle = Puzzle::empty(Shape::usual(side).expect("a board"));
        let solution = (0..side * side).map(|cell| Digit::new(cell % side)).collect();
        let text = |text: &str| Some(if long { text.repeat(20) } else { text.to_owned() });
        Sheet {
            puzzle,
            name: text("A Sunday puzzle "),
            level: text("hard, SE 4.2 "),
            stars: None,
            solution: Some(solution),
            link: text("https://example.org/#p=53..7...."),
        }
    }

    #[test]
    fn nothing_leaves_its_page_or_overlaps() {
        for count in [1, 2, 4, 6, 9, 12] {
            for paper in [PaperSize::A4, PaperSize::LETTER] {
                for (large, long) in [(false, false), (true, true)] {
                    let title =
                        if long { "A very long title ".repeat(20) } else { "Week 7".into() };
                    let per_page = PerPage::new(count).expect("a layout");
                    let base = Booklet { title, per_page, ..Booklet::default() };
                    let style = Booklet { paper, large, candidates: long, ..base };
                    let sheets: Vec<Sheet> =
                        [4, 9, 16, 9, 6].map(|side| sheet(side, long)).to_vec();
                    let document = Document::new(About::new(""), paper, Ink::Colour, &style.fonts);
                    let pages = pages(&sheets, &style, &document);
                    let solved = if large { 5_usize.div_ceil(2) } else { 1 };
                    assert_eq!(pages.len(), sheets.len().div_ceil(count) + solved, "{count}");
                    check_extents(paper, 30.0, &pages);
                }
            }
        }
    }
    #[test]
    fn the_same_booklet_gives_the_same_bytes() {
        let sheets = [sheet(9, false), sheet(9, true)];
        let bytes = || booklet(&sheets, &Booklet::default());
        assert_eq!(bytes(), bytes());
        let empty = booklet(&[], &Booklet::default());
        assert!(empty.starts_with(b"%PDF-") && empty.len() < 6500);
    }
    #[test]
    fn solutions_are_as_small_as_legibility_allows() {
        let layout = |side: usize, count: usize, large: bool| {
            let sheet = sheet(side, false);
            let style = Booklet { large, ..Booklet::default() };
            solutions_on_a_page(&vec![(0, &sheet); count], &style)
        };
        let rows = [
            (9, 1, false, (1, 2)),
            (9, 4, false, (2, 2)),
            (9, 30, false, (3, 4)),
            (9, 30, true, (2, 2)),
            (16, 30, false, (2, 3)),
            (25, 30, false, (1, 2)),
            (36, 30, false, (1, 1)),
        ];
        for (side, count, large, expected) in rows {
            assert_eq!(layout(side, count, large), expected, "{count} of {side}");
        }
    }
    #[test]
    fn layouts_and_paper_sizes_are_parsed() {
        assert_eq!("6".parse::<PerPage>().map(PerPage::count), Ok(6));
        assert_eq!([1, 2, 50].map(|puzzles| PerPage::usual(puzzles).count()), [1, 4, 4]);
        assert!("5".parse::<PerPage>().is_err() && "x".parse::<PerPage>().is_err());
        assert_eq!("Letter".parse(), Ok(PaperSize::LETTER));
        assert_eq!("3x4".parse::<PerPage>().ok(), PerPage::grid(3, 4));
        assert!("0x4".parse::<PerPage>().is_err() && "3x99".parse::<PerPage>().is_err());
    }
}
