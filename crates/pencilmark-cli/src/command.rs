//! The command line: all commands, each with its options.
use crate::args::{
    CanonArgs, CheckArgs, Common, ConvertArgs, CountArgs, DrawArgs, ExplainArgs, Format,
    GenerateArgs, HintArgs, MinimizeArgs, NewArgs, PlayArgs, PrintArgs, RateArgs, ServeArgs,
    SolveArgs, StatsArgs, StepsArgs, TransformArgs, VerifyArgs, ViewArgs,
};
use crate::exit::Failure;
use clap::{Parser, Subcommand};

const AFTER: &str = "\
Exit codes: 0 solved, unique, legal, done; 1 no solution, move not legal; 2 bad input or usage;
            3 not known within the time limit or the effort spent; 4 stuck on smart logic; 5 several solutions
            130 Ctrl-C, 143 told to end. Of a file with a puzzle in each line: 0 all have one
            solution, 1 some have none or several or are malformed (with --keep-going)

Examples:
  pencilmark solve puzzle.txt                 solve it and say why, step by step
  pencilmark solve - < puzzle.txt             the same from standard input
  pencilmark hint puzzle.txt --level where    the next step, told in part
  pencilmark steps puzzle.txt --all           every step by a usual technique, easiest first
  pencilmark check puzzle.txt                 is it valid? has it one solution?
  pencilmark check puzzle.txt --move 'A1 5'   may 5 go there, and what forbids it?
  pencilmark convert puzzle.txt --to hodoku   any format to any other
  pencilmark count puzzles.txt                how many solutions each line has, up to 2
  pencilmark rate puzzles.txt                 how hard each line is, by several programs
  pencilmark play puzzle.txt                  play at the terminal, with notes, undo and hints
  pencilmark explain x-wing                   what an X-wing is";

/// Sudoku solved the way a person does: every step explained and proved.
#[derive(Parser, Debug)]
#[command(name = "pencilmark", version, after_help = AFTER, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) common: Common,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Solve a puzzle step by step, saying why, and end with a verdict
    Solve(SolveArgs),
    /// Tell the next step, or as much of it as you want
    Hint(HintArgs),
    /// Show the next step, or all that are possible now
    Steps(StepsArgs),
    /// Prove every step of a solution path, ours or others'
    Verify(VerifyArgs),
    /// Count the solutions of each puzzle of a file, up to a limit
    Count(CountArgs),
    /// Rate puzzles as Sudoku Explainer or HoDoKu does, or our own way
    Rate(RateArgs),
    /// Is it valid? Has it one solution? May this digit go there?
    Check(CheckArgs),
    /// Show a puzzle: digits, candidates, nine levels, or marked text
    View(ViewArgs),
    /// Convert puzzles from any format to any other
    Convert(ConvertArgs),
    /// Draw a puzzle, or a step of its solution, as SVG or PNG
    Draw(DrawArgs),
    /// Print puzzles as a PDF booklet, or a solution as a lesson
    Print(PrintArgs),
    /// Print a blank board to fill in
    New(NewArgs),
    /// Play at the terminal, a command a line
    Play(PlayArgs),
    /// Play and solve in the browser: a server for this machine only
    Serve(ServeArgs),
    /// Make puzzles to order: size, symmetry, pattern, difficulty
    Generate(GenerateArgs),
    /// Take givens away until every one is necessary
    Minimize(MinimizeArgs),
    /// The canonical form of each puzzle; leave out symmetric ones
    Canon(CanonArgs),
    /// Transpose, turn, relabel or shuffle puzzles
    Transform(TransformArgs),
    /// Count what a collection holds: givens, solutions, ratings
    Stats(StatsArgs),
    /// Explain a technique, or list all of them
    Explain(ExplainArgs),
    /// Print completions for a shell
    Completions {
        /// For which shell
        shell: clap_complete::Shell,
    },
    /// Print the manual page
    Man,
}

impl Command {
    /// CSV is for what has a row for each line of a file.
    pub(crate) fn accepts(&self, format: Format) -> Result<(), Failure> {
        let has_rows = match self {
            Self::Count(_)
            | Self::Rate(_)
            | Self::Generate(_)
            | Self::Minimize(_)
            | Self::Canon(_)
            | Self::Transform(_) => true,
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
