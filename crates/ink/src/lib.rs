//! Puzzles as people share them: what is drawn and what the rules say, read together.
//!
//! Setters draw with `SudokuPad` and its like: coloured lines, dots, cages, and beside them a few sentences that say what
//! they mean. Neither is enough alone: a purple line is a renban line for most setters and not for all, and "digits along a
//! line" names no line. [`read`] reads both. It tells what each stroke can be by its form, colour and surroundings, what
//! each sentence says by a grammar in which no word is passed over, tries every assignment of one to the other, and asks
//! the exact solver. A [`Reading`] is sure only if every stroke and every sentence is explained and the puzzle then has
//! exactly one solution, the one that came with it if one did. Otherwise its [doubts](Reading::doubts) name what was not
//! understood, and a person can settle it.
#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "places on a sheet are small numbers, and bounded where they are read"
)]
mod board;
mod claim;
mod colour;
mod draft;
mod figure;
mod group;
mod kinds;
mod make;
mod open;
mod prose;
mod reading;
mod sentences;
mod settle;
mod sheet;
mod words;

pub use colour::{Colour, ColourName};
pub use open::{OpenError, open, open_line};
pub use reading::{Doubt, Meaning, Reading, read};
pub use sentences::{Sentence, sentences};
pub use settle::{SettleError, Settled};
