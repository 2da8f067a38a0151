//! The options of conversion.
use super::input::Input;
use super::rows::Many;
use clap::Args;
use whydoku_formats::Style;

#[derive(Args, Debug)]
#[command(after_help = "\
Input formats are detected; use --from where a text could be read in two ways. Anything that the output
format cannot hold is reported on standard error.

Examples:
  whydoku convert puzzle.txt --to hodoku               a line of HoDoKu's library
  whydoku convert 'https://sudokupad.app/scf...'       the puzzle of a link, as one line
  whydoku convert puzzles.sdm --to opensudoku -o p.opensudoku
  whydoku convert collection.xml --to csv              games of an XML file as a table
  whydoku convert big.csv --to sdm -o big.sdm --resume  files of any length, on all cores
  whydoku convert --list                               all formats, and what each can hold")]
pub(crate) struct ConvertArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// The output format; `--list` lists them all
    #[arg(long, value_name = "FORMAT", default_value = "line", long_help = formats_to_write())]
    pub(crate) to: Style,
    /// The character for empty cells, if the format allows a choice: . 0 * _ - ? x X
    #[arg(long, value_name = "CHAR")]
    pub(crate) blank: Option<char>,
    /// List the formats
    #[arg(long, conflicts_with = "puzzle")]
    pub(crate) list: bool,
    #[command(flatten)]
    pub(crate) many: Many,
}

/// The help of `convert --to`, with the names of all formats.
fn formats_to_write() -> String {
    let words: Vec<&str> = Style::all().map(Style::id).collect();
    format!("The output format: {}; `--list` says what each can hold", words.join(", "))
}
