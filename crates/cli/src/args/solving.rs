//! The options of the commands that take steps: `solve`, `hint`, `steps`, `verify`, `explain`.
use super::input::Input;
use super::rows::Many;
use super::telling::{Notation, Picture, Telling, technique};
use clap::Args;
use core::str::FromStr;
use std::path::PathBuf;
use whydoku_formats::Style;
use whydoku_logic::Search;
use whydoku_session::{HintLevel, Method};

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  whydoku solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  whydoku solve puzzle.txt --steps short --view candidates
  whydoku solve puzzle.txt --technique naked-single,hidden-single:row
  whydoku solve puzzle.txt --method passes --trace
  whydoku solve puzzle.txt --method levels --log --steps none
  whydoku solve puzzle.txt --until x-wing --view candidates
  whydoku solve - --json < puzzle.txt
  whydoku solve --quick puzzles.txt -o solutions.txt    a file with one puzzle per line")]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// How each step is shown
    #[arg(long, value_enum, default_value_t = Telling::Full)]
    pub(crate) steps: Telling,
    /// Add a line in this notation to the explanation, or use it for the short line
    #[arg(long, value_enum, default_value_t = Notation::None, value_name = "STYLE")]
    pub(crate) notation: Notation,
    /// Show the board as marked text after every pass
    #[arg(long)]
    pub(crate) trace: bool,
    /// Print the log: digits determined, candidates excluded, and digits down to two spots
    #[arg(long)]
    pub(crate) log: bool,
    /// How to show the board at the end
    #[arg(long, value_enum, default_value_t = Picture::Game)]
    pub(crate) view: Picture,
    /// Stop after this many steps, or just before this technique
    #[arg(long, value_name = "STEP")]
    pub(crate) until: Option<Until>,
    /// Use only these techniques, in this order; naked-pair:row means in rows only
    #[arg(
        long = "technique",
        alias = "techniques",
        value_name = "LIST",
        value_delimiter = ',',
        value_parser = technique::<Search>,
        conflicts_with = "method"
    )]
    pub(crate) techniques: Vec<Search>,
    /// The method: usual, levels, layout or passes
    #[arg(long, value_name = "METHOD", default_value = "usual")]
    pub(crate) method: Method,
    /// Print only the solution, one line per puzzle; `-` if there is none or more than one
    #[arg(long)]
    pub(crate) quick: bool,
    /// With --quick: write a proof of each verdict to this file; `whydoku check` verifies it
    #[arg(long, value_name = "FILE", requires = "quick")]
    pub(crate) certify: Option<PathBuf>,
    /// With --quick: write the solved boards in this format; `convert --list` lists them all
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
  whydoku hint puzzle.txt                     which part of the board to look at
  whydoku hint puzzle.txt --level technique   what to look for
  whydoku hint puzzle.txt --level where       and where
  whydoku hint puzzle.txt --level full        the whole step and why it follows")]
pub(crate) struct HintArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// How much to give away: nudge, technique, where or full
    #[arg(long, default_value = "nudge")]
    pub(crate) level: HintLevel,
    /// Use only these techniques, in this order
    #[arg(long = "technique", alias = "techniques", value_name = "LIST", value_delimiter = ',', value_parser = technique::<Search>)]
    pub(crate) techniques: Vec<Search>,
    /// With --level full: add a line in this notation
    #[arg(long, value_enum, default_value_t = Notation::None, value_name = "STYLE")]
    pub(crate) notation: Notation,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Each step is followed by its effect: the digits it places, the candidates it removes, and how many digits
singles can place afterwards. Of several steps with the same technique and result, only one is shown.
When --time-limit or Ctrl-C ends the search, the steps found so far are shown.
--all uses the usual techniques. Fish that are hard to find by eye (franken, mutant, siamese, kraken, and
those with more than four lines) take longer; --unusual adds them.

Examples:
  whydoku steps puzzle.txt                           the next step, in words
  whydoku steps puzzle.txt --all                     every step the usual techniques find, easiest first
  whydoku steps puzzle.txt --all --unusual           every step that any technique finds
  whydoku steps puzzle.txt --all --technique x-wing,aic --steps full
  whydoku steps puzzle.txt --all --format jsonl      one step per line, for programs
  whydoku steps puzzle.txt --all --json | whydoku verify -")]
pub(crate) struct StepsArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// Show every step that the usual techniques find, not only the easiest
    #[arg(long)]
    pub(crate) all: bool,
    /// With --all: add the fish that are hard to find by eye, so that every technique is used
    #[arg(long, requires = "all", conflicts_with = "technique")]
    pub(crate) unusual: bool,
    /// Use only these techniques, in this order; naked-pair:row means in rows only
    #[arg(long, alias = "techniques", value_name = "LIST", value_delimiter = ',', value_parser = technique::<Search>)]
    pub(crate) technique: Vec<Search>,
    /// Show at most this many steps
    #[arg(long, value_name = "N")]
    pub(crate) limit: Option<usize>,
    /// How each step is shown [default: full for one step, short for several]
    #[arg(long, value_enum)]
    pub(crate) steps: Option<Telling>,
    /// Add a line in this notation to the explanation, or use it for the short line
    #[arg(long, value_enum, default_value_t = Notation::None, value_name = "STYLE")]
    pub(crate) notation: Notation,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Reads the JSON of `solve`, `hint --level full` and `steps`, or that of another program:

  {\"schema\": 1,
   \"puzzle\": \"53..7....6..195....98....6.8...6...34..8.3..17...\",
   \"steps\": [{\"technique\": \"any name, or none\",
              \"conclusions\": [\"r5c5=5\"],
              \"premises\": [{\"cell\": \"r5c5\"}]}]}

A conclusion is r1c2=3 (placed) or r1c2<>3 (removed). A premise is {\"cell\": \"r1c2\"}: the cell holds
one of its candidates; {\"house\": \"row 1\", \"digit\": \"3\"}: the house has the digit somewhere; or
{\"deadly\": [[\"r1c2\", [\"3\", \"5\"]], ...]}: these cells do not all hold these digits, because the puzzle
has one solution (which is checked). Instead of premises, or with them, a step may have an
\"argument\" as `solve --json` writes it; with both, each must prove the step, and a proof in lines may
use only the facts that the premises name. With \"puzzle\", the steps are applied one after another; with
\"position\" instead, each is judged in that position. A judge that knows only the rules proves each
conclusion from the premises of its step.

Exit codes:
  0  all proved
  1  a flaw (the first is named)
  2  the file cannot be read

Examples:
  whydoku solve puzzle.txt --json | whydoku verify -
  whydoku verify path.json --json")]
pub(crate) struct VerifyArgs {
    /// A JSON file, or `-` for standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: String,
}

/// The options of `man`.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  whydoku man > whydoku.1               `man -l whydoku.1` shows it
  whydoku man solve > whydoku-solve.1")]
pub(crate) struct ManArgs {
    /// The command; without it, the page is that of the program, which lists the others
    pub(crate) command: Option<String>,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  whydoku explain                   every technique, by level
  whydoku explain x-wing            what it is, how to see it, why it works, and an example
  whydoku explain 'box/line reduction'
  whydoku explain skyscraper --language de")]
pub(crate) struct ExplainArgs {
    /// The technique, by any of its names; without it, all are listed
    pub(crate) technique: Option<String>,
}
