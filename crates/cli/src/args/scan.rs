//! Arguments of `scan`.
use clap::Args;
use std::path::PathBuf;

#[derive(Args, Debug)]
#[command(after_help = "\
At a terminal each grid is shown as a board, elsewhere as one line, for other commands to read. Doubtful cells are
reported on standard error.

Exit codes:
  0  every grid is sure
  1  some are doubtful, or no grid was found
  2  a file or a page cannot be read
  3  --time-limit came first

Digits that were entered, by hand or on a screen in another colour, are not part of the puzzle: a terminal shows them
(`5*` given, `5-` entered, `12` pencil marks), and a line leaves them out, except with --entries.

A grid in a picture is sure when it has exactly one solution and no cell is a guess. Grids have 4 to 16 cells a row;
9x9 cells with printed digits are read best. In a PDF, text is read exactly, several puzzles on a page in reading order; a page that is a picture is read as one. In a folder, every file that looks like a picture or a PDF is read.

Examples:
  whydoku scan photo.png                                read the puzzle in a photograph
  whydoku scan photo.png --strict | whydoku solve -  solve it, unless something is doubtful
  whydoku scan photo.png --entries | whydoku hint -  continue a half-solved puzzle
  whydoku scan booklet.pdf > puzzles.txt                a line for each puzzle of a booklet
  whydoku scan photo.png --overlay read.png             show what was read, drawn over the photograph
  whydoku scan photographs --json                       a whole folder: every cell with its probabilities")]
pub(crate) struct ScanArgs {
    /// Photographs or screenshots (JPEG, PNG, WebP, GIF), PDF documents, folders; `-` for standard input
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// Print only grids that are sure
    #[arg(long)]
    pub(crate) strict: bool,
    /// Print what was entered, too: digits and pencil marks, as `#s=...` or JSON
    #[arg(long)]
    pub(crate) entries: bool,
    /// Write the picture, with what was read drawn over it, as PNG
    #[arg(long, value_name = "FILE")]
    pub(crate) overlay: Option<PathBuf>,
}
