//! Puzzles from text and to text: no files, no network, no clock.
//!
//! [`parse`] recognises what it is given and reads it, or says where it went wrong.
//!
//! ```
//! use pencilmark_formats::{Options, Style, parse, write};
//! let text = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
//! let parsed = parse(text, &Options::default())?;
//! assert_eq!(parsed.puzzle.given_count(), 30);
//! assert!(write(&parsed.puzzle, Style::Boxed).starts_with("+-------+-------+-------+\n| 5 3 . |"));
//! # Ok::<(), pencilmark_formats::ParseError>(())
//! ```
mod board;
mod candidates;
mod cell_text;
mod collection;
mod detect;
mod dress;
mod error;
mod error_text;
mod excerpt;
mod foreign;
mod formats;
mod german;
mod lex;
mod loss;
mod lz;
mod moves;
mod parsed;
mod prose;
mod regions;
mod shape_spec;
mod style;
mod survey;
mod symbols;
mod text;
mod warning;
mod write;

pub use cell_text::{CellError, Line, cells_text, parse_cell};
pub use collection::{Layout, Splitter, is_heading};
pub use detect::{parse, parse_line};
pub use error::{ErrorKind, Expectation, ParseError};
pub use foreign::{KNOWS_FOREIGN, may_be_of_other_program};
pub use loss::{Loss, losses};
pub use moves::{Move, MoveError, parse_move};
pub use parsed::{Format, Label, LibraryCase, Meta, Options, Parsed, UnknownFormat};
pub use shape_spec::{ShapeSpecError, parse_shape, shape_text};
pub use style::{Style, UnknownStyle};
pub use warning::Warning;
pub use write::{WriteError, export, write};
