//! Booklets: puzzles on pages, solutions at the end.
use crate::pdf::{Page, PaperSize, Type, document};
use crate::text::{Face, fitted, wrapped};
use core::str::FromStr;
use whydoku_core::{Digit, Entry, Puzzle, UnknownName};
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

/// The number of puzzles on a page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PerPage(usize, usize);

impl PerPage {
    /// 1, 2, 4, 6 or 9; `None` for any other number.
    pub fn new(count: usize) -> Option<Self> {
        match count {
            1 => Some(Self(1, 1)),
            2 => Some(Self(1, 2)),
            4 => Some(Self(2, 2)),
            6 => Some(Self(2, 3)),
            9 => Some(Self(3, 3)),
            _ => None,
        }
    }
    /// The default for a booklet of this many puzzles: four per page, and a single puzzle fills its page.
    pub fn usual(puzzles: usize) -> Self {
        if puzzles == 1 { Self(1, 1) } else { Self::default() }
    }
    /// The number of puzzles.
    pub fn count(self) -> usize {
        self.0 * self.1
    }
}

impl Default for PerPage {
    fn default() -> Self {
        Self(2, 2)
    }
}

impl FromStr for PerPage {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let known = text.parse().ok().and_then(Self::new);
        known.ok_or_else(|| UnknownName::new(text, ": a page takes 1, 2, 4, 6 or 9 puzzles"))
    }
}

/// A puzzle to print, with its accompanying text.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// The puzzle. Candidates are printed if the booklet shows them.
    pub puzzle: Puzzle,
    /// Its name, printed after its number.
    pub name: Option<String>,
    /// How hard it is, such as `hard, SE 4.2`.
    pub level: Option<String>,
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
        }
    }
}

/// A PDF of puzzles and their solutions.
///
/// ```
/// use whydoku_core::{Puzzle, Shape};
/// use whydoku_print::{Booklet, Sheet, booklet};
/// let puzzle = Puzzle::empty(Shape::square(9)?);
/// let sheet = Sheet { puzzle, name: None, level: None, solution: None, link: None };
/// let pdf = booklet(&[sheet], &Booklet { title: "To fill in".into(), ..Booklet::default() });
/// assert!(pdf.starts_with(b"%PDF-"));
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn booklet(sheets: &[Sheet], style: &Booklet) -> Vec<u8> {
    document(&style.title, style.paper, pages(sheets, style))
}

fn pages(sheets: &[Sheet], style: &Booklet) -> Vec<Page> {
    let mut pages = Vec::new();
    for (at, sheets) in sheets.chunks(style.per_page.count()).enumerate() {
        let (page, top) = blank(style, &style.title, pages.len() + 1);
        pages.push(puzzles(page, top, sheets, at * style.per_page.count(), style));
    }
    let solved: Vec<(usize, &Sheet)> =
        sheets.iter().enumerate().filter(|(_, sheet)| sheet.solution.is_some()).collect();
    let (across, down) = solutions_on_a_page(&solved, style);
    for sheets in solved.chunks(across * down) {
        let (page, top) = blank(style, &joined(&style.title, &style.solutions), pages.len() + 1);
        pages.push(solutions(page, top, sheets, (across, down), style));
    }
    if pages.is_empty() {
        pages.push(blank(style, &style.title, 1).0);
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
fn blank(style: &Booklet, title: &str, number: usize) -> (Page, f64) {
    let (width, height) = style.paper.points();
    let mut page = Page::new(style.paper);
    let room = width - 2.0 * MARGIN;
    // A long title is set smaller before it takes two lines, and takes two before it is truncated.
    let sizes = [14.0, 12.0].map(|size| Type::new(Face::Bold, size));
    let fits = |head: &&Type| head.width(title) <= room;
    let head = *sizes.iter().find(fits).unwrap_or(&sizes[1]);
    let mut lines = wrapped(title, head.face, head.size, |_| room);
    if lines.len() > 2 {
        lines = vec![lines[0].clone(), lines[1..].join(" ")];
    }
    for (at, line) in lines.iter().enumerate() {
        let baseline = MARGIN + 10.0 + TITLE_LINE * at as f64;
        page.text_around(width / 2.0, baseline, &fitted(line, head.face, head.size, room), head);
    }
    let foot = Type::new(Face::Regular, 9.0).soft();
    page.text_around(width / 2.0, height - MARGIN + 8.0, &number.to_string(), foot);
    (page, MARGIN + HEAD + TITLE_LINE * (lines.len() - 1) as f64)
}

/// A part of the page.
#[derive(Clone, Copy)]
struct Slot {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
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
    let PerPage(across, down) = style.per_page;
    let slots = slots(style.paper, top, (across, down));
    let size = heading_size(slots[0].width, style);
    // One long heading gives all of them two lines, so that the boards stay in rows.
    let headings =
        sheets.iter().enumerate().map(|(at, sheet)| Heading::new(sheet, first + at + 1, size));
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
    bold: Type,
    plain: Type,
}

impl<'a> Heading<'a> {
    fn new(sheet: &'a Sheet, number: usize, size: f64) -> Self {
        let name = match &sheet.name {
            Some(name) => format!("{number}. {name}"),
            None => number.to_string(),
        };
        Self {
            name,
            level: sheet.level.as_deref().unwrap_or_default(),
            bold: Type::new(Face::Bold, size),
            plain: Type::new(Face::Regular, size * 0.85).soft(),
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
        let level = fitted(self.level, plain.face, plain.size, width);
        let room = if lines > 1 {
            page.text(left, baseline + bold.size * 1.25, &level, plain);
            width
        } else {
            page.text_before(left + width, baseline, &level, plain);
            width - plain.width(&level) - bold.size
        };
        page.text(left, baseline, &fitted(&self.name, bold.face, bold.size, room), bold);
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
    heading.paint(page, lines, (left, slot.y + size, board));
    let show = if style.candidates { Show::Candidates } else { Show::Digits };
    let theme = if style.large { Theme::Contrast } else { Theme::Light };
    let picture = drawing(&sheet.puzzle, None, &Look { show, theme, ..Look::default() });
    in_square(page, (left, top, board), &picture);
    if let Some(qr) = qr {
        let (x, y) = if beside {
            (left + board + 14.0, top + board - code)
        } else {
            (left + board - code, top + board + 10.0)
        };
        page.qr(x, y, code, &qr);
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
        page.text(left, slot.y + size, &(at + 1).to_string(), Type::new(Face::Bold, size));
        let solved = solved(sheet);
        let theme = if style.large { Theme::Contrast } else { Theme::Light };
        let look = Look { show: Show::Digits, theme, ..Look::default() };
        let picture = drawing(&solved, None, &look);
        in_square(&mut page, (left, slot.y + size * 1.6, board), &picture);
    }
    page
}

/// Draws a picture in a square; one with words below is narrower.
fn in_square(page: &mut Page, (left, top, side): (f64, f64, f64), picture: &Drawing) {
    let width = side * (picture.width / picture.height).min(1.0);
    page.drawing(left + (side - width) / 2.0, top, width, picture);
}

/// The puzzle with every cell filled.
fn solved(sheet: &Sheet) -> Puzzle {
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
    use crate::pdf::check_extents;
    use whydoku_core::Shape;

    fn sheet(side: usize, long: bool) -> Sheet {
        let puzzle = Puzzle::empty(Shape::usual(side).expect("a board"));
        let solution = (0..side * side).map(|cell| Digit::new(cell % side)).collect();
        let text = |text: &str| Some(if long { text.repeat(20) } else { text.to_owned() });
        Sheet {
            puzzle,
            name: text("A Sunday puzzle "),
            level: text("hard, SE 4.2 "),
            solution: Some(solution),
            link: text("https://example.org/#p=53..7...."),
        }
    }

    #[test]
    fn nothing_leaves_its_page_or_overlaps() {
        for count in [1, 2, 4, 6, 9] {
            for paper in [PaperSize::A4, PaperSize::Letter] {
                for (large, long) in [(false, false), (true, true)] {
                    let title =
                        if long { "A very long title ".repeat(20) } else { "Week 7".into() };
                    let per_page = PerPage::new(count).expect("a layout");
                    let base = Booklet { title, per_page, ..Booklet::default() };
                    let style = Booklet { paper, large, candidates: long, ..base };
                    let sheets: Vec<Sheet> =
                        [4, 9, 16, 9, 6].map(|side| sheet(side, long)).to_vec();
                    let pages = pages(&sheets, &style);
                    let solved = if large { 5_usize.div_ceil(2) } else { 1 };
                    assert_eq!(pages.len(), sheets.len().div_ceil(count) + solved, "{count}");
                    check_extents(paper, &pages);
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
        assert!(empty.starts_with(b"%PDF-") && empty.len() < 3000);
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
        assert_eq!("Letter".parse(), Ok(PaperSize::Letter));
        assert!("a5".parse::<PaperSize>().is_err());
    }
}
