//! Sudoku solved the way a person does, every step explained and proved, and everything around
//! it: exact counts, ratings, puzzles to order, formats, pictures, paper. Boards of 4x4 to 36x36
//! (for exact counts up to 144x144), rectangular boxes, jigsaws, diagonals, windows.
//!
//! This crate adds nothing of its own: it collects the crates of the project, so that one dependency
//! is enough. Each module is one of them, with its own front page.
//!
//! ```toml
//! [dependencies]
//! whydoku = { git = "..." }
//! ```
//!
//! # Getting started
//!
//! Text becomes a [`Puzzle`]; a [`Walk`] solves it by logic; every [`Step`] can be explained in words.
//!
//! ```
//! use whydoku::prelude::*;
//!
//! let text = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
//! let parsed = parse(text, &Options::default())?;
//! assert_eq!(parsed.summary(), "read as one line of cells: 9x9 board, 30 givens");
//!
//! let mut walk = Walk::new(&parsed.puzzle, Method::usual())?;
//! let steps = walk.run();
//! let because = steps[0].explain(parsed.puzzle.shape());
//! assert_eq!(because, "In box 2, r1c6 is the only cell left that can hold 8.");
//! assert_eq!(walk.outcome(&Budget::unlimited()), Outcome::Solved);
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! # Overview
//!
//! | you want to | start with | example | feature |
//! |---|---|---|---|
//! | read any text, link or file | [`formats::parse`], for collections [`formats::Splitter`] | `parse`, `convert` | |
//! | write it, in any format | [`formats::export`], [`formats::losses`] | `convert` | |
//! | solve with reasons | [`session::Walk`], [`Step::explain`], [`logic::render`] | `solve` | |
//! | see all steps of a position | [`logic::position()`] | `draw` | |
//! | have a step judged, ours or not | [`logic::verify::Judge`], [`session::Path`] | `solve`, `verify` | |
//! | play: moves, undo, hints | [`session::Game`] | `hint` | |
//! | count solutions exactly | [`exact::count`], [`exact::solve`] | `count` | |
//! | the same for millions | [`exact::Batch`] | `count` | |
#![cfg_attr(
    feature = "ink",
    doc = "| read what is drawn, with its rules in words | [`ink::open`] | `drawn` | `ink` |"
)]
#![cfg_attr(
    feature = "rate",
    doc = "| rate its difficulty | [`rate::rated`], with more options [`rate::se`], [`rate::hodoku`], [`rate::whydoku`] | `rate` | `rate` |"
)]
#![cfg_attr(
    feature = "generate",
    doc = "| make puzzles | [`generate::Maker`] | `generate` | `generate` |\n\
           | make them minimal | [`generate::minimal_of`] | `minimize` | `generate` |"
)]
#![cfg_attr(
    feature = "canon",
    doc = "| find which are the same | [`canon::canonical`] | `canon` | `canon` |"
)]
#![cfg_attr(
    feature = "draw",
    doc = "| draw as text or SVG | [`draw::text`], [`draw::svg`] | `draw` | `draw` |"
)]
#![cfg_attr(
    feature = "print",
    doc = "| draw as PNG, print as PDF | [`print::png`], [`print::booklet`], [`print::lesson`] | `draw`, `print` | `print` |"
)]
#![cfg_attr(
    feature = "certificates",
    doc = "| certify a verdict | [`certify::certify`], [`proof::check`] | `certificate` | `certificates` |"
)]
#![cfg_attr(
    feature = "json",
    doc = "| read and write JSON | [`wire::to_json`], [`wire::from_json`] | `verify` | `json` |"
)]
//!
//! The examples are in `examples/` of this crate: `cargo run -p whydoku --example solve`. Every
//! one of them is run by the tests.
//!
//! # Features
//!
//! All are on by default, except `cadical`, which uses a faster engine, written in C++, for boards with 21 or more
//! cells per row. With `default-features = false`, reading, writing, solving, games and exact counts remain; only
//! `print` brings the libraries for PNG, PDF and QR codes.
//!
//! # Guarantees
//!
//! * No input makes a function panic, unless its documentation says so. *No solution*, *several
//!   solutions* and *stuck* are answers; errors name the place and the fix.
//! * The same input gives the same result on every run and machine. Nothing here reads a clock,
//!   files, the environment or random bits: budgets call a function of yours, randomness has a seed.
//! * Work that may take a long time takes a [`Stop`], which asks a function of yours whether to stop, or a
//!   [`Budget`] of search nodes with one.
pub use whydoku_core as board;
pub use whydoku_exact as exact;
pub use whydoku_formats as formats;
pub use whydoku_logic as logic;
pub use whydoku_session as session;
pub use whydoku_words as words;

#[cfg(feature = "books")]
pub use whydoku_book as books;
#[cfg(feature = "canon")]
pub use whydoku_canon as canon;
#[cfg(feature = "certificates")]
pub use whydoku_certify as certify;
#[cfg(feature = "draw")]
pub use whydoku_draw as draw;
#[cfg(feature = "generate")]
pub use whydoku_generate as generate;
#[cfg(feature = "ink")]
pub use whydoku_ink as ink;
#[cfg(feature = "print")]
pub use whydoku_print as print;
#[cfg(feature = "certificates")]
pub use whydoku_proof as proof;
#[cfg(feature = "rate")]
pub use whydoku_rate as rate;
#[cfg(feature = "generate")]
pub use whydoku_setting as setting;
#[cfg(feature = "json")]
pub use whydoku_wire as wire;

/// What most programs need: `use whydoku::prelude::*;`.
pub mod prelude {
    pub use crate::board::{Candidate, Cell, Digit, Entry, Puzzle, Shape, Stop};
    pub use crate::exact::{Budget, Verdict, count, is_unique, solve};
    pub use crate::formats::{Format, Options, ParseError, Parsed, export, parse};
    pub use crate::logic::{Level, Position, Search, Step, Technique, position};
    #[cfg(feature = "rate")]
    pub use crate::rate::{Rated, Scale, rated};
    pub use crate::session::{Game, Hint, HintLevel, Method, Outcome, Walk};
    pub use crate::words::{Language, Names};
}

pub use whydoku_core::{Cell, Digit, Entry, Puzzle, Shape, Stop};
pub use whydoku_exact::{Budget, Verdict};
pub use whydoku_formats::{ParseError, parse};
pub use whydoku_logic::{Step, Technique};
pub use whydoku_session::{Game, Method, Outcome, Walk};
