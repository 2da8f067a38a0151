//! The options of the commands for collectors.
use super::input::Input;
use super::output::Scale;
use super::rows::Many;
use clap::{Args, ValueEnum};
use pencilmark_formats::Style;
use std::path::PathBuf;

#[derive(Args, Debug)]
#[command(after_help = "\
A puzzle is minimal when every given is necessary for its one solution.

Examples:
  pencilmark minimize puzzle.txt                 one minimal puzzle of each line
  pencilmark minimize puzzle.txt --seed 2        perhaps another
  pencilmark minimize puzzle.txt --all 1000      all of them, at most 1000 for each line")]
pub(crate) struct MinimizeArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// Where randomness begins: in which order givens are tried
    #[arg(long, default_value_t = 0, value_name = "SEED")]
    pub(crate) seed: u64,
    /// All minimal puzzles of each line, at most so many
    #[arg(long, value_name = "MOST", num_args = 0..=1, default_missing_value = "1000")]
    pub(crate) all: Option<u64>,
    /// The format to write; `convert --list` names them
    #[arg(long, value_name = "FORMAT")]
    pub(crate) to: Option<Style>,
    #[command(flatten)]
    pub(crate) many: Many,
}

#[derive(Args, Debug)]
#[command(after_help = "\
The canonical form of a plain 9x9 board is, among all that are the same but for symmetry and the names
of digits, the one whose line comes first (`minlex`).

Examples:
  pencilmark canon puzzles.txt                     a form for each line
  pencilmark canon puzzles.txt --automorphisms     and how many symmetries leave the puzzle as it is
  pencilmark canon puzzles.txt --dedupe            one form for each class, in order of appearance
  pencilmark canon puzzles.txt --dedupe --keep     the first puzzle of each class as it was")]
pub(crate) struct CanonArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// Print the number of automorphisms behind each form
    #[arg(long)]
    pub(crate) automorphisms: bool,
    /// Leave out what is the same as a line before; the memory this takes is bounded
    #[arg(long, conflicts_with_all = ["resume", "shard"])]
    pub(crate) dedupe: bool,
    /// With --dedupe: print the puzzles as they were
    #[arg(long, requires = "dedupe")]
    pub(crate) keep: bool,
    /// With --dedupe: the folder for files that go with the program [default: the system's]
    #[arg(long, value_name = "FOLDER", requires = "dedupe")]
    pub(crate) scratch: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) many: Many,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum Turn {
    /// A quarter turn clockwise
    #[value(name = "90")]
    Quarter,
    /// A half turn
    #[value(name = "180")]
    Half,
    /// A quarter turn the other way
    #[value(name = "270")]
    ThreeQuarters,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Changes are made in this order: transpose, rotate, random, relabel. Boards of every shape.

Examples:
  pencilmark transform puzzle.txt --transpose
  pencilmark transform puzzle.txt --rotate 90
  pencilmark transform puzzle.txt --relabel 912345678      1 becomes 9, 2 becomes 1, ...
  pencilmark transform puzzles.txt --random --seed 7       another random isomorph of each line
  pencilmark transform puzzles.txt --relabel first         digits in the order of appearance")]
pub(crate) struct TransformArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// Rows become columns
    #[arg(long)]
    pub(crate) transpose: bool,
    /// Turn the board
    #[arg(long, value_enum, value_name = "DEGREES")]
    pub(crate) rotate: Option<Turn>,
    /// New names of the digits 1, 2, 3, ...; or `first`: by first appearance
    #[arg(long, value_name = "DIGITS")]
    pub(crate) relabel: Option<String>,
    /// A random isomorph: lines, bands, stacks (or turns and reflections) and digits
    #[arg(long)]
    pub(crate) random: bool,
    /// Where randomness begins
    #[arg(long, default_value_t = 0, value_name = "SEED")]
    pub(crate) seed: u64,
    /// The format to write; `convert --list` names them
    #[arg(long, value_name = "FORMAT")]
    pub(crate) to: Option<Style>,
    #[command(flatten)]
    pub(crate) many: Many,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  pencilmark stats puzzles.txt                     givens, solutions, symmetric patterns
  pencilmark stats puzzles.txt --rate se           and a histogram of ratings
  pencilmark stats puzzles.txt --rate hodoku --svg chart.svg")]
pub(crate) struct StatsArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// Rate each puzzle too
    #[arg(long, value_enum, value_name = "PROFILE")]
    pub(crate) rate: Option<Scale>,
    /// Draw the histograms into this file
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) many: Many,
}
