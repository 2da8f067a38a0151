//! A puzzle in use: solving it by logic with a true verdict, the log of a solution, the rules for
//! one move, and a game with undo, notes, hints and saving. No I/O, no clock, no colours: front
//! ends translate input to calls and results to paint.
mod action;
mod acts;
mod board;
mod game;
mod hint;
mod journal;
mod method;
mod named;
mod paint;
mod path;
mod rules;
#[cfg(feature = "judging")]
mod ruling;
mod save;
mod sketch;
mod stage;
mod walk;
mod why;

pub use action::{Action, Refused};
pub use board::Board;
pub use game::{Game, Progress};
pub use hint::{Hint, HintLevel, UnknownHintLevel};
pub use journal::{Journal, Note, Reasoning};
pub use method::{METHODS, Method, Pace, UnknownMethod};
pub use named::Named;
pub use paint::{Colour, Paint};
pub use path::{Claimed, Effect, Grounds, Path, Refused as NotProved, WrongEnd};
pub use rules::{Illegal, check_move};
#[cfg(feature = "judging")]
pub use ruling::flaw_said;
pub use save::SaveError;
pub use sketch::{Sketch, Spot, Stroke};
pub use walk::{BoardState, GaveUp, Next, Outcome, Walk};
pub use why::{WhyNone, contradiction_words, why_none};
