//! The command line: all commands, each with its options.
#[cfg(feature = "full")]
use crate::args::{
    CanonArgs, DrawArgs, GenerateArgs, MinimizeArgs, PrintArgs, ScanArgs, ServeArgs, StatsArgs,
    TransformArgs,
};
use crate::args::{
    CheckArgs, Common, ConvertArgs, CountArgs, ExplainArgs, Format, HintArgs, ManArgs, NewArgs,
    PlayArgs, RateArgs, SolveArgs, StepsArgs, VerifyArgs, ViewArgs,
};
use crate::exit::Failure;
use clap::{Parser, Subcommand};

const AFTER: &str = "\
Exit codes:
  0    solved, unique, legal, done
  1    no solution, move not legal
  2    bad input or usage
  3    not decided within the limits
  4    stuck on smart logic
  5    several solutions
  130  Ctrl-C
  143  terminated
For a file with one puzzle per line, 0 means that every puzzle has exactly one solution, and 1 that some have none or \
several, or are malformed (with --keep-going).

Examples:
  whydoku solve puzzle.txt                 solve it, explaining every step
  whydoku solve - < puzzle.txt             the same from standard input
  whydoku hint puzzle.txt --level where    a hint that gives away part of the next step
  whydoku steps puzzle.txt --all           every step the usual techniques find, easiest first
  whydoku check puzzle.txt                 is it valid, with exactly one solution?
  whydoku check puzzle.txt --move 'A1 5'   is this move allowed, and if not, why?
  whydoku convert puzzle.txt --to hodoku   any format to any other
  whydoku count puzzles.txt                how many solutions each puzzle has, up to 2
  whydoku rate puzzles.txt                 how hard each puzzle is, on several scales
  whydoku play puzzle.txt                  play at the terminal, with notes, undo and hints
  whydoku explain x-wing                   what an X-wing is";

/// Sudoku solved the way a person does: every step explained and proved.
#[derive(Parser, Debug)]
#[command(name = "whydoku", version, after_help = AFTER)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) common: Common,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Solve a puzzle step by step, explain each step, and give a verdict
    Solve(SolveArgs),
    /// Show the next step, or only as much of it as you want to know
    Hint(HintArgs),
    /// Show the next step, or every step possible now
    Steps(StepsArgs),
    /// Prove every step of a solution path, ours or another program's
    Verify(VerifyArgs),
    /// Count the solutions of each puzzle in a file, up to a limit
    Count(CountArgs),
    /// Rate puzzles on the scales of Sudoku Explainer, HoDoKu and Whydoku
    Rate(RateArgs),
    /// Check whether a puzzle is valid, or whether a move is allowed
    Check(CheckArgs),
    /// Show a puzzle as digits, candidates, nine levels or marked text
    View(ViewArgs),
    /// Convert puzzles from any format to any other
    Convert(ConvertArgs),
    /// Draw a puzzle, or a step of its solution, as SVG or PNG
    #[cfg(feature = "full")]
    Draw(DrawArgs),
    /// Print puzzles as a PDF booklet, or a solution as a lesson
    #[cfg(feature = "full")]
    Print(PrintArgs),
    /// Read puzzles from photographs and screenshots
    #[cfg(feature = "full")]
    Scan(ScanArgs),
    /// Print a blank board to fill in
    New(NewArgs),
    /// Play at the terminal
    Play(PlayArgs),
    /// Play and solve in a browser, from a server for this machine only
    #[cfg(feature = "full")]
    Serve(ServeArgs),
    /// Make puzzles to order: size, symmetry, pattern, difficulty
    #[cfg(feature = "full")]
    Generate(GenerateArgs),
    /// Remove givens until every one is necessary
    #[cfg(feature = "full")]
    Minimize(MinimizeArgs),
    /// Print the canonical form of each puzzle, or drop symmetric duplicates
    #[cfg(feature = "full")]
    Canon(CanonArgs),
    /// Transpose, turn, relabel or shuffle puzzles
    #[cfg(feature = "full")]
    Transform(TransformArgs),
    /// Summarize a collection: givens, solutions, symmetries, ratings
    #[cfg(feature = "full")]
    Stats(StatsArgs),
    /// Explain a technique, or list all of them
    Explain(ExplainArgs),
    /// Print completions for a shell
    #[command(after_help = "\
Examples:
  whydoku completions bash > whydoku.bash   for ~/.local/share/bash-completion/completions
  whydoku completions fish > whydoku.fish   for ~/.config/fish/completions")]
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Print the manual page of the program, or of a command
    Man(ManArgs),
}

impl Command {
    /// CSV is for commands with a row for each line of a file.
    pub(crate) fn accepts(&self, format: Format) -> Result<(), Failure> {
        let has_rows = match self {
            Self::Count(_) | Self::Rate(_) => true,
            #[cfg(feature = "full")]
            Self::Generate(_) | Self::Minimize(_) | Self::Canon(_) | Self::Transform(_) => true,
            Self::Solve(args) => args.quick,
            Self::Check(args) => args.moves.is_empty(),
            _ => false,
        };
        if has_rows || format != Format::Csv {
            return Ok(());
        }
        Err(Failure::bad("--format csv is for `count`, `rate`, `solve --quick` and `check`"))
    }
}
