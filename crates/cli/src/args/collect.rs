//! The options of the commands for collectors.
use super::input::Input;
use super::paper::Scale;
use super::rows::Many;
use clap::{Args, ValueEnum};
use std::path::PathBuf;
use whydoku_formats::Style;

#[derive(Args, Debug)]
#[command(after_help = "\
A puzzle is minimal when it needs every given, and every rule such as a cage, to have one solution.
Rules of the whole board are tried last, so they go only when the rest does not need them.

Examples:
  whydoku minimize puzzle.txt                 one minimal puzzle for each line
  whydoku minimize puzzle.txt --seed 2        possibly a different one
  whydoku minimize puzzle.txt --all 1000      all of them, up to 1000 for each line
  whydoku generate --rules killer | whydoku minimize - --to notation")]
pub(crate) struct MinimizeArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// The seed of the order in which givens and rules are tried
    #[arg(long, default_value_t = 0, value_name = "SEED")]
    pub(crate) seed: u64,
    /// Print all minimal puzzles of each line, up to this number
    #[arg(long, value_name = "MOST", num_args = 0..=1, default_missing_value = "1000")]
    pub(crate) all: Option<u64>,
    /// The output format; `convert --list` lists them all
    #[arg(long, value_name = "FORMAT")]
    pub(crate) to: Option<Style>,
    #[command(flatten)]
    pub(crate) many: Many,
}

#[derive(Args, Debug)]
#[command(after_help = "\
The canonical form of a plain 9x9 board is the first in alphabetical order (`minlex`) of all the boards
that differ from it only by symmetry and by the names of the digits.

Examples:
  whydoku canon puzzles.txt                     the form of each line
  whydoku canon puzzles.txt --automorphisms     and the number of symmetries that map the puzzle to itself
  whydoku canon puzzles.txt --dedupe            one form for each class, in order of appearance
  whydoku canon puzzles.txt --dedupe --keep     the first puzzle of each class, unchanged")]
pub(crate) struct CanonArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// Print the number of automorphisms after each form
    #[arg(long)]
    pub(crate) automorphisms: bool,
    /// Drop puzzles equivalent to an earlier line, in bounded memory
    #[arg(long, conflicts_with_all = ["resume", "shard"])]
    pub(crate) dedupe: bool,
    /// With --dedupe: print the puzzles unchanged
    #[arg(long, requires = "dedupe")]
    pub(crate) keep: bool,
    /// With --dedupe: the folder for temporary files [default: the system's]
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
Changes are applied in this order: transpose, rotate, random, relabel. All board shapes are supported.

Examples:
  whydoku transform puzzle.txt --transpose
  whydoku transform puzzle.txt --rotate 90
  whydoku transform puzzle.txt --relabel 912345678      1 becomes 9, 2 becomes 1, ...
  whydoku transform puzzles.txt --random --seed 7       a random isomorph of each line
  whydoku transform puzzles.txt --relabel first         number the digits in order of appearance")]
pub(crate) struct TransformArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// Swap rows and columns
    #[arg(long)]
    pub(crate) transpose: bool,
    /// Turn the board
    #[arg(long, value_enum, value_name = "DEGREES")]
    pub(crate) rotate: Option<Turn>,
    /// New names for the digits 1, 2, 3, ...; or `first`, in order of first appearance
    #[arg(long, value_name = "DIGITS")]
    pub(crate) relabel: Option<String>,
    /// Shuffle at random: lines, bands and stacks (or turns and reflections), and digits
    #[arg(long)]
    pub(crate) random: bool,
    /// The seed of the random choices
    #[arg(long, default_value_t = 0, value_name = "SEED")]
    pub(crate) seed: u64,
    /// The output format; `convert --list` lists them all
    #[arg(long, value_name = "FORMAT")]
    pub(crate) to: Option<Style>,
    #[command(flatten)]
    pub(crate) many: Many,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  whydoku stats puzzles.txt                     givens, solutions, symmetric patterns
  whydoku stats puzzles.txt --rate se           and a histogram of ratings
  whydoku stats puzzles.txt --rate hodoku --svg chart.svg")]
pub(crate) struct StatsArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// Rate each puzzle too
    #[arg(long, value_enum, value_name = "PROFILE")]
    pub(crate) rate: Option<Scale>,
    /// Draw the histograms to this file
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) many: Many,
}
