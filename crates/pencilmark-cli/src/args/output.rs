//! Arguments of what leaves the program: conversion, pictures, paper.
use super::input::Input;
use super::rows::Many;
use super::telling::Picture;
use clap::{Args, ValueEnum};
use pencilmark_draw::svg::Theme;
use pencilmark_formats::Style;
use pencilmark_print::{PaperSize, PerPage};
use std::path::PathBuf;

#[derive(Args, Debug)]
#[command(after_help = "\
Formats are recognised; --from is for texts that could be two. What the new format has no place for is
told on standard error.

Examples:
  pencilmark convert puzzle.txt --to hodoku               a line of HoDoKu's library
  pencilmark convert 'https://sudokupad.app/scf...'       what is in a link, as one line
  pencilmark convert puzzles.sdm --to opensudoku -o p.opensudoku
  pencilmark convert collection.xml --to csv              games of an XML file as a table
  pencilmark convert big.csv --to sdm -o big.sdm --resume  any length, on all cores
  pencilmark convert --list                               all formats, and what each cannot carry")]
pub(crate) struct ConvertArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// The format to write; `--list` names them
    #[arg(long, value_name = "FORMAT", default_value = "line", long_help = formats_to_write())]
    pub(crate) to: Style,
    /// The character for an empty cell, where the format leaves a choice: . 0 * _ - ? x X
    #[arg(long, value_name = "CHAR")]
    pub(crate) blank: Option<char>,
    /// List the formats
    #[arg(long, conflicts_with = "puzzle")]
    pub(crate) list: bool,
    #[command(flatten)]
    pub(crate) many: Many,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  pencilmark draw puzzle.txt -o puzzle.svg                 the digits
  pencilmark draw puzzle.txt -o puzzle.png --width 600     as PNG, 600 pixels wide
  pencilmark draw puzzle.txt --step -o step.svg            the next step: where and why
  pencilmark draw puzzle.txt --step 32 -o step.png         step 32 of the way that `solve` goes
  pencilmark draw puzzle.txt --view levels --theme dark    nine levels, to standard output

Every part of a step has a shape of its own, so no theme tells anything by colour alone; the colours
of --theme colourblind are besides told apart with any colour vision.")]
pub(crate) struct DrawArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// The file to write, .svg or .png; SVG to standard output when left out
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Show the next step, or step N of the way to the solution
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "1", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) step: Option<u32>,
    /// How wide a PNG is, in pixels [default: 1080]
    #[arg(long, value_name = "PIXELS", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) width: Option<u32>,
    /// What is in the cells: game, candidates or levels; candidates with --step, else game
    #[arg(long, value_enum)]
    pub(crate) view: Option<Picture>,
    /// Colours: light, dark, contrast or colourblind
    #[arg(long, default_value = "light")]
    pub(crate) theme: Theme,
    /// Leave out the names of rows and columns
    #[arg(long)]
    pub(crate) bare: bool,
}

/// The help of `convert --to`, with the words for all formats.
fn formats_to_write() -> String {
    let words: Vec<&str> = Style::all().map(Style::id).collect();
    format!("The format to write: {}; `--list` says what each cannot carry", words.join(", "))
}

/// Whose opinion a rating is.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum Scale {
    /// Sudoku Explainer's number, such as SE 4.2
    Se,
    /// HoDoKu's level and score
    Hodoku,
    /// Our own level, of boards of every shape
    Pencilmark,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  pencilmark print puzzles.sdm -o booklet.pdf                    four on a page, solutions at the end
  pencilmark print puzzles.sdm -o b.pdf --per-page 6 --paper letter --title 'Week 7' --rate
  pencilmark print puzzle.txt -o large.pdf --large                one puzzle, as large as the page
  pencilmark print puzzles.sdm -o b.pdf --qr                     codes that open them in SudokuPad
  pencilmark print puzzles.sdm -o b.pdf --qr=https://example.org/sudoku/
  pencilmark print puzzle.txt -o lesson.pdf --lesson             every step, with pictures")]
#[allow(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub(crate) struct PrintArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// The PDF to write; standard output when left out
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Puzzles on a page: 1, 2, 4, 6 or 9; when left out, 4, and a single puzzle fills its page
    #[arg(long, value_name = "N")]
    pub(crate) per_page: Option<PerPage>,
    /// The paper: a4 or letter
    #[arg(long, value_name = "PAPER", default_value = "a4")]
    pub(crate) paper: PaperSize,
    /// What stands above every page
    #[arg(long, value_name = "TEXT")]
    pub(crate) title: Option<String>,
    /// Black on white with heavy lines and large headings
    #[arg(long)]
    pub(crate) large: bool,
    /// Print the candidates of the empty cells
    #[arg(long)]
    pub(crate) candidates: bool,
    /// Leave out the solutions
    #[arg(long)]
    pub(crate) no_solutions: bool,
    /// Rate each puzzle and print that: as Sudoku Explainer does, as HoDoKu does, or as we do
    #[arg(long, value_name = "SCALE", value_enum, num_args = 0..=1, require_equals = true, default_missing_value = "se")]
    pub(crate) rate: Option<Scale>,
    /// A QR code with each puzzle: a link to this project's page at this address, or to SudokuPad
    #[arg(long, value_name = "ADDRESS", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    pub(crate) qr: Option<String>,
    /// Go on behind puzzles that cannot be read, and exit with 1 in the end
    #[arg(long)]
    pub(crate) keep_going: bool,
    /// Print the way to the solution of one puzzle: pictures and sentences
    #[arg(long, conflicts_with_all = ["per_page", "large", "candidates", "no_solutions", "qr"])]
    pub(crate) lesson: bool,
}
