//! Everything people read, in every language. A language is a folder of files in the syntax of
//! Project Fluent (`languages/`); the build checks it against English and turns it into tables.
//!
//! Code that has something to say makes a [`Said`]: a message and what fills its places. If it
//! misspells the message, leaves a place out or fills one that is not there, it does not compile.
//! The cells, houses and digits stay [`Token`]s until a front end shows them.
//!
//! ```
//! use whydoku_core::{Cell, Digit, House, Shape};
//! use whydoku_words::{Names, said};
//! let shape = Shape::square(9)?;
//! let names = Names::from(&shape);
//! let why = said!("why-hidden-single", {
//!     "house": House::new(9), "cell": Cell::at(0, 4, 9), "digit": Digit::from_number(7),
//! });
//! assert_eq!(why.words(&names), "In row 1, r1c5 is the only cell left that can hold 7.");
//! let german = Names { language: "de".parse()?, ..names };
//! assert_eq!(why.words(&german), "In Zeile 1 kann die 7 nur noch in r1c5 stehen.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```compile_fail
//! // A place that the message does not have.
//! whydoku_words::said!("hint-solved", { "cell": whydoku_core::Cell::at(0, 0, 9) });
//! ```
mod catalogue;
mod language;
mod message;
mod names;
mod page;
mod plural;
mod rule_laws;
mod rule_lines;
mod rule_names;
mod said;
mod telling;

// A program whose boards can have rules must be able to speak of them.
const _: () = assert!(cfg!(feature = "rules") || !whydoku_core::KNOWS_RULES);

pub use language::Language;
pub use message::Message;
pub use names::Names;
pub use page::{first_page, page_sentences};
pub use rule_laws::rule_law;
pub use rule_lines::rule_lines;
pub use rule_names::{cell_sign, rule, rule_below, rule_below_as};
pub use said::{LineNumber, Part, Said, Value};
pub use telling::{Token, plain};
