//! Pictures made of characters, for terminals and text files.
//!
//! Three views of one position: [`game`] shows digits, [`candidates`] also what is still possible,
//! [`levels`] one small board for each digit. Each can show a step on top ([`render::view`]): a
//! sign before a digit shows the part it plays, and lines below the board explain the signs.
//! With [`Paint::Ansi`] the same characters get colours; removing the colours leaves exactly
//! what [`Paint::Plain`] draws, so colour is never the only carrier of a meaning.
//!
//! Every character used is one column wide. Every line ends with a line feed.
//!
//! [`render::view`]: whydoku_logic::render::view
mod board;
mod candidates;
mod canvas;
mod clues;
mod frame;
mod game;
mod ink;
mod legend;
mod levels;
mod look;

pub use candidates::candidates;
pub use game::game;
pub use levels::levels;
pub use look::{Charset, Paint, TextLook};
