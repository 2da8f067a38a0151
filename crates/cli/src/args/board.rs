//! The options of the commands about one puzzle: `check`, `view`, `new`, `play`, `serve`.
use super::input::Input;
use super::rows::Many;
use super::telling::Picture;
use clap::Args;
use std::path::PathBuf;
use whydoku_formats::Style;

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  whydoku check puzzle.txt
  whydoku check puzzle.txt --limit 1000
  whydoku check puzzle.txt --move 'A1 5' --move r2c7=3
  whydoku check puzzles.txt --lines                    unique, none or several, for each line
  whydoku check puzzles.txt --certify proofs.jsonl     and write a proof of each verdict
  whydoku check proofs.jsonl                           check the proofs, without a solver
  whydoku check puzzle.txt --cnf p.cnf --drat p.drat   the same for drat-trim and similar tools
  whydoku check puzzle.txt --why                       givens and rules that cannot hold together
  whydoku check puzzle.txt --superfluous               what could be left out, alone and together
  whydoku check puzzle.txt --true-candidates           in how many solutions each candidate is
  whydoku check puzzle.txt --suggest thermometer       clues of a kind that make it unique")]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// Count solutions up to this number [default: 2]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) limit: Option<u64>,
    /// Check whether this move is legal, such as 'A1 5' or r1c1=5; repeat it for several moves
    #[arg(long = "move", value_name = "MOVE")]
    pub(crate) moves: Vec<String>,
    /// Read one puzzle per line (detected automatically unless the file is large)
    #[arg(long)]
    pub(crate) lines: bool,
    #[command(flatten)]
    pub(crate) proof: ProofArgs,
    #[cfg(feature = "full")]
    #[command(flatten)]
    pub(crate) setting: SettingArgs,
    #[command(flatten)]
    pub(crate) many: Many,
}

/// What the setter of a puzzle asks.
#[cfg(feature = "full")]
#[derive(Args, Debug)]
#[command(next_help_heading = "For setters")]
pub(crate) struct SettingArgs {
    /// Name givens and rules that cannot hold together, as few as possible, and explain it step by step
    #[arg(long, group = "question")]
    pub(crate) why: bool,
    /// List givens and rules that could be left out, alone and together
    #[arg(long, group = "question")]
    pub(crate) superfluous: bool,
    /// Show for each candidate how many solutions have it, up to --limit [default: 20]
    #[arg(long, group = "question")]
    pub(crate) true_candidates: bool,
    /// Find clues of this kind that make the puzzle unique or, if it is, replace a given: `given`, `thermometer` and
    /// the kinds that `generate --rules` takes
    #[arg(long, value_name = "KIND", group = "question", value_parser = suggested)]
    pub(crate) suggest: Option<whydoku_setting::Wish>,
    /// How many clues --suggest lists
    #[arg(long, value_name = "N", default_value_t = 10, requires = "suggest")]
    pub(crate) most: usize,
    /// Which clues --suggest tries: another number draws others
    #[arg(long, value_name = "N", default_value_t = 1, requires = "suggest")]
    pub(crate) seed: u64,
}

#[cfg(feature = "full")]
impl SettingArgs {
    /// Whether one of the questions is asked.
    pub(crate) fn is_used(&self) -> bool {
        self.why || self.superfluous || self.true_candidates || self.suggest.is_some()
    }
}

/// Reads the kind of clue that is wanted.
#[cfg(feature = "full")]
fn suggested(text: &str) -> Result<whydoku_setting::Wish, whydoku_core::UnknownName> {
    if text.eq_ignore_ascii_case("given") || text.eq_ignore_ascii_case("digit") {
        return Ok(whydoku_setting::Wish::Given);
    }
    text.parse().map(whydoku_setting::Wish::Kind)
}

/// Where the proof of a verdict is written.
#[derive(Args, Debug)]
#[command(next_help_heading = "Certificates")]
pub(crate) struct ProofArgs {
    /// Write a proof of the verdict to this file; `whydoku check` verifies it
    #[arg(long, value_name = "FILE")]
    pub(crate) certify: Option<PathBuf>,
    /// Write the puzzle as a formula for SAT programs (DIMACS CNF), if it has no rules such as cages
    #[arg(long, value_name = "FILE")]
    pub(crate) cnf: Option<PathBuf>,
    /// Write the refutation of that formula for proof checkers such as drat-trim
    #[arg(long, value_name = "FILE")]
    pub(crate) drat: Option<PathBuf>,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  whydoku view puzzle.txt                        the candidates
  whydoku view puzzle.txt --view levels          a small board for each digit
  whydoku view puzzle.txt --view levels --digits 3,7
  whydoku view puzzle.txt --view marked          text that can be read back")]
pub(crate) struct ViewArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// Print the position in this format instead; `convert --list` lists them all
    #[arg(long, value_name = "FORMAT", conflicts_with_all = ["view", "digits"])]
    pub(crate) to: Option<Style>,
    /// What to show
    #[arg(long, value_enum, default_value_t = Picture::Candidates)]
    pub(crate) view: Picture,
    /// Show only the levels of these digits
    #[arg(long, value_name = "DIGITS", value_delimiter = ',')]
    pub(crate) digits: Vec<String>,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  whydoku new > puzzle.txt            a blank board of 9x9
  whydoku new --size 16
  whydoku new --shape 2x3+diagonals")]
pub(crate) struct NewArgs {
    /// The number of digits: 4, 9, 16, 25; also 6 (boxes of 2x3), 12 (3x4) and so on
    #[arg(long, value_name = "N", conflicts_with = "shape")]
    pub(crate) size: Option<usize>,
    /// The shape of the board: 3x4, 16 or jigsaw:..., optionally followed by +diagonals or +windows
    #[arg(long, value_name = "SHAPE")]
    pub(crate) shape: Option<String>,
    /// The output format; `convert --list` lists them all
    #[arg(long, value_name = "FORMAT")]
    pub(crate) to: Option<Style>,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Every action is saved at once, so nothing is lost however the program ends.

Examples:
  whydoku play puzzle.txt
  whydoku play puzzle.txt --save monday.game   save to this file instead of the usual place
  whydoku play --resume                        continue the saved game, or list them all
  whydoku play --resume game-1
  whydoku play --resume monday.game
  whydoku play --size 16                       start with an empty board")]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// The file to save the game to
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Continue a saved game, given by name or file; without a value, list the saved games
    #[arg(long, value_name = "GAME", num_args = 0..=1, default_missing_value = "-", conflicts_with_all = ["puzzle", "save", "shape", "size"])]
    pub(crate) resume: Option<String>,
}

#[derive(Args, Debug)]
#[command(after_help = "\
The server listens on 127.0.0.1 only and stores nothing. Stop it with Ctrl-C.
/form is a plain form that works in any browser, without scripts.")]
pub(crate) struct ServeArgs {
    /// The port; 0 picks any free one
    #[arg(long, default_value_t = 8377)]
    pub(crate) port: u16,
    /// Open the page in the browser
    #[arg(long)]
    pub(crate) open: bool,
}
