//! All integration tests of this crate as one program: one is built and linked in a fraction of the time that many take.
//! A new file is a row here; `cargo xtask tidy` says which file has none.
#![allow(clippy::unwrap_used, reason = "a test may stop where it likes")]
mod collection;
mod columns;
mod common;
mod foreign;
mod formats;
mod fpuzzles;
mod kinds;
mod malformed;
mod moves;
mod notation;
mod pasted;
mod printed;
mod programs;
mod robust;
mod round_trip;
mod rules;
mod same;
mod shared;
mod shown;
mod solver_string;
mod table;
mod typed;
mod variety;
mod vectors;
