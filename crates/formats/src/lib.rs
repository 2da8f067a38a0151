//! Reads puzzles from text and writes them to text: no files, no network, no clock.
//!
//! [`parse`] recognises the text it is given and reads it, or says where it went wrong.
//!
//! ```
//! use whydoku_formats::{Format, Options, parse, write};
//! let text = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
//! let parsed = parse(text, &Options::default())?;
//! assert_eq!(parsed.puzzle.given_count(), 30);
//! assert!(write(&parsed.puzzle, Format::BOXED).starts_with("+-------+-------+-------+\n| 5 3 . |"));
//! # Ok::<(), whydoku_formats::ParseError>(())
//! ```
#![cfg_attr(
    not(feature = "foreign"),
    allow(
        dead_code,
        reason = "what only formats of other programs use stays, unused, without them"
    )
)]
mod append;
mod board;
mod candidates;
mod cell_text;
mod cells;
mod clues;
mod codec;
mod codecs;
mod collection;
mod columns;
mod detect;
mod dress;
mod error;
mod excerpt;
mod format;
mod heading;
mod lex;
#[cfg(feature = "foreign")]
mod loose_json;
mod loss;
#[cfg(feature = "foreign")]
mod lz;
mod moves;
#[cfg(feature = "foreign")]
mod notation;
/// Without the formats of other programs no line is read as a rule: see [`may_have_rules`].
#[cfg(not(feature = "foreign"))]
mod notation {
    use crate::error::RuleFault;
    use whydoku_core::{Rule, Shape};

    pub(crate) fn is_rule_line(_: &str) -> bool {
        false
    }
    /// A line of rules in words: without the feature `foreign` none is read.
    ///
    /// # Errors
    /// Always: the first word does not name a rule that is supported here.
    pub fn parse_rule(line: &str, _: &Shape) -> Result<Vec<Rule>, RuleFault> {
        let word = line.split([' ', ':']).next().unwrap_or_default().to_owned();
        Err(RuleFault::Word { word, near: None })
    }
}
#[cfg(feature = "foreign")]
mod packed;
mod parse;
mod parsed;
#[cfg(feature = "foreign")]
mod percent;
#[cfg(feature = "foreign")]
mod printed;
mod prose;
mod raw;
mod refused;
mod regions;
mod rules;
#[cfg(feature = "foreign")]
mod scripts;
#[cfg(not(feature = "foreign"))]
mod scripts {
    /// Digits of other scripts are read where everything is.
    pub(crate) fn plain(text: &str) -> std::borrow::Cow<'_, str> {
        std::borrow::Cow::Borrowed(text)
    }
}
#[cfg(feature = "foreign")]
mod runs;
mod sentences;
mod shape_spec;
#[cfg(feature = "foreign")]
mod shown;
mod solution;
mod style;
mod survey;
mod symbols;
mod text;
#[cfg(feature = "foreign")]
mod typed;
mod usual;
#[cfg(feature = "foreign")]
mod values;
mod warning;
mod words;
mod write;

pub use cell_text::{Axis, CellError, cells_text, parse_cell};
pub use codec::WriteError;
pub use codecs::UnknownFormat;
pub use collection::{Layout, Splitter};
pub use columns::Columns;
#[cfg(feature = "foreign")]
pub use detect::parse_to_show;
pub use detect::{may_be_of_other_program, may_have_rules, parse_line};
pub use error::{ErrorKind, Expectation, ParseError, RuleFault, UnknownRule};
pub use format::Format;
pub use heading::is_heading;
pub use loss::Loss;
pub use moves::{Move, MoveError, parse_move};
pub use notation::parse_rule;
#[cfg(feature = "foreign")]
pub use notation::rule_examples;
#[cfg(feature = "foreign")]
pub use packed::{Drawn, drawn_json};
pub use parse::parse;
pub use parsed::{Label, LibraryCase, Meta, Options, Parsed, Posed};
pub use shape_spec::{ShapeSpecError, parse_shape, shape_text};
#[cfg(feature = "foreign")]
pub use shown::Shown;
pub use style::{Style, losses};
pub use warning::{Ornament, SolutionFault, Warning};
pub use write::{Exporter, export, write};
