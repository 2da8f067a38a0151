//! Where rows go.
use crate::config::{JobError, Progress};
use crate::rows::Problem;
use std::io::Write;

/// Takes the output of a job, from one thread, in order.
pub trait Sink {
    /// Takes the text of some rows, and of those for the second output.
    ///
    /// # Errors
    /// When it cannot be written; that ends the job. A broken pipe ends it as
    /// [`Ending::Closed`](crate::Ending::Closed).
    fn rows(&mut self, text: &str, beside: &str) -> Result<(), JobError>;
    /// Takes a problem; its placeholder row, if any, is among the rows. Problems come in the order of the lines,
    /// but after the rows of the lines around them.
    ///
    /// # Errors
    /// When it cannot be written; that ends the job.
    fn problem(&mut self, problem: &Problem) -> Result<(), JobError>;
    /// Called with the progress of the job after everything before it was handed over. `due`: it
    /// is time for a checkpoint; `idle`: nothing else is waiting to be written.
    ///
    /// # Errors
    /// When what was handed over cannot be kept; that ends the job.
    fn progress(&mut self, progress: &Progress, due: bool, idle: bool) -> Result<(), JobError>;
}

/// A sink that writes rows to `out` and discards problems and the second output.
pub fn to_writer<W: Write>(out: W) -> impl Sink {
    ToWriter(out)
}

struct ToWriter<W>(W);

impl<W: Write> Sink for ToWriter<W> {
    fn rows(&mut self, text: &str, _beside: &str) -> Result<(), JobError> {
        self.0.write_all(text.as_bytes()).map_err(|e| JobError::Write("the output".into(), e))
    }
    fn problem(&mut self, _problem: &Problem) -> Result<(), JobError> {
        Ok(())
    }
    fn progress(&mut self, _progress: &Progress, due: bool, idle: bool) -> Result<(), JobError> {
        if !due && !idle {
            return Ok(());
        }
        self.0.flush().map_err(|error| JobError::Write("the output".into(), error))
    }
}
