//! Promises that must hold for any input at all: one function for each promise. The fuzzer calls them with
//! generated inputs (`cargo xtask fuzz`); the tests of this crate replay the stored ones.
#![expect(clippy::missing_panics_doc, reason = "a trial panics when its promise does not hold")]
mod certificate;
mod count;
mod growth;
mod ink;
mod parse;
mod path;
mod print;
mod proof;
mod split;
mod stream;

pub use certificate::trial as certificate;
pub use count::trial as count;
pub use growth::trial as growth;
pub use ink::trial as ink;
pub use parse::trial as parse;
pub use path::trial as path;
pub use print::trial as print;
pub use proof::trial as proof;
pub use split::trial as split;
pub use stream::trial as stream;

/// A trial: its name, and what it does with an input.
pub type Trial = (&'static str, fn(&[u8]));

/// Every trial, by name.
pub const ALL: [Trial; 10] = [
    ("certificate", certificate),
    ("count", count),
    ("growth", growth),
    ("ink", ink),
    ("parse", parse),
    ("path", path),
    ("print", print),
    ("proof", proof),
    ("split", split),
    ("stream", stream),
];
