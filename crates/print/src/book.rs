//! Books: title page, contents, how to solve, sections of puzzles, solutions; on trimmed paper, in black alone.
mod area;
mod colour;
mod cover;
mod flow;
mod leaf;
mod matter;
mod plan;
mod puzzles;
mod solutions;

pub use area::gutter;
pub use colour::Inks;
pub use cover::{Cover, Stock, cover};

use crate::booklet::Sheet;
use crate::document::{About, Day, Document};
use crate::font::Fonts;
use crate::page::Ink;
use crate::paper::{Length, PaperSize};
use crate::per_page::PerPage;
use core::fmt;
use whydoku_draw::drawing::Drawing;

/// Where the solutions of a book are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Answers {
    /// On its last pages.
    #[default]
    End,
    /// Upside down at the foot of the page with the puzzles, as in newspapers.
    Foot,
    /// Nowhere.
    Omitted,
}

/// A piece of text in front of the puzzles.
#[derive(Clone, Debug)]
pub enum Passage {
    /// A heading.
    Heading(String),
    /// A paragraph.
    Paragraph(String),
    /// A picture, and what it shows in words.
    Picture(Drawing, String),
}

/// Puzzles under a heading.
#[derive(Clone, Debug)]
pub struct Section {
    /// The heading, such as `Easy`.
    pub heading: String,
    /// Paragraphs on the page of the heading.
    pub text: Vec<String>,
    /// The puzzles, in order.
    pub sheets: Vec<Sheet>,
}

/// The words of a book that are not about its puzzles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words {
    /// Above the table of contents.
    pub contents: String,
    /// Above the pages that explain how to solve.
    pub how_to: String,
    /// Above the solutions.
    pub solutions: String,
    /// Above the space for notes.
    pub notes: String,
    /// Before the numbers of the puzzles on the page of a heading: `Puzzles`.
    pub puzzles: String,
    /// The same where a section has only one: `Puzzle`.
    pub puzzle: String,
}

impl Default for Words {
    fn default() -> Self {
        let [contents, how_to, solutions, notes, puzzles, puzzle] =
            ["Contents", "How to solve", "Solutions", "Notes", "Puzzles", "Puzzle"]
                .map(str::to_owned);
        Self { contents, how_to, solutions, notes, puzzles, puzzle }
    }
}

/// How the pages of a book are laid out.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct Layout {
    /// The size of a page after trimming.
    pub paper: PaperSize,
    /// The puzzles on a page.
    pub per_page: PerPage,
    /// The solutions on a page; without it, as many as stay legible.
    pub solutions: Option<PerPage>,
    /// The margin next to the spine; without it, what printers ask for at that number of pages ([`gutter`]).
    pub inner: Option<Length>,
    /// The other margins; without it, half an inch, and less on small paper.
    pub outer: Option<Length>,
    /// The strip around each page that is cut off, at most an inch. Nothing reaches the edge, so there is none unless a
    /// printer wants one.
    pub bleed: Option<Length>,
    /// Large print: heavy lines, large text, and digits of at least 20 points.
    pub large: bool,
    /// Whether there is space for notes below each puzzle.
    pub notes: bool,
    /// Whether the candidates of the puzzles are printed.
    pub candidates: bool,
    /// Where the solutions are.
    pub answers: Answers,
    /// Whether there is a title page.
    pub title_page: bool,
    /// Whether there is a table of contents.
    pub contents: bool,
    /// Whether each section begins with a page of its own for its heading.
    pub headings: bool,
    /// The number of the first puzzle.
    pub first_number: u32,
    /// The number of the first page.
    pub first_page: u32,
}

impl Default for Layout {
    /// 6 by 9 inches, two puzzles per page, with a title page, contents, headings, and solutions at the end.
    fn default() -> Self {
        Self {
            paper: PaperSize::inches(6.0, 9.0).unwrap_or_default(),
            per_page: PerPage::new(2).unwrap_or_default(),
            solutions: None,
            inner: None,
            outer: None,
            bleed: None,
            large: false,
            notes: false,
            candidates: false,
            answers: Answers::End,
            title_page: true,
            contents: true,
            headings: true,
            first_number: 1,
            first_page: 1,
        }
    }
}

/// A book to print.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// Its title.
    pub title: String,
    /// What is printed below it; may be empty.
    pub subtitle: String,
    /// Its author; may be empty.
    pub author: String,
    /// Lines on the back of the title page, such as the copyright; without any, that page is left out.
    pub imprint: Vec<String>,
    /// The language of the texts, such as `en`, for screen readers; empty if it is unknown.
    pub language: String,
    /// The day on which it is made. With a day, the file says that it keeps to PDF/X-1a, which demands one.
    pub day: Option<Day>,
    /// How it is laid out.
    pub layout: Layout,
    /// How to solve the puzzles.
    pub how_to: Vec<Passage>,
    /// The puzzles.
    pub sections: Vec<Section>,
    /// Its other words.
    pub words: Words,
    /// Its cover, which has a file of its own ([`cover()`]).
    pub cover: Cover,
    /// The fonts.
    pub fonts: Fonts,
}

/// Why a book cannot be printed as it is laid out.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum BookError {
    /// The fonts lack these characters.
    Lacking(Vec<char>),
    /// The text of the back of the cover reaches the place of the bar code.
    LongBack,
    /// The margins leave no room.
    Margins,
    /// The bleed is wider than an inch.
    WideBleed,
    /// The digits of the puzzle with this number would be this small, in points; `least` is the limit.
    Small {
        /// The number of the puzzle.
        number: u32,
        /// The size of its digits.
        size: f64,
        /// The smallest size.
        least: f64,
    },
    /// The cover would be wider than 40 inches.
    WideCover,
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lacking(characters) => {
                let each: Vec<String> = characters.iter().map(|&c| String::from(c)).collect();
                write!(f, "the font has no {}", each.join(" "))
            }
            Self::LongBack => f.write_str(
                "the text of the back reaches the place of the bar code; print less of it, or on larger paper",
            ),
            Self::WideCover => f.write_str("the cover would be wider than 40 inches"),
            Self::Margins => f.write_str("the margins leave no room on this paper"),
            Self::WideBleed => f.write_str("the bleed would be wider than an inch; printers ask for 0.125in or 3mm"),
            Self::Small { number, size, least } => write!(
                f,
                "the digits of puzzle {number} would have {size:.1} points, less than {least}; print fewer on a \
                 page, or on larger paper"
            ),
        }
    }
}

impl core::error::Error for BookError {}

/// A finished book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bound {
    /// The PDF.
    pub pdf: Vec<u8>,
    /// The number of its pages.
    pub pages: usize,
}

/// The PDF of a book.
///
/// ```
/// use whydoku_core::{Puzzle, Shape};
/// use whydoku_print::{Book, Section, Sheet, book};
/// let puzzle = Puzzle::empty(Shape::square(9)?);
/// let sheet = Sheet { puzzle, name: None, level: None, stars: Some(2), solution: None, link: None };
/// let section = Section { heading: "Easy".into(), text: Vec::new(), sheets: vec![sheet] };
/// let bound = book(&Book { title: "Sudoku".into(), sections: vec![section], ..Book::default() })?;
/// assert!(bound.pdf.starts_with(b"%PDF-1.4"));
/// assert_eq!(bound.pages, 4); // title, contents, heading, puzzle
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// # Errors
/// When the fonts lack a character, the margins leave no room, or digits would be too small to read.
pub fn book(book: &Book) -> Result<Bound, BookError> {
    book_and_tell(book, &mut |_, _| {})
}

/// Does the same and tells how many pages of how many are done.
///
/// # Errors
/// The same as those of [`book`].
pub fn book_and_tell(book: &Book, tell: &mut dyn FnMut(usize, usize)) -> Result<Bound, BookError> {
    let lacking = book.fonts.lacking(&texts(book));
    if !lacking.is_empty() {
        return Err(BookError::Lacking(lacking));
    }
    let plan = leaf::plan(book)?;
    puzzles::check(book, &plan)?;
    let about = About {
        author: book.author.clone(),
        subject: book.subtitle.clone(),
        language: book.language.clone(),
        day: book.day,
        first_page: book.layout.first_page,
        ..About::new(&book.title)
    };
    let bleed = book.layout.bleed.map_or(0.0, Length::points);
    if bleed > area::INCH {
        return Err(BookError::WideBleed);
    }
    let document = Document::new(about, book.layout.paper, Ink::Black, &book.fonts);
    let mut document = document.with_bleed(bleed);
    let count = plan.leaves.len();
    for (at, leaf) in plan.leaves.iter().enumerate() {
        let mut page = document.blank();
        leaf.paint(&mut page, book, &plan, at);
        document.push(page);
        tell(at + 1, count);
    }
    Ok(Bound { pdf: document.finish(), pages: count })
}

/// Every text of a book.
fn texts(book: &Book) -> String {
    let words = &book.words;
    let mut texts: Vec<&str> = vec![
        &book.title,
        &book.subtitle,
        &book.author,
        &words.contents,
        &words.how_to,
        &words.solutions,
        &words.notes,
        &words.puzzles,
        &words.puzzle,
    ];
    texts.extend(book.imprint.iter().map(String::as_str));
    for passage in &book.how_to {
        match passage {
            Passage::Heading(text) | Passage::Paragraph(text) => texts.push(text),
            Passage::Picture(..) => {}
        }
    }
    for section in &book.sections {
        texts.push(&section.heading);
        texts.extend(section.text.iter().map(String::as_str));
        for sheet in &section.sheets {
            texts.extend(sheet.name.as_deref().into_iter().chain(sheet.level.as_deref()));
        }
    }
    texts.concat()
}
