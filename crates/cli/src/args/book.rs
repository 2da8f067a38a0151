//! The options of books.
use clap::{Args, ValueEnum};
use std::path::PathBuf;
use whydoku_book::Rating;
use whydoku_print::{Day, Inks, Length, PerPage, Stock};

/// Where the solutions are.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum AnswersAt {
    /// On the last pages
    End,
    /// Upside down at the foot of each page, as in newspapers
    Foot,
}

#[derive(Args, Debug)]
#[command(next_help_heading = "Books")]
#[allow(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub(crate) struct BookArgs {
    /// What is printed below the title
    #[arg(long, value_name = "TEXT", requires = "book")]
    pub(crate) subtitle: Option<String>,
    /// The author, on the title page
    #[arg(long, value_name = "TEXT", requires = "book")]
    pub(crate) author: Option<String>,
    /// A line on the back of the title page, such as the copyright; may be given several times
    #[arg(long, value_name = "TEXT", requires = "book")]
    pub(crate) imprint: Vec<String>,
    /// Write the cover, too, to this PDF: back, spine and front as one sheet, as Amazon's KDP and others ask for it
    #[arg(long, value_name = "FILE", requires = "book")]
    pub(crate) cover: Option<PathBuf>,
    /// A paragraph on the back of the cover; may be given several times [default: what is in the book]
    #[arg(long, value_name = "TEXT", requires = "cover")]
    pub(crate) back: Vec<String>,
    /// The paper, white or cream, which decides how wide the spine of the cover is
    #[arg(long, value_name = "PAPER", default_value = "white", requires = "cover")]
    pub(crate) stock: Stock,
    /// The colour of the cover: percents of cyan, magenta, yellow and black, such as 100,70,0,10 [default: white]
    #[arg(long, value_name = "C,M,Y,K", requires = "cover")]
    pub(crate) cover_colour: Option<Inks>,
    /// How hard a puzzle is: stars, words or none
    #[arg(long, value_name = "HOW", default_value = "stars", requires = "book")]
    pub(crate) rating: Rating,
    /// Where the solutions are
    #[arg(long, value_name = "PLACE", value_enum, default_value = "end", requires = "book")]
    pub(crate) answers: AnswersAt,
    /// Solutions per page: 4 to 30, or columns x rows [default: as many as stay legible]
    #[arg(long, value_name = "N", requires = "book")]
    pub(crate) solutions_per_page: Option<PerPage>,
    /// Leave space for notes below each puzzle
    #[arg(long, requires = "book")]
    pub(crate) notes: bool,
    /// The margin next to the spine [default: what Amazon's KDP asks for at that number of pages]
    #[arg(long, value_name = "LENGTH", requires = "book")]
    pub(crate) inner: Option<Length>,
    /// The other margins [default: half an inch, less on small paper]
    #[arg(long, value_name = "LENGTH", requires = "book")]
    pub(crate) outer: Option<Length>,
    /// A strip around each page that is cut off, if the printer wants one [default: none, nothing reaches the edge]
    #[arg(long, value_name = "LENGTH", requires = "book")]
    pub(crate) bleed: Option<Length>,
    /// The number of the first puzzle
    #[arg(long, value_name = "N", default_value_t = 1, requires = "book")]
    pub(crate) first_number: u32,
    /// The number of the first page
    #[arg(long, value_name = "N", default_value_t = 1, requires = "book")]
    pub(crate) first_page: u32,
    /// The day that the file names as its own, such as 2026-11-28 [default: today]
    #[arg(long, value_name = "DAY", requires = "book")]
    pub(crate) date: Option<Day>,
    /// Leave out the title page
    #[arg(long, requires = "book")]
    pub(crate) no_title_page: bool,
    /// Leave out the table of contents
    #[arg(long, requires = "book")]
    pub(crate) no_contents: bool,
    /// Leave out the rules and the techniques
    #[arg(long, requires = "book")]
    pub(crate) no_how_to: bool,
    /// Leave out the pages with nothing but the heading of a section
    #[arg(long, requires = "book")]
    pub(crate) no_headings: bool,
    /// Keep the order of the puzzles, without sections
    #[arg(long, requires = "book")]
    pub(crate) no_sections: bool,
}
