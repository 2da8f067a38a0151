//! Which puzzle, and how its text is read.
use clap::Args;
use pencilmark_formats::Format as TextFormat;

/// Which puzzle.
#[derive(Args, Debug)]
pub(crate) struct Input {
    /// A puzzle or a file with one; `-`, the default, is standard input
    pub(crate) puzzle: Option<String>,
    /// The shape of the board: 3x4, 16, jigsaw:..., with +diagonals or +windows behind it
    #[arg(long, value_name = "SHAPE")]
    pub(crate) shape: Option<String>,
    /// The number of digits: 4, 9, 16, 25; also 6 (boxes of 2x3), 12 (3x4) and the like
    #[arg(long, value_name = "N", conflicts_with = "shape")]
    pub(crate) size: Option<usize>,
    /// The format of the text, which is seen by itself; `convert --list` names them
    #[arg(long, value_name = "FORMAT", long_help = formats_to_read())]
    pub(crate) from: Option<TextFormat>,
}

/// The help of `--from`, with the words for all formats.
fn formats_to_read() -> String {
    let formats = TextFormat::all().filter(|format| format.is_read());
    let words: Vec<&str> = formats.map(TextFormat::id).collect();
    format!("The format of the text, which is seen by itself: {}", words.join(", "))
}
