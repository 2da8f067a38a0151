//! A stream of lines becomes a stream of rows: on all cores, in order, in constant memory. A job that
//! was killed can continue where it stopped.
//!
//! A reader cuts the input into chunks at line ends, workers turn chunks into rows, and one writer
//! puts them back in order. The number of chunks in flight is bounded by the number of workers. The bytes
//! that come out depend neither on the number of workers, nor on the size of the chunks, nor on timing.
//!
//! [`run`] is the stream itself, over anything that can be read. [`Files`] adds what a job with an
//! output file needs: the output grows in `NAME.part` and gets its name when it is complete, and a
//! checkpoint beside it lets the job resume, if nothing it has read and written has changed.
//!
//! [`Outputs`] checks every place that a command is going to write before the work begins. A
//! [`Target`] is written completely or not at all, and by one program at a time ([`Lock`]). Every
//! command writes its files this way.
//!
//! This crate knows nothing about Sudoku. It belongs to the front end: it starts threads, reads the
//! clock and writes files.
//!
//! ```
//! use whydoku_batch::{
//!     Config, Ending, InputLine, Problem, Progress, Rows, Worker, run, to_writer,
//! };
//!
//! struct Lengths;
//! impl Worker for Lengths {
//!     type Scratch = ();
//!     fn scratch(&self) {}
//!     fn line(&self, line: InputLine<'_>, (): &mut (), rows: &mut Rows) {
//!         rows.row(0, |row| row.push_str(&line.text.len().to_string()));
//!     }
//!     fn placeholder(&self, _problem: &Problem, row: &mut String) {
//!         row.push('-');
//!     }
//! }
//!
//! let mut out = Vec::new();
//! let input = std::io::Cursor::new("one\nthree\n");
//! let report = run(input, Progress::default(), &Config::default(), &Lengths, &mut to_writer(&mut out))?;
//! assert_eq!((out.as_slice(), report.ending), (&b"3\n5\n"[..], Ending::Complete));
//! # Ok::<(), whydoku_batch::JobError>(())
//! ```
mod checkpoint;
mod chunk;
mod config;
mod disk;
mod files;
mod growing;
mod input;
mod lock;
mod outputs;
mod pace;
mod pipeline;
mod place;
mod reader;
mod resume;
mod rows;
mod sink;
mod sum;
mod target;

pub use config::{Config, Ending, JobError, Progress, Report};
pub use disk::{Disk, DiskFile, RealDisk};
pub use files::{Files, Job, Observer};
pub use input::{Input, Shard, UnknownShard};
pub use lock::{Lock, LockError};
pub use outputs::{Outputs, Refused};
pub use pipeline::run;
pub use rows::{CLASSES, InputLine, Problem, ProblemKind, Rows, Worker};
pub use sink::{Sink, to_writer};
pub use target::{Draft, Locked, Target, WriteFailed};
