//! The options of the commands that take steps: `solve`, `hint`, `steps`, `verify`, `explain`.
use super::input::Input;
use super::rows::Many;
use super::telling::{Notation, Picture, Telling, technique};
use clap::Args;
use core::str::FromStr;
use pencilmark_formats::Style;
use pencilmark_logic::Search;
use pencilmark_session::{HintLevel, Method};
use std::path::PathBuf;

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
Each step is followed by what it changes: the digits it places, the candidates that go, and how many
digits singles place after it. Of several steps with one technique and one result one is shown.
The search ends with --time-limit or Ctrl-C; what was found until then is shown.
--all looks for the usual techniques. The fish that nobody finds by eye (franken, mutant, siamese,
kraken, and those of more than four lines) take longer: --unusual adds them.

Examples:
  pencilmark steps puzzle.txt                           the next step, in words
  pencilmark steps puzzle.txt --all                     every step by a usual technique, easiest first
  pencilmark steps puzzle.txt --all --unusual           every step by any technique
  pencilmark steps puzzle.txt --all --technique x-wing,aic --steps full
  pencilmark steps puzzle.txt --all --format jsonl      a step a line, for programs
  pencilmark steps puzzle.txt --all --json | pencilmark verify -")]
pub(crate) struct StepsArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// Every step that a usual technique finds in the position, not only the easiest
    #[arg(long)]
    pub(crate) all: bool,
    /// With --all: also by the fish that nobody finds by eye, so that no technique is left out
    #[arg(long, requires = "all", conflicts_with = "technique")]
    pub(crate) unusual: bool,
    /// Only these techniques, in this order, each perhaps in one kind of house (naked-pair:row)
    #[arg(long, alias = "techniques", value_name = "LIST", value_delimiter = ',', value_parser = technique::<Search>)]
    pub(crate) technique: Vec<Search>,
    /// Show at most this many
    #[arg(long, value_name = "N")]
    pub(crate) limit: Option<usize>,
    /// How each step is told: full for one step, short for all
    #[arg(long, value_enum)]
    pub(crate) steps: Option<Telling>,
    /// A line in this notation besides the words, or instead of the usual short line
    #[arg(long, value_enum, default_value_t = Notation::None, value_name = "STYLE")]
    pub(crate) notation: Notation,
}

#[derive(Args, Debug)]
#[command(after_help = "\
What is read: the JSON of `solve`, `hint --level full` and `steps`, or that of another program:

  {\"schema\": 1,
   \"puzzle\": \"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\",
   \"steps\": [{\"technique\": \"any name, or none\",
              \"conclusions\": [\"r5c5=5\"],
              \"premises\": [{\"cell\": \"r5c5\"}]}]}

A conclusion is r1c2=3 (placed) or r1c2<>3 (removed). A premise is {\"cell\": \"r1c2\"}: the cell holds
one of its candidates; {\"house\": \"row 1\", \"digit\": \"3\"}: the house has the digit somewhere; or
{\"deadly\": [[\"r1c2\", [\"3\", \"5\"]], ...]}: these cells do not all hold these digits, because the puzzle
has one solution (which is checked). Instead of premises, or with them, a step may have an
\"argument\" as `solve --json` writes it; with both, each must prove the step, and a proof in lines may
use only the facts that the premises name. With \"puzzle\" the steps are taken one after another; with
\"position\" instead each is judged in that position. A judge that knows only the rules proves each
conclusion from the premises of its step. docs/TECHNIQUES.md tells how.

Exit codes: 0 all proved, 1 a flaw (the first is named), 2 the file cannot be read

Examples:
  pencilmark solve puzzle.txt --json | pencilmark verify -
  pencilmark verify path.json --json")]
pub(crate) struct VerifyArgs {
    /// A file with JSON, or `-` for standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: String,
}

#[derive(Args, Debug)]
pub(crate) struct ExplainArgs {
    /// The technique, by any of its names; all are listed when left out
    pub(crate) technique: Option<String>,
}
