//! Options for files with a puzzle in each line.
use super::Source;
use crate::args::Input;
use crate::exit::Failure;
use crate::wrap::note;
use clap::Args;
use pencilmark_batch::{Shard, Target};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Once;
use std::thread::available_parallelism;

/// How a file with a puzzle in each line is gone through.
#[derive(Args, Debug)]
#[command(next_help_heading = "Files with a puzzle in each line")]
pub(crate) struct Many {
    /// Worker threads [default: one for each core]
    #[arg(long, short, value_name = "N")]
    pub(crate) jobs: Option<NonZeroUsize>,
    /// Go on behind malformed lines, and exit with 1 in the end
    #[arg(long)]
    pub(crate) keep_going: bool,
    /// Write what is wrong with malformed lines to this file, as JSON lines (see --output)
    #[arg(long, value_name = "FILE")]
    pub(crate) errors: Option<PathBuf>,
    /// Write the rows to this file, which gets its name when it is whole; `-` is standard output
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Go on where the same command was interrupted or killed
    #[arg(long, requires = "output")]
    pub(crate) resume: bool,
    /// Only the Ith of N parts of the file; all parts in order make the whole
    #[arg(long, value_name = "I/N")]
    pub(crate) shard: Option<Shard>,
}

/// Where the outputs of a job go.
#[derive(Debug)]
pub(crate) struct Targets {
    pub(crate) output: Option<Target>,
    pub(crate) errors: Option<Target>,
    pub(crate) beside: Option<Target>,
}

impl Many {
    /// Looks at every place the job writes to, before it begins; `beside` is the option and the
    /// file of a second output.
    pub(crate) fn targets(
        &self,
        source: &Source,
        beside: Option<(&str, &Path)>,
    ) -> Result<Targets, Failure> {
        let mut outputs = source.outputs();
        let mut claim =
            |option: &str, path: &Path| outputs.claim(option, path).map_err(Failure::bad);
        let output = self.output.as_deref().map(|path| claim("--output", path)).transpose()?;
        let errors = self.errors.as_deref().map(|path| claim("--errors", path)).transpose()?;
        let beside = beside.map(|(option, path)| claim(option, path)).transpose()?;
        if output.is_none() {
            outputs.claim_stdout("the rows").map_err(Failure::bad)?;
        }
        Ok(Targets { output, errors, beside })
    }
    /// Worker threads.
    pub(crate) fn workers(&self) -> NonZeroUsize {
        workers(self.jobs)
    }
    /// Whether any of these options was given.
    pub(crate) fn is_used(&self) -> bool {
        self.jobs.is_some()
            || self.keep_going
            || self.errors.is_some()
            || self.output.is_some()
            || self.resume
            || self.shard.is_some()
    }
    /// Whether the last line of the file is among the lines.
    pub(crate) fn is_last(&self) -> bool {
        self.shard.is_none_or(|shard| shard.number() == shard.count())
    }
    /// Whether the rows begin with a heading, if their form has one.
    pub(crate) fn wants_heading(&self) -> bool {
        self.shard.is_none_or(|shard| shard.number() == 1)
    }
}

/// More threads than this for each core only take memory from each other.
const THREADS_PER_CORE: usize = 4;

/// So many worker threads as are asked for, or one for each core; too many are reduced, which is
/// told.
pub(crate) fn workers(asked: Option<NonZeroUsize>) -> NonZeroUsize {
    let cores = available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let Some(asked) = asked else { return cores };
    let most = cores.saturating_mul(NonZeroUsize::MIN.saturating_add(THREADS_PER_CORE - 1));
    if asked > most {
        static TOLD: Once = Once::new();
        TOLD.call_once(|| {
            let each = THREADS_PER_CORE;
            note(format_args!("--jobs {asked} is reduced to {most}, {each} for each core"));
        });
    }
    asked.min(most)
}

#[derive(Args, Debug)]
#[command(after_help = "\
Prints one number a line, at most the limit; 12+ when the time limit came before the end.
Exit codes: 0 every number is 1, 1 some are not or some lines are malformed (with --keep-going),
            2 bad input, 3 some are not known within the time limit

Examples:
  pencilmark count puzzles.txt                       0, 1 or 2 (two or more) for each line
  pencilmark count --limit 1000 - < puzzles.txt
  pencilmark count big.txt -o counts.txt --resume    after a kill, go on where it was")]
pub(crate) struct CountArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// Count solutions up to this number
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) limit: u64,
    #[command(flatten)]
    pub(crate) many: Many,
}
