//! The options of `whydoku generate`.
use super::telling::technique;
use clap::Args;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use whydoku_formats::Style;
use whydoku_generate::{Difficulty, Mirror, Need, RuleKind};
use whydoku_logic::Technique;

/// What follows the options; `OTHERS` stands for the kinds of rules that it does not name itself.
const AFTER: &str = "\
The same seed and options always give the same puzzles, on any number of cores.
Without --minimal and --clues, givens are removed (in symmetric sets) until no more can go.

Levels for plain 9x9 boards, by the hardest technique needed, as HoDoKu rates them:
  easy     singles
  medium   locked candidates, pairs and triples
  hard     X-wings and other fish, wings, colours, unique rectangles
  unfair   chains and almost locked sets
  extreme  nets, templates and trial and error
For other boards use our own levels, 'whydoku 1' to 'whydoku 5', or easy: singles solve it (with rules beyond houses,
level 1 or 2). Givens are added until a puzzle is as easy as that.

Kinds of rules for --rules:
  killer                        cages with sums, which cover the board
  anti-knight, anti-king        cells a move apart differ
  non-consecutive               neighbours are not consecutive
  white-dots, black-dots, dots  neighbours differ by one, or one is twice the other
  xv                            neighbours that add up to 10 and 5
  all-dots, all-xv              and where there is no mark, neighbours do not
  OTHERS
Each kind is needed for the solution to be unique. --minimal removes superfluous cages and marks too.

Examples:
  whydoku generate                                    one puzzle
  whydoku generate -n 1000 --minimal --seed 7         the same thousand every time
  whydoku generate --symmetry 180 --clues 26..30
  whydoku generate --difficulty hard                  a level, see above
  whydoku generate --difficulty 'se 4.2..4.4'         rated as Sudoku Explainer does
  whydoku generate --technique xy-wing                needs an XY-wing besides singles
  whydoku generate --technique jellyfish --need once --time-limit 10
  whydoku generate --size 16 --minimal
  whydoku generate --size 16 --difficulty easy        any size, shape and rules
  whydoku generate --shape 2x3+diagonals
  whydoku generate --jigsaw 9                         random regions, different for each puzzle
  whydoku generate --rules killer                     with cages; rules are written in words
  whydoku generate --rules anti-knight,dots
  whydoku generate --rules killer --minimal           no cage is superfluous
  whydoku generate --rules killer --jigsaw 7 --to fpuzzles-link
  whydoku generate --rules xv --difficulty 'whydoku 2..3'
  whydoku generate --pattern heart.txt                givens wherever the file has no . or 0
  whydoku generate -n 1000 --near puzzle.txt --change -1+1
  whydoku generate -n 20 --unbiased                   minimal, with weights for statistics
  whydoku generate --book order.toml -o book.pdf      a book for a printing house; order.toml:
      title = 'Sudoku for Trains'
      paper = '6x9in'
      seed = 7                     the same seed makes the same book
      series = 'earlier'           a folder: none of the puzzles in it comes again
      [[section]]
      heading = 'Warm-up'
      count = 100
      level = 'easy'               easy, medium, hard, very hard, extreme; or 1..2
      symmetry = '180'
      [[section]]
      count = 20
      rules = ['killer']";

fn after_help() -> String {
    let names = RuleKind::all().map(RuleKind::name).filter(|name| !AFTER.contains(name));
    AFTER.replace("OTHERS", &names.collect::<Vec<_>>().join(", "))
}

#[derive(Args, Debug)]
#[command(after_help = after_help())]
pub(crate) struct GenerateArgs {
    /// The number of puzzles
    #[arg(short = 'n', long, default_value_t = 1, value_name = "N")]
    pub(crate) count: u64,
    /// The seed of the random choices; printed if you do not give one
    #[arg(long, value_name = "SEED")]
    pub(crate) seed: Option<u64>,
    /// The shape of the board: 3x4, 16 or jigsaw:..., optionally followed by +diagonals or +windows
    #[arg(long, value_name = "SHAPE")]
    pub(crate) shape: Option<String>,
    /// The number of digits, with the usual boxes: 4, 6, 9, 12, 16, 25, 36
    #[arg(long, value_name = "N", conflicts_with = "shape")]
    pub(crate) size: Option<usize>,
    /// Make jigsaws with this many digits and random regions
    #[arg(long, value_name = "N", conflicts_with_all = ["shape", "size"])]
    pub(crate) jigsaw: Option<usize>,
    /// Kinds of rules, such as killer or anti-knight,dots; see below
    #[arg(long, value_name = "KINDS", value_delimiter = ',', conflicts_with = "near")]
    pub(crate) rules: Vec<RuleKind>,
    /// Make minimal puzzles: every given is necessary
    #[arg(long)]
    pub(crate) minimal: bool,
    /// The number of givens
    #[arg(long, value_name = "MIN..MAX")]
    pub(crate) clues: Option<Clues>,
    /// The symmetry of the pattern of givens: none, 180, 90, left-right, up-down, diagonal,
    /// antidiagonal, cross, diagonals or full
    #[arg(long, value_name = "NAME", default_value = "none")]
    pub(crate) symmetry: Mirror,
    /// A file with a picture of the pattern: a cell is given unless it is . 0 _ or *
    #[arg(long, value_name = "FILE")]
    pub(crate) pattern: Option<PathBuf>,
    /// A level (easy, medium, hard, unfair, extreme; as HoDoKu rates) or a rating: 'se 4.2..4.4'
    #[arg(long, value_name = "RATING")]
    pub(crate) difficulty: Option<Difficulty>,
    /// A technique the puzzle must need
    #[arg(long, alias = "techniques", value_name = "NAME", value_parser = technique::<Technique>)]
    pub(crate) technique: Option<Technique>,
    /// How the technique is needed: `only`, nothing else beyond singles; `once`, the same, and exactly
    /// one time; `bottleneck`, as the hardest of the usual order
    #[arg(long, value_name = "HOW", default_value = "only", requires = "technique")]
    pub(crate) need: Need,
    /// Make puzzles close to this one (a puzzle, or a file with one)
    #[arg(long, alias = "from", value_name = "PUZZLE", conflicts_with_all = ["shape", "size", "jigsaw"])]
    pub(crate) near: Option<String>,
    /// How close: the number of givens to remove and the number to add
    #[arg(
        long,
        value_name = "-K+K",
        default_value = "-1+1",
        requires = "near",
        allow_hyphen_values = true
    )]
    pub(crate) change: Change,
    /// Minimal puzzles with a known bias, each with the weight that corrects it
    #[arg(long)]
    pub(crate) unbiased: bool,
    /// Make a book as this file of TOML orders it (docs/BOOKS.md): --output names the PDF; its puzzles go beside it, in a file that ends in .txt
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = [
            "count", "seed", "shape", "size", "jigsaw", "rules", "minimal", "clues", "symmetry", "pattern",
            "difficulty", "technique", "near", "unbiased", "to"
        ]
    )]
    pub(crate) book: Option<PathBuf>,
    /// With --book: write the cover, too, to this PDF: back, spine and front as one sheet
    #[arg(long, value_name = "FILE", requires = "book")]
    pub(crate) cover: Option<PathBuf>,
    /// Worker threads [default: one for each core]
    #[arg(long, short, value_name = "N")]
    pub(crate) jobs: Option<NonZeroUsize>,
    /// The output format; `convert --list` lists them all
    #[arg(long, value_name = "FORMAT")]
    pub(crate) to: Option<Style>,
    /// Write the puzzles to this file
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

/// A range of numbers of givens: `24`, `22..26`, `..26` or `30..`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Clues {
    pub(crate) least: usize,
    pub(crate) most: Option<usize>,
}

impl core::str::FromStr for Clues {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{text:?} is not a range of numbers; write 24, 22..26 or 30..");
        let number = |text: &str| text.parse::<usize>().map_err(|_| wrong());
        let (least, most) = match text.split_once("..") {
            None => (number(text)?, Some(number(text)?)),
            Some((least, most)) => {
                let least = if least.is_empty() { 0 } else { number(least)? };
                (least, if most.is_empty() { None } else { Some(number(most)?) })
            }
        };
        match most {
            Some(most) if most < least => {
                Err(format!("{text:?} begins with the larger number; write {most}..{least}"))
            }
            most => Ok(Self { least, most }),
        }
    }
}

/// How far from another puzzle: `-1+1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Change {
    pub(crate) minus: usize,
    pub(crate) plus: usize,
}

/// More than this changes nearly everything, and would never end.
const MOST_CHANGES: usize = 5;

impl core::str::FromStr for Change {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let parts = text.strip_prefix('-').and_then(|text| text.split_once('+'));
        let numbers =
            parts.and_then(|(minus, plus)| Some((minus.parse().ok()?, plus.parse().ok()?)));
        match numbers {
            Some((minus, plus)) if minus <= MOST_CHANGES && plus <= MOST_CHANGES => {
                Ok(Self { minus, plus })
            }
            _ => Err(format!(
                "{text:?} is not a change; write -1+1, up to -{MOST_CHANGES}+{MOST_CHANGES}"
            )),
        }
    }
}
