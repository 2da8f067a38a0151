//! Exit codes and failures.
use core::fmt;
use std::io;
use std::process::ExitCode;

/// How the program ended. The numbers are part of its interface; `whydoku --help` lists them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Exit {
    /// Solved, unique, legal, or simply done.
    Fine = 0,
    /// The puzzle has no solution, or the move is not legal.
    NoSolution = 1,
    /// Bad input or bad usage; nothing was done.
    BadInput = 2,
    /// The time limit came before the answer.
    Unknown = 3,
    /// The techniques in force are exhausted.
    Stuck = 4,
    /// The puzzle has several solutions.
    Several = 5,
    /// Ctrl-C was pressed (SIGINT).
    Interrupted = 130,
    /// The program was told to end (SIGTERM).
    Terminated = 143,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// The reason why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The input is wrong; the message names the place and the fix.
    Bad(String),
    /// Reading or writing failed.
    Io(io::Error),
}

impl Failure {
    pub(crate) fn bad(message: impl fmt::Display) -> Self {
        Self::Bad(message.to_string())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bad(message) => f.write_str(message),
            Self::Io(error) => write!(f, "{error}"),
        }
    }
}
