//! Plain 9x9 boards: many at once, one puzzle or search node in each 16-bit lane of a vector.
// The methods of the vectors must be inlined into functions compiled for the instruction set, and
// closures and iterators over them are not always; hence the loops over indices.
#![allow(clippy::inline_always, clippy::needless_range_loop, reason = "see above")]
mod backend;
#[cfg(target_arch = "x86_64")]
mod boxes;
mod branch;
mod classic;
mod count;
mod cuts;
mod engine;
mod kernel;
mod lanes;
mod moves;
mod others;
mod planes;
mod portable;
mod processor;
mod rest;
mod run;
mod several;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod simd;
mod start;
mod sweep;
mod task;
mod waiting;

pub use backend::Backend;
pub use classic::Classic;
pub(crate) use classic::sets_of;
pub(crate) use count::count_one;
pub use others::{Known, other_solutions, other_solutions_on};
pub(crate) use several::{count_into, solve_into};
pub(crate) use start::Start;
