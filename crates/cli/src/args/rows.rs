//! Options for files with one puzzle per line, and those of `count`.
use super::input::Input;
use clap::Args;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use whydoku_batch::Shard;

/// How a file with one puzzle per line is processed.
#[derive(Args, Debug)]
#[command(next_help_heading = "Files with one puzzle per line")]
pub(crate) struct Many {
    /// Worker threads [default: one for each core]
    #[arg(long, short, value_name = "N")]
    pub(crate) jobs: Option<NonZeroUsize>,
    /// Skip malformed lines, and exit with code 1 at the end
    #[arg(long)]
    pub(crate) keep_going: bool,
    /// Report malformed lines to this file as JSON lines (see --output)
    #[arg(long, value_name = "FILE")]
    pub(crate) errors: Option<PathBuf>,
    /// Write the rows to this file, which appears once it is complete; `-` is standard output
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Continue where the same command was interrupted or killed
    #[arg(long, requires = "output")]
    pub(crate) resume: bool,
    /// Process only part I of N; the outputs of all parts, in order, make up the whole
    #[arg(long, value_name = "I/N")]
    pub(crate) shard: Option<Shard>,
}

impl Many {
    /// Whether any of these options was given.
    pub(crate) fn is_used(&self) -> bool {
        self.jobs.is_some()
            || self.keep_going
            || self.errors.is_some()
            || self.output.is_some()
            || self.resume
            || self.shard.is_some()
    }
    /// Whether the last line of the file is among these lines.
    pub(crate) fn is_last(&self) -> bool {
        self.shard.is_none_or(|shard| shard.number() == shard.count())
    }
    /// Whether the rows start with a heading, if their form has one.
    pub(crate) fn wants_heading(&self) -> bool {
        self.shard.is_none_or(|shard| shard.number() == 1)
    }
}

#[derive(Args, Debug)]
#[command(after_help = "\
Prints one number per line, up to the limit; 12+ means that the time limit ended the count at 12.

Exit codes:
  0  every number is 1
  1  some are not, or some lines are malformed (with --keep-going)
  2  bad input
  3  some counts were not finished within the time limit

Examples:
  whydoku count puzzles.txt                       0, 1 or 2 (meaning two or more) for each line
  whydoku count --limit 1000 - < puzzles.txt
  whydoku count big.txt -o counts.txt --resume    continue an interrupted job")]
pub(crate) struct CountArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// Count solutions up to this number
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) limit: u64,
    #[command(flatten)]
    pub(crate) many: Many,
}
