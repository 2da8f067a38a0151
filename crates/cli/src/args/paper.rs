//! The options of pictures and paper.
use super::book::BookArgs;
use super::input::Input;
use super::telling::Picture;
use clap::{Args, ValueEnum};
use std::path::PathBuf;
use whydoku_draw::svg::Theme;
use whydoku_print::{PaperSize, PerPage};

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  whydoku draw puzzle.txt -o puzzle.svg                 the digits
  whydoku draw puzzle.txt -o puzzle.png --width 600     as PNG, 600 pixels wide
  whydoku draw puzzle.txt --step -o step.svg            the next step: where and why
  whydoku draw puzzle.txt --step 32 -o step.png         step 32 of the path that `solve` takes
  whydoku draw puzzle.txt --view levels --theme dark    nine levels, to standard output

Every part of a step has its own shape, so no theme relies on colour alone. The colours of --theme
colourblind can be told apart with any kind of colour vision.")]
pub(crate) struct DrawArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// The file to write, .svg or .png; without it, SVG goes to standard output
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Show the next step, or step N of the path to the solution
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "1", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) step: Option<u32>,
    /// The width of a PNG in pixels [default: 1080]
    #[arg(long, value_name = "PIXELS", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) width: Option<u32>,
    /// What the cells show: game, candidates or levels [default: candidates with --step, else game]
    #[arg(long, value_enum)]
    pub(crate) view: Option<Picture>,
    /// Colours: light, dark, contrast, contrast-dark or colourblind
    #[arg(long, default_value = "light")]
    pub(crate) theme: Theme,
    /// Omit the names of rows and columns
    #[arg(long)]
    pub(crate) bare: bool,
}

/// The scale of a rating.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum Scale {
    /// Sudoku Explainer's rating, such as SE 4.2
    Se,
    /// HoDoKu's level and score
    Hodoku,
    /// Our own level, for boards of any shape
    Whydoku,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  whydoku print puzzles.sdm -o booklet.pdf                    four to a page, solutions at the end
  whydoku print puzzles.sdm -o b.pdf --per-page 6 --paper letter --title 'Week 7' --rate
  whydoku print puzzle.txt -o large.pdf --large                one puzzle, as large as the page
  whydoku print puzzles.sdm -o b.pdf --qr                     QR codes that open them in SudokuPad
  whydoku print puzzles.sdm -o b.pdf --qr=https://example.org/sudoku/
  whydoku print puzzle.txt -o lesson.pdf --lesson             every step, with pictures

Books are for a printing house: fonts embedded, black only, PDF/X-1a, puzzles sorted by level:
  whydoku print puzzles.sdm --book --paper 6x9in -o book.pdf
  whydoku print puzzles.sdm --book --large --paper 8.5x11 -o large.pdf
  whydoku print puzzles.sdm --book -o book.pdf --cover cover.pdf --back 'For long journeys.'
  whydoku print puzzles.sdm --book --answers foot --no-how-to -o week.pdf
  whydoku print puzzles.sdm --book --notes --author 'A. Maker' -o notes.pdf
`whydoku generate --book` makes the puzzles, too.")]
#[allow(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub(crate) struct PrintArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// The PDF to write; without it, standard output
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Puzzles per page: 1, 2, 4, 6, 9, 12, or columns x rows such as 2x3 [default: 4, a single puzzle fills its page; in books 2, and 1 with --large]
    #[arg(long, value_name = "N")]
    pub(crate) per_page: Option<PerPage>,
    /// The paper: a4, a5, letter and others, or width and height: 6x9in, 148x210mm [default: a4; 6x9in for books]
    #[arg(long, value_name = "PAPER")]
    pub(crate) paper: Option<PaperSize>,
    /// A font for the texts (TrueType or OpenType); a second one is used for bold letters
    #[arg(long, value_name = "FILE", num_args = 1..=2)]
    pub(crate) font: Vec<PathBuf>,
    /// The heading of every page
    #[arg(long, value_name = "TEXT")]
    pub(crate) title: Option<String>,
    /// Black on white with heavy lines and large headings
    #[arg(long)]
    pub(crate) large: bool,
    /// Print the candidates of the empty cells
    #[arg(long)]
    pub(crate) candidates: bool,
    /// Omit the solutions
    #[arg(long)]
    pub(crate) no_solutions: bool,
    /// Print a rating with each puzzle, on this scale
    #[arg(long, value_name = "SCALE", value_enum, num_args = 0..=1, require_equals = true, default_missing_value = "se")]
    pub(crate) rate: Option<Scale>,
    /// Add a QR code to each puzzle: a link to Whydoku's page at this address, or to SudokuPad
    #[arg(long, value_name = "ADDRESS", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    pub(crate) qr: Option<String>,
    /// Skip puzzles that cannot be read, and exit with code 1 at the end
    #[arg(long)]
    pub(crate) keep_going: bool,
    /// Print the path to the solution of one puzzle, with pictures and explanations
    #[arg(long, conflicts_with_all = ["per_page", "large", "candidates", "no_solutions", "qr", "book"])]
    pub(crate) lesson: bool,
    /// Make a book for a printing house: title page, contents, how to solve, sections by level, solutions
    #[arg(long)]
    pub(crate) book: bool,
    #[command(flatten)]
    pub(crate) binding: BookArgs,
}
