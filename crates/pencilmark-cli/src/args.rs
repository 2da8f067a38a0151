//! The command line.
mod output;

pub(crate) use output::{ConvertArgs, DrawArgs, PrintArgs, Scale};

use crate::certificate::ProofArgs;
use crate::collect::{CanonArgs, MinimizeArgs, StatsArgs, TransformArgs};
use crate::common::{Common, Format};
use crate::exit::Failure;
use crate::generate::GenerateArgs;
use crate::many::args::{CountArgs, Many};
use crate::rate::RateArgs;
use crate::steps::StepsArgs;
use crate::verify::VerifyArgs;
use clap::{Args, Parser, Subcommand, ValueEnum};
use core::str::FromStr;
use pencilmark_formats::{Format as TextFormat, Style};
use pencilmark_logic::{Search, UnknownTechnique};
use pencilmark_session::{HintLevel, Method};
use std::path::PathBuf;

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

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum Picture {
    /// The digits
    Game,
    /// The digits, and the candidates of every empty cell
    Candidates,
    /// One board for each digit: solid where it is, grey where it can be
    Levels,
    /// Text with `*` behind givens and `-` behind placed digits
    Marked,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum Telling {
    /// Not at all
    None,
    /// One line each, in the notation of forums
    Short,
    /// The reason in words
    Full,
}

/// A line for those who know how forums write a step.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum Notation {
    /// No such line
    None,
    /// `(3=8)r1c2-(8=4)r9c2 => ...`
    Eureka,
    /// As `HoDoKu` writes it: 3- r1c2 -8- r9c2 -4 => ...
    Hodoku,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  pencilmark solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  pencilmark solve puzzle.txt --steps short --view candidates
  pencilmark solve puzzle.txt --technique naked-single,hidden-single:row
  pencilmark solve puzzle.txt --method passes --trace
  pencilmark solve puzzle.txt --method levels --log --steps none
  pencilmark solve puzzle.txt --until x-wing --view candidates
  pencilmark solve - --json < puzzle.txt
  pencilmark solve --quick puzzles.txt -o solutions.txt    a file with a puzzle in each line")]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// How each step is told
    #[arg(long, value_enum, default_value_t = Telling::Full)]
    pub(crate) steps: Telling,
    /// A line in this notation besides the words, or instead of the usual short line
    #[arg(long, value_enum, default_value_t = Notation::None, value_name = "STYLE")]
    pub(crate) notation: Notation,
    /// Show the marked board after every pass
    #[arg(long)]
    pub(crate) trace: bool,
    /// Print the log: what was determined, excluded, and down to two spots
    #[arg(long)]
    pub(crate) log: bool,
    /// How the board is shown at the end
    #[arg(long, value_enum, default_value_t = Picture::Game)]
    pub(crate) view: Picture,
    /// Stop after this many steps, or right before this technique
    #[arg(long, value_name = "STEP")]
    pub(crate) until: Option<Until>,
    /// Only these techniques, in this order, each perhaps in one kind of house (naked-pair:row)
    #[arg(
        long = "technique",
        alias = "techniques",
        value_name = "LIST",
        value_delimiter = ',',
        value_parser = technique::<Search>,
        conflicts_with = "method"
    )]
    pub(crate) techniques: Vec<Search>,
    /// The way of going about it: usual, levels, layout or passes
    #[arg(long, value_name = "METHOD", default_value = "usual")]
    pub(crate) method: Method,
    /// Only the solution: one line for each line of a file; `-` where there is none or several
    #[arg(long)]
    pub(crate) quick: bool,
    /// With --quick: write what proves each verdict to this file, for `pencilmark check`
    #[arg(long, value_name = "FILE", requires = "quick")]
    pub(crate) certify: Option<PathBuf>,
    /// With --quick: write the solved boards in this format; `convert --list` names them
    #[arg(long, value_name = "FORMAT", requires = "quick")]
    pub(crate) to: Option<Style>,
    #[command(flatten)]
    pub(crate) many: Many,
}

/// Where to stop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Until {
    /// After this many steps.
    Step(usize),
    /// Before the first step of this technique.
    Technique(Search),
}

impl FromStr for Until {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text.parse() {
            Ok(count) => Ok(Self::Step(count)),
            Err(_) => technique(text).map(Self::Technique),
        }
    }
}

/// Reads the name of a technique; if it is like none, says where all are listed.
pub(crate) fn technique<T: FromStr<Err = UnknownTechnique>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|unknown: UnknownTechnique| match unknown.nearest {
        Some(_) => unknown.to_string(),
        None => format!("{unknown}; `pencilmark explain` lists them"),
    })
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  pencilmark hint puzzle.txt                     which part of the board to look at
  pencilmark hint puzzle.txt --level technique   what to look for
  pencilmark hint puzzle.txt --level where       and where
  pencilmark hint puzzle.txt --level full        the whole step and why it follows")]
pub(crate) struct HintArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// How much is given away: nudge, technique, where or full
    #[arg(long, default_value = "nudge")]
    pub(crate) level: HintLevel,
    /// Only these techniques, in this order
    #[arg(long = "technique", alias = "techniques", value_name = "LIST", value_delimiter = ',', value_parser = technique::<Search>)]
    pub(crate) techniques: Vec<Search>,
    /// A line in this notation besides the words, at the level full
    #[arg(long, value_enum, default_value_t = Notation::None, value_name = "STYLE")]
    pub(crate) notation: Notation,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  pencilmark check puzzle.txt
  pencilmark check puzzle.txt --limit 1000
  pencilmark check puzzle.txt --move 'A1 5' --move r2c7=3
  pencilmark check puzzles.txt --lines                    unique, none or several for each line
  pencilmark check puzzles.txt --certify proofs.jsonl     and what proves it
  pencilmark check proofs.jsonl                           do the proofs hold? no solver is asked
  pencilmark check puzzle.txt --cnf p.cnf --drat p.drat   the same for drat-trim and the like")]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// Count solutions up to this number [default: 2]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) limit: Option<u64>,
    /// Is this move legal? Such as 'A1 5' or r1c1=5; several are judged one by one
    #[arg(long = "move", value_name = "MOVE")]
    pub(crate) moves: Vec<String>,
    /// The file has a puzzle in each line (seen by itself when the file is not large)
    #[arg(long)]
    pub(crate) lines: bool,
    #[command(flatten)]
    pub(crate) proof: ProofArgs,
    #[command(flatten)]
    pub(crate) many: Many,
}

#[derive(Args, Debug)]
pub(crate) struct ViewArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// Write the position in this format instead; `convert --list` names them
    #[arg(long, value_name = "FORMAT", conflicts_with_all = ["view", "digits"])]
    pub(crate) to: Option<Style>,
    /// How
    #[arg(long, value_enum, default_value_t = Picture::Candidates)]
    pub(crate) view: Picture,
    /// Only these levels
    #[arg(long, value_name = "DIGITS", value_delimiter = ',')]
    pub(crate) digits: Vec<String>,
}

#[derive(Args, Debug)]
pub(crate) struct NewArgs {
    /// The number of digits: 4, 9, 16, 25; also 6 (boxes of 2x3), 12 (3x4) and the like
    #[arg(long, value_name = "N", conflicts_with = "shape")]
    pub(crate) size: Option<usize>,
    /// The shape of the board: 3x4, 16, jigsaw:..., with +diagonals or +windows behind it
    #[arg(long, value_name = "SHAPE")]
    pub(crate) shape: Option<String>,
    /// The format to write; `convert --list` names them
    #[arg(long, value_name = "FORMAT")]
    pub(crate) to: Option<Style>,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Every action is saved at once, so nothing is lost when the program ends, however it ends.

Examples:
  pencilmark play puzzle.txt
  pencilmark play puzzle.txt --save monday.game   save there instead of the usual place
  pencilmark play --resume                        go on with the saved game, or list them
  pencilmark play --resume game-1
  pencilmark play --resume monday.game
  pencilmark play --size 16                       begin with an empty board")]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// The file to save the game in
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Go on with a saved game, by its name or file; several are listed when none is named
    #[arg(long, value_name = "GAME", num_args = 0..=1, default_missing_value = "-", conflicts_with_all = ["puzzle", "save", "shape", "size"])]
    pub(crate) resume: Option<String>,
}

#[derive(Args, Debug)]
#[command(after_help = "\
The server listens on 127.0.0.1 alone and keeps nothing. Ctrl-C ends it.
/form is a plain form that works in every browser, without scripts.")]
pub(crate) struct ServeArgs {
    /// The port; 0 takes any that is free
    #[arg(long, default_value_t = 8377)]
    pub(crate) port: u16,
    /// Open the page in the browser
    #[arg(long)]
    pub(crate) open: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ExplainArgs {
    /// The technique, by any of its names; all are listed when left out
    pub(crate) technique: Option<String>,
}
