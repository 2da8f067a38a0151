//! What a reader sees of a step: words, notation, a picture. Each is computed from the step alone
//! (and the shape of the board, for names); nothing here looks at a position.
mod english;
mod english_chains;
mod english_exotic;
mod english_fish;
mod english_modern;
mod english_patterns;
mod english_sets;
mod english_unique;
mod german;
mod german_chains;
mod german_exotic;
mod german_fish;
mod german_modern;
mod german_names;
mod german_sets;
mod german_unique;
mod hints;
mod hodoku;
pub mod notation;
mod sentence;
mod text;
mod view;

pub use hints::{look_for, nudge, whereabouts};
pub use sentence::Phrase;
pub(crate) use sentence::Sentence;
pub use text::{Token, explain, explain_in, language_of, name_of, plain, told};
pub use view::{Link, Role, View, view};
