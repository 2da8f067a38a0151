//! Arguments of `scan`.
use clap::Args;
use std::path::PathBuf;

#[derive(Args, Debug)]
#[command(after_help = "\
At a terminal each grid is shown as a board, elsewhere as a line for each, for other commands to read. Doubts go to
standard error. Exit codes: 0 every grid is sure; 1 some are doubtful, or no grid was found; 2 a file cannot be read.

A grid is sure when it has exactly one solution and no cell is a guess. It has 9x9 cells; print is read best.

Examples:
  pencilmark scan photo.png                               the puzzle in a photograph
  pencilmark scan photo.png --strict | pencilmark solve -  solve it, unless something is doubtful
  pencilmark scan *.png > puzzles.txt                     a line for each grid of many pictures")]
pub(crate) struct ScanArgs {
    /// Photographs or screenshots: JPEG, PNG, WebP or GIF; `-` for standard input
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// Print no grid that is not sure
    #[arg(long)]
    pub(crate) strict: bool,
}
