//! Books of puzzles: from puzzles to sections by level, with what it takes to solve them, ready for
//! [`whydoku_print::book`]; and puzzles made to order for a book, none of them twice.
//!
//! ```
//! use whydoku_book::{Item, Options, assess, compile};
//! use whydoku_exact::Budget;
//! use whydoku_formats::{Options as Reading, parse};
//!
//! let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let puzzle = parse(line, &Reading::default())?.puzzle;
//! let assessed = assess(&puzzle, &Budget::unlimited());
//! assert_eq!(assessed.level, Some(1));
//! let book = compile(vec![Item::new(puzzle, assessed)], &Options::default());
//! assert_eq!(book.sections[0].heading, "Easy");
//! assert_eq!(whydoku_print::book(&book)?.pages, 7);
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
mod assess;
mod compile;
mod example;
#[cfg(feature = "order")]
mod fill;
mod how_to;
mod item;
mod kind;
mod options;
#[cfg(feature = "order")]
mod order;
mod same;

pub use assess::{Assessed, assess};
pub use compile::compile;
#[cfg(feature = "order")]
pub use fill::{Failed, Watch, fill};
pub use how_to::pages_wanted;
pub use item::Item;
pub use options::{Options, Pages, Rating};
#[cfg(feature = "order")]
pub use order::{Order, OrderError, Ordered};
pub use same::{Key, key};
