//! All integration tests of this crate as one program: one is built and linked in a fraction of the time that many take.
//! A new file is a row here; `cargo xtask tidy` says which file has none.
#![allow(clippy::unwrap_used, reason = "a test may stop where it likes")]
mod bad_input;
mod books;
mod carried;
mod check;
mod collect;
mod common;
mod convert;
mod explain;
mod generate;
mod help;
mod ink;
mod limits;
mod manual;
mod many;
mod options;
mod outputs;
mod play;
mod print;
mod rate;
mod reading;
mod readme;
mod scan;
mod scan_bounds;
mod setting;
mod solve;
mod steps;
mod tables;
mod variants;
mod view;
