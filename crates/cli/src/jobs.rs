//! Jobs: one row or several for each line of a file with a puzzle or a certificate per line.
mod answer;
mod class;
mod order;
mod puzzles;
mod sink;
mod targets;
mod watch;
mod workers;

pub(crate) use answer::answer;
pub(crate) use class::{NONE, REJECTED, SEVERAL, UNIQUE, UNKNOWN};
pub(crate) use order::{Order, SMALL_CHUNK, config};
pub(crate) use puzzles::Task;
pub(crate) use targets::Targets;
pub(crate) use workers::workers;
