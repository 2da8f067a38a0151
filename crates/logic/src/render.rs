//! What a reader sees of a step: words, notation, a picture. Each is computed from the step alone
//! (and the shape of the board, for names); nothing here reads a position.
mod hints;
mod hodoku;
pub mod notation;
mod text;
mod view;

pub use crate::telling::{Link, Ray, Role, View};
pub use hints::{look_for, nudge, region, whereabouts};
pub use text::{explain, explain_whole, language_of, left_out, name_of, told};
pub use view::view;
pub use whydoku_words::{Token, plain};
