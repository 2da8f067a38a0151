//! The puzzle, and how its text is read.
use clap::Args;
use whydoku_formats::Format as TextFormat;
use whydoku_ink::Settled;

/// The puzzle.
#[derive(Args, Debug)]
pub(crate) struct Input {
    /// A puzzle, or a file with one; `-`, the default, reads standard input
    pub(crate) puzzle: Option<String>,
    /// The shape of the board: 3x4, 16 or jigsaw:..., optionally followed by +diagonals or +windows
    #[arg(long, value_name = "SHAPE")]
    pub(crate) shape: Option<String>,
    /// The number of digits: 4, 9, 16, 25; also 6 (boxes of 2x3), 12 (3x4) and so on
    #[arg(long, value_name = "N", conflicts_with = "shape")]
    pub(crate) size: Option<usize>,
    /// The input format, detected automatically; `convert --list` lists them all
    #[arg(long, value_name = "FORMAT", long_help = formats_to_read())]
    pub(crate) from: Option<TextFormat>,
    /// What something drawn means, such as 'purple line = renban'; repeat it for several things
    #[arg(long = "rule", value_name = "INK = RULE", long_help = INK)]
    pub(crate) settled: Vec<Settled>,
}

/// The help of `--rule`.
const INK: &str = "\
What something drawn means, where the program is in doubt; repeat it for several things: 'purple line = renban',
'orange line = whisper 4', 'grey square = nothing', or 'sentence 3 = nothing' for a sentence of the rules";

/// The help of `--from`, with the names of all formats.
fn formats_to_read() -> String {
    let formats = TextFormat::all().filter(|format| format.is_read());
    let words: Vec<&str> = formats.map(TextFormat::id).collect();
    format!("The input format, detected automatically: {}", words.join(", "))
}
