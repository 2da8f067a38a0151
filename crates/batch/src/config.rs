//! How to run a job, and how it went.
use crate::lock::LockError;
use crate::rows::CLASSES;
use core::fmt;
use std::io;
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// How to run a job. Nothing here changes the rows.
#[derive(Clone, Copy, Debug)]
pub struct Config<'a> {
    /// Worker threads.
    pub jobs: NonZeroUsize,
    /// Bytes read at once; a chunk is about as large. Small chunks distribute slow work evenly.
    pub chunk: usize,
    /// Chunks grow up to this many bytes while lines take almost no time.
    pub largest_chunk: usize,
    /// The length in bytes of the longest line that is read; a longer one is malformed.
    pub longest_line: usize,
    /// Lines given to a worker at once; between two groups it checks whether to stop.
    pub group: usize,
    /// Whether the job continues after a malformed line.
    pub keep_going: bool,
    /// Becomes true when the job must end early, for example in a signal handler.
    pub stop: Option<&'a AtomicBool>,
    /// Time between two checkpoints, and in effect the longest time until `stop` is noticed.
    pub every: Duration,
}

impl Default for Config<'_> {
    fn default() -> Self {
        Self {
            jobs: NonZeroUsize::MIN,
            chunk: 64 << 10,
            largest_chunk: 0,
            longest_line: 64 << 10,
            group: 256,
            keep_going: false,
            stop: None,
            every: Duration::from_millis(500),
        }
    }
}

/// The progress of a job. Everything before it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// Bytes of the input processed, from the start of the input.
    pub offset: u64,
    /// The checksum (CRC-32) of these bytes, from where the job started: that of a shard starts with
    /// the shard.
    pub checksum: u32,
    /// Lines processed, from the start of the input.
    pub lines: u64,
    /// Rows written, including placeholders.
    pub rows: u64,
    /// Malformed lines.
    pub malformed: u64,
    /// Lines on which the worker panicked.
    pub bugs: u64,
    /// Rows of each class; the worker defines what a class means.
    pub classes: [u64; CLASSES],
}

/// Why a job ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The whole input is processed.
    Complete,
    /// A line was malformed, and the job was not to continue. Everything before it is written.
    Malformed,
    /// It was asked to stop. Everything up to the progress reported is written.
    Interrupted,
    /// The reader of the output has gone.
    Closed,
}

/// How a job ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Report {
    /// How far it got.
    pub progress: Progress,
    /// Why it ended.
    pub ending: Ending,
}

/// Why a job failed.
#[derive(Debug)]
pub enum JobError {
    /// The input cannot be read.
    Read(io::Error),
    /// The output cannot be written: which file, and why.
    Write(String, io::Error),
    /// The job cannot be resumed; the reason in words.
    Resume(String),
    /// Another job writes to the same place.
    Locked(LockError),
    /// The input cannot be divided; the reason in words.
    Shard(String),
}

impl fmt::Display for JobError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Read(error) => write!(f, "cannot read the input: {error}"),
            Self::Write(what, error) => write!(f, "cannot write {what}: {error}"),
            Self::Resume(why) => write!(f, "cannot resume: {why}"),
            Self::Locked(error) => write!(f, "{error}"),
            Self::Shard(why) => f.write_str(why),
        }
    }
}

impl core::error::Error for JobError {}
